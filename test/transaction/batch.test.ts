// Specifies `POST /v1/batch`: all of its requests are done, or none.
import { describe, expect, it } from 'vitest';
import { ids, useWorld } from '../support.ts';
import { fingerprintsOf } from './tables.ts';

const world = useWorld();

const orgs = `/v1/orgs/${ids.acme}`;

/** Creates a collection, a space in it, and a team with a title. */
const setup = (title: string) => [
  { id: 'guides', method: 'POST', path: `${orgs}/collections`, body: { title: 'Guides' } },
  {
    id: 'install',
    method: 'POST',
    path: `${orgs}/spaces`,
    body: { title: '\\{{guides.body.id}}', parent: '{{guides.body.id}}' },
  },
  { id: 'read', method: 'GET', path: '/v1/collections/{{guides.body.id}}/spaces?limit=5' },
  { id: 'team', method: 'PUT', path: `${orgs}/teams`, body: { title } },
  { id: 'gone', method: 'DELETE', path: `${orgs}/teams/{{team.body.id}}` },
];

const send = (body: unknown, headers = {}) => world.as('ana').post('/v1/batch', body, headers);

/** Returns the error of a batch that was refused before its first request. */
const refusal = (code: number, reason: string, message: string, more: object = {}) => ({
  error: { code, message, reason, ...more, requestId: 'test' },
});

