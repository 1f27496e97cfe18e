#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads the entries of folders.
enum FolderListing {
  /// The names in an open folder as C strings, without `.` and `..`.
  ///
  /// They stay bytes, as a name need not be UTF-8.
  static func names(in descriptor: Int32) throws(FileError.Reason) -> [[CChar]] {
    // The stream takes the descriptor over and closes it, so it gets one of its own.
    let own = try SystemCall.result { openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard let stream = fdopendir(own) else {
      let reason = FileError.Reason.ofLastCall
      close(own)
      throw reason
    }
    defer { closedir(stream) }
    var names: [[CChar]] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw .ofLastCall }
        return names
      }
      let name = Self.name(of: entry)
      if name != [46, 0], name != [46, 46, 0] { names.append(name) }
    }
  }

  /// A name as text; what is no UTF-8 in it is replaced.
  static func text(_ name: [CChar]) -> String {
    String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [CChar] {
    // The record may be shorter than the type says, so the tuple is never copied.
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let start = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
    return Array(UnsafeBufferPointer(start: start, count: strlen(start) + 1))
  }
}
