#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program: the world goes in, an exit status comes out.
@main
struct Quiz {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    let status = Launch(environment: StartingEnvironment.variables, words: words).run()
    exit(status.rawValue)
  }
}
