#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension LocalFileSystem {
  /// Removes what stands at a path itself; a link is removed, not what it leads to.
  public func removeTree(_ path: String) throws(FileError) {
    try attempt(.remove, path) { () throws(FileError.Reason) in
      guard let kind = try status(of: path, followingLinks: false)?.kind else { return }
      if kind == .folder {
        var removal = try TreeRemoval(path)
        try removal.run()
        _ = try SystemCall.result { rmdir(path) }
      } else {
        _ = try SystemCall.result { unlink(path) }
      }
    }
  }
}
