// Tests the scopes of an API token, which restrict the permissions of its user.
import { describe, expect, it } from 'vitest';
import { ids, type RestResult, useWorld, type Visitor } from '../support.ts';
import { every, make, of, refusal } from './made.ts';

const world = useWorld();

const without = (scope: string): string[] => every.filter((one) => one !== scope);

const acme = `/v1/orgs/${ids.acme}`;

describe('scopes', () => {
  it.each<[string, string, (visitor: Visitor) => Promise<RestResult>]>([
    ['GET /v1/user', 'user:read', (visitor) => visitor.get('/v1/user')],
    ['GET /v1/users/{u}', 'user:read', (visitor) => visitor.get(`/v1/users/${ids.user('ben')}`)],
    ['GET /v1/tokens', 'user:read', (visitor) => visitor.get('/v1/tokens')],
    ['GET /v1/orgs', 'organization:read', (visitor) => visitor.get('/v1/orgs')],
    ['GET /v1/orgs/{o}', 'organization:read', (visitor) => visitor.get(acme)],
    [
      'GET /v1/orgs/{o}/audit-events',
      'organization:read',
      (visitor) => visitor.get(`${acme}/audit-events`),
    ],
    [
      'GET /v1/subdomains/{s}',
      'organization:read',
      (visitor) => visitor.get('/v1/subdomains/acme-docs'),
    ],
    [
      'POST /v1/orgs',
      'organization:write',
      (visitor) => visitor.post('/v1/orgs', { title: 'Never' }),
    ],
    [
      'PATCH /v1/orgs/{o}',
      'organization:write',
      (visitor) => visitor.patch(acme, { title: 'Never' }),
    ],
    ['GET members', 'organization:members:read', (visitor) => visitor.get(`${acme}/members`)],
    [
      'GET member',
      'organization:members:read',
      (visitor) => visitor.get(`${acme}/members/${ids.user('ben')}`),
    ],
    ['GET teams', 'organization:members:read', (visitor) => visitor.get(`${acme}/teams`)],
    ['GET invites', 'organization:members:read', (visitor) => visitor.get(`${acme}/invites`)],
    [
      'GET service account',
      'organization:members:read',
      (visitor) => visitor.get(`${acme}/service-accounts/${ids.publisher}`),
    ],
    [
      'PATCH member',
      'organization:members:write',
      (visitor) => visitor.patch(`${acme}/members/${ids.user('ben')}`, { role: 'read' }),
    ],
    [
      'DELETE member',
      'organization:members:write',
      (visitor) => visitor.delete(`${acme}/members/${ids.user('ben')}`),
    ],
    [
      'PUT team',
      'organization:members:write',
      (visitor) => visitor.put(`${acme}/teams`, { title: 'Never' }),
    ],
    [
      'POST invites',
      'organization:members:write',
      (visitor) => visitor.post(`${acme}/invites`, { emails: ['never@x.test'] }),
    ],
    [
      'POST link-invites',
      'organization:members:write',
      (visitor) => visitor.post(`${acme}/link-invites`, {}),
    ],
    [
      'POST service-accounts',
      'organization:members:write',
      (visitor) => visitor.post(`${acme}/service-accounts`, { name: 'Never' }),
    ],
  ])('%s requires %s', async (_, needs, act) => {
    const has = without(needs);
    const visitor = world.with(await world.tokenOf(ids.user('ana'), { scopes: has }));
    expect(of(await act(visitor))).toEqual({
      status: 403,
      body: refusal(403, 'FORBIDDEN', `This token lacks the scope ${needs}.`, {
        details: { needs, has },
      }),
    });
  });

  it("keep the limits of their user's own permissions", async () => {
    const visitor = world.with(
      await world.tokenOf(ids.user('ben'), {
        scopes: ['organization:read', 'organization:write', 'organization:members:read'],
      }),
    );
    expect((await visitor.get(acme)).body.title).toBe('Acme Docs');
    expect((await visitor.get(`${acme}/members`)).body.count).toBe(4);
    expect((await visitor.patch(acme, { title: 'Never' })).body).toEqual(
      refusal(403, 'FORBIDDEN', 'This needs admin; you are edit here.', {
        details: { needs: 'admin', has: 'edit' },
      }),
    );
  });

  it('restrict `permissions` to what the token allows', async () => {
    const visitor = world.with(
      await world.tokenOf(ids.user('ana'), {
        scopes: ['organization:read', 'space:read', 'openapi:read'],
      }),
    );
    const [organization, space, collection] = await Promise.all(
      [
        acme,
        `/v1/spaces/${ids.space('guide')}`,
        `/v1/collections/${ids.collection('handbook')}`,
      ].map((url) => visitor.get(url)),
    );
    const nothingOf = (names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, false]));
    expect(organization?.body.permissions).toEqual({
      view: true,
      viewBilling: true,
      ...nothingOf([
        'admin',
        'ownTeam',
        'createContent',
        'createOpenAPISpec',
        'ingestConversations',
        'listMembers',
        'listTeams',
        'listIntegrations',
      ]),
    });
    expect(space?.body.permissions).toEqual({
      view: true,
      access: true,
      ...nothingOf([
        'admin',
        'viewInviteLinks',
        'edit',
        'triggerGitSync',
        'comment',
        'merge',
        'review',
      ]),
    });
    expect(collection?.body.permissions).toEqual({
      view: true,
      ...nothingOf(['admin', 'create', 'viewInviteLinks']),
    });
    const query = `query ($id: ID!) { space(id: $id) { permissions { view edit comment merge } } }`;
    const merging = world.with(
      await world.tokenOf(ids.user('ana'), { scopes: ['space:read', 'change-request:merge'] }),
    );
    expect((await merging.query(query, { id: ids.space('guide') })).data).toEqual({
      space: { permissions: { view: true, edit: false, comment: false, merge: true } },
    });
    expect((await world.as('ana').query(query, { id: ids.space('guide') })).data).toEqual({
      space: { permissions: { view: true, edit: true, comment: true, merge: true } },
    });
  });

  it('apply to a type wherever it is reached, also through `node`', async () => {
    const has = ['organization:read'];
    const visitor = world.with(await world.tokenOf(ids.user('ana'), { scopes: has }));
    const lacksScope = (path: string[], column: number) => [
      {
        message: 'This token lacks the scope organization:members:read.',
        path,
        locations: [{ line: 1, column }],
        extensions: {
          code: 'FORBIDDEN',
          details: { needs: 'organization:members:read', has },
          requestId: 'test',
        },
      },
    ];
    const nested = await visitor.query(
      `{ organization(id: "${ids.acme}") { title members { totalCount } } }`,
    );
    expect({ status: nested.status, data: nested.data, errors: nested.errors }).toEqual({
      status: 200,
      data: { organization: { title: 'Acme Docs', members: null } },
      errors: lacksScope(['organization', 'members'], 58),
    });
    for (const id of [ids.member('ben'), ids.team('writers'), ids.publisher]) {
      const { data, errors } = await visitor.query(`{ node(id: "${id}") { id } }`);
      expect({ data, errors }).toEqual({ data: { node: null }, errors: lacksScope(['node'], 3) });
    }
  });

  it('can be empty: such a token grants nothing', async () => {
    const { secret, scopes } = await make(world, { scopes: [] });
    expect(scopes).toEqual([]);
    expect((await world.with(secret).get('/v1/user')).body).toEqual(
      refusal(403, 'FORBIDDEN', 'This token lacks the scope user:read.', {
        details: { needs: 'user:read', has: [] },
      }),
    );
  });

  it('cannot be widened through another token', async () => {
    const other = await make(world);
    const visitor = world.with(await world.tokenOf(ids.user('ana'), { scopes: every }));
    const refused = {
      status: 403,
      body: refusal(403, 'FORBIDDEN', 'This needs a token without scopes.', {
        details: { needs: '*', has: every },
      }),
    };
    expect(of(await visitor.post('/v1/tokens', { label: 'Wider' }))).toEqual(refused);
    expect(of(await visitor.post('/v1/tokens', { label: 'Same', scopes: ['user:read'] }))).toEqual(
      refused,
    );
    expect(of(await visitor.post(`/v1/tokens/${other.id}/rotate`))).toEqual(refused);
    expect(of(await visitor.delete(`/v1/tokens/${other.id}`))).toEqual(refused);
    expect((await world.with(other.secret).get('/v1/user')).status).toBe(200);
  });

  it('leave no partial writes: a mutation whose result is unreadable does not run', async () => {
    const visitor = world.with(
      await world.tokenOf(ids.user('ana'), {
        scopes: ['organization:read', 'organization:members:write'],
      }),
    );
    const { status } = await visitor.post(`${acme}/link-invites`, { maxUses: 77 });
    const { body } = await world.as('ana').get(`${acme}/link-invites?limit=1000`);
    expect({
      status,
      made: body.items.filter(({ maxUses }: { maxUses?: number }) => maxUses === 77).length,
    }).toEqual({ status: 403, made: 0 });
  });
});
