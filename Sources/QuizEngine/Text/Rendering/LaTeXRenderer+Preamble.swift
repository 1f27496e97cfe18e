extension LaTeXRenderer {
  /// What a page needs before `\begin{document}`, for pdfTeX, XeTeX and LuaTeX alike.
  ///
  /// A sign that the engine has no font for is shown by its number, so nothing is lost unseen.
  public static let preamble = #"""
    \usepackage{iftex}
    \ifPDFTeX
      \usepackage[utf8]{inputenc}
      \usepackage[T1]{fontenc}
      \usepackage{textcomp}
      \usepackage{lmodern}
      \newcommand{\quizchar}[2]{\mbox{\tiny[U+#1]}}
    \else
      \usepackage{fontspec}
      \IfFontExistsTF{Noto Sans CJK SC}
        {\newfontfamily{\quizwide}{Noto Sans CJK SC}}{\newcommand{\quizwide}{}}
      \newcommand{\quizchar}[2]{%
        \iffontchar\font"#1 #2\else{\quizwide\iffontchar\font"#1 #2\else\mbox{\tiny[U+#1]}\fi}\fi}
    \fi
    \usepackage{array}
    \usepackage{tabularx}
    \setlength{\parindent}{0pt}
    \setlength{\parskip}{0.5\baselineskip}
    \setlength{\emergencystretch}{4em}
    \clubpenalty=10000
    \widowpenalty=10000
    \makeatletter
    \@beginparpenalty=10000
    \newcommand{\quizkeep}{\par\nobreak\@afterheading}
    \makeatother
    \newcommand{\quizline}[1]{{\raggedright\hangindent=2em\hangafter=1\ttfamily\mbox{}#1\par}}
    \newenvironment{quizcode}
      {\par\vspace{0.3\baselineskip}\begingroup\parskip=0pt\parindent=0pt}
      {\par\endgroup\vspace{0.3\baselineskip}}

    """#
}
