/** Merging: a change request into its space, and the space into a change request. */
import type { Context } from '../../context.ts';
import type { InSpace } from '../../data/authorize.ts';
import { keepContent, writeDocuments, writeRevision } from '../../data/content-store/write.ts';
import { type Loaders, place } from '../../data/loaders.ts';
import { type Writing, write } from '../../data/write.ts';
import type { Content, Json } from '../../domain/content.ts';
import { Fault } from '../../domain/errors.ts';
import { type Conflict, type Merged, mergeContent, type Resolution, textsNeeded } from '../../domain/merge.ts';
import { excessOf } from '../../domain/tree.ts';
import type { ConflictResolutionInput, MergeChangeRequestInput } from '../../generated/resolvers.ts';
import { followContent, lockSpace, mustBeAt } from '../revision/head.ts';
import { shownConflict } from './conflict.ts';
import { advanceChangeRequest, findChangeRequest, mustBeChangeable } from './find.ts';
import { blocksOf } from './rules.ts';
import { ancestorOf, type Sides, sidesOf } from './sides.ts';

/** Merges, with the texts that it takes read in one statement. */
export async function mergeSides(load: Loaders, organizationId: string, { base, ours, theirs }: Sides, resolutions: readonly Resolution[]): Promise<Merged> {
  const rows = await load.document.mustAll(textsNeeded(base, ours, theirs).map((hash) => place(organizationId, hash)));
  const documents = new Map(rows.map((row) => [row.id, row]));
  const texts = (hash: string): string => {
    const document = documents.get(hash);
    if (!document) throw new Error(`The text ${hash} of a merge is missing.`);
    return document.markdown;
  };
  return mergeContent(base, ours, theirs, { texts, resolutions });
}

const resolutionOf = ({ conflict, fingerprint, choice, value }: ConflictResolutionInput): Resolution => ({ conflict, fingerprint, choice, ...(value !== undefined && { value: value as Json }) }); // a JSON scalar is JSON

function conflicting(conflicts: readonly Conflict[], sides: Sides, message: string): Fault {
  return new Fault('MERGE_CONFLICT', message, { details: { conflicts: conflicts.map((conflict) => wireOf(conflict, sides)) } });
}

/** A conflict as it stands in a fault: with the words of both doors. */
const wireOf = (conflict: Conflict, sides: Sides): object => Object.fromEntries(Object.entries(shownConflict(conflict, sides)).filter(([, value]) => value !== null));

/** What a merge gives, when nothing stands against it. MERGE_CONFLICT with all that is left to decide, or with what was decided about other content. */
async function mustMerge(tx: Writing, organizationId: string, sides: Sides, input: MergeChangeRequestInput): Promise<{ readonly content: Content; readonly documents: ReadonlyMap<string, string> }> {
  const { content, conflicts, documents, unfit } = await mergeSides(tx.load, organizationId, sides, (input.resolutions ?? []).map(resolutionOf));
  if (unfit.length > 0) throw conflicting(conflicts, sides, `The resolution of ${unfit[0]?.conflict} was decided about other content: look at the conflicts as they are now.`);
  if (!content) throw conflicting(conflicts, sides, `${conflicts.length === 1 ? 'One conflict is' : `${conflicts.length} conflicts are`} to be decided. Send the same again with \`resolutions\`.`);
  return { content, documents };
}

/** What a merge or an update has made. */
export interface MergeOutcome {
  readonly changeRequestId: string;
  readonly revisionId: string;
}

/** A dry run has come to its end: nothing of it stays. */
class DryRun extends Error {
  readonly outcome: MergeOutcome;
  constructor(outcome: MergeOutcome) {
    super('A dry run.');
    this.outcome = outcome;
  }
}

type Work = (tx: Writing, subject: InSpace) => Promise<{ readonly outcome: MergeOutcome; readonly content: Content | undefined }>;

