import { describe, expect, it } from 'vitest';
import { newId } from '../src/data/new-id.ts';
import {
  bad,
  badAt,
  conflict,
  graphQLError,
  errorsOf,
  forbidden,
  forbiddenAt,
  notFound,
  notFoundAt,
  refused,
} from './content/expected.ts';
import { eventsOf, visitorOf } from './content/rows.ts';
import { done, type MadeSite, makeSite, variablesOf } from './site-structure/made.ts';
import { sql } from './sql.ts';
import { useWorld } from './support.ts';

const world = useWorld({ PUBLIC_URL: 'https://docs.test' });

const FIELDS =
  '__typename id source destination target { kind url path siteSectionId siteSpaceId pageId } draft permanent captureWildcard automatic createdAt site { id } urls { location }';
const GET = `query ($id: ID!) { siteRedirect(id: $id) { ${FIELDS} } }`;
const LIST = `query ($site: ID!, $first: Int, $after: String) { site(id: $site) { redirects(first: $first, after: $after) {
  totalCount pageInfo { hasNextPage } nodes { ${FIELDS} } edges { node { id } } } } }`;
const CREATE = `mutation ($input: CreateSiteRedirectInput!) { createSiteRedirect(input: $input) { siteRedirect { ${FIELDS} } } }`;
const UPDATE = `mutation ($input: UpdateSiteRedirectInput!) { updateSiteRedirect(input: $input) { siteRedirect { ${FIELDS} } } }`;
const DELETE =
  'mutation ($id: ID!) { deleteSiteRedirect(input: { id: $id }) { deletedSiteRedirectId } }';
const RESOLVE =
  'query ($site: ID!, $source: String!) { site(id: $site) { redirect(source: $source) { source destination urls { published } } } }';

interface Shown {
  readonly id: string;
  readonly createdAt: string;
  readonly source: string;
  readonly destination: string;
}

/** Returns a manual redirect as `/v1` serializes it. */
const redirectBody = ({ url }: MadeSite, { id, destination, ...rest }: Shown) => ({
  object: 'site-redirect',
  id,
  destination: destination.startsWith('/')
    ? { kind: 'path', path: destination }
    : { kind: 'external', url: destination },
  target: destination,
  ...{ draft: false, permanent: false, captureWildcard: false, automatic: false },
  urls: { location: `${world.url}${url}/redirects/${id}` },
  ...rest,
});

/** Returns the same redirect in GraphQL. */
const redirectNode = (site: MadeSite, shown: Shown) => {
  const {
    object: _,
    destination: { kind, ...destination },
    target,
    ...rest
  } = redirectBody(site, shown);
  return {
    __typename: 'SiteRedirect',
    site: { id: site.id },
    ...rest,
    destination: target,
    target: {
      ...{ url: null, path: null, siteSectionId: null, siteSpaceId: null, pageId: null },
      kind: kind.toUpperCase(),
      ...destination,
    },
  };
};

const make = (site: MadeSite, source: string, destination: string) =>
  done(world.as('ana').post(`${site.url}/redirects`, { source, destination }));
const pairsOf = async (site: MadeSite) => {
  const { items } = await done(world.as('ana').get(`${site.url}/redirects?limit=1000`));
  return items.map(({ source, target }: Shown & { target: string }) => [source, target]);
};

const NO_PATH = 'Send a path of the site with a leading slash, without query and fragment.';
const NO_DESTINATION =
  'Send a path of the site with a leading slash, or an absolute http or https URL without a password.';
const CIRCLE =
  'This redirect forms a cycle. Choose another destination, or delete the redirect of that path.';
const TAKEN = 'Another redirect of the site has this source. Change that one.';

