/** Checks how `/app` serves the build of the front end. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createAppPages } from '../../src/server/app.ts';
import { html, start } from './toy-server.ts';

const PAGE = '<!doctype html><title>Lectern</title>';
const SCRIPT = 'export const words = "one two three four five";\n'.repeat(60);

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Returns a folder with a build, which is removed after the test. */
async function build(): Promise<string> {
  const folder = await emptyFolder();
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), PAGE);
  await writeFile(path.join(folder, 'assets', 'index-a1b2.js'), SCRIPT);
  await writeFile(path.join(folder, '.hash'), 'secret');
  return folder;
}

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-app-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const startWith = async (folder: string) => start({ app: createAppPages(folder) });

describe('the app', () => {
  it('has its page at /app and at every address of a screen', async () => {
    const { ask } = await startWith(await build());
    for (const at of ['/app', '/app/', '/app/o/org_1/s/spc_1?edit', '/app/openapi/petstore.v2']) {
      const { status, headers, text } = await ask(at, { headers: html });
      expect([status, text]).toEqual([200, PAGE]);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': POLICY,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
    expect((await ask('/application')).status).toBe(404);
  });

  it('has its assets for good, compressed, with an entity tag', async () => {
    const { ask } = await startWith(await build());
    const reply = await ask('/app/assets/index-a1b2.js', { headers: { 'accept-encoding': 'br' } });
    expect([reply.status, reply.text]).toEqual([200, SCRIPT]);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      vary: expect.stringContaining('Accept-Encoding'),
    });
    for (const at of ['/app', '/app/assets/index-a1b2.js']) {
      const { etag = '' } = (await ask(at)).headers;
      const again = await ask(at, { headers: { 'if-none-match': etag } });
      expect([again.status, again.headers.etag, again.text]).toEqual([304, etag, '']);
    }
  });

  it('has no other files, whatever the path is', async () => {
    const { ask } = await startWith(await build());
    for (const at of [
      '/app/assets/index-c3d4.js',
      '/app/assets/',
      '/app/assets/../../package.json',
      '/app/assets/%2e%2e/%2e%2e/package.json',
      '/app/assets/..%2f.hash',
    ])
      expect([at, (await ask(at)).status]).toEqual([at, 404]);
    for (const at of ['/app/.hash', '/app/../package.json', '/app/%2e%2e/package.json'])
      expect([at, (await ask(at)).text]).toEqual([at, PAGE]);
  });

  it('is only read', async () => {
    const { ask } = await startWith(await build());
    const { status, headers } = await ask('/app', { method: 'POST' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    const head = await ask('/app/assets/index-a1b2.js', { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
  });

  it('is one name in the log and in metrics', async () => {
    const { ask, lines } = await startWith(await build());
    await ask('/app/o/org_1');
    await expect.poll(() => lines.map(({ operation }) => operation)).toContain('/app');
  });

  it('says how to build it, until it is built', async () => {
    const folder = await emptyFolder();
    const { ask } = await startWith(folder);
    const { status, headers, text } = await ask('/app');
    expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
    expect(text).toContain('node scripts/install.mjs --app');
    await writeFile(path.join(folder, 'index.html'), PAGE);
    expect((await ask('/app')).status).toBe(200);
  });

  it('is absent if the server has none', async () => {
    const { ask } = await start();
    expect((await ask('/app')).status).toBe(404);
    expect((await ask('/app/')).status).toBe(404);
    expect((await ask('/', { headers: html })).text).not.toContain('/app');
  });

  it('is listed at / if the server has it', async () => {
    const { ask } = await startWith(await emptyFolder());
    expect((await ask('/', { headers: html })).text).toContain('<a href="/app">/app</a>: the app');
  });
});
