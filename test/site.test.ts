import { describe, expect, it } from 'vitest';
import { newId } from '../src/data/new-id.ts';
import { bad, badAt, fault, faultsOf, forbidden, forbiddenAt, notFound, notFoundAt, refused } from './content/expected.ts';
import { eventsOf, makeHouse, makeNest, makeSpaces, visitorOf } from './content/rows.ts';
import { CREATE, DELETE, GET, letDan, type MadeSite, makeOwnSpace, makeSite, PUBLISH, siteBody, siteNode, sitesOf, UNPUBLISH, UPDATE } from './site/made.ts';
import { statementsOf } from './statements.ts';
import { ids, useWorld, type Visitor } from './support.ts';

const world = useWorld({ PUBLIC_URL: 'https://docs.test' });

const SET_DEFAULT = 'mutation ($id: ID!, $input: UpdateOrganizationInput!) { updateOrganization(id: $id, input: $input) { organization { defaultContent { type site } } } }';
const NODE = 'query ($id: ID!) { node(id: $id) { __typename id } }';

/** What is expected of a site of a test at both doors, after this. */
const shown = ({ id, createdAt, basename }: MadeSite, rest: object = {}) => siteBody(world, { id, createdAt, basename, ...rest });

const eventsAbout = async (action: string, { id }: MadeSite) => (await eventsOf(world, ids.acme, action)).filter(({ subjectId }) => subjectId === id);

describe('a site', () => {
  it('shows all that is stored of it', async () => {
    const site = await makeSite(world, { title: 'Stored' });
    await world.door.database.prisma.site.update({
      where: { key: { id: site.id, organizationId: ids.acme } },
      data: {
        ...{ hostname: 'docs.acme.example', published: true, proxy: 'acme.example/docs' },
        icon: { icon: { light: 'https://acme.example/light.png', dark: 'https://acme.example/dark.png' } },
        ads: { status: 'IN_REVIEW', submittable: true },
        features: [{ id: 'advanced', plan: 'premium', frozen: false, customizations: ['header'] }, { id: 'plain' }],
      },
    });
    const { body } = await world.as('cat').get(site.url);
    const stored = {
      ...{ title: 'Stored', hostname: 'docs.acme.example', published: 'https://docs.acme.example' },
      proxy: { origin: 'acme.example/docs', target: 'https://docs.acme.example' },
      icon: { icon: { light: 'https://acme.example/light.png', dark: 'https://acme.example/dark.png' } },
    };
    const advanced = { id: 'advanced', plan: 'premium', frozen: false, customizations: ['header'] };
    expect(body).toEqual(shown(site, { ...stored, ads: { status: 'in-review', submittable: true }, features: [advanced, { id: 'plain' }] }));
    const { data } = await world.as('cat').query(GET, site.at);
    const features = [advanced, { id: 'plain', plan: null, frozen: null, customizations: null }];
    expect(data).toEqual({ site: siteNode(shown(site, { ...stored, ads: { status: 'IN_REVIEW', submittable: true }, features })) });
  });

  it('is not there for a stranger, whatever he asks', async () => {
    const site = await makeSite(world, { title: 'Not for eve' });
    const eve = world.as('eve');
    const umbrella = `${sitesOf(ids.umbrella)}/${site.id}`;
    for (const url of [site.url, umbrella, `${sitesOf()}/site_1`, `${sitesOf()}/${ids.space('guide')}`]) {
      expect((await eve.get(url)).body).toEqual(notFound);
      expect((await eve.patch(url, { title: 'Mine' })).body).toEqual(notFound);
      for (const path of ['/publish', '/unpublish']) expect((await eve.post(url + path)).body).toEqual(notFound);
      for (const path of ['/adaptive-schema', '/adaptive-schema/template-conditions', '/share-links']) expect((await eve.get(url + path)).body).toEqual(notFound);
      expect((await eve.put(`${url}/adaptive-schema`, { jsonSchema: { type: 'object' } })).body).toEqual(notFound);
      expect((await eve.post(`${url}/share-links`, { name: 'Mine' })).body).toEqual(notFound);
    }
    expect((await eve.delete(site.url)).body).toEqual(notFound);
    expect((await eve.delete(umbrella)).status).toBe(205);
    for (const [document, root] of [
      [DELETE, 'deleteSite'],
      [PUBLISH, 'publishSite'],
      [UNPUBLISH, 'unpublishSite'],
    ] as const) {
      expect(faultsOf(await eve.query(document, site.at))).toEqual(notFoundAt(root));
    }
    expect(faultsOf(await eve.query(GET, site.at))).toEqual(notFoundAt('site'));
    expect(faultsOf(await eve.query(UPDATE, { ...site.at, input: { title: 'Mine' } }))).toEqual(notFoundAt('updateSite'));
    expect((await eve.query(NODE, { id: site.id })).data).toEqual({ node: null });
    expect((await world.as('ana').get(`${sitesOf(ids.umbrella)}/${site.id}`)).body).toEqual(notFound);
    expect((await world.nobody.get(site.url)).status).toBe(401);
    expect((await world.as('ana').get(site.url)).body).toEqual(shown(site, { title: 'Not for eve' }));
  });
});

