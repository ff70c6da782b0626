import { describe, expect, it } from 'vitest';
import { hashOf, type Json } from '../../src/domain/content.ts';
import { Fault } from '../../src/domain/errors.ts';
import { entriesOf } from '../../src/domain/list.ts';
import { type Conflict, mergeContent, textsNeeded } from '../../src/domain/merge.ts';
import { conflict, content, entry, fieldsIn, merge, outline, page, text } from './merge/tables.ts';

/** What is said about a value that is refused, and where. */
function refusal(run: () => unknown): [string, string | undefined] | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof Fault) return [error.message, error.field];
    throw error;
  }
}

describe('the fields of a page', () => {
  it('are merged each by itself', () => {
    const base = content([page('a', { emoji: '🍎', hidden: true, 'variables.x': '1' })]);
    const ours = content([page('a', { title: 'Ours', hidden: true, 'variables.x': '1' })]);
    const theirs = content([page('a', { emoji: '🍎', 'layout.width': 'WIDE', 'variables.x': '2' })]);
    expect(outline(merge(base, ours, theirs))).toEqual(['a layout.width="WIDE" title="Ours" variables.x="2"']);
  });

  it('are no conflict when both sides made the same of them', () => {
    const side = content([page('a', { cover: { light: 'x', y: 1 } })]);
    expect(outline(merge(content([page('a')]), side, content([page('a', { cover: { y: 1, light: 'x' }, description: 'D' })])))).toEqual(['a cover={"light":"x","y":1} description="D"']);
  });

  const base = content([page('a', { title: 'Base', emoji: '🍎' })]);
  const ours = content([page('a', { title: 'Ours' })]);
  const theirs = content([page('a', { title: 'Theirs', emoji: '🍌', hidden: true })]);
  const conflicts = [
    conflict({ id: 'FIELD:a:emoji', kind: 'FIELD', page: 'a', field: 'emoji', base: '🍎', ours: null, theirs: '🍌' }),
    conflict({ id: 'FIELD:a:title', kind: 'FIELD', page: 'a', field: 'title', base: 'Base', ours: 'Ours', theirs: 'Theirs' }),
  ];

  it('are a conflict where both sides changed one differently', () => {
    expect(merge(base, ours, theirs)).toEqual({ content: undefined, conflicts, documents: new Map(), unfit: [] });
  });

  it.each([
    ['OURS', 'OURS', 'a hidden=true title="Ours"'],
    ['THEIRS', 'THEIRS', 'a emoji="🍌" hidden=true title="Theirs"'],
    ['BASE', 'OURS', 'a hidden=true title="Base"'],
    [{ value: 'Mine' }, { value: '🍒' }, 'a emoji="🍒" hidden=true title="Mine"'],
    ['OURS', { value: null }, 'a hidden=true title="Ours"'],
  ] as const)('are as was decided: title %j, emoji %j', (title, emoji, expected) => {
    expect(outline(merge(base, ours, theirs, { 'FIELD:a:title': title, 'FIELD:a:emoji': emoji }))).toEqual([expected]);
  });

  it('leave open what was not decided', () => {
    expect(merge(base, ours, theirs, { 'FIELD:a:title': 'OURS' }).conflicts).toEqual([conflicts[0]]);
  });

  it.each([
    ['a number', { 'FIELD:a:title': { value: 1 } }, 'The field title takes a string.'],
    ['nothing', { 'FIELD:a:title': { value: null } }, 'The field title takes a string.'],
    ['an object', { 'FIELD:a:emoji': { value: {} } }, 'The field emoji takes a string.'],
  ] as const)('take no value of another kind: %s', (_, decisions, message) => {
    expect(refusal(() => merge(base, ours, theirs, decisions))).toEqual([message, 'input.resolutions.0.value']);
  });

  it.each([['', 'with/slash', ' blank', 'x'.repeat(101)]].flat())('take no slug %j', (slug) => {
    const [one, other] = [content([page('a', { slug: 'one' })]), content([page('a', { slug: 'other' })])];
    expect(refusal(() => merge(content([page('a')]), one, other, { 'FIELD:a:slug': { value: slug } }))).toEqual([
      'A slug is 1 to 100 characters, without blanks, slashes and `? # %`.',
      'input.resolutions.0.value',
    ]);
  });

  it('keep the later time of change, and the time of creation', () => {
    const times = (at: string, title: string) => content([page('a', { at, title })]);
    const merged = merge(times('2026-01-01', 'a'), times('2026-01-03', 'b'), content([page('a', { at: '2026-01-04', emoji: '🍎' })])).content;
    expect(entriesOf(merged?.pages ?? null).map(({ createdAt, updatedAt }) => [createdAt, updatedAt])).toEqual([['2026-01-01T00:00:00.000Z', '2026-01-04T00:00:00.000Z']]);
  });
});

