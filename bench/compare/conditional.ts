/** Measures reads of a published site again with `If-None-Match`: 200 and 304. */
import type { RunningServer } from './contenders.ts';
import type { BenchDatabase } from './database.ts';
import { idOf } from './ids.ts';
import { type HttpRequest, type LoadGenerator, messageOf } from './load.ts';
import { CONNECTIONS, type Pace, processorMs } from './measure.ts';
import { tableOf } from './report.ts';

/** The page of a site that is read. */
const PAGE_PATH = 'page-3/page-41/page-289';

interface PublishedRead {
  readonly label: string;
  readonly request: HttpRequest;
}

async function fetchJson(
  port: number,
  { method, path, token, body }: HttpRequest,
): Promise<Response> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${response.status} for ${path}: ${await response.text()}`);
  return response;
}

/** Returns the reads of the first site: without a token where that is possible. */
async function readsOf(port: number, tokens: readonly string[]): Promise<PublishedRead[]> {
  const [organization, site, token = ''] = [idOf('org', 0), idOf('site', 0), tokens[0]];
  const address = await fetchJson(port, {
    method: 'GET',
    path: `/v1/orgs/${organization}/sites/${site}`,
    token,
  });
  const { urls } = (await address.json()) as { urls: { published: string } };
  const opened = await fetchJson(port, {
    method: 'POST',
    path: '/v1/urls/published',
    body: { url: `${urls.published.replace(/\/$/, '')}/${PAGE_PATH}` },
  });
  const visitor = (await opened.json()) as { space: string; apiToken: string };
  const siteUrl = `/v1/orgs/${organization}/sites/${site}`;
  const spaceUrl = `/v1/spaces/${visitor.space}/content`;
  return [
    { label: 'structure', request: { method: 'GET', path: `${siteUrl}/structure` } },
    { label: 'whole site', request: { method: 'GET', path: `${siteUrl}/published` } },
    {
      label: 'page, visitor token',
      request: { method: 'GET', path: `${spaceUrl}/path/${PAGE_PATH}`, token: visitor.apiToken },
    },
    {
      label: '1,000 pages, visitor token',
      request: { method: 'GET', path: `${spaceUrl}/pages`, token: visitor.apiToken },
    },
  ];
}

/** Returns a table of the responses per second of one server, with 200 and with 304. */
export async function conditionalReads(
  server: RunningServer,
  { database, generator, pace }: { database: BenchDatabase; generator: LoadGenerator; pace: Pace },
): Promise<string> {
  const rows: string[][] = [
    ['published read (/v1)', '200/s', '304/s', 'p50 ms of a 304', 'CPU ms of node'],
  ];
  for (const { label, request } of await readsOf(server.port, database.tokens)) {
    const tag = (await fetchJson(server.port, request)).headers.get('etag');
    if (tag === null) throw new Error(`${label} has no ETag.`);
    const run = async (headers: Record<string, string>, status: number) => {
      const load = {
        port: server.port,
        requests: [messageOf({ ...request, headers })],
        connections: CONNECTIONS,
        status,
      };
      await generator.run({ ...load, milliseconds: pace.warmMs });
      const before = processorMs(server.pid);
      const result = await generator.run({ ...load, milliseconds: pace.roundMs });
      const cpu = (processorMs(server.pid) - before) / result.count;
      return { rate: result.count / result.seconds, p50: result.p50, cpu };
    };
    const [full, unchanged] = [await run({}, 200), await run({ 'if-none-match': tag }, 304)];
    rows.push([
      label,
      full.rate.toFixed(0),
      unchanged.rate.toFixed(0),
      unchanged.p50.toFixed(1),
      unchanged.cpu.toFixed(2),
    ]);
  }
  return tableOf(rows);
}
