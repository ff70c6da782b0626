/**
 * Tests the cache of responses of published sites: two servers on one database, each write through
 * one of them, and what the next read on the other shows.
 */
import { connect } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FurtherServer, openServer } from '../servers.ts';
import { addSpace, done } from '../site-structure/made.ts';
import { sql } from '../sql.ts';
import { statementsOf } from '../statements.ts';
import { useWorld, type Visitor } from '../support.ts';
import { pets, putText } from '../openapi-spec/support.ts';
import { jwtFor, makePublished, openSite, type Published, write } from './made.ts';

const world = useWorld();
let cached: FurtherServer;
let uncached: FurtherServer;
beforeAll(async () => {
  cached = await openServer(world);
  uncached = await openServer(world, { RESPONSE_CACHE_MIB: '0' });
}, 240_000);
afterAll(async () => {
  await cached?.close();
  await uncached?.close();
});
const ana = () => world.as('ana');

const OUTLINE = `query ($site: ID!) {
  publishedSite(id: $site) {
    site { title visibility basename hostname urls { published } }
    structure { items { ... on SiteSection { title path } ... on SiteSectionGroup { title sections { title path } } } }
    siteSpaces { nodes { path title space { title emoji revisionId revision { allPages { title path ... on DocumentPage { markdown } } } } } }
    customizations { site { pagination { enabled } } }
    page(path: "/") { page { title ... on DocumentPage { markdown } } }
    redirect(source: "/former") { destination }
  }
}`;

const page = (title: string) => ({
  operation: 'insert_page',
  title,
  markdown: `About ${title}.\n`,
});

/** A read of a site, with the caller's server and token. */
type Read = (server: FurtherServer) => Promise<{ status: number; body: string }>;

const shown = (server: FurtherServer, status: number, body: unknown) => ({
  status,
  body: JSON.stringify(body)
    .replaceAll(server.url, '')
    .replace(/"requestId":"[^"]*"/g, ''),
});

/** The kinds of reads, as an anonymous visitor and with a visitor token. */
async function readsOf(site: Published): Promise<Readonly<Record<string, Read>>> {
  const token = await openSite(world, site, { jwt_token: await jwtFor(world, site, {}) });
  const get =
    (path: string, bearer?: string): Read =>
    async (server) => {
      const { status, body } = await server.with(bearer).get(path);
      return shown(server, status, body);
    };
  const query =
    (bearer?: string): Read =>
    async (server) => {
      const variables = { organization: site.testOrganization.id, site: site.id };
      const { status, data, errors } = await server.with(bearer).query(OUTLINE, variables);
      return shown(server, status, { data, errors });
    };
  const content = `/v1/spaces/${site.spaces[0]}/content`;
  return {
    outline: query(),
    'outline with a token': query(token),
    published: get(`${site.url}/published`),
    structure: get(`${site.url}/structure`, token),
    pages: get(`${content}/pages`, token),
    content: get(content, token),
    redirect: get(`${site.url}/redirect?source=/former`),
    space: get(`/v1/spaces/${site.spaces[0]}`, token),
  };
}

const NO_SITE = '"publishedSite":null';

/** Reads until the server answers with one statement, that of the version. */
async function warm(read: Read, server: FurtherServer): Promise<{ status: number; body: string }> {
  await read(server);
  await read(server);
  let last = { status: 0, body: '' };
  const statements = await statementsOf(async () => {
    last = await read(server);
  });
  expect(last.body).not.toContain('"errors"');
  if (last.status === 200 && !last.body.includes(NO_SITE))
    expect(statements.map(nameOf)).toEqual(['published_versions']);
  return last;
}

const nameOf = (text: string): string => /FROM (\w+)/.exec(text)?.[1] ?? text;

