import { describe, expect, it } from 'vitest';
import { newId } from '../src/data/new-id.ts';
import { visitorKeysOf } from '../src/resources/site/visitor-keys.ts';
import {
  bad,
  badAt,
  errorsOf,
  forbidden,
  forbiddenAt,
  notFound,
  notFoundAt,
} from './content/expected.ts';
import { eventsOf, makeTestOrganization, visitorOf } from './content/rows.ts';
import { type MadeSite, makeSite, sitesOf } from './site/made.ts';
import { ids, useWorld, type Visitor } from './support.ts';
import { sql } from './sql.ts';

const world = useWorld();

const ALL = '{ __typename backend privateKey fallbackUrl }';
const GET = `query ($id: ID!) { site(id: $id) { publishingAuth ${ALL} } }`;
const UPDATE = `mutation ($input: UpdatePublishingAuthInput!) { updatePublishingAuth(input: $input) { publishingAuth ${ALL} } }`;
const REGENERATE = `mutation ($id: ID!) { regenerateVisitorKey(input: { siteId: $id }) { publishingAuth ${ALL} } }`;

const authOf = ({ url }: Pick<MadeSite, 'url'>) => `${url}/publishing/auth`;
const regenerate = async (site: Pick<MadeSite, 'url'>): Promise<string> =>
  (await world.as('ana').post(`${authOf(site)}/regenerate`)).body.privateKey;
const rowOf = (id: string) => world.console.as(ids.user('ana')).load.site.must(id);

const KEY = /^[\w-]{43}$/;
const HOUR = 60 * 60 * 1000;

/** Returns the valid keys this many hours after the last change. */
async function keysAfter(id: string, hours: number): Promise<string[]> {
  const row = await rowOf(id);
  const changedAt = new Date(row.visitorKeyChangedAt ?? row.createdAt).getTime();
  return visitorKeysOf(
    { secrets: world.console.as(ids.user('ana')).secrets, now: new Date(changedAt + hours * HOUR) },
    row,
  );
}

describe('the visitor authentication of a site', () => {
  it('has a unique key from the beginning', async () => {
    const [site, other] = [await makeSite(world), await makeSite(world)];
    const { status, body } = await world.as('ana').get(authOf(site));
    expect([status, body]).toEqual([
      200,
      { object: 'publishing-auth', backend: 'custom', privateKey: body.privateKey },
    ]);
    expect(body.privateKey).toMatch(KEY);
    expect((await world.as('ana').get(authOf(other))).body.privateKey).not.toBe(body.privateKey);
    const { data } = await world.as('ana').query(GET, site.at);
    expect(data).toEqual({
      site: {
        publishingAuth: {
          __typename: 'PublishingAuth',
          backend: 'CUSTOM',
          privateKey: body.privateKey,
          fallbackUrl: null,
        },
      },
    });
    const stored = JSON.stringify(
      await world.console.database.prisma.site.findUnique({
        where: { key: { id: site.id, organizationId: ids.acme } },
      }),
    );
    expect(stored.includes(body.privateKey)).toBe(false);
  });

  it('changes only the given fields', async () => {
    const site = await makeSite(world);
    const { privateKey } = (await world.as('ana').get(authOf(site))).body;
    let expected: object = { object: 'publishing-auth', backend: 'custom', privateKey };
    for (const input of [
      { fallbackURL: 'https://acme.example/sign-in?to=docs' },
      { backend: 'integration' },
      {},
    ]) {
      expected = { ...expected, ...input };
      const { status, body } = await world.as('ana').patch(authOf(site), input);
      expect([status, body]).toEqual([200, expected]);
      expect((await world.as('ana').get(authOf(site))).body).toEqual(expected);
    }
    expect((await world.as('ana').patch(authOf(site), { fallbackURL: null })).body).toEqual({
      object: 'publishing-auth',
      backend: 'integration',
      privateKey,
    });
    const { data } = await world.as('ana').query(UPDATE, {
      input: { siteId: site.at.id, backend: 'CUSTOM', fallbackUrl: 'http://acme.example' },
    });
    expect(data).toEqual({
      updatePublishingAuth: {
        publishingAuth: {
          __typename: 'PublishingAuth',
          backend: 'CUSTOM',
          privateKey,
          fallbackUrl: 'http://acme.example',
        },
      },
    });
    expect(
      (await eventsOf(world, ids.acme, 'publishingAuth.update')).filter(
        ({ subjectId }) => subjectId === site.id,
      ),
    ).toEqual(
      [['authBackend', 'fallbackUrl'], ['fallbackUrl'], ['authBackend'], ['fallbackUrl']].map(
        (fields) => ({ subjectId: site.id, fields, related: [] }),
      ),
    );
  });

  it.each([
    [{ backend: 'saml' }, 'backend', 'backend must be one of custom, integration.'],
    [{ backend: null }, 'backend', 'backend may be absent, but not null.'],
    [
      { fallbackURL: 'acme.example' },
      'fallbackURL',
      'fallbackURL must be an absolute http or https address.',
    ],
    [
      { fallbackURL: 'javascript:alert(1)' },
      'fallbackURL',
      'fallbackURL must be an absolute http or https address.',
    ],
    [{ fallbackURL: '' }, 'fallbackURL', 'fallbackURL must be an absolute http or https address.'],
    [
      { fallbackURL: `https://acme.example/${'a'.repeat(2028)}` },
      'fallbackURL',
      'fallbackURL must have at most 2048 characters, and has 2049.',
    ],
    [
      { privateKey: 'mine' },
      'privateKey',
      'There is no field `privateKey` here. Fields are: `backend`, `fallbackURL`.',
    ],
  ])('is refused: %#', async (input, field, message) => {
    const site = await makeSite(world);
    const { body: before } = await world.as('ana').get(authOf(site));
    const { status, body } = await world
      .as('ana')
      .patch(authOf(site), { fallbackURL: 'https://acme.example/', ...input });
    expect([status, body]).toEqual([400, bad(field, message)]);
    expect((await world.as('ana').get(authOf(site))).body).toEqual(before);
  });

  it('reports the invalid field in GraphQL too', async () => {
    const { at } = await makeSite(world);
    const graph = await world
      .as('ana')
      .query(UPDATE, { input: { siteId: at.id, fallbackUrl: 'x' } });
    expect(errorsOf(graph)).toEqual(
      badAt(
        'updatePublishingAuth',
        'input.fallbackUrl',
        'fallbackUrl must be an absolute http or https address.',
      ),
    );
  });
});

