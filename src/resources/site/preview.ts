/**
 * Determines the content of previews of sites. A preview shows its visitors what the member who made
 * it can read now, and nothing else.
 */
import type { Context } from '../../context.ts';
import { type AccessContext, can } from '../../data/authorize.ts';
import { makeLoaders } from '../../data/loaders.ts';
import type { SiteParts, SiteRow, SiteSpaceRow, VisitorReader } from '../../data/rows.ts';
import type { PreviewedContent } from '../../data/rows/preview.ts';
import { viewerOfPerson } from '../../data/viewer.ts';
import { type PreviewVisitor, previewOfToken, type VisitorPreview } from '../../data/visitor.ts';
import { namesContent, readPreviewPath } from '../../domain/preview-address.ts';
import { candidatesFor, normalPath, segmentsOf } from '../../domain/site-address.ts';
import { findChangeRequest } from '../change-request/find.ts';
import { findSpace } from '../content/find.ts';
import { partsNotInTrash, visiblePartsOf } from './find.ts';

/** Returns the preview that a visitor of a site came with; null for any other visitor. */
export async function previewOf(
  { visitor, secrets, now }: Pick<Context, 'visitor' | 'secrets' | 'now'>,
  siteId: string,
  visitorToken: string | null | undefined,
): Promise<PreviewVisitor | null> {
  if (visitorToken != null) return previewOfToken(secrets, siteId, visitorToken, now);
  const preview = visitor?.siteId === siteId ? visitor.preview : null;
  return visitor && preview && { claims: visitor.claims, preview };
}

/**
 * Returns the access of the member who made a preview, with their rights as they are now. Gap: the
 * token with which they made it does not matter anymore.
 */
export function accessOfMaker(
  { query }: Pick<Context, 'query'>,
  { userId }: VisitorPreview,
): AccessContext {
  const viewer = viewerOfPerson(userId);
  return { viewer, load: makeLoaders(query, viewer) };
}

/** The parts of a site that a member can read, and the content that a preview of it shows. */
export interface ReadablePreview {
  readonly parts: SiteParts;
  readonly content: PreviewedContent | null;
}

type ChosenContent = Pick<VisitorPreview, 'changeRequestId' | 'revisionId'>;

/** Returns what a member can read of a site with a preview; null if they cannot read it. */
export async function readablePreview(
  access: AccessContext,
  site: SiteRow,
  chosen: ChosenContent,
): Promise<ReadablePreview | null> {
  if (!(await can(access, 'site.read', site))) return null;
  // one after the other, because both read spaces
  const parts = await visiblePartsOf(access, site);
  const content = await contentOf(access, chosen);
  return content === undefined ? null : { parts, content };
}

/** Returns the content that a preview shows; null for none, undefined if a member cannot read it. */
async function contentOf(
  access: AccessContext,
  { changeRequestId, revisionId }: ChosenContent,
): Promise<PreviewedContent | null | undefined> {
  if (changeRequestId !== null) return changeRequestFor(access, changeRequestId);
  return revisionId === null ? null : revisionFor(access, revisionId);
}

async function changeRequestFor(
  access: AccessContext,
  changeRequestId: string,
): Promise<PreviewedContent | undefined> {
  const row = await access.load.changeRequest.load(changeRequestId);
  const found = row && (await findChangeRequest(access.load, row.spaceId, row.id));
  if (!found || !(await can(access, 'changeRequest.read', found))) return undefined;
  const { id, number, spaceId, revisionId } = found.row;
  return { spaceId, revisionId, changeRequest: { id, number } };
}

async function revisionFor(
  access: AccessContext,
  revisionId: string,
): Promise<PreviewedContent | undefined> {
  const row = await access.load.revision.load(revisionId);
  const space = row?.changeRequestId === null ? await findSpace(access.load, row.spaceId) : null;
  if (!space || !(await can(access, 'revision.read', space))) return undefined;
  return { spaceId: space.id, revisionId, changeRequest: null };
}

/** A path of a site that names the content of a preview. */
export interface PathOfPreview {
  /** The visitor, to whom the content is shown. */
  readonly reader: VisitorReader;
  /** The path without the segments that name the content. */
  readonly path: string;
}

/** Returns the site space that a path leads to, without a page; undefined for none. */
export async function siteSpaceExactlyAt(
  ctx: Context,
  site: SiteRow,
  parts: SiteParts,
  path: string,
): Promise<SiteSpaceRow | undefined> {
  const normalized = normalPath(path);
  if (normalized === undefined) return undefined;
  const [candidate] = candidatesFor<SiteSpaceRow>(
    await partsNotInTrash(ctx, site),
    new Set(parts.siteSpaces.map(({ id }) => id)),
    segmentsOf(normalized),
  );
  return candidate?.pagePath.length === 0 ? candidate.siteSpace : undefined;
}

/**
 * Returns the visitor and the path of an address that names the content of their preview. Returns
 * undefined for a path that names nothing, or a visitor without a preview, and null for a path that
 * names other content.
 */
export async function pathOfPreview(
  ctx: Context,
  { preview, site, parts }: VisitorReader,
  path: string,
): Promise<PathOfPreview | null | undefined> {
  const named = preview ? readPreviewPath(path) : undefined;
  if (!preview || !named) return undefined;
  const { content } = preview;
  if (!content || !namesContent(named, content)) return null;
  const siteSpace = await siteSpaceExactlyAt(ctx, site, parts, named.above);
  if (siteSpace?.spaceId !== content.spaceId) return null;
  return {
    reader: preview.shown(),
    path: named.above === '/' ? named.below : named.above + named.below,
  };
}