describe('the place of a page', () => {
  it('is the one that a side moved it to', () => {
    const base = content([page('a'), page('b'), page('c', { rank: 'a1' })]);
    const ours = content([page('a', {}, page('c', { rank: 'a5' })), page('b')]);
    const theirs = content([page('a'), page('b', { rank: 'a2' }), page('c', { rank: 'a0' })]);
    expect(outline(merge(base, ours, theirs))).toEqual(['a', '  c', 'b']);
    const moved = entriesOf(entriesOf(merge(base, ours, theirs).content?.pages ?? null)[0]?.pages ?? null);
    expect(moved.map(({ rank }) => rank)).toEqual(['a5']);
  });

  it('never conflicts among the same siblings: of two ranks the smaller counts', () => {
    const ranked = (rank: string) => content([page('a', { rank }), page('b', { rank: 'a5' })]);
    for (const [ours, theirs] of [
      ['a7', 'a9'],
      ['a9', 'a7'],
    ] as const) {
      expect(entriesOf(merge(ranked('a0'), ranked(ours), ranked(theirs)).content?.pages ?? null).map(({ id, rank }) => [id, rank])).toEqual([
        ['b', 'a5'],
        ['a', 'a7'],
      ]);
    }
  });

  const base = content([page('a'), page('b'), page('c', {}, page('d')), page('x')]);
  const ours = content([page('a', {}, page('x')), page('b'), page('c', {}, page('d'))]);
  const theirs = content([page('a'), page('b', {}, page('x', { title: 'New' })), page('c', {}, page('d'))]);

  it('is a conflict where both sides moved it elsewhere', () => {
    expect(merge(base, ours, theirs).conflicts).toEqual([conflict({ id: 'MOVE:x', kind: 'MOVE', page: 'x', field: 'parent', base: null, ours: 'a', theirs: 'b' })]);
  });

  it.each([
    ['OURS', ['a', '  x title="New"', 'b', 'c', '  d']],
    ['THEIRS', ['a', 'b', '  x title="New"', 'c', '  d']],
    ['BASE', ['a', 'b', 'c', '  d', 'x title="New"']],
    [{ value: 'd' }, ['a', 'b', 'c', '  d', '    x title="New"']],
    [{ value: null }, ['a', 'b', 'c', '  d', 'x title="New"']],
  ] as const)('is as was decided: %j', (decision, expected) => {
    expect(outline(merge(base, ours, theirs, { 'MOVE:x': decision }))).toEqual(expected);
  });

  it.each([
    ['nowhere', 'There is no page nowhere in the merged content.'],
    ['x', 'A page cannot lie in itself, or below itself.'],
    [7, 'A parent is the id of a page, or null for the root.'],
  ])('is none that cannot be: %j', (value, message) => {
    expect(refusal(() => merge(base, ours, theirs, { 'MOVE:x': { value } }))).toEqual([message, 'input.resolutions.0.value']);
  });

  it('is not below the page itself', () => {
    const with_ = (...pages: Parameters<typeof content>[0]) => content([page('a'), page('b'), ...pages]);
    const one = content([page('a', {}, page('x', {}, page('y'))), page('b')]);
    const other = content([page('a'), page('b', {}, page('x', {}, page('y')))]);
    expect(refusal(() => merge(with_(page('x', {}, page('y'))), one, other, { 'MOVE:x': { value: 'y' } }))).toEqual(['A page cannot lie in itself, or below itself.', 'input.resolutions.0.value']);
  });
});

