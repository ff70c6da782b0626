/**
 * Checks changes as pure functions: after any input the tree is valid, and unchanged parts are
 * shared.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges } from '../../src/domain/changes.ts';
import type { Change, LocatedChange } from '../../src/domain/changes/change.ts';
import { type Content, hashOf, type Page, slugOf } from '../../src/domain/content.ts';
import { AppError } from '../../src/domain/errors.ts';
import { type IdType, makeId } from '../../src/domain/ids.ts';
import {
  compare,
  editedList,
  entriesOf,
  leavesOf,
  type EntryList,
  listOf,
} from '../../src/domain/list.ts';
import { walk } from '../../src/domain/tree.ts';
import { countCases } from '../case-count.ts';

const nothing: Content = { pages: null, files: null, reusableContents: null, variables: null };

/** Returns a generator of ids that are the same in every run. */
function counter(from = 0): (type: IdType) => string {
  let count = from;
  return (type) =>
    makeId(
      type,
      1_700_000_000_000,
      Uint8Array.from(hashOf(`${type} ${count++}`).slice(0, 32), (digit) => digit.charCodeAt(0)),
    );
}

const said = (changes: readonly Change[]): LocatedChange[] =>
  changes.map((change, i) => ({ change, field: `changes.${i}` }));

/** Returns the content after the changes, and the ids of the refs. */
function apply(
  content: Content,
  changes: readonly Change[],
  { base = content, newId = counter(), now = '2026-01-01T00:00:00.000Z' } = {},
) {
  const refs: Record<string, string> = {};
  const { content: next, documents } = applyChanges(content, said(changes), {
    now,
    newId,
    base,
    named: (ref, id) => void Object.assign(refs, { [ref]: id }),
  });
  return { content: next, documents, refs };
}

const page = (
  title: string,
  rest: Partial<Extract<Change, { kind: 'insertPage' }>> = {},
): Change => ({ kind: 'insertPage', type: 'DOCUMENT', title, ref: title, ...rest });
const pathsOf = ({ pages }: Content): string[] =>
  [...walk(pages)].map(({ page: one, ancestors: above }) =>
    [...above, one].map((each) => slugOf(each) ?? '-').join('/'),
  );

