/** The HTTP server with toy doors, over real connections on the loopback: what both doors have in common. */
import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { createSchema, createYoga } from 'graphql-yoga';
import { afterEach, describe, expect, it } from 'vitest';
import type { Context } from '../src/context.ts';
import { openBlobs } from '../src/data/blobs.ts';
import { createSecrets } from '../src/data/secrets.ts';
import { Fault, headersOf, unauthenticated } from '../src/domain/errors.ts';
import type { RestRequest } from '../src/rest/handler.ts';
import { createLog, loggedPath } from '../src/server/log.ts';
import { createServer, type LecternServer, type ServerOptions } from '../src/server.ts';
import { noSignIns } from './server/sign-ins.ts';

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: unknown;
}

interface Asking {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
  readonly chunked?: boolean;
  readonly agent?: Agent;
}

interface Place {
  readonly url: string;
  readonly port: number;
  readonly server: LecternServer;
  readonly lines: Record<string, unknown>[];
  ask(path: string, asking?: Asking): Promise<Reply>;
}

const open: LecternServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

/** A toy of `/v1`: `/v1/echo` gives the body back, `/v1/slow` waits for the test, `/v1/never` for ever. */
function toyRest(gates: Promise<void>[]) {
  return async (request: RestRequest) => {
    const json = { 'content-type': 'application/json' };
    try {
      if (request.url === '/v1/slow') await gates[0];
      if (request.url === '/v1/never') await new Promise(() => undefined);
      await request.context();
      if (request.url === '/v1/echo') return { status: 200, headers: json, body: (await request.body(1000)).toString(), operation: 'echo' };
      return { status: 200, headers: json, body: '{}', operation: 'toy' };
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      return { status: error.status, headers: { ...json, ...headersOf(error) }, body: JSON.stringify({ error: { reason: error.reason } }), operation: 'toy', fault: error };
    }
  };
}

const yoga = createYoga<Record<string, unknown>>({
  logging: false,
  graphiql: false,
  landingPage: false,
  cors: false,
  schema: createSchema({
    typeDefs: 'type Query { length(text: String!): Int never: Int }',
    resolvers: { Query: { length: (_, { text }: { text: string }) => text.length, never: () => new Promise(() => undefined) } },
  }),
});

type Changes = Partial<Omit<ServerOptions, 'config'>> & { readonly config?: Partial<ServerOptions['config']>; readonly gates?: Promise<void>[] };

async function start({ config, gates = [], ...options }: Changes = {}): Promise<Place> {
  const lines: Record<string, unknown>[] = [];
  const server = createServer({
    config: { port: 0, host: '127.0.0.1', baseUrl: 'http://unused', rateLimits: { token: 100, address: 100 }, corsOrigins: ['*'], metrics: 'loopback', graphiql: true, trustProxy: 0, ...config },
    log: createLog({ logLevel: 'info', environment: 'test' }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
    graphql: (req, res, visit) => yoga.handle(req, res, { visit }),
    rest: toyRest(gates),
    async context(visit) {
      const token = /^Bearer (.*)$/.exec(visit.headers.authorization ?? '')?.[1];
      if (token === 'bad') {
        await visit.meter.spendForAddress();
        throw unauthenticated();
      }
      if (token !== undefined) await visit.meter.spendForToken(token);
      visit.note({ userId: 'usr_1' });
      return {} as Context; // the toy doors do not look at it
    },
    mayUpload: async () => {},
    signIns: noSignIns,
    files: openBlobs({ dataDir: '/nowhere', s3: undefined, secretKey: new Uint8Array(32), secrets: createSecrets(new Uint8Array(32)), settings: { baseUrl: 'http://unused' } }),
    docs: (path) => (path === '/openapi.json' ? { status: 200, headers: { 'content-type': 'application/json', etag: '"docs"' }, body: '{"openapi":"3.1.0"}' } : undefined),
    ready: async () => undefined,
    ...options,
  });
  open.push(server);
  const { url, port } = await server.listen();
  return { url, port, server, lines, ask: (path, asking) => ask(port, path, asking) };
}

async function ask(port: number, path: string, { method = 'GET', headers = {}, body, chunked = false, agent }: Asking = {}): Promise<Reply> {
  const length = body === undefined || chunked ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const req = httpRequest({ host: '127.0.0.1', port, path, method, headers: { ...length, ...headers }, agent: agent ?? false });
  if (body !== undefined) req.write(body);
  req.end();
  req.on('error', () => undefined); // a refused upload may be cut while the answer is there already
  const [res] = await once(req, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of res) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const text = res.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes).toString() : bytes.toString();
  return { status: res.statusCode, headers: res.headers, text, body: text !== '' && String(res.headers['content-type']).includes('json') ? JSON.parse(text) : undefined };
}

