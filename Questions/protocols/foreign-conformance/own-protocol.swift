protocol Sortable {
  var sortKey: String { get }
}

extension String: @retroactive Sortable {
  var sortKey: String { self }
}
