extension KitPage {
  /// How sheets, keys and cards look: in black on white, on paper and on the screen.
  static let rules = """
    * { box-sizing: border-box }
    body {
      font: var(--text)/1.42 "Noto Sans", "Liberation Sans", "DejaVu Sans", "Helvetica Neue", Arial,
        "Noto Sans CJK SC", "Noto Color Emoji", sans-serif;
      color: #000; background: #fff; margin: 0; overflow-wrap: break-word;
    }
    h1 { font-size: 1.7em; line-height: 1.2; margin: 0 0 0.3em }
    h2 { font-size: 1.2em; line-height: 1.25; margin: 1.2em 0 0.3em }
    h3 { font-size: 1.05em; margin: 1em 0 0.3em }
    h4, h5, h6 { font-size: 1em; margin: 0.8em 0 0.2em }
    h1, h2, h3, h4, h5, h6 { break-after: avoid; break-inside: avoid }
    p, ul, ol, blockquote, table { margin: 0.45em 0 }
    p, li, blockquote { orphans: 3; widows: 3 }
    p:has(+ pre), p:has(+ table), p:has(+ ul), p:has(+ ol), p:has(+ blockquote) { break-after: avoid }
    h2 + p:has(+ h3, + h4) { break-after: avoid }
    ul, ol { padding-left: 1.6em }
    a { color: inherit }
    code, pre {
      font-family: "Noto Sans Mono", "DejaVu Sans Mono", "Liberation Mono", Menlo, Consolas,
        "Noto Sans Mono CJK SC", "Noto Color Emoji", monospace;
    }
    code { font-size: 0.92em }
    pre {
      font-size: var(--code); line-height: 1.38; margin: 0.5em 0; padding: 0.45em 0.6em;
      border: 0.6pt solid #999; border-radius: 2pt; white-space: pre-wrap; overflow-wrap: anywhere;
      break-inside: avoid; orphans: 4; widows: 4; tab-size: 4;
    }
    pre code { font-size: inherit }
    .wide { font-size: 0.82em }
    .wide th, .wide td { padding: 0.25em 0.3em }
    .widest th, .widest td { overflow-wrap: anywhere }
    .columns-100 pre { font-size: var(--code-100) }
    .columns-120 pre { font-size: var(--code-120) }
    .code-keyword { font-weight: bold }
    .code-comment { font-style: italic }
    table { border-collapse: collapse; break-inside: auto }
    table:not(:has(tr:nth-child(13))) { break-inside: avoid }
    tr { break-inside: avoid }
    thead { display: table-header-group }
    th, td { border: 0.6pt solid #999; padding: 0.25em 0.6em; text-align: left; vertical-align: top }
    th { background: none; border-bottom: 1.2pt solid #000 }
    .right { text-align: right }
    .center { text-align: center }
    blockquote { border-left: 2pt solid #999; padding-left: 0.8em; margin-left: 0 }
    .callout { border: 0.6pt solid #666; padding: 0.2em 0.8em; margin: 0.6em 0; break-inside: avoid }
    .callout-title { font-weight: bold }
    .tone-muted { color: #333 }
    meter { width: 8em }
    header { border-bottom: 1.2pt solid #000; padding-bottom: 0.6em; margin-bottom: 0.8em }
    .fields { display: flex; gap: 8mm; margin: 0.9em 0 0.3em }
    .field { flex: 2; display: flex; align-items: flex-end; gap: 2mm }
    .field.short { flex: 1 }
    .field i { flex: 1; border-bottom: 0.6pt solid #000; height: 1.7em }
    .measure { margin: 0.4em 0 0 }
    .question { margin-top: 1.5em }
    .question .head {
      display: flex; justify-content: space-between; align-items: baseline; gap: 1em;
      border-bottom: 0.6pt solid #000; break-after: avoid; break-inside: avoid;
    }
    .question .head h2 { margin: 0 0 0.2em; min-width: 0; overflow-wrap: anywhere }
    .question .head .measure { white-space: nowrap; font-size: 0.92em }
    .together { break-inside: avoid }
    .together:has(+ pre) { break-after: avoid }
    .tall pre { break-inside: auto }
    .start { break-inside: avoid; margin: 0 0 1em }
    .start:has(.top:not(.bottom)) { margin-bottom: 0 }
    .advice { margin: 0.7em 0 0.2em; font-weight: bold; font-size: 0.92em; break-after: avoid }
    .bottom, .grid i { break-inside: avoid }
    .bottom { margin-bottom: 1em }
    .ruled i { display: block; height: var(--line); border-bottom: 0.6pt solid #888 }
    .box i, .grid i {
      display: block; height: calc(var(--line) * 0.82); border: solid #444; border-width: 0 0.8pt;
    }
    .grid i {
      border-top: 0.4pt solid #bbb; border-bottom: 0.4pt solid #bbb; margin-top: -0.4pt;
      print-color-adjust: exact; -webkit-print-color-adjust: exact;
      background: repeating-linear-gradient(to right, transparent 0 calc(100% / 35 - 0.25mm),
        #ddd calc(100% / 35 - 0.25mm) calc(100% / 35));
    }
    .top i:first-child { border-top: 0.8pt solid #444 }
    .bottom i:last-child { border-bottom: 0.8pt solid #444 }
    .letters { display: inline-block; width: 30mm; border-bottom: 0.6pt solid #000; height: 1.4em }
    .page { break-before: page }
    @media screen { body { max-width: 190mm; margin: 10mm auto; padding: 0 6mm } }

    """
}
