/** The kinds of DataLoaders: rows by a key, and values grouped by a key. */
import DataLoader from 'dataloader';
import { notFound } from '../../domain/errors.ts';
import type { Query } from '../database.ts';
import { type Column, column, type Statement, statement } from '../statement.ts';

/** Returns two ids as one key. */
export const compositeKey = (first: string, second: string): string => `${first} ${second}`;

/** A loader of rows by key; null where there is no row. */
export class RowLoader<Row> {
  private readonly rows: DataLoader<string, Row | null>;
  private readonly primed = new Map<string, Row>();

  constructor(batch: (keys: readonly string[]) => Promise<(Row | null)[]>) {
    this.rows = new DataLoader(batch);
  }

  load(key: string): Promise<Row | null> {
    const row = this.primed.get(key);
    return row === undefined ? this.rows.load(key) : Promise.resolve(row);
  }

  loadMany(keys: readonly string[]): Promise<(Row | null)[]> {
    return Promise.all(keys.map((key) => this.load(key)));
  }

  /** Stores a row that another statement read, unless there is one already. */
  prime(key: string, row: Row): void {
    if (!this.primed.has(key)) this.primed.set(key, row);
  }

  /** Returns a row that was stored by `prime`. */
  peek(key: string): Row | undefined {
    return this.primed.get(key);
  }

  /** Clears the cache. */
  clearAll(): void {
    this.primed.clear();
    this.rows.clearAll();
  }

  /**
   * Returns the rows.
   * @throws NOT_FOUND where a row is missing
   */
  mustAll(keys: readonly string[]): Promise<Row[]> {
    return Promise.all(keys.map((key) => this.must(key)));
  }

  /**
   * Returns the row.
   * @throws NOT_FOUND where it is missing
   */
  async must(key: string): Promise<Row> {
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
export const grouped = <Value>(query: Query, groups: Statement<GroupRow<Value>>, empty: Value) =>
  new DataLoader<string, Value>(async (keys) => {
    const rows = await query(groups, [keys]);
    const found = new Map(rows.map(({ key, value }) => [key, value]));
    return keys.map((key) => found.get(key) ?? empty);
  });

/** An empty list of ids. */
export const noTexts: readonly string[] = [];
