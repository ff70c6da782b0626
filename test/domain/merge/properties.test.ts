import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonical,
  type Content,
  type FieldValues,
  hashOf,
  type Json,
  sameValue,
  slugOf,
} from '../../../src/domain/content.ts';
import { AppError } from '../../../src/domain/errors.ts';
import { entriesOf } from '../../../src/domain/list.ts';
import {
  type Conflict,
  mergeContent,
  type MergeResult,
  type Resolution,
  requiredTexts,
} from '../../../src/domain/merge.ts';
import { contentOf, type Leaf, leavesIn, type Trio, trios } from './worlds.ts';
import { countCases } from '../../case-count.ts';

/** The number of pairs of edits; `npm run test:deep` uses more. */
const PAIRS = countCases({ usual: 200, all: 2000, deep: 40_000 });
const RUNS = { numRuns: PAIRS };
const TIMEOUT_MS = 60_000 + 50 * PAIRS;

/** Merges with only the texts that the merge requested. */
function merge(
  base: Content,
  ours: Content,
  theirs: Content,
  texts: ReadonlyMap<string, string>,
  resolutions: readonly Resolution[] = [],
): MergeResult {
  const needed = new Set(requiredTexts(base, ours, theirs));
  const text = (hash: string) => {
    const found = needed.has(hash) ? texts.get(hash) : undefined;
    if (found === undefined) throw new Error(`Nobody said that the text ${hash} would be needed.`);
    return found;
  };
  return mergeContent(base, ours, theirs, { texts: text, resolutions });
}

const hashesOf = (content: Content | undefined) =>
  content && [
    content.pages?.hash,
    content.files?.hash,
    content.reusableContents?.hash,
    content.variables?.hash,
  ];

/**
 * Returns the defects of content: pages reached twice, siblings with one slug, and nodes that
 * differ from those of a new list.
 */
function defectsOf(content: Content): string[] {
  const leaves = leavesIn(content.pages);
  const pages = new Map(leaves);
  const paths = leaves.flatMap(([, { parent, page }]) =>
    slugOf({ ...page, pages: null }) === undefined ? [] : [`${parent}/${page.fields['slug']}`],
  );
  const byId = (entries: Content['files']) =>
    new Map(entriesOf(entries).map((entry) => [entry.id, entry]));
  const anew = contentOf({
    pages,
    files: byId(content.files),
    reusableContents: byId(content.reusableContents),
    variables: byId(content.variables),
  });
  return [
    ...(pages.size === leaves.length ? [] : ['a page is reached twice']),
    ...(new Set(paths).size === paths.length ? [] : ['two pages have one path']),
    ...(canonical(hashesOf(anew) as Json) === canonical(hashesOf(content) as Json)
      ? []
      : ['the nodes are not those of its entries']),
  ];
}

/** Returns the three states, the result of their merge, and all texts after it. */
const merged = ({ base, ours, theirs, texts }: Trio) => {
  const [b, o, t] = [contentOf(base), contentOf(ours), contentOf(theirs)];
  const result = merge(b, o, t, texts);
  return { b, o, t, texts: new Map([...texts, ...result.documents]), result };
};

