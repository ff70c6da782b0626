/**
 * Writes and reads manual redirects. Chains are resolved to their final destination, and cycles are
 * rejected. The site must be locked.
 */
import type { Context } from '../../context.ts';
import {
  type SqlCondition,
  type ConnectionQuery,
  contains,
  declareList,
} from '../../data/connection.ts';
import { createdWithin, given, isTrue } from '../../data/connection/conditions.ts';
import { byText, byTime, declareOrders, type ListArgs } from '../../data/connection/order.ts';
import { newId } from '../../data/new-id.ts';
import type { AccessContext } from '../../data/authorize.ts';
import type { SiteRedirectRow, SiteRow } from '../../data/rows.ts';
import { tables } from '../../data/tables.ts';
import type { WriteContext } from '../../data/write.ts';
import { badInput, AppError } from '../../domain/errors.ts';
import { destinationOf, MAX_SOURCE_LENGTH, normalPath } from '../../domain/site-address.ts';
import { type ManualRedirect, finalTargetOf } from '../../domain/site-redirect.ts';
import { readableSpaces } from '../content/visibility.ts';
import { visiblePartsOf } from './find.ts';
import type { StoredDestination } from './redirect-destination.ts';
import { statement } from '../../data/statement.ts';
import type { SiteRedirectOrderField, SiteRedirectsArgs } from '../../generated/resolvers.ts';

/** Manual redirects per site. */
const MAX_REDIRECT_COUNT = 10_000;

/**
 * Returns the normalized source of a redirect.
 * @throws BAD_USER_INPUT if it is not a path of a site.
 */
export function normalizeSource(text: string): string {
  const path = normalPath(text);
  if (path === undefined)
    throw badInput(
      'Send a path of the site with a leading slash, without query and fragment.',
      'input.source',
    );
  if ([...path].length > MAX_SOURCE_LENGTH)
    throw badInput(`A path has at most ${MAX_SOURCE_LENGTH} characters.`, 'input.source');
  return path;
}

// Redirects that lead to the new source are updated to the new destination.
const RETARGET = statement(
  'redirect.leadOn',
  `UPDATE site_redirects SET destination = $5, site_section_id = $6, site_space_id = $7, page_id = $8
    WHERE site_id = $1 AND organization_id = $2 AND id <> $3 AND destination IS NOT NULL
    AND site_section_id IS NULL AND site_space_id IS NULL
    AND split_part(split_part(destination, '?', 1), '#', 1) = $4`,
  {},
);

/** The columns of a manual redirect that a write sets. */
type WrittenRedirect = ManualRedirect &
  StoredDestination &
  Pick<SiteRedirectRow, 'draft' | 'permanent' | 'captureWildcard'>;

/**
 * Inserts or updates a redirect and returns its id.
 * @throws BAD_USER_INPUT for a redirect cycle, ALREADY_EXISTS if another manual redirect has the
 * source, CONFLICT if the site has too many redirects.
 */
export async function writeRedirect(
  ctx: Context,
  tx: WriteContext,
  { id: siteId, organizationId }: SiteRow,
  redirect: WrittenRedirect,
  row?: SiteRedirectRow,
): Promise<string> {
  const id = row?.id ?? newId('SiteRedirect');
  const { siteSectionId, siteSpaceId, pageId } = redirect;
  const isPart = siteSectionId !== null || siteSpaceId !== null;
  const target = destinationOf(redirect.destination);
  const isPath = 'path' in target && !isPart;
  const paths = isPath ? [redirect.source, target.path] : [redirect.source];
  const others = await tx.prisma.siteRedirect.findMany({
    where: { siteId, organizationId, id: { not: id }, source: { in: paths } },
    select: { id: true, source: true, destination: true, draft: true },
  });
  const existing = others.find(({ source }) => source === redirect.source);
  if (existing && existing.destination !== null)
    throw new AppError(
      'ALREADY_EXISTS',
      'Another redirect of the site has this source. Change that one.',
      { field: 'input.source', existingId: existing.id },
    );
  const destinations = new Map(
    others.flatMap(({ source, destination: to, draft }) =>
      to === null || draft ? [] : [[source, to]],
    ),
  );
  const destination = isPart ? redirect.destination : finalTargetOf(redirect, destinations);
  if (destination === undefined)
    throw badInput(
      'This redirect forms a cycle. Choose another destination, or delete the redirect of that path.',
      'input.destination',
    );
  if (row?.destination == null) await requireCapacity(tx, siteId, organizationId);
  if (existing)
    await tx.prisma.siteRedirect.delete({ where: { key: { id: existing.id, organizationId } } });
  const data = { ...redirect, destination };
  if (row) await tx.prisma.siteRedirect.update({ where: { key: { id, organizationId } }, data });
  else
    await tx.prisma.siteRedirect.create({
      data: { ...data, id, siteId, organizationId, createdAt: ctx.now },
    });
  if (!redirect.draft)
    await tx.query(RETARGET, [
      ...[siteId, organizationId, id, redirect.source, destination],
      ...[siteSectionId, siteSpaceId, pageId],
    ]);
  return id;
}

async function requireCapacity(
  tx: WriteContext,
  siteId: string,
  organizationId: string,
): Promise<void> {
  const count = await tx.prisma.siteRedirect.count({
    where: { siteId, organizationId, destination: { not: null } },
  });
  if (count >= MAX_REDIRECT_COUNT)
    throw new AppError(
      'CONFLICT',
      `A site has at most 10,000 manual redirects. Delete unused ones.`,
    );
}

/**
 * Returns a redirect that the viewer can see, or null. A redirect into a site space is visible if
 * the site space is.
 */
export async function visibleRedirect(
  access: AccessContext,
  site: SiteRow,
  id: string,
): Promise<SiteRedirectRow | null> {
  const row = await access.load.siteRedirect.load(id);
  if (row?.siteId !== site.id) return null;
  return row.siteSpaceId === null ||
    (await visiblePartsOf(access, site)).siteSpaces.some((one) => one.id === row.siteSpaceId)
    ? row
    : null;
}

/**
 * Returns the condition for visible redirects. Automatic ones are visible if the viewer can read
 * their space.
 */
function visibilityOf(readable: SqlCondition | undefined): SqlCondition | undefined {
  return readable && { ...readable, sql: `(rd.site_space_id IS NULL OR ${readable.sql})` };
}

const REDIRECTS = declareList(
  'site.redirects',
  tables.siteRedirect,
  'site_redirects rd LEFT JOIN site_spaces x ON x.id = rd.site_space_id LEFT JOIN spaces s ON s.id = x.space_id',
  'rd.site_id',
);

const redirectOrders = declareOrders<SiteRedirectOrderField>('rd.id', {
  CREATED_AT: byTime('rd.created_at'),
  SOURCE: byText('rd.source'),
});

/** Returns the query for the redirects of a site. */
export const redirectsOfSite = async (
  ctx: Context,
  { filter, orderBy }: ListArgs<SiteRedirectsArgs>,
): Promise<ConnectionQuery<SiteRedirectRow>> => ({
  ...REDIRECTS,
  where: [
    { sql: 's.deleted_at IS NULL' },
    ...given(
      contains('rd.source', filter?.source),
      isTrue('rd.destination IS NULL', filter?.automatic),
    ),
    ...createdWithin('rd.created_at', filter),
  ],
  seen: visibilityOf(await readableSpaces(ctx)),
  ...redirectOrders(orderBy),
});
