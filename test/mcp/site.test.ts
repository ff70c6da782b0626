// Tests the MCP endpoint of published sites with the official client.
import { describe, expect, it } from 'vitest';
import { jwtFor, makePublished, write } from '../published-site/made.ts';
import { openServer } from '../servers.ts';
import { done } from '../site-structure/made.ts';
import { insert, pathOf } from '../site-text/made.ts';
import { useWorld } from '../support.ts';
import { connect, MODES } from './client.ts';

const world = useWorld();

const HELP = '/public/acme-docs/acme-help';
const PING = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
const ACCEPT = { accept: 'application/json, text/event-stream' };

describe.each(MODES)('the MCP endpoint of a site, for a client in the mode %s', (mode) => {
  it('searches, lists and reads pages', async () => {
    const { client, names, call, close } = await connect(`${world.url}${HELP}/~gitbook/mcp`, {
      mode,
    });
    const at = (path: string) => `${world.url}${HELP}/${path}`;
    expect(client.getServerVersion()).toMatchObject({ name: 'documentation', title: 'Acme Help' });
    expect(await names()).toEqual(['searchDocumentation', 'listPages', 'getPage']);
    expect(await call('searchDocumentation', { query: 'nothing happens' })).toEqual({
      texts: [
        `Title: Troubleshooting\nLink: ${at('troubleshooting')}\nContent: Symptom Cure Nothing happens Wait Still nothing Ask`,
      ],
      isError: false,
    });
    expect(await call('listPages')).toEqual({
      texts: [
        [
          '6 pages, part 1 of 1',
          `User guide / Welcome: ${at('welcome')}`,
          `User guide / Install: ${at('getting-started/install')}`,
          `User guide / Import: ${at('getting-started/install/import')}`,
          `User guide / First space: ${at('getting-started/first-space')}`,
          `User guide / Troubleshooting: ${at('troubleshooting')}`,
          `User guide / Blocks: ${at('blocks')}`,
        ].join('\n'),
      ],
      isError: false,
    });
    const page = `URL: ${at('troubleshooting')}\n\n# Troubleshooting\n\n| Symptom | Cure |\n| --- | --- |\n| Nothing happens | Wait |\n| Still nothing | Ask |\n`;
    for (const url of [at('troubleshooting'), at('troubleshooting.md'), '/troubleshooting'])
      expect(await call('getPage', { url })).toEqual({ texts: [page], isError: false });
    await close();
  });

  it('states errors of tools in their results', async () => {
    const { call, close } = await connect(`${world.url}${HELP}/mcp`, { mode });
    const missing = {
      texts: ['NOT_FOUND: There is no page at this URL, or you cannot see it.'],
      isError: true,
    };
    for (const url of [
      'nothing',
      `${world.url}${HELP}/nothing`,
      `${world.url}/public/acme-docs/board-papers`,
      'https://example.test/welcome',
      `${'x'.repeat(2000)}`,
    ])
      expect(await call('getPage', { url })).toEqual(missing);
    expect(await call('getPage', { url: 1 })).toEqual({
      texts: ['✖ Invalid input: expected string, received number\n  → at url'],
      isError: true,
    });
    expect(await call('searchDocumentation', { query: 'xyzzy' })).toEqual({
      texts: ['No page matches. Try fewer or other words.'],
      isError: false,
    });
    expect(await call('searchDocumentation', { query: 'isntall ' })).toMatchObject({
      texts: ['Did you mean: install', expect.stringContaining('Title: Install\n')],
      isError: false,
    });
    expect(await call('searchDocumentation', { query: 'install type:pge' })).toEqual({
      texts: [
        '`pge` is no type of results. The types are `page`, `heading`, `operation`, `schema`. To search for the words, write "type:pge" in quotation marks.',
      ],
      isError: false,
    });
    await expect(call('deletePage')).rejects.toThrow('There is no tool with this name');
    await close();
  });
});

