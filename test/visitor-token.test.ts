// The tokens of visitors: what closes them, where they count for nothing, and what nobody learns by trying.
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bad, notFound as gone, refused } from './content/expected.ts';
import { addressOf, jwtFor, keyOf, makePublished, openSite, type Published } from './published-site/made.ts';
import { done } from './site-structure/made.ts';
import { statementsOf } from './statements.ts';
import { type RestResult, useWorld, type Visitor } from './support.ts';

const world = useWorld();

const told = async (answer: Promise<RestResult>): Promise<unknown> => (await answer).body;
const isRead = async (visitor: Visitor, { spaces }: Published, n: number): Promise<number> => (await visitor.get(`/v1/spaces/${spaces[n]}`)).status;
const known = async (site: Published, claims: object = { isBeta: true }): Promise<Visitor> => world.with(await openSite(world, site, { jwt_token: await jwtFor(world, site, claims) }));
const ana = () => world.as('ana');

const unknownToken = refused(401, 'UNAUTHENTICATED', "This visitor's token is unknown or expired. Open the public address again to get another.");
const notReached = (what?: string) => {
  const said = what === undefined ? "A visitor's token reads what its site shows, and nothing else:" : `Visitors of a site do not reach ${what}:`;
  return refused(403, 'FORBIDDEN', `${said} this needs the token of a member.`, { details: { needs: 'a member', has: 'visitor' } });
};

