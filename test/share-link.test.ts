import { describe, expect, it } from 'vitest';
import { newId } from '../src/data/new-id.ts';
import { hashOf } from '../src/data/secrets.ts';
import { bad, errorsOf, forbidden, forbiddenAt, notFound, notFoundAt } from './content/expected.ts';
import { eventsOf, makeTestOrganization, visitorOf } from './content/rows.ts';
import { makeSite, type MadeSite } from './site/made.ts';
import { ids, useWorld } from './support.ts';
import { sql } from './sql.ts';

const world = useWorld({ PUBLIC_URL: 'https://docs.test' });

const FIELDS =
  '__typename id createdAt name active site { id } urls { location published publishedByPath }';
const CREATE = `mutation ($input: CreateShareLinkInput!) { createShareLink(input: $input) { shareLink { ${FIELDS} } } }`;
const UPDATE = `mutation ($input: UpdateShareLinkInput!) { updateShareLink(input: $input) { shareLink { ${FIELDS} } } }`;
const DELETE =
  'mutation ($link: ID!) { deleteShareLink(input: { id: $link }) { deletedShareLinkId } }';
const GET = `query ($link: ID!) { shareLink(id: $link) { ${FIELDS} } }`;
const LIST = `query ($id: ID!, $first: Int, $after: String) { site(id: $id) { shareLinks(first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } nodes { ${FIELDS} } edges { node { id } } } } }`;

interface Shown {
  readonly id: string;
  readonly createdAt: string;
  readonly name: string;
  readonly active?: boolean;
  readonly published?: string;
}

/** Returns a share link as `/v1` serializes it, by default active. */
const linkBody = ({ url }: MadeSite, { id, published, active = true, ...rest }: Shown) => ({
  object: 'share-link',
  id,
  active,
  urls: {
    location: `${world.url}${url}/share-links/${id}`,
    ...(published !== undefined && {
      ...{ published, publishedByPath: published.replace('?shareKey=', '/') },
    }),
  },
  ...rest,
});

/** Returns the same share link in GraphQL. */
const linkNode = (site: MadeSite, shown: Shown) => {
  const { object: _, urls, ...rest } = linkBody(site, shown);
  return {
    __typename: 'ShareLink',
    site: { id: site.id },
    ...rest,
    urls: { published: null, publishedByPath: null, ...urls },
  };
};

const keyOf = (address: string): string => new URL(address).searchParams.get('shareKey') ?? '';

