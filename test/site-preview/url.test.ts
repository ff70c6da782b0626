// Tests previews of sites: who can make them, what their URLs lead to, and what they show.
import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { bad, notFound } from '../content/expected.ts';
import { done } from '../site-structure/made.ts';
import { ids, type RestResult, useWorld, type Visitor } from '../support.ts';
import {
  addressOf,
  jwtFor,
  makePublished,
  openSite,
  type Published,
  readerOf,
} from '../published-site/made.ts';
import { makePreviewed, previewBy, tokenFor, tokenIn } from './made.ts';

const world = useWorld();
const ana = () => world.as('ana');

const PREVIEW = `query ($site: ID!, $siteSpace: ID, $claims: String, $draft: Boolean, $target: String) {
  site(id: $site) {
    preview(siteSpaceId: $siteSpace, claims: $claims, draft: $draft, target: $target) { url expiresAt }
  }
}`;
const OPEN = `query ($input: PublicUrlInput!) {
  publicUrl(input: $input) {
    redirect
    content {
      siteSpaceId spaceId path pathname basePath siteBasePath complete canonicalUrl preview
      changeRequestId revisionId apiToken
    }
  }
}`;

const open = (url: string, jwtToken?: string, more: object = {}): Promise<RestResult> =>
  world.nobody.post('/v1/urls/published', {
    url,
    ...(jwtToken !== undefined && { visitor: { jwtToken } }),
    ...more,
  }) as Promise<RestResult>;

/** Opens a URL with a token through both APIs, and returns the body of `/v1`. */
async function opened(url: string, jwtToken: string) {
  const { status, body } = await open(url, jwtToken);
  const { data } = await world.nobody.query(OPEN, { input: { url, visitor: { jwtToken } } });
  const { content, redirect } = data?.publicUrl ?? { content: null, redirect: null };
  expect([status, redirect]).toEqual([content ? 200 : 404, null]);
  if (content) {
    const { siteSpaceId, spaceId, changeRequestId, revisionId, ...rest } = content;
    expect(rest).toEqual(
      Object.fromEntries(Object.keys(rest).map((name) => [name, body[name] ?? null])),
    );
    expect([siteSpaceId, spaceId, changeRequestId, revisionId]).toEqual([
      body.siteSpace,
      body.space,
      body.changeRequest ?? null,
      body.revision ?? null,
    ]);
  }
  return body;
}

const baseOf = ({ testOrganization }: Published): string => `/public/${testOrganization.id}/docs/`;

