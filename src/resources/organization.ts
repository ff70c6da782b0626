/** Creates, updates and resolves organizations. */
import type { InputFields } from '../data/parents.ts';
import type { Context } from '../context.ts';
import { authorize, can, type PermissionCheck, permissionsOn } from '../data/authorize.ts';
import { type ConnectionQuery, contains, declareList, type PageArgs } from '../data/connection.ts';
import { createdWithin, given } from '../data/connection/conditions.ts';
import { byName, byTime, declareOrders, type ListArgs } from '../data/connection/order.ts';
import { hasValues, toGiven } from '../data/given.ts';
import { newId } from '../data/new-id.ts';
import {
  type OrganizationRow,
  type PageOf,
  type PublicOrganizationRow,
  stored,
} from '../data/rows.ts';
import { tables } from '../data/tables.ts';
import { write } from '../data/write.ts';
import { domainOf } from '../domain/email.ts';
import { forbidden } from '../domain/errors.ts';
import { checkAllAsync } from '../domain/problems.ts';
import type {
  CreateOrganizationInput,
  OrganizationOrderField,
  OrganizationPermissions,
  QueryOrganizationsArgs,
  Resolvers,
  UpdateOrganizationInput,
} from '../generated/resolvers.ts';
import { claimDomains, claimHostname, defaultSiteOf } from './organization/claims.ts';
import { joinOrganization } from './organization/join.ts';
import { requireProvider } from './saml-provider/required.ts';
import { column, statement } from '../data/statement.ts';

/** Creates an organization with the viewer as its admin, and returns its id. */
export const createOrganization = (ctx: Context, input: CreateOrganizationInput): Promise<string> =>
  write(ctx, { action: 'organization.create', on: async () => null }, async (tx) => {
    // Gap: a token that is restricted to organizations could not access the new one.
    if (ctx.viewer?.organizations !== 'all')
      throw forbidden(
        'This token is restricted to organizations and cannot create one.',
        'a token for all organizations',
        [...(ctx.viewer?.organizations ?? [])],
      );
    const id = newId('Organization');
    const { title, type, useCase, hostname, emailDomains } = input;
    await tx.prisma.organization.create({
      data: {
        id,
        title,
        createdAt: ctx.now,
        type: type ?? 'BUSINESS',
        useCase: useCase ?? null,
        members: {
          create: {
            id: newId('Member'),
            userId: ctx.viewer.userId,
            role: 'ADMIN',
            joinedAt: ctx.now,
          },
        },
      },
    });
    await checkAllAsync(
      () => (hostname == null ? undefined : claimHostname(tx, id, hostname)),
      () => (emailDomains == null ? undefined : claimDomains(tx, id, emailDomains)),
    );
    tx.record({ subject: id, organizationId: id });
    return id;
  });

/** Updates the given fields of an organization; absent ones stay unchanged. */
export const updateOrganization = (
  ctx: Context,
  id: string,
  input: InputFields<UpdateOrganizationInput>,
): Promise<string> =>
  write(ctx, { action: 'organization.update', on: async () => ({ id }) }, async (tx) => {
    const {
      hostname,
      emailDomains,
      defaultContent,
      title,
      defaultRole,
      logo,
      sso,
      ai,
      inviteLinks,
    } = input;
    const row = await tx.load.organization.must(id);
    const [, , domains, defaultContentSiteId] = await checkAllAsync(
      () => (sso === true ? requireProvider(tx, id) : undefined),
      () => (hostname == null ? undefined : claimHostname(tx, id, hostname)),
      () => (emailDomains == null ? undefined : claimDomains(tx, id, emailDomains)),
      () => defaultSiteOf(tx, id, defaultContent),
    );
    const changed = toGiven(
      {
        title,
        defaultRole,
        logo,
        sso,
        ai,
        inviteLinks,
        emailDomains: domains,
        defaultContentSiteId,
      },
      'defaultRole',
      'logo',
      'defaultContentSiteId',
    );
    if (hasValues(row, { ...changed, hostname: hostname ?? undefined })) {
      tx.skipEvent();
      return id;
    }
    await tx.prisma.organization.update({ where: { id }, data: changed });
    tx.record({ fields: Object.keys(input) });
    return id;
  });

/** Returns the viewer's permissions in an organization. */
const permissionsOf = (may: PermissionCheck<'organization'>): OrganizationPermissions => ({
  view: may('organization.read'),
  admin: may('organization.update'),
  ownTeam: may('organization.ownTeam'),
  createContent: may('organization.createContent'),
  createOpenAPISpec: may('organization.createOpenAPISpec'),
  ingestConversations: may('organization.ingestConversations'),
  viewBilling: may('organization.viewBilling'),
  listMembers: may('member.list'),
  listTeams: may('team.listAll'),
  listIntegrations: may('organization.listIntegrations'),
});

const noPermissions: OrganizationPermissions = {
  view: false,
  admin: false,
  ownTeam: false,
  createContent: false,
  createOpenAPISpec: false,
  ingestConversations: false,
  viewBilling: false,
  listMembers: false,
  listTeams: false,
  listIntegrations: false,
};

