/** Finds the links that a merge would break. */
import type { ChangeRequestRow, SpaceRow } from '../../data/rows.ts';
import type { Context } from '../../context.ts';
import { readLinkedTexts } from '../../data/links.ts';
import { type Loaders, compositeKey } from '../../data/loaders.ts';
import { brokenLinksOf, type LinkedText } from '../../domain/broken-links.ts';
import type { Content } from '../../domain/content.ts';
import { type Difference, diffContent } from '../../domain/diff.ts';
import { entriesOf } from '../../domain/list.ts';
import { factsFrom } from '../../domain/markdown/reading.ts';
import { specsIn } from '../../domain/openapi/expand.ts';
import { pagesById, pathOf, slugsAlong, walk } from '../../domain/tree.ts';
import { textOf as fieldOf } from '../../domain/fields.ts';
import { expandedContentOf } from '../revision/computed.ts';

/** The dependencies for reading link targets. */
export type LinkLookup = Pick<Context, 'load' | 'blobs' | 'query' | 'texts'>;

/** A merge to check for newly broken links. */
export interface Merge {
  readonly row: ChangeRequestRow;
  readonly space: SpaceRow;
  /** The content of the space before the merge. */
  readonly before: Content;
  readonly after: Content;
  /** Texts that the merge created, by hash. */
  readonly documents: ReadonlyMap<string, string>;
}

/** A page or reusable content with the hash of its text. `from` is the path of a page, as slugs. */
interface TextHolder {
  readonly id: string;
  readonly hash: string;
  readonly from: readonly string[];
}

const textHoldersIn = ({ pages, reusableContents }: Content): TextHolder[] => [
  ...[...walk(pages)].flatMap(({ page, ancestors }): TextHolder[] =>
    page.document === undefined
      ? []
      : [{ id: page.id, hash: page.document, from: slugsAlong([...ancestors, page]) }],
  ),
  ...entriesOf(reusableContents).map(
    ({ id, fields }): TextHolder => ({ id, hash: fieldOf(fields, 'document') ?? '', from: [] }),
  ),
];

/** Returns the hashes of the texts that link to any of the given ids. */
async function textsNaming(
  { documentsNaming }: Loaders,
  organizationId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(
    (
      await Promise.all(ids.map((id) => documentsNaming.load(compositeKey(organizationId, id))))
    ).flat(),
  );
}

/**
 * Returns the ids of the entries that the merge removes, including pages of OpenAPI specs that the
 * merged content no longer shows.
 */
function removedIdsOf(
  { pages, files, reusableContents }: Difference,
  shownBefore: Content,
  shownAfter: Content,
): string[] {
  const removed = [...pages, ...files, ...reusableContents].flatMap(([id, { after: is }]) =>
    is ? [] : [id],
  );
  if (![...pages.values()].some(({ before: was }) => was?.page.type === 'COMPUTED')) return removed;
  const remaining = pagesById(shownAfter.pages);
  return [...new Set([...removed, ...pagesById(shownBefore.pages).keys()])].filter(
    (id) => !remaining.has(id),
  );
}

/** Returns the paths of all pages that OpenAPI specs generate. */
const specPathsIn = ({ pages }: Content): Set<string> =>
  new Set(
    [...walk(pages)].flatMap(({ page, ancestors }) =>
      ancestors.some(({ type }) => type === 'COMPUTED') ? (pathOf([...ancestors, page]) ?? []) : [],
    ),
  );

/**
 * Returns true if a path of a generated page no longer exists after the merge. Texts link to
 * generated pages by path, so any text may be affected.
 */
function haveSpecPathsChanged(before: Content, shownBefore: Content, shownAfter: Content): boolean {
  if (specsIn(before.pages).size === 0) return false;
  const remaining = specPathsIn(shownAfter);
  return [...specPathsIn(shownBefore)].some((path) => !remaining.has(path));
}

/**
 * Returns a lookup of link facts by text hash, both for texts that the merge created and for stored
 * texts.
 */
async function textsOf(
  { query, texts }: LinkLookup,
  { row: { organizationId }, documents }: Merge,
  hashes: readonly (string | undefined)[],
) {
  const stored = await readLinkedTexts(
    query,
    organizationId,
    hashes.filter((hash) => hash !== undefined && !documents.has(hash)).map((hash) => hash ?? ''),
  );
  await texts.ready('read', [...documents.values()]);
  const reads = texts.all('read', [...documents.values()]);
  const created = new Map(
    [...documents.keys()].map((hash, i) => [hash, reads[i] && factsFrom(reads[i])]),
  );
  return (hash: string | undefined): LinkedText | undefined =>
    created.get(hash ?? '') ?? stored.get(hash ?? '');
}

/**
 * Returns the sorted ids of the pages and reusable contents that have a broken link after the merge
 * but not before it.
 *
 * Only texts that changed, or that link to removed content, are checked. With OpenAPI specs, pages
 * whose path changed are checked too, and all pages if the path of a generated page changed,
 * because links to generated pages are relative paths.
 */
export async function newlyBroken(lookup: LinkLookup, merge: Merge): Promise<string[]> {
  const { load } = lookup;
  const { before, after } = merge;
  const { organizationId } = merge.row;
  const difference = diffContent(before, after);
  const { pages, reusableContents } = difference;
  const [{ content: shownBefore }, { content: shownAfter }] = [
    await expandedContentOf(lookup, organizationId, before),
    await expandedContentOf(lookup, organizationId, after),
  ];
  const naming = await textsNaming(
    load,
    organizationId,
    removedIdsOf(difference, shownBefore, shownAfter),
  );
  const checksAll = haveSpecPathsChanged(before, shownBefore, shownAfter);
  const old = new Map(textHoldersIn(before).map((holder) => [holder.id, holder]));
  const hasNewPath = ({ id, from }: TextHolder): boolean =>
    specsIn(before.pages).size > 0 && from.join('/') !== old.get(id)?.from.join('/');
  const candidates = textHoldersIn(after).filter(
    (holder) =>
      checksAll ||
      pages.has(holder.id) ||
      reusableContents.has(holder.id) ||
      naming.has(holder.hash) ||
      hasNewPath(holder),
  );
  const textOf = await textsOf(
    lookup,
    merge,
    candidates.flatMap(({ id, hash }) => [hash, old.get(id)?.hash]),
  );
  const isBroken = ({ id, hash, from }: TextHolder): boolean => {
    const was = old.get(id);
    const brokenBefore = new Set(
      brokenLinksOf(textOf(was?.hash), { content: shownBefore, from: was?.from ?? [] }),
    );
    return brokenLinksOf(textOf(hash), { content: shownAfter, from }).some(
      (href) => !brokenBefore.has(href),
    );
  };
  return candidates
    .filter(isBroken)
    .map(({ id }) => id)
    .sort();
}
