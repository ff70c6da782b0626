/** Tests compressed responses of both APIs, of published sites and of the static pages. */
import { beforeAll, describe, expect, it } from 'vitest';
import { jwtFor, makePublished, openSite, write } from './published-site/made.ts';
import { ids, useWorld } from './support.ts';
import { sendWire, type WireRequest } from './wire.ts';

const world = useWorld();
const plain = useWorld({ COMPRESSION: 'off' });

const LONG_QUERY = '{ spaces: __schema { types { name description } } }';

/** Sends a request as Ana to both APIs' world. */
const get = (path: string, encoding: string, headers: Record<string, string> = {}) =>
  sendWire(world.url + path, {
    headers: {
      'x-request-id': 'same',
      'accept-encoding': encoding,
      authorization: `Bearer ${world.as('ana').token}`,
      ...headers,
    },
  });

const post = (query: string, encoding: string, type = 'application/json', url = world.url) =>
  sendWire(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'x-request-id': 'same',
      'content-type': type,
      'accept-encoding': encoding,
      authorization: `Bearer ${(url === world.url ? world : plain).as('ana').token}`,
    },
    body: JSON.stringify({ query }),
  } satisfies WireRequest);

describe('a response of GraphQL', () => {
  // The first introspection costs points for what it computes; the next ones come from the cache.
  beforeAll(async () => {
    for (const { url } of [world, plain]) await post(LONG_QUERY, 'identity', undefined, url);
  });

  it.each([
    ['the JSON lane', 'application/json'],
    ['yoga', 'application/graphql+json'],
  ])('through %s has the same text in each encoding', async (_, type) => {
    const identity = await post(LONG_QUERY, 'identity', type);
    expect(identity.status).toBe(200);
    expect(identity.headers['content-encoding']).toBeUndefined();
    for (const encoding of ['br', 'gzip']) {
      const answer = await post(LONG_QUERY, encoding, type);
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect(answer.text).toBe(identity.text);
      expect(answer.bytes.length).toBeLessThan(identity.bytes.length / 3);
    }
  });

  it('that is short is sent as it is, without Vary', async () => {
    const { headers, text } = await post('{ viewer { id } }', 'br, gzip');
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
    expect(JSON.parse(text).data).toEqual({ viewer: { id: ids.user('ana') } });
  });

  it('is not compressed with the setting off', async () => {
    const { headers, text } = await post(LONG_QUERY, 'br, gzip', undefined, plain.url);
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
    expect(text).toBe((await post(LONG_QUERY, 'identity')).text);
  });
});

describe('a response of /v1', () => {
  const path = `/v1/spaces/${ids.space('guide')}/content`;

  it('has one ETag in every encoding, and is 304 for it in each', async () => {
    const identity = await get(path, 'identity');
    const { etag } = identity.headers;
    expect(etag).toMatch(/^W\//);
    for (const encoding of ['br', 'gzip']) {
      const answer = await get(path, encoding);
      expect(answer.text).toBe(identity.text);
      expect([answer.headers['content-encoding'], answer.headers.etag]).toEqual([encoding, etag]);
    }
    for (const encoding of ['br', 'gzip', 'identity']) {
      const fresh = await get(path, encoding, { 'if-none-match': String(etag) });
      expect([fresh.status, fresh.bytes.length, fresh.headers.etag, fresh.headers.vary]).toEqual([
        304,
        0,
        etag,
        'Accept-Encoding',
      ]);
    }
  });

  it('to HEAD names the encoding and no length', async () => {
    const { status, headers, bytes } = await sendWire(world.url + path, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br', authorization: `Bearer ${world.as('ana').token}` },
    });
    expect([status, bytes.length]).toEqual([200, 0]);
    expect([headers['content-encoding'], headers['content-length'], headers.vary]).toEqual([
      'br',
      undefined,
      'Accept-Encoding',
    ]);
  });
});

