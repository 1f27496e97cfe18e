/// What a program may use before it is stopped; nothing has a default.
public struct ProcessLimits: Sendable, Hashable {
  /// The wall time of the whole run, in seconds.
  public var wallSeconds: Double
  /// The wall time without a word on the report channel, in seconds; nil where there is no channel.
  public var silenceSeconds: Double?
  /// The processor time, in whole seconds.
  public var cpuSeconds: Int
  /// The address space, in bytes; nil where the system's own limit is enough.
  public var memoryBytes: Int?
  /// Standard output, standard error and the report channel, each, in bytes.
  public var outputBytes: Int
  /// The largest file that may be written, in bytes.
  public var fileBytes: Int
  /// The open files, in number.
  public var openFiles: Int

  /// Takes every limit.
  public init(
    wallSeconds: Double, silenceSeconds: Double?, cpuSeconds: Int, memoryBytes: Int?,
    outputBytes: Int, fileBytes: Int, openFiles: Int
  ) {
    self.wallSeconds = wallSeconds
    self.silenceSeconds = silenceSeconds
    self.cpuSeconds = cpuSeconds
    self.memoryBytes = memoryBytes
    self.outputBytes = outputBytes
    self.fileBytes = fileBytes
    self.openFiles = openFiles
  }
}
