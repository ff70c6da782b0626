// Checks idempotency keys: the same request with the same key takes effect once and returns the
// same response.
import { describe, expect, it } from 'vitest';
import { memberIdOf } from '../member/rows.ts';
import { ids, useWorld, type Visitor } from '../support.ts';
import { sql } from '../sql.ts';

const world = useWorld();

const acme = `/v1/orgs/${ids.acme}`;

/** A response, without the headers that depend on the time. */
interface Wire {
  readonly status: number;
  readonly location: string | null;
  readonly text: string;
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly key: string;
  readonly as?: Visitor;
}

let numberOfKeys = 0;
const newKey = () => `key-${numberOfKeys++}`;

async function send({ method, path, body, key, as = world.as('ana') }: Sent): Promise<Wire> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': key,
    'x-request-id': 'test',
    ...(as.token !== undefined && { authorization: `Bearer ${as.token}` }),
  };
  const answer = await fetch(world.url + path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    text: await answer.text(),
  };
}

const graph = (query: string, variables: object, key: string, as?: Visitor): Promise<Wire> =>
  send({ method: 'POST', path: '/graphql', body: { query, variables }, key, ...(as && { as }) });

const CreateTeam =
  'mutation ($organizationId: ID!, $title: String!) { createTeam(input: { organizationId: $organizationId, title: $title }) { team { id title createdAt } } }';

/** Returns the number of teams with this title. */
const teams = async (title: string): Promise<number> =>
  (await world.console.database.query(sql('SELECT id FROM teams WHERE title = $1'), [title]))
    .length;
const eventsAbout = async (subject: string): Promise<number> =>
  (
    await world.console.database.query(sql('SELECT id FROM events WHERE subject_id = $1'), [
      subject,
    ])
  ).length;
const keptUnder = (key: string) =>
  world.console.database.query(
    sql<{ userId: string; answer: Buffer | null }>(
      'SELECT user_id AS "userId", answer FROM idempotency_keys WHERE key = $1',
    ),
    [key],
  );

const mismatch = {
  error: {
    code: 409,
    message: 'This Idempotency-Key was used for another request. Use a new one.',
    reason: 'IDEMPOTENCY_MISMATCH',
    requestId: 'test',
  },
};

