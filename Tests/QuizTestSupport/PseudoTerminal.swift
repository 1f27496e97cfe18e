#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A terminal without a screen: a test types into it and sees what a program writes.
public final class PseudoTerminal {
  /// The descriptor that stands for the person.
  public let person: Int32
  /// The descriptor that a program takes for a terminal.
  public let program: Int32
  /// All that was written so far.
  public private(set) var transcript: [UInt8] = []

  /// Opens a terminal of a size; 0 by 0 is one that doesn't know its size.
  public init(columns: Int = 80, rows: Int = 24) throws {
    var person: Int32 = -1
    var program: Int32 = -1
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&person, &program, nil, nil, &size) == 0 else {
      throw PseudoTerminalError.cannotOpen(errno: errno)
    }
    _ = fcntl(person, F_SETFD, FD_CLOEXEC)
    _ = fcntl(program, F_SETFD, FD_CLOEXEC)
    self.person = person
    self.program = program
  }

  deinit {
    close(person)
    close(program)
  }
}

/// Why a pseudo-terminal is of no use.
public enum PseudoTerminalError: Error, Equatable {
  /// The system gives none.
  case cannotOpen(errno: Int32)
  /// The program can't be started.
  case cannotStart(errno: Int32)
  /// What was waited for didn't come in time.
  case missing(String, in: String)
}

extension PseudoTerminal {
  /// Types a text, or sends the bytes of keys.
  public func type(_ text: String) {
    type(Array(text.utf8))
  }

  /// Sends bytes as they are.
  public func type(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(person, Array(rest), rest.count)
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Changes the size, as a person does with a window.
  public func resize(columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(person, UInt(TIOCSWINSZ), &size)
  }

  /// Takes what is there, and waits for it at most so many milliseconds.
  ///
  /// Gives whether anything came.
  @discardableResult
  public func receive(within milliseconds: Int32 = 0) -> Bool {
    var request = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(person, &buffer, buffer.count)
    guard count > 0 else { return false }
    transcript += buffer.prefix(count)
    return true
  }

  /// Waits until a text was written after a place in the transcript, and gives the place behind it.
  @discardableResult
  public func expect(
    _ text: String, from start: Int = 0, within seconds: Int32 = 20
  ) throws -> Int {
    let deadline = ContinuousClock.now.advanced(by: .seconds(Double(seconds)))
    let wanted = Array(text.utf8)
    while true {
      if let found = transcript[start...].firstRange(of: wanted) { return found.upperBound }
      guard ContinuousClock.now < deadline else {
        throw PseudoTerminalError.missing(
          text, in: String(decoding: transcript.suffix(2_000), as: UTF8.self))
      }
      receive(within: 50)
    }
  }

  /// What stands on the screen after all that was written so far.
  public func screen(columns: Int, rows: Int) -> PseudoScreen {
    var screen = PseudoScreen(columns: columns, rows: rows)
    screen.feed(String(decoding: transcript, as: UTF8.self))
    return screen
  }

  /// All that `stty -g` tells: whoever changes anything of it has to give it back.
  public var settings: [UInt8] {
    var mode = termios()
    guard tcgetattr(person, &mode) == 0 else { return [] }
    let flags = [mode.c_iflag, mode.c_oflag, mode.c_cflag, mode.c_lflag]
    return flags.flatMap { flag in withUnsafeBytes(of: flag) { Array($0) } }
      + withUnsafeBytes(of: mode.c_cc) { Array($0) }
  }

  /// Whether the terminal hands over lines, with echo, as it does when no program has changed it.
  public var isInLineMode: Bool {
    var mode = termios()
    guard tcgetattr(person, &mode) == 0 else { return false }
    let flags = tcflag_t(ICANON | ECHO)
    return mode.c_lflag & flags == flags
  }
}