describe('a share link', () => {
  it('is created active, without an address until the site is published', async () => {
    const site = await makeSite(world, { title: 'Shared', visibility: 'share-link' });
    const { status, headers, body } = await world
      .as('ana')
      .post(`${site.url}/share-links`, { name: 'For partners' });
    expect(status).toBe(201);
    const { id, createdAt } = body;
    expect(body).toEqual(linkBody(site, { id, createdAt, name: 'For partners' }));
    expect(headers.get('location')).toBe(`${world.url}${site.url}/share-links/${id}`);
    expect((await world.as('ana').get(`${site.url}/share-links/${id}`)).body).toEqual(body);
    const { data } = await world
      .as('ana')
      .query(CREATE, { input: { siteId: site.at.id, name: 'Ü' } });
    const other = data.createShareLink.shareLink;
    expect(other).toEqual(linkNode(site, { id: other.id, createdAt: other.createdAt, name: 'Ü' }));
    const events = (await eventsOf(world, ids.acme, 'shareLink.create')).filter(
      ({ subjectId }) => subjectId === site.id,
    );
    expect(events).toEqual([
      { subjectId: site.id, fields: ['shareLinks'], related: [other.id] },
      { subjectId: site.id, fields: ['shareLinks'], related: [id] },
    ]);
  });

  it('has a stable, unique key in the address of the published site', async () => {
    const site = await makeSite(world, { title: 'Keys' });
    const [one, two] = [
      (await world.as('ana').post(`${site.url}/share-links`, { name: 'One' })).body,
      (await world.as('ana').post(`${site.url}/share-links`, { name: 'Two' })).body,
    ];
    await world.as('ana').post(`${site.url}/publish`);
    const { body } = await world.as('ana').get(`${site.url}/share-links/${one.id}`);
    const key = keyOf(body.urls.published);
    expect(key).toMatch(/^[\w-]{32}$/);
    const published = `https://docs.test/acme-docs/keys?shareKey=${key}`;
    expect(body).toEqual(
      linkBody(site, { id: one.id, createdAt: one.createdAt, name: 'One', published }),
    );
    expect((await world.as('ana').query(GET, { link: one.id })).data).toEqual({
      shareLink: linkNode(site, { id: one.id, createdAt: one.createdAt, name: 'One', published }),
    });
    expect(
      keyOf((await world.as('ana').get(`${site.url}/share-links/${two.id}`)).body.urls.published),
    ).not.toBe(key);
    await world.as('ana').post(`${site.url}/unpublish`);
    expect((await world.as('ana').get(`${site.url}/share-links/${one.id}`)).body).toEqual(one);
    await world.as('ana').post(`${site.url}/publish`);
    expect(
      (await world.as('ana').patch(`${site.url}/share-links/${one.id}`, { name: 'Renamed' })).body
        .urls.published,
    ).toBe(published);
    await world.as('ana').patch(site.url, { basename: 'other-keys' });
    expect(
      (await world.as('ana').get(`${site.url}/share-links/${one.id}`)).body.urls.published,
    ).toBe(`https://docs.test/acme-docs/other-keys?shareKey=${key}`);
  });

  it('has a key that is encrypted in the table and absent from events', async () => {
    const site = await makeSite(world, { title: 'Sealed' });
    const { id } = (await world.as('ana').post(`${site.url}/share-links`, { name: 'Sealed' })).body;
    await world.as('ana').post(`${site.url}/publish`);
    const key = keyOf(
      (await world.as('ana').get(`${site.url}/share-links/${id}`)).body.urls.published,
    );
    expect(key.length).toBe(32);
    const row = await world.console.database.prisma.shareLink.findFirstOrThrow({ where: { id } });
    const bytes = Buffer.from(key, 'base64url');
    for (const stored of [
      Buffer.from(row.sealedKey),
      Buffer.from(row.keyHash),
      Buffer.from(JSON.stringify({ ...row, sealedKey: null, keyHash: null })),
    ]) {
      expect([
        stored.includes(key),
        stored.includes(bytes),
        stored.includes(bytes.toString('hex')),
      ]).toEqual([false, false, false]);
    }
    expect(Buffer.from(row.keyHash).equals(hashOf(key))).toBe(true);
    const events = await world.console.database.query(
      sql<{ text: string }>('SELECT e::text AS text FROM events e WHERE subject_id = $1'),
      [site.id],
    );
    expect(events.filter(({ text }) => text.includes(key))).toEqual([]);
  });

  it('changes only the given fields', async () => {
    const site = await makeSite(world, { title: 'Changed' });
    const { id, createdAt } = (
      await world.as('ana').post(`${site.url}/share-links`, { name: 'First' })
    ).body;
    const at = `${site.url}/share-links/${id}`;
    const off = await world.as('ana').patch(at, { active: false });
    expect([off.status, off.body]).toEqual([
      200,
      linkBody(site, { id, createdAt, name: 'First', active: false }),
    ]);
    expect((await world.as('ana').patch(at, { name: 'Second' })).body).toEqual(
      linkBody(site, { id, createdAt, name: 'Second', active: false }),
    );
    expect((await world.as('ana').patch(at, {})).body).toEqual(
      linkBody(site, { id, createdAt, name: 'Second', active: false }),
    );
    expect(
      (await world.as('ana').query(UPDATE, { input: { id, active: true, name: 'Third' } })).data,
    ).toEqual({
      updateShareLink: { shareLink: linkNode(site, { id, createdAt, name: 'Third' }) },
    });
    const events = (await eventsOf(world, ids.acme, 'shareLink.update')).filter(
      ({ subjectId }) => subjectId === site.id,
    );
    expect(events.map(({ fields }) => fields)).toEqual([['active', 'name'], ['name'], ['active']]);
  });

  it('is deleted idempotently', async () => {
    const site = await makeSite(world, { title: 'Deleted' });
    const make = async () =>
      (await world.as('ana').post(`${site.url}/share-links`, { name: 'Gone' })).body.id;
    const [one, two] = [await make(), await make()];
    for (const [id, expected] of [
      [one, 205],
      [one, 204],
      [newId('ShareLink'), 204],
    ] as const) {
      const { status, body } = await world.as('ana').delete(`${site.url}/share-links/${id}`);
      expect([status, body]).toEqual([expected, undefined]);
    }
    expect((await world.as('ana').get(`${site.url}/share-links/${one}`)).body).toEqual(notFound);
    expect((await world.as('ana').query(DELETE, { link: two })).data).toEqual({
      deleteShareLink: { deletedShareLinkId: two },
    });
    expect((await world.as('ana').get(`${site.url}/share-links`)).body).toEqual({
      count: 0,
      items: [],
    });
    expect(
      errorsOf(await world.as('ana').query(UPDATE, { input: { id: two, active: false } })),
    ).toEqual(notFoundAt('updateShareLink'));
    const events = (await eventsOf(world, ids.acme, 'shareLink.delete')).filter(
      ({ subjectId }) => subjectId === site.id,
    );
    expect(events).toEqual(
      [two, one].map((id) => ({ subjectId: site.id, fields: ['shareLinks'], related: [id] })),
    );
  });

  it('answers NOT_FOUND under another site', async () => {
    const [site, other] = [await makeSite(world), await makeSite(world)];
    const { id } = (await world.as('ana').post(`${site.url}/share-links`, { name: 'Mine' })).body;
    expect((await world.as('ana').get(`${other.url}/share-links/${id}`)).body).toEqual(notFound);
    expect(
      (await world.as('ana').patch(`${other.url}/share-links/${id}`, { active: false })).body,
    ).toEqual(notFound);
    expect((await world.as('ana').delete(`${other.url}/share-links/${id}`)).status).toBe(204);
    expect((await world.as('ana').get(`${site.url}/share-links/${id}`)).body.active).toBe(true);
  });

  it.each([
    [{}, 'name', 'name is required.'],
    [{ name: 'x'.repeat(51) }, 'name', 'name must have at most 50 characters, and has 51.'],
    [{ name: null }, 'name', 'name must be a text.'],
    [{ name: 'a', key: 'mine' }, 'key', 'There is no field `key` here. Fields are: `name`.'],
  ])('is refused with %j', async (input, field, message) => {
    const { url } = await makeSite(world);
    expect((await world.as('ana').post(`${url}/share-links`, input)).body).toEqual(
      bad(field, message),
    );
    expect((await world.as('ana').get(`${url}/share-links`)).body.count).toBe(0);
  });

  it.each([
    [{ active: 'no' }, 'active', 'active must be true or false.'],
    [{ active: null }, 'active', 'active may be absent, but not null.'],
    [{ name: 'x'.repeat(51) }, 'name', 'name must have at most 50 characters, and has 51.'],
  ])('is refused in an update with %j', async (input, field, message) => {
    const { url } = await makeSite(world);
    const { id } = (await world.as('ana').post(`${url}/share-links`, { name: 'Kept' })).body;
    expect((await world.as('ana').patch(`${url}/share-links/${id}`, input)).body).toEqual(
      bad(field, message),
    );
    const { name, active } = (await world.as('ana').get(`${url}/share-links/${id}`)).body;
    expect([name, active]).toEqual(['Kept', true]);
  });
});