describe('the same request with the same key', () => {
  it('returns the same bytes and takes effect once', async () => {
    const sent = { method: 'PUT', path: `${acme}/teams`, body: { title: 'Once' }, key: newKey() };
    const first = await send(sent);
    expect(first.status).toBe(201);
    expect(first.location).toBe(`${world.url}${acme}/teams/${JSON.parse(first.text).id}`);
    expect(await send(sent)).toEqual(first);
    expect(await send(sent)).toEqual(first);
    expect(await teams('Once')).toBe(1);
    expect(await eventsAbout(JSON.parse(first.text).id)).toBe(1);
  });

  it('takes effect once in GraphQL', async () => {
    const key = newKey();
    const first = await graph(CreateTeam, { organizationId: ids.acme, title: 'Graph once' }, key);
    expect(first.status).toBe(200);
    expect(JSON.parse(first.text).data.createTeam.team.title).toBe('Graph once');
    expect(await graph(CreateTeam, { organizationId: ids.acme, title: 'Graph once' }, key)).toEqual(
      first,
    );
    expect(await teams('Graph once')).toBe(1);
  });

  it('takes effect once as a DELETE, also when the resource exists again', async () => {
    const key = newKey();
    const place = `${acme}/teams/${ids.team('reviewers')}/members/${ids.user('dan')}`;
    await world.as('ana').put(place, { role: 'member' });
    const remove = { method: 'DELETE', path: place, key };
    const first = await send(remove);
    expect(first).toEqual({ status: 204, location: null, text: '' });
    await world.as('ana').put(place, { role: 'member' });
    expect(await send(remove)).toEqual(first);
    expect(
      (await world.as('ana').get(`${acme}/teams/${ids.team('reviewers')}/members`)).body.count,
    ).toBe(3);
    expect(await send({ ...remove, key: newKey() })).toEqual(first);
    expect(
      (await world.as('ana').get(`${acme}/teams/${ids.team('reviewers')}/members`)).body.count,
    ).toBe(2);
  });

  it('repeats a 205 response, also for a resource that was deleted since', async () => {
    const { body } = await world.as('ana').post(`${acme}/link-invites`, { maxUses: 5 });
    const patch = {
      method: 'PATCH',
      path: `${acme}/link-invites/${body.id}`,
      body: { maxUses: 6 },
      key: newKey(),
    };
    const remove = { method: 'DELETE', path: `${acme}/link-invites/${body.id}`, key: newKey() };
    const patched = await send(patch);
    expect(await send(remove)).toEqual({ status: 205, location: null, text: '' });
    expect(await send(remove)).toEqual({ status: 205, location: null, text: '' });
    expect(await send(patch)).toEqual(patched);
  });

  it('returns a secret again, and stores it encrypted', async () => {
    const key = newKey();
    const sent = { method: 'POST', path: '/v1/tokens', body: { label: 'Once' }, key };
    const first = await send(sent);
    const { id, secret } = JSON.parse(first.text);
    expect(first.status).toBe(201);
    expect(await send(sent)).toEqual(first);
    const [kept] = await keptUnder(key);
    expect(kept?.userId).toBe(ids.user('ana'));
    expect(
      ['utf8', 'latin1', 'base64', 'hex']
        .map((encoding) => kept?.answer?.toString(encoding as BufferEncoding))
        .some(
          (text) =>
            text === undefined ||
            text.includes(secret) ||
            text.includes(id) ||
            text.includes(secret.slice(3, 20)),
        ),
    ).toBe(false);
    expect((await world.with(secret).get('/v1/user')).status).toBe(200);
  });

  it('takes effect once when it is sent ten times concurrently', async () => {
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        send({ method: 'PUT', path: `${acme}/teams`, body: { title: 'Ten' }, key }),
      ),
    );
    expect(answers[0]?.status).toBe(201);
    expect(answers).toEqual(Array.from({ length: 10 }, () => answers[0]));
    expect(await teams('Ten')).toBe(1);
  });

  it('takes effect once for a document with several mutations', async () => {
    const key = newKey();
    const query = `mutation ($o: ID!) { a: createTeam(input: { organizationId: $o, title: "Several" }) { team { id } } b: createTeam(input: { organizationId: $o, title: "Several" }) { team { id } } }`;
    const first = await graph(query, { o: ids.acme }, key);
    expect(await graph(query, { o: ids.acme }, key)).toEqual(first);
    expect(await teams('Several')).toBe(2);
  });
});