describe('the URL of a preview', () => {
  it('is the public address with a token of one hour that names the member', async () => {
    const site = await makePublished(world);
    const before = Math.floor(Date.now() / 1000);
    const { status, body } = await previewBy(ana(), site);
    const url = new URL(body.url);
    const token = tokenIn(body.url);
    url.search = '';
    expect([status, Object.keys(body), url.href]).toEqual([200, ['url'], addressOf(world, site)]);
    const { iat = 0, exp = 0, ...payload } = jwt.decode(token, { json: true }) ?? {};
    expect(payload).toEqual({
      kind: 'site',
      organization: site.testOrganization.id,
      site: site.id,
      preview: { user: ids.user('ana') },
      claims: {},
    });
    expect([iat - before <= 2, exp - iat]).toEqual([true, 3600]);
  });

  it('is the same through GraphQL, with the time at which it ends', async () => {
    const site = await makePublished(world);
    const { data, errors } = await ana().query(PREVIEW, { site: site.id });
    const { url, expiresAt } = data?.site.preview ?? {};
    expect([errors, url.split('?')[0]]).toEqual([undefined, addressOf(world, site)]);
    const { exp = 0 } = jwt.decode(tokenIn(url), { json: true }) ?? {};
    expect(Math.floor(new Date(expiresAt).getTime() / 1000)).toBe(exp);
  });

  it('leads to a site space, or to a target with the content that it names', async () => {
    const { site, changeRequest, former } = await makePreviewed(world);
    const { items } = await done(ana().get(`${site.url}/site-spaces`));
    const beta = items.find(({ space }: { space: { id: string } }) => space.id === site.spaces[1]);
    const claims = '(isBeta:!t,nothing:1)';
    const made = async (query: Readonly<Record<string, string>>) => {
      const { url } = await done(previewBy(ana(), site, query));
      const { preview, claims: stated } = jwt.decode(tokenIn(url), { json: true }) ?? {};
      return [url.replace(/[?&]jwt_token=[^#]*/, ''), preview, stated];
    };
    const user = ids.user('ana');
    expect(await made({ siteSpace: beta.id, claims })).toEqual([
      addressOf(world, site, '/beta'),
      { user },
      { isBeta: true },
    ]);
    expect(await made({ siteSpace: beta.id, claims: '{"isBeta":true}' })).toEqual([
      addressOf(world, site, '/beta'),
      { user },
      { isBeta: true },
    ]);
    for (const key of ['1', changeRequest.id]) {
      const target = addressOf(world, site, `/~/changes/${key}/plan#top`);
      expect(await made({ target })).toEqual([
        target,
        { user, changeRequest: changeRequest.id },
        {},
      ]);
    }
    const target = addressOf(world, site, `/~/revisions/${former}`);
    expect(await made({ target, draft: 'false' })).toEqual([
      target,
      { user, revision: former, published: true },
      {},
    ]);
  });

  it('is refused for other targets, and for claims of another form', async () => {
    const { site } = await makePreviewed(world);
    const other = await makePublished(world);
    const outside = bad('target', 'The target must be a public address of the site.');
    for (const target of [addressOf(world, other), 'https://elsewhere.test/', `${world.url}/app`])
      expect((await previewBy(ana(), site, { target })).body).toEqual(outside);
    const form = bad(
      'claims',
      'Claims must be an object as Rison or JSON, for example `(plan:pro)` or `{"plan":"pro"}`.',
    );
    for (const claims of ['!(a)', '[1]', '(', 'pro', '{'])
      expect((await previewBy(ana(), site, { claims })).body).toEqual(form);
    const { errors } = await ana().query(PREVIEW, { site: site.id, claims: '(' });
    expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  });

  it('is not found for content that is not at the target', async () => {
    const { site, changeRequest, head } = await makePreviewed(world);
    const beta = '(isBeta:!t)';
    for (const [path, claims] of [
      ['/~/changes/2', ''],
      ['/~/changes/x', ''],
      [`/~/changes/${head}`, ''],
      [`/~/revisions/${changeRequest.head}`, ''],
      ['/~/revisions/1', ''],
      ['/beta/~/changes/1', beta],
      [`/beta/~/revisions/${head}`, beta],
      ['/nowhere/~/changes/1', ''],
    ] as const) {
      const target = addressOf(world, site, path);
      const query = { target, ...(claims !== '' && { claims }) };
      expect([path, (await previewBy(ana(), site, query)).body]).toEqual([path, notFound]);
    }
    const { items } = await done(ana().get(`${site.url}/site-spaces`));
    const hidden = items.find(
      ({ space }: { space: { id: string } }) => space.id === site.spaces[1],
    );
    expect((await previewBy(ana(), site, { siteSpace: hidden.id })).body).toEqual(notFound);
  });
});

describe('a member', () => {
  /** Returns the statuses of previews of a site, and of a change request of its first space. */
  const statusesFor = async (visitor: Visitor, site: Published): Promise<readonly number[]> => [
    (await previewBy(visitor, site)).status,
    (await previewBy(visitor, site, { target: addressOf(world, site, '/~/changes/1') })).status,
  ];

  it('can preview what they can read: the site with level read, a draft with its space', async () => {
    const { site } = await makePreviewed(world);
    const person = await readerOf(world, site);
    expect(await statusesFor(ana(), site)).toEqual([200, 200]);
    expect(await statusesFor(person, site)).toEqual([200, 200]);
    await done(ana().patch(`/v1/spaces/${site.spaces[0]}`, { defaultLevel: null }));
    expect(await statusesFor(person, site)).toEqual([200, 404]);
  });

  it('of another organization, without a token or as a visitor cannot', async () => {
    const { site } = await makePreviewed(world);
    expect((await previewBy(world.as('eve'), site)).body).toEqual(notFound);
    expect((await previewBy(world.nobody, site)).status).toBe(401);
    const refusal = (await previewBy(world.with(await openSite(world, site)), site)).body;
    expect(refusal.error.code).toBe(403);
    const previewer = world.with(await tokenFor(world, site, ''));
    expect((await previewBy(previewer, site)).body).toEqual(refusal);
    const { errors } = await world.nobody.query(PREVIEW, { site: site.id });
    expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  });

  it('needs a token with the scopes site:read and space:read', async () => {
    const { site } = await makePreviewed(world);
    for (const [scopes, status] of [
      [['site:read', 'space:read'], 200],
      [['site:read'], 403],
      [['space:read'], 403],
    ] as const) {
      const visitor = world.with(await world.tokenOf(ids.user('ana'), { scopes: [...scopes] }));
      expect([scopes, (await previewBy(visitor, site)).status]).toEqual([scopes, status]);
    }
  });
});

describe('the address of a previewed change request', () => {
  it('is resolved with the segments in its base path, and the change request', async () => {
    const { site, changeRequest } = await makePreviewed(world);
    const jwtToken = await tokenFor(world, site, '/~/changes/1/plan');
    const { siteSection, siteSpace, ...body } = await opened(
      addressOf(world, site, '/~/changes/1/plan'),
      jwtToken,
    );
    expect([siteSection, typeof siteSpace]).toEqual([site.open, 'string']);
    const base = baseOf(site);
    expect(body).toEqual({
      organization: site.testOrganization.id,
      site: site.id,
      space: site.spaces[0],
      path: 'plan',
      pathname: '/plan',
      basePath: `${base}~/changes/1/`,
      siteBasePath: base,
      complete: true,
      canonicalUrl: addressOf(world, site, '/~/changes/1/plan'),
      preview: true,
      changeRequest: changeRequest.id,
      apiToken: jwtToken,
    });
    const byId = await opened(addressOf(world, site, `/~/changes/${changeRequest.id}`), jwtToken);
    expect([byId.path, byId.pathname, byId.changeRequest]).toEqual([
      'start',
      '/',
      changeRequest.id,
    ]);
  });

  it('is canonical also for the address that the renderer asks for, without the segments', async () => {
    const { site } = await makePreviewed(world);
    const jwtToken = await tokenFor(world, site, '/~/changes/1');
    const body = await opened(addressOf(world, site), jwtToken);
    expect([body.basePath, body.pathname, body.preview, body.changeRequest]).toEqual([
      baseOf(site),
      '/',
      true,
      undefined,
    ]);
    expect([body.canonicalUrl, body.apiToken]).toEqual([
      addressOf(world, site, '/~/changes/1'),
      jwtToken,
    ]);
  });

  it('is that of a revision too', async () => {
    const { site, former } = await makePreviewed(world);
    const path = `/~/revisions/${former}`;
    const jwtToken = await tokenFor(world, site, path);
    const body = await opened(addressOf(world, site, `${path}/start`), jwtToken);
    expect([body.basePath, body.pathname, body.revision, body.changeRequest]).toEqual([
      `${baseOf(site)}~/revisions/${former}/`,
      '/start',
      former,
      undefined,
    ]);
  });

  it('is not found with a preview of other content, and an unknown path without one', async () => {
    const { site, space, head } = await makePreviewed(world);
    await done(ana().post(`${space}/change-requests`, { subject: 'Other' }));
    const jwtToken = await tokenFor(world, site, '/~/changes/1');
    for (const path of ['/~/changes/2', `/~/revisions/${head}`, '/nowhere/~/changes/1'])
      expect((await open(addressOf(world, site, path), jwtToken)).body).toEqual(notFound);
    const ofSite = await tokenFor(world, site, '');
    expect((await open(addressOf(world, site, '/~/changes/1'), ofSite)).body).toEqual(notFound);
    const plain = (await open(addressOf(world, site, '/~/changes/1/start'))).body;
    const unknown = (await open(addressOf(world, site, '/~/nothing/1/start'))).body;
    expect([plain.pathname, plain.preview, plain.changeRequest]).toEqual([
      '/~/changes/1/start',
      undefined,
      undefined,
    ]);
    expect(JSON.stringify(plain).replaceAll('changes', 'nothing')).toBe(JSON.stringify(unknown));
  });
});

describe('the preview of a site that is not published', () => {
  it('shows it, with its URLs', async () => {
    const { site, changeRequest } = await makePreviewed(world);
    await done(ana().post(`${site.url}/unpublish`));
    expect((await previewBy(ana(), site, { draft: 'false' })).body).toEqual(notFound);
    const jwtToken = await tokenFor(world, site, '/~/changes/1');
    const body = await opened(addressOf(world, site, '/~/changes/1/plan'), jwtToken);
    expect([body.changeRequest, body.canonicalUrl]).toEqual([
      changeRequest.id,
      addressOf(world, site, '/~/changes/1/plan'),
    ]);
    const visitor = world.with(jwtToken);
    const published = await done(visitor.get(`${site.url}/published`));
    expect(published.site.urls.published).toBe(addressOf(world, site));
    expect((await open(addressOf(world, site))).body).toEqual(notFound);
  });

  it('ends for a preview with draft=false when the site is unpublished', async () => {
    const { site } = await makePreviewed(world);
    const jwtToken = await tokenFor(world, site, '', { draft: 'false' });
    expect((await open(addressOf(world, site), jwtToken)).status).toBe(200);
    await done(ana().post(`${site.url}/unpublish`));
    expect((await open(addressOf(world, site), jwtToken)).body).toEqual(notFound);
  });
});

describe('the preview of a closed site', () => {
  it.each(['share-link', 'visitor-auth'])(
    'opens a site with the visibility %s',
    async (visibility) => {
      const site = await makePublished(world, { visibility });
      const jwtToken = await tokenFor(world, site, '');
      expect((await opened(addressOf(world, site), jwtToken)).preview).toBe(true);
      expect((await open(addressOf(world, site))).body).toEqual(notFound);
    },
  );

  it('is no JWT of a visitor for another site', async () => {
    const [site, other] = [
      await makePublished(world),
      await makePublished(world, { visibility: 'visitor-auth' }),
    ];
    const jwtToken = await tokenFor(world, site, '');
    expect((await open(addressOf(world, other), jwtToken)).body).toEqual(notFound);
    const claims = await jwtFor(world, site, { isBeta: true });
    expect((await opened(addressOf(world, site, '/beta'), claims)).preview).toBe(undefined);
  });

  it('opens through the other operations that take a visitor token', async () => {
    const { site } = await makePreviewed(world, { visibility: 'visitor-auth' });
    const jwtToken = await tokenFor(world, site, '/~/changes/1');
    const { data } = await world.nobody.query(
      `query ($site: ID!, $url: String!, $named: String!, $jwt: String) {
        publishedSite(id: $site, visitorToken: $jwt) { page(path: "/") { page { title } } }
        plain: publishedLocation(url: $url, visitorToken: $jwt) {
          preview { changeRequestId changeRequestNumber revisionId }
          page { page { ... on DocumentPage { markdown } } }
        }
        named: publishedLocation(url: $named, visitorToken: $jwt) {
          preview { changeRequestNumber }
          page { page { path } }
        }
      }`,
      {
        ...{ site: site.id, url: addressOf(world, site), jwt: jwtToken },
        named: addressOf(world, site, '/~/changes/1/plan'),
      },
    );
    expect(data).toEqual({
      publishedSite: { page: { page: { title: 'Start' } } },
      plain: {
        preview: { changeRequestId: null, changeRequestNumber: null, revisionId: null },
        page: { page: { markdown: 'Published text.\n' } },
      },
      named: { preview: { changeRequestNumber: 1 }, page: { page: { path: 'plan' } } },
    });
    const { data: made } = await world.nobody.query(
      'mutation ($input: OpenPublishedSiteInput!) { openPublishedSite(input: $input) { apiToken } }',
      { input: { url: addressOf(world, site), visitor: { jwtToken } } },
    );
    expect(made).toEqual({ openPublishedSite: { apiToken: jwtToken } });
  });
});
