/**
 * Resolves the visitor of a site and what they can see. It is computed for each request, so that
 * changes take effect immediately.
 */
import type { Context } from '../../context.ts';
import {
  type ShareLinkRow,
  type SiteParts,
  type SiteRow,
  type SiteSpaceRow,
  type SpaceRow,
  type SiteReading,
  stored,
} from '../../data/rows.ts';
import { tables } from '../../data/tables.ts';
import { hashOf } from '../../data/secrets.ts';
import { shareKeyOf } from '../../data/site-keys.ts';
import type { ClaimObject } from '../../domain/adaptive-schema.ts';
import { notFound, unauthenticated } from '../../domain/errors.ts';
import { visibleStructure } from '../../domain/site-structure.ts';
import { visibleParts } from '../../domain/visible-parts.ts';
import { declaredClaims } from '../../domain/visitor-claims.ts';
import { visiblePartsOf } from './find.ts';
import { verifyVisitorToken } from './visitor-token.ts';
import { statement } from '../../data/statement.ts';

/** The credentials of a visitor, in addition to their API token. */
export interface VisitorCredentials {
  readonly shareKey?: string | null | undefined;
  /** A JWT that is signed with the site's key. */
  readonly visitorToken?: string | null | undefined;
  /** Unsigned claims. */
  readonly unsigned?: object | undefined;
}

/** A reading of a site, with the credentials that it was opened with. */
export interface OpenedSite extends SiteReading {
  readonly shareLinkId: string | null;
  readonly signed: boolean;
  /** All claims of the visitor, including undeclared ones. */
  readonly brought: object;
}

const BY_KEY = statement(
  'shareLink.byKey',
  `SELECT ${tables.shareLink.columns} FROM share_links sl WHERE sl.key_hash = $1 AND sl.site_id = $2 AND sl.active`,
  tables.shareLink.row,
);

/** Returns the active share link that the visitor used, or null. */
async function shareLinkOf(
  ctx: Context,
  site: SiteRow,
  shareKey: string | null | undefined,
): Promise<ShareLinkRow | null> {
  if (site.visibility !== 'SHARE_LINK') return null;
  if (shareKey != null) {
    const [row] = await ctx.query(BY_KEY, [hashOf(shareKey), site.id]);
    if (row) return row;
  }
  const { visitor } = ctx;
  const row =
    visitor?.siteId === site.id && visitor.shareLinkId !== null
      ? await ctx.load.shareLink.load(visitor.shareLinkId)
      : null;
  return row?.siteId === site.id && row.active ? row : null;
}

/** Returns true if a visitor may read the site. */
function isOpen({ visibility }: SiteRow, shareLink: ShareLinkRow | null, signed: boolean): boolean {
  if (visibility === 'SHARE_LINK') return shareLink !== null;
  return visibility === 'VISITOR_AUTH' ? signed : true;
}

/** Returns the parts of a site that a visitor with the given claims can see. */
async function partsFor(
  { load }: Pick<Context, 'load'>,
  site: SiteRow,
  claims: object,
): Promise<SiteParts> {
  const parts = await load.siteParts.load(site.id);
  const spaces = await load.space.loadMany([
    ...new Set(parts.siteSpaces.map(({ spaceId }) => spaceId)),
  ]);
  const living = new Set(
    spaces.flatMap((space) =>
      space !== null && !(space instanceof Error) && space.deletedAt === null ? [space.id] : [],
    ),
  );
  return visibleParts(parts, {
    isLiving: (id) => living.has(id),
    adaptive: site.adaptive,
    schema: stored<ClaimObject>(site.adaptiveSchema),
    claims,
  });
}

/** Returns the claims that the site declares, or none unless it has adaptive content. */
const effectiveClaimsOf = ({ adaptive, adaptiveSchema }: SiteRow, brought: object): object =>
  adaptive ? declaredClaims(stored<ClaimObject>(adaptiveSchema), brought) : {};

/**
 * Returns the current visitor's reading of a site, or null if it is unpublished or not open to
 * them.
 * @throws UNAUTHENTICATED for an invalid JWT on a site that is open without one; otherwise the
 * visitor would see less than expected.
 */
