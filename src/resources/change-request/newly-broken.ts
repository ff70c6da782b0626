/** What a merge would break: links that led somewhere before it. */
import type { ChangeRequestRow, SpaceRow } from '../../data/rows.ts';
import type { Context } from '../../context.ts';
import type { Query } from '../../data/database.ts';
import { readLinkedTexts } from '../../data/links.ts';
import { type Loaders, place } from '../../data/loaders.ts';
import { brokenLinksOf, type LinkedText } from '../../domain/broken-links.ts';
import type { Content } from '../../domain/content.ts';
import { type Difference, diffContent } from '../../domain/diff.ts';
import { entriesOf } from '../../domain/list.ts';
import { factsOf } from '../../domain/markdown/facts.ts';
import { specsIn } from '../../domain/openapi/expand.ts';
import { pagesById, pathOf, slugsAlong, walk } from '../../domain/tree.ts';
import { textOf as fieldOf } from '../page/fields.ts';
import { shownContent } from '../revision/computed.ts';

/** What the rule looks things up with. */
export type Asking = Pick<Context, 'load' | 'blobs' | 'query'>;

/** What a merge would be. */
export interface Merge {
  readonly row: ChangeRequestRow;
  readonly space: SpaceRow;
  /** The space's content before and after. */
  readonly before: Content;
  readonly after: Content;
  /** Texts that the merge made, by hash. */
  readonly documents: ReadonlyMap<string, string>;
}

/** A page or reusable content with the hash of its text, and the slugs on the way to it. */
interface Holder {
  readonly id: string;
  readonly hash: string;
  readonly from: readonly string[];
}

const holdersIn = ({ pages, reusableContents }: Content): Holder[] => [
  ...[...walk(pages)].flatMap(({ page, above }): Holder[] => (page.document === undefined ? [] : [{ id: page.id, hash: page.document, from: slugsAlong([...above, page]) }])),
  ...entriesOf(reusableContents).map(({ id, fields }): Holder => ({ id, hash: fieldOf(fields, 'document') ?? '', from: [] })),
];

/** Hashes of the texts that name any of these. */
async function textsNaming({ documentsNaming }: Loaders, organizationId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await Promise.all(ids.map((id) => documentsNaming.load(place(organizationId, id))))).flat());
}

/** What is gone with a merge, of specs too where a page shows none any more, or another. */
function goneOf({ pages, files, reusableContents }: Difference, shownBefore: Content, shownAfter: Content): string[] {
  const gone = [...pages, ...files, ...reusableContents].flatMap(([id, { after: is }]) => (is ? [] : [id]));
  if (![...pages.values()].some(({ before: was }) => was?.page.type === 'COMPUTED')) return gone;
  const left = pagesById(shownAfter.pages);
  return [...new Set([...gone, ...pagesById(shownBefore.pages).keys()])].filter((id) => !left.has(id));
}

/** The paths of the pages of specs. */
const specPathsIn = ({ pages }: Content): Set<string> =>
  new Set([...walk(pages)].flatMap(({ page, above }) => (above.some(({ type }) => type === 'COMPUTED') ? (pathOf([...above, page]) ?? []) : [])));

/** Whether a page of a spec is read no more where it was: any text may have linked to it by its path, and none names that. */
function areSpecsMoved(before: Content, shownBefore: Content, shownAfter: Content): boolean {
  if (specsIn(before.pages).size === 0) return false;
  const left = specPathsIn(shownAfter);
  return [...specPathsIn(shownBefore)].some((path) => !left.has(path));
}

/** The texts of some holders, as far as links go: those that the merge made, and those that are rows. */
async function textsOf(query: Query, { row: { organizationId }, documents }: Merge, hashes: readonly (string | undefined)[]) {
  const stored = await readLinkedTexts(
    query,
    organizationId,
    hashes.filter((hash) => hash !== undefined && !documents.has(hash)).map((hash) => hash ?? ''),
  );
  return (hash: string | undefined): LinkedText | undefined => {
    const made = documents.get(hash ?? '');
    return made === undefined ? stored.get(hash ?? '') : factsOf(made);
  };
}

/**
 * Ids of the pages and reusable contents with links that lead nowhere after a merge and did not before. Only texts that changed, or that
 * name what is gone, are looked at; where a page shows a spec, those too that lie elsewhere with a page above them, and all where pages of specs
 * are elsewhere: a path means them from where it stands. Pages of specs are there as their latest good versions have them, before and after.
 */
export async function newlyBroken(asking: Asking, merge: Merge): Promise<string[]> {
  const { load, query } = asking;
  const { before, after } = merge;
  const { organizationId } = merge.row;
  const difference = diffContent(before, after);
  const { pages, reusableContents } = difference;
  const [{ content: shownBefore }, { content: shownAfter }] = [await shownContent(asking, organizationId, before), await shownContent(asking, organizationId, after)];
  const naming = await textsNaming(load, organizationId, goneOf(difference, shownBefore, shownAfter));
  const isAll = areSpecsMoved(before, shownBefore, shownAfter);
  const old = new Map(holdersIn(before).map((holder) => [holder.id, holder]));
  const isElsewhere = ({ id, from }: Holder): boolean => specsIn(before.pages).size > 0 && from.join('/') !== old.get(id)?.from.join('/');
  const looked = holdersIn(after).filter((holder) => isAll || pages.has(holder.id) || reusableContents.has(holder.id) || naming.has(holder.hash) || isElsewhere(holder));
  const textOf = await textsOf(
    query,
    merge,
    looked.flatMap(({ id, hash }) => [hash, old.get(id)?.hash]),
  );
  const isBroken = ({ id, hash, from }: Holder): boolean => {
    const was = old.get(id);
    const known = new Set(brokenLinksOf(textOf(was?.hash), { content: shownBefore, from: was?.from ?? [] }));
    return brokenLinksOf(textOf(hash), { content: shownAfter, from }).some((href) => !known.has(href));
  };
  return looked
    .filter(isBroken)
    .map(({ id }) => id)
    .sort();
}
