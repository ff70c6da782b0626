/** The demo world: the organizations that the README, GraphiQL and the tests speak of. */
import { createHash } from 'node:crypto';
import type { Database, Tx } from '../src/data/database.ts';
import type { Secrets } from '../src/data/secrets.ts';
import { type IdType, makeId } from '../src/domain/ids.ts';
import { ranksAfter } from '../src/domain/rank.ts';
import { seedChangeRequests, seedRevision } from './seed/content.ts';
import { seedIntegrations } from './seed/integrations.ts';
import { seedSites } from './seed/sites.ts';

/** When the demo world was made. */
const MADE = Date.parse('2026-01-05T09:00:00.000Z');
const DAY = 24 * 60 * 60 * 1000;

/** The same id in every demo world, from its type and a name. */
export const demoId = (type: IdType, name: string): string => makeId(type, MADE, createHash('sha256').update(`${type} ${name}`).digest());

const day = (days: number): Date => new Date(MADE + days * DAY);

const acme = demoId('Organization', 'acme');
const umbrella = demoId('Organization', 'umbrella');

const people = [
  { name: 'ana', displayName: 'Ana Alvarez', domain: 'acme.test', organization: acme, role: 'ADMIN' },
  { name: 'ben', displayName: 'Ben Brandt', domain: 'acme.test', organization: acme, role: 'EDIT' },
  { name: 'cat', displayName: 'Cat Cooper', domain: 'acme.test', organization: acme, role: 'COMMENT' },
  { name: 'dan', displayName: 'Dan Dufour', domain: 'acme.test', organization: acme, role: null },
  { name: 'eve', displayName: 'Eve Egger', domain: 'umbrella.test', organization: umbrella, role: 'ADMIN' },
] as const;

const teams = [
  {
    name: 'writers',
    title: 'Writers',
    organization: acme,
    places: [
      ['ana', 'OWNER'],
      ['ben', 'MEMBER'],
    ],
  },
  {
    name: 'reviewers',
    title: 'Reviewers',
    organization: acme,
    places: [
      ['ben', 'OWNER'],
      ['cat', 'MEMBER'],
    ],
  },
  {
    name: 'partners',
    title: 'Partners',
    organization: acme,
    places: [
      ['ana', 'OWNER'],
      ['dan', 'MEMBER'],
    ],
  },
  { name: 'umbrella', title: 'Umbrella Corps', organization: umbrella, places: [['eve', 'OWNER']] },
] as const;

async function seedOrganizations(tx: Tx): Promise<void> {
  const billing = { interval: 'MONTHLY', endDate: day(365).toISOString(), hasPaymentFailed: false, isScheduledToCancel: false, pricing: 'standard' };
  await tx.prisma.organization.createMany({
    data: [
      {
        id: acme,
        title: 'Acme Docs',
        createdAt: day(0),
        hostname: 'acme-docs',
        emailDomains: ['acme.test'],
        useCase: 'PRODUCT_DOCS',
        defaultRole: 'READ',
        plan: 'PRO_2024',
        billing,
        trial: { status: 'ENDED', endDate: day(14).toISOString() },
      },
      { id: umbrella, title: 'Umbrella', createdAt: day(1), hostname: 'umbrella', emailDomains: ['umbrella.test'] },
    ],
  });
  await tx.prisma.subdomain.createMany({
    data: [
      { subdomain: 'acme-docs', organizationId: acme },
      { subdomain: 'umbrella', organizationId: umbrella },
    ],
  });
  await tx.prisma.emailDomain.createMany({
    data: [
      { domain: 'acme.test', organizationId: acme },
      { domain: 'umbrella.test', organizationId: umbrella },
    ],
  });
}

async function seedPeople(tx: Tx): Promise<void> {
  await tx.prisma.user.createMany({
    data: people.map(({ name, displayName, domain }, i) => ({ id: demoId('User', name), email: `${name}@${domain}`, emailConfirmedAt: day(i), displayName, createdAt: day(i) })),
  });
  await tx.prisma.member.createMany({
    data: people.map(({ name, organization, role }, i) => ({ id: demoId('Member', name), organizationId: organization, userId: demoId('User', name), role, joinedAt: day(i) })),
  });
}

async function seedTeams(tx: Tx): Promise<void> {
  await tx.prisma.team.createMany({ data: teams.map(({ name, title, organization }, i) => ({ id: demoId('Team', name), organizationId: organization, title, createdAt: day(i) })) });
  await tx.prisma.teamMember.createMany({
    data: teams.flatMap(({ name: team, organization, places }) =>
      places.map(([person, role], i) => ({
        id: demoId('TeamMember', `${team} ${person}`),
        organizationId: organization,
        teamId: demoId('Team', team),
        memberId: demoId('Member', person),
        role,
        createdAt: day(i),
      })),
    ),
  });
}

const collections = [
  { name: 'handbook', title: 'Handbook', description: 'How we work', parent: null, organization: acme, defaultLevel: 'INHERIT' },
  { name: 'policies', title: 'Policies', description: null, parent: 'handbook', organization: acme, defaultLevel: 'READ' },
  { name: 'product', title: 'Product', description: 'What we make', parent: null, organization: acme, defaultLevel: 'INHERIT' },
  { name: 'board', title: 'Board', description: null, parent: null, organization: acme, defaultLevel: null },
  { name: 'hive', title: 'The Hive', description: null, parent: null, organization: umbrella, defaultLevel: 'INHERIT' },
] as const;