describe('a redirect', () => {
  it('has a normalized source path, and leads to a path or an address', async () => {
    const site = await makeSite(world);
    const { status, headers, body } = await world.as('ana').post(`${site.url}/redirects`, {
      source: '/old//guide%20one/',
      destination: '/new/?tab=1#top',
    });
    expect([status, body]).toEqual([
      201,
      redirectBody(site, {
        id: body.id,
        createdAt: body.createdAt,
        source: '/old/guide one',
        destination: '/new?tab=1#top',
      }),
    ]);
    expect(headers.get('location')).toBe(`${world.url}${site.url}/redirects/${body.id}`);
    expect((await world.as('ana').get(`${site.url}/redirects/${body.id}`)).body).toEqual(body);
    const { data } = await world.as('ana').query(CREATE, {
      input: { siteId: site.id, source: '/out', destination: 'https://acme.test' },
    });
    const other = data.createSiteRedirect.siteRedirect;
    expect(other).toEqual(
      redirectNode(site, {
        id: other.id,
        createdAt: other.createdAt,
        source: '/out',
        destination: 'https://acme.test/',
      }),
    );
    expect((await world.as('ana').query(GET, { id: other.id })).data.siteRedirect).toEqual(other);
    expect(await eventsOf(world, site.testOrganization.id, 'redirect.create')).toEqual([
      { subjectId: site.id, fields: ['redirects'], related: [other.id] },
      { subjectId: site.id, fields: ['redirects'], related: [body.id] },
    ]);
  });

  it('changes only the given fields', async () => {
    const site = await makeSite(world);
    const { id, createdAt } = await make(site, '/a', '/b');
    const at = `${site.url}/redirects/${id}`;
    const moved = await world.as('ana').patch(at, { source: '/c' });
    expect([moved.status, moved.body]).toEqual([
      200,
      redirectBody(site, { id, createdAt, source: '/c', destination: '/b' }),
    ]);
    expect((await world.as('ana').patch(at, { destination: '/d' })).body).toEqual(
      redirectBody(site, { id, createdAt, source: '/c', destination: '/d' }),
    );
    expect((await world.as('ana').patch(at, {})).body).toEqual(
      redirectBody(site, { id, createdAt, source: '/c', destination: '/d' }),
    );
    expect(
      (await world.as('ana').query(UPDATE, { input: { id, source: '/e', destination: '/f' } })).data
        .updateSiteRedirect,
    ).toEqual({
      siteRedirect: redirectNode(site, { id, createdAt, source: '/e', destination: '/f' }),
    });
    expect(
      (await eventsOf(world, site.testOrganization.id, 'redirect.update')).map(
        ({ fields }) => fields,
      ),
    ).toEqual([['source', 'destination'], ['destination'], ['source']]);
  });

  it('is deleted idempotently', async () => {
    const site = await makeSite(world);
    const [one, two] = [await make(site, '/a', '/b'), await make(site, '/c', '/d')];
    for (const [id, expected] of [
      [one.id, 205],
      [one.id, 204],
      [newId('SiteRedirect'), 204],
    ] as const) {
      const { status, body } = await world.as('ana').delete(`${site.url}/redirects/${id}`);
      expect([status, body]).toEqual([expected, undefined]);
    }
    expect((await world.as('ana').get(`${site.url}/redirects/${one.id}`)).body).toEqual(notFound);
    expect((await world.as('ana').patch(`${site.url}/redirects/${one.id}`, {})).body).toEqual(
      notFound,
    );
    expect((await world.as('ana').query(DELETE, { id: two.id })).data).toEqual({
      deleteSiteRedirect: { deletedSiteRedirectId: two.id },
    });
    expect(errorsOf(await world.as('ana').query(DELETE, { id: two.id }))).toEqual(
      notFoundAt('deleteSiteRedirect'),
    );
    expect(await pairsOf(site)).toEqual([]);
  });

  it('answers NOT_FOUND under another site', async () => {
    const [site, other] = [await makeSite(world), await makeSite(world)];
    const { id } = await make(site, '/a', '/b');
    expect((await world.as('ana').get(`${other.url}/redirects/${id}`)).body).toEqual(notFound);
    expect(
      (await world.as('ana').patch(`${other.url}/redirects/${id}`, { destination: '/c' })).body,
    ).toEqual(notFound);
    expect((await world.as('ana').delete(`${other.url}/redirects/${id}`)).status).toBe(204);
    expect(await pairsOf(site)).toEqual([['/a', '/b']]);
  });

  it.each([
    [{ destination: '/b' }, 'source', 'source is required.'],
    [{ source: '/a' }, 'destination', 'destination is required.'],
    [{ source: null, destination: '/b' }, 'source', 'source must be a text.'],
    [{ source: 'a', destination: '/b' }, 'source', NO_PATH],
    [{ source: '/a?b=c', destination: '/b' }, 'source', NO_PATH],
    [{ source: '/a#b', destination: '/b' }, 'source', NO_PATH],
    [{ source: '/%', destination: '/b' }, 'source', NO_PATH],
    [{ source: '/a%00', destination: '/b' }, 'source', NO_PATH],
    [
      { source: `/${'x'.repeat(512)}`, destination: '/b' },
      'source',
      'A path has at most 512 characters.',
    ],
    [{ source: '/a', destination: 'b' }, 'destination', NO_DESTINATION],
    [{ source: '/a', destination: '//acme.test' }, 'destination', NO_DESTINATION],
    [{ source: '/a', destination: 'ftp://acme.test' }, 'destination', NO_DESTINATION],
    [
      { source: '/a', destination: 'x'.repeat(2049) },
      'destination',
      'destination must have 1 to 2048 characters, and has 2049.',
    ],
    [{ source: '/a', destination: '/a/' }, 'destination', CIRCLE],
    [{ source: '/a', destination: '/a#top' }, 'destination', CIRCLE],
    [
      { source: '/a', destination: '/b', automatic: true },
      'automatic',
      'There is no field `automatic` here. Fields are: `source`, `destination`, `draft`, `permanent`, `captureWildcard`.',
    ],
  ])('is refused with %j', async (input, field, message) => {
    const site = await makeSite(world);
    expect((await world.as('ana').post(`${site.url}/redirects`, input)).body).toEqual(
      bad(field, message),
    );
    expect(await pairsOf(site)).toEqual([]);
  });

  it('accepts paths of the maximum length', async () => {
    const site = await makeSite(world);
    expect((await make(site, `/${'😀'.repeat(511)}`, `/${'x'.repeat(2047)}`)).source).toBe(
      `/${'😀'.repeat(511)}`,
    );
  });

  it.each([{ source: null }, { destination: null }])(
    'is refused in an update with %j',
    async (input) => {
      const site = await makeSite(world);
      const { id } = await make(site, '/a', '/b');
      const [field = ''] = Object.keys(input);
      expect((await world.as('ana').patch(`${site.url}/redirects/${id}`, input)).body).toEqual(
        bad(field, `${field} may be absent, but not null.`),
      );
      expect(await pairsOf(site)).toEqual([['/a', '/b']]);
    },
  );

  it('has a source that no other manual redirect has', async () => {
    const site = await makeSite(world);
    const one = await make(site, '/a', '/b');
    const two = await make(site, '/c', '/d');
    expect(
      (await world.as('ana').post(`${site.url}/redirects`, { source: '/a/', destination: '/x' }))
        .body,
    ).toEqual(refused(409, 'ALREADY_EXISTS', TAKEN, { field: 'source' }));
    expect(
      (await world.as('ana').patch(`${site.url}/redirects/${two.id}`, { source: '/a' })).body,
    ).toEqual(refused(409, 'ALREADY_EXISTS', TAKEN, { field: 'source' }));
    expect(
      errorsOf(
        await world
          .as('ana')
          .query(CREATE, { input: { siteId: site.id, source: '/a', destination: '/x' } }),
      ),
    ).toEqual(
      graphQLError(['createSiteRedirect'], 'ALREADY_EXISTS', TAKEN, { field: 'input.source' }),
    );
    expect(
      (await world.as('ana').patch(`${site.url}/redirects/${one.id}`, { source: '/a' })).status,
    ).toBe(200);
    const other = await makeSite(world);
    expect((await make(other, '/a', '/b')).source).toBe('/a');
  });
});

