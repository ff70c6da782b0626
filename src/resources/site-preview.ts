/** Creates the URLs at which members preview sites, and returns what a preview shows there. */
import type { Context } from '../context.ts';
import { can } from '../data/authorize.ts';
import { readBy, shownContentOf } from '../data/reader.ts';
import type { Reader, SiteParts, SiteRow, SiteSpaceRow, VisitorReader } from '../data/rows.ts';
import { makePreviewToken, previewEndAt } from '../data/visitor.ts';
import { readClaims } from '../domain/claims-text.ts';
import { badInput, notFound, unauthenticated } from '../domain/errors.ts';
import { isIdOf } from '../domain/ids.ts';
import { type PreviewPath, readPreviewPath } from '../domain/preview-address.ts';
import { type PublicAddress, readPublicAddress } from '../domain/public-address.ts';
import type {
  PublishedPreview,
  Resolvers,
  SitePreview,
  SitePreviewArgs,
} from '../generated/resolvers.ts';
import { findChangeRequest } from './change-request/find.ts';
import { siteBaseUrl, siteSpaceUrl } from './site/addresses.ts';
import { visiblePartsOf } from './site/find.ts';
import { readablePreview, siteSpaceExactlyAt } from './site/preview.ts';
import { previewReader } from './site/visitor.ts';

/** Bytes of the claims of a preview that the site declares, as JSON: its token is part of a URL. */
const MAX_CLAIMS_BYTES = 4096;

/** An address to preview, and the content that it names. */
interface PreviewTarget {
  readonly address: PublicAddress;
  readonly named: PreviewPath | undefined;
  readonly fragment: string;
}

/** Returns whether an address is one of a site, by its current or by a former hostname. */
async function isOfSite({ load }: Context, site: SiteRow, { of }: PublicAddress): Promise<boolean> {
  if ('hostname' in of) return of.hostname === site.hostname;
  if (of.basename !== site.basename) return false;
  const { organization } = of;
  return (
    organization === site.organizationId ||
    (await load.organizationIdOfHostname.load(organization)) === site.organizationId
  );
}

/**
 * Returns the target of a preview.
 * @throws BAD_USER_INPUT for an address of anything but the site
 */
async function readTarget(ctx: Context, site: SiteRow, target: string): Promise<PreviewTarget> {
  const address = readPublicAddress(target, ctx.settings.publicUrl, 'target');
  if (!address || !(await isOfSite(ctx, site, address)))
    throw badInput('The target must be a public address of the site.', 'target');
  return { address, named: readPreviewPath(address.path), fragment: new URL(target).hash };
}

type NamedIds = Readonly<Record<'changeRequestId' | 'revisionId', string | null>>;

/** The number of a change request in its space. */
const NUMBER = /^[1-9]\d{0,8}$/;

const NOTHING_NAMED: NamedIds = { changeRequestId: null, revisionId: null };

/**
 * Returns the ids of the content that an address names.
 * @throws NOT_FOUND if there is no such content in the space of the address
 */
async function idsNamed(
  ctx: Context,
  site: SiteRow,
  parts: SiteParts,
  { above, kind, key }: PreviewPath,
): Promise<NamedIds> {
  const siteSpace = await siteSpaceExactlyAt(ctx, site, parts, above);
  if (!siteSpace) throw notFound();
  if (kind === 'changes') {
    const isKey = NUMBER.test(key) || isIdOf(key, 'ChangeRequest');
    const found = isKey ? await findChangeRequest(ctx.load, siteSpace.spaceId, key) : null;
    if (!found) throw notFound();
    return { ...NOTHING_NAMED, changeRequestId: found.id };
  }
  const row = isIdOf(key, 'Revision') ? await ctx.load.revision.load(key) : null;
  if (row?.spaceId !== siteSpace.spaceId) throw notFound();
  return { ...NOTHING_NAMED, revisionId: row.id };
}

/**
 * Returns the URL of a preview without its token: the target, a site space, or the start of the site.
 * The target gets the current hostname.
 */
async function urlFor(
  ctx: Context,
  reader: VisitorReader,
  siteSpace: SiteSpaceRow | undefined,
  target: PreviewTarget | undefined,
): Promise<URL> {
  const base = await siteBaseUrl(ctx, reader.site);
  if (target) return new URL(base + target.address.path.replace(/^\/$/, '') + target.fragment);
  const url = siteSpace && (await siteSpaceUrl(ctx, readBy(reader, siteSpace)));
  return new URL(url ?? base);
}

/**
 * Creates a preview of a site that the viewer can read. Nothing is written.
 * @throws NOT_FOUND if the viewer, or a visitor with the claims, cannot see what it would show
 * @throws BAD_USER_INPUT for invalid claims, and for a target outside of the site
 */
async function createPreview(
  ctx: Context,
  site: SiteRow,
  { siteSpaceId, claims: text, draft, target: targetUrl }: SitePreviewArgs,
): Promise<SitePreview> {
  const { viewer } = ctx;
  if (!viewer) throw unauthenticated();
  const claims = text == null ? {} : readClaims(text, 'claims');
  const target = targetUrl == null ? undefined : await readTarget(ctx, site, targetUrl);
  const isPublishedOnly = draft === false;
  if (!(await can(ctx, 'site.read', site)) || (isPublishedOnly && !site.published))
    throw notFound();
  const parts = await visiblePartsOf(ctx, site);
  const ids = target?.named ? await idsNamed(ctx, site, parts, target.named) : NOTHING_NAMED;
  const readable = await readablePreview(ctx, site, ids);
  const reader = readable && (await previewReader(ctx, site, claims, readable));
  const siteSpace = reader?.parts.siteSpaces.find(({ id }) => id === siteSpaceId);
  if (!reader || (siteSpaceId != null && !siteSpace)) throw notFound();
  if (Buffer.byteLength(JSON.stringify(reader.claims)) > MAX_CLAIMS_BYTES)
    throw badInput(
      `The claims that the site declares have at most ${MAX_CLAIMS_BYTES} bytes as JSON.`,
      'claims',
    );
  const expiresAt = previewEndAt(ctx.now);
  const url = await urlFor(ctx, reader, siteSpace, target);
  const token = await makePreviewToken(ctx.secrets, {
    ...{ organizationId: site.organizationId, siteId: site.id, claims: reader.claims },
    preview: { ...ids, userId: viewer.userId, isPublishedOnly, expiresAt },
  });
  url.searchParams.set('jwt_token', token);
  return { url: url.href, expiresAt };
}

/** Returns the preview that a reader shows; null for a member, and for the published site. */
function previewFor(reader: Reader): PublishedPreview | null {
  if (reader.kind !== 'visitor' || !reader.preview) return null;
  const shown = shownContentOf(reader);
  return {
    changeRequestId: shown?.changeRequest?.id ?? null,
    changeRequestNumber: shown?.changeRequest?.number ?? null,
    revisionId: shown?.revisionId ?? null,
  };
}

export const sitePreview: Resolvers = {
  Site: { preview: (site, args, ctx) => createPreview(ctx, site, args) },
  PublishedLocation: { preview: ({ reader }) => previewFor(reader) },
};