/** Sends bytes as they are and gives what comes back until the end. */
async function raw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk));
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return text;
}

const graphql = (query: string): Asking => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }) });
const html = { accept: 'text/html,application/xhtml+xml' };

describe('request ids', () => {
  it('are taken over when they are sane, and made otherwise', async () => {
    const { ask } = await start();
    const idOf = async (path: string, sent?: string) => (await ask(path, sent === undefined ? {} : { headers: { 'x-request-id': sent } })).headers['x-request-id'];
    expect(await idOf('/v1/x', 'mine-1:2.3_4')).toBe('mine-1:2.3_4');
    expect(await idOf('/v1/x', 'has space')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf('/v1/x', 'x'.repeat(129))).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf('/nowhere', 'mine')).toBe('mine');
  });

  it('stand in the body of a fault and in the log', async () => {
    const { ask, lines } = await start();
    const reply = await ask('/nowhere?secret=s3cret', { headers: { 'x-request-id': 'mine' } });
    expect([reply.status, reply.body]).toEqual([404, { error: { code: 404, message: expect.any(String), reason: 'NOT_FOUND', requestId: 'mine' } }]);
    expect(lines).toEqual([
      {
        level: 'info',
        time: expect.any(String),
        requestId: 'mine',
        method: 'GET',
        path: '/nowhere?secret=[hidden]',
        operation: 'unknown',
        status: 404,
        ms: expect.any(Number),
        reason: 'NOT_FOUND',
        msg: 'request',
      },
    ]);
  });
});

describe('CORS', () => {
  it('lets every origin call, without cookies, and shows our headers', async () => {
    const { ask } = await start();
    const { headers } = await ask('/v1/x', { headers: { origin: 'https://a.test' } });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers['access-control-expose-headers']).toContain('X-Request-Id');
  });

  it('answers a preflight with 204 and charges nobody', async () => {
    const { ask } = await start();
    for (const path of ['/graphql', '/v1/x']) {
      const reply = await ask(path, { method: 'OPTIONS', headers: { origin: 'https://a.test', 'access-control-request-method': 'PATCH' } });
      expect([reply.status, reply.text, reply.headers['x-ratelimit-remaining']]).toEqual([204, '', undefined]);
      expect(reply.headers['access-control-allow-methods']).toContain('PATCH');
      expect(reply.headers['access-control-allow-headers']).toContain('Idempotency-Key');
    }
  });

  it('lets only the origins of the setting call', async () => {
    const { ask } = await start({ config: { corsOrigins: ['https://a.test'] } });
    const allowed = async (origin: string) => (await ask('/v1/x', { headers: { origin } })).headers;
    expect(await allowed('https://a.test')).toMatchObject({ 'access-control-allow-origin': 'https://a.test', vary: 'Origin' });
    expect((await allowed('https://b.test'))['access-control-allow-origin']).toBeUndefined();
  });
});

