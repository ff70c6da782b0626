// Tests the pages of published sites that the server shows itself: content, headers, and what is
// not there.
import { describe, expect, it } from 'vitest';
import { openServer } from '../servers.ts';
import { statementsOf } from '../statements.ts';
import { useWorld, type Visitor } from '../support.ts';
import { jwtFor, makePublished, type Published, write } from '../published-site/made.ts';
import { done } from '../site-structure/made.ts';

const world = useWorld();

const HELP = '/public/acme-docs/acme-help';
const MISSING =
  'There is no page at this address, or you cannot see it. If a link with a key or a sign-in led you here, it may have expired: ask for another.';

/** Returns a page as an anonymous browser gets it, with the addresses of the server left out. */
async function open(
  path: string,
  {
    method = 'GET',
    headers = {},
    visitor = world.nobody,
  }: {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly visitor?: Visitor;
  } = {},
) {
  const {
    status,
    headers: answered,
    text,
  } = await visitor.exchange(method, path, undefined, headers);
  return {
    status,
    header: (name: string) => answered.get(name)?.replaceAll(world.url, '') ?? null,
    text: text.replaceAll(world.url, '').replaceAll(/style-[\w-]{16}\.css/g, 'style-HASH.css'),
  };
}

/** Returns the parts of a page between tags. */
const inside = (text: string, tag: string): string =>
  new RegExp(`<${tag}[ >].*?</${tag.split(' ')[0]}>`, 's').exec(text)?.[0] ?? '';

const pathOf = ({ testOrganization }: Published, path = ''): string =>
  `/public/${testOrganization.id}/docs${path}`;

const insert = (title: string, markdown = `About ${title}.\n`) => ({
  operation: 'insert_page',
  title,
  markdown,
});

/** Returns the titles in the list of pages. */
const listed = (text: string): string[] =>
  [...inside(text, 'nav class="pages"').matchAll(/<(?:a|span class="group")[^>]*>([^<]+)</g)].map(
    ([, title = '']) => title,
  );