describe('a new key', () => {
  it('differs, and keeps all other fields', async () => {
    const site = await makeSite(world);
    const first = (
      await world.as('ana').patch(authOf(site), { fallbackURL: 'https://acme.example/' })
    ).body;
    const { status, body } = await world.as('ana').post(`${authOf(site)}/regenerate`);
    expect([status, body]).toEqual([200, { ...first, privateKey: body.privateKey }]);
    expect(body.privateKey).toMatch(KEY);
    expect(body.privateKey).not.toBe(first.privateKey);
    const { publishingAuth } = (await world.as('ana').query(REGENERATE, site.at)).data
      .regenerateVisitorKey;
    expect(publishingAuth).toEqual({
      __typename: 'PublishingAuth',
      backend: 'CUSTOM',
      privateKey: publishingAuth.privateKey,
      fallbackUrl: 'https://acme.example/',
    });
    expect((await world.as('ana').get(authOf(site))).body.privateKey).toBe(
      publishingAuth.privateKey,
    );
    expect(
      (await eventsOf(world, ids.acme, 'publishingAuth.regenerate')).filter(
        ({ subjectId }) => subjectId === site.id,
      ),
    ).toEqual([1, 2].map(() => ({ subjectId: site.id, fields: ['visitorKey'], related: [] })));
  });

  it('leaves the previous one valid for a day', async () => {
    const site = await makeSite(world);
    const { privateKey: first } = (await world.as('ana').get(authOf(site))).body;
    expect(await keysAfter(site.id, 0)).toEqual([first]);
    const second = await regenerate(site);
    expect(await keysAfter(site.id, 0)).toEqual([second, first]);
    expect(await keysAfter(site.id, 23.999)).toEqual([second, first]);
    expect(await keysAfter(site.id, 24)).toEqual([second]);
  });

  it('invalidates the oldest of three at once', async () => {
    const site = await makeSite(world);
    const [, second, third] = [
      await regenerate(site),
      await regenerate(site),
      await regenerate(site),
    ];
    expect(await keysAfter(site.id, 0)).toEqual([third, second]);
  });

  it('is created one at a time under concurrent requests, each with its own response', async () => {
    const site = await makeSite(world);
    const made = await Promise.all(Array.from({ length: 30 }, () => regenerate(site)));
    expect(new Set(made).size).toBe(30);
    const stored = await keysAfter(site.id, 0);
    expect([new Set(stored).size, stored.filter((key) => made.includes(key)).length]).toEqual([
      2, 2,
    ]);
  });

  it('is returned again for the same Idempotency-Key, and stored encrypted', async () => {
    const site = await makeSite(world);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const ask = () => world.as('ana').post(`${authOf(site)}/regenerate`, undefined, headers);
    const [first, again] = [await ask(), await ask()];
    expect(again.body).toEqual(first.body);
    expect((await world.as('ana').get(authOf(site))).body.privateKey).toBe(first.body.privateKey);
    const stored = await world.console.database.query(
      sql<{ answer: Uint8Array }>('SELECT answer FROM idempotency_keys WHERE key = $1'),
      [headers['idempotency-key']],
    );
    expect(stored.map(({ answer }) => Buffer.from(answer).includes(first.body.privateKey))).toEqual(
      [false],
    );
  });
});