describe("a visitor's token", () => {
  const closings: readonly (readonly [string, object, (site: Published) => Promise<unknown>])[] = [
    ['the site is unpublished', {}, ({ url }) => ana().post(`${url}/unpublish`)],
    ['a condition is added that does not hold for him', {}, ({ url, open }) => ana().patch(`${url}/sections/${open}`, { condition: 'visitor.claims.plan == "pro"' })],
    ['the space is taken from the site', {}, ({ url, open }) => ana().delete(`${url}/sections/${open}`)],
    ['the space goes to the trash', {}, ({ spaces }) => ana().delete(`/v1/spaces/${spaces[0]}`)],
    ['the site comes to need a share link', {}, ({ url }) => ana().patch(url, { visibility: 'share-link' })],
  ];

  it.each(closings)('reads nothing any more at the next request once %s', async (_, input, close) => {
    const site = await makePublished(world, input);
    const visitor = await known(site);
    expect(await isRead(visitor, site, 0)).toBe(200);
    await done(close(site) as ReturnType<Visitor['send']>);
    expect(await told(visitor.get(`/v1/spaces/${site.spaces[0]}`))).toEqual(gone);
    expect(await told(visitor.get(`/v1/spaces/${site.spaces[0]}/content`))).toEqual(gone);
  });

  it('of somebody whom nobody signed for reads nothing once the site is for signed-in visitors, and of somebody else it does', async () => {
    const site = await makePublished(world);
    const [signed, unsigned] = [await known(site), world.with(await openSite(world, site))];
    await done(ana().patch(site.url, { visibility: 'visitor-auth' }));
    expect([await isRead(signed, site, 0), await isRead(unsigned, site, 0)]).toEqual([200, 404]);
  });

  it('reads nothing once the share link that it came by is off, or deleted, whatever other there is', async () => {
    const site = await makePublished(world, { visibility: 'share-link' });
    const links = await Promise.all(['One', 'Two'].map((name) => done(ana().post(`${site.url}/share-links`, { name }))));
    const [one, two] = await Promise.all(links.map(async ({ urls }) => world.with(await openSite(world, site, {}, new URL(urls.published).search))));
    if (!one || !two) throw new Error('There are two.');
    await done(ana().patch(`${site.url}/share-links/${links[0].id}`, { active: false }));
    expect([await isRead(one, site, 0), await isRead(two, site, 0)]).toEqual([404, 200]);
    await done(ana().delete(`${site.url}/share-links/${links[1].id}`));
    expect([await isRead(one, site, 0), await isRead(two, site, 0)]).toEqual([404, 404]);
  });

  it('that came of a JWT is no more once the site has another key, or is deleted; one that did not outlives the key', async () => {
    const site = await makePublished(world);
    const [signed, unsigned] = [await known(site), world.with(await openSite(world, site))];
    const jwtToken = await jwtFor(world, site, { isBeta: true });
    await done(ana().post(`${site.url}/publishing/auth/regenerate`));
    expect(await told(signed.get(`/v1/spaces/${site.spaces[1]}`))).toEqual(unknownToken);
    expect(await isRead(unsigned, site, 0)).toBe(200);
    const again = world.with(await openSite(world, site, { jwt_token: jwtToken })); // good for a day after
    expect(await isRead(again, site, 1)).toBe(200);
    await done(ana().delete(site.url));
    for (const visitor of [again, unsigned]) expect(await told(visitor.get(`/v1/spaces/${site.spaces[0]}`))).toEqual(unknownToken);
  });

  it('counts for nothing on another site: its claims and its link open none', async () => {
    const [site, open, closed] = [await makePublished(world), await makePublished(world), await makePublished(world, { visibility: 'visitor-auth' })];
    const visitor = await known(site);
    expect((await done(visitor.get(`${open.url}/sections`))).items.map(({ title }: { title: string }) => title)).toEqual(['Open']);
    expect(await told(visitor.get(`${closed.url}/published`))).toEqual(gone);
    for (const other of [open, closed]) expect(await told(visitor.get(`/v1/spaces/${other.spaces[0]}`))).toEqual(gone);
  });

  it('is no token of a member: it writes nothing, uploads nothing and reads nothing but its site', async () => {
    const site = await makePublished(world);
    const visitor = await known(site);
    const { id } = site.house;
    const [space] = site.spaces;
    const asked = [
      [visitor.get('/v1/user'), undefined],
      [visitor.get(`/v1/orgs/${id}`), undefined],
      [visitor.get(site.url), undefined],
      [visitor.patch(site.url, { title: 'Mine' }), undefined],
      [visitor.delete(site.url), undefined],
      [visitor.post(`/v1/spaces/${space}/content`, { changes: [{ operation: 'insert_page', title: 'Mine' }] }), undefined],
      [visitor.post(`/v1/spaces/${space}/comments`, { body: { markdown: 'Mine' } }), undefined],
      [visitor.post(`/v1/orgs/${id}/files`, { name: 'mine.txt', base64: 'bWluZQ==' }), undefined],
      [visitor.get(`/v1/spaces/${space}/revisions`), 'Space.revisions'],
      [visitor.get(`/v1/spaces/${space}/content/page/${'pag_1111111111111111111111'}/links`), 'Revision.links'],
    ] as const;
    for (const [answer, what] of asked) expect(await told(answer)).toEqual(notReached(what));
    const form = new FormData();
    form.set('file', new Blob(['mine']), 'mine.txt');
    const { status } = await fetch(`${world.url}/v1/orgs/${id}/files`, { method: 'POST', body: form, headers: { authorization: `Bearer ${visitor.token}` } });
    expect(status).toBe(401);
  });
});

