// Tests the tokens of visitors: how they are invalidated, where they are not accepted, and what
// attempts do not reveal.
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bad, notFound as gone, refused } from './content/expected.ts';
import {
  addressOf,
  jwtFor,
  keyOf,
  makePublished,
  openSite,
  type Published,
} from './published-site/made.ts';
import { done } from './site-structure/made.ts';
import { statementsOf } from './statements.ts';
import { type RestResult, useWorld, type Visitor } from './support.ts';

const world = useWorld();

const bodyOf = async (answer: Promise<RestResult>): Promise<unknown> => (await answer).body;
const isRead = async (visitor: Visitor, { spaces }: Published, n: number): Promise<number> =>
  (await visitor.get(`/v1/spaces/${spaces[n]}`)).status;
const known = async (site: Published, claims: object = { isBeta: true }): Promise<Visitor> =>
  world.with(await openSite(world, site, { jwt_token: await jwtFor(world, site, claims) }));
const ana = () => world.as('ana');

const unknownToken = refused(
  401,
  'UNAUTHENTICATED',
  'This visitor token is unknown or expired. Open the public URL again to get a new one.',
);
const notReached = (what?: string) => {
  const message =
    what === undefined
      ? 'A visitor token can only read the content of its site:'
      : `Visitors of a site cannot select ${what}:`;
  return refused(403, 'FORBIDDEN', `${message} this needs the token of a member.`, {
    details: { needs: 'a member', has: 'visitor' },
  });
};

