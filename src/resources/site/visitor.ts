/**
 * Determines the reader of a site for a visitor, and the parts of it that they can see. It is
 * computed for each response, so that changes take effect immediately.
 */
import type { Context } from '../../context.ts';
import { andThen, type PromiseOrValue } from '../../data/promise-or-value.ts';
import { readBy } from '../../data/reader.ts';
import {
  type Reader,
  type ShareLinkRow,
  type SiteParts,
  type SiteRow,
  type SiteSpaceRow,
  stored,
  type VisitorReader,
} from '../../data/rows.ts';
import type { PreviewedContent } from '../../data/rows/preview.ts';
import { tables } from '../../data/tables.ts';
import { hashOf, hmacOf } from '../../data/secrets.ts';
import type { PreviewVisitor, VisitorPreview } from '../../data/visitor.ts';
import { shareKeyOf } from '../../data/site-keys.ts';
import type { ClaimObject } from '../../domain/adaptive-schema.ts';
import { unauthenticated } from '../../domain/errors.ts';
import { visitorPart } from '../../domain/ids.ts';
import { siblingsIn, type SiteSiblings, visibleStructure } from '../../domain/site-structure.ts';
import { visibleParts } from '../../domain/visible-parts.ts';
import { declaredClaims } from '../../domain/visitor-claims.ts';
import { siteSpacesBySpace, siteSpaceUrl } from './addresses.ts';
import { knownVisibleParts, visiblePartsOf } from './find.ts';
import { accessOfMaker, previewOf, type ReadablePreview, readablePreview } from './preview.ts';
import { visitorKeyOf } from './visitor-keys.ts';
import { verifyVisitorToken } from './visitor-token.ts';
import { statement } from '../../data/statement.ts';

/** The credentials of a visitor, in addition to their API token. */
export interface VisitorCredentials {
  readonly shareKey?: string | null | undefined;
  /** True if the key was a segment of the path of the URL. */
  readonly isKeyInPath?: boolean | undefined;
  /** A JWT that is signed with the site's key. */
  readonly visitorToken?: string | null | undefined;
  /** Unsigned claims. */
  readonly unsigned?: object | undefined;
}

/** The visitor of a site, with the credentials that they opened it with. */
export interface OpenedSite {
  readonly reader: VisitorReader;
  readonly shareLinkId: string | null;
  readonly signed: boolean;
  /** The preview with which they opened it; null without one. */
  readonly preview: VisitorPreview | null;
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
  const parts = await load.siteParts.must(site.id);
  const living = new Set(
    parts.siteSpaces.flatMap(({ spaceId, inTrash }) => (inTrash ? [] : [spaceId])),
  );
  return visibleParts(parts, {
    isLiving: (id) => living.has(id),
    adaptive: site.adaptive,
    schema: stored<ClaimObject>(site.adaptiveSchema),
    claims,
  });
}

/**
 * Returns the claims that the site declares, or none unless it has adaptive content. Without any
 * unsigned claim, a visitor is the same as one who sent none.
 */
function effectiveClaimsOf({ adaptive, adaptiveSchema }: SiteRow, brought: object): object {
  if (!adaptive) return {};
  const { unsigned, ...claims } = declaredClaims(stored<ClaimObject>(adaptiveSchema), brought);
  const isEmpty = typeof unsigned !== 'object' || Object.keys(unsigned ?? {}).length === 0;
  return isEmpty ? claims : { ...claims, unsigned };
}

/** Returns the part of ids that stands for a visitor. Those of real visitors hide their claims. */
function idPartOf(
  { claims, shareKey, isKeyInPath, preview, documentKey }: VisitorReader,
  isSimulated: boolean,
): string | undefined {
  const state = [
    ...[claims, shareKey, ...(isKeyInPath ? ['in path'] : [])],
    ...(preview ? ['preview', preview.isShown, preview.content] : []),
  ];
  const digest = () => hmacOf(documentKey(), `id ${JSON.stringify(state)}`).slice(0, 24);
  if (isSimulated) return visitorPart(claims, digest);
  if (preview) return `visitor-${digest()}`;
  return shareKey === null && Object.keys(claims).length === 0 ? undefined : `visitor-${digest()}`;
}

/** The properties of a visitor from which the others follow. */
interface VisitorView extends Pick<VisitorReader, 'parts' | 'claims' | 'shareKey' | 'isKeyInPath'> {
  readonly isSimulated: boolean;
  readonly preview?: { readonly content: PreviewedContent | null; readonly isShown: boolean };
}

/** Creates the reader of a site for a visitor who can see these parts of it. */
const visitorReader = (ctx: Context, site: SiteRow, view: VisitorView): VisitorReader => {
  const { isSimulated, preview, ...visible } = view;
  const siteSpaces = siteSpacesBySpace(visible.parts);
  let shown: VisitorReader | undefined;
  let documentKey: string | undefined;
  let idPart: { readonly text: string | undefined } | undefined;
  const reader: VisitorReader = {
    kind: 'visitor',
    ...visible,
    site,
    siteSpaces,
    preview: preview
      ? {
          ...preview,
          shown: () => {
            shown ??= preview.isShown
              ? reader
              : visitorReader(ctx, site, { ...view, preview: { ...preview, isShown: true } });
            return shown;
          },
        }
      : null,
    documentKey: () => (documentKey ??= visitorKeyOf(ctx, site)),
    idPart: () => {
      idPart ??= { text: idPartOf(reader, isSimulated) };
      return idPart.text;
    },
    urlOf: async (spaceId, path) => {
      const siteSpace = siteSpaces.get(spaceId);
      return siteSpace ? siteSpaceUrl(ctx, readBy(reader, siteSpace), path) : null;
    },
  };
  return reader;
};

