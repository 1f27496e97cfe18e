#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What a program is told in secret, and the pipe that it answers on.
struct ReportChannel {
  let control: PipeEnds
  let report: PipeEnds

  /// Makes the pipes; what the program is told stands ready before it starts.
  static func make(control bytes: [UInt8]) throws(ProcessError) -> ReportChannel {
    // A pipe holds 64 KiB: this much is written without anybody reading.
    precondition(bytes.count <= 32768)
    let control = try PipeEnds.make()
    let report = try PipeEnds.make().neverWaiting()
    let written = bytes.isEmpty ? 0 : write(control.writing, bytes, bytes.count)
    close(control.writing)
    guard written == bytes.count else {
      throw .system(number: errno, doing: "writing to a new pipe")
    }
    return ReportChannel(control: control, report: report)
  }
}
