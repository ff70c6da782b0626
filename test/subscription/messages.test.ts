// Tests the messages of each subscription, as server-sent events and over WebSocket.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../fixtures/site.ts';
import { ids, useWorld } from '../support.ts';
import { EventStream, SocketClient } from './clients.ts';

const world = useWorld({ ALLOW_PRIVATE_NETWORKS: 'on' }, { jobs: true });

const EVENT = 'event { eventId position action actor { id } subjectId fields createdAt }';
const changeRequestId = ids.changeRequest('laptop');
const spaceId = ids.space('onboarding');

let socket: SocketClient;
beforeAll(() => {
  socket = new SocketClient({ url: world.url, token: world.as('ana').token });
});
afterAll(() => socket.close());

const send = async (query: string, variables: object) => {
  const { data, errors } = await world.as('ana').query(query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  // biome-ignore lint/suspicious/noExplicitAny: the shape follows from the document
  return Object.values(data)[0] as any;
};

/** Returns the events with an action after a position, as `events` and `event` of messages have them. */
async function eventsAfter(position: number, action: string) {
  const { data } = await world.as('ana').query(
    `query ($id: ID!, $position: Int!) { organization(id: $id) { eventsAfter(position: $position, first: 1000) {
      nodes { eventId: id position action actor { id } subjectId fields createdAt } } } }`,
    { id: ids.acme, position },
  );
  return data.organization.eventsAfter.nodes.filter(
    (event: { action: string }) => event.action === action,
  );
}

interface Sent {
  readonly subscription: string;
  readonly variables: object;
  readonly action: string;
  /** Causes the event, and returns the rest of the payload. */
  readonly write: () => Promise<object>;
}

/** Begins a subscription on both transports, writes, and compares both messages. */
async function expectMessages({ subscription, variables, action, write }: Sent): Promise<void> {
  const query = `subscription ${subscription}`;
  const name = /\{ (\w+)/.exec(subscription)?.[1] ?? '';
  const stream = await EventStream.open({
    ...{ url: world.url, token: world.as('ana').token, query, variables },
  });
  const first = await stream.block();
  const start = Number(first?.id);
  expect(first).toEqual({ retry: '1000', id: String(start) });
  const sent = socket.subscribe({ query, variables: { ...variables, after: start } });
  const rest = await write();
  const message = await stream.next();
  const [event] = await eventsAfter(start, action);
  const expected = {
    data: { [name]: { event, ...rest } },
    extensions: { position: event.position },
  };
  expect(message).toEqual({ id: String(event.position), event: 'next', data: expected });
  expect(await sent.next()).toEqual({ done: false, value: expected });
  await Promise.all([stream.close(), sent.return?.()]);
}

describe('a subscription sends', () => {
  it('events of an organization', async () => {
    const query = `subscription ($id: ID!, $after: Int) { events(organizationId: $id, filter: { actions: ["team.create"] }, after: $after) {
      id position action actor { id } subjectId subject { id ... on Team { title } } } }`;
    const variables = { id: ids.acme };
    const { url } = world;
    const stream = await EventStream.open({ url, token: world.as('ana').token, query, variables });
    const start = Number((await stream.block())?.id);
    const sent = socket.subscribe({ query, variables: { ...variables, after: start } });
    await world.as('ana').patch(`/v1/orgs/${ids.acme}`, { title: 'Acme' });
    await world.as('ana').put(`/v1/orgs/${ids.acme}/teams`, { title: 'Live', members: [] });
    const [{ eventId: id, position, subjectId }] = await eventsAfter(start, 'team.create');
    const event = {
      id,
      position,
      action: 'team.create',
      actor: { id: ids.user('ana') },
      subjectId,
    };
    const expected = {
      data: { events: { ...event, subject: { id: subjectId, title: 'Live' } } },
      extensions: { position },
    };
    expect(await stream.next()).toEqual({ id: String(position), event: 'next', data: expected });
    expect(await sent.next()).toEqual({ done: false, value: expected });
    await Promise.all([stream.close(), sent.return?.()]);
  });

  it('changes of a change request', () =>
    expectMessages({
      subscription: `($id: ID!, $after: Int) { changeRequestUpdated(changeRequestId: $id, after: $after) { ${EVENT} changeRequest { id subject } } }`,
      variables: { id: changeRequestId },
      action: 'changeRequest.update',
      async write() {
        await send(
          'mutation ($input: UpdateChangeRequestInput!) { updateChangeRequest(input: $input) { changeRequest { id } } }',
          { input: { id: changeRequestId, subject: 'Laptops' } },
        );
        return { changeRequest: { id: changeRequestId, subject: 'Laptops' } };
      },
    }));

  it('changes of the content of a space', () =>
    expectMessages({
      subscription: `($id: ID!, $after: Int) { spaceContentUpdated(spaceId: $id, after: $after) { ${EVENT} space { id revisionId } changeRequest { id } } }`,
      variables: { id: ids.space('guide') },
      action: 'space.edit',
      async write() {
        const { space } = await send(
          'mutation ($input: EditSpaceContentInput!) { editSpaceContent(input: $input) { space { id revisionId } } }',
          {
            input: {
              spaceId: ids.space('guide'),
              baseRevisionId: 'HEAD',
              changes: [{ updatePage: { pageId: ids.page('guide', 1), title: 'Live' } }],
            },
          },
        );
        return { space, changeRequest: null };
      },
    }));

  it('new comments and replies', async () => {
    const subscription = `($id: ID!, $after: Int) { commentAdded(subjectId: $id, after: $after) { ${EVENT} comment { id body { markdown } } reply { body { markdown } } } }`;
    let comment = { id: '' };
    await expectMessages({
      subscription,
      variables: { id: changeRequestId },
      action: 'comment.create',
      async write() {
        ({ comment } = await send(
          'mutation ($input: CreateCommentInput!) { createComment(input: $input) { comment { id body { markdown } } } }',
          { input: { subjectId: changeRequestId, body: { markdown: 'One' } } },
        ));
        return { comment, reply: null };
      },
    });
    await expectMessages({
      subscription,
      variables: { id: changeRequestId },
      action: 'comment.reply',
      async write() {
        await send(
          'mutation ($input: CreateCommentReplyInput!) { createCommentReply(input: $input) { reply { id } } }',
          { input: { commentId: comment.id, body: { markdown: 'Two' } } },
        );
        return { comment, reply: { body: { markdown: 'Two' } } };
      },
    });
  });

  it('changed and deleted comments', async () => {
    const subscription = `($id: ID!, $after: Int) { commentUpdated(subjectId: $id, after: $after) { ${EVENT} comment { id status } reply { id } } }`;
    const { comment } = await send(
      'mutation ($input: CreateCommentInput!) { createComment(input: $input) { comment { id } } }',
      { input: { subjectId: spaceId, body: { markdown: 'Three' } } },
    );
    const { id } = comment;
    await expectMessages({
      subscription,
      variables: { id: spaceId },
      action: 'comment.update',
      async write() {
        await send(
          'mutation ($input: UpdateCommentInput!) { updateComment(input: $input) { comment { id } } }',
          { input: { id, resolved: true } },
        );
        return { comment: { id, status: 'RESOLVED' }, reply: null };
      },
    });
    await expectMessages({
      subscription,
      variables: { id: spaceId },
      action: 'comment.delete',
      async write() {
        await send(
          'mutation ($input: DeleteCommentInput!) { deleteComment(input: $input) { deletedCommentId } }',
          { input: { id } },
        );
        return { comment: null, reply: null };
      },
    });
  });

  it('both steps of an import', async () => {
    const url = await serve(
      (_, res) => void res.writeHead(200, { 'content-type': 'text/markdown' }).end('# Live'),
    );
    const head = await EventStream.open({
      ...{ url: world.url, token: world.as('ana').token, variables: { id: ids.acme } },
      query: 'subscription ($id: ID!) { events(organizationId: $id) { id } }',
    });
    const after = Number((await head.block())?.id);
    await head.close();
    const { import: started } = await send(
      'mutation ($input: ImportIntoSpaceInput!) { importIntoSpace(input: $input) { import { id } } }',
      { input: { spaceId: ids.space('guide'), source: 'MARKDOWN', url: `${url}/live.md` } },
    );
    const stream = await EventStream.open({
      ...{ url: world.url, token: world.as('ana').token },
      query: `subscription ($id: ID!, $after: Int) { importProgress(importId: $id, after: $after) { ${EVENT} import { id } } }`,
      variables: { id: started.id, after },
    });
    const messages = [];
    // the progress in between repeats the first event
    do messages.push(await stream.next());
    while (messages.at(-1)?.data.data.importProgress.event.fields[0] !== 'content');
    await stream.close();
    messages.splice(1, messages.length - 2);
    const events = await eventsAfter(after, 'space.import');
    expect(events.map(({ fields }: { fields: string[] }) => fields)).toEqual([
      ['imports'],
      ['content'],
    ]);
    expect(messages).toEqual(
      events.map((event: { position: number }) => ({
        id: String(event.position),
        event: 'next',
        data: {
          data: { importProgress: { event, import: started } },
          extensions: { position: event.position },
        },
      })),
    );
  });

  it('the failure of an import, which has its error', async () => {
    const url = await serve((_, res) => void res.writeHead(404).end());
    const { import: started } = await send(
      'mutation ($input: ImportIntoSpaceInput!) { importIntoSpace(input: $input) { import { id } } }',
      { input: { spaceId: ids.space('guide'), source: 'MARKDOWN', url: `${url}/gone.md` } },
    );
    const stream = await EventStream.open({
      ...{ url: world.url, token: world.as('ana').token },
      query:
        'subscription ($id: ID!) { importProgress(importId: $id, after: 0) { event { action actor { id } subjectId } import { status error { code } } } }',
      variables: { id: started.id },
    });
    let failed = await stream.next(); // its start, and its progress
    while (failed?.data.data.importProgress.import.status !== 'FAILED')
      failed = await stream.next();
    await stream.close();
    expect(failed?.data.data.importProgress).toEqual({
      event: { action: 'import.fail', actor: null, subjectId: ids.space('guide') },
      import: { status: 'FAILED', error: { code: 'BAD_USER_INPUT' } },
    });
  });

  it('new versions of an OpenAPI spec', async () => {
    const text = (version: string) =>
      JSON.stringify({ openapi: '3.0.3', info: { title: 'Live', version }, paths: {} });
    const { openAPISpec } = await send(
      'mutation ($input: CreateOpenAPISpecInput!) { createOpenAPISpec(input: $input) { openAPISpec { id slug } } }',
      { input: { organizationId: ids.acme, slug: 'live', source: { text: text('1') } } },
    );
    const { id } = openAPISpec;
    await expectMessages({
      subscription: `($id: ID!, $after: Int) { openAPISpecProcessed(openAPISpecId: $id, after: $after) { ${EVENT} openAPISpec { id slug } } }`,
      variables: { id, after: 0 },
      action: 'openAPISpec.process',
      write: async () => ({ openAPISpec: { id, slug: 'live' } }),
    });
  });

  it('the publication of a site', () =>
    expectMessages({
      subscription: `($id: ID!, $after: Int) { sitePublished(siteId: $id, after: $after) { ${EVENT} site { id } } }`,
      variables: { id: ids.site('help') },
      action: 'site.unpublish',
      async write() {
        await send(
          'mutation ($input: UnpublishSiteInput!) { unpublishSite(input: $input) { site { id } } }',
          { input: { id: ids.site('help') } },
        );
        return { site: { id: ids.site('help') } };
      },
    }));
});
