// Checks the merge of a page: its fields, its position and its text.
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../src/domain/content.ts';
import { entriesOf } from '../../../src/domain/list.ts';
import { requiredTexts } from '../../../src/domain/merge.ts';
import { refusal } from './refusal.ts';
import { conflict, content, merge, outline, page, text } from './tables.ts';

describe('the fields of a page', () => {
  it('are merged one by one', () => {
    const base = content([page('a', { emoji: '🍎', hidden: true, 'variables.x': '1' })]);
    const ours = content([page('a', { title: 'Ours', hidden: true, 'variables.x': '1' })]);
    const theirs = content([
      page('a', { emoji: '🍎', 'layout.width': 'WIDE', 'variables.x': '2' }),
    ]);
    expect(outline(merge(base, ours, theirs))).toEqual([
      'a layout.width="WIDE" title="Ours" variables.x="2"',
    ]);
  });

  it('are no conflict when both sides made the same change', () => {
    const side = content([page('a', { cover: { light: 'x', y: 1 } })]);
    expect(
      outline(
        merge(
          content([page('a')]),
          side,
          content([page('a', { cover: { y: 1, light: 'x' }, description: 'D' })]),
        ),
      ),
    ).toEqual(['a cover={"light":"x","y":1} description="D"']);
  });

  const base = content([page('a', { title: 'Base', emoji: '🍎' })]);
  const ours = content([page('a', { title: 'Ours' })]);
  const theirs = content([page('a', { title: 'Theirs', emoji: '🍌', hidden: true })]);
  const conflicts = [
    conflict({
      id: 'FIELD:a:emoji',
      kind: 'FIELD',
      page: 'a',
      field: 'emoji',
      base: '🍎',
      ours: null,
      theirs: '🍌',
    }),
    conflict({
      id: 'FIELD:a:title',
      kind: 'FIELD',
      page: 'a',
      field: 'title',
      base: 'Base',
      ours: 'Ours',
      theirs: 'Theirs',
    }),
  ];

  it('are a conflict when both sides changed one differently', () => {
    expect(merge(base, ours, theirs)).toEqual({
      content: undefined,
      conflicts,
      documents: new Map(),
      unfit: [],
    });
  });

  it.each([
    ['OURS', 'OURS', 'a hidden=true title="Ours"'],
    ['THEIRS', 'THEIRS', 'a emoji="🍌" hidden=true title="Theirs"'],
    ['BASE', 'OURS', 'a hidden=true title="Base"'],
    [{ value: 'Mine' }, { value: '🍒' }, 'a emoji="🍒" hidden=true title="Mine"'],
    ['OURS', { value: null }, 'a hidden=true title="Ours"'],
  ] as const)('have the resolved values: title %j, emoji %j', (title, emoji, expected) => {
    expect(
      outline(merge(base, ours, theirs, { 'FIELD:a:title': title, 'FIELD:a:emoji': emoji })),
    ).toEqual([expected]);
  });

  it('stay in conflict without a resolution', () => {
    expect(merge(base, ours, theirs, { 'FIELD:a:title': 'OURS' }).conflicts).toEqual([
      conflicts[0],
    ]);
  });

  it.each([
    ['a number', { 'FIELD:a:title': { value: 1 } }, 'The field title must be a string.'],
    ['null', { 'FIELD:a:title': { value: null } }, 'The field title must be a string.'],
    ['an object', { 'FIELD:a:emoji': { value: {} } }, 'The field emoji must be a string.'],
  ] as const)('reject a value of another type: %s', (_, decisions, message) => {
    expect(refusal(() => merge(base, ours, theirs, decisions))).toEqual([
      message,
      'input.resolutions.0.value',
    ]);
  });

  it.each([['', 'with/slash', ' blank', 'x'.repeat(101)]].flat())('reject the slug %j', (slug) => {
    const [one, other] = [
      content([page('a', { slug: 'one' })]),
      content([page('a', { slug: 'other' })]),
    ];
    expect(
      refusal(() => merge(content([page('a')]), one, other, { 'FIELD:a:slug': { value: slug } })),
    ).toEqual([
      'A slug must have 1 to 100 characters, without blanks, slashes and `? # %`.',
      'input.resolutions.0.value',
    ]);
  });

  it('keep the later time of change, and the time of creation', () => {
    const times = (at: string, title: string) => content([page('a', { at, title })]);
    const merged = merge(
      times('2026-01-01', 'a'),
      times('2026-01-03', 'b'),
      content([page('a', { at: '2026-01-04', emoji: '🍎' })]),
    ).content;
    expect(
      entriesOf(merged?.pages ?? null).map(({ createdAt, updatedAt }) => [createdAt, updatedAt]),
    ).toEqual([['2026-01-01T00:00:00.000Z', '2026-01-04T00:00:00.000Z']]);
  });

  it.each([
    // The base, ours, theirs; each a day and a user, without a user for pages from before.
    ['of the later change', ['01', 'ana'], ['03', 'ben'], ['02', 'cat'], 'ben'],
    ['of the only change', ['01', 'ana'], ['01', 'ana'], ['02', 'cat'], 'cat'],
    ['of the later change without one', ['01', 'ana'], ['02', 'ben'], ['03', undefined], undefined],
    ['of the change after one without', ['01', undefined], ['01', undefined], ['02', 'cat'], 'cat'],
    ['of one of two changes at a time', ['01', 'ana'], ['02', 'ben'], ['02', 'cat'], 'cat'],
  ] as const)('keep the author %s, whichever side is ours', (_, base, ours, theirs, expected) => {
    const version = ([day, by]: readonly [string, string | undefined], title: string) =>
      content([
        page('a', { at: `2026-01-${day}`, createdBy: 'eve', ...(by && { by }), ...{ title } }),
      ]);
    const [one, other] = [version(ours, 'a'), version(theirs, 'b')];
    for (const [left, right] of [
      [one, other],
      [other, one],
    ] as const) {
      const merged = merge(version(base, 'a'), left, right).content;
      expect(
        entriesOf(merged?.pages ?? null).map(({ createdBy, updatedBy }) => [createdBy, updatedBy]),
      ).toEqual([['eve', expected]]);
    }
  });

  it('keep the first creation and the last change of a page that both sides added', () => {
    const added = (at: string, by: string, createdBy: string) =>
      content([page('a', { at, by, createdBy })]);
    const merged = merge(
      content([]),
      added('2026-01-02', 'ana', 'ana'),
      added('2026-01-03', 'ben', 'ana'),
    ).content;
    expect(
      entriesOf(merged?.pages ?? null).map(({ createdBy, updatedBy }) => [createdBy, updatedBy]),
    ).toEqual([['ana', 'ben']]);
  });
});

