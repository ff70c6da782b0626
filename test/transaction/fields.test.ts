// Specifies mutations with `@transaction`: all of their root fields are done, or none.
import { readFileSync } from 'node:fs';
import { buildSchema, parse, specifiedRules, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ids, useWorld } from '../support.ts';
import { fingerprintsOf } from './tables.ts';

const world = useWorld();

const organizationId = ids.acme;

/** Creates a collection, a space in it, and a team. */
const SETUP = `mutation Setup($organizationId: ID!, $title: String!, $collectionId: ID! = "", $dryRun: Boolean! = false)
  @transaction(dryRun: $dryRun) {
  createCollection(input: { organizationId: $organizationId, title: "Guides" }) {
    collection { title id @export(as: "collectionId") }
  }
  createSpace(input: { organizationId: $organizationId, parentId: $collectionId, title: "Install" }) {
    space { title parent { title spaces(first: 5) { totalCount } } }
    errors { code }
  }
  createTeam(input: { organizationId: $organizationId, title: $title }) {
    team { title }
    errors { code message }
  }
}`;

const DONE = {
  createCollection: { collection: { title: 'Guides', id: expect.stringMatching(/^col_/) } },
  createSpace: {
    space: { title: 'Install', parent: { title: 'Guides', spaces: { totalCount: 1 } } },
    errors: [],
  },
};

