// Tests transactions next to other writers and subscribers, through GraphQL and `/v1`.
import { describe, expect, it } from 'vitest';
import { EventStream } from '../subscription/clients.ts';
import { ids, useWorld } from '../support.ts';
import { fingerprintsOf } from './tables.ts';

const world = useWorld();

const orgs = `/v1/orgs/${ids.acme}`;

/** Creates a space, and returns its id. */
const makeSpace = async (title: string): Promise<string> =>
  (await world.as('ana').post(`${orgs}/spaces`, { title })).body.id;

/** Inserts a page into each of two spaces, in this order. */
const EDIT_BOTH = `mutation ($first: ID!, $second: ID!, $title: String!) @transaction {
  one: editSpaceContent(input: { spaceId: $first, baseRevisionId: "HEAD", changes: [{ insertPage: { title: $title } }] }) { space { id } }
  two: editSpaceContent(input: { spaceId: $second, baseRevisionId: "HEAD", changes: [{ insertPage: { title: $title } }] }) { space { id } }
}`;

const edit = (spaceId: string, id: string, title: string) => ({
  id,
  method: 'POST',
  path: `/v1/spaces/${spaceId}/content`,
  body: { baseRevision: 'HEAD', changes: [{ operation: 'insert_page', title }] },
});

/** Returns the titles of the pages of a space, in any order. */
async function titlesIn(spaceId: string): Promise<string[]> {
  const { body } = await world.as('ana').get(`/v1/spaces/${spaceId}/content/pages`);
  return body.pages.map(({ title }: { title: string }) => title).toSorted();
}

describe('concurrent transactions', () => {
  it('are all done, also if they lock the same spaces in opposite orders', async () => {
    const [a, b] = [await makeSpace('A'), await makeSpace('B')];
    const titles = Array.from({ length: 6 }, (_, i) => `Page ${i}`);
    const answers = await Promise.all(
      titles.map((title, i) =>
        world
          .as('ana')
          .query(
            EDIT_BOTH,
            i % 2 ? { first: a, second: b, title } : { first: b, second: a, title },
          ),
      ),
    );
    expect(answers.map(({ errors, extensions }) => [errors, extensions.transaction])).toEqual(
      titles.map(() => [undefined, { outcome: 'COMMITTED' }]),
    );
    expect([await titlesIn(a), await titlesIn(b)]).toEqual([titles, titles]);
  });

  it('send subscribers the events of what was committed, and nothing of what was not', async () => {
    const spaceId = await makeSpace('Watched');
    const stream = await EventStream.open({
      ...{ url: world.url, token: world.as('ana').token },
      query:
        'subscription ($organizationId: ID!) { events(organizationId: $organizationId) { action subjectId } }',
      variables: { organizationId: ids.acme },
    });
    await stream.block();
    const rename = (title: string) => ({
      id: title,
      method: 'PATCH',
      path: `/v1/spaces/${spaceId}`,
      body: { title },
    });
    const send = (requests: object[], dryRun = false) =>
      world.as('ana').post('/v1/batch', { requests, dryRun });
    const refused = await send([rename('Never'), { ...rename('Bad'), path: '/v1/spaces/none' }]);
    const dry = await send([rename('Dry')], true);
    const done = await send([
      rename('First'),
      { id: 'team', method: 'PUT', path: `${orgs}/teams`, body: { title: 'Watchers' } },
    ]);
    expect([refused.status, dry.status, done.status]).toEqual([404, 200, 200]);
    const [first, second] = [await stream.next(), await stream.next()];
    expect([first?.data.data.events, second?.data.data.events]).toEqual([
      { action: 'space.update', subjectId: spaceId },
      { action: 'team.create', subjectId: done.body.responses[1].body.id },
    ]);
    await stream.close();
  });
});

describe('a transaction with long texts', () => {
  const long = 'Plain words that fill a page. '.repeat(1000);
  const markdown = `${long}[again](/)\n`;

  it('restarts until all texts are read, in each API', async () => {
    const spaces = await Promise.all(['One', 'Two', 'Three'].map(makeSpace));
    const { errors, extensions } = await world.as('ana').query(
      `mutation ($markdown: String!) @transaction {
        ${spaces.map((id, i) => `e${i}: editSpaceContent(input: { spaceId: "${id}", baseRevisionId: "HEAD", changes: [{ insertPage: { title: "Long ${i}", markdown: $markdown } }] }) { space { id } }`).join('\n')}
      }`,
      { markdown: `${markdown}graphql\n` },
    );
    expect([errors, extensions.transaction]).toEqual([undefined, { outcome: 'COMMITTED' }]);
    const requests = spaces.map((id, i) => ({
      ...edit(id, `e${i}`, `Longer ${i}`),
      body: {
        baseRevision: 'HEAD',
        changes: [
          { operation: 'insert_page', title: `Longer ${i}`, markdown: `${markdown}${i}\n` },
        ],
      },
    }));
    const batch = await world.as('ana').post('/v1/batch', { requests });
    expect([batch.status, batch.body.committed]).toEqual([200, true]);
    expect(await Promise.all(spaces.map(titlesIn))).toEqual(
      spaces.map((_, i) => [`Long ${i}`, `Longer ${i}`]),
    );
  });
});

describe('a batch', () => {
  it('of edits of one space sees each edit, and is all or nothing', async () => {
    const spaceId = await makeSpace('Edited');
    const requests = [
      edit(spaceId, 'one', 'One'),
      edit(spaceId, 'two', 'Two'),
      { id: 'pages', method: 'GET', path: `/v1/spaces/${spaceId}/content/pages` },
    ];
    const before = await fingerprintsOf(world);
    const refused = await world.as('ana').post('/v1/batch', {
      requests: [...requests, { id: 'bad', method: 'GET', path: '/v1/spaces/none' }],
    });
    expect(refused.status).toBe(404);
    expect(await fingerprintsOf(world)).toEqual(before);
    const done = await world.as('ana').post('/v1/batch', { requests });
    const seen = done.body.responses[2].body;
    expect(seen.pages.map(({ title }: { title: string }) => title)).toEqual(['One', 'Two']);
    expect((await world.as('ana').get(`/v1/spaces/${spaceId}/content/pages`)).body).toEqual(seen);
  });
});
