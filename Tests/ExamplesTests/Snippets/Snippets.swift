/// The code of the documentation's articles, as it stands there; each function prints what its article
/// says that it does.
@MainActor
enum Snippets {
  typealias Printing = @MainActor (String) -> Void
}
