import Foundation
import Testing

@testable import quiz

/// What the test program does when another test starts it on a pseudo-terminal.
///
/// Signals, job control and editors need a process that owns its terminal. The product has no
/// entry for that, so the test program plays the part: `TerminalStage` starts it anew.
@Suite(.enabled(if: TerminalStage.part != nil, "plays a part in other tests"))
struct ConsoleScenario {
  @Test func playsItsPart() {
    let environment = ProcessInfo.processInfo.environment
    let console = SystemConsole(environment: environment, wishes: .init())
    console.watchSignals()
    do throws(InputEnd) {
      switch TerminalStage.part {
      case "ask":
        try console.readingKeys { () throws(InputEnd) in
          while true { console.write("<\(try console.ask("Word: "))>\n") }
        }
      case "lines":
        console.write("<\(try console.askLines(until: .fullStop))>\n")
      case "choose":
        let choices = [KeyChoice("a", "first", 1), KeyChoice("b", "second", 2)]
        console.write("<\(try console.choose("Which?", from: choices))>\n")
      case "edit":
        let path = environment["QUIZ_FILE"] ?? ""
        let outcome = console.edit(path, environment: environment)
        console.write("<\(outcome)>\n")
        console.write("<\(try console.ask("Word: "))>\n")
      case "page":
        let text = (1...500).map { "line \($0)\n" }.joined()
        console.page(text, environment: environment)
        console.write("<\(try console.ask("Word: "))>\n")
      case "work":
        console.write("working\n")
        while console.interruption.end == nil { usleep(1_000) }
        console.write("<stopped \(console.interruption.end.map { "\($0)" } ?? "")>\n")
        _ = try console.ask("Word: ")
      case "stubborn":
        try console.readingKeys { () throws(InputEnd) in
          console.write("working\n")
          while true { usleep(1_000) }
        }
      default:
        exit(ExitStatus.internalFault.rawValue)
      }
      exit(ExitStatus.done.rawValue)
    } catch {
      console.write("<ended \(error)>\n")
      exit(ExitStatus.interrupted.rawValue)
    }
  }
}