describe('the key of a site', () => {
  const requestsOf = (visitor: Visitor, url: string) => [
    () => visitor.get(url),
    () => visitor.patch(url, {}),
    () => visitor.post(`${url}/regenerate`),
  ];

  it('requires an admin or the creator of the site', async () => {
    const testOrganization = await makeTestOrganization(world, ['CREATE', 'CREATE', 'READ', null]);
    const [maker, other, reader, guest] = await Promise.all(
      [1, 2, 3, 4].map((n) => visitorOf(world, testOrganization, n)),
    );
    if (!maker || !other || !reader || !guest) throw new Error('Four people were made.');
    const { id } = (await maker.post(sitesOf(testOrganization.id), { title: 'Of the maker' })).body;
    const [url, variables] = [authOf({ url: `${sitesOf(testOrganization.id)}/${id}` }), { id }];
    for (const visitor of [maker, world.as('ana')])
      for (const ask of requestsOf(visitor, url)) expect((await ask()).status).toBe(200);
    const { body: before } = await maker.get(url);
    for (const [visitor, has] of [
      [other, 'create'],
      [reader, 'read'],
    ] as const) {
      for (const ask of requestsOf(visitor, url))
        expect((await ask()).body).toEqual(forbidden('admin', has));
      expect(errorsOf(await visitor.query(UPDATE, { input: { siteId: id } }))).toEqual(
        forbiddenAt('updatePublishingAuth', 'admin', has),
      );
      expect(errorsOf(await visitor.query(REGENERATE, variables))).toEqual(
        forbiddenAt('regenerateVisitorKey', 'admin', has),
      );
      const graph = await visitor.query(GET, variables);
      expect([graph.data, graph.errors.map(({ path }: { path: string[] }) => path)]).toEqual([
        { site: { publishingAuth: null } },
        [['site', 'publishingAuth']],
      ]);
    }
    for (const visitor of [guest, world.as('eve')]) {
      for (const ask of requestsOf(visitor, url)) expect((await ask()).body).toEqual(notFound);
      expect(errorsOf(await visitor.query(GET, variables))).toEqual(notFoundAt('site'));
      expect(errorsOf(await visitor.query(UPDATE, { input: { siteId: id } }))).toEqual(
        notFoundAt('updatePublishingAuth'),
      );
      expect(errorsOf(await visitor.query(REGENERATE, variables))).toEqual(
        notFoundAt('regenerateVisitorKey'),
      );
    }
    expect((await maker.get(url)).body).toEqual(before);
  });

  it('is readable only at its own site', async () => {
    const site = await makeSite(world);
    for (const address of [
      `${sitesOf()}/${newId('Site')}`,
      `${sitesOf()}/site_1`,
      `${sitesOf(ids.umbrella)}/${site.id}`,
    ]) {
      for (const ask of requestsOf(world.as('ana'), authOf({ url: address })))
        expect((await ask()).body).toEqual(notFound);
    }
    expect((await world.nobody.get(authOf(site))).status).toBe(401);
  });

  it('is inaccessible to a token without its scopes', async () => {
    const site = await makeSite(world);
    const [writer, reader] = await Promise.all(
      [
        ['site:read', 'site:write', 'site:publish'],
        ['site:read', 'site:permissions:read'],
      ].map(async (scopes) => world.with(await world.tokenOf(ids.user('ana'), { scopes }))),
    );
    if (!writer || !reader) throw new Error('Two tokens were made.');
    for (const ask of requestsOf(writer, authOf(site))) expect((await ask()).status).toBe(403);
    expect((await reader.get(authOf(site))).status).toBe(200);
    for (const ask of requestsOf(reader, authOf(site)).slice(1))
      expect((await ask()).body.error.details.needs).toBe('site:permissions:write');
  });
});