export async function siteReadingOf(
  ctx: Context,
  site: SiteRow,
  { shareKey, visitorToken, unsigned }: VisitorCredentials,
): Promise<OpenedSite | null> {
  if (!site.published) return null;
  const token = ctx.visitor?.siteId === site.id ? ctx.visitor : null;
  const [shareLink, verified] = await Promise.all([
    shareLinkOf(ctx, site, shareKey),
    visitorToken == null ? undefined : verifyVisitorToken(ctx, site, visitorToken),
  ]);
  const signed = verified?.signed === true || (visitorToken == null && token?.signed === true);
  if (!isOpen(site, shareLink, signed)) return null;
  if (verified === null)
    throw unauthenticated(
      'The visitor token is unknown, expired or signed with another key. Sign in again to get another.',
    );
  const brought = { ...(verified?.claims ?? token?.claims), ...(unsigned && { unsigned }) };
  const effectiveClaims = effectiveClaimsOf(site, brought);
  const key = shareLink && shareKeyOf(ctx.secrets, shareLink);
  return {
    site,
    parts: await partsFor(ctx, site, effectiveClaims),
    claims: effectiveClaims,
    shareKey: key,
    shareLinkId: shareLink?.id ?? null,
    signed,
    brought,
  };
}

/**
 * Returns the reading of a visitor with the given claims, limited to what the viewer can see. The
 * site may be unpublished.
 */
export async function readingWithClaims(
  ctx: Context,
  site: SiteRow,
  brought: object,
): Promise<SiteReading> {
  const claims = effectiveClaimsOf(site, brought);
  const [seen, parts] = await Promise.all([visiblePartsOf(ctx, site), partsFor(ctx, site, claims)]);
  const visibleIds = new Set(seen.siteSpaces.map(({ id }) => id));
  return {
    site,
    parts: visibleStructure(parts, ({ id }) => visibleIds.has(id)),
    claims,
    shareKey: null,
  };
}

/** Returns the row of a site for a visitor, without internal data of its owner. */
export const siteForVisitor = (reading: SiteReading): SiteRow => ({
  ...reading.site,
  ads: null,
  features: null,
  authorId: null,
  visit: reading,
  shareKey: reading.shareKey,
});

const partsByReading = new WeakMap<SiteReading, SiteParts>();

/**
 * Returns the parts of a reading as rows. Conditions are removed, because they reveal content for
 * other visitors.
 */
export function partsForVisitor(reading: SiteReading): SiteParts {
  const { groups, sections, siteSpaces } = reading.parts;
  const { shareKey } = reading;
  const parts = partsByReading.get(reading) ?? {
    groups: groups.map((row) => ({ ...row, visit: reading, shareKey })),
    sections: sections.map((row) => ({ ...row, condition: null, visit: reading, shareKey })),
    siteSpaces: siteSpaces.map((row) => ({ ...row, condition: null, visit: reading, shareKey })),
  };
  partsByReading.set(reading, parts);
  return parts;
}

/** Returns the parts of a row's site that its reader, a visitor or a member, can see. */
export const partsForReader = async (
  ctx: Context,
  { siteId, visit: reading }: Pick<SiteSpaceRow, 'siteId' | 'visit'>,
): Promise<SiteParts> =>
  reading ? partsForVisitor(reading) : visiblePartsOf(ctx, await ctx.load.site.must(siteId));

/**
 * Returns the row of a space for a visitor, without its location, counters and permissions, which
 * are for members only.
 */
export const spaceForVisitor = (space: SpaceRow, reading: SiteReading): SpaceRow => ({
  ...space,
  ...{ parentId: null, ancestors: [], defaultLevel: null, gitSync: null },
  ...{
    commentCount: 0,
    changeRequestCount: 0,
    openChangeRequestCount: 0,
    draftChangeRequestCount: 0,
  },
  visit: reading,
});

/**
 * Returns a space on the site of the visitor's token.
 * @throws NOT_FOUND if the visitor cannot see it.
 */
export async function spaceOnVisitorSite(ctx: Context, id: string): Promise<SpaceRow> {
  const site = ctx.visitor && (await ctx.load.site.load(ctx.visitor.siteId));
  const reading = site && (await siteReadingOf(ctx, site, {}));
  if (!reading?.parts.siteSpaces.some(({ spaceId }: SiteSpaceRow) => spaceId === id))
    throw notFound();
  return spaceForVisitor(await ctx.load.space.must(id), reading);
}
