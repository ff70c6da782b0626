/** Checks which responses are compressed, and how much is compressed at the same time. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../src/context.ts';
import { Compressor } from '../../src/server/compression/compressor.ts';
import { encodingFor } from '../../src/server/compression/encoding.ts';
import { sendWire } from '../wire.ts';
import { type Changes, graphql, jsonAnswer, start } from './toy-server.ts';

const LONG = JSON.stringify({ text: 'A page about everything. '.repeat(100) });
const JSON_TYPE = 'application/json; charset=utf-8';
const MIB = 1_048_576;

/** Returns servers whose APIs all return this body with these headers. */
const answering = (body: string, headers: Record<string, string> = {}): Changes => {
  const answer = { status: 200, headers: { 'content-type': JSON_TYPE, ...headers }, body };
  return {
    rest: async () => ({ ...answer, operation: 'toy' }),
    async graphql(_, __, ___, readBody) {
      await readBody({} as Context); // the server does not read it for JSON
      return answer;
    },
  };
};

const accepts = (encoding: string) => ({ headers: { 'accept-encoding': encoding } });

describe('Accept-Encoding', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP ; q=0.5', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0.8, gzip;q=0.8', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', undefined],
    ['gzip;q=0', undefined],
    ['gzip;q=0.000', undefined],
    ['gzip;q=2', undefined],
    ['gzip;q=a, br;q=0.1', 'br'],
    ['identity, gzip;q=0.5', undefined],
    ['identity;q=0.5, gzip;q=0.5', 'gzip'],
    ['deflate, zstd', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s selects %s', (header, expected) => {
    expect(encodingFor(header)).toBe(expected);
  });

  it('selects only an encoding that is available', () => {
    expect(encodingFor('br, gzip;q=0.5', ['gzip'])).toBe('gzip');
    expect(encodingFor('br', ['gzip'])).toBeUndefined();
  });
});

