// Checks that JSON requests, which skip the Fetch API, get the same bytes as those that yoga answers.
import http from 'node:http';
import { describe, expect, it } from 'vitest';
import { ids, useWorld } from '../support.ts';

const world = useWorld();

/** A request as it is sent; the token of Ana by default. */
interface Sent {
  readonly body: string | Buffer;
  readonly accept?: string;
  readonly token?: string | null;
  readonly chunked?: boolean;
  readonly key?: string;
  readonly host?: string;
}

/** A response with all of its headers. */
interface Wire {
  readonly status: number | undefined;
  readonly headers: readonly string[];
  readonly body: string;
}

/** A response with the points that are left to its caller. */
interface Answer {
  readonly wire: Wire;
  readonly remaining: number;
}

/** Headers that differ between two requests for reasons of their own. */
const OWN_HEADERS = new Set(['date', 'x-ratelimit-remaining', 'x-ratelimit-reset']);

function exchange(
  type: string,
  { body, accept, token, chunked, key, host }: Sent,
): Promise<Answer> {
  const { hostname, port } = new URL(world.url);
  const bearer = token === undefined ? world.as('ana').token : token;
  const headers = {
    'x-request-id': 'same',
    'content-type': type,
    ...(accept !== undefined && { accept }),
    ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(host !== undefined && { host }),
    ...(chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': body.length }),
  };
  return new Promise((resolve, reject) => {
    const request = http.request(
      { hostname, port, method: 'POST', path: '/graphql', headers },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            wire: {
              status: response.statusCode,
              headers: pairsOf(response.rawHeaders),
              body: Buffer.concat(parts).toString(),
            },
            remaining: Number(response.headers['x-ratelimit-remaining']),
          }),
        );
      },
    );
    request.on('error', reject).end(body);
  });
}

const pairsOf = (raw: readonly string[]): string[] =>
  raw
    .flatMap((name, i) => (i % 2 === 0 ? [[name.toLowerCase(), raw[i + 1]] as const] : []))
    .filter(([name]) => !OWN_HEADERS.has(name))
    .map(([name, value]) => `${name}: ${value}`)
    .sort();

const send = async (type: string, sent: Sent): Promise<Wire> => (await exchange(type, sent)).wire;

/** Sends a request in both ways; their media types are the only difference. */
const sendBoth = (sent: Sent): Promise<Wire[]> =>
  Promise.all([send('application/json', sent), send('application/graphql+json', sent)]);

/** Returns the points that a request costs its token or address. */
async function pointsOf(type: string, sent: Sent): Promise<number> {
  const before = await exchange(type, sent);
  const after = await exchange(type, sent);
  return before.remaining - after.remaining;
}

const asks = (query: string, rest: object = {}): string => JSON.stringify({ query, ...rest });
const VIEWER = '{ viewer { id displayName } }';

const REQUESTS: readonly (readonly [string, Sent])[] = [
  ['a query', { body: asks(VIEWER) }],
  [
    'variables and an operation name',
    {
      body: asks('query A($id: ID!) { space(id: $id) { title } } query B { viewer { id } }', {
        variables: { id: ids.space('travel') },
        operationName: 'A',
        extensions: { any: 1 },
      }),
    },
  ],
  ['null parameters', { body: asks(VIEWER, { variables: null, operationName: null }) }],
  ['a query that finds nothing', { body: asks('{ space(id: "spc_missing") { id } }') }],
  ['data beside an error', { body: asks('{ viewer { id } space(id: "spc_missing") { id } }') }],
  ['introspection', { body: asks('{ __schema { queryType { name } } }') }],
  ['text outside ASCII', { body: Buffer.from(asks('{ viewer { é: id } } # ☃')) }],
  ['a syntax error', { body: asks('{ viewer {') }],
  ['an unknown field', { body: asks('{ viewer { idd } }') }],
  ['an invalid variable', { body: asks('query ($id: ID!) { space(id: $id) { id } }') }],
  ['an unknown operation name', { body: asks(VIEWER, { operationName: 'None' }) }],
  ['a subscription', { body: asks('subscription { viewer { id } }') }],
  ['a query that is too deep', { body: asks(`${'{ viewer '.repeat(60)}${'}'.repeat(60)}`) }],
  [
    'a mutation that is refused',
    { body: asks('mutation { deleteSpace(input: { id: "spc_x" }) { id } }') },
  ],
  ['no token', { body: asks(VIEWER), token: null }],
  ['a bad token', { body: asks(VIEWER), token: 'lp_none' }],
  ['a bad idempotency key', { body: asks(VIEWER), key: 'a b' }],
  ['no JSON', { body: '{"query":' }],
  ['an empty body', { body: '' }],
  ['a list of requests', { body: `[${asks(VIEWER)}]` }],
  ['null', { body: 'null' }],
  ['a number', { body: '1' }],
  ['no query', { body: '{}' }],
  ['a query that is no text', { body: '{"query":1}' }],
  ['variables that are a list', { body: asks(VIEWER, { variables: [] }) }],
  ['extensions that are text', { body: asks(VIEWER, { extensions: 'a' }) }],
  ['an operation name that is a number', { body: asks(VIEWER, { operationName: 1 }) }],
  ['an unknown parameter', { body: asks(VIEWER, { more: 1 }) }],
  ['a byte order mark', { body: Buffer.from(`\uFEFF${asks(VIEWER)}`) }],
];