const spaces = [
  { name: 'onboarding', title: 'Onboarding', emoji: '👋', parent: 'handbook', organization: acme, visibility: 'IN_COLLECTION' },
  { name: 'travel', title: 'Travel policy', emoji: '✈️', parent: 'policies', organization: acme, visibility: 'IN_COLLECTION' },
  { name: 'guide', title: 'User guide', emoji: '📘', parent: 'product', organization: acme, visibility: 'PUBLIC' },
  { name: 'api', title: 'API reference', emoji: '🔌', parent: 'product', organization: acme, visibility: 'PUBLIC' },
  { name: 'minutes', title: 'Minutes', emoji: '🔒', parent: 'board', organization: acme, visibility: 'IN_COLLECTION' },
  { name: 'scratch', title: 'Scratchpad', emoji: '📝', parent: null, organization: acme, visibility: 'PRIVATE' },
  { name: 'secrets', title: 'T-Virus', emoji: '🧪', parent: 'hive', organization: umbrella, visibility: 'IN_COLLECTION' },
] as const;

/** Ids of the collections above something, from the top down. */
function aboveOf(parent: string | null): string[] {
  const found = collections.find(({ name }) => name === parent);
  return found ? [...aboveOf(found.parent), demoId('Collection', found.name)] : [];
}

async function seedContent(tx: Tx): Promise<void> {
  const ranks = ranksAfter(null, collections.length + spaces.length);
  const parentId = (parent: string | null) => (parent === null ? null : demoId('Collection', parent));
  await tx.prisma.collection.createMany({
    data: collections.map(({ name, title, description, parent, organization, defaultLevel }, i) => ({
      id: demoId('Collection', name),
      organizationId: organization,
      parentId: parentId(parent),
      ancestors: aboveOf(parent),
      rank: ranks[i] ?? '',
      title,
      description,
      defaultLevel,
      createdAt: day(i),
      updatedAt: day(i),
    })),
  });
  await tx.prisma.space.createMany({
    data: spaces.map(({ name, title, emoji, parent, organization, visibility }, i) => ({
      id: demoId('Space', name),
      organizationId: organization,
      parentId: parentId(parent),
      ancestors: aboveOf(parent),
      rank: ranks[collections.length + i] ?? '',
      title,
      emoji,
      visibility,
      revisionId: demoId('Revision', name),
      createdAt: day(i),
      updatedAt: day(i),
      // One space is kept in step with a repository, so that it can be seen what that looks like.
      ...(name === 'api' && {
        gitSync: { repoName: 'acme/api-reference', installationProvider: 'GITHUB', integration: 'github', url: 'https://git.acme.test/api-reference', updatedAt: day(9).toISOString() },
      }),
    })),
  });
  const world = { demoId, day };
  for (const [i, { name, organization }] of spaces.entries()) {
    const content = await seedRevision(tx, world, name, organization, day(i));
    if (name === 'onboarding') await seedChangeRequests(tx, world, organization, content);
  }
}

async function seedGrants(tx: Tx): Promise<void> {
  const on = (kind: 'Collection' | 'Space', name: string) => ({ contentId: demoId(kind, name), ...(kind === 'Space' ? { spaceId: demoId(kind, name) } : { collectionId: demoId(kind, name) }) });
  await tx.prisma.grant.createMany({
    data: [
      { id: demoId('Grant', 'writers guide'), organizationId: acme, ...on('Space', 'guide'), teamId: demoId('Team', 'writers'), role: 'CREATE', createdAt: day(7) },
      { id: demoId('Grant', 'partners product'), organizationId: acme, ...on('Collection', 'product'), teamId: demoId('Team', 'partners'), role: 'READ', createdAt: day(7) },
      { id: demoId('Grant', 'cat minutes'), organizationId: acme, ...on('Space', 'minutes'), memberId: demoId('Member', 'cat'), role: 'COMMENT', createdAt: day(8) },
    ],
  });
}

async function seedServiceAccounts(tx: Tx): Promise<void> {
  const userId = demoId('User', 'publisher');
  await tx.prisma.user.create({ data: { id: userId, email: 'publisher@service-accounts.invalid', displayName: 'Publisher', createdAt: day(6) } });
  await tx.prisma.serviceAccount.create({
    data: { id: demoId('ServiceAccount', 'publisher'), organizationId: acme, userId, name: 'Publisher', role: 'EDIT', createdById: demoId('User', 'ana'), createdAt: day(6) },
  });
}

/** Makes the demo world in a database without users, once, whoever else tries; whether it was made. */
export function seed(database: Database, secrets: Secrets): Promise<boolean> {
  return database.transaction(
    async (tx) => {
      await tx.query(undefined, 'SELECT pg_advisory_xact_lock(5325001)', []); // two servers that start at once make one demo world
      if ((await tx.prisma.user.count()) > 0) return false;
      await seedOrganizations(tx);
      await seedPeople(tx);
      await seedTeams(tx);
      await seedServiceAccounts(tx);
      await seedContent(tx);
      await seedGrants(tx);
      await seedSites(tx, { demoId, day }, secrets);
      await seedIntegrations(tx, { demoId, day });
      return true;
    },
    { timeout: 20_000 },
  );
}
