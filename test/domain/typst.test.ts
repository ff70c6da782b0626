/**
 * Checks books as typst source: the source of each block, and that no text is ever parsed as typst.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block, Inline } from '../../src/domain/document/model.ts';
import { preamble } from '../../src/domain/typst/preamble.ts';
import { typstOf } from '../../src/domain/typst.ts';
import { linesOf, linesOfText, NEXT, page, references, START } from './typst/lines.ts';

describe('a text as typst', () => {
  it.each([
    [
      'one *two* **three** ~~four~~ `five`',
      '#par({text("one ");emph(text("two"));text(" ");strong(text("three"));text(" ");strike(text("four"));text(" ");c(raw("five"))})',
    ],
    ['one\ntwo  \nthree', '#par({text("one two");linebreak();text("three")})'],
    [
      '# One\n\n### Two',
      '#[#heading(level:2,outlined:false,bookmarked:true,ranked(1,text("One")))#label("l1")]',
      '#[#heading(level:4,outlined:false,bookmarked:true,ranked(3,text("Two")))#label("l2")]',
    ],
    [
      '## One',
      '#[#heading(level:2,outlined:false,bookmarked:true,ranked(1,text("One")))#label("l1")]',
    ],
    [
      '- a\n- b\n  1. c',
      '#list(tight:true,text("a"),{text("b");enum(start:1,tight:true,text("c"))})',
    ],
    [
      '3. a\n\n   b\n4. c',
      '#enum(start:3,tight:false,{text("a");parbreak();par(text("b"))},text("c"))',
    ],
    ['- [ ] a\n- [x] b', '#block({task(false,text("a"));task(true,text("b"))})'],
    ['> a\n>\n> b', '#quote(block:true,{par(text("a"));par(text("b"))})'],
    ['```js {1}\nlet a = "b";\n\tc\n```', '#raw(block:true,lang:"js","let a = \\"b\\";\\n\\tc")'],
    ['```\na\n```', '#raw(block:true,lang:none,"a")'],
    ['---', '#rule'],
    [
      '| a | b |\n|---|:-:|\n| c | *d* |',
      '#sized(9.5pt,table(columns:2,align:(left,center,left),table.header(text("a"),text("b")),text("c"),emph(text("d"))))',
    ],
    ['![a b](a.png "Title")', '#pic(image("0.png",width:300pt,alt:"a b"),text("Title"))'],
    ['see ![](a.png)', '#par({text("see ");box(image("0.png",width:300pt,alt:none))})'],
    ['![words](gone.png)', '#par(alt(text("words")))'],
    ['![words](https://a.test/b.png)', '#par(a("https://a.test/b.png",alt(text("words"))))'],
    ['![](gone.png)'],
    ['[a](https://a.test/ü?b=c#d)', '#par(a("https://a.test/%C3%BC?b=c#d",text("a")))'],
    ['[a](mailto:ana@acme.test)', '#par(a("mailto:ana@acme.test",text("a")))'],
    [
      '[a](javascript:alert(1)) [b](./b.md) [c](/files/x) [d](#none)',
      '#par({text("a");text(" ");text("b");text(" ");text("c");text(" ");text("d")})',
    ],
    [
      `[a](/pages/${START}) [b](/pages/${START}#none) [c](/pages/${NEXT})`,
      '#par({a(label("l0"),text("a"));text(" ");a(label("l0"),text("b"));text(" ");text("c")})',
    ],
    [
      '# One\n\n[a](#one)',
      '#[#heading(level:2,outlined:false,bookmarked:true,ranked(1,text("One")))#label("l1")]',
      '#par(a(label("l1"),text("a")))',
    ],
    [
      '<p>a &amp; <a href="https://a.test">b</a></p><img src="a.png">',
      '#par({text("a & ");a("https://a.test/",text("b"))})',
      '#par(box(image("0.png",width:300pt,alt:none)))',
    ],
    ['a<br>b', '#par({text("a");linebreak();text("b")})'],
    ['{% hint style="info" %}\nwords\n{% endhint %}', '#hint("info",par(text("words")))'],
    ['{% tab title="Node" %}', '#par(c(raw("{% tab title=\\"Node\\" %}")))'],
    ['a \\" # $ \\\\ */ ] } ) b', '#par(text("a \\" # $ \\\\ */ ] } ) b"))'],
    [
      `${'a'.repeat(61)} b`,
      `#par({text("${'a'.repeat(16)}");gap;text("${'a'.repeat(16)}");gap;text("${'a'.repeat(16)}");gap;text("${'a'.repeat(13)} b")})`,
    ],
  ])('is written for %j', (markdown, ...lines) => {
    expect(linesOfText(markdown)).toEqual(lines);
  });

  it('breaks long words of a table at the parts of a name', () => {
    const [row] = linesOfText(
      '| a | b | c | d | e |\n|-|-|-|-|-|\n| createChangeRequest | | | | |',
    );
    expect(row).toEqual(
      '#sized(9.5pt,table(columns:5,align:(left,left,left,left,left,left),table.header(text("a"),text("b"),text("c"),text("d"),text("e")),{text("createChange");gap;text("Request")},[],[],[],[]))',
    );
  });

  it('shows a table with too many columns for a page line by line', () => {
    const row = (cell: string) => `|${`${cell}|`.repeat(17)}`;
    const line = `par({${Array.from({ length: 17 }, () => 'text("a")').join(';text(" | ");')}})`;
    expect(linesOfText(`${row('a')}\n${row('-')}\n${row('a')}`)).toEqual([`#{${line};${line}}`]);
  });

  it('shows a table with more than 20,000 cells in the book line by line, and cards too', () => {
    const table = (rows: number) => `| a | b |\n|---|---|\n${'| c | d |\n'.repeat(rows)}`;
    const cards = `<table data-view="cards"><thead><tr><th></th></tr></thead><tbody><tr><td>e</td></tr></tbody></table>`;
    const starts = linesOfText(`${table(9999)}\n${table(1)}\n${cards}`).map((line) =>
      line.slice(0, 30),
    );
    expect(starts).toEqual([
      '#sized(9.5pt,table(columns:2,a',
      '#{par({text("a");text(" | ");t',
      '#par(text("e"))',
    ]);
  });

  it('adds containers that are nested more than eight deep to the innermost one', () => {
    const deep = `${'{% hint style="info" %}\n'.repeat(60)}a\n${'{% endhint %}\n'.repeat(60)}`;
    const [line = ''] = linesOfText(deep);
    expect(line.split('hint("info",').length - 1).toEqual(8);
    expect(linesOfText(deep)).toHaveLength(1);
  });

  it('highlights code unless one of its lines, or all code of the book, is long', () => {
    const js = (line: string, times = 1) => `\`\`\`js\n${`${line}\n`.repeat(times)}\`\`\``;
    const colours = (...texts: string[]) =>
      linesOf(texts.map((markdown, index) => page(`p${index}`, markdown))).flatMap(
        (line) => /^#raw\(block:true,lang:([^,]*),/.exec(line)?.[1] ?? [],
      );
    expect(colours(js('a b '.repeat(50)), js('a b '.repeat(51)))).toEqual(['"js"', 'none']);
    expect(colours(js('a'), js('a b '.repeat(50), 500))).toEqual(['none', 'none']);
  });
});

