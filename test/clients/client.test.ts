/** Tests the client of packages/client against the server, with faults on the way to it. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { createClient, type ClientOptions } from '../../packages/client/src/client.ts';
import { graphql } from '../../packages/client/src/documents.ts';
import { isUserError, LecternError, messagesByPath } from '../../packages/client/src/errors.ts';
import type {
  AlreadyExistsError,
  CreateTeamInput,
  Space,
  ValidationError,
} from '../../packages/client/src/generated/types.ts';
import { ids, useWorld } from '../support.ts';

const TITLE = graphql<{ space: Pick<Space, 'title'> | null }, { id: string }>(
  'query Title($id: ID!) { space(id: $id) { title } }',
);
const TITLE_HASH = createHash('sha256').update('query of the manifest').digest('hex');

const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-client-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const manifest = path.join(folder, 'persisted-documents.json');
writeFileSync(
  manifest,
  JSON.stringify({ [TITLE_HASH]: 'query Title($id: ID!) { space(id: $id) { title } }' }),
);

const world = useWorld({ TRUSTED_DOCUMENTS: manifest });

/** A fault of a request: it is not sent, its response is lost, or another one takes its place. */
type Fault = 'refused' | 'lost' | Response | undefined;

/** Creates a client of ana whose requests have these faults, one after another. */
function createFaulty(faults: readonly Fault[], options: Partial<ClientOptions> = {}) {
  const sent: RequestInit[] = [];
  const client = createClient({
    url: `${world.url}/graphql`,
    token: world.as('ana').token,
    random: () => 1,
    fetch: async (url, init = {}) => {
      const fault = faults[sent.length];
      sent.push(init);
      if (fault instanceof Response) return fault;
      if (fault === 'refused') throw new TypeError('fetch failed');
      const response = await fetch(url, init);
      if (fault === 'lost') throw new TypeError('terminated');
      return response;
    },
    ...options,
  });
  return { client, sent };
}

const keysOf = (sent: readonly RequestInit[]) =>
  sent.map(({ headers }) => new Headers(headers).get('idempotency-key'));

const limited = (retryAfter = '0') =>
  Response.json(
    { errors: [{ message: 'Wait.', extensions: { code: 'RATE_LIMITED', requestId: 'r1' } }] },
    { status: 429, headers: { 'retry-after': retryAfter } },
  );

const CREATE_TEAM = graphql<
  {
    createTeam: {
      team: { id: string } | null;
      errors: readonly (
        | Pick<ValidationError, '__typename' | 'message' | 'path'>
        | Pick<AlreadyExistsError, '__typename' | 'message' | 'path'>
      )[];
    };
  },
  { input: CreateTeamInput }
>(
  `mutation CreateTeam($input: CreateTeamInput!) {
    createTeam(input: $input) { team { id } errors { __typename message path } }
  }`,
);

const countTeams = async (title: string): Promise<number> => {
  const { data } = await world
    .as('ana')
    .query(
      'query ($id: ID!, $title: String) { organization(id: $id) { teams(filter: { title: $title }) { totalCount } } }',
      { id: ids.acme, title },
    );
  return data.organization.teams.totalCount;
};

