// Tests opening public addresses: the resources that they name, and the visitor token.
import { describe, expect, it } from 'vitest';
import { makeVisitorToken } from '../../src/data/visitor.ts';
import { graphQLError, errorsOf, refused, spaceBody } from '../content/expected.ts';
import { done } from '../site-structure/made.ts';
import { useWorld } from '../support.ts';
import { addressOf, jwtFor, makePublished, openSite, type Published, write } from './made.ts';

const world = useWorld();
const missing = 'The object does not exist, or you cannot see it. Check the URL and the ids in it.';
const notFound = refused(404, 'NOT_FOUND', missing);

const open = (url: string, visitor?: object) =>
  world.nobody.post('/v1/urls/published', { url, ...(visitor && { visitor }) });
const OPEN =
  'mutation ($input: OpenPublishedSiteInput!) { openPublishedSite(input: $input) { organizationId siteId siteSectionId siteSpaceId spaceId path redirect apiToken } }';

/** The form of a visitor token. */
const TOKEN = expect.stringMatching(/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/);

const siteSpaceOf = async (site: Published, space: number): Promise<string> =>
  (await done(world.as('ana').get(`${site.url}/site-spaces`))).items.find(
    (one: { space: { id: string } }) => one.space.id === site.spaces[space],
  ).id;

