/** Finds sites by their custom hostnames, and claims hostnames for them. */
import type { Context } from '../../context.ts';
import type { Query, Tx } from '../../data/database.ts';
import type { Loaders } from '../../data/loaders.ts';
import type { SiteRow } from '../../data/rows.ts';
import { column, statement } from '../../data/statement.ts';
import { tables } from '../../data/tables.ts';
import type { WriteContext } from '../../data/write.ts';
import { AppError, badInput } from '../../domain/errors.ts';
import { findSite } from './find.ts';

// A hostname is unique among all organizations; who can see its site is checked afterwards.
const BY_NAME = statement(
  'site.byCustomHostname',
  `SELECT ${tables.site.columns} FROM sites si WHERE si.custom_hostname = lower($1)`,
  tables.site.row,
);

/** Returns the site with a custom hostname, active or not, visible or not; undefined for none. */
export const siteAtHostname = async (
  query: Query,
  hostname: string,
): Promise<SiteRow | undefined> => (await query(BY_NAME, [hostname]))[0];

// Everyone may see which published site is at a hostname.
const IS_SITE = statement(
  'site.isAtHostname',
  'SELECT id FROM sites WHERE custom_hostname = $1 AND hostname = custom_hostname AND published',
  { id: column.text },
);

/**
 * Returns a function that returns whether a published site is at a hostname. The hostname of this
 * server is never asked for.
 */
export const isHostedSite =
  (query: Query, baseUrl: string) =>
  async (hostname: string): Promise<boolean> =>
    hostname !== new URL(baseUrl).hostname && (await query(IS_SITE, [hostname])).length > 0;

/** Returns the site with a custom hostname in an organization of the viewer, locked, or null. */
export async function lockedSite(load: Loaders, tx: Tx, hostname: string): Promise<SiteRow | null> {
  const found = await siteAtHostname(tx.query, hostname);
  // This is always loaded, so that response times do not reveal the hostnames of others.
  const memberships = await load.memberships();
  if (!found || !memberships.has(found.organizationId)) return null;
  const site = await findSite(load, found.organizationId, found.id, tx);
  return site?.customHostname === found.customHostname ? site : null;
}

/**
 * Returns the name to which custom hostnames must be aliases.
 * @throws CONFLICT if the server supports none
 */
export function requireTarget({ settings: { hostnameTarget } }: Context): string {
  if (hostnameTarget !== undefined) return hostnameTarget.toLowerCase();
  throw new AppError(
    'CONFLICT',
    'This server supports no custom hostnames. Its operator can set CUSTOM_HOSTNAME_TARGET.',
    { field: 'input.hostname' },
  );
}

/** The columns of a custom hostname. */
type HostnameColumns = Pick<
  SiteRow,
  'hostname' | 'customHostname' | 'hostnameStatus' | 'hostnameCheckedAt'
>;

export const unchecked = (customHostname: string | null): HostnameColumns => ({
  customHostname,
  hostname: null,
  hostnameStatus: null,
  hostnameCheckedAt: null,
});

/**
 * Returns the columns for a new custom hostname of a site, which is not active before it was
 * checked; null removes the hostname.
 *
 * Gap: a hostname belongs to the first site that asks for it, checked or not.
 * @throws ALREADY_EXISTS if another site has it, of any organization
 * @throws BAD_USER_INPUT for a hostname of this server
 */
export async function claimedHostname(
  ctx: Context,
  tx: WriteContext,
  site: SiteRow,
  hostname: string | null | undefined,
): Promise<Partial<HostnameColumns>> {
  if (hostname === undefined || hostname === site.customHostname) return {};
  if (hostname === null) return unchecked(null);
  const target = requireTarget(ctx);
  const { baseUrl, appUrl, publicUrl } = ctx.settings;
  const own = [baseUrl, appUrl, publicUrl].map((url) => new URL(url).hostname);
  if (hostname === target || own.includes(hostname))
    throw badInput('This is a hostname of this server. Choose another.', 'input.hostname');
  const owner = await siteAtHostname(tx.query, hostname);
  if (owner)
    throw new AppError('ALREADY_EXISTS', 'Another site has this hostname. Choose another.', {
      field: 'input.hostname',
      ...(owner.organizationId === site.organizationId && { existingId: owner.id }),
    });
  return unchecked(hostname);
}
