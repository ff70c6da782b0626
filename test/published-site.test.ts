// Tests published sites: their access, and the visible content of each visitor.
import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { graphQLError, errorsOf, refused } from './content/expected.ts';
import {
  addressOf,
  jwtFor,
  keyOf,
  makePublished,
  openSite,
  type Published,
  readerOf,
} from './published-site/made.ts';
import { done, outline } from './site-structure/made.ts';
import { useWorld, type Visitor } from './support.ts';

const world = useWorld();

const OUTLINE = `query ($site: ID!, $key: String, $jwt: String) {
  publishedSite(id: $site, shareKey: $key, visitorToken: $jwt) {
    site { id siteSpaceCount defaultSpaceId }
    structure { type items { ... on SiteSection { title condition siteSpaces { title } } ... on SiteSectionGroup { title sections { title condition } } } }
    sections { totalCount nodes { title } }
    siteSpaces { totalCount nodes { title } }
  }
}`;
const at = ({ testOrganization, id }: Published) => ({ org: testOrganization.id, site: id });

const notFound = refused(
  404,
  'NOT_FOUND',
  'The object does not exist, or you cannot see it. Check the URL and the ids in it.',
);
const ALL = [
  'sections',
  ['Open', 'Space 0'],
  ['For some', ['Beta', 'Space 1'], ['Pro', 'Space 2']],
];
const FOR_ALL = ['sections', ['Open', 'Space 0']];
const FOR_BETA = ['sections', ['Open', 'Space 0'], ['For some', ['Beta', 'Space 1']]];

/** Returns the structure of a site in `/v1` for a visitor. */
const outlineFor = async (visitor: Visitor, site: Published, query = ''): Promise<unknown> => {
  const { structure } = await done(visitor.get(`${site.url}/published${query}`));
  const titles = ({
    object,
    title,
    siteSpaces,
    sections,
  }: {
    object: string;
    title: string;
    siteSpaces?: [];
    sections?: [];
  }): unknown =>
    object === 'site-space' ? title : [title, ...(siteSpaces ?? sections ?? []).map(titles)];
  return [structure.type, ...structure.structure.map(titles)];
};