const urlsOf = ({ id, logo }: OrganizationRow, { settings }: Context) => ({
  location: `${settings.baseUrl}/v1/orgs/${id}`,
  app: `${settings.appUrl}/o/${id}`,
  logo,
});

/** Returns a resolver whose value is null for viewers who may not see the billing. */
const billingOnly =
  <Value>(read: (organization: OrganizationRow) => Value) =>
  async (organization: OrganizationRow, _: unknown, ctx: Context): Promise<Value | null> =>
    (await can(ctx, 'organization.viewBilling', organization)) ? read(organization) : null;

// The viewer takes the place of the parent; `seen` restricts the rows.
const ORGANIZATIONS = declareList(
  'organizations',
  tables.organization,
  'organizations o',
  'p.parent',
);

const organizationOrders = declareOrders<OrganizationOrderField>('o.id', {
  CREATED_AT: byTime('o.created_at'),
  TITLE: byName('o.title'),
});

type OrganizationListArgs = ListArgs<QueryOrganizationsArgs>;

/** Returns the query for the viewer's organizations, whose ids were read with the token. */
const organizationsList = (
  ids: readonly string[],
  { filter, orderBy }: OrganizationListArgs,
): ConnectionQuery<OrganizationRow> => ({
  ...ORGANIZATIONS,
  where: [...given(contains('o.title', filter?.title)), ...createdWithin('o.created_at', filter)],
  seen: { sql: 'o.id = ANY(?)', value: ids },
  ...organizationOrders(orderBy),
});

/** Returns a page of the viewer's organizations. */
export async function organizationsOfViewer(
  ctx: Context,
  userId: string,
  args: PageArgs & OrganizationListArgs,
): Promise<PageOf<'Organization'>> {
  const ids = [...(await ctx.load.memberships()).keys()].sort();
  return ctx.load.page(organizationsList(ids, args), userId, args);
}

export const organization: Resolvers = {
  Organization: {
    // Gap: viewers who cannot read the site get null.
    defaultContent: async ({ defaultContentSiteId }, _, ctx) => {
      const row =
        defaultContentSiteId === null ? null : await ctx.load.site.load(defaultContentSiteId);
      return row && (await can(ctx, 'site.read', row)) ? { type: 'SITE', siteId: row.id } : null;
    },
    billing: billingOnly(({ billing }) => stored(billing)),
    trial: billingOnly(({ trial }) => stored(trial)),
    billingMigration: billingOnly(({ billingMigration }) => stored(billingMigration)),
    blocked: ({ blockedReason }) => (blockedReason === null ? null : { reason: blockedReason }),
    isOnNewTrial: () => true,
    urls: (row, _, ctx) => urlsOf(row, ctx),
    permissions: async (row, _, ctx) =>
      permissionsOf(await permissionsOn(ctx, 'organization', row)),
  },
  PublicOrganization: {
    organizationId: ({ id }) => id,
    emailDomains: ({ askedDomain }) => (askedDomain === '' ? [] : [askedDomain]),
    urls: (row, _, ctx) => urlsOf(row, ctx),
    permissions: () => noPermissions,
  },
  Query: {
    organization: async (_, { id }, ctx) => {
      await authorize(ctx, 'organization.read', { id });
      return ctx.load.organization.must(id);
    },
    organizations: async (_, args, ctx) => {
      await authorize(ctx, 'organization.list', null);
      return organizationsOfViewer(ctx, ctx.viewer?.userId ?? '', args);
    },
    emailDomainOrganizations: async (_, { emailDomain }, ctx) => {
      await authorize(ctx, 'organization.list', null);
      const viewer = await ctx.load.user.must(ctx.viewer?.userId ?? '');
      const domain = emailDomain.toLowerCase();
      // Gap: viewers without a confirmed address in the domain get no organization.
      return viewer.emailConfirmedAt !== null && domainOf(viewer.email) === domain
        ? organizationsOfDomain(ctx, domain)
        : [];
    },
  },
  Mutation: {
    createOrganization: async (_, { input }, ctx) => ({
      organization: await ctx.load.organization.must(await createOrganization(ctx, input)),
    }),
    joinOrganization: async (_, { input: { id } }, ctx) => ({
      member: await ctx.load.member.must(await joinOrganization(ctx, id)),
    }),
    updateOrganization: async (_, { input: { id, ...input } }, ctx) => ({
      organization: await ctx.load.organization.must(await updateOrganization(ctx, id, input)),
    }),
  },
};

const BY_DOMAIN = statement<PublicOrganizationRow>(
  'organization.byDomain',
  `SELECT ${tables.organization.columns}, d.domain AS "askedDomain" FROM email_domains d JOIN organizations o ON o.id = d.organization_id WHERE d.domain = $1`,
  { ...tables.organization.row, askedDomain: column.text },
);

/** Returns the organization that claims a domain, as a list of at most one. */
export async function organizationsOfDomain(
  ctx: Context,
  domain: string,
): Promise<PublicOrganizationRow[]> {
  return ctx.query(BY_DOMAIN, [domain]);
}
