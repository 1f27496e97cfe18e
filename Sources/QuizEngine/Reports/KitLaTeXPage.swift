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

  /// The room for answers, and what keeps a question together.
  private static let commands = #"""
    \newcommand{\quizfield}[1]{\underline{\hspace{#1}}}
    \newcommand{\quizneed}[1]{\par\penalty-100\begingroup
      \dimen0=\dimexpr 1.15\baselineskip*#1\relax\dimen2=\dimexpr\pagegoal-\pagetotal\relax
      \ifdim\dimen0>\dimen2\relax\ifdim\dimen2>0pt\vfil\fi\break\fi\endgroup}
    \newcount\quizcount
    \newcommand{\quizrows}[2]{\par\nobreak\begingroup\offinterlineskip\quizcount=0
      \loop\ifnum\quizcount<#1
        \hbox{#2}\advance\quizcount by 1
        \ifnum\quizcount>5 \ifnum\numexpr#1-\quizcount>3 \penalty0 \fi\fi
      \repeat\endgroup\par\vspace{2mm}}
    \newcommand{\quizlines}[1]{\vbox{\quizrows{#1}{\rule{0pt}{8.5mm}\rule{\linewidth}{0.3pt}}}}
    \newcommand{\quizgrid}[1]{\vspace{1mm}\nobreak\quizrows{#1}{\vbox{\hrule height 0.2pt
      \hbox to \linewidth{\vrule height 7mm\leaders\hbox to 5mm{\hfil\vrule height 7mm width 0.1pt}\hfill\vrule}
      \hrule height 0.2pt}}}
    \newcommand{\quizbox}[1]{{\fboxsep=0pt\fbox{\rule{0pt}{\dimexpr7mm*#1\relax}\hspace{\dimexpr\linewidth-2\fboxrule\relax}}}}

    """#
}