describe('a published site', () => {
  it('is open to everyone when public or unlisted, without conditional content', async () => {
    for (const visibility of ['public', 'unlisted']) {
      const site = await makePublished(world, { visibility });
      expect(await outlineFor(world.nobody, site)).toEqual(FOR_ALL);
      expect(await outline(world.nobody, site)).toEqual(FOR_ALL);
    }
  });

  it('is whole for its members, published or not, with unevaluated conditions', async () => {
    const site = await makePublished(world, { visibility: 'visitor-auth' });
    expect(await outlineFor(world.as('ana'), site)).toEqual(ALL);
    await done(world.as('ana').post(`${site.url}/unpublish`));
    expect(await outlineFor(world.as('ana'), site)).toEqual(ALL);
    const { data } = await world.as('ana').query(OUTLINE, at(site));
    expect(data).toEqual({
      publishedSite: {
        site: { id: site.id, siteSpaceCount: 3, defaultSpaceId: site.spaces[0] },
        structure: {
          type: 'SECTIONS',
          items: [
            { title: 'Open', condition: null, siteSpaces: [{ title: 'Space 0' }] },
            {
              title: 'For some',
              sections: [
                { title: 'Beta', condition: 'visitor.claims.isBeta' },
                { title: 'Pro', condition: 'visitor.claims.plan == "pro"' },
              ],
            },
          ],
        },
        sections: {
          totalCount: 3,
          nodes: [{ title: 'Open' }, { title: 'Beta' }, { title: 'Pro' }],
        },
        siteSpaces: {
          totalCount: 3,
          nodes: [{ title: 'Space 0' }, { title: 'Space 1' }, { title: 'Space 2' }],
        },
      },
    });
  });

  it('hides content from a visitor in structure, lists and counts', async () => {
    const site = await makePublished(world);
    const { data } = await world.nobody.query(OUTLINE, at(site));
    expect(data).toEqual({
      publishedSite: {
        site: { id: site.id, siteSpaceCount: 1, defaultSpaceId: site.spaces[0] },
        structure: {
          type: 'SECTIONS',
          items: [{ title: 'Open', condition: null, siteSpaces: [{ title: 'Space 0' }] }],
        },
        sections: { totalCount: 1, nodes: [{ title: 'Open' }] },
        siteSpaces: { totalCount: 1, nodes: [{ title: 'Space 0' }] },
      },
    });
    for (const list of ['sections', 'site-spaces']) {
      const { count, items, next } = await done(world.nobody.get(`${site.url}/${list}?limit=1`));
      expect([count, items.length, next]).toEqual([1, 1, undefined]);
    }
  });

  it('shows more with the claims of a JWT that another library signed with its key', async () => {
    const site = await makePublished(world);
    const query = async (claims: object) => `?jwt_token=${await jwtFor(world, site, claims)}`;
    expect(await outlineFor(world.nobody, site, await query({ isBeta: true }))).toEqual(FOR_BETA);
    expect(
      await outlineFor(world.nobody, site, await query({ isBeta: false, plan: 'pro' })),
    ).toEqual(['sections', ['Open', 'Space 0'], ['For some', ['Pro', 'Space 2']]]);
    expect(
      await outlineFor(world.nobody, site, await query({ isBeta: true, plan: 'pro' })),
    ).toEqual(ALL);
    const document =
      'query ($site: ID!, $jwt: String!) { publishedSite(id: $site, visitorToken: $jwt) { sections { totalCount nodes { title } } } }';
    const { data } = await world.nobody.query(document, {
      ...at(site),
      jwt: await jwtFor(world, site, { isBeta: true }),
    });
    expect(data).toEqual({
      publishedSite: { sections: { totalCount: 2, nodes: [{ title: 'Open' }, { title: 'Beta' }] } },
    });
  });

  it('drops claims that it does not declare, or that have another type', async () => {
    const site = await makePublished(world);
    await done(
      world
        .as('ana')
        .patch(`${site.url}/sections/${site.pro}`, { condition: 'visitor.claims.plan != "free"' }),
    );
    expect(
      await outlineFor(
        world.nobody,
        site,
        `?jwt_token=${await jwtFor(world, site, { isBeta: 'true', plan: 'gold', email: 'a@acme.test' })}`,
      ),
    ).toEqual(['sections', ['Open', 'Space 0'], ['For some', ['Pro', 'Space 2']]]);
  });

  it('ignores claims and hides conditional content without adaptive content', async () => {
    const site = await makePublished(world, { adaptiveContent: { enabled: false } });
    expect(
      await outlineFor(
        world.nobody,
        site,
        `?jwt_token=${await jwtFor(world, site, { isBeta: true, plan: 'pro' })}`,
      ),
    ).toEqual(FOR_ALL);
  });

  it('answers like an unknown one while it is unpublished and after its deletion', async () => {
    const site = await makePublished(world);
    const jwtToken = await jwtFor(world, site, { isBeta: true });
    const addresses = (url: string) =>
      ['published', 'sections', 'site-spaces', 'structure', 'redirect?source=%2Fx'].flatMap(
        (path) => [
          `${url}/${path}`,
          `${url}/${path}${path.includes('?') ? '&' : '?'}jwt_token=${jwtToken}`,
        ],
      );
    const answers = async (url: string) =>
      Promise.all(
        addresses(url).map(async (address) =>
          JSON.stringify((await world.nobody.get(address)).body),
        ),
      );
    const never = await answers(
      `/v1/orgs/${site.testOrganization.id}/sites/site_1111111111111111111111`,
    );
    expect(new Set(never)).toEqual(new Set([JSON.stringify(notFound)]));
    await done(world.as('ana').post(`${site.url}/unpublish`));
    expect(await answers(site.url)).toEqual(never);
    await done(world.as('ana').post(`${site.url}/publish`));
    await done(world.as('ana').delete(site.url));
    expect(await answers(site.url)).toEqual(never);
    expect((await world.nobody.query(OUTLINE, at(site))).data).toEqual({ publishedSite: null });
  });

  it('answers NOT_FOUND under another organization', async () => {
    const [site, other] = [await makePublished(world), await makePublished(world)];
    expect(
      (await world.nobody.get(`/v1/orgs/${other.testOrganization.id}/sites/${site.id}/published`))
        .body,
    ).toEqual(notFound);
  });

  it('treats a user outside its organization as a visitor', async () => {
    const site = await makePublished(world);
    expect(await outlineFor(world.as('eve'), site)).toEqual(FOR_ALL);
  });

  it('hides a deleted space, and a section without another one', async () => {
    const site = await makePublished(world);
    await done(world.as('ana').delete(`/v1/spaces/${site.spaces[1]}`));
    expect(
      await outlineFor(
        world.nobody,
        site,
        `?jwt_token=${await jwtFor(world, site, { isBeta: true, plan: 'pro' })}`,
      ),
    ).toEqual(['sections', ['Open', 'Space 0'], ['For some', ['Pro', 'Space 2']]]);
  });
});

