/**
 * Checks the guarded fetch against servers on the loopback interface: what it reads, what it
 * refuses, and that a refused address receives nothing.
 */
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer as createNetServer } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isPrivateAddress, isPublicAddress } from '../../src/data/fetch/address.ts';
import { addressesOf } from '../../src/data/fetch/connect.ts';
import {
  createFetch,
  type FetchOptions,
  FetchRefused,
  type GuardedFetch,
} from '../../src/data/fetch.ts';
import { badInput } from '../../src/domain/errors.ts';

/** A server of a test, with the number of its connections. */
interface TestServer {
  readonly url: string;
  readonly port: number;
  connections(): number;
}

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(answer: RequestListener, host = '127.0.0.1'): Promise<TestServer> {
  const server = createServer(answer);
  open.push(server);
  let connections = 0;
  server.on('connection', () => connections++);
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // the server listens on a port
  return { url: `http://${host}:${port}`, port, connections: () => connections };
}

const bounds: FetchOptions = { maxBytes: 1000, timeoutMs: 5000 };
const everywhere = createFetch({ allowPrivateNetworks: true });
/** Treats 127.0.0.1 as public, and the rest of the loopback range as a private network. */
const outside = (lookup?: (name: string) => Promise<string[]>): GuardedFetch =>
  createFetch({
    allowPrivateNetworks: false,
    isPublic: (address) => address === '127.0.0.1',
    ...(lookup && { lookup }),
  });

/** Returns the reason for which an address is not read. */
async function refusal(reading: Promise<unknown>): Promise<string> {
  const error = await reading.catch((error: unknown) => error);
  return error instanceof FetchRefused ? error.reason : `not refused: ${error}`;
}

const json =
  (value: unknown): RequestListener =>
  (_, res) =>
    res
      .writeHead(200, { 'content-type': 'Application/JSON; charset=utf-8' })
      .end(JSON.stringify(value));

