// Tests invites by e-mail address: created, listed, revoked and accepted.
import { describe, expect, it } from 'vitest';
import { ids, type Person, type RestResult, useWorld } from './support.ts';
import { sql } from './sql.ts';

const world = useWorld();

const invites = `/v1/orgs/${ids.acme}/invites`;

/** Returns an error body of `/v1`. */
const refusal = (code: number, reason: string, message: string, rest: object = {}) => ({
  error: { code, message, reason, ...rest, requestId: 'test' },
});

const nothingHere = refusal(
  404,
  'NOT_FOUND',
  'The object does not exist, or you cannot see it. Check the URL and the ids in it.',
);

const person = (id: string, displayName: string, email: string) => ({
  object: 'user',
  id,
  displayName,
  email,
  urls: { location: `${world.url}/v1/users/${id}` },
});
const ana = () => person(ids.user('ana'), 'Ana Alvarez', 'ana@acme.test');

const secretOf = (join: string): string => new URL(join).searchParams.get('secret') ?? '';

const DAY = 24 * 60 * 60 * 1000;

async function newOrganization(title: string): Promise<string> {
  return (await world.as('ana').post('/v1/orgs', { title })).body.id;
}

/** Makes an invite and returns it with its secret. */
async function invite(
  email: string,
  role: string | null = 'edit',
  organizationId = ids.acme,
): Promise<{ id: string; secret: string; path: string }> {
  const { body } = await world
    .as('ana')
    .post(`/v1/orgs/${organizationId}/invites`, { emails: [email], role });
  const [{ id, urls }] = body.invites;
  return { id, secret: secretOf(urls.join), path: `/v1/orgs/${organizationId}/invites/${id}` };
}

const InviteMembers = `mutation ($input: InviteMembersInput!) {
  inviteMembers(input: $input) {
    invites { __typename id email role createdAt expiresAt createdBy { id } organization { id } urls { join } }
  }
}`;

const ListInvites = `query ($organizationId: ID!, $first: Int, $after: String, $last: Int, $before: String) {
  organization(id: $organizationId) {
    invites(first: $first, after: $after, last: $last, before: $before) {
      totalCount
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      edges { cursor node { email createdBy { user { email } } organization { title } } }
      nodes { email urls { join } }
    }
  }
}`;

const RevokeInvite = 'mutation ($id: ID!) { revokeInvite(input: { id: $id }) { revokedInviteId } }';

const AcceptInvite = `mutation ($input: AcceptInviteInput!) {
  acceptInvite(input: $input) {
    member { __typename userId role user { email displayName } disabled lastSeenAt sso spaceCount teamCount organization { id } }
    token
  }
}`;

