import QuizEngine

extension World {
  /// Reads an answer from a file, or from standard input where the path is `-`.
  func readAnswer(_ path: String) throws(CommandFailure) -> String {
    let bytes: [UInt8]
    if path == "-" {
      bytes = readStandardInput()
    } else {
      do throws(FileError) {
        bytes = try files.read(path, atMost: AnswerText.maximumBytes + 1)
      } catch {
        if case .tooBig = error.reason { throw .answer(.tooBig(bytes: nil)) }
        throw .unreadable(error)
      }
    }
    do throws(AnswerText.Refusal) {
      return try AnswerText(bytes).text
    } catch {
      throw .answer(error)
    }
  }
}
