extension JSON {
  /// Where and how a text departs from RFC 8259, with the cure.
  public struct Fault: Error, Equatable, Sendable {
    /// Where it does.
    public var position: Position
    /// The kind of fault.
    public var kind: Kind
    /// What is wrong, and what would be right.
    public var message: String
  }
}

extension JSON.Fault {
  /// A kind of fault; the raw value is the name of the rule in findings.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Bytes that are no UTF-8.
    case notUTF8 = "not-utf-8"
    /// Nothing but white space.
    case empty = "empty-file"
    /// A comment of any style.
    case comment
    /// A comma before a closing bracket.
    case trailingComma = "trailing-comma"
    /// A comma with no value before it.
    case extraComma = "extra-comma"
    /// Two values without a comma between them.
    case missingComma = "missing-comma"
    /// A key and its value without a colon between them.
    case missingColon = "missing-colon"
    /// A key that stands twice in an object.
    case duplicateKey = "duplicate-key"
    /// A key without quotation marks.
    case unquotedKey = "unquoted-key"
    /// A string in other marks than `"`.
    case wrongQuotes = "wrong-quotes"
    /// A string that does not end on its line.
    case unterminatedString = "unterminated-string"
    /// A control character that stands in a string as it is.
    case controlCharacter = "control-character"
    /// A backslash before something that it cannot escape.
    case badEscape = "bad-escape"
    /// Half of a surrogate pair.
    case loneSurrogate = "lone-surrogate"
    /// A number in a form that JSON does not have.
    case badNumber = "bad-number"
    /// A number too big or too small to be kept.
    case numberOutOfRange = "number-out-of-range"
    /// A word other than `true`, `false` and `null`.
    case badLiteral = "bad-literal"
    /// Something else where a value, comma or bracket is needed.
    case unexpectedCharacter = "unexpected-character"
    /// The end of the text inside an array or object.
    case unclosed
    /// Arrays and objects in one another beyond the limit.
    case nesting = "nesting"
    /// Text after the value.
    case trailingText = "trailing-text"
    /// More faults than are worth telling.
    case tooManyFaults = "too-many-faults"
  }
}