describe('a site with share links', () => {
  const withLink = async (site: Published) => {
    const { id, urls } = await done(
      world.as('ana').post(`${site.url}/share-links`, { name: 'For Bob' }),
    );
    return { id, key: new URL(urls.published).searchParams.get('shareKey') ?? '' };
  };

  it('opens with its key, and its addresses carry the key', async () => {
    const site = await makePublished(world, { visibility: 'share-link' });
    const { key } = await withLink(site);
    expect(await outlineFor(world.nobody, site, `?shareKey=${key}`)).toEqual(FOR_ALL);
    const { items } = await done(world.nobody.get(`${site.url}/site-spaces?shareKey=${key}`));
    expect(
      items.map(({ urls, space }: { urls: object; space: { urls: object } }) => [urls, space.urls]),
    ).toEqual([
      [
        { location: expect.any(String), published: `${addressOf(world, site)}?shareKey=${key}` },
        {
          location: `${world.url}/v1/spaces/${site.spaces[0]}`,
          app: expect.any(String),
          published: `${addressOf(world, site)}?shareKey=${key}`,
        },
      ],
    ]);
  });

  it('answers NOT_FOUND without an active key of its own', async () => {
    const [site, other] = [
      await makePublished(world, { visibility: 'share-link' }),
      await makePublished(world, { visibility: 'share-link' }),
    ];
    const [link, foreign] = [await withLink(site), await withLink(other)];
    const answer = async (query: string) =>
      (await world.nobody.get(`${site.url}/published${query}`)).body;
    for (const query of ['', '?shareKey=', '?shareKey=nothing', `?shareKey=${foreign.key}`])
      expect(await answer(query)).toEqual(notFound);
    await done(world.as('ana').patch(`${site.url}/share-links/${link.id}`, { active: false }));
    expect(await answer(`?shareKey=${link.key}`)).toEqual(notFound);
    await done(world.as('ana').patch(`${site.url}/share-links/${link.id}`, { active: true }));
    expect(await outlineFor(world.nobody, site, `?shareKey=${link.key}`)).toEqual(FOR_ALL);
    await done(world.as('ana').delete(`${site.url}/share-links/${link.id}`));
    expect(await answer(`?shareKey=${link.key}`)).toEqual(notFound);
  });
});

