/** Generates documents of all types of blocks, with blocks in blocks, and edits of them. */
import fc from 'fast-check';

/** A block of a generated document. */
export interface Sample {
  readonly kind: string;
  /** The words of a block without nested ones, or those of the own line of a container. */
  readonly words: string;
  readonly nodes: readonly Sample[];
}

type Print = (sample: Sample) => readonly string[];

const leaf =
  (...lines: readonly string[]): Print =>
  ({ words }) =>
    lines.map((line) => line.replace('WORDS', words));

/** The types of blocks without nested ones, as they are written. */
const LEAVES: Readonly<Record<string, Print>> = {
  paragraph: leaf('WORDS'),
  'aligned paragraph': leaf('<p align="right">WORDS</p>'),
  heading: leaf('## WORDS'),
  code: leaf('```js', 'WORDS', '```'),
  'code with title': leaf('{% code title="a.js" %}', '```js', 'WORDS', '```', '{% endcode %}'),
  divider: leaf('---'),
  image: leaf('![WORDS](a.png)'),
  images: leaf('<figure><img src="a.png" alt=""><figcaption>WORDS</figcaption></figure>'),
  'content-ref': leaf('{% content-ref url="a.md" %}', '[WORDS](a.md)', '{% endcontent-ref %}'),
  file: leaf('{% file src="a.pdf" %}', 'WORDS', '{% endfile %}'),
  embed: leaf('{% embed url="https://video.test/1" %}', 'WORDS', '{% endembed %}'),
  drawing: leaf('{% drawing src="a.svg" alt="WORDS" %}'),
  math: leaf('$$', 'WORDS', '$$'),
  'reusable-content': leaf('{% include "WORDS" %}'),
  prompt: leaf('{% prompt description="a" %}', '```', 'WORDS', '```', '{% endprompt %}'),
  'openapi-operation': leaf(
    '{% openapi-operation spec="pets" path="/WORDS" method="GET" %}',
    '{% endopenapi-operation %}',
  ),
  'openapi-schemas': leaf(
    '{% openapi-schemas spec="pets" schemas="WORDS" %}',
    '{% endopenapi-schemas %}',
  ),
  'openapi-webhook': leaf(
    '{% openapi-webhook spec="pets" name="WORDS" method="POST" %}',
    '{% endopenapi-webhook %}',
  ),
  html: leaf('<section>', 'WORDS', '</section>'),
};

const paragraphs = ({ nodes }: Sample): string[] =>
  nodes.flatMap((node, index) => [...(index === 0 ? [] : ['']), ...linesOf(node)]);

const within =
  (open: string, close: string): Print =>
  (sample) => [open.replace('WORDS', sample.words), ...paragraphs(sample), close];

const marked =
  (marker: string, indent: string): Print =>
  (sample) => {
    const [first = '', ...rest] = sample.nodes.length > 0 ? paragraphs(sample) : [sample.words];
    // "- ---" is a divider after the list, not an item with a divider.
    return [
      `${marker}${marker === '- ' && first === '---' ? '***' : first}`,
      ...rest.map((line) => (line === '' ? '' : indent + line)),
    ];
  };

const joined: Print = ({ nodes }) => nodes.flatMap(linesOf);

/** The types of blocks with any blocks in them. */
const BODIES: Readonly<Record<string, Print>> = {
  quote: (sample) => paragraphs(sample).map((line) => `> ${line}`.trimEnd()),
  hint: within('{% hint style="info" icon="WORDS" %}', '{% endhint %}'),
  expandable: (sample) => [
    ...['<details>', '', `<summary>${sample.words}</summary>`, '', ...paragraphs(sample)],
    ...['', '</details>'],
  ],
  unknown: within('{% strange a="WORDS" %}', '{% endstrange %}'),
};

/** The types of blocks whose parts have any blocks in them: the type of the part, and both. */
const LISTS: Readonly<Record<string, readonly [part: string, Print, Print]>> = {
  list: ['item', joined, marked('- ', '  ')],
  'ordered list': ['ordered item', joined, marked('1. ', '   ')],
  tasks: ['task', joined, marked('- [ ] ', '  ')],
  tabs: [
    'tab',
    within('{% tabs %}', '{% endtabs %}'),
    within('{% tab title="WORDS" %}', '{% endtab %}'),
  ],
  stepper: [
    'step',
    within('{% stepper %}', '{% endstepper %}'),
    within('{% step icon="WORDS" %}', '{% endstep %}'),
  ],
  columns: [
    'column',
    within('{% columns %}', '{% endcolumns %}'),
    within('{% column width="WORDS" %}', '{% endcolumn %}'),
  ],
  updates: [
    'update',
    within('{% updates format="full" %}', '{% endupdates %}'),
    within('{% update date="WORDS" %}', '{% endupdate %}'),
  ],
  condition: [
    'branch',
    ({ nodes }) => [
      ...nodes.flatMap((node, index) => [
        index === 0 ? `{% if ${node.words} %}` : `{% elif ${node.words} %}`,
        ...paragraphs(node),
      ]),
      '{% endif %}',
    ],
    paragraphs,
  ],
};

