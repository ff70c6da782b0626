// Tests the limits of presence, by subject, token, process and bytes.
import { afterEach, describe, expect, it } from 'vitest';
import { MAX_SESSIONS_OF_PROCESS, Presence, PRESENCE_TIMES } from '../../src/data/live/presence.ts';
import { messagesOf } from '../../src/data/live/presence-message.ts';
import { ids, useWorld } from '../support.ts';
import { QUICK, report, Watcher } from './made.ts';

const world = useWorld({}, { presenceTimes: QUICK });
const watchers: Watcher[] = [];
afterEach(() => Promise.all(watchers.splice(0).map((watcher) => watcher.close())));

const problemsOf = ({ status, errors }: { status: number; errors?: readonly unknown[] }) => ({
  status,
  errors: (errors ?? []).map((one) => {
    const { message, extensions } = one as { message: string; extensions: object };
    return { message, extensions: { ...extensions, requestId: undefined } };
  }),
});

describe('a report is refused', () => {
  it('over 50 sessions of its token, and over 100 at its subject', async () => {
    const subjectId = ids.space('guide');
    const [one, two] = [
      world.with(await world.tokenOf(ids.user('ben'))),
      world.with(await world.tokenOf(ids.user('ben'))),
    ];
    for (let i = 0; i < 50; i++)
      expect((await report(one, { subjectId, sessionId: `a${i}` })).errors).toBeUndefined();
    expect(problemsOf(await report(one, { subjectId, sessionId: 'more' }))).toEqual({
      status: 200,
      errors: [
        {
          message: 'At most 50 sessions of one token can be present. End another one first.',
          extensions: { code: 'RATE_LIMITED' },
        },
      ],
    });
    for (let i = 0; i < 50; i++)
      expect((await report(two, { subjectId, sessionId: `b${i}` })).errors).toBeUndefined();
    const full = problemsOf(await report(world.as('ana'), { subjectId, sessionId: 'more' }));
    expect(full).toEqual({
      status: 200,
      errors: [
        {
          message: '100 sessions are present already. Try again when one has left.',
          extensions: { code: 'RATE_LIMITED' },
        },
      ],
    });
    // those that are present can go on, and other subjects have room
    expect((await report(one, { subjectId, sessionId: 'a0', state: 1 })).errors).toBeUndefined();
    const elsewhere = { subjectId: ids.space('onboarding'), sessionId: 'more' };
    expect((await report(world.as('ana'), elsewhere)).errors).toBeUndefined();
    const watcher = await Watcher.open(
      { url: world.url, token: world.as('ana').token },
      { subjectId },
    );
    watchers.push(watcher);
    expect((await watcher.next()).joined.length).toBe(100);
  });

  it('with a state of more than 2,048 bytes, or an invalid session id', async () => {
    const subjectId = ids.space('onboarding');
    const input = { subjectId, sessionId: 's', state: 'ü'.repeat(1023) };
    expect((await report(world.as('ana'), input)).errors).toBeUndefined();
    for (const [more, message, path] of [
      [{ state: `${'ü'.repeat(1023)}x` }, 'The state has at most 2048 bytes as JSON.', 'state'],
      [{ sessionId: '' }, 'sessionId must have 1 to 64 characters, and has 0.', 'sessionId'],
      [
        { sessionId: 'x'.repeat(65) },
        'sessionId must have 1 to 64 characters, and has 65.',
        'sessionId',
      ],
    ] as const) {
      const { data } = await world.as('ana').query(
        `mutation ($input: UpdatePresenceInput!) {
          updatePresence(input: $input) { expiresAt errors { code message path } } }`,
        { input: { ...input, ...more } },
      );
      expect(data).toEqual({
        updatePresence: {
          expiresAt: null,
          errors: [{ code: 'BAD_USER_INPUT', message, path: [path] }],
        },
      });
    }
  });
});

describe('a process', () => {
  const session = (index: number, state: unknown = null) => ({
    userId: 'usr_1CWoxU9o4cmNqFGhyZhEqL',
    sessionId: String(index),
    pageId: null,
    state,
    joinedAt: '2026-11-01T12:00:00.000Z',
  });

  it('refuses sessions beyond its limit with BUSY', async () => {
    // without notifications, as when the database does not answer
    const presence = new Presence(() => Promise.resolve(false));
    for (let i = 0; i < MAX_SESSIONS_OF_PROCESS; i++)
      await presence.report(`spc_${i % 200}`, session(i), `token ${i}`);
    const refused = presence.report('spc_more', session(0), 'token');
    await expect(refused).rejects.toMatchObject({ reason: 'BUSY' });
    await presence.report('spc_0', session(0, 'changed'), 'token 0');
    presence.close();
  });

  it('notifies others of one session at most five times a second', async () => {
    const sent: string[] = [];
    const presence: Presence = new Presence(
      async (payloads) => {
        sent.push(...payloads);
        for (const payload of payloads) presence.receive(payload);
        return true;
      },
      { ...PRESENCE_TIMES, answerMs: 0, updateMs: 60_000 },
    );
    for (let i = 0; i < 1000; i++) await presence.report('spc_1', session(1, i), 'token');
    expect(sent.filter((text) => text.includes('"report"')).length).toBe(1);
    presence.close();
  });

  it('sends sessions in notifications of less than 8,000 bytes', () => {
    const sessions = Array.from({ length: 100 }, (_, i) => ({
      ...session(i, 'ü'.repeat(1023)),
      ageMs: 30_000,
    }));
    const payloads = messagesOf({ kind: 'answer', subjectId: 'spc_1', sessions, processId: 'p' });
    expect(Math.max(...payloads.map((text) => Buffer.byteLength(text)))).toBeLessThan(8000);
    expect(payloads.flatMap((text) => JSON.parse(text).sessions)).toEqual(sessions);
    const keys = Array.from({ length: 100 }, (_, i) => `usr_${i} ${'𝄞'.repeat(64)}`);
    const left = messagesOf({ kind: 'left', subjectId: 'spc_1', keys, processId: 'p' });
    expect(Math.max(...left.map((text) => Buffer.byteLength(text)))).toBeLessThan(8000);
    expect(left.flatMap((text) => JSON.parse(text).keys)).toEqual(keys);
  });
});
