// Tests the fields with an object that another one names by its id: for callers who can read the
// object and for others, and the number of statements of lists with them.
import { describe, expect, it } from 'vitest';
import { makeRequest, makeSpace, MERGE, page } from '../change-request/made.ts';
import { makeSpaces, makeTestOrganization, visitorOf } from '../content/rows.ts';
import { install, publish } from '../integration/support.ts';
import { makePublished, openSite } from '../published-site/made.ts';
import { makeSite } from '../site/made.ts';
import { ids, useWorld, type Visitor } from '../support.ts';

const world = useWorld();

const read = async (visitor: Visitor, document: string, variables: object): Promise<unknown> => {
  const { data, errors } = await visitor.query(document, { ...variables });
  expect(errors).toBeUndefined();
  return data;
};

describe('A comment', () => {
  it('leads to its space, change request, revision and page', async () => {
    const space = await makeSpace(world, [page('A')]);
    const made = await makeRequest(world, space, [page('B')]);
    const { body } = await world
      .as('cat')
      .post(`${made.url}/comments`, { page: made.refs['B'], body: { markdown: 'Why?' } });
    const document = `query ($id: ID!) { comment(id: $id) { target { spaceId space { id title } changeRequestId changeRequest { id subject }
      revisionId revision { id } page { pageId page { id title } } } } }`;
    const target = {
      spaceId: space.id,
      space: { id: space.id, title: 'A space' },
      changeRequestId: made.id,
      changeRequest: { id: made.id, subject: 'A change' },
      revisionId: made.revision,
      revision: { id: made.revision },
      page: {
        pageId: made.refs['B'],
        page: { id: `${made.refs['B']}.${made.revision}`, title: 'B' },
      },
    };
    expect(await read(world.as('cat'), document, { id: body.id })).toEqual({ comment: { target } });
    const { data } = await world.as('eve').query(document, { id: body.id });
    expect(data).toEqual({ comment: null });
  });
});

describe('A change request', () => {
  it('leads to its revisions, and so do its merge and reviews', async () => {
    const space = await makeSpace(world, [page('A')]);
    const made = await makeRequest(world, space, [page('B')]);
    const reviewed = await world.as('ana').post(`${made.url}/reviews`, { status: 'approved' });
    expect(reviewed.status).toBe(201);
    const document = `query ($id: ID!) { changeRequest(id: $id) { revisionInitial { id } revisionMergedAncestor { id } revisionMerged { id }
      reviews { nodes { revisionId revision { id } } } } }`;
    const open = {
      revisionInitial: { id: space.revision },
      revisionMergedAncestor: null,
      revisionMerged: null,
      reviews: { nodes: [{ revisionId: made.revision, revision: { id: made.revision } }] },
    };
    expect(await read(world.as('cat'), document, { id: made.id })).toEqual({ changeRequest: open });
    const payload = MERGE.replace(
      'revisionId changeRequest',
      'revisionId revision { id } changeRequest',
    );
    const dry = await world.as('ana').query(payload, { input: { id: made.id, dryRun: true } });
    expect(dry.data.mergeChangeRequest.revision).toBe(null);
    const { data } = await world.as('ana').query(payload, { input: { id: made.id } });
    const { revisionId, revision } = data.mergeChangeRequest;
    expect(revision).toEqual({ id: revisionId });
    expect(await read(world.as('cat'), document, { id: made.id })).toEqual({
      changeRequest: { ...open, revisionMerged: { id: revisionId } },
    });
  });
});

