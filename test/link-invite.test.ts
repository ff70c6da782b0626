// Tests link invites: created, updated, deleted, and used by anyone with the link.
import { describe, expect, it } from 'vitest';
import { createLinkInvite } from '../src/resources/link-invite.ts';
import { ids, type Person, useWorld } from './support.ts';
import { sql } from './sql.ts';

const world = useWorld();

const links = `/v1/orgs/${ids.acme}/link-invites`;

/** Returns an error body of `/v1`. */
const refusal = (code: number, reason: string, message: string, rest: object = {}) => ({
  error: { code, message, reason, ...rest, requestId: 'test' },
});

const nothingHere = refusal(
  404,
  'NOT_FOUND',
  'The object does not exist, or you cannot see it. Check the URL and the ids in it.',
);
const usedUp = refusal(409, 'CONFLICT', 'This link has reached its maximum number of uses.');
const switchedOff = refusal(409, 'CONFLICT', 'Link invites are disabled in this organization.');

const person = (id: string, displayName: string, email: string) => ({
  object: 'user',
  id,
  displayName,
  email,
  urls: { location: `${world.url}/v1/users/${id}` },
});
const ana = () => person(ids.user('ana'), 'Ana Alvarez', 'ana@acme.test');
const writers = () => ({
  object: 'team',
  id: ids.team('writers'),
  title: 'Writers',
  members: 2,
  spaces: 1,
  createdAt: '2026-01-05T09:00:00.000Z',
  permissions: { admin: true, view: true },
});

const secretOf = (join: string): string => new URL(join).searchParams.get('secret') ?? '';

async function newOrganization(title: string): Promise<string> {
  return (await world.as('ana').post('/v1/orgs', { title })).body.id;
}

/** Makes a link invite, and returns it with the body and the path that accept it. */
async function link(
  input: object = {},
  organizationId = ids.acme,
): Promise<{ id: string; secret: string; own: string; path: string }> {
  const { body } = await world.as('ana').post(`/v1/orgs/${organizationId}/link-invites`, input);
  return {
    id: body.id,
    secret: secretOf(body.urls.join),
    own: `/v1/orgs/${organizationId}/link-invites/${body.id}`,
    path: `/v1/orgs/${organizationId}/invites/${body.id}`,
  };
}

const LinkInviteFields =
  'fragment F on LinkInvite { __typename id role team { id title } createdAt expiresAt maxUses uses redundant createdBy { id } organization { id } urls { location join } }';
const CreateLinkInvite = `mutation ($input: CreateLinkInviteInput!) { createLinkInvite(input: $input) { linkInvite { ...F } } } ${LinkInviteFields}`;
const UpdateLinkInvite = `mutation ($input: UpdateLinkInviteInput!) { updateLinkInvite(input: $input) { linkInvite { ...F } } } ${LinkInviteFields}`;
const DeleteLinkInvite =
  'mutation ($id: ID!) { deleteLinkInvite(input: { id: $id }) { deletedLinkInviteId } }';
const GetLinkInvite = `query ($id: ID!) { linkInvite(id: $id) { ...F } } ${LinkInviteFields}`;
const ListLinkInvites = `query ($organizationId: ID!, $first: Int, $after: String, $last: Int, $before: String) {
  organization(id: $organizationId) {
    linkInvites(first: $first, after: $after, last: $last, before: $before) {
      totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { id } } nodes { ...F }
    }
  }
} ${LinkInviteFields}`;