describe('a response of a published site', () => {
  it('is sent again from memory after one statement, byte for byte, until a write', async () => {
    const site = await makePublished(world);
    await write(world, site, 0, [page('Begin')]);
    const reads = await readsOf(site);
    for (const [name, read] of Object.entries(reads)) {
      if (name === 'redirect') continue; // a path without a destination is not found
      const first = await read(uncached);
      expect([name, first.status]).toEqual([name, 200]);
      expect([name, await warm(read, cached)]).toEqual([name, first]);
    }
  });

  it('has the same headers from memory, and is 304 for the ETag that the client has', async () => {
    const { url } = await makePublished(world);
    const headersOf = async (etag?: string) => {
      const { status, headers } = await cached
        .with(undefined)
        .get(`${url}/published`, etag === undefined ? {} : { 'if-none-match': etag });
      const entries = [...headers].filter(([name]) => !/^(date|x-ratelimit-.*)$/.test(name));
      return [status, Object.fromEntries(entries)] as const;
    };
    const [status, first] = await headersOf();
    expect(status).toBe(200);
    for (let n = 0; n < 3; n++) expect(await headersOf()).toEqual([200, first]);
    const { 'content-type': _, 'content-length': __, 'content-encoding': ___, ...rest } = first;
    for (let n = 0; n < 2; n++) expect(await headersOf(first['etag'])).toEqual([304, rest]);
  });

  it('is stored for clients that always send an ETag', async () => {
    const { url } = await makePublished(world);
    const { headers } = await uncached.with(undefined).get(`${url}/structure`);
    const etag = headers.get('etag') ?? '';
    const read: Read = async (server) =>
      shown(
        server,
        (await server.with(undefined).get(`${url}/structure`, { 'if-none-match': etag })).status,
        null,
      );
    for (let n = 0; n < 2; n++) await read(uncached);
    expect((await uncached.with(undefined).get(`${url}/structure`)).status).toBe(200);
    await read(cached);
    await read(cached);
    expect((await statementsOf(() => read(cached))).map(nameOf)).toEqual(['published_versions']);
  });
});

type Write = (site: Published) => Promise<unknown>;
const spaceOf = (site: Published) => `/v1/spaces/${site.spaces[0]}`;

/** Makes a change request that inserts a page, and returns its path. */
async function draft(site: Published): Promise<string> {
  const { id } = await done(ana().post(`${spaceOf(site)}/change-requests`, { subject: 'Draft' }));
  const path = `${spaceOf(site)}/change-requests/${id}`;
  await done(ana().post(`${path}/content`, { changes: [page('Merged')] }));
  return path;
}

/** Writes of each kind that a visitor of a site can notice. */
const writes: Readonly<Record<string, { prepare?: Write; write: Write }>> = {
  'an edit': { write: (site) => write(world, site, 0, [page('Added')]) },
  'a merge': {
    prepare: async (site) => paths.set(site.id, await draft(site)),
    write: async (site) => done(ana().post(`${paths.get(site.id)}/merge`)),
  },
  'a rollback': {
    prepare: async (site) => {
      const before = await done(ana().get(spaceOf(site)));
      revisions.set(site.id, before.revision);
      await write(world, site, 0, [page('Undone')]);
    },
    write: (site) =>
      done(ana().post(`${spaceOf(site)}/revisions/${revisions.get(site.id)}/rollback`)),
  },
  'a new title of a space': { write: (site) => done(ana().patch(spaceOf(site), { title: 'New' })) },
  'a deleted space': { write: (site) => done(ana().delete(spaceOf(site))) },
  'a restored space': {
    prepare: (site) => done(ana().delete(spaceOf(site))),
    write: (site) => done(ana().post(`${spaceOf(site)}/restore`)),
  },
  unpublishing: { write: ({ url }) => done(ana().post(`${url}/unpublish`)) },
  publishing: {
    prepare: ({ url }) => done(ana().post(`${url}/unpublish`)),
    write: ({ url }) => done(ana().post(`${url}/publish`)),
  },
  'another visibility': {
    write: ({ url }) => done(ana().patch(url, { visibility: 'visitor-auth' })),
  },
  'a new title of the site': { write: ({ url }) => done(ana().patch(url, { title: 'Renamed' })) },
  'another basename': { write: ({ url }) => done(ana().patch(url, { basename: 'other' })) },
  'adaptive content disabled': {
    write: ({ url }) =>
      done(ana().patch(url, { adaptiveContent: { enabled: false }, title: 'Plain' })),
  },
  'a condition': {
    write: ({ url, open }) =>
      done(ana().patch(`${url}/sections/${open}`, { condition: 'visitor.claims.isBeta' })),
  },
  'a condition removed': {
    write: ({ url, beta }) => done(ana().patch(`${url}/sections/${beta}`, { condition: null })),
  },
  'a new title of a section': {
    write: ({ url, open }) => done(ana().patch(`${url}/sections/${open}`, { title: 'Opened' })),
  },
  'a new section': {
    write: ({ url, spaces }) => done(ana().post(`${url}/sections`, { spaceId: spaces[3] })),
  },
  'a deleted section': { write: ({ url, open }) => done(ana().delete(`${url}/sections/${open}`)) },
  'a moved section': {
    write: ({ url, open, group }) =>
      done(ana().post(`${url}/section-groups/${group}/sections`, { sectionId: open })),
  },
  'a new title of a group': {
    prepare: ({ url, beta }) => done(ana().patch(`${url}/sections/${beta}`, { condition: null })),
    write: ({ url, group }) =>
      done(ana().patch(`${url}/section-groups/${group}`, { title: 'All' })),
  },
  'a new site space': { write: (site) => addSpace(world, site, 3, site.open) },
  'a customization of the site': {
    write: async ({ url }) => {
      const given = await done(ana().get(`${url}/customization`));
      await done(
        ana().put(`${url}/customization`, {
          ...given,
          pagination: { enabled: !given.pagination.enabled },
        }),
      );
    },
  },
  'a redirect': {
    write: ({ url }) =>
      done(ana().post(`${url}/redirects`, { source: '/former', destination: '/' })),
  },
  'a new version of the OpenAPI spec of a computed page': {
    prepare: async (site) => {
      const { id } = await putText(world, 'pets', pets(), site.testOrganization.id);
      const computed = { spec: id };
      await write(world, site, 0, [
        { operation: 'insert_page', title: 'API', type: 'computed', computed },
      ]);
    },
    write: ({ testOrganization }) =>
      putText(
        world,
        'pets',
        pets({ tags: [{ name: 'pets', description: 'Other pets.' }] }),
        testOrganization.id,
      ),
  },
  'a new hostname of the organization': {
    write: ({ testOrganization }) =>
      done(
        ana().patch(`/v1/orgs/${testOrganization.id}`, {
          hostname: `docs-${testOrganization.id.slice(-6).toLowerCase()}`,
        }),
      ),
  },
};
const paths = new Map<string, string>();
const revisions = new Map<string, string>();

