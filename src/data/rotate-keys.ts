/** Encrypts stored secrets again with the current key, so that previous keys can be removed. */
import type { Database, Query } from './database.ts';
import type { Secrets } from './secrets.ts';
import { aboutLink, aboutVisitors } from './site-keys.ts';
import { column, composeStatement, registerExamples, type Statement } from './statement.ts';
import { secretContext } from './webhook-secret.ts';

/** A column with encrypted values. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  readonly isNullable?: boolean;
  /** The columns of the key of a row. */
  readonly key: readonly [string] | readonly [string, string];
  /** Returns the context that the value of a row is encrypted for. */
  readonly about: (first: string, second: string) => string;
}

/** The columns of tables that `data` knows. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'sites', column: 'visitor_key', key: ['id'], about: aboutVisitors },
  {
    table: 'sites',
    column: 'previous_visitor_key',
    isNullable: true,
    key: ['id'],
    about: aboutVisitors,
  },
  { table: 'share_links', column: 'sealed_key', key: ['id'], about: aboutLink },
  { table: 'webhook_endpoints', column: 'secret', key: ['id'], about: secretContext },
  {
    table: 'webhook_endpoints',
    column: 'previous_secret',
    isNullable: true,
    key: ['id'],
    about: secretContext,
  },
];

/** The result of a rotation of one column. */
export interface RotatedColumn {
  readonly table: string;
  readonly column: string;
  /** Number of values that were encrypted again. */
  readonly count: number;
  /** Number of values that none of the given keys can decrypt. They stay as they are. */
  readonly unreadable: number;
}

interface SealedRow {
  readonly first: string;
  readonly second: string;
  readonly sealed: Uint8Array;
}

/** Number of values that one transaction encrypts. */
const BATCH_COUNT = 200;

/** Returns the statement that reads values of other keys, in the order of their rows. */
function readStatement({
  table,
  column: name,
  isNullable = false,
  key,
}: SealedColumn): Statement<SealedRow> {
  const [first, second = `''`] = key;
  return composeStatement(
    undefined,
    `SELECT ${first} AS first, ${second} AS second, ${name} AS sealed FROM ${table}
    WHERE ${name} IS NOT NULL AND get_byte(${name}, 0) <> $1 AND (${first}, ${second}) > ($2, $3) ORDER BY 1, 2 LIMIT ${BATCH_COUNT}`,
    {
      first: column.text,
      second: column.text,
      sealed: isNullable
        ? column.present(column.bytes, 'The condition excludes null.')
        : column.bytes,
    },
  );
}

/** Returns the statement that stores values, except over those that have changed. */
function writeStatement({
  table,
  column: name,
  key,
}: SealedColumn): Statement<Record<string, never>> {
  const [first, second = `''`] = key;
  return composeStatement(
    undefined,
    `UPDATE ${table} t SET ${name} = n.sealed FROM unnest($1::text[], $2::text[], $3::bytea[], $4::bytea[]) AS n(first, second, old, sealed)
    WHERE t.${first} = n.first AND ${key.length === 2 ? `t.${second}` : second} = n.second AND t.${name} = n.old`,
    {},
  );
}

registerExamples(() =>
  sealedColumns.flatMap((sealed) => [readStatement(sealed), writeStatement(sealed)]),
);

/** Returns a value that is encrypted with the current key; undefined where no key decrypts it. */
function sealedAgain(secrets: Secrets, sealed: Uint8Array, about: string): Uint8Array | undefined {
  try {
    return secrets.seal(secrets.open(sealed, about), about);
  } catch {
    return undefined;
  }
}

/** Encrypts the values of a column that another key than the current one has encrypted. */
export async function rotateColumn(
  { query, transaction }: Pick<Database, 'query' | 'transaction'>,
  secrets: Secrets,
  sealed: SealedColumn,
): Promise<RotatedColumn> {
  const [read, write] = [readStatement(sealed), writeStatement(sealed)];
  let [count, unreadable] = [0, 0];
  for (let after: readonly [string, string] = ['', '']; ; ) {
    const rows = await query(read, [secrets.keyId, ...after]);
    const values = rows.flatMap((row) => {
      const value = sealedAgain(secrets, row.sealed, sealed.about(row.first, row.second));
      return value ? [{ ...row, value }] : [];
    });
    await transaction(async (tx) => {
      await tx.query(write, [
        values.map(({ first }) => first),
        values.map(({ second }) => second),
        values.map((row) => row.sealed),
        values.map(({ value }) => value),
      ]);
    });
    count += values.length;
    unreadable += rows.length - values.length;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_COUNT)
      return { table: sealed.table, column: sealed.column, count, unreadable };
    after = [last.first, last.second];
  }
}

/** The numbers of values that other keys than the current one have encrypted. */
export interface CountedKeys {
  readonly previous: number;
  readonly unknown: number;
}

/** Returns the statement that counts the values of a column by the numbers of their keys. */
const countStatement = ({
  table,
  column: name,
}: SealedColumn): Statement<{ readonly keyId: number; readonly count: number }> =>
  composeStatement(
    undefined,
    `SELECT get_byte(${name}, 0) AS "keyId", count(*)::int AS count FROM ${table} WHERE ${name} IS NOT NULL GROUP BY 1`,
    {
      keyId: column.present(column.integer, 'The condition excludes null.'),
      count: column.integer,
    },
  );

registerExamples(() => sealedColumns.map(countStatement));

/** Counts the values of a column that other keys than the current one have encrypted. */
export async function countKeys(
  query: Query,
  secrets: Pick<Secrets, 'keyId' | 'previousKeyIds'>,
  sealed: SealedColumn,
): Promise<CountedKeys> {
  let [previous, unknown] = [0, 0];
  for (const { keyId, count } of await query(countStatement(sealed), [])) {
    if (secrets.previousKeyIds.includes(keyId)) previous += count;
    else if (keyId !== secrets.keyId) unknown += count;
  }
  return { previous, unknown };
}