describe('a page of a public site', () => {
  it('has its title, tree, document, neighbors and canonical address', async () => {
    const { status, text } = await open(`${HELP}/troubleshooting`);
    const link = (path: string, title: string) => `<li><a href="${HELP}/${path}">${title}</a>`;
    expect(status).toBe(200);
    expect(text).toBe(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="color-scheme" content="light dark"/><title>Troubleshooting · Acme Help</title><link rel="canonical" href="${HELP}/troubleshooting"/><link rel="icon" href="data:,"/><link rel="stylesheet" href="/public/style-HASH.css"/></head>` +
        `<body class="document"><a class="skip" href="#reader:content">Skip to content</a><header><div class="bar"><a class="site" href="${HELP}">Acme Help</a><form role="search" action="${HELP}"><input type="search" name="q" aria-label="Search" placeholder="Search" required maxlength="512"/><button>Search</button></form></div></header>` +
        `<div class="frame"><nav class="pages" aria-label="Pages"><details><summary>Pages</summary><ul>${link('welcome', '<span class="emoji" aria-hidden="true">👋</span> Welcome')}</li><li><span class="group">Getting started</span><ul>${link('getting-started/install', 'Install')}<ul>${link('getting-started/install/import', 'Import')}</li></ul></li>${link('getting-started/first-space', 'First space')}</li></ul></li><li><a href="${HELP}/troubleshooting" aria-current="page">Troubleshooting</a></li><li><a href="https://status.acme.test/">Status</a></li>${link('blocks', 'Blocks')}</li></ul></details></nav>` +
        `<main id="reader:content" tabindex="-1"><article><div class="text"><h1 id="troubleshooting">Troubleshooting</h1><table><thead><tr><th scope="col">Symptom</th><th scope="col">Cure</th></tr></thead><tbody><tr><td>Nothing happens</td><td>Wait</td></tr><tr><td>Still nothing</td><td>Ask</td></tr></tbody></table></div>` +
        `<nav class="neighbors" aria-label="Previous and next page"><a rel="prev" href="${HELP}/getting-started/first-space"><span>Previous</span> First space</a><a rel="next" href="${HELP}/blocks"><span>Next</span> Blocks</a></nav></article></main></div>` +
        '<footer><p>Acme Help, published with Lectern</p></footer></body></html>\n',
    );
  });

  it('has its outline, and the pages above it', async () => {
    const { text } = await open(`${HELP}/getting-started/install/import`);
    expect(inside(text, 'nav class="breadcrumbs"')).toBe(
      `<nav class="breadcrumbs" aria-label="Breadcrumbs"><ol><li>Getting started</li><li><a href="${HELP}/getting-started/install">Install</a></li></ol></nav>`,
    );
    const install = await open(`${HELP}/getting-started/install`);
    expect(inside(install.text, 'nav class="outline"')).toBe(
      '<nav class="outline" aria-labelledby="reader:outline"><p id="reader:outline">On this page</p><ul><li data-level="2"><a href="#on-linux">On Linux</a></li><li data-level="2"><a href="#on-a-phone">On a phone</a></li></ul></nav>',
    );
  });

  it('is the first page at the root, with the address of the page', async () => {
    for (const path of [HELP, `${HELP}/`]) {
      const { status, text } = await open(path);
      expect([
        status,
        inside(text, 'title'),
        /<link rel="canonical"[^>]*>/.exec(text)?.[0],
      ]).toEqual([
        200,
        '<title>Welcome · Acme Help</title>',
        `<link rel="canonical" href="${HELP}/welcome"/>`,
      ]);
    }
  });

  it('has all blocks, evaluated', async () => {
    const { status, text } = await open(`${HELP}/blocks`);
    expect([status, text.includes('{%'), text.includes('class="hint"')]).toEqual([
      200,
      false,
      true,
    ]);
  });

  it('is at the id of the organization too, and not with other methods', async () => {
    const site = await makePublished(world);
    await write(world, site, 0, [insert('Start')]);
    expect(inside((await open(pathOf(site, '/start'))).text, 'title')).toMatch(/^<title>Start · /);
    const posted = await open(pathOf(site, '/start'), { method: 'POST' });
    expect([posted.status, posted.header('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('escapes titles and descriptions', async () => {
    const site = await makePublished(world);
    const title = '<script>"a"</script> & b';
    await write(world, site, 0, [{ ...insert(title), description: '"><img src=x>' }]);
    const { text } = await open(pathOf(site));
    expect(text).not.toContain('<script');
    expect(text).not.toContain('<img');
    expect(inside(text, 'h1')).toBe('<h1>&lt;script>&quot;a&quot;&lt;/script> &amp; b</h1>');
  });

  it('takes the same number of statements for any number of pages', async () => {
    const counts = [];
    for (const size of [5, 50]) {
      const site = await makePublished(world);
      await write(
        world,
        site,
        0,
        Array.from({ length: size }, (_, i) => insert(`Page ${i} of ${size}`)),
      );
      const server = await openServer(world, { RESPONSE_CACHE_MIB: '0' });
      const visitor = server.with(undefined);
      await open(pathOf(site, `/page-1-of-${size}`), { visitor });
      const sent = await statementsOf(() => open(pathOf(site, `/page-2-of-${size}`), { visitor }));
      counts.push(sent.length);
      await server.close();
    }
    expect(counts[0]).toBe(counts[1]);
  });
});

describe('the headers of a page', () => {
  it('let proxies cache public pages, and nothing run', async () => {
    const page = await open(`${HELP}/welcome`);
    expect(
      ['cache-control', 'content-security-policy', 'referrer-policy', 'vary', 'x-robots-tag'].map(
        page.header,
      ),
    ).toEqual([
      'public, no-cache',
      "default-src 'none'; style-src 'self'; img-src 'self' https: data:; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
      'no-referrer',
      'Accept, Authorization, Accept-Encoding',
      null,
    ]);
    expect(page.text).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    const etag = page.header('etag') ?? '';
    for (const method of ['GET', 'HEAD']) {
      const again = await open(`${HELP}/welcome`, { method, headers: { 'if-none-match': etag } });
      expect([again.status, again.text]).toEqual([304, '']);
    }
    const head = await open(`${HELP}/welcome`, { method: 'HEAD' });
    expect([head.status, head.text, head.header('etag')]).toEqual([200, '', etag]);
  });

  it('keep the style sheet at an address that never changes', async () => {
    const { text } = await world.nobody.exchange('GET', HELP);
    const path = /href="(\/public\/style-[^"]+)"/.exec(text)?.[1] ?? '';
    const sheet = await open(path);
    expect([sheet.status, sheet.header('content-type'), sheet.header('cache-control')]).toEqual([
      200,
      'text/css; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
  });

  it('show a change immediately', async () => {
    const site = await makePublished(world);
    const [start] = await write(world, site, 0, [insert('Start')]);
    for (let i = 0; i < 3; i++)
      expect(inside((await open(pathOf(site))).text, 'h1')).toBe('<h1>Start</h1>');
    await write(world, site, 0, [{ operation: 'update_page', page: start, title: 'Begin' }]);
    expect(inside((await open(pathOf(site))).text, 'h1')).toBe('<h1>Begin</h1>');
  });

  it('ask search engines to leave out unlisted sites', async () => {
    const site = await makePublished(world, { visibility: 'unlisted' });
    await write(world, site, 0, [insert('Start')]);
    const page = await open(pathOf(site));
    expect([page.status, page.header('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(page.text).toContain('<meta name="robots" content="noindex"/>');
  });

  it('ignore tokens', async () => {
    const page = await open(`${HELP}/welcome`, { visitor: world.as('ana') });
    expect(page.text).toBe((await open(`${HELP}/welcome`)).text);
  });
});

describe('what is not there', () => {
  it('is 404, with the site if it is visible', async () => {
    const known = await open(`${HELP}/nothing`);
    expect([known.status, known.header('cache-control'), known.header('x-robots-tag')]).toEqual([
      404,
      'private, no-cache',
      'noindex',
    ]);
    expect(inside(known.text, 'main')).toBe(
      `<main id="reader:content" tabindex="-1"><h1>Page not found</h1><p>${MISSING}</p></main>`,
    );
    expect(inside(known.text, 'title')).toBe('<title>Page not found · Acme Help</title>');
    const long = `/public/acme-docs/acme-help/${'x'.repeat(3000)}`;
    for (const path of [
      '/public/acme-docs/other',
      '/public/acme-docs',
      '/public/',
      '/public/%zz/%00/%ff',
      long,
    ]) {
      const { status, text } = await open(path);
      expect([path, status, inside(text, 'title')]).toEqual([
        path,
        404,
        '<title>Page not found</title>',
      ]);
    }
  });

  it('is a redirect where the page has moved', async () => {
    const site = await makePublished(world);
    const [start] = await write(world, site, 0, [insert('First'), insert('Start')]);
    expect((await open(pathOf(site, '/start'))).status).toBe(200);
    await done(
      world.as('ana').post(`${site.url}/redirects`, {
        source: '/elsewhere',
        destination: 'https://acme.test/new',
      }),
    );
    await write(world, site, 0, [{ operation: 'update_page', page: start, slug: 'begin' }]);
    const moved = await open(pathOf(site, '/first'));
    expect([moved.status, moved.header('location')]).toEqual([302, pathOf(site, '/begin')]);
    const elsewhere = await open(pathOf(site, '/elsewhere'));
    expect([elsewhere.status, elsewhere.header('location')]).toEqual([
      302,
      'https://acme.test/new',
    ]);
  });

  it('is everything without the reader', async () => {
    const server = await openServer(world, { READER: 'off' });
    const { status, text } = await server.with(undefined).exchange('GET', HELP);
    expect([status, JSON.parse(text).error.reason]).toEqual([404, 'NOT_FOUND']);
    await server.close();
    const other = await openServer(world, { PUBLIC_URL: 'https://docs.acme.test/public' });
    expect((await other.with(undefined).exchange('GET', HELP)).status).toBe(404);
    await other.close();
  });
});

describe('a site with share links', () => {
  it('opens with a key, which its links keep, and is 404 with another', async () => {
    const site = await makePublished(world, { visibility: 'share-link' });
    await write(world, site, 0, [insert('Start', 'See [next](next).\n'), insert('Next')]);
    const { urls } = await done(world.as('ana').post(`${site.url}/share-links`, { name: 'Link' }));
    const key = new URL(urls.published).searchParams.get('shareKey') ?? '';
    const page = await open(pathOf(site, `/start?shareKey=${key}`));
    expect([page.status, page.header('cache-control'), page.header('x-robots-tag')]).toEqual([
      200,
      'private, no-cache',
      'noindex',
    ]);
    expect(inside(page.text, 'nav class="neighbors"')).toContain(
      `href="${pathOf(site, `/next?shareKey=${key}`)}"`,
    );
    expect(page.text).toContain(`<input type="hidden" name="shareKey" value="${key}"/>`);
    for (const query of ['', '?shareKey=wrong']) {
      const { status, text } = await open(pathOf(site, `/start${query}`));
      expect([status, inside(text, 'title')]).toEqual([404, '<title>Page not found</title>']);
    }
  });
});

describe('a site for signed-in visitors', () => {
  it('shows each visitor what they may see', async () => {
    const site = await makePublished(world, { visibility: 'visitor-auth' });
    await write(world, site, 0, [insert('Start')]);
    await write(world, site, 1, [insert('Hidden')]);
    const read = async (path: string, claims: object) =>
      open(pathOf(site, `${path}?jwt_token=${await jwtFor(world, site, claims)}`));
    expect((await open(pathOf(site))).status).toBe(404);
    const plain = await read('', {});
    expect([plain.status, listed(plain.text), plain.text.includes('Beta')]).toEqual([
      200,
      ['Start'],
      false,
    ]);
    expect((await read('/beta/hidden', {})).status).toBe(404);
    const beta = await read('/beta/hidden', { isBeta: true });
    expect([beta.status, listed(beta.text), beta.header('cache-control')]).toEqual([
      200,
      ['Hidden'],
      'private, no-cache',
    ]);
    expect(inside(beta.text, 'nav class="sections"')).toMatch(
      /<a href="[^"]*\/docs\?jwt_token=[^"]+">Open<\/a><\/li><li><a href="[^"]*\/beta\?jwt_token=[^"]+" aria-current="true">For some: Beta<\/a>/,
    );
    expect((await open(pathOf(site, '?jwt_token=wrong'))).status).toBe(404);
  });

  it('says that a sign-in is not valid where the site is open without one', async () => {
    const { status, text, header } = await open(`${HELP}?jwt_token=wrong`);
    expect([status, header('cache-control'), inside(text, 'h1')]).toEqual([
      401,
      'no-store',
      '<h1>Your sign-in is not valid</h1>',
    ]);
  });
});

describe('a search', () => {
  it('lists the pages and their sections', async () => {
    const { status, text, header } = await open(`${HELP}?q=linux`);
    expect([status, header('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(inside(text, 'main')).toBe(
      `<main id="reader:content" tabindex="-1"><h1>Search</h1><p role="status">1 page found for “linux”.</p><ol class="results"><li><h2><a href="${HELP}/getting-started/install">Install</a></h2><p><a href="${HELP}/getting-started/install#on-linux">On Linux</a> curl -sSf get.acme.test | sh</p></li></ol></main>`,
    );
  });

  it('says why a query was not searched for, and offers another spelling', async () => {
    const wrong = await open(`${HELP}?q=${encodeURIComponent('install type:pge')}`);
    expect(inside(wrong.text, 'main')).toBe(
      '<main id="reader:content" tabindex="-1"><h1>Search</h1><p role="status">No page matches “install type:pge”.</p><p>`pge` is no type of results. The types are `page`, `heading`, `operation`, `schema`. To search for the words, write &quot;type:pge&quot; in quotation marks.</p><ol class="results"></ol></main>',
    );
    const misspelled = await open(`${HELP}?q=instal+linxu`);
    expect(inside(misspelled.text, 'main')).toContain(
      `<p role="status">2 pages found for “instal linxu”.</p><p>Did you mean <a href="${HELP}?q=install%20linux">install linux</a>?</p><ol class="results"><li><h2><a href="${HELP}/getting-started/install">Install</a></h2>`,
    );
  });

  it('escapes its query, and takes any', async () => {
    const query = '"><script>alert(1)</script>';
    const { status, text } = await open(`${HELP}?q=${encodeURIComponent(query)}`);
    expect([status, text.includes('<script')]).toEqual([200, false]);
    expect(text).toContain('value="&quot;>&lt;script>alert(1)&lt;/script>"');
    for (const hostile of ['x'.repeat(1500), '%00', '%ff', '%22', '-', '%F0%9F%91%8B'])
      expect([hostile, (await open(`${HELP}?q=${hostile}`)).status]).toEqual([hostile, 200]);
    expect((await open('/public/acme-docs/other?q=install')).status).toBe(404);
  });
});