describe('a response that holds a secret', () => {
  const emails = Array.from({ length: 20 }, (_, n) => `person-${n}@example.test`);

  it('is never compressed, in either API', async () => {
    const path = `/v1/orgs/${ids.acme}/invites`;
    expect((await world.as('ana').post(path, { emails })).status).toBe(201);
    const list = await get(path, 'br');
    expect(list.text).toContain('?secret=');
    expect(list.headers['content-encoding']).toBeUndefined();
    const query = (fields: string) =>
      `{ organization(id: "${ids.acme}") { invites { nodes { id email role ${fields} } } } }`;
    const secret = await post(query('urls { join }'), 'br');
    expect(secret.text).toContain('?secret=');
    expect(secret.headers['content-encoding']).toBeUndefined();
    expect((await post(query(''), 'br')).headers['content-encoding']).toBe('br');
  });

  it('is not compressed when it is replayed', async () => {
    const send = () =>
      sendWire(`${world.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'accept-encoding': 'br',
          'idempotency-key': 'replayed-secret',
          authorization: `Bearer ${world.as('ana').token}`,
        },
        body: JSON.stringify({
          query: `mutation { createToken(input: { label: "${'x'.repeat(60)}" }) {
            secret ${Array.from({ length: 12 }, (_, n) => `t${n}: token { label }`).join(' ')} } }`,
        }),
      });
    for (const replayed of [undefined, 'true']) {
      const { headers, bytes } = await send();
      expect(bytes.length).toBeGreaterThan(1024);
      expect([headers['idempotent-replayed'], headers['content-encoding']]).toEqual([
        replayed,
        undefined,
      ]);
    }
  });
});

describe('a response of a published site', () => {
  it('is kept in each encoding that was accepted, with the same text, ETag and 304', async () => {
    const site = await makePublished(world);
    const changes = Array.from({ length: 8 }, (_, n) => ({
      operation: 'insert_page',
      title: `Page ${n}`,
      markdown: `About page ${n}.\n`,
    }));
    await write(world, site, 0, changes);
    const token = await openSite(world, site, { jwt_token: await jwtFor(world, site, {}) });
    const path = `/v1/spaces/${site.spaces[0]}/content`;
    const read = (encoding: string, more: Record<string, string> = {}) =>
      get(path, encoding, { authorization: `Bearer ${token}`, ...more });
    const identity = await read('identity');
    const kept = async () =>
      Number(
        /lectern_cache_bytes\{cache="responses"\} (\d+)/.exec(
          (await sendWire(`${world.url}/metrics`)).text,
        )?.[1],
      );
    await read('identity');
    const before = await kept();
    let compressed = 0;
    for (const encoding of ['br', 'gzip']) {
      const answers = await Promise.all([read(encoding), read(encoding)]);
      answers.push(await read(encoding));
      compressed += answers[0]?.bytes.length ?? 0;
      for (const { headers, text, bytes } of answers) {
        expect(text).toBe(identity.text);
        expect(bytes).toEqual(answers[0]?.bytes);
        expect(headers['content-encoding']).toBe(encoding);
        expect(headers['content-length']).toBe(String(bytes.length));
        expect(headers.etag).toBe(identity.headers.etag);
        expect(headers.vary).toBe('authorization, Accept-Encoding');
      }
      const fresh = await read(encoding, { 'if-none-match': String(identity.headers.etag) });
      expect([fresh.status, fresh.bytes.length]).toEqual([304, 0]);
    }
    expect(await kept()).toBe(before + compressed);
    await write(world, site, 0, changes.slice(0, 1));
    expect((await read('br')).text).toBe((await read('identity')).text);
    expect((await read('br')).text).not.toBe(identity.text);
  });
});

describe('a static page', () => {
  it.each([
    '/openapi.json',
    '/schema.graphql',
    '/document.schema.json',
    '/docs/swagger-ui-bundle.js',
    '/docs/swagger-ui.css',
  ])('%s has the same text and ETag in each encoding', async (path) => {
    const identity = await get(path, 'identity');
    for (const encoding of ['br', 'gzip']) {
      const answer = await get(path, encoding);
      expect(answer.text).toBe(identity.text);
      expect(answer.bytes.length).toBeLessThan(identity.bytes.length / 3);
      expect([answer.headers.etag, answer.headers['content-length']]).toEqual([
        identity.headers.etag,
        String(answer.bytes.length),
      ]);
      const fresh = await get(path, encoding, { 'if-none-match': String(answer.headers.etag) });
      expect([fresh.status, fresh.headers.vary]).toEqual([304, 'Accept-Encoding']);
    }
  });

  it('that is an image is sent as it is', async () => {
    const { headers } = await get('/docs/favicon-32x32.png', 'br, gzip');
    expect(headers['content-encoding']).toBeUndefined();
  });
});