/** Returns the error of a request. */
const failureOf = (request: Promise<unknown>): Promise<unknown> =>
  request.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('The client', () => {
  it('returns the data of a query, which has no key', async () => {
    const { client, sent } = createFaulty([]);
    expect(await client.request(TITLE, { id: ids.space('guide') })).toEqual({
      space: { title: 'User guide' },
    });
    expect(keysOf(sent)).toEqual([null]);
  });

  it('repeats a query after faults of the network, 429 and 503', async () => {
    const proxy = new Response('<h1>Unavailable</h1>', { status: 503 });
    const { client, sent } = createFaulty(['refused', limited(), proxy]);
    expect(await client.request(TITLE, { id: ids.space('guide') })).toEqual({
      space: { title: 'User guide' },
    });
    expect(sent).toHaveLength(4);
  });

  it('fails after three repetitions', async () => {
    const { client, sent } = createFaulty([limited(), limited(), limited(), limited()]);
    const error = await failureOf(client.request(TITLE, { id: ids.space('guide') }));
    expect(error).toBeInstanceOf(LecternError);
    expect({ ...(error as LecternError) }).toEqual({
      name: 'LecternError',
      code: 'RATE_LIMITED',
      status: 429,
      field: undefined,
      retryAfter: 0,
      outcome: undefined,
      requestId: 'r1',
      errors: [{ message: 'Wait.', extensions: { code: 'RATE_LIMITED', requestId: 'r1' } }],
      data: null,
    });
    expect(sent).toHaveLength(4);
  });

  it('does not wait longer than its deadline', async () => {
    const { client, sent } = createFaulty([limited('60')]);
    const error = await failureOf(client.request(TITLE, { id: ids.space('guide') }));
    expect([(error as LecternError).code, (error as LecternError).retryAfter]).toEqual([
      'RATE_LIMITED',
      60,
    ]);
    expect(sent).toHaveLength(1);
  });

  it('fails with DEADLINE when a response takes too long', async () => {
    const { client } = createFaulty([], {
      deadlineMs: 1,
      fetch: (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    });
    const error = await failureOf(client.request(TITLE, { id: ids.space('guide') }));
    expect((error as LecternError).code).toBe('DEADLINE');
  });

  it('ends with the reason of its signal', async () => {
    const { client } = createFaulty([limited('10')]);
    const reason = new Error('The screen was left.');
    const controller = new AbortController();
    const request = client.request(
      TITLE,
      { id: ids.space('guide') },
      { signal: controller.signal },
    );
    controller.abort(reason);
    expect(await failureOf(request)).toBe(reason);
  });

  it('creates one object when the response of a mutation was lost', async () => {
    const { client, sent } = createFaulty(['lost']);
    const input = { organizationId: ids.acme, title: 'Once' };
    const { createTeam } = await client.request(CREATE_TEAM, { input });
    expect(createTeam.errors).toEqual([]);
    expect(await countTeams('Once')).toBe(1);
    const [first, ...others] = new Set(keysOf(sent));
    expect([sent.length, typeof first, others]).toEqual([2, 'string', []]);
  });

  it('sends the key of the caller', async () => {
    const { client, sent } = createFaulty([]);
    const input = { organizationId: ids.acme, title: 'With a key' };
    await client.request(CREATE_TEAM, { input }, { idempotencyKey: 'mine' });
    expect(keysOf(sent)).toEqual(['mine']);
  });

  it('does not repeat a mutation without a token after a fault of the network', async () => {
    const { client, sent } = createFaulty(['lost'], { token: undefined });
    const input = { organizationId: ids.acme, title: 'Nobody' };
    const error = await failureOf(client.request(CREATE_TEAM, { input }));
    expect([(error as LecternError).code, keysOf(sent)]).toEqual(['NETWORK', [null]]);
  });

  it('throws a top-level error with its code, and does not repeat it', async () => {
    const { client, sent } = createFaulty([]);
    const error = await failureOf(
      client.request(
        'mutation ($input: UpdateSpaceInput!) { updateSpace(input: $input) { space { id } } }',
        {
          input: { id: ids.space('guide'), title: 'x'.repeat(51) },
        },
      ),
    );
    const { code, status, field, message, data } = error as LecternError;
    expect({ code, status, field, message, data }).toEqual({
      code: 'BAD_USER_INPUT',
      status: 200,
      field: 'input.title',
      message: 'title must have at most 50 characters, and has 51.',
      data: null,
    });
    expect(sent).toHaveLength(1);
  });

  it('returns the errors of a payload, which guards narrow', async () => {
    const { client } = createFaulty([]);
    const input = { organizationId: ids.acme, title: 'x'.repeat(65) };
    const { createTeam } = await client.request(CREATE_TEAM, { input });
    const [error] = createTeam.errors;
    expect(error && isUserError(error, 'ValidationError')).toBe(true);
    expect(error && isUserError(error, 'AlreadyExistsError')).toBe(false);
    expect([...messagesByPath(createTeam.errors)]).toEqual([
      ['title', ['title must have 1 to 64 characters, and has 65.']],
    ]);
  });

  it('takes the current token from a function', async () => {
    const tokens = ['unknown', world.as('ana').token];
    const { client } = createFaulty([], { token: () => tokens.shift() });
    const variables = { id: ids.space('guide') };
    const refused = await failureOf(client.request(TITLE, variables));
    expect((refused as LecternError).code).toBe('UNAUTHENTICATED');
    expect(await client.request(TITLE, variables)).toEqual({ space: { title: 'User guide' } });
  });

  it('sends the id of a trusted document instead of its text', async () => {
    const { client, sent } = createFaulty([], { trustedDocuments: true });
    const document = { ...parse('query Title { __typename }'), __meta__: { hash: TITLE_HASH } };
    expect(await client.request(document, { id: ids.space('guide') })).toEqual({
      space: { title: 'User guide' },
    });
    expect(sent.map(({ body }) => JSON.parse(String(body)))).toEqual([
      { documentId: TITLE_HASH, variables: { id: ids.space('guide') } },
    ]);
  });

  it('uploads a file', async () => {
    const { client } = createFaulty([]);
    const upload = new File(['logo'], 'logo.txt', { type: 'text/plain' });
    const data = await client.request<
      { uploadFile: { file: { name: string; size: number } } },
      object
    >('mutation ($input: UploadFileInput!) { uploadFile(input: $input) { file { name size } } }', {
      input: { organizationId: ids.acme, name: 'logo.txt', upload },
    });
    expect(data).toEqual({ uploadFile: { file: { name: 'logo.txt', size: 4 } } });
  });
});
