/**
 * Tests the effect of a new version on installations: one that lacks required configuration is
 * pending until it has it or until it is no longer required.
 */
import { describe, expect, it } from 'vitest';
import { install, least, publish } from '../integration/support.ts';
import { makeOrganization } from '../member/rows.ts';
import { statementsOf } from '../statements.ts';
import { ids, type Person, useWorld } from '../support.ts';

const world = useWorld();
const at = (name: string, id: string) => `/v1/integrations/${name}/installations/${id}`;

/** Returns an integration of umbrella that requires these texts. */
const requiring = (...names: string[]) => ({
  ...{ ...least, visibility: 'public', organization: ids.umbrella, scopes: ['space:content:read'] },
  configurations: {
    account: {
      properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
      required: names,
    },
  },
});
const republish = async (name: string, version: object) =>
  expect((await world.as('eve').post(`/v1/integrations/${name}`, version)).status).toBe(200);
const PUBLISH =
  'mutation ($input: PublishIntegrationInput!) { publishIntegration(input: $input) { integration { version } } }';
const STATUS = 'query ($id: ID!) { integrationInstallation(id: $id) { status } }';

/** Publishes an integration and installs it in Acme on the guide, with this configuration. */
async function installed(version: object, configuration: object) {
  const name = await publish(world, version, 'eve');
  const { body } = await install(world, name, {
    configuration,
    selected_spaces: [{ space: ids.space('guide') }],
  });
  const path = at(name, body.id);
  return {
    name,
    id: body.id as string,
    path,
    status: async (): Promise<string> => (await world.as('ana').get(path)).body.status,
    token: async (): Promise<string> => (await world.as('ana').post(`${path}/tokens`)).body.token,
  };
}
const reads = async (token: string) =>
  (await world.with(token).get(`/v1/spaces/${ids.space('guide')}`)).status;
const eventsOf = async (id: string, person: Person, organization: string) =>
  (
    await world.as(person).get(`/v1/orgs/${organization}/audit-events?subject=${id}`)
  ).body.items.map(({ action, fields, related, actor }: Record<string, unknown>) => ({
    action,
    fields,
    related,
    actor,
  }));

