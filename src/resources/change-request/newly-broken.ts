/** What a merge would break: links that led somewhere before it. */
import type { ChangeRequestRow, SpaceRow } from '../../data/rows.ts';
import type { Context } from '../../context.ts';
import { type Loaders, place } from '../../data/loaders.ts';
import { brokenLinksOf, type LinkedText } from '../../domain/broken-links.ts';
import { type Content, slugOf } from '../../domain/content.ts';
import { type Difference, diffContent } from '../../domain/diff.ts';
import { entriesOf } from '../../domain/list.ts';
import { factsOf } from '../../domain/markdown/facts.ts';
import { pagesById, walk } from '../../domain/tree.ts';
import { textOf as fieldOf } from '../page/fields.ts';
import { shownContent } from '../revision/computed.ts';

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
  ...[...walk(pages)].flatMap(({ page, above }): Holder[] => (page.document === undefined ? [] : [{ id: page.id, hash: page.document, from: [...above, page].map((one) => slugOf(one) ?? '') }])),
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

/** The texts of some holders, with what follows from them: those that the merge made, and those that are rows. */
async function textsOf({ document }: Loaders, { row: { organizationId }, documents }: Merge, hashes: readonly (string | undefined)[]) {
  const wanted = new Set(hashes.filter((hash) => hash !== undefined && !documents.has(hash)));
  const rows = await document.mustAll([...wanted].map((hash) => place(organizationId, hash ?? '')));
  const stored = new Map(rows.map(({ id, facts }) => [id, facts]));
  return (hash: string | undefined): LinkedText | undefined => {
    const made = documents.get(hash ?? '');
    return made === undefined ? stored.get(hash ?? '') : factsOf(made);
  };
}

/**
 * Ids of the pages and reusable contents with links that lead nowhere after a merge and did not before. Only texts that changed, or that
 * name what is gone, are looked at. Pages of specs are there as their latest good versions have them, before and after.
 */
export async function newlyBroken(asking: Pick<Context, 'load' | 'blobs'>, merge: Merge): Promise<string[]> {
  const { load } = asking;
  const { before, after } = merge;
  const { organizationId } = merge.row;
  const difference = diffContent(before, after);
  const { pages, reusableContents } = difference;
  const [{ content: shownBefore }, { content: shownAfter }] = [await shownContent(asking, organizationId, before), await shownContent(asking, organizationId, after)];
  const naming = await textsNaming(load, organizationId, goneOf(difference, shownBefore, shownAfter));
  const looked = holdersIn(after).filter(({ id, hash }) => pages.has(id) || reusableContents.has(id) || naming.has(hash));
  const old = new Map(holdersIn(before).map((holder) => [holder.id, holder]));
  const textOf = await textsOf(
    load,
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
