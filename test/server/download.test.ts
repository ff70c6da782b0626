/**
 * Checks files at signed URLs: complete, in part, not found, and always with headers that keep
 * browsers from running them.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer, until } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const bytes = Buffer.from('0123456789');
const hash = createHash('sha256').update(bytes).digest('hex');
const etag = `"${hash}"`;

/** Returns the URL of a file of ten bytes with the given type and name. */
async function addressOf(
  contentType = 'image/png',
  name = 'a.png',
  now = new Date(),
): Promise<string> {
  await server.blobs.store(bytes, { name });
  return server.blobs
    .downloadURL({ hash, size: bytes.length, contentType, name }, now)
    .slice(server.url.length);
}

interface Reply {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

async function ask(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Reply> {
  const req = httpRequest({
    host: '127.0.0.1',
    port: server.port,
    path,
    method,
    headers,
    agent: false,
  }).end();
  const [res]: IncomingMessage[] = await once(req, 'response');
  if (!res) throw new Error('There is no answer.');
  return {
    status: res.statusCode ?? 0,
    headers: res.headers,
    text: (await buffer(res)).toString(),
  };
}

/** Returns the status, the range in the headers, and the text. */
const partOf = ({ status, headers, text }: Reply): unknown[] => [
  status,
  headers['content-range'],
  headers['content-length'],
  text,
];

/** Returns the status, the content type and the error. */
const errorOf = ({ status, headers, text }: Reply): unknown[] => [
  status,
  headers['content-type'],
  (JSON.parse(text) as { error: { message: string; reason: string } }).error,
];

/** Returns the log lines of a request as soon as there is one. */
async function linesOf(requestId: string): Promise<Record<string, unknown>[]> {
  const found = () => server.lines.filter((line) => line['requestId'] === requestId);
  await until(() => found().length > 0);
  return found();
}

describe('a file', () => {
  it('is returned in full to anyone with its URL, with its headers', async () => {
    const { status, headers, text } = await ask(await addressOf());
    const { date, 'x-request-id': requestId, 'cache-control': cache, ...rest } = headers;
    expect([status, text, rest]).toEqual([
      200,
      '0123456789',
      {
        'content-type': 'image/png',
        'content-length': '10',
        etag,
        'accept-ranges': 'bytes',
        'content-disposition': `inline; filename="a.png"; filename*=UTF-8''a.png`,
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        connection: 'close',
      },
    ]);
    const seconds = Number(/^private, max-age=(\d+), immutable$/.exec(cache ?? '')?.[1]);
    expect([
      seconds > 3590 && seconds <= 7200,
      date !== undefined,
      requestId !== undefined,
    ]).toEqual([true, true, true]);
  });

  it('is described without its bytes for HEAD', async () => {
    const { status, headers, text } = await ask(await addressOf(), { range: 'bytes=0-1' }, 'HEAD');
    expect([status, headers['content-length'], headers.etag, text]).toEqual([200, '10', etag, '']);
  });

  it('is not sent again to a client that has it', async () => {
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const { status, headers, text } = await ask(await addressOf(), { 'if-none-match': known });
      expect([status, headers.etag, headers['content-type'], text]).toEqual([
        304,
        etag,
        undefined,
        '',
      ]);
    }
    expect((await ask(await addressOf(), { 'if-none-match': '"x"' })).status).toBe(200);
  });

  it.each([
    ['bytes=0-0', 'bytes 0-0/10', '0'],
    ['bytes=2-4', 'bytes 2-4/10', '234'],
    ['bytes=7-', 'bytes 7-9/10', '789'],
    ['bytes=7-99', 'bytes 7-9/10', '789'],
    ['bytes=-3', 'bytes 7-9/10', '789'],
    ['bytes=-99', 'bytes 0-9/10', '0123456789'],
  ])('is returned in part: %s', async (range, expected, text) => {
    expect(partOf(await ask(await addressOf(), { range }))).toEqual([
      206,
      expected,
      String(text.length),
      text,
    ]);
    expect(partOf(await ask(await addressOf(), { range, 'if-range': etag }))).toEqual([
      206,
      expected,
      String(text.length),
      text,
    ]);
    expect(partOf(await ask(await addressOf(), { range, 'if-range': '"x"' }))).toEqual([
      200,
      undefined,
      '10',
      '0123456789',
    ]);
  });

  it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('has no such part: %s', async (range) => {
    expect(partOf(await ask(await addressOf(), { range }))).toEqual([416, 'bytes */10', '0', '']);
  });

  it.each(['bytes=0-1,3-4', 'bytes=4-2', 'bytes=-', 'bytes=a-b', 'lines=0-1', 'bytes 0-1'])(
    'is returned in full for an invalid range: %s',
    async (range) => {
      expect(partOf(await ask(await addressOf(), { range }))).toEqual([
        200,
        undefined,
        '10',
        '0123456789',
      ]);
    },
  );

  it('may be empty', async () => {
    const { hash } = await server.blobs.store(Buffer.alloc(0), { name: 'a' });
    const path = server.blobs
      .downloadURL({ hash, size: 0, contentType: 'text/plain', name: 'a' }, new Date())
      .slice(server.url.length);
    expect(partOf(await ask(path))).toEqual([200, undefined, '0', '']);
    for (const range of ['bytes=0-', 'bytes=-1'])
      expect(partOf(await ask(path, { range }))).toEqual([416, 'bytes */0', '0', '']);
  });

  it('may be large, and its download may be aborted', async () => {
    const large = Buffer.alloc(50_000_000, 'x');
    const { hash } = await server.blobs.store(large, { name: 'a' });
    const url = server.blobs.downloadURL(
      { hash, size: large.length, contentType: 'image/png', name: 'a' },
      new Date(),
    );
    expect((await ask(url.slice(server.url.length))).text).toHaveLength(50_000_000);
    const req = httpRequest(url, { agent: false, headers: { 'x-request-id': 'left' } }).end();
    const [res]: IncomingMessage[] = await once(req, 'response');
    res?.destroy();
    expect(
      (await linesOf('left')).map((line) => [line['level'], line['status'], line['aborted']]),
    ).toEqual([['info', 200, true]]);
  });
});

describe('the headers for browsers', () => {
  it.each([
    'image/png',
    'image/jpeg',
    'image/gif',
    'image/webp',
    'image/avif',
    'audio/mpeg',
    'video/mp4',
    'application/pdf',
    'text/plain',
  ])('allow displaying %s', async (contentType) => {
    const { headers } = await ask(await addressOf(contentType, 'a'));
    expect([headers['content-disposition'], headers['content-security-policy']]).toEqual([
      `inline; filename="a"; filename*=UTF-8''a`,
      "sandbox; default-src 'none'",
    ]);
  });

  it.each([
    'text/html',
    'image/svg+xml',
    'application/xhtml+xml',
    'application/xml',
    'text/xml',
    'text/css',
    'application/javascript',
    'text/markdown',
    'application/zip',
    'application/octet-stream',
  ])('require saving %s', async (contentType) => {
    const { headers } = await ask(await addressOf(contentType, 'a'));
    expect([headers['content-disposition'], headers['content-security-policy']]).toEqual([
      `attachment; filename="a"; filename*=UTF-8''a`,
      "sandbox; default-src 'none'",
    ]);
  });

  it('declare UTF-8 for a text', async () => {
    expect((await ask(await addressOf('text/plain', 'a'))).headers['content-type']).toBe(
      'text/plain; charset=utf-8',
    );
  });

  it.each([
    [
      'Grüße "1" 100%.txt',
      `filename="Gr__e _1_ 100_.txt"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%221%22%20100%25.txt`,
    ],
    [`it's (a) *.txt`, `filename="it's (a) *.txt"; filename*=UTF-8''it%27s%20%28a%29%20%2A.txt`],
    [
      'a\\b\r\nSet-Cookie: x=1.txt',
      `filename="bSet-Cookie: x=1.txt"; filename*=UTF-8''bSet-Cookie%3A%20x%3D1.txt`,
    ],
  ])('contain the name %j', async (name, expected) => {
    expect(
      (await ask(await addressOf('application/zip', name))).headers['content-disposition'],
    ).toBe(`attachment; ${expected}`);
  });
});

describe('a file is not returned', () => {
  const NOTHING =
    'The object does not exist, or you cannot see it. Check the URL and the ids in it.';
  const expectedError = (code: number, reason: string, message: string) => [
    code,
    'application/json; charset=utf-8',
    { code, reason, message, requestId: expect.any(String) },
  ];

  it('at a URL without a valid signature', async () => {
    const good = await addressOf();
    for (const path of [
      '/files/',
      '/files/x',
      '/files/x/a.png',
      good.replace('.', 'A.'),
      good.replace('a.png', 'a.exe'),
      `${good}/`,
    ])
      expect(errorOf(await ask(path))).toEqual(expectedError(404, 'NOT_FOUND', NOTHING));
  });

  it('at an expired URL', async () => {
    const message = 'The URL of this file has expired. Read the file again to get a new URL.';
    expect(
      errorOf(await ask(await addressOf('image/png', 'a', new Date(Date.now() - 7_200_000)))),
    ).toEqual(expectedError(404, 'NOT_FOUND', message));
  });

  it('when its bytes are missing', async () => {
    const { hash } = await server.blobs.store(Buffer.from('gone'), { name: 'a' });
    const path = server.blobs
      .downloadURL({ hash, size: 4, contentType: 'image/png', name: 'a' }, new Date())
      .slice(server.url.length);
    await server.blobs.backend.remove(hash);
    expect(errorOf(await ask(path))).toEqual(
      expectedError(404, 'NOT_FOUND', 'This file was deleted.'),
    );
    expect((await ask(path, {}, 'HEAD')).status).toBe(404);
  });

  it('for another method', async () => {
    const reply = await ask(await addressOf(), {}, 'POST');
    expect([...errorOf(reply), reply.headers.allow]).toEqual([
      ...expectedError(405, 'METHOD_NOT_ALLOWED', 'This URL accepts GET.'),
      'GET, HEAD',
    ]);
  });
});

describe('the log', () => {
  it('contains the name but not the signature of the URL', async () => {
    await ask(await addressOf(), { 'x-request-id': 'told' });
    expect(
      (await linesOf('told')).map((line) => [line['path'], line['operation'], line['status']]),
    ).toEqual([['/files/…/a.png', '/files', 200]]);
  });
});