describe('changing a site', () => {
  it('changes each field that is given, and no other', async () => {
    const site = await makeSite(world, { title: 'Before' });
    const target = `https://docs.test/acme-docs`;
    let expected: object = { title: 'Before' };
    for (const [input, change] of [
      [{ title: 'Ab' }, { title: 'Ab' }],
      [{ visibility: 'unlisted' }, { visibility: 'unlisted' }],
      [{ adaptiveContent: { enabled: true } }, { adaptiveContent: { enabled: true } }],
      [{ agentsContext: 'excluded' }, { agentsContext: 'excluded' }],
      [{ proxy: 'a-b.acme.example/docs/v1' }, { proxy: { origin: 'a-b.acme.example/docs/v1', target: `${target}/${site.basename}` } }],
      [{ basename: 'b' }, { basename: 'b', proxy: { origin: 'a-b.acme.example/docs/v1', target: `${target}/b` } }],
      [{}, {}],
    ]) {
      expected = { ...expected, ...change };
      const { status, body } = await world.as('ana').patch(site.url, input);
      expect([status, body]).toEqual([200, shown(site, expected)]);
      expect((await world.as('ana').get(site.url)).body).toEqual(body);
    }
    const { proxy: _, ...withoutProxy } = { proxy: null, ...expected };
    expect((await world.as('ana').patch(site.url, { proxy: null })).body).toEqual(shown(site, withoutProxy));
    const all = { title: 'All', visibility: 'SHARE_LINK', basename: 'all-of-it', adaptiveContent: { enabled: false }, agentsContext: 'INCLUDED', proxy: 'acme.example/all' };
    const { data } = await world.as('ana').query(UPDATE, { ...site.at, input: all });
    const after = { title: 'All', visibility: 'share-link', basename: 'all-of-it', proxy: { origin: 'acme.example/all', target: `${target}/all-of-it` } };
    expect(data).toEqual({ updateSite: { site: siteNode(shown(site, after)) } });
    expect((await eventsAbout('site.update', site)).slice(0, 3)).toEqual([
      { subjectId: site.id, fields: Object.keys(all), related: [] },
      { subjectId: site.id, fields: ['proxy'], related: [] },
      { subjectId: site.id, fields: [], related: [] },
    ]);
  });

  it('says what it opens with: a site space of the root, else of the default section', async () => {
    const [one, two] = [await makeOwnSpace(world, 'One'), await makeOwnSpace(world, 'Two')];
    const site = await makeSite(world, { title: 'Opening', spaces: [one, two] });
    const { items } = (await world.as('ana').get(`${site.url}/site-spaces`)).body;
    const changed = await world.as('ana').patch(site.url, { defaultSiteSpace: items[1].id });
    expect(changed.body).toEqual(shown(site, { title: 'Opening', siteSpaces: 2, defaultSpace: two }));
    const section = async (spaceId: string) => (await world.as('ana').post(`${site.url}/sections`, { spaceId })).body.id;
    const [first, second] = [await section(one), await section(two)];
    expect((await world.as('ana').patch(site.url, { defaultSiteSection: second })).body).toEqual(shown(site, { title: 'Opening', siteSpaces: 4, defaultSpace: two }));
    const none = 'This is no site space of the root, or of the default section.';
    expect((await world.as('ana').patch(site.url, { defaultSiteSpace: items[0].id })).body).toEqual(bad('defaultSiteSpace', none));
    const input = { defaultSiteSection: first, defaultSiteSpace: items[0].id };
    expect((await world.as('ana').query(UPDATE, { ...site.at, input })).data.updateSite.site.defaultSpaceId).toBe(one);
    const other = await makeSite(world, { title: 'Another opening', spaces: [one] });
    const foreign = (await world.as('ana').get(`${other.url}/site-spaces`)).body.items[0].id;
    expect((await world.as('ana').patch(site.url, { defaultSiteSpace: foreign })).body).toEqual(bad('defaultSiteSpace', none));
    expect((await world.as('ana').patch(other.url, { defaultSiteSection: first })).body).toEqual(bad('defaultSiteSection', 'This is no section of the site.'));
    expect(faultsOf(await world.as('ana').query(UPDATE, { ...other.at, input: { defaultSiteSection: first } }))).toEqual(
      badAt('updateSite', 'input.defaultSiteSection', 'This is no section of the site.'),
    );
  });

  it('takes a basename that no other site of the organization has', async () => {
    const [site, other] = [await makeSite(world, { title: 'Taken' }), await makeSite(world, { title: 'Taking' })];
    const taken = 'Another site of the organization has this basename.';
    expect((await world.as('ana').patch(other.url, { basename: 'taken' })).body).toEqual(refused(409, 'ALREADY_EXISTS', taken, { field: 'basename' }));
    const graph = await world.as('ana').query(UPDATE, { ...other.at, input: { basename: 'taken' } });
    expect(faultsOf(graph)).toEqual(fault(['updateSite'], 'ALREADY_EXISTS', taken, { field: 'input.basename' }));
    expect((await world.as('ana').patch(site.url, { basename: 'taken' })).status).toBe(200);
    const { id: house } = await makeHouse(world);
    expect((await world.as('ana').patch((await makeSite(world, {}, house)).url, { basename: 'taken' })).body.basename).toBe('taken');
    const [one, two] = await Promise.all([site, other].map(({ url }) => world.as('ana').patch(url, { basename: 'wanted' })));
    expect([one?.status, two?.status].sort()).toEqual([200, 409]);
    expect([one?.body, two?.body].find((body) => 'error' in body)).toEqual(refused(409, 'ALREADY_EXISTS', taken, { field: 'basename' }));
  });

  const proxyPattern = '^([\\w-]+\\.)*[\\w-]+\\.[a-zA-Z]{2,}(\\/[\\w-]+)+$';
  it.each([
    [{ title: 'a' }, 'title', 'title must have 2 to 128 characters, and has 1.'],
    [{ title: 'a'.repeat(129) }, 'title', 'title must have 2 to 128 characters, and has 129.'],
    [{ title: null }, 'title', 'title may be left out, but not null.'],
    [{ visibility: 'private' }, 'visibility', 'visibility must be one of public, unlisted, share-link, visitor-auth.'],
    [{ visibility: null }, 'visibility', 'visibility may be left out, but not null.'],
    [{ basename: '' }, 'basename', 'basename must have 1 to 100 characters, and has 0.'],
    [{ basename: 'a'.repeat(101) }, 'basename', 'basename must have 1 to 100 characters, and has 101.'],
    [{ basename: 'a/b' }, 'basename', 'basename must match ^[a-z0-9]([a-z0-9-]*[a-z0-9])?$.'],
    [{ basename: 'A' }, 'basename', 'basename must match ^[a-z0-9]([a-z0-9-]*[a-z0-9])?$.'],
    [{ basename: '..' }, 'basename', 'basename must match ^[a-z0-9]([a-z0-9-]*[a-z0-9])?$.'],
    [{ basename: null }, 'basename', 'basename may be left out, but not null.'],
    [{ proxy: 'acme.example' }, 'proxy', `proxy must match ${proxyPattern}.`],
    [{ proxy: 'https://acme.example/docs' }, 'proxy', `proxy must match ${proxyPattern}.`],
    [{ proxy: 'acme.example/docs/' }, 'proxy', `proxy must match ${proxyPattern}.`],
    [{ proxy: `acme.example/${'a'.repeat(500)}` }, 'proxy', 'proxy must have at most 512 characters, and has 513.'],
    [{ adaptiveContent: null }, 'adaptiveContent', 'adaptiveContent may be left out, but not null.'],
    [{ adaptiveContent: {} }, 'adaptiveContent.enabled', 'adaptiveContent.enabled is needed.'],
    [{ adaptiveContent: { enabled: 1 } }, 'adaptiveContent.enabled', 'adaptiveContent.enabled must be true or false.'],
    [{ agentsContext: 'all' }, 'agentsContext', 'agentsContext must be one of excluded, included.'],
    [{ defaultSiteSpace: ids.space('guide') }, 'defaultSiteSpace', 'defaultSiteSpace must be the id of a site space, such as sts_….'],
    [{ defaultSiteSpace: null }, 'defaultSiteSpace', 'defaultSiteSpace may be left out, but not null.'],
    [{ defaultSiteSection: newId('SiteSection') }, 'defaultSiteSection', 'This is no section of the site.'],
    [
      { published: true },
      'published',
      'There is no field `published` here. There is: `title`, `visibility`, `basename`, `adaptiveContent`, `agentsContext`, `defaultSiteSpace`, `defaultSiteSection`, `proxy`.',
    ],
  ])('is refused: %#', async (input, field, message) => {
    const site = await makeSite(world, { title: 'Kept as it was' });
    const { status, body } = await world.as('ana').patch(site.url, { agentsContext: 'excluded', ...input });
    expect([status, body]).toEqual([400, bad(field, message)]);
    expect((await world.as('ana').get(site.url)).body).toEqual(shown(site, { title: 'Kept as it was' }));
  });

  it('needs the role create; visibility an admin, or who made the site', async () => {
    const house = await makeHouse(world, ['CREATE', 'CREATE', 'EDIT', null]);
    const [maker, other, editor, guest] = await Promise.all([1, 2, 3, 4].map((n) => visitorOf(world, house, n)));
    if (!maker || !other || !editor || !guest) throw new Error('Four people were made.');
    const [space = ''] = await makeSpaces(world, house.id, 1);
    await world.as('ana').post(`/v1/spaces/${space}/permissions/users/${house.userIds[4]}`, { role: 'admin' });
    const { id } = (await maker.post(sitesOf(house.id), { title: 'Of the maker', spaces: [space] })).body;
    const url = `${sitesOf(house.id)}/${id}`;
    const change = async (visitor: Visitor, input: object) => (await visitor.patch(url, input)).body;
    expect((await change(maker, { visibility: 'unlisted' })).visibility).toBe('unlisted');
    expect((await change(world.as('ana'), { visibility: 'public' })).visibility).toBe('public');
    expect((await change(other, { title: 'By another', visibility: 'public' })).title).toBe('By another');
    expect(await change(other, { title: 'No', visibility: 'unlisted' })).toEqual(forbidden('admin', 'create'));
    expect(faultsOf(await other.query(UPDATE, { org: house.id, id, input: { visibility: 'UNLISTED' } }))).toEqual(forbiddenAt('updateSite', 'admin', 'create'));
    for (const [visitor, has] of [
      [editor, 'edit'],
      [guest, 'guest'],
    ] as const) {
      expect(await change(visitor, { title: 'No' })).toEqual(forbidden('create', has));
      expect((await visitor.delete(url)).body).toEqual(forbidden('create', has));
      expect(faultsOf(await visitor.query(UPDATE, { org: house.id, id, input: {} }))).toEqual(forbiddenAt('updateSite', 'create', has));
      expect(faultsOf(await visitor.query(DELETE, { org: house.id, id }))).toEqual(forbiddenAt('deleteSite', 'create', has));
    }
    const { title, visibility, published } = (await guest.get(url)).body;
    expect([title, visibility, published]).toEqual(['By another', 'public', false]);
  });
});