describe('the public addresses', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '172.15.0.1',
    '192.0.1.1',
    '2606:4700::1111',
    '::ffff:1.1.1.1',
    '64:ff9b::1.1.1.1',
  ])('include %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each(
    (
      '0.0.0.0 0.1.2.3 10.0.0.1 100.64.0.1 100.127.255.255 127.0.0.1 127.255.255.254 168.63.129.16 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.8 192.0.2.1 192.88.99.1 192.168.0.1 198.18.0.1 198.51.100.1 203.0.113.1 ' +
      '224.0.0.1 240.0.0.1 255.255.255.255 :: ::1 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:0:127.0.0.1 64:ff9b::127.0.0.1 64:ff9b::10.0.0.1 64:ff9b:1::1.1.1.1 100::1 2001::1 2001:db8::1 ' +
      '2002:7f00:1:: 2002:101:101:: 3fff::1 4000::1 5f00::1 fc00::1 fd00::1 fe80::1 fe80::1%eth0 fec0::1 ff02::1 nonsense'
    )
      .split(' ')
      .concat(''),
  )('do not include %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

/**
 * Cloud metadata addresses, link-local and others; multicast, broadcast, 0.0.0.0/8; and unassigned
 * addresses.
 */
const unassigned = (
  '169.254.169.254 169.254.0.0 169.254.255.255 ::ffff:169.254.169.254 ::ffff:a9fe:a9fe 64:ff9b::169.254.169.254 2002:a9fe:a9fe:: fe80::1 fe80::1%eth0 febf::1 fec0::1 fd00:ec2::254 fd20:ce::254 ' +
  '224.0.0.1 239.255.255.255 ff02::1 ff0e::1 255.255.255.255 ::ffff:255.255.255.255 0.0.0.0 0.1.2.3 0.255.255.255 :: ::ffff:0.0.0.0 100.100.100.200 168.63.129.16 ::ffff:168.63.129.16 192.0.0.192 240.0.0.1 ::169.254.169.254 nonsense'
)
  .split(' ')
  .concat('');

describe('an address of a private network', () => {
  it.each(
    '127.0.0.1 127.255.255.254 10.0.0.1 172.16.0.1 172.31.255.255 192.168.1.1 ::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 64:ff9b::10.0.0.1 fc00::1 fd00::1 fdff::1'.split(
      ' ',
    ),
  )('is %s', (address) => {
    expect([isPrivateAddress(address), isPublicAddress(address)]).toEqual([true, false]);
  });

  it.each([...unassigned, '1.1.1.1', '172.32.0.1', '2606:4700:4700::1111'])(
    'is not %s',
    (address) => {
      expect(isPrivateAddress(address)).toBe(false);
    },
  );
});

describe('with private networks allowed', () => {
  const isAllowed = (address: string) => isPublicAddress(address) || isPrivateAddress(address);
  const resolved = (addresses: readonly string[]) =>
    addressesOf({ lookup: async () => addresses, isAllowed }, 'acme.test');

  it.each(unassigned)(
    'a name that resolves to %j, also next to another address, is refused',
    async (address) => {
      expect([
        await refusal(resolved([address])),
        await refusal(resolved(['10.0.0.1', address])),
      ]).toEqual(['ADDRESS', 'ADDRESS']);
    },
  );

  it('a name that resolves to private addresses is allowed', async () => {
    expect(await resolved(['10.0.0.1', '::1'])).toEqual(['10.0.0.1', '::1']);
  });

  // These mean this machine: no other machine receives anything.
  it.each(['0.0.0.0', '0', '0x0', '[::]', '[::ffff:0.0.0.0]'])(
    '%s is refused before any request is sent',
    async (host) => {
      const target = await serve(json(1));
      expect([
        await refusal(everywhere(`http://${host}:${target.port}/`, bounds)),
        target.connections(),
      ]).toEqual(['ADDRESS', 0]);
    },
  );

  it('a redirect to an unassigned address is refused', async () => {
    const end = await serve(json(1));
    const target = await serve((_, res) =>
      res.writeHead(302, { location: `http://0.0.0.0:${end.port}/` }).end(),
    );
    expect([await refusal(everywhere(target.url, bounds)), end.connections()]).toEqual([
      'ADDRESS',
      0,
    ]);
  });
});

describe('a response', () => {
  it('is returned in full, with its URL and type', async () => {
    const { url } = await serve(json({ a: 1 }));
    const { headers, ...rest } = await everywhere(`${url}/a?b#c`, bounds);
    expect(rest).toEqual({
      url: `${url}/a?b`,
      status: 200,
      contentType: 'application/json',
      body: Buffer.from('{"a":1}'),
    });
    expect(headers['content-type']).toBe('Application/JSON; charset=utf-8');
  });

  it("is requested with the product's user agent and the given headers", async () => {
    let asked: IncomingHttpHeaders = {};
    const { url, port } = await serve((req, res) => {
      asked = req.headers;
      res.end();
    });
    await everywhere(url, { ...bounds, accept: 'text/html', headers: { 'x-mine': 'yes' } });
    expect(asked).toEqual({
      host: `127.0.0.1:${port}`,
      connection: 'keep-alive',
      'user-agent': 'Lectern',
      accept: 'text/html',
      'accept-encoding': 'gzip, br',
      'x-mine': 'yes',
    });
  });

  it.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['br', brotliCompressSync],
    ['identity', (text: Buffer) => text],
  ] as const)('is unpacked: %s', async (encoding, pack) => {
    const { url } = await serve((_, res) =>
      res.writeHead(200, { 'content-encoding': encoding }).end(pack(Buffer.from('hello'))),
    );
    expect((await everywhere(url, bounds)).body.toString()).toBe('hello');
  });

  it('may be without a type and empty', async () => {
    const { url } = await serve((_, res) => res.writeHead(204).end());
    const { status, contentType, body } = await everywhere(url, bounds);
    expect([status, contentType, body]).toEqual([204, undefined, Buffer.alloc(0)]);
  });

  it('may come from a host name, which is sent to the server', async () => {
    const { port } = await serve((req, res) => res.end(req.headers.host));
    expect(
      (
        await outside(async () => ['127.0.0.1'])(`http://acme.test:${port}`, bounds)
      ).body.toString(),
    ).toBe(`acme.test:${port}`);
  });

  it('may come from the second address of a name when the first does not respond', async () => {
    const { port } = await serve(json(1));
    const fetch = createFetch({
      allowPrivateNetworks: true,
      lookup: async () => ['127.0.0.2', '127.0.0.1'],
    });
    expect((await fetch(`http://acme.test:${port}`, bounds)).body.toString()).toBe('1');
  });
});

