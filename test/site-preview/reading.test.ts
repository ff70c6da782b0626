// Tests what a preview shows: the content that it names and the published site, as its member can
// read them at the time of each request.
import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareAnswer } from '../clients/published-api.ts';
import { makePreviewToken } from '../../src/data/visitor.ts';
import { errorsOf, graphQLError, notFound, refused } from '../content/expected.ts';
import { type FurtherServer, openServer } from '../servers.ts';
import { done } from '../site-structure/made.ts';
import { statementsOf } from '../statements.ts';
import { ids, type RestResult, useWorld, type Visitor } from '../support.ts';
import { addressOf, makePublished, openSite, readerOf, write } from '../published-site/made.ts';
import { makePreviewed, previewBy, type Previewed, tokenFor, tokenIn } from './made.ts';

const world = useWorld();
const ana = () => world.as('ana');

const previewOf = async ({ site }: Previewed, path = '/~/changes/1', query = {}) =>
  world.with(await tokenFor(world, site, path, query));
const bodyOf = async (answer: Promise<RestResult>): Promise<unknown> => (await answer).body;

describe('a visitor with a preview of a change request', () => {
  it('reads it without comments and e-mail addresses, by its id and its number', async () => {
    const made = await makePreviewed(world);
    const { space, changeRequest } = made;
    await done(
      ana().post(`${space}/change-requests/${changeRequest.id}/comments`, {
        body: { markdown: 'Secret.' },
      }),
    );
    const all = await done(ana().get(`${space}/change-requests/1`));
    expect([all.comments, all.createdBy.email, all.revision]).toEqual([
      1,
      'ana@acme.test',
      changeRequest.head,
    ]);
    const visitor = await previewOf(made);
    const expected = { ...all, comments: 0, createdBy: { ...all.createdBy, email: '' } };
    for (const key of ['1', changeRequest.id]) {
      const { status, body, headers } = await visitor.get(`${space}/change-requests/${key}`);
      expect([status, body, headers.get('cache-control')]).toEqual([
        200,
        expected,
        'private, no-cache',
      ]);
    }
    const { data } = await visitor.query(
      'query ($id: ID!) { changeRequest(id: $id) { id commentCount createdBy { user { displayName email } } } }',
      { id: changeRequest.id },
    );
    expect(data).toEqual({
      changeRequest: {
        id: changeRequest.id,
        commentCount: 0,
        createdBy: { user: { displayName: all.createdBy.displayName, email: '' } },
      },
    });
  });

  it('reads its head as a member does: pages, documents, files and reusable contents', async () => {
    const made = await makePreviewed(world);
    const { space, page, changeRequest } = made;
    await done(
      ana().post(`${space}/change-requests/1/content`, {
        changes: [
          {
            operation: 'insert_files',
            files: [{ ref: 'f', name: 'a.txt', base64: Buffer.from('A').toString('base64') }],
          },
          { operation: 'insert_reusable_content', title: 'Shared', markdown: 'Shared words.' },
        ],
      }),
    );
    const { revision } = await done(ana().get(`${space}/change-requests/1`));
    const visitor = await previewOf(made);
    const at = `${space}/revisions/${revision}`;
    const content = await done(visitor.get(at));
    expect([content.id, content.pages.map(({ title }: { title: string }) => title)]).toEqual([
      revision,
      ['Start', 'Plan'],
    ]);
    expect(content.files.map(({ name }: { name: string }) => name)).toEqual(['a.txt']);
    const [[file], [shared]] = [content.files, content.reusableContents];
    const added = `${at}/page/${changeRequest.page}`;
    expect((await done(visitor.get(added))).title).toBe('Plan');
    expect((await done(visitor.get(`${at}/path/plan`))).id).toBe(changeRequest.page);
    expect((await done(visitor.get(`${at}/pages`))).pages.length).toBe(2);
    expect((await done(visitor.get(`${at}/files/${file.id}`))).name).toBe('a.txt');
    expect((await done(visitor.get(`${at}/reusable-contents/${shared.id}`))).title).toBe('Shared');
    expect(JSON.stringify(await done(visitor.get(`${at}/page/${page}/document`)))).toContain(
      'Draft text',
    );
    const links = await done(visitor.get(`${added}/meta-links`));
    expect(links).toEqual({
      canonical: { kind: 'url', url: addressOf(world, made.site, '/~/changes/1/plan') },
      alternates: [],
    });
    const former = await done(visitor.get(`${space}/revisions/${changeRequest.head}`));
    expect(former).toEqual(content);
  });

  it('finds in texts links to previewed pages, and parts for the claims of the preview', async () => {
    const made = await makePreviewed(world);
    const { space, page, changeRequest, site } = made;
    const at = `${space}/revisions/${changeRequest.head}/page/${page}?format=markdown`;
    const link = `[the plan](${addressOf(world, site, '/~/changes/1/plan')})`;
    const beta = await previewOf(made, '/~/changes/1', { claims: '(isBeta:!t)' });
    expect((await done((await previewOf(made)).get(at))).markdown.trim()).toBe(
      `Draft text, see ${link}.`,
    );
    expect((await done(beta.get(at))).markdown.trim()).toBe(
      `Draft text, see ${link}.\n\nFor beta.`,
    );
    expect((await (await previewOf(made)).get(`/v1/spaces/${site.spaces[1]}`)).status).toBe(404);
    expect((await beta.get(`/v1/spaces/${site.spaces[1]}`)).status).toBe(200);
  });

  it('reads the published content of the space and of all others', async () => {
    const made = await makePreviewed(world);
    const { space, site, head } = made;
    const visitor = await previewOf(made);
    const published = world.with(await openSite(world, site));
    expect((await done(visitor.get(space))).revision).toBe(head);
    for (const path of [`${space}/content`, `${space}/content/pages`])
      expect(await bodyOf(visitor.get(path))).toEqual(await bodyOf(published.get(path)));
    await write(world, site, 1, [{ operation: 'insert_page', title: 'Beta', markdown: 'B.' }]);
    const beta = await previewOf(made, '/~/changes/1', { claims: '(isBeta:!t)' });
    const other = await done(beta.get(`/v1/spaces/${site.spaces[1]}/content`));
    expect(other.pages.map(({ title }: { title: string }) => title)).toEqual(['Beta']);
  });

  it('reads no other change request, and nothing else of the space', async () => {
    const made = await makePreviewed(world);
    const { space, site, former, head, changeRequest } = made;
    const { id } = await done(ana().post(`${space}/change-requests`, { subject: 'Other' }));
    const { revision } = await done(
      ana().post(`${space}/change-requests/${id}/content`, {
        changes: [{ operation: 'insert_page', title: 'Other', markdown: 'Other.' }],
      }),
    );
    const second = `/v1/spaces/${site.spaces[1]}`;
    const elsewhere = await done(ana().post(`${second}/change-requests`, { subject: 'Beta' }));
    const visitor = await previewOf(made, '/~/changes/1', { claims: '(isBeta:!t)' });
    for (const path of [
      `${space}/change-requests/2`,
      `${space}/change-requests/${id}`,
      `${space}/revisions/${revision}`,
      `${space}/revisions/${revision}/pages`,
      `${second}/change-requests/1`,
      `${second}/change-requests/${elsewhere.id}`,
      `${second}/change-requests/${changeRequest.id}`,
      `${second}/revisions/${changeRequest.head}`,
    ])
      expect([path, await bodyOf(visitor.get(path))]).toEqual([path, notFound]);
    expect((await done(visitor.get(`${space}/revisions/${former}`))).id).toBe(head);
    const refusedPaths = [
      `${space}/change-requests`,
      `${space}/change-requests/1/changes`,
      `${space}/change-requests/1/content`,
      `${space}/change-requests/1/comments`,
      `${space}/change-requests/1/reviews`,
      `${space}/change-requests/1/merge-preview`,
      `${space}/revisions`,
      site.url,
    ];
    for (const path of refusedPaths)
      expect([path, (await visitor.get(path)).status]).toEqual([path, 403]);
    const subject = { subject: 'Mine' };
    expect((await visitor.patch(`${space}/change-requests/1`, subject)).status).toBe(403);
    expect((await visitor.post(`${space}/change-requests/1/merge`, {})).status).toBe(403);
    expect(
      errorsOf(
        await visitor.query(
          'query ($id: ID!) { changeRequest(id: $id) { contributors { displayName } } }',
          { id: changeRequest.id },
        ),
      ),
    ).toEqual(
      graphQLError(
        ['changeRequest'],
        'FORBIDDEN',
        'Visitors of a site cannot select ChangeRequest.contributors: this needs the token of a member.',
        { details: { needs: 'a member', has: 'visitor' } },
      ),
    );
  });

  it('reads it alone: other visitors do not find it', async () => {
    const { site, space, changeRequest } = await makePreviewed(world);
    for (const visitor of [
      world.with(await openSite(world, site)),
      world.with(await tokenFor(world, site, '')),
    ])
      for (const path of [
        `${space}/change-requests/1`,
        `${space}/change-requests/${changeRequest.id}`,
        `${space}/revisions/${changeRequest.head}`,
      ])
        expect(await bodyOf(visitor.get(path))).toEqual(notFound);
  });
});

