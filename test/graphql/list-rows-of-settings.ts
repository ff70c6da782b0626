// Makes the rows of the lists of an organization's settings: invites, accounts and tokens, OpenAPI
// specs, translations, integrations, and what sites have.
import { newId } from '../../src/data/new-id.ts';
import { makeSpace, page } from '../change-request/made.ts';
import { done } from '../site-structure/made.ts';
import { makeTranslation, writeTexts } from '../translation/made.ts';
import { ids, type World } from '../support.ts';

type Prisma = World['console']['database']['prisma'];

/** The places where the rows belong. */
export interface Places {
  readonly organizationId: string;
  /** Organizations of which ana is an admin. */
  readonly otherIds: readonly string[];
  readonly siteIds: readonly string[];
  readonly memberIds: readonly string[];
  readonly teamIds: readonly string[];
  readonly collectionId: string;
  readonly spaceId: string;
  /** The count of rows, as a multiple of the usual one. */
  readonly times: number;
}

/** Returns the numbers below `4 * times`, whose remainders by four decide what rows have. */
export const numbersOf = (times: number): readonly number[] =>
  Array.from({ length: 4 * times }, (_, n) => n);

/** An image of one pixel in base64. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text));
const roles = ['ADMIN', 'READ', null, 'READ'] as const;
/** Returns a name, of which some contain `beans`. */
const nameOf = (n: number): string => (n % 2 === 0 ? `Beans ${n}` : `Rice ${n}`);

async function makeInvites(
  prisma: Prisma,
  { organizationId, teamIds: [teamId = ''], times }: Places,
): Promise<void> {
  await prisma.invite.createMany({
    data: numbersOf(times).map((n) => ({
      ...{ id: newId('Invite'), organizationId, role: roles[n % 4] ?? null },
      ...{ email: `${n % 4 === 2 ? 'beans' : 'rice'}-${n}@house.test`, expiresAt: new Date() },
      ...{ secret: bytes('s'), secretHash: bytes('s') },
    })),
  });
  await prisma.linkInvite.createMany({
    data: numbersOf(times).map((n) => ({
      ...{ id: newId('LinkInvite'), organizationId, uses: n % 2 },
      ...{ role: roles[n % 4] === 'ADMIN' ? null : (roles[n % 4] ?? null) },
      ...{ teamId: n % 4 === 1 ? teamId : null, secret: bytes('s'), secretHash: bytes('s') },
    })),
  });
  await prisma.sAMLProvider.createMany({
    data: numbersOf(times).map((n) => ({
      ...{ id: newId('SAMLProvider'), organizationId, label: nameOf(n) },
      ...(n % 4 < 2 && { entityId: 'id', certificate: 'key' }),
      ...(n % 4 === 0 && { ssoUrl: 'https://idp.test/' }),
    })),
  });
}

const makeTokens = (
  prisma: Prisma,
  kind: 'PERSONAL' | 'SERVICE_ACCOUNT',
  userId: string,
  serviceAccountId: string | null,
  times: number,
) =>
  prisma.apiToken.createMany({
    data: numbersOf(times).map((n) => {
      const id = newId('ApiToken');
      return {
        ...{ id, kind, userId, serviceAccountId, label: nameOf(n), hash: bytes(id) },
        ...{ lastFour: 'abcd', expiresAt: new Date(), lastUsedAt: n % 4 === 1 ? new Date() : null },
      };
    }),
  });

/** Returns the id of a service account with tokens. */
async function makeServiceAccounts(
  prisma: Prisma,
  { organizationId, times }: Places,
): Promise<string> {
  const rows = numbersOf(times).map((n) => ({
    ...{ id: newId('ServiceAccount'), userId: newId('User'), organizationId },
    ...{ name: nameOf(n), role: roles[n % 4] ?? null },
  }));
  await prisma.user.createMany({
    data: rows.map(({ userId, name }) => ({
      ...{ id: userId, email: `${userId.toLowerCase()}@accounts.invalid`, displayName: name },
    })),
  });
  await prisma.serviceAccount.createMany({ data: rows });
  const [{ id, userId } = { id: '', userId: '' }] = rows;
  await makeTokens(prisma, 'SERVICE_ACCOUNT', userId, id, times);
  await makeTokens(prisma, 'PERSONAL', ids.user('ana'), null, times);
  return id;
}

