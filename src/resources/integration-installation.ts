/** Installations: an integration in an organization, with what it reaches there. */
import type { Context } from '../context.ts';
import { type Asking, authorize, can } from '../data/authorize.ts';
import type { Tx } from '../data/database.ts';
import { given } from '../data/given.ts';
import type { Loaders } from '../data/loaders.ts';
import { newId } from '../data/new-id.ts';
import type { InstallationRow, IntegrationRow } from '../data/rows.ts';
import { write, type Writing } from '../data/write.ts';
import { Fault, forbidden, notFound } from '../domain/errors.ts';
import type { InstallIntegrationInput, Resolvers, UpdateIntegrationInstallationInput } from '../generated/resolvers.ts';
import { findIntegration } from './integration/find.ts';
import { findInstallation } from './integration-installation/find.ts';
import { agreedScopes, checkReaching, choose, configurationGiven, configurationOfNothing, isComplete, statusAfter } from './integration-installation/settings.ts';
import { createInstallationToken, powerOfInstallation } from './integration-installation/token.ts';

/** The integration, held against being unpublished, made private or published anew until the transaction ends. NOT_FOUND for what the viewer does not see. */
async function heldIntegration(asking: Asking, { query }: Tx, name: string): Promise<IntegrationRow> {
  const found = await findIntegration(asking, name);
  if (!found) throw notFound();
  await query('integration.share', 'SELECT id FROM integrations WHERE id = $1 FOR SHARE', [found.id]);
  asking.load.integrationByName.clearAll(); // it may have changed before it was held
  const held = await findIntegration(asking, name);
  if (!held) throw notFound();
  return held;
}

/** Refuses a second installation, and a private integration of another organization. */
async function mustBeInstallable(tx: Writing, { id, ownerId, visibility }: IntegrationRow, organizationId: string): Promise<void> {
  if (visibility === 'PRIVATE' && ownerId !== organizationId)
    throw new Fault('CONFLICT', 'This integration is private: it is installed where it is published, and nowhere else.', { field: 'input.organization' });
  const known = await tx.prisma.integrationInstallation.findFirst({ where: { integrationId: id, organizationId }, select: { id: true } });
  if (known) throw new Fault('ALREADY_EXISTS', 'It is installed in this organization. Change that installation.', { field: 'input.organization' });
}

/** Installs an integration, with a user as whom it appears, and gives the id. */
export const installIntegration = (ctx: Context, integrationName: string, input: InstallIntegrationInput): Promise<string> =>
  write(
    ctx,
    {
      action: 'installation.create',
      // The integration stands in the path: who does not see it is told that first.
      on: async (load) => ((await findIntegration({ viewer: ctx.viewer, load }, integrationName)) ? { id: input.organization } : null),
    },
    async (tx) => {
      const { organization: organizationId, externalIds, space_selection, site_selection } = input;
      const integration = await heldIntegration({ viewer: ctx.viewer, load: tx.load }, tx, integrationName);
      checkReaching(integration, input);
      await mustBeInstallable(tx, integration, organizationId);
      const configuration = configurationGiven(integration, input.configuration) ?? configurationOfNothing(integration);
      const [id, userId] = [newId('IntegrationInstallation'), newId('User')];
      // Nothing is reached that nobody chose; an integration for the whole organization was chosen for all of it.
      const unsaid = integration.target === 'ORGANIZATION' ? 'ALL' : 'SELECTED';
      const selections = { spaceSelection: space_selection ?? unsaid, siteSelection: site_selection ?? unsaid } as const;
      const status = isComplete(integration, configuration) ? 'ACTIVE' : 'PENDING';
      await tx.prisma.user.create({ data: { id: userId, email: `${userId.toLowerCase()}.${userId.slice(-6)}@installations.invalid`, displayName: integration.title, createdAt: ctx.now } });
      const made = { id, organizationId, integrationId: integration.id, userId, createdById: ctx.viewer?.userId ?? null, createdAt: ctx.now, updatedAt: ctx.now };
      await tx.prisma.integrationInstallation.create({ data: { ...made, ...selections, status, configuration, scopes: integration.scopes, externalIds: [...new Set(externalIds ?? [])] } });
      await choose(tx, made, integration, input);
      tx.record({ subject: id, organizationId, related: [integration.id] });
      return id;
    },
  );

/** Refuses what is not for who publishes the integration and has no say in the installation's organization. */
async function mustConfigure(ctx: Context, tx: Writing, row: InstallationRow, { externalIds: _, ...rest }: UpdateIntegrationInstallationInput): Promise<void> {
  if (Object.keys(rest).length === 0 || (await can({ viewer: ctx.viewer, load: tx.load }, 'installation.configure', row))) return;
  throw forbidden('Who publishes an integration sets the external ids of its installations, and nothing else.', 'admin', 'nothing');
}

