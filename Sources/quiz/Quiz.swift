import Foundation
import QuizEngine

/// The program: the world goes in, an exit status comes out.
@main
struct Quiz {
  static func main() {
    let environment = ProcessInfo.processInfo.environment
    let words = Array(CommandLine.arguments.dropFirst())
    let status = Launch(environment: environment, words: words).run()
    exit(status.rawValue)
  }
}