const ACCEPTED = [
  undefined,
  '*/*',
  'application/json',
  'application/graphql-response+json',
  'application/graphql-response+json, application/json;q=0.9',
  'application/json, application/graphql-response+json',
  'application/json; charset=utf-8',
  'application/json; charset=latin1',
  'application/json; charset="utf-8"',
  'text/html, application/xhtml+xml',
  'multipart/mixed, application/json',
  'text/event-stream',
];

describe('a JSON request', () => {
  it.each(REQUESTS)('with %s gets the bytes that yoga sends', async (_, sent) => {
    for (const accept of ['application/json', 'application/graphql-response+json'])
      for (const chunked of [false, true]) {
        const [json, yoga] = await sendBoth({ ...sent, accept, chunked });
        expect(json).toEqual(yoga);
      }
  });

  it.each(ACCEPTED)('that accepts %s gets the bytes that yoga sends', async (accept) => {
    const [json, yoga] = await sendBoth({ body: asks(VIEWER), ...(accept && { accept }) });
    expect(json).toEqual(yoga);
  });

  it('that accepts a quoted character set gets the result or its error', async () => {
    const accept = 'application/json; charset="utf-8"';
    for (const query of [VIEWER, '{ viewer { idd } }'])
      for (const answer of await sendBoth({ body: asks(query), accept }))
        expect(Object.keys(JSON.parse(answer.body))[0]).toBe(query === VIEWER ? 'data' : 'errors');
  });

  it.each(['a b', '[::', 'a:b:c'])('is answered as any other with the host %s', async (host) => {
    for (const query of [VIEWER, '{ viewer { idd } }']) {
      const sent = { body: asks(query) };
      expect(await sendBoth({ ...sent, host })).toEqual(await sendBoth(sent));
    }
  });

  it.each([
    ['a result', {}],
    ['an error', { body: asks('{ viewer { idd } }') }],
    ['no token', { token: null }],
    ['a bad token', { token: 'lp_none' }],
  ])('with %s costs one point', async (_, sent) => {
    for (const type of ['application/json', 'application/graphql+json'])
      expect(await pointsOf(type, { body: asks(VIEWER), ...sent })).toBe(1);
  });

  it('runs a mutation once whose answer has an error', async () => {
    const body = asks(
      'mutation ($id: ID!) { createTeam(input: { organizationId: $id, title: "Beside" }) { team { title } } revokeToken(input: { id: "tok_missing" }) { __typename } }',
      { variables: { id: ids.acme } },
    );
    const { errors } = JSON.parse((await send('application/json', { body })).body);
    expect(errors[0].path).toEqual(['revokeToken']);
    const { prisma } = world.console.database;
    expect(await prisma.team.count({ where: { title: 'Beside' } })).toBe(1);
  });

  it('runs a mutation once, and replays its bytes under its key', async () => {
    const body = asks(
      'mutation ($id: ID!) { createTeam(input: { organizationId: $id, title: "Once" }) { team { id title } } }',
      { variables: { id: ids.acme } },
    );
    const first = await send('application/json', { body, key: 'lane-1' });
    const [json, yoga] = await sendBoth({ body, key: 'lane-1' });
    expect(json?.body).toBe(first.body);
    expect(json).toEqual(yoga);
    expect(json?.headers).toContain('idempotent-replayed: true');
  });
});