describe('an address that is not public', () => {
  const spellings = [
    '127.0.0.1',
    '127.1',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '2130706433',
    '0x7f000001',
    '127.0.0.1.',
    '127%2e0%2e0%2e1',
    '１２７.0.0.1',
    '0.0.0.0',
    '0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:0:0:1]',
    '[::]',
    '[64:ff9b::7f00:1]',
    'localhost',
    'LOCALHOST',
  ];

  it.each(spellings)('is refused before any request is sent: %s', async (host) => {
    const target = await serve(json(1));
    expect([
      await refusal(
        createFetch({ allowPrivateNetworks: false })(`http://${host}:${target.port}/`, bounds),
      ),
      target.connections(),
    ]).toEqual(['ADDRESS', 0]);
  });

  it.each([
    '169.254.169.254',
    '10.0.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '255.255.255.255',
    '192.0.0.1',
    '[fd00::1]',
    '[fe80::1]',
    '[ff02::1]',
    '[2002:7f00:1::]',
  ])('is refused: %s', async (host) => {
    expect(
      await refusal(createFetch({ allowPrivateNetworks: false })(`http://${host}/`, bounds)),
    ).toBe('ADDRESS');
  });

  it.each([
    [['127.0.0.1']],
    [['1.1.1.1', '127.0.0.1']],
    [['127.0.0.1', '1.1.1.1']],
    [['::ffff:127.0.0.1']],
    [['::1']],
  ])('is refused when a name resolves to it, also as one of several: %j', async (addresses) => {
    const target = await serve(json(1));
    const fetch = createFetch({ allowPrivateNetworks: false, lookup: async () => addresses });
    expect([
      await refusal(fetch(`http://acme.test:${target.port}/`, bounds)),
      target.connections(),
    ]).toEqual(['ADDRESS', 0]);
  });

  it('is not reached by a name that resolves to it on a second lookup', async () => {
    const target = await serve(json('public'));
    let asked = 0;
    const rebinding = async () => [asked++ === 0 ? '127.0.0.1' : '127.0.0.2'];
    expect(
      (await outside(rebinding)(`http://acme.test:${target.port}/`, bounds)).body.toString(),
    ).toBe('"public"');
    expect(asked).toBe(1);
  });

  it('is refused after a redirect, also by a name that was valid before', async () => {
    const secret = await serve(json('secret'), '127.0.0.2');
    const byAddress = await serve((_, res) => res.writeHead(302, { location: secret.url }).end());
    expect(await refusal(outside()(byAddress.url, bounds))).toBe('ADDRESS');
    let asked = 0;
    const rebinding = async () => [asked++ === 0 ? '127.0.0.1' : '127.0.0.2'];
    const byName = await serve((_, res) =>
      res.writeHead(302, { location: `http://acme.test:${secret.port}/` }).end(),
    );
    expect(await refusal(outside(rebinding)(`http://acme.test:${byName.port}/`, bounds))).toBe(
      'ADDRESS',
    );
    expect([byAddress.connections(), byName.connections(), secret.connections()]).toEqual([
      1, 1, 0,
    ]);
  });

  it('is read when the setting allows it', async () => {
    const { port } = await serve(json(1));
    expect((await everywhere(`http://localhost:${port}`, bounds)).body.toString()).toBe('1');
  });
});

describe('redirects', () => {
  it('are followed, also relative ones, with the given headers only to the same origin', async () => {
    const seen: unknown[] = [];
    const end = await serve((req, res) => {
      seen.push(req.headers['x-mine']);
      res.end('end');
    });
    const target = await serve((req, res) => {
      seen.push(req.headers['x-mine']);
      res
        .writeHead(req.url === '/a' ? 301 : 308, {
          location: req.url === '/a' ? 'b?c' : `${end.url}/d#e`,
        })
        .end('on');
    });
    const { url, body } = await everywhere(`${target.url}/a`, {
      ...bounds,
      headers: { 'x-mine': 'yes' },
    });
    expect([url, body.toString(), seen]).toEqual([
      `${end.url}/d`,
      'end',
      ['yes', 'yes', undefined],
    ]);
  });

  it('are followed five times, or up to the given limit', async () => {
    const target = await serve((req, res) => {
      const left = Number(req.url?.slice(1));
      if (left === 0) res.end('end');
      else res.writeHead(302, { location: `/${left - 1}` }).end();
    });
    expect((await everywhere(`${target.url}/5`, bounds)).body.toString()).toBe('end');
    expect(await refusal(everywhere(`${target.url}/6`, bounds))).toBe('REDIRECTS');
    expect(await refusal(everywhere(`${target.url}/1`, { ...bounds, maxRedirects: 0 }))).toBe(
      'REDIRECTS',
    );
  });

  it('in a cycle are given up', async () => {
    const target = await serve((_, res) => res.writeHead(302, { location: '/' }).end());
    expect(await refusal(everywhere(target.url, bounds))).toBe('REDIRECTS');
  });

  it.each([
    'file:///etc/passwd',
    'ftp://acme.test/',
    'javascript:alert(1)',
    'gopher://127.0.0.1:25/',
  ])('to another scheme are refused: %s', async (location) => {
    const target = await serve((_, res) => res.writeHead(302, { location }).end());
    expect(await refusal(everywhere(target.url, bounds))).toBe('SCHEME');
  });

  it('without a location are no success', async () => {
    const target = await serve((_, res) => res.writeHead(302).end());
    expect(await refusal(everywhere(target.url, bounds))).toBe('STATUS');
  });
});

