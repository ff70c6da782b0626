// Builds the fields and permissions of an organization as both APIs serialize them.
import { newId } from '../../src/data/new-id.ts';
import { ids, type Person, type Visitor, type World } from '../support.ts';

export const allowed = [
  'view',
  'admin',
  'ownTeam',
  'createContent',
  'createOpenAPISpec',
  'ingestConversations',
  'viewBilling',
  'listMembers',
  'listTeams',
  'listIntegrations',
] as const;

/** Returns all permissions, of which these are granted. */
export const permissions = (...granted: readonly (typeof allowed)[number][]) =>
  Object.fromEntries(allowed.map((name) => [name, granted.includes(name)]));

export const permissionsOf: Record<Exclude<Person, 'eve'>, ReturnType<typeof permissions>> = {
  ana: permissions(...allowed),
  ben: permissions(
    'view',
    'ownTeam',
    'createOpenAPISpec',
    'listMembers',
    'listTeams',
    'listIntegrations',
  ),
  cat: permissions('view', 'listMembers', 'listTeams'),
  dan: permissions('view'),
};

/** The prices in the demo. */
export const pricing = {
  members: { plus_2024: { monthly: 8, yearly: 6 }, pro_2024: { monthly: 15, yearly: 12 } },
  sites: { premium: { monthly: 79, yearly: 65 }, ultimate: { monthly: 299, yearly: 249 } },
};

const billing = {
  billing: {
    interval: 'monthly',
    endDate: '2027-01-05T09:00:00.000Z',
    hasPaymentFailed: false,
    isScheduledToCancel: false,
    pricing,
  },
  trial: { status: 'ended', endDate: '2026-01-19T09:00:00.000Z' },
};

export const urlsOf = (world: World, id: string) => ({
  location: `${world.url}/v1/orgs/${id}`,
  app: `https://app.lectern.test/o/${id}`,
});

/** Returns Acme Docs as `/v1` serializes it for a member. */
export const acme = (world: World, name: Exclude<Person, 'eve'>) => ({
  object: 'organization',
  id: ids.acme,
  title: 'Acme Docs',
  createdAt: '2026-01-05T09:00:00.000Z',
  emailDomains: ['acme.test'],
  hostname: 'acme-docs',
  type: 'business',
  useCase: 'productDocs',
  defaultRole: 'read',
  sso: false,
  ai: true,
  inviteLinks: true,
  plan: 'pro_2024',
  ...(name === 'ana' && billing),
  internal_isOnNewTrial: true,
  urls: urlsOf(world, ids.acme),
  permissions: permissionsOf[name],
});

/** Returns a new organization as `/v1` serializes it for its creator. */
export const plain = (world: World, id: string, title: string, createdAt: string) => ({
  object: 'organization',
  id,
  title,
  createdAt,
  emailDomains: [],
  type: 'business',
  defaultRole: null,
  sso: false,
  ai: true,
  inviteLinks: true,
  plan: 'free_2024',
  internal_isOnNewTrial: true,
  urls: urlsOf(world, id),
  permissions: permissions(...allowed.filter((name) => name !== 'ownTeam')),
});

export const fields = `__typename id title createdAt emailDomains hostname type useCase communityType defaultRole defaultContent { type site: siteId } sso ai inviteLinks plan
  billing { interval endDate hasPaymentFailed isScheduledToCancel pricing } trial { status endDate decision } customHostname blocked { reason }
  billingMigration { deadline discountPercent discountEndDate } isOnNewTrial urls { location app logo } permissions { ${allowed.join(' ')} }`;

export const update =
  'mutation ($input: UpdateOrganizationInput!) { updateOrganization(input: $input) { organization { id title emailDomains hostname defaultRole sso ai inviteLinks urls { logo } } } }';

/** Makes a user without an organization and returns a visitor with their token. */
export async function makeNewUser(world: World): Promise<Visitor> {
  const id = newId('User');
  await world.console.database.prisma.user.create({
    data: {
      id,
      email: `${id.toLowerCase()}@newcomer.test`,
      displayName: 'Newcomer',
      emailConfirmedAt: new Date(),
    },
  });
  return world.with(await world.tokenOf(id));
}