describe('a book as typst', () => {
  it('has a cover, contents and pages, each on a new sheet unless the previous page is only its title', () => {
    const pages = [
      { ...page('a', '', 2), title: 'A' },
      { ...page('b', 'words', 3), title: 'B', description: 'About b' },
    ];
    expect(
      typstOf({ title: 'My "book"', emoji: '📘', date: '21 November' }, pages, references).slice(
        preamble.length,
      ),
    ).toEqual(
      [
        '#set document(title:"My \\"book\\"",date:none)',
        '#page({v(30%);block(below:24pt,text(size:44pt,"📘"));block(below:1.2em,text(size:32pt,weight:"bold",text("My \\"book\\"")));block(text(size:12pt,fill:luma(95),"21 November"))})',
        '#set page(footer:context{set text(size:8.5pt,fill:luma(110));{text("My \\"book\\"");h(1fr);counter(page).display("1 / 1",both:true)}})',
        '#outline(title: text(size: 19pt, "Contents"), indent: auto)',
        '#pagebreak(weak:true)',
        '#[#heading(level:1,text("A"))#label("l0")]',
        '#[#heading(level:2,text("B"))#label("l1")]',
        '#described(text("About b"))',
        '#par(text("words"))',
        '',
      ].join('\n'),
    );
  });

  it('has the date of its cover when that is a date', () => {
    const dateIn = (date: string) =>
      /,date:(.*)\)$/m.exec(
        typstOf({ title: '', date }, [], references).slice(preamble.length),
      )?.[1];
    expect(dateIn('2026-11-21')).toEqual('datetime(year:2026,month:11,day:21)');
    expect(dateIn('2026-11-21T08:00:00.000Z')).toEqual('datetime(year:2026,month:11,day:21)');
    expect(dateIn('2026-13-45')).toEqual('none');
    expect(dateIn('2026-02-30')).toEqual('none');
  });

  it('has no contents when it is a single page', () => {
    expect(linesOf([page(START, 'a')])).toEqual([
      '#pagebreak(weak:true)',
      '#[#heading(level:1,text("T"))#label("l0")]',
      '#par(text("a"))',
    ]);
  });

  it('defines a label once, however often its name occurs', () => {
    const twice = '# One';
    expect(
      linesOf([page('a', twice), page('a', twice)]).filter((line) => line.includes('heading')),
    ).toEqual([
      '#[#heading(level:1,text("T"))#label("l0")]',
      '#[#heading(level:2,outlined:false,bookmarked:true,ranked(1,text("One")))#label("l1")]',
      '#heading(level:1,text("T"))',
      '#heading(level:2,outlined:false,bookmarked:true,ranked(1,text("One")))',
    ]);
  });

  it('links from page to page and to their headings', () => {
    const pages = [
      page(START, `[a](/pages/${NEXT}#one) [b](/pages/${NEXT})`),
      page(NEXT, '> # One'),
    ];
    expect(linesOf(pages).filter((line) => line.includes('label'))).toEqual([
      '#[#heading(level:1,text("T"))#label("l0")]',
      '#par({a(label("l2"),text("a"));text(" ");a(label("l1"),text("b"))})',
      '#[#heading(level:1,text("T"))#label("l1")]',
      '#quote(block:true,[#heading(level:2,outlined:false,bookmarked:true,ranked(1,text("One")))#label("l2")])',
    ]);
  });
});