describe('https', () => {
  const certificate = {
    key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg03F7M45RgFM0/Xcx
0HS+fmYgtJKxIRLeQVkrS3IWoEqhRANCAAS7wcVp4ffbK+DIm9ZAGmnz69/yWNAs
jepRo2M0DQVwVR16E/Qddp8PT2FtWVRkOloeCMRUN/GmGlXXVnmEyBzA
-----END PRIVATE KEY-----`,
    cert: `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIUQu2UpcLh+UvjaAimePvRlSDpmLcwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJYWNtZS50ZXN0MCAXDTI2MTEyMTE3MDUxMloYDzIxMjYxMDI4
MTcwNTEyWjAUMRIwEAYDVQQDDAlhY21lLnRlc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAS7wcVp4ffbK+DIm9ZAGmnz69/yWNAsjepRo2M0DQVwVR16E/Qddp8P
T2FtWVRkOloeCMRUN/GmGlXXVnmEyBzAo2kwZzAdBgNVHQ4EFgQU11YasFXWHP2b
aJsSibWIAfp/UhQwHwYDVR0jBBgwFoAU11YasFXWHP2baJsSibWIAfp/UhQwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglhY21lLnRlc3QwCgYIKoZIzj0EAwID
SAAwRQIgInOPRhvytnm3ZFGYnmVowmzByDSsqNmVwfvixNFcqLcCIQDezaKgahwx
80JSU9EZuw48NBC91e7Z9uy1IOULYj4yEA==
-----END CERTIFICATE-----`,
  };

  async function serveSecurely(answer: RequestListener) {
    const names: unknown[] = [];
    const server = createTlsServer(certificate, answer);
    open.push(server);
    server.on('secureConnection', (socket) => names.push(socket.servername));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { url: `https://acme.test:${(server.address() as AddressInfo).port}/`, names };
  }

  it('needs a certificate for the name from a known issuer', async () => {
    const { url } = await serveSecurely(json(1));
    expect(await refusal(outside(async () => ['127.0.0.1'])(url, bounds))).toBe('NETWORK');
  });

  it('is requested by name, and does not redirect to http', async () => {
    const target = await serve(json(1));
    const secure = await serveSecurely((req, res) =>
      req.url === '/' ? res.end('safe') : res.writeHead(302, { location: target.url }).end(),
    );
    const other = await serveSecurely(json(1));
    const fetch = outside(async () => ['127.0.0.1']);
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    try {
      expect((await fetch(secure.url, bounds)).body.toString()).toBe('safe');
      expect(await refusal(fetch(`${secure.url}down`, bounds))).toBe('SCHEME');
      const up = await serve((_, res) => res.writeHead(302, { location: other.url }).end());
      expect((await fetch(up.url, bounds)).url).toBe(other.url);
    } finally {
      vi.unstubAllEnvs();
    }
    expect([secure.names, target.connections()]).toEqual([['acme.test', 'acme.test'], 0]);
  });
});