/** Returns the id of an OpenAPI spec with versions. */
async function makeSpecs(prisma: Prisma, { organizationId, times }: Places): Promise<string> {
  const specs = numbersOf(times).map((n) => ({
    ...{ id: newId('OpenAPISpec'), organizationId, slug: nameOf(n).toLowerCase() },
    processingState: n % 4 === 1 ? ('PROGRESS' as const) : ('COMPLETE' as const),
    errorCode: n % 4 === 2 ? ('PARSE_ERROR' as const) : null,
  }));
  await prisma.openAPISpec.createMany({ data: specs });
  const [{ id: specId = '' } = {}] = specs;
  await prisma.openAPISpecVersion.createMany({
    data: numbersOf(times).map((n) => ({
      ...{ id: newId('OpenAPISpecVersion'), organizationId, specId, number: n + 1 },
      ...{ hash: `${n}`, filesystem: 'f', document: 'd', documentSize: 1, pages: 'p' },
    })),
  });
  return specId;
}

/** Returns the id of an integration of the organization that is installed in all of them. */
async function makeIntegrations(prisma: Prisma, places: Places): Promise<string> {
  const { organizationId, otherIds, times } = places;
  const integrations = numbersOf(times).map((n) => ({
    ...{ id: newId('Integration'), ownerId: n % 4 === 3 ? ids.acme : organizationId },
    ...{ name: nameOf(n).toLowerCase().replace(' ', '-'), title: nameOf(n), description: 'It is.' },
    ...{
      visibility: 'PUBLIC' as const,
      target: n % 4 === 1 ? ('SPACE' as const) : ('ALL' as const),
    },
    ...{
      scopes: n % 4 === 1 ? ['space:views:read'] : [],
      categories: n % 4 === 2 ? ['ANALYTICS'] : [],
    },
    blocks: n % 4 === 1 ? [{ id: 'card' }] : [],
    blockDomains: n % 4 === 1 ? ['cards.test'] : [],
    contentSources: n % 4 === 2 ? [{ id: 'issues' }] : [],
  }));
  await prisma.integration.createMany({ data: integrations });
  const [{ id: integrationId = '' } = {}] = integrations;
  const installation = (place: { organizationId: string; integrationId: string }, n: number) => ({
    ...{ ...place, id: newId('IntegrationInstallation'), userId: newId('User') },
    externalIds: n % 2 === 1 ? ['team-1'] : [],
    ...{ status: n % 2 === 1 ? ('PAUSED' as const) : ('ACTIVE' as const) },
    ...{ spaceSelection: 'SELECTED' as const, siteSelection: 'SELECTED' as const },
  });
  const ofFirst = [organizationId, ...otherIds].map((id, n) =>
    installation({ organizationId: id, integrationId }, n),
  );
  const ofOthers = integrations
    .slice(1)
    .map(({ id }, n) => installation({ organizationId, integrationId: id }, n));
  const installations = [...ofFirst, ...ofOthers];
  await prisma.user.createMany({
    data: installations.map(({ userId }) => ({
      ...{ id: userId, email: `${userId.toLowerCase()}@installations.invalid`, displayName: 'I' },
    })),
  });
  await prisma.integrationInstallation.createMany({ data: installations });
  const [{ id: installationId = '' } = {}] = installations;
  await makeRowsOfInstallation(prisma, { ...places, installationId, integrationId });
  const selected = ofOthers.map(({ id }) => ({
    ...{ id: newId('IntegrationInstallation'), organizationId, installationId: id },
  }));
  await prisma.installationSpace.createMany({
    data: selected.map((row) => ({ ...row, spaceId: places.spaceId })),
  });
  await prisma.installationSite.createMany({
    data: selected.map((row) => ({ ...row, siteId: places.siteIds[0] ?? '' })),
  });
  return integrationId;
}

