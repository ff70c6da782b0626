/** Tests queries by GET: their ETags, and who may cache the responses. */
import { describe, expect, it } from 'vitest';
import { jwtFor, makePublished, openSite, type Published } from '../published-site/made.ts';
import { openServer } from '../servers.ts';
import { ids, useWorld } from '../support.ts';
import { sendWire } from '../wire.ts';

const world = useWorld();

type Headers = Readonly<Record<string, string>>;

const urlOf = (query: string, variables: object = {}, url = world.url): string =>
  `${url}/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`;

const bearer = (token: string | undefined): Headers => ({ authorization: `Bearer ${token}` });
const ana = (): Headers => bearer(world.as('ana').token);

/** Returns the headers of a response that concern caches. */
const cachingOf = ({ headers }: Awaited<ReturnType<typeof sendWire>>) => ({
  etag: headers.etag?.replace(/"[\w-]{27}"/, '"…"'),
  cache: headers['cache-control'],
  vary: headers.vary,
  tags: headers['surrogate-key'],
});

const PRIVATE = {
  etag: 'W/"…"',
  cache: 'private, no-cache',
  vary: 'Accept, Authorization, Accept-Encoding',
  tags: undefined,
};
const UNCACHED = { etag: undefined, cache: undefined, vary: 'Accept-Encoding', tags: undefined };

const SPACE = 'query ($id: ID!) { space(id: $id) { title emoji } }';

describe('a query by GET', () => {
  it.each([
    ['the JSON lane', 'application/json'],
    ['yoga', 'application/json, multipart/mixed'],
  ])('through %s has an ETag, and is 304 for it until a write', async (_, accept) => {
    const space = { id: ids.space('travel') };
    const headers = { ...ana(), accept };
    const first = await sendWire(urlOf(SPACE, space), { headers });
    expect(cachingOf(first)).toEqual(PRIVATE);
    const again = { headers: { ...headers, 'if-none-match': String(first.headers.etag) } };
    const fresh = await sendWire(urlOf(SPACE, space), again);
    expect([fresh.status, fresh.text, cachingOf(fresh)]).toEqual([304, '', PRIVATE]);
    expect(fresh.headers['content-type']).toBeUndefined();
    const { title } = JSON.parse(first.text).data.space;
    await world.as('ana').patch(`/v1/spaces/${space.id}`, { title: `${title}!` });
    const changed = await sendWire(urlOf(SPACE, space), again);
    expect([changed.status, JSON.parse(changed.text).data.space.title]).toEqual([200, `${title}!`]);
    expect(changed.headers.etag).not.toBe(first.headers.etag);
  });

  it('has the text of the same query by POST, which has no ETag', async () => {
    const variables = { id: ids.space('guide') };
    const got = await sendWire(urlOf(SPACE, variables), { headers: ana() });
    const posted = await sendWire(`${world.url}/graphql`, {
      method: 'POST',
      headers: { ...ana(), 'content-type': 'application/json' },
      body: JSON.stringify({ query: SPACE, variables }),
    });
    expect(posted.text).toBe(got.text);
    expect([posted.headers.etag, posted.headers['cache-control']]).toEqual([undefined, undefined]);
  });

  it('has one ETag in each encoding', async () => {
    const url = urlOf('{ __schema { types { name description } } }');
    await sendWire(url, { headers: ana() }); // the response that is cached costs more points
    const etags = new Set<string | undefined>();
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { ...ana(), 'accept-encoding': encoding };
      const { headers: answered } = await sendWire(url, { headers });
      etags.add(answered.etag);
      const fresh = { headers: { ...headers, 'if-none-match': String(answered.etag) } };
      expect((await sendWire(url, fresh)).status).toBe(304);
    }
    expect(etags.size).toBe(1);
  });

  it.each([
    ['an error in a field', SPACE, { id: 'spc_missing0000000000000' }],
    ['an error in the document', '{ nope }', {}],
    ['a syntax error', '{', {}],
  ])('with %s has no ETag', async (_, query, variables) => {
    const answer = await sendWire(urlOf(query, variables), { headers: ana() });
    expect(JSON.parse(answer.text).errors).toHaveLength(1);
    expect(cachingOf(answer)).toEqual(UNCACHED);
  });

  it('that returns a secret has no ETag and is stored by nobody', async () => {
    await world.as('ana').post(`/v1/orgs/${ids.acme}/invites`, { emails: ['x@example.test'] });
    const query = `{ organization(id: "${ids.acme}") { invites { nodes { urls { join } } } } }`;
    const answer = await sendWire(urlOf(query), { headers: ana() });
    expect(answer.text).toContain('?secret=');
    expect(cachingOf(answer)).toEqual({
      etag: undefined,
      cache: 'no-store, no-transform',
      vary: undefined,
      tags: undefined,
    });
  });
});