describe('the MCP endpoint of a site', () => {
  it('shows each visitor what they may see, with their credentials', async () => {
    const site = await makePublished(world, { visibility: 'visitor-auth' });
    await write(world, site, 0, [insert('Start', 'Apples for all.\n')]);
    await write(world, site, 1, [insert('Hidden', 'Apples for testers.\n')]);
    const read = async (claims: object) => {
      const token = await jwtFor(world, site, claims);
      const url = `${world.url}${pathOf(site, '/~gitbook/mcp')}?jwt_token=${token}`;
      const { call, close } = await connect(url);
      const texts = await Promise.all([
        call('searchDocumentation', { query: 'apples' }),
        call('listPages'),
        call('getPage', { url: '/beta/hidden' }),
      ]);
      await close();
      return texts.map((one) => one.texts.join('\n').replaceAll(token, 'JWT'));
    };
    const at = (path: string) => `${world.url}${pathOf(site, path)}?jwt_token=JWT`;
    expect(await read({})).toEqual([
      `Title: Start\nLink: ${at('/start')}\nContent: Apples for all.`,
      `1 pages, part 1 of 1\nOpen / Start: ${at('/start')}`,
      'NOT_FOUND: There is no page at this URL, or you cannot see it.',
    ]);
    const [found, listed, page] = await read({ isBeta: true });
    expect([found, listed, page].map((text) => text?.includes(at('/beta/hidden')))).toEqual([
      true,
      true,
      true,
    ]);
    const closed = await world.nobody.post(pathOf(site, '/~gitbook/mcp'), PING, ACCEPT);
    expect([closed.status, closed.body.error.reason]).toEqual([404, 'NOT_FOUND']);
  });

  it('keeps the key of a share link', async () => {
    const site = await makePublished(world, { visibility: 'share-link' });
    await write(world, site, 0, [insert('Start')]);
    const { urls } = await done(world.as('ana').post(`${site.url}/share-links`, { name: 'Link' }));
    const key = new URL(urls.published).searchParams.get('shareKey') ?? '';
    const { call, close } = await connect(`${world.url}${pathOf(site, '/mcp')}?shareKey=${key}`);
    const url = `${world.url}${pathOf(site, `/start?shareKey=${key}`)}`;
    expect((await call('listPages')).texts).toEqual([`1 pages, part 1 of 1\nOpen / Start: ${url}`]);
    expect((await call('getPage', { url })).texts).toEqual([
      `URL: ${url}\n\n# Start\n\nAbout Start.\n`,
    ]);
    await close();
  });

  it('takes one message of at most 1 MiB by POST, and keeps no sessions', async () => {
    const path = `${HELP}/~gitbook/mcp`;
    const pong = await world.nobody.post(path, PING, ACCEPT);
    expect([pong.status, pong.body, pong.headers.get('mcp-session-id')]).toEqual([
      200,
      { jsonrpc: '2.0', id: 1, result: {} },
      null,
    ]);
    expect(pong.headers.get('cache-control')).toBe('no-store');
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const { status, headers, body } = await world.nobody.send(method, path);
      expect([status, headers.get('allow'), body.error.reason]).toEqual([
        405,
        'POST',
        'METHOD_NOT_ALLOWED',
      ]);
    }
    const large = await world.nobody.post(path, `{"a":"${'x'.repeat(1_048_576)}"}`, ACCEPT);
    expect([large.status, large.body.error.reason]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const error = (code: number, message: string, id: number | null = null) => ({
      jsonrpc: '2.0',
      id,
      error: { code, message },
    });
    for (const text of ['{', `[${PING},${PING}]`, 'null']) {
      const { status, body } = await world.nobody.post(path, text, ACCEPT);
      expect([status, body]).toEqual([
        400,
        error(-32700, 'The body must be one JSON-RPC message.'),
      ]);
    }
    const listen = await world.nobody.post(
      path,
      { jsonrpc: '2.0', id: 7, method: 'subscriptions/listen', params: {} },
      ACCEPT,
    );
    expect([listen.status, listen.body]).toEqual([
      400,
      error(-32601, 'This server sends no notifications.', 7),
    ]);
  });

  it('is that of a page where one has its path', async () => {
    const site = await makePublished(world);
    await write(world, site, 0, [insert('MCP', 'About the protocol.\n', { slug: 'mcp' })]);
    expect((await world.nobody.exchange('GET', pathOf(site, '/mcp'))).status).toBe(200);
    const { status } = await world.nobody.post(pathOf(site, '/mcp'), PING, ACCEPT);
    expect(status).toBe(404);
    const { names, close } = await connect(`${world.url}${pathOf(site, '/~gitbook/mcp')}`);
    expect(await names()).toHaveLength(3);
    await close();
  });

  it('is absent where the site excludes agents, and where there is no site', async () => {
    const site = await makePublished(world, { agentsContext: 'excluded' });
    for (const path of [pathOf(site, '/mcp'), '/public/acme-docs/other/~gitbook/mcp']) {
      const { status } = await world.nobody.post(path, PING, ACCEPT);
      expect(status).toBe(404);
    }
  });

  it('costs the address of the caller points, as the texts of the site do', async () => {
    for (const path of [`${HELP}/mcp`, `${HELP}/welcome.md`]) {
      const server = await openServer(world, { RATE_LIMIT_ADDRESS: '2', RESPONSE_CACHE_MIB: '0' });
      const ask = () =>
        path.endsWith('.md')
          ? server.with(undefined).get(path)
          : server.with(undefined).post(path, PING, ACCEPT);
      expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
      const { status, headers, body } = await ask();
      expect([status, headers.get('retry-after') !== null, body.error.reason]).toEqual([
        429,
        true,
        'RATE_LIMITED',
      ]);
      await server.close();
    }
  });

  it('needs no reader', async () => {
    const server = await openServer(world, { READER: 'off' });
    const { names, close } = await connect(`${server.url}${HELP}/mcp`);
    expect(await names()).toHaveLength(3);
    await close();
    await server.close();
  });
});