describe('a version that requires more', () => {
  it('makes an installation pending and revokes its tokens until it is configured', async () => {
    const one = await installed(requiring('region'), { region: 'eu' });
    const token = await one.token();
    expect([await one.status(), await reads(token)]).toEqual(['active', 200]);
    await republish(one.name, requiring('region', 'key'));
    expect([await one.status(), await reads(token)]).toEqual(['pending', 401]);
    expect((await world.as('ana').query(STATUS, one)).data).toEqual({
      integrationInstallation: { status: 'PENDING' },
    });
    expect((await world.as('ana').post(`${one.path}/tokens`)).status).toBe(409);
    expect((await world.as('ana').patch(one.path, { status: 'active' })).body.error.reason).toBe(
      'INVALID_TRANSITION',
    );
    expect(
      (await world.as('ana').patch(one.path, { configuration: { region: 'eu', key: 'k' } })).body
        .status,
    ).toBe('active');
    expect([await reads(token), await reads(await one.token())]).toEqual([401, 200]);
  });

  it('works in GraphQL too', async () => {
    const one = await installed(requiring(), {});
    const input = {
      title: 'Example',
      description: 'An example.',
      script: 'x',
      organization: ids.umbrella,
      visibility: 'PUBLIC',
      configurations: requiring('key').configurations,
    };
    expect(
      (await world.as('eve').query(PUBLISH, { input: { name: one.name, ...input } })).data,
    ).toEqual({
      publishIntegration: { integration: { version: 2 } },
    });
    expect(await one.status()).toBe('pending');
  });

  it('keeps installations active that have the value or a default', async () => {
    const one = await installed(requiring('region'), { region: 'eu' });
    const token = await one.token();
    const version = requiring('region');
    const properties = {
      ...version.configurations.account.properties,
      retries: { type: 'number', default: 3 },
    };
    await republish(one.name, {
      ...version,
      configurations: { account: { properties, required: ['region', 'retries'] } },
    });
    expect([await one.status(), await reads(token)]).toEqual(['active', 200]);
  });

  it("is recorded in the organization's audit trail without the publishing user", async () => {
    const one = await installed(requiring(), {});
    await republish(one.name, requiring('key'));
    const { data } = await world
      .as('eve')
      .query('query ($name: String!) { integration(name: $name) { id } }', one);
    const [last, ...before] = await eventsOf(one.id, 'ana', ids.acme);
    expect([last, before.length]).toEqual([
      { action: 'installation.update', fields: ['status'], related: [data.integration.id] },
      1,
    ]);
    await republish(one.name, requiring('key'));
    expect((await eventsOf(one.id, 'ana', ids.acme)).length).toBe(2);
  });

  it('takes the same number of statements for five installations as for one', async () => {
    const [few, many] = [
      await publish(world, requiring(), 'eve'),
      await publish(world, requiring(), 'eve'),
    ];
    const crowds = await Promise.all([1, 2, 3, 4, 5].map(() => makeOrganization(world, 1)));
    const installations = [];
    for (const { id } of crowds)
      installations.push((await install(world, many, { organization: id })).body.id);
    await install(world, few);
    const count = async (name: string, version: object) =>
      (await statementsOf(() => republish(name, version))).length;
    for (const version of [requiring('key'), requiring()]) {
      const one = await count(few, version);
      expect(await count(many, version)).toBe(one);
    }
    expect(
      await Promise.all(
        installations.map(async (id) => (await world.as('ana').get(at(many, id))).body.status),
      ),
    ).toEqual(installations.map(() => 'active'));
  });
});

describe('a version that requires less', () => {
  it('activates an installation that lacked only that', async () => {
    const one = await installed(requiring('region'), { region: 'eu' });
    await republish(one.name, requiring('region', 'key'));
    await republish(one.name, requiring('region', 'other'));
    expect(await one.status()).toBe('pending');
    await republish(one.name, requiring('region'));
    expect(await one.status()).toBe('active');
    expect(
      (await eventsOf(one.id, 'ana', ids.acme)).map(({ action }: { action: string }) => action),
    ).toEqual(['installation.update', 'installation.update', 'installation.create']);
    expect(await reads(await one.token())).toBe(200);
  });

  it('activates an installation that never had it', async () => {
    const name = await publish(world, requiring('region'), 'eve');
    const { body } = await install(world, name);
    expect(body.status).toBe('pending');
    await republish(name, requiring());
    expect((await world.as('ana').get(at(name, body.id))).body.status).toBe('active');
  });

  it('leaves a paused installation paused, whatever it lacks', async () => {
    const one = await installed(requiring('region'), { region: 'eu' });
    await world.as('ana').patch(one.path, { status: 'paused' });
    await republish(one.name, requiring('region', 'key'));
    expect(await one.status()).toBe('paused');
    expect((await world.as('ana').patch(one.path, { status: 'active' })).body.error.reason).toBe(
      'INVALID_TRANSITION',
    );
    await republish(one.name, requiring('region'));
    expect(await one.status()).toBe('paused');
    expect((await world.as('ana').patch(one.path, { status: 'active' })).body.status).toBe(
      'active',
    );
  });
});

describe('a version and a concurrent change of an installation', () => {
  it('leave no installation active without required configuration', async () => {
    for (let i = 0; i < 5; i += 1) {
      const one = await installed(requiring(), {});
      await world.as('ana').patch(one.path, { status: 'paused' });
      await Promise.all([
        republish(one.name, requiring('key')),
        world.as('ana').patch(one.path, { status: 'active' }),
      ]);
      expect(await one.status()).not.toBe('active');
    }
  });
});
