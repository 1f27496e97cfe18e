/// The checkout that the tests were built from.
enum Checkout {
  static let root = #filePath.split(separator: "/").dropLast(4).reduce("") { $0 + "/" + $1 }
}
