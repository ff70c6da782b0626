/** Finds revisions and their content by ids that name a state, for members. */
import type { Context } from '../../context.ts';
import { can } from '../../data/authorize.ts';
import { member, memberOfPart, readBy, revisionFor } from '../../data/reader.ts';
import type {
  PageRow,
  ReusableContentRow,
  RevisionView,
  ShownFile,
  SpaceRow,
  SpaceView,
  VisitorReader,
} from '../../data/rows.ts';
import { idOfState, type ObjectState } from '../../domain/ids.ts';
import { serializeFile, usableFile, visibleFileOf } from '../file.ts';
import { visibleReusableContentOf } from '../reusable-content.ts';
import { readableRevision } from '../revision.ts';
import { contentOfView } from '../revision/computed.ts';
import { pageIn } from '../revision/content.ts';
import { idOfFile, idOfItem, idOfPage, idOfRevision } from '../../data/state-id.ts';
import { readableSiteSpace } from '../site-space.ts';
import { simulatedVisitor } from './site.ts';

/** Returns the simulated visitor of a space, in the site space of a state, or null. */
async function visitorOfSpace(
  ctx: Context,
  state: ObjectState,
  spaceId: string,
): Promise<VisitorReader | null> {
  const { siteSpaceId = '' } = state;
  const siteSpace = await readableSiteSpace(ctx, siteSpaceId);
  const site = siteSpace && (await ctx.load.site.load(siteSpace.siteId));
  const reader = site && (await simulatedVisitor(ctx, site, state));
  return reader?.siteSpaces.get(spaceId)?.id === siteSpaceId ? reader : null;
}

/** Returns a revision as the reader of a state sees it; visitors see only heads of spaces. */
async function revisionOf(
  ctx: Context,
  state: ObjectState,
  id: string | undefined,
): Promise<RevisionView | null> {
  const row = id === undefined ? null : await readableRevision(ctx, id);
  if (!row) return null;
  const isSource = state.isSource === true;
  if (state.siteSpaceId === undefined) return revisionFor(member, row, !isSource);
  const reader = await visitorOfSpace(ctx, state, row.spaceId);
  const head = reader && (await ctx.load.space.must(row.spaceId)).revisionId;
  return reader && head === row.id ? revisionFor(reader, row, !isSource) : null;
}

/** Returns a revision by its id, or null. */
export async function findRevision(ctx: Context, state: ObjectState): Promise<RevisionView | null> {
  const row = await revisionOf(ctx, state, state.id);
  return row && idOfRevision(row) === idOfState(state) ? row : null;
}

/** Returns a space that the viewer can read, for the reader of a state, or null. */
export async function spaceFor(
  ctx: Context,
  state: ObjectState,
  row: SpaceRow,
): Promise<SpaceView | null> {
  const reader =
    state.siteSpaceId === undefined
      ? memberOfPart(ctx.secrets, state.shareKey, row.id)
      : await visitorOfSpace(ctx, state, row.id);
  return reader && readBy(reader, row);
}

/** Returns a page of a revision by its id, or null. */
export async function findPage(ctx: Context, state: ObjectState): Promise<PageRow | null> {
  const revision = await revisionOf(ctx, state, state.revisionId);
  const row = revision && pageIn(await contentOfView(ctx, revision), state.id);
  return row && idOfPage(row) === idOfState(state) ? row : null;
}

/** Returns a file of a revision, or an upload to an organization, by its id, or null. */
export async function findFile(ctx: Context, state: ObjectState): Promise<ShownFile | null> {
  if (state.revisionId === undefined) return findUpload(ctx, state);
  const revision = await revisionOf(ctx, state, state.revisionId);
  const row = revision && (await visibleFileOf(ctx, revision, state.id));
  return row && idOfFile(row) === idOfState(state) ? row : null;
}

async function findUpload(ctx: Context, state: ObjectState): Promise<ShownFile | null> {
  const { id } = state;
  const upload = idOfState(state) === id ? await ctx.load.file.load(id) : null;
  const organizationId = upload?.organizationId ?? '';
  // Checking the membership first avoids further statements for callers outside the organization.
  const isMember = (await ctx.load.memberships()).has(organizationId);
  if (!isMember || !(await can(ctx, 'file.read', { organizationId }))) return null;
  const row = await usableFile(ctx, organizationId, id);
  return row && serializeFile(row);
}

/** Returns a reusable content of a revision by its id, or null. */
export async function findReusableContent(
  ctx: Context,
  state: ObjectState,
): Promise<ReusableContentRow | null> {
  const revision = await revisionOf(ctx, state, state.revisionId);
  const row = revision && (await visibleReusableContentOf(ctx, revision, state.id));
  return row && idOfItem(row, row.entry.id) === idOfState(state) ? row : null;
}
