/** Checks, removes and resolves the custom hostnames of sites. */
import type { Context } from '../context.ts';
import { authorize, can } from '../data/authorize.ts';
import { hasValues } from '../data/given.ts';
import { write } from '../data/write.ts';
import { notFound } from '../domain/errors.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { lockedSite, requireTarget, siteAtHostname, unchecked } from './site/hostname.ts';

/**
 * Asks the DNS where a custom hostname leads to, and makes it active or inactive.
 * @throws UNAVAILABLE if the DNS does not answer
 */
async function validateHostname(ctx: Context, name: string): Promise<string> {
  const found = await siteAtHostname(ctx.query, name);
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

/**
 * Removes a custom hostname and returns it.
 * @throws NOT_FOUND if no site that the viewer can read has it
 */
const removeHostname = (ctx: Context, hostname: string): Promise<string | null> =>
  write(
    ctx,
    {
      action: 'site.removeHostname',
      async on(load, tx) {
        const site = await lockedSite(load, tx, hostname);
        return site && (await can({ viewer: ctx.viewer, load }, 'site.read', site)) ? site : null;
      },
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
      const site = await siteAtHostname(ctx.query, hostname);
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
