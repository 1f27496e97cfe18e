/// The options of every command, as given.
struct CommonValues: Sendable, Hashable {
  /// The banks to use; none means the built-in one.
  let banks: [String]
  /// The folder that keeps progress.
  let data: String?
  /// Whether a program reads the output.
  let json: Bool
  /// Whether only plain lines are wanted.
  let plain: Bool
  /// The Swift to use.
  let swift: String?

  init(_ values: ParsedValues) {
    banks = values.texts(.bank)
    data = values.text(.data)
    json = values.has(.json)
    plain = values.has(.plain)
    swift = values.text(.swift)
  }
}
