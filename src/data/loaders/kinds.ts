/** The kinds of DataLoader: rows by a key, and what is grouped by one. */
import DataLoader from 'dataloader';
import { notFound } from '../../domain/errors.ts';
import type { Query } from '../database.ts';

/** Two ids as one key. */
export const place = (first: string, second: string): string => `${first} ${second}`;

/** Rows of a kind, by key: null where there is none. */
export class RowLoader<Row> {
  private readonly rows: DataLoader<string, Row | null>;

  constructor(batch: (keys: readonly string[]) => Promise<(Row | null)[]>) {
    this.rows = new DataLoader(batch);
  }

  load(key: string): Promise<Row | null> {
    return this.rows.load(key);
  }

  loadMany(keys: readonly string[]): Promise<(Row | null)[]> {
    return Promise.all(keys.map((key) => this.rows.load(key)));
  }

  /** Forgets what was read. */
  clearAll(): void {
    this.rows.clearAll();
  }

  /** The rows; NOT_FOUND where there is none. */
  mustAll(keys: readonly string[]): Promise<Row[]> {
    return Promise.all(keys.map((key) => this.must(key)));
  }

  /** The row; NOT_FOUND where there is none. */
  async must(key: string): Promise<Row> {
    const row = await this.rows.load(key);
    if (row === null) throw notFound();
    return row;
  }
}

/** A list of texts, or a number, for each key. */
export const grouped = <Value>(query: Query, name: string, text: string, empty: Value) =>
  new DataLoader<string, Value>(async (keys) => {
    const rows = await query<{ key: string; value: Value }>(name, text, [keys]);
    const found = new Map(rows.map(({ key, value }) => [key, value]));
    return keys.map((key) => found.get(key) ?? empty);
  });

/** No ids. */
export const noTexts: readonly string[] = [];
