#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension stat {
  /// What the status describes.
  var kind: FileKind {
    switch st_mode & S_IFMT {
    case S_IFREG: .regular
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }
}
