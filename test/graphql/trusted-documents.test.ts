/** Tests documents that callers name by their hash, and servers that execute no others. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { trustedDocumentsOf } from '../../src/graphql/trusted-manifest.ts';
import { ids, useWorld, type World } from '../support.ts';
import { sendWire } from '../wire.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-trusted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const SPACE = 'query SpaceTitle($id: ID!) { space(id: $id) { title } }';
const RENAME =
  'mutation Rename($id: ID!, $title: String!) { updateSpace(input: { id: $id, title: $title }) { space { title } } }';
const MANY = '{ organizations(first: 1000) { nodes { members(first: 1000) { nodes { id } } } } }';
const LONG = `{ signInOrganizations(email: "x@acme.test") { id } } # ${'x'.repeat(20_000)}`;
const TEXTS = { relay: SPACE, [sha256(RENAME)]: RENAME, many: MANY, long: LONG };

/** Writes a file or, for an object, a folder of files, and returns its path. */
function written(name: string, content: string | Readonly<Record<string, string>>): string {
  const target = path.join(folder, name);
  if (typeof content === 'string') writeFileSync(target, content);
  else {
    mkdirSync(target);
    for (const [file, text] of Object.entries(content))
      writeFileSync(path.join(target, file), text);
  }
  return target;
}

const manifest = written('documents.json', JSON.stringify(TEXTS));
const files = written('documents', { 'space.graphql': SPACE, 'notes.txt': '{' });

const world = useWorld({ TRUSTED_DOCUMENTS: manifest });
const only = useWorld({ TRUSTED_DOCUMENTS: files, TRUSTED_DOCUMENTS_ONLY: 'on' });
const none = useWorld();

interface Sent {
  readonly in?: World;
  readonly method?: 'GET' | 'POST';
  readonly lane?: boolean;
  readonly token?: string | undefined;
}

