// Tests who sees who is present, and who is present: the readers of the subject, at each message.
import { afterEach, describe, expect, it } from 'vitest';
import { addressOf, makePublished } from '../published-site/made.ts';
import { ids, type Person, useWorld } from '../support.ts';
import { PRESENCE, QUICK, leave, report, Watcher } from './made.ts';
import { EventStream } from '../subscription/clients.ts';

const world = useWorld({}, { presenceTimes: QUICK });
const spaceId = ids.space('onboarding');
const changeRequestId = ids.changeRequest('laptop');

const watchers: Watcher[] = [];
afterEach(() => Promise.all(watchers.splice(0).map((watcher) => watcher.close())));
async function watch(token: string | undefined, subjectId: string): Promise<Watcher> {
  const watcher = await Watcher.open({ url: world.url, token }, { subjectId });
  watchers.push(watcher);
  return watcher;
}

const send = async (query: string, variables: object) => {
  const { data, errors } = await world.as('ana').query(query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  // biome-ignore lint/suspicious/noExplicitAny: the shape follows from the document
  return Object.values(data)[0] as any;
};
const grant = (userId: string, role: string | null, contentId = spaceId) =>
  send(
    'mutation ($input: SetMemberGrantInput!) { setMemberGrant(input: $input) { grant { id } } }',
    { input: { contentId, userId, role } },
  );

/** The callers by kind, with the code of their refusal to watch and to join. */
const callers: readonly (readonly [string, () => Promise<string | undefined>, string, string])[] = [
  ['an admin', async () => world.as('ana').token, '', ''],
  ['an editor', async () => world.as('ben').token, '', ''],
  ['a member who comments', async () => world.as('cat').token, '', ''],
  ['a guest without a grant', async () => world.as('dan').token, 'NOT_FOUND', 'NOT_FOUND'],
  ['an admin of another organization', async () => world.as('eve').token, 'NOT_FOUND', 'NOT_FOUND'],
  [
    'a token with the scope',
    () => world.tokenOf(ids.user('ana'), { scopes: ['space:read'] }),
    '',
    '',
  ],
  [
    'a token without the scope',
    () => world.tokenOf(ids.user('ana'), { scopes: ['user:read'] }),
    'FORBIDDEN',
    'FORBIDDEN',
  ],
  [
    'a token for another organization',
    () => world.tokenOf(ids.user('ana'), { organizations: [ids.umbrella] }),
    'NOT_FOUND',
    'NOT_FOUND',
  ],
  [
    'a service account, which is no person',
    async () => {
      const account = await send(
        'mutation ($input: CreateServiceAccountInput!) { createServiceAccount(input: $input) { serviceAccount { id } } }',
        { input: { organizationId: ids.acme, name: 'Bot', role: 'ADMIN' } },
      );
      const serviceAccountId = account.serviceAccount.id;
      const { secret } = await send(
        'mutation ($input: CreateServiceAccountTokenInput!) { createServiceAccountToken(input: $input) { secret } }',
        { input: { serviceAccountId, label: 'Bot' } },
      );
      return secret;
    },
    '',
    'FORBIDDEN',
  ],
  ['a caller without a token', async () => undefined, 'UNAUTHENTICATED', 'UNAUTHENTICATED'],
];

describe.each(callers)('%s', (_, tokenOf, watches, joins) => {
  it.each([
    ['a space', spaceId],
    ['a change request', changeRequestId],
  ])('watches and joins %s or is refused', async (__, subjectId) => {
    const token = await tokenOf();
    const stream = await EventStream.open({
      ...{ url: world.url, token, query: PRESENCE, variables: { subjectId } },
    });
    const first = (await stream.next())?.data;
    await stream.close();
    expect(first.errors?.[0]?.extensions.code ?? '').toBe(watches);
    if (watches === '') expect(first.data.presence.isSnapshot).toBe(true);
    const caller = world.with(token);
    const codeOf = ({ errors }: Awaited<ReturnType<typeof report>>) =>
      errors?.[0]?.extensions.code ?? '';
    expect(codeOf(await report(caller, { subjectId, sessionId: 'of a caller' }))).toBe(joins);
    expect(codeOf(await leave(caller, { subjectId, sessionId: 'of a caller' }))).toBe(joins);
  });
});

describe('a visitor of a published site', () => {
  it('is no person, and sees nobody', async () => {
    const site = await makePublished(world);
    const [subjectId = ''] = site.spaces;
    const opened = await world.nobody.post('/v1/urls/published', { url: addressOf(world, site) });
    const token = opened.body.apiToken;
    const read = await world.with(token).get(`/v1/spaces/${subjectId}`);
    expect(read.status).toBe(200);
    const stream = await EventStream.open({
      ...{ url: world.url, token, query: PRESENCE, variables: { subjectId } },
    });
    expect((await stream.next())?.data.errors[0].extensions.code).toBe('FORBIDDEN');
    await stream.close();
    const { errors } = await report(world.with(token), { subjectId, sessionId: 'v' });
    expect(errors[0].extensions.code).toBe('FORBIDDEN');
  });
});

describe('when access ends', () => {
  const dan = ids.user('dan');

  it('the subscription ends, and the person disappears for others, without another report', async () => {
    await grant(dan, 'READ');
    const token = await world.tokenOf(dan);
    const watcher = await watch(world.as('ana').token, spaceId);
    await watcher.next();
    const own = await watch(token, spaceId);
    await report(world.with(token), { subjectId: spaceId, sessionId: 'd' });
    await Promise.all([watcher.until('d'), own.until('d')]);
    await grant(dan, null);
    expect((await watcher.next()).left).toEqual([{ sessionId: 'd', person: { id: dan } }]);
    const { data, errors } = await own.error();
    expect([data, errors[0].extensions.code]).toEqual([null, 'NOT_FOUND']);
    // with the level, the session that still reports is present again
    await grant(dan, 'READ');
    await watcher.until('d');
    await leave(world.with(token), { subjectId: spaceId, sessionId: 'd' });
    await watcher.until();
  });

  it.each([
    ['the member is disabled', () => disable('cat', true), () => disable('cat', false)],
    ['a space is moved to the trash', () => trash(), async () => {}],
  ])('because %s', async (_, revoke, restore) => {
    const subjectId = changeRequestId;
    const token = await world.tokenOf(ids.user('cat'));
    const watcher = await watch(token, subjectId);
    await watcher.next();
    await revoke();
    const { errors } = await watcher.error();
    expect(errors[0].extensions.code).toBe('NOT_FOUND');
    await restore();
  });
});

const disable = (name: Person, disabled: boolean) =>
  send(
    'mutation ($input: SetMemberDisabledInput!) { setMemberDisabled(input: $input) { member { id } } }',
    { input: { id: ids.member(name), disabled } },
  );
const trash = () =>
  send('mutation ($input: DeleteSpaceInput!) { deleteSpace(input: $input) { deletedSpaceId } }', {
    input: { id: spaceId },
  });
