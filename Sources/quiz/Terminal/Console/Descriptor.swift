#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file descriptor that the program was given, read and written to the end.
struct Descriptor: Sendable, Hashable {
  let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  /// Whether a terminal stands behind it.
  var isTerminal: Bool {
    isatty(number) == 1
  }

  /// The size of the terminal behind it; a terminal that doesn't know its size says 0.
  var terminalSize: (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Whether something can be read within a time.
  func isReadable(within time: Duration) -> Bool {
    var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, Int32(clamping: Int64(time / .milliseconds(1)) + 1)) > 0
  }

  /// Reads what is there; an empty array is the end.
  ///
  /// A terminal that is gone is an end as well, and so is a descriptor that can't be read.
  func read() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(number, &buffer, buffer.count)
      #else
        let count = Darwin.read(number, &buffer, buffer.count)
      #endif
      if count >= 0 { return Array(buffer.prefix(count)) }
      switch errno {
      case EINTR: continue
      case EAGAIN: _ = wait(for: POLLIN)
      default: return []
      }
    }
  }

  /// Writes all; gives whether the other side is still there.
  func write(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let slice = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[rest.indices])
        #if canImport(Glibc)
          let count = Glibc.write(number, slice.baseAddress, slice.count)
        #else
          let count = Darwin.write(number, slice.baseAddress, slice.count)
        #endif
        if count >= 0 {
          rest = rest.dropFirst(count)
          continue
        }
        switch errno {
        case EINTR: continue
        case EAGAIN: _ = wait(for: POLLOUT)
        default: return false
        }
      }
      return true
    }
  }

  private func wait(for events: Int32) -> Bool {
    var request = pollfd(fd: number, events: Int16(events), revents: 0)
    return poll(&request, 1, -1) > 0
  }
}
