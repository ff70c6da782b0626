/** The kinds of DataLoaders: rows by a key, and values grouped by a key. */
import DataLoader from 'dataloader';
import { notFound } from '../../domain/errors.ts';
import type { Query } from '../database.ts';
import { allOf, type PromiseOrValue } from '../promise-or-value.ts';
import { type Column, column, type Statement, statement } from '../statement.ts';

/** Returns two ids as one key. */
export const compositeKey = (first: string, second: string): string => `${first} ${second}`;

/** A loader of rows by key; null where there is no row. A row that was read is returned at once. */
export class RowLoader<Row> {
  private readonly rows: DataLoader<string, Row | null>;
  private known = new Map<string, Row | null>();

  constructor(batch: (keys: readonly string[]) => Promise<(Row | null)[]>) {
    this.rows = new DataLoader(async (keys: readonly string[]) => {
      const { known } = this; // `clearAll` replaces it, and what is being read is then dropped
      const rows = await batch(keys);
      for (const [i, key] of keys.entries()) if (!known.get(key)) known.set(key, rows[i] ?? null);
      return rows;
    });
  }

  load(key: string): PromiseOrValue<Row | null> {
    const row = this.known.get(key);
    return row === undefined ? this.rows.load(key) : row;
  }

  loadMany(keys: readonly string[]): PromiseOrValue<(Row | null)[]> {
    return allOf(keys.map((key) => this.load(key)));
  }

  /** Stores a row that another statement read, unless there is one already. */
  prime(key: string, row: Row): void {
    if (!this.known.get(key)) this.known.set(key, row);
  }

  /** Returns a row that was read already. */
  peek(key: string): Row | undefined {
    return this.known.get(key) ?? undefined;
  }

  /** Drops a row, so that it is read again. */
  clear(key: string): void {
    this.known = new Map(this.known); // a running statement may have the old row
    this.known.delete(key);
    this.rows.clear(key);
  }

  /** Clears the cache. */
  clearAll(): void {
    this.known = new Map();
    this.rows.clearAll();
  }

  /**
   * Returns the rows.
   * @throws NOT_FOUND where a row is missing
   */
  mustAll(keys: readonly string[]): PromiseOrValue<Row[]> {
    return allOf(keys.map((key) => this.must(key)));
  }

  /**
   * Returns the row. The promise of a missing row is rejected: nothing is thrown at once.
   * @throws NOT_FOUND where it is missing
   */
  must(key: string): PromiseOrValue<Row> {
    return this.known.get(key) ?? this.read(key);
  }

  private async read(key: string): Promise<Row> {
    const row = await this.load(key);
    if (row === null) throw notFound();
    return row;
  }
}

/** A value of a group of rows, with the key of the group. */
interface GroupRow<Value> {
  readonly key: string;
  readonly value: Value;
}

/** Declares a statement for `grouped`, which selects a `key` and its `value`. */
export const groupStatement = <Value>(
  name: string,
  text: string,
  value: Column<Value>,
  key = column.text,
): Statement<GroupRow<Value>> => statement<GroupRow<Value>>(name, text, { key, value });

/** Creates a loader of a value for each key. */
export const grouped = <Value, Empty = Value>(
  query: Query,
  groups: Statement<GroupRow<Value>>,
  empty: Empty,
) =>
  new DataLoader<string, Value | Empty>(async (keys) => {
    const rows = await query(groups, [keys]);
    const found = new Map(rows.map(({ key, value }) => [key, value]));
    return keys.map((key) => found.get(key) ?? empty);
  });

/** An empty list of ids. */
export const noTexts: readonly string[] = [];
