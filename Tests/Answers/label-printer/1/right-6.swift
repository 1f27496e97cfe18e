func attempt<V, E>(_ n: Int, _ f: (Int) throws(E) -> V) throws(E) -> V {
  precondition(n >= 1, "n must be at least 1")
  return try again(1, n, f)
}

private func again<V, E>(_ k: Int, _ n: Int, _ f: (Int) throws(E) -> V) throws(E) -> V {
  guard k < n else { return try f(k) }
  let result: Result<V, E>
  do throws(E) { result = .success(try f(k)) } catch { result = .failure(error) }
  if case .success(let value) = result { return value }
  return try again(k + 1, n, f)
}
