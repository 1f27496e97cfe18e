#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  @preconcurrency import Darwin
#endif

/// The variables that the program was started with.
///
/// Foundation would tell them, too, and take longer to load than most commands need to run.
enum StartingEnvironment {
  /// The variables by name; of two with the same name the first counts, as for the C library.
  static var variables: [String: String] {
    #if canImport(Glibc)
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #else
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
    #endif
    var variables: [String: String] = [:]
    while let entry = next?.pointee {
      let text = String(cString: entry)
      if let mark = text.firstIndex(of: "=") {
        let name = String(text[..<mark])
        if variables[name] == nil { variables[name] = String(text[text.index(after: mark)...]) }
      }
      next = next.map { $0 + 1 }
    }
    return variables
  }
}
