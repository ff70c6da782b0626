import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignPositions } from '../src/data/event-log.ts';
import { newId } from '../src/data/new-id.ts';
import { garbageCollectContent } from '../src/resources/content/garbage-collection.ts';
import { makeSpace, page } from './change-request/made.ts';
import {
  makeTestOrganization,
  makeNestedCollections,
  makeSpaces,
  waitForLock,
  visitorOf,
} from './content/rows.ts';
import { makeLibrary, readEverything, readRest } from './jobs/library.ts';
import { none, reachedIn, storedIn, without } from './jobs/reachable-content.ts';
import { pets, putText } from './openapi-spec/support.ts';
import { makeSite } from './site/made.ts';
import { makeProvider } from './saml-provider/identity-provider.ts';
import { standardResources } from './standard.ts';
import { ids, useWorld, type Visitor } from './support.ts';

const world = useWorld();
let owner: pg.Client;

beforeAll(async () => {
  owner = new pg.Client({ connectionString: world.connections.ownerUrl });
  await owner.connect();
});
afterAll(() => owner.end());

const TENANTS = `SELECT c.relname AS name FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
  AND EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'organization_id' AND NOT a.attisdropped) ORDER BY 1`;

/**
 * Returns the number of rows of an organization in each table, without empty ones, after all of its
 * events got positions.
 */
async function countsOf(organizationId: string): Promise<Record<string, number>> {
  await assignPositions(world.console.database.query, [organizationId]);
  const { rows: tables } = await owner.query<{ name: string }>(TENANTS);
  const text = tables
    .map(
      ({ name }) =>
        `SELECT '${name}' AS name, count(*)::int AS n FROM ${name} WHERE organization_id = $1`,
    )
    .join(' UNION ALL ');
  const { rows } = await owner.query<{ name: string; n: number }>(`${text} ORDER BY 1`, [
    organizationId,
  ]);
  return Object.fromEntries(rows.filter(({ n }) => n > 0).map(({ name, n }) => [name, n]));
}

describe('a space with 5,000 revisions', () => {
  it('is transferred to another organization in one transaction', async () => {
    const [from, to] = [await makeTestOrganization(world), await makeTestOrganization(world)];
    const [id = ''] = await makeSpaces(world, from.id, 1);
    const revisions = Array.from({ length: 4999 }, () => newId('Revision'));
    await owner.query(
      `INSERT INTO revisions (id, organization_id, space_id, type, message, author_id) SELECT id, $2, $3, 'EDITS', 'Revision ' || n, $4 FROM unnest($1::text[]) WITH ORDINALITY AS r(id, n)`,
      [revisions, from.id, id, ids.user('ana')],
    );
    const content = async () =>
      (
        await owner.query(
          `SELECT id, space_id, parent_id, type, message, author_id, created_at FROM revisions WHERE space_id = $1 ORDER BY id COLLATE "C"`,
          [id],
        )
      ).rows;
    const before = await content();
    expect(
      (await world.as('ana').post(`/v1/spaces/${id}/transfer`, { organization: to.id })).status,
    ).toBe(200);
    expect(await content()).toEqual(before);
    expect(await countsOf(from.id)).toEqual({ event_positions: 1, events: 1, members: 1 });
    expect(await countsOf(to.id)).toEqual({
      members: 1,
      revisions: 5000,
      space_counts: 1,
      spaces: 1,
    });
    const { rows } = await owner.query<{ n: number }>(
      `SELECT count(DISTINCT xmin::text)::int AS n FROM revisions WHERE space_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('is unchanged when the transfer fails at its end', async () => {
    const [from, to] = [await makeTestOrganization(world), await makeTestOrganization(world)];
    const [id = ''] = await makeSpaces(world, from.id, 1);
    await owner.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = '40001'; END $$`,
    );
    await owner.query(
      `CREATE TRIGGER refuse BEFORE DELETE ON spaces FOR EACH ROW WHEN (OLD.id = '${id}') EXECUTE FUNCTION refuse()`,
    );
    const { status } = await world
      .as('ana')
      .post(`/v1/spaces/${id}/transfer`, { organization: to.id });
    await owner.query('DROP FUNCTION refuse() CASCADE');
    expect(status).toBe(503);
    expect(await countsOf(from.id)).toEqual({
      members: 1,
      revisions: 1,
      space_counts: 1,
      spaces: 1,
    });
    expect(await countsOf(to.id)).toEqual({ members: 1 });
  });
});

