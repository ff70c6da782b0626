import { describe, expect, it } from 'vitest';
import { newId } from '../src/data/new-id.ts';
import { badCursor, badCursorAt, fault, faultsOf, forbidden, forbiddenAt, notFound, notFoundAt, refused } from './member/expected.ts';
import { askPage, walkBackward, walkForward, walkRest } from './member/paging.ts';
import { makeCrowd, minute } from './member/rows.ts';
import { statementsOf } from './statements.ts';
import { ids, type Person, useWorld, type Visitor } from './support.ts';

const world = useWorld({ APP_URL: 'https://app.lectern.test' });

const allowed = ['view', 'admin', 'ownTeam', 'createContent', 'createOpenAPISpec', 'ingestConversations', 'viewBilling', 'listMembers', 'listTeams', 'listIntegrations'] as const;
/** All permissions, of which these are granted. */
const permissions = (...granted: readonly (typeof allowed)[number][]) => Object.fromEntries(allowed.map((name) => [name, granted.includes(name)]));
const permissionsOf: Record<Exclude<Person, 'eve'>, ReturnType<typeof permissions>> = {
  ana: permissions(...allowed),
  ben: permissions('view', 'ownTeam', 'createOpenAPISpec', 'listMembers', 'listTeams', 'listIntegrations'),
  cat: permissions('view', 'listMembers', 'listTeams'),
  dan: permissions('view'),
};

const billing = {
  billing: { interval: 'monthly', endDate: '2027-01-05T09:00:00.000Z', hasPaymentFailed: false, isScheduledToCancel: false, pricing: 'standard' },
  trial: { status: 'ended', endDate: '2026-01-19T09:00:00.000Z' },
};
const urlsOf = (id: string) => ({ location: `${world.url}/v1/orgs/${id}`, app: `https://app.lectern.test/o/${id}` });
/** Acme Docs as `/v1` shows it to a member. */
const acme = (name: Exclude<Person, 'eve'>) => ({
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
  urls: urlsOf(ids.acme),
  permissions: permissionsOf[name],
});
/** An organization as it is made, as `/v1` shows it to its maker. */
const plain = (id: string, title: string, createdAt: string) => ({
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
  urls: urlsOf(id),
  permissions: permissions(...allowed.filter((name) => name !== 'ownTeam')),
});

const fields = `__typename id title createdAt emailDomains hostname type useCase communityType defaultRole defaultContent { type site } sso ai inviteLinks plan
  billing { interval endDate hasPaymentFailed isScheduledToCancel pricing } trial { status endDate decision } customHostname blocked { reason }
  billingMigration { deadline discountPercent discountEndDate } isOnNewTrial urls { location app logo } permissions { ${allowed.join(' ')} }`;
const organization = `query ($id: ID!) { organization(id: $id) { ${fields} } }`;
const update =
  'mutation ($id: ID!, $input: UpdateOrganizationInput!) { updateOrganization(id: $id, input: $input) { organization { id title emailDomains hostname defaultRole sso ai inviteLinks urls { logo } } } }';
const create = `mutation ($input: CreateOrganizationInput!) { createOrganization(input: $input) { organization { ${fields} } } }`;
const listed =
  'query ($first: Int, $after: String, $last: Int, $before: String) { page: organizations(first: $first, after: $after, last: $last, before: $before) { nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount } }';

/** Somebody who belongs to nothing. */
async function newcomer(): Promise<Visitor> {
  const id = newId('User');
  await world.door.database.prisma.user.create({ data: { id, email: `${id.toLowerCase()}@newcomer.test`, displayName: 'Newcomer', emailConfirmedAt: new Date() } });
  return world.with(await world.tokenOf(id));
}

/** Makes this person a reader of so many organizations more; gives their ids, newest first, ties broken by id. */
async function joinMany(userId: string, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, i) => ({ id: newId('Organization'), title: `Joined ${i}`, createdAt: minute(Math.floor(i / 2)) }));
  await world.door.database.prisma.organization.createMany({ data: rows });
  await world.door.database.prisma.member.createMany({ data: rows.map(({ id }) => ({ id: newId('Member'), organizationId: id, userId, role: 'READ' as const })) });
  return rows.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1)).map(({ id }) => id);
}