describe('changes', () => {
  it('leave the original content as it is and share its unchanged parts', () => {
    const before = apply(nothing, [
      page('A'),
      page('B'),
      page('C', { into: 'A' }),
      page('D', { into: 'B' }),
    ]);
    const paths = pathsOf(before.content);
    const { content } = apply(
      before.content,
      [{ kind: 'updatePage', page: before.refs['C'] ?? '', title: 'CC' }],
      { newId: counter(50) },
    );
    expect(pathsOf(before.content)).toEqual(paths);
    const childrenOf = (of: Content, at: number) => entriesOf(of.pages)[at]?.pages;
    expect([
      childrenOf(content, 1) === childrenOf(before.content, 1),
      childrenOf(content, 0) === childrenOf(before.content, 0),
    ]).toEqual([true, false]);
    expect([content.files, content.variables, content.reusableContents]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('return each text once, by its hash, and no text that the result does not use', () => {
    const { content, documents } = apply(nothing, [
      page('A', { markdown: 'Same.' }),
      page('B', { markdown: 'Same.' }),
      page('C', { markdown: 'Gone.' }),
      { kind: 'deletePage', page: 'C' },
    ]);
    expect([...documents]).toEqual([[hashOf('Same.'), 'Same.']]);
    expect(entriesOf(content.pages).map(({ document }) => document)).toEqual([
      hashOf('Same.'),
      hashOf('Same.'),
    ]);
  });

  it('report the position of each change that fails', () => {
    const message = 'There is no such page here.';
    const problemAt = (index: string) => ({
      message,
      path: ['changes', index, 'parentId'],
      reason: 'BAD_USER_INPUT' as const,
      existingId: undefined,
    });
    const refuse = () =>
      apply(nothing, [page('A'), page('B', { into: 'nobody' }), page('C', { into: 'nowhere' })]);
    expect(refuse).toThrow(
      new AppError('BAD_USER_INPUT', message, {
        field: 'changes.1.parentId',
        problems: [problemAt('1'), problemAt('2')],
      }),
    );
  });

  it('do not fail for a page that a reverted one would restore', () => {
    const newId = counter();
    const base = apply(nothing, [page('A'), page('B', { into: 'A' }), page('C', { into: 'B' })], {
      newId,
    }).content;
    const [a, b, c] = [...walk(base.pages)].map((found) => found.page.id);
    const { content } = apply(base, [{ kind: 'deletePage', page: a ?? '' }], { newId });
    const refuse = () =>
      apply(
        content,
        [
          { kind: 'revertPage', page: b ?? '' },
          { kind: 'deletePage', page: c ?? '' },
        ],
        { newId, base },
      );
    expect(refuse).toThrow(
      new AppError(
        'CONFLICT',
        'The previous parent of the page was deleted. Revert the parent first.',
        { field: 'changes.0.pageId' },
      ),
    );
  });

  it('of files, variables and reusable contents list them by their ids', () => {
    const newId = counter();
    const files = [newId('File'), newId('File'), newId('File')].map(
      (id): Change => ({ kind: 'insertFile', file: { id, fields: { name: 'a' } } }),
    );
    const { content } = apply(
      nothing,
      [...files, { kind: 'setVariables', variables: { b: '1', a: '2' } }],
      { newId },
    );
    const ids = entriesOf(content.files).map(({ id }) => id);
    expect([ids, entriesOf(content.variables)]).toEqual([
      ids.toSorted(),
      [
        { id: 'a', rank: '', fields: { value: '2' } },
        { id: 'b', rank: '', fields: { value: '1' } },
      ],
    ]);
  });
});

/** Dice throws of three numbers, each of which becomes a change of the current content. */
type Dice = readonly [what: number, one: number, other: number];
const diceThrows = fc.array(fc.tuple(fc.nat(9), fc.nat(999), fc.nat(999)), { maxLength: 40 });

/** Applies throws one after another and skips those that are rejected. */
function play(content: Content, throws: readonly Dice[], newId: (type: IdType) => string): Content {
  let now = content;
  for (const [what, one, other] of throws) {
    const pages = [...walk(now.pages)].map((found) => found.page);
    const some = (n: number) => pages[n % (pages.length || 1)]?.id ?? 'none';
    const into = other % 3 === 0 ? null : some(other);
    const changes: readonly Change[] = [
      page(`T${one % 5}`, { into, ...(one % 2 === 0 && { at: other % 6 }) }),
      page(`T${one % 5}`, { into, ref: undefined, markdown: `Text ${other % 4}` }),
      page('G', { type: 'GROUP', at: one % 4 }),
      page('L', {
        type: 'LINK',
        into,
        fields: { target: { kind: 'URL', url: 'https://example.test' } },
      }),
      { kind: 'updatePage', page: some(one), into },
      { kind: 'updatePage', page: some(one), into, at: other % 5 },
      { kind: 'updatePage', page: some(one), at: other % 5 },
      { kind: 'updatePage', page: some(one), slug: `t${other % 4}`, markdown: `Text ${one % 4}` },
      { kind: 'deletePage', page: other % 4 === 0 ? some(one) : 'none' },
      { kind: 'revertPage', page: some(one) },
    ];
    const change = changes[what];
    if (!change) continue;
    try {
      now = apply(now, [change], { base: content, newId }).content;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return now;
}

/** Returns the defects of a tree. */
function defectsOf(pages: EntryList<Page>, above: readonly Page[] = []): string[] {
  const entries = entriesOf(pages);
  const slugs = entries.flatMap((one) => slugOf(one) ?? []);
  return [
    ...(new Set(slugs).size < slugs.length ? ['two of one slug'] : []),
    ...(entries.some((one, i) => i > 0 && compare(entries[i - 1] ?? one, one) >= 0)
      ? ['out of order']
      : []),
    ...(above.at(-1)?.type === 'LINK' && entries.length > 0 ? ['below a link'] : []),
    ...entries.flatMap((one) => [
      ...(one.type === 'GROUP' && above.length > 0 ? ['a group below'] : []),
      ...((one.type === 'LINK') === (slugOf(one) === undefined)
        ? []
        : ['a slug that should not be']),
      ...(above.some(({ id }) => id === one.id)
        ? ['a ring']
        : defectsOf(one.pages, [...above, one])),
    ]),
  ];
}

/** Returns the same pages in a new list. */
const rebuilt = (pages: EntryList<Page>): EntryList<Page> =>
  listOf(entriesOf(pages).map((one) => ({ ...one, pages: rebuilt(one.pages) })));

describe('any changes', () => {
  it('leave a valid tree: every page once, in order, with its own path, no cycle, groups at the root', () => {
    fc.assert(
      fc.property(diceThrows, (throws) => {
        const { pages } = play(nothing, throws, counter());
        const ids = [...walk(pages)].map(({ page: one }) => one.id);
        expect([defectsOf(pages), new Set(ids).size, pages?.weight ?? 0]).toEqual([
          [],
          ids.length,
          ids.length,
        ]);
      }),
      { numRuns: countCases({ usual: 20, all: 200 }) },
    );
  });

  it('leave a tree with the same hash as a new one of the same pages', () => {
    fc.assert(
      fc.property(diceThrows, diceThrows, (first, second) => {
        const { pages } = play(play(nothing, first, counter()), second, counter(1000));
        expect(rebuilt(pages)?.hash).toBe(pages?.hash);
      }),
      { numRuns: countCases({ usual: 20, all: 100 }) },
    );
  });

  it('are all reverted by reverting every page of both states', () => {
    fc.assert(
      fc.property(diceThrows, diceThrows, (first, second) => {
        const before = play(nothing, first, counter());
        const after = play(before, second, counter(1000));
        // each after its parents
        const was = [...walk(before.pages)].map(({ page: one }) => one.id);
        const made = [...walk(after.pages)]
          .map(({ page: one }) => one.id)
          .filter((id) => !was.includes(id));
        let now = after;
        for (let round = 0; round < 4; round++) {
          for (const id of [...was, ...made]) {
            try {
              now = apply(now, [{ kind: 'revertPage', page: id }], {
                base: before,
                newId: counter(2000),
              }).content;
            } catch (error) {
              // deleted already, or dependent on another page
              if (!(error instanceof AppError)) throw error;
            }
          }
        }
        const idsIn = ({ pages }: Content) =>
          [...walk(pages)].map(({ page: one, ancestors: above }) => [
            one.id,
            above.at(-1)?.id,
            slugOf(one),
            one.document,
          ]);
        expect(idsIn(now)).toEqual(idsIn(before));
      }),
      { numRuns: countCases({ usual: 20, all: 60 }) },
    );
  });
});

describe('lists', () => {
  const entry = (n: number): { id: string; rank: string; fields: { n: number } } => ({
    id: `e${n}`,
    rank: `a${String(n % 97).padStart(3, '0')}`,
    fields: { n },
  });
  const sizes = fc.constantFrom(0, 1, 5, 63, 64, 65, 66, 200, 2500);

  it('with the same entries have one hash, in whatever order they were built', () => {
    fc.assert(
      fc.property(
        sizes,
        fc.array(fc.nat(3000), { maxLength: 60 }),
        fc.integer({ min: 1, max: 9 }),
        (size, extra, step) => {
          const wanted = Array.from({ length: size }, (_, i) => entry(i));
          const whole = listOf(wanted);
          // The other entries are put in parts of some size, together with entries that are removed
          // again.
          let list: EntryList<ReturnType<typeof entry>> = null;
          const put = (edits: Map<string, ReturnType<typeof entry> | null>) => {
            const before = new Map(entriesOf(list).map((one) => [one.id, one]));
            list = editedList(list, edits, (id) => before.get(id));
          };
          const passing = extra.filter((n) => n >= size).map(entry);
          put(new Map(passing.map((one) => [one.id, one])));
          const chunk = Math.ceil(size / step);
          for (let from = 0; from < size; from += chunk)
            put(new Map(wanted.slice(from, from + chunk).map((one) => [one.id, one])));
          put(new Map(wanted.slice(0, 3).map((one) => [one.id, { ...one, rank: 'z9' }])));
          put(
            new Map([
              ...passing.map((one): [string, null] => [one.id, null]),
              ...wanted.slice(0, 3).map((one): [string, ReturnType<typeof entry>] => [one.id, one]),
            ]),
          );
          expect((list as EntryList<ReturnType<typeof entry>>)?.hash).toBe(whole?.hash);
        },
      ),
      { numRuns: countCases({ usual: 20, all: 80 }) },
    );
  });

  it('with different entries have different hashes', () => {
    const hashes = [
      listOf([entry(1), entry(2)]),
      listOf([entry(1)]),
      listOf([entry(2), entry(3)]),
      listOf([{ ...entry(1), rank: 'b' }, entry(2)]),
      listOf([{ ...entry(1), fields: { n: 4 } }, entry(2)]),
    ].map((list) => list?.hash);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('of up to 64 entries are one node, and longer ones nodes of a few dozen', () => {
    expect([
      listOf(Array.from({ length: 64 }, (_, i) => entry(i)))?.kind,
      listOf(Array.from({ length: 65 }, (_, i) => entry(i)))?.kind,
    ]).toEqual(['leaf', 'branch']);
    const counts = leavesOf(listOf(Array.from({ length: 5000 }, (_, i) => entry(i)))).map(
      ({ count }) => count,
    );
    expect([
      counts.reduce((sum, count) => sum + count, 0),
      counts.length > 100,
      counts.length < 450,
    ]).toEqual([5000, true, true]);
  });
});
