/// A program of this machine that makes PDF of HTML.
public enum PDFProgram: Sendable, Hashable {
  /// Chromium, Chrome or a relative of theirs, at this path.
  case chromium(path: String)
  /// WeasyPrint, at this path.
  case weasyPrint(path: String)
}

extension PDFProgram {
  /// The file of the program.
  public var path: String {
    switch self {
    case .chromium(let path), .weasyPrint(let path): path
    }
  }

  /// Finds a program: the one that `$QUIZ_BROWSER` names, else by the usual names in `$PATH`.
  public static func find(in environment: Environment) -> PDFProgram? {
    if let wish = environment.nonEmpty("QUIZ_BROWSER") {
      guard FilePath.isExecutable(wish) else { return nil }
      let isWeasy = PathName.last(of: wish).hasPrefix("weasyprint")
      return isWeasy ? .weasyPrint(path: wish) : .chromium(path: wish)
    }
    let folders = (environment.nonEmpty("PATH") ?? "").split(separator: ":").map(String.init)
    let first = { (names: [String]) -> String? in
      names.lazy.flatMap { name in folders.lazy.map { PathName.join($0, name) } }
        .first(where: FilePath.isExecutable)
    }
    if let path = first(chromiumNames) ?? applications.first(where: FilePath.isExecutable) {
      return .chromium(path: FilePath.absolute(path))
    }
    return first(["weasyprint"]).map { .weasyPrint(path: FilePath.absolute($0)) }
  }

  /// The names that are looked for.
  public static let chromiumNames = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
    "chrome-headless-shell", "microsoft-edge",
  ]

  /// Where macOS keeps them.
  private static let applications = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ]
}
