// Tests the resolution of public URLs for front ends that route all URLs of a site.
import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { makeVisitorToken } from '../../src/data/visitor.ts';
import { bad, errorsOf, graphQLError, notFound, refused } from '../content/expected.ts';
import { done } from '../site-structure/made.ts';
import { type RestResult, useWorld } from '../support.ts';
import { addressOf, jwtFor, makePublished, openSite, type Published, write } from './made.ts';

const world = useWorld();
const ana = () => world.as('ana');

const QUERY = `query ($input: PublicUrlInput!) {
  publicUrl(input: $input) {
    organizationId siteId redirect target
    content {
      siteSectionId siteSpaceId spaceId path pathname basePath siteBasePath complete canonicalUrl
      shareKey contextId apiToken
    }
  }
}`;

const open = (url: string, body: object = {}): Promise<RestResult> =>
  world.nobody.post('/v1/urls/published', { url, ...body });

/** Opens a URL through both APIs, and returns the body of `/v1`. */
async function opened(url: string, visitor?: object, more: object = {}) {
  const { body } = await open(url, { ...(visitor && { visitor }), ...more });
  const { data, errors } = await world.nobody.query(QUERY, {
    input: { url, ...(visitor && { visitor }), ...more },
  });
  expect(errors).toBe(undefined);
  const { content, redirect, target, ...ids } = data?.publicUrl ?? {};
  const given = Object.entries({
    organization: ids.organizationId,
    site: ids.siteId,
    ...(content && {
      siteSection: content.siteSectionId,
      siteSpace: content.siteSpaceId,
      space: content.spaceId,
      path: content.path,
      pathname: content.pathname,
      basePath: content.basePath,
      siteBasePath: content.siteBasePath,
      complete: content.complete,
      canonicalUrl: content.canonicalUrl,
      shareKey: content.shareKey,
      contextId: content.contextId,
      apiToken: content.apiToken,
    }),
    redirect,
    target: target?.toLowerCase() ?? null,
  }).filter(([, value]) => value !== null);
  expect(body).toEqual(Object.fromEntries(given));
  return body;
}

const partsOf = ({
  space,
  path,
  pathname,
  basePath,
  siteBasePath,
  complete,
}: RestResult['body']) => [space, path, pathname, basePath, siteBasePath, complete];

const baseOf = ({ testOrganization }: Published): string => `/public/${testOrganization.id}/docs/`;
const claimsOf = (token: string) => jwt.decode(token, { json: true });

describe('a public URL', () => {
  it('leads to the site, with the rest as its path, whether or not there is a page', async () => {
    const site = await makePublished(world);
    await write(world, site, 0, [{ operation: 'insert_page', title: 'Install', markdown: 'Do.' }]);
    const base = baseOf(site);
    for (const rest of ['nope', 'llms.txt', 'install.md', '~gitbook/mcp', 'a%20b/c']) {
      const body = await opened(addressOf(world, site, `/${rest}`));
      expect(partsOf(body)).toEqual([
        site.spaces[0],
        decodeURIComponent(rest),
        `/${rest}`,
        base,
        base,
        true,
      ]);
      expect(body.canonicalUrl).toBe(addressOf(world, site, `/${rest}`));
    }
    expect(partsOf(await opened(addressOf(world, site, '/install')))).toEqual([
      site.spaces[0],
      'install',
      '/install',
      base,
      base,
      true,
    ]);
  });

  it('leads to the site space with the longest prefix that the visitor can see', async () => {
    const site = await makePublished(world);
    const base = baseOf(site);
    const beta = { jwtToken: await jwtFor(world, site, { isBeta: true }) };
    expect(partsOf(await opened(addressOf(world, site, '/beta/x/y'), beta))).toEqual([
      site.spaces[1],
      'x/y',
      '/x/y',
      `${base}beta/`,
      base,
      true,
    ]);
    expect(partsOf(await opened(addressOf(world, site, '/beta/x/y')))).toEqual([
      site.spaces[0],
      'beta/x/y',
      '/beta/x/y',
      base,
      base,
      true,
    ]);
  });

  it('is incomplete while a site space that the visitor can see has a longer one', async () => {
    const site = await makePublished(world);
    const completeFor = async (path: string, visitor?: object) =>
      (await opened(addressOf(world, site, path), visitor)).complete;
    const beta = { jwtToken: await jwtFor(world, site, { isBeta: true }) };
    expect([
      await completeFor('', beta),
      await completeFor('/beta', beta),
      await completeFor('/other', beta),
      await completeFor(''),
    ]).toEqual([false, true, true, true]);
  });

  it('of no site is not found, such as the beginning of one', async () => {
    const site = await makePublished(world);
    for (const url of [
      `${world.url}/`,
      `${world.url}/public`,
      `${world.url}/public/${site.testOrganization.id}`,
      `${world.url}/public/${site.testOrganization.id}/nothing/install`,
      'https://elsewhere.test/',
    ]) {
      expect((await open(url)).body).toEqual(notFound);
      const { data, errors } = await world.nobody.query(QUERY, { input: { url } });
      expect([data, errors]).toEqual([{ publicUrl: null }, undefined]);
    }
  });

  it('leads to the hostname of the site', async () => {
    const site = await makePublished(world);
    await world.console.database.prisma.site.update({
      where: { key: { id: site.id, organizationId: site.testOrganization.id } },
      data: { hostname: 'docs.resolved.test' },
    });
    const body = await opened('https://docs.resolved.test/nope');
    expect(partsOf(body)).toEqual([site.spaces[0], 'nope', '/nope', '/', '/', true]);
    expect(body.canonicalUrl).toBe('https://docs.resolved.test/nope');
  });

  it('takes what published clients send', async () => {
    const site = await makePublished(world);
    const url = addressOf(world, site);
    const { status, body } = await open(url, {
      visitor: { type: 'agent', unsignedClaims: {} },
      redirectOnError: false,
      cacheBust: 'x1y2',
    });
    expect([status, body.site]).toEqual([200, site.id]);
    expect((await open(url, { visitor: { type: 'robot' } })).body).toEqual(
      bad('visitor.type', 'visitor.type must be one of human, agent.'),
    );
  });
});