/** Sends parameters as Ana, through the JSON lane or graphql-yoga. */
async function send(
  parameters: Readonly<Record<string, unknown>>,
  { in: of = world, method = 'POST', lane = true, token = of.as('ana').token }: Sent = {},
) {
  const search = new URLSearchParams(
    Object.entries(parameters).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
  const { status, text, headers } = await sendWire(
    `${of.url}/graphql${method === 'GET' ? `?${search}` : ''}`,
    {
      method,
      headers: {
        'x-request-id': 'test',
        accept: lane ? 'application/json' : 'application/json, multipart/mixed',
        ...(token !== '' && { authorization: `Bearer ${token}` }),
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' && { body: JSON.stringify(parameters) }),
    },
  );
  return { status, headers, body: JSON.parse(text) };
}

const refused = (status: number, code: string, message: string) => [
  status,
  { errors: [{ message, extensions: { code, requestId: 'test' } }] },
];

const apollo = (sha256Hash: string, version: unknown = 1) => ({
  extensions: { persistedQuery: { version, sha256Hash } },
});

const WAYS: readonly Sent[] = [
  { method: 'POST', lane: true },
  { method: 'POST', lane: false },
  { method: 'GET', lane: true },
  { method: 'GET', lane: false },
];

describe('a trusted document', () => {
  it.each([
    ['its id in the manifest', { documentId: 'relay' }],
    ['its SHA-256', { documentId: sha256(SPACE) }],
    ['its SHA-256 with a prefix', { documentId: `sha256:${sha256(SPACE)}` }],
    ['the extension of Apollo Client', apollo(sha256(SPACE))],
  ])('is executed by %s, by POST and GET', async (_, name) => {
    const variables = { id: ids.space('guide') };
    const expected = (await send({ query: SPACE, variables })).body;
    expect(expected.data.space.title).toBeDefined();
    for (const way of WAYS) {
      const { status, body } = await send({ ...name, variables }, way);
      expect([status, body]).toEqual([200, expected]);
    }
  });

  it('is found by the name of its file in a folder', async () => {
    const variables = { id: ids.space('guide') };
    const { body } = await send({ documentId: 'space', variables }, { in: only });
    expect(body.errors).toBeUndefined();
    expect((await send({ documentId: 'notes' }, { in: only })).status).toBe(404);
  });

  it.each(WAYS)('that is unknown is refused with PERSISTED_QUERY_NOT_FOUND: %o', async (way) => {
    for (const name of [{ documentId: 'unknown' }, apollo(sha256('{ viewer { id } }'))]) {
      const { status, body } = await send(name, way);
      expect([status, body]).toEqual(
        refused(404, 'PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound'),
      );
    }
  });

  it.each(WAYS)(
    'is refused with PERSISTED_QUERY_NOT_SUPPORTED without the setting: %o',
    async (way) => {
      for (const name of [{ documentId: 'relay' }, apollo(sha256(SPACE))]) {
        const { status, body } = await send(name, { ...way, in: none });
        expect([status, body]).toEqual(
          refused(400, 'PERSISTED_QUERY_NOT_SUPPORTED', 'PersistedQueryNotSupported'),
        );
      }
    },
  );

  it('is not added by a caller who sends its text and hash', async () => {
    const query = '{ viewer { displayName } }';
    for (let n = 0; n < 2; n++)
      expect((await send({ query, ...apollo(sha256(query)) })).body.data.viewer).toBeDefined();
    expect((await send(apollo(sha256(query)))).status).toBe(404);
  });

  it.each([
    ['another version of the extension', apollo(sha256(SPACE), 2)],
    ['a hash that is no text', { extensions: { persistedQuery: { version: 1, sha256Hash: 1 } } }],
    ['an extension that is no object', { extensions: { persistedQuery: 'a' } }],
    ['no name', {}],
  ])('is not named by %s', async (_, name) => {
    for (const way of WAYS.slice(0, 2)) {
      const { status, body } = await send(name, way);
      expect([status, body]).toEqual(refused(400, 'BAD_USER_INPUT', 'Must provide query string.'));
    }
  });

  it('has the limits and the permissions of any document', async () => {
    const tooMany = await send({ documentId: 'many' });
    expect([tooMany.status, tooMany.body.errors[0].extensions.code]).toEqual([
      400,
      'QUERY_TOO_COMPLEX',
    ]);
    const tooLong = await send({ documentId: 'long' }, { token: '' });
    expect([tooLong.status, tooLong.body.errors[0].extensions.details]).toEqual([
      400,
      { of: 'bytes', limit: 16_384, has: LONG.length },
    ]);
    const variables = { id: ids.space('guide') };
    expect((await send({ documentId: 'relay', variables }, { token: '' })).status).toBe(401);
    expect((await send({ documentId: 'unknown' }, { token: 'lp_none' })).status).toBe(401);
    const { token } = world.as('eve');
    expect((await send({ documentId: 'relay', variables }, { token })).body.data).toEqual({
      space: null,
    });
  });

  it('is cached as any document, under the same text', async () => {
    const hits = async () =>
      Number(
        /lectern_cache_hits\{cache="documents"\} (\d+)/.exec(
          (await sendWire(`${world.url}/metrics`)).text,
        )?.[1],
      );
    const variables = { id: ids.space('travel') };
    for (let n = 0; n < 3; n++) await send({ query: SPACE, variables });
    const before = await hits();
    await send({ documentId: 'relay', variables });
    expect(await hits()).toBe(before + 1);
  });

  it('that is a mutation is refused by GET', async () => {
    const variables = { id: ids.space('scratch'), title: 'By id' };
    const documentId = sha256(RENAME);
    for (const way of WAYS.slice(2)) {
      const { status, headers } = await send({ documentId, variables }, way);
      expect([status, headers.allow]).toEqual([405, 'POST']);
    }
    const { body } = await send({ documentId, variables });
    expect(body.data.updateSpace.space.title).toBe('By id');
  });
});

describe('a server of trusted documents only', () => {
  const message =
    'This server executes trusted documents only. Send the `documentId` of one, or ask the operator to add this document.';

  it.each(WAYS)('refuses any other document: %o', async (way) => {
    for (const query of [
      '{ viewer { id } }',
      '{ __schema { queryType { name } } }',
      '{',
      `${SPACE} `,
    ])
      for (const named of [{}, apollo(sha256(SPACE)), { documentId: 'space' }]) {
        const { status, body } = await send({ query, ...named }, { ...way, in: only });
        expect([status, body]).toEqual(refused(403, 'PERSISTED_QUERY_NOT_IN_LIST', message));
      }
  });

  it('executes a trusted document by its text', async () => {
    for (const way of WAYS) {
      const { status, body } = await send(
        { query: SPACE, variables: { id: ids.space('guide') } },
        { ...way, in: only },
      );
      expect([status, body.errors]).toEqual([200, undefined]);
    }
  });

  it('serves /v1 as before', async () => {
    expect((await only.as('ana').get(`/v1/spaces/${ids.space('guide')}`)).status).toBe(200);
    expect((await only.as('ana').get('/v1/user')).status).toBe(200);
  });
});

describe('the setting TRUSTED_DOCUMENTS', () => {
  const load = (trustedDocuments: string) =>
    trustedDocumentsOf({ trustedDocuments, trustedDocumentsOnly: false });

  it('takes the manifest of Apollo', () => {
    const operations = [{ id: 'a', name: 'SpaceTitle', type: 'query', body: SPACE }];
    const file = written(
      'apollo.json',
      JSON.stringify({ format: 'apollo-persisted-query-manifest', version: 1, operations }),
    );
    for (const documentId of ['a', sha256(SPACE)])
      expect(load(file).textOf({ documentId })).toBe(SPACE);
  });

  it.each([
    ['no file', undefined, /ENOENT/],
    ['no JSON', '{', /JSON/],
    ['another form', '[1]', /It is neither an object of texts by id nor a manifest of Apollo\.$/],
    ['values that are no texts', '{"a":1}', /It is neither an object of texts by id/],
    ['no documents', '{}', /It has 0 documents, not 1 to 50000\.$/],
    ['a syntax error', '{"a":"{"}', /Document a: Syntax Error: Expected Name, found <EOF>\.$/],
    [
      'a document beyond the limits',
      JSON.stringify({ a: `{ a } # ${'x'.repeat(70_000)}` }),
      /Document a: This operation has 70008 bytes in its document/,
    ],
  ])('is refused for %s, by its name', (_, content, message) => {
    const file = path.join(folder, 'refused.json');
    if (content === undefined) rmSync(file, { force: true });
    else writeFileSync(file, content);
    expect(() => load(file)).toThrow(`TRUSTED_DOCUMENTS: ${file} cannot be used. `);
    expect(() => load(file)).toThrow(message);
  });

  it('is refused for an id with two documents', () => {
    const operations = [
      { id: 'a', body: '{ a }' },
      { id: 'a', body: '{ b }' },
    ];
    const file = written(
      'twice.json',
      JSON.stringify({ format: 'apollo-persisted-query-manifest', operations }),
    );
    expect(() => load(file)).toThrow('The id a has two documents.');
  });
});
