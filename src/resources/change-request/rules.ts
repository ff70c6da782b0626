/** Merge rules: what keeps a change request from being merged, for the preview and for the merge itself. */
import type { Query } from '../../data/database.ts';
import { readDocuments } from '../../data/content-store/read.ts';
import type { ChangeRequestRow, SpaceRow } from '../../data/rows.ts';
import { brokenLinksOf, type LinkedText } from '../../domain/broken-links.ts';
import type { Content } from '../../domain/content.ts';
import { diffContent } from '../../domain/diff.ts';
import { factsOf } from '../../domain/markdown/facts.ts';
import { walk } from '../../domain/tree.ts';
import type { MergeBlock } from '../../generated/resolvers.ts';
import { ancestorOf } from './sides.ts';

/** What a merge would be. */
interface Merge {
  readonly row: ChangeRequestRow;
  readonly space: SpaceRow;
  /** The space's content before and after. */
  readonly before: Content;
  readonly after: Content;
  /** Texts that the merge made, by hash. */
  readonly documents: ReadonlyMap<string, string>;
}

/** The rules that do not let a merge in. */
export async function blocksOf(tx: { readonly query: Query }, merge: Merge): Promise<MergeBlock[]> {
  const { row, space } = merge;
  const found = [
    space.requiredReviews > 0 ? await missingReviews(tx.query, row, space.requiredReviews) : undefined,
    space.mustBeUpToDate && ancestorOf(row) !== space.revisionId ? block('UP_TO_DATE', 'It must be up to date: update it first.') : undefined,
    space.noNewBrokenLinks ? await newBrokenLinks(tx.query, merge) : undefined,
  ];
  return found.filter((one) => one !== undefined);
}

const block = (rule: MergeBlock['rule'], message: string, pages: readonly string[] = []): MergeBlock => ({ rule, message, pages: [...pages] });

// The last word of each reviewer counts: an approval of this very revision by somebody else than its author, and any wish for changes.
const WORDS = `SELECT count(*) FILTER (WHERE status = 'APPROVED' AND revision_id = $2)::int AS approvals, count(*) FILTER (WHERE status = 'CHANGES_REQUESTED')::int AS refusals FROM (
  SELECT DISTINCT ON (v.reviewer_id) v.status, v.revision_id FROM reviews v WHERE v.change_request_id = $1 AND v.reviewer_id IS DISTINCT FROM $3 ORDER BY v.reviewer_id, v.created_at DESC, v.id DESC
) word`;

async function missingReviews(query: Query, { id, revisionId, authorId }: ChangeRequestRow, required: number): Promise<MergeBlock | undefined> {
  const [words] = await query<{ approvals: number; refusals: number }>('changeRequest.words', WORDS, [id, revisionId, authorId]);
  const { approvals = 0, refusals = 0 } = words ?? {};
  if (refusals > 0) return block('REVIEWS', refusals === 1 ? 'A reviewer wants changes.' : `${refusals} reviewers want changes.`);
  if (approvals < required) return block('REVIEWS', `It needs ${required} approvals of how it is now, and has ${approvals}.`);
  return undefined;
}

/** The pages with links that lead nowhere after the merge and did not before. Only texts that changed, or that name what is gone, are looked at. */
async function newBrokenLinks(query: Query, { row, before, after, documents }: Merge): Promise<MergeBlock | undefined> {
  const { organizationId } = row;
  const { pages, files, reusableContents } = diffContent(before, after);
  const gone = [...pages, ...files, ...reusableContents].flatMap(([id, { after: is }]) => (is ? [] : [id]));
  const naming = gone.length === 0 ? [] : await query<{ id: string }>('documents.naming', 'SELECT id FROM documents WHERE organization_id = $1 AND targets && $2', [organizationId, gone]);
  const hashes = new Set(naming.map(({ id }) => id));
  const looked = [...walk(after.pages)].flatMap(({ page }) => (page.document !== undefined && (pages.has(page.id) || hashes.has(page.document)) ? [{ id: page.id, hash: page.document }] : []));
  const was = looked.flatMap(({ id }) => pages.get(id)?.before?.page.document ?? []);
  const stored = await readDocuments(query, organizationId, [...looked.map(({ hash }) => hash).filter((hash) => !documents.has(hash)), ...was]);
  const textOf = (hash: string | undefined): LinkedText | undefined => {
    if (hash === undefined) return undefined;
    const made = documents.get(hash);
    return made === undefined ? stored.get(hash)?.facts : factsOf(made);
  };
  const broken = looked.filter(({ id, hash }) => {
    const old = pages.has(id) ? pages.get(id)?.before?.page.document : hash;
    const known = new Set(brokenLinksOf(textOf(old), before));
    return brokenLinksOf(textOf(hash), after).some((href) => !known.has(href));
  });
  const ids = broken.map(({ id }) => id).sort();
  return ids.length === 0 ? undefined : block('NO_NEW_BROKEN_LINKS', `It would break links of ${ids.length === 1 ? 'a page' : `${ids.length} pages`}.`, ids);
}
