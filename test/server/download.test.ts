/** Files at signed addresses: whole, in part, not at all, and always so that no browser runs them. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlace, type Place, until } from './place.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());

const bytes = Buffer.from('0123456789');
const hash = createHash('sha256').update(bytes).digest('hex');
const etag = `"${hash}"`;

/** The address of these ten bytes, as what they are given out as. */
async function addressOf(contentType = 'image/png', name = 'a.png', now = new Date()): Promise<string> {
  await place.blobs.store(bytes, { name });
  return place.blobs.downloadURL({ hash, size: bytes.length, contentType, name }, now).slice(place.url.length);
}

interface Reply {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  const req = httpRequest({ host: '127.0.0.1', port: place.port, path, method, headers, agent: false }).end();
  const [res]: IncomingMessage[] = await once(req, 'response');
  if (!res) throw new Error('There is no answer.');
  return { status: res.statusCode ?? 0, headers: res.headers, text: (await buffer(res)).toString() };
}

/** Status, the part that it says it is, and the text. */
const partly = ({ status, headers, text }: Reply): unknown[] => [status, headers['content-range'], headers['content-length'], text];

/** An answer of a fault. */
const faulty = ({ status, headers, text }: Reply): unknown[] => [status, headers['content-type'], (JSON.parse(text) as { error: { message: string; reason: string } }).error];

/** What the log tells of a request, once it does. */
async function linesOf(requestId: string): Promise<Record<string, unknown>[]> {
  const found = () => place.lines.filter((line) => line['requestId'] === requestId);
  await until(() => found().length > 0);
  return found();
}

describe('a file', () => {
  it('is given whole to whoever has its address, with all that is known of it', async () => {
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
    expect([seconds > 3590 && seconds <= 7200, date !== undefined, requestId !== undefined]).toEqual([true, true, true]);
  });

  it('is told of without its bytes to HEAD', async () => {
    const { status, headers, text } = await ask(await addressOf(), { range: 'bytes=0-1' }, 'HEAD');
    expect([status, headers['content-length'], headers.etag, text]).toEqual([200, '10', etag, '']);
  });

  it('is not sent to who has it', async () => {
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const { status, headers, text } = await ask(await addressOf(), { 'if-none-match': known });
      expect([status, headers.etag, headers['content-type'], text]).toEqual([304, etag, undefined, '']);
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
  ])('is given in part: %s', async (range, told, text) => {
    expect(partly(await ask(await addressOf(), { range }))).toEqual([206, told, String(text.length), text]);
    expect(partly(await ask(await addressOf(), { range, 'if-range': etag }))).toEqual([206, told, String(text.length), text]);
    expect(partly(await ask(await addressOf(), { range, 'if-range': '"x"' }))).toEqual([200, undefined, '10', '0123456789']);
  });

  it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('has no such part: %s', async (range) => {
    expect(partly(await ask(await addressOf(), { range }))).toEqual([416, 'bytes */10', '0', '']);
  });

  it.each(['bytes=0-1,3-4', 'bytes=4-2', 'bytes=-', 'bytes=a-b', 'lines=0-1', 'bytes 0-1'])('is given whole where a part is not asked for as it should be: %s', async (range) => {
    expect(partly(await ask(await addressOf(), { range }))).toEqual([200, undefined, '10', '0123456789']);
  });

  it('may be empty', async () => {
    const { hash } = await place.blobs.store(Buffer.alloc(0), { name: 'a' });
    const path = place.blobs.downloadURL({ hash, size: 0, contentType: 'text/plain', name: 'a' }, new Date()).slice(place.url.length);
    expect(partly(await ask(path))).toEqual([200, undefined, '0', '']);
    for (const range of ['bytes=0-', 'bytes=-1']) expect(partly(await ask(path, { range }))).toEqual([416, 'bytes */0', '0', '']);
  });

  it('may be large, and left in the middle', async () => {
    const large = Buffer.alloc(50_000_000, 'x');
    const { hash } = await place.blobs.store(large, { name: 'a' });
    const url = place.blobs.downloadURL({ hash, size: large.length, contentType: 'image/png', name: 'a' }, new Date());
    expect((await ask(url.slice(place.url.length))).text).toHaveLength(50_000_000);
    const req = httpRequest(url, { agent: false, headers: { 'x-request-id': 'left' } }).end();
    const [res]: IncomingMessage[] = await once(req, 'response');
    res?.destroy();
    expect((await linesOf('left')).map((line) => [line['level'], line['status'], line['aborted']])).toEqual([['info', 200, true]]);
  });
});