describe('creating a link invite', () => {
  it('returns the join link and its location', async () => {
    const { status, headers, body } = await world.as('ana').post(links, {
      role: 'edit',
      team: ids.team('writers'),
      expiresAt: '2031-02-03T04:05:06Z',
      maxUses: 3,
    });
    const { id, createdAt, urls } = body;
    expect(status).toBe(201);
    expect(body).toEqual({
      object: 'invite',
      id,
      role: 'edit',
      team: writers(),
      createdAt,
      expiresAt: '2031-02-03T04:05:06.000Z',
      maxUses: 3,
      uses: 0,
      redundant: true,
      createdBy: ana(),
      urls: { location: `${world.url}${links}/${id}`, join: urls.join },
    });
    expect(new URL(urls.join).pathname).toBe(`/app/join/${ids.acme}/${id}`);
    expect(headers.get('location')).toBe(urls.location);
    expect((await world.as('ana').get(`${links}/${id}`)).body).toEqual(body);
  });

  it('works the same in GraphQL', async () => {
    const { data, errors } = await world.as('ana').query(CreateLinkInvite, {
      input: { organizationId: ids.acme, role: null, teamId: ids.team('writers'), maxUses: 1 },
    });
    const { linkInvite } = data.createLinkInvite;
    expect(errors).toBeUndefined();
    expect(linkInvite).toEqual({
      __typename: 'LinkInvite',
      id: linkInvite.id,
      role: null,
      team: { id: ids.team('writers'), title: 'Writers' },
      createdAt: linkInvite.createdAt,
      expiresAt: null,
      maxUses: 1,
      uses: 0,
      redundant: true,
      createdBy: { id: ids.user('ana') },
      organization: { id: ids.acme },
      urls: { location: `${world.url}${links}/${linkInvite.id}`, join: linkInvite.urls.join },
    });
    expect((await world.as('ana').query(GetLinkInvite, { id: linkInvite.id })).data).toEqual({
      linkInvite,
    });
    expect(
      (
        await world
          .as('ana')
          .query(`query ($id: ID!) { node(id: $id) { ...F } } ${LinkInviteFields}`, {
            id: linkInvite.id,
          })
      ).data,
    ).toEqual({ node: linkInvite });
  });

  it('assigns the default role by default, but never admin, and guest for null', async () => {
    const organizationId = await newOrganization('Roles');
    const roleOf = async (input: object) =>
      (await world.as('ana').post(`/v1/orgs/${organizationId}/link-invites`, input)).body.role;
    expect((await world.as('ana').post(links, {})).body.role).toBe('read');
    expect(await roleOf({})).toBe(null);
    await world.as('ana').patch(`/v1/orgs/${organizationId}`, { defaultRole: 'admin' });
    expect(await roleOf({})).toBe('create');
    expect(await roleOf({ role: null })).toBe(null);
  });

  it('accepts an absent body as an empty one', async () => {
    const { status, body } = await world.as('ana').post(links);
    expect({ status, keys: Object.keys(body) }).toEqual({
      status: 201,
      keys: ['object', 'id', 'role', 'createdAt', 'uses', 'redundant', 'createdBy', 'urls'],
    });
  });

  it.each([
    [
      { role: 'admin' },
      'role',
      'A link invite cannot create admins, because anyone can pass the link on. Change the role afterwards.',
    ],
    [
      { role: 'guest' },
      'role',
      'role must be one of admin, create, review, edit, comment, read, or null.',
    ],
    [{ team: ids.team('umbrella') }, 'team', 'This is not a team of the organization.'],
    [{ team: ids.user('ana') }, 'team', 'team must be the id of a team, such as team_….'],
    [{ team: null }, 'team', 'team may be absent, but not null.'],
    [
      { expiresAt: '2020-01-01T00:00:00Z' },
      'expiresAt',
      'This time is in the past. Choose a future time, or none.',
    ],
    [{ expiresAt: null }, 'expiresAt', 'expiresAt may be absent, but not null.'],
    [{ maxUses: 0 }, 'maxUses', 'maxUses must be 1 to 100000.'],
    [{ maxUses: 100_001 }, 'maxUses', 'maxUses must be 1 to 100000.'],
    [{ maxUses: 1.5 }, 'maxUses', 'maxUses must be a whole number.'],
    [{ maxUses: null }, 'maxUses', 'maxUses may be absent, but not null.'],
    [
      { uses: 1 },
      'uses',
      'There is no field `uses` here. Fields are: `role`, `level`, `space`, `collection`, `team`, `expiresAt`, `maxUses`.',
    ],
  ])('refuses %j', async (body, field, message) => {
    const answer = await world.as('ana').post(links, body);
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 400,
      body: refusal(400, 'BAD_USER_INPUT', message, { field }),
    });
  });

  it('is refused while invite links are disabled', async () => {
    const organizationId = await newOrganization('Off');
    await world.as('ana').patch(`/v1/orgs/${organizationId}`, { inviteLinks: false });
    const { status, body } = await world
      .as('ana')
      .post(`/v1/orgs/${organizationId}/link-invites`, {});
    expect({ status, body }).toEqual({ status: 409, body: switchedOff });
  });

  it('requires an admin, like every operation on them', async () => {
    const { own, id } = await link();
    const forbidden = (has: string) => ({
      status: 403,
      body: refusal(403, 'FORBIDDEN', `This needs admin; you are ${has} here.`, {
        details: { needs: 'admin', has },
      }),
    });
    const answers = async (name: Person) => {
      const visitor = world.as(name);
      const all = [
        await visitor.post(links, {}),
        await visitor.get(links),
        await visitor.get(own),
        await visitor.patch(own, { role: null }),
        await visitor.delete(own),
      ];
      return all.map(({ status, body }) => ({ status, body }));
    };
    expect(await answers('ben')).toEqual(Array.from({ length: 5 }, () => forbidden('edit')));
    expect(await answers('dan')).toEqual(Array.from({ length: 5 }, () => forbidden('guest')));
    expect(await answers('eve')).toEqual(
      Array.from({ length: 5 }, () => ({ status: 404, body: nothingHere })),
    );
    expect((await world.as('eve').get(`/v1/orgs/${ids.umbrella}/link-invites/${id}`)).body).toEqual(
      nothingHere,
    );
    expect((await world.nobody.get(own)).status).toBe(401);
  });
});

