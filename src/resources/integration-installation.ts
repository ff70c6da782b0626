/** Installs, updates, uninstalls and resolves installations of integrations in organizations. */
import { nothingToDelete, type InputFields } from '../data/parents.ts';
import type { Context } from '../context.ts';
import { type AccessContext, authorize, can } from '../data/authorize.ts';
import type { Tx } from '../data/database.ts';
import { changedFieldsIn, hasValues, toGiven } from '../data/given.ts';
import type { Loaders } from '../data/loaders.ts';
import { newId } from '../data/new-id.ts';
import type { PromiseOrValue } from '../data/promise-or-value.ts';
import type { InstallationRow, IntegrationRow } from '../data/rows.ts';
import { write, type WriteContext } from '../data/write.ts';
import { INSTALLATION_DOMAIN } from '../domain/bot-email.ts';
import { AppError, forbidden, notFound } from '../domain/errors.ts';
import { checkAllAsync } from '../domain/problems.ts';
import type {
  InstallIntegrationInput,
  Resolvers,
  UpdateIntegrationInstallationInput,
} from '../generated/resolvers.ts';
import { actorFor } from './actor.ts';
import { startEndpointOf } from './integration/develop.ts';
import { findIntegration } from './integration/find.ts';
import { findInstallation, nameOfIntegration } from './integration-installation/find.ts';
import { installationsOf } from './integration-installation/lists.ts';
import {
  grantedScopes,
  checkedSelection,
  checkSelectable,
  writeSelection,
  checkedConfiguration,
  emptyConfiguration,
  isComplete,
  statusAfter,
} from './integration-installation/settings.ts';
import {
  createInstallationToken,
  grantedAccessOfInstallation,
} from './integration-installation/token.ts';
import { column, statement } from '../data/statement.ts';

const SHARE_INTEGRATION = statement(
  'integration.share',
  'SELECT id FROM integrations WHERE id = $1 FOR SHARE',
  { id: column.text },
);

/**
 * Returns an integration with a lock that prevents it from being unpublished or published until the
 * transaction ends.
 * @throws NOT_FOUND if the viewer cannot see it.
 */
export async function lockedIntegration(
  access: AccessContext,
  { query }: Tx,
  name: string,
): Promise<IntegrationRow> {
  const found = await findIntegration(access, name);
  if (!found) throw notFound();
  await query(SHARE_INTEGRATION, [found.id]);
  access.load.integrationByName.clearAll(); // The row may have changed before it was locked.
  const locked = await findIntegration(access, name);
  if (!locked) throw notFound();
  return locked;
}

/**
 * Requires that the organization can install the integration.
 * @throws CONFLICT if the integration is private to another organization.
 * @throws ALREADY_EXISTS if it is already installed.
 */
async function requireInstallable(
  tx: WriteContext,
  { id, ownerId, visibility }: IntegrationRow,
  organizationId: string,
): Promise<void> {
  if (visibility === 'PRIVATE' && ownerId !== organizationId)
    throw new AppError(
      'CONFLICT',
      'This integration is private: only the organization that publishes it can install it.',
      { field: 'input.organizationId' },
    );
  const existing = await tx.prisma.integrationInstallation.findFirst({
    where: { integrationId: id, organizationId },
    select: { id: true },
  });
  if (existing)
    throw new AppError(
      'ALREADY_EXISTS',
      'It is installed in this organization already. Change that installation.',
      { field: 'input.organizationId', existingId: existing.id },
    );
}

/** Creates the bot user of an installation. */
const createBot = ({ prisma }: WriteContext, createdAt: Date, id: string, displayName: string) =>
  prisma.user.create({
    data: {
      id,
      email: `${id.toLowerCase()}.${id.slice(-6)}@${INSTALLATION_DOMAIN}`,
      displayName,
      createdAt,
    },
  });

