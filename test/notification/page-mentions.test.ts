// Tests who is notified of mentions in the pages of primary content, each once.
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statementsOf } from '../statements.ts';
import { ids, type Person, useWorld } from '../support.ts';
import { mention, received, send, useNotifier } from './support.ts';

const world = useWorld();
const notifier = useNotifier(world);
const spaceId = ids.space('onboarding');
const pageId = ids.page('onboarding', 3);
let owner: pg.Client;

beforeAll(async () => {
  owner = new pg.Client({ connectionString: world.connections.ownerUrl });
  await owner.connect();
});
afterAll(() => owner.end());
beforeEach(async () => {
  await editSpace('Nobody');
  await notifier.runWithChecks();
  await owner.query('DELETE FROM notifications');
});

const setText = (markdown: string, id = pageId) => ({
  updatePage: { pageId: id, document: { markdown } },
});

/** Edits the primary content, by default the text of the page. */
const edit = (changes: object[], person: Person = 'ana') =>
  send(world, person, 'editSpaceContent', { spaceId, baseRevisionId: 'HEAD', changes }, 'refs');
const editSpace = (markdown: string, person: Person = 'ana') => edit([setText(markdown)], person);

/** Creates a change request that replaces the text of the page, and returns its id. */
async function request(person: Person, markdown: string): Promise<string> {
  const { changeRequest } = await send(
    world,
    person,
    'createChangeRequest',
    { spaceId, subject: 'Words' },
    'changeRequest { id }',
  );
  const changeRequestId: string = changeRequest.id;
  await send(
    world,
    person,
    'editChangeRequestContent',
    { changeRequestId, baseRevisionId: 'HEAD', changes: [setText(markdown)] },
    '__typename',
  );
  return changeRequestId;
}

const merge = (person: Person, id: string) =>
  send(world, person, 'mergeChangeRequest', { id }, '__typename');

/** Returns the reasons and pages of the notifications of a person, newest first. */
async function pagesOf(person: Person): Promise<string[][]> {
  const { items } = (await world.as(person).get('/v1/user/notifications')).body;
  return items.map(({ reason, page }: Readonly<Record<string, string>>) => [reason, page]);
}

const one = [['mention', pageId]];

describe('a direct edit of a page', () => {
  it('notifies those whom the page mentions since then, in both APIs', async () => {
    await editSpace(`Ask ${mention('ben')} and ${mention('ana')}.`);
    await notifier.runWithChecks();
    const { data } = await world
      .as('ben')
      .query(
        '{ viewer { notifications { nodes { id position reason isRead createdAt actor { id } spaceId changeRequestId commentId pageId pageTitle urls { app } } } } }',
      );
    const [{ id, position, createdAt }] = data.viewer.notifications.nodes;
    const app = `${world.url}/app/o/${ids.acme}/s/${spaceId}/p/${pageId}`;
    const common = { id, position, isRead: false, createdAt, pageTitle: 'Tools' };
    expect(data.viewer.notifications.nodes).toEqual([
      {
        ...{ ...common, reason: 'MENTION', actor: { id: ids.user('ana') } },
        ...{ spaceId, changeRequestId: null, commentId: null, pageId, urls: { app } },
      },
    ]);
    const { status, body } = await world.as('ben').get(`/v1/user/notifications/${id}`);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        ...{ object: 'notification', ...common, reason: 'mention' },
        actor: (await world.as('ana').get('/v1/user')).body,
        ...{ organization: ids.acme, space: spaceId, page: pageId },
        urls: { location: `${world.url}/v1/user/notifications/${id}`, app },
      },
    });
    expect(await received(world, 'ana')).toEqual([]);
  });

  it('notifies nobody whom the page mentioned before', async () => {
    await editSpace(`Ask ${mention('ben')}.`);
    await notifier.runWithChecks();
    await editSpace(`Ask ${mention('ben')} today, or ${mention('cat')}.`);
    await notifier.runWithChecks();
    expect(await pagesOf('ben')).toEqual(one);
    expect(await pagesOf('cat')).toEqual(one);
  });

  it('notifies of no mention in code, and nobody without access', async () => {
    await editSpace(
      `\`${mention('ben')}\` [Ben](/users/${ids.user('ben')}) ${mention('dan')} ${mention('eve')}`,
    );
    await notifier.runWithChecks();
    for (const person of ['ben', 'dan', 'eve'] as const) expect(await pagesOf(person)).toEqual([]);
  });

  it('notifies a person once, also of mentions in several pages', async () => {
    const text = mention('ben');
    const { refs } = await edit([
      { insertPage: { ref: 'one', title: 'One', markdown: text } },
      { insertPage: { ref: 'two', title: 'Two', markdown: text } },
      setText(text),
    ]);
    await notifier.runWithChecks();
    const found = await pagesOf('ben');
    expect(found.map(([reason]) => reason)).toEqual(['mention']);
    expect([pageId, ...Object.values(refs)]).toContain(found[0]?.[1]);
    await edit(Object.values(refs).map((id) => ({ deletePage: { pageId: id } })));
  });

  it('does not notify of a mention again when another field of the page changes', async () => {
    await editSpace(mention('ben'));
    await notifier.runWithChecks();
    await edit([{ updatePage: { pageId, title: 'All tools' } }]);
    await edit([{ updatePage: { pageId, title: 'Tools' } }]);
    await notifier.runWithChecks();
    expect(await pagesOf('ben')).toEqual(one);
  });
});

