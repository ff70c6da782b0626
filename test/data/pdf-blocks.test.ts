/** Checks what readers see of each block in a PDF. */
import { describe, expect, it } from 'vitest';
import { makePdf } from '../../src/data/pdf.ts';
import { bookOf, bounds, page } from './pdf-books.ts';
import { readPdf } from './pdf-reader.ts';

const NEXT = 'pag_1111111111111111111113';
const FILE = 'fil_1111111111111111111112';

const BLOCKS: readonly (readonly [title: string, markdown: string, lines: readonly string[]])[] = [
  ['Hint', '{% hint style="success" %}\nDone.\n{% endhint %}', ['✓', 'Done.']],
  [
    'Tabs',
    '{% tabs %}\n{% tab title="npm" %}\nOne.\n{% endtab %}\n{% tab title="yarn" %}\nTwo.\n{% endtab %}\n{% endtabs %}',
    ['npm', 'One.', 'yarn', 'Two.'],
  ],
  [
    'Expandable',
    '<details>\n\n<summary>Why?</summary>\n\nBecause.\n\n</details>',
    ['Why?', 'Because.'],
  ],
  [
    'Steps',
    '{% stepper %}\n{% step %}\n## First\n\nDo it.\n{% endstep %}\n{% step %}\nThen rest.\n{% endstep %}\n{% endstepper %}',
    ['1', 'First', 'Do it.', '2', 'Then rest.'],
  ],
  [
    'Columns',
    '{% columns %}\n{% column %}\nLeft.\n{% endcolumn %}\n{% column %}\nRight[^1].\n{% endcolumn %}\n{% endcolumns %}\n\n[^1]: A note.',
    ['Left.Righta.', 'aA note.'],
  ],
  [
    'Cards',
    `<table data-view="cards"><thead><tr><th></th><th data-hidden data-card-target></th></tr></thead><tbody><tr><td>Card</td><td><a href="/pages/${NEXT}">x</a></td></tr></tbody></table>`,
    ['Card', '→ Next'],
  ],
  [
    'Table',
    '<table><thead><tr><th>Name</th><th data-type="checkbox">Done</th><th data-type="rating">Rating</th><th data-type="select">Tags</th><th data-hidden>Hidden</th></tr></thead><tbody><tr><td>One</td><td>true</td><td>2</td><td>new, hot</td><td>secret</td></tr></tbody></table>',
    ['NameDoneRatingTags', 'One', '☑', '★★', 'new hot'],
  ],
  [
    'Code',
    '{% code title="a.js" lineNumbers="true" %}\n```js\nlet a;\nlet b;\n```\n{% endcode %}',
    ['a.js', '1', 'let a;', '2', 'let b;'],
  ],
  [
    'Prompt',
    '{% prompt description="Summarize" %}\n```\nBe brief.\n```\n{% endprompt %}',
    ['PROMPTSummarize', 'Be brief.'],
  ],
  ['Formulas', 'In a line: $$x^2$$\n\n$$\n\\frac{1}{2}\n$$', ['In a line: 𝑥', '2', '1', '2']],
  ['Page', `{% content-ref url="/pages/${NEXT}" %}\n{% endcontent-ref %}`, ['PAGE', 'Next']],
  [
    'File',
    `{% file src="/files/${FILE}" %}\nThe caption.\n{% endfile %}`,
    ['FILE', 'report.pdf', 'The caption.'],
  ],
  [
    'Embed',
    '{% embed url="https://a.test/v" %}\nA video.\n{% endembed %}',
    ['EMBED', 'https://a.test/v', 'A video.'],
  ],
  [
    'Include',
    '{% include "/reusable-contents/gone" %}',
    ['REUSABLE CONTENT', '/reusable-contents/gone'],
  ],
  [
    'OpenAPI',
    '{% openapi-operation spec="pets" path="/pets/{id}" method="get" %}\n{% endopenapi-operation %}\n\n{% openapi-webhook spec="pets" name="newPet" method="post" %}\n{% endopenapi-webhook %}\n\n{% openapi-schemas spec="pets" schemas="Pet,Dog" title="Models" %}\n{% endopenapi-schemas %}',
    ['GET/pets/{id}', 'pets', 'POSTnewPet', 'pets', 'Models', 'Pet, Dog', 'pets'],
  ],
  [
    'Condition',
    '{% if visitor.claims.beta %}\nBeta.\n{% else %}\nAll.\n{% endif %}',
    ['If visitor.claims.beta', 'Beta.', 'Otherwise', 'All.'],
  ],
  [
    'Updates',
    '{% updates format="full" %}\n{% update date="2026-01-31" tags="New" %}\nA feature.\n{% endupdate %}\n{% endupdates %}',
    ['31 January 2026New', 'A feature.'],
  ],
  [
    'Unknown',
    '{% custom %}\nWithin.\n{% endcustom %}\n\n{% void %}\n\n<section>HTML</section>',
    ['Within.', '{% void %}', 'HTML'],
  ],
  [
    'Inlines',
    '<kbd>Ctrl</kbd> H<sub>2</sub>O <mark style="color:red">red</mark> <a href="https://a.test/" class="button">Go</a> <i class="fa-star"></i> [Ana](/users/x "mention") {{ a.b }} word[^1].\n\n[^1]: A note.',
    ['Ctrl H2O red Go star Ana {{ a.b }} word1.', '1A note.'],
  ],
  ['Next', 'The end.', ['The end.']],
];

describe('a block in a PDF', () => {
  it('is drawn as what it is', async () => {
    const book = bookOf(
      BLOCKS.map(([title, markdown]) => page(title, markdown, 1, title === 'Next' ? NEXT : title)),
    );
    const titles = new Map([[`/files/${FILE}`, 'report.pdf']]);
    const { sheets } = readPdf((await makePdf({ ...book, titles }, bounds)).bytes);
    const shown = sheets.slice(2).map((sheet) => sheet.split('\n').filter((line) => line.trim()));
    expect(shown).toEqual(
      BLOCKS.map(([title, , lines], index) => [
        title,
        ...lines,
        `Handbook${index + 3} / ${BLOCKS.length + 2}`,
      ]),
    );
  });
});
