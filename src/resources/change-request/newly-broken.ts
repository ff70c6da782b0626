/** What a merge would break: links that led somewhere before it. */
import { type Loaders, place } from '../../data/loaders.ts';
import type { ChangeRequestRow, SpaceRow } from '../../data/rows.ts';
import { brokenLinksOf, type LinkedText } from '../../domain/broken-links.ts';
import type { Content } from '../../domain/content.ts';
import { diffContent } from '../../domain/diff.ts';
import { entriesOf } from '../../domain/list.ts';
import { factsOf } from '../../domain/markdown/facts.ts';
import { walk } from '../../domain/tree.ts';
import { textOf as fieldOf } from '../page/fields.ts';

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

/** A page or reusable content with the hash of its text. */
type Holder = readonly [id: string, hash: string];

const holdersIn = ({ pages, reusableContents }: Content): Holder[] => [
  ...[...walk(pages)].flatMap(({ page }): Holder[] => (page.document === undefined ? [] : [[page.id, page.document]])),
  ...entriesOf(reusableContents).map(({ id, fields }): Holder => [id, fieldOf(fields, 'document') ?? '']),
];

/** Hashes of the texts that name any of these. */
async function textsNaming({ documentsNaming }: Loaders, organizationId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await Promise.all(ids.map((id) => documentsNaming.load(place(organizationId, id))))).flat());
}

/** Ids of the pages and reusable contents with links that lead nowhere after a merge and did not before. Only texts that changed, or that name what is gone, are looked at. */
export async function newlyBroken(load: Loaders, { row: { organizationId }, before, after, documents }: Merge): Promise<string[]> {
  const { pages, files, reusableContents } = diffContent(before, after);
  const gone = [...pages, ...files, ...reusableContents].flatMap(([id, { after: is }]) => (is ? [] : [id]));
  const naming = await textsNaming(load, organizationId, gone);
  const looked = holdersIn(after).filter(([id, hash]) => pages.has(id) || reusableContents.has(id) || naming.has(hash));
  const hashBefore = ([id, hash]: Holder): string | undefined => {
    if (pages.has(id)) return pages.get(id)?.before?.page.document;
    if (reusableContents.has(id)) return fieldOf(reusableContents.get(id)?.before?.fields ?? {}, 'document') ?? undefined;
    return hash;
  };
  const wanted = new Set(looked.flatMap((holder) => [holder[1], hashBefore(holder)]).filter((hash) => hash !== undefined && !documents.has(hash)));
  const rows = await load.document.mustAll([...wanted].map((hash) => place(organizationId, hash ?? '')));
  const stored = new Map(rows.map(({ id, facts }) => [id, facts]));
  const textOf = (hash: string | undefined): LinkedText | undefined => {
    const made = documents.get(hash ?? '');
    return made === undefined ? stored.get(hash ?? '') : factsOf(made);
  };
  const isBroken = (holder: Holder): boolean => {
    const known = new Set(brokenLinksOf(textOf(hashBefore(holder)), before));
    return brokenLinksOf(textOf(holder[1]), after).some((href) => !known.has(href));
  };
  return looked
    .filter(isBroken)
    .map(([id]) => id)
    .sort();
}