/** Returns the typst code of a source without its texts. */
const skeletonOf = (source: string): string =>
  source.slice(preamble.length).replace(/"(?:[^"\\]|\\["\\nt])*"/g, '""');

const known = new Set(
  `set document title date none datetime year month day page v block below text size luma fill weight footer context h fr pt em counter display both true false outline Contents indent auto pagebreak weak
  heading level outlined bookmarked ranked label described par parbreak linebreak strong emph strike c a alt raw lang long quote list enum start tight task table columns align left center right header sized
  caption rule box image width pic gap spacing hint panel fold step grid gutter codetitle prompttitle top horizon bottom update pill branch titled code prompt numbered formula slip operation schemas framed headless mark stars
  cards card tint back rgb lighten kbd icon luma button link mention tex equation super sub footnote baseline right`.split(
    /\s+/,
  ),
);

describe('text that looks like typst', () => {
  const hostileText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(
        fc.constantFrom(
          '#',
          '\\',
          '"',
          "'",
          '*/',
          '/*',
          '//',
          '[',
          ']',
          '{',
          '}',
          '(',
          ')',
          '$',
          '`',
          '\n',
          '\r',
          '\u2028',
          '\ud800',
          '\\u{41}',
          '#panic()',
          '<a>',
          '@b',
          '%}',
          '{%',
          'a'.repeat(70),
          'ä'.repeat(70),
        ),
      )
      .map((parts) => parts.join('')),
  );
  const inlines = (text: string): Inline[] => [
    { type: 'text', text, marks: [] },
    { type: 'text', text, marks: [{ type: 'code' }] },
    {
      type: 'text',
      text,
      marks: [{ type: 'color', text, background: text }, { type: 'keyboard' }],
    },
    {
      type: 'link',
      href: `https://a.test/${text}`,
      title: text,
      nodes: [{ type: 'text', text, marks: [] }],
    },
    { type: 'link', href: text, title: null, nodes: [] },
    ...['a.png', text].map(
      (src): Inline => ({
        type: 'inline-image',
        src,
        srcDark: text,
        alt: text,
        title: text,
        size: 'line',
      }),
    ),
    { type: 'emoji', code: text },
    { type: 'icon', icon: text, color: text },
    { type: 'mention', href: text, text },
    {
      type: 'button',
      label: text,
      href: `https://a.test/${text}`,
      kind: 'primary',
      icon: text,
      action: text,
      query: text,
    },
    { type: 'expression', expression: text },
    { type: 'inline-math', formula: text },
    { type: 'unknown-inline', source: text },
  ];
  const at = { id: 'b', at: 0, end: 0 };
  const columnTypes = ['text', 'checkbox', 'rating', 'select', 'files', 'image'] as const;
  const table = (text: string): Block => ({
    ...at,
    type: 'table',
    view: 'grid',
    fullWidth: false,
    hideHeader: false,
    cardSize: null,
    columns: columnTypes.map((type) => ({
      title: inlines(text),
      type,
      align: null,
      width: null,
      hidden: false,
      role: null,
    })),
    rows: [columnTypes.map(() => [{ type: 'text', text, marks: [] }])],
  });
  const image = (src: string, text: string) => ({
    ...at,
    type: 'image' as const,
    ...{ src, srcDark: text, alt: text, title: text, width: text, height: text },
    caption: inlines(text),
  });
  const media = (text: string): Block[] => [
    {
      ...at,
      type: 'images',
      align: null,
      fullWidth: false,
      withFrame: true,
      nodes: [image('a.png', text), image(text, text)],
    },
    { ...at, type: 'drawing', src: text, alt: text },
    { ...at, type: 'file', src: text, caption: inlines(text) },
    { ...at, type: 'embed', url: text, fullWidth: false, caption: inlines(text) },
    { ...at, type: 'content-ref', href: text, text },
    { ...at, type: 'reusable-content', target: text },
    { ...at, type: 'prompt', description: text, icon: text, text },
    {
      ...at,
      type: 'code',
      ...{ syntax: text, title: text, text, lineNumbers: true },
      ...{ wrap: false, fullWidth: false, expandable: false },
    },
    { ...at, type: 'openapi-operation', spec: text, path: text, method: text, expanded: false },
    {
      ...at,
      type: 'openapi-schemas',
      ...{ spec: text, schemas: [text, text], grouped: true, title: text },
    },
    { ...at, type: 'openapi-webhook', spec: text, name: text, method: text },
  ];
  const blocks = (text: string): Block[] => {
    const paragraph: Block = { ...at, type: 'paragraph', align: 'center', inlines: inlines(text) };
    const nodes = [paragraph];
    return [
      { ...at, type: 'heading', depth: 2, anchor: text, align: null, inlines: inlines(text) },
      { ...at, type: 'math', formula: text },
      {
        ...at,
        type: 'list',
        style: 'tasks',
        start: null,
        nodes: [{ ...at, type: 'list-item', checked: true, nodes }],
      },
      table(text),
      ...media(text),
      { ...at, type: 'hint', style: 'danger', icon: text, nodes },
      { ...at, type: 'tabs-item', title: text, icon: text, nodes },
      { ...at, type: 'expandable', open: true, title: inlines(text), nodes },
      { ...at, type: 'stepper-step', icon: text, nodes },
      {
        ...at,
        type: 'columns',
        fullWidth: false,
        nodes: [text, '50%'].map((width) => ({
          ...at,
          type: 'column',
          width,
          verticalAlign: text,
          nodes,
        })),
      },
      {
        ...at,
        type: 'updates',
        format: 'full',
        nodes: [{ ...at, type: 'update', date: text, tags: [text], nodes }],
      },
      { ...at, type: 'branch', expression: text, nodes },
      { ...at, type: 'unknown', source: `<div>${text}</div>`, nodes: [] },
      { ...at, type: 'unknown', source: `{% ${text}`, nodes: [] },
      {
        ...at,
        type: 'paragraph',
        align: null,
        inlines: [{ type: 'annotation', nodes: [], body: nodes }],
      },
    ];
  };

  it('stays text in any position', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const pages = [
          { id: text, title: text, depth: 1, description: text, blocks: blocks(text) },
          page(START, ''),
        ];
        const skeleton = skeletonOf(
          typstOf({ title: text, emoji: text, date: text }, pages, references),
        );
        expect(skeleton).toMatch(/^[\w\s#.,:;(){}[\]%"]*$/);
        expect(
          skeleton.match(/[A-Za-z]+/g)?.filter((word) => !known.has(word) && !/^l\d*$/.test(word)),
        ).toEqual([]);
        const count = (mark: string) => skeleton.split(mark).length;
        expect([count('('), count('{'), count('[')]).toEqual([count(')'), count('}'), count(']')]);
      }),
    );
  });

  it('is complete and in place, except for control characters and unpaired surrogates', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const code: Block = {
          ...at,
          type: 'code',
          ...{ syntax: null, title: null, text, lineNumbers: false },
          ...{ wrap: false, fullWidth: false, expandable: false },
        };
        const [line = ''] = linesOf([{ ...page(START, ''), blocks: [code] }]).slice(2);
        const written = /^#(?:long\(\d+,)?raw\(block:true,lang:none,"(.*)"\)\)?$/s.exec(line)?.[1];
        const read = written?.replace(
          /\\(.)/g,
          (_, mark: string) => ({ n: '\n', t: '\t' })[mark] ?? mark,
        );
        expect(read).toEqual(
          text
            .replace(/\r\n?/g, '\n')
            .replace(/[^\P{Cc}\t\n]|[\u2028\u2029]/gu, ' ')
            .replace(/\p{Surrogate}/gu, '\ufffd'),
        );
      }),
    );
  });
});