describe('the text of a page', () => {
  const base = content([page('a', { markdown: '# Title\n\nOne.\n\nTwo.\n\nThree.\n' })]);
  const ours = content([page('a', { markdown: '# Title\n\nOne, by us.\n\nTwo, by us.\n\nThree.\n' })]);
  const theirs = content([page('a', { markdown: '# Better title\n\nOne.\n\nTwo, by them.\n\nThree.\n' })]);

  it('is merged by blocks', () => {
    const other = content([page('a', { markdown: '# Title\n\nOne.\n\nTwo, by them.\n\nThree.\n\nFour.\n' })]);
    const some = content([page('a', { markdown: '# Title\n\nOne, by us.\n\nTwo.\n\nThree.\n' })]);
    const merged = merge(base, some, other);
    const expected = '# Title\n\nOne, by us.\n\nTwo, by them.\n\nThree.\n\nFour.\n';
    expect([outline(merged), [...merged.documents]]).toEqual([[`a ${JSON.stringify(expected)}`], [[hashOf(expected), expected]]]);
  });

  it('is a conflict in the blocks that both sides changed, once for the page', () => {
    expect(merge(base, ours, theirs).conflicts).toEqual([
      conflict({
        id: 'CONTENT:a',
        kind: 'CONTENT',
        page: 'a',
        field: 'document',
        base: '# Title\n\nOne.\n\nTwo.\n\nThree.\n',
        ours: '# Title\n\nOne, by us.\n\nTwo, by us.\n\nThree.\n',
        theirs: '# Better title\n\nOne.\n\nTwo, by them.\n\nThree.\n',
        blocks: [{ base: { from: 2, to: 3, text: 'Two.' }, ours: { from: 2, to: 3, text: 'Two, by us.' }, theirs: { from: 2, to: 3, text: 'Two, by them.' } }],
      }),
    ]);
  });

  it.each([
    ['OURS', '# Better title\n\nOne, by us.\n\nTwo, by us.\n\nThree.\n'],
    ['THEIRS', '# Better title\n\nOne, by us.\n\nTwo, by them.\n\nThree.\n'],
    ['BASE', '# Better title\n\nOne, by us.\n\nTwo.\n\nThree.\n'],
    [{ value: 'All anew.\n' }, 'All anew.\n'],
  ] as const)('is as was decided in those blocks alone: %j', (decision, expected) => {
    const merged = merge(base, ours, theirs, { 'CONTENT:a': decision });
    expect([outline(merged), [...merged.documents.values()]]).toEqual([[`a ${JSON.stringify(expected)}`], [expected]]);
  });

  it.each([[1], [{}], [null], ['x'.repeat(1024 * 1024 + 1)]])('is no other value', (value) => {
    expect(refusal(() => merge(base, ours, theirs, { 'CONTENT:a': { value } }))).toEqual(['A text is markdown of up to 1 MiB.', 'input.resolutions.0.value']);
  });

  it('is read only where both sides changed it, differently', () => {
    const both = (markdown: string) => page('b', { markdown });
    const [one, two, three] = [content([page('a', { markdown: '1' }), both('same')]), content([page('a', { markdown: '2' }), both('x')]), content([page('a', { markdown: '3' }), both('x')])];
    expect(textsNeeded(one, two, three)).toEqual([text('1'), text('2'), text('3')].sort());
    expect(textsNeeded(one, two, one)).toEqual([]);
  });
});

describe('a page that one side deleted', () => {
  const base = content([page('a', {}, page('b', {}, page('c'))), page('z')]);

  it('is gone with what lay in it, where the other side left all of it alone', () => {
    expect(outline(merge(base, content([page('z')]), content([page('a', {}, page('b', {}, page('c'))), page('z', { title: 'Z' })])))).toEqual(['z title="Z"']);
  });

  it.each([
    ['touched it without a change', { at: '2026-02-02' }],
    ['gave it another place among its siblings', { rank: 'a7' }],
  ])('is gone although the other side %s', (_, fields) => {
    expect(outline(merge(base, content([page('z')]), content([page('a', {}, page('b', fields, page('c'))), page('z')])))).toEqual(['z']);
  });

  const ours = content([page('z')]);
  const theirs = content([page('a', { title: 'New', markdown: 'Text' }, page('b', {}, page('c'))), page('z')]);
  const whole = (fields: Json, document: string | null) => ({ type: 'DOCUMENT', parent: null, document, title: (fields as { title: string }).title, fields });

  it('is a conflict where the other side edited it', () => {
    expect(merge(base, ours, theirs).conflicts).toEqual([
      conflict({ id: 'DELETE_EDIT:a', kind: 'DELETE_EDIT', page: 'a', base: whole({ title: 'a', slug: 'a' }, null), ours: null, theirs: whole({ title: 'New', slug: 'a' }, hashOf('Text')) }),
    ]);
  });

  it.each([
    ['OURS', ['z']],
    ['THEIRS', ['a title="New" "Text"', 'z']],
    ['BASE', ['a', 'z']],
  ] as const)('is as was decided: %s', (decision, expected) => {
    expect(outline(merge(base, ours, theirs, { 'DELETE_EDIT:a': decision }))).toEqual(expected);
  });

  it('takes no value of its own', () => {
    expect(refusal(() => merge(base, ours, theirs, { 'DELETE_EDIT:a': { value: 'x' } }))).toEqual([
      'A whole page is taken as one side has it: choose a side, or the base.',
      'input.resolutions.0.value',
    ]);
  });
});

