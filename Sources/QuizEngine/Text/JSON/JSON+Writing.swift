extension JSON {
  /// The value over several lines, indented by two spaces; no line end at the end.
  public var indented: String {
    var writer = Writer(indents: true)
    writer.write(self, depth: 0)
    return writer.text
  }

  /// The value on one line without any white space, as JSON Lines want it.
  public var compact: String {
    var writer = Writer(indents: false)
    writer.write(self, depth: 0)
    return writer.text
  }
}