/** A JWT that is put together by hand. */
function forged(header: object, payload: object, key: string, hash = 'sha256'): string {
  const [head, body] = [header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  return `${head}.${body}.${createHmac(hash, key).update(`${head}.${body}`).digest('base64url')}`;
}

describe('a JWT of a visitor', () => {
  const later = 99_999_999_999;

  it('is taken for nothing but HS256 with the key, however it says otherwise', async () => {
    const site = await makePublished(world, { visibility: 'visitor-auth' });
    const key = await keyOf(world, site);
    const claims = { exp: later, isBeta: true };
    const good = forged({ alg: 'HS256' }, claims, key);
    expect((await world.nobody.get(`${site.url}/published?jwt_token=${good}`)).status).toBe(200);
    const [head, body, sign] = good.split('.');
    const tricks = [
      ...['none', 'None', 'NONE', 'nOnE', 'HS384', 'RS256', 'hs256', ''].map((alg) => forged({ alg }, claims, key)),
      forged({}, claims, key),
      forged({ alg: 'HS256', crit: ['exp'] }, claims, key),
      forged({ alg: 'HS256', b64: false, crit: ['b64'] }, claims, key),
      forged({ alg: 'HS256', jwk: { kty: 'oct', k: Buffer.from('mine').toString('base64url') } }, claims, 'mine'),
      forged({ alg: 'HS256', kid: '/dev/null' }, claims, ''),
      forged({ alg: 'HS256' }, { ...claims, exp: String(later) }, key),
      `${head}.${body}.`,
      `${head}.${body}`,
      `${head}.${Buffer.from('{"exp":99999999999,"isBeta":true,"plan":"pro"}').toString('base64url')}.${sign}`,
      `..${sign}`,
    ];
    for (const token of tricks) expect(await told(world.nobody.get(`${site.url}/published?jwt_token=${encodeURIComponent(token)}`))).toEqual(gone);
  });

  it('has at most 16,000 characters', async () => {
    const site = await makePublished(world, { visibility: 'visitor-auth' });
    const huge = await jwtFor(world, site, { isBeta: true, more: 'x'.repeat(12_000) });
    const { status, body } = await world.nobody.post('/v1/urls/published', { url: addressOf(world, site), visitor: { jwt_token: huge } });
    expect([status, body.error.reason, body.error.field]).toEqual([400, 'BAD_USER_INPUT', 'visitor.jwt_token']);
  });

  it('gives no claim that it has not itself, and none that others inherit', async () => {
    const site = await makePublished(world);
    const key = await keyOf(world, site);
    const head = Buffer.from('{"alg":"HS256"}').toString('base64url');
    for (const payload of [`{"exp":${later},"__proto__":{"isBeta":true}}`, `{"exp":${later},"constructor":{"prototype":{"isBeta":true}}}`, `{"exp":${later},"prototype":{"isBeta":true}}`]) {
      const body = Buffer.from(payload).toString('base64url');
      const token = `${head}.${body}.${createHmac('sha256', key).update(`${head}.${body}`).digest('base64url')}`;
      expect((await done(world.nobody.get(`${site.url}/sections?jwt_token=${token}`))).count).toBe(1);
      const visitor = world.with(await openSite(world, site, { jwt_token: token }));
      expect([await isRead(visitor, site, 0), await isRead(visitor, site, 1)]).toEqual([200, 404]);
    }
  });
});

describe('claims that nobody signed', () => {
  it('are never taken for signed ones, and a JWT cannot bring them', async () => {
    const site = await makePublished(world);
    await done(ana().patch(`${site.url}/sections/${site.pro}`, { condition: 'visitor.claims.unsigned.isBeta' }));
    const seen = async (visitor: object) => {
      const token = world.with(await openSite(world, site, visitor));
      return [await isRead(token, site, 0), await isRead(token, site, 1), await isRead(token, site, 2)];
    };
    expect(await seen({ unsignedClaims: { isBeta: true } })).toEqual([200, 404, 200]);
    expect(await seen({ unsignedClaims: { unsigned: { isBeta: true }, '..': { isBeta: true } } })).toEqual([200, 404, 404]);
    expect(await seen({ unsignedClaims: JSON.parse('{"__proto__":{"isBeta":true}}') })).toEqual([200, 404, 404]);
    expect(await seen({ jwt_token: await jwtFor(world, site, { unsigned: { isBeta: true } }) })).toEqual([200, 404, 404]);
    expect(await seen({ jwt_token: await jwtFor(world, site, { isBeta: true }), unsignedClaims: { isBeta: false } })).toEqual([200, 200, 404]);
  });
});

describe('who tries addresses', () => {
  it('gets the same for a page, a section and a space that are hidden from him as for what never was, after as many statements', async () => {
    const site = await makePublished(world);
    await done(ana().post(`/v1/spaces/${site.spaces[1]}/content`, { changes: [{ operation: 'insert_page', title: 'Hidden page', document: { markdown: 'Words' } }] }));
    const open = (path: string) => world.nobody.post('/v1/urls/published', { url: addressOf(world, site, path) });
    const never = JSON.stringify(await told(open('/nothing/at-all')));
    expect(JSON.parse(never)).toEqual(gone);
    for (const path of ['/beta', '/beta/hidden-page', '/beta/space-1/hidden-page', '/pro', '/nothing']) {
      expect(JSON.stringify(await told(open(path)))).toBe(never);
      expect(await told(world.nobody.get(`${site.url}/redirect?source=${encodeURIComponent(path)}`))).toEqual(gone);
    }
    const sent = async (path: string) => (await statementsOf(() => open(path))).length;
    expect(await sent('/beta/hidden-page')).toBe(await sent('/nothing/at-all'));
    const visitor = world.with(await openSite(world, site));
    const space = async (id: string | undefined) => JSON.stringify(await told(visitor.get(`/v1/spaces/${id}/content`)));
    expect(await space(site.spaces[1])).toBe(await space('spc_1111111111111111111111'));
  });

  it('is led by a redirect to what he is shown, with the part that it names, and by none to what he is not', async () => {
    const site = await makePublished(world);
    await done(ana().post(`/v1/spaces/${site.spaces[0]}/content`, { changes: [{ operation: 'insert_page', title: 'Install', document: { markdown: '# Words' } }] }));
    const sources: readonly (readonly [string, string])[] = [
      ['/old', '/install#words'],
      ['/closed', '/beta'],
      ['/away', 'https://example.test/'],
    ];
    for (const [source, destination] of sources) await done(ana().post(`${site.url}/redirects`, { source, destination }));
    const open = (path: string) => world.nobody.post('/v1/urls/published', { url: addressOf(world, site, path) });
    const { path, redirect, space } = await done(open('/old'));
    expect([path, redirect, space]).toEqual(['install', addressOf(world, site, '/install#words'), site.spaces[0]]);
    for (const source of ['/closed', '/away']) expect(await told(open(source))).toEqual(gone);
    expect(await told(world.nobody.get(`${site.url}/redirect?source=/closed`))).toEqual(gone);
  });

  it('says which share key he means', async () => {
    const site = await makePublished(world, { visibility: 'share-link' });
    const { urls } = await done(ana().post(`${site.url}/share-links`, { name: 'For Bob' }));
    const key = new URL(urls.published).searchParams.get('shareKey');
    expect(await told(world.nobody.get(`${site.url}/published?shareKey=nothing&shareKey=${key}`))).toEqual(bad('shareKey', 'shareKey may be given only once.'));
  });

  it('gets by HEAD what GET says of itself, and never an answer that was another’s', async () => {
    const site = await makePublished(world);
    const query = `?jwt_token=${await jwtFor(world, site, { isBeta: true })}`;
    const head = await world.nobody.send('HEAD', `${site.url}/published`);
    const [anybody, beta] = [await world.nobody.get(`${site.url}/published`), await world.nobody.get(`${site.url}/published${query}`)];
    expect([head.status, head.body, head.headers.get('etag'), head.headers.get('cache-control')]).toEqual([200, undefined, anybody.headers.get('etag'), 'public, no-cache']);
    expect(beta.headers.get('etag')).not.toBe(anybody.headers.get('etag'));
    const { status } = await world.nobody.get(`${site.url}/published`, { 'if-none-match': beta.headers.get('etag') ?? '' });
    expect(status).toBe(200);
  });
});