describe('bodies', () => {
  it('are given to the doors, also in chunks', async () => {
    const { ask } = await start();
    expect((await ask('/v1/echo', { method: 'POST', body: '{"a":1}' })).body).toEqual({ a: 1 });
    expect((await ask('/v1/echo', { method: 'POST', body: '{"a":1}', chunked: true })).body).toEqual({ a: 1 });
    expect((await ask('/graphql', graphql('{ length(text: "four") }'))).body).toEqual({ data: { length: 4 } });
    expect((await ask('/graphql', { ...graphql('{ length(text: "four") }'), chunked: true })).body).toEqual({ data: { length: 4 } });
  });

  it.each([false, true])('over the limit of a route are 413, and the client gets to read it (chunked: %s)', async (chunked) => {
    const { ask } = await start();
    const agent = new Agent({ keepAlive: true });
    const reply = await ask('/v1/echo', { method: 'POST', body: Buffer.alloc(3_000_000, 'x'), chunked, agent });
    agent.destroy();
    expect([reply.status, reply.body, reply.headers['connection']]).toEqual([413, { error: { reason: 'PAYLOAD_TOO_LARGE' } }, 'close']);
  });

  it.each([false, true])('over 16 MiB are 413 for GraphQL, in its shape (chunked: %s)', async (chunked) => {
    const { ask } = await start();
    const reply = await ask('/graphql', { ...graphql(''), body: Buffer.alloc(16 * 1_048_576 + 1, 'x'), chunked });
    expect([reply.status, reply.body]).toEqual([
      413,
      { errors: [{ message: 'The body may have at most 16 MiB.', extensions: { code: 'PAYLOAD_TOO_LARGE', details: { limit: 16_777_216 }, requestId: reply.headers['x-request-id'] } }] },
    ]);
  });

  it('of 16 MiB pass', async () => {
    const { ask } = await start();
    const body = JSON.stringify({ query: 'query ($t: String!) { length(text: $t) }', variables: { t: 'x'.repeat(15_000_000) } });
    for (const chunked of [false, true]) expect((await ask('/graphql', { ...graphql(''), body, chunked })).body).toEqual({ data: { length: 15_000_000 } });
  });
});

describe('rate limits', () => {
  const remaining = (reply: Reply) => [reply.status, reply.headers['x-ratelimit-limit'], reply.headers['x-ratelimit-remaining']];
  const withToken = (token: string): Asking => ({ headers: { authorization: `Bearer ${token}` } });

  it('charge an address for requests without a token, on both doors, in their shapes', async () => {
    const { ask } = await start({ config: { rateLimits: { token: 100, address: 2 } } });
    expect(remaining(await ask('/v1/x'))).toEqual([200, '2', '1']);
    expect(remaining(await ask('/graphql', graphql('{ __typename }')))).toEqual([200, '2', '0']);
    const rest = await ask('/v1/x');
    expect([...remaining(rest), rest.body]).toEqual([429, '2', '0', { error: expect.objectContaining({ code: 429, reason: 'RATE_LIMITED' }) }]);
    expect(Number(rest.headers['retry-after'])).toBeGreaterThan(0);
    expect(Math.abs(Number(rest.headers['x-ratelimit-reset']) - Date.now() / 1000)).toBeLessThanOrEqual(61);
    expect((await ask('/graphql', graphql('{ __typename }'))).body).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
  });

  it('charge a token, and leave a good one alone when its address has used up its own', async () => {
    const { ask } = await start({ config: { rateLimits: { token: 2, address: 1 } } });
    expect(remaining(await ask('/v1/x', withToken('bad')))).toEqual([401, '1', '0']);
    expect(remaining(await ask('/v1/x', withToken('bad')))).toEqual([429, '1', '0']);
    expect(remaining(await ask('/v1/x'))).toEqual([429, '1', '0']);
    expect(remaining(await ask('/v1/x', withToken('a')))).toEqual([200, '2', '1']);
    expect(remaining(await ask('/v1/x', withToken('a')))).toEqual([200, '2', '0']);
    expect(remaining(await ask('/v1/x', withToken('a')))).toEqual([429, '2', '0']);
    expect(remaining(await ask('/v1/x', withToken('b')))).toEqual([200, '2', '1']);
  });

  it('charge more to whoever has paid', async () => {
    const { ask } = await start({
      graphql: async (_, res, { meter, tokenless }) => {
        if (!tokenless) await meter.spendForToken('a');
        await meter.spendMore(4);
        res.end('{}');
      },
    });
    expect(remaining(await ask('/graphql'))).toEqual([200, '100', '95']);
    expect(remaining(await ask('/graphql', withToken('a')))).toEqual([200, '100', '95']);
    expect(remaining(await ask('/graphql', withToken('a')))).toEqual([200, '100', '90']);
  });

  it('believe X-Forwarded-For only behind a proxy of ours', async () => {
    const from = (address: string): Asking => ({ headers: { 'x-forwarded-for': `1.1.1.1, ${address}` } });
    const open = await start();
    expect([remaining(await open.ask('/v1/x', from('9.9.9.1')))[2], remaining(await open.ask('/v1/x', from('9.9.9.2')))[2]]).toEqual(['99', '98']);
    const behind = await start({ config: { trustProxy: 1 } });
    const rests = [];
    for (const address of ['9.9.9.1', '9.9.9.2', '2001:db8::1', '2001:db8:0:0:5::7', '2001:db8:0:1::']) rests.push(remaining(await behind.ask('/v1/x', from(address)))[2]);
    expect(rests).toEqual(['99', '99', '99', '98', '99']);
  });
});