describe('another request with a used key', () => {
  it('is refused for another body, path, operation or API', async () => {
    const key = newKey();
    await send({ method: 'PUT', path: `${acme}/teams`, body: { title: 'First' }, key });
    const refused = { status: 409, location: null, text: JSON.stringify(mismatch) };
    expect(
      await send({ method: 'PUT', path: `${acme}/teams`, body: { title: 'Second' }, key }),
    ).toEqual(refused);
    expect(await send({ method: 'POST', path: `${acme}/link-invites`, body: {}, key })).toEqual(
      refused,
    );
    expect(
      await send({ method: 'DELETE', path: `${acme}/teams/${ids.team('writers')}`, key }),
    ).toEqual(refused);
    const { status, text } = await graph(
      CreateTeam,
      { organizationId: ids.acme, title: 'First' },
      key,
    );
    expect({ status, errors: JSON.parse(text).errors }).toEqual({
      status: 409,
      errors: [
        {
          message: mismatch.error.message,
          extensions: { code: 'IDEMPOTENCY_MISMATCH', requestId: 'test' },
        },
      ],
    });
    expect([await teams('First'), await teams('Second')]).toEqual([1, 0]);
    expect((await world.as('ana').get(`${acme}/teams/${ids.team('writers')}`)).status).toBe(200);
  });

  it('is allowed after 24 hours, and not before', async () => {
    const key = newKey();
    const age = (interval: string) =>
      world.console.database.query(
        sql('UPDATE idempotency_keys SET created_at = created_at - $2::interval WHERE key = $1'),
        [key, interval],
      );
    const put = (title: string) =>
      send({ method: 'PUT', path: `${acme}/teams`, body: { title }, key });
    const first = await put('Young');
    await age('23 hours 59 minutes');
    expect(await put('Young')).toEqual(first);
    expect((await put('Old')).status).toBe(409);
    await age('2 minutes');
    const second = await put('Old');
    expect(second.status).toBe(201);
    expect(await put('Old')).toEqual(second);
    expect((await put('Young')).status).toBe(409);
    expect([await teams('Young'), await teams('Old')]).toEqual([1, 1]);
  });

  it('is allowed for another user: keys belong to a user', async () => {
    const key = newKey();
    const sent = { method: 'POST', path: '/v1/tokens', body: { label: 'Per user' }, key };
    const ofAna = await send(sent);
    const ofBen = await send({ ...sent, as: world.as('ben') });
    expect([ofAna.status, ofBen.status]).toEqual([201, 201]);
    expect(JSON.parse(ofAna.text).secret).not.toBe(JSON.parse(ofBen.text).secret);
    expect((await keptUnder(key)).map(({ userId }) => userId).sort()).toEqual(
      [ids.user('ana'), ids.user('ben')].sort(),
    );
    expect(await send({ ...sent, as: world.with(await world.tokenOf(ids.user('ana'))) })).toEqual(
      ofAna,
    );
  });
});

describe('the response to an unrestricted token', () => {
  it('is not returned to a restricted token of the same user', async () => {
    const sent = { method: 'POST', path: '/v1/tokens', body: { label: 'Wide' }, key: newKey() };
    const { secret } = JSON.parse((await send(sent)).text);
    const scoped = await send({
      ...sent,
      as: world.with(await world.tokenOf(ids.user('ana'), { scopes: ['organization:read'] })),
    });
    const bound = await send({
      ...sent,
      as: world.with(await world.tokenOf(ids.user('ana'), { organizations: [ids.acme] })),
    });
    expect([scoped.text.includes(secret), bound.text.includes(secret)]).toEqual([false, false]);
  });
});

