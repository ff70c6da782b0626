/** Tests the addresses of pages and page trees of public sites, which need no token. */
import { describe, expect, it } from 'vitest';
import { done } from '../site-structure/made.ts';
import { useWorld } from '../support.ts';
import { jwtFor, makePublished, openSite, write } from './made.ts';

const world = useWorld();

const page = (title: string, markdown: string) => ({ operation: 'insert_page', title, markdown });

describe('a page of a public site', () => {
  it('has an address without a token, with the body that a visitor token reads', async () => {
    const site = await makePublished(world);
    await write(world, site, 0, [page('Start', 'Begin.\n'), page('Next', 'Go on.\n')]);
    const visitor = world.with(await openSite(world, site));
    const content = `/v1/spaces/${site.spaces[0]}/content`;
    const own = await world.nobody.get(`${site.url}/page?path=/next`);
    expect(own.body).toEqual(await done(visitor.get(`${content}/path/next`)));
    expect(own.headers.get('cache-control')).toBe('public, no-cache');
    expect(own.headers.get('surrogate-key')).toBe(`${site.testOrganization.id} ${site.id}`);
    const tree = await done(world.nobody.get(`${site.url}/pages?path=/next`));
    expect(tree).toEqual(await done(visitor.get(`${content}/pages`)));
    expect(await done(world.nobody.get(`${site.url}/pages`))).toEqual(tree);
  });

  it('does not exist where the visitor cannot see it, or there is none', async () => {
    const site = await makePublished(world);
    await write(world, site, 1, [page('Secret', 'Hidden.\n')]);
    const statusOf = async (path: string) => (await world.nobody.get(site.url + path)).status;
    expect(await statusOf('/page?path=/beta/secret')).toBe(404);
    expect(await statusOf('/pages?path=/beta')).toBe(404);
    expect(await statusOf('/page?path=/nothing')).toBe(404);
    const jwt = await jwtFor(world, site, { isBeta: true });
    expect(await statusOf(`/page?path=/beta/secret&jwt_token=${jwt}`)).toBe(200);
    await done(world.as('ana').post(`${site.url}/unpublish`));
    expect(await statusOf('/pages')).toBe(404);
  });
});