describe('a committed write through one server', () => {
  it.each(Object.entries(writes))(
    '(%s) is in the next read on another',
    { timeout: 240_000 },
    async (_, { prepare, write: commit }) => {
      const site = await makePublished(world);
      await write(world, site, 0, [page('Begin')]);
      const reads = Object.entries(await readsOf(site));
      await prepare?.(site);
      const before = [];
      for (const [, read] of reads) before.push(await warm(read, cached));
      await commit(site);
      const after = await Promise.all(reads.map(([, read]) => read(cached)));
      const current = await Promise.all(reads.map(([, read]) => read(uncached)));
      expect(after).toEqual(current);
      expect(after).not.toEqual(before);
    },
  );
});

describe('concurrent reads', () => {
  it('of one state are answered by one of them', async () => {
    const site = await makePublished(world);
    const read = () => cached.with(undefined).get(`${site.url}/published`);
    await read();
    const statements = await statementsOf(async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, read));
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    });
    expect(statements.filter((text) => nameOf(text) === 'sites')).toHaveLength(1);
  });

  it('never show a state before the last write that was answered', {
    timeout: 240_000,
  }, async () => {
    const site = await makePublished(world);
    let committed = 0;
    let isWriting = true;
    const readUntilEnd = async (): Promise<void> => {
      while (isWriting) {
        const before = committed;
        const { body } = await cached.with(undefined).get(`${site.url}/published`);
        expect(Number(body.site.title)).toBeGreaterThanOrEqual(before);
      }
    };
    await done(ana().patch(site.url, { title: '10' }));
    const reading = Promise.all(Array.from({ length: 6 }, readUntilEnd));
    for (let n = 11; n <= 50; n++) {
      await done(ana().patch(site.url, { title: String(n) }));
      committed = n;
    }
    isWriting = false;
    await reading;
  });
});

/** Returns whether the number of requests in progress, with that of the metrics, is this one. */
const isInFlight = async (count: number): Promise<boolean> =>
  (await cached.with(undefined).get('/metrics')).body.includes(
    `lectern_requests_in_flight ${count}\n`,
  );

