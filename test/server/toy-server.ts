/** Runs a server with toy APIs, over real connections on the loopback interface. */
import { once } from 'node:events';
import { type Agent, type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createSchema, createYoga } from 'graphql-yoga';
import { afterEach } from 'vitest';
import type { Context } from '../../src/context.ts';
import { openBlobs } from '../../src/data/blobs.ts';
import { createSecrets } from '../../src/data/secrets.ts';
import { AppError, headersOf, unauthenticated } from '../../src/domain/errors.ts';
import type { RestRequest } from '../../src/rest/handler.ts';
import { createLog } from '../../src/server/log.ts';
import { createServer } from '../../src/server.ts';
import type { LecternServer, ServerOptions } from '../../src/server/options.ts';
import { samlPages } from '../../src/server/saml.ts';
import { noSignIns } from './sign-ins.ts';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: unknown;
}

export interface Asking {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
  readonly chunked?: boolean;
  readonly agent?: Agent;
}

export interface Place {
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

/**
 * Returns a toy `/v1`: `/v1/echo` returns the body, `/v1/slow` waits for the test, and `/v1/never`
 * never responds.
 */
function toyRest(gates: Promise<void>[]) {
  return async (request: RestRequest) => {
    const json = { 'content-type': 'application/json' };
    try {
      if (request.url === '/v1/slow') await gates[0];
      if (request.url === '/v1/never') await new Promise(() => undefined);
      await request.context();
      if (request.url === '/v1/echo')
        return {
          status: 200,
          headers: json,
          body: (await request.body(1000)).toString(),
          operation: 'echo',
        };
      return { status: 200, headers: json, body: '{}', operation: 'toy' };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return {
        status: error.status,
        headers: { ...json, ...headersOf(error) },
        body: JSON.stringify({ error: { reason: error.reason } }),
        operation: 'toy',
        error,
      };
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
    resolvers: {
      Query: {
        length: (_, { text }: { text: string }) => text.length,
        never: () => new Promise(() => undefined),
      },
    },
  }),
});

export type Changes = Partial<Omit<ServerOptions, 'config'>> & {
  readonly config?: Partial<ServerOptions['config']>;
  readonly gates?: Promise<void>[];
};

export async function start({ config, gates = [], ...options }: Changes = {}): Promise<Place> {
  const lines: Record<string, unknown>[] = [];
  const server = createServer({
    config: {
      port: 0,
      host: '127.0.0.1',
      baseUrl: 'http://unused',
      rateLimits: { token: 100, address: 100 },
      concurrency: { token: 50, address: 50, process: 500 },
      subscriptions: { token: 10, process: 10 },
      corsOrigins: ['*'],
      metrics: 'loopback',
      graphiql: true,
      trustProxy: 0,
      compression: true,
      ...config,
    },
    log: createLog(
      { logLevel: 'info', environment: 'test' },
      { write: (line: string) => void lines.push(JSON.parse(line)) },
    ),
    async graphql(req, res, visitorRequest) {
      const response = await yoga.handleNodeRequestAndResponse(req, res, { visitorRequest });
      const headers = { 'content-type': String(response.headers.get('content-type')) };
      return { status: response.status, headers, body: await response.text() };
    },
    beginSubscription: async () => [],
    rest: toyRest(gates),
    async context(visit) {
      const token = /^Bearer (.*)$/.exec(visit.headers.authorization ?? '')?.[1];
      if (token === 'bad') {
        await visit.meter.spendForAddress();
        throw unauthenticated();
      }
      if (token !== undefined) await visit.meter.spendForToken(token);
      visit.note({ userId: 'usr_1' });
      return {} as Context; // the toy APIs do not read it
    },
    mayUpload: async () => {},
    pageHandlers: [samlPages(noSignIns)],
    files: {
      ...openBlobs({
        dataDir: '/nowhere',
        s3: undefined,
        secretKey: new Uint8Array(32),
        secrets: createSecrets(new Uint8Array(32)),
        settings: { baseUrl: 'http://unused' },
      }),
      findPublicDocument: async () => null,
    },
    docs: (path) =>
      path === '/openapi.json'
        ? {
            status: 200,
            headers: { 'content-type': 'application/json', etag: '"docs"' },
            body: Buffer.from('{"openapi":"3.1.0"}'),
          }
        : undefined,
    readiness: async () => ({ failure: undefined, checks: {} }),
    deadlineMs: 16_000, // a busy machine compresses GraphiQL for seconds
    ...options,
  });
  open.push(server);
  const { url, port } = await server.listen();
  return { url, port, server, lines, ask: (path, asking) => ask(port, path, asking) };
}

async function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body, chunked = false, agent }: Asking = {},
): Promise<Reply> {
  const length =
    body === undefined || chunked ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const req = httpRequest({
    host: '127.0.0.1',
    port,
    path,
    method,
    headers: { ...length, ...headers },
    agent: agent ?? false,
  });
  if (body !== undefined) req.write(body);
  req.end();
  req.on('error', () => undefined); // a refused upload may be cut although the response is complete
  const [res] = await once(req, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of res) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const encoding = res.headers['content-encoding'];
  const decode = encoding === 'br' ? brotliDecompressSync : encoding ? gunzipSync : undefined;
  const text = (decode && bytes.length > 0 ? decode(bytes) : bytes).toString();
  return {
    status: res.statusCode,
    headers: res.headers,
    text,
    body:
      text !== '' && String(res.headers['content-type']).includes('json')
        ? JSON.parse(text)
        : undefined,
  };
}

/** Sends bytes unchanged, and returns all bytes of the response. */
export async function raw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk));
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return text;
}

/** Returns an answer of the GraphQL API. */
export const jsonAnswer = (body: string) => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body,
});
export const graphql = (query: string): Asking => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query }),
});
export const withToken = (asking: Asking): Asking => ({
  ...asking,
  headers: { ...asking.headers, authorization: 'Bearer lp_any' },
});
export const html = { accept: 'text/html,application/xhtml+xml' };
