/**
 * Checks the conversion of HTML to markdown: the selected content, its form, and its limits.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { badInput } from '../../../src/domain/errors.ts';
import { markdownOf } from '../../../src/domain/import/html.ts';
import { countCases } from '../../case-count.ts';

const base = 'https://acme.test/docs/page';
const read = (html: string) => markdownOf(html, { base });
const inMain = (html: string): string => read(`<main>${html}</main>`).markdown.trimEnd();

describe('the title of a page', () => {
  it.each([
    [
      'the first heading',
      '<title>Acme</title><main><h1>Set <em>up</em>\n it</h1><p>x</p></main>',
      'Set up it',
      'x\n',
    ],
    [
      'the heading without a link to itself',
      '<main><h1 id="a">Set up <a href="#a" class="headerlink">¶</a></h1><p>x</p></main>',
      'Set up',
      'x\n',
    ],
    [
      "the title without the site's name, when the first heading has another level",
      '<title>Set up | Acme Docs</title><main><h2>One</h2><h1>Two</h1></main>',
      'Set up',
      '## One\n\n# Two\n',
    ],
    ['the whole title, when it has one part', '<title>Acme</title><p>x</p>', 'Acme', 'x\n'],
    ['empty without a heading and a title', '<p>x</p>', '', 'x\n'],
  ])('is %s', (_, html, title, markdown) => {
    const page = read(html);
    expect([page.title, page.markdown]).toEqual([title, markdown]);
  });
});

describe('the content of a page', () => {
  it.each([
    [
      'in main',
      '<nav>no</nav><header>no</header><main><p>yes</p></main><aside>no</aside><footer>no</footer>',
      'yes',
    ],
    ['in the element with the role main', '<div>no</div><div role="main"><p>yes</p></div>', 'yes'],
    [
      'in the article of main, when that is most of it',
      '<main><div>on this page</div><article><p>yes, a longer text than what is beside it</p></article></main>',
      'yes, a longer text than what is beside it',
    ],
    ['in the only article', '<div>no</div><article><p>yes</p></article>', 'yes'],
    [
      'in the body, without the surrounding parts',
      '<body><header>no</header><nav>no</nav><p>yes</p><aside>no</aside><footer>no</footer></body>',
      'yes',
    ],
    [
      'without hidden elements',
      '<main><p hidden>no</p><p style="display: none">no</p><p aria-hidden="true">no</p><p class="sr-only">no</p><p>yes</p></main>',
      'yes',
    ],
    [
      'without scripts, styles, comments and forms',
      '<main><script>no("</p>")</script><style>no{}</style><!-- no --><noscript>no</noscript><select><option>no</select><button>no</button><p>yes</p></main>',
      'yes',
    ],
    [
      'with footnotes, and without asides',
      '<main><aside class="note"><p>yes</p></aside><aside class="related">no</aside></main>',
      'yes',
    ],
  ])('is %s', (_, html, markdown) => {
    expect(read(html).markdown.trimEnd()).toBe(markdown);
  });

  it('is the part that reads like an article when no element marks it', () => {
    const text =
      'This is a sentence of the article, with commas, and with more words than a menu has. '
        .repeat(4)
        .trim();
    const menu = '<div class="menu"><a href="/a">A</a> <a href="/b">B</a> <a href="/c">C</a></div>';
    const paragraphs = [1, 2, 3, 4].map((n) => `<p>Part ${n}: ${text}</p>`).join('');
    const page = read(
      `<html><head><title>News</title></head><body>${menu}<div class="story">${paragraphs}</div><div class="comments">${menu}</div></body></html>`,
    );
    expect(page.markdown).toBe([1, 2, 3, 4].map((n) => `Part ${n}: ${text}\n`).join('\n'));
  });
});

describe('a page becomes markdown', () => {
  it.each([
    ['headings', '<h2>One</h2><h3>Two <a href="#two">#</a></h3><h4></h4>', '## One\n\n### Two'],
    [
      'lists in lists',
      '<ul><li>a<ul><li>b<ul><li>c</ul></ul><li>d</ul>',
      '- a\n  - b\n    - c\n- d',
    ],
    ['ordered lists with a start', '<ol start="3"><li>a<li>b</ol>', '3. a\n4. b'],
    [
      'tasks',
      '<ul><li><input type="checkbox" checked> done<li><input type="checkbox"> open</ul>',
      '- [x] done\n- [ ] open',
    ],
    [
      'inline marks',
      '<p><b>bold</b> <i>it</i> <s>gone</s> <code>a|b`c</code> <kbd>Ctrl</kbd> H<sub>2</sub>O',
      '**bold** *it* ~~gone~~ ``a|b`c`` `Ctrl` H2O',
    ],
    [
      'code with its language',
      '<pre class="x"><code class="hljs language-JS">a\n  b &lt; c\n</code></pre>',
      '```js\na\n  b < c\n```',
    ],
    [
      'code whose language is on an outer element',
      '<div class="highlight-python notranslate"><div class="highlight"><pre><span>def</span> f():\n  pass\n</pre></div></div>',
      '```python\ndef f():\n  pass\n```',
    ],
    [
      'code with an element for each line',
      '<pre><code><div class="token-line">a</div><div class="token-line">b</div></code></pre>',
      '```\na\nb\n```',
    ],
    [
      'code next to its line numbers',
      '<table><tr><td class="gutter"><pre>1\n2</pre></td><td><pre><code class="language-go">a\nb</code></pre></td></tr></table>',
      '```go\na\nb\n```',
    ],
    ['code that contains fences', '<pre>```\nx</pre>', '````\n```\nx\n````'],
    [
      'tables',
      '<table><caption>All</caption><tr><th>a<th align="center">b | c<tr><td>1<td><p>2</p><p>3</p><ul><li>4</ul></table>',
      'All\n\n| a | b \\| c |\n| - | :-: |\n| 1 | 2 3 • 4 |',
    ],
    [
      'cells that span others',
      '<table><tr><th>a<th>b<th>c<tr><td colspan="2">d<td rowspan="2">e<tr><td>f<td>g</table>',
      '| a | b | c |\n| - | - | - |\n| d | | e |\n| f | g | |',
    ],
    [
      'layout tables',
      '<table><tr><td><table><tr><td>a<td>b</table><td><p>c</p></table>',
      '| | |\n| - | - |\n| a | b |\n\nc',
    ],
    ['quotes and rules', '<blockquote><p>a</p></blockquote><hr>', '> a\n\n***'],
    [
      'absolute links',
      '<p><a href="../b?x=1#y">b</a> <a href="//cdn.test/c">c</a> <a href="mailto:a@acme.test">mail</a>',
      '[b](https://acme.test/b?x=1#y) [c](https://cdn.test/c) [mail](mailto:a@acme.test)',
    ],
    [
      'invalid links as plain text',
      '<p><a href="javascript:alert(1)">a</a> <a href="data:text/html,x">b</a> <a name="x">c</a> <a href="http://[">d</a>',
      'a b c d',
    ],
    [
      'links around blocks',
      '<a href="/card"><h3>Card</h3><p>with words</p></a>',
      '[Card with words](https://acme.test/card)',
    ],
    [
      'images with absolute URLs',
      '<p><img src="a.png" alt="A [b]" title="T"><img src="data:image/gif;base64,x" data-src="/lazy.png"><img src="data:image/gif;base64,x">',
      '![A \\[b\\]](https://acme.test/docs/a.png "T")![](https://acme.test/lazy.png)',
    ],
    [
      'character references',
      '<p>&eacute; &rarr; &#8212; &#x1F34E; &amp;lt; &nosuch;',
      'é → — 🍎 \\&lt; \\&nosuch;',
    ],
    [
      'escaped markdown',
      '<p>*a* _b_ # c [d](e) &lt;f&gt; `g` 1. h',
      '\\*a\\* \\_b\\_ # c \\[d]\\(e) \\<f> \\`g\\` 1. h',
    ],
    [
      'escaped template tags',
      '<p>{{ name }} {% if x %} {a} <code>{{ b }}</code>',
      '\\{{ name }} \\{% if x %} {a} `{{ b }}`',
    ],
    ['unclosed elements', '<p>a<p>b<div>c<ul><li>d<li>e</div><p>f', 'a\n\nb\n\nc\n\n- d\n- e\n\nf'],
    [
      'details that expand',
      '<details><summary>More</summary><p>inner</p></details>',
      'More\n\ninner',
    ],
    ['definition lists', '<dl><dt>a<dd>b</dl>', '- a\n\n  b'],
    ['thematic breaks that are no front matter', '<hr><p>a: b</p><hr>', '***\n\na: b\n\n***'],
  ])('with %s', (_, html, markdown) => {
    expect(inMain(html)).toBe(markdown);
  });

  it('with anchors of its own headings in place of their ids', () => {
    const page = read(
      '<main><h1 id="t">T</h1><p><a href="#s1">one</a> <a href="#b">two</a> <a href="#elsewhere">three</a></p><section id="s1"><h2>First part</h2></section><h2><span id="b"></span>Second part</h2></main>',
    );
    expect([page.markdown, [...page.anchors]]).toEqual([
      '[one](#first-part) [two](#second-part) [three](#elsewhere)\n\n## First part\n\n## Second part\n',
      [
        ['s1', 'first-part'],
        ['b', 'second-part'],
      ],
    ]);
  });

  it('with the links of the whole page, and the images of its content', () => {
    const page = read(
      '<base href="/root/"><nav><a href="n">Next <b>page</b></a><img src="no.png"></nav><main><a href="m#x">M</a> <a href="mailto:x@y.z">no</a><img src="i.png"><img src="i.png"></main>',
    );
    expect([page.links, page.images]).toEqual([
      [
        { href: 'https://acme.test/root/n', text: 'Next page' },
        { href: 'https://acme.test/root/m#x', text: 'M' },
      ],
      ['https://acme.test/root/i.png'],
    ]);
  });
});

describe('large or broken HTML', () => {
  const many = (text: string, count: number): string => text.repeat(count);

  it('is rejected when it is too large', () => {
    expect(() => read(many('x', 5 * 1024 * 1024 + 1))).toThrow(
      badInput('This page has more than 5 MiB of HTML.'),
    );
    expect(() => read(many('<p>', 100_001))).toThrow(
      badInput('This page has more than 100,000 elements.'),
    );
    expect(() => read(many('<p>x', 20_001))).toThrow(
      badInput('The content of this page has more than 20,000 elements.'),
    );
    expect(() => read(many('<div>', 200))).toThrow(
      badInput('The elements of this page are nested more than 200 levels deep.'),
    );
    expect(() => read(`<p>${many('x', 1024 * 1024 + 1)}`)).toThrow(
      badInput('The text of this page has more than 1 MiB.'),
    );
  });

  it('is converted to a text that can be stored', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<a href="x">',
      '</a>',
      '<table>',
      '<tr>',
      '<td>',
      '</table>',
      '<ul>',
      '<li>',
      '</ul>',
      '<pre>',
      '</pre>',
      '<code>',
      '<h1>',
      '</h1>',
      '<h2>',
      '<img src=x>',
      '<br>',
      '<!--',
      '-->',
      '<script>',
      '</script>',
      '<main>',
      '<svg>',
      '</svg>',
      '&amp;',
      '&#0;',
      '\0',
      '\ud800',
      '"',
      '<',
      '>',
      'words ',
      '{{',
      '*',
      '|',
      '`',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 40 }), (pieces) => {
        const { title, markdown } = read(pieces.join(''));
        expect(/\0|\p{Surrogate}/u.test(title + markdown)).toBe(false);
      }),
      { numRuns: countCases({ usual: 20, all: 200 }) },
    );
  });
});