describe('a page that both sides added', () => {
  const [ours, theirs] = [content([page('n', { title: 'Ours', at: '2026-01-05' })]), content([page('n', { title: 'Theirs', markdown: 'Text' })])];
  const none = content([]);

  it('is there once, where both added the same', () => {
    expect(outline(merge(none, content([page('n', { rank: 'a1' }), page('o')]), content([page('n', { rank: 'a2', at: '2026-01-02' })])))).toEqual(['o', 'n']);
  });

  it('is a conflict where they added it differently', () => {
    expect(merge(none, ours, theirs).conflicts).toEqual([
      conflict({
        id: 'ADD_ADD:n',
        kind: 'ADD_ADD',
        page: 'n',
        base: null,
        ours: { type: 'DOCUMENT', parent: null, document: null, title: 'Ours', fields: { title: 'Ours', slug: 'n' } },
        theirs: { type: 'DOCUMENT', parent: null, document: hashOf('Text'), title: 'Theirs', fields: { title: 'Theirs', slug: 'n' } },
      }),
    ]);
  });

  it.each([
    ['OURS', ['n title="Ours"']],
    ['THEIRS', ['n title="Theirs" "Text"']],
    ['BASE', []],
  ] as const)('is as was decided: %s', (decision, expected) => {
    expect(outline(merge(none, ours, theirs, { 'ADD_ADD:n': decision }))).toEqual(expected);
  });
});

describe('a page whose parent is gone', () => {
  const base = content([page('a', {}, page('b')), page('x', {}, page('y')), page('z')]);
  const ours = content([page('x', {}, page('y')), page('z')]);
  const theirs = content([page('a', {}, page('b', {}, page('n'), page('x', {}, page('y')))), page('z')]);

  it('is a conflict, each page that lies right in it by itself', () => {
    expect(merge(base, ours, theirs).conflicts).toEqual([
      conflict({ id: 'PARENT_DELETED:n', kind: 'PARENT_DELETED', page: 'n', field: 'parent', base: null, ours: null, theirs: 'b', related: ['b'] }),
      conflict({ id: 'PARENT_DELETED:x', kind: 'PARENT_DELETED', page: 'x', field: 'parent', base: null, ours: null, theirs: 'b', related: ['b'] }),
    ]);
  });

  it.each([
    ['OURS', 'OURS', ['x', '  y', 'z']],
    ['THEIRS', 'THEIRS', ['a', '  b', '    n', '    x', '      y', 'z']],
    ['THEIRS', 'OURS', ['a', '  b', '    n', 'x', '  y', 'z']],
    ['BASE', 'BASE', ['x', '  y', 'z']],
    [{ value: 'y' }, { value: 'z' }, ['z', '  x', '    y', '      n']],
    [{ value: null }, { value: null }, ['n', 'x', '  y', 'z']],
  ] as const)('is as was decided: added %j, moved %j', (added, moved, expected) => {
    expect(outline(merge(base, ours, theirs, { 'PARENT_DELETED:n': added, 'PARENT_DELETED:x': moved }))).toEqual(expected);
  });

  it.each([
    ['b', 'There is no page b in the merged content.'],
    ['y', 'A page cannot lie in itself, or below itself.'],
    [true, 'A parent is the id of a page, or null for the root.'],
  ])('takes no parent that cannot be: %j', (value, message) => {
    expect(refusal(() => merge(base, ours, theirs, { 'PARENT_DELETED:x': { value }, 'PARENT_DELETED:n': 'OURS' }))).toEqual([message, 'input.resolutions.1.value']);
  });

  it('goes with what lies in it, but what the side has elsewhere goes back there', () => {
    const other = content([page('a', {}, page('b', {}, page('n', {}, page('m'), page('x', {}, page('y'))))), page('z')]);
    expect(outline(merge(base, ours, other, { 'PARENT_DELETED:n': 'OURS' }))).toEqual(['x', '  y', 'z']);
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
  ] as const)('lie as was decided: %j', (decision, expected) => {
    expect(outline(merge(base, ours, theirs, { [id]: decision }))).toEqual(expected);
  });

  it.each<[Json, string]>([
    ['a', 'The parents of a ring are an object: the id of each page, and of its parent or null.'],
    [['a'], 'The parents of a ring are an object: the id of each page, and of its parent or null.'],
    [{ z: null }, 'The page z is not of this ring.'],
    [{ a: 'nowhere' }, 'There is no page nowhere in the merged content.'],
    [{ a: 1 }, 'A parent is the id of a page, or null for the root.'],
    [{ a: 'c' }, 'With these parents the pages still lie in a ring.'],
  ])('take no parents that cannot be: %j', (value, message) => {
    expect(refusal(() => merge(base, ours, theirs, { [id]: { value } }))).toEqual([message, 'input.resolutions.0.value']);
  });
});

