import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/domain/content.ts';
import {
  changedEntries,
  editedList,
  entriesOf,
  entryOf,
  lastWhere,
  leavesOf,
  type EntryList,
  listOf,
} from '../../src/domain/list.ts';
import { countCases } from '../case-count.ts';

const entry = (number: number, rank = String(number), value = ''): Entry => ({
  id: `e${number}`,
  rank,
  fields: value === '' ? {} : { value },
});

/** Returns the given number of entries, in the order of their numbers. */
const entries = (count: number): Entry[] =>
  Array.from({ length: count }, (_, number) => entry(number, String(100_000 + number)));

/** A list and edits of it, which put or remove entries. */
const editing = fc
  .tuple(
    fc.uniqueArray(fc.nat(3000), { maxLength: 400, size: 'max' }),
    fc.array(fc.tuple(fc.nat(3000), fc.option(fc.nat(3000))), { maxLength: 60, size: 'max' }),
  )
  .map(([numbers, edits]) => ({
    before: new Map(numbers.map((number): [string, Entry] => [`e${number}`, entry(number)])),
    edits: new Map(
      edits.map(([number, rank]): [string, Entry | null] => [
        `e${number}`,
        rank === null ? null : entry(number, String(rank), 'new'),
      ]),
    ),
  }));

function applied(
  before: ReadonlyMap<string, Entry>,
  edits: ReadonlyMap<string, Entry | null>,
): Map<string, Entry> {
  const entries = new Map(before);
  for (const [id, put] of edits) {
    if (put) entries.set(id, put);
    else entries.delete(id);
  }
  return entries;
}

const put = (list: EntryList<Entry>, one: Entry) =>
  editedList(list, new Map([[one.id, one]]), (id) => entryOf(list, id));

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('the hash of an entry', () => {
  const page = {
    ...{ id: 'pag_1', rank: 'a0', type: 'DOCUMENT', document: 'd', fields: { title: 'A' } },
    ...{ createdAt: 'then', updatedAt: 'now', pages: null },
  };
  const stored =
    '"fields":{"title":"A"},"id":"pag_1","rank":"a0","type":"DOCUMENT","updatedAt":"now"';

  it('is the same as before authors were stored, for a page without them', () => {
    expect(listOf([page])?.hash).toBe(
      sha256(`leaf ${sha256(`{"createdAt":"then","document":"d",${stored}}`)}`),
    );
  });

  it('depends on the authors of a page', () => {
    expect(listOf([{ ...page, createdBy: 'usr_1', updatedBy: 'usr_2' }])?.hash).toBe(
      sha256(
        `leaf ${sha256(`{"createdAt":"then","createdBy":"usr_1","document":"d",${stored},"updatedBy":"usr_2"}`)}`,
      ),
    );
  });
});

describe('a list', () => {
  it('is sorted by rank, then by id', () => {
    const list = listOf([entry(3, 'b'), entry(1, 'b'), entry(2, 'a')]);
    expect(entriesOf(list).map(({ id }) => id)).toEqual(['e2', 'e1', 'e3']);
  });

  it('is null when empty, and one node up to 64 entries', () => {
    expect([
      listOf([]),
      leavesOf(listOf(entries(64))).length,
      leavesOf(listOf(entries(65))).length > 1,
    ]).toEqual([null, 1, true]);
  });

  it('has the same nodes in whatever order it was built', () => {
    fc.assert(
      fc.property(editing, ({ before, edits }) => {
        const list = listOf(before.values());
        const changed = editedList(list, edits, (id) => entryOf(list, id));
        const rebuilt = listOf(applied(before, edits).values());
        expect([changed?.hash, changed?.count, changed?.weight]).toEqual([
          rebuilt?.hash,
          rebuilt?.count,
          rebuilt?.weight,
        ]);
        expect(leavesOf(changed).map(({ hash }) => hash)).toEqual(
          leavesOf(rebuilt).map(({ hash }) => hash),
        );
      }),
      { numRuns: countCases({ usual: 30, all: 300 }) },
    );
  });

  it('finds each entry by its id', () => {
    const list = listOf(entries(1000));
    expect([entryOf(list, 'e0'), entryOf(list, 'e999'), entryOf(list, 'e1000')]).toEqual([
      entry(0, '100000'),
      entry(999, '100999'),
      undefined,
    ]);
  });

  it('finds the last entry that matches a predicate', () => {
    const list = listOf(entries(1000));
    expect([
      lastWhere(list, () => true)?.id,
      lastWhere(list, ({ id }) => id.endsWith('77'))?.id,
      lastWhere(list, () => false),
      lastWhere<Entry>(null, () => true),
    ]).toEqual(['e999', 'e977', undefined, undefined]);
  });

  it('of 5,000 entries has few new nodes after one edit', () => {
    const list = listOf(entries(5000));
    const known = new Set(leavesOf(list).map(({ hash }) => hash));
    const counts = [17, 2500, 4999].map(
      (number) =>
        leavesOf(put(list, entry(number, String(100_000 + number), 'new'))).filter(
          ({ hash }) => !known.has(hash),
        ).length,
    );
    expect(counts).toEqual([1, 1, 1]);
    expect(Math.max(...leavesOf(list).map(({ count }) => count))).toBeLessThan(400);
  });

  it('returns its differences from another list', () => {
    fc.assert(
      fc.property(editing, ({ before, edits }) => {
        const [one, other] = [listOf(before.values()), listOf(applied(before, edits).values())];
        const { removed, added } = changedEntries(one, other);
        const changed = [...applied(before, edits).values()]
          .filter((now) => JSON.stringify(before.get(now.id)) !== JSON.stringify(now))
          .map(({ id }) => id);
        const deleted = [...before.keys()].filter((id) => edits.get(id) === null);
        expect(changed.filter((id) => !added.some((found) => found.id === id))).toEqual([]);
        expect(deleted.filter((id) => !removed.some((found) => found.id === id))).toEqual([]);
        if (one?.hash === other?.hash) expect([removed, added]).toEqual([[], []]);
      }),
      { numRuns: countCases({ usual: 30, all: 300 }) },
    );
  });
});
