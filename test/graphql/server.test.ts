// Checks GraphQL over HTTP: the protocol's own audit, and the response to each kind of error.
import { serverAudits } from 'graphql-http';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { ids, useWorld, type World } from '../support.ts';

const world = useWorld();
const production = useWorld({ NODE_ENV: 'production' });
/** A world in which the test of deadlines waits for the product's own. */
const prompt = useWorld({}, { hasOwnDeadlines: true });

const JSON_TYPE = 'application/json; charset=utf-8';
const GRAPHQL_TYPE = 'application/graphql-response+json; charset=utf-8';

/** A response as it is sent. */
interface Wire {
  readonly status: number;
  readonly type: string | null;
  readonly allow: string | null;
  readonly body: unknown;
}

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly type?: string;
  readonly accept?: string;
  readonly token?: string | undefined;
  readonly body?: string;
}

async function send({
  method = 'POST',
  path = '/graphql',
  type = 'application/json',
  accept,
  token = world.as('ana').token,
  body,
}: Sent): Promise<Wire> {
  const headers = {
    'x-request-id': 'test',
    'content-type': type,
    ...(accept !== undefined && { accept }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(world.url + path, {
    method,
    headers,
    ...(body !== undefined && { body }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    allow: answer.headers.get('allow'),
    body: text === '' ? undefined : JSON.parse(text),
  };
}

const asks = (query: string, rest: object = {}): string => JSON.stringify({ query, ...rest });

/** Runs statements as the owner of the tables. */
async function asOwner(...statements: string[]): Promise<void> {
  await asOwnerOf(world, ...statements);
}

/** Runs statements as the owner of the database of a world. */
async function asOwnerOf({ connections }: World, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: connections.ownerUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const subdomain = '{ subdomain(subdomain: "acme-docs") { isActive } }';

describe('the audit of GraphQL over HTTP', () => {
  it('passes completely, with a token', async () => {
    const { token } = world.as('ana');
    const audits = serverAudits({
      url: () => `${world.url}/graphql`,
      fetchFn: (url: string, init: RequestInit = {}) =>
        fetch(url, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } }),
    });
    const failed: string[] = [];
    for (const { id, name, fn } of audits) {
      const result = await fn();
      if (result.status !== 'ok') failed.push(`${id} ${name}: ${result.reason}`);
    }
    process.stdout.write(
      `${audits.length - failed.length} of ${audits.length} audits of GraphQL over HTTP pass.\n`,
    );
    expect(failed).toEqual([]);
    expect(audits).toHaveLength(61);
  });
});

describe('a request that fails before execution', () => {
  it.each([
    [
      'a syntax error',
      '{',
      {},
      'Syntax Error: Expected Name, found <EOF>.',
      { line: 1, column: 2 },
    ],
    [
      'a field that is not there',
      '{ nope }',
      {},
      'Cannot query field "nope" on type "Query". Did you mean "node" or "nodes"?',
      { line: 1, column: 3 },
    ],
    [
      'a variable that is missing',
      'query ($id: ID!) { node(id: $id) { id } }',
      {},
      'Variable "$id" of required type "ID!" was not provided.',
      { line: 1, column: 8 },
    ],
    [
      'a variable of another type',
      'query ($first: Int) { tokens(first: $first) { totalCount } }',
      { variables: { first: 'one' } },
      'Variable "$first" got invalid value "one"; Int cannot represent non-integer value: "one"',
      { line: 1, column: 8 },
    ],
    [
      'a subscription',
      'subscription { viewer { id } }',
      {},
      'Cannot query field "viewer" on type "Subscription".',
      { line: 1, column: 16 },
    ],
  ])(
    'returns 400 for %s, and 200 when plain JSON is accepted',
    async (_, query, rest, message, location) => {
      const expected = [
        {
          message,
          locations: [location],
          extensions: { code: 'BAD_USER_INPUT', requestId: 'test' },
        },
      ];
      const modern = await send({
        accept: 'application/graphql-response+json',
        body: asks(query, rest),
      });
      const plain = await send({ accept: 'application/json', body: asks(query, rest) });
      expect({ ...modern, body: (modern.body as { errors: unknown }).errors }).toEqual({
        status: 400,
        type: GRAPHQL_TYPE,
        allow: null,
        body: expected,
      });
      expect({ ...plain, body: (plain.body as { errors: unknown }).errors }).toEqual({
        status: 200,
        type: JSON_TYPE,
        allow: null,
        body: expected,
      });
      expect(Object.keys(modern.body as object)).not.toContain('data');
    },
  );

  it('gets its own request id, also when the same error was returned before', async () => {
    for (const query of ['{ again', '{ again }']) {
      await world.as('ana').query(query, {}, { 'x-request-id': 'first' });
      const { errors } = await world.as('ana').query(query, {}, { 'x-request-id': 'second' });
      expect(errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT', requestId: 'second' });
    }
  });

  it.each([
    ['no query', '{}', 'Must provide query string.'],
    [
      'a query that is no string',
      '{"query":1}',
      'Expected "query" param to be a string, but given number.',
    ],
    [
      'variables that are no object',
      asks('{ __typename }', { variables: 'a' }),
      'Expected "variables" param to be empty or an object, but given string.',
    ],
    [
      'an unknown parameter',
      asks('{ __typename }', { plan: 1 }),
      'Unexpected parameter "plan" in the request body.',
    ],
    [
      'an operation name that is not in the document',
      asks('query A { __typename }', { operationName: 'B' }),
      'Could not determine what operation to execute.',
    ],
    [
      'two operations without a name',
      asks('query A { __typename } query B { __typename }'),
      'Could not determine what operation to execute.',
    ],
    ['invalid JSON', '{', 'POST body sent invalid JSON.'],
    [
      'a batch',
      `[${asks('{ __typename }')},${asks('{ __typename }')}]`,
      'Batching is not supported.',
    ],
  ])('returns 400 for %s with any accepted type', async (_, body, message) => {
    const expected = {
      errors: [{ message, extensions: { code: 'BAD_USER_INPUT', requestId: 'test' } }],
    };
    expect(await send({ body })).toEqual({
      status: 400,
      type: JSON_TYPE,
      allow: null,
      body: expected,
    });
    expect(await send({ body, accept: 'application/graphql-response+json' })).toEqual({
      status: 400,
      type: GRAPHQL_TYPE,
      allow: null,
      body: expected,
    });
  });

  it('is refused when the operation is too large', async () => {
    const { status, data, errors } = await world
      .as('ana')
      .query('{ organizations(first: 1000) { nodes { members(first: 1000) { nodes { id } } } } }');
    expect(status).toBe(400);
    expect(data).toBeUndefined();
    expect(errors).toEqual([
      {
        message:
          'This operation has 1001000 nodes: request smaller pages (`first`), or send several requests. At most 10000 are allowed.',
        extensions: {
          code: 'QUERY_TOO_COMPLEX',
          details: { of: 'nodes', limit: 10_000, has: 1_001_000 },
          requestId: 'test',
        },
      },
    ]);
  });

  it('is refused before parsing when the document is too long', async () => {
    const { status, errors } = await world.as('ana').query(`{ # ${'x'.repeat(65_536)}`);
    expect(status).toBe(400);
    expect(errors).toEqual([
      {
        message:
          'This operation has 65540 bytes in its document: send values as variables. At most 65536 are allowed.',
        extensions: {
          code: 'QUERY_TOO_COMPLEX',
          details: { of: 'bytes', limit: 65_536, has: 65_540 },
          requestId: 'test',
        },
      },
    ]);
  });

  it('needs a token for everything that is not public', async () => {
    const { status, headers, data, errors } = await world.nobody.query('{ viewer { id } }');
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toBe('Bearer');
    expect(data).toBeUndefined();
    expect(errors).toEqual([
      {
        message: 'A token is required: send the header "Authorization: Bearer <token>".',
        extensions: { code: 'UNAUTHENTICATED', requestId: 'test' },
      },
    ]);
  });

  it.each([
    '{ __typename }',
    '{ signInOrganizations(email: "x@acme.test") { id: organizationId } }',
    '{ nope }',
    '{',
  ])('is refused with an invalid token for any operation: %s', async (query) => {
    const { status, headers, errors } = await world
      .with(`${world.as('ana').token?.slice(0, -1)}!`)
      .query(query);
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toBe('Bearer');
    expect(errors).toEqual([
      {
        message: 'This token is unknown, expired or revoked. Create a new one.',
        extensions: { code: 'UNAUTHENTICATED', requestId: 'test' },
      },
    ]);
  });

  it('is charged even when its document cannot be parsed', async () => {
    const remaining = async (token: string) =>
      Number((await world.with(token).query('{')).headers.get('x-ratelimit-remaining'));
    const token = await world.tokenOf(ids.user('cat'));
    expect([await remaining(token), await remaining(token)]).toEqual([99_999_999, 99_999_998]);
  });
});

describe('a request', () => {
  const mutation =
    'mutation { createOrganization(input: { title: "By the back door" }) { organization { id } } }';
  const countOrganizations = async () =>
    (await world.as('ana').query('{ organizations { totalCount } }')).data.organizations.totalCount;

  it('may be a query by GET', async () => {
    const query = 'query ($id: ID!) { user(id: $id) { displayName } }';
    const path = `/graphql?${new URLSearchParams({ query, variables: JSON.stringify({ id: ids.user('ben') }) })}`;
    expect(await send({ method: 'GET', path })).toEqual({
      status: 200,
      type: JSON_TYPE,
      allow: null,
      body: {
        data: { user: { displayName: 'Ben Brandt' } },
        extensions: { cost: { nodes: 1, points: 1 } },
      },
    });
  });

  it('is refused when its variables in the URL are no JSON', async () => {
    const path = `/graphql?${new URLSearchParams({ query: '{ __typename }', variables: '{' })}`;
    expect(await send({ method: 'GET', path })).toEqual({
      status: 400,
      type: JSON_TYPE,
      allow: null,
      body: {
        errors: [
          {
            message: 'The variables or extensions are not valid JSON.',
            extensions: { code: 'BAD_USER_INPUT', requestId: 'test' },
          },
        ],
      },
    });
  });

  it('may not be a mutation by GET', async () => {
    const before = await countOrganizations();
    const answer = await send({
      method: 'GET',
      path: `/graphql?${new URLSearchParams({ query: mutation })}`,
    });
    expect(answer).toEqual({
      status: 405,
      type: JSON_TYPE,
      allow: 'POST',
      body: {
        errors: [
          {
            message: 'Can only perform a mutation operation from a POST request.',
            extensions: { code: 'METHOD_NOT_ALLOWED', requestId: 'test' },
          },
        ],
      },
    });
    expect(await countOrganizations()).toBe(before);
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('may not use %s', async (method) => {
    expect(await send({ method, body: asks(mutation) })).toEqual({
      status: 405,
      type: JSON_TYPE,
      allow: 'GET, POST',
      body: {
        errors: [
          {
            message: 'GraphQL only supports GET and POST requests.',
            extensions: { code: 'METHOD_NOT_ALLOWED', requestId: 'test' },
          },
        ],
      },
    });
  });

  const parts = [
    '--x',
    'Content-Disposition: form-data; name="operations"',
    '',
    asks(mutation),
    '--x',
    'Content-Disposition: form-data; name="map"',
    '',
    '{}',
    '--x--',
    '',
  ].join('\r\n');

  const JSON_ONLY = 'The body must be JSON: send the header "Content-Type: application/json".';
  const NEEDS_HEADER = 'A form also needs the header "GraphQL-Require-Preflight: 1".';
  const urlencoded = `${new URLSearchParams({ query: mutation })}`;

  it.each([
    ['a form', 'application/x-www-form-urlencoded', urlencoded, JSON_ONLY],
    ['a form of parts', 'multipart/form-data; boundary=x', parts, NEEDS_HEADER],
    ['plain text', 'text/plain', asks(mutation), JSON_ONLY],
    ['a bare document', 'application/graphql', mutation, JSON_ONLY],
  ])('is refused as %s and has no effect', async (_, type, body, message) => {
    const before = await countOrganizations();
    expect(await send({ type, body })).toEqual({
      status: 415,
      type: JSON_TYPE,
      allow: null,
      body: {
        errors: [
          {
            message,
            extensions: { code: 'UNSUPPORTED_MEDIA_TYPE', requestId: 'test' },
          },
        ],
      },
    });
    expect(await countOrganizations()).toBe(before);
  });

  it('runs the operation that is named', async () => {
    const answer = await send({
      body: asks('query A { a: __typename } query B { b: __typename }', { operationName: 'B' }),
    });
    expect(answer.body).toEqual({
      data: { b: 'Query' },
      extensions: { cost: { nodes: 0, points: 1 } },
    });
  });

  it('returns the cost of the operation', async () => {
    const { extensions } = await world
      .as('ana')
      .query('{ organizations(first: 2) { nodes { members(first: 100) { nodes { id } } } } }');
    expect(extensions).toEqual({ cost: { nodes: 202, points: 3 } });
  });
});

describe('introspection', () => {
  const query = '{ __schema { queryType { name } } }';

  it('needs no token in development', async () => {
    const { status, data } = await world.nobody.query(query);
    expect({ status, data }).toEqual({
      status: 200,
      data: { __schema: { queryType: { name: 'Query' } } },
    });
  });

  it('needs a token in production', async () => {
    expect((await production.nobody.query(query)).status).toBe(401);
    expect((await production.nobody.query('{ __type(name: "Query") { name } }')).status).toBe(401);
    expect(
      (
        await production.nobody.query(
          'query { ...F } fragment F on Query { __schema { queryType { name } } }',
        )
      ).status,
    ).toBe(401);
    const { status, data } = await production.as('dan').query(query);
    expect({ status, data }).toEqual({
      status: 200,
      data: { __schema: { queryType: { name: 'Query' } } },
    });
  });
});

describe('an error in a field', () => {
  it('is in `errors`, with 200, next to the data of other fields', async () => {
    const { status, data, errors } = await world
      .as('ana')
      .query(`{ viewer { id } organization(id: "${ids.umbrella}") { id } }`);
    expect(status).toBe(200);
    expect(data).toEqual({ viewer: { id: ids.user('ana') }, organization: null });
    expect(errors).toEqual([
      {
        message:
          'The object does not exist, or you cannot see it. Check the URL and the ids in it.',
        locations: [{ line: 1, column: 17 }],
        path: ['organization'],
        extensions: { code: 'NOT_FOUND', requestId: 'test' },
      },
    ]);
  });

  it('returns 200 even when no data is left', async () => {
    const { status, data, errors } = await world
      .as('ben')
      .query(
        `mutation { createTeam(input: { organizationId: "${ids.acme}", title: "Mine" }) { team { id } } }`,
      );
    expect(status).toBe(200);
    expect(data).toBeNull();
    expect(errors).toEqual([
      {
        message: 'This needs admin; you are edit here.',
        locations: [{ line: 1, column: 12 }],
        path: ['createTeam'],
        extensions: {
          code: 'FORBIDDEN',
          details: { needs: 'admin', has: 'edit' },
          requestId: 'test',
        },
      },
    ]);
  });

  it('is masked when it is internal: 500 without data, 200 with data', async () => {
    await asOwner('ALTER TABLE subdomains RENAME TO elsewhere');
    try {
      const alone = await world.as('ana').query(subdomain);
      const beside = await world.as('ana').query(`{ viewer { id } ${subdomain.slice(2)}`);
      const expectedError = {
        message:
          'The server had an internal error. Try again, and report the request id if the error persists.',
        path: ['subdomain'],
        extensions: { code: 'INTERNAL', requestId: 'test' },
      };
      expect({ status: alone.status, data: alone.data, errors: alone.errors }).toEqual({
        status: 500,
        data: { subdomain: null },
        errors: [{ ...expectedError, locations: [{ line: 1, column: 3 }] }],
      });
      expect({ status: beside.status, data: beside.data, errors: beside.errors }).toEqual({
        status: 200,
        data: { viewer: { id: ids.user('ana') }, subdomain: null },
        errors: [{ ...expectedError, locations: [{ line: 1, column: 17 }] }],
      });
    } finally {
      await asOwner('ALTER TABLE elsewhere RENAME TO subdomains');
    }
  });

  it('returns 503 with Retry-After when the database is unavailable, and 504 when it takes too long', async () => {
    const names = 'subdomain, organization_id, is_active';
    await asOwnerOf(
      prompt,
      'ALTER TABLE subdomains RENAME TO elsewhere',
      `CREATE VIEW subdomains AS SELECT ${names} FROM elsewhere, pg_sleep(60)`,
      'GRANT SELECT ON subdomains TO PUBLIC',
    );
    const late = prompt.as('ana').query(subdomain);
    const holder = new pg.Client({ connectionString: prompt.connections.ownerUrl });
    await holder.connect();
    await holder.query('BEGIN; LOCK TABLE teams IN ACCESS EXCLUSIVE MODE');
    const blocked = await prompt.as('ana').query(`{ team(id: "${ids.team('writers')}") { id } }`);
    await holder.query('ROLLBACK');
    await holder.end();
    expect({
      status: blocked.status,
      retryAfter: blocked.headers.get('retry-after'),
      data: blocked.data,
      code: blocked.errors[0].extensions.code,
    }).toEqual({
      status: 503,
      retryAfter: '1',
      data: { team: null },
      code: 'BUSY',
    });
    const { status, data, errors } = await late;
    await asOwnerOf(prompt, 'DROP VIEW subdomains', 'ALTER TABLE elsewhere RENAME TO subdomains');
    expect({ status, data, code: errors[0].extensions.code }).toEqual({
      status: 504,
      data: { subdomain: null },
      code: 'TIMEOUT',
    });
  });
});

describe('the metrics', () => {
  it('count operations that are refused before their execution, by reason', async () => {
    const counts = async (): Promise<Map<string, number>> => {
      const text = await (await fetch(`${world.url}/metrics`)).text();
      const lines = text.matchAll(/lectern_errors_total\{api="graphql",reason="(\w+)"\} (\d+)/g);
      return new Map([...lines].map(([, reason = '', count]) => [reason, Number(count)]));
    };
    const before = await counts();
    for (const query of [
      '{',
      '{ nowhere }',
      `{ ${'viewer { id } '.repeat(101)} }`,
      '{ viewer { id } }',
    ])
      await send({ body: asks(query) });
    await send({ body: asks(`{ ${Array.from({ length: 101 }, (_, i) => `a${i}: __typename`)} }`) });
    const after = await counts();
    const added = [...after].map(([reason, count]) => [reason, count - (before.get(reason) ?? 0)]);
    expect(Object.fromEntries(added.filter(([, count]) => count !== 0))).toEqual({
      BAD_USER_INPUT: 2,
      QUERY_TOO_COMPLEX: 1,
    });
  });
});
