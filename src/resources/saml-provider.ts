/** Creates, updates, deletes and resolves the SAML providers of an organization. */
import type { InputFields } from '../data/parents.ts';
import type { Context } from '../context.ts';
import { authorize } from '../data/authorize.ts';
import { contains } from '../data/connection.ts';
import { isTrue } from '../data/connection/conditions.ts';
import { byName, byTime, type ListArgs } from '../data/connection/order.ts';
import type { Tx } from '../data/database.ts';
import { toGiven } from '../data/given.ts';
import type { SAMLProviderRow } from '../data/rows.ts';
import {
  createStandard,
  declareStandardList,
  deleteStandard,
  pageOfStandard,
  readStandard,
  updateStandard,
} from '../data/standard.ts';
import { badInput, AppError } from '../domain/errors.ts';
import { Problems } from '../domain/problems.ts';
import { identityProviderOf } from '../domain/saml/active.ts';
import { normalCertificates } from '../domain/saml/certificate.ts';
import type {
  CreateSamlProviderInput,
  OrganizationSamlProvidersArgs,
  Resolvers,
  SamlProviderOrderField,
  UpdateSamlProviderInput,
} from '../generated/resolvers.ts';
import { lockProviders, requireRemovable } from './saml-provider/required.ts';
import { serviceOf } from './saml-provider/service.ts';

/** Providers per organization; all of them are listed on the sign-in page. */
const MAX_PROVIDER_COUNT = 50;

/**
 * Returns the columns to store for an input.
 * @throws BAD_USER_INPUT for an invalid certificate or a team of another organization.
 */
async function columnsFor(
  tx: Tx,
  organizationId: string,
  {
    label,
    entityId,
    certificate,
    ssoUrl,
    defaultTeamId,
    defaultRole,
  }: InputFields<UpdateSamlProviderInput>,
) {
  const problems = new Problems();
  if (
    defaultTeamId != null &&
    (await tx.prisma.team.count({ where: { id: defaultTeamId, organizationId } })) === 0
  )
    problems.add('This is not a team of the organization.', 'input.defaultTeamId');
  const pem = problems.check(() => (certificate == null ? certificate : pemOf(certificate)));
  problems.throwIfAny();
  // Gap: an empty text is stored as null, so that an incomplete form can be saved.
  return toGiven(
    {
      label,
      entityId: entityId === '' ? null : entityId,
      certificate: pem,
      ssoUrl,
      defaultTeamId,
      defaultRole,
    },
    'entityId',
    'certificate',
    'defaultRole',
  );
}

/**
 * Returns the certificates in PEM; null for a blank text.
 * @throws BAD_USER_INPUT
 */
export function pemOf(certificate: string): string | null {
  if (certificate.trim() === '') return null;
  const read = normalCertificates(certificate);
  if ('problem' in read) throw badInput(read.problem, 'input.certificate');
  return read.pem;
}

/**
 * Creates a SAML provider.
 * @throws CONFLICT if the organization has too many providers.
 */
const createSAMLProvider = (
  ctx: Context,
  organizationId: string,
  input: InputFields<CreateSamlProviderInput>,
): Promise<SAMLProviderRow> =>
  createStandard(ctx, 'samlProvider', organizationId, async (tx, key) => {
    await lockProviders(tx, organizationId);
    const data = await columnsFor(tx, organizationId, input);
    if ((await tx.prisma.sAMLProvider.count({ where: { organizationId } })) >= MAX_PROVIDER_COUNT)
      throw new AppError(
        'CONFLICT',
        `An organization has at most ${MAX_PROVIDER_COUNT} SAML providers. Delete an unused one.`,
      );
    const { defaultRole } = await tx.load.organization.must(organizationId);
    await tx.prisma.sAMLProvider.create({
      data: { defaultRole, ...data, label: input.label, ...key, createdAt: ctx.now },
    });
  });

/** Updates the given fields of a SAML provider. */
const updateSAMLProvider = (
  ctx: Context,
  input: UpdateSamlProviderInput,
): Promise<SAMLProviderRow> =>
  updateStandard(ctx, 'samlProvider', input, async (tx, key, fields) => {
    const data = await columnsFor(tx, key.organizationId, fields);
    if (data.entityId === null || data.certificate === null)
      await requireRemovable(tx, key.organizationId, key.id);
    await tx.prisma.sAMLProvider.update({ where: { key }, data });
  });

/** Deletes a SAML provider, and revokes the sessions that it authenticated. */
const deleteSAMLProvider = (ctx: Context, id: string): Promise<string | null> =>
  deleteStandard(ctx, 'samlProvider', id, async (tx, key) => {
    await requireRemovable(tx, key.organizationId, key.id);
    await tx.prisma.apiToken.updateMany({
      where: { samlProviderId: key.id, revokedAt: null },
      data: { revokedAt: ctx.now },
    });
    await tx.prisma.sAMLProvider.delete({ where: { key } });
  });

const samlProviders = declareStandardList<'samlProvider', SamlProviderOrderField>(
  'samlProvider',
  'organization.samlProviders',
  { LABEL: byName('sa.label'), CREATED_AT: byTime('sa.created_at') },
);

/** The condition for active providers, as `identityProviderOf` has it. */
const ACTIVE = 'num_nulls(sa.entity_id, sa.certificate, sa.sso_url) = 0';

const samlProvidersOf = ({ filter, orderBy }: ListArgs<OrganizationSamlProvidersArgs>) =>
  samlProviders(
    orderBy,
    contains('sa.label', filter?.label),
    isTrue(ACTIVE, filter?.status == null ? null : filter.status === 'ACTIVE'),
  );

export const samlProvider: Resolvers = {
  SAMLProvider: {
    status: (row) => (identityProviderOf(row) ? 'ACTIVE' : 'PENDING'),
    defaultTeam: ({ defaultTeamId }, _, ctx) =>
      defaultTeamId === null ? null : ctx.load.team.load(defaultTeamId),
    organization: ({ organizationId }, _, ctx) => ctx.load.organization.must(organizationId),
    service: (row, _, { settings }) => serviceOf(settings, row),
    urls: ({ id, organizationId }, _, { settings }) => ({
      location: `${settings.baseUrl}/v1/orgs/${organizationId}/saml/${id}`,
    }),
  },
  SSOLogin: {
    samlProviderId: ({ id }) => id,
    startUrl: (row, _, { settings }) => serviceOf(settings, row).startUrl,
  },
  Organization: {
    samlProviders: ({ id }, args, ctx) =>
      pageOfStandard(ctx, 'samlProvider', samlProvidersOf(args), id, args),
    logins: async ({ id }, _, ctx) => {
      await authorize(ctx, 'login.list', { id });
      return [...(await ctx.load.activeProviders.load(id))];
    },
  },
  Query: {
    samlProvider: (_, { id }, ctx) => readStandard(ctx, 'samlProvider', id),
  },
  Mutation: {
    createSAMLProvider: async (_, { input: { organizationId, ...input } }, ctx) => ({
      samlProvider: await createSAMLProvider(ctx, organizationId, input),
    }),
    updateSAMLProvider: async (_, { input }, ctx) => ({
      samlProvider: await updateSAMLProvider(ctx, input),
    }),
    deleteSAMLProvider: async (_, { input: { id } }, ctx) => ({
      deletedSAMLProviderId: await deleteSAMLProvider(ctx, id),
    }),
  },
};
