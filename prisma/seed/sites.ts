/**
 * Seeds the demo sites: a published one whose parts depend on the visitor, one with a share link,
 * and one of another organization.
 */
import type { Tx } from '../../src/data/database.ts';
import type { Secrets } from '../../src/data/secrets.ts';
import { newShareKey, newVisitorKey } from '../../src/data/site-keys.ts';
import { readAdaptiveSchema } from '../../src/domain/adaptive-schema.ts';
import { ranksAfter } from '../../src/domain/rank.ts';
import type { DemoWorld } from './content.ts';

/** The claims that the help site accepts about its visitors. */
const claims = readAdaptiveSchema(
  {
    type: 'object',
    properties: {
      isEmployee: { type: 'boolean', description: 'Works for Acme' },
      plan: { type: 'string', enum: ['free', 'pro'] },
      unsigned: {
        type: 'object',
        properties: { isDeveloper: { type: 'boolean', description: 'Says that they write code' } },
      },
    },
  },
  'claims',
);

const sites = [
  {
    name: 'help',
    title: 'Acme Help',
    organization: 'acme',
    author: 'ana',
    type: 'ULTIMATE',
    visibility: 'PUBLIC',
    adaptive: true,
    adaptiveSchema: claims,
  },
  {
    name: 'board',
    title: 'Board Papers',
    organization: 'acme',
    author: 'ana',
    type: 'BASIC',
    visibility: 'SHARE_LINK',
  },
  {
    name: 'research',
    title: 'Umbrella Research',
    organization: 'umbrella',
    author: 'eve',
    type: 'BASIC',
    visibility: 'VISITOR_AUTH',
  },
] as const;

/** The root of the help site, in order: a group, and a section next to it. */
const groups = [{ name: 'product', title: 'Product', icon: 'box' }] as const;
const sections = [
  {
    name: 'guide',
    title: 'User guide',
    group: 'product',
    icon: 'book',
    description: 'How to use what we make',
    isDefault: true,
    condition: null,
  },
  {
    name: 'api',
    title: 'API reference',
    group: 'product',
    icon: 'plug',
    description: null,
    isDefault: false,
    condition: 'visitor.claims.plan == "pro" || visitor.claims.unsigned.isDeveloper',
  },
  {
    name: 'company',
    title: 'Working at Acme',
    group: null,
    icon: null,
    description: null,
    isDefault: false,
    condition: 'visitor.claims.isEmployee',
  },
] as const;

const siteSpaces = [
  {
    site: 'help',
    section: 'guide',
    space: 'guide',
    path: 'user-guide',
    isDefault: true,
    condition: null,
  },
  {
    site: 'help',
    section: 'api',
    space: 'api',
    path: 'api-reference',
    isDefault: true,
    condition: null,
  },
  {
    site: 'help',
    section: 'company',
    space: 'onboarding',
    path: 'onboarding',
    isDefault: true,
    condition: null,
  },
  {
    site: 'help',
    section: 'company',
    space: 'travel',
    path: 'travel-policy',
    isDefault: false,
    condition: 'visitor.claims.plan != "free"',
  },
  {
    site: 'board',
    section: null,
    space: 'minutes',
    path: 'minutes',
    isDefault: true,
    condition: null,
  },
  {
    site: 'research',
    section: null,
    space: 'secrets',
    path: 't-virus',
    isDefault: true,
    condition: null,
  },
] as const;

const basenameOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** Creates the sites with their structure, and a share link. */
export async function seedSites(
  tx: Tx,
  { demoId, day }: DemoWorld,
  secrets: Secrets,
): Promise<void> {
  await tx.prisma.site.createMany({
    data: sites.map(({ name, organization, author, title, ...rest }, i) => ({
      ...{
        id: demoId('Site', name),
        organizationId: demoId('Organization', organization),
        authorId: demoId('User', author),
        title,
        basename: basenameOf(title),
        published: true,
      },
      ...rest,
      ...('adaptiveSchema' in rest && {
        adaptiveSchema: JSON.parse(JSON.stringify(rest.adaptiveSchema)),
        adaptiveSchemaSetAt: day(10),
      }),
      ...{
        visitorKey: newVisitorKey(secrets, demoId('Site', name)),
        createdAt: day(10 + i),
        updatedAt: day(10 + i),
      },
    })),
  });
  await seedSections(tx, { demoId, day });
  const ranks = ranksAfter(null, siteSpaces.length);
  await tx.prisma.siteSpace.createMany({
    data: siteSpaces.map(({ site, section, space, ...rest }, i) => ({
      ...{
        id: demoId('SiteSpace', `${site} ${space}`),
        organizationId: demoId('Organization', site === 'research' ? 'umbrella' : 'acme'),
        siteId: demoId('Site', site),
      },
      ...{
        sectionId: section && demoId('SiteSection', section),
        spaceId: demoId('Space', space),
        rank: ranks[i] ?? '',
        createdAt: day(10),
      },
      ...rest,
    })),
  });
  const id = demoId('ShareLink', 'board');
  await tx.prisma.shareLink.create({
    data: {
      ...newShareKey(secrets, id),
      id,
      organizationId: demoId('Organization', 'acme'),
      siteId: demoId('Site', 'board'),
      name: 'For the board',
      createdAt: day(11),
    },
  });
}

async function seedSections(tx: Tx, { demoId, day }: DemoWorld): Promise<void> {
  const common = {
    organizationId: demoId('Organization', 'acme'),
    siteId: demoId('Site', 'help'),
    createdAt: day(10),
  };
  const ranks = ranksAfter(null, groups.length + sections.length);
  await tx.prisma.siteSectionGroup.createMany({
    data: groups.map(({ name, ...rest }, i) => ({
      ...common,
      ...rest,
      id: demoId('SiteSectionGroup', name),
      rank: ranks[i] ?? '',
    })),
  });
  await tx.prisma.siteSection.createMany({
    data: sections.map(({ name, group, ...rest }, i) => ({
      ...{
        ...common,
        id: demoId('SiteSection', name),
        groupId: group && demoId('SiteSectionGroup', group),
        rank: ranks[groups.length + i] ?? '',
        path: name,
      },
      ...rest,
    })),
  });
}