describe('the deadline', () => {
  it('answers 504 in the shape of the door, and whatever comes later is dropped', async () => {
    let release = (): void => undefined;
    const { ask, lines } = await start({ deadlineMs: 40, gates: [new Promise((resolve) => (release = resolve))] });
    const rest = await ask('/v1/slow');
    expect([rest.status, rest.body]).toEqual([504, { error: expect.objectContaining({ code: 504, reason: 'TIMEOUT' }) }]);
    release();
    const answer = await ask('/graphql', graphql('{ never }'));
    expect([answer.status, answer.body]).toMatchObject([504, { errors: [{ extensions: { code: 'TIMEOUT' } }] }]);
    expect(lines.map((line) => [line['status'], line['reason']])).toEqual([
      [504, 'TIMEOUT'],
      [504, 'TIMEOUT'],
    ]);
  });

  it('may be longer for one request', async () => {
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const { ask } = await start({
      deadlineMs: 30,
      graphql: async (_, res, visit) => {
        visit.allow(5000);
        await gate;
        res.end('late');
      },
    });
    setTimeout(release, 100);
    expect((await ask('/graphql')).text).toBe('late');
  });

  it('begins when the body is there', async () => {
    const { port } = await start({ deadlineMs: 60 });
    const socket = connect(port, '127.0.0.1');
    socket.write('POST /v1/echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{');
    setTimeout(() => socket.write('}'), 200);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 200 /);
    socket.destroy();
  });
});

describe('mistakes of a door', () => {
  it('are masked, and logged whole with the request id', async () => {
    const { ask, lines } = await start({
      graphql: () => {
        throw new Error('inner workings');
      },
    });
    const reply = await ask('/graphql', { headers: { 'x-request-id': 'mine' } });
    expect([reply.status, reply.body]).toMatchObject([500, { errors: [{ extensions: { code: 'INTERNAL', requestId: 'mine' } }] }]);
    expect(reply.text).not.toContain('inner workings');
    expect(lines[0]).toMatchObject({ level: 'error', requestId: 'mine', err: { message: 'inner workings' } });
  });
});

describe('the log', () => {
  it('tells who did what, and no secret', async () => {
    const { ask, lines } = await start();
    const token = `lp_${'a1B2'.repeat(10)}`;
    const secrets = ['s3cret', 'k3y', 'j.w.t', token, 'idem-1', 'ana@acme.test'];
    await ask(`/v1/x/${token}?limit=5&s%65cret=s3cret&shareKey=k3y&jwt_token=j.w.t&email=ana@acme.test`, {
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'idem-1', cookie: 's3cret' },
    });
    await ask(`/graphql?query={length(text:"s3cret")}`);
    await ask('/files/s3cret.s3cret/a.png?x=1');
    expect(lines[0]).toMatchObject({ method: 'GET', path: '/v1/x/lp_…?limit=5&secret=[hidden]&shareKey=[hidden]&jwt_token=[hidden]&email=[hidden]', operation: 'toy', status: 200, userId: 'usr_1' });
    expect(lines[1]).toMatchObject({ path: '/graphql?query=[hidden]' });
    expect(lines[2]).toMatchObject({ path: '/files/…/a.png?x=1', operation: '/files', status: 404 });
    for (const secret of secrets) expect(JSON.stringify(lines)).not.toContain(secret);
  });

  it('hides secrets that come into a line by mistake', () => {
    const lines: string[] = [];
    const log = createLog({ logLevel: 'info', environment: 'test' }, { write: (line) => void lines.push(line) });
    log.info({ token: 's3cret', headers: { authorization: 's3cret', 'idempotency-key': 's3cret' }, input: { secret: 's3cret' } }, 'oops');
    expect(lines.join()).not.toContain('s3cret');
  });

  it('cuts what is too long', () => {
    expect(loggedPath(`/v1/${'x'.repeat(2000)}`)).toHaveLength(500);
    expect(loggedPath(`/v1?a=${'x'.repeat(9000)}`)).toHaveLength(500);
  });
});

