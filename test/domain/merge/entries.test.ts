// Checks the merge of files, variables and reusable contents, and resolutions that match no
// conflict.
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../src/domain/content.ts';
import { type Conflict, mergeContent } from '../../../src/domain/merge.ts';
import { refusal } from './refusal.ts';
import { conflict, content, entry, fieldsIn, merge, outline, page, text } from './tables.ts';

describe('files, variables and reusable contents', () => {
  const of = (value: string, more: Parameters<typeof content>[1] = {}) =>
    content([], { variables: [entry('v', { value })], ...more });

  it('are merged entry by entry', () => {
    const base = content([], {
      files: [entry('f', { name: 'a.png', size: 1 }), entry('g', { name: 'g' })],
      variables: [entry('v', { value: '1' })],
    });
    const ours = content([], {
      files: [entry('f', { name: 'b.png', size: 1 })],
      variables: [entry('v', { value: '1' }), entry('w', { value: 'w' })],
    });
    const theirs = content([], {
      files: [entry('f', { name: 'a.png', size: 2 }), entry('g', { name: 'g' })],
      variables: [entry('w', { value: 'w' })],
    });
    const merged = merge(base, ours, theirs).content;
    expect([fieldsIn(merged?.files), fieldsIn(merged?.variables)]).toEqual([
      [['f', { name: 'b.png', size: 2 }]],
      [['w', { value: 'w' }]],
    ]);
  });

  const conflicts: [string, Conflict, ...Parameters<typeof merge>][] = [
    [
      'a variable',
      conflict({
        id: 'VARIABLE:v:value',
        kind: 'VARIABLE',
        entry: 'v',
        field: 'value',
        base: '1',
        ours: '2',
        theirs: '3',
      }),
      of('1'),
      of('2'),
      of('3'),
    ],
    [
      'a variable added twice',
      conflict({
        id: 'VARIABLE:v',
        kind: 'VARIABLE',
        entry: 'v',
        base: null,
        ours: { value: '2' },
        theirs: { value: '3' },
      }),
      content([]),
      of('2'),
      of('3'),
    ],
    [
      'a variable deleted',
      conflict({
        id: 'VARIABLE:v',
        kind: 'VARIABLE',
        entry: 'v',
        base: { value: '1' },
        ours: null,
        theirs: { value: '3' },
      }),
      of('1'),
      content([]),
      of('3'),
    ],
    [
      'a file',
      conflict({
        id: 'FILE:f:name',
        kind: 'FILE',
        entry: 'f',
        field: 'name',
        base: 'a',
        ours: 'b',
        theirs: 'c',
      }),
      ...(['a', 'b', 'c'].map((name) => content([], { files: [entry('f', { name })] })) as [
        ReturnType<typeof content>,
        ReturnType<typeof content>,
        ReturnType<typeof content>,
      ]), // three of three
    ],
    [
      'a reusable content',
      conflict({
        id: 'REUSABLE_CONTENT:r:title',
        kind: 'REUSABLE_CONTENT',
        entry: 'r',
        field: 'title',
        base: 'a',
        ours: 'b',
        theirs: 'c',
      }),
      ...(['a', 'b', 'c'].map(
        (title) =>
          content([], { reusableContents: [entry('r', { title, document: text('T') }, 'a0')] }),
        // three of three
      ) as [ReturnType<typeof content>, ReturnType<typeof content>, ReturnType<typeof content>]),
    ],
  ];

  it.each(conflicts)('conflict: %s', (_, expected, base, ours, theirs) => {
    expect(merge(base, ours, theirs).conflicts).toEqual([expected]);
  });

  it.each([
    ['OURS', [['v', { value: '2' }]]],
    ['THEIRS', [['v', { value: '3' }]]],
    ['BASE', [['v', { value: '1' }]]],
    [{ value: '4' }, [['v', { value: '4' }]]],
  ] as const)('have the resolved value: %j', (decision, expected) => {
    expect(
      fieldsIn(
        merge(of('1'), of('2'), of('3'), { 'VARIABLE:v:value': decision }).content?.variables,
      ),
    ).toEqual(expected);
  });

  it.each([
    ['OURS', []],
    ['THEIRS', [['v', { value: '3' }]]],
    ['BASE', [['v', { value: '1' }]]],
  ] as const)('exist or not as resolved: %s', (decision, expected) => {
    expect(
      fieldsIn(merge(of('1'), content([]), of('3'), { 'VARIABLE:v': decision }).content?.variables),
    ).toEqual(expected);
  });

  it('accept neither a value for a whole entry nor null for a required one', () => {
    expect(
      refusal(() => merge(of('1'), content([]), of('3'), { 'VARIABLE:v': { value: '4' } })),
    ).toEqual([
      'This is merged as a whole: choose a side or the base.',
      'input.resolutions.0.value',
    ]);
    expect(
      refusal(() => merge(of('1'), of('2'), of('3'), { 'VARIABLE:v:value': { value: null } })),
    ).toEqual(['The field value must be a string.', 'input.resolutions.0.value']);
  });

  it('merge the text of a reusable content by blocks', () => {
    const reusable = (markdown: string) =>
      content([], {
        reusableContents: [entry('r', { title: 'R', document: text(markdown) }, 'a0')],
      });
    const merged = merge(
      reusable('One.\n\nTwo.'),
      reusable('One, by us.\n\nTwo.'),
      reusable('One.\n\nTwo, by them.'),
    );
    expect(fieldsIn(merged.content?.reusableContents)).toEqual([
      ['r', { title: 'R', document: hashOf('One, by us.\n\nTwo, by them.') }],
    ]);
    const [base, ours, theirs] = [
      reusable('One.'),
      reusable('One, by us.'),
      reusable('One, by them.'),
    ];
    const [whole, there] = [{ from: 0, to: 1 }, 'REUSABLE_CONTENT:r:document'];
    expect(merge(base, ours, theirs).conflicts).toEqual([
      conflict({
        id: there,
        kind: 'REUSABLE_CONTENT',
        entry: 'r',
        field: 'document',
        base: 'One.',
        ours: 'One, by us.',
        theirs: 'One, by them.',
        blocks: [
          {
            base: { ...whole, text: 'One.' },
            ours: { ...whole, text: 'One, by us.' },
            theirs: { ...whole, text: 'One, by them.' },
          },
        ],
        segments: [{ block: 0 }],
      }),
    ]);
    expect(
      fieldsIn(
        merge(base, ours, theirs, { [there]: { value: 'Mine.' } }).content?.reusableContents,
      ),
    ).toEqual([['r', { title: 'R', document: hashOf('Mine.') }]]);
  });
});