describe('decisions that contradict each other', () => {
  it('end: a page that is in a ring again comes to the root', () => {
    const base = content([page('a'), page('c', {}, page('b'))]);
    const ours = content([page('c', {}, page('b', {}, page('a')))]);
    const theirs = content([page('a', {}, page('b', {}, page('c')))]);
    const ring = (...ids: string[]) => `MOVE_CYCLE:${hashOf(ids.join(' ')).slice(0, 32)}`;
    const first = merge(base, ours, theirs, { [ring('a', 'b')]: 'OURS' });
    expect(first.conflicts.map(({ id, related }) => [id, related])).toEqual([[ring('b', 'c'), ['b', 'c']]]);
    expect(outline(merge(base, ours, theirs, { [ring('a', 'b')]: 'OURS', [ring('b', 'c')]: 'THEIRS' }))).toEqual(['a', '  b', '    c']);
  });
});

describe('pages with one path', () => {
  const base = content([page('a'), page('m', { slug: 'other' })]);
  const ours = content([page('a'), page('m', { slug: 'same' }), page('o', { slug: 'same-2' })]);
  const theirs = content([page('a'), page('b', { slug: 'same' }), page('m', { slug: 'other' })]);

  it('are a conflict of each but the first', () => {
    expect(merge(base, ours, theirs).conflicts).toEqual([
      conflict({ id: 'PATH_COLLISION:m', kind: 'PATH_COLLISION', page: 'm', field: 'slug', base: 'other', ours: 'same', theirs: 'other', related: ['b'] }),
    ]);
  });

  it.each([
    ['OURS', ['a', 'b slug="same-3"', 'm slug="same"', 'o slug="same-2"']],
    ['THEIRS', ['a', 'b slug="same"', 'm slug="same-3"', 'o slug="same-2"']],
    ['BASE', ['a', 'b slug="same"', 'm slug="same-3"', 'o slug="same-2"']],
    [{ value: 'free' }, ['a', 'b slug="same"', 'm slug="free"', 'o slug="same-2"']],
  ] as const)('have the slugs that were decided: %j', (decision, expected) => {
    expect(outline(merge(base, ours, theirs, { 'PATH_COLLISION:m': decision }))).toEqual(expected);
  });

  it.each([
    ['same', 'Another page there has the slug same.'],
    ['a', 'Another page there has the slug a.'],
    ['a/b', 'A slug is 1 to 100 characters, without blanks, slashes and `? # %`.'],
    [null, 'A slug is 1 to 100 characters, without blanks, slashes and `? # %`.'],
  ])('take no slug that cannot be: %j', (value, message) => {
    expect(refusal(() => merge(base, ours, theirs, { 'PATH_COLLISION:m': { value } }))).toEqual([message, 'input.resolutions.0.value']);
  });

  it('keep the path for the one that had it in the base, when BASE is chosen', () => {
    const old = content([page('z', { slug: 'same' }), page('b', { slug: 'x' }), page('g', {})]);
    const moved = content([page('b', { slug: 'x' }), page('g', {}, page('z', { slug: 'same' }))]);
    const renamed = content([page('z', { slug: 'same', title: 'Z' }), page('b', { slug: 'x' }), page('g', {}, page('n', { slug: 'same' }))]);
    expect(outline(merge(old, moved, renamed, { 'PATH_COLLISION:z': 'BASE' }))).toEqual(['b slug="x"', 'g', '  n slug="same"', '  z slug="same-2" title="Z"']);
    expect(outline(merge(old, moved, renamed, { 'PATH_COLLISION:z': 'OURS' }))).toEqual(['b slug="x"', 'g', '  n slug="same-2"', '  z slug="same" title="Z"']);
  });

  it('may be a page that nobody changed', () => {
    const before = content([page('g', {}, page('k', { slug: 'same' })), page('x', { slug: 'same' })]);
    const one = content([page('g', {}, page('k', { slug: 'same' }), page('l')), page('x', { slug: 'same' })]);
    const other = content([page('g', { title: 'G' }, page('k', { slug: 'same' })), page('x', { slug: 'same' })]);
    expect(merge(before, one, other).conflicts).toEqual([]);
    const added = content([page('g', {}, page('k', { slug: 'old' })), page('x', { slug: 'same' })]);
    const back = content([page('g', {}, page('k', { slug: 'old' }), page('n', { slug: 'same' })), page('x', { slug: 'same' })]);
    expect(merge(added, before, back).conflicts.map(({ id, related }) => [id, related])).toEqual([['PATH_COLLISION:n', ['k']]]);
  });
});