describe('pages beside the doors', () => {
  it('tell whether the process lives and can serve', async () => {
    let fails = false;
    const { ask } = await start({ ready: async () => (fails ? Promise.reject(new Error('gone')) : undefined) });
    expect((await ask('/readyz')).status).toBe(200);
    fails = true;
    const reply = await ask('/readyz');
    expect([reply.status, reply.headers['retry-after'], reply.body]).toMatchObject([503, '2', { error: { reason: 'UNAVAILABLE' } }]);
    expect((await ask('/livez')).status).toBe(200);
  });

  it('give metrics to this machine alone, unless the setting says otherwise', async () => {
    const forwarded = { headers: { 'x-forwarded-for': '9.9.9.9' } };
    const { ask } = await start();
    await ask('/v1/x');
    const { status, text } = await ask('/metrics');
    expect(status).toBe(200);
    expect(text).toMatch(/lectern_request_seconds_count\{door="rest",operation="toy",status="200"\} 1/);
    expect(text).toMatch(/lectern_requests_in_flight 1/);
    expect(text).toContain('process_cpu_seconds_total');
    expect((await ask('/metrics', forwarded)).status).toBe(404);
    expect((await (await start({ config: { metrics: 'everyone' } })).ask('/metrics', forwarded)).status).toBe(200);
    expect((await (await start({ config: { metrics: 'off' } })).ask('/metrics')).status).toBe(404);
  });

  it('name the addresses at /', async () => {
    const { ask, url } = await start();
    expect((await ask('/')).body).toMatchObject({ name: 'Lectern', graphql: `${url}/graphql`, docs: `${url}/docs` });
    expect((await ask('/', { headers: html })).text).toContain('<a href="/docs">');
  });

  it('are documentation, with 304', async () => {
    const { ask } = await start();
    expect((await ask('/openapi.json')).body).toEqual({ openapi: '3.1.0' });
    expect((await ask('/openapi.json', { headers: { 'if-none-match': '"docs"' } })).status).toBe(304);
    expect((await ask('/docs/none')).status).toBe(404);
  });

  it('take GET and HEAD', async () => {
    const { ask } = await start();
    const reply = await ask('/livez', { method: 'DELETE' });
    expect([reply.status, reply.headers['allow']]).toEqual([405, 'GET, HEAD']);
    expect([(await ask('/livez', { method: 'HEAD' })).status, (await ask('/livez', { method: 'HEAD' })).text]).toEqual([200, '']);
  });

  it('are all sent without a guess at their type and without the name of a framework', async () => {
    const { ask } = await start();
    for (const path of ['/', '/livez', '/v1/x', '/graphql', '/nowhere']) {
      const { headers } = await ask(path);
      expect([headers['x-content-type-options'], headers['x-powered-by']]).toEqual(['nosniff', undefined]);
    }
  });
});

