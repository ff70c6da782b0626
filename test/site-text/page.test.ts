// Tests the markdown of pages of published sites, at the address of the page with `.md`.
import { describe, expect, it } from 'vitest';
import { jwtFor, makePublished, write } from '../published-site/made.ts';
import { openServer } from '../servers.ts';
import { done } from '../site-structure/made.ts';
import { useWorld } from '../support.ts';
import { insert, opener, pathOf } from './made.ts';

const world = useWorld();
const open = opener(world);

const HELP = '/public/acme-docs/acme-help';
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';

describe('the markdown of a page', () => {
  it('has its title, its description, and addresses that everybody can follow', async () => {
    const site = await makePublished(world);
    await write(world, site, 0, [
      { operation: 'set_variables', variables: { product: 'Lectern' } },
      { operation: 'insert_files', files: [{ ref: 'logo', name: 'logo.png', base64: png }] },
      insert('Start', 'Begin with {{ product }}, then [next](next#more).\n\n![Logo](logo)\n', {
        description: 'The first *steps*',
      }),
      insert('Next'),
    ]);
    const { status, text } = await open(pathOf(site, '/start.md'));
    expect([status, text]).toEqual([
      200,
      `# Start\n\nThe first \\*steps\\*\n\nBegin with Lectern, then [next](${pathOf(site, '/next#more')}).\n\n![Logo](/files/SIGNED)\n`,
    ]);
  });

  it('has the title once where the text begins with it', async () => {
    expect((await open(`${HELP}/troubleshooting.md`)).text).toBe(
      '# Troubleshooting\n\n| Symptom | Cure |\n| --- | --- |\n| Nothing happens | Wait |\n| Still nothing | Ask |\n',
    );
  });

  it('is that of the first page at the address of the site', async () => {
    const { text } = await open(`${HELP}.md`);
    expect(text).toBe(
      `# Welcome\n\nWhat this guide is about\n\n# Welcome to Acme Docs\n\nThis guide is about version 2.1. Begin with [installing it](${HELP}/getting-started/install).\n`,
    );
  });

  it('is at a path with encoded characters', async () => {
    const site = await makePublished(world);
    await write(world, site, 0, [insert('Häfen & "Kai"', 'See.\n', { slug: 'häfen&kai' })]);
    const { status, text, header } = await open(pathOf(site, '/h%C3%A4fen&kai.md'));
    expect([status, text, header('link')]).toEqual([
      200,
      '# Häfen & "Kai"\n\nSee.\n',
      `<${pathOf(site, '/h%C3%A4fen&kai')}>; rel="canonical"`,
    ]);
  });

  it('can be cached by proxies, and names the page that it is a form of', async () => {
    const page = await open(`${HELP}/troubleshooting.md`);
    const names = ['content-type', 'cache-control', 'vary', 'x-robots-tag', 'link'];
    expect(names.map(page.header)).toEqual([
      'text/markdown; charset=utf-8',
      'public, no-cache',
      'Accept, Authorization, Accept-Encoding',
      null,
      `<${HELP}/troubleshooting>; rel="canonical"`,
    ]);
    const etag = page.header('etag') ?? '';
    for (const method of ['GET', 'HEAD']) {
      const again = await open(`${HELP}/troubleshooting.md`, {
        method,
        headers: { 'if-none-match': etag },
      });
      expect([again.status, again.text]).toEqual([304, '']);
    }
    const head = await open(`${HELP}/troubleshooting.md`, { method: 'HEAD' });
    expect([head.status, head.text, head.header('etag')]).toEqual([200, '', etag]);
  });

  it('shows a change immediately', async () => {
    const site = await makePublished(world);
    const [start] = await write(world, site, 0, [insert('Start')]);
    for (let i = 0; i < 3; i++)
      expect((await open(pathOf(site, '/start.md'))).text).toBe('# Start\n\nAbout Start.\n');
    await write(world, site, 0, [{ operation: 'update_page', page: start, title: 'Begin' }]);
    expect((await open(pathOf(site, '/start.md'))).text).toBe('# Begin\n\nAbout Start.\n');
  });

  it('is not indexed by search engines where the page is not', async () => {
    const site = await makePublished(world);
    await write(world, site, 0, [insert('Start', 'Secret.\n', { noRobotsIndex: true })]);
    const page = await open(pathOf(site, '/start.md'));
    expect([page.status, page.header('x-robots-tag'), page.header('link')]).toEqual([
      200,
      'noindex',
      null,
    ]);
  });

  it('is only read', async () => {
    const posted = await open(`${HELP}/troubleshooting.md`, { method: 'POST' });
    expect([posted.status, posted.header('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('an address that ends with .md', () => {
  it('is that of a page with this path before all others', async () => {
    const site = await makePublished(world);
    await write(world, site, 0, [
      insert('Notes'),
      insert('Other', 'Text.\n', { slug: 'notes.md' }),
    ]);
    const page = await open(pathOf(site, '/notes.md'));
    expect([page.status, page.header('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect((await open(pathOf(site, '/notes.md.md'))).text).toBe('# Other\n\nText.\n');
  });

  it('redirects to the markdown of a page that has moved', async () => {
    const site = await makePublished(world);
    const [start] = await write(world, site, 0, [insert('Start')]);
    await write(world, site, 0, [{ operation: 'update_page', page: start, slug: 'begin' }]);
    const moved = await open(pathOf(site, '/start.md'));
    expect([moved.status, moved.header('location')]).toEqual([302, pathOf(site, '/begin.md')]);
    await done(
      world.as('ana').post(`${site.url}/redirects`, {
        source: '/old.md',
        destination: 'https://acme.test/new',
      }),
    );
    const elsewhere = await open(pathOf(site, '/old.md'));
    expect([elsewhere.status, elsewhere.header('location')]).toEqual([
      302,
      'https://acme.test/new',
    ]);
  });

  it('is 404 without a page that the visitor can see', async () => {
    for (const path of [`${HELP}/nothing.md`, `/public/acme-docs/${'x'.repeat(3000)}.md`]) {
      const { status, header } = await open(path);
      expect([status, header('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    }
  });

  it('is 404 where the site excludes agents', async () => {
    const site = await makePublished(world, { agentsContext: 'excluded' });
    await write(world, site, 0, [insert('Start')]);
    const statuses = await Promise.all(
      ['/start', '/start.md', '/llms.txt', '/llms-full.txt', '/sitemap.xml'].map(
        async (path) => (await open(pathOf(site, path))).status,
      ),
    );
    expect(statuses).toEqual([200, 404, 404, 404, 200]);
  });

  it('needs no reader', async () => {
    const server = await openServer(world, { READER: 'off' });
    const visitor = server.with(undefined);
    const read = async (path: string) => {
      const { status, text } = await visitor.exchange('GET', HELP + path);
      return [
        status,
        text.startsWith('{') ? JSON.parse(text).error.reason : text.split('\n', 1)[0],
      ];
    };
    expect(await read('/troubleshooting.md')).toEqual([200, '# Troubleshooting']);
    expect(await read('/llms.txt')).toEqual([200, '# Acme Help']);
    expect(await read('/troubleshooting')).toEqual([404, 'NOT_FOUND']);
    expect(await read('/nothing.md')).toEqual([404, 'NOT_FOUND']);
    await server.close();
    const other = await openServer(world, { PUBLIC_URL: 'https://docs.acme.test/public' });
    const { status } = await other.with(undefined).exchange('GET', `${HELP}/troubleshooting.md`);
    expect(status).toBe(404);
    await other.close();
  });
});

describe('the markdown of a page with conditions', () => {
  it('has what its visitor may see, and keeps their credentials in links of the site', async () => {
    const site = await makePublished(world, { visibility: 'visitor-auth' });
    await write(world, site, 0, [
      insert(
        'Start',
        'For all, see [next](next).\n\n{% if visitor.claims.isBeta %}\nFor testers.\n{% endif %}\n',
      ),
      insert('Next'),
    ]);
    await write(world, site, 1, [insert('Hidden')]);
    const read = async (path: string, claims: object) => {
      const token = await jwtFor(world, site, claims);
      const page = await open(pathOf(site, `${path}?jwt_token=${token}`));
      return { ...page, text: page.text.replaceAll(token, 'JWT') };
    };
    const link = pathOf(site, '/next?jwt_token=JWT');
    const plain = await read('/start.md', {});
    expect([plain.status, plain.text.replace(/\n+$/, '\n')]).toEqual([
      200,
      `# Start\n\nFor all, see [next](${link}).\n`,
    ]);
    expect(['cache-control', 'x-robots-tag'].map(plain.header)).toEqual([
      'private, no-cache',
      'noindex',
    ]);
    expect((await read('/start.md', { isBeta: true })).text).toContain('For testers.');
    expect((await read('/beta/hidden.md', {})).status).toBe(404);
    expect((await read('/beta/hidden.md', { isBeta: true })).text).toBe(
      '# Hidden\n\nAbout Hidden.\n',
    );
    expect((await open(pathOf(site, '/start.md'))).status).toBe(404);
    const wrong = await open(`${HELP}/troubleshooting.md?jwt_token=wrong`);
    expect([wrong.status, JSON.parse(wrong.text).error.reason]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('opens with a share key, which its links keep', async () => {
    const site = await makePublished(world, { visibility: 'share-link' });
    await write(world, site, 0, [insert('Start', 'See [next](next).\n'), insert('Next')]);
    const { urls } = await done(world.as('ana').post(`${site.url}/share-links`, { name: 'Link' }));
    const key = new URL(urls.published).searchParams.get('shareKey') ?? '';
    const page = await open(pathOf(site, `/start.md?shareKey=${key}`));
    expect([page.status, page.text]).toEqual([
      200,
      `# Start\n\nSee [next](${pathOf(site, `/next?shareKey=${key}`)}).\n`,
    ]);
    expect(['cache-control', 'x-robots-tag'].map(page.header)).toEqual([
      'private, no-cache',
      'noindex',
    ]);
    expect((await open(pathOf(site, '/start.md'))).status).toBe(404);
    expect((await open(pathOf(site, '/start.md?shareKey=wrong'))).status).toBe(404);
  });
});
