/** Checks the typst source of each inline, block and type of column. */
import { describe, expect, it } from 'vitest';
import { FILE, linesOfText, OTHER, START } from './lines.ts';

describe('inline text as typst', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'marks of HTML',
      '<kbd>Ctrl</kbd> H<sub>2</sub>O x<sup>2</sup>',
      ['#par({kbd(raw("Ctrl"));text(" H");sub(text("2"));text("O x");super(text("2"))})'],
    ],
    [
      'a color of a text',
      '<mark style="color:red;">a</mark> <mark style="background-color:$info;">b</mark> <mark style="color:#fa0;background-color:rgb(1, 2, 300)">c</mark> <mark style="color:url(x)">d</mark>',
      [
        '#par({tint(rgb("#c62828"),text("a"));text(" ");back(rgb("#1257b0").lighten(80%),text("b"));text(" ");back(rgb(1,2,255),tint(rgb("#fa0"),text("c")));text(" ");text("d")})',
      ],
    ],
    [
      'a long key',
      '<kbd>long key long key long key long key long key long key</kbd>',
      ['#par(c(raw("long key long key long key long key long key long key")))'],
    ],
    [
      'a button',
      '<a href="https://a.test/" class="button primary">Go</a> <a href="./x" class="button secondary">Read</a>',
      [
        '#par({link("https://a.test/",button(true,text("Go")));text(" ");button(false,text("Read"))})',
      ],
    ],
    [
      'a button with a long label',
      '<a href="https://a.test/" class="button">a b a b a b a b a b a b a b a b a b a b a b a b</a>',
      [
        '#par(link("https://a.test/",strong(text("a b a b a b a b a b a b a b a b a b a b a b a b"))))',
      ],
    ],
    [
      'an icon',
      '<i class="fa-rocket" data-color="green">:rocket:</i>',
      ['#par(icon(rgb("#23803f"),text("rocket")))'],
    ],
    [
      'an emoji',
      '<span data-tag="emoji" data-code="1f44d">:thumbsup:</span>',
      ['#par(text("👍"))'],
    ],
    [
      'mentions',
      `[Ana](/users/usr_1111111111111111111112 "mention") [](/pages/${OTHER} "mention")`,
      ['#par({mention(text("Ana"));text(" ");mention(text("Another page"))})'],
    ],
    [
      'an expression',
      'a {{ space.vars.name }}',
      ['#par({text("a ");c(raw("{{ space.vars.name }}"))})'],
    ],
    ['a formula', 'a $$E = mc^2$$', ['#par({text("a ");equation(false,"E = m c^2")})']],
    ['a formula that is not TeX', 'a $$\\foo x$$', ['#par({text("a ");tex(raw("\\\\foo x"))})']],
    [
      'a tag of a template',
      'a {% unknown b="c" %}',
      ['#par({text("a ");c(raw("{% unknown b=\\"c\\" %}"))})'],
    ],
    [
      'an image in a line',
      '<img src="a.png" data-size="line" alt="x"> a',
      ['#par({box(baseline:15%,image("0.png",width:22pt,alt:"x"));text(" a")})'],
    ],
    [
      'a hidden element',
      'a <iframe src="x">b</iframe> c <!-- d -->',
      ['#par({text("a ");text(" c ")})'],
    ],
    [
      'a link in a link',
      '<a href="https://a.test/">a <a href="https://b.test/">b</a></a>',
      ['#par(a("https://a.test/",{text("a ");text("b")}))'],
    ],
    [
      'notes',
      'a[^1] b[^2] c[^1]\n\n[^1]: One.\n[^2]: # Two\n    > three',
      [
        '#par({text("a");[#footnote(text("One."))#label("n0")];text(" ");text("b");[#footnote({par(strong(text("Two")));raw(block:true,lang:none,"> three")})#label("n1")];text(" ");text("c");footnote(label("n0"))})',
      ],
    ],
  ])('shows %s', (_, markdown, lines) => {
    expect(linesOfText(markdown)).toEqual(lines);
  });
});