describe('a visitor token', () => {
  const closings: readonly (readonly [string, object, (site: Published) => Promise<unknown>])[] = [
    ['the site is unpublished', {}, ({ url }) => ana().post(`${url}/unpublish`)],
    [
      'a condition is added that fails for the visitor',
      {},
      ({ url, open }) =>
        ana().patch(`${url}/sections/${open}`, { condition: 'visitor.claims.plan == "pro"' }),
    ],
    [
      'the space is removed from the site',
      {},
      ({ url, open }) => ana().delete(`${url}/sections/${open}`),
    ],
    ['the space is deleted', {}, ({ spaces }) => ana().delete(`/v1/spaces/${spaces[0]}`)],
    [
      'the site requires a share link',
      {},
      ({ url }) => ana().patch(url, { visibility: 'share-link' }),
    ],
  ];

  it.each(closings)('loses access at the next request once %s', async (_, input, close) => {
    const site = await makePublished(world, input);
    const visitor = await known(site);
    expect(await isRead(visitor, site, 0)).toBe(200);
    await done(close(site) as ReturnType<Visitor['send']>);
    expect(await bodyOf(visitor.get(`/v1/spaces/${site.spaces[0]}`))).toEqual(gone);
    expect(await bodyOf(visitor.get(`/v1/spaces/${site.spaces[0]}/content`))).toEqual(gone);
  });

  it('without a JWT loses access once the site requires signed-in visitors', async () => {
    const site = await makePublished(world);
    const [signed, unsigned] = [await known(site), world.with(await openSite(world, site))];
    await done(ana().patch(site.url, { visibility: 'visitor-auth' }));
    expect([await isRead(signed, site, 0), await isRead(unsigned, site, 0)]).toEqual([200, 404]);
  });

  it('loses access once its share link is disabled or deleted', async () => {
    const site = await makePublished(world, { visibility: 'share-link' });
    const links = await Promise.all(
      ['One', 'Two'].map((name) => done(ana().post(`${site.url}/share-links`, { name }))),
    );
    const [one, two] = await Promise.all(
      links.map(async ({ urls }) =>
        world.with(await openSite(world, site, {}, new URL(urls.published).search)),
      ),
    );
    if (!one || !two) throw new Error('There are two.');
    await done(ana().patch(`${site.url}/share-links/${links[0].id}`, { active: false }));
    expect([await isRead(one, site, 0), await isRead(two, site, 0)]).toEqual([404, 200]);
    await done(ana().delete(`${site.url}/share-links/${links[1].id}`));
    expect([await isRead(one, site, 0), await isRead(two, site, 0)]).toEqual([404, 404]);
  });

  it('from a JWT is invalid after a key change or a deletion', async () => {
    const site = await makePublished(world);
    const [signed, unsigned] = [await known(site), world.with(await openSite(world, site))];
    const jwtToken = await jwtFor(world, site, { isBeta: true });
    await done(ana().post(`${site.url}/publishing/auth/regenerate`));
    expect(await bodyOf(signed.get(`/v1/spaces/${site.spaces[1]}`))).toEqual(unknownToken);
    expect(await isRead(unsigned, site, 0)).toBe(200);
    // valid for a day after
    const again = world.with(await openSite(world, site, { jwt_token: jwtToken }));
    expect(await isRead(again, site, 1)).toBe(200);
    await done(ana().delete(site.url));
    for (const visitor of [again, unsigned])
      expect(await bodyOf(visitor.get(`/v1/spaces/${site.spaces[0]}`))).toEqual(unknownToken);
  });

  it('is not accepted on another site: neither its claims nor its link', async () => {
    const [site, open, closed] = [
      await makePublished(world),
      await makePublished(world),
      await makePublished(world, { visibility: 'visitor-auth' }),
    ];
    const visitor = await known(site);
    expect(
      (await done(visitor.get(`${open.url}/sections`))).items.map(
        ({ title }: { title: string }) => title,
      ),
    ).toEqual(['Open']);
    expect(await bodyOf(visitor.get(`${closed.url}/published`))).toEqual(gone);
    for (const other of [open, closed])
      expect(await bodyOf(visitor.get(`/v1/spaces/${other.spaces[0]}`))).toEqual(gone);
  });

  it("is not a member's token: it cannot write, and reads only its site", async () => {
    const site = await makePublished(world);
    const visitor = await known(site);
    const { id } = site.testOrganization;
    const [space] = site.spaces;
    const requests = [
      [visitor.get('/v1/user'), undefined],
      [visitor.get(`/v1/orgs/${id}`), undefined],
      [visitor.get(site.url), undefined],
      [visitor.patch(site.url, { title: 'Mine' }), undefined],
      [visitor.delete(site.url), undefined],
      [
        visitor.post(`/v1/spaces/${space}/content`, {
          changes: [{ operation: 'insert_page', title: 'Mine' }],
        }),
        undefined,
      ],
      [visitor.post(`/v1/spaces/${space}/comments`, { body: { markdown: 'Mine' } }), undefined],
      [visitor.post(`/v1/orgs/${id}/files`, { name: 'mine.txt', base64: 'bWluZQ==' }), undefined],
      [visitor.get(`/v1/spaces/${space}/revisions`), 'Space.revisions'],
      [
        visitor.get(`/v1/spaces/${space}/content/page/${'pag_1111111111111111111111'}/links`),
        'Revision.links',
      ],
    ] as const;
    for (const [answer, what] of requests) expect(await bodyOf(answer)).toEqual(notReached(what));
    const form = new FormData();
    form.set('file', new Blob(['mine']), 'mine.txt');
    const { status } = await fetch(`${world.url}/v1/orgs/${id}/files`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${visitor.token}` },
    });
    expect(status).toBe(401);
  });
});

/** Builds a JWT by hand. */
function forged(header: object, payload: object, key: string, hash = 'sha256'): string {
  const [head, body] = [header, payload].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  return `${head}.${body}.${createHmac(hash, key).update(`${head}.${body}`).digest('base64url')}`;
}

describe('a JWT of a visitor', () => {
  const later = Math.floor(Date.now() / 1000) + 60 * 60;

  it('is refused with a reason when it is valid for more than 24 hours, on any site', async () => {
    const message =
      'The visitor token is valid for too long: its `exp` must be at most 24 hours ahead. Sign another one with an earlier `exp`.';
    const now = Math.floor(Date.now() / 1000);
    for (const visibility of ['visitor-auth', 'public']) {
      const site = await makePublished(world, { visibility });
      const key = await keyOf(world, site);
      const requests = (exp: number) =>
        world.nobody.get(
          `${site.url}/published?jwt_token=${forged({ alg: 'HS256' }, { exp }, key)}`,
        );
      expect((await requests(now + 24 * 60 * 60)).status).toBe(200);
      for (const exp of [now + 25 * 60 * 60, 99_999_999_999, 1e300]) {
        expect(await bodyOf(requests(exp))).toEqual(refused(401, 'UNAUTHENTICATED', message));
        const jwt = forged({ alg: 'HS256' }, { exp }, key);
        const { errors } = await world.nobody.query(
          'query ($site: ID!, $jwt: String!) { publishedSite(id: $site, visitorToken: $jwt) { site { id } } }',
          { site: site.id, jwt },
        );
        expect(
          errors?.map((error: { message: string; extensions: { code: string } }) => [
            error.message,
            error.extensions.code,
          ]),
        ).toEqual([[message, 'UNAUTHENTICATED']]);
      }
    }
  });

  it('must be HS256 with the key, whatever its header says', async () => {
    const site = await makePublished(world, { visibility: 'visitor-auth' });
    const key = await keyOf(world, site);
    const claims = { exp: later, isBeta: true };
    const good = forged({ alg: 'HS256' }, claims, key);
    expect((await world.nobody.get(`${site.url}/published?jwt_token=${good}`)).status).toBe(200);
    const [head, body, sign] = good.split('.');
    const tricks = [
      ...['none', 'None', 'NONE', 'nOnE', 'HS384', 'RS256', 'hs256', ''].map((alg) =>
        forged({ alg }, claims, key),
      ),
      forged({}, claims, key),
      forged({ alg: 'HS256', crit: ['exp'] }, claims, key),
      forged({ alg: 'HS256', b64: false, crit: ['b64'] }, claims, key),
      forged(
        { alg: 'HS256', jwk: { kty: 'oct', k: Buffer.from('mine').toString('base64url') } },
        claims,
        'mine',
      ),
      forged({ alg: 'HS256', kid: '/dev/null' }, claims, ''),
      forged({ alg: 'HS256' }, { ...claims, exp: String(later) }, key),
      `${head}.${body}.`,
      `${head}.${body}`,
      `${head}.${Buffer.from('{"exp":99999999999,"isBeta":true,"plan":"pro"}').toString('base64url')}.${sign}`,
      `..${sign}`,
    ];
    for (const token of tricks)
      expect(
        await bodyOf(
          world.nobody.get(`${site.url}/published?jwt_token=${encodeURIComponent(token)}`),
        ),
      ).toEqual(gone);
  });

  it('is limited to 16,000 characters', async () => {
    const site = await makePublished(world, { visibility: 'visitor-auth' });
    const huge = await jwtFor(world, site, { isBeta: true, more: 'x'.repeat(12_000) });
    const { status, body } = await world.nobody.post('/v1/urls/published', {
      url: addressOf(world, site),
      visitor: { jwt_token: huge },
    });
    expect([status, body.error.reason, body.error.field]).toEqual([
      400,
      'BAD_USER_INPUT',
      'visitor.jwt_token',
    ]);
  });

  it('has only its own claims, and no inherited ones', async () => {
    const site = await makePublished(world);
    const key = await keyOf(world, site);
    const head = Buffer.from('{"alg":"HS256"}').toString('base64url');
    for (const payload of [
      `{"exp":${later},"__proto__":{"isBeta":true}}`,
      `{"exp":${later},"constructor":{"prototype":{"isBeta":true}}}`,
      `{"exp":${later},"prototype":{"isBeta":true}}`,
    ]) {
      const body = Buffer.from(payload).toString('base64url');
      const token = `${head}.${body}.${createHmac('sha256', key).update(`${head}.${body}`).digest('base64url')}`;
      expect((await done(world.nobody.get(`${site.url}/sections?jwt_token=${token}`))).count).toBe(
        1,
      );
      const visitor = world.with(await openSite(world, site, { jwt_token: token }));
      expect([await isRead(visitor, site, 0), await isRead(visitor, site, 1)]).toEqual([200, 404]);
    }
  });
});

describe('unsigned claims', () => {
  it('are never accepted as signed ones, and a JWT cannot contain them', async () => {
    const site = await makePublished(world);
    await done(
      ana().patch(`${site.url}/sections/${site.pro}`, {
        condition: 'visitor.claims.unsigned.isBeta',
      }),
    );
    const visible = async (visitor: object) => {
      const token = world.with(await openSite(world, site, visitor));
      return [
        await isRead(token, site, 0),
        await isRead(token, site, 1),
        await isRead(token, site, 2),
      ];
    };
    expect(await visible({ unsignedClaims: { isBeta: true } })).toEqual([200, 404, 200]);
    expect(
      await visible({ unsignedClaims: { unsigned: { isBeta: true }, '..': { isBeta: true } } }),
    ).toEqual([200, 404, 404]);
    expect(await visible({ unsignedClaims: JSON.parse('{"__proto__":{"isBeta":true}}') })).toEqual([
      200, 404, 404,
    ]);
    expect(
      await visible({ jwt_token: await jwtFor(world, site, { unsigned: { isBeta: true } }) }),
    ).toEqual([200, 404, 404]);
    expect(
      await visible({
        jwt_token: await jwtFor(world, site, { isBeta: true }),
        unsignedClaims: { isBeta: false },
      }),
    ).toEqual([200, 200, 404]);
  });
});

describe('a visitor who tries addresses', () => {
  it('receives the same response and statement count for hidden and unknown content', async () => {
    const site = await makePublished(world);
    await done(
      ana().post(`/v1/spaces/${site.spaces[1]}/content`, {
        changes: [
          { operation: 'insert_page', title: 'Hidden page', document: { markdown: 'Words' } },
        ],
      }),
    );
    const open = (path: string) =>
      world.nobody.post('/v1/urls/published', { url: addressOf(world, site, path) });
    /** Returns the response without the path that the visitor sent. */
    const responseTo = async (path: string): Promise<string> => {
      const { path: inSpace, pathname, canonicalUrl, ...rest } = await done(open(path));
      expect([inSpace, pathname, canonicalUrl]).toEqual([
        path.slice(1),
        path,
        addressOf(world, site, path),
      ]);
      return JSON.stringify(rest);
    };
    const never = await responseTo('/nothing/at-all');
    expect(JSON.parse(never).space).toBe(site.spaces[0]);
    for (const path of [
      '/beta',
      '/beta/hidden-page',
      '/beta/space-1/hidden-page',
      '/pro',
      '/nothing',
    ]) {
      expect(await responseTo(path)).toBe(never);
      expect(
        await bodyOf(world.nobody.get(`${site.url}/redirect?source=${encodeURIComponent(path)}`)),
      ).toEqual(gone);
    }
    const sent = async (path: string) => (await statementsOf(() => open(path))).length;
    expect(await sent('/beta/hidden-page')).toBe(await sent('/nothing/at-all'));
    const visitor = world.with(await openSite(world, site));
    const space = async (id: string | undefined) =>
      JSON.stringify(await bodyOf(visitor.get(`/v1/spaces/${id}/content`)));
    expect(await space(site.spaces[1])).toBe(await space('spc_1111111111111111111111'));
  });

  it('is redirected to visible content with its fragment, never to hidden content', async () => {
    const site = await makePublished(world);
    await done(
      ana().post(`/v1/spaces/${site.spaces[0]}/content`, {
        changes: [
          { operation: 'insert_page', title: 'Install', document: { markdown: '# Words' } },
        ],
      }),
    );
    const sources: readonly (readonly [string, string])[] = [
      ['/old', '/install#words'],
      ['/closed', '/beta'],
      ['/away', 'https://example.test/'],
    ];
    for (const [source, destination] of sources)
      await done(ana().post(`${site.url}/redirects`, { source, destination }));
    const open = (path: string) =>
      world.nobody.post('/v1/urls/published', { url: addressOf(world, site, path) });
    const of = { organization: site.testOrganization.id, site: site.id };
    expect(await done(open('/old'))).toEqual({
      ...of,
      target: 'content',
      redirect: addressOf(world, site, '/install#words'),
    });
    expect(await done(open('/away'))).toEqual({
      ...of,
      target: 'external',
      redirect: 'https://example.test/',
    });
    const { redirect, pathname, space } = await done(open('/closed'));
    expect([redirect, pathname, space]).toEqual([undefined, '/closed', site.spaces[0]]);
    expect(await bodyOf(world.nobody.get(`${site.url}/redirect?source=/closed`))).toEqual(gone);
  });

  it('must send one share key', async () => {
    const site = await makePublished(world, { visibility: 'share-link' });
    const { urls } = await done(ana().post(`${site.url}/share-links`, { name: 'For Bob' }));
    const key = new URL(urls.published).searchParams.get('shareKey');
    expect(
      await bodyOf(world.nobody.get(`${site.url}/published?shareKey=nothing&shareKey=${key}`)),
    ).toEqual(bad('shareKey', 'shareKey may be given only once.'));
  });

  it("receives the headers of GET for HEAD, and never another visitor's response", async () => {
    const site = await makePublished(world);
    const query = `?jwt_token=${await jwtFor(world, site, { isBeta: true })}`;
    const head = await world.nobody.send('HEAD', `${site.url}/published`);
    const [anybody, beta] = [
      await world.nobody.get(`${site.url}/published`),
      await world.nobody.get(`${site.url}/published${query}`),
    ];
    expect([
      head.status,
      head.body,
      head.headers.get('etag'),
      head.headers.get('cache-control'),
    ]).toEqual([200, undefined, anybody.headers.get('etag'), 'public, no-cache']);
    expect(beta.headers.get('etag')).not.toBe(anybody.headers.get('etag'));
    const { status } = await world.nobody.get(`${site.url}/published`, {
      'if-none-match': beta.headers.get('etag') ?? '',
    });
    expect(status).toBe(200);
  });
});