describe('publishing a site', () => {
  it('gives it an address with the hostname of the organization, as often as it is said', async () => {
    const site = await makeSite(world, { title: 'Public' });
    for (const _ of [1, 2]) {
      const { status, body } = await world.as('ana').post(`${site.url}/publish`);
      expect([status, body]).toEqual([200, shown(site, { title: 'Public', published: 'https://docs.test/acme-docs/public' })]);
      expect((await world.as('ben').get(site.url)).body).toEqual(body);
    }
    for (const _ of [1, 2]) {
      const { status, body } = await world.as('ana').post(`${site.url}/unpublish`, {});
      expect([status, body]).toEqual([200, shown(site, { title: 'Public' })]);
    }
    const { data } = await world.as('ana').query(PUBLISH, site.at);
    expect(data).toEqual({ publishSite: { site: siteNode(shown(site, { title: 'Public', published: 'https://docs.test/acme-docs/public' })) } });
    expect((await world.as('ana').query(UNPUBLISH, site.at)).data).toEqual({ unpublishSite: { site: siteNode(shown(site, { title: 'Public' })) } });
    for (const action of ['site.publish', 'site.unpublish']) expect((await eventsAbout(action, site)).map(({ fields }) => fields)).toEqual([['published'], [], ['published']]);
  });

  it('follows the hostname when that changes; without one the id stands there', async () => {
    const { id: house } = await makeHouse(world);
    const site = await makeSite(world, { title: 'Hosted' }, house);
    const address = async () => (await world.as('ana').get(site.url)).body.urls.published;
    await world.as('ana').post(`${site.url}/publish`);
    expect(await address()).toBe(`https://docs.test/${house}/hosted`);
    await world.as('ana').patch(`/v1/orgs/${house}`, { hostname: 'hosted-docs' });
    expect(await address()).toBe('https://docs.test/hosted-docs/hosted');
  });

  it('is for admins, and for who made the site', async () => {
    const house = await makeHouse(world, ['CREATE', 'CREATE', 'READ', null]);
    const [maker, other, reader, guest] = await Promise.all([1, 2, 3, 4].map((n) => visitorOf(world, house, n)));
    if (!maker || !other || !reader || !guest) throw new Error('Four people were made.');
    const { id } = (await maker.post(sitesOf(house.id), { title: 'Of the maker' })).body;
    const [url, variables] = [`${sitesOf(house.id)}/${id}`, { org: house.id, id }];
    for (const visitor of [maker, world.as('ana')]) {
      expect((await visitor.post(`${url}/publish`)).body.published).toBe(true);
      expect((await visitor.query(UNPUBLISH, variables)).data.unpublishSite.site.published).toBe(false);
    }
    for (const [visitor, has] of [
      [other, 'create'],
      [reader, 'read'],
    ] as const) {
      for (const path of ['publish', 'unpublish']) expect((await visitor.post(`${url}/${path}`)).body).toEqual(forbidden('admin', has));
      expect(faultsOf(await visitor.query(PUBLISH, variables))).toEqual(forbiddenAt('publishSite', 'admin', has));
      expect(faultsOf(await visitor.query(UNPUBLISH, variables))).toEqual(forbiddenAt('unpublishSite', 'admin', has));
    }
    for (const path of ['publish', 'unpublish']) expect((await guest.post(`${url}/${path}`)).body).toEqual(notFound);
    expect((await maker.delete(url)).status).toBe(205);
  });

  it('is not for a token that may only write sites', async () => {
    const site = await makeSite(world);
    const writer = world.with(await world.tokenOf(ids.user('ana'), { scopes: ['site:read', 'site:write'] }));
    expect((await writer.post(`${site.url}/publish`)).body.error.details).toEqual({ needs: 'site:publish', has: ['site:read', 'site:write'] });
    expect((await writer.patch(site.url, { title: 'Written' })).status).toBe(200);
  });
});