describe('a space with content', () => {
  it('is transferred with its pages and history, and stays editable', async () => {
    const [from, to] = [await makeTestOrganization(world), await makeTestOrganization(world)];
    const library = await makeLibrary(world, from.id, 'The library');
    const [everything, rest] = [
      await readEverything(world, library),
      await readRest(world, library),
    ];
    const rows = await countsOf(from.id);
    expect(
      (
        await world
          .as('ana')
          .post(`/v1/spaces/${library.spaceId}/transfer`, { organization: to.id })
      ).status,
    ).toBe(200);

    expect(await readEverything(world, library)).toEqual(everything);
    // The space itself has another location and update time.
    const { '': space, ...others } = rest;
    const { '': spaceThere, ...othersAfter } = await readRest(world, library);
    expect([othersAfter, Object(spaceThere).status]).toEqual([others, Object(space).status]);

    // By the rows: the process may have cached content of the former organization.
    const reached = await reachedIn(world, to.id);
    expect(without(reached, await storedIn(world, to.id))).toEqual(none);
    expect(await reachedIn(world, from.id)).toEqual(none);
    const {
      members = 0,
      events = 0,
      event_positions = 0,
      files = 0,
      tree_nodes = 0,
      documents = 0,
      ...otherRows
    } = rows;
    expect(await countsOf(from.id)).toEqual({
      members,
      events: events + 1,
      event_positions: event_positions + 1,
      files,
      tree_nodes,
      documents,
    }); // nodes and texts await garbage collection; uploads stay there
    expect(await countsOf(to.id)).toEqual({
      members,
      ...otherRows,
      tree_nodes: reached.nodes.length,
      documents: reached.documents.length,
    });

    const path = `/v1/spaces/${library.spaceId}`;
    const answers = [
      await world.as('ana').post(`${path}/change-requests/${library.openId}/update`, {}),
      await world.as('ana').post(`${path}/change-requests/${library.openId}/merge`, {}),
      await world.as('ana').post(`${path}/change-requests/${library.mergedId}/revert`, {}),
      await world
        .as('ana')
        .post(`${path}/content`, { changes: [{ operation: 'insert_page', title: 'Made there' }] }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 201, 200]);
    expect((await world.as('ana').get(`${path}/content/path/top`)).body.markdown).toBe(
      '# The library\n\nThe top, changed.\n\nThe end, changed.\n',
    );
    expect(without(await reachedIn(world, to.id), await storedIn(world, to.id))).toEqual(none);
  });

  /** A concurrent write during a transfer, and whether its row exists afterwards. */
  const SAY = `INSERT INTO comments (id, organization_id, space_id, change_request_id, revision_id, markdown) SELECT $1, organization_id, space_id, $3, id, 'Said meanwhile.' FROM revisions WHERE space_id = $2 LIMIT 1`;
  const EDIT = `INSERT INTO revisions (id, organization_id, space_id, change_request_id, type) SELECT $1, organization_id, space_id, id, 'EDITS' FROM change_requests WHERE space_id = $2 AND id = $3`;
  it.each([
    ['commented on it', 'spaces', 'comments', SAY, newId('Comment'), false],
    ['commented on its change request', 'change_requests', 'comments', SAY, newId('Comment'), true],
    ['edited in its change request', 'change_requests', 'revisions', EDIT, newId('Revision'), true],
  ] as const)(
    'loses nothing that is %s concurrently',
    async (_, locked, table, text, id, isOfRequest) => {
      const [from, to] = [await makeTestOrganization(world), await makeTestOrganization(world)];
      const { spaceId, openId } = await makeLibrary(world, from.id, `Busy ${id}`);
      const writer = new pg.Client({ connectionString: world.connections.ownerUrl });
      await writer.connect();
      await writer.query('BEGIN');
      await writer.query(`SELECT id FROM ${locked} WHERE id = $1 FOR NO KEY UPDATE`, [
        isOfRequest ? openId : spaceId,
      ]);
      const giving = world
        .as('ana')
        .post(`/v1/spaces/${spaceId}/transfer`, { organization: to.id });
      await waitForLock(world);
      await writer.query(text, [id, spaceId, isOfRequest ? openId : null]);
      await writer.query('COMMIT');
      await writer.end();
      expect((await giving).status).toBe(200);
      const { rows } = await owner.query(`SELECT organization_id FROM ${table} WHERE id = $1`, [
        id,
      ]);
      expect(rows).toEqual([{ organization_id: to.id }]);
    },
  );

  it('returns unchanged from a transfer, also after a garbage collection in between', async () => {
    const [from, to] = [await makeTestOrganization(world), await makeTestOrganization(world)];
    const library = await makeLibrary(world, from.id, 'There and back');
    const everything = await readEverything(world, library);
    await world.as('ana').post(`/v1/spaces/${library.spaceId}/transfer`, { organization: to.id });
    const later = new Date(Date.now() + 50 * 60 * 60 * 1000);
    expect(
      await garbageCollectContent(
        { database: world.console.database, now: later, requestId: 'test', isOver: () => false },
        { organizationId: from.id },
      ),
    ).toBe('done');
    expect(await storedIn(world, from.id)).toEqual(none);
    await world.as('ana').post(`/v1/spaces/${library.spaceId}/transfer`, { organization: from.id });
    expect(await readEverything(world, library)).toEqual(everything);
    expect(without(await reachedIn(world, from.id), await storedIn(world, from.id))).toEqual(none);
  });

  it('is hidden there from members of only the former organization', async () => {
    const [from, to] = [
      await makeTestOrganization(world, ['CREATE']),
      await makeTestOrganization(world, ['READ']),
    ];
    const library = await makeLibrary(world, from.id, 'Seen');
    const [old, young] = [await visitorOf(world, from, 1), await visitorOf(world, to, 1)];
    const path = `/v1/spaces/${library.spaceId}`;
    const all = [
      '',
      '/content',
      '/revisions',
      '/change-requests',
      `/change-requests/${library.openId}`,
      `/change-requests/${library.openId}/content`,
      `/change-requests/${library.mergedId}/reviews`,
    ];
    const statuses = async (visitor: Visitor) =>
      Promise.all(all.map(async (at) => (await visitor.get(path + at)).status));
    expect([await statuses(old), await statuses(young)]).toEqual([
      all.map(() => 200),
      all.map(() => 404),
    ]);
    await world.as('ana').post(`${path}/transfer`, { organization: to.id });
    expect([await statuses(old), await statuses(young)]).toEqual([
      all.map(() => 404),
      all.map(() => 200),
    ]);
    expect((await old.get(`/v1/orgs/${from.id}/change-requests`)).body).toEqual({
      count: 0,
      items: [],
    });
    expect(
      (await young.get(`/v1/orgs/${to.id}/change-requests`)).body.items.map(
        ({ id }: { id: string }) => id,
      ),
    ).toEqual([library.openId]);
  });
});

