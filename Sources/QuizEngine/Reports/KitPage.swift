/// A page of HTML that prints well, with nothing in it that a browser would load or run.
public struct KitPage: Sendable {
  /// The paper that pages are printed on.
  public enum Paper: String, Sendable, CaseIterable {
    /// 210 by 297 millimetres.
    case a4
    /// 8.5 by 11 inches.
    case letter
  }

  /// The title of the window and of the file.
  public var title: String
  /// What stands at the foot of every page, on the left.
  public var footer: String
  /// The paper.
  public var paper: Paper
  /// Whether letters are large.
  public var isLarge: Bool
  /// What stands on the pages, as HTML.
  public var body: String

  /// Takes every field.
  public init(
    title: String, footer: String, paper: Paper = .a4, isLarge: Bool = false, body: String
  ) {
    self.title = title
    self.footer = footer
    self.paper = paper
    self.isLarge = isLarge
    self.body = body
  }
}

extension KitPage {
  /// The whole file.
  public var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title.html)</title>
    <style>
    \(pageRules)\(isLarge ? Self.largeRules : Self.usualRules)\(Self.rules)</style>
    </head>
    <body>
    \(body)</body>
    </html>

    """
  }

  private var pageRules: String {
    """
    @page {
      size: \(paper == .a4 ? "A4" : "letter");
      margin: 16mm 17mm 18mm;
      @bottom-left { content: "\(footer.css)"; font: \(isLarge ? 12 : 8)pt sans-serif }
      @bottom-right {
        content: "Page " counter(page) " of " counter(pages); font: \(isLarge ? 12 : 8)pt sans-serif
      }
    }
    :root { --text: 10.5pt; --code: 9pt; --code-100: 7.9pt; --code-120: 7pt; --line: 8.5mm }

    """
  }

  /// A key is long, and is read by somebody who knows what to look for.
  private static let usualRules = """
    .key { font-size: 9pt; --code: 8pt; --code-100: 7.4pt; --code-120: 6.8pt }

    """

  private static let largeRules = """
    :root { --text: 18pt; --code: 16pt; --code-100: 16pt; --code-120: 16pt; --line: 12mm }
    body { line-height: 1.5 }
    .half-wide th, .half-wide td, .wide th, .wide td { overflow-wrap: anywhere }

    """
}

extension String {
  /// The text as it may stand in a string of a style sheet.
  fileprivate var css: String {
    var result = ""
    for scalar in visible.unicodeScalars {
      switch scalar {
      case "\\", "\"", "<", ">", "&", "\n", "\t":
        result += "\\\(String(scalar.value, radix: 16)) "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