describe('an organization', () => {
  it('is shown whole to its members, its billing to admins alone', async () => {
    for (const name of ['ana', 'ben', 'cat', 'dan'] as const) {
      const { status, body } = await world.as(name).get(`/v1/orgs/${ids.acme}`);
      expect(status).toBe(200);
      expect(body).toEqual(acme(name));
      const { data } = await world.as(name).query(organization, { id: ids.acme });
      expect(data).toEqual({
        organization: {
          __typename: 'Organization',
          id: ids.acme,
          title: 'Acme Docs',
          createdAt: '2026-01-05T09:00:00.000Z',
          emailDomains: ['acme.test'],
          hostname: 'acme-docs',
          type: 'BUSINESS',
          useCase: 'PRODUCT_DOCS',
          communityType: null,
          defaultRole: 'READ',
          defaultContent: null,
          sso: false,
          ai: true,
          inviteLinks: true,
          plan: 'PRO_2024',
          billing: name === 'ana' ? { interval: 'MONTHLY', endDate: '2027-01-05T09:00:00.000Z', hasPaymentFailed: false, isScheduledToCancel: false, pricing: 'standard' } : null,
          trial: name === 'ana' ? { status: 'ENDED', endDate: '2026-01-19T09:00:00.000Z', decision: null } : null,
          customHostname: null,
          blocked: null,
          billingMigration: null,
          isOnNewTrial: true,
          urls: { ...urlsOf(ids.acme), logo: null },
          permissions: permissionsOf[name],
        },
      });
    }
  });

  it('shows whatever is stored of it, and of its billing nothing to who may not see that', async () => {
    const { id, userIds } = await makeCrowd(world, 2);
    const more = {
      trial: { status: 'EXPIRED', endDate: '2026-03-01T00:00:00.000Z', decision: 'DOWNGRADE' },
      billingMigration: { deadline: '2026-12-01T00:00:00.000Z', discountPercent: 12.5, discountEndDate: '2027-12-01T00:00:00.000Z' },
    };
    await world.door.database.prisma.organization.update({
      where: { id },
      data: { type: 'COMMUNITY', communityType: 'NON_PROFIT', customHostname: 'docs.crowd.test', blockedReason: 'SECURITY', billing: { interval: 'YEARLY' }, ...more },
    });
    const base = { ...plain(id, 'Crowd of 2', '2026-02-01T00:00:00.000Z'), type: 'community', communityType: 'nonProfit', customHostname: 'docs.crowd.test', blocked: { reason: 'security' } };
    expect((await world.as('ana').get(`/v1/orgs/${id}`)).body).toEqual({
      ...base,
      billing: { interval: 'yearly' },
      trial: { status: 'expired', endDate: '2026-03-01T00:00:00.000Z', decision: 'downgrade' },
      internal_billingMigration: { deadline: '2026-12-01T00:00:00.000Z', discountPercent: 12.5, discountEndDate: '2027-12-01T00:00:00.000Z' },
    });
    expect((await world.with(await world.tokenOf(userIds[1] ?? '')).get(`/v1/orgs/${id}`)).body).toEqual({ ...base, permissions: permissions('view', 'listMembers', 'listTeams') });
  });

  it('is found at the address that it gives as its own', async () => {
    const { body } = await world.as('ana').get('/v1/orgs?limit=1000');
    const again = await world.as('ana').get(new URL(body.items.at(-1).urls.location).pathname);
    expect(again.body).toEqual(acme('ana'));
  });

  it('is not there for a stranger, for who is shut out, and for a token bound elsewhere', async () => {
    const { id, userIds, memberIds } = await makeCrowd(world, 2);
    await world.door.database.prisma.member.update({ where: { key: { id: memberIds[1] ?? '', organizationId: id } }, data: { disabled: true } });
    const bound = world.with(await world.tokenOf(ids.user('ana'), { organizations: [ids.acme] }));
    for (const visitor of [world.as('eve'), world.with(await world.tokenOf(userIds[1] ?? '')), bound]) {
      const rest = await visitor.get(`/v1/orgs/${id}`);
      expect(rest.status).toBe(404);
      expect(rest.body).toEqual(notFound);
      const graph = await visitor.query(organization, { id });
      expect(graph.data).toEqual({ organization: null });
      expect(faultsOf(graph)).toEqual(notFoundAt(['organization']));
    }
    expect((await bound.get('/v1/orgs')).body).toEqual({ count: 1, items: [acme('ana')] });
  });

  it('is not there under an id of another kind: 404 in a path, 400 in an argument', async () => {
    for (const id of [ids.user('ana'), 'acme', newId('Organization')]) expect((await world.as('ana').get(`/v1/orgs/${id}`)).body).toEqual(notFound);
    expect(faultsOf(await world.as('ana').query(organization, { id: ids.user('ana') }))).toEqual(
      fault(['organization'], 'BAD_USER_INPUT', 'id must be the id of an organization, such as org_….', { field: 'id' }),
    );
  });
});