describe('An audit event', () => {
  const EVENTS = `query ($id: ID!, $action: String) { organization(id: $id) { auditEvents(filter: { action: $action }, first: 100) { nodes {
    tokenId token { id } subjectId subject { __typename id } path { spaceId space { id } collectionId collection { id } } } } } }`;

  it('leads to its object and location, also in the trash, and to own tokens', async () => {
    const { id } = await makeTestOrganization(world);
    const ana = world.as('ana');
    const collection = (await ana.post(`/v1/orgs/${id}/collections`, { title: 'A' })).body.id;
    const space = (await ana.post(`/v1/orgs/${id}/spaces`, { parent: collection })).body.id;
    await ana.patch(`/v1/spaces/${space}`, { title: 'B' });
    const { data } = await ana.query(EVENTS, { id, action: 'space.update' });
    const [event] = data.organization.auditEvents.nodes;
    const found = {
      tokenId: event.tokenId,
      token: { id: event.tokenId },
      subjectId: space,
      subject: { __typename: 'Space', id: space },
      path: {
        spaceId: space,
        space: { id: space },
        collectionId: collection,
        collection: { id: collection },
      },
    };
    expect(event).toEqual(found);
    const other = world.with(await world.tokenOf(ids.user('ana')));
    await ana.delete(`/v1/spaces/${space}`);
    expect(await read(other, EVENTS, { id, action: 'space.update' })).toEqual({
      organization: {
        auditEvents: {
          nodes: [found],
        },
      },
    });
  });

  it('hides the token of another person', async () => {
    const organization = await makeTestOrganization(world, ['CREATE']);
    const { id } = organization;
    const [space = ''] = await makeSpaces(world, id, 1);
    const creator = await visitorOf(world, organization, 1);
    expect((await creator.patch(`/v1/spaces/${space}`, { title: 'B' })).status).toBe(200);
    const { data } = await world.as('ana').query(EVENTS, { id, action: 'space.update' });
    const [event] = data.organization.auditEvents.nodes;
    expect([event.tokenId.slice(0, 4), event.token, event.subject]).toEqual([
      'tok_',
      null,
      { __typename: 'Space', id: space },
    ]);
  });

  it('takes as many statements in a list of thirty as in one of three', async () => {
    const countFor = async (size: number) => {
      const { id } = await makeTestOrganization(world);
      for (const space of await makeSpaces(world, id, size))
        await world.as('ana').patch(`/v1/spaces/${space}`, { title: 'B' });
      return world.countStatements('ana', async (ana) => {
        const { data } = await ana.query(EVENTS, { id, action: 'space.update' });
        expect(data.organization.auditEvents.nodes).toHaveLength(size);
      });
    };
    expect([await countFor(3), await countFor(30)]).toEqual([5, 5]);
  });
});

describe('The origin of a level', () => {
  it('is the space or collection, and null for callers who cannot read the collection', async () => {
    const organization = await makeTestOrganization(world, [null]);
    const { id, userIds } = organization;
    const ana = world.as('ana');
    const collection = (await ana.post(`/v1/orgs/${id}/collections`, { title: 'A' })).body.id;
    const space = (await ana.post(`/v1/orgs/${id}/spaces`, { parent: collection })).body.id;
    const user = userIds[1] ?? '';
    await ana.put(`/v1/collections/${collection}/permissions/users/${user}`, { role: 'read' });
    await ana.post(`/v1/collections/${collection}/permissions/users/${user}`, { role: 'read' });
    const document = `query ($space: ID!, $user: ID) { space(id: $space) { effectiveAccess(userId: $user) { origin { contentId content { __typename id title } } } } }`;
    const origin = {
      contentId: collection,
      content: { __typename: 'Collection', id: collection, title: 'A' },
    };
    expect(await read(ana, document, { space, user })).toEqual({
      space: { effectiveAccess: { origin } },
    });
    await ana.post(`/v1/spaces/${space}/permissions/users/${user}`, { role: 'edit' });
    await ana.post(`/v1/collections/${collection}/permissions/users/${user}`, { role: null });
    const guest = await visitorOf(world, organization, 1);
    expect(
      await read(
        guest,
        'query ($space: ID!) { space(id: $space) { effectiveAccess { origin { contentId content { id } } overridden { origin { contentId content { id } } } } } }',
        { space },
      ),
    ).toEqual({
      space: {
        effectiveAccess: {
          origin: { contentId: space, content: { id: space } },
          overridden: [{ origin: { contentId: collection, content: null } }, { origin: null }],
        },
      },
    });
  });
});

