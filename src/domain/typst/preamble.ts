/** Defines the appearance of a book in Typst. */

/** Inlines: frames, colors, names of icons, notes. */
const INLINES = `#set footnote.entry(gap: 0.6em, indent: 0pt)
#show footnote.entry: set text(size: 9pt)
#let kbd(body) = box(fill: luma(248), stroke: 0.6pt + luma(190), radius: 2.5pt, inset: (x: 3.5pt), outset: (y: 2.5pt), text(size: 0.92em, body))
#let tint(color, body) = text(fill: color, body)
#let back(color, body) = highlight(fill: color, extent: 1pt, radius: 2pt, body)
#let pill(body) = box(fill: luma(238), radius: 6pt, inset: (x: 5pt), outset: (y: 2.5pt), text(size: 0.88em, fill: luma(60), body))
#let icon(color, body) = box(stroke: 0.5pt + luma(200), radius: 2.5pt, inset: (x: 3pt), outset: (y: 2pt), text(size: 0.78em, fill: color, body))
#let mention(body) = text(weight: "semibold", body)
#let button(primary, body) = box(fill: if primary { rgb("#1257b0") } else { white }, stroke: 0.7pt + rgb("#1257b0"), radius: 3pt, inset: (x: 7pt), outset: (y: 3.5pt), text(size: 0.92em, weight: "semibold", fill: if primary { white } else { rgb("#1257b0") }, body))
#let gridnote(letters, body) = block(above: 0.5em, below: 0.5em, { super(letters); h(2pt); body })
#let tex(body) = text(style: "italic", fill: luma(40), body)
#let equation(centered, code) = {
  let math = math.equation(block: centered, eval(code, mode: "math"))
  if centered { layout(size => { let width = measure(math).width; if width > size.width { scale(size.width / width * 100%, reflow: true, math) } else { math } }) } else { math }
}
#let stars(count) = text(font: "DejaVu Sans Mono", size: 1.1em, fill: rgb("#b37a00"), if count == 0 { "–" } else { "★" * count })
`;

/** Frames around other blocks. */
const CONTAINERS = `#let colors = (info: rgb("#1f5fae"), success: rgb("#23803f"), warning: rgb("#b06a00"), danger: rgb("#b3261e"))
#let signs = (info: "i", success: "✓", warning: "!", danger: "!")
#let badge(color, size, body) = box(width: size, height: size, radius: 50%, fill: color, align(center + horizon, text(size: size * 0.62, weight: "bold", fill: white, top-edge: "cap-height", bottom-edge: "baseline", body)))
#let hint(style, body) = {
  let color = colors.at(style)
  block(above: 1.4em, below: 1.4em, width: 100%, radius: (right: 3pt), fill: color.lighten(92%), stroke: (left: 2.5pt + color), inset: (left: 32pt, right: 10pt, y: 9pt), {
    place(dx: -21pt, dy: -1.5pt, badge(color, 12pt, text(font: ("Libertinus Serif", "DejaVu Sans Mono"), signs.at(style))))
    body
  })
}
#let panel(title, body) = block(above: 1.1em, below: 1.1em, width: 100%, radius: 3pt, stroke: 0.6pt + luma(205), {
  block(width: 100%, above: 0pt, below: 0pt, radius: (top: 3pt), fill: luma(240), inset: (x: 11pt, y: 6pt), sticky: true, text(size: 0.95em, weight: "bold", title))
  block(width: 100%, above: 0pt, below: 0pt, inset: (x: 11pt, y: 9pt), body)
})
#let fold(title, body) = block(above: 1.1em, below: 1.1em, width: 100%, stroke: (y: 0.6pt + luma(215)), inset: (y: 7pt, left: 14pt), {
  block(above: 0pt, below: 0.85em, sticky: true, {
    place(dx: -13pt, dy: 2pt, polygon(fill: luma(120), (0pt, 0pt), (7pt, 0pt), (3.5pt, 5pt)))
    text(weight: "bold", title)
  })
  body
})
#let step(number, last, body) = block(above: if number == 1 { 1.3em } else { 0pt }, below: if last { 1.3em } else { 0pt }, width: 100%, inset: (left: 9pt), block(width: 100%, stroke: if last { none } else { (left: 0.8pt + luma(210)) }, inset: (left: 22pt, top: 4pt, bottom: if last { 5pt } else { 13pt }), {
  place(dx: -31pt, dy: -4pt, badge(luma(75), 18pt, str(number)))
  body
}))
#let branch(title, body) = block(above: 1.1em, below: 1.1em, width: 100%, radius: 3pt, stroke: (paint: luma(170), thickness: 0.6pt, dash: "dashed"), inset: (x: 11pt, y: 8pt), {
  block(above: 0pt, below: 0.8em, sticky: true, text(size: 0.9em, fill: luma(95), title))
  body
})
#let update(date, tags) = block(above: 1.8em, below: 0.9em, width: 100%, sticky: true, stroke: (top: 0.6pt + luma(205)), inset: (top: 8pt), { text(weight: "bold", date); h(8pt, weak: true); tags })
`;

