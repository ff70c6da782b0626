// Tests the texts at the root of a published site: llms.txt, llms-full.txt and sitemap.xml.
import { describe, expect, it } from 'vitest';
import { jwtFor, makePublished, type Published, write } from '../published-site/made.ts';
import { openServer } from '../servers.ts';
import { done } from '../site-structure/made.ts';
import { statementsOf } from '../statements.ts';
import { useWorld } from '../support.ts';
import { insert, opener, pathOf } from './made.ts';

const world = useWorld();
const open = opener(world);

const ROOT_TEXTS = ['/llms.txt', '/llms-full.txt', '/sitemap.xml'];

/** Makes a site with pages that are in lists, hidden, and left out by robots. */
async function makeGuide(input: object = {}): Promise<Published> {
  const site = await makePublished(world, input);
  await write(world, site, 0, [
    insert('Start', 'See [tips](more/tips).\n', { description: 'The first\nsteps' }),
    { operation: 'insert_page', type: 'group', title: 'More', ref: 'more' },
    insert('Tips & [tricks]', 'One.\n', { slug: 'tips', into: 'more' }),
    insert('Drafts', 'No.\n', { hidden: true, ref: 'drafts' }),
    insert('Below', 'No.\n', { into: 'drafts' }),
    insert('Private', 'No.\n', { noRobotsIndex: true }),
    insert("Q&A's", 'Two.\n', { slug: "q&a's" }),
  ]);
  await write(world, site, 1, [insert('Beta')]);
  return site;
}

describe('llms.txt', () => {
  it('lists the pages of each section that the visitor can see, as markdown', async () => {
    const site = await makeGuide();
    const page = await open(pathOf(site, '/llms.txt'));
    const at = (path: string) => pathOf(site, path);
    expect([page.status, page.text]).toEqual([
      200,
      [
        '# Docs',
        '',
        '## Open',
        '',
        `- [Start](${at('/start.md')}): The first steps`,
        `- [Tips & \\[tricks\\]](${at('/more/tips.md')})`,
        `- [Q&A's](${at("/q&a's.md")})`,
        '',
        '## Optional',
        '',
        `- [All pages in one text](${at('/llms-full.txt')})`,
        `- [Sitemap](${at('/sitemap.xml')})`,
        '',
      ].join('\n'),
    ]);
    expect(['content-type', 'cache-control', 'x-robots-tag'].map(page.header)).toEqual([
      'text/markdown; charset=utf-8',
      'public, no-cache',
      null,
    ]);
  });

  it('is only at the root of a site', async () => {
    const site = await makeGuide();
    expect((await open(pathOf(site, '/more/llms.txt'))).status).toBe(404);
    expect((await open('/public/acme-docs/other/llms.txt')).status).toBe(404);
  });

  it('has what each visitor may see, with their credentials', async () => {
    const site = await makeGuide({ visibility: 'visitor-auth' });
    const read = async (claims: object) => {
      const token = await jwtFor(world, site, claims);
      const page = await open(pathOf(site, `/llms.txt?jwt_token=${token}`));
      return { ...page, text: page.text.replaceAll(token, 'JWT') };
    };
    const [plain, beta] = [await read({}), await read({ isBeta: true })];
    const item = `- [Beta](${pathOf(site, '/beta/beta.md?jwt_token=JWT')})`;
    expect([plain.text.includes('Beta'), beta.text.includes(item)]).toEqual([false, true]);
    expect(['cache-control', 'x-robots-tag'].map(beta.header)).toEqual([
      'private, no-cache',
      'noindex',
    ]);
    expect((await open(pathOf(site, '/llms.txt'))).status).toBe(404);
  });
});