/** Sends a read while the version cannot be read, and closes the connection before the answer. */
async function readAndLeave(path: string): Promise<void> {
  const owner = new pg.Client({ connectionString: world.connections.ownerUrl });
  await owner.connect();
  await owner.query('BEGIN');
  await owner.query('LOCK TABLE published_versions IN ACCESS EXCLUSIVE MODE');
  const { hostname, port } = new URL(cached.url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAccept: */*\r\n\r\n`);
  await expect.poll(() => isInFlight(2)).toBe(true);
  socket.destroy();
  await expect.poll(() => isInFlight(1)).toBe(true);
  await owner.query('COMMIT');
  await owner.end();
}

describe('a client that leaves', () => {
  it('keeps no later request waiting', { timeout: 240_000 }, async () => {
    const { url } = await makePublished(world);
    const read = async () => (await cached.with(undefined).get(`${url}/published`)).status;
    for (let n = 0; n < 2; n++) expect(await read()).toBe(200);
    await done(ana().post(`${url}/unpublish`));
    await readAndLeave(`${url}/published`);
    expect(await read()).toBe(404);
  });
});

const versionOf = async ({ testOrganization }: Published): Promise<string> => {
  const [row] = await world.console.database.query(
    sql<{ version: string }>('SELECT version::text FROM published_versions WHERE id = $1'),
    [testOrganization.id],
  );
  return row?.version ?? '';
};

/** Returns the database of the world to the row of a site and the version that it had. */
async function restorer({ id, testOrganization }: Published): Promise<() => Promise<void>> {
  const owner = new pg.Client({ connectionString: world.connections.superuserUrl });
  await owner.connect();
  await owner.query('CREATE TEMP TABLE old_site AS SELECT * FROM sites WHERE id = $1', [id]);
  await owner.query(
    'CREATE TEMP TABLE old_version AS SELECT * FROM published_versions WHERE id = $1',
    [testOrganization.id],
  );
  return async () => {
    await owner.query('BEGIN; SET LOCAL session_replication_role = replica');
    await owner.query('UPDATE sites s SET title = o.title FROM old_site o WHERE s.id = o.id');
    await owner.query('DELETE FROM published_versions v USING old_version o WHERE v.id = o.id');
    await owner.query('INSERT INTO published_versions SELECT * FROM old_version');
    await owner.query('COMMIT');
    await owner.end();
  };
}

describe('a database that has lost its last write', () => {
  it('has another version after the next write, though it is as many writes old', async () => {
    const site = await makePublished(world);
    const titleOf = async () =>
      (await cached.with(undefined).get(`${site.url}/published`)).body.site.title;
    const restore = await restorer(site);
    await done(ana().patch(site.url, { title: 'Lost' }));
    for (let n = 0; n < 3; n++) expect(await titleOf()).toBe('Lost');
    const lost = await versionOf(site);
    await restore();
    await done(ana().patch(site.url, { title: 'Kept' }));
    expect(await versionOf(site)).toBe(lost);
    for (let n = 0; n < 2; n++) expect(await titleOf()).toBe('Kept');
  });
});

describe('the published version of an organization', () => {
  it('advances once for each transaction, and not for comments and change requests', async () => {
    const site = await makePublished(world);
    const before = BigInt(await versionOf(site));
    await done(ana().post(`${spaceOf(site)}/comments`, { body: { markdown: 'Hello' } }));
    const path = await draft(site);
    expect(BigInt(await versionOf(site))).toBe(before);
    await done(ana().post(`${path}/merge`));
    expect(BigInt(await versionOf(site))).toBe(before + 1n);
  });
});

const sectionsOf = async (visitor: Visitor, { url }: Published): Promise<string[]> =>
  (await visitor.get(`${url}/sections`)).body.items.map(({ title }: { title: string }) => title);

describe('visitors', () => {
  it('share responses only with visitors of the same declared claims', async () => {
    const site = await makePublished(world);
    const visitor = async (claims: object) =>
      cached.with(await openSite(world, site, { jwt_token: await jwtFor(world, site, claims) }));
    const [plain, beta, pro, other] = await Promise.all([
      visitor({}),
      visitor({ isBeta: true }),
      visitor({ plan: 'pro' }),
      visitor({ isBeta: true, undeclared: 'x' }),
    ]);
    for (let n = 0; n < 3; n++) {
      expect(await sectionsOf(plain, site)).toEqual(['Open']);
      expect(await sectionsOf(beta, site)).toEqual(['Open', 'Beta']);
      expect(await sectionsOf(pro, site)).toEqual(['Open', 'Pro']);
      expect(await sectionsOf(cached.with(undefined), site)).toEqual(['Open']);
      expect(await sectionsOf(cached.with(ana().token), site)).toEqual(['Open', 'Beta', 'Pro']);
    }
    await sectionsOf(other, site); // the first request of a token looks the token up
    await done(other.get(`${site.url}/structure`)); // not read before by a visitor with these claims
    expect((await statementsOf(() => sectionsOf(other, site))).map(nameOf)).toEqual([
      'published_versions',
    ]);
  });
});
