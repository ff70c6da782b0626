/** Tests the HTML of each type of block and inline text. */
import { describe, expect, it } from 'vitest';
import { readBlocks } from '../../../src/domain/document/read.ts';
import { htmlOf } from '../../../src/domain/html/render.ts';

const text = (...parts: readonly string[]): string => parts.join('');

const addresses = {
  '/pages/pag_1111111111111111111111': { url: 'https://app.test/p/1', title: 'Setup' },
  '/files/fil_1111111111111111111111': { url: 'https://files.test/a?s=1', title: 'report.pdf' },
  '/files/fil_2222222222222222222222': { url: 'https://files.test/dark.png', title: 'dark.png' },
};

const CASES: readonly (readonly [title: string, markdown: string, html: string])[] = [
  [
    'a paragraph',
    'One\nline.\n\n<p align="center">Two</p>',
    '<p>One line.</p><p data-align="center">Two</p>',
  ],
  [
    'headings',
    text(
      '# One\n',
      '\n',
      '## One\n',
      '\n',
      '### <a href="#x" id="explicit"></a>Two\n',
      '\n',
      '<h4 align="center">Three</h4>',
    ),
    text(
      '<h1 id="one">One</h1><h2 id="one-1">One</h2><h3 id="explicit">Two</h3>',
      '<h4 id="three" data-align="center">Three</h4>',
    ),
  ],
  ['a list', '* a\n\n  b\n* c', '<ul><li><p>a</p><p>b</p></li><li>c</li></ul>'],
  [
    'an ordered list',
    '2. a\n3. b\n   1. c',
    '<ol start="2"><li>a</li><li>b<ol><li>c</li></ol></li></ol>',
  ],
  [
    'a list of tasks',
    '* [ ] a\n* [x] b',
    text(
      '<ul class="tasks"><li class="task"><input type="checkbox" disabled> a</li>',
      '<li class="task"><input type="checkbox" disabled checked> b</li></ul>',
    ),
  ],
  ['a quote', '> a\n>\n> * b', '<blockquote><p>a</p><ul><li>b</li></ul></blockquote>'],
  [
    'code',
    '```JS\nconst a = 1 < 2;\n```',
    text(
      '<figure class="code"><pre><code class="hljs language-js">',
      '<span class="hljs-keyword">const</span> a = ',
      '<span class="hljs-number">1</span> &#x3C; ',
      '<span class="hljs-number">2</span>;</code></pre></figure>',
    ),
  ],
  [
    'code with options',
    text(
      '{% code title="a.zz" lineNumbers="true" overflow="wrap" fullWidth="true" expandable=',
      '"true" %}\n',
      '```zz\n',
      '<b>{% x %}</b>\n',
      '```\n',
      '{% endcode %}',
    ),
    text(
      '<figure class="code" data-line-numbers="true" data-wrap="true" data-full-width="true',
      '" data-expandable="true"><figcaption>a.zz</figcaption><pre>',
      '<code class="language-zz">&#x3C;b>&#x7B;% x %}&#x3C;/b></code></pre></figure>',
    ),
  ],
  [
    'code without a language',
    '    indented',
    '<figure class="code"><pre><code>indented</code></pre></figure>',
  ],
  ['a divider', '---', '<hr>'],
  [
    'an image',
    '![A](/files/fil_1111111111111111111111 "T")',
    text(
      '<div class="images"><figure>',
      '<img src="https://files.test/a?s=1" alt="A" title="T"></figure></div>',
    ),
  ],
  [
    'images with a variant for dark mode',
    text(
      '<div align="center" data-full-width="true" data-with-frame="true"><figure><picture>',
      '<source srcset="/files/fil_2222222222222222222222" media="(prefers-color-scheme: dar',
      'k)"><img src="/files/fil_1111111111111111111111" alt="A" width="300"></picture>',
      '<figcaption><p>The <strong>A</strong></p></figcaption></figure></div>',
    ),
    text(
      '<div class="images" data-align="center" data-full-width="true" data-with-frame="true',
      '"><figure><picture>',
      '<source media="(prefers-color-scheme: dark)" srcset="https://files.test/dark.png">',
      '<img src="https://files.test/a?s=1" alt="A" width="300"></picture><figcaption>The ',
      '<strong>A</strong></figcaption></figure></div>',
    ),
  ],
  [
    'a table',
    text('| A | B |\n', '| :-: | - |\n', '| **a** | [b](/pages/pag_1111111111111111111111) |'),
    text(
      '<table><thead><tr><th scope="col" data-align="center">A</th>',
      '<th scope="col">B</th></tr></thead><tbody><tr><td data-align="center">',
      '<strong>a</strong></td><td>',
      '<a href="https://app.test/p/1">b</a></td></tr></tbody></table>',
    ),
  ],
  [
    'a table of HTML',
    text(
      '<table data-full-width="true"><thead><tr><th width="120" data-type="number">N</th>',
      '<th data-hidden>H</th><th>T</th></tr></thead><tbody><tr><td>1</td><td>2</td><td>a',
      '<br>b</td></tr></tbody></table>',
    ),
    text(
      '<table data-full-width="true"><thead><tr>',
      '<th scope="col" data-type="number" data-width="120">N</th>',
      '<th scope="col">T</th></tr></thead><tbody><tr><td>1</td><td>a',
      '<br>b</td></tr></tbody></table>',
    ),
  ],
  [
    'cards',
    text(
      '<table data-view="cards" data-card-size="large"><thead><tr><th></th><th></th>',
      '<th data-hidden data-card-target data-type="content-ref"></th>',
      '<th data-hidden data-card-cover data-type="files"></th></tr></thead><tbody><tr><td>',
      '<strong>One</strong></td><td>Text</td><td>',
      '<a href="/pages/pag_1111111111111111111111">x.md</a></td><td>',
      '<a href="/files/fil_1111111111111111111111">a</a></td></tr><tr><td>Two</td><td></td>',
      '<td><a href="/pages/gone">x.md</a></td><td></td></tr></tbody></table>',
    ),
    text(
      '<ul class="cards" data-size="large"><li><article class="card">',
      '<div class="card-cover"><img src="https://files.test/a?s=1" alt=""></div>',
      '<div class="card-field"><strong>One</strong></div><div class="card-field">Text</div>',
      '<a class="card-target" href="https://app.test/p/1">Setup</a></article></li><li>',
      '<article class="card"><div class="card-field">Two</div></article></li></ul>',
    ),
  ],
  [
    'a hint',
    text('{% hint style="warning" icon="rocket" %}\n', 'Careful\n', '{% endhint %}'),
    text(
      '<div class="hint" data-style="warning" data-icon="rocket" role="note">',
      '<p>Careful</p></div>',
    ),
  ],
  [
    'tabs',
    text(
      '{% tabs fullWidth="true" %}\n',
      '{% tab title="A" icon="rocket" %}\n',
      'a\n',
      '{% endtab %}\n',
      'between\n',
      '{% tab title="B" %}\n',
      'b\n',
      '{% endtab %}\n',
      '{% endtabs %}',
    ),
    text(
      '<section class="tabs" data-full-width="true">',
      '<section class="tab" data-icon="rocket" aria-label="A"><p class="tab-title">A</p>',
      '<p>a</p></section><section class="tab"><p>between</p></section>',
      '<section class="tab" aria-label="B"><p class="tab-title">B</p>',
      '<p>b</p></section></section>',
    ),
  ],
  [
    'an expandable part',
    '<details open><summary>A <b>b</b></summary>\n\nc\n\n</details>',
    text(
      '<details class="expandable" open><summary>A <strong>b</strong></summary>',
      '<p>c</p></details>',
    ),
  ],
  [
    'a stepper',
    text(
      '{% stepper %}\n',
      '{% step icon="x" %}\n',
      '## A\n',
      '\n',
      'a\n',
      '{% endstep %}\n',
      '{% endstepper %}',
    ),
    text(
      '<ol class="stepper"><li class="step" data-icon="x"><h2 id="a">A</h2>',
      '<p>a</p></li></ol>',
    ),
  ],
  [
    'columns',
    text(
      '{% columns fullWidth="true" %}\n',
      '{% column width="33%" valign="middle" %}\n',
      'a\n',
      '{% endcolumn %}\n',
      '{% column %}\n',
      'b\n',
      '{% endcolumn %}\n',
      '{% endcolumns %}',
    ),
    text(
      '<div class="columns" data-full-width="true">',
      '<div class="column" data-width="33%" data-vertical-align="middle"><p>a</p></div>',
      '<div class="column"><p>b</p></div></div>',
    ),
  ],
  [
    'updates',
    text(
      '{% updates format="short" %}\n',
      '{% update date="2026-01-31" tags="new, fix" %}\n',
      'a\n',
      '{% endupdate %}\n',
      '{% endupdates %}',
    ),
    text(
      '<section class="updates" data-format="short"><article class="update">',
      '<p class="update-date"><time datetime="2026-01-31">2026-01-31</time></p>',
      '<ul class="update-tags"><li>new</li><li>fix</li></ul><p>a</p></article></section>',
    ),
  ],
  [
    'all branches of a condition',
    text(
      '{% if visitor.claims.a == "x" %}\n',
      'a\n',
      '{% elif b %}\n',
      'b\n',
      '{% else %}\n',
      'c\n',
      '{% endif %}',
    ),
    text(
      '<div class="condition">',
      '<div class="branch" data-condition="visitor.claims.a == &#x22;x&#x22;">',
      '<p>a</p></div><div class="branch" data-condition="b"><p>b</p></div>',
      '<div class="branch" data-condition="else"><p>c</p></div></div>',
    ),
  ],
  [
    'content references',
    text(
      '{% content-ref url="/pages/pag_1111111111111111111111" %}\n',
      '[A text](/pages/pag_1111111111111111111111)\n',
      '{% endcontent-ref %}\n',
      '\n',
      '{% content-ref url="/pages/pag_1111111111111111111111" %}\n',
      '{% endcontent-ref %}\n',
      '\n',
      '{% content-ref url="/pages/gone" %}\n',
      '{% endcontent-ref %}\n',
      '\n',
      '{% content-ref url="https://a.test/" %}\n',
      '[Its text](https://a.test/)\n',
      '{% endcontent-ref %}',
    ),
    text(
      '<p><a class="content-ref" href="https://app.test/p/1">Setup</a></p><p>',
      '<a class="content-ref" href="https://app.test/p/1">Setup</a></p>',
      '<p><a class="content-ref" href="https://a.test/">Its text</a></p>',
    ),
  ],
  [
    'files',
    text(
      '{% file src="/files/fil_1111111111111111111111" %}\n',
      'A *caption*\n',
      '{% endfile %}\n',
      '\n',
      '{% file src="https://a.test/b.zip?c" %}\n',
      '\n',
      '{% file src="/files/gone" %}',
    ),
    text(
      '<figure class="file">',
      '<a href="https://files.test/a?s=1" download="report.pdf">report.pdf</a>',
      '<figcaption>A <em>caption</em></figcaption></figure><figure class="file">',
      '<a href="https://a.test/b.zip?c" download="b.zip">b.zip</a></figure>',
      '<figure class="file"><span>gone</span></figure>',
    ),
  ],
  [
    'embeds',
    text(
      '{% embed url="https://a.test/video" fullWidth="true" %}\n',
      'A caption\n',
      '{% endembed %}\n',
      '\n',
      '{% embed url="javascript:alert(1)" %}',
    ),
    text(
      '<figure class="embed-figure" data-full-width="true">',
      '<a class="embed" href="https://a.test/video">https://a.test/video</a>',
      '<figcaption>A caption</figcaption></figure><figure class="embed-figure">',
      '<span class="embed">javascript:alert(1)</span></figure>',
    ),
  ],
  [
    'a drawing',
    '<img src="/files/fil_1111111111111111111111" alt="A" class="gitbook-drawing">',
    '<figure class="drawing"><img src="https://files.test/a?s=1" alt="A"></figure>',
  ],
  ['a formula', '$$\na < b\n$$', '<div class="math-display">a &#x3C; b</div>'],
  [
    'reusable contents',
    text(
      '{% include "/reusable-contents/reu_1111111111111111111111" %}\n',
      '\n',
      '{% include "../a.md" %}',
    ),
    text(
      '<div class="reusable-content" data-reusable-content="reu_1111111111111111111111"></d',
      'iv><div class="reusable-content" data-reusable-content="../a.md"></div>',
    ),
  ],
  [
    'a prompt',
    text(
      '{% prompt description="Ask" icon="robot" %}\n',
      '```\n',
      'Do it\n',
      '```\n',
      '{% endprompt %}',
    ),
    text(
      '<figure class="prompt" data-icon="robot"><figcaption>Ask</figcaption><pre>',
      '<code>Do it</code></pre></figure>',
    ),
  ],
  [
    'an operation of a spec',
    text(
      '{% openapi-operation spec="petstore" path="/pets" method="get" expanded="true" %}\n',
      '[x](https://a.test)\n',
      '{% endopenapi-operation %}',
    ),
    text(
      '<div class="openapi-operation" data-spec="petstore" data-path="/pets" data-method="g',
      'et" data-expanded="true"><code>GET /pets</code></div>',
    ),
  ],
  [
    'schemas of a spec',
    text(
      '{% openapi-schemas spec="petstore" schemas="Pet,Cat" grouped="true" title="Models" %',
      '}\n',
      '{% endopenapi-schemas %}',
    ),
    text(
      '<div class="openapi-schemas" data-spec="petstore" data-schemas="Pet,Cat" data-groupe',
      'd="true" data-title="Models"><code>Models</code></div>',
    ),
  ],
  [
    'a webhook of a spec',
    text(
      '{% openapi-webhook spec="petstore" name="born" method="post" %}\n',
      '{% endopenapi-webhook %}',
    ),
    text(
      '<div class="openapi-webhook" data-spec="petstore" data-name="born" data-method="post',
      '"><code>POST born</code></div>',
    ),
  ],
  [
    'unknown tags and HTML around blocks',
    text(
      '{% future a="b" %}\n',
      'a\n',
      '{% endfuture %}\n',
      '\n',
      '{% other %}\n',
      '\n',
      '<table>\n',
      '\n',
      '<tr>\n',
      '\n',
      '<td>\n',
      '\n',
      '**a**\n',
      '\n',
      '</td>\n',
      '\n',
      '</tr>\n',
      '\n',
      '</table>',
    ),
    '<p>a</p><table><tbody><tr><td><p><strong>a</strong></p></td></tr></tbody></table>',
  ],
  [
    'marks',
    text(
      '**a** *b* ~~c~~ `d` <kbd>e</kbd> <sup>f</sup> <sub>g</sub> ',
      '<mark style="color:red;background-color:$primary;">h</mark> ',
      '<span style="color:url(x)">i</span>\\\n',
      'j',
    ),
    text(
      '<p><strong>a</strong> <em>b</em> <del>c</del> <code>d</code> <kbd>e</kbd> ',
      '<sup>f</sup> <sub>g</sub> ',
      '<mark class="color" data-color="red" data-background="$primary">h</mark> ',
      '<span class="color">i</span><br>j</p>',
    ),
  ],
  [
    'links',
    text(
      '[a](/pages/pag_1111111111111111111111 "T") [b](/pages/pag_2222222222222222222222) [c',
      '](#x) <https://a.test/?a=1&b=2> [d](mailto:a@a.test) [e](ftp://a.test) [f ',
      '<a href="https://b.test">g</a>](https://a.test)',
    ),
    text(
      '<p><a href="https://app.test/p/1" title="T">a</a> b <a href="#x">c</a> ',
      '<a href="https://a.test/?a=1&#x26;b=2">https://a.test/?a=1&#x26;b=2</a> ',
      '<a href="mailto:a@a.test">d</a> e <a href="https://a.test">f g</a></p>',
    ),
  ],
  [
    'images in text',
    text(
      'a ![A](https://a.test/a.png) ',
      '<img src="/files/fil_2222222222222222222222" alt="B" data-size="line"> ![C](./gone.p',
      'ng) ![D](data:image/png;base64,AAAA) ![E](data:text/html,x)',
    ),
    text(
      '<p>a <img src="https://a.test/a.png" alt="A"> ',
      '<img src="https://files.test/dark.png" alt="B" data-size="line"> <img alt="C"> ',
      '<img src="data:image/png;base64,AAAA" alt="D"> <img alt="E"></p>',
    ),
  ],
  [
    'an emoji, an icon and a mention',
    text(
      'a <span data-gb-custom-inline data-tag="emoji" data-code="1f44d">:thumbsup:</span> ',
      '<i class="fa-rocket" data-color="red">:rocket:</i> [Ann](/users/usr_1 "mention")',
    ),
    text(
      '<p>a <span class="emoji">👍</span> ',
      '<i class="icon" data-icon="rocket" data-color="red" aria-hidden="true"></i> ',
      '<span class="mention">Ann</span></p>',
    ),
  ],
  [
    'buttons',
    text(
      'a ',
      '<a href="/pages/pag_1111111111111111111111" class="button secondary" data-icon="rock',
      'et">Go</a> ',
      '<button type="button" class="button primary" data-action="ask" data-query="Why?">Ask',
      '</button> <a href="/pages/gone" class="button">No</a>',
    ),
    text(
      '<p>a ',
      '<a class="button secondary" data-icon="rocket" href="https://app.test/p/1">Go</a> ',
      '<button type="button" class="button primary" data-action="ask" data-query="Why?">Ask',
      '</button> <span class="button primary">No</span></p>',
    ),
  ],
  [
    'an expression and a formula in text',
    '{{ space.vars.a }} and $$x<y$$',
    text(
      '<p><code class="expression">space.vars.a</code> and ',
      '<span class="math-inline">x&#x3C;y</span></p>',
    ),
  ],
  [
    'annotations with one note for equal references',
    text(
      'Read[^a] and again[^a] and [b[^b]](https://a.test).\n',
      '\n',
      '[^a]: A **note**.\n',
      '\n',
      '    * more\n',
      '\n',
      '[^b]: Other.',
    ),
    text(
      '<p><span class="annotation" id="user-content-note-1-ref-1">Read<sup>',
      '<a href="#user-content-note-1" aria-label="Note 1: Read">1</a></sup></span> and ',
      '<span class="annotation" id="user-content-note-1-ref-2">again<sup>',
      '<a href="#user-content-note-1" aria-label="Note 1: again">1</a></sup></span> and ',
      '<a href="https://a.test"><span class="annotation" id="user-content-note-2-ref-1">b',
      '<sup>2</sup></span></a>.</p><figure class="code"><pre>',
      '<code>* more</code></pre></figure><section class="notes"><ol>',
      '<li id="user-content-note-1"><p>A <strong>note</strong>.</p>',
      '<a class="note-back" href="#user-content-note-1-ref-1" aria-label="Back to reference',
      ' 1 of note 1">↩</a>',
      '<a class="note-back" href="#user-content-note-1-ref-2" aria-label="Back to reference',
      ' 2 of note 1">↩</a></li><li id="user-content-note-2"><p>Other.</p>',
      '<a class="note-back" href="#user-content-note-2-ref-1" aria-label="Back to reference',
      ' 1 of note 2">↩</a></li></ol></section>',
    ),
  ],
  [
    'unknown inline markup',
    'a {% x %} <u>b</u> <abbr title="c">d</abbr> <!-- e --> f',
    '<p>a  b <abbr title="c">d</abbr>  f</p>',
  ],
];

describe('the HTML of a document', () => {
  it.each(CASES)('draws %s', (_, markdown, html) => {
    expect(htmlOf(readBlocks(markdown), addresses)).toBe(html);
  });

  it('highlights code of 256 KiB in all, and draws more of it as it is', () => {
    const code = (length: number) => `\`\`\`js\n${'1;'.repeat(length / 2)}\n\`\`\`\n\n`;
    const html = htmlOf(readBlocks(code(200_000) + code(100_000) + code(10)), {});
    expect(html.split('<code class="language-js">')).toHaveLength(2);
    expect(html.split('<code class="hljs language-js">')).toHaveLength(3);
  });

  it('refuses HTML of more than 8 MiB', () => {
    expect(() => htmlOf(readBlocks('&'.repeat(1_700_000)), {})).toThrow(
      'The HTML of this text has more than 8 MiB. Select `markdown` instead.',
    );
  });
});