describe('deleting a site', () => {
  it('takes all of its parts along, and none of its spaces', async () => {
    const [one, two] = [await makeOwnSpace(world, 'One'), await makeOwnSpace(world, 'Two')];
    const site = await makeSite(world, { title: 'Deleted', spaces: [one] });
    const section = (await world.as('ana').post(`${site.url}/sections`, { spaceId: two })).body.id;
    await world.as('ana').post(`${site.url}/section-groups`, { title: 'Group', sections: [section] });
    await world.as('ana').post(`${site.url}/share-links`, { name: 'Link' });
    for (const _ of [1, 2]) {
      const { status, body } = await world.as('ana').delete(site.url);
      expect([status, body]).toEqual([205, undefined]);
    }
    expect((await world.as('ana').get(site.url)).body).toEqual(notFound);
    const { prisma } = world.door.database;
    const where = { siteId: site.id };
    const left = await Promise.all([prisma.siteSpace.count({ where }), prisma.siteSection.count({ where }), prisma.siteSectionGroup.count({ where }), prisma.shareLink.count({ where })]);
    expect(left).toEqual([0, 0, 0, 0]);
    for (const space of [one, two]) expect((await world.as('ana').get(`/v1/spaces/${space}`)).body.id).toBe(space);
    expect(await eventsAbout('site.delete', site)).toEqual([{ subjectId: site.id, fields: [], related: [] }]);
    expect((await world.as('ana').delete(`${sitesOf()}/site_1`)).body).toEqual(notFound);
    expect((await world.as('ana').query(DELETE, site.at)).data).toEqual({ deleteSite: { deletedSiteId: null } });
    const again = await makeSite(world, { title: 'Deleted' });
    expect((await world.as('ana').query(DELETE, again.at)).data).toEqual({ deleteSite: { deletedSiteId: again.id } });
  });

  it('does nothing for a guest who does not see it', async () => {
    const site = await makeSite(world, { title: 'Unseen' });
    expect((await world.as('dan').delete(site.url)).status).toBe(205);
    expect((await world.as('dan').query(DELETE, site.at)).data).toEqual({ deleteSite: { deletedSiteId: null } });
    expect((await world.as('ana').get(site.url)).status).toBe(200);
    const space = await makeOwnSpace(world, 'For dan');
    await letDan(world, space, 'read');
    const seen = await makeSite(world, { spaces: [space] });
    expect((await world.as('dan').delete(seen.url)).body).toEqual(forbidden('create', 'guest'));
  });
});

