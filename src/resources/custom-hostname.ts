/** Claims, checks, removes and resolves the custom hostnames of sites. */
import type { Context } from '../context.ts';
import { authorize, can } from '../data/authorize.ts';
import type { Query, Tx } from '../data/database.ts';
import { hasValues } from '../data/given.ts';
import type { Loaders } from '../data/loaders.ts';
import { nothingToDelete } from '../data/parents.ts';
import type { SiteRow } from '../data/rows.ts';
import { column, statement } from '../data/statement.ts';
import { tables } from '../data/tables.ts';
import { write, type WriteContext } from '../data/write.ts';
import { AppError, badInput, notFound } from '../domain/errors.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { findSite } from './site/find.ts';

// A hostname is unique among all organizations; who can see its site is checked afterwards.
const BY_NAME = statement(
  'site.byCustomHostname',
  `SELECT ${tables.site.columns} FROM sites si WHERE si.custom_hostname = lower($1)`,
  tables.site.row,
);

/** Returns the site with a custom hostname, active or not, visible or not; undefined for none. */
const siteOf = async (query: Query, hostname: string): Promise<SiteRow | undefined> =>
  (await query(BY_NAME, [hostname]))[0];

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

/** Returns the site with a custom hostname, locked, or null. */
async function lockedSite(load: Loaders, tx: Tx, hostname: string): Promise<SiteRow | null> {
  const found = await siteOf(tx.query, hostname);
  const site = found && (await findSite(load, found.organizationId, found.id, tx));
  return site?.customHostname === found?.customHostname ? (site ?? null) : null;
}

/**
 * Returns the name to which custom hostnames must be aliases.
 * @throws CONFLICT if the server supports none
 */
function requireTarget({ settings: { hostnameTarget } }: Context): string {
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

const unchecked = (customHostname: string | null): HostnameColumns => ({
  customHostname,
  hostname: null,
  hostnameStatus: null,
  hostnameCheckedAt: null,
});

/**
 * Returns the columns for a new custom hostname of a site, which is not active before it was
 * checked; null removes the hostname. Gap: a hostname belongs to the first site that asks for it,
 * checked or not, so that no other can take it over in between.
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
  const owner = await siteOf(tx.query, hostname);
  if (owner)
    throw new AppError('ALREADY_EXISTS', 'Another site has this hostname. Choose another.', {
      field: 'input.hostname',
      ...(owner.organizationId === site.organizationId && { existingId: owner.id }),
    });
  return unchecked(hostname);
}

/**
 * Asks the DNS where a custom hostname leads to, and makes it active or inactive.
 * @throws UNAVAILABLE if the DNS does not answer
 */
async function validateHostname(ctx: Context, name: string): Promise<string> {
  const found = await siteOf(ctx.query, name);
  const { viewer, load } = ctx;
  if (!found?.customHostname) throw notFound();
  const hostname = found.customHostname;
  // The transaction checks it again. Only callers who may change the site make the server ask.
  await authorize({ viewer, load, authorizationTrace: undefined }, 'site.validateHostname', found);
  const target = requireTarget(ctx);
  const names = await ctx.readCname(hostname);
  const hostnameStatus =
    names.length === 0 ? 'DNS_NO_CNAME' : names.includes(target) ? 'DNS_PASSED' : 'DNS_WRONG_CNAME';
  return write(
    ctx,
    { action: 'site.validateHostname', on: (load, tx) => lockedSite(load, tx, hostname) },
    async (tx, site) => {
      const { id, organizationId } = site;
      const changed = {
        hostname: hostnameStatus === 'DNS_PASSED' ? hostname : null,
        hostnameStatus,
      } as const;
      await tx.prisma.site.update({
        where: { key: { id, organizationId } },
        data: { ...changed, hostnameCheckedAt: ctx.now },
      });
      if (hasValues(site, changed)) tx.skipEvent();
      else tx.record({ fields: ['hostname'] });
      return id;
    },
  );
}

/** Removes a custom hostname and returns it; null if no site that the viewer can read has it. */
const removeHostname = (ctx: Context, hostname: string): Promise<string | null> =>
  write(
    ctx,
    {
      action: 'site.removeHostname',
      async on(load, tx) {
        const site = await lockedSite(load, tx, hostname);
        return site && (await can({ viewer: ctx.viewer, load }, 'site.read', site)) ? site : null;
      },
      absent: () => nothingToDelete(ctx),
    },
    async (tx, { id, organizationId, customHostname }) => {
      await tx.prisma.site.update({
        where: { key: { id, organizationId } },
        data: unchecked(null),
      });
      tx.record({ fields: ['hostname'] });
      return customHostname;
    },
  );

export const customHostname: Resolvers = {
  CustomHostname: {
    hostname: ({ customHostname }) => customHostname ?? '',
    target: ({ id: siteId }) => ({ type: 'SITE', siteId }),
    isActive: ({ hostname, customHostname }) => hostname === customHostname,
    status: ({ hostnameStatus }) => hostnameStatus,
    checkedAt: ({ hostnameCheckedAt }) => hostnameCheckedAt,
    cname: (_, __, { settings }) => settings.hostnameTarget?.toLowerCase() ?? null,
    urls: ({ customHostname }, _, { settings }) => ({
      location: `${settings.baseUrl}/v1/custom-hostnames/${customHostname}`,
    }),
  },
  Site: {
    customHostname: (site) =>
      site.reader.kind === 'visitor' || site.customHostname === null ? null : site,
  },
  Query: {
    customHostname: async (_, { hostname }, ctx) => {
      const site = await siteOf(ctx.query, hostname);
      if (!site) throw notFound();
      await authorize(ctx, 'site.read', site);
      return site;
    },
  },
  Mutation: {
    validateCustomHostname: async (_, { input: { hostname } }, ctx) => ({
      customHostname: await ctx.load.site.must(await validateHostname(ctx, hostname)),
    }),
    removeCustomHostname: async (_, { input: { hostname } }, ctx) => ({
      removedHostname: await removeHostname(ctx, hostname),
    }),
  },
};