describe('llms-full.txt', () => {
  it('has the texts of all pages in order', async () => {
    const site = await makeGuide();
    const page = await open(pathOf(site, '/llms-full.txt'));
    const at = (path: string) => pathOf(site, path);
    expect([page.status, page.text]).toEqual([
      200,
      [
        `# Start\n\nThe first steps\n\nSource: ${at('/start')}\n\nSee [tips](${at('/more/tips')}).\n`,
        `# Tips & \\[tricks\\]\n\nSource: ${at('/more/tips')}\n\nOne.\n`,
        `# Q&A's\n\nSource: ${at("/q&a's")}\n\nTwo.\n`,
      ].join('\n'),
    ]);
  });

  it('has 50 pages in a part, with the address of the next', async () => {
    const site = await makePublished(world);
    const titles = Array.from({ length: 60 }, (_, i) => `Page ${i}`);
    await write(
      world,
      site,
      0,
      titles.slice(0, 30).map((title) => insert(title)),
    );
    await write(
      world,
      site,
      0,
      titles.slice(30).map((title) => insert(title)),
    );
    const part = async (name: string) => {
      const { status, text } = await open(pathOf(site, name));
      return [status, [...text.matchAll(/^# (Page \d+)$/gm)].map(([, title]) => title), text];
    };
    const [status, first, text] = await part('/llms-full.txt');
    expect([status, first]).toEqual([200, titles.slice(0, 50)]);
    expect(text).toMatch(
      new RegExp(`\\n---\\n\\n\\[Next part\\]\\(${pathOf(site, '/llms-full.txt/1')}\\)\\n$`),
    );
    expect((await part('/llms-full.txt/1')).slice(0, 2)).toEqual([200, titles.slice(50)]);
    expect((await part('/llms-full.txt/2'))[0]).toBe(404);
    expect((await part('/llms-full.txt/x'))[0]).toBe(404);
    expect((await open(pathOf(site, '/llms.txt'))).text).toContain(': the first of 2 parts\n');
  });

  it('names the pages whose texts do not fit into 4 MiB', { timeout: 60_000 }, async () => {
    const site = await makePublished(world);
    const long = `${'word '.repeat(180_000)}\n`;
    for (let i = 0; i < 6; i++) await write(world, site, 0, [insert(`Page ${i}`, long)]);
    const { status, text } = await open(pathOf(site, '/llms-full.txt'));
    expect([status, [...text.matchAll(/^# Page \d/gm)].length]).toEqual([200, 3]);
    const at = (i: number) => pathOf(site, `/page-${i}.md`);
    expect(text.slice(-800)).toContain(
      `\n# Further pages\n\n${[3, 4, 5].map((i) => `- [Page ${i}](${at(i)})\n`).join('')}`,
    );
  });
});

describe('sitemap.xml', () => {
  it('has the pages that search engines may index, escaped', async () => {
    const site = await makeGuide();
    const { status, text, header } = await open(pathOf(site, '/sitemap.xml'));
    const at = (path: string) =>
      `<url><loc>${pathOf(site, path)}</loc><lastmod>TIME</lastmod></url>\n`;
    expect([status, header('content-type'), header('cache-control')]).toEqual([
      200,
      'application/xml; charset=utf-8',
      'public, no-cache',
    ]);
    expect(text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${at('/start')}${at('/more/tips')}${at('/q&amp;a&apos;s')}</urlset>\n`,
    );
    expect((await open(pathOf(site, '/sitemap-0.xml'))).status).toBe(200);
    expect((await open(pathOf(site, '/sitemap-1.xml'))).status).toBe(404);
  });

  it('is that of an empty site too', async () => {
    const site = await makePublished(world);
    expect((await open(pathOf(site, '/sitemap.xml'))).text).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n</urlset>\n',
    );
  });

  it('of an unlisted site and of one with share links is not indexed', async () => {
    const unlisted = await makeGuide({ visibility: 'unlisted' });
    const shared = await makeGuide({ visibility: 'share-link' });
    const { urls } = await done(
      world.as('ana').post(`${shared.url}/share-links`, { name: 'Link' }),
    );
    const key = new URL(urls.published).searchParams.get('shareKey') ?? '';
    const pages = [
      await open(pathOf(unlisted, '/sitemap.xml')),
      await open(pathOf(shared, `/sitemap.xml?shareKey=${key}`)),
    ];
    expect(
      pages.map(({ status, header }) => [status, header('x-robots-tag'), header('cache-control')]),
    ).toEqual([
      [200, 'noindex', 'public, no-cache'],
      [200, 'noindex', 'private, no-cache'],
    ]);
    expect(pages[1]?.text).toContain(`${pathOf(shared, `/start?shareKey=${key}`)}</loc>`);
    expect((await open(pathOf(shared, '/sitemap.xml'))).status).toBe(404);
  });
});

describe('each text of a site', () => {
  it('has an ETag, and is read with GET and HEAD alone', async () => {
    const site = await makeGuide();
    for (const name of ROOT_TEXTS) {
      const path = pathOf(site, name);
      const etag = (await open(path)).header('etag') ?? '';
      const again = await open(path, { headers: { 'if-none-match': etag } });
      const head = await open(path, { method: 'HEAD' });
      expect([again.status, head.status, head.text, head.header('etag')]).toEqual([
        304,
        200,
        '',
        etag,
      ]);
      const posted = await open(path, { method: 'POST' });
      expect([posted.status, posted.header('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });

  it('takes the same number of statements for any number of pages', async () => {
    const counts: number[][] = [];
    for (const size of [3, 40]) {
      const site = await makePublished(world);
      const pages = Array.from({ length: size }, (_, i) => insert(`Page ${i} of ${size}`));
      await write(world, site, 0, pages);
      const server = await openServer(world, { RESPONSE_CACHE_MIB: '0' });
      const visitor = server.with(undefined);
      const paths = [...ROOT_TEXTS, `/page-1-of-${size}.md`].map((path) => pathOf(site, path));
      for (const path of paths) expect((await open(path, { visitor })).status).toBe(200);
      const sent: number[] = [];
      for (const path of paths)
        sent.push((await statementsOf(() => open(path, { visitor }))).length);
      counts.push(sent);
      await server.close();
    }
    expect(counts[0]).toEqual(counts[1]);
  });
});
