/** Merges a change request into its space, and updates a change request from its space. */
import type { InputFields } from '../../data/parents.ts';
import type { Context } from '../../context.ts';
import type { ChangeRequestSubject } from '../../data/subjects.ts';
import { keepContent, writeDocuments, writeRevision } from '../../data/content-store/write.ts';
import { compositeKey } from '../../data/loaders.ts';
import { type WriteContext, write } from '../../data/write.ts';
import type { Content, Json } from '../../domain/content.ts';
import { AppError } from '../../domain/errors.ts';
import {
  type Conflict,
  type MergeResult,
  mergeContent,
  type Resolution,
  requiredTexts,
  textsToMerge,
} from '../../domain/merge.ts';
import { mapThree } from '../../domain/merge/fields.ts';
import { exceededLimitOf } from '../../domain/tree.ts';
import type {
  ConflictResolutionInput,
  MergeChangeRequestInput,
} from '../../generated/resolvers.ts';
import { updateAfterContentChange, lockSpace, requireRevision } from '../revision/head.ts';
import { serializeConflict } from './conflict.ts';
import { advanceChangeRequest, findChangeRequest, requireChangeable } from './find.ts';
import { requireConsistentResolutions } from './resolutions.ts';
import { blocksOf } from './rules.ts';
import { ancestorOf, type MergeInputs, sidesOf } from './sides.ts';
import { statement } from '../../data/statement.ts';

/**
 * Merges the content of two sides; all texts that the merge needs are read in one statement.
 * @throws UnreadableText in a transaction if long texts have to be merged.
 */
export async function mergeSides(
  { load, texts: tasks }: Pick<Context, 'load' | 'texts'>,
  organizationId: string,
  { base, ours, theirs }: MergeInputs,
  resolutions: readonly Resolution[],
): Promise<MergeResult> {
  const textTriples = textsToMerge(base, ours, theirs);
  const rows = await load.document.mustAll(
    requiredTexts(base, ours, theirs).map((hash) => compositeKey(organizationId, hash)),
  );
  const documents = new Map(rows.map((row) => [row.id, row]));
  const texts = (hash: string): string => {
    const document = documents.get(hash);
    if (!document) throw new Error(`The text ${hash} of a merge is missing.`);
    return document.markdown;
  };
  const textOf = (hash: string | undefined): string => (hash === undefined ? '' : texts(hash));
  await tasks.ready(
    'merge',
    textTriples.map((triple) => mapThree(triple, textOf)),
  );
  return mergeContent(base, ours, theirs, { texts, resolutions, tasks });
}

const resolutionOf = ({
  key,
  fingerprint,
  choice,
  value,
  blocks,
}: ConflictResolutionInput): Resolution => ({
  conflict: key,
  fingerprint,
  choice,
  ...(blocks && { blocks }),
  ...(value !== undefined && { value: value as Json }),
}); // The GraphQL scalar admits only JSON.

function mergeConflictError(
  conflicts: readonly Conflict[],
  sides: MergeInputs,
  message: string,
): AppError {
  return new AppError('MERGE_CONFLICT', message, {
    details: { conflicts: conflicts.map((conflict) => serializedConflict(conflict, sides)) },
  });
}

/**
 * Serializes a conflict for the details of an error, without fields that are null and without the
 * segments of its text, which the preview has.
 */
function serializedConflict(conflict: Conflict, sides: MergeInputs): object {
  const { segments: _, ...row } = serializeConflict(conflict, sides);
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}

/**
 * Returns the merged content and the texts that the merge created.
 * @throws MERGE_CONFLICT with the unresolved conflicts, or if a resolution is stale
 */
async function mergeOrThrow(
  tx: Pick<Context, 'load' | 'texts'>,
  organizationId: string,
  sides: MergeInputs,
  input: InputFields<MergeChangeRequestInput>,
): Promise<{ readonly content: Content; readonly documents: ReadonlyMap<string, string> }> {
  const { content, conflicts, documents, unfit } = await mergeSides(
    tx,
    organizationId,
    sides,
    (input.resolutions ?? []).map(resolutionOf),
  );
  if (unfit.length > 0)
    throw mergeConflictError(
      conflicts,
      sides,
      `The resolution of ${unfit[0]?.conflict} is stale: its conflict has changed. Read the current conflicts.`,
    );
  if (!content)
    throw mergeConflictError(
      conflicts,
      sides,
      `${conflicts.length === 1 ? 'One conflict is' : `${conflicts.length} conflicts are`} unresolved. Send the request again with \`resolutions\`.`,
    );
  return { content, documents };
}

/** The result of a merge or of an update from the primary content. */
export interface MergeOutcome {
  readonly changeRequestId: string;
  readonly revisionId: string;
}

/** Rolls a dry run back and carries its result. */
class DryRun extends Error {
  readonly outcome: MergeOutcome;
  constructor(outcome: MergeOutcome) {
    super('A dry run.');
    this.outcome = outcome;
  }
}

