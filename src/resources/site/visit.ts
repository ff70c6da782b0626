/** Who visits a site, and what he sees of it: worked out anew at each request, so that a change is seen by the next. */
import type { Context } from '../../context.ts';
import type { ShareLinkRow, SiteParts, SiteRow, SiteSpaceRow, SpaceRow, Visit } from '../../data/rows.ts';
import { stored } from '../../data/rows.ts';
import { tables } from '../../data/tables.ts';
import { hashOf } from '../../data/secrets.ts';
import { shareKeyOf } from '../../data/site-keys.ts';
import type { ClaimObject } from '../../domain/adaptive-schema.ts';
import { notFound, unauthenticated } from '../../domain/errors.ts';
import { seenParts } from '../../domain/site-structure.ts';
import { visibleParts } from '../../domain/visible-parts.ts';
import { declaredClaims } from '../../domain/visitor-claims.ts';
import { partsSeen } from './find.ts';
import { claimsIn } from './visitor-token.ts';

/** What a visitor brings, beside a token of his. */
export interface Credentials {
  readonly shareKey?: string | null | undefined;
  /** A JWT that is signed with the site's key. */
  readonly visitorToken?: string | null | undefined;
  /** Claims that nobody signed. */
  readonly unsigned?: object | undefined;
}

/** A visit, and what it was opened with. */
export interface Opened extends Visit {
  readonly shareLinkId: string | null;
  readonly signed: boolean;
  /** The claims that he brought, as far as the site declares them now or not. */
  readonly brought: object;
}

const BY_KEY = `SELECT ${tables.shareLink.columns} FROM share_links sl WHERE sl.key_hash = $1 AND sl.site_id = $2 AND sl.active`;

/** The active share link of a site that a visitor came by; null for none. */
async function shareLinkOf(ctx: Context, site: SiteRow, shareKey: string | null | undefined): Promise<ShareLinkRow | null> {
  if (site.visibility !== 'SHARE_LINK') return null;
  if (shareKey != null) {
    const [row] = await ctx.query<ShareLinkRow>('shareLink.byKey', BY_KEY, [hashOf(shareKey), site.id]);
    if (row) return row;
  }
  const { visitor } = ctx;
  const row = visitor?.siteId === site.id && visitor.shareLinkId !== null ? await ctx.load.shareLink.load(visitor.shareLinkId) : null;
  return row?.siteId === site.id && row.active ? row : null;
}

/** Whether a site is open to a visitor. */
function isOpen({ visibility }: SiteRow, shareLink: ShareLinkRow | null, signed: boolean): boolean {
  if (visibility === 'SHARE_LINK') return shareLink !== null;
  return visibility === 'VISITOR_AUTH' ? signed : true;
}

/** What of a site is seen by who has these claims. */
async function partsFor({ load }: Pick<Context, 'load'>, site: SiteRow, claims: object): Promise<SiteParts> {
  const parts = await load.siteParts.load(site.id);
  const spaces = await load.space.loadMany([...new Set(parts.siteSpaces.map(({ spaceId }) => spaceId))]);
  const living = new Set(spaces.flatMap((space) => (space !== null && !(space instanceof Error) && space.deletedAt === null ? [space.id] : [])));
  return visibleParts(parts, { isLiving: (id) => living.has(id), adaptive: site.adaptive, schema: stored<ClaimObject>(site.adaptiveSchema), claims });
}

/** What counts of the claims that are brought: those that the site declares, while it looks at any. */
const countingClaims = ({ adaptive, adaptiveSchema }: SiteRow, brought: object): object => (adaptive ? declaredClaims(stored<ClaimObject>(adaptiveSchema), brought) : {});

/**
 * The visit of who asks, with a token of a visitor or without one; null where the site is not published or closed to him. UNAUTHENTICATED
 * for a JWT that is no good, where the site is open without it: it would show less than he expects.
 */
export async function visitOf(ctx: Context, site: SiteRow, { shareKey, visitorToken, unsigned }: Credentials): Promise<Opened | null> {
  if (!site.published) return null;
  const token = ctx.visitor?.siteId === site.id ? ctx.visitor : null;
  const [shareLink, told] = await Promise.all([shareLinkOf(ctx, site, shareKey), visitorToken == null ? undefined : claimsIn(ctx, site, visitorToken)]);
  const signed = told?.signed === true || (visitorToken == null && token?.signed === true);
  if (!isOpen(site, shareLink, signed)) return null;
  if (told === null) throw unauthenticated('The visitor token is unknown, expired or signed with another key. Sign in again to get another.');
  const brought = { ...(told?.claims ?? token?.claims), ...(unsigned && { unsigned }) };
  const counting = countingClaims(site, brought);
  const key = shareLink && shareKeyOf(ctx.secrets, shareLink);
  return { site, parts: await partsFor(ctx, site, counting), claims: counting, shareKey: key, shareLinkId: shareLink?.id ?? null, signed, brought };
}

/** The visit of somebody with these claims, of what who asks sees himself: published or not, whoever may open it. */
export async function visitAs(ctx: Context, site: SiteRow, brought: object): Promise<Visit> {
  const claims = countingClaims(site, brought);
  const [seen, parts] = await Promise.all([partsSeen(ctx, site), partsFor(ctx, site, claims)]);
  const own = new Set(seen.siteSpaces.map(({ id }) => id));
  return { site, parts: seenParts(parts, ({ id }) => own.has(id)), claims, shareKey: null };
}

/** A site as its visitor sees it: without what was bought for it and other affairs of its owner. */
export const visitedSite = (visit: Visit): SiteRow => ({ ...visit.site, ads: null, features: null, authorId: null, visit, shareKey: visit.shareKey });

const visited = new WeakMap<Visit, SiteParts>();

/** The same of what stands in it. Conditions are not for him: they say what there is for others. */
export function visitedParts(visit: Visit): SiteParts {
  const { groups, sections, siteSpaces } = visit.parts;
  const { shareKey } = visit;
  const parts = visited.get(visit) ?? {
    groups: groups.map((row) => ({ ...row, visit, shareKey })),
    sections: sections.map((row) => ({ ...row, condition: null, visit, shareKey })),
    siteSpaces: siteSpaces.map((row) => ({ ...row, condition: null, visit, shareKey })),
  };
  visited.set(visit, parts);
  return parts;
}

/** The parts of the site that a row belongs to, as far as its reader sees them: the visitor where there is a visit, else the viewer. */
export const partsShown = async (ctx: Context, { siteId, visit }: Pick<SiteSpaceRow, 'siteId' | 'visit'>): Promise<SiteParts> =>
  visit ? visitedParts(visit) : partsSeen(ctx, await ctx.load.site.must(siteId));

/** The same of a space: where it lies, what is talked about it and who may what is for members. */
export const visitedSpace = (space: SpaceRow, visit: Visit): SpaceRow => ({
  ...space,
  ...{ parentId: null, ancestors: [], defaultLevel: null, gitSync: null },
  ...{ commentCount: 0, changeRequestCount: 0, openChangeRequestCount: 0, draftChangeRequestCount: 0 },
  visit,
});

/** The space that the visitor who asks sees, on the site that his token is for. NOT_FOUND. */
export async function spaceOfVisitor(ctx: Context, id: string): Promise<SpaceRow> {
  const site = ctx.visitor && (await ctx.load.site.load(ctx.visitor.siteId));
  const visit = site && (await visitOf(ctx, site, {}));
  if (!visit?.parts.siteSpaces.some(({ spaceId }: SiteSpaceRow) => spaceId === id)) throw notFound();
  return visitedSpace(await ctx.load.space.must(id), visit);
}