describe('updating a link invite', () => {
  it('changes given fields, keeps absent ones, and clears those that are null', async () => {
    const made = (
      await world.as('ana').post(links, {
        role: 'edit',
        team: ids.team('writers'),
        expiresAt: '2031-01-01T00:00:00Z',
        maxUses: 3,
      })
    ).body;
    const patch = async (input: object) =>
      (await world.as('ana').patch(`${links}/${made.id}`, input)).body;
    const { team, expiresAt, maxUses, ...rest } = made;
    expect(await patch({})).toEqual(made);
    expect(await patch({ maxUses: 9, role: 'review' })).toEqual({
      ...made,
      maxUses: 9,
      role: 'review',
    });
    expect(await patch({ expiresAt: '2032-01-01T00:00:00Z' })).toEqual({
      ...made,
      maxUses: 9,
      role: 'review',
      expiresAt: '2032-01-01T00:00:00.000Z',
    });
    expect(await patch({ role: null, team: null, expiresAt: null, maxUses: null })).toEqual({
      ...rest,
      role: null,
    });
    expect(await patch({ team: ids.team('writers') })).toEqual({
      ...rest,
      role: null,
      team: writers(),
    });
    expect([team, expiresAt, maxUses]).toEqual([writers(), '2031-01-01T00:00:00.000Z', 3]);
  });

  it('works the same in GraphQL', async () => {
    const { id } = await link({ role: 'edit', maxUses: 3 });
    const { data, errors } = await world
      .as('ana')
      .query(UpdateLinkInvite, { input: { id, role: null, teamId: ids.team('writers') } });
    const { linkInvite } = data.updateLinkInvite;
    expect(errors).toBeUndefined();
    expect(linkInvite).toEqual({
      __typename: 'LinkInvite',
      id,
      role: null,
      team: { id: ids.team('writers'), title: 'Writers' },
      createdAt: linkInvite.createdAt,
      expiresAt: null,
      maxUses: 3,
      uses: 0,
      redundant: true,
      createdBy: { id: ids.user('ana') },
      organization: { id: ids.acme },
      urls: linkInvite.urls,
    });
  });

  it.each([
    [
      { role: 'admin' },
      'role',
      'A link invite cannot create admins, because anyone can pass the link on. Change the role afterwards.',
    ],
    [{ team: ids.team('umbrella') }, 'team', 'This is not a team of the organization.'],
    [
      { expiresAt: '2020-01-01T00:00:00Z' },
      'expiresAt',
      'This time is in the past. Choose a future time, or none.',
    ],
    [{ maxUses: 0 }, 'maxUses', 'maxUses must be 1 to 100000.'],
  ])('refuses %j', async (body, field, message) => {
    const { own } = await link();
    const answer = await world.as('ana').patch(own, body);
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 400,
      body: refusal(400, 'BAD_USER_INPUT', message, { field }),
    });
  });

  it('answers NOT_FOUND for an unknown one', async () => {
    const { own } = await link({}, await newOrganization('Other'));
    const id = own.split('/').at(-1) ?? '';
    for (const path of [
      `${links}/${id}`,
      `${links}/lnk_1CWoxU9o4cmNqFGhyZhEqL`,
      `${links}/lnk_no`,
      `${links}/${ids.acme}`,
    ]) {
      expect((await world.as('ana').get(path)).body).toEqual(nothingHere);
      expect((await world.as('ana').patch(path, { role: null })).body).toEqual(nothingHere);
    }
  });
});