/**
 * Returns the current visitor as the reader of a site, or null if it is unpublished or not open to
 * them.
 * @throws UNAUTHENTICATED for an invalid JWT on a site that is open without one; otherwise the
 * visitor would see less than expected.
 */
export async function openSite(
  ctx: Context,
  site: SiteRow,
  { shareKey, isKeyInPath, visitorToken, unsigned }: VisitorCredentials,
): Promise<OpenedSite | null> {
  const preview = await previewOf(ctx, site.id, visitorToken);
  if (preview) return openPreview(ctx, site, preview);
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
  const allClaims = { ...(verified?.claims ?? token?.claims), ...(unsigned && { unsigned }) };
  const effectiveClaims = effectiveClaimsOf(site, allClaims);
  const key = shareLink && shareKeyOf(ctx.secrets, shareLink);
  const isInPath =
    shareLink !== null &&
    ((isKeyInPath === true && key === shareKey) ||
      (token?.shareLinkId === shareLink.id && token.isKeyInPath));
  const parts = await partsFor(ctx, site, effectiveClaims);
  // A JWT expires, and with other credentials a token stands for another view than its own.
  if (visitorToken != null || (ctx.visitor && (!token || shareKey != null)))
    ctx.published?.exclude();
  ctx.published?.show({
    organizationId: site.organizationId,
    siteId: site.id,
    view: [signed, shareLink?.id ?? null, effectiveClaims, isInPath],
    isPublic: !ctx.visitor && visitorToken == null && shareKey == null && unsigned == null,
  });
  return {
    reader: visitorReader(ctx, site, {
      ...{ parts, claims: effectiveClaims, shareKey: key, isKeyInPath: isInPath },
      isSimulated: false,
    }),
    shareLinkId: shareLink?.id ?? null,
    signed,
    preview: null,
  };
}

/**
 * Returns a visitor with a preview as the reader of a site, published or not, or null if the member
 * who made the preview cannot read now what it shows. Gap: a preview states all claims, and those
 * that are sent with it are ignored.
 */
async function openPreview(
  ctx: Context,
  site: SiteRow,
  { claims, preview }: PreviewVisitor,
): Promise<OpenedSite | null> {
  ctx.published?.exclude(); // no published version depends on the rights of members
  if (preview.isPublishedOnly && !site.published) return null;
  const readable = await ctx.load.computed.once(site, `preview ${JSON.stringify(preview)}`, () =>
    readablePreview(accessOfMaker(ctx, preview), site, preview),
  );
  const reader = readable && (await previewReader(ctx, site, claims, readable));
  return reader && { reader, shareLinkId: null, signed: false, preview };
}

/**
 * Returns the reader of a preview that a member may make, or null if a visitor with the given claims
 * cannot see the space of its content.
 */
export async function previewReader(
  ctx: Context,
  site: SiteRow,
  allClaims: object,
  { parts: seen, content }: ReadablePreview,
): Promise<VisitorReader | null> {
  const claims = effectiveClaimsOf(site, allClaims);
  const parts = partsIn(seen, await partsFor(ctx, site, claims));
  const reader = visitorReader(ctx, site, {
    ...{ parts, claims, shareKey: null, isKeyInPath: false, isSimulated: false },
    preview: { content, isShown: false },
  });
  return content === null || reader.siteSpaces.has(content.spaceId) ? reader : null;
}

/** Returns the parts of a site that a visitor can see, limited to those that a member can. */
function partsIn(seen: SiteParts, parts: SiteParts): SiteParts {
  const visibleIds = new Set(seen.siteSpaces.map(({ id }) => id));
  return visibleStructure(parts, ({ id }) => visibleIds.has(id));
}

/**
 * Returns a visitor with the given claims as the reader of a site, limited to what the viewer can
 * see. The site may be unpublished.
 */
export async function visitorWithClaims(
  ctx: Context,
  site: SiteRow,
  allClaims: object,
): Promise<VisitorReader> {
  const claims = effectiveClaimsOf(site, allClaims);
  const [seen, parts] = await Promise.all([visiblePartsOf(ctx, site), partsFor(ctx, site, claims)]);
  return visitorReader(ctx, site, {
    parts: partsIn(seen, parts),
    claims,
    shareKey: null,
    isKeyInPath: false,
    isSimulated: true,
  });
}

/** Returns the parts of a site that its reader can see. */
export const partsForReader = (
  ctx: Context,
  reader: Reader,
  siteId: string,
): PromiseOrValue<SiteParts> =>
  reader.kind === 'visitor'
    ? reader.parts
    : (knownVisibleParts(ctx.load, siteId) ??
      andThen(ctx.load.site.must(siteId), (site) => visiblePartsOf(ctx, site)));

/** Returns the parts of a site that its reader can see, among their siblings. */
export const siblingsForReader = (
  ctx: Context,
  reader: Reader,
  siteId: string,
): PromiseOrValue<SiteSiblings<SiteSpaceRow>> =>
  andThen(partsForReader(ctx, reader, siteId), (parts) =>
    ctx.load.computed.once(parts, 'siblings', () => siblingsIn(parts)),
  );

/**
 * Returns the visitor of the request's token as the reader of their site, or null if there is none
 * or the site is not open to them.
 */
export async function visitorReaderOf(ctx: Context): Promise<VisitorReader | null> {
  const site = ctx.visitor && (await ctx.load.site.load(ctx.visitor.siteId));
  return (site && (await openSite(ctx, site, {})))?.reader ?? null;
}