describe('GraphiQL', () => {
  const here = { ...html, 'accept-encoding': 'gzip' };

  it('is one page that asks no other host, compressed, with 304', async () => {
    const { ask } = await start();
    const page = await ask('/graphql', { headers: here });
    expect([page.status, page.headers['content-encoding'], page.headers['access-control-allow-origin']]).toEqual([200, 'gzip', undefined]);
    expect(page.text).toMatch(/^<!doctype html>/i);
    expect(page.text).not.toMatch(/(src|href)="https?:/);
    expect(page.headers['content-security-policy']).toContain("connect-src 'self'");
    expect((await ask('/graphql', { headers: { ...here, 'if-none-match': String(page.headers.etag) } })).status).toBe(304);
    expect((await ask('/graphql', { headers: html })).text).toBe(page.text);
  });

  it('holds the token of development only when it is opened on this machine, as a page', async () => {
    const { ask } = await start({ developmentToken: 'lp_development' });
    const holds = async (headers: Record<string, string>) => (await ask('/graphql', { headers: { ...here, ...headers } })).text.includes('lp_development');
    expect(await holds({})).toBe(true);
    expect(await holds({ host: 'localhost:4000', 'sec-fetch-dest': 'document' })).toBe(true);
    for (const headers of [{ host: 'evil.test' }, { host: 'localhost.evil.test' }, { origin: 'https://evil.test' }, { 'sec-fetch-dest': 'empty' }, { 'x-forwarded-for': '9.9.9.9' }] as Record<
      string,
      string
    >[]) {
      expect(await holds(headers)).toBe(false);
    }
  });

  it('is off by the setting', async () => {
    const { ask } = await start({ config: { graphiql: false } });
    expect((await ask('/graphql', { headers: here })).text).not.toContain('GraphiQL');
  });
});

describe('connections', () => {
  it('that send no HTTP are answered 400', async () => {
    const { port } = await start();
    expect(await raw(port, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
    expect(await raw(port, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1.1 431 /);
  });

  it('may send several requests before the first answer', async () => {
    let release = (): void => undefined;
    const { port } = await start({ gates: [new Promise((resolve) => (release = resolve))] });
    setTimeout(release, 50);
    const line = (path: string, id: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Request-Id: ${id}\r\n${more}\r\n`;
    const text = await raw(port, line('/v1/slow', 'one') + line('/livez', 'two') + line('/v1/x', 'three', 'Connection: close\r\n'));
    expect([...text.matchAll(/x-request-id: (\w+)/g)].map((match) => match[1])).toEqual(['one', 'two', 'three']);
  });

  it('through a proxy may name the whole address', async () => {
    const { port } = await start();
    expect(await raw(port, 'GET http://acme.test/livez HTTP/1.1\r\nHost: acme.test\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /);
  });
});

describe('the end', () => {
  it('lets requests under way finish, tells their connections to close, and takes no new ones', async () => {
    let release = (): void => undefined;
    const place = await start({ gates: [new Promise((resolve) => (release = resolve))] });
    const agent = new Agent({ keepAlive: true });
    const underWay = place.ask('/v1/slow', { agent });
    await until(async () => (await place.ask('/metrics')).text.includes('lectern_requests_in_flight 2'));
    const closed = place.server.close();
    await expect(place.ask('/livez')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    release();
    const reply = await underWay;
    expect([reply.status, reply.headers['connection']]).toEqual([200, 'close']);
    await closed;
    agent.destroy();
  });

  it('answers a request that was on its way on an idle connection, not ready any more', async () => {
    const place = await start();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await place.ask('/livez', { agent })).headers['connection']).toBe('keep-alive');
    const closed = place.server.close();
    const reply = await place.ask('/readyz', { agent });
    expect([reply.status, reply.headers['connection'], reply.body]).toMatchObject([503, 'close', { error: { reason: 'UNAVAILABLE' } }]);
    await closed;
    agent.destroy();
  });

  it('cuts what does not end', async () => {
    const place = await start({ forceMs: 100, deadlineMs: 60_000 });
    const lost = place.ask('/v1/never').catch((error: Error) => error);
    await until(async () => (await place.ask('/metrics')).text.includes('lectern_requests_in_flight 2'));
    await place.server.close();
    expect(await lost).toBeInstanceOf(Error);
  });

  it('is one, however often it is asked for', async () => {
    const { server } = await start();
    await Promise.all([server.close(), server.close()]);
  });
});

describe('a port that is taken', () => {
  it('is an error that names PORT', async () => {
    const { port } = await start();
    await expect(start({ config: { port } })).rejects.toThrow(`PORT ${port} on 127.0.0.1 is taken`);
  });
});

/** Asks again until it holds; the test's own time limit ends it. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise(setImmediate);
}