describe('the default content of an organization', () => {
  const contentOf = async (house: string) => (await world.as('ana').get(`/v1/orgs/${house}`)).body.defaultContent;

  it('is one of its sites, until that is deleted or another is said', async () => {
    const { id: house } = await makeHouse(world);
    const [one, two] = [await makeSite(world, {}, house), await makeSite(world, {}, house)];
    const { status, body } = await world.as('ana').patch(`/v1/orgs/${house}`, { defaultContent: { type: 'site', site: one.id } });
    expect([status, body.defaultContent]).toEqual([200, { type: 'site', site: one.id }]);
    const { data } = await world.as('ana').query(SET_DEFAULT, { id: house, input: { defaultContent: { type: 'SITE', site: two.id } } });
    expect(data).toEqual({ updateOrganization: { organization: { defaultContent: { type: 'SITE', site: two.id } } } });
    await world.as('ana').delete(one.url);
    expect(await contentOf(house)).toEqual({ type: 'site', site: two.id });
    await world.as('ana').delete(two.url);
    expect(await contentOf(house)).toBeUndefined();
    const three = await makeSite(world, {}, house);
    await world.as('ana').patch(`/v1/orgs/${house}`, { defaultContent: { type: 'site', site: three.id } });
    expect('defaultContent' in (await world.as('ana').patch(`/v1/orgs/${house}`, { defaultContent: null })).body).toBe(false);
  });

  it('is no site of another, nor one that is gone or was made up', async () => {
    const { id: house } = await makeHouse(world);
    const [kept, gone] = [await makeSite(world, {}, house), await makeSite(world, {}, house)];
    await world.as('ana').delete(gone.url);
    await world.as('ana').patch(`/v1/orgs/${house}`, { defaultContent: { type: 'site', site: kept.id } });
    for (const site of [gone.id, (await makeSite(world)).id, newId('Site')]) {
      const { body } = await world.as('ana').patch(`/v1/orgs/${house}`, { defaultContent: { type: 'site', site } });
      expect(body).toEqual(bad('defaultContent.site', 'This is no site of the organization.'));
      const graph = await world.as('ana').query(SET_DEFAULT, { id: house, input: { defaultContent: { type: 'SITE', site } } });
      expect(faultsOf(graph)).toEqual(badAt('updateOrganization', 'input.defaultContent.site', 'This is no site of the organization.'));
    }
    const site = ids.space('guide');
    const { body } = await world.as('ana').patch(`/v1/orgs/${house}`, { defaultContent: { type: 'site', site } });
    expect(body).toEqual(bad('defaultContent.site', 'site must be the id of a site, such as site_….'));
    expect(await contentOf(house)).toEqual({ type: 'site', site: kept.id });
  });

  it('is told to who may read the site, and is as nothing to others', async () => {
    const { id: house, userIds } = await makeHouse(world, ['READ', null]);
    const [reader, guest] = await Promise.all([1, 2].map(async (n) => world.with(await world.tokenOf(userIds[n] ?? ''))));
    if (!reader || !guest) throw new Error('Two people were made.');
    const [space = ''] = await makeSpaces(world, house, 1);
    const { id: site } = await makeSite(world, { spaces: [space] }, house);
    await world.as('ana').patch(`/v1/orgs/${house}`, { defaultContent: { type: 'site', site } });
    const seenBy = async (visitor: Visitor) => {
      const { data } = await visitor.query('query ($id: ID!) { organization(id: $id) { defaultContent { type site } } }', { id: house });
      return [(await visitor.get(`/v1/orgs/${house}`)).body.defaultContent, data.organization.defaultContent];
    };
    expect(await seenBy(reader)).toEqual([
      { type: 'site', site },
      { type: 'SITE', site },
    ]);
    expect(await seenBy(guest)).toEqual([undefined, null]);
    await world.as('ana').post(`/v1/spaces/${space}/permissions/users/${userIds[2]}`, { role: 'read' });
    expect((await seenBy(guest))[0]).toEqual({ type: 'site', site });
    for (const visitor of [reader, guest]) expect((await visitor.patch(`/v1/orgs/${house}`, { defaultContent: null })).status).toBe(403);
    expect(await contentOf(house)).toEqual({ type: 'site', site });
    expect((await world.as('ana').query(SET_DEFAULT, { id: house, input: { defaultContent: null } })).data).toEqual({ updateOrganization: { organization: { defaultContent: null } } });
  });

  it('costs a list of organizations as many statements for four that have one as for two', async () => {
    const person = newId('User');
    await world.door.database.prisma.user.create({ data: { id: person, email: `${person.toLowerCase()}@house.test`, displayName: 'A reader' } });
    const join = async () => {
      const { id: house } = await makeHouse(world);
      await world.door.database.prisma.member.create({ data: { id: newId('Member'), organizationId: house, userId: person, role: 'READ' } });
      const { id: site } = await makeSite(world, {}, house);
      await world.as('ana').patch(`/v1/orgs/${house}`, { defaultContent: { type: 'site', site } });
    };
    const reader = world.with(await world.tokenOf(person));
    await reader.get('/v1/user');
    const counts = [];
    for (const _ of [1, 2]) {
      await join();
      await join();
      counts.push((await statementsOf(async () => expect((await reader.get('/v1/orgs')).body.items[0].defaultContent.type).toBe('site'))).length);
    }
    expect(counts).toEqual([4, 4]);
  });

  it('never names a site that is deleted meanwhile', async () => {
    const { id: house } = await makeHouse(world);
    for (let round = 0; round < 5; round++) {
      const { id, url } = await makeSite(world, {}, house);
      const [set, deleted] = await Promise.all([world.as('ana').patch(`/v1/orgs/${house}`, { defaultContent: { type: 'site', site: id } }), world.as('ana').delete(url)]);
      expect([[200, 400].includes(set.status), deleted.status, await contentOf(house)]).toEqual([true, 205, undefined]);
    }
  });
});

