#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import QuizEngine

/// Another program that is given the terminal until it ends, such as an editor.
///
/// It runs in the process group of this one: a group of its own would be in the background, and
/// the system would stop it as soon as it reads a key.
struct ForegroundProgram: Sendable, Hashable {
  /// The program and its arguments.
  let words: [String]
  /// All that it finds in its environment.
  let environment: [String: String]

  init(_ words: [String], environment: [String: String]) {
    self.words = words
    self.environment = environment
  }
}

extension ForegroundProgram {
  /// How a run went.
  enum Outcome: Sendable, Hashable {
    /// It ended by itself.
    case exited(Int32)
    /// A signal ended it.
    case signalled(Int32)
    /// There is no such program.
    case notFound(String)
    /// It can't be started, for a reason that the system gives as a number.
    case cannotStart(String, errno: Int32)
  }

  /// The file that the first word names: a path, or a program in `PATH`.
  var executable: String? {
    guard let name = words.first, !name.isEmpty else { return nil }
    if name.contains("/") { return FilePath.isFile(name) ? name : nil }
    let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(
      separator: ":", omittingEmptySubsequences: false)
    return folders.lazy.map { $0.isEmpty ? "./\(name)" : "\($0)/\(name)" }
      .first(where: FilePath.isExecutable)
  }

  /// Gives the terminal to the program, and waits for its end.
  ///
  /// With an input, that is what it reads instead of the terminal.
  func run(on console: some Console, input: String? = nil) -> Outcome {
    guard let executable else { return .notFound(words.first ?? "") }
    return console.handingOver { run(executable, input: input) }
  }

  private func run(_ executable: String, input: String?) -> Outcome {
    let pipe = input.flatMap { _ in try? PipeEnds.make() }
    let start = ProgramStart(
      executable: executable, words: words, environment: Environment(environment),
      inherited: pipe.map { [(0, .descriptor($0.reading))] } ?? [], session: .shared)
    do throws(ProgramStart.Failure) {
      let id = try start()
      if let pipe, let input {
        close(pipe.reading)
        // As much as the program wants to read.
        _ = Descriptor(pipe.writing).write(input)
        close(pipe.writing)
      }
      return Self.wait(for: id)
    } catch {
      pipe?.closeBoth()
      return .cannotStart(executable, errno: error.number)
    }
  }
}
