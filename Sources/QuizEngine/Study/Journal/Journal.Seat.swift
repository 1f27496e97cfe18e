#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Journal {
  /// The right to go on with sessions that were cut off, which one program has at a time.
  ///
  /// Without it two terminals would resume the same session. It is given back when the value goes, and
  /// by the system when the program ends, however that happens.
  public struct Seat: ~Copyable, Sendable {
    private let file: OpenFile?

    fileprivate init(_ file: consuming OpenFile?) {
      self.file = file
    }
  }

  /// Takes the seat; nothing where another program has it.
  ///
  /// Where there can be no lock, as in a folder that may only be read, everybody gets a seat.
  public func takeSeat() -> Seat? {
    guard locking == .system else { return Seat(nil) }
    if let folder = PathName.parent(of: path) { try? files.makeFolder(folder) }
    guard let file = try? OpenFile(hiddenPath("seat"), O_RDWR | O_CREAT, mode: 0o600) else {
      return Seat(nil)
    }
    while flock(file.descriptor, LOCK_EX | LOCK_NB) != 0 {
      let number = errno
      if number == EINTR { continue }
      return number == EWOULDBLOCK ? nil : Seat(nil)
    }
    return Seat(file)
  }
}
