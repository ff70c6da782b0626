// Tests what a second server shows right after a write through the first one, while the replica that
// it has read from until then has stopped replaying.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  errorsOf,
  forbidden,
  forbiddenAt,
  notFound,
  notFoundAt,
  refused,
  userBody,
} from '../content/expected.ts';
import { makeSpaces, makeTestOrganization } from '../content/rows.ts';
import { makePublished, openSite, write } from '../published-site/made.ts';
import { type FurtherServer, openServer } from '../servers.ts';
import { done } from '../site-structure/made.ts';
import { useWorld, type Visitor } from '../support.ts';
import { make } from '../token/made.ts';
import { openOwnReplica, type OwnReplica } from './own.ts';
import { readsOf, untilUsed } from './reads.ts';

const world = useWorld();
/** The replica of the other server alone, because the tests stop it. */
let own: OwnReplica;
let other: FurtherServer;
beforeAll(async () => {
  own = await openOwnReplica(world);
  other = await openServer(world, { METRICS: 'everyone', DATABASE_READ_URL: own.url });
}, 240_000);
afterAll(async () => {
  await other?.close();
  await own?.close();
});

/** Returns whether the replica has stopped replaying, which follows the request to do so. */
async function isPaused(): Promise<boolean> {
  const [row] = await own.replica.sql<{ state: string }>(
    'SELECT pg_get_wal_replay_pause_state() AS state',
  );
  return row?.state === 'paused';
}

/**
 * Reads through the other server until the replica has answered a statement of it, stops the replay,
 * and returns what was read.
 */
async function readAndPause<Result>(read: () => Promise<Result>): Promise<Result> {
  for (;;) {
    await untilUsed(other.url);
    const before = await readsOf(other.url);
    const result = await read();
    const { replica } = await readsOf(other.url);
    if (replica === before.replica) continue;
    onTestFinished(async () => void (await own.replica.sql('SELECT pg_wal_replay_resume()')));
    await own.replica.sql('SELECT pg_wal_replay_pause()');
    while (!(await isPaused())) await pause(5);
    return result;
  }
}

const EDIT =
  'mutation ($space: ID!, $page: ID!, $markdown: String!) { editSpaceContent(input: { spaceId: $space, baseRevisionId: "HEAD", changes: [{ updatePage: { pageId: $page, markdown: $markdown } }] }) { space { id } } }';
const SITE = `query ($site: ID!) { publishedSite(id: $site) {
  page(path: "/") { page { ... on DocumentPage { markdown } } }
} }`;

/** Returns a site whose home page has this text, the id of that page, and a visitor token. */
async function siteWith(text: string) {
  const site = await makePublished(world);
  const insert = { operation: 'insert_page', title: 'Home', markdown: `${text}\n` };
  const [page = ''] = await write(world, site, 0, [insert]);
  return { site, page, token: await openSite(world, site) };
}

/** Returns what a visitor sees of a site on the other server: as HTML, through `/v1` and GraphQL. */
async function seen({ site, page, token }: Awaited<ReturnType<typeof siteWith>>) {
  const nobody = other.with(undefined);
  const html = await nobody.exchange('GET', `/public/${site.testOrganization.id}/docs`);
  const rest = await other.with(token).get(`/v1/spaces/${site.spaces[0]}/content/page/${page}`);
  const { data } = await nobody.query(SITE, { site: site.id });
  return {
    html: html.status === 200 ? /<p>(.*?)<\/p>/.exec(html.text)?.[1] : html.status,
    rest: rest.status === 200 ? rest.body.markdown : rest.body,
    graphql: data.publishedSite?.page.page.markdown ?? null,
  };
}

const shows = (text: string) => ({ html: text, rest: `${text}\n`, graphql: `${text}\n` });

describe('a visitor of a published site on another server', () => {
  it('sees an edit through `/v1` at once', async () => {
    const published = await siteWith('Before.');
    const before = await readAndPause(() => seen(published));
    await write(world, published.site, 0, [
      { operation: 'update_page', page: published.page, document: { markdown: 'After.\n' } },
    ]);
    expect([before, await seen(published)]).toEqual([shows('Before.'), shows('After.')]);
  });

  it('sees an edit through GraphQL at once', async () => {
    const published = await siteWith('Before.');
    const before = await readAndPause(() => seen(published));
    const { errors } = await world.as('ana').query(EDIT, {
      space: published.site.spaces[0],
      page: published.page,
      markdown: 'After.\n',
    });
    expect(errors).toBeUndefined();
    expect([before, await seen(published)]).toEqual([shows('Before.'), shows('After.')]);
  });

  it('sees that the site was unpublished and published at once', async () => {
    const published = await siteWith('Text.');
    const before = await readAndPause(() => seen(published));
    await done(world.as('ana').post(`${published.site.url}/unpublish`));
    const between = await seen(published);
    await done(world.as('ana').post(`${published.site.url}/publish`));
    const gone = { html: 404, rest: notFound, graphql: null };
    expect([before, between, await seen(published)]).toEqual([
      shows('Text.'),
      gone,
      shows('Text.'),
    ]);
  });
});