describe('a block as typst', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'an alignment',
      '<p align="center">a</p>\n\n<h2 align="right">b</h2>',
      [
        '#align(center,par(text("a")))',
        '#align(right,[#heading(level:2,outlined:false,bookmarked:true,ranked(1,text("b")))#label("l1")])',
      ],
    ],
    [
      'a hint',
      '{% hint style="warning" %}\na\n\n- b\n{% endhint %}',
      ['#hint("warning",{par(text("a"));list(tight:true,text("b"))})'],
    ],
    [
      'tabs',
      '{% tabs %}\n{% tab title="npm" %}\na\n{% endtab %}\n{% tab title="yarn" %}\nb\n{% endtab %}\n{% endtabs %}',
      ['#panel(text("npm"),par(text("a")))', '#panel(text("yarn"),par(text("b")))'],
    ],
    [
      'an expandable',
      '<details>\n\n<summary>a <b>b</b></summary>\n\nc\n\n</details>',
      ['#fold({text("a ");strong(text("b"))},par(text("c")))'],
    ],
    [
      'steps',
      '{% stepper %}\n{% step %}\n## a\nb\n{% endstep %}\n{% step %}\nc\n{% endstep %}\n{% endstepper %}',
      [
        '#step(1,false,{[#heading(level:2,outlined:false,bookmarked:true,ranked(1,text("a")))#label("l1")];par(text("b"))})',
        '#step(2,true,par(text("c")))',
      ],
    ],
    [
      'columns',
      '{% columns %}\n{% column width="25%" %}\na\n{% endcolumn %}\n{% column valign="middle" %}\n![x](a.png)\n{% endcolumn %}\n{% endcolumns %}',
      [
        '#grid(columns:(113pt,339pt),gutter:18pt,align:(top,horizon),par(text("a")),pic(image("0.png",width:300pt,alt:"x"),none))',
      ],
    ],
    [
      'columns that are too narrow',
      '{% columns %}\n{% column %}\na\n{% endcolumn %}\n{% column %}\na\n{% endcolumn %}\n{% column %}\na\n{% endcolumn %}\n{% column %}\na\n{% endcolumn %}\n{% column %}\na\n{% endcolumn %}\n{% column %}\na\n{% endcolumn %}\n{% endcolumns %}',
      [
        '#par(text("a"))',
        '#par(text("a"))',
        '#par(text("a"))',
        '#par(text("a"))',
        '#par(text("a"))',
        '#par(text("a"))',
      ],
    ],
    [
      'updates',
      '{% updates format="short" %}\n{% update date="2026-01-31" tags="New,Fixed" %}\na\n{% endupdate %}\n{% update date="soon" %}\nb\n{% endupdate %}\n{% endupdates %}',
      [
        '#update(text("31 Jan 2026"),{pill(text("New"));text(" ");pill(text("Fixed"))})',
        '#par(text("a"))',
        '#update(text("soon"),[])',
        '#par(text("b"))',
      ],
    ],
    [
      'a condition',
      '{% if visitor.a %}\na\n{% elif visitor.b %}\nb\n{% else %}\nc\n{% endif %}',
      [
        '#branch({text("If ");c(raw("visitor.a"))},par(text("a")))',
        '#branch({text("Otherwise, if ");c(raw("visitor.b"))},par(text("b")))',
        '#branch(text("Otherwise"),par(text("c")))',
      ],
    ],
    [
      'code with a title and numbers',
      '{% code title="a.js" lineNumbers="true" %}\n```js\na\nb\n```\n{% endcode %}',
      ['#titled(codetitle,text("a.js"),numbered(13pt,raw(block:true,lang:"js","a\\nb")))'],
    ],
    [
      'a prompt',
      '{% prompt description="Summarize" %}\n```\na\n```\n{% endprompt %}',
      ['#titled(prompttitle,text("Summarize"),raw(block:true,lang:none,"a"))'],
    ],
    ['a formula', '$$\nx^2\n$$', ['#equation(true,"x^2")']],
    ['a formula that is not TeX', '$$\nx^{\n$$', ['#formula(raw("x^{"))']],
    [
      'a link to a page',
      `{% content-ref url="/pages/${START}" %}\n{% endcontent-ref %}\n\n{% content-ref url="/pages/${OTHER}" %}\n{% endcontent-ref %}\n\n{% content-ref url="https://a.test/b" %}\n{% endcontent-ref %}\n\n{% content-ref url="x.md" %}\n[Text](x.md)\n{% endcontent-ref %}\n\n{% content-ref url="gone.md" %}\n{% endcontent-ref %}`,
      [
        '#slip("Page",a(label("l0"),text("T")))',
        '#slip("Page",text("Another page"))',
        '#slip("Link",a("https://a.test/b",text("https://a.test/b")))',
        '#slip("Page",text("Text"))',
      ],
    ],
    [
      'files',
      `{% file src="/files/${FILE}" %}\na *b*\n{% endfile %}\n\n{% file src="https://a.test/b/c.zip?d" %}\n\n{% file src="/files/fil_1111111111111111111119" %}`,
      [
        '#slip("File",text("report.pdf"))',
        '#caption(par({text("a ");emph(text("b"))}))',
        '#slip("File",a("https://a.test/b/c.zip?d",text("c.zip")))',
        '#slip("File",text("file"))',
      ],
    ],
    [
      'an embed',
      '{% embed url="https://a.test/v" %}\nA video.\n{% endembed %}',
      [
        '#slip("Embed",a("https://a.test/v",text("https://a.test/v")))',
        '#caption(par(text("A video.")))',
      ],
    ],
    [
      'an include that was not found',
      '{% include "/reusable-contents/x" %}',
      ['#slip("Reusable content",text("/reusable-contents/x"))'],
    ],
    [
      'operations',
      '{% openapi-operation spec="pets" path="/pets/{id}" method="get" %}\n{% endopenapi-operation %}\n\n{% openapi-webhook spec="pets" name="new" method="post" %}\n{% endopenapi-webhook %}\n\n{% openapi-schemas spec="pets" schemas="Pet,Dog" %}\n{% endopenapi-schemas %}',
      [
        '#operation("GET",raw("/pets/{id}"),text("pets"))',
        '#operation("POST",raw("new"),text("pets"))',
        '#schemas(text("Schemas"),{c(raw("Pet"));text(", ");c(raw("Dog"))},text("pets"))',
      ],
    ],
    [
      'an image with a size',
      '<figure><img src="a.png" alt="b" width="100"><figcaption>c <b>d</b></figcaption></figure>\n\n<figure><img src="a.png" alt="" width="50%"></figure>\n\n<figure><img src="a.png" alt="" height="20"></figure>',
      [
        '#pic(image("0.png",width:75pt,alt:"b"),{text("c ");strong(text("d"))})',
        '#pic(image("0.png",width:235pt,alt:none),none)',
        '#pic(image("0.png",width:30pt,alt:none),none)',
      ],
    ],
    [
      'an image with a frame',
      '<div align="left" data-with-frame="true"><figure><img src="a.png" alt=""></figure></div>',
      ['#pic(align:left,framed(image("0.png",width:300pt,alt:none)),none)'],
    ],
    [
      'several images',
      '<div><figure><img src="a.png" alt="b"></figure> <figure><img src="gone.png" alt="c"><figcaption>d</figcaption></figure></div>',
      [
        '#grid(columns:(229pt,229pt,),gutter:12pt,pic(image("0.png",width:229pt,alt:"b"),none),{par(alt(text("c")));caption(par(text("d")))})',
      ],
    ],
    [
      'a drawing',
      '<img src="a.png" alt="b" class="gitbook-drawing">',
      ['#pic(image("0.png",width:300pt,alt:"b"),none)'],
    ],
    [
      'unknown tags',
      '{% custom %}\na\n\nb\n{% endcustom %}\n\n{% void c="d" %}',
      ['#par(text("a"))', '#par(text("b"))', '#par(c(raw("{% void c=\\"d\\" %}")))'],
    ],
    [
      'HTML',
      '<section><h2>a</h2><p>b <b>c</b> {{ d }}</p><svg><text>e</text></svg></section>',
      ['#par(text("a"))', '#par({text("b ");strong(text("c"));text(" ");c(raw("{{ d }}"))})'],
    ],
  ])('shows %s', (_, markdown, lines) => {
    expect(linesOfText(markdown)).toEqual(lines);
  });
});