describe('a response', () => {
  it.each(['br', 'gzip'])('of both APIs is compressed with %s', async (encoding) => {
    const { ask } = await start(answering(LONG));
    const asked = graphql('{ __typename }');
    const headers = { ...asked.headers, 'accept-encoding': encoding };
    for (const answer of [
      await ask('/v1/x', accepts(encoding)),
      await ask('/graphql', { ...asked, headers }),
    ]) {
      expect(answer.text).toBe(LONG);
      expect(Number(answer.headers['content-length'])).toBeLessThan(200);
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers.vary).toBe('Accept-Encoding');
    }
  });

  it('names Accept-Encoding in Vary when it is not compressed, and on 304', async () => {
    const { ask } = await start(answering(LONG, { vary: 'authorization' }));
    const { headers } = await ask('/v1/x');
    expect([headers['content-encoding'], headers.vary, headers['content-length']]).toEqual([
      undefined,
      'authorization, Accept-Encoding',
      String(LONG.length),
    ]);
    const fresh = { headers: { 'if-none-match': '"docs"' } };
    expect((await ask('/openapi.json', fresh)).headers.vary).toBe('Accept-Encoding');
  });

  it.each([
    ['is shorter than 1 KiB', { text: 'short' }, {}],
    ['is an image', LONG, { 'content-type': 'image/png' }],
    ['is a stream of events', LONG, { 'content-type': 'text/event-stream' }],
    ['has an encoding already', LONG, { 'content-encoding': 'identity' }],
    ['must not be transformed', LONG, { 'cache-control': 'private, no-transform' }],
  ])('is sent as it is when it %s', async (_, body, headers) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const { url } = await start(answering(text, headers as Record<string, string>));
    const answer = await sendWire(`${url}/v1/x`, accepts('br, gzip'));
    expect(answer.bytes.toString()).toBe(text);
    expect(answer.headers['content-encoding']).toBe(
      Object.entries(headers).find(([name]) => name === 'content-encoding')?.[1],
    );
    expect(answer.headers['content-length']).toBe(String(text.length));
  });

  it('is sent as it is when it holds a secret', async () => {
    const { ask } = await start({
      ...answering(LONG),
      context: async (incoming) => {
        incoming.showSecret();
        return {} as never; // the toy APIs do not read it
      },
      rest: async ({ context }) => {
        await context();
        return { ...jsonAnswer(LONG), operation: 'toy' };
      },
      graphql: async (_, __, incoming) => {
        incoming.replayed();
        return jsonAnswer(LONG);
      },
    });
    for (const path of ['/v1/x', '/graphql']) {
      const { headers } = await ask(path, accepts('br'));
      expect([headers['content-encoding'], headers['cache-control']]).toEqual([
        undefined,
        'no-store, no-transform',
      ]);
    }
  });

  it('has a weak ETag when it is compressed', async () => {
    const { ask } = await start(answering(LONG, { etag: '"strong"' }));
    expect((await ask('/v1/x', accepts('gzip'))).headers.etag).toBe('W/"strong"');
    expect((await ask('/v1/x')).headers.etag).toBe('"strong"');
  });

  it('to HEAD has the headers of the compressed one, except its length', async () => {
    const { url } = await start({
      rest: async () => ({
        status: 200,
        headers: { 'content-type': JSON_TYPE, etag: 'W/"a"', 'content-length': `${LONG.length}` },
        operation: 'toy',
      }),
    });
    const head = await sendWire(`${url}/v1/x`, { method: 'HEAD', ...accepts('gzip') });
    expect(head.bytes.length).toBe(0);
    expect([head.headers['content-encoding'], head.headers.etag, head.headers.vary]).toEqual([
      'gzip',
      'W/"a"',
      'Accept-Encoding',
    ]);
    expect(head.headers['content-length']).toBeUndefined();
    const plain = await sendWire(`${url}/v1/x`, { method: 'HEAD' });
    expect(plain.headers['content-length']).toBe(String(LONG.length));
  });

  it('of more than 1 MiB is compressed while it is sent', async () => {
    const body = JSON.stringify({ lines: Array.from({ length: 100_000 }, (_, n) => `line ${n}`) });
    const { url } = await start({
      ...answering(body),
      config: { corsOrigins: ['https://a.test'] },
    });
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { headers, bytes } = await sendWire(`${url}/v1/x`, accepts(encoding));
      expect(decode(bytes).toString()).toBe(body);
      expect([headers['transfer-encoding'], headers['content-length'], headers.vary]).toEqual([
        'chunked',
        undefined,
        'Accept-Encoding, Origin',
      ]);
    }
  });

  it('of more than 1 MiB ends with the connection of its reader', async () => {
    const body = JSON.stringify(randomBytes(10 * MIB).toString('hex'));
    const { ask, port } = await start(answering(body));
    const sockets = Array.from({ length: 9 }, () => connect(port, '127.0.0.1'));
    const heads = sockets.map(async (socket) => {
      socket.write('GET /v1/x HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n\r\n');
      const [chunk] = await once(socket, 'data');
      socket.pause(); // a client that reads no more
      return /content-encoding: gzip/i.test(String(chunk));
    });
    // The ninth is sent as it is, and none waits for the others.
    expect((await Promise.all(heads)).filter(Boolean)).toHaveLength(8);
    for (const socket of sockets) socket.destroy();
    const encoding = async () => (await ask('/v1/x', accepts('gzip'))).headers['content-encoding'];
    await expect.poll(encoding).toBe('gzip');
  });

  it('is never compressed with the setting off', async () => {
    const { ask } = await start({ ...answering(LONG), config: { compression: false } });
    for (const path of ['/v1/x', '/graphql']) {
      const { headers, text } = await ask(path, accepts('br, gzip'));
      expect([headers['content-encoding'], headers.vary, text]).toEqual([
        undefined,
        undefined,
        LONG,
      ]);
    }
  });
});

describe('the compressor', () => {
  const body = (bytes: number): Buffer => Buffer.alloc(bytes, 'some text ');

  it('compresses two bodies at a time, lets 16 MiB wait, and leaves the rest as it is', async () => {
    const compressor = new Compressor();
    const results = await Promise.all(
      Array.from({ length: 40 }, () => compressor.compress(body(MIB), 'gzip')),
    );
    expect(results.filter((one) => one !== undefined)).toHaveLength(18);
    for (const one of results.slice(0, 18)) expect(gunzipSync(one ?? '').length).toBe(MIB);
    expect(await compressor.compress(body(MIB), 'br')).toBeDefined();
  });

  it('leaves a body that would not get smaller as it is', async () => {
    expect(await new Compressor().compress(randomBytes(2000), 'gzip')).toBeUndefined();
  });

  it('makes the compressed form of a static body once', async () => {
    const compressor = new Compressor();
    const page = body(MIB);
    const [first, second] = await Promise.all([
      compressor.compressOnce(page, 'br'),
      compressor.compressOnce(page, 'br'),
    ]);
    expect(first).toBeDefined();
    expect(second).toBe(first);
    expect(await compressor.compressOnce(page, 'br')).toBe(first);
    expect(await compressor.compressOnce(page, 'gzip')).not.toBe(first);
  });

  it('has at most eight open streams', async () => {
    const compressor = new Compressor();
    const streams = Array.from({ length: 9 }, () => compressor.stream(MIB, 'gzip'));
    expect(streams.map((stream) => stream !== undefined)).toEqual([
      ...Array.from({ length: 8 }, () => true),
      false,
    ]);
    streams[0]?.destroy();
    await expect.poll(() => compressor.stream(MIB, 'br') !== undefined).toBe(true);
  });
});