describe('the public renderer', () => {
  it('gets what it requests for a preview, in the form of the published client', async () => {
    const { site, space, page, changeRequest } = await makePreviewed(world);
    const target = addressOf(world, site, '/~/changes/1/start');
    const { url } = await done(previewBy(ana(), site, { target }));
    const flaws: string[] = [];
    const requested = async (visitor: Visitor, path: string, body?: object) => {
      const method = body ? 'POST' : 'GET';
      const answer = await (body ? visitor.post(path, body) : visitor.get(path));
      const pathname = path.split('?')[0] ?? '';
      flaws.push(...compareAnswer({ method, pathname, ...answer }).flaws);
      return done(Promise.resolve(answer));
    };
    // it takes the segments and the query out of the URL, and adds the segments to the base path
    const opened = await requested(world.nobody, '/v1/urls/published', {
      url: addressOf(world, site),
      visitor: { jwtToken: tokenIn(url), unsignedClaims: {}, type: 'human' },
      redirectOnError: false,
    });
    const visitor = world.with(opened.apiToken);
    const { revision } = await requested(visitor, `${opened.space && space}/change-requests/1`);
    expect(revision).toBe(changeRequest.head);
    const at = `${space}/revisions/${revision}`;
    await requested(visitor, space);
    await requested(visitor, `${site.url}/published`);
    await requested(visitor, `${at}?metadata=true`);
    await requested(visitor, `${at}/path/start`);
    const query = 'evaluated=deterministic-only&dereferenced=reusable-contents';
    await requested(visitor, `${at}/page/${page}/document?${query}`);
    await requested(visitor, `${at}/page/${page}/meta-links`);
    expect(flaws).toEqual([]);
    expect(`${opened.canonicalUrl}/start`).toBe(target); // it redirects there, without the token
  });
});

