/// Why the journal cannot be read or written; nothing is lost or changed where it is thrown.
public enum JournalError: Error, Equatable {
  /// A newer version of this program wrote it.
  case newerFormat(path: String, line: Int, version: Int)
  /// The system does not let it be read or written.
  case file(FileError)
}

extension JournalError: CustomStringConvertible {
  /// What is wrong, and what helps.
  public var description: String {
    switch self {
    case .newerFormat(let path, let line, let version):
      """
      \(path):\(line): written by a newer version of quiz (format \(version), this one reads \
      \(Journal.formatVersion)); update quiz, or choose another folder with --data
      """
    case .file(let error): error.description
    }
  }
}