/** Installs an integration with a bot user of its own, and returns the id of the installation. */
export const installIntegration = (
  ctx: Context,
  integrationName: string,
  input: Omit<InstallIntegrationInput, 'integrationName' | 'clientMutationId'>,
): Promise<string> =>
  write(
    ctx,
    {
      action: 'installation.create',
      // The integration is part of the path, so its visibility is checked before the organization.
      on: async (load) =>
        (await findIntegration({ viewer: ctx.viewer, load }, integrationName))
          ? { id: input.organizationId }
          : null,
    },
    async (tx) => {
      const { organizationId, externalIds, spaceSelection, siteSelection } = input;
      const integration = await lockedIntegration(
        { viewer: ctx.viewer, load: tx.load },
        tx,
        integrationName,
      );
      const [id, userId] = [newId('IntegrationInstallation'), newId('User')];
      const [, , given, selection] = await checkAllAsync(
        () => checkSelectable(integration, input),
        () => requireInstallable(tx, integration, organizationId),
        () => checkedConfiguration(integration, input.configuration),
        () => checkedSelection(tx, { id, organizationId }, integration, input),
      );
      const configuration = given ?? emptyConfiguration(integration);
      // By default an installation has access to no content, unless the integration targets a whole
      // organization.
      const defaultSelection = integration.target === 'ORGANIZATION' ? 'ALL' : 'SELECTED';
      const selections = {
        spaceSelection: spaceSelection ?? defaultSelection,
        siteSelection: siteSelection ?? defaultSelection,
      } as const;
      const status = isComplete(integration, configuration) ? 'ACTIVE' : 'PENDING';
      await createBot(tx, ctx.now, userId, integration.title);
      const created = {
        id,
        organizationId,
        integrationId: integration.id,
        userId,
        createdById: ctx.viewer?.userId ?? null,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      };
      await tx.prisma.integrationInstallation.create({
        data: {
          ...created,
          ...selections,
          status,
          configuration,
          scopes: integration.scopes,
          externalIds: [...new Set(externalIds ?? [])],
        },
      });
      await writeSelection(tx, created, selection);
      await startEndpointOf(ctx, tx, integration, created);
      tx.record({ subject: id, organizationId, related: [integration.id] });
      return id;
    },
  );

/**
 * Requires that the viewer may configure the installation. The publisher of the integration may
 * only set external ids.
 * @throws FORBIDDEN
 */
export async function requireConfigure(
  ctx: Context,
  tx: WriteContext,
  row: InstallationRow,
  { externalIds: _, ...rest }: InputFields<UpdateIntegrationInstallationInput>,
): Promise<void> {
  if (
    Object.keys(rest).length === 0 ||
    (await can({ viewer: ctx.viewer, load: tx.load }, 'installation.configure', row))
  )
    return;
  throw forbidden(
    'The publisher of an integration can only change the external ids of its installations.',
    'admin',
    'nothing',
  );
}

/** Updates the given fields of an installation and returns its id. */
export const updateIntegrationInstallation = (
  ctx: Context,
  integrationName: string,
  id: string,
  input: InputFields<UpdateIntegrationInstallationInput>,
): Promise<string> => {
  const on = async (load: Loaders, tx: Tx) => {
    // The integration is locked first, in the same order as when a version is published.
    await lockedIntegration({ viewer: ctx.viewer, load }, tx, integrationName);
    return findInstallation({ viewer: ctx.viewer, load }, integrationName, id, tx);
  };
  return write(ctx, { action: 'installation.update', on }, async (tx, row) => {
    await requireConfigure(ctx, tx, row, input);
    const integration = await tx.load.integration.must(row.integrationId);
    const [, configuration, status, scopes, selection] = await checkAllAsync(
      () => checkSelectable(integration, input),
      () => checkedConfiguration(integration, input.configuration),
      () => statusAfter(row, integration, input),
      () => (input.scopes == null ? undefined : grantedScopes(integration, input.scopes)),
      () => checkedSelection(tx, row, integration, input),
    );
    const changed = toGiven({
      configuration,
      spaceSelection: input.spaceSelection,
      siteSelection: input.siteSelection,
      externalIds: input.externalIds == null ? undefined : [...new Set(input.externalIds)],
      scopes,
    });
    const isSelected = selection.spaces !== undefined || selection.sites !== undefined;
    if (!isSelected && hasValues(row, { ...changed, status })) {
      tx.skipEvent();
      return id;
    }
    await tx.prisma.integrationInstallation.update({
      where: { key: { id, organizationId: row.organizationId } },
      data: { ...changed, status, updatedAt: ctx.now },
    });
    await writeSelection(tx, row, selection);
    if (status === 'PAUSED')
      await tx.prisma.installationToken.deleteMany({
        where: { installationId: id, organizationId: row.organizationId },
      });
    tx.record({ fields: changedFieldsIn(input) });
    return id;
  });
};

