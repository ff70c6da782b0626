// Checks that a write checks its access rule first, runs in one transaction and appends its event.
import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { type ExecutionResult, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../../src/context.ts';
import { authorize } from '../../../src/data/authorize.ts';
import { newId } from '../../../src/data/new-id.ts';
import { write, type WriteContext } from '../../../src/data/write.ts';
import { guard } from '../../../src/graphql/access.ts';
import { createRun } from '../../../src/graphql/run.ts';
import { statementsOf } from '../../statements.ts';
import { sql } from '../../sql.ts';
import { ids, useWorld } from '../../support.ts';
import { appErrorOf } from './errors.ts';

const world = useWorld();

/** Returns a schema with one guarded field. */
function guardedSchema(
  field: string,
  resolve: (source: unknown, args: unknown, ctx: Context) => unknown,
  root: 'Query' | 'Mutation' = 'Query',
) {
  const base = readFileSync(new URL('../../../schema/base.graphql', import.meta.url), 'utf8');
  const other = root === 'Query' ? 'Mutation' : 'Query';
  const typeDefs = [
    base,
    `extend type ${root} { ${field} }`,
    `extend type ${other} { nothing: String @access(action: "signIn.read") }`,
    'extend type Subscription { nothing: String @access(action: "signIn.read") }',
  ];
  const name = /^\w+/.exec(field)?.[0] ?? '';
  return guard(
    makeExecutableSchema({
      typeDefs,
      resolvers: {
        [root]: { [name]: resolve },
        [other]: { nothing: () => null },
        Subscription: { nothing: { subscribe: () => null, resolve: () => null } },
      },
    }),
  );
}

const ask = (
  schema: ReturnType<typeof guardedSchema>,
  query: string,
  userId = ids.user('ana'),
): Promise<ExecutionResult> => createRun(schema)(parse(query), {}, world.console.as(userId));

/** Returns the message of the underlying error. */
const causeOf = ({ errors }: ExecutionResult): string => {
  const error = errors?.[0]?.originalError;
  return error?.cause instanceof Error ? error.cause.message : String(error?.message);
};

const findTeam = (id: string) => async (load: WriteContext['load']) => load.team.load(id);

/** Renames a team as any caller. */
const rename = (ctx: Context, id: string, title: string, fail?: Error) =>
  write(ctx, { action: 'team.update', on: findTeam(id) }, async (tx, team) => {
    await tx.prisma.team.update({
      where: { key: { id: team.id, organizationId: team.organizationId } },
      data: { title },
    });
    tx.record({ fields: ['title'], related: [ids.user('ben')] });
    if (fail) throw fail;
    return title;
  });

const titleOf = async (id: string): Promise<string | undefined> =>
  (
    await world.console.database.query(
      sql<{ title: string }>('SELECT title FROM teams WHERE id = $1'),
      [id],
    )
  )[0]?.title;
const eventsOf = (subject: string) =>
  world.console.database.query(
    sql(
      'SELECT action, organization_id, actor_id, token_id, fields, related, request_id FROM events WHERE subject_id = $1',
    ),
    [subject],
  );

describe('the check that a rule was evaluated', () => {
  it('allows a write only for the action that its field declares', async () => {
    const schema = guardedSchema(
      'rename: String @access(action: "team.delete")',
      (_, __, ctx) => rename(ctx, ids.team('writers'), 'Never'),
      'Mutation',
    );
    let answer: ExecutionResult = {};
    const statements = await statementsOf(async () => {
      answer = await ask(schema, 'mutation { rename }');
    });
    expect(answer.data).toEqual({ rename: null });
    expect(causeOf(answer)).toBe('team.delete was declared, and team.update is asked.');
    expect(statements).toEqual([]);
    expect(await titleOf(ids.team('writers'))).toBe('Writers');
  });

  it('returns nothing from a read that evaluated no rule', async () => {
    const answer = await ask(
      guardedSchema('title: String @access(action: "organization.read")', () => 'Secret'),
      '{ title }',
    );
    expect(answer.data).toEqual({ title: null });
    expect(answer.errors?.map(({ message }) => message)).toEqual([
      'The server had an internal error.',
    ]);
    expect(causeOf(answer)).toBe('Query.title answered without a check of organization.read.');
  });

  it('returns nothing from a read that evaluated another rule', async () => {
    const schema = guardedSchema(
      'title: String @access(action: "organization.update")',
      async (_, __, ctx) => {
        await authorize(ctx, 'organization.read', { id: ids.acme });
        return 'Secret';
      },
    );
    const answer = await ask(schema, '{ title }');
    expect([answer.data, causeOf(answer)]).toEqual([
      { title: null },
      'Query.title answered without a check of organization.update.',
    ]);
  });

  it('returns the result and the error of a read that evaluated its rule', async () => {
    const schema = guardedSchema(
      'title: String @access(action: "organization.update")',
      async (_, __, ctx) => {
        await authorize(ctx, 'organization.update', { id: ids.acme });
        return 'Acme';
      },
    );
    expect(await ask(schema, '{ title }')).toEqual({ data: { title: 'Acme' } });
    expect(causeOf(await ask(schema, '{ title }', ids.user('ben')))).toBe(
      'This needs admin; you are edit here.',
    );
    expect(causeOf(await ask(schema, '{ title }', ids.user('eve')))).toBe(
      'The object does not exist, or you cannot see it. Check the URL and the ids in it.',
    );
  });

  it.each([
    ['title: String', 'Query.title has no @access with a known action.'],
    [
      'title: String @access(scope: "user:read")',
      'Query.title has no @access with a known action.',
    ],
    [
      'title: String @access(action: "title.read")',
      'Query.title has no @access with a known action.',
    ],
    [
      'title: String @access(action: "signIn.read", scope: "title:read")',
      'Query.title names the scope title:read, which does not exist.',
    ],
  ])('rejects a schema with `%s`', (field, message) => {
    expect(() => guardedSchema(field, () => 'x')).toThrow(`The schema is not guarded:\n${message}`);
  });
});

describe('a write', () => {
  it('appends an event with the actor and the action', async () => {
    const { id } = (await world.as('ana').put(`/v1/orgs/${ids.acme}/teams`, { title: 'Evented' }))
      .body;
    expect(await rename(world.console.as(ids.user('ana')), id, 'Renamed')).toBe('Renamed');
    expect((await eventsOf(id))[1]).toEqual({
      action: 'team.update',
      organization_id: ids.acme,
      actor_id: ids.user('ana'),
      token_id: null,
      fields: ['title'],
      related: [ids.user('ben')],
      request_id: 'command-line',
    });
  });

  it('leaves nothing when its body throws: no change and no event', async () => {
    const before = await eventsOf(ids.team('partners'));
    await expect(
      rename(world.console.as(ids.user('ana')), ids.team('partners'), 'Never', new Error('Stop.')),
    ).rejects.toThrow('Stop.');
    expect(await titleOf(ids.team('partners'))).toBe('Partners');
    expect(await eventsOf(ids.team('partners'))).toEqual(before);
  });

  it('checks its rule before its body starts', async () => {
    expect(
      await appErrorOf(rename(world.console.as(ids.user('ben')), ids.team('writers'), 'Never')),
    ).toEqual({ reason: 'FORBIDDEN', status: 403, retryAfter: undefined });
    expect(
      await appErrorOf(rename(world.console.as(ids.user('eve')), ids.team('writers'), 'Never')),
    ).toEqual({ reason: 'NOT_FOUND', status: 404, retryAfter: undefined });
    expect(
      await appErrorOf(rename(world.console.as(ids.user('ana')), newId('Team'), 'Never')),
    ).toEqual({
      reason: 'NOT_FOUND',
      status: 404,
      retryAfter: undefined,
    });
    expect(await titleOf(ids.team('writers'))).toBe('Writers');
  });

  it('refuses in its body everything that would use another connection', async () => {
    const ctx = world.console.as(ids.user('ana'));
    const { load, query } = ctx;
    const id = ids.team('writers');
    const target = { action: 'team.update', on: findTeam(id) } as const;
    const uses: readonly (() => Promise<unknown>)[] = [
      async () => ctx.load.team.load(id),
      async () => ctx.query(sql('SELECT 1'), []),
      async () => load.team.load(id),
      async () => query(sql('SELECT 1'), []),
      async () => ctx.transaction(async () => 1),
      async () => ctx.share(async () => 1),
      async () => write(ctx, target, async () => 1),
    ];
    const refusals = await write(ctx, target, async (tx) => {
      tx.skipEvent();
      const messages: string[] = [];
      for (const use of uses)
        messages.push(await use().then(String, (error: Error) => error.message));
      return messages;
    });
    const message = 'The body of a transaction uses its own `tx`, and nothing of the context.';
    expect(refusals).toEqual(uses.map(() => message));
    expect((await ctx.load.team.must(id)).id).toBe(id);
  });

  it('returns its result for an absent object, without an event', async () => {
    const id = newId('Team');
    const answer = await write(
      world.console.as(ids.user('ana')),
      { action: 'team.delete', on: findTeam(id), absent: () => 'none' },
      async () => 'some',
    );
    expect([answer, await eventsOf(id)]).toEqual(['none', []]);
  });
});
