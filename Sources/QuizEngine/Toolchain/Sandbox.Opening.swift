extension Sandbox {
  /// What a program in a sandbox may see and do, besides the system's own files.
  struct Opening: Sendable, Equatable {
    /// What it may read.
    var readable: [String]
    /// Whether the program itself stands where nothing else may be seen.
    var hidesProgram = false
    /// A library that stands beside the program then; nil where it needs none.
    var library: String?
    /// The one folder outside that it may write in; nil where its temporary folder is enough.
    var writable: String?
    /// The size of its temporary folder, in bytes.
    var temporaryBytes: Int
    /// The processes and threads that it may have; nil where it cannot start any.
    var processes: Int?
    /// Whether it may live longer than the thread that starts it, with which it ends otherwise.
    var outlivesThread = false
  }
}
