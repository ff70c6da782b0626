/**
 * Tests that bodies of `/v1` with lists of pages, which are cached for all callers, are those that
 * each caller gets without the cache.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../../src/context.ts';
import { ContentCache } from '../../src/graphql/content-cache.ts';
import { createRun } from '../../src/graphql/run.ts';
import { buildLecternSchema } from '../../src/graphql/schema.ts';
import { BodyCache } from '../../src/rest/body-cache.ts';
import { createRest, type RestHandler } from '../../src/rest/handler.ts';
import { editIn, idOf, makeRequest, makeTestSpace, page } from '../edit/support.ts';
import { makePublished, openSite } from '../published-site/made.ts';
import { done } from '../site-structure/made.ts';
import { ids, useWorld } from '../support.ts';

const world = useWorld();
const schema = buildLecternSchema();
const log = { error: () => undefined };
const contents = new ContentCache(4);
/** A server with the caches, and one without. */
const [cached, plain] = [
  createRest({ schema, run: createRun(schema, contents), log, cacheMiB: 4 }),
  createRest({ schema, run: createRun(schema), log }),
];

const PATHS = new Map<string, string>();

beforeAll(async () => {
  const space = await makeTestSpace(world, [
    { insertFile: { ref: 'F', name: 'f.png', base64: 'Rg==' } },
    page('Start', { emoji: '🚀', description: 'About “it”.' }),
  ]);
  const request = await makeRequest(world, space.id);
  const [file, start] = [idOf(space, 'F'), idOf(space, 'Start')];
  await editIn(world, request, [
    page('Below', { into: start, cover: { ref: { kind: 'FILE', file } } }),
    { insertPage: { title: 'Linked', type: 'LINK', target: { kind: 'PAGE', page: start } } },
    { insertPage: { title: 'Group', type: 'GROUP' } },
  ]);
  const own = `/v1/spaces/${space.id}`;
  PATHS.set('the pages of a space', `${own}/content/pages`);
  PATHS.set('pages without metadata', `${own}/content/pages?metadata=false`);
  PATHS.set('the content of a space', `${own}/content`);
  PATHS.set('a change request', `${own}/change-requests/${request}/content/pages`);
  PATHS.set('the content of a change request', `${own}/change-requests/${request}/content`);
});

async function responseOf(rest: RestHandler, url: string, context: Context, tag?: string) {
  const { status, headers, body } = await rest({
    method: 'GET',
    url,
    headers: tag === undefined ? {} : { 'if-none-match': tag },
    requestId: 'test',
    body: async () => Buffer.alloc(0),
    context: async () => context,
    spend: async () => {},
  });
  return { status, headers, body: body === undefined ? undefined : String(body) };
}

const as = (who: Parameters<typeof ids.user>[0]) => world.console.as(ids.user(who));

describe('a cached body', () => {
  it.each([
    'the pages of a space',
    'pages without metadata',
    'the content of a space',
    'a change request',
    'the content of a change request',
  ])('is that of a server without a cache: %s', async (name) => {
    const path = PATHS.get(name) ?? '';
    const expected = await responseOf(plain, path, as('ana'));
    expect(expected.status).toBe(200);
    for (let uses = 0; uses < 3; uses++) {
      const { hits } = contents.stats();
      expect(await responseOf(cached, path, as('ana'))).toEqual(expected);
      expect(contents.stats().hits - hits).toBe(Math.min(uses, 1));
    }
    const etag = expected.headers['etag'];
    expect(await responseOf(cached, path, as('ana'), etag)).toEqual({
      status: 304,
      headers: { etag },
      body: undefined,
    });
  });

  it('is only for callers who can read the space', async () => {
    const path = PATHS.get('the pages of a space') ?? '';
    for (const who of ['ana', 'eve'] as const)
      expect(await responseOf(cached, path, as(who))).toEqual(
        await responseOf(plain, path, as(who)),
      );
    expect((await responseOf(cached, path, as('eve'))).status).toBe(404);
  });

  it('is not that of a visitor, whose document ids are others', async () => {
    const site = await makePublished(world);
    const url = `/v1/spaces/${site.spaces[0]}/content/pages`;
    const insert = {
      operation: 'insert_page',
      title: 'Install',
      document: { markdown: '{% if visitor.claims.isBeta %}\nBeta\n{% endif %}\n' },
    };
    await done(world.as('ana').post(`/v1/spaces/${site.spaces[0]}/content`, { changes: [insert] }));
    const visitor = world.with(await openSite(world, site));
    const idsOf = async (caller: { get: (path: string) => Promise<{ body: unknown }> }) =>
      JSON.stringify((await caller.get(url)).body).match(/"documentId":"[^"]+"/g);
    const [member, first] = [await idsOf(world.as('ana')), await idsOf(visitor)];
    expect(member).not.toEqual(first);
    expect([await idsOf(world.as('ana')), await idsOf(visitor)]).toEqual([member, first]);
  });

  it('differs after each write of the content', async () => {
    const space = await makeTestSpace(world, [page('One')]);
    const path = `/v1/spaces/${space.id}/content/pages`;
    for (const title of ['Two', 'Three']) {
      await responseOf(cached, path, as('ana'));
      await done(
        world.as('ana').post(`/v1/spaces/${space.id}/content`, {
          changes: [{ operation: 'insert_page', title, document: { markdown: title } }],
        }),
      );
      const { body = '' } = await responseOf(cached, path, as('ana'));
      expect(body).toContain(`"title":"${title}"`);
      expect(body).toBe((await responseOf(plain, path, as('ana'))).body);
    }
  });
});

describe('the cache of bodies', () => {
  it('keeps at most its share of the memory', () => {
    const bodies = new BodyCache(1 / 64);
    const text = JSON.stringify({ text: 'x'.repeat(1000) });
    for (let count = 0; count < 100; count++) bodies.add(`key ${count}`, text);
    const found = Array.from({ length: 100 }, (_, count) => bodies.find(`key ${count}`));
    expect(found.filter((body) => body !== undefined).length).toBeLessThanOrEqual(10);
    expect(found[99]?.body.toString()).toBe(text);
  });

  it('does not keep a body of more than a quarter of it', () => {
    const bodies = new BodyCache(1 / 64);
    expect(bodies.add('key', 'x'.repeat(5000)).body).toHaveLength(5000);
    expect(bodies.find('key')).toBeUndefined();
  });
});
