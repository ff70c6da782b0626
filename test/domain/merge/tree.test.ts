// Checks the merge of the page tree: pages deleted, added and moved, and paths taken twice.
import { describe, expect, it } from 'vitest';
import { hashOf, type Json } from '../../../src/domain/content.ts';
import { refusal } from './refusal.ts';
import { conflict, content, merge, outline, page } from './tables.ts';

describe('a page that one side deleted', () => {
  const base = content([page('a', {}, page('b', {}, page('c'))), page('z')]);

  it('is deleted with its subpages when the other side did not change them', () => {
    expect(
      outline(
        merge(
          base,
          content([page('z')]),
          content([page('a', {}, page('b', {}, page('c'))), page('z', { title: 'Z' })]),
        ),
      ),
    ).toEqual(['z title="Z"']);
  });

  it.each([
    ['touched it without a change', { at: '2026-02-02' }],
    ['moved it among its siblings', { rank: 'a7' }],
  ])('is deleted although the other side %s', (_, fields) => {
    expect(
      outline(
        merge(
          base,
          content([page('z')]),
          content([page('a', {}, page('b', fields, page('c'))), page('z')]),
        ),
      ),
    ).toEqual(['z']);
  });

  const ours = content([page('z')]);
  const theirs = content([
    page('a', { title: 'New', markdown: 'Text' }, page('b', {}, page('c'))),
    page('z'),
  ]);
  const whole = (fields: Json, document: string | null) => ({
    type: 'DOCUMENT',
    parent: null,
    document,
    title: (fields as { title: string }).title,
    fields,
  });

  it('is a conflict when the other side edited it', () => {
    expect(merge(base, ours, theirs).conflicts).toEqual([
      conflict({
        id: 'DELETE_EDIT:a',
        kind: 'DELETE_EDIT',
        page: 'a',
        base: whole({ title: 'a', slug: 'a' }, null),
        ours: null,
        theirs: whole({ title: 'New', slug: 'a' }, hashOf('Text')),
      }),
    ]);
  });

  it.each([
    ['OURS', ['z']],
    ['THEIRS', ['a title="New" "Text"', 'z']],
    ['BASE', ['a', 'z']],
  ] as const)('is as resolved: %s', (decision, expected) => {
    expect(outline(merge(base, ours, theirs, { 'DELETE_EDIT:a': decision }))).toEqual(expected);
  });

  it('accepts no value', () => {
    expect(refusal(() => merge(base, ours, theirs, { 'DELETE_EDIT:a': { value: 'x' } }))).toEqual([
      'A page is merged as a whole: choose a side or the base.',
      'input.resolutions.0.value',
    ]);
  });
});

describe('a page that both sides added', () => {
  const [ours, theirs] = [
    content([page('n', { title: 'Ours', at: '2026-01-05' })]),
    content([page('n', { title: 'Theirs', markdown: 'Text' })]),
  ];
  const none = content([]);

  it('exists once when both sides added the same', () => {
    expect(
      outline(
        merge(
          none,
          content([page('n', { rank: 'a1' }), page('o')]),
          content([page('n', { rank: 'a2', at: '2026-01-02' })]),
        ),
      ),
    ).toEqual(['o', 'n']);
  });

  it('is a conflict when the sides added it differently', () => {
    expect(merge(none, ours, theirs).conflicts).toEqual([
      conflict({
        id: 'ADD_ADD:n',
        kind: 'ADD_ADD',
        page: 'n',
        base: null,
        ours: {
          type: 'DOCUMENT',
          parent: null,
          document: null,
          title: 'Ours',
          fields: { title: 'Ours', slug: 'n' },
        },
        theirs: {
          type: 'DOCUMENT',
          parent: null,
          document: hashOf('Text'),
          title: 'Theirs',
          fields: { title: 'Theirs', slug: 'n' },
        },
      }),
    ]);
  });

  it.each([
    ['OURS', ['n title="Ours"']],
    ['THEIRS', ['n title="Theirs" "Text"']],
    ['BASE', []],
  ] as const)('is as resolved: %s', (decision, expected) => {
    expect(outline(merge(none, ours, theirs, { 'ADD_ADD:n': decision }))).toEqual(expected);
  });
});

