/**
 * Tests installations: created, listed, updated and deleted, with their configuration validated
 * against the integration's declaration.
 */
import { describe, expect, it } from 'vitest';
import { install, least, publish } from '../integration/support.ts';
import { statementsOf } from '../statements.ts';
import { ids, type Person, useWorld } from '../support.ts';

const world = useWorld();
const at = (name: string, id = '') => `/v1/integrations/${name}/installations${id && `/${id}`}`;
const patch = (name: string, id: string, body: object, person: Person = 'ana') =>
  world.as(person).patch(at(name, id), body);
const outcomeOf = ({
  status,
  body,
}: {
  status: number;
  body: { error?: { reason: string; field?: string } };
}) => [status, body.error?.reason, body.error?.field];

const account = {
  properties: {
    region: { type: 'string', enum: ['eu', 'us'] },
    retries: { type: 'number', default: 3 },
    verbose: { type: 'boolean' },
    connect: { type: 'button' },
  },
  required: ['region', 'retries'],
};
const configurations = {
  account,
  space: { properties: { channel: { type: 'string' } }, required: ['channel'] },
  site: { properties: { tag: { type: 'string' } } },
};

describe('installing an integration', () => {
  it('returns the installation at the path where it can be read', async () => {
    const name = await publish(world, { scopes: ['space:content:read'] });
    const { status, headers, body } = await install(world, name, {
      externalIds: ['team-1', 'team-1'],
    });
    const location = `${world.url}${at(name, body.id)}`;
    expect([status, headers.get('location')]).toEqual([201, location]);
    expect(body).toEqual({
      ...{
        object: 'integration-installation',
        id: body.id,
        status: 'active',
        space_selection: 'selected',
        site_selection: 'selected',
        spaces: 0,
        selected_spaces: [],
        selected_sites: [],
      },
      ...{
        configuration: {},
        externalIds: ['team-1'],
        scopes: ['space:content:read'],
        target: { organization: ids.acme },
        createdAt: body.createdAt,
        updatedAt: body.createdAt,
      },
      urls: {
        location,
        app: `${world.url}/app/o/${ids.acme}/integrations/${name}/installations/${body.id}`,
      },
    });
    expect((await world.as('ana').get(at(name, body.id))).body).toEqual(body);
    const { data } = await world
      .as('ana')
      .query(
        'query ($id: ID!) { integrationInstallation(id: $id) { apiScopes integration { name } user { displayName } createdBy { id } } node(id: $id) { ... on IntegrationInstallation { status } } }',
        { id: body.id },
      );
    expect(data).toEqual({
      integrationInstallation: {
        apiScopes: ['space:read'],
        integration: { name },
        user: { displayName: 'Example' },
        createdBy: { id: ids.user('ana') },
      },
      node: { status: 'ACTIVE' },
    });
  });

  it('hides from the publisher who installed it in another organization', async () => {
    const name = await publish(world);
    const { body } = await install(world, name, { organization: ids.umbrella }, 'eve');
    const query =
      'query ($id: ID!) { integrationInstallation(id: $id) { createdBy { user { email } } } }';
    const createdBy = async (person: 'ana' | 'eve') =>
      (await world.as(person).query(query, { id: body.id })).data.integrationInstallation.createdBy;
    expect([await createdBy('ana'), await createdBy('eve')]).toEqual([
      null,
      { user: { email: 'eve@umbrella.test' } },
    ]);
  });

  it('happens once per organization', async () => {
    const name = await publish(world);
    await install(world, name);
    expect(outcomeOf(await install(world, name))).toEqual([409, 'ALREADY_EXISTS', 'organization']);
    expect((await install(world, name, { organization: ids.umbrella }, 'eve')).status).toBe(201);
  });

  it('requires an admin of the organization who can see the integration', async () => {
    const name = await publish(world);
    const hidden = await publish(world, { visibility: 'private' });
    const { status, body } = await install(world, name, {}, 'ben');
    expect([status, body.error.details]).toEqual([403, { needs: 'admin', has: 'edit' }]);
    expect((await install(world, name, {}, 'eve')).status).toBe(404);
    expect((await install(world, hidden, { organization: ids.umbrella }, 'eve')).status).toBe(404);
    expect((await install(world, hidden)).status).toBe(201);
    expect(outcomeOf(await install(world, name, { organization: 'acme' }))).toEqual([
      400,
      'BAD_USER_INPUT',
      'organization',
    ]);
  });

  it('of a private integration is limited to its own organization', async () => {
    const { body: testOrganization } = await world
      .as('ana')
      .post('/v1/orgs', { title: 'Second house' });
    const name = await publish(world, { visibility: 'private' });
    expect(outcomeOf(await install(world, name, { organization: testOrganization.id }))).toEqual([
      409,
      'CONFLICT',
      'organization',
    ]);
  });

  it('selects spaces and sites, each with its configuration', async () => {
    const name = await publish(world, { configurations, scopes: ['space:content:read'] });
    const chosen = {
      selected_spaces: [{ space: ids.space('guide'), configuration: { channel: 'docs' } }],
      selected_sites: [{ site: ids.site('help') }],
    };
    const { body } = await install(world, name, {
      ...chosen,
      configuration: { region: 'eu', verbose: true },
    });
    expect([body.status, body.spaces, body.configuration]).toEqual([
      'active',
      1,
      { region: 'eu', retries: 3, verbose: true },
    ]);
    expect([body.selected_spaces, body.selected_sites]).toEqual([
      chosen.selected_spaces,
      [{ site: ids.site('help'), configuration: {} }],
    ]);
  });

  it('selects the whole organization for an integration with that target', async () => {
    const [blind, reading] = [
      await publish(world, { target: 'organization' }),
      await publish(world, { target: 'organization', scopes: ['space:content:read'] }),
    ];
    const [{ body: none }, { body }] = [await install(world, blind), await install(world, reading)];
    const { token } = (await world.as('ana').post(`${at(reading, body.id)}/tokens`)).body;
    const { items } = (await world.as('ana').get(`/v1/orgs/${ids.acme}/spaces?limit=1000`)).body;
    const read = await Promise.all(
      items.map(
        async ({ id }: { id: string }) => (await world.with(token).get(`/v1/spaces/${id}`)).status,
      ),
    );
    // its scopes allow no access to spaces
    expect([none.space_selection, none.site_selection, none.spaces]).toEqual(['all', 'all', 0]);
    expect([body.space_selection, body.site_selection, body.spaces]).toEqual([
      'all',
      'all',
      read.filter((status) => status === 200).length,
    ]);
    expect(body.spaces).toBeGreaterThan(0);
  });

  it.each([
    ['organization', { space_selection: 'selected' }, 'space_selection'],
    ['organization', { selected_sites: [{ site: ids.site('help') }] }, 'site_selection'],
    ['site', { space_selection: 'all' }, 'space_selection'],
    ['site', { selected_spaces: [{ space: ids.space('guide') }] }, 'space_selection'],
    ['space', { site_selection: 'all' }, 'site_selection'],
  ])('for the target %s refuses %j', async (target, fields, field) => {
    expect(outcomeOf(await install(world, await publish(world, { target }), fields))).toEqual([
      400,
      'BAD_USER_INPUT',
      field,
    ]);
  });

  it.each([
    [
      'a space of another organization',
      { selected_spaces: [{ space: ids.space('secrets') }] },
      'selected_spaces.0.space',
    ],
    [
      'a site of another organization',
      { selected_sites: [{ site: ids.site('research') }] },
      'selected_sites.0.site',
    ],
    [
      'an id of another kind',
      { selected_spaces: [{ space: ids.site('help') }] },
      'selected_spaces.0.space',
    ],
    [
      'a space twice',
      { selected_spaces: [{ space: ids.space('guide') }, { space: ids.space('guide') }] },
      'selected_spaces.1.space',
    ],
    ['a long external id', { externalIds: ['x'.repeat(256)] }, 'externalIds.0'],
    ['an unknown field', { color: 'red' }, 'color'],
  ])('refuses %s', async (_, fields, field) => {
    const name = await publish(world);
    expect(outcomeOf(await install(world, name, fields))).toEqual([400, 'BAD_USER_INPUT', field]);
    expect((await world.as('ana').get(at(name))).body.count).toBe(0);
  });
});