describe('content that a site shows', () => {
  const TRANSFER = 'mutation ($id: ID!, $input: TransferContentInput!) { transferSpace(id: $id, input: $input) { space { id } } }';

  it('is not transferred to another organization, nor a collection with it inside', async () => {
    const [from, to] = [await makeHouse(world), await makeHouse(world)];
    const [outer = '', inner = ''] = await makeNest(world, from.id, 2);
    const [shownSpace = '', other = ''] = await makeSpaces(world, from.id, 2, { id: inner, ancestors: [outer] });
    const site = await makeSite(world, { spaces: [shownSpace] }, from.id);
    const message = 'A site of its organization shows it. Take it from the site first.';
    const refusal = refused(412, 'TRANSFER_REFUSED', message, { details: { sites: [site.id] } });
    for (const url of [`/v1/spaces/${shownSpace}`, `/v1/collections/${inner}`, `/v1/collections/${outer}`]) {
      expect((await world.as('ana').post(`${url}/transfer`, { organization: to.id })).body).toEqual(refusal);
    }
    const graph = await world.as('ana').query(TRANSFER, { id: shownSpace, input: { organization: to.id } });
    expect(faultsOf(graph)).toEqual(fault(['transferSpace'], 'TRANSFER_REFUSED', message, { details: { sites: [site.id] } }));
    expect((await world.as('ana').post(`/v1/spaces/${other}/transfer`, { organization: to.id })).status).toBe(200);
    expect((await world.as('ana').post(`/v1/spaces/${shownSpace}/transfer`, { organization: from.id, parent: outer })).body.parent).toBe(outer);
    const [{ id: place }] = (await world.as('ana').get(`${site.url}/site-spaces`)).body.items;
    await world.as('ana').delete(`${site.url}/site-spaces/${place}`);
    expect((await world.as('ana').post(`/v1/collections/${outer}/transfer`, { organization: to.id })).status).toBe(200);
    expect((await world.as('ana').post(sitesOf(from.id), { spaces: [shownSpace] })).body).toEqual(bad('spaces.0', 'There is no such space in this organization.'));
  });
});