describe('a page whose parent was deleted', () => {
  const base = content([page('a', {}, page('b')), page('x', {}, page('y')), page('z')]);
  const ours = content([page('x', {}, page('y')), page('z')]);
  const theirs = content([
    page('a', {}, page('b', {}, page('n'), page('x', {}, page('y')))),
    page('z'),
  ]);

  it('is one conflict for each direct subpage', () => {
    expect(merge(base, ours, theirs).conflicts).toEqual([
      conflict({
        id: 'PARENT_DELETED:n',
        kind: 'PARENT_DELETED',
        page: 'n',
        field: 'parent',
        base: null,
        ours: null,
        theirs: 'b',
        related: ['b'],
      }),
      conflict({
        id: 'PARENT_DELETED:x',
        kind: 'PARENT_DELETED',
        page: 'x',
        field: 'parent',
        base: null,
        ours: null,
        theirs: 'b',
        related: ['b'],
      }),
    ]);
  });

  it.each([
    ['OURS', 'OURS', ['x', '  y', 'z']],
    ['THEIRS', 'THEIRS', ['a', '  b', '    n', '    x', '      y', 'z']],
    ['THEIRS', 'OURS', ['a', '  b', '    n', 'x', '  y', 'z']],
    ['BASE', 'BASE', ['x', '  y', 'z']],
    [{ value: 'y' }, { value: 'z' }, ['z', '  x', '    y', '      n']],
    [{ value: null }, { value: null }, ['n', 'x', '  y', 'z']],
  ] as const)('is as resolved: added %j, moved %j', (added, moved, expected) => {
    expect(
      outline(merge(base, ours, theirs, { 'PARENT_DELETED:n': added, 'PARENT_DELETED:x': moved })),
    ).toEqual(expected);
  });

  it.each([
    ['b', 'There is no page b in the merged content.'],
    ['y', 'A page cannot be in itself, or below itself.'],
    [true, 'A parent must be the id of a page, or null for the root.'],
  ])('rejects an impossible parent: %j', (value, message) => {
    expect(
      refusal(() =>
        merge(base, ours, theirs, { 'PARENT_DELETED:x': { value }, 'PARENT_DELETED:n': 'OURS' }),
      ),
    ).toEqual([message, 'input.resolutions.1.value']);
  });

  it('is deleted with its subpages, but subpages that the side has elsewhere return there', () => {
    const other = content([
      page('a', {}, page('b', {}, page('n', {}, page('m'), page('x', {}, page('y'))))),
      page('z'),
    ]);
    expect(outline(merge(base, ours, other, { 'PARENT_DELETED:n': 'OURS' }))).toEqual([
      'x',
      '  y',
      'z',
    ]);
  });
});

describe('pages that were moved into each other', () => {
  const base = content([page('a', {}, page('c')), page('b')]);
  const ours = content([page('b', {}, page('a', {}, page('c')))]);
  const theirs = content([page('a', {}, page('c', {}, page('b')))]);
  const id = `MOVE_CYCLE:${hashOf('a b c').slice(0, 32)}`;

  it('are one conflict', () => {
    expect(merge(base, ours, theirs).conflicts).toEqual([
      conflict({
        id,
        kind: 'MOVE_CYCLE',
        page: 'a',
        field: 'parent',
        base: { a: null, b: null, c: 'a' },
        ours: { a: 'b', b: null, c: 'a' },
        theirs: { a: null, b: 'c', c: 'a' },
        related: ['a', 'b', 'c'],
      }),
    ]);
  });

  it.each([
    ['OURS', ['b', '  a', '    c']],
    ['THEIRS', ['a', '  c', '    b']],
    ['BASE', ['a', '  c', 'b']],
    [{ value: { a: null, b: 'a' } }, ['a', '  b', '  c']],
  ] as const)('are placed as resolved: %j', (decision, expected) => {
    expect(outline(merge(base, ours, theirs, { [id]: decision }))).toEqual(expected);
  });

  it.each<[Json, string]>([
    [
      'a',
      'The parents of a cycle must be an object with the id of each page, and of its parent or null.',
    ],
    [
      ['a'],
      'The parents of a cycle must be an object with the id of each page, and of its parent or null.',
    ],
    [{ z: null }, 'The page z is not in this cycle.'],
    [{ a: 'nowhere' }, 'There is no page nowhere in the merged content.'],
    [{ a: 1 }, 'A parent must be the id of a page, or null for the root.'],
    [{ a: 'c' }, 'With these parents the pages still form a cycle.'],
  ])('reject impossible parents: %j', (value, message) => {
    expect(refusal(() => merge(base, ours, theirs, { [id]: { value } }))).toEqual([
      message,
      'input.resolutions.0.value',
    ]);
  });
});

