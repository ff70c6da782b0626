/** Loads trusted documents from a manifest or a folder, as build tools of front ends write them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'graphql';
import { z } from 'zod';
import { checkSource } from './document-limits.ts';
import { type DocumentTexts, TrustedDocuments } from './trusted-documents.ts';

/** The settings of trusted documents. */
interface TrustedSettings {
  readonly trustedDocuments: string | undefined;
  readonly trustedDocumentsOnly: boolean;
}

/** Returns the documents that the settings name. Throws an error that names the setting. */
export const trustedDocumentsOf = ({
  trustedDocuments,
  trustedDocumentsOnly,
}: TrustedSettings): TrustedDocuments =>
  trustedDocuments === undefined
    ? new TrustedDocuments()
    : new TrustedDocuments(loadTrustedDocuments(trustedDocuments), trustedDocumentsOnly);

/** Maximum number of documents; it is for mistakes, such as a path to another file. */
const MAX_DOCUMENTS_COUNT = 50_000;
const MAX_MANIFEST_BYTES = 128 * 1_048_576;

/** Texts by id, as graphql-codegen and the Relay compiler write them. */
const textsById = z.record(z.string().min(1), z.string().min(1));
/** The manifest of Apollo's `generate-persisted-query-manifest`. */
const apolloManifest = z.object({
  format: z.literal('apollo-persisted-query-manifest'),
  operations: z.array(z.object({ id: z.string().min(1), body: z.string().min(1) })),
});

/**
 * Returns the documents of a JSON manifest, or of the `.graphql` files of a folder, by their ids in
 * the manifest or names of files, and by the SHA-256 of their texts.
 * @throws Error that names the document, for one that has a syntax error or exceeds the limits
 */
function loadTrustedDocuments(source: string): DocumentTexts {
  try {
    const entries = statSync(source).isDirectory() ? readFolder(source) : readManifest(source);
    if (entries.length === 0 || entries.length > MAX_DOCUMENTS_COUNT)
      throw new Error(`It has ${entries.length} documents, not 1 to ${MAX_DOCUMENTS_COUNT}.`);
    const texts = new Map<string, string>();
    for (const [id, text] of entries) {
      check(id, text);
      if ((texts.get(id) ?? text) !== text) throw new Error(`The id ${id} has two documents.`);
      texts.set(id, text);
      texts.set(createHash('sha256').update(text).digest('hex'), text);
    }
    return texts;
  } catch (error) {
    throw new Error(
      `TRUSTED_DOCUMENTS: ${source} cannot be used. ${error instanceof Error ? error.message : ''}`,
      { cause: error },
    );
  }
}

/** Returns the documents of the files in a folder, by name without extension. */
const readFolder = (folder: string): [string, string][] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => [
      path.basename(name, '.graphql'),
      readFileSync(path.join(folder, name), 'utf8'),
    ]);

function readManifest(file: string): [string, string][] {
  if (statSync(file).size > MAX_MANIFEST_BYTES)
    throw new Error(`It has more than ${MAX_MANIFEST_BYTES} bytes.`);
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const apollo = apolloManifest.safeParse(value);
  if (apollo.success) return apollo.data.operations.map(({ id, body }) => [id, body]);
  const plain = textsById.safeParse(value);
  if (!plain.success)
    throw new Error('It is neither an object of texts by id nor a manifest of Apollo.');
  return Object.entries(plain.data);
}

/** Refuses a document that no request could execute. Its validity depends on the schema. */
function check(id: string, text: string): void {
  try {
    checkSource(text);
    parse(text, { noLocation: true });
  } catch (error) {
    throw new Error(`Document ${id}: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
}