describe('a change request', () => {
  it('notifies of its mentions when it is merged, and not before', async () => {
    const id = await request(
      'ben',
      `Ask ${mention('cat')}, ${mention('ana')} or ${mention('ben')}`,
    );
    await send(world, 'ben', 'updateChangeRequest', { id, status: 'OPEN' }, '__typename');
    await notifier.runWithChecks();
    expect(await pagesOf('cat')).toEqual([]);
    await merge('ana', id);
    await notifier.runWithChecks();
    expect(await received(world, 'cat')).toEqual([['MENTION', ids.user('ana'), id]]);
    expect(await pagesOf('cat')).toEqual(one);
    // the one who merged it, and its author
    for (const person of ['ana', 'ben'] as const) expect(await pagesOf(person)).toEqual([]);
  });

  it('notifies nobody whom the primary content mentions already', async () => {
    const id = await request('ana', `Nobody\n\nMiddle\n\nAsk ${mention('cat')}`);
    await editSpace(`Ask ${mention('cat')}\n\nMiddle\n\nNobody`);
    await notifier.runWithChecks();
    expect(await pagesOf('cat')).toEqual(one);
    await merge('ana', id);
    await notifier.runWithChecks();
    expect(await pagesOf('cat')).toEqual(one);
  });
});

describe('a rollback', () => {
  it('notifies of no mention that it restores', async () => {
    await editSpace(`Ask ${mention('ben')}`);
    const { revision } = (await world.as('ana').get(`/v1/spaces/${spaceId}`)).body;
    await editSpace('Nobody');
    await notifier.runWithChecks();
    await owner.query('DELETE FROM notifications');
    const input = { id: spaceId, revisionId: revision };
    await send(world, 'ana', 'rollbackSpace', input, '__typename');
    await notifier.runWithChecks();
    expect(await pagesOf('ben')).toEqual([]);
  });
});

describe('a text from before mentions were stored', () => {
  const forget = (markdown: string) =>
    owner.query('UPDATE documents SET mentions = NULL WHERE markdown = $1', [markdown]);

  it('notifies nobody again when it changes, and those who are new in it', async () => {
    const old = `Long ago: ${mention('ben')}`;
    await editSpace(old);
    await notifier.runWithChecks();
    await forget(old);
    await owner.query('DELETE FROM notifications');
    await editSpace(`${old} and ${mention('cat')}`);
    await notifier.runWithChecks();
    expect(await pagesOf('ben')).toEqual([]);
    expect(await pagesOf('cat')).toEqual(one);
  });

  it('notifies nobody when it is merged', async () => {
    const old = `A draft: ${mention('ben')}`;
    const id = await request('ana', old);
    await forget(old);
    await merge('ana', id);
    await notifier.runWithChecks();
    expect(await pagesOf('ben')).toEqual([]);
  });
});

it('is read only with access to the space', async () => {
  await editSpace(`Ask ${mention('ben')}`);
  await notifier.runWithChecks();
  const [{ id }] = (await world.as('ben').get('/v1/user/notifications')).body.items;
  const setLevels = async (defaultLevel: string | null, role: string | null) => {
    const grant = { contentId: spaceId, userId: ids.user('ben'), role };
    await send(world, 'ana', 'setMemberGrant', grant, 'grant { id }');
    await send(world, 'ana', 'updateSpace', { id: spaceId, defaultLevel }, '__typename');
  };
  await setLevels(null, null);
  expect(await pagesOf('ben')).toEqual([]);
  expect((await world.as('ben').get(`/v1/user/notifications/${id}`)).status).toBe(404);
  await setLevels('INHERIT', 'EDIT');
  expect(await pagesOf('ben')).toEqual(one);
  expect((await world.as('ben').get(`/v1/user/notifications/${id}`)).status).toBe(200);
});

it('takes as many statements for one page as for forty', async () => {
  const insert = (count: number, text: string) =>
    edit(
      Array.from({ length: count }, (_, i) => ({
        insertPage: { title: `Page ${i}`, markdown: `${text} ${i}: ${mention('ben')}` },
      })),
    );
  const count = async (pages: number) => {
    await insert(pages, `Of ${pages}`);
    await notifier.run();
    return (await statementsOf(() => notifier.runWithChecks())).length;
  };
  await count(1);
  const few = await count(1);
  expect(await count(40)).toBe(few);
});