describe('a merge of any two states of content', () => {
  it(
    'is a valid tree with all edits of both sides when no conflict is left',
    () => {
      fc.assert(
        fc.property(trios(16), (trio) => {
          const { texts, result } = merged(trio);
          expect(result.content === undefined).toBe(result.conflicts.length > 0);
          expect(result.content ? defectsOf(result.content) : []).toEqual([]);
          expect(result.content ? lostIn(result.content, trio, texts) : []).toEqual([]);
        }),
        RUNS,
      );
    },
    TIMEOUT_MS,
  );

  it(
    'does not depend on which side is ours',
    () => {
      fc.assert(
        fc.property(trios(16), (trio) => {
          const { b, o, t, texts, result } = merged(trio);
          const other = merge(b, t, o, texts);
          expect(hashesOf(other.content)).toEqual(hashesOf(result.content));
          expect([...other.documents]).toEqual([...result.documents]);
          const turned = ({ ours, theirs, blocks, fingerprint: _, ...rest }: Conflict) => ({
            ...rest,
            ours: theirs,
            theirs: ours,
            blocks: blocks?.map((block) => ({
              base: block.base,
              ours: block.theirs,
              theirs: block.ours,
            })),
          });
          expect(other.conflicts.map(turned)).toEqual(
            result.conflicts.map(({ fingerprint: _, ...rest }) => ({
              ...rest,
              blocks: rest.blocks?.map((block) => block),
            })),
          );
        }),
        RUNS,
      );
    },
    TIMEOUT_MS,
  );

  it(
    'changes nothing when it is repeated',
    () => {
      fc.assert(
        fc.property(trios(12), (trio) => {
          const { b, o, t, texts, result } = merged(trio);
          if (!result.content) return;
          for (const again of [
            merge(b, result.content, t, texts),
            merge(b, o, result.content, texts),
            merge(t, result.content, t, texts),
            merge(o, o, result.content, texts),
          ]) {
            expect(again.conflicts).toEqual([]);
            expect(hashesOf(again.content)).toEqual(hashesOf(result.content));
          }
        }),
        RUNS,
      );
    },
    TIMEOUT_MS,
  );

  it(
    'is the changed side when only one side changed',
    () => {
      fc.assert(
        fc.property(trios(16), ({ base, ours, texts }) => {
          const [b, o] = [contentOf(base), contentOf(ours)];
          expect(hashesOf(merge(b, o, b, texts).content)).toEqual(hashesOf(o));
          expect(hashesOf(merge(b, b, o, texts).content)).toEqual(hashesOf(o));
          expect(hashesOf(merge(b, o, o, texts).content)).toEqual(hashesOf(o));
        }),
        RUNS,
      );
    },
    TIMEOUT_MS,
  );

  it(
    'applies no resolution of other content',
    () => {
      fc.assert(
        fc.property(trios(16), (trio) => {
          const { b, o, t, texts, result } = merged(trio);
          const stale = result.conflicts.map(
            ({ id, fingerprint }): Resolution => ({
              conflict: id,
              fingerprint: [...fingerprint].reverse().join(''),
              choice: 'OURS',
            }),
          );
          const again = merge(b, o, t, texts, stale);
          expect([hashesOf(again.content), again.conflicts, again.unfit]).toEqual([
            hashesOf(result.content),
            result.conflicts,
            stale,
          ]);
        }),
        RUNS,
      );
    },
    TIMEOUT_MS,
  );

  it(
    'ends in a valid tree for any resolutions',
    () => {
      fc.assert(
        fc.property(trios(20), fc.nat(1_000_000), (trio, seed) => {
          const { b, o, t, texts } = merged(trio);
          const ids = [...new Set([...leavesIn(o.pages), ...leavesIn(t.pages)].map(([id]) => id))];
          let resolutions: Resolution[] = [];
          for (let round = 0; ; round++) {
            expect(round).toBeLessThan(20);
            const attempt = attempted(() => merge(b, o, t, texts, resolutions));
            if (attempt.refused !== undefined) {
              // Later resolutions may depend on it, so they are removed too.
              resolutions = resolutions
                .slice(0, attempt.refused)
                // the index is in bounds
                .concat({ ...resolutions[attempt.refused], choice: 'BASE' } as Resolution);
              continue;
            }
            const { content, conflicts, unfit, documents } = attempt.result;
            expect(unfit).toEqual([]);
            if (content) {
              expect(defectsOf(content)).toEqual([]);
              expect([...documents].filter(([hash, text]) => hashOf(text) !== hash)).toEqual([]);
              return;
            }
            resolutions = [
              ...resolutions,
              ...conflicts.map((conflict) => decided(conflict, seed + round, ids)),
            ];
          }
        }),
        RUNS,
      );
    },
    TIMEOUT_MS,
  );
});

/** Returns the result of the merge, or the index of the resolution whose value was rejected. */
function attempted(
  run: () => MergeResult,
): { readonly refused?: undefined; readonly result: MergeResult } | { readonly refused: number } {
  try {
    return { result: run() };
  } catch (error) {
    const index =
      error instanceof AppError
        ? /^input\.resolutions\.(\d+)\.value$/.exec(error.field ?? '')?.[1]
        : undefined;
    if (index === undefined) throw error;
    return { refused: Number(index) };
  }
}

/** A merged value that lacks a side's change. */
interface Loss {
  readonly of: string;
  readonly is: Json | undefined;
}