/** Uninstalls an integration, which revokes its tokens, and returns the id. */
export const uninstallIntegration = (
  ctx: Context,
  integrationName: string,
  id: string,
): Promise<string | null> =>
  write(
    ctx,
    {
      action: 'installation.delete',
      on: (load, tx) => findInstallation({ viewer: ctx.viewer, load }, integrationName, id, tx),
      absent: () => nothingToDelete(ctx),
    },
    async (tx, { organizationId, integrationId }) => {
      await tx.prisma.integrationInstallation.delete({ where: { key: { id, organizationId } } });
      tx.record({ related: [integrationId] });
      return id;
    },
  );

/** Returns an installation that the caller can read, or null. */
export async function readableInstallation(
  ctx: Context,
  id: string,
): Promise<InstallationRow | null> {
  const row = await ctx.load.installation.load(id);
  return row && (await can(ctx, 'installation.read', row)) ? row : null;
}

const integrationOf = (
  { integrationId }: InstallationRow,
  ctx: Context,
): PromiseOrValue<IntegrationRow> => ctx.load.integration.must(integrationId);

async function urlsOf(row: InstallationRow, ctx: Context) {
  const { name } = await integrationOf(row, ctx);
  const path = `integrations/${name}/installations/${row.id}`;
  return {
    location: `${ctx.settings.baseUrl}/v1/${path}`,
    app: `${ctx.settings.appUrl}/o/${row.organizationId}/${path}`,
    publicEndpoint: null,
  };
}

export const integrationInstallation: Resolvers = {
  Integration: {
    installations: async (row, args, ctx) => {
      await authorize(ctx, 'installation.list', row);
      return ctx.load.page<InstallationRow>(await installationsOf(ctx, args), row.id, args);
    },
  },
  IntegrationInstallation: {
    spaces: async (row, _, ctx) => {
      const { level } = grantedAccessOfInstallation(row, await integrationOf(row, ctx));
      // Without a level, an installation has access to no space.
      return level === null ? 0 : ctx.load.reachedSpaces.load(row.id);
    },
    selectedSpaces: async ({ id }, _, ctx) =>
      (await ctx.load.chosenSpaces.load(id)).map(({ id: spaceId, configuration }) => ({
        spaceId,
        configuration,
      })),
    selectedSites: async ({ id }, _, ctx) =>
      (await ctx.load.chosenSites.load(id)).map(({ id: siteId, configuration }) => ({
        siteId,
        configuration,
      })),
    apiScopes: async (row, _, ctx) => [
      ...grantedAccessOfInstallation(row, await integrationOf(row, ctx)).api,
    ],
    target: ({ organizationId }) => ({ organizationId }),
    integration: (row, _, ctx) => integrationOf(row, ctx),
    user: ({ userId }, _, ctx) => ctx.load.user.must(userId),
    displayName: async ({ userId }, _, ctx) => (await ctx.load.user.must(userId)).displayName,
    photoUrl: async ({ userId }, _, ctx) => (await ctx.load.user.must(userId)).photoUrl,
    createdBy: async ({ createdById }, _, ctx) => {
      const user = createdById === null ? null : await ctx.load.user.load(createdById);
      // The publisher of the integration may not be allowed to see the user.
      return user && (await can(ctx, 'user.read', user)) ? actorFor(ctx, user) : null;
    },
    urls: (row, _, ctx) => urlsOf(row, ctx),
  },
  Query: {
    integrationInstallation: async (_, { id }, ctx) => {
      const integrationName = await nameOfIntegration(ctx, id);
      const row = await findInstallation(ctx, integrationName, id);
      if (!row) throw notFound();
      await authorize(ctx, 'installation.read', row);
      return row;
    },
  },
  Mutation: {
    installIntegration: async (_, { input: { integrationName, ...input } }, ctx) => ({
      installation: await ctx.load.installation.must(
        await installIntegration(ctx, integrationName, input),
      ),
    }),
    updateIntegrationInstallation: async (_, { input: { id, ...input } }, ctx) => {
      const integrationName = await nameOfIntegration(ctx, id);
      return {
        installation: await ctx.load.installation.must(
          await updateIntegrationInstallation(ctx, integrationName, id, input),
        ),
      };
    },
    uninstallIntegration: async (_, { input: { id } }, ctx) => {
      const integrationName = await nameOfIntegration(ctx, id);
      return {
        uninstalledIntegrationInstallationId: await uninstallIntegration(ctx, integrationName, id),
      };
    },
    createInstallationToken: async (_, { input }, ctx) => {
      const { integrationInstallationId: id } = input;
      const integrationName = await nameOfIntegration(ctx, id);
      const { scopes, ...created } = await createInstallationToken(ctx, integrationName, id);
      return { ...created, scopes: [...scopes] };
    },
  },
};