describe('the position of a page', () => {
  it('is the one that a side moved it to', () => {
    const base = content([page('a'), page('b'), page('c', { rank: 'a1' })]);
    const ours = content([page('a', {}, page('c', { rank: 'a5' })), page('b')]);
    const theirs = content([page('a'), page('b', { rank: 'a2' }), page('c', { rank: 'a0' })]);
    expect(outline(merge(base, ours, theirs))).toEqual(['a', '  c', 'b']);
    const moved = entriesOf(
      entriesOf(merge(base, ours, theirs).content?.pages ?? null)[0]?.pages ?? null,
    );
    expect(moved.map(({ rank }) => rank)).toEqual(['a5']);
  });

  it('never conflicts among the same siblings: the smaller of two ranks is used', () => {
    const ranked = (rank: string) => content([page('a', { rank }), page('b', { rank: 'a5' })]);
    for (const [ours, theirs] of [
      ['a7', 'a9'],
      ['a9', 'a7'],
    ] as const) {
      expect(
        entriesOf(merge(ranked('a0'), ranked(ours), ranked(theirs)).content?.pages ?? null).map(
          ({ id, rank }) => [id, rank],
        ),
      ).toEqual([
        ['b', 'a5'],
        ['a', 'a7'],
      ]);
    }
  });

  const base = content([page('a'), page('b'), page('c', {}, page('d')), page('x')]);
  const ours = content([page('a', {}, page('x')), page('b'), page('c', {}, page('d'))]);
  const theirs = content([
    page('a'),
    page('b', {}, page('x', { title: 'New' })),
    page('c', {}, page('d')),
  ]);

  it('is a conflict when both sides moved it to different parents', () => {
    expect(merge(base, ours, theirs).conflicts).toEqual([
      conflict({
        id: 'MOVE:x',
        kind: 'MOVE',
        page: 'x',
        field: 'parent',
        base: null,
        ours: 'a',
        theirs: 'b',
      }),
    ]);
  });

  it.each([
    ['OURS', ['a', '  x title="New"', 'b', 'c', '  d']],
    ['THEIRS', ['a', 'b', '  x title="New"', 'c', '  d']],
    ['BASE', ['a', 'b', 'c', '  d', 'x title="New"']],
    [{ value: 'd' }, ['a', 'b', 'c', '  d', '    x title="New"']],
    [{ value: null }, ['a', 'b', 'c', '  d', 'x title="New"']],
  ] as const)('is as resolved: %j', (decision, expected) => {
    expect(outline(merge(base, ours, theirs, { 'MOVE:x': decision }))).toEqual(expected);
  });

  it.each([
    ['nowhere', 'There is no page nowhere in the merged content.'],
    ['x', 'A page cannot be in itself, or below itself.'],
    [7, 'A parent must be the id of a page, or null for the root.'],
  ])('rejects an impossible value: %j', (value, message) => {
    expect(refusal(() => merge(base, ours, theirs, { 'MOVE:x': { value } }))).toEqual([
      message,
      'input.resolutions.0.value',
    ]);
  });

  it('is never below the page itself', () => {
    const with_ = (...pages: Parameters<typeof content>[0]) =>
      content([page('a'), page('b'), ...pages]);
    const one = content([page('a', {}, page('x', {}, page('y'))), page('b')]);
    const other = content([page('a'), page('b', {}, page('x', {}, page('y')))]);
    expect(
      refusal(() =>
        merge(with_(page('x', {}, page('y'))), one, other, { 'MOVE:x': { value: 'y' } }),
      ),
    ).toEqual(['A page cannot be in itself, or below itself.', 'input.resolutions.0.value']);
  });
});

