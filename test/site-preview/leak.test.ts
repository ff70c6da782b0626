/**
 * Tests that no response to a visitor with a preview contains more than the published site and the
 * previewed change request, for any request, and that nobody else sees the change request.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { Random } from '../hostile/random.ts';
import { judgeAll } from '../leak/run.ts';
import { type Comer, Requests, type TestRequest } from '../site-leak/requests.ts';
import { Stage } from '../site-leak/stage.ts';
import { done } from '../site-structure/made.ts';
import { ids, useWorld } from '../support.ts';
import { tokenIn } from './made.ts';

const world = useWorld();
const SEED = 20261128;
const REQUEST_COUNT = 700;
let stage: Stage;
let previewer: Comer;
let anybody: Comer;

beforeAll(async () => {
  stage = new Stage(world);
  await stage.open();
  ({ anybody } = await stage.comers());
  const target = `${stage.address}/~/changes/1`;
  const query = new URLSearchParams({ target });
  const { url } = await done(world.as('ana').get(`${stage.made.url}/publishing/preview?${query}`));
  const jwt = tokenIn(url);
  previewer = { jwt, known: world.with(jwt), nobody: world.nobody };
}, 240_000);

/** Returns the words and ids that a preview of the first space's change request shows. */
const drafted = (): readonly string[] => [
  ...(stage.contents[0]?.draft ?? []),
  ids.user('ana'), // its creator
];

const requestsOf = (comer: Comer, count: number) =>
  new Requests(stage, 'anybody', comer, new Random(SEED)).list(count);

const requestOf = (url: string): TestRequest => ({
  what: `GET ${url}`,
  echo: [url],
  send: async () => {
    const { status, text } = await previewer.known.exchange('GET', url);
    return { status, isGiven: status === 200, text };
  },
});

/** Returns the requests that a front end makes for the change request, and one of the reader. */
async function directRequests(): Promise<TestRequest[]> {
  const { spaceId: [space] = [], revisionId: all = [] } = stage.contents[0]?.ids ?? {};
  const at = `/v1/spaces/${space}/revisions/${all.at(-1)}`;
  const { pages } = await done(previewer.known.get(`${at}/pages`));
  return [
    ...[`/v1/spaces/${space}/change-requests/1`, at, `${at}/pages`],
    ...pages.map(({ id }: { readonly id: string }) => `${at}/page/${id}`),
    `${new URL(stage.address).pathname}/~/changes/1?jwt_token=${previewer.jwt}`,
  ].map(requestOf);
}

describe('a visitor with a preview', () => {
  it('sees the change request and what everybody sees', { timeout: 300_000 }, async () => {
    const requests = [...requestsOf(previewer, REQUEST_COUNT), ...(await directRequests())];
    const { leaks, seen, given } = await judgeAll(requests, (text) =>
      stage.leaksIn(text, 'anybody').filter((leak) => !drafted().includes(leak)),
    );
    expect(leaks).toEqual([]);
    expect(given).toBeGreaterThan(REQUEST_COUNT / 3);
    const unseen = drafted().filter((text) => {
      const n = stage.strings.findIndex(({ words }) => words.join(' ') === text);
      return n >= 0 && !seen.has(n);
    });
    expect(unseen).toEqual([]);
  });

  it('leaves nothing in the cache for others', { timeout: 300_000 }, async () => {
    for (let round = 0; round < 2; round++) {
      await judgeAll(requestsOf(previewer, 250), () => []);
      const { leaks } = await judgeAll(requestsOf(anybody, 250), (text) =>
        stage.leaksIn(text, 'anybody'),
      );
      expect(leaks).toEqual([]);
    }
  });
});
