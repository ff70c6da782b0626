import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, type Content, hashOf, type Json, slugOf } from '../../../src/domain/content.ts';
import { Fault } from '../../../src/domain/errors.ts';
import { entriesOf } from '../../../src/domain/list.ts';
import { type Conflict, mergeContent, type Merged, type Resolution, textsNeeded } from '../../../src/domain/merge.ts';
import { contentOf, leavesIn, type Trio, trios } from './worlds.ts';

const RUNS = { numRuns: Number(process.env['MERGE_PAIRS'] ?? 2000) };

/** Merges, with no texts but those that it said it needs. */
function merge(base: Content, ours: Content, theirs: Content, texts: ReadonlyMap<string, string>, resolutions: readonly Resolution[] = []): Merged {
  const needed = new Set(textsNeeded(base, ours, theirs));
  const text = (hash: string) => {
    const found = needed.has(hash) ? texts.get(hash) : undefined;
    if (found === undefined) throw new Error(`Nobody said that the text ${hash} would be needed.`);
    return found;
  };
  return mergeContent(base, ours, theirs, { texts: text, resolutions });
}

const hashesOf = (content: Content | undefined) => content && [content.pages?.hash, content.files?.hash, content.reusableContents?.hash, content.variables?.hash];

/** What is wrong with content: pages reached twice, siblings with one slug, nodes that are not those of a list made anew. */
function faultsOf(content: Content): string[] {
  const leaves = leavesIn(content.pages);
  const pages = new Map(leaves);
  const paths = leaves.flatMap(([, { parent, page }]) => (slugOf({ ...page, pages: null }) === undefined ? [] : [`${parent}/${page.fields['slug']}`]));
  const byId = (entries: Content['files']) => new Map(entriesOf(entries).map((entry) => [entry.id, entry]));
  const anew = contentOf({ pages, files: byId(content.files), reusableContents: byId(content.reusableContents), variables: byId(content.variables) });
  return [
    ...(pages.size === leaves.length ? [] : ['a page is reached twice']),
    ...(new Set(paths).size === paths.length ? [] : ['two pages have one path']),
    ...(canonical(hashesOf(anew) as Json) === canonical(hashesOf(content) as Json) ? [] : ['the nodes are not those of its entries']),
  ];
}

const stats = { pairs: 0, clean: 0, merged: 0, kinds: {} as Record<string, number> };
const merged = ({ base, ours, theirs, texts }: Trio) => {
  const [b, o, t] = [contentOf(base), contentOf(ours), contentOf(theirs)];
  const result = merge(b, o, t, texts);
  stats.pairs++;
  if (result.content) stats.clean++;
  stats.merged += result.documents.size;
  for (const c of result.conflicts) stats.kinds[c.kind] = (stats.kinds[c.kind] ?? 0) + 1;
  return { b, o, t, texts: new Map([...texts, ...result.documents]), result };
};

