extension Command.Option {
  static let bank = Self(
    "bank", .one("PATH", .path), count: .many,
    summary: "Use this bank, a folder or a JSON file; may be repeated.")
  static let data = Self(
    "data", .one("DIR", .folder), summary: "Keep progress in this folder.")
  static let color = Self(
    "color", .one("WHEN", .oneOf(["auto", "always", "never"])),
    summary: "Colour what is shown; auto asks the terminal.")
  static let background = Self(
    "background", .one("KIND", .oneOf(["auto", "light", "dark"])),
    summary: "Choose colours for this background; auto asks the terminal.")
  static let plain = Self(
    "plain", summary: "Show plain lines: no colour, no redrawing, labels in words.")
  static let help = Self("help", short: "h", summary: "Show help.")
  static let version = Self("version", summary: "Tell the version.")

  /// The options that every command takes.
  static let everywhere: [Self] = [.bank, .data, .color, .background, .plain, .help, .version]
}

extension Command.Option {
  static let json = Self("json", summary: "Write JSON for programs.")
  static let swift = Self(
    "swift", .one("PATH", .path),
    summary: "Use this Swift: a toolchain, or a program such as swiftc.")
  static let sandbox = Self(
    "sandbox", .one("WHEN", .oneOf(["required", "auto", "off"])),
    summary: "Run answers in a sandbox; auto does where the system has one.")

  /// The options of every command that compiles.
  static let compiling: [Self] = [.swift, .sandbox]
}
