extension ObservableType {
  /// Splits the stream into one stream for each key.
  ///
  /// A group is handed out before its first element. It outlives the subscription to the result: the
  /// source is left when neither the result nor a group is observed. All groups end as the source does.
  ///
  /// - Parameter keySelector: Makes the key; an error that it throws ends the stream and all groups.
  /// - Returns: The groups, in the order of their first elements.
  @inlinable
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    let source = asObservable()
    return Observable<GroupedObservable<Key, Element>> { observer in
      let groups = Cell<[Key: Broadcast<Element>]>([:])
      let inOrder = Cell<[Broadcast<Element>]>([])
      let subscription = CountedSubscription { failure in
        let ending = inOrder.value
        (groups.value, inOrder.value) = ([:], [])
        for group in ending { group.send(end: failure) }
        observer.subscription.end(failure)
      }
      subscription.hold(for: observer.subscription)
      source.attach(
        Observer(subscription) { element in
          do {
            let key = try keySelector(element)
            if let group = groups.value[key] { return group.send(element) }
            if observer.isDisposed { return }
            let group = Broadcast<Element>()
            groups.value[key] = group
            inOrder.value.append(group)
            observer.onNext(
              GroupedObservable(
                key: key,
                source: Observable { member in
                  subscription.hold(for: member.subscription)
                  group.attach(member)
                }))
            group.send(element)
          } catch {
            subscription.end(error)
          }
        })
    }
  }
}