/** Runs a merge or an update, or, dry, answers as it would. The space is locked before its change request, by all. */
async function run(
  ctx: Context,
  action: 'changeRequest.merge' | 'changeRequest.pull',
  spaceId: string,
  id: string,
  { dryRun, ...expected }: MergeChangeRequestInput,
  work: Work,
): Promise<MergeOutcome> {
  try {
    const { outcome, content } = await write(
      ctx,
      {
        action,
        on: async (load, tx) => {
          await lockSpace(load, tx, spaceId);
          return findChangeRequest(load, spaceId, id, tx);
        },
      },
      async (tx, subject) => {
        mustBeChangeable(subject.row);
        mustBeAt(subject.row.revisionId, expected.expectedRevision, 'input.expectedRevision');
        mustBeAt(subject.space.revisionId, expected.expectedPrimaryRevision, 'input.expectedPrimaryRevision');
        const made = await work(tx, subject);
        if (made.content) tx.record({ fields: ['revision'], related: [made.outcome.revisionId] });
        if (dryRun === true) throw new DryRun(made.outcome);
        return made;
      },
    );
    if (content) keepContent(content);
    return outcome;
  } catch (error) {
    if (error instanceof DryRun) return error.outcome;
    throw error;
  }
}

const MERGED =
  'UPDATE spaces SET revision_id = $3, updated_at = $4, open_change_request_count = open_change_request_count - $5, draft_change_request_count = draft_change_request_count - $6 WHERE id = $1 AND organization_id = $2';

/** Merges a change request into its space. */
export function mergeChangeRequest(ctx: Context, spaceId: string, id: string, input: MergeChangeRequestInput): Promise<MergeOutcome> {
  return run(ctx, 'changeRequest.merge', spaceId, id, input, async (tx, { row, space }) => {
    const sides = await sidesOf(tx.load, row, space);
    const { content, documents } = await mustMerge(tx, row.organizationId, sides, input);
    const [block, ...more] = await blocksOf({ load: tx.load, blobs: ctx.blobs, query: tx.query }, { row, space, before: sides.ours, after: content, documents });
    if (block) throw new Fault('CONFLICT', block.message, { details: { blockedBy: [block, ...more] } });
    const { organizationId } = row;
    await writeDocuments(tx, organizationId, ctx.now, documents);
    const revisionId = await writeRevision(
      tx,
      ctx.now,
      {
        organizationId,
        spaceId: space.id,
        changeRequestId: null,
        parentId: space.revisionId,
        mergedParentId: row.revisionId,
        mergedFromId: row.id,
        type: 'MERGE',
        authorId: ctx.viewer?.userId ?? null,
        message: row.subject,
      },
      content,
      sides.theirs,
    );
    if (!input.dryRun) await followContent(tx, ctx.now, space, sides.ours, content);
    await advanceChangeRequest(ctx, tx, row, { mergedRevisionId: revisionId });
    await tx.query('space.merged', MERGED, [space.id, organizationId, revisionId, ctx.now.toISOString(), row.status === 'OPEN' ? 1 : 0, row.status === 'DRAFT' ? 1 : 0]);
    return { outcome: { changeRequestId: row.id, revisionId }, content };
  });
}

/** Takes what the space has become into a change request. One that is up to date stays as it is. */
export function pullChangeRequest(ctx: Context, spaceId: string, id: string, input: MergeChangeRequestInput): Promise<MergeOutcome> {
  return run(ctx, 'changeRequest.pull', spaceId, id, input, async (tx, { row, space }) => {
    if (ancestorOf(row) === space.revisionId) return { outcome: { changeRequestId: row.id, revisionId: row.revisionId }, content: undefined };
    const { base, ours: primary, theirs: own } = await sidesOf(tx.load, row, space);
    const { organizationId } = row;
    const { content, documents } = await mustMerge(tx, organizationId, { base, ours: own, theirs: primary }, input);
    if (excessOf(content.pages)) throw new Fault('CONFLICT', 'The merged content would have more pages, or more levels of them, than a space may have.');
    await writeDocuments(tx, organizationId, ctx.now, documents);
    const revisionId = await writeRevision(
      tx,
      ctx.now,
      { organizationId, spaceId: space.id, changeRequestId: row.id, parentId: row.revisionId, mergedParentId: space.revisionId, type: 'UPDATE', authorId: ctx.viewer?.userId ?? null },
      content,
      primary,
    );
    await advanceChangeRequest(ctx, tx, row, { revisionId, mergedAncestorId: space.revisionId });
    return { outcome: { changeRequestId: row.id, revisionId }, content };
  });
}
