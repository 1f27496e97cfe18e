protocol Problem: Error {
  var text: String { get }
}

extension String: @retroactive Error, Problem {
  var text: String { self }
}
