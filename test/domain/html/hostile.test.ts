/** Tests that no text can put anything into HTML but the elements of documents. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBlocks } from '../../../src/domain/document/read.ts';
import { headingsIn, htmlOf, sanitizeHtml } from '../../../src/domain/html/render.ts';
import { countCases } from '../../case-count.ts';

const text = (...parts: readonly string[]): string => parts.join('');

const CASES: readonly (readonly [title: string, markdown: string, html: string])[] = [
  ['script in a paragraph', 'a <script>alert(1)</script> b', '<p>a  b</p>'],
  ['script block', '<script>\n\nalert(1)\n\n</script>\n\nb', '<p>b</p>'],
  [
    'event handlers',
    '<img src="https://a.test/x.png" onerror="alert(1)"> <p onclick="x()">a</p>',
    '<p><img src="https://a.test/x.png" alt=""> a</p>',
  ],
  [
    'styles',
    text('<style>p { color: red }</style>\n', '\n', '<p style="position:fixed;inset:0">a</p>'),
    '<p>a</p>',
  ],
  [
    'svg',
    text(
      '<svg onload="alert(1)"><script>alert(1)</script><a xlink:href="javascript:alert(1)">',
      '<text>x</text></a></svg>\n',
      '\n',
      'a <svg><animate onbegin=alert(1) attributeName=x></svg> b',
    ),
    '<p>a  b</p>',
  ],
  [
    'frames',
    text(
      '<iframe src="https://evil.test" srcdoc="<script>alert(1)</script>"></iframe>\n',
      '\n',
      '<object data="x"><embed src="y"></object>\n',
      '\n',
      '<form action="https://evil.test"><input name="password"><button>Send</button></form>',
    ),
    'Send',
  ],
  [
    'schemes',
    text(
      '[a](javascript:alert(1)) [b](JaVaScRiPt&colon;alert(1)) [c](vbscript:x) [d](data:tex',
      't/html,x) <a href="java&#10;script:alert(1)">e</a> ',
      '<a href=" &#1;javascript:alert(1)">f</a> [g](file:///etc/passwd) ',
      '<a href="javascript&#58;alert(1)">h</a> [i](//evil.test)',
    ),
    '<p>a b c d e f g h <a href="//evil.test">i</a></p>',
  ],
  [
    'unclosed tags',
    text(
      '<div><b><p>a\n',
      '\n',
      'b <i>c\n',
      '\n',
      '{% hint style="info" %}\n',
      '</div></div> d\n',
      '{% endhint %}\n',
      '\n',
      'e',
    ),
    text(
      '<div><b><p>a</p><p>b c</p><div class="hint" data-style="info" role="note"> d</div>',
      '<p>e</p></b></div>',
    ),
  ],
  [
    'an end tag of a parent',
    '{% hint style="info" %}\na\n\n</div>\n\nb\n{% endhint %}',
    '<div class="hint" data-style="info" role="note"><p>a</p><p>b</p></div>',
  ],
  [
    'links in links',
    text(
      '<a href="https://a.test">\n',
      '\n',
      '[b](https://b.test) <a href="https://c.test">c</a>\n',
      '\n',
      '</a>',
    ),
    text(
      '<a href="https://a.test"></a><p><a href="https://a.test"></a>',
      '<a href="https://b.test">b</a> <a href="https://c.test">c</a></p>',
    ),
  ],
  [
    'mutations of math and style',
    text(
      '<math><mtext><table><mglyph><style><!--</style>',
      '<img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    ),
    '<img alt="" title="--&#x3E;&#x3C;img src=1 onerror=alert(1)&#x3E;"><table></table>',
  ],
  [
    'mutations of noscript',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '',
  ],
  [
    'mutations of svg and title',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<p><a></a></p>',
  ],
  ['a comment', '<!-- --!> <img src=x onerror=alert(1)> --> a', ' a'],
  [
    'mutations of tables',
    '<table><a href="https://a.test"><tr><a href="https://b.test">x<td>y</table>z',
    text(
      '<a href="https://a.test"></a><a href="https://b.test">x</a><table><tbody><tr>',
      '<td>y</td></tr></tbody></table>z',
    ),
  ],
  [
    'mutations of forms',
    '<form><div></form><form id="x"><input name="attributes"></form>',
    '<div></div>',
  ],
  [
    'textarea and title',
    '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
    '',
  ],
  [
    'ids that name objects',
    text(
      '<a id="location" name="cookie"></a><img id="body" name="getElementById">',
      '<div id="defaultView">x</div>\n',
      '\n',
      '# location\n',
      '\n',
      '[to the link](#cookie) [to the heading](#location) [to the div](#defaultView)',
    ),
    text(
      '<p><a id="user-content-location"></a><img alt="">x</p>',
      '<h1 id="location">location</h1><p><a href="#cookie">to the link</a> ',
      '<a href="#location">to the heading</a> <a href="#defaultView">to the div</a></p>',
    ),
  ],
  [
    'classes',
    text(
      '<div class="hint fixed inset-0" data-style="danger" role="alert">a</div> ',
      '<span class="hljs-x button" data-color="red">b</span>',
    ),
    '<div>a</div> <span>b</span>',
  ],
  [
    'attributes',
    text(
      '{% hint style="x\\" onclick=\\"alert(1)" icon="\\"><script>alert(1)</script>" %}\n',
      'a\n',
      '{% endhint %}\n',
      '\n',
      '{% tab title="<img src=x onerror=alert(1)>" %}',
    ),
    text(
      '<div class="hint" data-style="info" data-icon="&#x22;&#x3E;&#x3C;script&#x3E;alert(1',
      ')&#x3C;/script&#x3E;" role="note"><p>a</p></div>',
    ),
  ],
  [
    'quotes in attributes',
    '![a" onerror="alert(1)](https://a.test/"onerror="x)',
    text(
      '<div class="images"><figure>',
      '<img src="https://a.test/&#x22;onerror=&#x22;x" alt="a&#x22; onerror=&#x22;alert(1)"',
      '></figure></div>',
    ),
  ],
  [
    'code',
    text('`<script>alert(1)</script>`\n', '\n', '```html\n', '<script>alert(1)</script>\n', '```'),
    text(
      '<p><code>&#x3C;script>alert(1)&#x3C;/script></code></p><figure class="code"><pre>',
      '<code class="hljs language-html"><span class="hljs-tag">&#x3C;',
      '<span class="hljs-name">script</span>></span>alert(1)<span class="hljs-tag">&#x3C;/',
      '<span class="hljs-name">script</span>></span></code></pre></figure>',
    ),
  ],
  [
    'template tags everywhere',
    text(
      'a {% raw %} b \\{% c %} `{% d %}`\n',
      '\n',
      '<p title="{% e %}">{% f %}{{ g }}</p>\n',
      '\n',
      '{% unclosed\n',
      '\n',
      '{% a %}{% b %}',
    ),
    text(
      '<p>a  b &#x7B;% c %} <code>&#x7B;% d %}</code></p><p>',
      '<code class="expression">g</code></p><p>&#x7B;% unclosed</p>',
    ),
  ],
  [
    'a base and meta',
    text(
      '<base href="https://evil.test/">',
      '<meta http-equiv="refresh" content="0;url=https://evil.test">',
      '<link rel="stylesheet" href="https://evil.test/x.css">',
    ),
    '',
  ],
  [
    'srcset',
    text(
      '<picture>',
      '<source srcset="javascript:alert(1), https://a.test/b.png 2x" media="(prefers-color-',
      'scheme: dark)"><img src="https://a.test/a.png"></picture>',
    ),
    '<p><img src="https://a.test/a.png" alt=""></p>',
  ],
];

/** Pieces of markdown, HTML and templates, which random texts are made of. */
const PIECES = [
  ...['a', ' ', '\n', '\n\n', '# ', '* ', '1. ', '> ', '    ', '|', '| - |', '---', '`', '```\n'],
  ...['**', '_', '~~', '[b](#a)', '![c](https://a.test/c.png)', '[^n]', '\n[^n]: note\n', '$$'],
  ...['{% hint style="info" %}\n', '{% endhint %}\n', '{% tabs %}\n{% tab title="t" %}\n'],
  ...['{% endtab %}\n{% endtabs %}\n', '{% x %}', '{%', '%}', '{{ e }}', '\\{% y %}'],
  ...['<div>', '</div>', '<p>', '</p>', '<p align="center">', '<span>', '</span>', '<b>', '</b>'],
  ...['<i>', '</i>', '<a href="https://a.test">', '<a id="a">', '</a>', '<code>', '</code>'],
  ...['<table>', '</table>', '<tr>', '</tr>', '<td>', '</td>', '<th>', '<thead>', '<tbody>'],
  ...['<ul>', '</ul>', '<li>', '</li>', '<h2>', '</h2>', '<pre>', '</pre>', '<hr>', '<br>'],
  ...['<details>', '<summary>', '</summary>', '</details>', '<figure>', '<figcaption>', '<dl><dt>'],
  ...['<img src="x" onerror="alert(1)">', '<script>', '</script>', '<style>', '</style>', '<svg>'],
  ...['</svg>', '<math>', '<mtext>', '<mglyph>', '<noscript>', '</noscript>', '<template>', '<!--'],
  ...['-->', '<![CDATA[', ']]>', '<iframe src="javascript:alert(1)">', '<form>', '</form>'],
  ...['<select><option>', '<textarea>', '</textarea>', '<title>', '<plaintext>', '<xmp>', '<col>'],
  ...[
    '<caption>',
    '<colgroup>',
    '<button>',
    '<input>',
    '<q cite="javascript:x">',
    '&lt;',
    '&#x6a;',
  ],
  ...[
    '<a href="java&#10;script:alert(1)">',
    '<div title="<img src=x onerror=alert(1)>">',
    '"',
    "'",
  ],
] as const;