/** Boxes that stand for other content, titles of code, formulas and cards. */
const BOXES = `#let kindof(body) = text(size: 7.5pt, fill: luma(115), tracking: 0.06em, upper(body))
#let slip(kind, title) = block(above: 1.1em, below: 1.1em, width: 100%, radius: 3pt, stroke: 0.6pt + luma(205), inset: (x: 11pt, y: 8pt), { kindof(kind); linebreak(); text(weight: "semibold", title) })
#let methods = (GET: rgb("#1f5fae"), POST: rgb("#23803f"), PUT: rgb("#b06a00"), PATCH: rgb("#8a5a00"), DELETE: rgb("#b3261e"))
#let operation(method, path, spec) = block(above: 1.1em, below: 1.1em, width: 100%, radius: 3pt, stroke: 0.6pt + luma(205), inset: (x: 11pt, y: 9pt), {
  if method != "" {
    box(fill: methods.at(method, default: luma(90)), radius: 2.5pt, inset: (x: 5pt), outset: (y: 3pt), text(size: 8.5pt, weight: "bold", fill: white, method))
    h(7pt)
  }
  text(size: 1.02em, path)
  if spec != [] { linebreak(); text(size: 8.5pt, fill: luma(115), spec) }
})
#let schemas(title, names, spec) = block(above: 1.1em, below: 1.1em, width: 100%, radius: 3pt, stroke: 0.6pt + luma(205), inset: (x: 11pt, y: 9pt), {
  text(weight: "semibold", title)
  if names != [] { linebreak(); names }
  if spec != [] { linebreak(); text(size: 8.5pt, fill: luma(115), spec) }
})
#let codetitle(body) = text(size: 8.5pt, fill: luma(75), weight: "semibold", body)
#let prompttitle(body) = { kindof("Prompt"); h(6pt); text(size: 9.5pt, weight: "semibold", body) }
#let titled(style, title, body) = {
  block(above: 1.2em, below: 0pt, width: 100%, radius: (top: 3pt), fill: luma(236), stroke: 0.5pt + luma(226), inset: (x: 8pt, y: 5pt), sticky: true, style(title))
  { set block(above: 0pt); body }
}
#let numbered(width, body) = {
  show raw.where(block: true): it => block(fill: luma(246), stroke: 0.5pt + luma(226), inset: (left: 8pt + width, rest: 8pt), radius: 3pt, width: 100%, for line in it.lines {
    block(spacing: 0.6em, { place(dx: -width, text(size: 0.85em, fill: luma(150), str(line.number))); if line.text == "" { sym.zws } else { line.body } })
  })
  body
}
#let formula(body) = block(above: 1.2em, below: 1.2em, width: 100%, align(center, tex(body)))
#let headless(body) = {
  set table(fill: none)
  show table.cell.where(y: 0): set text(weight: "regular")
  body
}
#let card(cover, breakable, body) = grid.cell(breakable: breakable, stroke: 0.6pt + luma(205), inset: 0pt, {
  if cover != none { block(above: 0pt, below: 0pt, width: 100%, height: 92pt, clip: true, image(cover, width: 100%, height: 92pt, fit: "cover")) }
  block(above: 0pt, below: 0pt, width: 100%, inset: 9pt, { set par(spacing: 0.8em); set text(size: 0.95em); body })
})
#let cards(count, ..items) = block(above: 1.2em, below: 1.2em, width: 100%, grid(columns: (1fr,) * count, gutter: 12pt, ..items))
`;

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
#let long(length, body) = { show regex("\\\\S{" + str(length) + "}"): it => it + gap; body }
#let roomfrom(name) = std.place[#metadata(none)#label(name)]
#let pic(align: center, place: none, height: 0pt, lead: 0pt, width: 0pt, body, caption) = {
  let below = if caption != none { block(above: 0.7em, text(size: 9pt, fill: luma(90), caption)) }
  let draw(body) = block(above: 1.3em, below: 1.3em, width: 100%, breakable: false, std.align(align, { body; below }))
  if place == none { draw(body) } else { context {
    let found = query(label(place))
    let taken = lead + 16pt + if caption == none { 0pt } else { measure(below, width: width).height + 8pt }
    let room = if found.len() == 0 { 0pt } else { page.height - 76pt - found.first().location().position().y - taken }
    if room < height and room >= height * 0.4 { draw(scale(room / height * 100%, reflow: true, body)) } else { draw(body) }
  } }
}
#let framed(body) = box(stroke: 0.6pt + luma(205), radius: 3pt, inset: 5pt, body)
#let caption(body) = { set text(size: 9pt, fill: luma(90)); body }
#let mark(checked) = if checked == none [•] else { text(font: "DejaVu Sans Mono", top-edge: 0.645em, if checked { "☑" } else { "☐" }) }
#let task(checked, body) = block(spacing: 0.68em, list(marker: mark(checked), body))
#let ranked(rank, body) = text(size: (15pt, 12.5pt, 11.5pt).at(rank - 1, default: 10.5pt), body)
#let described(body) = block(below: 1.6em, text(size: 12pt, fill: luma(95), body))
${INLINES}${CONTAINERS}${BOXES}`;