/** The types of blocks with rows, which have words and no blocks in them. */
const ROWS: Readonly<Record<string, readonly [part: string, Print, Print]>> = {
  table: [
    'row',
    ({ words, nodes }) => [`| ${words} | B |`, '| --- | --- |', ...nodes.flatMap(linesOf)],
    leaf('| WORDS | b |'),
  ],
  cards: [
    'card',
    ({ nodes }) => [
      '<table data-view="cards">',
      '<thead><tr><th></th></tr></thead>',
      '<tbody>',
      ...nodes.flatMap(linesOf),
      '</tbody>',
      '</table>',
    ],
    leaf('<tr><td>WORDS</td></tr>'),
  ],
  'cards in a line': [
    'card in a line',
    ({ nodes }) => [
      [
        '<table data-view="cards"><thead><tr><th></th></tr></thead><tbody>',
        ...nodes.flatMap(linesOf),
        '</tbody></table>',
      ].join(''),
    ],
    leaf('<tr><td>WORDS</td></tr>'),
  ],
};

const parts = [...Object.values(LISTS), ...Object.values(ROWS)].map(
  ([part, , print]) => [part, print] as const,
);
const wholes = [...Object.entries(LISTS), ...Object.entries(ROWS)].map(
  ([kind, [, print]]) => [kind, print] as const,
);
const PRINTS = new Map<string, Print>([
  ...Object.entries(LEAVES),
  ...Object.entries(BODIES),
  ...parts,
  ...wholes,
  ['document', paragraphs],
]);

const linesOf = (sample: Sample): readonly string[] => PRINTS.get(sample.kind)?.(sample) ?? [];

/** Returns the markdown of a document. */
export const markdownOf = (document: Sample): string => `${paragraphs(document).join('\n')}\n`;

/** The types of blocks without words of their own; all other types are written with them. */
const WORDLESS: ReadonlySet<string> = new Set([
  ...Object.keys(LISTS),
  ...['divider', 'quote', 'cards', 'cards in a line', 'item', 'ordered item', 'task'],
]);

/** The path of a block in a document: an index in the blocks of each level. */
export type Path = readonly number[];

/** Returns the paths of all blocks of a document that pass a test, in order. */
export function pathsIn(
  sample: Sample,
  test: (sample: Sample) => boolean,
  path: Path = [],
): readonly Path[] {
  return sample.nodes.flatMap((node, index) => {
    const own = [...path, index];
    return [...(test(node) ? [own] : []), ...pathsIn(node, test, own)];
  });
}

/** Returns the paths of the blocks whose words can be changed. */
export const wordedPaths = (document: Sample): readonly Path[] =>
  pathsIn(document, ({ kind }) => !WORDLESS.has(kind));

/** Returns a block of a document. */
export const sampleAt = (document: Sample, path: Path): Sample | undefined =>
  path.reduce<Sample | undefined>((sample, index) => sample?.nodes[index], document);

/**
 * Returns a document in which a block is replaced by others. A condition that loses its only branch
 * is removed, because its tag is that of the branch.
 */
export function withSamples(
  document: Sample,
  [first, ...rest]: Path,
  change: (sample: Sample) => readonly Sample[],
): Sample {
  const nodes = document.nodes.flatMap((node, index) => {
    if (index !== first) return [node];
    if (rest.length === 0) return change(node);
    const changed = withSamples(node, rest, change);
    return changed.kind === 'condition' && changed.nodes.length === 0 ? [] : [changed];
  });
  return { ...document, nodes };
}

const isBody = ({ kind }: Sample): boolean =>
  kind in BODIES || Object.values(LISTS).some(([part]) => part === kind);
const isPart = ({ kind }: Sample): boolean => parts.some(([part]) => part === kind);

const paragraph = (words: string): Sample => ({ kind: 'paragraph', words, nodes: [] });

/** Returns a document with a new block before a block, or a new part before a part. */
export const withInserted = (document: Sample, path: Path, mark: string): Sample =>
  withSamples(document, path, (sample) => [
    isPart(sample)
      ? {
          kind: sample.kind,
          words: `part ${mark}`,
          nodes: isBody(sample) ? [paragraph(`New ${mark}`)] : [],
        }
      : paragraph(`New ${mark}`),
    sample,
  ]);

/** An edit of a document, by numbers that select what is changed and how. */
type Dice = readonly [what: number, where: number, how: number];

