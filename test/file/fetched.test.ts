// Tests files that are fetched from an address: which addresses are followed and which are refused.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forbidden, notFound } from '../content/expected.ts';
import { edit, expectRefusal, makeTestSpace, page, post } from '../edit/support.ts';
import { ids, useWorld, type World } from '../support.ts';
import { png } from './made.ts';

/** One byte more than a fetched file may have. */
const LARGE = Buffer.alloc(20 * 1024 * 1024 + 1);
const world = useWorld();
/** A world whose users may name addresses in private networks. */
const open = useWorld({ ALLOW_PRIVATE_NETWORKS: 'on' });

describe('a file at an address', () => {
  let server: Server;
  let base = '';
  let requestedPaths: string[] = [];
  beforeAll(async () => {
    server = createServer((req, res) => {
      requestedPaths.push(req.url ?? '');
      if (req.url === '/pictures/dot.png?size=2')
        res.writeHead(200, { 'content-type': 'text/plain' }).end(png);
      else if (req.url === '/old')
        res.writeHead(302, { location: '/pictures/dot.png?size=2' }).end();
      else if (req.url === '/notes')
        res.writeHead(200, { 'content-type': 'text/markdown; charset=utf-8' }).end('# Notes');
      else if (req.url === '/large')
        // The length is stated, so that a busy machine does not exceed the deadline first.
        res.writeHead(200, { 'content-length': LARGE.length }).end(LARGE);
      else res.writeHead(404).end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on TCP
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const filesOf = async (target: World, space: string) => {
    const { files } = (await target.as('ana').get(`/v1/spaces/${space}/content`)).body;
    return files.map(({ name, contentType, size, dimensions }: Record<string, unknown>) => ({
      name,
      contentType,
      size,
      ...(dimensions !== undefined && { dimensions }),
    }));
  };

  it('is fetched through redirects, typed by its bytes and named by its path', async () => {
    const [first, second] = [await makeTestSpace(open), await makeTestSpace(open)];
    const edits = [
      {
        insertFiles: {
          files: [
            { url: `${base}/old` },
            { url: `${base}/notes`, name: 'b.md' },
            { url: `${base}/pictures/dot.png?size=2`, name: 'c.png', ref: 'c' },
          ],
        },
      },
      page('A', { markdown: '![](c)' }),
    ];
    await post(open.as('ana'), first.id, edits);
    await edit(open, second.id, edits);
    const picture = {
      contentType: 'image/png',
      size: png.length,
      dimensions: { width: 2, height: 3 },
    };
    for (const { id } of [first, second]) {
      expect(await filesOf(open, id)).toEqual([
        { name: 'b.md', contentType: 'text/markdown', size: 7 },
        { name: 'c.png', ...picture },
        { name: 'dot.png', ...picture },
      ]);
    }
  });

  it.each([
    ['/nowhere', 'This address returned no file: This address responded with 404.'],
    [
      '/large',
      'This address returned no file: The response of this address has more than 20971520 bytes.',
    ],
  ])('reports an address that returns no file: %s', async (path, message) => {
    const testSpace = await makeTestSpace(open);
    const edits = [
      page('A'),
      { insertFiles: { files: [{ name: 'a', base64: 'YQ==' }, { url: `${base}${path}` }] } },
    ];
    const refusal = {
      status: 400,
      reason: 'BAD_USER_INPUT',
      at: '1.insertFiles.files.1.url',
      message,
    };
    await expectRefusal(open, testSpace.id, edits, refusal);
  });

  it('is not requested in a private network unless the settings allow it', async () => {
    requestedPaths = [];
    const testSpace = await makeTestSpace(world);
    const message =
      'This address returned no file: This address is not public. Only public addresses are allowed.';
    await expectRefusal(world, testSpace.id, [{ insertFile: { url: `${base}/notes` } }], {
      status: 400,
      reason: 'BAD_USER_INPUT',
      at: '0.insertFile.url',
      message,
    });
    expect(requestedPaths).toEqual([]);
  });

  it('is not requested without the level edit or in an invalid batch', async () => {
    requestedPaths = [];
    expect(
      (await post(open.as('cat'), ids.space('guide'), [{ insertFile: { url: `${base}/notes` } }]))
        .body,
    ).toEqual(forbidden('edit', 'comment'));
    expect(
      (await post(open.as('eve'), ids.space('guide'), [{ insertFile: { url: `${base}/notes` } }]))
        .body,
    ).toEqual(notFound);
    expect(requestedPaths).toEqual([]);
  });

  it('is not requested when one request names more than 20 addresses', async () => {
    requestedPaths = [];
    const testSpace = await makeTestSpace(open);
    const files = (count: number) => ({
      insertFiles: { files: Array.from({ length: count }, () => ({ url: `${base}/notes` })) },
    });
    const message = 'At most 20 files of one request can come from URLs: upload the others.';
    await expectRefusal(open, testSpace.id, [files(15), files(6)], {
      status: 400,
      reason: 'BAD_USER_INPUT',
      at: '1.insertFiles.files.5',
      message,
    });
    expect(requestedPaths).toEqual([]);
  });
});