describe('a failed write with a key', () => {
  it('stores nothing and can be retried', async () => {
    const key = newKey();
    const { id } = (await world.as('ana').post('/v1/orgs', { title: 'Retry' })).body;
    await world.as('ana').patch(`/v1/orgs/${id}`, { inviteLinks: false });
    const sent = { method: 'POST', path: `/v1/orgs/${id}/link-invites`, body: {}, key };
    expect((await send(sent)).status).toBe(409);
    expect((await send(sent)).status).toBe(409);
    expect(await keptUnder(key)).toEqual([]);
    await world.as('ana').patch(`/v1/orgs/${id}`, { inviteLinks: true });
    const made = await send(sent);
    expect(made.status).toBe(201);
    expect(await send(sent)).toEqual(made);
  });

  it('leaves nothing of the mutations before the failed one', async () => {
    const key = newKey();
    const query = `mutation ($o: ID!, $other: ID!) { first: createTeam(input: { organizationId: $o, title: "Half" }) { team { id } } second: createTeam(input: { organizationId: $other, title: "Half" }) { team { id } } }`;
    const { status, text } = await graph(query, { o: ids.acme, other: ids.umbrella }, key);
    const { data, errors } = JSON.parse(text);
    expect({ status, data }).toEqual({ status: 200, data: null });
    expect(errors).toEqual([
      {
        message:
          'The object does not exist, or you cannot see it. Check the URL and the ids in it.',
        path: ['second'],
        locations: [{ line: 1, column: 115 }],
        extensions: { code: 'NOT_FOUND', requestId: 'test' },
      },
    ]);
    expect(await teams('Half')).toBe(0);
    expect(await keptUnder(key)).toEqual([]);
    const { errors: without } = await world
      .as('ana')
      .query(query, { o: ids.acme, other: ids.umbrella });
    expect(without).toHaveLength(1);
    expect(await teams('Half')).toBe(1); // without a key each mutation is committed on its own
  });

  it('fails each of several concurrent requests', async () => {
    const key = newKey();
    const { body } = await world.as('ana').post(`${acme}/link-invites`, {});
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        send({
          method: 'PATCH',
          path: `${acme}/link-invites/${body.id}`,
          body: { team: ids.team('umbrella') },
          key,
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect(await keptUnder(key)).toEqual([]);
  });
});

describe('an unused key', () => {
  it('is ignored on a read', async () => {
    const key = newKey();
    const read = { method: 'GET', path: `${acme}/teams?title=Ignored`, key };
    expect(JSON.parse((await send(read)).text).count).toBe(0);
    await send({ method: 'PUT', path: `${acme}/teams`, body: { title: 'Ignored' }, key });
    expect(JSON.parse((await send(read)).text).count).toBe(1);
    expect((await graph('{ viewer { id } }', {}, key)).status).toBe(200);
    expect(await keptUnder(key)).toHaveLength(1);
  });

  it('is ignored without a token', async () => {
    const key = newKey();
    const { body } = await world.as('ana').post(`${acme}/invites`, { emails: ['keyless@x.test'] });
    const [{ id, urls }] = body.invites;
    const sent = {
      method: 'POST',
      path: `${acme}/invites/${id}`,
      body: { secret: new URL(urls.join).searchParams.get('secret') },
      key,
      as: world.nobody,
    };
    expect([(await send(sent)).status, (await send(sent)).status]).toEqual([200, 404]);
    expect(await keptUnder(key)).toEqual([]);
  });

  it.each(['', ' ', 'a b', 'x'.repeat(256), 'schlüssel'])(
    'is refused when it is invalid: %j',
    async (key) => {
      const message = 'The header Idempotency-Key takes 1 to 255 visible ASCII characters.';
      expect(
        await send({ method: 'PUT', path: `${acme}/teams`, body: { title: 'Bad key' }, key }),
      ).toEqual({
        status: 400,
        location: null,
        text: JSON.stringify({
          error: { code: 400, message, reason: 'BAD_USER_INPUT', requestId: 'test' },
        }),
      });
      const { status, text } = await graph(
        CreateTeam,
        { organizationId: ids.acme, title: 'Bad key' },
        key,
      );
      expect({ status, body: JSON.parse(text) }).toEqual({
        status: 400,
        body: { errors: [{ message, extensions: { code: 'BAD_USER_INPUT', requestId: 'test' } }] },
      });
      expect(await teams('Bad key')).toBe(0);
    },
  );

  it('may have 255 characters', async () => {
    expect(
      (
        await send({
          method: 'PUT',
          path: `${acme}/teams`,
          body: { title: 'Long key' },
          key: 'k'.repeat(255),
        })
      ).status,
    ).toBe(201);
  });
});

describe('a replayed response', () => {
  const replayedOf = async (path: string, body: object, key: string, as = world.as('ana')) => {
    const answer = await fetch(world.url + path, {
      method:
        path === '/graphql' || path.endsWith('invites') || path.endsWith('tokens') ? 'POST' : 'PUT',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'x-request-id': 'test',
        origin: 'http://app.test',
        authorization: `Bearer ${as.token}`,
      },
      body: JSON.stringify(body),
    });
    return {
      status: answer.status,
      replayed: answer.headers.get('idempotent-replayed'),
      exposed: answer.headers.get('access-control-expose-headers')?.includes('Idempotent-Replayed'),
      body: await answer.json(),
    };
  };

  it('has a header that browsers may read, through GraphQL and REST', async () => {
    const [rest, graphql] = [newKey(), newKey()];
    const query = { query: CreateTeam, variables: { organizationId: ids.acme, title: 'Replayed' } };
    const replayed = [];
    for (let time = 0; time < 2; time++)
      replayed.push(
        await replayedOf(`${acme}/teams`, { title: 'Replayed' }, rest),
        await replayedOf('/graphql', query, graphql),
      );
    expect(replayed.map(({ status, replayed, exposed }) => [status, replayed, exposed])).toEqual([
      [201, null, true],
      [200, null, true],
      [201, 'true', true],
      [200, 'true', true],
    ]);
    expect([replayed[2]?.body, replayed[3]?.body]).toEqual([replayed[0]?.body, replayed[1]?.body]);
  });

  const inviteLink = {
    query:
      'mutation ($o: ID!) { createLinkInvite(input: { organizationId: $o }) { linkInvite { id urls { join } } } }',
    variables: {},
  };

  it.each([
    [
      'removed',
      (organization: string, user: string) =>
        world.as('ana').delete(`/v1/orgs/${organization}/members/${user}`),
      404,
      'NOT_FOUND',
    ],
    [
      'disabled',
      async (organization: string, user: string) =>
        world
          .as('ana')
          .query(
            'mutation ($id: ID!) { setMemberDisabled(input: { id: $id, disabled: true }) { member { id } } }',
            { id: await memberIdOf(world, organization, user) },
          ),
      404,
      'NOT_FOUND',
    ],
    [
      'made a reader',
      (organization: string, user: string) =>
        world.as('ana').patch(`/v1/orgs/${organization}/members/${user}`, { role: 'read' }),
      403,
      'FORBIDDEN',
    ],
  ])('is not returned with its secret to a member who was %s', async (_, lose, status, reason) => {
    const { id } = (await world.as('ana').post('/v1/orgs', { title: 'Left' })).body;
    const { invites } = (
      await world
        .as('ana')
        .post(`/v1/orgs/${id}/invites`, { emails: ['ben@acme.test'], role: 'admin' })
    ).body;
    await world.as('ben').post(`/v1/orgs/${id}/invites/${invites[0].id}`, {
      secret: new URL(invites[0].urls.join).searchParams.get('secret'),
    });
    const keys = [newKey(), newKey()] as const;
    const ask = async () => [
      await replayedOf(`/v1/orgs/${id}/link-invites`, {}, keys[0], world.as('ben')),
      await replayedOf(
        '/graphql',
        { ...inviteLink, variables: { o: id } },
        keys[1],
        world.as('ben'),
      ),
    ];
    expect((await ask()).map((answer) => [answer.status, answer.replayed])).toEqual([
      [201, null],
      [200, null],
    ]);
    expect((await ask()).map((answer) => [answer.status, answer.replayed])).toEqual([
      [201, 'true'],
      [200, 'true'],
    ]);
    await lose(id, ids.user('ben'));
    const [rest, graphql] = await ask();
    expect([rest?.status, rest?.replayed, rest?.body.error.reason]).toEqual([status, null, reason]);
    expect([
      graphql?.replayed,
      graphql?.body.data,
      graphql?.body.errors[0].extensions.code,
    ]).toEqual([null, undefined, reason]);
  });

  it('is returned to a member whom the request itself removed', async () => {
    const { id } = (await world.as('ana').post('/v1/orgs', { title: 'Removing' })).body;
    const { invites } = (
      await world
        .as('ana')
        .post(`/v1/orgs/${id}/invites`, { emails: ['ben@acme.test'], role: 'admin' })
    ).body;
    await world.as('ben').post(`/v1/orgs/${id}/invites/${invites[0].id}`, {
      secret: new URL(invites[0].urls.join).searchParams.get('secret'),
    });
    const sent = {
      method: 'DELETE',
      path: `/v1/orgs/${id}/members/${ids.user('ben')}`,
      key: newKey(),
      as: world.as('ben'),
    };
    const first = await send(sent);
    expect([first.status, await send(sent)]).toEqual([204, first]);
  });
});