describe('limits', () => {
  const endless: RequestListener = (_, res) => {
    res.writeHead(200);
    const go = (): void => {
      while (!res.destroyed && res.write(Buffer.alloc(65_536, 'x')));
    };
    res.on('drain', go);
    go();
  };

  it('stop a body of 50 MB, with or without a declared length', async () => {
    let sent = 0;
    const declared = await serve((_, res) =>
      res.writeHead(200, { 'content-length': 50_000_000 }).end(Buffer.alloc(50_000_000)),
    );
    const chunked = await serve((_, res) => {
      res.on('close', () => (sent = res.socket?.bytesWritten ?? 0));
      res.write(Buffer.alloc(50_000_000));
      res.end();
    });
    expect([
      await refusal(everywhere(declared.url, bounds)),
      await refusal(everywhere(chunked.url, bounds)),
      await refusal(everywhere((await serve(endless)).url, bounds)),
    ]).toEqual(['TOO_LARGE', 'TOO_LARGE', 'TOO_LARGE']);
    expect(sent).toBeLessThan(50_000_000);
  });

  it('allow a body of exactly the maximum size', async () => {
    const target = await serve((_, res) => res.end('x'.repeat(1000)));
    expect((await everywhere(target.url, bounds)).body).toHaveLength(1000);
    expect(await refusal(everywhere(target.url, { ...bounds, maxBytes: 999 }))).toBe('TOO_LARGE');
  });

  it.each([
    ['gzip', gzipSync],
    [
      'br',
      (text: Buffer) =>
        brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
    ],
  ] as const)('stop a body that grows when it is unpacked: %s', async (encoding, pack) => {
    const packed = pack(Buffer.alloc(60_000_000));
    const target = await serve((_, res) =>
      res.writeHead(200, { 'content-encoding': encoding }).end(packed),
    );
    const before = process.memoryUsage().rss;
    expect(await refusal(everywhere(target.url, { ...bounds, maxBytes: 1_000_000 }))).toBe(
      'TOO_LARGE',
    );
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
  });

  it('stop slow responses, bodies and name lookups', async () => {
    const silent = await serve(() => undefined);
    const slow = await serve((_, res) => void res.writeHead(200).write('x'));
    const mute = createNetServer().listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const never = createFetch({
      allowPrivateNetworks: true,
      lookup: () => new Promise(() => undefined),
    });
    const short = { ...bounds, timeoutMs: 60 };
    const { port } = mute.address() as AddressInfo; // the server listens on a port
    const readings = [
      everywhere(silent.url, short),
      everywhere(slow.url, short),
      everywhere(`http://127.0.0.1:${port}`, short),
      everywhere(`https://127.0.0.1:${port}`, short),
      never('http://acme.test/', short),
    ];
    expect(await Promise.all(readings.map(refusal))).toEqual([
      'TIMEOUT',
      'TIMEOUT',
      'TIMEOUT',
      'TIMEOUT',
      'TIMEOUT',
    ]);
    mute.close();
  });

  it("include the caller's signal", async () => {
    const silent = await serve(() => undefined);
    const reason = new Error('no longer');
    const giving = new AbortController();
    const reading = everywhere(silent.url, { ...bounds, signal: giving.signal });
    giving.abort(reason);
    await expect(reading).rejects.toBe(reason);
    await expect(everywhere(silent.url, { ...bounds, signal: giving.signal })).rejects.toBe(reason);
    expect(silent.connections()).toBeLessThanOrEqual(1);
  });
});

describe('a failed fetch', () => {
  it.each([
    ['', 'ADDRESS'],
    ['acme.test', 'ADDRESS'],
    ['http://', 'ADDRESS'],
    ['http://[::g]/', 'ADDRESS'],
    ['http://ana:secret@127.0.0.1/', 'ADDRESS'],
    ['http://ana@127.0.0.1/', 'ADDRESS'],
    ['ftp://127.0.0.1/', 'SCHEME'],
    ['file:///etc/passwd', 'SCHEME'],
    ['data:text/plain,x', 'SCHEME'],
    ['http://127.0.0.1:1/', 'NETWORK'],
  ])('has a reason: %j is %s', async (url, reason) => {
    expect(await refusal(everywhere(url, bounds))).toBe(reason);
  });

  it.each([404, 500, 304, 300])('includes a response without success: %i', async (status) => {
    const target = await serve((_, res) => res.writeHead(status).end('x'));
    await expect(everywhere(target.url, bounds)).rejects.toEqual(
      new FetchRefused('STATUS', `This address responded with ${status}.`, { status }),
    );
  });

  it('includes a name without an address, a broken response, and an unrequested content encoding', async () => {
    const nameless = createFetch({ allowPrivateNetworks: true, lookup: async () => [] });
    const broken = await serve((_, res) =>
      res.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('hello').subarray(0, 12)),
    );
    const cut = await serve((_, res) => {
      res.writeHead(200, { 'content-length': 10 }).write('x');
      setImmediate(() => res.destroy());
    });
    const strange = await serve((_, res) =>
      res.writeHead(200, { 'content-encoding': 'zstd' }).end('x'),
    );
    const readings = [
      nameless('http://acme.test/', bounds),
      everywhere(broken.url, bounds),
      everywhere(cut.url, bounds),
      everywhere(strange.url, bounds),
    ];
    expect(await Promise.all(readings.map(refusal))).toEqual([
      'NETWORK',
      'NETWORK',
      'NETWORK',
      'NETWORK',
    ]);
  });

  it('becomes an error of the input that contained the URL', () => {
    expect(
      new FetchRefused('SCHEME', 'Only http and https URLs are allowed.').toFault('changes.0.url'),
    ).toEqual(badInput('Only http and https URLs are allowed.', 'changes.0.url'));
  });
});
