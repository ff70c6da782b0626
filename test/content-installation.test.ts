/** Tests integrations on single spaces and sites: selection, configuration, status and lists. */
import { beforeAll, describe, expect, it } from 'vitest';
import { notFound, refused } from './content/expected.ts';
import { eventsOf } from './content/rows.ts';
import { install, publish } from './integration/support.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld();

const configurations = {
  space: {
    properties: {
      channel: { type: 'string' },
      color: { type: 'string', default: 'blue' },
    },
    required: ['channel'],
  },
  site: { properties: { banner: { type: 'boolean', default: true } } },
};
const FIELDS =
  '{ integrationName installation { id } spaceId space { title } siteId site { title } status configuration externalIds }';

/** Publishes an integration and installs it in acme. */
async function installed(fields: object = {}) {
  const name = await publish(world, { configurations, ...fields });
  const { body } = await install(world, name);
  const url = `/v1/integrations/${name}/installations/${body.id}`;
  return { name, id: body.id as string, url };
}

type Installed = Awaited<ReturnType<typeof installed>>;

const bodyOf = ({ name, id, url }: Installed, content: object, rest: object) => {
  const [[kind, contentId] = []] = Object.entries(content);
  const location = `${world.url}${url}/${kind}s/${contentId}`;
  const endpoint = `${location}/endpoint`;
  return {
    ...{ integration: name, installation: id, ...content, externalIds: [] },
    ...rest,
    urls: { location, publicEndpoint: endpoint, publicContentEndpoint: endpoint },
  };
};

const [space, site] = [ids.space('guide'), ids.site('help')];

describe('an installation on a space', () => {
  it('is created with the defaults, pending until it is configured, changed and deleted', async () => {
    const made = await installed();
    const [ana, one] = [world.as('ana'), `${made.url}/spaces/${space}`];
    const created = await ana.post(`${made.url}/spaces`, { space });
    const pending = bodyOf(
      made,
      { space },
      { status: 'pending', configuration: { color: 'blue' } },
    );
    expect([created.status, created.body]).toEqual([201, pending]);
    expect(created.headers.get('location')).toBe(`${world.url}${one}`);
    expect((await ana.post(`${made.url}/spaces`, { space })).body).toEqual(pending);
    expect((await ana.get(one)).body).toEqual(pending);
    const active = bodyOf(
      made,
      { space },
      {
        ...{ status: 'active', configuration: { color: 'blue', channel: 'docs' } },
        externalIds: ['project-7'],
      },
    );
    const changes = { configuration: { channel: 'docs' }, externalIds: ['project-7', 'project-7'] };
    expect((await ana.patch(one, changes)).body).toEqual(active);
    expect((await ana.patch(one, {})).body).toEqual(active);
    expect((await ana.get(`${made.url}/spaces`)).body).toEqual({ count: 1, items: [active] });
    expect(
      (await ana.get(`/v1/integrations/${made.name}/spaces?externalId=project-7`)).body,
    ).toEqual({ count: 1, items: [active] });
    expect((await ana.get(`/v1/integrations/${made.name}/spaces?externalId=other`)).body).toEqual({
      count: 0,
      items: [],
    });
    expect((await ana.get(made.url)).body.selected_spaces).toEqual([
      { space, configuration: { color: 'blue', channel: 'docs' } },
    ]);
    await ana.patch(made.url, { status: 'paused' });
    expect((await ana.get(one)).body).toEqual({ ...active, status: 'paused' });
    expect([(await ana.delete(one)).status, (await ana.delete(one)).status]).toEqual([205, 204]);
    expect((await ana.get(one)).body).toEqual(notFound);
    expect((await ana.patch(one, { externalIds: [] })).body).toEqual(notFound);
    const events = await eventsOf(world, ids.acme, 'installation.update');
    expect(events.filter(({ subjectId }) => subjectId === made.id)).toEqual([
      { subjectId: made.id, fields: ['selectedSpaces'], related: [space] },
      { subjectId: made.id, fields: ['status'], related: [] },
      { subjectId: made.id, fields: ['configuration', 'externalIds'], related: [space] },
      { subjectId: made.id, fields: ['selectedSpaces'], related: [space] },
    ]);
  });

  it('refuses another target, unknown content and an invalid configuration', async () => {
    const [ofSites, all] = [await installed({ target: 'site' }), await installed()];
    const ana = world.as('ana');
    expect((await ana.post(`${ofSites.url}/spaces`, { space })).body).toEqual(
      refused(400, 'BAD_USER_INPUT', 'This integration is not installed on single spaces.', {
        field: 'space',
      }),
    );
    expect((await ana.post(`${all.url}/spaces`, { space: ids.space('secrets') })).body).toEqual(
      refused(400, 'BAD_USER_INPUT', 'There is no such space in the organization.', {
        field: 'space',
      }),
    );
    await ana.post(`${all.url}/spaces`, { space });
    const { body } = await ana.patch(`${all.url}/spaces/${space}`, { configuration: {} });
    expect(body).toEqual(
      refused(400, 'BAD_USER_INPUT', 'This is required.', { field: 'configuration.channel' }),
    );
  });

  it('is hidden from members who are not admins', async () => {
    const made = await installed();
    await world.as('ana').post(`${made.url}/spaces`, { space });
    for (const person of ['ben', 'eve'] as const) {
      const { status } = await world.as(person).get(`${made.url}/spaces/${space}`);
      expect([person, status]).toEqual([person, person === 'ben' ? 403 : 404]);
      const list = await world.as(person).get(`/v1/integrations/${made.name}/spaces`);
      expect(list.body).toEqual({ count: 0, items: [] });
    }
    expect((await world.as('ben').post(`${made.url}/spaces`, { space })).status).toBe(403);
    expect((await world.as('ben').delete(`${made.url}/spaces/${space}`)).status).toBe(403);
  });
});

