/// Something about a folder that came back, which whoever reads the report should know.
public enum TakehomeFinding: Sendable, Hashable {
  /// The path cannot be read at all, for this reason.
  case unusable(String)
  /// There is no manifest that can be read; the one of the others was used.
  case noManifest
  /// It is another kit than the one that was meant.
  case otherKit(String)
  /// The manifest names other questions than its kit has.
  case forgedManifest
  /// The bank has changed since the package was made.
  case bankChanged
  /// A file that was to be left alone was changed.
  case changed(String)
  /// Files that were to be left alone are gone, so many, for example this one.
  case removed(Int, example: String)
  /// There is nothing in the folder.
  case nothing
  /// The answer was found in another place.
  case moved(from: String, to: String)
  /// More files of code stand beside the answer, and were read with it.
  case joined(String)
  /// There are files that nobody asked for, so many, for example this one.
  case extra(Int, example: String)
  /// A link was not followed.
  case link(String)
  /// A file was not read, for this reason.
  case refused(String, reason: String)
  /// There are more files than are looked at.
  case tooManyFiles
}

extension TakehomeFinding {
  /// Whether something was changed that had to stay as it was.
  public var isTampering: Bool {
    switch self {
    case .otherKit, .forgedManifest, .changed, .link: true
    // Whoever sends the answers alone has left out what is not needed.
    case .unusable, .nothing, .noManifest, .bankChanged, .removed, .moved, .joined, .extra,
      .refused, .tooManyFiles:
      false
    }
  }

  /// The finding in words.
  public var words: String {
    switch self {
    case .unusable(let reason): "It cannot be read: \(Self.ended(reason))"
    case .nothing: "There is nothing in it."
    case .noManifest:
      "\(TakehomeManifest.fileName) is missing or broken; that of the others was used."
    case .otherKit(let kit): "This is the kit \(kit), not the one that was meant."
    case .forgedManifest:
      "\(TakehomeManifest.fileName) names other questions than its kit has: it was changed."
    case .bankChanged:
      "The bank has changed since this was sent; it is graded by what the bank says now."
    case .changed(let path): "\(path) was changed."
    case .removed(1, let example): "\(example) is missing."
    case .removed(let count, let example):
      "\(count) files of the package are missing, such as \(example)."
    case .moved(let from, let to): "\(from) was found as \(to)."
    case .joined(let path): "\(path) was read together with the answer beside it."
    case .extra(1, let example): "\(example) was not asked for, and not read."
    case .extra(let count, let example):
      "\(count) files were not asked for, and not read, such as \(example)."
    case .link(let path): "\(path) is a link, and was not followed."
    case .refused(let path, let reason): "\(path) was not read: \(Self.ended(reason))"
    case .tooManyFiles: "There are more files than are looked at; some may have been missed."
    }
  }

  private static func ended(_ reason: String) -> String {
    let words = reason.split(separator: " ").joined(separator: " ")
    return words.last.map { ".?!".contains($0) } == true ? words : words + "."
  }
}