describe('a URL with the key of a share link in its path', () => {
  it('opens the site, with the key in its base', async () => {
    const site = await makePublished(world, { visibility: 'share-link' });
    const link = await done(ana().post(`${site.url}/share-links`, { name: 'Bob' }));
    const key = new URL(link.urls.published).searchParams.get('shareKey') ?? '';
    const body = await opened(addressOf(world, site, `/${key}/nope`));
    const base = `${baseOf(site)}${key}/`;
    expect(partsOf(body)).toEqual([site.spaces[0], 'nope', '/nope', base, base, true]);
    expect([body.shareKey, body.canonicalUrl]).toEqual([key, addressOf(world, site, '/nope')]);
    const inQuery = await opened(addressOf(world, site, `/nope?shareKey=${key}`));
    expect([inQuery.shareKey, inQuery.siteBasePath]).toEqual([key, baseOf(site)]);
    const urlFor = async (token: string) =>
      (await done(world.with(token).get(`/v1/spaces/${site.spaces[0]}`))).urls.published;
    expect([await urlFor(body.apiToken), await urlFor(inQuery.apiToken)]).toEqual([
      addressOf(world, site, `/${key}`),
      addressOf(world, site, `?shareKey=${key}`),
    ]);
    for (const path of ['/nope', '/', `/${key}x/nope`])
      expect((await open(addressOf(world, site, path))).body).toEqual(notFound);
    await done(ana().patch(`${site.url}/share-links/${link.id}`, { active: false }));
    expect((await open(addressOf(world, site, `/${key}/nope`))).body).toEqual(notFound);
  });
});

describe('a site for signed-in visitors', () => {
  const close = async (fallbackURL?: string) => {
    const site = await makePublished(world, { visibility: 'visitor-auth' });
    if (fallbackURL !== undefined)
      await done(ana().patch(`${site.url}/publishing/auth`, { backend: 'custom', fallbackURL }));
    return site;
  };

  it('leads visitors without a JWT to its sign-in page, if it has one', async () => {
    const site = await close('https://acme.test/sign-in?next=docs');
    const signIn = {
      organization: site.testOrganization.id,
      site: site.id,
      target: 'external',
      redirect: 'https://acme.test/sign-in?next=docs&location=%2Finstall',
    };
    const url = addressOf(world, site, '/install');
    expect(await opened(url)).toEqual(signIn);
    expect((await open(url, { visitor: { jwtToken: 'x' } })).body).toEqual(notFound);
    expect(await opened(url, { jwtToken: 'x' }, { redirectOnError: true })).toEqual(signIn);
    const jwtToken = await jwtFor(world, site, {});
    expect((await opened(url, { jwtToken })).pathname).toBe('/install');
    const plain = await close();
    expect((await open(addressOf(world, plain))).body).toEqual(notFound);
    await done(ana().post(`${site.url}/unpublish`));
    expect((await open(url)).body).toEqual(notFound);
  });

  it('that is public ignores an invalid JWT on request, and refuses it otherwise', async () => {
    const site = await makePublished(world);
    const url = addressOf(world, site);
    const message =
      'The visitor token is unknown, expired or signed with another key. Sign in again to get another.';
    expect((await open(url, { visitor: { jwtToken: 'x' } })).body).toEqual(
      refused(401, 'UNAUTHENTICATED', message),
    );
    const input = { url, visitor: { jwtToken: 'x' } };
    expect(errorsOf(await world.nobody.query(QUERY, { input }))).toEqual(
      graphQLError(['publicUrl'], 'UNAUTHENTICATED', message),
    );
    expect((await opened(url, { jwtToken: 'x' }, { redirectOnError: true })).site).toBe(site.id);
  });
});

