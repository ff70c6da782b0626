// Sends an input with several problems through both APIs, and checks that all are reported.
import { expect } from 'vitest';
import { answerOf, mutationOf, refusedPayload, topLevel } from '../graphql/refusals.ts';
import { sql } from '../sql.ts';
import type { World } from '../support.ts';

const types = {
  BAD_USER_INPUT: { status: 400, type: 'ValidationError' },
  UNSUPPORTED_SOURCE: { status: 400, type: 'ValidationError' },
  CONFLICT: { status: 409, type: 'ConflictError' },
  INVALID_TRANSITION: { status: 409, type: 'ConflictError' },
  ALREADY_EXISTS: { status: 409, type: 'AlreadyExistsError' },
} as const;

/** A problem of an input, as the APIs report it. */
export interface ExpectedProblem {
  readonly message: string;
  /** The message of `/v1`; the same by default. */
  readonly messageInRest?: string;
  /** Path in the input of GraphQL. */
  readonly path: string;
  /** Path in the body of `/v1`; the same by default. */
  readonly field?: string;
  /** By default BAD_USER_INPUT. */
  readonly code?: keyof typeof types;
}

/** An input of a mutation, the same as a request of `/v1`, and its problems. */
export interface RefusedInput {
  readonly mutation: string;
  readonly input: object;
  readonly request: readonly [method: 'patch' | 'post' | 'put', path: string, body: object];
  readonly problems: readonly [ExpectedProblem, ExpectedProblem, ...ExpectedProblem[]];
}

/**
 * Returns the number of rows of each table, and the last transaction that wrote one.
 *
 * The table of tokens is left out, because reading writes the time of the last use to it, and that
 * of bytes, which are stored before a transaction and deleted later unless a row refers to them.
 */
export async function touchedTables(world: World): Promise<ReadonlyMap<string, string>> {
  const query = <Row>(text: string) => world.console.database.query(sql<Row>(text), []);
  const tables = await query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('api_tokens', 'blobs') ORDER BY 1",
  );
  const rows = await query<{ name: string; touched: string }>(
    tables
      .map(
        ({ name }) =>
          `SELECT '${name}' AS name, (SELECT count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) FROM "${name}") AS touched`,
      )
      .join(' UNION ALL '),
  );
  return new Map(rows.map(({ name, touched }) => [name, touched]));
}

/** Expects that both APIs report all problems of an input, and that nothing is written. */
export async function expectProblems(
  world: World,
  { mutation, input, request: [method, path, body], problems }: RefusedInput,
): Promise<void> {
  const before = await touchedTables(world);
  const ana = world.as('ana');
  const [{ code = 'BAD_USER_INPUT', ...first }] = problems;

  const typed = mutationOf(mutation, 'clientMutationId errors { __typename code message path }');
  expect(await answerOf(ana, typed, { input })).toEqual(
    refusedPayload(
      mutation,
      problems.map(({ message, path: at, code: own = 'BAD_USER_INPUT' }) => ({
        __typename: types[own].type,
        code: own,
        message,
        path: at.split('.'),
      })),
    ),
  );

  expect(await answerOf(ana, mutationOf(mutation, 'clientMutationId'), { input })).toEqual(
    topLevel(mutation, first.message, {
      code,
      field: `input.${first.path}`,
      errors: problems.map(({ message, path: at, code: own = 'BAD_USER_INPUT' }) => ({
        message,
        field: `input.${at}`,
        ...(own !== code && { code: own }),
      })),
    }),
  );

  const refused = await ana[method](path, body);
  expect([refused.status, refused.body]).toEqual([
    types[code].status,
    {
      error: {
        code: types[code].status,
        message: first.messageInRest ?? first.message,
        reason: code,
        field: first.field ?? first.path,
        errors: problems.map(
          ({ message, messageInRest, path: at, field = at, code: own = 'BAD_USER_INPUT' }) => ({
            message: messageInRest ?? message,
            field,
            ...(own !== code && { reason: own }),
          }),
        ),
        requestId: 'test',
      },
    },
  ]);

  expect(await touchedTables(world)).toEqual(before);
}