/** Makes a site with every kind of part. */
async function fillSite(
  organizationId: string,
): Promise<{ readonly spaceId: string; readonly siteId: string }> {
  const site = await makeSite(world, { title: 'Docs' }, organizationId);
  const [spaceId = ''] = await makeSpaces(world, organizationId, 1);
  const section = await world.as('ana').post(`${site.url}/sections`, { spaceId });
  await world
    .as('ana')
    .post(`${site.url}/section-groups`, { title: 'Group', sections: [section.body.id] });
  await world.as('ana').post(`${site.url}/share-links`, { name: 'Link' });
  await world.console.database.prisma.siteRedirect.create({
    data: {
      id: newId('SiteRedirect'),
      organizationId,
      siteId: site.id,
      source: '/old',
      destination: '/new',
    },
  });
  const { body: me } = await world.as('ana').get('/v1/user');
  await world.as('ana').post(`${site.url}/permissions`, { users: [me.id], role: 'edit' });
  await world.as('ana').post(`${site.url}/publish`);
  const { body } = await world.nobody.post('/v1/urls/published', {
    url: `${world.url}/public/${organizationId}/${site.basename}`,
  });
  if (body.site !== site.id) throw new Error(JSON.stringify(body));
  await world.console.database.prisma.siteEventCount.create({
    data: {
      ...{ id: `sec_${site.id}`, organizationId, siteId: site.id },
      ...{ day: new Date('2026-01-05'), type: 'site_view', count: 3 },
    },
  });
  return { spaceId, siteId: site.id };
}

/** Makes an integration that is installed on a space and a site, with a token. */
async function fillInstallation(
  organization: string,
  { spaceId: space, siteId: site }: { readonly spaceId: string; readonly siteId: string },
): Promise<void> {
  const [ana, path] = [world.as('ana'), `/v1/integrations/of-${organization}`];
  await ana.post(path, {
    title: 'Own',
    description: '',
    script: '',
    organization,
    secrets: { key: 'kept' },
  });
  const { body } = await ana.post(`${path}/installations`, {
    organization,
    selected_spaces: [{ space }],
    selected_sites: [{ site }],
  });
  const { status } = await ana.post(`${path}/installations/${body.id}/tokens`);
  if (status !== 200) throw new Error(JSON.stringify(body));
}

/** Makes a translation with a page that is marked. */
async function fillTranslation(organization: string): Promise<void> {
  const source = await makeSpace(world, [page('A')], { organization });
  const { body: copy } = await world.as('ana').post(`${source.url}/duplicate`);
  const input = {
    title: 'Docs',
    source: { space: source.id, language: 'en' },
    spaces: [{ space: copy.id, language: 'fr' }],
  };
  const { body } = await world.as('ana').post(`/v1/orgs/${organization}/translations`, input);
  const { status } = await world
    .as('ana')
    .post(`/v1/orgs/${organization}/translations/${body.id}/languages/fr/pages`, {
      pages: [{ sourcePage: source.refs['A'] }],
    });
  expect(status).toBe(200);
}