describe('a resolution', () => {
  const [base, ours, theirs] = ['1', '2', '3'].map((title) => content([page('a', { title })])) as [
    ReturnType<typeof content>,
    ReturnType<typeof content>,
    ReturnType<typeof content>,
  ]; // three of three
  const [found] = mergeContent(base, ours, theirs, { texts: () => '' }).conflicts;
  const fitting = {
    conflict: 'FIELD:a:title',
    fingerprint: found?.fingerprint ?? '',
    choice: 'OURS' as const,
  };
  const run = (...resolutions: Parameters<typeof mergeContent>[3]['resolutions'] & object) =>
    mergeContent(base, ours, theirs, { texts: () => '', resolutions });

  it('of other content is stale and not applied', () => {
    const stale = { ...fitting, fingerprint: '0'.repeat(32) };
    expect(run(stale)).toEqual({
      content: undefined,
      conflicts: [found],
      documents: new Map(),
      unfit: [stale],
    });
  });

  it('of an absent conflict is stale', () => {
    const other = { ...fitting, conflict: 'FIELD:b:title' };
    expect([run(other).unfit, run(fitting, other).unfit, outline(run(fitting, other))]).toEqual([
      [other],
      [other],
      ['a title="2"'],
    ]);
  });

  it('counts once when it is sent twice', () => {
    const again = { ...fitting, choice: 'THEIRS' as const };
    expect([outline(run(fitting, again)), run(fitting, again).unfit]).toEqual([
      ['a title="2"'],
      [again],
    ]);
  });

  it('is not stale when another resolution makes it unnecessary', () => {
    const before = content([page('p', {}, page('c'))]);
    const [gone, edited] = [content([]), content([page('p', {}, page('c', { title: 'C' }))])];
    const { conflicts } = mergeContent(before, gone, edited, { texts: () => '' });
    expect(conflicts.map(({ id }) => id)).toEqual(['DELETE_EDIT:c', 'PARENT_DELETED:c']);
    const all = (choice: 'OURS' | 'THEIRS') =>
      mergeContent(before, gone, edited, {
        texts: () => '',
        resolutions: conflicts.map(({ id, fingerprint }) => ({
          conflict: id,
          fingerprint,
          choice,
        })),
      });
    expect([
      outline(all('OURS')),
      all('OURS').unfit,
      outline(all('THEIRS')),
      all('THEIRS').unfit,
    ]).toEqual([[], [], ['p', '  c title="C"'], []]);
  });
});