describe('a mutation by GET', () => {
  it('is refused with 405 and Allow, also when its document is cached, and has no effect', async () => {
    const query =
      'mutation ($id: ID!, $title: String!) { updateTeam(input: { id: $id, title: $title }) { team { title } } }'.replace(
        'ORG',
        ids.acme,
      );
    const id = ids.team('writers');
    for (let n = 0; n < 3; n++)
      expect((await world.as('ana').query(query, { id, title: `Writers ${n}` })).errors).toBe(
        undefined,
      );
    const answer = await sendWire(urlOf(query, { id, title: 'By GET' }), {
      headers: { ...ana(), 'x-request-id': 'test' },
    });
    expect([answer.status, answer.headers.allow, JSON.parse(answer.text)]).toEqual([
      405,
      'POST',
      {
        errors: [
          {
            message: 'Can only perform a mutation operation from a POST request.',
            extensions: { code: 'METHOD_NOT_ALLOWED', requestId: 'test' },
          },
        ],
      },
    ]);
    const { body } = await world.as('ana').get(`/v1/orgs/${ids.acme}/teams/${id}`);
    expect(body.title).toBe('Writers 2');
  });
});

describe('a published site by GET', () => {
  const query = (credentials = '') => `query ($site: ID!) {
    publishedSite(id: $site${credentials}) {
      site { title } siteSpaces { nodes { path title } }
    } }`;
  const of = (site: Published) => ({ organization: site.testOrganization.id, site: site.id });

  it('is public for everybody, with the tags of its site, also from memory', async () => {
    const site = await makePublished(world);
    const uncached = await openServer(world, { RESPONSE_CACHE_MIB: '0' });
    const expected = {
      ...PRIVATE,
      cache: 'public, no-cache',
      tags: `${site.testOrganization.id} ${site.id}`,
    };
    try {
      for (const url of [world.url, world.url, world.url, uncached.url]) {
        const answer = await sendWire(urlOf(query(), of(site), url));
        expect(answer.status).toBe(200);
        expect(cachingOf(answer)).toEqual(expected);
        const fresh = { headers: { 'if-none-match': String(answer.headers.etag) } };
        const again = await sendWire(urlOf(query(), of(site), url), fresh);
        expect([again.status, cachingOf(again)]).toEqual([304, expected]);
      }
    } finally {
      await uncached.close();
    }
  });

  it('is private with any credentials or claims, and next to anything else', async () => {
    const site = await makePublished(world);
    const token = await openSite(world, site, { jwt_token: await jwtFor(world, site, {}) });
    const jwt = await jwtFor(world, site, {});
    const cases: readonly (readonly [string, Headers])[] = [
      [query(), bearer(token)],
      [query(), ana()],
      [query(), bearer(world.as('eve').token)],
      [query(', shareKey: "any"'), {}],
      [query(`, visitorToken: "${jwt}"`), {}],
      ['{ signInOrganizations(email: "x@acme.test") { organizationId } }', {}],
      [
        query().replace(/\}$/, ' signInOrganizations(email: "x@acme.test") { organizationId } }'),
        {},
      ],
    ];
    for (const [text, headers] of cases)
      for (let n = 0; n < 3; n++) {
        const answer = await sendWire(urlOf(text, of(site)), { headers });
        expect([text, answer.status]).toEqual([text, 200]);
        expect(JSON.parse(answer.text).errors).toBeUndefined();
        expect(cachingOf(answer)).toEqual(PRIVATE);
      }
  });

  it('shows each write in the next response', async () => {
    const site = await makePublished(world);
    const read = (etag = '') =>
      sendWire(urlOf(query(), of(site)), { headers: { 'if-none-match': etag } });
    await read();
    const { headers } = await read();
    expect((await read(headers.etag)).status).toBe(304);
    await world.as('ana').patch(site.url, { title: 'Renamed' });
    const next = await read(headers.etag);
    expect([next.status, JSON.parse(next.text).data.publishedSite.site.title]).toEqual([
      200,
      'Renamed',
    ]);
  });
});
