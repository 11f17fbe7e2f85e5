/// A stream that is fed from outside: an observer and an observable at once.
public protocol SubjectType<Element>: ObservableType, ObserverType {}