describe('the share links of a site', () => {
  it('are listed newest first and paginated, in a fixed number of statements', async () => {
    const site = await makeSite(world, { title: 'Listed' });
    const make = async (name: string) =>
      (await world.as('ana').post(`${site.url}/share-links`, { name })).body;
    const links = [await make('1'), await make('2'), await make('3')].reverse();
    const { status, body } = await world.as('ana').get(`${site.url}/share-links`);
    expect([status, body]).toEqual([200, { count: 3, items: links }]);
    const first = (await world.as('ana').get(`${site.url}/share-links?limit=2`)).body;
    const second = (
      await world.as('ana').get(`${site.url}/share-links?limit=2&page=${first.next.page}`)
    ).body;
    expect([first.items, second]).toEqual([links.slice(0, 2), { count: 3, items: links.slice(2) }]);
    const { shareLinks } = (await world.as('ana').query(LIST, { id: site.at.id, first: 2 })).data
      .site;
    expect(shareLinks).toEqual({
      totalCount: 3,
      pageInfo: { hasNextPage: true, endCursor: shareLinks.pageInfo.endCursor },
      nodes: links
        .slice(0, 2)
        .map((link) => linkNode(site, { id: link.id, createdAt: link.createdAt, name: link.name })),
      edges: links.slice(0, 2).map(({ id }) => ({ node: { id } })),
    });
    await world.as('ana').post(`${site.url}/publish`);
    const count = () =>
      world.countStatements('ana', (visitor) => visitor.get(`${site.url}/share-links?limit=1000`));
    const few = await count();
    for (let i = 0; i < 17; i++) await make(`More ${i}`);
    expect([few, await count()]).toEqual([4, 4]);
  });

  it('require an admin or the creator of the site', async () => {
    const testOrganization = await makeTestOrganization(world, ['CREATE', 'CREATE', 'READ', null]);
    const [maker, other, reader, guest] = await Promise.all(
      [1, 2, 3, 4].map((n) => visitorOf(world, testOrganization, n)),
    );
    if (!maker || !other || !reader || !guest) throw new Error('Four people were made.');
    const { id: siteId } = (
      await maker.post(`/v1/orgs/${testOrganization.id}/sites`, { title: 'Of the maker' })
    ).body;
    const at = `/v1/orgs/${testOrganization.id}/sites/${siteId}/share-links`;
    const { id } = (await maker.post(at, { name: 'His' })).body;
    expect((await maker.patch(`${at}/${id}`, { active: false })).body.active).toBe(false);
    expect([(await maker.get(at)).body.count, (await world.as('ana').get(at)).body.count]).toEqual([
      1, 1,
    ]);
    expect((await world.as('ana').patch(`${at}/${id}`, { active: true })).body.active).toBe(true);
    const variables = { link: id };
    const requestsOf = (visitor: typeof maker) => [
      () => visitor.get(at),
      () => visitor.get(`${at}/${id}`),
      () => visitor.post(at, { name: 'Mine' }),
      () => visitor.patch(`${at}/${id}`, { active: false }),
      () => visitor.delete(`${at}/${id}`),
    ];
    for (const [visitor, has] of [
      [other, 'create'],
      [reader, 'read'],
    ] as const) {
      for (const ask of requestsOf(visitor))
        expect((await ask()).body).toEqual(forbidden('admin', has));
      expect(errorsOf(await visitor.query(GET, variables))).toEqual(
        forbiddenAt('shareLink', 'admin', has),
      );
      expect(errorsOf(await visitor.query(CREATE, { input: { siteId, name: 'Mine' } }))).toEqual(
        forbiddenAt('createShareLink', 'admin', has),
      );
      expect(errorsOf(await visitor.query(UPDATE, { input: { id, active: false } }))).toEqual(
        forbiddenAt('updateShareLink', 'admin', has),
      );
      expect(errorsOf(await visitor.query(DELETE, variables))).toEqual(
        forbiddenAt('deleteShareLink', 'admin', has),
      );
    }
    for (const visitor of [guest, world.as('eve')]) {
      for (const ask of requestsOf(visitor)) expect((await ask()).body).toEqual(notFound);
      expect(errorsOf(await visitor.query(DELETE, variables))).toEqual(
        notFoundAt('deleteShareLink'),
      );
    }
    const node = async (visitor: typeof maker) =>
      (await visitor.query('query ($id: ID!) { node(id: $id) { __typename id } }', { id })).data
        .node;
    expect([await node(maker), await node(world.as('ana'))]).toEqual([
      { __typename: 'ShareLink', id },
      { __typename: 'ShareLink', id },
    ]);
    expect([
      await node(other),
      await node(reader),
      await node(guest),
      await node(world.as('eve')),
    ]).toEqual([null, null, null, null]);
    expect((await world.as('ana').get(at)).body.count).toBe(1);
  });

  it('are inaccessible to a token without their scope', async () => {
    const { url } = await makeSite(world);
    const narrow = world.with(
      await world.tokenOf(ids.user('ana'), { scopes: ['site:read', 'site:write'] }),
    );
    expect((await narrow.get(`${url}/share-links`)).status).toBe(403);
    expect((await narrow.post(`${url}/share-links`, { name: 'a' })).status).toBe(403);
  });
});
