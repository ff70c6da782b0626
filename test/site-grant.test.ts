/** Tests levels on sites: grants to members and teams, and what they allow on the site. */
import { beforeAll, describe, expect, it } from 'vitest';
import { errorsOf, forbidden, graphQLError, notFound, refused } from './content/expected.ts';
import { eventsOf, makeTestOrganization, visitorOf } from './content/rows.ts';
import { useWorld, type Visitor } from './support.ts';

const world = useWorld();

const FIELDS = '{ id role user { id } team { id } site { siteId } }';
const GRANT_ALL = `mutation ($input: GrantAllOnSiteInput!) { grantAllOnSite(input: $input) { grants ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdateSiteGrantInput!) { updateSiteGrant(input: $input) { grant ${FIELDS} } }`;
const REMOVE =
  'mutation ($input: RemoveSiteGrantInput!) { removeSiteGrant(input: $input) { removedSiteGrantId } }';
const READ = `query ($id: ID!, $grant: ID!, $team: ID!) {
  siteGrant(id: $grant) ${FIELDS}
  node(id: $grant) { __typename id }
  site(id: $id) {
    memberGrants { totalCount nodes ${FIELDS} }
    teamGrants(orderBy: { field: NAME, direction: ASC }, filter: { search: "team" }) { totalCount nodes ${FIELDS} }
    memberAccess(orderBy: { field: JOINED_AT, direction: ASC }) {
      nodes { level disabled lastSeenAt user { id } origin { type organizationId siteId reason teamId } }
    }
    ofTeam: memberAccess(filter: { teamId: $team, level: [EDIT] }) { nodes { user { id } } }
  }
}`;

/** Makes a site of ana in an organization of an editor, a reader and a guest; two are a team. */
async function build() {
  const organization = await makeTestOrganization(world, ['EDIT', 'READ', null]);
  const org = `/v1/orgs/${organization.id}`;
  const [, editorId = '', readerId = '', guestId = ''] = organization.userIds;
  const { body: team } = await world.as('ana').put(`${org}/teams`, {
    title: 'The team',
    members: [readerId, guestId],
  });
  const { body: site } = await world.as('ana').post(`${org}/sites`, { title: 'Docs' });
  const url = `${org}/sites/${site.id}`;
  const [editor, reader, guest] = await Promise.all(
    [1, 2, 3].map((n) => visitorOf(world, organization, n)),
  );
  return {
    ...{ organization, org, team, site, url, permissions: `${url}/permissions` },
    ...{ editorId, readerId, guestId },
    ...{ editor: editor as Visitor, reader: reader as Visitor, guest: guest as Visitor },
  };
}

type Built = Awaited<ReturnType<typeof build>>;

const bodyOf = async (id: string) => (await world.as('ana').get(`/v1/users/${id}`)).body;
const grantOf = (made: object, role: string | null) => ({
  ...{ object: 'site-grant', ...made },
  ...{ role, permission: role },
});
/** Returns the status of reading, of changing and of publishing a site. */
const statusesOf = async (visitor: Visitor, { url }: Built) => [
  (await visitor.get(url)).status,
  (await visitor.patch(url, { title: 'Docs' })).status,
  (await visitor.post(`${url}/publish`)).status,
];