describe('a chain of redirects', () => {
  it('is resolved to its end when a redirect is created', async () => {
    const site = await makeSite(world);
    await make(site, '/b', '/c');
    await make(site, '/a', '/b');
    await make(site, '/out', 'https://acme.test/x');
    await make(site, '/z', '/out#here');
    expect(await pairsOf(site)).toEqual([
      ['/z', 'https://acme.test/x'],
      ['/out', 'https://acme.test/x'],
      ['/a', '/c'],
      ['/b', '/c'],
    ]);
  });

  it('is extended when its end becomes a source', async () => {
    const site = await makeSite(world);
    await make(site, '/a', '/b#x');
    const { id } = await make(site, '/b', '/c');
    expect(await pairsOf(site)).toEqual([
      ['/b', '/c'],
      ['/a', '/c'],
    ]);
    await make(site, '/d', '/b2');
    await done(
      world.as('ana').patch(`${site.url}/redirects/${id}`, { source: '/b2', destination: '/e' }),
    );
    expect(await pairsOf(site)).toEqual([
      ['/d', '/e'],
      ['/b2', '/e'],
      ['/a', '/c'],
    ]);
  });

  it('never leads back to its source', async () => {
    const site = await makeSite(world);
    await make(site, '/a', '/b');
    const { id } = await make(site, '/c', '/d');
    expect(
      (await world.as('ana').post(`${site.url}/redirects`, { source: '/b', destination: '/a' }))
        .body,
    ).toEqual(bad('destination', CIRCLE));
    expect(
      (
        await world
          .as('ana')
          .patch(`${site.url}/redirects/${id}`, { source: '/b', destination: '/a' })
      ).body,
    ).toEqual(bad('destination', CIRCLE));
    expect(
      errorsOf(await world.as('ana').query(UPDATE, { input: { id, destination: '/c' } })),
    ).toEqual(badAt('updateSiteRedirect', 'input.destination', CIRCLE));
    expect(await pairsOf(site)).toEqual([
      ['/c', '/d'],
      ['/a', '/b'],
    ]);
  });
});

