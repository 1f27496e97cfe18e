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
