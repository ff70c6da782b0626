// Tests the site and the content at a public URL, without a token of the visitor.
import { describe, expect, it } from 'vitest';
import { useWorld } from '../support.ts';
import { addressOf, jwtFor, makePublished, write } from './made.ts';

const world = useWorld();

const AT = `query ($url: String!, $jwt: String) { publishedLocation(url: $url, visitorToken: $jwt) {
  site { site { siteId } } page { siteSpace { title } page { title } } redirect } }`;
const pageNamed = (title: string) => ({
  operation: 'insert_page',
  title,
  markdown: 'x',
});

describe('the content at a public URL', () => {
  it('is what the visitor may see, with the redirect of a former path', async () => {
    const site = await makePublished(world);
    const [start] = await write(world, site, 0, [pageNamed('First')]);
    await write(world, site, 0, [{ operation: 'update_page', page: start, slug: 'start' }]);
    await write(world, site, 1, [pageNamed('Hidden')]);
    const at = async (path: string, jwt?: string) =>
      (await world.nobody.query(AT, { url: addressOf(world, site, path), jwt })).data;
    const shown = (space: string | null, title: string | null, redirect: string | null = null) => ({
      publishedLocation: {
        site: { site: { siteId: site.id } },
        page: space === null ? null : { siteSpace: { title: space }, page: { title } },
        redirect,
      },
    });
    expect(await at('/start')).toEqual(shown('Space 0', 'First'));
    expect(await at('')).toEqual(shown('Space 0', 'First'));
    expect(await at('/first?x=1')).toEqual(shown(null, null, addressOf(world, site, '/start')));
    expect(await at('/beta/hidden')).toEqual(shown(null, null));
    const beta = await jwtFor(world, site, { isBeta: true });
    expect(await at('/beta/hidden', beta)).toEqual(shown('Space 1', 'Hidden'));
  });

  it('is null for a site that does not exist or is closed', async () => {
    const closed = await makePublished(world, { visibility: 'visitor-auth' });
    const urls = [
      addressOf(world, closed),
      `${world.url}/public/acme-docs/nothing`,
      `${world.url}/public/acme-docs`,
      `${world.url}/public/%00/%00`,
      'https://docs.acme.test/',
    ];
    for (const url of urls)
      expect([url, (await world.nobody.query(AT, { url })).data]).toEqual([
        url,
        { publishedLocation: null },
      ]);
    const { status } = await world.nobody.post('/v1/urls/published', {
      url: `${world.url}/public/%00/docs`,
    });
    expect(status).toBe(404);
  });
});
