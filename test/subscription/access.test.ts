// Tests that a subscription sends nothing that its caller could not read when it is sent.
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventTypes } from '../../src/domain/event-types.ts';
import { ids, useWorld } from '../support.ts';
import { EventStream, SocketClient } from './clients.ts';

const world = useWorld();

const spaceId = ids.space('onboarding');
const changeRequestId = ids.changeRequest('laptop');
const siteId = ids.site('help');
let openAPISpecId: string;
let importId: string;
let commentId: string;
let owner: pg.Client;

const send = async (query: string, variables: object) => {
  const { data, errors } = await world.as('ana').query(query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  // biome-ignore lint/suspicious/noExplicitAny: the shape follows from the document
  return Object.values(data)[0] as any;
};

/** Inserts an event of each action of organizations. */
async function insertEvents(): Promise<void> {
  const subjectOf = (action: string): string => {
    if (action.startsWith('comment.')) return commentId;
    if (action.startsWith('changeRequest.')) return changeRequestId;
    if (action.startsWith('space.')) return spaceId;
    if (action.startsWith('site.')) return siteId;
    return action.startsWith('openAPISpec.') ? openAPISpecId : ids.acme;
  };
  const actions = Object.keys(eventTypes).filter((action) => !/^(token|user)\./.test(action));
  for (const action of actions) {
    const inSpace = /^(comment|changeRequest|space)\./.test(action);
    const related = action === 'comment.delete' ? [changeRequestId] : [importId];
    await owner.query(
      `INSERT INTO events (id, organization_id, space_id, action, subject_id, fields, related, request_id, created_at)
      VALUES ('evt_' || $1, $2, $3, $1, $4, '{content}', $5, 'test', now())`,
      [action, ids.acme, inSpace ? spaceId : null, subjectOf(action), related],
    );
  }
}

beforeAll(async () => {
  owner = new pg.Client({ connectionString: world.connections.ownerUrl });
  await owner.connect();
  const { comment } = await send(
    'mutation ($input: CreateCommentInput!) { createComment(input: $input) { comment { id } } }',
    { input: { subjectId: changeRequestId, body: { markdown: 'One' } } },
  );
  commentId = comment.id;
  const { openAPISpec } = await send(
    'mutation ($input: CreateOpenAPISpecInput!) { createOpenAPISpec(input: $input) { openAPISpec { id } } }',
    { input: { organizationId: ids.acme, slug: 'live', source: { text: '{}' } } },
  );
  openAPISpecId = openAPISpec.id;
  const started = await send(
    'mutation ($input: ImportIntoChangeRequestInput!) { importIntoChangeRequest(input: $input) { import { id } } }',
    { input: { changeRequestId, source: 'MARKDOWN', url: 'https://docs.acme.test/a.md' } },
  );
  importId = started.import.id;
  await insertEvents();
}, 240_000);
afterAll(() => owner?.end());

/** A subscription from the beginning of the log, and the read of its subject. */
interface Subject {
  readonly subscription: string;
  readonly read: string;
  readonly id: () => string;
  readonly actions: readonly string[];
}

const subjects: readonly Subject[] = [
  {
    subscription: 'changeRequestUpdated(changeRequestId: $id, after: 0) { event { action } }',
    read: 'changeRequest(id: $id) { id }',
    id: () => changeRequestId,
    actions: [
      'changeRequest.import', // the import of this file
      'changeRequest.update',
      'changeRequest.edit',
      'changeRequest.import',
      'changeRequest.pull',
      'changeRequest.merge',
      'changeRequest.revert',
      'changeRequest.review',
      'changeRequest.requestReview',
    ],
  },
  {
    subscription: 'spaceContentUpdated(spaceId: $id, after: 0) { event { action } }',
    read: 'space(id: $id) { id }',
    id: () => spaceId,
    actions: ['space.edit', 'space.rollback', 'space.import', 'changeRequest.merge'],
  },
  {
    subscription: 'commentAdded(subjectId: $id, after: 0) { event { action } }',
    read: 'comment(id: $comment) { id }',
    id: () => changeRequestId,
    actions: ['comment.create', 'comment.create', 'comment.reply'],
  },
  {
    subscription: 'commentUpdated(subjectId: $id, after: 0) { event { action } }',
    read: 'comment(id: $comment) { id }',
    id: () => changeRequestId,
    actions: ['comment.update', 'comment.delete'],
  },
  {
    subscription: 'importProgress(importId: $id, after: 0) { event { action } }',
    read: 'import(id: $id) { id }',
    id: () => importId,
    actions: ['changeRequest.import', 'space.import', 'changeRequest.import'],
  },
  {
    subscription: 'openAPISpecProcessed(openAPISpecId: $id, after: 0) { event { action } }',
    read: 'openAPISpec(id: $id) { id }',
    id: () => openAPISpecId,
    actions: ['openAPISpec.process'],
  },
  {
    subscription: 'sitePublished(siteId: $id, after: 0) { event { action } }',
    read: 'site(id: $id) { id }',
    id: () => siteId,
    actions: ['site.publish', 'site.unpublish'],
  },
];

/** The tokens of the kinds of callers. */
const callers: Readonly<Record<string, () => Promise<string | undefined>>> = {
  'an admin': async () => world.as('ana').token,
  'an editor': async () => world.as('ben').token,
  'a member who comments': async () => world.as('cat').token,
  'a guest': async () => world.as('dan').token,
  'an admin of another organization': async () => world.as('eve').token,
  'a token without the scopes': () => world.tokenOf(ids.user('ana'), { scopes: ['user:read'] }),
  'a token with the scopes': () =>
    world.tokenOf(ids.user('ana'), {
      scopes: ['organization:read', 'space:read', 'openapi:read', 'site:read'],
    }),
  'a token for another organization': () =>
    world.tokenOf(ids.user('ana'), { organizations: [ids.umbrella] }),
  'a caller without a token': async () => undefined,
  'an invalid token': async () => 'lp_0000000000000000000000000000000000000000',
};

const codeOf = (body: { errors?: { extensions: { code: string } }[] } | undefined) =>
  body?.errors?.[0]?.extensions.code;

describe.each(Object.entries(callers))('for %s', (_, tokenOf) => {
  it.each(subjects)(
    '$subscription agrees with the read',
    async ({ subscription, read, id, actions }) => {
      const token = await tokenOf();
      const isComment = read.includes('$comment');
      const { errors } = await world
        .with(token)
        .query(
          `query (${isComment ? '$comment: ID!' : '$id: ID!'}) { ${read} }`,
          isComment ? { comment: commentId } : { id: id() },
        );
      const stream = await EventStream.open({
        ...{ url: world.url, token, query: `subscription ($id: ID!) { ${subscription} }` },
        variables: { id: id() },
      });
      const sent = [];
      const count = errors ? 1 : actions.length;
      for (let i = 0; i < count; i++) sent.push((await stream.next())?.data);
      await stream.close();
      if (errors) {
        // A caller who may read the thread and not comment gets FORBIDDEN from its list.
        const code = codeOf(sent[0]);
        expect(['NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED']).toContain(code);
        if (!isComment) expect(code).toBe(codeOf({ errors }));
        expect(sent[0].data ?? null).toBeNull();
      } else
        expect(
          sent.map(
            ({ data }) => (Object.values(data)[0] as { event: { action: string } }).event.action,
          ),
        ).toEqual(actions);
    },
  );

  it('events agree with eventsAfter', async () => {
    const token = await tokenOf();
    const { data, errors } = await world
      .with(token)
      .query(
        'query ($id: ID!) { organization(id: $id) { eventsAfter(first: 1000) { nodes { action subject { id } } } } }',
        { id: ids.acme },
      );
    const stream = await EventStream.open({
      ...{ url: world.url, token, variables: { id: ids.acme } },
      query:
        'subscription ($id: ID!) { events(organizationId: $id, after: 0) { action subject { id } } }',
    });
    const nodes = errors ? [] : data.organization.eventsAfter.nodes;
    const sent = [];
    for (let i = 0; i < Math.max(1, nodes.length); i++) sent.push((await stream.next())?.data);
    await stream.close();
    if (errors) expect(sent.map(codeOf)).toEqual([codeOf({ errors })]);
    else expect(sent.map(({ data: message }) => message.events)).toEqual(nodes);
  });
});

const UPDATED =
  'subscription ($id: ID!) { changeRequestUpdated(changeRequestId: $id) { changeRequest { subject } } }';
const rename = (subject: string) =>
  send(
    'mutation ($input: UpdateChangeRequestInput!) { updateChangeRequest(input: $input) { changeRequest { id } } }',
    { input: { id: changeRequestId, subject } },
  );

/** Follows the change request on both transports, and expects one last error after `revoke`. */
async function expectEnd(token: string, revoke: () => Promise<unknown>, code: string) {
  const stream = await EventStream.open({
    ...{ url: world.url, token, query: UPDATED, variables: { id: changeRequestId } },
  });
  const socket = new SocketClient({ url: world.url, token });
  const start = Number((await stream.block())?.id);
  const sent = socket.subscribe({
    query: UPDATED.replace('$id: ID!', '$id: ID!, $after: Int').replace(
      'Id: $id',
      'Id: $id, after: $after',
    ),
    variables: { id: changeRequestId, after: start },
  });
  await rename('Before');
  const shown = { changeRequestUpdated: { changeRequest: { subject: 'Before' } } };
  expect((await stream.next())?.data.data).toEqual(shown);
  expect((await sent.next()).value?.data).toEqual(shown);
  await revoke();
  await rename('After');
  const last = await stream.next();
  expect([codeOf(last?.data), last?.data.data]).toEqual([code, null]);
  expect((await stream.next())?.event).toBe('complete');
  expect(await stream.block()).toBeUndefined();
  const { value } = await sent.next();
  expect([codeOf(value as never), value?.data]).toEqual([code, null]);
  expect((await sent.next()).done).toBe(true);
  socket.close();
}

describe('a subscription ends before the next event', () => {
  it('when its token is revoked', async () => {
    const { data } = await world
      .as('ben')
      .query('mutation { createToken(input: { label: "Live" }) { token { id } secret } }');
    const { token, secret } = data.createToken;
    const revoke = () => world.as('ben').delete(`/v1/tokens/${token.id}`);
    await expectEnd(secret, revoke, 'UNAUTHENTICATED');
  });

  it('when the level of its caller is lowered', async () => {
    const token = await world.tokenOf(ids.user('dan'));
    const grant = (role: string | null) =>
      send(
        'mutation ($input: SetMemberGrantInput!) { setMemberGrant(input: $input) { grant { id } } }',
        {
          input: { contentId: spaceId, userId: ids.user('dan'), role },
        },
      );
    await grant('READ');
    await expectEnd(token, () => grant(null), 'NOT_FOUND');
  });

  it('when its caller is removed from the organization', async () => {
    const token = await world.tokenOf(ids.user('cat'));
    const remove = () => world.as('ana').delete(`/v1/orgs/${ids.acme}/members/${ids.user('cat')}`);
    await expectEnd(token, remove, 'NOT_FOUND');
  });
});
