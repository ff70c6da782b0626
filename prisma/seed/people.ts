/** Seeds the demo organizations, their members, teams and service account. */
import type { Tx } from '../../src/data/database.ts';
import { acme, day, demoId, umbrella } from './ids.ts';

const people = [
  {
    name: 'ana',
    displayName: 'Ana Alvarez',
    domain: 'acme.test',
    organization: acme,
    role: 'ADMIN',
  },
  { name: 'ben', displayName: 'Ben Brandt', domain: 'acme.test', organization: acme, role: 'EDIT' },
  {
    name: 'cat',
    displayName: 'Cat Cooper',
    domain: 'acme.test',
    organization: acme,
    role: 'COMMENT',
  },
  { name: 'dan', displayName: 'Dan Dufour', domain: 'acme.test', organization: acme, role: null },
  {
    name: 'eve',
    displayName: 'Eve Egger',
    domain: 'umbrella.test',
    organization: umbrella,
    role: 'ADMIN',
  },
] as const;
const teams = [
  {
    name: 'writers',
    title: 'Writers',
    organization: acme,
    memberships: [
      ['ana', 'OWNER'],
      ['ben', 'MEMBER'],
    ],
  },
  {
    name: 'reviewers',
    title: 'Reviewers',
    organization: acme,
    memberships: [
      ['ben', 'OWNER'],
      ['cat', 'MEMBER'],
    ],
  },
  {
    name: 'partners',
    title: 'Partners',
    organization: acme,
    memberships: [
      ['ana', 'OWNER'],
      ['dan', 'MEMBER'],
    ],
  },
  {
    name: 'umbrella',
    title: 'Umbrella Corps',
    organization: umbrella,
    memberships: [['eve', 'OWNER']],
  },
] as const;

export async function seedOrganizations(tx: Tx): Promise<void> {
  const billing = {
    interval: 'MONTHLY',
    endDate: day(365).toISOString(),
    hasPaymentFailed: false,
    isScheduledToCancel: false,
    pricing: {
      members: { plus_2024: { monthly: 8, yearly: 6 }, pro_2024: { monthly: 15, yearly: 12 } },
      sites: { premium: { monthly: 79, yearly: 65 }, ultimate: { monthly: 299, yearly: 249 } },
    },
  };
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
      {
        id: umbrella,
        title: 'Umbrella',
        createdAt: day(1),
        hostname: 'umbrella',
        emailDomains: ['umbrella.test'],
      },
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

export async function seedPeople(tx: Tx): Promise<void> {
  await tx.prisma.user.createMany({
    data: people.map(({ name, displayName, domain }, i) => ({
      id: demoId('User', name),
      email: `${name}@${domain}`,
      emailConfirmedAt: day(i),
      displayName,
      createdAt: day(i),
    })),
  });
  await tx.prisma.member.createMany({
    data: people.map(({ name, organization, role }, i) => ({
      id: demoId('Member', name),
      organizationId: organization,
      userId: demoId('User', name),
      role,
      joinedAt: day(i),
    })),
  });
}

export async function seedTeams(tx: Tx): Promise<void> {
  await tx.prisma.team.createMany({
    data: teams.map(({ name, title, organization }, i) => ({
      id: demoId('Team', name),
      organizationId: organization,
      title,
      createdAt: day(i),
    })),
  });
  await tx.prisma.teamMember.createMany({
    data: teams.flatMap(({ name: team, organization, memberships }) =>
      memberships.map(([person, role], i) => ({
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

export async function seedServiceAccounts(tx: Tx): Promise<void> {
  const userId = demoId('User', 'publisher');
  await tx.prisma.user.create({
    data: {
      id: userId,
      email: 'publisher@service-accounts.invalid',
      displayName: 'Publisher',
      createdAt: day(6),
    },
  });
  await tx.prisma.serviceAccount.create({
    data: {
      id: demoId('ServiceAccount', 'publisher'),
      organizationId: acme,
      userId,
      name: 'Publisher',
      role: 'EDIT',
      createdById: demoId('User', 'ana'),
      createdAt: day(6),
    },
  });
}