describe('the text of a page', () => {
  const base = content([page('a', { markdown: '# Title\n\nOne.\n\nTwo.\n\nThree.\n' })]);
  const ours = content([
    page('a', { markdown: '# Title\n\nOne, by us.\n\nTwo, by us.\n\nThree.\n' }),
  ]);
  const theirs = content([
    page('a', { markdown: '# Better title\n\nOne.\n\nTwo, by them.\n\nThree.\n' }),
  ]);

  it('is merged by blocks', () => {
    const other = content([
      page('a', { markdown: '# Title\n\nOne.\n\nTwo, by them.\n\nThree.\n\nFour.\n' }),
    ]);
    const some = content([page('a', { markdown: '# Title\n\nOne, by us.\n\nTwo.\n\nThree.\n' })]);
    const merged = merge(base, some, other);
    const expected = '# Title\n\nOne, by us.\n\nTwo, by them.\n\nThree.\n\nFour.\n';
    expect([outline(merged), [...merged.documents]]).toEqual([
      [`a ${JSON.stringify(expected)}`],
      [[hashOf(expected), expected]],
    ]);
  });

  it('is one conflict per page in the blocks that both sides changed', () => {
    expect(merge(base, ours, theirs).conflicts).toEqual([
      conflict({
        id: 'CONTENT:a',
        kind: 'CONTENT',
        page: 'a',
        field: 'document',
        base: '# Title\n\nOne.\n\nTwo.\n\nThree.\n',
        ours: '# Title\n\nOne, by us.\n\nTwo, by us.\n\nThree.\n',
        theirs: '# Better title\n\nOne.\n\nTwo, by them.\n\nThree.\n',
        blocks: [
          {
            base: { from: 2, to: 3, text: 'Two.' },
            ours: { from: 2, to: 3, text: 'Two, by us.' },
            theirs: { from: 2, to: 3, text: 'Two, by them.' },
          },
        ],
        segments: [{ text: '# Better title\n\nOne, by us.' }, { block: 0 }, { text: 'Three.' }],
      }),
    ]);
  });

  it.each([
    ['OURS', '# Better title\n\nOne, by us.\n\nTwo, by us.\n\nThree.\n'],
    ['THEIRS', '# Better title\n\nOne, by us.\n\nTwo, by them.\n\nThree.\n'],
    ['BASE', '# Better title\n\nOne, by us.\n\nTwo.\n\nThree.\n'],
    [{ value: 'All anew.\n' }, 'All anew.\n'],
  ] as const)('is as resolved in those blocks alone: %j', (decision, expected) => {
    const merged = merge(base, ours, theirs, { 'CONTENT:a': decision });
    expect([outline(merged), [...merged.documents.values()]]).toEqual([
      [`a ${JSON.stringify(expected)}`],
      [expected],
    ]);
  });

  it.each([[1], [{}], [null], ['x'.repeat(1024 * 1024 + 1)]])('rejects other values', (value) => {
    expect(refusal(() => merge(base, ours, theirs, { 'CONTENT:a': { value } }))).toEqual([
      'A text must be markdown of at most 1 MiB.',
      'input.resolutions.0.value',
    ]);
  });

  it('is read only when both sides changed it differently', () => {
    const both = (markdown: string) => page('b', { markdown });
    const [one, two, three] = [
      content([page('a', { markdown: '1' }), both('same')]),
      content([page('a', { markdown: '2' }), both('x')]),
      content([page('a', { markdown: '3' }), both('x')]),
    ];
    expect(requiredTexts(one, two, three)).toEqual([text('1'), text('2'), text('3')].sort());
    expect(requiredTexts(one, two, one)).toEqual([]);
  });
});