describe('the list of organizations', () => {
  it('holds those of the caller', async () => {
    expect((await world.as('ben').get('/v1/orgs')).body).toEqual({ count: 1, items: [acme('ben')] });
    expect((await world.as('ben').query('{ organizations { nodes { id title } edges { node { id } } totalCount } }')).data).toEqual({
      organizations: { nodes: [{ id: ids.acme, title: 'Acme Docs' }], edges: [{ node: { id: ids.acme } }], totalCount: 1 },
    });
  });

  it('is empty for who belongs to none', async () => {
    const visitor = await newcomer();
    expect((await visitor.get('/v1/orgs')).body).toEqual({ count: 0, items: [] });
    expect(await askPage(visitor, listed, {})).toEqual({ nodes: [], pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null }, totalCount: 0 });
  });

  it('is walked to its end in both directions and page by page, newest first, ties by id', async () => {
    const visitor = await newcomer();
    const { body } = await visitor.get('/v1/user');
    const all = await joinMany(body.id, 7);
    const pages = [all.slice(0, 3), all.slice(3, 6), all.slice(6)];
    expect(await walkForward(visitor, listed, {}, 3)).toEqual(pages);
    expect(await walkBackward(visitor, listed, {}, 3)).toEqual([all.slice(4), all.slice(1, 4), all.slice(0, 1)]);
    const rest = await walkRest(visitor, '/v1/orgs', 3);
    expect(rest.pages.map((items) => items.map(({ id }) => id))).toEqual(pages);
    expect(rest.counts).toEqual([7, 7, 7]);
  });

  it('goes on where it was when organizations come and go between pages', async () => {
    const visitor = await newcomer();
    const { body } = await visitor.get('/v1/user');
    const all = await joinMany(body.id, 6);
    const first = await visitor.get('/v1/orgs?limit=2');
    await visitor.post('/v1/orgs', { title: 'Newest of all' });
    await world.door.database.prisma.organization.delete({ where: { id: all[1] ?? '' } });
    const second = await visitor.get(`/v1/orgs?limit=3&page=${first.body.next.page}`);
    expect(second.body.items.map(({ id }: { id: string }) => id)).toEqual(all.slice(2, 5));
    expect(second.body.count).toBe(6);
  });

  it('refuses the cursor of another list and of another person, and sizes that no page has', async () => {
    await joinMany(ids.user('cat'), 1);
    const { body } = await world.as('cat').get('/v1/orgs?limit=1');
    const members = await world.as('ana').get(`/v1/orgs/${ids.acme}/members?limit=1`);
    for (const page of ['', 'x', members.body.next.page]) expect((await world.as('cat').get(`/v1/orgs?page=${page}`)).body).toEqual(badCursor);
    expect((await world.as('ana').get(`/v1/orgs?page=${body.next.page}`)).body).toEqual(badCursor);
    expect(faultsOf(await world.as('ana').query(listed, { after: body.next.page }))).toEqual(badCursorAt(['page'], 'after'));
    expect(faultsOf(await world.as('ana').query(listed, { before: 'x' }))).toEqual(badCursorAt(['page'], 'before'));
    for (const limit of [0, 1001, -1]) expect((await world.as('ana').get(`/v1/orgs?limit=${limit}`)).body).toEqual(refused(400, 'BAD_USER_INPUT', 'limit must be 1 to 1000.', { field: 'limit' }));
    for (const limit of [1, 1000]) expect((await world.as('ana').get(`/v1/orgs?limit=${limit}`)).status).toBe(200);
  });

  it.each(['organizations in 2 statements through GraphQL', 'organizations in 3 statements through /v1'])('lists 10 and 200 %s', async (sentence) => {
    const ask = (visitor: Visitor) =>
      sentence.endsWith('/v1') ? visitor.get('/v1/orgs?limit=200') : visitor.query('{ organizations(first: 200) { nodes { id title billing { pricing } permissions { admin } } } }');
    const wanted = sentence.endsWith('/v1') ? 3 : 2;
    const { prisma } = world.door.database;
    const many = await joinMany(ids.user('dan'), 9);
    expect(await world.countStatements('dan', ask)).toBe(wanted);
    many.push(...(await joinMany(ids.user('dan'), 190)));
    expect((await world.as('dan').get('/v1/orgs?limit=1')).body.count).toBe(200);
    expect(await world.countStatements('dan', ask)).toBe(wanted);
    await prisma.organization.deleteMany({ where: { id: { in: many } } });
  });
});

