// Tests how the built-in reader shows previews: a notice, links that stay in the preview, headers.
import { describe, expect, it } from 'vitest';
import { addressOf, write } from '../published-site/made.ts';
import { makePreviewed, type Previewed, tokenFor } from '../site-preview/made.ts';
import { done } from '../site-structure/made.ts';
import { useWorld } from '../support.ts';

const world = useWorld();

const MISSING = 'Page not found';

/** Returns a page as an anonymous browser gets it, without the address and the token. */
async function open({ site }: Previewed, path: string, token?: string) {
  const { pathname } = new URL(addressOf(world, site, path));
  const query = token === undefined ? '' : `?jwt_token=${token}`;
  const { status, headers, text } = await world.nobody.exchange('GET', pathname + query);
  const shorter = text.replaceAll(world.url, '').replaceAll(token ?? '-', 'TOKEN');
  return {
    status,
    header: (name: string) => headers.get(name),
    text: shorter.replaceAll(`/public/${site.testOrganization.id}/docs`, 'SITE'),
  };
}

const noticeIn = (text: string): string | undefined =>
  /<p class="preview" role="status">([^<]*)<\/p>/.exec(text)?.[1];

const linksIn = (text: string): string[] =>
  [...text.matchAll(/<a href="(SITE[^"]*)"/g)].map(([, href = '']) => href);

describe('the reader', () => {
  it('shows a change request at its address, with a notice and without an index', async () => {
    const made = await makePreviewed(world);
    const token = await tokenFor(world, made.site, '/~/changes/1');
    const { status, header, text } = await open(made, '/~/changes/1/start', token);
    expect([status, noticeIn(text)]).toEqual([200, 'Preview of change request #1']);
    expect(text).toContain('Draft text, see');
    expect(text).not.toContain('rel="canonical"');
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect([header('x-robots-tag'), header('cache-control'), header('etag')]).toEqual([
      'noindex',
      'private, no-cache',
      expect.any(String),
    ]);
    const plan = 'SITE/~/changes/1/plan?jwt_token=TOKEN';
    expect(linksIn(text)).toEqual(['SITE/~/changes/1/start?jwt_token=TOKEN', plan, plan]);
    const next = await open(made, '/~/changes/1/plan', token);
    expect([next.status, next.text.includes('The plan.')]).toEqual([200, true]);
    const markdown = await open(made, '/~/changes/1/plan.md', token);
    expect([markdown.status, markdown.header('x-robots-tag'), markdown.header('link')]).toEqual([
      200,
      'noindex',
      null,
    ]);
    expect(markdown.text).toContain('The plan.');
  });

  it('shows a revision, and the published content elsewhere', async () => {
    const made = await makePreviewed(world);
    const path = `/~/revisions/${made.former}`;
    const token = await tokenFor(world, made.site, path);
    const former = await open(made, `${path}/start`, token);
    expect([former.status, noticeIn(former.text)]).toEqual([
      200,
      `Preview of revision ${made.former}`,
    ]);
    expect(former.text).toContain('Former text.');
    const start = await open(made, '/start', token);
    expect([start.status, noticeIn(start.text), start.header('x-robots-tag')]).toEqual([
      200,
      'Preview of the site',
      'noindex',
    ]);
    expect(start.text).toContain('Published text.');
  });

  it('shows a site that is not published, with links in it', async () => {
    const made = await makePreviewed(world);
    await write(world, made.site, 0, [
      { operation: 'insert_page', title: 'Second', markdown: 'Second text.' },
    ]);
    await done(world.as('ana').post(`${made.site.url}/unpublish`));
    const token = await tokenFor(world, made.site, '');
    const { status, text } = await open(made, '', token);
    expect([status, noticeIn(text)]).toEqual([200, 'Preview of the site']);
    expect(linksIn(text)).toContain('SITE/second?jwt_token=TOKEN');
    expect((await open(made, '')).status).toBe(404);
  });

  it('has no page at these addresses without a preview of the content', async () => {
    const made = await makePreviewed(world);
    const ofSite = await tokenFor(world, made.site, '');
    const ofRevision = await tokenFor(world, made.site, `/~/revisions/${made.former}`);
    for (const token of [undefined, ofSite, ofRevision]) {
      const { status, text } = await open(made, '/~/changes/1/start', token);
      expect([status, text.includes(MISSING), text.includes('Draft')]).toEqual([404, true, false]);
    }
    const unknown = await open(made, '/~/nothing/1/start');
    expect((await open(made, '/~/changes/1/start')).text).toBe(unknown.text);
  });
});
