import QuizEngine

/// Why a door could not do something; nil where it could.
func reason(_ body: () throws(FileError) -> Void) -> FileError.Reason? {
  do throws(FileError) {
    try body()
    return nil
  } catch {
    return error.reason
  }
}