describe('an installation on a site', () => {
  let made: Installed;
  beforeAll(async () => {
    made = await installed();
  });

  it('is created, changed, listed and deleted in both APIs', async () => {
    const ana = world.as('ana');
    const created = await ana.post(`${made.url}/sites`, { siteId: site });
    const body = bodyOf(made, { site }, { status: 'active', configuration: { banner: true } });
    expect([created.status, created.body]).toEqual([201, body]);
    expect((await ana.get(`${made.url}/sites`)).body).toEqual({ count: 1, items: [body] });
    expect((await ana.get(`/v1/integrations/${made.name}/sites`)).body).toEqual({
      count: 1,
      items: [body],
    });
    const input = { installationId: made.id, contentId: site };
    const { data } = await ana.query(
      `mutation ($input: UpdateContentInstallationInput!) { updateContentInstallation(input: $input) { contentInstallation ${FIELDS} } }`,
      { input: { ...input, configuration: { banner: false }, externalIds: ['a'] } },
    );
    const node = {
      ...{ integrationName: made.name, installation: { id: made.id } },
      ...{ spaceId: null, space: null, siteId: site, site: { title: 'Acme Help' } },
      ...{ status: 'ACTIVE', configuration: { banner: false }, externalIds: ['a'] },
    };
    expect(data).toEqual({ updateContentInstallation: { contentInstallation: node } });
    const read = await ana.query(
      `query ($id: ID!, $site: ID!, $space: ID!, $name: String!) {
        integrationInstallation(id: $id) {
          siteInstallations { totalCount nodes ${FIELDS} }
          spaceInstallations { totalCount }
          contentInstallation(contentId: $site) ${FIELDS}
          none: contentInstallation(contentId: $space) { status }
        }
        integration(name: $name) { siteInstallations(filter: { externalId: "a" }) { nodes ${FIELDS} } }
      }`,
      { id: made.id, site, space, name: made.name },
    );
    expect(read.data).toEqual({
      integrationInstallation: {
        siteInstallations: { totalCount: 1, nodes: [node] },
        spaceInstallations: { totalCount: 0 },
        contentInstallation: node,
        none: null,
      },
      integration: { siteInstallations: { nodes: [node] } },
    });
    const removed = await ana.query(
      'mutation ($input: UninstallFromContentInput!) { uninstallFromContent(input: $input) { contentId } }',
      { input },
    );
    expect(removed.data).toEqual({ uninstallFromContent: { contentId: site } });
    const again = await ana.query(
      'mutation ($input: InstallOnSpaceInput!) { installOnSpace(input: $input) { contentInstallation { status spaceId } } }',
      { input: { installationId: made.id, spaceId: space } },
    );
    expect(again.data).toEqual({
      installOnSpace: { contentInstallation: { status: 'PENDING', spaceId: space } },
    });
  });
});

describe('the integrations of a space or site', () => {
  it('are those with an active installation in whose scope it is, for every reader', async () => {
    const [onSpace, onAll, paused] = [await installed(), await installed(), await installed()];
    const ana = world.as('ana');
    await ana.post(`${onSpace.url}/spaces`, { space });
    await ana.patch(onAll.url, { space_selection: 'all', site_selection: 'all' });
    await ana.post(`${paused.url}/spaces`, { space });
    await ana.patch(paused.url, { status: 'paused' });
    const names = async (url: string) =>
      (await world.as('cat').get(url)).body.items.map(({ name }: { name: string }) => name);
    const known = [onSpace.name, onAll.name, paused.name];
    const of = async (url: string) =>
      (await names(url)).filter((one: string) => known.includes(one));
    expect(await of(`/v1/spaces/${space}/integrations`)).toEqual([onSpace.name, onAll.name]);
    expect(await of(`/v1/spaces/${ids.space('onboarding')}/integrations`)).toEqual([onAll.name]);
    expect(await of(`/v1/orgs/${ids.acme}/sites/${site}/integrations`)).toEqual([onAll.name]);
    expect(await names(`/v1/spaces/${space}/integrations?search=${onAll.name}`)).toEqual([
      onAll.name,
    ]);
    expect((await world.as('eve').get(`/v1/spaces/${space}/integrations`)).status).toBe(404);
  });

  it('are read with the same statements for many as for one', async () => {
    const count = () =>
      world.countStatements('ana', (visitor) => visitor.get(`/v1/spaces/${space}/integrations`));
    const before = await count();
    const made = await installed();
    await world.as('ana').post(`${made.url}/spaces`, { space });
    expect([before, await count()]).toEqual([4, 4]);
  });
});