describe('making an organization', () => {
  it('makes its maker its admin, and says where it is', async () => {
    const visitor = await newcomer();
    const { status, headers, body } = await visitor.post('/v1/orgs', { title: 'Globex' });
    expect(status).toBe(201);
    expect(body).toEqual(plain(body.id, 'Globex', body.createdAt));
    expect(headers.get('location')).toBe(`${world.url}/v1/orgs/${body.id}`);
    expect((await visitor.get(new URL(headers.get('location') ?? '').pathname)).body).toEqual(body);
    const { body: user } = await visitor.get('/v1/user');
    const { body: members } = await visitor.get(`/v1/orgs/${body.id}/members`);
    expect(members).toEqual({ count: 1, items: [{ object: 'member', id: user.id, role: 'admin', user, disabled: false, joinedAt: body.createdAt, sso: false, spaces: 0, teams: 0 }] });
  });

  it('takes everything that there is to say', async () => {
    const visitor = await newcomer();
    const { body } = await visitor.post('/v1/orgs', { title: 'Initech', hostname: 'initech', type: 'community', useCase: 'openSourceDocs' });
    expect(body).toEqual({ ...plain(body.id, 'Initech', body.createdAt), hostname: 'initech', type: 'community', useCase: 'openSourceDocs' });
    expect((await visitor.get('/v1/subdomains/initech')).body).toEqual({ object: 'subdomain', subdomain: 'initech', target: { type: 'organization', organization: body.id }, isActive: true });
    const { data } = await visitor.query(create, { input: { title: 'Hooli', hostname: 'hooli', type: 'COMMUNITY', useCase: 'NOTES' } });
    const made = data.createOrganization.organization;
    expect(data).toEqual({
      createOrganization: {
        organization: {
          __typename: 'Organization',
          id: made.id,
          title: 'Hooli',
          createdAt: made.createdAt,
          emailDomains: [],
          hostname: 'hooli',
          type: 'COMMUNITY',
          useCase: 'NOTES',
          communityType: null,
          defaultRole: null,
          defaultContent: null,
          sso: false,
          ai: true,
          inviteLinks: true,
          plan: 'FREE_2024',
          billing: null,
          trial: null,
          customHostname: null,
          blocked: null,
          billingMigration: null,
          isOnNewTrial: true,
          urls: { ...urlsOf(made.id), logo: null },
          permissions: permissions(...allowed.filter((name) => name !== 'ownTeam')),
        },
      },
    });
  });

  it.each([['business'], ['community']])('takes the type %s', async (type) => {
    expect((await (await newcomer()).post('/v1/orgs', { title: 'Typed', type })).body.type).toBe(type);
  });

  it.each(['internalDocs', 'docsSite', 'audienceControlledSite', 'productDocs', 'teamKnowledgeBase', 'designSystem', 'openSourceDocs', 'notes', 'other'])('takes the use case %s', async (useCase) => {
    expect((await (await newcomer()).post('/v1/orgs', { title: 'Used', useCase })).body.useCase).toBe(useCase);
  });

  it.each([
    [{}, 'title', 'title is needed.'],
    [{ title: null }, 'title', 'title must be a text.'],
    [{ title: 7 }, 'title', 'title must be a text.'],
    [{ title: 'a' }, 'title', 'title must have 2 to 255 characters, and has 1.'],
    [{ title: 'a'.repeat(256) }, 'title', 'title must have 2 to 255 characters, and has 256.'],
    [{ title: 'Ok', hostname: 'ab' }, 'hostname', 'hostname must have 3 to 32 characters, and has 2.'],
    [{ title: 'Ok', hostname: 'a'.repeat(33) }, 'hostname', 'hostname must have 3 to 32 characters, and has 33.'],
    [{ title: 'Ok', hostname: 'Acme' }, 'hostname', 'hostname must match ^[a-z0-9][a-z0-9-]{1,30}[a-z0-9]$.'],
    [{ title: 'Ok', hostname: '-ab' }, 'hostname', 'hostname must match ^[a-z0-9][a-z0-9-]{1,30}[a-z0-9]$.'],
    [{ title: 'Ok', hostname: null }, 'hostname', 'hostname may be left out, but not null.'],
    [{ title: 'Ok', type: 'BUSINESS' }, 'type', 'type must be one of business, community.'],
    [{ title: 'Ok', type: null }, 'type', 'type may be left out, but not null.'],
    [{ title: 'Ok', colour: 'red' }, 'colour', 'There is no field `colour` here. There is: `title`, `hostname`, `type`, `useCase`.'],
  ])('refuses %j', async (input, field, message) => {
    const { status, body } = await world.as('ana').post('/v1/orgs', input);
    expect(status).toBe(400);
    expect(body).toEqual(refused(400, 'BAD_USER_INPUT', message, { field }));
  });

  it('refuses a hostname that is taken, and makes nothing', async () => {
    const visitor = await newcomer();
    expect((await visitor.post('/v1/orgs', { title: 'Thief', hostname: 'acme-docs' })).body).toEqual(refused(409, 'ALREADY_EXISTS', 'This hostname is taken. Choose another.', { field: 'hostname' }));
    expect(faultsOf(await visitor.query(create, { input: { title: 'Thief', hostname: 'acme-docs' } }))).toEqual(
      fault(['createOrganization'], 'ALREADY_EXISTS', 'This hostname is taken. Choose another.', { field: 'input.hostname' }),
    );
    expect((await visitor.get('/v1/orgs')).body).toEqual({ count: 0, items: [] });
  });

  it('counts characters, not code units', async () => {
    const visitor = await newcomer();
    expect((await visitor.post('/v1/orgs', { title: '😀' })).status).toBe(400);
    expect((await visitor.post('/v1/orgs', { title: '😀'.repeat(255) })).body.title).toBe('😀'.repeat(255));
  });

  it('is for persons, with a token for all organizations', async () => {
    const { body: robot } = await world.as('ana').post(`/v1/orgs/${ids.acme}/service-accounts/${ids.publisher}/tokens`, { label: 'Robot' });
    const bound = world.with(await world.tokenOf(ids.user('ana'), { organizations: [ids.acme] }));
    const asRobot = await world.with(robot.secret).post('/v1/orgs', { title: 'Robots' });
    expect(asRobot.body.error.code).toBe(403);
    expect(asRobot.body.error.details.needs).toBe('a person');
    const asBound = await bound.post('/v1/orgs', { title: 'Bound' });
    expect(asBound.body).toEqual(refused(403, 'FORBIDDEN', 'This token is bound to organizations, and makes none.', { details: { needs: 'a token for all organizations', has: [ids.acme] } }));
  });
});

