extension Unicode.Scalar {
  /// Whether it is of the category Cc; the tables of the standard library are much slower.
  var isControl: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value)
  }
}
