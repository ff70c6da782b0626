/** Tests the integrations of an organization: those it can install, and those installed. */
import { beforeAll, describe, expect, it } from 'vitest';
import { forbidden, notFound, refused } from './content/expected.ts';
import { install, publish } from './integration/support.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld();
const url = `/v1/orgs/${ids.acme}/integrations`;
const statusUrl = `${url}/installations-status`;
const [space, hidden, site] = [ids.space('guide'), ids.space('scratch'), ids.site('help')];

/** Publishes an integration and installs it in acme on a space and a site. */
async function installed(fields: object = {}) {
  const name = await publish(world, fields);
  const { body } = await install(world, name);
  const ofInstallation = `/v1/integrations/${name}/installations/${body.id}`;
  return { name, url: ofInstallation };
}

/** An installed integration in a list. */
interface Item {
  readonly integration: { readonly name: string };
  readonly target: { readonly spaceId: string };
}

type Installed = Awaited<ReturnType<typeof installed>>;

const bodyOf = async (name: string) => (await world.as('ana').get(`/v1/integrations/${name}`)).body;

const namesOf = (body: { items: { integration?: { name: string }; name?: string }[] }) =>
  body.items.map(({ integration, name }) => integration?.name ?? name);

describe('the integrations that an organization can install', () => {
  it('are the public ones and its own, with the conditions of all integrations', async () => {
    const own = await publish(world, { visibility: 'private', categories: ['marketing'] });
    const theirs = await publish(world, { organization: ids.umbrella }, 'eve');
    const unlisted = await publish(
      world,
      { organization: ids.umbrella, visibility: 'unlisted' },
      'eve',
    );
    const secret = await publish(
      world,
      { organization: ids.umbrella, visibility: 'private' },
      'eve',
    );
    const { body } = await world.as('ana').get(url);
    const names = namesOf(body);
    expect([own, theirs, unlisted, secret].map((name) => names.includes(name))).toEqual([
      ...[true, true, false, false],
    ]);
    expect((await world.as('ana').get(`${url}?search=${own}`)).body).toEqual({
      count: 1,
      items: [await bodyOf(own)],
    });
    expect(namesOf((await world.as('ana').get(`${url}?category=marketing`)).body)).toEqual([own]);
    expect(namesOf((await world.as('ana').get(`${url}?owner=${ids.umbrella}`)).body)).toEqual([
      theirs,
    ]);
    expect((await world.as('ana').get(`${url}?blocks=true&blockDomain=none.test`)).body).toEqual({
      count: 0,
      items: [],
    });
    expect((await world.as('ana').get(`${url}?scope=unknown`)).body).toEqual(
      refused(400, 'BAD_USER_INPUT', 'There is no such scope of integrations.', { field: 'scope' }),
    );
    const { data } = await world.as('ana').query(
      `query ($id: ID!, $search: String!) { organization(id: $id) {
        integrations(filter: { search: $search }, orderBy: { field: TITLE, direction: ASC }) { totalCount nodes { name } }
      } }`,
      { id: ids.acme, search: own },
    );
    expect(data).toEqual({
      organization: { integrations: { totalCount: 1, nodes: [{ name: own }] } },
    });
  });

  it('are listed for members with the role edit or higher', async () => {
    const { status } = await world.as('ben').get(url);
    const reader = await world.as('cat').get(url);
    const stranger = await world.as('eve').get(url);
    expect([status, reader.status, stranger.status]).toEqual([200, 403, 404]);
    expect(reader.body).toEqual(forbidden('edit', 'comment'));
    expect(stranger.body).toEqual(notFound);
  });
});