describe('changing an organization', () => {
  const change = async (input: object) => {
    const { id } = await makeCrowd(world, 1);
    return { id, ...(await world.as('ana').patch(`/v1/orgs/${id}`, input)) };
  };

  it('changes what is given and leaves what is absent', async () => {
    const { id } = await makeCrowd(world, 1);
    const before = plain(id, 'Crowd of 1', '2026-02-01T00:00:00.000Z');
    const all = { title: 'Renamed', emailDomains: ['renamed.test'], hostname: 'renamed', defaultRole: 'comment', ai: false, inviteLinks: false, sso: false };
    const { status, body } = await world.as('ana').patch(`/v1/orgs/${id}`, { ...all, logo: 'https://pictures.test/logo.png' });
    expect(status).toBe(200);
    const after = { ...before, ...all, urls: { ...before.urls, logo: 'https://pictures.test/logo.png' } };
    expect(body).toEqual(after);
    expect((await world.as('ana').patch(`/v1/orgs/${id}`, {})).body).toEqual(after);
    expect((await world.as('ana').patch(`/v1/orgs/${id}`, { title: 'Again' })).body).toEqual({ ...after, title: 'Again' });
    const { data } = await world.as('ana').query(update, { id, input: { ai: true, defaultRole: null, logo: null } });
    expect(data).toEqual({
      updateOrganization: {
        organization: { id, title: 'Again', emailDomains: ['renamed.test'], hostname: 'renamed', defaultRole: null, sso: false, ai: true, inviteLinks: false, urls: { logo: null } },
      },
    });
    expect((await world.as('ana').get(`/v1/orgs/${id}`)).body).toEqual({ ...after, title: 'Again', ai: true, defaultRole: null, urls: before.urls });
  });

  it.each(['admin', 'create', 'review', 'edit', 'comment', 'read', null])('takes %s for the role of who comes', async (defaultRole) => {
    expect((await change({ defaultRole })).body.defaultRole).toBe(defaultRole);
  });

  it.each([
    [{ title: 'ab' }],
    [{ title: 'a'.repeat(255) }],
    [{ hostname: 'abc' }],
    [{ hostname: `${'b'.repeat(31)}9` }],
    [{ defaultContent: null }],
    [{ emailDomains: [] }],
    [{ emailDomains: Array.from({ length: 50 }, (_, i) => `d${i}.fifty.test`) }],
    [{ emailDomains: [`${`${'a'.repeat(59)}.`.repeat(4)}edge-domai.co`] }],
  ])('takes %j', async (input) => {
    const { status } = await change(input);
    expect(status).toBe(200);
  });

  it('takes a logo of 2048 characters', async () => {
    const logo = `https://pictures.test/${'l'.repeat(2026)}`;
    expect((await change({ logo })).body.urls.logo).toBe(logo);
  });

  it.each<[object, string, string]>([
    [{ title: 'a' }, 'title', 'title must have 2 to 255 characters, and has 1.'],
    [{ title: 'a'.repeat(256) }, 'title', 'title must have 2 to 255 characters, and has 256.'],
    [{ hostname: 'ab' }, 'hostname', 'hostname must have 3 to 32 characters, and has 2.'],
    [{ hostname: 'a'.repeat(33) }, 'hostname', 'hostname must have 3 to 32 characters, and has 33.'],
    [{ hostname: 'ends-' }, 'hostname', 'hostname must match ^[a-z0-9][a-z0-9-]{1,30}[a-z0-9]$.'],
    [{ hostname: 'abc\n' }, 'hostname', 'hostname must match ^[a-z0-9][a-z0-9-]{1,30}[a-z0-9]$.'],
    [{ emailDomains: ['ok.test', 'no domain'] }, 'emailDomains.1', 'emailDomains.1 must be a domain name, such as acme.test.'],
    [{ emailDomains: ['localhost'] }, 'emailDomains.0', 'emailDomains.0 must be a domain name, such as acme.test.'],
    [{ emailDomains: [`${`${'a'.repeat(59)}.`.repeat(4)}edge-domain.co`] }, 'emailDomains.0', 'emailDomains.0 must be a domain name, such as acme.test.'],
    [{ emailDomains: Array.from({ length: 51 }, (_, i) => `d${i}.test`) }, 'emailDomains', 'emailDomains must have at most 50 items, and has 51.'],
    [{ logo: `https://pictures.test/${'l'.repeat(2027)}` }, 'logo', 'logo must have at most 2048 characters, and has 2049.'],
    [{ logo: 'javascript:alert(1)' }, 'logo', 'logo must be an absolute http or https address.'],
    [{ logo: '/logo.png' }, 'logo', 'logo must be an absolute http or https address.'],
    ...['title', 'emailDomains', 'hostname', 'sso', 'ai', 'inviteLinks'].map((field): [object, string, string] => [{ [field]: null }, field, `${field} may be left out, but not null.`]),
  ])('refuses %j', async (input, field, message) => {
    const rest = await world.as('ana').patch(`/v1/orgs/${ids.acme}`, input);
    expect(rest.status).toBe(400);
    expect(rest.body).toEqual(refused(400, 'BAD_USER_INPUT', message, { field }));
    expect(faultsOf(await world.as('ana').query(update, { id: ids.acme, input }))).toEqual(fault(['updateOrganization'], 'BAD_USER_INPUT', message, { field: `input.${field}` }));
  });

  it.each([
    [{ defaultRole: 'guest' }, 'defaultRole', 'defaultRole must be one of admin, create, review, edit, comment, read, or null.'],
    [{ defaultRole: 'ADMIN' }, 'defaultRole', 'defaultRole must be one of admin, create, review, edit, comment, read, or null.'],
    [{ ai: 'true' }, 'ai', 'ai must be true or false.'],
    [{ emailDomains: 'acme.test' }, 'emailDomains', 'emailDomains must be a list.'],
    [{ plan: 'pro' }, 'plan', 'There is no field `plan` here. There is: `title`, `emailDomains`, `hostname`, `defaultRole`, `defaultContent`, `logo`, `sso`, `ai`, `inviteLinks`.'],
    [[], undefined, 'The body must be a JSON object.'],
    ['{', undefined, 'The body is not valid JSON.'],
  ])('refuses what has another type: %j', async (input, field, message) => {
    const { status, body } = await world.as('ana').patch(`/v1/orgs/${ids.acme}`, input);
    expect(status).toBe(400);
    expect(body).toEqual(refused(400, 'BAD_USER_INPUT', message, field === undefined ? {} : { field }));
  });

  it('refuses every default content, for want of sites, and SAML, for want of a provider', async () => {
    const rest = await world.as('ana').patch(`/v1/orgs/${ids.acme}`, { defaultContent: { type: 'site', site: newId('Site') } });
    expect(rest.body).toEqual(refused(400, 'BAD_USER_INPUT', 'This is no site of the organization.', { field: 'defaultContent.site' }));
    const graph = await world.as('ana').query(update, { id: ids.acme, input: { defaultContent: { type: 'SITE', site: newId('Site') } } });
    expect(faultsOf(graph)).toEqual(fault(['updateOrganization'], 'BAD_USER_INPUT', 'This is no site of the organization.', { field: 'input.defaultContent.site' }));
    const sso = await world.as('ana').patch(`/v1/orgs/${ids.acme}`, { title: 'Not renamed', sso: true });
    expect(sso.body).toEqual(refused(409, 'CONFLICT', 'There is no active SAML provider to sign in through. Add one first.', { field: 'sso' }));
    expect(faultsOf(await world.as('ana').query(update, { id: ids.acme, input: { sso: true } }))).toEqual(
      fault(['updateOrganization'], 'CONFLICT', 'There is no active SAML provider to sign in through. Add one first.', { field: 'input.sso' }),
    );
    expect((await world.as('ana').get(`/v1/orgs/${ids.acme}`)).body).toEqual(acme('ana'));
  });

  it('is for admins; strangers find nothing', async () => {
    for (const [name, has] of [
      ['ben', 'edit'],
      ['cat', 'comment'],
      ['dan', 'guest'],
    ] as const) {
      const { status, body } = await world.as(name).patch(`/v1/orgs/${ids.acme}`, { title: 'Mine' });
      expect(status).toBe(403);
      expect(body).toEqual(forbidden('admin', has));
      expect(faultsOf(await world.as(name).query(update, { id: ids.acme, input: { title: 'Mine' } }))).toEqual(forbiddenAt(['updateOrganization'], 'admin', has));
    }
    expect((await world.as('eve').patch(`/v1/orgs/${ids.acme}`, { title: 'Mine' })).body).toEqual(notFound);
    expect(faultsOf(await world.as('eve').query(update, { id: ids.acme, input: { title: 'Mine' } }))).toEqual(notFoundAt(['updateOrganization']));
  });
});