const SPACE = 'query ($id: ID!) { space(id: $id) { permissions { edit } } }';

/** Makes a space with a guest of its organization, who has a grant for it. */
async function makeGranted() {
  const organization = await makeTestOrganization(world, [null]);
  const [space = ''] = await makeSpaces(world, organization.id, 1);
  const user = organization.userIds[1] ?? '';
  const url = `/v1/spaces/${space}/permissions/users/${user}`;
  await done(world.as('ana').post(url, { role: 'edit' }));
  const member = other.with(await world.tokenOf(user));
  return { space, user, url, member };
}

/** Returns whether a member may edit a space, or why they do not see it, through both APIs. */
async function mayEdit(member: Visitor, space: string) {
  const { status, body } = await member.get(`/v1/spaces/${space}`);
  const answer = await member.query(SPACE, { id: space });
  return {
    rest: status === 200 ? body.permissions.edit : body,
    graphql: answer.data?.space?.permissions.edit ?? errorsOf(answer),
  };
}

const allowed = (edit: boolean) => ({ rest: edit, graphql: edit });

describe('a member on another server', () => {
  it('is refused at once when their level was lowered through `/v1`', async () => {
    const { space, url, member } = await makeGranted();
    const before = await readAndPause(() => mayEdit(member, space));
    await done(world.as('ana').patch(url, { role: 'comment' }));
    const changes = [{ operation: 'insert_page', title: 'Mine', markdown: '' }];
    const { body } = await member.post(`/v1/spaces/${space}/content`, { changes });
    const answer = await member.query(
      EDIT.replace('updatePage: { pageId: $page,', 'updatePage: { title: "Mine", pageId: $page,'),
      { space, page: 'pag_1CWoxU9o4Wx2qPRs8aqMgA', markdown: '' },
    );
    expect([before, await mayEdit(member, space)]).toEqual([allowed(true), allowed(false)]);
    expect(body).toEqual(forbidden('edit', 'comment'));
    expect(errorsOf(answer)).toEqual(forbiddenAt('editSpaceContent', 'edit', 'comment'));
  });

  it('does not find the space when their grant was removed through `/v1`', async () => {
    const { space, url, member } = await makeGranted();
    const before = await readAndPause(() => mayEdit(member, space));
    expect((await world.as('ana').delete(url)).status).toBe(204);
    expect([before, await mayEdit(member, space)]).toEqual([
      allowed(true),
      { rest: notFound, graphql: notFoundAt('space') },
    ]);
  });

  it('does not find the space when their grant was removed through GraphQL', async () => {
    const { space, user, member } = await makeGranted();
    const before = await readAndPause(() => mayEdit(member, space));
    const { errors } = await world
      .as('ana')
      .query(
        'mutation ($space: ID!, $user: ID!) { removeMemberGrant(input: { contentId: $space, userId: $user }) { removedGrantId } }',
        { space, user },
      );
    expect(errors).toBeUndefined();
    expect([before, await mayEdit(member, space)]).toEqual([
      allowed(true),
      { rest: notFound, graphql: notFoundAt('space') },
    ]);
  });
});

const UNKNOWN = 'This token is unknown, expired or revoked. Create a new one.';
const extensions = { code: 'UNAUTHENTICATED', requestId: 'test' };

/** Returns the responses of both APIs of the other server to a token. */
async function answersTo(secret: string) {
  const rest = await other.with(secret).get('/v1/user');
  const graphql = await other.with(secret).query('{ viewer { user { displayName } } }');
  return {
    rest: [rest.status, rest.body],
    graphql: [graphql.status, graphql.data, errorsOf(graphql)],
  };
}

describe('a token on another server', () => {
  it.each(['GraphQL', '/v1'])('is refused at once when it was revoked through %s', async (api) => {
    const { id, secret } = await make(world);
    const before = await readAndPause(() => answersTo(secret));
    if (api === '/v1') expect((await world.as('ana').delete(`/v1/tokens/${id}`)).status).toBe(204);
    else {
      const { errors } = await world
        .as('ana')
        .query('mutation ($id: ID!) { revokeToken(input: { id: $id }) { revokedTokenId } }', {
          id,
        });
      expect(errors).toBeUndefined();
    }
    expect([before, await answersTo(secret)]).toEqual([
      {
        rest: [200, userBody(other, 'ana')],
        graphql: [200, { viewer: { user: { displayName: 'Ana Alvarez' } } }, []],
      },
      {
        rest: [401, refused(401, 'UNAUTHENTICATED', UNKNOWN)],
        graphql: [401, undefined, [{ message: UNKNOWN, path: undefined, extensions }]],
      },
    ]);
  });
});