describe('a visitor with a preview of a revision', () => {
  it('reads that revision, the head for other former ones, and no change request', async () => {
    const made = await makePreviewed(world);
    const { space, former, head, page, changeRequest } = made;
    const visitor = await previewOf(made, `/~/revisions/${former}`);
    const at = `${space}/revisions/${former}`;
    expect((await done(visitor.get(at))).id).toBe(former);
    expect((await done(visitor.get(`${at}/page/${page}?format=markdown`))).markdown).toBe(
      'Former text.\n',
    );
    expect((await done(visitor.get(`${space}/revisions/${head}`))).id).toBe(head);
    const [first = ''] = await write(world, made.site, 0, [
      { operation: 'update_page', page, document: { markdown: 'Newer.\n' } },
    ]);
    expect(first).toBe(page);
    const newer = (await done(ana().get(space))).revision;
    expect((await done(visitor.get(`${space}/revisions/${head}`))).id).toBe(newer);
    for (const path of [`${space}/change-requests/1`, `${space}/revisions/${changeRequest.head}`])
      expect(await bodyOf(visitor.get(path))).toEqual(notFound);
  });
});

describe('a preview ends', () => {
  /** Makes a preview of a change request as the member with role read, and what they can do. */
  const byReader = async () => {
    const made = await makePreviewed(world);
    const person = await readerOf(world, made.site);
    const target = addressOf(world, made.site, '/~/changes/1');
    const jwtToken = tokenIn((await done(previewBy(person, made.site, { target }))).url);
    const organization = `/v1/orgs/${made.site.testOrganization.id}`;
    return { ...made, organization, target, jwtToken, visitor: world.with(jwtToken) };
  };
  type Made = Awaited<ReturnType<typeof byReader>>;

  /** Returns whether a preview still shows something, in each place that takes its token. */
  const shows = async ({ visitor, space, changeRequest, site, target, jwtToken }: Made) => [
    (await visitor.get(`${space}/change-requests/1`)).status,
    (await visitor.get(`${space}/revisions/${changeRequest.head}`)).status,
    (await visitor.get(space)).status,
    (await visitor.get(`${site.url}/published`)).status,
    (await world.nobody.post('/v1/urls/published', { url: target, visitor: { jwtToken } })).status,
  ];
  const ALL = [200, 200, 200, 200, 200];
  const NONE = [404, 404, 404, 404, 404];

  const endings: readonly (readonly [string, (made: Made) => Promise<unknown>])[] = [
    [
      'the member is removed',
      ({ organization, site }) =>
        ana().delete(`${organization}/members/${site.testOrganization.userIds[1]}`),
    ],
    [
      'the member is disabled',
      ({ site: { testOrganization } }) =>
        world.console.database.prisma.member.update({
          where: {
            key: {
              id: testOrganization.memberIds[1] ?? '',
              organizationId: testOrganization.id,
            },
          },
          data: { disabled: true },
        }),
    ],
    [
      'the member loses the level on the space',
      ({ space }) => ana().patch(space, { defaultLevel: null }),
    ],
    ['the space is deleted', ({ space }) => ana().delete(space)],
    [
      'the space is removed from the site',
      ({ site }) => ana().delete(`${site.url}/sections/${site.open}`),
    ],
    [
      'a condition hides the space from the claims of the preview',
      ({ site }) =>
        ana().patch(`${site.url}/sections/${site.open}`, { condition: 'visitor.claims.isBeta' }),
    ],
  ];

  it.each(endings)('at the next request once %s', async (_, end) => {
    const made = await byReader();
    expect(await shows(made)).toEqual(ALL);
    await end(made);
    expect(await shows(made)).toEqual(NONE);
  });

  it('once the change request is deleted', async () => {
    const made = await byReader();
    const { prisma } = world.console.database;
    const { id } = made.changeRequest;
    await prisma.revision.updateMany({
      where: { changeRequestId: id },
      data: { changeRequestId: null },
    });
    await prisma.changeRequest.deleteMany({ where: { id } });
    expect(await shows(made)).toEqual(NONE);
  });

  it('once the site is deleted, as every visitor token does', async () => {
    const made = await byReader();
    await done(ana().delete(made.site.url));
    expect(await shows(made)).toEqual([401, 401, 401, 401, 404]);
  });

  it('not once the token is revoked with which it was made, nor once it is merged', async () => {
    const made = await byReader();
    await world.console.database.prisma.apiToken.deleteMany({
      where: { userId: made.site.testOrganization.userIds[1] ?? '' },
    });
    expect(await shows(made)).toEqual(ALL);
    await done(ana().post(`${made.space}/change-requests/1/merge`, {}));
    expect(await shows(made)).toEqual(ALL);
  });

  it('for front ends that keep it in a cookie, with the published site in its place', async () => {
    const made = await byReader();
    await done(
      ana().delete(`${made.organization}/members/${made.site.testOrganization.userIds[1]}`),
    );
    const url = addressOf(world, made.site);
    const visitor = { jwtToken: made.jwtToken };
    const input = { url, visitor, redirectOnError: true };
    const { body } = await world.nobody.post('/v1/urls/published', input);
    expect([body.preview, body.apiToken]).toEqual([undefined, await openSite(world, made.site)]);
  });

  it('after an hour', async () => {
    const { site, space } = await makePreviewed(world);
    const preview = {
      ...{ userId: ids.user('ana'), changeRequestId: null, revisionId: null },
      isPublishedOnly: false,
    };
    const tokenUntil = (end: number) =>
      makePreviewToken(world.console.secrets, {
        ...{ organizationId: site.testOrganization.id, siteId: site.id, claims: {} },
        preview: { ...preview, expiresAt: new Date(end).toISOString() },
      });
    const [valid, expired] = [
      await tokenUntil(Date.now() + 60_000),
      await tokenUntil(Date.now() - 1000),
    ];
    expect((await world.with(valid).get(space)).status).toBe(200);
    expect(await bodyOf(world.with(expired).get(space))).toEqual(
      refused(
        401,
        'UNAUTHENTICATED',
        'This visitor token is unknown or expired. Open the public URL again to get a new one.',
      ),
    );
    await done(ana().post(`${site.url}/unpublish`));
    const url = addressOf(world, site);
    const statusOf = async (jwtToken: string) =>
      (await world.nobody.post('/v1/urls/published', { url, visitor: { jwtToken } })).status;
    expect([await statusOf(valid), await statusOf(expired)]).toEqual([200, 404]);
  });
});