/** Makes the spaces and the sites of an installation, and the events that were sent to it. */
async function makeRowsOfInstallation(
  prisma: Prisma,
  {
    installationId,
    integrationId,
    organizationId,
    spaceId: first,
    times,
  }: Places & Readonly<Record<'installationId' | 'integrationId', string>>,
): Promise<void> {
  const numbers = numbersOf(times);
  const some = { where: { organizationId }, orderBy: { id: 'asc' }, take: numbers.length } as const;
  const [spaces, sites] = [await prisma.space.findMany(some), await prisma.site.findMany(some)];
  const row = (n: number) => ({
    ...{ id: newId('IntegrationInstallation'), organizationId, installationId },
    externalIds: n % 2 === 1 ? ['team-1'] : [],
  });
  const spaceIds = [...new Set([first, ...spaces.map(({ id }) => id)])].slice(0, numbers.length);
  await prisma.installationSpace.createMany({
    data: spaceIds.map((spaceId, n) => ({ ...row(n), spaceId })),
  });
  await prisma.installationSite.createMany({
    data: sites.map(({ id: siteId }, n) => ({ ...row(n), siteId })),
  });
  const webhookEndpointId = newId('WebhookEndpoint');
  await prisma.webhookEndpoint.create({
    data: {
      ...{ id: webhookEndpointId, organizationId, installationId },
      ...{ url: 'https://tunnel.test/', secret: bytes('s') },
    },
  });
  await prisma.webhookDelivery.createMany({
    data: numbers.map((n) => ({
      ...{ id: newId('WebhookDelivery'), organizationId, webhookEndpointId, integrationId },
      ...{
        position: n,
        eventType: 'installation_setup',
        subjectId: installationId,
        requestBody: '{}',
      },
      ...{ createdAt: new Date(Date.UTC(2026, 1, 1 + (n % 2))), lastAttemptAt: new Date() },
    })),
  });
}

/** Makes sections and section groups; all site spaces are in the first section. */
async function makeSections(
  prisma: Prisma,
  {
    organizationId,
    siteId,
    spaceId,
    times,
  }: Pick<Places, 'organizationId' | 'spaceId' | 'times'> & { readonly siteId: string },
): Promise<void> {
  const inSite = { organizationId, siteId };
  const sections = numbersOf(times).map((n) => ({
    ...{ id: newId('SiteSection'), ...inSite, rank: `b${n}`, title: `Section ${n}` },
    ...{ path: `section-${n}`, isDefault: n === 0 },
  }));
  const spaces = await prisma.space.findMany({
    where: { organizationId, parentId: null, deletedAt: null },
    orderBy: { id: 'asc' },
    take: sections.length,
  });
  await prisma.siteSection.createMany({ data: sections });
  await prisma.siteSectionGroup.createMany({
    data: numbersOf(times).map((n) => ({
      ...{ id: newId('SiteSectionGroup'), ...inSite, rank: `c${n}`, title: `Group ${n}` },
    })),
  });
  await prisma.siteSpace.createMany({
    data: sections.map((_, n) => ({
      ...{ id: newId('SiteSpace'), ...inSite, rank: `b${n}`, path: `space-${n}` },
      spaceId: n % 4 === 0 ? spaceId : (spaces[n]?.id ?? ''),
    })),
  });
  await prisma.siteSpace.updateMany({
    where: inSite,
    data: { sectionId: sections[0]?.id ?? null },
  });
}