describe('deleting a link invite', () => {
  it('invalidates its link, answers 205, and 204 when it is repeated', async () => {
    const { own, path, secret } = await link();
    expect(
      await world
        .as('ana')
        .delete(own)
        .then(({ status, body }) => ({ status, body })),
    ).toEqual({ status: 205, body: undefined });
    expect((await world.as('ana').delete(own)).status).toBe(204);
    expect((await world.as('ana').get(own)).body).toEqual(nothingHere);
    expect((await world.nobody.post(path, { secret, email: 'gone@x.test' })).body).toEqual(
      nothingHere,
    );
  });

  it('returns its id in GraphQL, and NOT_FOUND when it does not exist', async () => {
    const { id } = await link();
    const remove = () => world.as('ana').query(DeleteLinkInvite, { id });
    expect((await remove()).data).toEqual({ deleteLinkInvite: { deletedLinkInviteId: id } });
    expect((await remove()).errors[0].extensions.code).toBe('NOT_FOUND');
  });

  it('keeps one of another organization', async () => {
    const { id, own } = await link();
    expect(
      (await world.as('eve').delete(`/v1/orgs/${ids.umbrella}/link-invites/${id}`)).status,
    ).toBe(204);
    expect((await world.as('ana').get(own)).status).toBe(200);
  });
});

describe('the list of link invites', () => {
  it('is paginated in both directions, newest first', async () => {
    const organizationId = await newOrganization('Paged');
    const made: string[] = [];
    for (let n = 0; n < 5; n++) made.unshift((await link({}, organizationId)).id);
    const path = `/v1/orgs/${organizationId}/link-invites`;
    const first = (await world.as('ana').get(`${path}?limit=2`)).body;
    const second = (await world.as('ana').get(`${path}?limit=3&page=${first.next.page}`)).body;
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(made);
    expect([first.count, second]).toEqual([5, { count: 5, items: second.items }]);
    const { data } = await world
      .as('ana')
      .query(ListLinkInvites, { organizationId, last: 2, before: first.next.page });
    const { edges, nodes, ...rest } = data.organization.linkInvites;
    expect(edges.map(({ node }: { node: object }) => node)).toEqual([{ id: made[0] }]);
    expect(nodes.map(({ id }: { id: string }) => id)).toEqual([made[0]]);
    expect(rest).toEqual({
      totalCount: 5,
      pageInfo: {
        hasNextPage: true,
        hasPreviousPage: false,
        startCursor: edges[0].cursor,
        endCursor: edges[0].cursor,
      },
    });
  });

  it('lists 10 and 200 link invites with teams in 7 statements, or 5 without counts', async () => {
    const organizationId = await newOrganization('Counted');
    const team = (await world.as('ana').put(`/v1/orgs/${organizationId}/teams`, { title: 'All' }))
      .body.id;
    const add = async (count: number) => {
      for (let n = 0; n < count; n++)
        await createLinkInvite(world.console.as(ids.user('ana')), organizationId, { teamId: team });
    };
    const count = async () => [
      await world.countStatements('ana', (visitor) =>
        visitor.get(`/v1/orgs/${organizationId}/link-invites?limit=1000`),
      ),
      await world.countStatements('ana', (visitor) =>
        visitor.query(ListLinkInvites, { organizationId, first: 1000 }),
      ),
    ];
    await add(10);
    const few = await count();
    await add(190);
    expect(
      (await world.as('ana').get(`/v1/orgs/${organizationId}/link-invites?limit=1000`)).body.items,
    ).toHaveLength(200);
    expect([few, await count()]).toEqual([
      [7, 5],
      [7, 5],
    ]);
  });
});