type MergeWork = (
  tx: WriteContext,
  subject: ChangeRequestSubject,
) => Promise<{ readonly outcome: MergeOutcome; readonly content: Content | undefined }>;

/**
 * Runs a merge or an update in a transaction; a dry run is rolled back and returns the same result.
 * Every writer locks the space before its change request, which prevents deadlocks.
 */
async function run(
  ctx: Context,
  action: 'changeRequest.merge' | 'changeRequest.pull',
  spaceId: string,
  id: string,
  { dryRun, resolutions, ...expected }: InputFields<MergeChangeRequestInput>,
  work: MergeWork,
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
        requireChangeable(subject.row);
        requireRevision(
          subject.row.revisionId,
          expected.expectedRevisionId,
          'input.expectedRevisionId',
        );
        requireRevision(
          subject.space.revisionId,
          expected.expectedPrimaryRevisionId,
          'input.expectedPrimaryRevisionId',
        );
        requireConsistentResolutions(resolutions ?? []);
        const result = await work(tx, subject);
        if (result.content)
          tx.record({ fields: ['revision'], related: [result.outcome.revisionId] });
        if (dryRun === true) throw new DryRun(result.outcome);
        return result;
      },
    );
    if (content) keepContent(content);
    return outcome;
  } catch (error) {
    if (error instanceof DryRun) return error.outcome;
    throw error;
  }
}

const MERGED = statement(
  'space.merged',
  'UPDATE spaces SET revision_id = $3, updated_at = $4, open_change_request_count = open_change_request_count - $5, draft_change_request_count = draft_change_request_count - $6 WHERE id = $1 AND organization_id = $2',
  {},
);

/** Merges a change request into its space. */
export function mergeChangeRequest(
  ctx: Context,
  spaceId: string,
  id: string,
  input: InputFields<MergeChangeRequestInput>,
): Promise<MergeOutcome> {
  return run(ctx, 'changeRequest.merge', spaceId, id, input, async (tx, { row, space }) => {
    const sides = await sidesOf(tx.load, row, space);
    const { content, documents } = await mergeOrThrow(
      { load: tx.load, texts: ctx.texts },
      row.organizationId,
      sides,
      input,
    );
    const [block, ...more] = await blocksOf(
      { load: tx.load, blobs: ctx.blobs, query: tx.query, texts: ctx.texts },
      { row, space, before: sides.ours, after: content, documents },
    );
    if (block)
      throw new AppError('CONFLICT', block.message, { details: { blockedBy: [block, ...more] } });
    const { organizationId } = row;
    await writeDocuments(tx, organizationId, ctx.now, documents, ctx.texts);
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
    if (!input.dryRun) await updateAfterContentChange(tx, ctx.now, space, sides.ours, content);
    await advanceChangeRequest(ctx, tx, row, { mergedRevisionId: revisionId });
    await tx.query(MERGED, [
      space.id,
      organizationId,
      revisionId,
      ctx.now.toISOString(),
      row.status === 'OPEN' ? 1 : 0,
      row.status === 'DRAFT' ? 1 : 0,
    ]);
    return { outcome: { changeRequestId: row.id, revisionId }, content };
  });
}

/**
 * Updates a change request from the primary content of its space. An up-to-date change request
 * stays unchanged.
 */
export function updateFromPrimary(
  ctx: Context,
  spaceId: string,
  id: string,
  input: InputFields<MergeChangeRequestInput>,
): Promise<MergeOutcome> {
  return run(ctx, 'changeRequest.pull', spaceId, id, input, async (tx, { row, space }) => {
    if (ancestorOf(row) === space.revisionId)
      return {
        outcome: { changeRequestId: row.id, revisionId: row.revisionId },
        content: undefined,
      };
    const {
      base,
      ours: primary,
      theirs: changeRequestContent,
    } = await sidesOf(tx.load, row, space);
    const { organizationId } = row;
    const { content, documents } = await mergeOrThrow(
      { load: tx.load, texts: ctx.texts },
      organizationId,
      { base, ours: changeRequestContent, theirs: primary },
      input,
    );
    if (exceededLimitOf(content.pages))
      throw new AppError(
        'CONFLICT',
        'The merged content exceeds the limits of a space for pages or levels of pages.',
      );
    await writeDocuments(tx, organizationId, ctx.now, documents, ctx.texts);
    const revisionId = await writeRevision(
      tx,
      ctx.now,
      {
        organizationId,
        spaceId: space.id,
        changeRequestId: row.id,
        parentId: row.revisionId,
        mergedParentId: space.revisionId,
        type: 'UPDATE',
        authorId: ctx.viewer?.userId ?? null,
      },
      content,
      primary,
    );
    await advanceChangeRequest(ctx, tx, row, { revisionId, mergedAncestorId: space.revisionId });
    return { outcome: { changeRequestId: row.id, revisionId }, content };
  });
}