describe('a batch', () => {
  it('does all of its requests, and later ones use values of earlier responses', async () => {
    const { status, body } = await send({ requests: setup('Team') });
    const [guides, install, read, team, gone] = body.responses;
    const get = async (path: string) => (await world.as('ana').get(path)).body;
    const space = await get(`/v1/spaces/${install.body.id}`);
    expect([status, body]).toEqual([
      200,
      {
        responses: [
          {
            id: 'guides',
            status: 201,
            headers: { location: `${world.url}/v1/collections/${guides.body.id}` },
            body: await get(`/v1/collections/${guides.body.id}`),
          },
          {
            id: 'install',
            status: 201,
            headers: { location: `${world.url}/v1/spaces/${install.body.id}` },
            body: space,
          },
          {
            id: 'read',
            status: 200,
            headers: { etag: expect.stringMatching(/^W\/"/) },
            body: await get(`/v1/collections/${guides.body.id}/spaces?limit=5`),
          },
          {
            id: 'team',
            status: team.status,
            headers: team.headers,
            body: { ...team.body, title: 'Team' },
          },
          { id: 'gone', status: gone.status },
        ],
        committed: true,
      },
    ]);
    expect([space.title, space.parent, read.body.items.length]).toEqual([
      '{{guides.body.id}}',
      guides.body.id,
      1,
    ]);
    expect((await world.as('ana').get(`${orgs}/teams/${team.body.id}`)).status).toBe(404);
  });

  it('does nothing if a request is refused, and names the request', async () => {
    const before = await fingerprintsOf(world);
    const { status, body } = await send({ requests: setup('x'.repeat(65)) });
    const alone = await world.as('ana').put(`${orgs}/teams`, { title: 'x'.repeat(65) });
    expect([status, body]).toEqual([
      400,
      { error: { ...alone.body.error, request: 'team' }, committed: false },
    ]);
    expect(await fingerprintsOf(world)).toEqual(before);
  });

  it('answers a dry run as a run, and changes no row of any table', async () => {
    const before = await fingerprintsOf(world);
    const requests = setup('Dry');
    const { status, body } = await send({ requests, dryRun: true }, { 'idempotency-key': 'dry' });
    expect([status, body.committed]).toEqual([200, false]);
    expect(
      body.responses.map(({ id, status: own }: { id: string; status: number }) => [id, own]),
    ).toEqual([
      ['guides', 201],
      ['install', 201],
      ['read', 200],
      ['team', expect.any(Number)],
      ['gone', expect.any(Number)],
    ]);
    expect(await fingerprintsOf(world)).toEqual(before);
  });

  it('is done once under an Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'batch' };
    const text = JSON.stringify({ requests: setup('Once') });
    const exchange = (body: string) => world.as('ana').exchange('POST', '/v1/batch', body, key);
    const first = await exchange(text);
    const before = await fingerprintsOf(world);
    const second = await exchange(text);
    expect([second.status, second.text]).toEqual([200, first.text]);
    expect([
      first.headers.get('idempotent-replayed'),
      second.headers.get('idempotent-replayed'),
    ]).toEqual([null, 'true']);
    expect(await fingerprintsOf(world)).toEqual(before);
    const other = await exchange(JSON.stringify({ requests: setup('Other') }));
    expect([other.status, JSON.parse(other.text)]).toEqual([
      409,
      refusal(
        409,
        'IDEMPOTENCY_MISMATCH',
        'This Idempotency-Key was used for another request. Use a new one.',
      ),
    ]);
  });

  it('that only reads is not stored under an Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'reads' };
    const path = `/v1/orgs/${ids.acme}/teams/${ids.team('writers')}`;
    const read = async () => {
      const { body } = await send({ requests: [{ id: 'team', method: 'GET', path }] }, key);
      return body.responses[0].body.title;
    };
    const before = await read();
    await world.as('ana').patch(path, { title: 'Renamed' });
    expect([before, await read()]).toEqual(['Writers', 'Renamed']);
  });

  it('checks the access of each request', async () => {
    const requests = [
      { id: 'space', method: 'GET', path: `/v1/spaces/${ids.space('guide')}` },
      { id: 'team', method: 'PUT', path: `${orgs}/teams`, body: { title: 'Team' } },
    ];
    const token = await world.tokenOf(ids.user('ana'), { scopes: ['space:read'] });
    const [cat, scoped, eve, nobody] = await Promise.all(
      [world.as('cat'), world.with(token), world.as('eve'), world.nobody].map((caller) =>
        caller.post('/v1/batch', { requests }),
      ),
    );
    expect(
      [cat, scoped, eve, nobody].map((answer) => [
        answer?.status,
        answer?.body.error.reason,
        answer?.body.error.request,
        answer?.body.committed,
      ]),
    ).toEqual([
      [403, 'FORBIDDEN', 'team', false],
      [403, 'FORBIDDEN', 'team', false],
      [404, 'NOT_FOUND', 'space', false],
      [401, 'UNAUTHENTICATED', undefined, undefined],
    ]);
  });

  it('costs as much as its requests alone', async () => {
    const remaining = ({ headers }: { headers: Headers }) =>
      Number(headers.get('x-ratelimit-remaining'));
    const token = await world.tokenOf(ids.user('ana'));
    const one = { method: 'GET', path: `/v1/spaces/${ids.space('guide')}` };
    const caller = world.with(token);
    const start = remaining(await caller.get(one.path));
    const requests = ['a', 'b', 'c'].map((id) => ({ id, ...one }));
    const batch = await caller.post('/v1/batch', { requests });
    expect([batch.status, start - remaining(batch)]).toEqual([200, 3]);
  });

  it.each([
    ['a list', [], 'The body must be an object.', {}],
    ['no requests', {}, 'requests must be a list of requests.', { field: 'requests' }],
    [
      'another field',
      { requests: [{ id: 'a', method: 'GET', path: '/v1/user' }], atomic: true },
      'atomic is not a field here.',
      { field: 'atomic' },
    ],
    [
      'another kind of dryRun',
      { requests: [{ id: 'a', method: 'GET', path: '/v1/user' }], dryRun: 'yes' },
      'dryRun must be true or false.',
      { field: 'dryRun' },
    ],
    [
      'an id twice',
      {
        requests: [
          { id: 'a', method: 'GET', path: '/v1/user' },
          { id: 'a', method: 'GET', path: '/v1/user' },
        ],
      },
      'id must be different for each request.',
      { field: 'requests.1.id' },
    ],
    [
      'an id of another form',
      { requests: [{ id: 'a.b', method: 'GET', path: '/v1/user' }] },
      'id must have 1 to 64 letters, digits, _ and -, and begin with a letter.',
      { field: 'requests.0.id' },
    ],
    [
      'another method',
      { requests: [{ id: 'a', method: 'HEAD', path: '/v1/user' }] },
      'method must be GET, POST, PUT, PATCH, DELETE.',
      { field: 'requests.0.method' },
    ],
    [
      'another path',
      { requests: [{ id: 'a', method: 'POST', path: '/graphql' }] },
      'path must begin with /v1/ and have at most 4096 characters.',
      { field: 'requests.0.path' },
    ],
  ])('refuses %s', async (_, body, message, more) => {
    const answer = await send(body);
    expect([answer.status, answer.body]).toEqual([
      400,
      refusal(400, 'BAD_USER_INPUT', message, more),
    ]);
  });

  it('names all problems of its form', async () => {
    const { body } = await send({ requests: [{ id: 1, path: '/v1/user' }, 'x'] });
    expect(body.error.errors).toEqual([
      {
        message: 'id must have 1 to 64 letters, digits, _ and -, and begin with a letter.',
        field: 'requests.0.id',
      },
      { message: 'method must be GET, POST, PUT, PATCH, DELETE.', field: 'requests.0.method' },
      { message: 'A request must be an object.', field: 'requests.1' },
    ]);
  });

  it.each([
    [
      'a batch',
      'POST',
      '/v1/batch',
      400,
      'This request cannot be in a batch, because it is a batch itself. Send it alone.',
    ],
    [
      'a path without a route',
      'GET',
      '/v1/nothing',
      404,
      'The object does not exist, or you cannot see it. Check the URL and the ids in it.',
    ],
    ['a method without a route', 'PUT', '/v1/user', 405, 'This URL accepts GET, HEAD.'],
    ['a parameter that its route does not have', 'GET', '/v1/user?x=1', 400, expect.any(String)],
  ])('refuses %s in it', async (_, method, path, status, message) => {
    const answer = await send({ requests: [{ id: 'bad', method, path, body: {} }] });
    expect([answer.status, answer.body.error.message, answer.body.error.request]).toEqual([
      status,
      message,
      'bad',
    ]);
  });

  it('accepts POST only', async () => {
    const { status, body, headers } = await world.as('ana').get('/v1/batch');
    expect([status, body.error.message, headers.get('allow')]).toEqual([
      405,
      'This URL accepts POST.',
      'POST',
    ]);
  });
});