describe('using a link', () => {
  it('makes a new user a member with its role and team, and counts the use', async () => {
    const { own, path, secret } = await link({ role: 'comment', team: ids.team('writers') });
    const { status, body } = await world.nobody.post(path, {
      secret,
      email: 'Abe@link.test',
      displayName: 'Abe',
    });
    const { id, joinedAt } = body.member;
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        member: {
          object: 'member',
          id,
          role: 'comment',
          user: person(id, 'Abe', 'abe@link.test'),
          disabled: false,
          joinedAt,
          sso: false,
          spaces: 1,
          teams: 1,
        },
        token: body.token,
      },
    });
    const teams = (await world.with(body.token).get(`/v1/orgs/${ids.acme}/members/${id}/teams`))
      .body;
    expect(
      teams.items.map(({ team, member }: { team: { title: string }; member: object }) => [
        team.title,
        member,
      ]),
    ).toEqual([['Writers', { role: 'member' }]]);
    expect((await world.as('ana').get(own)).body.uses).toBe(1);
  });

  it('accepts an existing user with their own token, once', async () => {
    const organizationId = await newOrganization('Link');
    const { own, path, secret } = await link({ role: 'read' }, organizationId);
    const needsToken = refusal(
      401,
      'UNAUTHENTICATED',
      'This address has an account: send a token of that account to join.',
    );
    expect((await world.nobody.post(path, { secret, email: 'dan@acme.test' })).body).toEqual(
      needsToken,
    );
    expect((await world.as('cat').post(path, { secret, email: 'dan@acme.test' })).body).toEqual(
      needsToken,
    );
    const joined = await world.as('dan').post(path, { secret, email: 'DAN@acme.test' });
    expect({
      status: joined.status,
      keys: Object.keys(joined.body),
      role: joined.body.member.role,
    }).toEqual({ status: 200, keys: ['member'], role: 'read' });
    expect((await world.as('dan').post(path, { secret, email: 'dan@acme.test' })).body).toEqual(
      refusal(409, 'ALREADY_EXISTS', 'You are a member already.'),
    );
    expect((await world.as('ana').get(own)).body.uses).toBe(1);
  });

  it('requires an e-mail address', async () => {
    const { path, secret } = await link();
    expect((await world.nobody.post(path, { secret })).body).toEqual(
      refusal(400, 'BAD_USER_INPUT', 'The e-mail address of the new member is required.', {
        field: 'email',
      }),
    );
  });

  it('refuses a service account', async () => {
    const { path, secret } = await link({ role: 'create' }, ids.acme);
    const { body } = await world
      .as('ana')
      .post(`/v1/orgs/${ids.acme}/service-accounts/${ids.publisher}/tokens`, { label: 'Joining' });
    expect(
      (
        await world
          .with(body.secret)
          .post(path, { secret, email: 'publisher@service-accounts.invalid' })
      ).status,
    ).toBe(403);
    expect(
      (await world.as('ana').get(`/v1/orgs/${ids.acme}/members?search=publisher`)).body.count,
    ).toBe(0);
  });

  it('accepts 5 of 20 concurrent requests with a limit of 5', async () => {
    const organizationId = await newOrganization('Rush');
    const { own, path, secret } = await link({ maxUses: 5 }, organizationId);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        world.nobody.post(path, { secret, email: `rush${n}@link.test` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(5).fill(200),
      ...Array<number>(15).fill(409),
    ]);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body)).toEqual(
      Array.from({ length: 15 }, () => usedUp),
    );
    expect((await world.as('ana').get(own)).body.uses).toBe(5);
    expect((await world.as('ana').get(`/v1/orgs/${organizationId}/members`)).body.count).toBe(6);
    const users = await world.console.database.query(
      sql("SELECT id FROM users WHERE email LIKE 'rush%@link.test'", 'test.users'),
      [],
    );
    expect(users).toHaveLength(5);
  });

  it('is refused while invite links are disabled, and accepted once they are enabled', async () => {
    const organizationId = await newOrganization('Switched');
    const { path, secret } = await link({}, organizationId);
    const join = (email: string) => world.nobody.post(path, { secret, email });
    await world.as('ana').patch(`/v1/orgs/${organizationId}`, { inviteLinks: false });
    expect((await join('off@link.test')).body).toEqual(switchedOff);
    await world.as('ana').patch(`/v1/orgs/${organizationId}`, { inviteLinks: true });
    expect((await join('on@link.test')).status).toBe(200);
  });

  it('is accepted again once the limit is raised', async () => {
    const { own, path, secret } = await link({ maxUses: 1 });
    const join = async (email: string) => (await world.nobody.post(path, { secret, email })).status;
    expect([await join('more1@link.test'), await join('more2@link.test')]).toEqual([200, 409]);
    await world.as('ana').patch(own, { maxUses: 2 });
    expect([await join('more2@link.test'), await join('more3@link.test')]).toEqual([200, 409]);
  });

  it('answers the same for a wrong, an expired and a foreign secret', async () => {
    const ended = await link({ expiresAt: '2031-01-01T00:00:00Z' });
    await world.console.database.query(
      sql("UPDATE link_invites SET expires_at = now() - interval '1 second' WHERE id = $1"),
      [ended.id],
    );
    const living = await link();
    const other = await link({}, await newOrganization('Elsewhere'));
    const answers = [
      await world.nobody.post(ended.path, { secret: ended.secret, email: 'same@link.test' }),
      await world.nobody.post(living.path, { secret: ended.secret, email: 'same@link.test' }),
      await world.nobody.post(living.path, { secret: 'x', email: 'ben@acme.test' }),
      await world.nobody.post(`/v1/orgs/${ids.acme}/invites/${other.id}`, {
        secret: other.secret,
        email: 'same@link.test',
      }),
      await world.nobody.post(`/v1/orgs/${ids.acme}/invites/lnk_1CWoxU9o4cmNqFGhyZhEqL`, {
        secret: living.secret,
        email: 'same@link.test',
      }),
    ];
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      answers.map(() => ({ status: 404, body: nothingHere })),
    );
  });

  it('continues without its team after the team is deleted', async () => {
    const organizationId = await newOrganization('Team');
    const team = (
      await world.as('ana').put(`/v1/orgs/${organizationId}/teams`, { title: 'Short-lived' })
    ).body.id;
    const { own, path, secret } = await link({ team }, organizationId);
    await world.as('ana').delete(`/v1/orgs/${organizationId}/teams/${team}`);
    expect(Object.keys((await world.as('ana').get(own)).body)).not.toContain('team');
    expect(
      (await world.nobody.post(path, { secret, email: 'after@link.test' })).body.member.teams,
    ).toBe(0);
  });
});
