/// The checkout that the tests were built from.
public enum Checkout {
  /// The folder of `Package.swift`.
  public static let root = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
}