/** Makes an OpenAPI spec with a version, which a page shows. */
async function fillSpec(organization: string): Promise<void> {
  const { id: spec } = await putText(world, 'spec', pets(), organization);
  await makeSpace(world, [{ insertPage: { title: 'API', type: 'COMPUTED', computed: { spec } } }], {
    organization,
  });
}

/** Makes a provider with a completed sign-in and an unused code. */
async function fillSignIn(
  organizationId: string,
  userId: string,
  defaultTeam: string,
): Promise<void> {
  const provider = await makeProvider(world, { defaultTeam }, organizationId);
  await world.as('ana').post(`/v1/orgs/${organizationId}/members/${userId}/sso`);
  const { email } = await world.console.database.prisma.user.findUniqueOrThrow({
    where: { id: userId },
  });
  const { status, body } = await provider.signIn({ nameID: email });
  if (status !== 303) throw new Error(JSON.stringify(body));
}

/** Makes a notification, what a member follows, and a check of a change request for conflicts. */
async function fillNotifications(organizationId: string): Promise<void> {
  const from =
    'FROM change_requests c JOIN members m ON m.organization_id = c.organization_id WHERE c.organization_id = $1 LIMIT 1';
  const inserts = [
    `INSERT INTO notifications (id, organization_id, user_id, number, event_id, subject_id, reason, space_id, change_request_id, created_at)
     SELECT 'ntf_' || c.id, c.organization_id, m.user_id, 1, 'evt', c.id, 'REVIEW', c.space_id, c.id, now() ${from}`,
    `INSERT INTO follows (id, organization_id, user_id, subject_id, space_id, change_request_id, state, created_at)
     SELECT 'fol_' || c.id, c.organization_id, m.user_id, c.id, c.space_id, c.id, 'MUTED', now() ${from}`,
    `INSERT INTO conflict_checks (id, organization_id, revision_id, space_revision_id, conflicting)
     SELECT c.id, c.organization_id, c.revision_id, c.revision_id, true ${from}`,
  ];
  for (const text of inserts) await owner.query(text, [organizationId]);
}

describe('an organization', () => {
  it('is deleted in SQL by the owner with all of its rows, and none of another', async () => {
    const [testOrganization, other] = [
      await makeTestOrganization(world, ['READ', 'EDIT']),
      await makeTestOrganization(world, ['READ']),
    ];
    for (const { id, userIds } of [testOrganization, other]) {
      const [outer = '', inner = ''] = await makeNestedCollections(world, id, 2);
      const [space = ''] = await makeSpaces(world, id, 3, { id: inner, ancestors: [outer] });
      const ana = world.as('ana');
      const { body: team } = await ana.put(`/v1/orgs/${id}/teams`, {
        title: 'Team',
        members: [userIds[1]],
      });
      await ana.post(`/v1/collections/${inner}/permissions`, {
        users: [{ id: userIds[1], role: 'edit' }],
        teams: [{ id: team.id, role: 'read' }],
      });
      for (const { path, create } of standardResources)
        await ana.post(path.replace('{organizationId}', id), create);
      await ana.post(`/v1/orgs/${id}/invites`, {
        emails: [`new@${id.toLowerCase().slice(4, 20)}.test`],
        role: 'read',
      });
      await ana.put(`/v1/orgs/${id}/search-synonyms`, {
        groups: [{ words: ['k8s', 'kubernetes'] }],
      });
      await ana.post(`/v1/orgs/${id}/link-invites`, { role: 'read', team: team.id });
      const webhooks = `/v1/orgs/${id}/webhooks`;
      const { body: webhook } = await ana.post(webhooks, { url: 'https://acme.invalid/' });
      await ana.post(`${webhooks}/${webhook.id}/test`);
      await ana.patch(`/v1/orgs/${id}`, {
        hostname: `house-${id
          .toLowerCase()
          .slice(-8)
          .replace(/[^a-z0-9]/g, '0')}`,
      });
      await ana.delete(`/v1/spaces/${space}`);
      await makeLibrary(world, id, 'The same in both');
      await fillTranslation(id);
      await fillInstallation(id, await fillSite(id));
      await fillSpec(id);
      await fillSignIn(id, userIds[1] ?? '', team.id);
      await fillNotifications(id);
    }
    const whole = await countsOf(other.id);
    const { rows: tables } = await owner.query<{ name: string }>(TENANTS);
    const unfilled = tables.map(({ name }) => name).filter((name) => !(name in whole));
    // events wait for a position only until the counts are read
    expect(unfilled).toEqual(['email_domains', 'unsequenced_events']);
    await owner.query('DELETE FROM organizations WHERE id = $1', [testOrganization.id]);
    expect(await countsOf(testOrganization.id)).toEqual({});
    expect(await countsOf(other.id)).toEqual(whole);
    expect(await countsOf(ids.acme)).not.toEqual({});
  });
});