async function makeSiteRows(
  prisma: Prisma,
  { organizationId, siteIds, spaceId, times }: Places,
): Promise<void> {
  const [siteId = ''] = siteIds;
  const siteSpaces = siteIds
    .filter((_, n) => n % 4 === 0)
    .map((site) => ({
      ...{ id: newId('SiteSpace'), organizationId, siteId: site, spaceId, rank: 'a1' },
      ...{ path: 'space', isDefault: true },
    }));
  await prisma.siteSpace.createMany({ data: siteSpaces });
  const [{ id: siteSpaceId = null } = {}] = siteSpaces;
  await makeSections(prisma, { organizationId, siteId, spaceId, times });
  await prisma.siteRedirect.createMany({
    data: numbersOf(times).map((n) => ({
      ...{ id: newId('SiteRedirect'), organizationId, siteId, source: `/${nameOf(n)}` },
      ...(n % 4 === 1
        ? { siteSpaceId, pageId: newId('Page') }
        : { destination: 'https://example.test/' }),
    })),
  });
  await prisma.shareLink.createMany({
    data: numbersOf(times).map((n) => ({
      ...{ id: newId('ShareLink'), organizationId, siteId, name: nameOf(n), active: n % 4 !== 1 },
      ...{ keyHash: bytes(`key-${n}`), sealedKey: bytes('key') },
    })),
  });
}

/** Makes a translation of acme whose pages have several statuses; returns the id of its settings. */
async function makeTranslatedPages(world: World, times: number): Promise<string> {
  const titles = numbersOf(times).map(nameOf);
  const { source, french, id } = await makeTranslation(
    world,
    titles.map((title) => ({ insertPage: { title, ref: title, markdown: `# ${title}\n` } })),
  );
  const pagesOf = (remainder: number): string[] =>
    titles.filter((_, n) => n % 4 === remainder).map((title) => source.refs[title] ?? '');
  await writeTexts(
    world,
    french,
    Object.fromEntries([
      ...pagesOf(0).map((id) => [id, '# Haricots\n']),
      ...pagesOf(1).map((id) => [id, '# Riz\n']),
    ]),
  );
  const { errors } = await world
    .as('ana')
    .query(
      'mutation ($input: MarkTranslatedInput!) { markTranslated(input: $input) { __typename } }',
      {
        input: {
          ...{ translationSettingsId: id, language: 'FR' },
          pages: pagesOf(0).map((sourcePageId) => ({ sourcePageId })),
        },
      },
    );
  if (errors) throw new Error(JSON.stringify(errors));
  return id;
}

/** Makes grants to members and teams on content; the members have different levels. */
async function makeGrants(
  prisma: Prisma,
  { organizationId, memberIds, teamIds }: Places,
  content: { readonly spaceId: string } | { readonly collectionId: string },
): Promise<void> {
  const levels = ['EDIT', 'COMMENT', 'EDIT', 'READ'] as const;
  const grants = [
    ...memberIds.map((memberId) => ({ memberId, teamId: null })),
    ...teamIds.map((teamId) => ({ memberId: null, teamId })),
  ];
  await prisma.grant.createMany({
    data: grants.map((holder, n) => ({
      ...{ id: newId('Grant'), organizationId, ...holder, ...content },
      ...{ contentId: Object.values(content).join(''), role: levels[n % 4] ?? null },
    })),
  });
}

/** Makes grants to members and teams on a site; the members have different levels. */
async function makeSiteGrants(
  prisma: Prisma,
  { organizationId, siteIds, memberIds, teamIds }: Places,
): Promise<void> {
  const levels = ['EDIT', 'COMMENT', 'EDIT', 'READ'] as const;
  const grants = [
    ...memberIds.map((memberId) => ({ memberId, teamId: null })),
    ...teamIds.map((teamId) => ({ memberId: null, teamId })),
  ];
  await prisma.siteGrant.createMany({
    data: grants.map((holder, n) => ({
      ...{ id: newId('SiteGrant'), organizationId, siteId: siteIds[0] ?? '', ...holder },
      role: levels[n % 4] ?? null,
    })),
  });
}