describe('a reference', () => {
  const user = { id: 'user', method: 'GET', path: '/v1/user' };
  const team = (title: unknown) => ({
    ...{ id: 'team', method: 'PUT', path: `${orgs}/teams`, body: { title } },
  });

  it.each([
    ['{{user.body.displayName}}', 'Ana'],
    ['\\{{user.body.displayName}}', '{{user.body.displayName}}'],
    ['\\\\{{user.body.displayName}}', '\\{{user.body.displayName}}'],
    ['Hello {{user.body.displayName}}', 'Hello {{user.body.displayName}}'],
    ['{{user.name}}', '{{user.name}}'],
    ['{{ user.body.id }}', '{{ user.body.id }}'],
  ])('%s is %s', async (title, expected) => {
    const { body } = await send({ requests: [user, team(title)], dryRun: true });
    const found = body.responses[1].body.title;
    expect(expected === 'Ana' ? found.startsWith('Ana') : found === expected).toBe(true);
  });

  it.each([
    [
      'to no request',
      '{{nobody.body.id}}',
      '{{nobody.body.id}} refers to no earlier request. For the text itself, write a backslash before it.',
    ],
    [
      'to its own request',
      '{{team.body.id}}',
      '{{team.body.id}} refers to no earlier request. For the text itself, write a backslash before it.',
    ],
    ['to an absent value', '{{user.body.none}}', '{{user.body.none}} is absent from the response.'],
    [
      'to a property of all objects',
      '{{user.body.constructor}}',
      '{{user.body.constructor}} is absent from the response.',
    ],
    [
      'to an object',
      '{{user.body}}',
      '{{user.body}} is not a text, number or boolean in the response.',
    ],
  ])('is refused %s', async (_, title, message) => {
    const { status, body } = await send({ requests: [user, team(title)] });
    expect([status, body]).toEqual([
      400,
      {
        error: {
          code: 400,
          message,
          reason: 'BAD_USER_INPUT',
          field: 'requests.1.body.title',
          request: 'team',
          requestId: 'test',
        },
        committed: false,
      },
    ]);
  });

  it('is encoded in a path, where every other form is refused', async () => {
    const make = { id: 'make', method: 'PUT', path: `${orgs}/teams`, body: { title: 'A/b?c&d' } };
    const find = (path: string) =>
      send({ requests: [make, { id: 'find', method: 'GET', path }], dryRun: true });
    const found = await find(`${orgs}/teams?search={{make.body.title}}&limit=2`);
    expect([found.status, found.body.error?.message]).toEqual([
      400,
      expect.stringContaining('search'),
    ]);
    const byId = await find(`${orgs}/teams/{{make.body.id}}`);
    expect(byId.body.responses[1].body.title).toBe('A/b?c&d');
    const outside = await find(`${orgs}/teams/{{make.body.title}}`);
    expect([outside.status, outside.body.error.reason]).toEqual([404, 'NOT_FOUND']);
    const malformed = await find(`${orgs}/teams/{{make}}`);
    expect([malformed.status, malformed.body.error.message, malformed.body.error.field]).toEqual([
      400,
      '{{make}} is not a reference, such as {{create.body.id}}.',
      'requests.1.path',
    ]);
  });
});