describe('the integrations that are installed', () => {
  let [first, second]: Installed[] = [];

  /** Returns the items about the integrations of these tests: the demo has others. */
  const ofThese = ({ items }: { readonly items: readonly Item[] }) =>
    items.filter(({ integration: { name } }) => [first?.name, second?.name].includes(name));

  beforeAll(async () => {
    first = await installed({ title: 'An example of many' });
    second = await installed({
      title: 'Barely an example',
      configurations: {
        account: { properties: { key: { type: 'string' } }, required: ['key'] },
        site: { properties: { id: { type: 'string' } }, required: ['id'] },
      },
    });
    await world.as('ana').post(`${first.url}/spaces`, { space });
    await world.as('ana').post(`${first.url}/spaces`, { space: hidden });
    await world.as('ana').post(`${first.url}/sites`, { siteId: site });
    await world.as('ana').patch(second.url, { configuration: { key: 'k' } });
    await world.as('ana').post(`${second.url}/sites`, { siteId: site });
    await world.as('ana').patch(first.url, { status: 'paused' });
  });

  it('are those of the organization by default, with the status of each', async () => {
    const target = { type: 'organization', organizationId: ids.acme };
    const items = [
      { status: 'paused', integration: await bodyOf(first?.name ?? ''), target },
      { status: 'active', integration: await bodyOf(second?.name ?? ''), target },
    ];
    const { body } = await world.as('ana').get(statusUrl);
    expect(ofThese(body)).toEqual(items);
    expect((await world.as('ana').get(`${statusUrl}?target=organization`)).body).toEqual(body);
  });

  it('are those on sites or on spaces with that target, and on one of them by its id', async () => {
    const target = { type: 'site', siteId: site };
    const onSite = {
      count: 2,
      items: [
        { status: 'paused', integration: await bodyOf(first?.name ?? ''), target },
        { status: 'pending', integration: await bodyOf(second?.name ?? ''), target },
      ],
    };
    const read = async (query: string) => (await world.as('ana').get(`${statusUrl}?${query}`)).body;
    expect(await read('target=site')).toEqual(onSite);
    expect(await read(`target=site&site=${site}`)).toEqual(onSite);
    expect(await read(`target=site&site=${ids.site('board')}`)).toEqual({ count: 0, items: [] });
    expect(ofThese(await read(`target=space&space=${space}`))).toEqual([
      {
        status: 'paused',
        integration: await bodyOf(first?.name ?? ''),
        target: { type: 'space', spaceId: space },
      },
    ]);
  });

  it('name only spaces that the caller can read', async () => {
    const spaces = async (person: 'ana' | 'ben') =>
      ofThese((await world.as(person).get(`${statusUrl}?target=space`)).body).map(
        ({ target }) => target.spaceId,
      );
    const readable = async (id: string) =>
      (await world.as('ben').get(`/v1/spaces/${id}`)).status === 200;
    const expected = [];
    for (const id of [space, hidden]) if (await readable(id)) expected.push(id);
    expect((await spaces('ana')).toSorted()).toEqual([space, hidden].toSorted());
    expect((await spaces('ben')).toSorted()).toEqual(expected.toSorted());
  });

  it('refuses a space or a site with another target', async () => {
    expect((await world.as('ana').get(`${statusUrl}?space=${space}`)).body).toEqual(
      refused(400, 'BAD_USER_INPUT', 'Select the target `space` to name a space.', {
        field: 'space',
      }),
    );
    expect((await world.as('ana').get(`${statusUrl}?target=space&site=${site}`)).body).toEqual(
      refused(400, 'BAD_USER_INPUT', 'Select the target `site` to name a site.', {
        field: 'site',
      }),
    );
  });

  it('have their status at an address of their own, which is 404 for others', async () => {
    const other = await publish(world);
    const read = (name: string | undefined, person: 'ana' | 'cat' | 'eve' = 'ana') =>
      world.as(person).get(`${url}/${name}/installation_status`);
    expect((await read(first?.name)).body).toEqual({ status: 'paused' });
    expect((await read(second?.name)).body).toEqual({ status: 'active' });
    expect((await read(other)).body).toEqual(notFound);
    expect((await read('no-such-integration')).body).toEqual(notFound);
    expect((await read(first?.name, 'cat')).body).toEqual(forbidden('edit', 'comment'));
    expect((await read(first?.name, 'eve')).body).toEqual(notFound);
  });

  it('are read with their targets in GraphQL', async () => {
    const { data } = await world.as('ana').query(
      `query ($id: ID!, $site: ID!, $name: String!) { organization(id: $id) {
        installedIntegrations(filter: { target: SITE, siteId: $site }) {
          totalCount
          nodes { status integration { name } target { type organizationId siteId site { title } spaceId space { id } } }
        }
        installedIntegration(name: $name) { target { organization { id } } }
        none: installedIntegration(name: "none") { status }
      } }`,
      { id: ids.acme, site, name: first?.name },
    );
    const target = {
      ...{ type: 'SITE', organizationId: null, siteId: site, site: { title: 'Acme Help' } },
      ...{ spaceId: null, space: null },
    };
    expect(data).toEqual({
      organization: {
        installedIntegrations: {
          totalCount: 2,
          nodes: [
            { status: 'PAUSED', integration: { name: first?.name }, target },
            { status: 'PENDING', integration: { name: second?.name }, target },
          ],
        },
        installedIntegration: { target: { organization: { id: ids.acme } } },
        none: null,
      },
    });
  });

  it('are read with the same statements for many as for one', async () => {
    const count = (limit: number) =>
      world.countStatements('ana', (visitor) =>
        visitor.get(`${statusUrl}?target=site&limit=${limit}`),
      );
    expect([await count(1), await count(2)]).toEqual([5, 5]);
  });
});
