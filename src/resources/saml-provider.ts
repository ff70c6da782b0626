/** SAML providers: where members of an organization sign in, and what of it who belongs there is shown. */
import type { Context } from '../context.ts';
import { authorize, mustBelong } from '../data/authorize.ts';
import type { List } from '../data/connection.ts';
import type { Tx } from '../data/database.ts';
import { given } from '../data/given.ts';
import type { Loaders } from '../data/loaders.ts';
import { newId } from '../data/new-id.ts';
import type { SAMLProviderRow } from '../data/rows.ts';
import { tables } from '../data/tables.ts';
import { write } from '../data/write.ts';
import { badInput, Fault, notFound } from '../domain/errors.ts';
import { partnerOf } from '../domain/saml/active.ts';
import { normalCertificates } from '../domain/saml/certificate.ts';
import type { CreateSamlProviderInput, Resolvers, UpdateSamlProviderInput } from '../generated/resolvers.ts';
import { lockProviders, mustNotBeNeeded } from './saml-provider/needed.ts';
import { serviceOf } from './saml-provider/service.ts';

/** Providers of an organization at most: all of them are shown to whoever signs in. */
const MOST = 50;

async function findProvider(load: Loaders, organizationId: string, id: string): Promise<SAMLProviderRow | null> {
  await mustBelong(load, organizationId);
  const row = await load.samlProvider.load(id);
  return row?.organizationId === organizationId ? row : null;
}

/** What is kept of an input. BAD_USER_INPUT for a certificate that is none, and for a team of another organization. */
async function kept(tx: Tx, organizationId: string, { label, entityID, certificate, ssoURL, defaultTeam, defaultRole }: UpdateSamlProviderInput) {
  if (defaultTeam != null && (await tx.prisma.team.count({ where: { id: defaultTeam, organizationId } })) === 0) throw badInput('This is no team of the organization.', 'input.defaultTeam');
  const pem = certificate == null ? certificate : pemOf(certificate);
  // Gap: an empty text is no value, so that a form can be kept half filled in.
  return given({ label, entityID: entityID === '' ? null : entityID, certificate: pem, ssoURL, defaultTeamId: defaultTeam, defaultRole }, 'entityID', 'certificate', 'defaultRole');
}

function pemOf(certificate: string): string | null {
  if (certificate.trim() === '') return null;
  const read = normalCertificates(certificate);
  if ('says' in read) throw badInput(read.says, 'input.certificate');
  return read.pem;
}

/** Makes a SAML provider, and gives its id. CONFLICT for one too many. */
export const createSAMLProvider = (ctx: Context, organizationId: string, input: CreateSamlProviderInput): Promise<string> =>
  write(ctx, { action: 'samlProvider.create', on: async () => ({ id: organizationId }) }, async (tx) => {
    await lockProviders(tx, organizationId);
    const data = await kept(tx, organizationId, input);
    if ((await tx.prisma.sAMLProvider.count({ where: { organizationId } })) >= MOST)
      throw new Fault('CONFLICT', `An organization has at most ${MOST} SAML providers. Delete one that nobody signs in through.`);
    const { defaultRole } = await tx.load.organization.must(organizationId);
    const id = newId('SAMLProvider');
    await tx.prisma.sAMLProvider.create({ data: { defaultRole, ...data, label: input.label, id, organizationId, createdAt: ctx.now } });
    tx.record({ subject: id, organizationId });
    return id;
  });

/** Changes what is given of a SAML provider. */
export const updateSAMLProvider = (ctx: Context, organizationId: string, id: string, input: UpdateSamlProviderInput): Promise<string> =>
  write(ctx, { action: 'samlProvider.update', on: (load) => findProvider(load, organizationId, id) }, async (tx) => {
    const data = await kept(tx, organizationId, input);
    if (data.entityID === null || data.certificate === null) await mustNotBeNeeded(tx, organizationId, id);
    await tx.prisma.sAMLProvider.update({ where: { key: { id, organizationId } }, data });
    tx.record({ fields: Object.keys(input) });
    return id;
  });

/** Deletes a SAML provider, with the sessions that began through it; gives its id, null when there was none. */
export const deleteSAMLProvider = (ctx: Context, organizationId: string, id: string): Promise<string | null> =>
  write(ctx, { action: 'samlProvider.delete', on: (load) => findProvider(load, organizationId, id), absent: () => null }, async (tx) => {
    await mustNotBeNeeded(tx, organizationId, id);
    await tx.prisma.apiToken.updateMany({ where: { samlProviderId: id, revokedAt: null }, data: { revokedAt: ctx.now } });
    await tx.prisma.sAMLProvider.delete({ where: { key: { id, organizationId } } });
    return id;
  });

/** The providers of an organization, by label. */
const providersOf: List = {
  name: 'organization.samlProviders',
  columns: tables.samlProvider.columns,
  from: 'saml_providers sa',
  parent: 'sa.organization_id',
  where: [],
  order: [
    { sql: 'lower(sa.label)', type: 'text' },
    { sql: 'sa.id', type: 'text' },
  ],
  descending: false,
};

export const samlProvider: Resolvers = {
  SAMLProvider: {
    status: (row) => (partnerOf(row) ? 'ACTIVE' : 'PENDING'),
    defaultTeam: ({ defaultTeamId }, _, ctx) => (defaultTeamId === null ? null : ctx.load.team.load(defaultTeamId)),
    organization: ({ organizationId }, _, ctx) => ctx.load.organization.must(organizationId),
    service: (row, _, { settings }) => serviceOf(settings, row),
    urls: ({ id, organizationId }, _, { settings }) => ({ location: `${settings.baseUrl}/v1/orgs/${organizationId}/saml/${id}` }),
  },
  SAMLProviderConnection: { totalCount: (page) => page.count() },
  SSOLogin: {
    startURL: (row, _, { settings }) => serviceOf(settings, row).startURL,
  },
  Organization: {
    samlProviders: async ({ id }, args, ctx) => {
      await authorize(ctx, 'samlProvider.list', { id });
      return ctx.load.page<SAMLProviderRow>(providersOf, id, args);
    },
    logins: async ({ id }, _, ctx) => {
      await authorize(ctx, 'login.list', { id });
      return [...(await ctx.load.activeProviders.load(id))];
    },
  },
  Query: {
    samlProvider: async (_, { organizationId, id }, ctx) => {
      const row = await findProvider(ctx.load, organizationId, id);
      if (!row) throw notFound();
      await authorize(ctx, 'samlProvider.read', row);
      return row;
    },
  },
  Mutation: {
    createSAMLProvider: async (_, { organizationId, input }, ctx) => ({ samlProvider: await ctx.load.samlProvider.must(await createSAMLProvider(ctx, organizationId, input)) }),
    updateSAMLProvider: async (_, { organizationId, id, input }, ctx) => ({ samlProvider: await ctx.load.samlProvider.must(await updateSAMLProvider(ctx, organizationId, id, input)) }),
    deleteSAMLProvider: async (_, { organizationId, id }, ctx) => ({ deletedSAMLProviderId: await deleteSAMLProvider(ctx, organizationId, id) }),
  },
};