describe('the token of a visitor', () => {
  it('is a JWT with their claims, and the same for the same view for a day', async () => {
    const site = await makePublished(world);
    const url = addressOf(world, site);
    const tokenFor = async (visitor?: object, at = url) => (await opened(at, visitor)).apiToken;
    const token = await tokenFor();
    const day = 24 * 60 * 60;
    const start = Math.floor(Date.now() / 1000 / day) * day;
    expect(claimsOf(token)).toEqual({
      kind: 'site',
      organization: site.testOrganization.id,
      site: site.id,
      claims: {},
      iat: start,
      exp: start + day + 5 * 60,
    });
    expect(await tokenFor(undefined, addressOf(world, site, '/nope'))).toBe(token);
    expect(await tokenFor({ unsignedClaims: { plan: 'pro' } })).toBe(token);
    const beta = async (more: object) => ({
      jwtToken: await jwtFor(world, site, { isBeta: true, ...more }),
    });
    const signed = await tokenFor(await beta({ undeclared: 1 }));
    expect(claimsOf(signed)?.['claims']).toEqual({ isBeta: true });
    expect(signed).not.toBe(token);
    expect(await tokenFor(await beta({ undeclared: 2 }))).toBe(signed);
    expect(await tokenFor(await beta({ plan: 'pro' }))).not.toBe(signed);
    expect(await openSite(world, site)).toBe(token);
  });

  it('comes with the name of its claims, which does not reveal them', async () => {
    const site = await makePublished(world);
    const url = addressOf(world, site);
    const contextFor = async (claims: object) =>
      (await opened(url, { jwtToken: await jwtFor(world, site, claims) })).contextId;
    const name = await contextFor({ isBeta: true });
    expect(name).toMatch(/^visitor-[0-9a-f]{24}$/);
    expect([await contextFor({ isBeta: true }), await contextFor({})]).toEqual([name, undefined]);
    expect(await contextFor({ plan: 'pro' })).not.toBe(name);
  });

  it('is refused when it is changed, of another key or of another site', async () => {
    const [site, other] = [await makePublished(world), await makePublished(world)];
    const token = await openSite(world, site);
    const [head = '', body = '', signature = ''] = token.split('.');
    const payload = { ...claimsOf(token), claims: { isBeta: true } };
    const changed = Buffer.from(JSON.stringify(payload)).toString('base64url');
    const unknown = refused(
      401,
      'UNAUTHENTICATED',
      'This visitor token is unknown or expired. Open the public URL again to get a new one.',
    );
    const elsewhere = await makeVisitorToken(world.console.secrets, new Date(), {
      ...{ organizationId: other.testOrganization.id, siteId: site.id, shareLinkId: null },
      ...{ signed: false, claims: {}, isKeyInPath: false, keyChangedAt: null },
    });
    for (const one of [
      `${head}.${changed}.${signature}`,
      `${head}.${body}.`,
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`,
      jwt.sign(payload, 'mine', { noTimestamp: true }),
      elsewhere,
    ])
      expect((await world.with(one).get(`/v1/spaces/${site.spaces[0]}`)).body).toEqual(unknown);
  });

  it('is refused for claims that do not fit in a header', async () => {
    const site = await makePublished(world);
    const jsonSchema = { type: 'object', properties: { text: { type: 'string' } } };
    await done(ana().put(`${site.url}/adaptive-schema`, { jsonSchema }));
    const jwtToken = await jwtFor(world, site, { text: 'x'.repeat(9000) });
    expect((await open(addressOf(world, site), { visitor: { jwtToken } })).body).toEqual(
      bad('visitor', 'The claims that the site declares have at most 8192 bytes as JSON.'),
    );
  });
});