describe('A page', () => {
  it('leads to its parent, and a link to its page, file and space in the same revision', async () => {
    const other = await makeSpace(world, [page('There')]);
    const hidden = await makeSpace(world, [page('Secret')]);
    await world.as('ana').patch(hidden.url, { defaultLevel: null });
    const link = (title: string, target: object) => ({
      insertPage: { title, type: 'LINK', target },
    });
    const space = await makeSpace(world, [
      page('A'),
      page('B', '# B\n', { parentId: 'A' }),
      { insertFile: { ref: 'file', name: 'a.txt', base64: 'YQ==' } },
      link('To page', { kind: 'PAGE', pageId: 'B' }),
      link('To file', { kind: 'FILE', fileId: 'file' }),
      link('To space', { kind: 'PAGE', pageId: other.refs['There'], spaceId: other.id }),
      link('To nothing', { kind: 'PAGE', pageId: hidden.refs['Secret'], spaceId: hidden.id }),
    ]);
    const document = `query ($id: ID!) { space(id: $id) { revision { allPages { title parentId parent { id title }
      ... on LinkPage { target { pageId page { id title } fileId file { id name } spaceId space { id } } } } } } }`;
    const at = ({ refs, revision }: typeof space, ref: string) => `${refs[ref]}.${revision}`;
    const rootPage = (title: string) => ({ title, parentId: null, parent: null });
    const linkPage = (title: string, target: object) => ({
      ...rootPage(title),
      target: {
        ...{ pageId: null, page: null, fileId: null, file: null, spaceId: null, space: null },
        ...target,
      },
    });
    expect(await read(world.as('cat'), document, { id: space.id })).toEqual({
      space: {
        revision: {
          allPages: [
            rootPage('A'),
            {
              ...{ title: 'B', parentId: space.refs['A'] },
              parent: { id: at(space, 'A'), title: 'A' },
            },
            linkPage('To page', {
              pageId: space.refs['B'],
              page: { id: at(space, 'B'), title: 'B' },
            }),
            linkPage('To file', {
              fileId: space.refs['file'],
              file: { id: at(space, 'file'), name: 'a.txt' },
            }),
            linkPage('To space', {
              ...{ pageId: other.refs['There'], page: { id: at(other, 'There'), title: 'There' } },
              ...{ spaceId: other.id, space: { id: other.id } },
            }),
            linkPage('To nothing', { pageId: hidden.refs['Secret'], spaceId: hidden.id }),
          ],
        },
      },
    });
  });

  it('leads to the images of its cover', async () => {
    const space = await makeSpace(world, [
      { insertFile: { ref: 'file', name: 'a.png', base64: 'YQ==' } },
      page('A', '# A\n', { cover: { ref: { kind: 'FILE', fileId: 'file' } } }),
    ]);
    expect(
      await read(
        world.as('cat'),
        'query ($id: ID!) { space(id: $id) { revision { pages { cover { ref { fileId file { id name } } refDark { fileId } } } } } }',
        { id: space.id },
      ),
    ).toEqual({
      space: {
        revision: {
          pages: [
            {
              cover: {
                ref: {
                  fileId: space.refs['file'],
                  file: { id: `${space.refs['file']}.${space.revision}`, name: 'a.png' },
                },
                refDark: null,
              },
            },
          ],
        },
      },
    });
  });
});

describe('A site', () => {
  it('leads to its default space, and is the default content of its organization', async () => {
    const organization = await makeTestOrganization(world, ['READ', null]);
    const { id } = organization;
    const [space = ''] = await makeSpaces(world, id, 1);
    const site = await makeSite(world, { spaces: [space] }, id);
    await world
      .as('ana')
      .patch(`/v1/orgs/${id}`, { defaultContent: { type: 'site', site: site.id } });
    const document = `query ($id: ID!) { organization(id: $id) { defaultContent { siteId site { id defaultSpaceId defaultSpace { id }
      audiences { itemId item { __typename id } } } } } }`;
    const [{ id: siteSpace }] = (await world.as('ana').get(`${site.url}/site-spaces`)).body.items;
    const defaultContent = {
      siteId: site.id,
      site: {
        ...{ id: site.id, defaultSpaceId: space, defaultSpace: { id: space } },
        audiences: [{ itemId: siteSpace, item: { __typename: 'SiteSpace', id: siteSpace } }],
      },
    };
    const [reader, guest] = [
      await visitorOf(world, organization, 1),
      await visitorOf(world, organization, 2),
    ];
    expect(await read(reader, document, { id })).toEqual({ organization: { defaultContent } });
    expect(await read(guest, document, { id })).toEqual({ organization: { defaultContent: null } });
  });

  it('does not return the objects of references to visitors', async () => {
    const published = await makePublished(world);
    const [spaceId = ''] = published.spaces;
    const visitor = world.with(await openSite(world, published, {}));
    const visible =
      '{ pageId parentId parent { id } ... on LinkPage { target { pageId fileId spaceId } } cover { ref { fileId } } }';
    const visitorReads = (fields: string) =>
      visitor.query(`query ($id: ID!) { space(id: $id) { revision { allPages ${fields} } } }`, {
        id: spaceId,
      });
    expect((await visitorReads(visible)).errors).toBeUndefined();
    for (const refused of [
      '{ ... on LinkPage { target { page { id } } } }',
      '{ ... on LinkPage { target { space { id } } } }',
      '{ ... on LinkPage { target { file { id } } } }',
      '{ cover { ref { file { id } } } }',
    ]) {
      const { data, errors } = await visitorReads(refused);
      expect([data, errors?.[0].extensions.code]).toEqual([{ space: null }, 'FORBIDDEN']);
    }
  });

  it('has no default space for simulated visitors, but its id', async () => {
    const site = await makeSite(world, { spaces: [ids.space('guide')] });
    expect(
      await read(
        world.as('ana'),
        'query ($id: ID!) { site(id: $id) { asVisitor(visitor: { claims: {} }) { site { defaultSpaceId defaultSpace { id } } } } }',
        { id: site.id },
      ),
    ).toEqual({
      site: {
        asVisitor: { site: { defaultSpaceId: ids.space('guide'), defaultSpace: null } },
      },
    });
  });
});