/** The kinds of edits of a block. */
const EDITS: readonly ((document: Sample, path: Path, mark: string, how: number) => Sample)[] = [
  // A word is added to the words of a block, or to the own line of a container.
  (document, path, mark) =>
    withSamples(document, path, (sample) => [{ ...sample, words: `${sample.words} ${mark}` }]),
  // A block is inserted before another, or a part before a part.
  (document, path, mark) => withInserted(document, path, mark),
  // A block is deleted with all that it contains.
  (document, path) => withSamples(document, path, () => []),
  // A block is moved to another place among its siblings.
  (document, path, _, how) => {
    const moved = sampleAt(document, path);
    const siblings = sampleAt(document, path.slice(0, -1))?.nodes.slice(1) ?? [];
    if (!moved || siblings.length === 0) return document;
    const rest = withSamples(document, path, () => []);
    const to = [...path.slice(0, -1), how % siblings.length];
    return withSamples(rest, to, (sample) => (how % 2 === 0 ? [moved, sample] : [sample, moved]));
  },
  // A block is put in a hint.
  (document, path, mark) =>
    withSamples(document, path, (sample) =>
      isPart(sample) ? [sample] : [{ kind: 'hint', words: mark, nodes: [sample] }],
    ),
  // The own line of a container is changed, such as the title of a tab.
  (document, path, mark) =>
    withSamples(document, path, (sample) => [{ ...sample, words: `own ${mark}` }]),
];

/** Returns a document after edits, whose new words contain a mark; some are those of both sides. */
function editedDocument(document: Sample, mark: string, edits: readonly Dice[]): Sample {
  return edits.reduce((sample, [what, where, how], index) => {
    const paths = pathsIn(sample, () => true);
    const path = paths[where % Math.max(1, paths.length)];
    const word = how % 7 === 0 ? `same${how % 2}` : `${mark}${index}`;
    return path ? (EDITS[what % EDITS.length]?.(sample, path, word, how) ?? sample) : sample;
  }, document);
}

const { body } = fc.letrec<{ body: readonly Sample[]; block: Sample }>((tie) => {
  const leaves = fc
    .constantFrom(...Object.keys(LEAVES))
    .map((kind): Sample => ({ kind, words: '', nodes: [] }));
  const rows = fc
    .tuple(fc.constantFrom(...Object.entries(ROWS)), fc.integer({ min: 1, max: 4 }))
    .map(
      ([[kind, [part]], count]): Sample => ({
        kind,
        words: '',
        nodes: Array.from({ length: count }, () => ({ kind: part, words: '', nodes: [] })),
      }),
    );
  const bodies = fc
    .tuple(fc.constantFrom(...Object.keys(BODIES)), tie('body'))
    .map(([kind, nodes]): Sample => ({ kind, words: '', nodes }));
  const lists = fc
    .tuple(
      fc.constantFrom(...Object.entries(LISTS)),
      fc.array(tie('body'), { minLength: 1, maxLength: 3 }),
    )
    .map(
      ([[kind, [part]], all]): Sample => ({
        kind,
        words: '',
        nodes: all.map((nodes) => ({ kind: part, words: '', nodes })),
      }),
    );
  return {
    block: fc.oneof({ maxDepth: 2, withCrossShrink: true }, leaves, rows, bodies, lists),
    body: fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
  };
});

/** Returns a document with words in all its blocks. */
function withWords(sample: Sample, wordsOf: (index: number) => string): Sample {
  let count = 0;
  const visit = (node: Sample): Sample => ({
    ...node,
    words: wordsOf(count++),
    nodes: node.nodes.map(visit),
  });
  return { ...sample, nodes: sample.nodes.map(visit) };
}

/** Returns five words of about a hundred. */
const sentence = (dice: number) =>
  [0, 1, 2, 3, 4]
    .map((index) => `word${(dice * 7 + index * index * 13 + (dice % 11) * index) % 113}`)
    .join(' ');

const documents = (wordsOf: (seed: number) => (index: number) => string) =>
  fc
    .tuple(fc.array(body, { minLength: 1, maxLength: 3 }), fc.nat(999))
    .map(([bodies, seed]) =>
      withWords({ kind: 'document', words: '', nodes: bodies.flat() }, wordsOf(seed)),
    );

/** Documents in which each block has words of its own. */
export const distinctDocuments = documents(
  (seed) => (index) =>
    [0, 1, 2, 3, 4].map((word) => `w${(index * 5 + word + seed).toString(36)}x`).join(' '),
);

/** Documents in which words repeat, and sometimes whole blocks. */
const repetitiveDocuments = documents(
  (seed) => (index) => sentence(seed + ((index * 7) % (10 + (seed % 90)))),
);

/** Three texts of a merge. */
export interface Trio {
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
}

const dice = fc.array(fc.tuple(fc.nat(999), fc.nat(999), fc.nat(999)), { maxLength: 4 });

/** Documents with two edited versions. */
export const editedTrios: fc.Arbitrary<Trio> = fc
  .tuple(fc.oneof(distinctDocuments, repetitiveDocuments), dice, dice)
  .map(([base, ours, theirs]) => ({
    base: markdownOf(base),
    ours: markdownOf(editedDocument(base, 'o', ours)),
    theirs: markdownOf(editedDocument(base, 't', theirs)),
  }));