/** Returns a revision with files of two sizes, and with links of two pages. */
async function makeRevision(
  world: World,
  times: number,
): Promise<{ readonly revision: string; readonly linkingPageId: string }> {
  const files = await Promise.all(
    Array.from({ length: times }, (_, n) => [`beans-${n}.txt`, `rice-${n}.txt`, `beans-${n}.png`])
      .flat()
      .map((name) =>
        done(
          world.as('ana').post(`/v1/orgs/${ids.acme}/files`, {
            name,
            base64: name.endsWith('png') ? PNG : Buffer.from('A text.').toString('base64'),
          }),
        ),
      ),
  );
  const links = Array.from(
    { length: times },
    (_, n) => `[works](https://example.test/${n}) [is broken](/pages/pag_${n + 1})\n`,
  ).join('\n');
  const { revision, refs } = await makeSpace(world, [
    ...files.map(({ id }) => ({ insertFile: { file: id } })),
    page('Beans', links),
    page('Rice', links),
  ]);
  return { revision, linkingPageId: refs['Beans'] ?? '' };
}

/** Makes webhook endpoints, of which the first has deliveries; returns its id. */
async function makeWebhooks(prisma: Prisma, { organizationId, times }: Places): Promise<string> {
  const endpointIds = numbersOf(times).map(() => newId('WebhookEndpoint'));
  await prisma.webhookEndpoint.createMany({
    data: endpointIds.map((id, n) => ({
      ...{ id, organizationId, url: n % 2 === 0 ? 'https://beans.test/' : 'https://rice.test/' },
      ...{ enabled: n % 2 === 0, secret: bytes('s') },
      createdAt: new Date(Date.UTC(2026, 1, 1 + (n % 3 === 0 ? 1 : 0))),
    })),
  });
  const [webhookEndpointId = ''] = endpointIds;
  await prisma.webhookDelivery.createMany({
    data: numbersOf(times).map((n) => ({
      ...{ id: newId('WebhookDelivery'), organizationId, webhookEndpointId, position: n },
      ...{ eventType: n % 2 === 0 ? 'team.create' : 'team.update', subjectId: `team_${n % 2}` },
      ...{ status: n % 4 < 2 ? ('FAILED' as const) : ('SUCCEEDED' as const), requestBody: '{}' },
      createdAt: new Date(Date.UTC(2026, 1, 1 + (n % 2))),
    })),
  });
  return webhookEndpointId;
}

/**
 * Makes the rows; returns the ids of the parents of their lists, by their types, and of a page with
 * links.
 */
export async function makeSettingsRows(
  world: World,
  places: Places,
): Promise<{ readonly parents: Record<string, string>; readonly linkingPageId: string }> {
  const { prisma } = world.console.database;
  const { organizationId, times } = places;
  await makeInvites(prisma, places);
  await makeSiteRows(prisma, places);
  await makeSiteGrants(prisma, places);
  await makeGrants(prisma, places, { spaceId: places.spaceId });
  await makeGrants(prisma, places, { collectionId: places.collectionId });
  await prisma.translationSettings.createMany({
    data: numbersOf(times).map((n) => ({
      ...{ id: newId('TranslationSettings'), organizationId, title: nameOf(n) },
      languages: n % 4 === 1 ? ['FR', 'DE'] : ['DE'],
    })),
  });
  const { revision, linkingPageId } = await makeRevision(world, times);
  const parents = {
    ServiceAccount: await makeServiceAccounts(prisma, places),
    OpenAPISpec: await makeSpecs(prisma, places),
    WebhookEndpoint: await makeWebhooks(prisma, places),
    Integration: await makeIntegrations(prisma, places),
    Translation: await makeTranslatedPages(world, times),
    ...{ Revision: revision, Site: places.siteIds[0] ?? '' },
  };
  return { parents, linkingPageId };
}