describe('files, variables and reusable contents', () => {
  const of = (value: string, more: Parameters<typeof content>[1] = {}) => content([], { variables: [entry('v', { value })], ...more });

  it('are merged entry by entry', () => {
    const base = content([], { files: [entry('f', { name: 'a.png', size: 1 }), entry('g', { name: 'g' })], variables: [entry('v', { value: '1' })] });
    const ours = content([], { files: [entry('f', { name: 'b.png', size: 1 })], variables: [entry('v', { value: '1' }), entry('w', { value: 'w' })] });
    const theirs = content([], { files: [entry('f', { name: 'a.png', size: 2 }), entry('g', { name: 'g' })], variables: [entry('w', { value: 'w' })] });
    const merged = merge(base, ours, theirs).content;
    expect([fieldsIn(merged?.files), fieldsIn(merged?.variables)]).toEqual([[['f', { name: 'b.png', size: 2 }]], [['w', { value: 'w' }]]]);
  });

  const conflicts: [string, Conflict, ...Parameters<typeof merge>][] = [
    ['a variable', conflict({ id: 'VARIABLE:v:value', kind: 'VARIABLE', entry: 'v', field: 'value', base: '1', ours: '2', theirs: '3' }), of('1'), of('2'), of('3')],
    ['a variable added twice', conflict({ id: 'VARIABLE:v', kind: 'VARIABLE', entry: 'v', base: null, ours: { value: '2' }, theirs: { value: '3' } }), content([]), of('2'), of('3')],
    ['a variable deleted', conflict({ id: 'VARIABLE:v', kind: 'VARIABLE', entry: 'v', base: { value: '1' }, ours: null, theirs: { value: '3' } }), of('1'), content([]), of('3')],
    [
      'a file',
      conflict({ id: 'FILE:f:name', kind: 'FILE', entry: 'f', field: 'name', base: 'a', ours: 'b', theirs: 'c' }),
      ...(['a', 'b', 'c'].map((name) => content([], { files: [entry('f', { name })] })) as [ReturnType<typeof content>, ReturnType<typeof content>, ReturnType<typeof content>]), // three of three
    ],
    [
      'a reusable content',
      conflict({ id: 'REUSABLE_CONTENT:r:title', kind: 'REUSABLE_CONTENT', entry: 'r', field: 'title', base: 'a', ours: 'b', theirs: 'c' }),
      ...(['a', 'b', 'c'].map((title) => content([], { reusableContents: [entry('r', { title, document: text('T') }, 'a0')] })) as [
        ReturnType<typeof content>,
        ReturnType<typeof content>,
        ReturnType<typeof content>,
      ]), // three of three
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
  ] as const)('have the value that was decided: %j', (decision, expected) => {
    expect(fieldsIn(merge(of('1'), of('2'), of('3'), { 'VARIABLE:v:value': decision }).content?.variables)).toEqual(expected);
  });

  it.each([
    ['OURS', []],
    ['THEIRS', [['v', { value: '3' }]]],
    ['BASE', [['v', { value: '1' }]]],
  ] as const)('are there or not, as was decided: %s', (decision, expected) => {
    expect(fieldsIn(merge(of('1'), content([]), of('3'), { 'VARIABLE:v': decision }).content?.variables)).toEqual(expected);
  });

  it('take no value of its own for a whole entry, nor none for what it needs', () => {
    expect(refusal(() => merge(of('1'), content([]), of('3'), { 'VARIABLE:v': { value: '4' } }))).toEqual(['It is taken as one side has it: choose a side, or the base.', 'input.resolutions.0.value']);
    expect(refusal(() => merge(of('1'), of('2'), of('3'), { 'VARIABLE:v:value': { value: null } }))).toEqual(['The field value takes a string.', 'input.resolutions.0.value']);
  });

  it('merge the text of a reusable content by blocks', () => {
    const reusable = (markdown: string) => content([], { reusableContents: [entry('r', { title: 'R', document: text(markdown) }, 'a0')] });
    const merged = merge(reusable('One.\n\nTwo.'), reusable('One, by us.\n\nTwo.'), reusable('One.\n\nTwo, by them.'));
    expect(fieldsIn(merged.content?.reusableContents)).toEqual([['r', { title: 'R', document: hashOf('One, by us.\n\nTwo, by them.') }]]);
    const [base, ours, theirs] = [reusable('One.'), reusable('One, by us.'), reusable('One, by them.')];
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
        blocks: [{ base: { ...whole, text: 'One.' }, ours: { ...whole, text: 'One, by us.' }, theirs: { ...whole, text: 'One, by them.' } }],
      }),
    ]);
    expect(fieldsIn(merge(base, ours, theirs, { [there]: { value: 'Mine.' } }).content?.reusableContents)).toEqual([['r', { title: 'R', document: hashOf('Mine.') }]]);
  });
});

