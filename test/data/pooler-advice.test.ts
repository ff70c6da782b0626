// Checks what an operator and a caller learn when a pooler refuses something.
import { describe, expect, it } from 'vitest';
import { databaseErrorOf } from '../../src/data/database-errors.ts';
import { adviceOf, limitAdvice, poolerWarning } from '../../src/data/pooler/advice.ts';
import { explainError } from '../../src/server/startup-errors.ts';
import { useWorld } from '../support.ts';

const world = useWorld();

const refusal = (message: string, code = '08P01') => Object.assign(new Error(message), { code });

const PREPARED =
  'The pooler of DATABASE_URL keeps no named prepared statements: set PREPARED_STATEMENTS=off, or max_prepared_statements in pgbouncer 1.21 or later.';

const REFUSALS = [
  [
    refusal('unsupported startup parameter: statement_timeout'),
    'UNAVAILABLE',
    'DATABASE_URL leads through a pooler of transactions: set DATABASE_DIRECT_URL to the same database without the pooler, and deadlines are set for each transaction.',
  ],
  [
    refusal('unsupported startup parameter: options'),
    'UNAVAILABLE',
    'The pooler of DATABASE_URL refuses a parameter of the connection: remove the parameter from DATABASE_URL, or add it to ignore_startup_parameters of the pooler.',
  ],
  [refusal('prepared statement "a.b" does not exist', '26000'), 'UNAVAILABLE', PREPARED],
  [refusal('prepared statement "a.b" already exists', '42P05'), 'UNAVAILABLE', PREPARED],
  [
    refusal('no such database: lectern'),
    'UNAVAILABLE',
    'The pooler of DATABASE_URL does not know this database: correct DATABASE_URL, or add the database to [databases] of the pooler.',
  ],
  [
    refusal('query_wait_timeout'),
    'BUSY',
    'The pooler of DATABASE_URL had no free connection to the database within its query_wait_timeout: raise its default_pool_size, or lower POOL_SIZE.',
  ],
  [
    refusal('no more connections allowed (max_client_conn)'),
    'BUSY',
    'The pooler of DATABASE_URL accepts no more connections: raise its max_client_conn, or lower POOL_SIZE.',
  ],
] as const;

describe('a refusal of a pooler', () => {
  it.each(REFUSALS)('is a temporary error, and names the settings: %s', (error, reason, advice) => {
    const answered = databaseErrorOf(error);
    expect([Object(answered).reason, adviceOf(error), adviceOf(answered)]).toEqual([
      reason,
      advice,
      advice,
    ]);
  });

  it('is explained in the one line of a failed start', async () => {
    const failed = Promise.reject(databaseErrorOf(REFUSALS[0][0]));
    await expect(explainError('DATABASE_URL', 'The jobs cannot start', failed)).rejects.toThrow(
      `DATABASE_URL: The jobs cannot start: The database is temporarily unavailable. Try again later. (unsupported startup parameter: statement_timeout) ${REFUSALS[0][2]}`,
    );
  });

  it('is logged once a minute', () => {
    const logged: string[] = [];
    const log = limitAdvice((advice) => logged.push(advice));
    for (const advice of ['a', 'b', 'a']) log(advice);
    expect(logged).toEqual(['a', 'b']);
  });
});

describe('the check of the connection for sessions', () => {
  it('reports nothing without a pooler', async () => {
    expect(await poolerWarning(undefined, world.connections.directUrl)).toBe(undefined);
  });

  it('reports an address that does not answer', async () => {
    const unreachable = 'postgres://127.0.0.1:1/lectern';
    expect(await poolerWarning(unreachable, world.connections.directUrl)).toBe(
      'DATABASE_DIRECT_URL does not answer, so notifications are late: connect ECONNREFUSED 127.0.0.1:1',
    );
  });
});

describe('other errors', () => {
  it('have no advice', () => {
    expect([adviceOf(new Error('relation "x" does not exist')), adviceOf('text')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
