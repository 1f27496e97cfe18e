/// A JSON value; objects keep the order in which their members stand.
public enum JSON: Sendable {
  /// The word `null`.
  case null
  /// The word `true` or `false`.
  case bool(Bool)
  /// A number that is written without fraction and exponent.
  case integer(Int)
  /// Any other number.
  case number(Double)
  /// Text.
  case string(String)
  /// Values in order.
  case array([JSON])
  /// Members in order.
  case object([(String, JSON)])
}

extension JSON {
  /// An object without the members that have no value.
  public static func object(omittingNil members: [(String, JSON?)]) -> JSON {
    .object(members.compactMap { key, value in value.map { (key, $0) } })
  }

  /// An array of strings.
  public static func strings(_ texts: some Sequence<String>) -> JSON {
    .array(texts.map(JSON.string))
  }

  /// An array of whole numbers.
  public static func integers(_ numbers: some Sequence<Int>) -> JSON {
    .array(numbers.map(JSON.integer))
  }

  /// A string, or `null` for nothing.
  public static func optional(_ text: String?) -> JSON {
    text.map(JSON.string) ?? .null
  }

  /// A whole number, or `null` for nothing.
  public static func optional(_ number: Int?) -> JSON {
    number.map(JSON.integer) ?? .null
  }
}