describe('a resolution', () => {
  const [base, ours, theirs] = ['1', '2', '3'].map((title) => content([page('a', { title })])) as [ReturnType<typeof content>, ReturnType<typeof content>, ReturnType<typeof content>]; // three of three
  const [found] = mergeContent(base, ours, theirs, { texts: () => '' }).conflicts;
  const fitting = { conflict: 'FIELD:a:title', fingerprint: found?.fingerprint ?? '', choice: 'OURS' as const };
  const run = (...resolutions: Parameters<typeof mergeContent>[3]['resolutions'] & object) => mergeContent(base, ours, theirs, { texts: () => '', resolutions });

  it('of other content is unfit, and not applied', () => {
    const stale = { ...fitting, fingerprint: '0'.repeat(32) };
    expect(run(stale)).toEqual({ content: undefined, conflicts: [found], documents: new Map(), unfit: [stale] });
  });

  it('of a conflict that is not there is unfit', () => {
    const other = { ...fitting, conflict: 'FIELD:b:title' };
    expect([run(other).unfit, run(fitting, other).unfit, outline(run(fitting, other))]).toEqual([[other], [other], ['a title="2"']]);
  });

  it('given twice counts once', () => {
    const again = { ...fitting, choice: 'THEIRS' as const };
    expect([outline(run(fitting, again)), run(fitting, again).unfit]).toEqual([['a title="2"'], [again]]);
  });

  it('fits although another makes it needless', () => {
    const before = content([page('p', {}, page('c'))]);
    const [gone, edited] = [content([]), content([page('p', {}, page('c', { title: 'C' }))])];
    const { conflicts } = mergeContent(before, gone, edited, { texts: () => '' });
    expect(conflicts.map(({ id }) => id)).toEqual(['DELETE_EDIT:c', 'PARENT_DELETED:c']);
    const all = (choice: 'OURS' | 'THEIRS') => mergeContent(before, gone, edited, { texts: () => '', resolutions: conflicts.map(({ id, fingerprint }) => ({ conflict: id, fingerprint, choice })) });
    expect([outline(all('OURS')), all('OURS').unfit, outline(all('THEIRS')), all('THEIRS').unfit]).toEqual([[], [], ['p', '  c title="C"'], []]);
  });
});
