// Checks that every file is present with its bytes, and that no stored bytes lack a row.
import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { createReadStream } from 'node:fs';
import type { Query, Violation } from './invariant.ts';

/** Stored bytes, read without the product's code. */
export interface StoredBytes {
  /** Returns the hashes of all stored bytes. */
  list(): Promise<readonly string[]>;
  /** Returns the bytes; undefined when there are none. */
  read(hash: string): Promise<Readable | undefined>;
  /** True when bytes without a row may be incomplete. */
  readonly mayBeCutOff?: boolean;
}

/** Returns the stored bytes of a server's folder: `ab/cdef…`. */
export function bytesInFolder(folder: string): StoredBytes {
  return {
    async list() {
      const names = await readdir(folder).catch(() => []); // no file was stored yet
      const groups = names.filter((name) => name !== 'scratch');
      return (
        await Promise.all(
          groups.map(async (name) =>
            (await readdir(path.join(folder, name))).map((rest) => name + rest),
          ),
        )
      ).flat();
    },
    async read(hash) {
      const file = path.join(folder, hash.slice(0, 2), hash.slice(2));
      return (await stat(file).catch(() => undefined)) && createReadStream(file);
    },
  };
}

const ROWS = `SELECT b.hash, b.size::int AS size,
    EXISTS (SELECT FROM files WHERE blob = b.hash) OR EXISTS (SELECT FROM integration_files WHERE blob = b.hash) OR EXISTS (SELECT FROM tree_nodes WHERE refers @> ARRAY[b.hash])
    OR EXISTS (SELECT FROM openapi_specs WHERE source_blob = b.hash) OR EXISTS (SELECT FROM openapi_spec_versions WHERE b.hash IN (filesystem, document, pages, changes)) AS named
  FROM blobs b`;

async function measure(bytes: Readable): Promise<{ hash: string; size: number }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of bytes) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { hash: hash.digest('hex'), size };
}

/**
 * Returns files whose bytes are missing or changed, and stored bytes that are incomplete or have no
 * row. A row without bytes is allowed while nothing references it.
 */
export async function brokenFiles(query: Query, stored: StoredBytes): Promise<Violation[]> {
  const rows = new Map(
    (await query<{ hash: string; size: number; named: boolean }>(ROWS)).map((row) => [
      row.hash,
      row,
    ]),
  );
  const found: Violation[] = [];
  const present = new Set(await stored.list());
  for (const hash of present) {
    const bytes = await stored.read(hash);
    const measured = bytes && (await measure(bytes));
    const row = rows.get(hash);
    if (!row) found.push({ invariant: 'stored bytes without a row', what: hash });
    else if (stored.mayBeCutOff && !row.named) continue;
    else if (measured?.hash !== hash || measured.size !== row.size)
      found.push({
        invariant: 'stored bytes that differ from their hash or size',
        what: `${hash}: ${JSON.stringify(measured)}`,
      });
  }
  for (const { hash, named } of rows.values())
    if (named && !present.has(hash))
      found.push({ invariant: 'file without its bytes', what: hash });
  return found;
}