describe('the redirects of a site', () => {
  it('are listed newest first and paginated, in a fixed number of statements', async () => {
    const site = await makeSite(world);
    const made = [
      await make(site, '/1', '/a'),
      await make(site, '/2', '/a'),
      await make(site, '/3', '/a'),
    ].reverse();
    const { status, body } = await world.as('ana').get(`${site.url}/redirects`);
    expect([status, body]).toEqual([200, { count: 3, items: made }]);
    const first = (await world.as('ana').get(`${site.url}/redirects?limit=2`)).body;
    const second = (
      await world.as('ana').get(`${site.url}/redirects?limit=2&page=${first.next.page}`)
    ).body;
    expect([first.items, second]).toEqual([made.slice(0, 2), { count: 3, items: made.slice(2) }]);
    const { redirects } = (await world.as('ana').query(LIST, { ...variablesOf(site), first: 2 }))
      .data.site;
    expect(redirects).toEqual({
      totalCount: 3,
      pageInfo: { hasNextPage: true },
      nodes: made.slice(0, 2).map((one) =>
        redirectNode(site, {
          id: one.id,
          createdAt: one.createdAt,
          source: one.source,
          destination: one.target,
        }),
      ),
      edges: made.slice(0, 2).map(({ id }) => ({ node: { id } })),
    });
    const count = () =>
      world.countStatements('ana', (visitor) => visitor.get(`${site.url}/redirects?limit=1000`));
    const few = await count();
    for (let i = 0; i < 17; i++) await make(site, `/more/${i}`, '/a');
    expect([few, await count()]).toEqual([3, 3]);
  });

  it('are limited to 10,000 manual ones', async () => {
    const site = await makeSite(world);
    const made = Array.from({ length: 9999 }, () => newId('SiteRedirect'));
    await world.console.database.query(
      sql(
        "INSERT INTO site_redirects (id, site_id, organization_id, source, destination, created_at) SELECT id, $2, $3, '/' || n, '/a', now() FROM unnest($1::text[]) WITH ORDINALITY AS r(id, n)",
      ),
      [made, site.id, site.testOrganization.id],
    );
    const { id } = await make(site, '/last', '/b');
    const tooMany = 'A site has at most 10,000 manual redirects. Delete unused ones.';
    expect(
      (await world.as('ana').post(`${site.url}/redirects`, { source: '/over', destination: '/b' }))
        .body,
    ).toEqual(conflict(tooMany));
    expect(
      (await world.as('ana').patch(`${site.url}/redirects/${id}`, { source: '/other' })).status,
    ).toBe(200);
    await world.as('ana').delete(`${site.url}/redirects/${id}`);
    expect(
      (await world.as('ana').post(`${site.url}/redirects`, { source: '/over', destination: '/b' }))
        .status,
    ).toBe(201);
    expect((await world.as('ana').patch(`${site.url}/redirects/${id}`, {})).body).toEqual(notFound);
  });

  it('require the role create', async () => {
    const site = await makeSite(world, { roles: ['CREATE', 'REVIEW', null] });
    const [creator, reviewer, guest] = await Promise.all(
      [1, 2, 3].map((n) => visitorOf(world, site.testOrganization, n)),
    );
    if (!creator || !reviewer || !guest) throw new Error('Three people were made.');
    const { id } = await done(
      creator.post(`${site.url}/redirects`, { source: '/a', destination: '/b' }),
    );
    const at = `${site.url}/redirects`;
    const requestsOf = (visitor: typeof creator) => [
      () => visitor.get(at),
      () => visitor.get(`${at}/${id}`),
      () => visitor.post(at, { source: '/c', destination: '/d' }),
      () => visitor.patch(`${at}/${id}`, { destination: '/d' }),
      () => visitor.delete(`${at}/${id}`),
    ];
    const requests = [
      [
        CREATE,
        'createSiteRedirect',
        { input: { siteId: site.id, source: '/c', destination: '/d' } },
      ],
      [UPDATE, 'updateSiteRedirect', { input: { id, destination: '/d' } }],
      [DELETE, 'deleteSiteRedirect', { id }],
      [GET, 'siteRedirect', { id }],
    ] as const;
    for (const ask of requestsOf(reviewer))
      expect((await ask()).body).toEqual(forbidden('create', 'review'));
    for (const [document, field, rest] of requests)
      expect(errorsOf(await reviewer.query(document, rest))).toEqual(
        forbiddenAt(field, 'create', 'review'),
      );
    for (const visitor of [guest, world.as('eve')]) {
      for (const ask of requestsOf(visitor)) expect((await ask()).body).toEqual(notFound);
      for (const [document, field, rest] of requests)
        expect(errorsOf(await visitor.query(document, rest))).toEqual(notFoundAt(field));
      expect((await visitor.get(`${site.url}/redirect?source=/a`)).body).toEqual(notFound);
    }
    const node = async (visitor: typeof creator) =>
      (await visitor.query('query ($id: ID!) { node(id: $id) { __typename id } }', { id })).data
        .node;
    expect([await node(creator), await node(reviewer), await node(world.as('eve'))]).toEqual([
      { __typename: 'SiteRedirect', id },
      null,
      null,
    ]);
    expect(await pairsOf(site)).toEqual([['/a', '/b']]);
    await done(creator.delete(`${at}/${id}`));
  });
});

