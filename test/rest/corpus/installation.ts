/** Sends the requests of a recording to a world, and makes its preparations. */
import { assignAllPositions } from '../../../src/data/event-log.ts';
import { typeOfId } from '../../../src/domain/ids.ts';
import { makeNotifications } from '../../../src/resources/notification/feed.ts';
import { type AccessFixture, createAccessFixture } from '../../access/fixture.ts';
import { notificationIdOf } from '../../access/notifications.ts';
import { PNG, serve } from '../../fixtures/site.ts';
import { runJob } from '../../openapi-spec/support.ts';
import { makeProvider } from '../../saml-provider/identity-provider.ts';
import { ids, type World } from '../../support.ts';
import type { KnownValues } from './placeholders.ts';
import { type Answer, type Exchange, type Preparation, recordedHeaders } from './recording.ts';

/** The part of an id that is the same for all objects of the demo world: their time. */
const DEMO_TIME = ids.acme.slice('org'.length, 'org_'.length + 8);

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
  /** The resources that the preparation `access-fixture` created. */
  fixture?: AccessFixture;
  /** The code of the preparation `sign-in`. */
  code?: string;
}

/** Returns the values of an installation that differ between runs. */
export const knownValues = ({ world, source, fixture, code }: Installation): KnownValues => ({
  url: world.url,
  source,
  ...(fixture && newIds(fixture)),
  ...(code !== undefined && { code }),
});

/** Returns the ids of a fixture that are not those of the demo world. */
function newIds({ targets }: AccessFixture): KnownValues {
  const { standard, ...rest } = targets;
  const isNew = (value: unknown): value is string =>
    typeof value === 'string' && typeOfId(value) !== undefined && !value.includes(DEMO_TIME);
  const created = [...Object.entries(rest), ...Object.entries(standard)].flatMap(([name, id]) =>
    isNew(id) ? [[`${id.slice(0, id.indexOf('_'))}-${name}`, id]] : [],
  );
  const notification = ['ntf-notificationId', notificationIdOf(targets)];
  return Object.fromEntries([...created, notification, ['secret', rest.linkInviteSecret]]);
}

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

/** Signs a new person in through a new SAML provider, and returns the code of the redirect. */
async function signIn(world: World): Promise<string> {
  const provider = await makeProvider(world);
  const { headers } = await provider.signIn();
  const code = new URL(headers.get('location') ?? '').searchParams.get('code');
  if (code === null) throw new Error('The sign-in was refused.');
  return code;
}

/** Makes a preparation. */
export async function prepare(
  installation: Installation,
  { prepare: [name, argument] }: Preparation,
): Promise<void> {
  const { world } = installation;
  if (name === 'process-spec') await runJob(world, argument);
  else if (name === 'access-fixture') installation.fixture = await createAccessFixture(world, []);
  else if (name === 'sign-in') installation.code = await signIn(world);
  else if (name === 'notify') await notify(world);
  else throw new Error(`There is no preparation ${name}.`);
}

/** Makes the notifications of all events. */
async function notify(world: World): Promise<void> {
  const { database } = world.console;
  const { threads } = world.console.as(ids.user('ana'));
  await assignAllPositions(database.query, () => false);
  await makeNotifications({
    ...{ database, threads, sendsEmail: false },
    ...{ now: () => new Date(), isOver: () => false, onNotifications: () => {} },
  });
}
