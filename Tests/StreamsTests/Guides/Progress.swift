/// How far a ``Transfer`` has come.
struct Progress {
  let percent: Int
}