describe('inviting', () => {
  it('creates an invite for each address, in order, with the join link', async () => {
    const { status, headers, body } = await world
      .as('ana')
      .post(invites, { emails: ['Fay@Example.test', 'gus@example.test'], role: 'review' });
    const [{ id, createdAt, expiresAt, urls }, second] = body.invites;
    expect(status).toBe(201);
    expect(body).toEqual({
      invites: [
        {
          object: 'invite',
          id,
          email: 'fay@example.test',
          role: 'review',
          createdAt,
          expiresAt,
          createdBy: ana(),
          urls: { join: urls.join },
        },
        {
          object: 'invite',
          id: second.id,
          email: 'gus@example.test',
          role: 'review',
          createdAt,
          expiresAt,
          createdBy: ana(),
          urls: { join: second.urls.join },
        },
      ],
      invited: 2,
      users: [],
    });
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(30 * DAY);
    expect(new URL(urls.join).pathname).toBe(`/app/join/${ids.acme}/${id}`);
    expect(secretOf(urls.join)).toMatch(/^[\w-]{43}$/);
    expect(headers.get('location')).toBe(`${world.url}${invites}`);
    const listed = await world.as('ana').get(invites);
    expect(
      listed.body.items.filter((item: { email: string }) => item.email.endsWith('@example.test')),
    ).toEqual([body.invites[1], body.invites[0]]);
  });

  it('works the same in GraphQL', async () => {
    const { data, errors } = await world.as('ana').query(InviteMembers, {
      input: { organizationId: ids.acme, emails: ['hal@graph.test'], role: 'ADMIN' },
    });
    const [{ id, createdAt, expiresAt, urls }] = data.inviteMembers.invites;
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      inviteMembers: {
        invites: [
          {
            __typename: 'Invite',
            id,
            email: 'hal@graph.test',
            role: 'ADMIN',
            createdAt,
            expiresAt,
            createdBy: { id: ids.user('ana') },
            organization: { id: ids.acme },
            urls: { join: urls.join },
          },
        ],
      },
    });
    expect(
      (
        await world
          .as('ana')
          .query('query ($id: ID!) { node(id: $id) { ... on Invite { email } } }', { id })
      ).data,
    ).toEqual({ node: { email: 'hal@graph.test' } });
  });

  it('assigns the default role when it is absent, and guest for null', async () => {
    const umbrella = `/v1/orgs/${ids.umbrella}/invites`;
    const roleIn = async (name: Person, path: string, body: object) =>
      (await world.as(name).post(path, body)).body.invites[0].role;
    expect(await roleIn('ana', invites, { emails: ['r1@roles.test'] })).toBe('read');
    expect(await roleIn('ana', invites, { emails: ['r2@roles.test'], role: null })).toBe(null);
    expect(await roleIn('eve', umbrella, { emails: ['r3@roles.test'] })).toBe(null);
    expect(await roleIn('eve', umbrella, { emails: ['r4@roles.test'], role: 'comment' })).toBe(
      'comment',
    );
  });

  it('creates one invite for an address that is named twice', async () => {
    const { body } = await world
      .as('ana')
      .post(invites, { emails: ['ida@twice.test', 'IDA@twice.test'] });
    expect(body.invites.map(({ email }: { email: string }) => email)).toEqual(['ida@twice.test']);
  });

  it('replaces the link of an address that was invited before', async () => {
    const organizationId = await newOrganization('Again');
    const old = await invite('jon@again.test', 'read', organizationId);
    const fresh = await invite('JON@again.test', 'edit', organizationId);
    const { body } = await world.as('ana').get(`/v1/orgs/${organizationId}/invites`);
    expect(body.items.map(({ id, role }: { id: string; role: string }) => ({ id, role }))).toEqual([
      { id: fresh.id, role: 'edit' },
    ]);
    expect((await world.nobody.post(old.path, { secret: old.secret })).body).toEqual(nothingHere);
    expect((await world.nobody.post(fresh.path, { secret: old.secret })).body).toEqual(nothingHere);
    expect((await world.nobody.post(fresh.path, { secret: fresh.secret })).status).toBe(200);
  });

  it('refuses an existing member, and then invites nobody', async () => {
    const before = (await world.as('ana').get(invites)).body.count;
    const { status, body } = await world
      .as('ana')
      .post(invites, { emails: ['kim@half.test', 'BEN@acme.test'] });
    expect({ status, body }).toEqual({
      status: 409,
      body: refusal(409, 'ALREADY_EXISTS', 'ben@acme.test is a member already.', {
        field: 'emails.1',
      }),
    });
    const { errors } = await world
      .as('ana')
      .query(InviteMembers, { input: { organizationId: ids.acme, emails: ['ben@acme.test'] } });
    expect(errors).toEqual([
      {
        message: 'ben@acme.test is a member already.',
        locations: [{ line: 2, column: 3 }],
        path: ['inviteMembers'],
        extensions: { code: 'ALREADY_EXISTS', field: 'input.emails.0', requestId: 'test' },
      },
    ]);
    expect((await world.as('ana').get(invites)).body.count).toBe(before);
  });

  it.each([
    [{}, 'emails', 'Send at least one address.'],
    [{ emails: null }, 'emails', 'emails may be absent, but not null.'],
    [{ emails: 'kim@x.test' }, 'emails', 'emails must be a list.'],
    [{ emails: ['kim@x.test', 7] }, 'emails.1', 'emails.1 must be a text or an object.'],
    [{ emails: ['k@'] }, 'emails.0', 'emails.0 must have 3 to 320 characters, and has 2.'],
    [
      { emails: [`${'k'.repeat(313)}@xy.test`] },
      'emails.0',
      'emails.0 must have 3 to 320 characters, and has 321.',
    ],
    [{ emails: ['kim.x.test'] }, 'emails.0', 'emails.0 must be an e-mail address.'],
    [
      { emails: Array.from({ length: 101 }, (_, n) => `k${n}@x.test`) },
      'emails',
      'emails must have at most 100 items, and has 101.',
    ],
    [
      { emails: ['kim@x.test'], role: 'guest' },
      'role',
      'role must be one of admin, create, review, edit, comment, read, or null.',
    ],
    [
      { emails: ['kim@x.test'], team: ids.team('writers') },
      'team',
      'There is no field `team` here. Fields are: `emails`, `role`.',
    ],
  ])('refuses %j', async (body, field, message) => {
    const answer = await world.as('ana').post(invites, body);
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 400,
      body: refusal(400, 'BAD_USER_INPUT', message, { field }),
    });
  });

  it('refuses an empty list of addresses', async () => {
    const { status, body } = await world.as('ana').post(invites, { emails: [] });
    expect({ status, reason: body.error?.reason, field: body.error?.field }).toEqual({
      status: 400,
      reason: 'BAD_USER_INPUT',
      field: 'emails',
    });
  });

  it('requires an admin', async () => {
    const answer = async (name: Person) => {
      const { status, body } = await world.as(name).post(invites, { emails: ['lea@x.test'] });
      return { status, body };
    };
    const forbidden = (has: string) =>
      refusal(403, 'FORBIDDEN', `This needs admin; you are ${has} here.`, {
        details: { needs: 'admin', has },
      });
    expect(await answer('ben')).toEqual({ status: 403, body: forbidden('edit') });
    expect(await answer('dan')).toEqual({ status: 403, body: forbidden('guest') });
    expect(await answer('eve')).toEqual({ status: 404, body: nothingHere });
    expect((await world.nobody.post(invites, { emails: ['lea@x.test'] })).status).toBe(401);
    expect((await world.as('ben').get(invites)).body).toEqual(forbidden('edit'));
    expect((await world.as('eve').get(invites)).body).toEqual(nothingHere);
  });
});