describe('opening a public address', () => {
  it('returns its resources and a token in both APIs', async () => {
    const site = await makePublished(world);
    await write(world, site, 0, [{ operation: 'insert_page', title: 'Start', markdown: 'Begin.' }]);
    const base = `/public/${site.testOrganization.id}/docs/`;
    const expected = {
      organization: site.testOrganization.id,
      site: site.id,
      siteSection: site.open,
      siteSpace: await siteSpaceOf(site, 0),
      space: site.spaces[0],
      path: 'start',
      basePath: base,
      siteBasePath: base,
      complete: true,
      apiToken: TOKEN,
    };
    for (const [path, pathname] of [
      ['', '/'],
      ['/', '/'],
      ['/start', '/start'],
      ['/start/?x=1#top', '/start'],
    ] as const) {
      const { status, body } = await open(addressOf(world, site, path));
      const canonicalUrl = addressOf(world, site, pathname === '/' ? '' : pathname);
      expect([status, body]).toEqual([200, { ...expected, pathname, canonicalUrl }]);
    }
    const { data } = await world.nobody.query(OPEN, {
      input: { url: addressOf(world, site, '/start') },
    });
    expect(data).toEqual({
      openPublishedSite: {
        ...{
          organizationId: expected.organization,
          siteId: site.id,
          siteSectionId: site.open,
          siteSpaceId: expected.siteSpace,
          spaceId: site.spaces[0],
          path: 'start',
          redirect: null,
        },
        apiToken: TOKEN,
      },
    });
  });

  it('finds a site by the hostname of its organization and by its own', async () => {
    const site = await makePublished(world);
    await done(
      world.as('ana').patch(`/v1/orgs/${site.testOrganization.id}`, { hostname: 'opened-house' }),
    );
    await world.console.database.prisma.site.update({
      where: { key: { id: site.id, organizationId: site.testOrganization.id } },
      data: { hostname: 'docs.opened.test' },
    });
    for (const url of [
      `${world.url}/public/opened-house/docs`,
      addressOf(world, site),
      'https://docs.opened.test',
      'https://docs.opened.test/?utm=1',
    ])
      expect((await open(url)).body.site).toBe(site.id);
  });

  it('finds a site by a former hostname, and returns the current address', async () => {
    const site = await makePublished(world);
    await write(world, site, 0, [{ operation: 'insert_page', title: 'Start', markdown: 'Begin.' }]);
    for (const hostname of ['old-house', 'new-house'])
      await done(world.as('ana').patch(`/v1/orgs/${site.testOrganization.id}`, { hostname }));
    const [old, now] = [
      (await open(`${world.url}/public/old-house/docs/start?shareKey=x`)).body,
      (await open(`${world.url}/public/new-house/docs/start`)).body,
    ];
    expect(old).toEqual({
      organization: site.testOrganization.id,
      site: site.id,
      target: 'content',
      redirect: `${world.url}/public/new-house/docs/start`,
    });
    expect([now.site, now.path, now.redirect]).toEqual([site.id, 'start', undefined]);
    const input = { url: `${world.url}/public/old-house/docs/start` };
    const { data } = await world.nobody.query(OPEN, { input });
    expect([data?.openPublishedSite.path, data?.openPublishedSite.redirect]).toEqual([
      'start',
      `${world.url}/public/new-house/docs/start`,
    ]);
    const nothing = { url: `${world.url}/public/old-house/docs/nothing` };
    expect(errorsOf(await world.nobody.query(OPEN, { input: nothing }))).toEqual(
      graphQLError(['openPublishedSite'], 'NOT_FOUND', missing),
    );
  });

  it('answers NOT_FOUND for a section that the visitor cannot see, as for unknown addresses', async () => {
    const site = await makePublished(world);
    const beta = { jwtToken: await jwtFor(world, site, { isBeta: true }) };
    expect((await open(addressOf(world, site, '/beta'), beta)).body.space).toBe(site.spaces[1]);
    for (const path of ['/beta', '/nothing'])
      expect(
        errorsOf(await world.nobody.query(OPEN, { input: { url: addressOf(world, site, path) } })),
      ).toEqual(graphQLError(['openPublishedSite'], 'NOT_FOUND', missing));
    for (const url of [
      `${world.url}/public/${site.testOrganization.id}/nothing`,
      `${world.url}/public/nobody/docs`,
      `${world.url}/public`,
      `${world.url}/else`,
      'https://elsewhere.test/docs',
    ])
      expect([url, (await open(url)).body]).toEqual([url, notFound]);
  });

  it('refuses invalid addresses, and unsigned claims that are not a small object', async () => {
    const site = await makePublished(world);
    const url = addressOf(world, site);
    const refusal = async (body: object) =>
      (await world.nobody.post('/v1/urls/published', body)).body;
    expect(await refusal({ url: 'docs' })).toEqual(
      refused(400, 'BAD_USER_INPUT', 'url must be an absolute http or https address.', {
        field: 'url',
      }),
    );
    expect(await refusal({ url, visitor: { unsignedClaims: [1] } })).toEqual(
      refused(400, 'BAD_USER_INPUT', 'Unsigned claims must be an object.', {
        field: 'visitor.unsignedClaims',
      }),
    );
    expect(await refusal({ url, visitor: { unsignedClaims: { a: 'x'.repeat(5000) } } })).toEqual(
      refused(400, 'BAD_USER_INPUT', 'Unsigned claims have at most 4096 characters as JSON.', {
        field: 'visitor.unsignedClaims',
      }),
    );
    expect(
      errorsOf(
        await world.nobody.query(OPEN, { input: { url, visitor: { unsignedClaims: 'x' } } }),
      ),
    ).toEqual(
      graphQLError(['openPublishedSite'], 'BAD_USER_INPUT', 'Unsigned claims must be an object.', {
        field: 'input.visitor.unsignedClaims',
      }),
    );
  });

  it('redirects from a former path of a page to its current one', async () => {
    const site = await makePublished(world);
    const [page] = await write(world, site, 0, [
      { operation: 'insert_page', title: 'Old name', markdown: 'Here.' },
    ]);
    await write(world, site, 0, [{ operation: 'update_page', page, slug: 'new-name' }]);
    const { body } = await open(addressOf(world, site, '/old-name'));
    expect(body).toEqual({
      organization: site.testOrganization.id,
      site: site.id,
      target: 'content',
      redirect: addressOf(world, site, '/new-name'),
    });
    const input = { url: addressOf(world, site, '/old-name') };
    const { data } = await world.nobody.query(OPEN, { input });
    expect([data?.openPublishedSite.path, data?.openPublishedSite.redirect]).toEqual([
      'new-name',
      addressOf(world, site, '/new-name'),
    ]);
    const { status, body: found } = await world.nobody.get(`${site.url}/redirect?source=/old-name`);
    expect([status, found]).toEqual([
      200,
      {
        source: '/old-name',
        destination: '/new-name',
        target: addressOf(world, site, '/new-name'),
        urls: { published: addressOf(world, site, '/new-name') },
      },
    ]);
  });
});

