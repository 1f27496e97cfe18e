#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Journal {
  /// The right to a session, which one program has at a time.
  ///
  /// Without it two terminals would ask the same questions, and resume the same session. The system
  /// takes it back when the program ends, however that happens.
  public struct Seat: ~Copyable, Sendable {
    private let file: OpenFile?

    fileprivate init(_ file: consuming OpenFile?) {
      self.file = file
    }

    fileprivate borrowing func write(_ occupant: Occupant) {
      // That is only told to others: a full disk must keep nobody from the seat.
      try? file?.replace(Array((occupant.json.compact + "\n").utf8))
    }

    /// Leaves the seat to others.
    public consuming func giveBack() {
      try? file?.replace([])
    }
  }

  /// Takes the seat.
  ///
  /// Where there can be no lock, as in a folder that may only be read, everybody gets a seat.
  public func takeSeat(for occupant: Occupant) throws(SeatTaken) -> Seat {
    guard locking == .system else { return Seat(nil) }
    if let folder = PathName.parent(of: path) { try? files.makeFolder(folder) }
    let seatPath = hiddenPath("seat")
    guard let file = try? OpenFile(seatPath, O_RDWR | O_CREAT, mode: 0o600) else {
      return Seat(nil)
    }
    while flock(file.descriptor, LOCK_EX | LOCK_NB) != 0 {
      let number = errno
      if number == EINTR { continue }
      guard number == EWOULDBLOCK else { return Seat(nil) }
      let bytes = try? files.read(seatPath, atMost: 4096)
      throw SeatTaken(
        occupant: bytes.flatMap { JSON.Document($0).root?.value }.flatMap { Occupant($0) })
    }
    let seat = Seat(file)
    seat.write(occupant)
    return seat
  }
}