describe('the token of a preview', () => {
  it('is refused when it is changed or signed with another key', async () => {
    const { site, space } = await makePreviewed(world);
    const token = await tokenFor(world, site, '');
    const [head = '', , signature = ''] = token.split('.');
    const payload = jwt.decode(token, { json: true }) ?? {};
    const other = { ...payload, preview: { ...payload['preview'], changeRequest: 'cr_1' } };
    const changed = Buffer.from(JSON.stringify(other)).toString('base64url');
    for (const one of [
      `${head}.${changed}.${signature}`,
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${changed}.`,
      jwt.sign(other, 'mine'),
    ])
      expect((await world.with(one).get(space)).status).toBe(401);
  });

  it('reads only its own site', async () => {
    const [{ site }, other] = [await makePreviewed(world), await makePublished(world)];
    const visitor = world.with(await tokenFor(world, site, '/~/changes/1'));
    expect(await bodyOf(visitor.get(`/v1/spaces/${other.spaces[0]}`))).toEqual(notFound);
    expect((await visitor.get(`${other.url}/published`)).status).toBe(200); // as for anybody
  });

  it('of a member who cannot read a space shows the site without it', async () => {
    const { site, space } = await makePreviewed(world);
    const person = await readerOf(world, site);
    const visitor = world.with(tokenIn((await done(previewBy(person, site))).url));
    expect((await visitor.get(space)).status).toBe(200);
    await done(ana().patch(space, { defaultLevel: null }));
    expect((await visitor.get(space)).status).toBe(404);
    expect((await world.with(await openSite(world, site)).get(space)).status).toBe(200);
  });

  it('costs the same number of statements for any number of pages', async () => {
    const made = await makePreviewed(world);
    const { space } = made;
    const visitor = await previewOf(made);
    const sent = async () => {
      const { revision } = await done(ana().get(`${space}/change-requests/1`));
      const at = `${space}/revisions/${revision}/pages`;
      await visitor.get(at);
      return statementsOf(() => visitor.get(at));
    };
    const few = await sent();
    await done(
      ana().post(`${space}/change-requests/1/content`, {
        changes: Array.from({ length: 20 }, (_, i) => ({
          operation: 'insert_page',
          title: `More ${i}`,
          markdown: 'More.',
        })),
      }),
    );
    const many = await sent();
    expect([many.length, many.length <= 12]).toEqual([few.length, true]);
  });
});

describe('on two servers', () => {
  let further: FurtherServer;
  beforeAll(async () => {
    further = await openServer(world);
  }, 240_000);
  afterAll(async () => {
    await further?.close();
  });

  it('responses to previews are kept for nobody, and end on both at once', async () => {
    const { site, space, changeRequest } = await makePreviewed(world);
    const person = await readerOf(world, site);
    const target = addressOf(world, site, '/~/changes/1');
    const token = tokenIn((await done(previewBy(person, site, { target }))).url);
    const visitors: readonly Visitor[] = [world.with(token), further.with(token)];
    const at = `${space}/revisions/${changeRequest.head}/pages`;
    for (const visitor of [...visitors, ...visitors, ...visitors]) {
      const { status, headers } = await visitor.get(at);
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
      const { data, headers: answered } = await visitor.query(
        'query ($site: ID!) { publishedSite(id: $site) { site { title } } }',
        { site: site.id },
      );
      expect(data).toEqual({ publishedSite: { site: { title: 'Docs' } } });
      expect(answered.get('cache-control') ?? 'none').not.toContain('public');
    }
    const anybody = [
      world.with(await openSite(world, site)),
      further.with(await openSite(world, site)),
    ];
    for (const one of anybody) expect(await bodyOf(one.get(at))).toEqual(notFound);
    await done(
      ana().delete(
        `/v1/orgs/${site.testOrganization.id}/members/${site.testOrganization.userIds[1]}`,
      ),
    );
    for (const visitor of visitors) expect(await bodyOf(visitor.get(at))).toEqual(notFound);
  });
});