describe('a grant on a site', () => {
  let made: Built;
  beforeAll(async () => {
    made = await build();
  });

  it('is created for users and teams, read, changed and removed in /v1', async () => {
    const { permissions, guestId, team } = made;
    const { status, body } = await world
      .as('ana')
      .post(permissions, { role: 'edit', users: [guestId], teams: [{ id: team.id, role: null }] });
    const [ofGuest, ofTeam] = body.grants;
    const user = { id: ofGuest.id, createdAt: ofGuest.createdAt, user: await bodyOf(guestId) };
    const group = { id: ofTeam.id, createdAt: ofTeam.createdAt, team };
    expect([status, body]).toEqual([
      200,
      { grants: [grantOf(user, 'edit'), grantOf(group, null)] },
    ]);
    expect((await world.as('ana').get(`${permissions}/users`)).body).toEqual({
      count: 1,
      items: [grantOf(user, 'edit')],
    });
    expect((await world.as('ana').get(`${permissions}/teams`)).body).toEqual({
      count: 1,
      items: [grantOf(group, null)],
    });
    const [one, other] = [`${permissions}/users/${guestId}`, `${permissions}/teams/${team.id}`];
    expect((await world.as('ana').patch(one, { role: 'read' })).body).toEqual(
      grantOf(user, 'read'),
    );
    expect((await world.as('ana').patch(one, {})).body).toEqual(grantOf(user, 'read'));
    expect((await world.as('ana').patch(other, { role: 'create' })).body).toEqual(
      grantOf(group, 'create'),
    );
    for (const url of [one, one, other]) {
      const deletion = await world.as('ana').delete(url);
      expect([deletion.status, deletion.body]).toEqual([204, undefined]);
    }
    expect((await world.as('ana').patch(one, { role: 'read' })).body).toEqual(notFound);
    expect((await world.as('ana').get(`${permissions}/users`)).body).toEqual({
      count: 0,
      items: [],
    });
    const events = await eventsOf(world, made.organization.id, 'siteGrant.set');
    expect(events.map(({ related }) => related)).toEqual([
      [team.id],
      [guestId],
      [team.id],
      [guestId],
      [guestId, team.id],
    ]);
    expect(events[0]).toEqual({ subjectId: made.site.id, fields: ['grants'], related: [team.id] });
  });

  it('is created, read, changed and removed in GraphQL, with the effective levels', async () => {
    const { site, team, guestId, readerId, editorId, organization } = made;
    const ana = world.as('ana');
    const siteId = site.id;
    const { data } = await ana.query(GRANT_ALL, {
      input: {
        siteId,
        users: [{ userId: guestId, role: 'EDIT' }],
        teams: [{ teamId: team.id }],
        role: 'REVIEW',
      },
    });
    const [ofGuest, ofTeam] = data.grantAllOnSite.grants;
    const guestGrant = {
      ...{ id: ofGuest.id, role: 'EDIT', user: { id: guestId } },
      ...{ team: null, site: { siteId } },
    };
    const teamGrant = {
      ...{ id: ofTeam.id, role: 'REVIEW', user: null },
      ...{ team: { id: team.id }, site: { siteId } },
    };
    expect(data).toEqual({ grantAllOnSite: { grants: [guestGrant, teamGrant] } });
    const ofRole = {
      type: 'ORGANIZATION',
      organizationId: organization.id,
      siteId: null,
      reason: null,
      teamId: null,
    };
    const bySite = { type: 'SITE', organizationId: null, siteId };
    const shared = { disabled: false, lastSeenAt: null };
    const read = await ana.query(READ, { id: siteId, grant: ofGuest.id, team: team.id });
    expect(read.data).toEqual({
      siteGrant: guestGrant,
      node: { __typename: 'SiteGrant', id: ofGuest.id },
      site: {
        memberGrants: { totalCount: 1, nodes: [guestGrant] },
        teamGrants: { totalCount: 1, nodes: [teamGrant] },
        memberAccess: {
          nodes: [
            { ...shared, level: 'ADMIN', user: { id: organization.userIds[0] }, origin: ofRole },
            { ...shared, level: 'EDIT', user: { id: editorId }, origin: ofRole },
            {
              ...{ ...shared, level: 'REVIEW', user: { id: readerId } },
              origin: { ...bySite, reason: 'TEAM', teamId: team.id },
            },
            {
              ...{ ...shared, level: 'EDIT', user: { id: guestId } },
              origin: { ...bySite, reason: 'MEMBER', teamId: null },
            },
          ],
        },
        ofTeam: { nodes: [{ user: { id: guestId } }] },
      },
    });
    const { body } = await ana.get(`${made.permissions}/aggregate?role=review&search=person`);
    expect(body).toEqual({
      count: 1,
      items: [
        {
          ...{ role: 'review', permission: 'review', user: await bodyOf(readerId) },
          origin: { type: 'site', site: siteId, reason: 'team', team: team.id },
          disabled: false,
        },
      ],
    });
    const input = { siteId, holderId: guestId };
    expect((await ana.query(UPDATE, { input: { ...input, role: 'READ' } })).data).toEqual({
      updateSiteGrant: { grant: { ...guestGrant, role: 'READ' } },
    });
    expect((await ana.query(REMOVE, { input })).data).toEqual({
      removeSiteGrant: { removedSiteGrantId: ofGuest.id },
    });
    expect((await ana.query(REMOVE, { input })).data).toEqual({
      removeSiteGrant: { removedSiteGrantId: null },
    });
    expect((await ana.query(REMOVE, { input: { siteId, holderId: team.id } })).data).toEqual({
      removeSiteGrant: { removedSiteGrantId: ofTeam.id },
    });
  });

  it('is refused for others than members and teams of the organization', async () => {
    const { permissions } = made;
    const { body: stranger } = await world.as('eve').get('/v1/user');
    const { body } = await world
      .as('ana')
      .post(permissions, { role: 'read', users: [stranger.id] });
    expect(body).toEqual(
      refused(400, 'BAD_USER_INPUT', 'This is not a member of the organization.', {
        field: 'users.0',
      }),
    );
  });
});