describe('An installation', () => {
  it('leads to its organization, spaces and sites', async () => {
    const site = await makeSite(world, { spaces: [ids.space('guide')] });
    const name = await publish(world, { scopes: ['space:content:read', 'site:metadata:read'] });
    const { status, body } = await install(world, name, {
      selected_spaces: [{ space: ids.space('guide') }],
      selected_sites: [{ site: site.id }],
    });
    expect(status).toBe(201);
    expect(
      await read(
        world.as('ana'),
        `query ($id: ID!) { integrationInstallation(id: $id) { target { organizationId organization { id } }
          selectedSpaces { spaceId space { id } } selectedSites { siteId site { id } } } }`,
        { id: body.id },
      ),
    ).toEqual({
      integrationInstallation: {
        target: { organizationId: ids.acme, organization: { id: ids.acme } },
        selectedSpaces: [{ spaceId: ids.space('guide'), space: { id: ids.space('guide') } }],
        selectedSites: [{ siteId: site.id, site: { id: site.id } }],
      },
    });
  });
});

describe('An organization', () => {
  it('is the object of a subdomain for its members, and null for others', async () => {
    const document =
      '{ subdomain(subdomain: "acme-docs") { target { organizationId organization { id } } } }';
    expect(await read(world.as('cat'), document, {})).toEqual({
      subdomain: { target: { organizationId: ids.acme, organization: { id: ids.acme } } },
    });
    expect(await read(world.as('eve'), document, {})).toEqual({
      subdomain: { target: { organizationId: ids.acme, organization: null } },
    });
  });

  it('is in the list of a token that is valid in it', async () => {
    const { data } = await world
      .as('ana')
      .query(
        'mutation ($input: CreateTokenInput!) { createToken(input: $input) { token { organizationIds organizations { id title } } } }',
        { input: { label: 'Bound', organizationIds: [ids.acme] } },
      );
    expect(data).toEqual({
      createToken: {
        token: {
          organizationIds: [ids.acme],
          organizations: [{ id: ids.acme, title: 'Acme Docs' }],
        },
      },
    });
    const unbound = await world
      .as('ana')
      .query(
        'mutation { createToken(input: { label: "Free" }) { token { organizationIds organizations { id } } } }',
      );
    expect(unbound.data).toEqual({
      createToken: { token: { organizationIds: null, organizations: null } },
    });
  });
});

describe('A refused transfer', () => {
  it('leads to the sites that show the space', async () => {
    const [from, to] = [await makeTestOrganization(world), await makeTestOrganization(world)];
    const [space = ''] = await makeSpaces(world, from.id, 1);
    const site = await makeSite(world, { spaces: [space] }, from.id);
    expect(
      await read(
        world.as('ana'),
        'mutation ($input: TransferSpaceInput!) { transferSpace(input: $input) { errors { ... on ConflictError { siteIds sites { id title } } } } }',
        { input: { id: space, organizationId: to.id } },
      ),
    ).toEqual({
      transferSpace: {
        errors: [{ siteIds: [site.id], sites: [{ id: site.id, title: 'Untitled' }] }],
      },
    });
  });
});