describe('a mutation with @transaction', () => {
  it('does all of its fields, and later fields use the ids of earlier ones', async () => {
    const { status, data, errors, extensions } = await world
      .as('ana')
      .query(SETUP, { organizationId, title: 'Writers of guides' });
    expect(errors).toBeUndefined();
    expect([status, data, extensions]).toEqual([
      200,
      { ...DONE, createTeam: { team: { title: 'Writers of guides' }, errors: [] } },
      { cost: { nodes: expect.any(Number), points: 1 }, transaction: { outcome: 'COMMITTED' } },
    ]);
  });

  it('does nothing if a field is refused, and names the field', async () => {
    const before = await fingerprintsOf(world);
    const { status, data, errors, extensions } = await world
      .as('ana')
      .query(SETUP, { organizationId, title: 'x'.repeat(65) });
    expect([status, data, errors, extensions]).toEqual([
      200,
      null,
      [
        {
          message: 'title must have 1 to 64 characters, and has 65.',
          locations: [{ line: 10, column: 3 }],
          path: ['createTeam'],
          extensions: {
            code: 'BAD_USER_INPUT',
            field: 'input.title',
            requestId: 'test',
          },
        },
      ],
      {
        cost: expect.any(Object),
        transaction: { outcome: 'ROLLED_BACK', failed: 'createTeam' },
      },
    ]);
    expect(await fingerprintsOf(world)).toEqual(before);
  });

  it('answers a dry run as a run, and changes no row of any table', async () => {
    const before = await fingerprintsOf(world);
    const { status, data, errors, extensions } = await world
      .as('ana')
      .query(SETUP, { organizationId, title: 'Never', dryRun: true }, { 'idempotency-key': 'dry' });
    expect([status, errors, data, extensions]).toEqual([
      200,
      undefined,
      { ...DONE, createTeam: { team: { title: 'Never' }, errors: [] } },
      { cost: expect.any(Object), transaction: { outcome: 'ROLLED_BACK', dryRun: true } },
    ]);
    expect(await fingerprintsOf(world)).toEqual(before);
  });

  it('has the errors of a field in its payload if it is the only one', async () => {
    const { data, errors, extensions } = await world.as('ana').query(
      `mutation ($input: CreateTeamInput!) @transaction(dryRun: true) {
        createTeam(input: $input) { team { title } errors { code path message } } }`,
      { input: { organizationId, title: '' } },
    );
    expect([data, errors, extensions.transaction]).toEqual([
      {
        createTeam: {
          team: null,
          errors: [
            {
              code: 'BAD_USER_INPUT',
              path: ['title'],
              message: 'title must have 1 to 64 characters, and has 0.',
            },
          ],
        },
      },
      undefined,
      { outcome: 'ROLLED_BACK', dryRun: true, failed: 'createTeam' },
    ]);
  });

  it('is done once under an Idempotency-Key, which a dry run ignores', async () => {
    const variables = { organizationId, title: 'Once' };
    const key = { 'idempotency-key': 'setup' };
    const dry = await world.as('ana').query(SETUP, { ...variables, dryRun: true }, key);
    const first = await world.as('ana').query(SETUP, variables, key);
    const before = await fingerprintsOf(world);
    const second = await world.as('ana').query(SETUP, variables, key);
    expect([dry.errors, dry.extensions.transaction.outcome]).toEqual([undefined, 'ROLLED_BACK']);
    expect([second.data, second.extensions]).toEqual([first.data, first.extensions]);
    expect([
      first.extensions.transaction,
      first.headers.get('idempotent-replayed'),
      second.headers.get('idempotent-replayed'),
    ]).toEqual([{ outcome: 'COMMITTED' }, null, 'true']);
    expect(await fingerprintsOf(world)).toEqual(before);
    const other = await world.as('ana').query(SETUP, { ...variables, title: 'Other' }, key);
    expect([other.status, other.errors[0].extensions.code, other.extensions]).toEqual([
      409,
      'IDEMPOTENCY_MISMATCH',
      { cost: expect.any(Object), transaction: { outcome: 'ROLLED_BACK' } },
    ]);
  });

  it('checks the access of each field, and each scope of a token', async () => {
    const asCat = await world.as('cat').query(SETUP, { organizationId, title: 'Cats' });
    const scopes = ['space:read', 'space:write'];
    const token = await world.tokenOf(ids.user('ana'), { scopes });
    const scoped = await world.with(token).query(SETUP, { organizationId, title: 'Scoped' });
    expect(
      [asCat, scoped].map(({ data, errors, extensions }) => [
        data,
        errors.map((error: { path: unknown; extensions: object }) => [
          error.path,
          error.extensions,
        ]),
        extensions.transaction,
      ]),
    ).toEqual([
      [
        null,
        [
          [
            ['createCollection'],
            {
              code: 'FORBIDDEN',
              details: { needs: 'create', has: 'comment' },
              requestId: 'test',
            },
          ],
        ],
        { outcome: 'ROLLED_BACK', failed: 'createCollection' },
      ],
      [
        null,
        [
          [
            ['createTeam'],
            {
              code: 'FORBIDDEN',
              details: { needs: 'organization:members:write', has: scopes },
              requestId: 'test',
            },
          ],
        ],
        { outcome: 'ROLLED_BACK', failed: 'createTeam' },
      ],
    ]);
  });

  it('has consecutive positions for its events, in the order of its fields', async () => {
    const { errors } = await world
      .as('ana')
      .query(SETUP, { organizationId, title: 'In order' }, { 'x-request-id': 'in-order' });
    expect(errors).toBeUndefined();
    const { data } = await world.as('ana').query(
      `query ($id: ID!) { organization(id: $id) { eventsAfter(position: 0, first: 1000) {
        nodes { action position requestId } } } }`,
      { id: organizationId },
    );
    const events: { action: string; position: number; requestId: string }[] =
      data.organization.eventsAfter.nodes;
    const own = events.filter(({ requestId }) => requestId === 'in-order');
    const start = own[0]?.position ?? 0;
    expect(own).toEqual([
      { action: 'collection.create', position: start, requestId: 'in-order' },
      { action: 'space.create', position: start + 1, requestId: 'in-order' },
      { action: 'team.create', position: start + 2, requestId: 'in-order' },
    ]);
  });

  it('is limited to 25 root fields, while other mutations have 10', async () => {
    const fields = (count: number) =>
      Array.from(
        { length: count },
        (_, i) =>
          `t${i}: createTeam(input: { organizationId: "${organizationId}", title: "T${i}" }) { team { title } }`,
      ).join(' ');
    const [most, more, plain] = await Promise.all([
      world.as('ana').query(`mutation @transaction(dryRun: true) { ${fields(25)} }`),
      world.as('ana').query(`mutation @transaction(dryRun: true) { ${fields(26)} }`),
      world.as('ana').query(`mutation { ${fields(11)} }`),
    ]);
    expect([most.errors, Object.keys(most.data).length]).toEqual([undefined, 25]);
    expect(
      [more, plain].map(({ data, errors }) => [data, errors[0].message, errors[0].extensions]),
    ).toEqual([
      [
        undefined,
        'This transaction has 26 mutations. At most 25 are allowed.',
        {
          code: 'QUERY_TOO_COMPLEX',
          details: { of: 'mutations', limit: 25, has: 26 },
          requestId: 'test',
        },
      ],
      [
        undefined,
        'This operation has 11 mutations: send several requests. At most 10 are allowed.',
        {
          code: 'QUERY_TOO_COMPLEX',
          details: { of: 'mutations', limit: 10, has: 11 },
          requestId: 'test',
        },
      ],
    ]);
  });

  it('never makes the secret of a dry run valid', async () => {
    const { data } = await world
      .as('ana')
      .query(
        'mutation @transaction(dryRun: true) { createToken(input: { label: "Dry" }) { secret } }',
      );
    const { status } = await world.with(data.createToken.secret).get('/v1/user');
    expect([typeof data.createToken.secret, status]).toEqual(['string', 401]);
  });

  it('renders no files', async () => {
    const { errors, extensions } = await world.as('ana').query(
      `mutation ($input: UpdateSpaceInput!) @transaction {
        updateSpace(input: $input) { space { primary: revision { pdf { url } } } } }`,
      { input: { id: ids.space('guide'), title: 'Never' } },
    );
    expect([errors[0].message, errors[0].path, extensions.transaction]).toEqual([
      'A transaction creates no PDF and no archive. Request it afterwards.',
      ['updateSpace', 'space', 'primary', 'pdf'],
      { outcome: 'ROLLED_BACK', failed: 'updateSpace' },
    ]);
  });

  it('is valid by the standard rules, and answers the document of the guide', async () => {
    const [, document = ''] =
      /```graphql\n([\s\S]*?)```/.exec(readFileSync('docs/transactions.md', 'utf8')) ?? [];
    const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
    expect(validate(schema, parse(document), specifiedRules)).toEqual([]);
    const { data, errors, extensions } = await world
      .as('ana')
      .query(document, { organizationId, dryRun: true });
    expect([errors, data, extensions]).toEqual([
      undefined,
      {
        createCollection: { collection: { id: expect.stringMatching(/^col_/) } },
        createSpace: {
          space: { id: expect.stringMatching(/^spc_/), parent: { title: 'Guides' } },
        },
      },
      {
        cost: { nodes: expect.any(Number), points: 1 },
        transaction: { outcome: 'ROLLED_BACK', dryRun: true },
      },
    ]);
  });

  it('gets the same bytes with and without the Fetch API', async () => {
    const send = async (type: string, title: string) => {
      const body = JSON.stringify({
        query: SETUP,
        variables: { organizationId, title, dryRun: true },
      });
      const { status, text } = await world
        .as('ana')
        .exchange('POST', '/graphql', body, { 'content-type': type });
      return [status, text.replaceAll(/col_\w+/g, 'col_…')];
    };
    for (const title of ['Both', ''])
      expect(await send('application/json', title)).toEqual(
        await send('application/graphql+json', title),
      );
  });
});