describe('the limits of a batch', () => {
  const get = (id: string) => ({ id, method: 'GET', path: '/v1/user' });

  it('are 25 requests', async () => {
    const requests = Array.from({ length: 26 }, (_, i) => get(`r${i}`));
    const most = await send({ requests: requests.slice(1) });
    expect([most.status, most.body.responses.length]).toEqual([200, 25]);
    const more = await send({ requests });
    expect([more.status, more.body]).toEqual([
      400,
      refusal(
        400,
        'QUERY_TOO_COMPLEX',
        'This transaction has 26 requests. At most 25 are allowed.',
        { details: { of: 'requests', limit: 25, has: 26 } },
      ),
    ]);
  });

  it('are the bytes of the body of each route', async () => {
    const { status, body } = await send({
      requests: [
        {
          id: 'team',
          method: 'PUT',
          path: `${orgs}/teams`,
          body: { title: 'x'.repeat(1_100_000) },
        },
      ],
    });
    expect([status, body.error.message, body.error.request]).toEqual([
      413,
      'The body of this request must have at most 1048576 bytes.',
      'team',
    ]);
  });

  it('are 16 MiB with the texts that references insert', async () => {
    const spaceId = ids.space('guide');
    const markdown = 'x'.repeat(900_000);
    const requests = [
      {
        id: 'page',
        method: 'POST',
        path: `/v1/spaces/${spaceId}/content`,
        body: {
          baseRevision: 'HEAD',
          changes: [{ operation: 'insert_page', title: 'Large', slug: 'large', markdown }],
        },
      },
      {
        id: 'read',
        method: 'GET',
        path: `/v1/spaces/${spaceId}/content/path/large?format=markdown`,
      },
      {
        id: 'explode',
        method: 'POST',
        path: `/v1/spaces/${spaceId}/content`,
        body: {
          baseRevision: 'HEAD',
          changes: Array.from({ length: 1000 }, () => ({
            operation: 'insert_page',
            title: 'Copy',
            markdown: '{{read.body.markdown}}',
          })),
        },
      },
    ];
    const { status, body } = await send({ requests });
    expect([status, body.error.message, body.error.request, body.committed]).toEqual([
      413,
      'The references make this body too large.',
      'explode',
      false,
    ]);
  });

  it('are 64 levels of a body', async () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const { status, text } = await world
      .as('ana')
      .exchange(
        'POST',
        '/v1/batch',
        `{"requests":[{"id":"deep","method":"PUT","path":"${orgs}/teams","body":{"title":${deep}}}]}`,
      );
    expect([status, JSON.parse(text).error.message]).toEqual([400, 'The body is nested too deep.']);
  });
});