describe('the list of invites', () => {
  it('is paginated in both directions, newest first', async () => {
    const organizationId = await newOrganization('Paged');
    const emails = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@paged.test`);
    for (const email of emails) await invite(email, 'read', organizationId);
    const newest = emails.toReversed();
    const path = `/v1/orgs/${organizationId}/invites`;
    const first = (await world.as('ana').get(`${path}?limit=2`)).body;
    const second = (await world.as('ana').get(`${path}?limit=2&page=${first.next.page}`)).body;
    const third = (await world.as('ana').get(`${path}?limit=2&page=${second.next.page}`)).body;
    expect(
      [first, second, third].map(({ count, items }) => [
        count,
        items.map(({ email }: { email: string }) => email),
      ]),
    ).toEqual([
      [5, newest.slice(0, 2)],
      [5, newest.slice(2, 4)],
      [5, newest.slice(4)],
    ]);
    expect(Object.keys(third)).toEqual(['count', 'items']);
    const { data } = await world
      .as('ana')
      .query(ListInvites, { organizationId, last: 2, before: second.next.page });
    const { edges, nodes, pageInfo, totalCount } = data.organization.invites;
    expect(edges.map(({ node }: { node: object }) => node)).toEqual(
      newest.slice(1, 3).map((email) => ({
        email,
        createdBy: { user: { email: 'ana@acme.test' } },
        organization: { title: 'Paged' },
      })),
    );
    expect(nodes.map(({ email }: { email: string }) => email)).toEqual(newest.slice(1, 3));
    expect({ pageInfo, totalCount }).toEqual({
      totalCount: 5,
      pageInfo: {
        hasNextPage: true,
        hasPreviousPage: true,
        startCursor: edges[0].cursor,
        endCursor: edges[1].cursor,
      },
    });
  });

  it.each([
    ['limit=0', 'limit', 'BAD_USER_INPUT', 'limit must be 1 to 1000.'],
    ['limit=1001', 'limit', 'BAD_USER_INPUT', 'limit must be 1 to 1000.'],
    ['limit=x', 'limit', 'BAD_USER_INPUT', 'limit must be a whole number.'],
    [
      'page=x',
      'page',
      'BAD_CURSOR',
      'This cursor belongs to another list, order or filter. Start again without a cursor.',
    ],
  ])('refuses ?%s', async (query, field, reason, message) => {
    const { status, body } = await world.as('ana').get(`${invites}?${query}`);
    expect({ status, body }).toEqual({
      status: 400,
      body: refusal(400, reason, message, { field }),
    });
  });

  it('is empty without invites', async () => {
    const organizationId = await newOrganization('Empty');
    expect((await world.as('ana').get(`/v1/orgs/${organizationId}/invites`)).body).toEqual({
      count: 0,
      items: [],
    });
  });

  it('lists 10 and 200 invites in 4 statements in both APIs', async () => {
    const organizationId = await newOrganization('Counted');
    const add = (from: number, to: number) =>
      world.as('ana').post(`/v1/orgs/${organizationId}/invites`, {
        emails: Array.from({ length: to - from }, (_, n) => `p${from + n}@counted.test`),
      });
    const count = async () => [
      await world.countStatements('ana', (visitor) =>
        visitor.get(`/v1/orgs/${organizationId}/invites?limit=1000`),
      ),
      await world.countStatements('ana', (visitor) =>
        visitor.query(ListInvites, { organizationId, first: 1000 }),
      ),
    ];
    await add(0, 10);
    const few = await count();
    await add(10, 110);
    await add(110, 200);
    expect(
      (await world.as('ana').get(`/v1/orgs/${organizationId}/invites?limit=1000`)).body.items,
    ).toHaveLength(200);
    expect([few, await count()]).toEqual([
      [4, 4],
      [4, 4],
    ]);
  });
});

describe('revoking an invite', () => {
  it('invalidates its link, and answers NOT_FOUND when it does not exist', async () => {
    const { id, secret, path } = await invite('mia@back.test');
    const revoke = () => world.as('ana').query(RevokeInvite, { id });
    expect((await revoke()).data).toEqual({ revokeInvite: { revokedInviteId: id } });
    expect((await revoke()).errors[0].extensions.code).toBe('NOT_FOUND');
    expect((await world.nobody.post(path, { secret })).body).toEqual(nothingHere);
  });

  it('requires an admin of its organization', async () => {
    const { id, secret, path } = await invite('ned@back.test');
    const revoke = async (name: Person) =>
      (await world.as(name).query(RevokeInvite, { id })).errors?.[0].extensions.code;
    expect(await revoke('eve')).toBe('NOT_FOUND');
    expect(await revoke('ben')).toBe('FORBIDDEN');
    expect((await world.nobody.post(path, { secret })).status).toBe(200);
  });
});

describe('accepting an invite', () => {
  it('creates a user and a member for a new address, with a working token', async () => {
    const { secret, path } = await invite('Ola@new.test', 'comment');
    const { status, body } = await world.nobody.post(path, { secret, displayName: 'Ola Olsen' });
    const { id, joinedAt } = body.member;
    expect(status).toBe(200);
    expect(body).toEqual({
      member: {
        object: 'member',
        id,
        role: 'comment',
        user: person(id, 'Ola Olsen', 'ola@new.test'),
        disabled: false,
        joinedAt,
        sso: false,
        spaces: 0,
        teams: 0,
      },
      token: body.token,
    });
    const ola = world.with(body.token);
    expect((await ola.get('/v1/user')).body).toEqual(person(id, 'Ola Olsen', 'ola@new.test'));
    expect((await ola.get(`/v1/orgs/${ids.acme}/members/${id}`)).body.role).toBe('comment');
    const tokens = (await ola.get('/v1/tokens')).body;
    expect(
      tokens.items.map(({ label, kind, lastFour }: Record<string, string>) => ({
        label,
        kind,
        lastFour,
      })),
    ).toEqual([{ label: 'Created on joining', kind: 'personal', lastFour: body.token.slice(-4) }]);
  });

  it('works in GraphQL, with the local part of the address as the default name', async () => {
    const { id, secret } = await invite('pia.p@new.test', null);
    const { data, errors } = await world.nobody.query(AcceptInvite, {
      input: { id, secret, email: 'PIA.P@new.test' },
    });
    const { userId } = data.acceptInvite.member;
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      acceptInvite: {
        member: {
          __typename: 'Member',
          userId,
          role: null,
          user: { email: 'pia.p@new.test', displayName: 'pia.p' },
          disabled: false,
          lastSeenAt: null,
          sso: false,
          spaceCount: 0,
          teamCount: 0,
          organization: { id: ids.acme },
        },
        token: data.acceptInvite.token,
      },
    });
    expect((await world.with(data.acceptInvite.token).query('{ viewer { id } }')).data).toEqual({
      viewer: { id: userId },
    });
  });

  it('succeeds once', async () => {
    const { secret, path } = await invite('quy@once.test');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => world.nobody.post(path, { secret })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404]);
    const { body } = await world.as('ana').get(`/v1/orgs/${ids.acme}/members?search=quy@once.test`);
    expect(body.count).toBe(1);
  });

  it('requires the token of an existing account, and returns no new one', async () => {
    const organizationId = await newOrganization('Known');
    const { secret, path } = await invite('ben@acme.test', 'read', organizationId);
    const refused = refusal(
      401,
      'UNAUTHENTICATED',
      'This address has an account: send a token of that account to join.',
    );
    expect((await world.nobody.post(path, { secret })).body).toEqual(refused);
    expect((await world.as('cat').post(path, { secret })).body).toEqual(refused);
    const { status, body } = await world.as('ben').post(path, { secret });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        member: {
          object: 'member',
          id: ids.user('ben'),
          role: 'read',
          user: person(ids.user('ben'), 'Ben Brandt', 'ben@acme.test'),
          disabled: false,
          joinedAt: body.member.joinedAt,
          sso: false,
          spaces: 0,
          teams: 0,
        },
      },
    });
    expect((await world.as('ben').get(`/v1/orgs/${organizationId}`)).status).toBe(200);
  });

  it("refuses another person's token for a new address", async () => {
    const { secret, path } = await invite('rex@new.test');
    expect((await world.as('eve').post(path, { secret })).body).toEqual(
      refusal(
        400,
        'BAD_USER_INPUT',
        'This is not the address of your account. Send that address, or join as a new user without a token.',
        { field: 'email' },
      ),
    );
    expect((await world.with('lp_garbage').post(path, { secret })).status).toBe(401);
    expect((await world.nobody.post(path, { secret, email: 'other@new.test' })).body).toEqual(
      refusal(400, 'BAD_USER_INPUT', 'This invite is for another address.', { field: 'email' }),
    );
    expect((await world.nobody.post(path, { secret })).status).toBe(200);
  });

  it('refuses a user who has become a member since', async () => {
    const organizationId = await newOrganization('Meanwhile');
    const byLink = (
      await world.as('ana').post(`/v1/orgs/${organizationId}/link-invites`, { role: 'read' })
    ).body;
    const { secret, path } = await invite('cat@acme.test', 'edit', organizationId);
    await world.as('cat').post(`/v1/orgs/${organizationId}/invites/${byLink.id}`, {
      secret: secretOf(byLink.urls.join),
      email: 'cat@acme.test',
    });
    expect((await world.as('cat').post(path, { secret })).body).toEqual(
      refusal(409, 'ALREADY_EXISTS', 'You are a member already.'),
    );
  });

  it('answers the same for wrong, expired, revoked and foreign secrets', async () => {
    const ended = await invite('sam@ended.test');
    await world.console.database.query(
      sql("UPDATE invites SET expires_at = now() - interval '1 second' WHERE id = $1"),
      [ended.id],
    );
    const living = await invite('tim@living.test');
    const back = await invite('una@back.test');
    await world.as('ana').query(RevokeInvite, { id: back.id });
    const answers: RestResult[] = [
      await world.nobody.post(ended.path, { secret: ended.secret }),
      await world.nobody.post(living.path, { secret: ended.secret }),
      await world.nobody.post(living.path, { secret: `${living.secret}x` }),
      await world.nobody.post(back.path, { secret: back.secret }),
      await world.nobody.post(`/v1/orgs/${ids.umbrella}/invites/${living.id}`, {
        secret: living.secret,
      }),
      await world.nobody.post(`${invites}/inv_1CWoxU9o4cmNqFGhyZhEqL`, { secret: living.secret }),
      await world.nobody.post(`${invites}/lnk_1CWoxU9o4cmNqFGhyZhEqL`, { secret: living.secret }),
      await world.nobody.post(`${invites}/${ids.team('writers')}`, { secret: living.secret }),
      await world.as('eve').post(living.path, { secret: ended.secret }),
    ];
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      answers.map(() => ({ status: 404, body: nothingHere })),
    );
  });

  it.each([
    [{}, 'secret', 'secret is required.'],
    [{ secret: null }, 'secret', 'secret must be a text.'],
    [{ secret: '' }, 'secret', 'secret must have 1 to 128 characters, and has 0.'],
    [{ secret: 'x'.repeat(129) }, 'secret', 'secret must have 1 to 128 characters, and has 129.'],
    [{ secret: 'x', email: 'no' }, 'email', 'email must have 3 to 320 characters, and has 2.'],
    [{ secret: 'x', email: null }, 'email', 'email may be absent, but not null.'],
    [
      { secret: 'x', displayName: '' },
      'displayName',
      'displayName must have 1 to 100 characters, and has 0.',
    ],
    [
      { secret: 'x', displayName: 'x'.repeat(101) },
      'displayName',
      'displayName must have 1 to 100 characters, and has 101.',
    ],
  ])('refuses %j', async (body, field, message) => {
    const answer = await world.nobody.post(`${invites}/inv_1CWoxU9o4cmNqFGhyZhEqL`, body);
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 400,
      body: refusal(400, 'BAD_USER_INPUT', message, { field }),
    });
  });

  it('is recorded with the user who joined', async () => {
    const { id, secret, path } = await invite('vic@event.test');
    const { body } = await world.nobody.post(path, { secret });
    const rows = await world.console.database.query(
      sql(
        'SELECT action, actor_id, token_id, subject_id, related FROM events WHERE subject_id = $1',
        'test.events',
      ),
      [id],
    );
    expect(rows).toEqual([
      {
        action: 'invite.accept',
        actor_id: body.member.id,
        token_id: null,
        subject_id: id,
        related: [body.member.id],
      },
    ]);
  });
});
