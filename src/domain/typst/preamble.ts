/** Defines the appearance of a book in Typst. */

/** The settings of text and pages, and the functions that pages use. */
export const preamble = `#set page(paper: "a4", margin: (x: 62.6pt, top: 64pt, bottom: 72pt))
#set text(size: 10.5pt, lang: "en", fallback: true)
#set par(leading: 0.68em, spacing: 1.15em, justify: false)
#set list(indent: 2pt, body-indent: 7pt, spacing: auto)
#set enum(indent: 2pt, body-indent: 7pt)
#set table(stroke: 0.5pt + luma(205), inset: (x: 6pt, y: 5pt), fill: (_, y) => if y == 0 { luma(244) })
#set image(fit: "contain")
#show table.cell.where(y: 0): set text(weight: "bold")
#show heading: set text(size: 10.5pt, weight: "bold")
#show heading.where(outlined: true): set text(size: 17pt)
#show heading.where(outlined: true, level: 1): set text(size: 22pt)
#show heading.where(outlined: true, level: 2): set text(size: 19pt)
#show heading: set block(above: 1.7em, below: 0.9em, sticky: true)
#show raw: set text(font: "DejaVu Sans Mono", size: 0.95em)
#show raw.where(block: true): set text(size: 0.95em)
#show raw.where(block: true): set par(leading: 0.6em)
#let lines(code) = for line in code.lines { block(spacing: 0.6em, if line.text == "" { sym.zws } else { line.body }) }
#show raw.where(block: true): it => block(fill: luma(246), stroke: 0.5pt + luma(226), inset: 8pt, radius: 3pt, width: 100%, lines(it))
#show quote.where(block: true): set block(spacing: 1.15em)
#show quote.where(block: true): it => block(stroke: (left: 2.5pt + luma(205)), inset: (left: 11pt, y: 3pt), width: 100%, text(fill: luma(70), it.body))
#show outline.entry.where(level: 1): set block(above: 1.1em)
#show outline.entry.where(level: 1): set text(weight: "bold")
#set outline.entry(fill: line(length: 100%, stroke: (paint: luma(170), thickness: 0.7pt, dash: "loosely-dotted")))
#let gap = h(0.001pt)
#let a(destination, body) = link(destination, text(fill: rgb("#1257b0"), body))
#let c(body) = highlight(fill: luma(240), extent: 1.5pt, radius: 2pt, body)
#let alt(body) = text(fill: luma(110), style: "italic", body)
#let rule = block(above: 1.6em, below: 1.6em, line(length: 100%, stroke: 0.6pt + luma(190)))
#let sized(size, body) = { set text(size: size); set par(leading: 0.55em); body }
#let long(body) = { show regex("\\\\S{40}"): it => it + gap; body }
#let pic(body, caption) = block(above: 1.3em, below: 1.3em, width: 100%, breakable: false, align(center, {
  body
  if caption != none { block(above: 0.7em, text(size: 9pt, fill: luma(90), caption)) }
}))
#let mark(checked) = if checked == none [•] else { text(font: "DejaVu Sans Mono", top-edge: 0.645em, if checked { "☑" } else { "☐" }) }
#let task(checked, body) = block(spacing: 0.68em, list(marker: mark(checked), body))
#let ranked(rank, body) = text(size: (15pt, 12.5pt, 11.5pt).at(rank - 1, default: 10.5pt), body)
#let described(body) = block(below: 1.6em, text(size: 12pt, fill: luma(95), body))
`;
