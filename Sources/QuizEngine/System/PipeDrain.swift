#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Reads the pipes of a program while it runs, each up to a limit.
struct PipeDrain {
  /// What a step brought.
  enum Step {
    case nothing
    case report
    case overLimit
  }

  private(set) var output: [UInt8] = []
  private(set) var errorOutput: [UInt8] = []
  private(set) var report: [UInt8] = []
  /// Whether the program has ended; its pipes may still hold something.
  private(set) var hasEnded = false

  private let pipes: NearEnds
  private let limit: Int
  private var open: Set<Int32>
  private var buffer = [UInt8](repeating: 0, count: 65536)

  init(_ pipes: NearEnds, limit: Int) {
    self.pipes = pipes
    self.limit = limit
    open = Set(pipes.all)
  }

  /// Waits for something to read, at most so many seconds, and reads it.
  mutating func step(timeout: Double) -> Step {
    var polled = open.sorted().map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let milliseconds = Int32(max(0, (timeout * 1000).rounded(.up)))
    guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return .nothing }
    var step = Step.nothing
    for entry in polled where entry.revents != 0 {
      if entry.fd == pipes.ending {
        hasEnded = true
        open.remove(entry.fd)
        continue
      }
      guard read(entry.fd) else { return .overLimit }
      if entry.fd == pipes.report { step = .report }
    }
    return step
  }

  /// Reads what is still there, and closes the pipes.
  ///
  /// A process space that is being taken down holds them a little longer than its first process
  /// lives; something that hides from the sweep may hold them for ever.
  ///
  /// - Returns: whether the limit was kept.
  mutating func finish(within seconds: Double) -> Bool {
    var isWithinLimit = true
    let deadline = MonotonicTime.now() + seconds
    open.remove(pipes.ending)
    while !open.isEmpty {
      let rest = deadline - MonotonicTime.now()
      var polled = open.sorted().map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let ready = poll(&polled, nfds_t(polled.count), Int32(max(0, rest * 1000)))
      for entry in polled where entry.revents != 0 && !read(entry.fd) { isWithinLimit = false }
      if rest <= 0 || ready == 0 { break }
    }
    pipes.close()
    return isWithinLimit
  }

  /// Reads once; false when the limit is passed.
  private mutating func read(_ descriptor: Int32) -> Bool {
    let count = systemRead(descriptor, &buffer, buffer.count)
    if count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR) {
      open.remove(descriptor)
      return true
    }
    guard count > 0 else { return true }
    if descriptor == pipes.output { return append(count, to: \.output) }
    if descriptor == pipes.errorOutput { return append(count, to: \.errorOutput) }
    return append(count, to: \.report)
  }

  private mutating func append(_ count: Int, to part: WritableKeyPath<PipeDrain, [UInt8]>) -> Bool {
    let room = limit - self[keyPath: part].count
    self[keyPath: part].append(contentsOf: buffer[..<min(count, max(room, 0))])
    return count <= room
  }
}

/// The system's `read`, named apart from the method.
private func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8], _ count: Int) -> Int {
  read(descriptor, &buffer, count)
}
