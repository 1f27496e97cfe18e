#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What changes whenever one of many files or folders changes.
struct FileStamps: Sendable, Equatable {
  /// Stands for all of them together.
  let hash: ContentHash
  /// The second of the last change to any of them.
  let lastChange: Int

  /// Looks at paths, each of which ends with a zero byte.
  ///
  /// Many paths are looked at often, so none of them is made a string of its own.
  init(paths: ArraySlice<UInt8>) {
    var words: [Int] = []
    var lastChange = 0
    paths.withUnsafeBufferPointer { bytes in
      var start = 0
      for end in bytes.indices where bytes[end] == 0 {
        var status = stat()
        let isThere = bytes.withMemoryRebound(to: CChar.self) { names in
          names.baseAddress.map { stat($0 + start, &status) == 0 } ?? false
        }
        start = end + 1
        guard isThere else {
          words.append(-1)
          continue
        }
        #if canImport(Glibc)
          let (content, node) = (status.st_mtim, status.st_ctim)
        #else
          let (content, node) = (status.st_mtimespec, status.st_ctimespec)
        #endif
        words += [
          Int(bitPattern: UInt(truncatingIfNeeded: status.st_dev)),
          Int(bitPattern: UInt(truncatingIfNeeded: status.st_ino)), Int(status.st_mode),
          Int(status.st_size), content.tv_sec, content.tv_nsec, node.tv_sec, node.tv_nsec,
        ]
        lastChange = max(lastChange, content.tv_sec, node.tv_sec)
      }
    }
    hash = words.withUnsafeBytes { ContentHash(Array($0)) }
    self.lastChange = lastChange
  }
}
