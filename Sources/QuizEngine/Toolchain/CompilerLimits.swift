extension ProcessLimits {
  /// For compiling one answer, which takes a tenth of a second where nothing is wrong.
  ///
  /// The compiler gives up on an expression after some seconds by itself; it needs the time to say so.
  static func compiling(_ seconds: Int) -> ProcessLimits {
    ProcessLimits(
      wallSeconds: Double(seconds), silenceSeconds: nil, cpuSeconds: seconds,
      memoryBytes: 8 << 30, outputBytes: 2 << 20, fileBytes: 256 << 20, openFiles: 512)
  }
}
