/// An address within angle brackets.
///
/// Only the schemes of the web and of mail count: `<Key:Value>` is code that somebody wrote
/// without backticks, and must not lose its brackets.
struct Autolink {
  /// What is shown.
  let text: String
  /// Where it leads.
  let address: String
  /// The position after it.
  let end: Int

  private static let schemes = ["http://", "https://", "mailto:"]

  /// Reads the address that begins with the bracket at the position.
  init?(_ scalars: [Unicode.Scalar], at position: Int) {
    let content = scalars[(position + 1)...].prefix {
      !$0.isSpace && $0.value > 0x20 && $0 != "<" && $0 != ">"
    }
    guard content.endIndex < scalars.count, scalars[content.endIndex] == ">" else { return nil }
    text = String(scalars: content)
    end = content.endIndex + 1
    let lowercased = text.lowercased()
    if Self.schemes.contains(where: { lowercased.hasPrefix($0) && lowercased != $0 }) {
      address = text
    } else if Self.isMailAddress(content) {
      address = "mailto:" + text
    } else {
      return nil
    }
  }

  private static func isMailAddress(_ content: ArraySlice<Unicode.Scalar>) -> Bool {
    let parts = content.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[1].contains(".") else { return false }
    let isPlain = { (scalar: Unicode.Scalar) in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || ".-_+".unicodeScalars.contains(scalar)
    }
    return parts.joined().allSatisfy(isPlain)
      && parts[1].split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
        !$0.isEmpty
      }
  }
}
