/** Seeds the demo organizations that the README, GraphiQL and the tests use. */
import type { Blobs } from '../src/data/blobs.ts';
import type { Database, Tx } from '../src/data/database.ts';
import type { Secrets } from '../src/data/secrets.ts';
import { ranksAfter } from '../src/domain/rank.ts';
import { seedRevision } from './seed/content.ts';
import { seedChangeRequests } from './seed/change-requests.ts';
import { seedFiles } from './seed/files.ts';
import { seedIntegrations } from './seed/integrations.ts';
import { seedSites } from './seed/sites.ts';
import { acme, day, demoId, umbrella } from './seed/ids.ts';
import { seedOrganizations, seedPeople, seedServiceAccounts, seedTeams } from './seed/people.ts';
import { composeStatement } from '../src/data/statement.ts';

const collections = [
  {
    name: 'handbook',
    title: 'Handbook',
    description: 'How we work',
    parent: null,
    organization: acme,
    defaultLevel: 'INHERIT',
  },
  {
    name: 'policies',
    title: 'Policies',
    description: null,
    parent: 'handbook',
    organization: acme,
    defaultLevel: 'READ',
  },
  {
    name: 'product',
    title: 'Product',
    description: 'What we make',
    parent: null,
    organization: acme,
    defaultLevel: 'INHERIT',
  },
  {
    name: 'board',
    title: 'Board',
    description: null,
    parent: null,
    organization: acme,
    defaultLevel: null,
  },
  {
    name: 'hive',
    title: 'The Hive',
    description: null,
    parent: null,
    organization: umbrella,
    defaultLevel: 'INHERIT',
  },
] as const;

const spaces = [
  {
    name: 'onboarding',
    title: 'Onboarding',
    emoji: '👋',
    parent: 'handbook',
    organization: acme,
    visibility: 'IN_COLLECTION',
  },
  {
    name: 'travel',
    title: 'Travel policy',
    emoji: '✈️',
    parent: 'policies',
    organization: acme,
    visibility: 'IN_COLLECTION',
  },
  {
    name: 'guide',
    title: 'User guide',
    emoji: '📘',
    parent: 'product',
    organization: acme,
    visibility: 'PUBLIC',
  },
  {
    name: 'api',
    title: 'API reference',
    emoji: '🔌',
    parent: 'product',
    organization: acme,
    visibility: 'PUBLIC',
  },
  {
    name: 'minutes',
    title: 'Minutes',
    emoji: '🔒',
    parent: 'board',
    organization: acme,
    visibility: 'IN_COLLECTION',
  },
  {
    name: 'scratch',
    title: 'Scratchpad',
    emoji: '📝',
    parent: null,
    organization: acme,
    visibility: 'PRIVATE',
  },
  {
    name: 'secrets',
    title: 'T-Virus',
    emoji: '🧪',
    parent: 'hive',
    organization: umbrella,
    visibility: 'IN_COLLECTION',
  },
] as const;

/** Returns the ids of a collection's ancestors and its own, from the top down. */
function ancestorsOf(parent: string | null): string[] {
  const found = collections.find(({ name }) => name === parent);
  return found ? [...ancestorsOf(found.parent), demoId('Collection', found.name)] : [];
}

async function seedContent(tx: Tx): Promise<void> {
  const ranks = ranksAfter(null, collections.length + spaces.length);
  const parentId = (parent: string | null) =>
    parent === null ? null : demoId('Collection', parent);
  await tx.prisma.collection.createMany({
    data: collections.map(
      ({ name, title, description, parent, organization, defaultLevel }, i) => ({
        id: demoId('Collection', name),
        organizationId: organization,
        parentId: parentId(parent),
        ancestors: ancestorsOf(parent),
        rank: ranks[i] ?? '',
        title,
        description,
        defaultLevel,
        createdAt: day(i),
        updatedAt: day(i),
      }),
    ),
  });
  await tx.prisma.space.createMany({
    data: spaces.map(({ name, title, emoji, parent, organization, visibility }, i) => ({
      id: demoId('Space', name),
      organizationId: organization,
      parentId: parentId(parent),
      ancestors: ancestorsOf(parent),
      rank: ranks[collections.length + i] ?? '',
      title,
      emoji,
      visibility,
      revisionId: demoId('Revision', name),
      createdAt: day(i),
      updatedAt: day(i),
      // One space has Git Sync, as an example of its fields.
      ...(name === 'api' && {
        gitSync: {
          repoName: 'acme/api-reference',
          installationProvider: 'GITHUB',
          integration: 'github',
          url: 'https://git.acme.test/api-reference',
          updatedAt: day(9).toISOString(),
        },
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
  const on = (kind: 'Collection' | 'Space', name: string) => ({
    contentId: demoId(kind, name),
    ...(kind === 'Space' ? { spaceId: demoId(kind, name) } : { collectionId: demoId(kind, name) }),
  });
  await tx.prisma.grant.createMany({
    data: [
      {
        id: demoId('Grant', 'writers guide'),
        organizationId: acme,
        ...on('Space', 'guide'),
        teamId: demoId('Team', 'writers'),
        role: 'CREATE',
        createdAt: day(7),
      },
      {
        id: demoId('Grant', 'partners product'),
        organizationId: acme,
        ...on('Collection', 'product'),
        teamId: demoId('Team', 'partners'),
        role: 'READ',
        createdAt: day(7),
      },
      {
        id: demoId('Grant', 'cat minutes'),
        organizationId: acme,
        ...on('Space', 'minutes'),
        memberId: demoId('Member', 'cat'),
        role: 'COMMENT',
        createdAt: day(8),
      },
    ],
  });
}

/**
 * Creates the demo organizations in a database without users, once, even when several processes
 * try, and stores the bytes of their files in `blobs`. Returns false when the database has users.
 */
export function seed(
  database: Database,
  secrets: Secrets,
  blobs?: Pick<Blobs, 'store'>,
): Promise<boolean> {
  return database.transaction(
    async (tx) => {
      // Two servers that start at the same time create them once.
      await tx.query(composeStatement(undefined, 'SELECT pg_advisory_xact_lock(5325001)', {}), []);
      if ((await tx.prisma.user.count()) > 0) return false;
      await seedOrganizations(tx);
      await seedPeople(tx);
      await seedTeams(tx);
      await seedServiceAccounts(tx);
      await seedContent(tx);
      await seedGrants(tx);
      await seedSites(tx, { demoId, day }, secrets);
      await seedIntegrations(tx, { demoId, day });
      await seedFiles(tx, blobs);
      return true;
    },
    { timeout: 20_000 },
  );
}