describe('a site for signed-in visitors', () => {
  it('opens only with a JWT of its own key, and otherwise answers NOT_FOUND', async () => {
    const [site, other] = [
      await makePublished(world, { visibility: 'visitor-auth' }),
      await makePublished(world, { visibility: 'visitor-auth' }),
    ];
    expect(
      await outlineFor(world.nobody, site, `?jwt_token=${await jwtFor(world, site, {})}`),
    ).toEqual(FOR_ALL);
    const key = await keyOf(world, site);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ exp: 99999999999 })).toString('base64url')}.`;
    const bad = [
      'nonsense',
      unsigned,
      await jwtFor(world, other, {}),
      await jwtFor(world, site, {}, { expiresIn: -3600 }),
      jwt.sign({}, key, { algorithm: 'HS256' }), // without an expiry
      jwt.sign({}, key, { algorithm: 'HS512', expiresIn: '1h' }),
      await jwtFor(world, site, {}, { notBefore: 3600 }),
    ];
    for (const token of ['', ...bad])
      expect((await world.nobody.get(`${site.url}/published?jwt_token=${token}`)).body).toEqual(
        notFound,
      );
    expect((await world.nobody.get(`${site.url}/published`)).body).toEqual(notFound);
  });

  it('accepts JWTs of the previous key for a day, and none of an older one', async () => {
    const site = await makePublished(world, { visibility: 'visitor-auth' });
    const before = await jwtFor(world, site, { isBeta: true });
    await done(world.as('ana').post(`${site.url}/publishing/auth/regenerate`));
    const now = await jwtFor(world, site, { isBeta: true });
    for (const token of [before, now])
      expect(await outlineFor(world.nobody, site, `?jwt_token=${token}`)).toEqual(FOR_BETA);
    await done(world.as('ana').post(`${site.url}/publishing/auth/regenerate`));
    expect((await world.nobody.get(`${site.url}/published?jwt_token=${before}`)).body).toEqual(
      notFound,
    );
    expect(await outlineFor(world.nobody, site, `?jwt_token=${now}`)).toEqual(FOR_BETA);
  });
});

describe('an invalid JWT', () => {
  it('is reported also by an open site, which would show less than expected', async () => {
    const site = await makePublished(world);
    const { status, body } = await world.nobody.get(`${site.url}/published?jwt_token=nonsense`);
    const message =
      'The visitor token is unknown, expired or signed with another key. Sign in again to get another.';
    expect([status, body]).toEqual([401, refused(401, 'UNAUTHENTICATED', message)]);
    expect(errorsOf(await world.nobody.query(OUTLINE, { ...at(site), jwt: 'nonsense' }))).toEqual(
      graphQLError(['publishedSite'], 'UNAUTHENTICATED', message),
    );
  });
});

describe('visitor access', () => {
  const refusals = [
    ['the organization of a site', '{ site { organization { title } } }', 'Site.organization'],
    ['the site of a section', '{ sections { nodes { site { id } } } }', 'SiteSection.site'],
    ['the share links of a site', '{ site { shareLinks { nodes { name } } } }', 'Site.shareLinks'],
    [
      'the change requests of a space',
      '{ siteSpaces { nodes { space { changeRequests { nodes { subject } } } } } }',
      'Space.changeRequests',
    ],
    [
      'the visitor key of a site',
      '{ site { publishingAuth { privateKey } } }',
      'Site.publishingAuth',
    ],
    [
      'another visitor of a site',
      '{ site { asVisitor(visitor: { claims: {} }) { scripts } } }',
      'Site.asVisitor',
    ],
    [
      'these fields in a fragment',
      '{ ...F } } fragment F on PublishedSite { structure { items { ... on SiteSpace { section { id } } } }',
      'SiteSpace.section',
    ],
  ] as const;

  it.each(refusals)('excludes %s', async (_, selection, what) => {
    const site = await makePublished(world);
    const token = await openSite(world, site);
    const document = `query ($site: ID!) { publishedSite(id: $site) ${selection} }`;
    const message = `Visitors of a site cannot select ${what}: this needs the token of a member.`;
    for (const visitor of [world.nobody, world.with(token), world.as('eve')])
      expect(errorsOf(await visitor.query(document, at(site)))).toEqual(
        graphQLError(['publishedSite'], 'FORBIDDEN', message, {
          details: { needs: 'a member', has: 'visitor' },
        }),
      );
    expect((await world.as('ana').query(document, at(site))).errors).toEqual(undefined);
  });

  it('includes the ids that relay-compiler adds to the items of a union', async () => {
    const site = await makePublished(world);
    const items = (fragment: string) => `query ($site: ID!) { publishedSite(id: $site) {
      structure { items { __typename ... on SiteSection { title } ${fragment} } } } }`;
    const { data, errors } = await world.nobody.query(
      items('... on Node { __isNode: __typename id }'),
      at(site),
    );
    expect([errors, data.publishedSite.structure.items]).toEqual([
      undefined,
      [{ __typename: 'SiteSection', __isNode: 'SiteSection', id: site.open, title: 'Open' }],
    ]);
    const closed = await world.nobody.query(
      items('... on Node { ... on SiteSection { site { id } } }'),
      at(site),
    );
    expect(errorsOf(closed)).toEqual(
      graphQLError(
        ['publishedSite'],
        'FORBIDDEN',
        'Visitors of a site cannot select SiteSection.site: this needs the token of a member.',
        { details: { needs: 'a member', has: 'visitor' } },
      ),
    );
  });

  it('has the same error whether the site exists or not', async () => {
    const site = await makePublished(world);
    const document =
      'query ($site: ID!) { publishedSite(id: $site) { site { organization { title } } } }';
    const [there, made] = [
      await world.nobody.query(document, at(site)),
      await world.nobody.query(document, { ...at(site), site: 'site_1111111111111111111111' }),
    ];
    expect(there.errors).toEqual(made.errors);
  });
});

describe('responses to visitors', () => {
  it('have an ETag, and can be cached publicly without credentials', async () => {
    const site = await makePublished(world);
    const caching = async (visitor: Visitor, query = '') => {
      const { headers } = await visitor.get(`${site.url}/published${query}`);
      return [
        headers.get('cache-control'),
        headers.get('vary')?.toLowerCase().includes('authorization'),
        headers.has('etag'),
      ];
    };
    expect(await caching(world.nobody)).toEqual(['public, no-cache', true, true]);
    expect(await caching(world.nobody, '?shareKey=x')).toEqual(['private, no-cache', true, true]);
    expect(await caching(world.nobody, `?jwt_token=${await jwtFor(world, site, {})}`)).toEqual([
      'private, no-cache',
      true,
      true,
    ]);
    expect(await caching(world.as('ana'))).toEqual(['private, no-cache', true, true]);
    expect(await caching(world.with(await openSite(world, site)))).toEqual([
      'private, no-cache',
      true,
      true,
    ]);
  });

  it('are 304 until a change, which the next request sees', async () => {
    const site = await makePublished(world);
    const etag = (await world.nobody.get(`${site.url}/published`)).headers.get('etag') ?? '';
    const status = async () =>
      (await world.nobody.get(`${site.url}/published`, { 'if-none-match': etag })).status;
    expect(await status()).toBe(304);
    await done(world.as('ana').patch(`${site.url}/sections/${site.open}`, { title: 'Opened' }));
    expect(await status()).toBe(200);
  });
});

describe('members who cannot see a whole site', () => {
  it('see what their membership allows, without hidden spaces', async () => {
    const site = await makePublished(world);
    const reader = await readerOf(world, site);
    await done(world.as('ana').patch(`/v1/spaces/${site.spaces[1]}`, { defaultLevel: null }));
    expect(await outlineFor(reader, site)).toEqual([
      'sections',
      ['Open', 'Space 0'],
      ['For some', ['Pro', 'Space 2']],
    ]);
  });
});