describe('a collection with a space in the trash that would come back to a site', () => {
  it('is not transferred, and it is said what to do', async () => {
    const [from, to] = [await makeHouse(world), await makeHouse(world)];
    const [outer = ''] = await makeNest(world, from.id, 1);
    const [space = ''] = await makeSpaces(world, from.id, 1, { id: outer, ancestors: [] });
    const site = await makeSite(world, { spaces: [space] }, from.id);
    await world.as('ana').delete(`/v1/spaces/${space}`);
    const message = 'A space in the trash would come back to a site of this organization. Restore it and take it from the site, or wait until the trash is emptied.';
    const { body } = await world.as('ana').post(`/v1/collections/${outer}/transfer`, { organization: to.id });
    expect(body).toEqual(refused(412, 'TRANSFER_REFUSED', message, { details: { sites: [site.id] } }));
  });
});

describe('a service account', () => {
  it('makes a site of its own by its role', async () => {
    const { id: account } = (await world.as('ana').post(`/v1/orgs/${ids.acme}/service-accounts`, { name: 'Sites', role: 'create' })).body;
    const { secret } = (await world.as('ana').post(`/v1/orgs/${ids.acme}/service-accounts/${account}/tokens`, { label: 'Sites' })).body;
    const { data } = await world.with(secret).query(CREATE, { org: ids.acme, input: { title: 'By a machine', spaces: { make: 'EMPTY' } } });
    const { id, createdAt, defaultSpaceId } = data.createSite.site;
    expect(data.createSite.site).toEqual(siteNode(siteBody(world, { id, createdAt, title: 'By a machine', basename: 'by-a-machine', siteSpaces: 1, defaultSpace: defaultSpaceId })));
    expect((await world.with(secret).patch(`${sitesOf()}/${id}`, { visibility: 'unlisted' })).body.visibility).toBe('unlisted');
  });
});