describe('a table as typst', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'types of columns',
      '<table><thead><tr><th data-type="checkbox">a</th><th data-type="rating">b</th><th data-type="select">c</th><th data-type="number">d</th></tr></thead><tbody><tr><td>true</td><td>3</td><td>x, y</td><td>1</td></tr><tr><td>false</td><td>99</td><td></td><td></td></tr><tr><td>maybe</td><td>a</td><td></td><td></td></tr></tbody></table>',
      [
        '#sized(9.5pt,table(columns:4,align:(center,left,left,right,left),table.header(text("a"),text("b"),text("c"),text("d")),mark(true),stars(3),{pill(text("x"));text(" ");pill(text("y"))},text("1"),mark(false),text("99"),[],[],text("maybe"),text("a"),[],[]))',
      ],
    ],
    [
      'links of columns',
      `<table><thead><tr><th data-type="files">a</th><th data-type="content-ref">b</th><th data-type="image">c</th><th data-type="users">d</th></tr></thead><tbody><tr><td><a href="/files/${FILE}">/files/${FILE}</a></td><td><a href="/pages/${START}"></a></td><td><a href="a.png">x</a></td><td><a href="/users/u" data-mention>Ana</a></td></tr></tbody></table>`,
      [
        '#sized(9.5pt,table(columns:4,align:(left,left,left,left,left),table.header(text("a"),text("b"),text("c"),text("d")),text("report.pdf"),a(label("l0"),text("T")),box(image("0.png",width:105.5pt,alt:"x")),mention(text("Ana"))))',
      ],
    ],
    [
      'widths and hidden columns',
      '<table><thead><tr><th width="200">a</th><th data-hidden>b</th><th align="right">c</th></tr></thead><tbody><tr><td>d</td><td>e</td><td>f</td></tr></tbody></table>',
      [
        '#sized(9.5pt,table(columns:(150pt,320pt,),align:(left,right,left),table.header(text("a"),text("c")),text("d"),text("f")))',
      ],
    ],
    [
      'a hidden header',
      '<table data-header-hidden><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
      ['#sized(9.5pt,headless(table(columns:1,align:(left,left),text("b"))))'],
    ],
    [
      'notes below it',
      '| a[^1] |\n|-|\n| b[^2] c[^1] |\n\n[^1]: n\n[^2]: o',
      [
        '#sized(9.5pt,table(columns:1,align:(left,left),table.header({text("a");super(text("a"))}),{text("b");super(text("b"));text(" ");text("c");super(text("a"))}))',
        '#caption({gridnote("a",text("n"));gridnote("b",text("o"))})',
      ],
    ],
    [
      'cards',
      `<table data-view="cards"><thead><tr><th></th><th data-hidden data-card-target></th><th data-hidden data-card-cover></th></tr></thead><tbody><tr><td><b>a</b></td><td><a href="/pages/${START}">x</a></td><td><a href="a.png">y</a></td></tr><tr><td>b</td><td><a href="https://a.test/">x</a></td><td></td></tr></tbody></table>`,
      [
        '#cards(3,card("0.png",false,{par(strong(text("a")));par(a(label("l0"),{text("→ ");text("T")}))}),card(none,false,{par(text("b"));par(a("https://a.test/",{text("→ ");text("https://a.test/")}))}))',
      ],
    ],
  ])('shows %s', (_, markdown, lines) => {
    expect(linesOfText(markdown)).toEqual(lines);
  });
});