describe('e-mail domains', () => {
  it('keep their order, in lower case, each once; the new ones replace the old', async () => {
    const { id } = await makeCrowd(world, 1);
    const put = async (emailDomains: string[]) => (await world.as('ana').patch(`/v1/orgs/${id}`, { emailDomains })).body.emailDomains;
    expect(await put(['zulu.test', 'Alpha.Test', 'mike.test', 'ALPHA.test'])).toEqual(['zulu.test', 'alpha.test', 'mike.test']);
    expect(await put(['mike.test', 'zulu.test'])).toEqual(['mike.test', 'zulu.test']);
    const other = await makeCrowd(world, 1, 'eve');
    expect((await world.as('eve').patch(`/v1/orgs/${other.id}`, { emailDomains: ['alpha.test'] })).body.emailDomains).toEqual(['alpha.test']);
  });

  it.each(['gmail.com', 'GMail.com', 'outlook.com', 'proton.me', 'web.de'])('may not be %s, which is a public mail provider’s', async (domain) => {
    const message = `${domain.toLowerCase()} belongs to a public mail provider: it says nothing of who its people work for.`;
    expect((await world.as('ana').patch(`/v1/orgs/${ids.acme}`, { emailDomains: ['new.test', domain] })).body).toEqual(refused(400, 'BAD_USER_INPUT', message, { field: 'emailDomains.1' }));
    expect(faultsOf(await world.as('ana').query(update, { id: ids.acme, input: { emailDomains: [domain] } }))).toEqual(
      fault(['updateOrganization'], 'BAD_USER_INPUT', message, { field: 'input.emailDomains.0' }),
    );
  });

  it('may not be another organization’s, and then all stay as they are', async () => {
    const { status, body } = await world.as('ana').patch(`/v1/orgs/${ids.acme}`, { emailDomains: ['new.test', 'Umbrella.Test'] });
    expect(status).toBe(409);
    expect(body).toEqual(refused(409, 'ALREADY_EXISTS', 'umbrella.test belongs to another organization.', { field: 'emailDomains.1' }));
    expect((await world.as('ana').get(`/v1/orgs/${ids.acme}`)).body).toEqual(acme('ana'));
  });

  it('go to one of two organizations that claim them at once', async () => {
    const [first, second] = [await makeCrowd(world, 1), await makeCrowd(world, 1, 'eve')];
    for (const emailDomains of [['race-1.test'], ['race-2.test'], ['race-3.test']]) {
      const answers = await Promise.all([world.as('ana').patch(`/v1/orgs/${first.id}`, { emailDomains }), world.as('eve').patch(`/v1/orgs/${second.id}`, { emailDomains })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });
});

describe('e-mail domains written twice at once', () => {
  it('are those of one of the two writes, and the other’s are free', async () => {
    const { id } = await makeCrowd(world, 1);
    for (const round of [1, 2, 3]) {
      const both = [`left-${round}.test`, `right-${round}.test`];
      await Promise.all(both.map((domain) => world.as('ana').patch(`/v1/orgs/${id}`, { emailDomains: [domain] })));
      const { emailDomains } = (await world.as('ana').get(`/v1/orgs/${id}`)).body;
      const claimed = await world.door.database.prisma.emailDomain.findMany({ where: { organizationId: id } });
      expect(claimed.map(({ domain }) => domain)).toEqual(emailDomains);
    }
  });
});

describe('the organizations of an e-mail domain', () => {
  const ofDomain = `query ($domain: String!) { emailDomainOrganizations(emailDomain: $domain) { __typename id title createdAt emailDomains type sso inviteLinks plan urls { location app logo } permissions { ${allowed.join(' ')} } } }`;

  it('are given in their public form to who has an address of it, member or not', async () => {
    await world.as('ana').patch(`/v1/orgs/${ids.acme}`, { emailDomains: ['acme.test', 'newcomer.test'] });
    const visitor = await newcomer();
    const { status, body } = await visitor.get('/v1/email-domains/Newcomer.test/orgs');
    expect(status).toBe(200);
    const shown = { id: ids.acme, title: 'Acme Docs', createdAt: '2026-01-05T09:00:00.000Z', emailDomains: ['newcomer.test'], sso: false, inviteLinks: true, permissions: permissions() };
    expect(body).toEqual({ organizations: [{ object: 'organization', ...shown, type: 'business', plan: 'pro_2024', urls: urlsOf(ids.acme) }] });
    const { data } = await visitor.query(ofDomain, { domain: 'newcomer.test' });
    expect(data).toEqual({ emailDomainOrganizations: [{ __typename: 'PublicOrganization', ...shown, type: 'BUSINESS', plan: 'PRO_2024', urls: { ...urlsOf(ids.acme), logo: null } }] });
    expect((await visitor.get('/v1/email-domains/acme.test/orgs')).body).toEqual({ organizations: [] });
    await world.as('ana').patch(`/v1/orgs/${ids.acme}`, { emailDomains: ['acme.test'] });
    expect((await visitor.get('/v1/email-domains/newcomer.test/orgs')).body).toEqual({ organizations: [] });
  });

  it('take as many statements whether there is one or none', async () => {
    const counted = async () => {
      const visitor = await newcomer();
      await visitor.get('/v1/user');
      const sent = [await statementsOf(() => visitor.get('/v1/email-domains/newcomer.test/orgs')), await statementsOf(() => visitor.query(ofDomain, { domain: 'newcomer.test' }))];
      return sent.map((statements) => statements.length);
    };
    expect(await counted()).toEqual([3, 3]);
    await world.as('ana').patch(`/v1/orgs/${ids.acme}`, { emailDomains: ['acme.test', 'newcomer.test'] });
    expect(await counted()).toEqual([3, 3]);
    await world.as('ana').patch(`/v1/orgs/${ids.acme}`, { emailDomains: ['acme.test'] });
  });

  it('are asked for by a domain of at most 255 characters', async () => {
    expect((await world.as('ana').get(`/v1/email-domains/${'a'.repeat(255)}/orgs`)).body).toEqual({ organizations: [] });
    const message = 'emailDomain must have at most 255 characters, and has 256.';
    expect((await world.as('ana').get(`/v1/email-domains/${'a'.repeat(256)}/orgs`)).body).toEqual(refused(400, 'BAD_USER_INPUT', message, { field: 'emailDomain' }));
    expect(faultsOf(await world.as('ana').query(ofDomain, { domain: 'a'.repeat(256) }))).toEqual(fault(['emailDomainOrganizations'], 'BAD_USER_INPUT', message, { field: 'emailDomain' }));
  });

  it('are none for any other domain, whoever claims it', async () => {
    expect((await world.as('ana').get('/v1/email-domains/umbrella.test/orgs')).body).toEqual({ organizations: [] });
    expect((await world.as('ana').query(ofDomain, { domain: 'umbrella.test' })).data).toEqual({ emailDomainOrganizations: [] });
  });
});