describe('the configuration of an installation', () => {
  it('leaves the installation pending until every required value is set', async () => {
    const name = await publish(world, { configurations });
    const { body } = await install(world, name);
    expect([body.status, body.configuration]).toEqual(['pending', { retries: 3 }]);
    expect(outcomeOf(await patch(name, body.id, { status: 'active' }))).toEqual([
      409,
      'INVALID_TRANSITION',
      'status',
    ]);
    expect(outcomeOf(await world.as('ana').post(`${at(name, body.id)}/tokens`))).toEqual([
      409,
      'CONFLICT',
      undefined,
    ]);
    expect((await patch(name, body.id, { configuration: { region: 'us' } })).body.status).toBe(
      'active',
    );
  });

  it.each([
    ['a text for a number', { region: 'eu', retries: '3' }, 'configuration.retries'],
    ['a number for a text', { region: 1 }, 'configuration.region'],
    ['a text for a boolean', { region: 'eu', verbose: 'yes' }, 'configuration.verbose'],
    ['a value outside the enum', { region: 'moon' }, 'configuration.region'],
    ['an object', { region: 'eu', connect: {} }, 'configuration.connect'],
    ['an unknown property', { region: 'eu', color: 'red' }, 'configuration.color'],
    [
      'the name of an inherited property',
      { region: 'eu', constructor: 'x' },
      'configuration.constructor',
    ],
    ['a missing required property', { verbose: true }, 'configuration.region'],
    ['a list', [], 'configuration'],
    ['a text', 'eu', 'configuration'],
    ['more than 64 KiB', { region: 'eu', connect: 'x'.repeat(65_536) }, 'configuration'],
  ])('is refused with %s', async (_, configuration, field) => {
    const name = await publish(world, { configurations });
    expect(outcomeOf(await install(world, name, { configuration }))).toEqual([
      400,
      'BAD_USER_INPUT',
      field,
    ]);
    const { body } = await install(world, name);
    expect(outcomeOf(await patch(name, body.id, { configuration }))).toEqual([
      400,
      'BAD_USER_INPUT',
      field,
    ]);
  });

  it('of a space is validated against the declaration for spaces', async () => {
    const name = await publish(world, { configurations });
    const choose = (configuration?: object) =>
      install(world, name, {
        selected_spaces: [{ space: ids.space('guide'), ...(configuration && { configuration }) }],
      });
    expect(outcomeOf(await choose())).toEqual([
      400,
      'BAD_USER_INPUT',
      'selected_spaces.0.configuration.channel',
    ]);
    expect(outcomeOf(await choose({ channel: 1 }))).toEqual([
      400,
      'BAD_USER_INPUT',
      'selected_spaces.0.configuration.channel',
    ]);
  });

  it('is any object when a component sets it', async () => {
    const name = await publish(world, { configurations: { account: { componentId: 'config' } } });
    expect(
      (await install(world, name, { configuration: { anything: ['goes'] } })).body.configuration,
    ).toEqual({ anything: ['goes'] });
  });

  it('accepts no property that the integration does not declare', async () => {
    expect(
      outcomeOf(await install(world, await publish(world), { configuration: { a: 1 } })),
    ).toEqual([400, 'BAD_USER_INPUT', 'configuration.a']);
  });
});

