/** Sends the requests of a recording to a world, and makes its preparations. */
import { PNG, serve } from '../../fixtures/site.ts';
import { runJob } from '../../openapi-spec/support.ts';
import type { World } from '../../support.ts';
import type { KnownValues } from './placeholders.ts';
import { type Answer, type Exchange, type Preparation, recordedHeaders } from './recording.ts';

/** The settings of a world in which recordings are made and compared. */
export const SETTINGS = { ALLOW_PRIVATE_NETWORKS: 'on' };

const page = (title: string, body: string) =>
  `<html><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

/** The files that imports and OpenAPI specs read from another server. */
const files: Readonly<Record<string, readonly [type: string, body: string | Buffer]>> = {
  '/guide.md': ['text/markdown', '---\ntitle: Guide\n---\n# Guide\n\nWords of the guide.\n'],
  '/docs/': ['text/html', page('First', '<p>Words. <a href="/docs/second">Second</a></p>')],
  '/docs/second': ['text/html', page('Second', '<p>More words.</p><img src="/docs/dot.png">')],
  '/docs/dot.png': ['image/png', PNG],
  '/pets.json': [
    'application/json',
    JSON.stringify({ openapi: '3.1.0', info: { title: 'Pets', version: '1' }, paths: {} }),
  ],
};

/** Serves the files, and returns the address of their server. */
export const serveSource = (): Promise<string> =>
  serve((req, res) => {
    const [type, body] = files[req.url ?? ''] ?? [];
    if (type === undefined) res.writeHead(404).end();
    else res.writeHead(200, { 'content-type': type }).end(body);
  });

/** A world and the server that it reads from. */
export interface Installation {
  readonly world: World;
  readonly source: string;
}

/** Returns the addresses of an installation. */
export const knownValues = ({ world, source }: Installation): KnownValues => ({
  url: world.url,
  source,
});

/** Sends a request, and returns the parts of the answer that are compared. */
export async function send(
  { world }: Installation,
  { caller, method, path, body, headers }: Omit<Exchange, 'answer'>,
): Promise<Answer> {
  const visitor = caller === 'nobody' ? world.nobody : world.as(caller);
  const answer = await visitor.exchange(method, path, body, Object.fromEntries(headers));
  return {
    status: answer.status,
    headers: recordedHeaders(answer.headers),
    body: answer.text,
  };
}

/** Makes a preparation. */
export async function prepare(
  { world }: Installation,
  { prepare: [name, argument] }: Preparation,
): Promise<void> {
  if (name !== 'process-spec') throw new Error(`There is no preparation ${name}.`);
  await runJob(world, argument);
}
