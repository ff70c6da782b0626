/** Resolves the integrations of an organization: those it can install, and those installed. */
import type { Context } from '../context.ts';
import { authorize } from '../data/authorize.ts';
import type {
  ContentInstallationRow,
  InstalledIntegrationRow,
} from '../data/rows/content-installation.ts';
import type { IntegrationRow } from '../data/rows.ts';
import { typeOfId } from '../domain/ids.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { statusOnContent } from './content-installation.ts';
import { installedIntegrations, installedOnOrganization } from './installed-integration/lists.ts';
import { integrationsFor } from './integration/lists.ts';

const installationOf = ({ installationId }: InstalledIntegrationRow, ctx: Context) =>
  ctx.load.installation.must(installationId);

const isOnContent = (row: InstalledIntegrationRow): row is ContentInstallationRow =>
  row.contentId !== null;

/** Returns the target of an installation: its space, its site, or its organization. */
function targetOf({ organizationId, contentId }: InstalledIntegrationRow) {
  if (contentId === null) return { type: 'ORGANIZATION' as const, organizationId };
  return typeOfId(contentId) === 'Space'
    ? { type: 'SPACE' as const, spaceId: contentId }
    : { type: 'SITE' as const, siteId: contentId };
}

export const installedIntegration: Resolvers = {
  Organization: {
    integrations: async (row, args, ctx) => {
      await authorize(ctx, 'organization.listIntegrations', row);
      return ctx.load.page<IntegrationRow>(integrationsFor(args), row.id, args);
    },
    installedIntegrations: async (row, args, ctx) => {
      await authorize(ctx, 'organization.listIntegrations', row);
      const list = await installedIntegrations(ctx, args.filter);
      return ctx.load.page<InstalledIntegrationRow>(list, row.id, args);
    },
    installedIntegration: async (row, { name }, ctx) => {
      await authorize(ctx, 'organization.listIntegrations', row);
      const list = installedOnOrganization(name);
      const { nodes } = await ctx.load.page<InstalledIntegrationRow>(list, row.id, { first: 1 });
      return nodes[0] ?? null;
    },
  },
  InstalledIntegration: {
    status: async (row, _, ctx) =>
      isOnContent(row) ? statusOnContent(row, ctx) : (await installationOf(row, ctx)).status,
    integration: async (row, _, ctx) =>
      ctx.load.integration.must((await installationOf(row, ctx)).integrationId),
    target: targetOf,
  },
};
