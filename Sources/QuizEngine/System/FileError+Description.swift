extension FileError: CustomStringConvertible {
  /// One sentence that names what failed, where and why.
  public var description: String {
    "cannot \(action.rawValue) \(path): \(reason)"
  }
}

extension FileError.Reason: CustomStringConvertible {
  /// The reason in words that complete a sentence.
  public var description: String {
    switch self {
    case .notFound: "there is no such file or folder"
    case .notPermitted: "permission denied"
    case .isFolder: "it is a folder"
    case .notAFolder: "it is not a folder"
    case .notRegular: "it is a device, pipe or socket, not a regular file"
    case .tooBig(let limit): "it has more than \(limit) bytes"
    case .noSpace: "no space is left"
    case .readOnly: "the disk is read-only"
    case .linkLoop: "its links lead in a circle"
    case .badName: "the system does not take such a name"
    case .system(let number): "the system says: \(SystemCall.message(for: number))"
    }
  }
}