describe('what a browser may do with it', () => {
  it.each(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'audio/mpeg', 'video/mp4', 'application/pdf', 'text/plain'])('is to show it: %s', async (contentType) => {
    const { headers } = await ask(await addressOf(contentType, 'a'));
    expect([headers['content-disposition'], headers['content-security-policy']]).toEqual([`inline; filename="a"; filename*=UTF-8''a`, "sandbox; default-src 'none'"]);
  });

  it.each(['text/html', 'image/svg+xml', 'application/xhtml+xml', 'application/xml', 'text/xml', 'text/css', 'application/javascript', 'text/markdown', 'application/zip', 'application/octet-stream'])(
    'is only to keep it: %s',
    async (contentType) => {
      const { headers } = await ask(await addressOf(contentType, 'a'));
      expect([headers['content-disposition'], headers['content-security-policy']]).toEqual([`attachment; filename="a"; filename*=UTF-8''a`, "sandbox; default-src 'none'"]);
    },
  );

  it('is to read a text as UTF-8', async () => {
    expect((await ask(await addressOf('text/plain', 'a'))).headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it.each([
    ['Grüße "1" 100%.txt', `filename="Gr__e _1_ 100_.txt"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%221%22%20100%25.txt`],
    [`it's (a) *.txt`, `filename="it's (a) *.txt"; filename*=UTF-8''it%27s%20%28a%29%20%2A.txt`],
    ['a\\b\r\nSet-Cookie: x=1.txt', `filename="bSet-Cookie: x=1.txt"; filename*=UTF-8''bSet-Cookie%3A%20x%3D1.txt`],
  ])('is to call it by its name: %j', async (name, told) => {
    expect((await ask(await addressOf('application/zip', name))).headers['content-disposition']).toBe(`attachment; ${told}`);
  });
});

describe('what is not given', () => {
  const nothing = 'There is nothing here, or nothing that you may see. Check the address and the ids in it.';
  const fault = (code: number, reason: string, message: string) => [code, 'application/json; charset=utf-8', { code, reason, message, requestId: expect.any(String) }];

  it('is a file under an address that is not ours', async () => {
    const good = await addressOf();
    for (const path of ['/files/', '/files/x', '/files/x/a.png', good.replace('.', 'A.'), good.replace('a.png', 'a.exe'), `${good}/`])
      expect(faulty(await ask(path))).toEqual(fault(404, 'NOT_FOUND', nothing));
  });

  it('is a file whose address has expired', async () => {
    const message = 'This address of a file has expired. Ask for the file anew: it has a new address.';
    expect(faulty(await ask(await addressOf('image/png', 'a', new Date(Date.now() - 7_200_000))))).toEqual(fault(404, 'NOT_FOUND', message));
  });

  it('is a file whose bytes are gone', async () => {
    const { hash } = await place.blobs.store(Buffer.from('gone'), { name: 'a' });
    const path = place.blobs.downloadURL({ hash, size: 4, contentType: 'image/png', name: 'a' }, new Date()).slice(place.url.length);
    await place.blobs.kept.remove(hash);
    expect(faulty(await ask(path))).toEqual(fault(404, 'NOT_FOUND', 'This file is not there any more.'));
    expect((await ask(path, {}, 'HEAD')).status).toBe(404);
  });

  it('is anything to another method', async () => {
    const reply = await ask(await addressOf(), {}, 'POST');
    expect([...faulty(reply), reply.headers.allow]).toEqual([...fault(405, 'METHOD_NOT_ALLOWED', 'This address takes GET.'), 'GET, HEAD']);
  });
});

describe('the log', () => {
  it('tells the name and not what opens the file', async () => {
    await ask(await addressOf(), { 'x-request-id': 'told' });
    expect((await linesOf('told')).map((line) => [line['path'], line['operation'], line['status']])).toEqual([['/files/…/a.png', '/files', 200]]);
  });
});