describe('a merge of any two states of content', () => {
  it('is a valid tree when nothing is left to decide', () => {
    fc.assert(
      fc.property(trios(8), (trio) => {
        const { result } = merged(trio);
        expect(result.content === undefined).toBe(result.conflicts.length > 0);
        expect(result.content ? faultsOf(result.content) : []).toEqual([]);
      }),
      RUNS,
    );
    console.log(JSON.stringify(stats));
  });

  it('does not depend on which side is ours', () => {
    fc.assert(
      fc.property(trios(8), (trio) => {
        const { b, o, t, texts, result } = merged(trio);
        const other = merge(b, t, o, texts);
        expect(hashesOf(other.content)).toEqual(hashesOf(result.content));
        expect([...other.documents]).toEqual([...result.documents]);
        const turned = ({ ours, theirs, blocks, fingerprint: _, ...rest }: Conflict) => ({
          ...rest,
          ours: theirs,
          theirs: ours,
          blocks: blocks?.map((block) => ({ base: block.base, ours: block.theirs, theirs: block.ours })),
        });
        expect(other.conflicts.map(turned)).toEqual(result.conflicts.map(({ fingerprint: _, ...rest }) => ({ ...rest, blocks: rest.blocks?.map((block) => block) })));
      }),
      RUNS,
    );
  });

  it('changes nothing when it is done again', () => {
    fc.assert(
      fc.property(trios(6), (trio) => {
        const { b, o, t, texts, result } = merged(trio);
        if (!result.content) return;
        for (const again of [merge(b, result.content, t, texts), merge(b, o, result.content, texts), merge(t, result.content, t, texts), merge(o, o, result.content, texts)]) {
          expect(again.conflicts).toEqual([]);
          expect(hashesOf(again.content)).toEqual(hashesOf(result.content));
        }
      }),
      RUNS,
    );
  });

  it('is the side that changed, where one did', () => {
    fc.assert(
      fc.property(trios(8), ({ base, ours, texts }) => {
        const [b, o] = [contentOf(base), contentOf(ours)];
        expect(hashesOf(merge(b, o, b, texts).content)).toEqual(hashesOf(o));
        expect(hashesOf(merge(b, b, o, texts).content)).toEqual(hashesOf(o));
        expect(hashesOf(merge(b, o, o, texts).content)).toEqual(hashesOf(o));
      }),
      RUNS,
    );
  });

  it('ends in a valid tree, whatever is decided', () => {
    fc.assert(
      fc.property(trios(14), fc.nat(1_000_000), (trio, seed) => {
        const { b, o, t, texts } = merged(trio);
        const ids = [...new Set([...leavesIn(o.pages), ...leavesIn(t.pages)].map(([id]) => id))];
        let resolutions: Resolution[] = [];
        for (let round = 0; ; round++) {
          expect(round).toBeLessThan(20);
          const attempt = attempted(() => merge(b, o, t, texts, resolutions));
          if (attempt.refused !== undefined) {
            // What was decided since may rest on it, so it goes too.
            resolutions = resolutions.slice(0, attempt.refused).concat({ ...resolutions[attempt.refused], choice: 'BASE' } as Resolution); // it is one of them
            continue;
          }
          const { content, conflicts, unfit, documents } = attempt.result;
          expect(unfit).toEqual([]);
          if (content) {
            expect(faultsOf(content)).toEqual([]);
            expect([...documents].filter(([hash, text]) => hashOf(text) !== hash)).toEqual([]);
            return;
          }
          resolutions = [...resolutions, ...conflicts.map((conflict) => decided(conflict, seed + round, ids))];
        }
      }),
      RUNS,
    );
  });
});

/** The merge, or the index of the resolution whose value was refused. */
function attempted(run: () => Merged): { readonly refused?: undefined; readonly result: Merged } | { readonly refused: number } {
  try {
    return { result: run() };
  } catch (error) {
    const index = error instanceof Fault ? /^input\.resolutions\.(\d+)\.value$/.exec(error.field ?? '')?.[1] : undefined;
    if (index === undefined) throw error;
    return { refused: Number(index) };
  }
}

const CHOICES = ['OURS', 'THEIRS', 'BASE', 'CUSTOM'] as const;

/** A decision about a conflict, at random. */
function decided(conflict: Conflict, seed: number, ids: readonly string[]): Resolution {
  const dice = Number.parseInt(hashOf(`${seed} ${conflict.id}`).slice(0, 8), 16);
  const { id, fingerprint } = conflict;
  const choice = CHOICES[dice % 4] ?? 'OURS';
  return { conflict: id, fingerprint, choice, ...(choice === 'CUSTOM' && { value: customOf(conflict, ids[dice % ids.length] ?? null, dice) }) };
}

function customOf({ kind, field, ours, theirs, related = [] }: Conflict, page: string | null, dice: number): Json {
  if (kind === 'MOVE_CYCLE') return Object.fromEntries(related.map((id, index) => [id, index === dice % related.length ? null : page]));
  if (field === 'parent') return page;
  if (field === 'slug') return `slug-${dice % 4}`;
  return typeof (ours ?? theirs) === 'string' ? `Custom ${dice}` : ours;
}
