/** Samples of all blocks and inlines, by their types, in the markdown that reads as them. */

/** A file, a page and a user that samples refer to. */
export const FILE = 'fil_1111111111111111111111';
export const PAGE = 'pag_1111111111111111111111';
export const USER = 'usr_1111111111111111111111';
export const SPACE = 'spc_1111111111111111111111';
export const COLLECTION = 'col_1111111111111111111111';
export const REUSABLE = 'reu_1111111111111111111111';

/** Texts with a block of a type, by the type. The parts of a block are in the sample of the whole. */
export const blockSamples = {
  paragraph: '<p align="right">Aligned</p>',
  heading: '##### Deep',
  list: '3. Three\n4. Four',
  'list-item': '- [x] Done\n- [ ] Open',
  quote: '> Quoted',
  code: '{% code title="a.js" lineNumbers="true" overflow="wrap" fullWidth="true" expandable="true" %}\n```js\na\nb\n```\n{% endcode %}',
  divider: '---',
  images:
    '<div align="center" data-full-width="true" data-with-frame="true"><figure><picture><source srcset="/files/FILE" media="(prefers-color-scheme: dark)"><img src="a.png" alt="A" width="300" height="50%"></picture><figcaption>Below</figcaption></figure></div>',
  image: '![Alt](/files/FILE "Title")',
  table:
    '<table data-view="cards" data-card-size="large"><thead><tr><th align="center">Text</th><th data-type="number">Number</th><th data-type="checkbox">Check</th><th data-type="files">Files</th><th data-type="users">Users</th><th data-type="rating">Rating</th><th data-type="select">Select</th><th data-hidden data-card-target data-type="content-ref">Target</th><th data-hidden data-card-cover data-type="image">Cover</th></tr></thead><tbody><tr><td><b>T</b></td><td>1.5</td><td>true</td><td><a href="/files/FILE">f</a></td><td><a href="/users/USER">u</a></td><td>4</td><td>a, b</td><td><a href="/pages/PAGE">p</a></td><td><a href="/files/FILE">c</a></td></tr></tbody></table>',
  hint: '{% hint style="warning" icon="bolt" %}\nMind this.\n{% endhint %}',
  tabs: '{% tabs fullWidth="true" %}\n{% tab title="One" icon="bolt" %}\nFirst\n{% endtab %}\n{% endtabs %}',
  'tabs-item': '{% tabs %}\n{% tab title="Only" %}\nText\n{% endtab %}\n{% endtabs %}',
  expandable: '<details open>\n\n<summary>Title</summary>\n\nBody\n\n</details>',
  stepper: '{% stepper %}\n{% step icon="bolt" %}\n## Step\n{% endstep %}\n{% endstepper %}',
  'stepper-step': '{% stepper %}\n{% step %}\nText\n{% endstep %}\n{% endstepper %}',
  columns:
    '{% columns fullWidth="true" %}\n{% column width="50%" valign="middle" %}\nLeft\n{% endcolumn %}\n{% endcolumns %}',
  column: '{% columns %}\n{% column %}\nOnly\n{% endcolumn %}\n{% endcolumns %}',
  updates:
    '{% updates format="short" %}\n{% update date="2026-01-31" tags="api, fix" %}\n## New\n{% endupdate %}\n{% endupdates %}',
  update: '{% updates %}\n{% update date="2026-02-01" %}\nText\n{% endupdate %}\n{% endupdates %}',
  condition:
    '{% if visitor.claims.a %}\nA\n{% elif visitor.claims.b %}\nB\n{% else %}\nC\n{% endif %}',
  branch: '{% if visitor.claims.a %}\nA\n{% endif %}',
  'content-ref':
    '{% content-ref url="/pages/PAGE#here" %}\n[Text](/pages/PAGE#here)\n{% endcontent-ref %}',
  file: '{% file src="/files/FILE" %}\nCaption\n{% endfile %}',
  embed: '{% embed url="https://video.test/1" fullWidth="true" %}',
  drawing: '{% drawing src="/files/FILE" alt="Boxes" %}',
  math: '$$\na^2\n$$',
  'reusable-content': '{% include "REUSABLE" %}',
  prompt: '{% prompt description="Asks" icon="bolt" %}\n```\nDo it\nnow\n```\n{% endprompt %}',
  'openapi-operation':
    '{% openapi-operation spec="pets" path="/pets" method="GET" expanded="true" %}\n{% endopenapi-operation %}',
  'openapi-schemas':
    '{% openapi-schemas spec="pets" schemas="Pet,Owner" grouped="false" title="Models" %}\n{% endopenapi-schemas %}',
  'openapi-webhook':
    '{% openapi-webhook spec="pets" name="born" method="POST" %}\n{% endopenapi-webhook %}',
  unknown: '{% strange a="b" %}\nInside\n{% endstrange %}',
} as const;

/** Texts with an inline of a type, by the type. */
export const inlineSamples = {
  text: 'a **b** *c* ~~d~~ `e` <kbd>f</kbd> <sup>g</sup> <sub>h</sub> <mark style="color:red;background-color:blue;">i</mark>',
  link: '[**a** b](/pages/PAGE "Title")',
  'inline-image': 'See <img src="/files/FILE" alt="Alt" title="Title" data-size="line">',
  emoji: '<span data-tag="emoji" data-code="1f44d">:+1:</span>',
  icon: '<i class="fa-bolt" data-color="red">:bolt:</i>',
  mention: '[@Ana](/users/USER "mention")',
  button: '<a href="/pages/PAGE" class="button secondary" data-icon="bolt">Go</a>',
  expression: 'For {{ visitor.claims.name }}',
  'inline-math': 'It is $$a^2$$',
  annotation: 'A word[^1]\n\n[^1]: Its note',
  'unknown-inline': 'a <blink>b',
} as const;

/** Returns a sample with the ids of this file. */
export const sampled = (markdown: string): string =>
  markdown
    .replaceAll('FILE', FILE)
    .replaceAll('PAGE', PAGE)
    .replaceAll('USER', USER)
    .replaceAll('REUSABLE', REUSABLE);
