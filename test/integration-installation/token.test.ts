/**
 * Tests tokens of installations: their access to the selected content, their lack of any other, and
 * their end.
 */
import { describe, expect, it } from 'vitest';
import { install, least, publish } from '../integration/support.ts';
import { ids, type Person, useWorld, type Visitor } from '../support.ts';
import { sql } from '../sql.ts';

const world = useWorld();
const at = (name: string, id: string) => `/v1/integrations/${name}/installations/${id}`;

interface Installed {
  readonly name: string;
  readonly id: string;
  readonly token: string;
  readonly as: Visitor;
}

/**
 * Publishes an integration with these scopes as eve, installs it in Acme as ana, and creates a
 * token.
 */
async function installed(scopes: readonly string[], fields: object = {}): Promise<Installed> {
  const name = await publish(world, { scopes, organization: ids.umbrella }, 'eve');
  const { id } = (await install(world, name, fields)).body;
  const { token } = (await world.as('ana').post(`${at(name, id)}/tokens`)).body;
  return { name, id, token, as: world.with(token) };
}

const onSpaces = (...names: Parameters<typeof ids.space>[0][]) => ({
  selected_spaces: names.map((name) => ({ space: ids.space(name) })),
});
const writing = ['space:content:write'];
const statusOf = async (visitor: Visitor, path: string) => (await visitor.get(path)).status;
const insert = { changes: [{ operation: 'insert_page', title: 'By the integration' }] };

/** Makes a space of ana that allows edits, and returns its id. */
const newSpace = async (): Promise<string> =>
  (await world.as('ana').post(`/v1/orgs/${ids.acme}/spaces`, { title: 'Made' })).body.id;

