/**
 * Tests that the declared columns of every SQL statement are those of the migrated database: their
 * names, their types, and whether they may be null.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Query } from '../../src/data/database.ts';
import { type AnyStatement, column, composeStatement } from '../../src/data/statement.ts';
import { openTestDatabase, type TestDatabase } from '../database.ts';
import { differencesOf } from './statements/compare.ts';
import { openDescriber } from './statements/describe.ts';
import { loadStatements, sources } from './statements/sources.ts';

let database: TestDatabase;
let describer: Awaited<ReturnType<typeof openDescriber>>;
let statements: AnyStatement[];

beforeAll(async () => {
  statements = await loadStatements();
  database = await openTestDatabase();
  describer = await openDescriber(database.appUrl);
});
afterAll(async () => {
  await describer?.close();
  await database?.drop();
});

const differencesIn = async (statement: AnyStatement): Promise<string[]> => {
  try {
    return differencesOf(statement, await describer.describe(statement.text));
  } catch (error) {
    return [`${statement.text}: ${String(error)}`];
  }
};

describe('the columns of a statement', () => {
  it('are those that PostgreSQL describes', async () => {
    const differences: string[] = [];
    for (const statement of statements) differences.push(...(await differencesIn(statement)));
    expect(differences).toEqual([]);
    expect(statements.length).toBeGreaterThan(250);
  });

  it('are compared by nullability', async () => {
    const wrong = composeStatement('wrong', 'SELECT id, photo_url AS "photoUrl" FROM users', {
      id: column.nullable(column.text),
      photoUrl: column.text,
    });
    expect(await differencesIn(wrong)).toEqual([
      'wrong: id is declared nullable, and users.id is never null.',
      'wrong: photoUrl is declared not null, and users.photo_url may be null.',
    ]);
  });

  it('are nullable where an outer join adds them', async () => {
    const wrong = composeStatement(
      'wrong',
      'SELECT m.id, t.id AS team FROM members m LEFT JOIN teams t ON t.organization_id = m.organization_id',
      { id: column.text, team: column.text },
    );
    expect(await differencesIn(wrong)).toEqual([
      'wrong: team is declared not null, and teams.id may be null.',
    ]);
  });

  it('are compared by name and type', async () => {
    const wrong = composeStatement(
      'wrong',
      'SELECT count(*) AS total, max(role) AS role FROM members',
      { count: column.integer, total: column.integer, role: column.oneOf('TeamRole') },
    );
    expect(await differencesIn(wrong)).toEqual([
      'wrong: count is declared, and not selected.',
      'wrong: total is declared integer, and is bigint.',
      'wrong: role is declared team_role, and is role.',
    ]);
  });
});

describe('a statement', () => {
  it('has a name that no other text has', () => {
    const texts = new Map<string, Set<string>>();
    for (const { name, text } of statements)
      if (name !== undefined) texts.set(name, (texts.get(name) ?? new Set()).add(text));
    expect([...texts].filter(([, { size }]) => size > 1)).toEqual([]);
  });

  it('is the only form in which the query function accepts SQL', () => {
    // @ts-expect-error a text declares no columns
    const send = (query: Query) => query('SELECT 1', []);
    expect(send).toBeTypeOf('function');
  });

  it('has an example where its text is composed, except for those of pg-boss', () => {
    const composing = sources().filter(({ text }) => /\bcomposeStatement\(/.test(text));
    expect(
      composing.filter(({ text }) => !text.includes('registerExamples(')).map(({ file }) => file),
    ).toEqual(['data/queue.ts']);
  });

  it('is the only form in which SQL is sent, except for the listed files', () => {
    const direct = sources().filter(({ text }) =>
      /\bclient\.query[(<]|\$(query|execute)Raw|from 'pg'/.test(text),
    );
    expect(direct.map(({ file }) => file)).toEqual([
      'data/backup.ts',
      'data/backup/restore.ts',
      'data/backup/tables.ts',
      'data/database.ts',
      'data/embedded/roles.ts',
      'data/embedded/server.ts',
      'data/live/notifications.ts',
      'data/migrate.ts',
      'data/migrate/distribute.ts',
      'data/migrate/retention.ts',
      'data/migrate/rights.ts',
      'data/open-pool.ts',
      'data/pool.ts',
      'data/pooler/advice.ts',
      'data/pooler/pooled-client.ts',
      'data/preceded-query.ts',
      'data/queue.ts',
      'data/transaction.ts',
    ]);
  });
});
