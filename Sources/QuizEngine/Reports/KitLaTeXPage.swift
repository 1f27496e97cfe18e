/// A file of LaTeX with pages like those of ``KitPage``.
struct KitLaTeXPage {
  var title: String
  var footer: String
  var paper: KitPage.Paper
  var isLarge: Bool
  var body: String

  var text: String {
    """
    \\documentclass[\(isLarge ? "12pt" : "10pt"),\(paper == .a4 ? "a4paper" : "letterpaper")]{article}
    \\usepackage[margin=17mm,bottom=20mm]{geometry}
    \(LaTeXRenderer.preamble)\(Self.commands)\
    \\makeatletter
    \\renewcommand{\\@oddfoot}{\\footnotesize \(footer.latex)\\hfill Page \\thepage}
    \\makeatother
    \\begin{document}\(isLarge ? "\\Large" : "")
    \(body)
    \\end{document}

    """
  }

  /// The room for answers.
  private static let commands = #"""
    \newcommand{\quizfield}[1]{\underline{\hspace{#1}}}
    \newcount\quizcount
    \newcommand{\quizlines}[1]{\vbox{\quizcount=0
      \loop\ifnum\quizcount<#1\hbox{\rule{0pt}{8.5mm}\rule{\linewidth}{0.3pt}}\advance\quizcount by 1\repeat}}
    \newcommand{\quizbox}[1]{{\fboxsep=0pt\fbox{\rule{0pt}{\dimexpr7mm*#1\relax}\hspace{\dimexpr\linewidth-2\fboxrule\relax}}}}
    \newcommand{\quizgrid}[1]{{\fboxsep=0pt\fbox{\vbox{\hsize=\dimexpr\linewidth-2\fboxrule\relax\quizcount=0
      \loop\ifnum\quizcount<#1\hbox{\rule{0pt}{7mm}\rule{\hsize}{0.1pt}}\advance\quizcount by 1\repeat}}}}

    """#
}
