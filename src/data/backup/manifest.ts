/** The manifest of a backup: what its folder contains, and which database can take it. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Secrets } from '../secrets.ts';

/** The name of the file in the folder of a backup. It is written last. */
const FILE_NAME = 'manifest.json';

const table = z.object({
  name: z.string().regex(/^[a-z_]+$/),
  /** The names of the columns, in the order of the values in the file. */
  columns: z.array(z.string().regex(/^[a-z_0-9]+$/)),
  rows: z.number(),
  /** SHA-256 in hex of the rows, before compression. */
  sha256: z.string(),
});

const manifest = z.object({
  format: z.literal('lectern-backup-1'),
  createdAt: z.string(),
  /** The release that wrote the backup. */
  release: z.string(),
  /** The only organization in the backup; null for all. */
  organizationId: z.string().nullable(),
  /** The fingerprints of the secret keys that encrypted the values in the backup. */
  keyFingerprints: z.array(z.string()),
  /** The names of the migrations of the database, in their order. */
  migrations: z.array(z.string()),
  tables: z.array(table),
  files: z.object({
    count: z.number(),
    bytes: z.number(),
    /** The hashes of files whose bytes the store did not have, or had damaged. */
    missing: z.array(z.string()),
  }),
});

/** A table in a backup. Its rows are in `tables/<name>.copy.gz`, in the text format of COPY. */
export type BackupTable = Readonly<z.infer<typeof table>>;

export type Manifest = Readonly<z.infer<typeof manifest>>;

/** Returns the path of the manifest in the folder of a backup. */
export const manifestPath = (folder: string): string => path.join(folder, FILE_NAME);

/** Returns the path of the rows of a table. */
export const rowsPath = (folder: string, name: string): string =>
  path.join(folder, 'tables', `${name}.copy.gz`);

/** Returns the folder of the files, which are in it like in the folder of a store. */
export const filesFolder = (folder: string): string => path.join(folder, 'files');

/**
 * Returns a text that identifies each secret key without telling it, first that of the current one.
 */
export const fingerprintsOf = (secrets: Secrets): string[] =>
  secrets
    .deriveAll('fingerprint of backups')
    .map((key) => Buffer.from(key).toString('hex').slice(0, 16));

/**
 * Reads the manifest of a backup.
 * @throws Error when the folder has none, or one of another format
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestPath(folder), 'utf8').catch((error: unknown) => {
    throw new Error(
      `${folder} is not the folder of a complete backup: it has no readable ${FILE_NAME}.`,
      { cause: error },
    );
  });
  const parsed = manifest.safeParse(jsonOf(text));
  if (!parsed.success)
    throw new Error(`${manifestPath(folder)} is not the manifest of a backup of this release.`, {
      cause: parsed.error,
    });
  return parsed.data;
}

/** Returns the value of a JSON text; undefined when it is none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