describe('a visitor token', () => {
  it('reads the site with its claims, unsigned ones under `unsigned`', async () => {
    const site = await makePublished(world);
    await done(
      world
        .as('ana')
        .patch(`${site.url}/sections/${site.pro}`, { condition: 'visitor.claims.unsigned.isBeta' }),
    );
    const titles = async (token: string) =>
      (await done(world.with(token).get(`${site.url}/sections`))).items.map(
        ({ title }: { title: string }) => title,
      );
    expect(await titles(await openSite(world, site))).toEqual(['Open']);
    expect(
      await titles(
        await openSite(world, site, { jwt_token: await jwtFor(world, site, { isBeta: true }) }),
      ),
    ).toEqual(['Open', 'Beta']);
    expect(await titles(await openSite(world, site, { unsignedClaims: { isBeta: true } }))).toEqual(
      ['Open', 'Pro'],
    );
    expect(
      await titles(
        await openSite(world, site, {
          jwt_token: await jwtFor(world, site, { unsigned: { isBeta: true } }),
        }),
      ),
    ).toEqual(['Open']);
  });

  it('reads the visible spaces of the site without the fields that only members see', async () => {
    const site = await makePublished(world);
    const visitor = world.with(await openSite(world, site));
    const { status, body } = await visitor.get(`/v1/spaces/${site.spaces[0]}`);
    const shown = spaceBody(world, {
      id: site.spaces[0] ?? '',
      organization: site.testOrganization.id,
      title: 'Space 0',
      createdAt: '2026-04-01T00:00:00.000Z',
      updatedAt: expect.any(String),
      revision: expect.any(String),
    });
    const none = {
      access: false,
      admin: false,
      viewInviteLinks: false,
      edit: false,
      triggerGitSync: false,
      comment: false,
      merge: false,
      review: false,
    };
    const urls = {
      ...shown.urls,
      published: addressOf(world, site),
      public: addressOf(world, site),
    };
    expect([status, body]).toEqual([
      200,
      { ...shown, defaultLevel: null, urls, permissions: { view: true, ...none } },
    ]);
    expect((await visitor.get(`/v1/spaces/${site.spaces[1]}`)).body).toEqual(notFound);
    expect((await visitor.get(`/v1/spaces/${site.spaces[3]}`)).body).toEqual(notFound);
  });

  it('reads the content of visible spaces, rendered for its claims, without the history', async () => {
    const site = await makePublished(world);
    const text =
      'All.\n\n{% if visitor.claims.isBeta %}\nFor beta.\n{% else %}\nFor others.\n{% endif %}\n';
    const [page] = await write(world, site, 0, [
      { operation: 'insert_page', title: 'Start', markdown: text },
    ]);
    const read = async (token: string, query = '') =>
      (
        await done(
          world.with(token).get(`/v1/spaces/${site.spaces[0]}/content/page/${page}${query}`),
        )
      ).markdown;
    const [withoutClaims, beta] = [
      await openSite(world, site),
      await openSite(world, site, { jwt_token: await jwtFor(world, site, { isBeta: true }) }),
    ];
    for (const query of ['', '?evaluated=true', '?evaluated=false']) {
      expect(await read(withoutClaims, query)).toBe('All.\n\nFor others.\n');
      expect(await read(beta, query)).toBe('All.\n\nFor beta.\n');
    }
    const content = await done(
      world.with(withoutClaims).get(`/v1/spaces/${site.spaces[0]}/content`),
    );
    expect(Object.keys(content).sort()).toEqual([
      'createdAt',
      'files',
      'id',
      'object',
      'pages',
      'parents',
      'reusableContents',
      'type',
      'urls',
      'variables',
    ]);
    expect(content.parents).toEqual([]);
    expect(
      (await done(world.with(withoutClaims).get(`/v1/spaces/${site.spaces[0]}/content/path/start`)))
        .markdown,
    ).toBe('All.\n\nFor others.\n');
  });

  it('grants nothing else: other operations require the token of a member', async () => {
    const site = await makePublished(world);
    const visitor = world.with(await openSite(world, site));
    const refusal = async (
      answer: Promise<{ status: number; body: { error: { reason: string } } }>,
    ) => {
      const { status, body } = await answer;
      return [status, body.error.reason];
    };
    const space = site.spaces[0];
    const addresses = [
      '/v1/user',
      '/v1/orgs',
      `/v1/orgs/${site.testOrganization.id}`,
      `/v1/orgs/${site.testOrganization.id}/sites`,
      site.url,
      `${site.url}/share-links`,
      `/v1/spaces/${space}/change-requests`,
      `/v1/spaces/${space}/search?query=x`,
    ];
    for (const address of addresses)
      expect([address, ...(await refusal(visitor.get(address)))]).toEqual([
        address,
        403,
        'FORBIDDEN',
      ]);
    expect(await refusal(visitor.patch(`/v1/spaces/${space}`, { title: 'Mine' }))).toEqual([
      403,
      'FORBIDDEN',
    ]);
    expect(await refusal(visitor.post(`${site.url}/unpublish`))).toEqual([403, 'FORBIDDEN']);
    expect(errorsOf(await visitor.query('{ viewer { id } }'))).toEqual(
      graphQLError(
        ['viewer'],
        'FORBIDDEN',
        'A visitor token can only read the content of its site: this needs the token of a member.',
        { details: { needs: 'a member', has: 'visitor' } },
      ),
    );
  });

  it('is refused once it has expired', async () => {
    const site = await makePublished(world);
    const tokenOf = (now: number) =>
      makeVisitorToken(world.console.secrets, new Date(now), {
        ...{ organizationId: site.testOrganization.id, siteId: site.id, shareLinkId: null },
        ...{ signed: false, claims: {}, isKeyInPath: false, keyChangedAt: null },
      });
    const day = 24 * 60 * 60 * 1000;
    const token = await tokenOf(Date.now());
    expect((await world.with(token).get(`/v1/spaces/${site.spaces[0]}`)).status).toBe(200);
    const { status, body } = await world
      .with(await tokenOf(Date.now() - 2 * day))
      .get(`/v1/spaces/${site.spaces[0]}`);
    expect([status, body]).toEqual([
      401,
      refused(
        401,
        'UNAUTHENTICATED',
        'This visitor token is unknown or expired. Open the public URL again to get a new one.',
      ),
    ]);
  });

  it('loses access when the site is closed', async () => {
    const site = await makePublished(world);
    const token = await openSite(world, site);
    const status = async () => (await world.with(token).get(`/v1/spaces/${site.spaces[0]}`)).status;
    const ana = world.as('ana');
    for (const visibility of ['share-link', 'visitor-auth']) {
      await done(ana.patch(site.url, { visibility }));
      expect(await status()).toBe(404);
    }
    await done(ana.patch(site.url, { visibility: 'public' }));
    expect(await status()).toBe(200);
    await done(
      ana.patch(`${site.url}/sections/${site.open}`, { condition: 'visitor.claims.isBeta' }),
    );
    expect(await status()).toBe(404);
    await done(ana.patch(`${site.url}/sections/${site.open}`, { condition: null }));
    await done(ana.post(`${site.url}/unpublish`));
    expect(await status()).toBe(404);
  });

  it('of a share link is valid while the link is active, with keyed addresses', async () => {
    const site = await makePublished(world, { visibility: 'share-link' });
    const link = await done(world.as('ana').post(`${site.url}/share-links`, { name: 'Bob' }));
    const { search } = new URL(link.urls.published);
    const visitor = world.with(await openSite(world, site, {}, search));
    expect((await done(visitor.get(`/v1/spaces/${site.spaces[0]}`))).urls.published).toBe(
      addressOf(world, site) + search,
    );
    await done(world.as('ana').patch(`${site.url}/share-links/${link.id}`, { active: false }));
    expect((await visitor.get(`/v1/spaces/${site.spaces[0]}`)).body).toEqual(notFound);
  });

  it('does not open another site', async () => {
    const [site, other] = [
      await makePublished(world, { visibility: 'visitor-auth' }),
      await makePublished(world, { visibility: 'visitor-auth' }),
    ];
    const token = await openSite(world, site, {
      jwt_token: await jwtFor(world, site, { isBeta: true }),
    });
    expect((await world.with(token).get(`${site.url}/published`)).status).toBe(200);
    expect((await world.with(token).get(`${other.url}/published`)).body).toEqual(notFound);
  });
});