/** Changes what is given of an installation. */
export const updateIntegrationInstallation = (ctx: Context, integrationName: string, id: string, input: UpdateIntegrationInstallationInput): Promise<string> => {
  const on = async (load: Loaders, tx: Tx) => {
    await heldIntegration({ viewer: ctx.viewer, load }, tx, integrationName); // what it requires is held first, as where a version is published
    return findInstallation({ viewer: ctx.viewer, load }, integrationName, id, tx);
  };
  return write(ctx, { action: 'installation.update', on }, async (tx, row) => {
    await mustConfigure(ctx, tx, row, input);
    const integration = await tx.load.integration.must(row.integrationId);
    checkReaching(integration, input);
    const configuration = configurationGiven(integration, input.configuration);
    const status = statusAfter(row, integration, input);
    const changed = given({
      configuration,
      spaceSelection: input.space_selection,
      siteSelection: input.site_selection,
      externalIds: input.externalIds == null ? undefined : [...new Set(input.externalIds)],
      scopes: input.scopes == null ? undefined : agreedScopes(integration, input.scopes),
    });
    await tx.prisma.integrationInstallation.update({ where: { key: { id, organizationId: row.organizationId } }, data: { ...changed, status, updatedAt: ctx.now } });
    await choose(tx, row, integration, input);
    if (status === 'PAUSED') await tx.prisma.installationToken.deleteMany({ where: { installationId: id, organizationId: row.organizationId } });
    tx.record({ fields: Object.keys(input) });
    return id;
  });
};

/** Uninstalls an integration, with its tokens, and gives the id; null for what is not there, or not seen. */
export const uninstallIntegration = (ctx: Context, integrationName: string, id: string): Promise<string | null> =>
  write(
    ctx,
    { action: 'installation.delete', on: (load, tx) => findInstallation({ viewer: ctx.viewer, load }, integrationName, id, tx), absent: () => null },
    async (tx, { organizationId, integrationId }) => {
      await tx.prisma.integrationInstallation.delete({ where: { key: { id, organizationId } } });
      tx.record({ related: [integrationId] });
      return id;
    },
  );

/** An installation that the caller may read, by its id; null for none. */
export async function readableInstallation(ctx: Context, id: string): Promise<InstallationRow | null> {
  const row = await ctx.load.installation.load(id);
  return row && (await can(ctx, 'installation.read', row)) ? row : null;
}

const integrationOf = ({ integrationId }: InstallationRow, ctx: Context): Promise<IntegrationRow> => ctx.load.integration.must(integrationId);

async function urlsOf(row: InstallationRow, ctx: Context) {
  const { name } = await integrationOf(row, ctx);
  const path = `integrations/${name}/installations/${row.id}`;
  return { location: `${ctx.settings.baseUrl}/v1/${path}`, app: `${ctx.settings.appUrl}/o/${row.organizationId}/${path}`, publicEndpoint: null };
}

export const integrationInstallation: Resolvers = {
  IntegrationInstallation: {
    spaces: async (row, _, ctx) => {
      const { level } = powerOfInstallation(row, await integrationOf(row, ctx));
      return level === null ? 0 : ctx.load.reachedSpaces.load(row.id); // without a level it reaches none, whatever was chosen
    },
    selectedSpaces: async ({ id }, _, ctx) => (await ctx.load.chosenSpaces.load(id)).map(({ id: space, configuration }) => ({ space, configuration })),
    selectedSites: async ({ id }, _, ctx) => (await ctx.load.chosenSites.load(id)).map(({ id: site, configuration }) => ({ site, configuration })),
    apiScopes: async (row, _, ctx) => [...powerOfInstallation(row, await integrationOf(row, ctx)).api],
    target: ({ organizationId }) => ({ organization: organizationId }),
    integration: (row, _, ctx) => integrationOf(row, ctx),
    user: ({ userId }, _, ctx) => ctx.load.user.must(userId),
    createdBy: async ({ createdById }, _, ctx) => {
      const user = createdById === null ? null : await ctx.load.user.load(createdById);
      return user && (await can(ctx, 'user.read', user)) ? user : null; // who publishes the integration may be nobody's fellow here
    },
    urls: (row, _, ctx) => urlsOf(row, ctx),
  },
  IntegrationInstallationConnection: { totalCount: (page) => page.count() },
  Query: {
    integrationInstallation: async (_, { integrationName, id }, ctx) => {
      const row = await findInstallation(ctx, integrationName, id);
      if (!row) throw notFound();
      await authorize(ctx, 'installation.read', row);
      return row;
    },
  },
  Mutation: {
    installIntegration: async (_, { integrationName, input }, ctx) => ({ installation: await ctx.load.installation.must(await installIntegration(ctx, integrationName, input)) }),
    updateIntegrationInstallation: async (_, { integrationName, id, input }, ctx) => ({
      installation: await ctx.load.installation.must(await updateIntegrationInstallation(ctx, integrationName, id, input)),
    }),
    uninstallIntegration: async (_, { integrationName, id }, ctx) => ({ uninstalledId: await uninstallIntegration(ctx, integrationName, id) }),
    createInstallationToken: async (_, { integrationName, id }, ctx) => {
      const { scopes, ...made } = await createInstallationToken(ctx, integrationName, id);
      return { ...made, scopes: [...scopes] };
    },
  },
};