describe('contradicting resolutions', () => {
  it('end: a page that is in a cycle again moves to the root', () => {
    const base = content([page('a'), page('c', {}, page('b'))]);
    const ours = content([page('c', {}, page('b', {}, page('a')))]);
    const theirs = content([page('a', {}, page('b', {}, page('c')))]);
    const cycle = (...ids: string[]) => `MOVE_CYCLE:${hashOf(ids.join(' ')).slice(0, 32)}`;
    const first = merge(base, ours, theirs, { [cycle('a', 'b')]: 'OURS' });
    expect(first.conflicts.map(({ id, related }) => [id, related])).toEqual([
      [cycle('b', 'c'), ['b', 'c']],
    ]);
    expect(
      outline(
        merge(base, ours, theirs, { [cycle('a', 'b')]: 'OURS', [cycle('b', 'c')]: 'THEIRS' }),
      ),
    ).toEqual(['a', '  b', '    c']);
  });
});

describe('pages with one path', () => {
  const base = content([page('a'), page('m', { slug: 'other' })]);
  const ours = content([page('a'), page('m', { slug: 'same' }), page('o', { slug: 'same-2' })]);
  const theirs = content([page('a'), page('b', { slug: 'same' }), page('m', { slug: 'other' })]);

  it('are a conflict of each but the first', () => {
    expect(merge(base, ours, theirs).conflicts).toEqual([
      conflict({
        id: 'PATH_COLLISION:m',
        kind: 'PATH_COLLISION',
        page: 'm',
        field: 'slug',
        base: 'other',
        ours: 'same',
        theirs: 'other',
        related: ['b'],
      }),
    ]);
  });

  it.each([
    ['OURS', ['a', 'b slug="same-3"', 'm slug="same"', 'o slug="same-2"']],
    ['THEIRS', ['a', 'b slug="same"', 'm slug="same-3"', 'o slug="same-2"']],
    ['BASE', ['a', 'b slug="same"', 'm slug="same-3"', 'o slug="same-2"']],
    [{ value: 'free' }, ['a', 'b slug="same"', 'm slug="free"', 'o slug="same-2"']],
  ] as const)('have the resolved slugs: %j', (decision, expected) => {
    expect(outline(merge(base, ours, theirs, { 'PATH_COLLISION:m': decision }))).toEqual(expected);
  });

  it.each([
    ['same', 'Another page of this parent has the slug same.'],
    ['a', 'Another page of this parent has the slug a.'],
    ['a/b', 'A slug must have 1 to 100 characters, without blanks, slashes and `? # %`.'],
    [null, 'A slug must have 1 to 100 characters, without blanks, slashes and `? # %`.'],
  ])('reject an impossible slug: %j', (value, message) => {
    expect(refusal(() => merge(base, ours, theirs, { 'PATH_COLLISION:m': { value } }))).toEqual([
      message,
      'input.resolutions.0.value',
    ]);
  });

  it('keep the path for the page that had it in the base when BASE is chosen', () => {
    const old = content([page('z', { slug: 'same' }), page('b', { slug: 'x' }), page('g', {})]);
    const moved = content([page('b', { slug: 'x' }), page('g', {}, page('z', { slug: 'same' }))]);
    const renamed = content([
      page('z', { slug: 'same', title: 'Z' }),
      page('b', { slug: 'x' }),
      page('g', {}, page('n', { slug: 'same' })),
    ]);
    expect(outline(merge(old, moved, renamed, { 'PATH_COLLISION:z': 'BASE' }))).toEqual([
      'b slug="x"',
      'g',
      '  n slug="same"',
      '  z slug="same-2" title="Z"',
    ]);
    expect(outline(merge(old, moved, renamed, { 'PATH_COLLISION:z': 'OURS' }))).toEqual([
      'b slug="x"',
      'g',
      '  n slug="same-2"',
      '  z slug="same" title="Z"',
    ]);
  });

  it('may include a page that nobody changed', () => {
    const before = content([
      page('g', {}, page('k', { slug: 'same' })),
      page('x', { slug: 'same' }),
    ]);
    const one = content([
      page('g', {}, page('k', { slug: 'same' }), page('l')),
      page('x', { slug: 'same' }),
    ]);
    const other = content([
      page('g', { title: 'G' }, page('k', { slug: 'same' })),
      page('x', { slug: 'same' }),
    ]);
    expect(merge(before, one, other).conflicts).toEqual([]);
    const added = content([page('g', {}, page('k', { slug: 'old' })), page('x', { slug: 'same' })]);
    const back = content([
      page('g', {}, page('k', { slug: 'old' }), page('n', { slug: 'same' })),
      page('x', { slug: 'same' }),
    ]);
    expect(merge(added, before, back).conflicts.map(({ id, related }) => [id, related])).toEqual([
      ['PATH_COLLISION:n', ['k']],
    ]);
  });
});
