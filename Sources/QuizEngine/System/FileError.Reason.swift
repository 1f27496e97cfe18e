extension FileError {
  /// Why something with a file fails.
  public enum Reason: Error, Hashable {
    /// Nothing stands at the path.
    case notFound
    /// The system forbids it.
    case notPermitted
    /// A folder stands where a file is needed.
    case isFolder
    /// Something else stands where a folder is needed.
    case notAFolder
    /// A device, pipe or socket stands where a regular file is needed.
    case notRegular
    /// The file has more bytes than may be read.
    case tooBig(limit: Int)
    /// The disk, or what one may use of it, is full.
    case noSpace
    /// The disk may only be read.
    case readOnly
    /// Links lead in a circle.
    case linkLoop
    /// A name or path is longer than the system takes, or has a NUL in it.
    case badName
    /// Something else, by the system's number for it.
    case system(Int32)
  }
}