describe('the level on a site', () => {
  it('is the role in the organization without grants, and a grant replaces it', async () => {
    const made = await build();
    const { permissions, editor, reader, guest, editorId, readerId, guestId } = made;
    const grant = (id: string, role: string | null) =>
      world.as('ana').post(permissions, { role, users: [id] });
    expect(await statusesOf(editor, made)).toEqual([200, 403, 403]);
    expect(await statusesOf(reader, made)).toEqual([200, 403, 403]);
    expect(await statusesOf(guest, made)).toEqual([404, 404, 404]);
    await grant(guestId, 'read');
    expect(await statusesOf(guest, made)).toEqual([200, 403, 403]);
    await grant(guestId, 'create');
    expect(await statusesOf(guest, made)).toEqual([200, 200, 403]);
    await grant(guestId, 'admin');
    expect(await statusesOf(guest, made)).toEqual([200, 200, 200]);
    await grant(readerId, null);
    expect(await statusesOf(reader, made)).toEqual([404, 404, 404]);
    await grant(editorId, 'create');
    expect(await statusesOf(editor, made)).toEqual([200, 200, 403]);
  });

  it('of a team counts for its members without a grant of their own, and never for admins', async () => {
    const made = await build();
    const { permissions, reader, guest, readerId, team, organization } = made;
    await world.as('ana').post(permissions, { role: 'create', teams: [team.id] });
    expect(await statusesOf(reader, made)).toEqual([200, 200, 403]);
    expect(await statusesOf(guest, made)).toEqual([200, 200, 403]);
    await world.as('ana').post(permissions, {
      role: null,
      users: [readerId, organization.userIds[0]],
    });
    expect(await statusesOf(reader, made)).toEqual([404, 404, 404]);
    expect(await statusesOf(world.as('ana'), made)).toEqual([200, 200, 200]);
  });

  it('decides which sites are listed', async () => {
    const made = await build();
    const { org, permissions, site, reader, guest, readerId, guestId } = made;
    const listed = async (visitor: Visitor) =>
      (await visitor.get(`${org}/sites`)).body.items.map(({ id }: { id: string }) => id);
    expect([await listed(reader), await listed(guest)]).toEqual([[site.id], []]);
    await world.as('ana').post(permissions, {
      users: [
        { id: readerId, role: null },
        { id: guestId, role: 'read' },
      ],
    });
    expect([await listed(reader), await listed(guest)]).toEqual([[], [site.id]]);
  });

  it('does not open the spaces on the site', async () => {
    const made = await build();
    const { org, url, permissions, guest, guestId } = made;
    const { body: space } = await world.as('ana').post(`${org}/spaces`, { title: 'Closed' });
    await world.as('ana').post(`${url}/sections`, { spaceId: space.id });
    await world.as('ana').post(permissions, { role: 'admin', users: [guestId] });
    expect((await guest.get(`/v1/spaces/${space.id}`)).status).toBe(404);
    expect((await guest.get(`${url}/site-spaces`)).body).toEqual({ count: 0, items: [] });
  });

  it('limits what a caller can grant, to their own level at most', async () => {
    const made = await build();
    const { permissions, site, editor, guest, editorId, guestId } = made;
    expect((await editor.get(`${permissions}/users`)).body).toEqual(forbidden('create', 'edit'));
    expect((await guest.get(`${permissions}/users`)).body).toEqual(notFound);
    await world.as('ana').post(permissions, { role: 'create', users: [editorId] });
    const { body } = await editor.post(permissions, { role: 'admin', users: [guestId] });
    expect(body).toEqual(
      refused(403, 'FORBIDDEN', 'You cannot grant a higher level than your own.', {
        details: { needs: 'admin', has: 'create' },
      }),
    );
    expect((await editor.post(permissions, { role: 'create', users: [guestId] })).status).toBe(200);
    const denied = await editor.query(UPDATE, {
      input: { siteId: site.id, holderId: guestId, role: 'ADMIN' },
    });
    expect(errorsOf(denied)).toEqual(
      graphQLError(
        ['updateSiteGrant'],
        'FORBIDDEN',
        'You cannot grant a higher level than your own.',
        {
          details: { needs: 'admin', has: 'create' },
        },
      ),
    );
  });

  it('is read with the same statements for many grants as for one', async () => {
    const { permissions, editorId, readerId, guestId, team } = await build();
    const count = (path: string) =>
      world.countStatements('ana', (visitor) => visitor.get(`${permissions}/${path}`));
    await world.as('ana').post(permissions, { role: 'read', users: [editorId], teams: [team.id] });
    const few = [await count('users'), await count('teams'), await count('aggregate')];
    await world.as('ana').post(permissions, { role: 'read', users: [readerId, guestId] });
    expect([await count('users'), await count('teams'), await count('aggregate')]).toEqual(few);
    expect(few).toEqual([5, 6, 4]);
  });
});