describe('a token of an installation', () => {
  it('is returned once, expires after an hour, and is stored as a hash', async () => {
    const name = await publish(world, {
      scopes: ['space:content:write', 'site:metadata:read', 'space:script:inject', 'openapi:write'],
    });
    const { id } = (await install(world, name)).body;
    const { status, body } = await world.as('ana').post(`${at(name, id)}/tokens`);
    expect([status, body]).toEqual([
      200,
      {
        token: body.token,
        expiresAt: body.expiresAt,
        scopes: ['site:read', 'space:read', 'space:write'],
      },
    ]);
    expect(body.token).toMatch(/^li_[0-9A-Za-z]{40}$/);
    expect(Math.abs(Date.parse(body.expiresAt) - Date.now() - 3_600_000)).toBeLessThan(60_000);
    const [row] = await world.console.database.query(
      sql<{ text: string }>(
        'SELECT row_to_json(t)::text AS text FROM installation_tokens t WHERE installation_id = $1',
      ),
      [id],
    );
    expect(row?.text).not.toContain(body.token.slice(3));
    const event = (
      await world
        .as('ana')
        .get(`/v1/orgs/${ids.acme}/audit-events?subject=${id}&action=installation.token`)
    ).body.items[0];
    expect([event.fields, event.related[0].slice(0, 4)]).toEqual([['tokens'], 'itk_']);
  });

  it('can be created by admins of its organization and of the publisher only', async () => {
    const name = await publish(world, { organization: ids.umbrella }, 'eve');
    const { id } = (await install(world, name)).body;
    const statuses = await Promise.all(
      (['ana', 'eve', 'ben'] as const satisfies readonly Person[]).map(
        async (person) => (await world.as(person).post(`${at(name, id)}/tokens`)).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 403]);
    const { body: other } = await install(world, name, { organization: ids.umbrella }, 'eve');
    expect((await world.as('ana').post(`${at(name, other.id)}/tokens`)).status).toBe(404);
  });

  it('can read and edit a selected space, under its own name', async () => {
    const { as } = await installed(writing, onSpaces('onboarding'));
    const space = `/v1/spaces/${ids.space('onboarding')}`;
    expect((await as.get(space)).body.permissions).toEqual({
      ...{ view: true, access: true, comment: true, edit: true },
      ...{
        review: false,
        merge: false,
        triggerGitSync: false,
        viewInviteLinks: false,
        admin: false,
      },
    });
    const { status, body } = await as.post(`${space}/change-requests`, {
      subject: 'By the integration',
    });
    expect([status, body.createdBy.displayName]).toEqual([201, 'Example']);
    expect((await as.post(`${space}/change-requests/${body.id}/content`, insert)).status).toBe(200);
    expect((await world.as('ana').get(`/v1/users/${body.createdBy.id}`)).body.displayName).toBe(
      'Example',
    );
    expect((await as.post(`${space}/comments`, { body: { markdown: 'Said.' } })).status).toBe(200);
    expect(
      (await as.post(`${space}/change-requests/${body.id}/merge`, {})).body.error.details.needs,
    ).toBe('change-request:merge');
    for (const [method, path] of [
      ['DELETE', space],
      ['POST', `${space}/duplicate`],
      ['PATCH', space],
    ] as const)
      expect((await as.send(method, path, method === 'DELETE' ? undefined : {})).status).toBe(403);
  });

  it('answers NOT_FOUND for any other space', async () => {
    const { as } = await installed([...writing, 'site:metadata:read'], onSpaces('onboarding'));
    const missing = await as.get('/v1/spaces/spc_1111111111111111111111');
    for (const name of ['travel', 'guide', 'api', 'minutes', 'scratch', 'secrets'] as const) {
      const space = `/v1/spaces/${ids.space(name)}`;
      expect((await as.get(space)).body).toEqual(missing.body);
      for (const path of [
        '/content',
        '/content/pages',
        '/revisions',
        '/change-requests',
        '/comments',
        '/links',
        '/search?query=the',
        '/export',
        `/content/page/${ids.page('guide', 1)}`,
      ])
        expect(await statusOf(as, space + path)).toBe(404);
      for (const [path, body] of [
        ['/content', insert],
        ['/change-requests', {}],
        ['/comments', { body: { markdown: 'x' } }],
      ] as const)
        expect((await as.post(space + path, body)).status).toBe(404);
      expect(
        (await as.query('query ($id: ID!) { node(id: $id) { id } }', { id: ids.space(name) })).data,
      ).toEqual({ node: null });
    }
    const foreign = [
      ids.revision('guide'),
      ids.changeRequest('laptop'),
      ids.collection('handbook'),
      ids.site('help'),
      ids.siteSpace('help guide'),
    ].filter((id) => id !== ids.changeRequest('laptop'));
    expect(
      (await as.query('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: foreign })).data,
    ).toEqual({ nodes: foreign.map(() => null) });
  });

  it('cannot access the content of other installations, older or newer', async () => {
    const first = await installed(['space:content:read'], onSpaces('onboarding'));
    const second = await installed(writing, onSpaces('guide'));
    const both = async ({ as }: typeof first) => [
      await statusOf(as, `/v1/spaces/${ids.space('onboarding')}`),
      await statusOf(as, `/v1/spaces/${ids.space('guide')}`),
    ];
    expect([await both(first), await both(second)]).toEqual([
      [200, 404],
      [404, 200],
    ]);
    expect(
      (await first.as.get(`/v1/spaces/${ids.space('onboarding')}`)).body.permissions.edit,
    ).toBe(false);
  });

  it('cannot move content into or out of its selection', async () => {
    const { as } = await installed(writing, onSpaces('onboarding'));
    const space = `/v1/spaces/${ids.space('onboarding')}`;
    expect((await as.post(`${space}/move`, { parent: ids.collection('policies') })).status).toBe(
      403,
    );
    expect((await as.post(`${space}/transfer`, { organization: ids.umbrella })).status).toBe(403);
    for (const path of [
      `/v1/collections/${ids.collection('handbook')}`,
      `/v1/collections/${ids.collection('handbook')}/spaces`,
    ])
      expect(await statusOf(as, path)).toBe(404);
    expect(
      (await as.post(`/v1/orgs/${ids.acme}/files`, { name: 'a.txt', base64: 'YQ==' })).status,
    ).toBe(404);
  });

  it('has no access to the organization with any scope, and is no member of it', async () => {
    const { as, name, id } = await installed(['space:content:write', 'site:metadata:read'], {
      space_selection: 'all',
      site_selection: 'all',
    });
    for (const path of [
      '',
      '/members',
      '/teams',
      '/spaces',
      '/collections',
      '/sites',
      '/invites',
      '/service-accounts',
      '/audit-events',
      '/change-requests',
      '/search?query=the',
    ]) {
      expect([
        path,
        [403, 404].includes(await statusOf(as, `/v1/orgs/${ids.acme}${path}`)),
      ]).toEqual([path, true]);
    }
    for (const path of [
      '/v1/user',
      '/v1/orgs',
      '/v1/tokens',
      '/v1/integrations',
      `/v1/integrations/${name}`,
      at(name, id),
    ])
      expect([path, await statusOf(as, path)]).toEqual([path, 403]);
    expect((await as.post(`${at(name, id)}/tokens`)).status).toBe(403);
    expect((await as.post(`/v1/orgs/${ids.acme}/spaces`, { title: 'Mine' })).status).toBe(404);
    expect(
      (await as.post(`/v1/integrations/${name}`, { ...least, organization: ids.umbrella })).status,
    ).toBe(403);
  });

  it('with the read scope can read and cannot write', async () => {
    const { as } = await installed(['space:content:read'], onSpaces('onboarding'));
    const space = `/v1/spaces/${ids.space('onboarding')}`;
    expect([await statusOf(as, space), await statusOf(as, `${space}/content`)]).toEqual([200, 200]);
    expect((await as.post(`${space}/change-requests`, {})).body.error.details).toEqual({
      needs: 'space:write',
      has: ['space:read'],
    });
    // It has no level to comment either.
    expect(await statusOf(as, `${space}/comments`)).toBe(403);
  });

  it('has no access by scopes that this API does not use', async () => {
    const { as } = await installed(
      [
        'space:views:read',
        'space:metadata:write',
        'space:script:inject',
        'openapi:write',
        'site:adaptive:write',
      ],
      { space_selection: 'all', site_selection: 'all' },
    );
    expect([
      await statusOf(as, `/v1/spaces/${ids.space('onboarding')}`),
      await statusOf(as, `/v1/orgs/${ids.acme}/sites/${ids.site('help')}`),
    ]).toEqual([403, 403]);
    expect(
      (await as.query('query ($id: ID!) { node(id: $id) { id } }', { id: ids.space('onboarding') }))
        .data,
    ).toEqual({ node: null });
  });
});

describe('an installation on all spaces', () => {
  it('can access spaces that are open to members of its level, and no closed ones', async () => {
    const { as } = await installed(['space:content:read'], { space_selection: 'all' });
    const open = await Promise.all(
      (['onboarding', 'guide', 'minutes', 'secrets'] as const).map((name) =>
        statusOf(as, `/v1/spaces/${ids.space(name)}`),
      ),
    );
    expect(open).toEqual([200, 200, 404, 404]);
  });

  it('counts the spaces that it can access, and no others', async () => {
    const { id } = (await world.as('ana').post('/v1/orgs', { title: 'Counted' })).body;
    const make = async (fields: object) =>
      (await world.as('ana').post(`/v1/orgs/${id}/spaces`, fields)).body.id as string;
    const [closed, deleted, open, chosen] = [
      await make({}),
      await make({}),
      await make({}),
      await make({}),
    ];
    const { id: collection } = (await world.as('ana').post(`/v1/orgs/${id}/collections`, {})).body;
    await world.as('ana').patch(`/v1/collections/${collection}`, { defaultLevel: null });
    const within = await make({ parent: collection });
    const { id: inner } = (
      await world.as('ana').post(`/v1/orgs/${id}/collections`, { parent: collection })
    ).body;
    await world.as('ana').patch(`/v1/collections/${inner}`, { defaultLevel: 'edit' });
    const [below, granted] = [await make({ parent: inner }), await make({ parent: collection })];
    await world.as('ana').patch(`/v1/spaces/${granted}`, { defaultLevel: 'read' });
    for (const space of [closed, chosen])
      await world.as('ana').patch(`/v1/spaces/${space}`, { defaultLevel: null });
    await world.as('ana').delete(`/v1/spaces/${deleted}`);
    const counted = async (scopes: readonly string[], fields: object, publishedFor = 'all') => {
      const name = await publish(
        world,
        { scopes, organization: ids.umbrella, target: publishedFor },
        'eve',
      );
      const { body } = await install(world, name, { organization: id, ...fields });
      const { token } = (await world.as('ana').post(`${at(name, body.id)}/tokens`)).body;
      const visible = await Promise.all(
        [closed, deleted, open, chosen, within, below, granted].map((space) =>
          statusOf(world.with(token), `/v1/spaces/${space}`),
        ),
      );
      const { data } = await world
        .as('ana')
        .query('query ($id: ID!) { integrationInstallation(id: $id) { spaces } }', { id: body.id });
      expect([body.spaces, data.integrationInstallation.spaces]).toEqual(
        Array(2).fill(visible.filter((status) => status === 200).length),
      );
      return body.spaces;
    };
    const all = { space_selection: 'all' };
    expect([
      await counted(['space:content:read'], all),
      await counted(writing, all),
      await counted(['space:content:read'], {}, 'organization'),
    ]).toEqual([3, 3, 3]);
    expect([
      await counted(writing, { selected_spaces: [{ space: chosen }, { space: within }] }),
      await counted(['site:metadata:read'], all),
    ]).toEqual([2, 0]);
  });

  it('has at most its own level when everybody has a higher one', async () => {
    const space = await newSpace();
    await world.console.database.query(
      sql(`UPDATE spaces SET default_level = 'ADMIN' WHERE id = $1`),
      [space],
    );
    const { as } = await installed(writing, { space_selection: 'all' });
    const { body } = await as.get(`/v1/spaces/${space}`);
    expect([body.permissions.edit, body.permissions.review, body.permissions.admin]).toEqual([
      true,
      false,
      false,
    ]);
    const reading = await installed(['space:content:read'], { space_selection: 'all' });
    expect((await reading.as.get(`/v1/spaces/${space}`)).body.permissions.comment).toBe(false);
  });

  it('can access only the content of its own installation', async () => {
    const [guide, travel] = [
      await installed(['space:content:read'], onSpaces('guide')),
      await installed(writing, onSpaces('travel')),
    ];
    await installed([...writing, 'site:metadata:read'], {
      space_selection: 'all',
      site_selection: 'all',
    });
    const [none, sites] = [
      await installed(['space:content:read', 'site:metadata:read']),
      await installed(['site:metadata:read'], { selected_sites: [{ site: ids.site('help') }] }),
    ];
    const selections = [
      `/v1/spaces/${ids.space('guide')}`,
      `/v1/spaces/${ids.space('travel')}`,
      `/v1/spaces/${ids.space('onboarding')}`,
      ...(['help', 'board'] as const).map((name) => `/v1/orgs/${ids.acme}/sites/${ids.site(name)}`),
    ];
    const statuses = ({ as }: Installed) =>
      Promise.all(selections.map((place) => statusOf(as, place)));
    expect(await statuses(guide)).toEqual([200, 404, 404, 403, 403]);
    expect(await statuses(travel)).toEqual([404, 200, 404, 403, 403]);
    expect(await statuses(none)).toEqual([404, 404, 404, 404, 404]);
    expect(await statuses(sites)).toEqual([403, 403, 403, 200, 404]);
    const visible = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    const contentIds = [ids.space('guide'), ids.space('travel'), ids.space('onboarding')];
    expect((await guide.as.query(visible, { ids: contentIds })).data.nodes).toEqual([
      { id: ids.space('guide') },
      null,
      null,
    ]);
    expect((await none.as.query(visible, { ids: contentIds })).data.nodes).toEqual([
      null,
      null,
      null,
    ]);
    expect((await guide.as.get(selections[0] ?? '')).body.permissions.edit).toBe(false);
  });

  it('has no access to another organization', async () => {
    const name = await publish(world, { scopes: writing });
    const { id } = (
      await install(world, name, { organization: ids.umbrella, space_selection: 'all' }, 'eve')
    ).body;
    const { token } = (await world.as('eve').post(`${at(name, id)}/tokens`)).body;
    expect([
      await statusOf(world.with(token), `/v1/spaces/${ids.space('secrets')}`),
      await statusOf(world.with(token), `/v1/spaces/${ids.space('guide')}`),
    ]).toEqual([200, 404]);
  });
});

describe('an installation on sites', () => {
  const site = (name: 'help' | 'board') => `/v1/orgs/${ids.acme}/sites/${ids.site(name)}`;

  it('can read the selected ones, and of their structure the readable spaces', async () => {
    const { as } = await installed(['site:metadata:read', 'space:content:read'], {
      ...onSpaces('guide'),
      selected_sites: [{ site: ids.site('help') }],
    });
    expect([await statusOf(as, site('help')), await statusOf(as, site('board'))]).toEqual([
      200, 404,
    ]);
    const { body } = await as.get(`${site('help')}/site-spaces`);
    expect(body.items.map(({ space }: { space: { id: string } }) => space.id)).toEqual([
      ids.space('guide'),
    ]);
    expect((await as.patch(site('help'), { title: 'Mine' })).status).toBe(403);
    expect((await as.get(`${site('help')}/share-links`)).status).toBe(403);
  });

  it('cannot read a site by access to its spaces', async () => {
    const { as } = await installed(
      ['site:metadata:read', 'space:content:read'],
      onSpaces('guide', 'minutes'),
    );
    expect([await statusOf(as, site('help')), await statusOf(as, site('board'))]).toEqual([
      404, 404,
    ]);
    expect(
      (await as.query('query ($id: ID!) { node(id: $id) { id } }', { id: ids.site('help') })).data,
    ).toEqual({ node: null });
  });

  it('can select all of them', async () => {
    const { as } = await installed(['site:metadata:read'], { site_selection: 'all' });
    expect([await statusOf(as, site('help')), await statusOf(as, site('board'))]).toEqual([
      200, 200,
    ]);
    expect(
      (await as.query('query ($id: ID!) { node(id: $id) { id } }', { id: ids.site('research') }))
        .data,
    ).toEqual({ node: null });
  });
});

describe('a token of an installation', () => {
  const space = `/v1/spaces/${ids.space('onboarding')}`;
  const works = async ({ as }: Installed) => statusOf(as, space);
  const start = () => installed(['space:content:read'], onSpaces('onboarding'));

  it('expires after an hour', async () => {
    const one = await start();
    expect(await works(one)).toBe(200);
    await world.console.database.query(
      sql(
        "UPDATE installation_tokens SET expires_at = now() - interval '1 second' WHERE installation_id = $1",
      ),
      [one.id],
    );
    expect(await works(one)).toBe(401);
    await world.as('ana').post(`${at(one.name, one.id)}/tokens`);
    expect(
      await world.console.database.query(
        sql('SELECT count(*)::int AS count FROM installation_tokens WHERE installation_id = $1'),
        [one.id],
      ),
    ).toEqual([{ count: 1 }]);
  });

  it('is revoked for good when the installation is paused', async () => {
    const one = await start();
    await world.as('ana').patch(at(one.name, one.id), { status: 'paused' });
    expect([
      await works(one),
      (await world.as('ana').post(`${at(one.name, one.id)}/tokens`)).status,
    ]).toEqual([401, 409]);
    await world.as('ana').patch(at(one.name, one.id), { status: 'active' });
    expect(await works(one)).toBe(401);
  });

  it('is revoked when the integration is uninstalled', async () => {
    const one = await start();
    await world.as('ana').delete(at(one.name, one.id));
    expect(await works(one)).toBe(401);
  });

  it('is revoked when the integration is unpublished', async () => {
    const one = await start();
    await world.as('eve').delete(`/v1/integrations/${one.name}?force=true`);
    expect(await works(one)).toBe(401);
  });

  it('loses a scope when a version or the installation drops it', async () => {
    const [one, other] = [await start(), await start()];
    await world.as('eve').post(`/v1/integrations/${one.name}`, {
      ...least,
      visibility: 'public',
      organization: ids.umbrella,
    });
    await world.as('ana').patch(at(other.name, other.id), { scopes: [] });
    expect([await works(one), await works(other)]).toEqual([403, 403]);
  });

  it('loses access to spaces or sites when a version no longer targets them', async () => {
    const scopes = ['space:content:read', 'site:metadata:read'];
    const site = `/v1/orgs/${ids.acme}/sites/${ids.site('help')}`;
    const query =
      'query ($space: ID!, $site: ID!) { space: node(id: $space) { id } site: node(id: $site) { id } }';
    const [shown, missing] = [(id: string) => ({ id }), null];
    for (const fields of [
      { ...onSpaces('guide'), selected_sites: [{ site: ids.site('help') }] },
      { space_selection: 'all', site_selection: 'all' },
    ]) {
      const one = await installed(scopes, fields);
      const readBy = async () => {
        const statuses = [
          await statusOf(one.as, `/v1/spaces/${ids.space('guide')}`),
          await statusOf(one.as, site),
        ];
        const { data } = await one.as.query(query, {
          space: ids.space('guide'),
          site: ids.site('help'),
        });
        const isCounted = (await world.as('ana').get(at(one.name, one.id))).body.spaces > 0;
        return [...statuses, data.space, data.site, isCounted];
      };
      const target = (target: string) =>
        world.as('eve').post(`/v1/integrations/${one.name}`, {
          ...least,
          visibility: 'public',
          organization: ids.umbrella,
          scopes,
          target,
        });
      expect(await readBy()).toEqual([
        200,
        200,
        shown(ids.space('guide')),
        shown(ids.site('help')),
        true,
      ]);
      await target('site');
      expect(await readBy()).toEqual([404, 200, missing, shown(ids.site('help')), false]);
      await target('space');
      expect(await readBy()).toEqual([200, 404, shown(ids.space('guide')), missing, true]);
    }
  });

  it('loses access to a space that is deselected, deleted or transferred', async () => {
    const [first, second] = [await newSpace(), await newSpace()];
    const one = await installed(['space:content:read'], {
      selected_spaces: [first, second, ids.space('onboarding')].map((id) => ({ space: id })),
    });
    expect([
      await statusOf(one.as, `/v1/spaces/${first}`),
      await statusOf(one.as, `/v1/spaces/${second}`),
      await works(one),
    ]).toEqual([200, 200, 200]);
    const { body: testOrganization } = await world
      .as('ana')
      .post('/v1/orgs', { title: 'Another house' });
    await world.as('ana').delete(`/v1/spaces/${first}`);
    expect(
      (
        await world
          .as('ana')
          .post(`/v1/spaces/${second}/transfer`, { organization: testOrganization.id })
      ).status,
    ).toBe(200);
    expect([
      await statusOf(one.as, `/v1/spaces/${first}`),
      await statusOf(one.as, `/v1/spaces/${second}`),
    ]).toEqual([404, 404]);
    expect((await world.as('ana').get(at(one.name, one.id))).body.selected_spaces).toEqual([
      { space: ids.space('onboarding'), configuration: {} },
    ]);
    await world.as('ana').patch(at(one.name, one.id), { selected_spaces: [] });
    expect(await works(one)).toBe(404);
  });

  it('is invalid with a typo or another prefix', async () => {
    const { token } = await start();
    const other = token.endsWith('0') ? '1' : '0';
    for (const bad of [token.slice(0, -1) + other, token.replace('li_', 'lp_'), token.slice(3)])
      expect(await statusOf(world.with(bad), space)).toBe(401);
  });
});