describe('the destination of a path', () => {
  it('is an absolute address, published or not', async () => {
    const site = await makeSite(world, { shown: 1, roles: ['READ'] });
    await make(site, '/old path', 'https://acme.test/new?x=1');
    const reader = await visitorOf(world, site.testOrganization, 1);
    const { status, body } = await reader.get(
      `${site.url}/redirect?source=${encodeURIComponent('/old%20path/?utm=1#x')}`,
    );
    expect([status, body]).toEqual([
      200,
      {
        source: '/old path',
        destination: 'https://acme.test/new?x=1',
        target: 'https://acme.test/new?x=1',
        urls: {},
      },
    ]);
    expect(
      (await reader.query(RESOLVE, { ...variablesOf(site), source: '/old path' })).data.site
        .redirect,
    ).toEqual({
      source: '/old path',
      destination: 'https://acme.test/new?x=1',
      urls: { published: null },
    });
  });

  it('is a path with content, with its address when the site is published', async () => {
    const site = await makeSite(world, { shown: 2 });
    await make(site, '/old', '/space-1?x=1#y');
    const at = `${site.url}/redirect?source=/old`;
    expect((await world.as('ana').get(at)).body).toEqual({
      source: '/old',
      destination: '/space-1?x=1#y',
      urls: {},
    });
    await world.as('ana').post(`${site.url}/publish`);
    const published = `https://docs.test/${site.testOrganization.id}/docs/space-1?x=1#y`;
    expect((await world.as('ana').get(at)).body).toEqual({
      source: '/old',
      destination: '/space-1?x=1#y',
      target: published,
      urls: { published },
    });
    expect(
      (await world.as('ana').query(RESOLVE, { ...variablesOf(site), source: 'old' })).data.site
        .redirect,
    ).toBeNull();
  });

  it('is absent without content there, and for a source with content', async () => {
    const site = await makeSite(world, { shown: 2 });
    await make(site, '/dead', '/nowhere');
    await make(site, '/space-1', '/');
    for (const source of [
      '/dead',
      '/space-1',
      '/',
      '/unknown',
      'dead',
      '/%',
      'https://acme.test/dead',
      `/${'x'.repeat(4000)}`,
    ]) {
      expect(
        (await world.as('ana').get(`${site.url}/redirect?source=${encodeURIComponent(source)}`))
          .body,
      ).toEqual(notFound);
    }
    expect((await world.as('ana').get(`${site.url}/redirect`)).body).toEqual(
      bad('source', 'source is required in the query.'),
    );
    expect(
      (await world.as('ana').get(`${site.url}/redirect?source=/${'x'.repeat(4096)}`)).body,
    ).toEqual(bad('source', 'source must have 1 to 4096 characters, and has 4097.'));
  });
});
