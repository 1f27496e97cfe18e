#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// All the pipes between this program and one that is started.
///
/// They are there before the program is: nothing may fail between its start and the watch over it.
struct ChildPipes {
  let output: PipeEnds
  let errors: PipeEnds
  /// Its writing end is closed when the program has ended.
  let ending: PipeEnds
  let channel: ReportChannel?

  /// Makes them, or none.
  static func make(control: [UInt8]?) throws(ProcessError) -> ChildPipes {
    var made: [PipeEnds] = []
    do throws(ProcessError) {
      for _ in 0..<3 { made.append(try PipeEnds.make()) }
      return ChildPipes(
        output: made[0].neverWaiting(), errors: made[1].neverWaiting(), ending: made[2],
        channel: try control.map { control throws(ProcessError) in
          try ReportChannel.make(control: control)
        })
    } catch {
      for ends in made { ends.closeBoth() }
      throw error
    }
  }

  /// The ends that this program reads.
  var near: NearEnds {
    NearEnds(
      output: output.reading, errorOutput: errors.reading, report: channel?.report.reading,
      ending: ending.reading)
  }

  /// Closes the ends that the program has.
  func closeFar() {
    close(output.writing)
    close(errors.writing)
    guard let channel else { return }
    close(channel.control.reading)
    close(channel.report.writing)
  }

  /// Closes the ends that this program has, where there is nothing to watch.
  func closeNear() {
    close(output.reading)
    close(errors.reading)
    ending.closeBoth()
    if let channel { close(channel.report.reading) }
  }
}

/// What is read of a program.
struct NearEnds: Sendable {
  let output: Int32
  let errorOutput: Int32
  let report: Int32?
  /// Becomes readable when the program has ended, though others may hold its pipes.
  let ending: Int32

  /// Every descriptor that there is.
  var all: [Int32] { [output, errorOutput, report, ending].compactMap { $0 } }

  /// Closes them.
  func close() {
    for descriptor in all { systemClose(descriptor) }
  }
}

/// The system's `close`, named apart from the method.
private func systemClose(_ descriptor: Int32) {
  close(descriptor)
}