describe('the installations of an integration', () => {
  it("are all visible to the publisher's admins, and their own to other admins", async () => {
    const name = await publish(world);
    const [{ body: own }, { body: other }] = [
      await install(world, name),
      await install(world, name, { organization: ids.umbrella }, 'eve'),
    ];
    const idsFor = async (person: Person) =>
      (await world.as(person).get(at(name))).body.items.map(({ id }: { id: string }) => id);
    expect([
      await idsFor('ana'),
      await idsFor('eve'),
      await idsFor('ben'),
      await idsFor('dan'),
    ]).toEqual([[other.id, own.id], [other.id], [], []]);
    expect((await world.as('ana').get(at(name, other.id))).body).toEqual(other);
    expect([
      (await world.as('eve').get(at(name, own.id))).status,
      (await world.as('ben').get(at(name, own.id))).status,
      (await world.as('ben').get(at(name, other.id))).status,
    ]).toEqual([404, 403, 404]);
  });

  it('can be filtered by external id and paginated', async () => {
    const name = await publish(world);
    await install(world, name, { externalIds: ['one', 'both'] });
    await install(world, name, { organization: ids.umbrella, externalIds: ['two', 'both'] }, 'eve');
    const organizations = async (query: string) =>
      (await world.as('ana').get(`${at(name)}?${query}`)).body.items.map(
        ({ target }: { target: { organization: string } }) => target.organization,
      );
    expect(await organizations('externalId=one')).toEqual([ids.acme]);
    expect(await organizations('externalId=both')).toEqual([ids.umbrella, ids.acme]);
    expect(await organizations('externalId=none')).toEqual([]);
    const { body } = await world.as('ana').get(`${at(name)}?limit=1`);
    expect([body.count, await organizations(`limit=1&page=${body.next.page}`)]).toEqual([
      2,
      [ids.acme],
    ]);
  });

  it('take the same number of statements for two as for one, with any selection', async () => {
    const name = await publish(world, { scopes: ['space:content:read'] });
    const { body } = await install(world, name);
    await world.as('ana').get('/v1/user');
    const count = () => statementsOf(() => world.as('ana').get(at(name)));
    const one = await count();
    await patch(name, body.id, {
      selected_spaces: [{ space: ids.space('guide') }, { space: ids.space('api') }],
    });
    await install(
      world,
      name,
      { organization: ids.umbrella, selected_spaces: [{ space: ids.space('secrets') }] },
      'eve',
    );
    expect((await count()).length).toBe(one.length);
  });
});