const texts = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 40 })
  .map((pieces) => pieces.join(''));

describe('hostile texts', () => {
  it.each(CASES)('are sanitized: %s', (_, markdown, html) => {
    expect(htmlOf(readBlocks(markdown), {})).toBe(html);
  });

  it('are drawn as HTML that parsing and sanitizing again does not change', () => {
    fc.assert(
      fc.property(texts, (markdown) => {
        const blocks = readBlocks(markdown);
        const html = htmlOf(blocks, {});
        const anchors = new Set(headingsIn(blocks).map(({ anchor }) => anchor));
        expect(sanitizeHtml(html, anchors)).toBe(html);
        expect(html).not.toContain('{%');
        const tags = html.replace(/="[^"]*"/g, '=""');
        expect(tags).not.toMatch(/<(?:script|style|svg|math|iframe|form|template|!)/i);
        expect(tags).not.toMatch(/<[^>]*\s(?:on\w+|style)\b/i);
        expect(html).not.toMatch(/<[^>]*\s(?:href|src|srcset)="[^"]*script:/i);
      }),
      { numRuns: countCases({ usual: 400, all: 5000 }) },
    );
  });

  it('have code that is not highlighted where its parts are nested too deeply', () => {
    const code = '`${'.repeat(20_000);
    expect(htmlOf(readBlocks(`\`\`\`js\n${code}\n\`\`\``), {})).toBe(
      `<figure class="code"><pre><code class="language-js">${code}</code></pre></figure>`,
    );
  });

  it('have at most 24 open elements of HTML', () => {
    const html = htmlOf(readBlocks(`${'<div><b>'.repeat(20_000)}a`), {});
    expect(html).toBe(`${'<div><b>'.repeat(12)}a${'</b></div>'.repeat(12)}`);
  });

  it.each(['<svg>', '{%', '<a id="a">', '<p>', '<td>', '</b>', '[^1]', '<i>\n\n', '<b>\n\na\n\n'])(
    'take time that is linear in their length: %j',
    (part) => {
      const html = htmlOf(readBlocks(part.repeat(60_000 / part.length)), {});
      expect(html.length).toBeLessThan(600_000);
    },
  );
});