/** Returns the changes of a side that the merged content lacks. */
function lostIn(
  content: Content,
  { base, ours, theirs }: Trio,
  texts: ReadonlyMap<string, string>,
): Loss[] {
  const pages = new Map(leavesIn(content.pages));
  const lost: Loss[] = [];
  for (const side of [ours, theirs]) {
    const other = side === ours ? theirs : ours;
    for (const id of new Set([...base.pages.keys(), ...side.pages.keys()])) {
      lost.push(
        ...lostOfPage(
          id,
          [base, side, other].map(({ pages: all }) => all.get(id)) as [
            Leaf | undefined,
            Leaf | undefined,
            Leaf | undefined,
          ],
          pages.get(id),
          texts,
        ),
      ); // three of three
    }
    for (const [list, all] of [
      ['files', content.files],
      ['reusableContents', content.reusableContents],
      ['variables', content.variables],
    ] as const) {
      const entries = new Map(entriesOf(all).map((entry) => [entry.id, entry]));
      for (const id of new Set([...base[list].keys(), ...side[list].keys()]))
        lost.push(
          ...lostOfFields(
            `${list} ${id}`,
            base[list].get(id)?.fields,
            side[list].get(id)?.fields,
            entries.get(id)?.fields,
            texts,
          ),
        );
    }
  }
  return lost;
}

/** Returns the properties of a page that differ from a side's change. */
function lostOfPage(
  id: string,
  [before, made, other]: readonly [Leaf | undefined, Leaf | undefined, Leaf | undefined],
  is: Leaf | undefined,
  texts: ReadonlyMap<string, string>,
): Loss[] {
  const fieldsOf = (leaf: Leaf | undefined) =>
    leaf && {
      ...leaf.page.fields,
      ...(leaf.page.document !== undefined && { document: leaf.page.document }),
    };
  const lost = lostOfFields(id, fieldsOf(before), fieldsOf(made), fieldsOf(is), texts);
  if (!made || !is) return lost;
  const moved = made.parent !== before?.parent;
  if (moved && is.parent !== made.parent) lost.push({ of: `${id} parent`, is: is.parent });
  const ranked = made.page.rank !== before?.page.rank;
  const otherPlaced =
    other && (other.parent !== before?.parent || other.page.rank !== before?.page.rank);
  if ((moved || ranked) && !otherPlaced && is.page.rank !== made.page.rank)
    lost.push({ of: `${id} rank`, is: is.page.rank });
  if (is.page.updatedAt < made.page.updatedAt)
    lost.push({ of: `${id} updatedAt`, is: is.page.updatedAt });
  const latest = other && other.page.updatedAt > made.page.updatedAt ? other : made;
  if (is.page.updatedBy !== latest.page.updatedBy)
    lost.push({ of: `${id} updatedBy`, is: is.page.updatedBy ?? null });
  return lost;
}

/**
 * Returns the fields that differ from a side's change, and the new lines of a text that are
 * missing.
 */
function lostOfFields(
  of: string,
  before: FieldValues | undefined,
  made: FieldValues | undefined,
  is: FieldValues | undefined,
  texts: ReadonlyMap<string, string>,
): Loss[] {
  if (!made) return is && before ? [{ of: `${of} is deleted`, is }] : [];
  if (!is) return canonical(before ?? null) === canonical(made) ? [] : [{ of, is: null }];
  const linesOf = (hash: Json | undefined) =>
    typeof hash === 'string' ? (texts.get(hash) ?? '').split('\n') : [];
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(made)])].flatMap(
    (name): Loss[] => {
      if (sameValue(before?.[name], made[name])) return [];
      if (name !== 'document')
        return sameValue(made[name], is[name]) ? [] : [{ of: `${of} ${name}`, is: is[name] }];
      const lines = new Set(linesOf(is[name]));
      const missing = linesOf(made[name]).filter(
        (line) => !linesOf(before?.[name]).includes(line) && !lines.has(line),
      );
      return missing.length === 0 ? [] : [{ of: `${of} text`, is: missing }];
    },
  );
}

const CHOICES = ['OURS', 'THEIRS', 'BASE', 'CUSTOM'] as const;

/** Returns a random resolution of a conflict. */
function decided(conflict: Conflict, seed: number, ids: readonly string[]): Resolution {
  const dice = Number.parseInt(hashOf(`${seed} ${conflict.id}`).slice(0, 8), 16);
  const { id, fingerprint } = conflict;
  const choice = CHOICES[dice % 4] ?? 'OURS';
  return {
    conflict: id,
    fingerprint,
    choice,
    ...(choice === 'CUSTOM' && { value: customOf(conflict, ids[dice % ids.length] ?? null, dice) }),
  };
}

function customOf(
  { kind, field, ours, theirs, related = [] }: Conflict,
  page: string | null,
  dice: number,
): Json {
  if (kind === 'MOVE_CYCLE')
    return Object.fromEntries(
      related.map((id, index) => [id, index === dice % related.length ? null : page]),
    );
  if (field === 'parent') return page;
  if (field === 'slug') return `slug-${dice % 4}`;
  return typeof (ours ?? theirs) === 'string' ? `Custom ${dice}` : ours;
}