describe('updating an installation', () => {
  it('keeps absent fields and replaces whole lists', async () => {
    const name = await publish(world);
    const { body } = await install(world, name, {
      externalIds: ['a'],
      selected_spaces: [{ space: ids.space('guide') }],
    });
    const { body: same } = await patch(name, body.id, {});
    expect(same).toEqual({ ...body, updatedAt: same.updatedAt });
    const { body: other } = await patch(name, body.id, {
      externalIds: [],
      selected_spaces: [{ space: ids.space('api') }],
      site_selection: 'all',
      status: 'paused',
    });
    expect(other).toEqual({
      ...body,
      ...{
        externalIds: [],
        selected_spaces: [{ space: ids.space('api'), configuration: {} }],
        site_selection: 'all',
        status: 'paused',
        updatedAt: other.updatedAt,
      },
    });
    expect((await patch(name, body.id, { status: 'active' })).body.status).toBe('active');
  });

  it.each([
    ['pending', { status: 'pending' }, 'status'],
    ['null', { configuration: null }, 'configuration'],
    [
      'a scope that the integration does not request',
      { scopes: ['space:content:write'] },
      'scopes.0',
    ],
    ['an unknown scope', { scopes: ['everything'] }, 'scopes.0'],
  ])('refuses %s', async (_, fields, field) => {
    const name = await publish(world, { scopes: ['space:content:read'] });
    const { body } = await install(world, name);
    expect(outcomeOf(await patch(name, body.id, fields))).toEqual([400, 'BAD_USER_INPUT', field]);
  });

  it('requires an admin of its organization; the publisher can set only external ids', async () => {
    const name = await publish(world);
    const { body } = await install(world, name, { organization: ids.umbrella }, 'eve');
    expect((await patch(name, body.id, { externalIds: ['theirs'] })).body.externalIds).toEqual([
      'theirs',
    ]);
    const { status, body: refused } = await patch(name, body.id, {
      externalIds: ['theirs'],
      status: 'paused',
    });
    expect([status, refused.error.details]).toEqual([403, { needs: 'admin', has: 'nothing' }]);
    expect((await patch(name, body.id, { externalIds: [] }, 'ben')).status).toBe(404);
    expect((await patch(name, body.id, { status: 'paused' }, 'eve')).body.status).toBe('paused');
  });

  it('requires consent again for the additional scopes of a version', async () => {
    const name = await publish(world, { scopes: ['space:content:read'] });
    const { body } = await install(world, name, { organization: ids.umbrella }, 'eve');
    await world.as('ana').post(`/v1/integrations/${name}`, {
      ...least,
      visibility: 'public',
      scopes: ['space:content:read', 'space:content:write'],
    });
    const document = 'query ($id: ID!) { integrationInstallation(id: $id) { scopes apiScopes } }';
    const scopes = async () =>
      (await world.as('eve').query(document, { id: body.id })).data.integrationInstallation;
    expect(await scopes()).toEqual({ scopes: ['space:content:read'], apiScopes: ['space:read'] });
    await patch(name, body.id, { scopes: ['space:content:write'] }, 'eve');
    expect(await scopes()).toEqual({
      scopes: ['space:content:write'],
      apiScopes: ['space:read', 'space:write'],
    });
  });
});

describe('uninstalling', () => {
  it('deletes the installation, idempotently', async () => {
    const name = await publish(world);
    const { body } = await install(world, name);
    expect((await world.as('ana').delete(at(name, body.id))).status).toBe(204);
    expect((await world.as('ana').get(at(name, body.id))).status).toBe(404);
    expect((await world.as('ana').delete(at(name, body.id))).status).toBe(204);
    expect((await world.as('ana').delete(at('no-such-one', body.id))).status).toBe(404);
    expect((await install(world, name)).status).toBe(201);
  });

  it('requires an admin of its organization: otherwise 403, or 404 if invisible', async () => {
    const name = await publish(world);
    const [{ body: own }, { body: other }] = [
      await install(world, name),
      await install(world, name, { organization: ids.umbrella }, 'eve'),
    ];
    expect((await world.as('ben').delete(at(name, own.id))).body.error.details).toEqual({
      needs: 'admin',
      has: 'edit',
    });
    expect((await world.as('ana').delete(at(name, other.id))).body.error.details).toEqual({
      needs: 'admin',
      has: 'nothing',
    });
    expect((await world.as('eve').delete(at(name, own.id))).status).toBe(204);
    expect((await world.as('ana').get(at(name, own.id))).status).toBe(200);
  });

  it('is recorded in the audit trail of the organization', async () => {
    const name = await publish(world);
    const { body } = await install(world, name);
    await world.as('ana').delete(at(name, body.id));
    const { body: events } = await world
      .as('ana')
      .get(`/v1/orgs/${ids.acme}/audit-events?subject=${body.id}`);
    expect(events.items.map(({ action }: { action: string }) => action)).toEqual([
      'installation.delete',
      'installation.create',
    ]);
  });
});
