/**
 * Parses the files of an OpenAPI spec in a worker thread: bundles them into one document, validates
 * it, and computes its pages and changes.
 */
import { createHash } from 'node:crypto';
import { normalize, upgrade } from '@scalar/openapi-parser';
import { Validator } from '@seriousme/openapi-schema-validator';
import { canonical, type Json } from '../../domain/content.ts';
import { badInput } from '../../domain/errors.ts';
import { isObject, type JsonObject } from '../../domain/openapi/document.ts';
import { diffOf } from '../../domain/openapi/diff.ts';
import { withNullAlternatives } from '../../domain/openapi/nullable.ts';
import { pagesOf } from '../../domain/openapi/pages.ts';
import {
  bundled,
  type SpecReferences,
  referencesIn,
  type SharedSchemaFile,
  withReferencesAlone,
} from '../../domain/openapi/references.ts';
import { type SectionedPage, sectionedPages } from '../../domain/openapi/sections.ts';

/** A file of a spec. */
export interface SpecFile {
  /** The reference that first led to this file; null for the main file. */
  readonly filename: string | null;
  /** The URL of the file, by which files are identified. */
  readonly url: string;
  readonly text: string;
  /** The URLs of the referenced files, by reference. */
  readonly references: Readonly<Record<string, string>>;
  readonly warnings: readonly SpecWarning[];
}

/** A problem of a file that does not prevent its version. */
export interface SpecWarning {
  /** A JSON pointer into the file. */
  readonly path: string;
  readonly message: string;
}

/** A file as the contract's filesystem contains it, with its warnings. */
export interface SpecFileEntry {
  readonly dir: string;
  readonly isEntrypoint: boolean;
  readonly references: readonly string[];
  readonly filename: string;
  readonly specification: JsonObject;
  /** Absent for a version from before warnings. */
  readonly warnings?: readonly SpecWarning[];
}

/** The files of a spec, the main file first, and the document of the previous version. */
export interface SpecFiles {
  readonly files: readonly SpecFile[];
  readonly previous: string | null;
}

/** The stored data of a version: JSON texts, and the sections of its pages for search. */
export interface ParsedSpec {
  /** Hash of everything that was parsed, in hex. It does not change with formatting. */
  readonly hash: string;
  readonly filesystem: string;
  readonly document: string;
  readonly pages: string;
  /** Changes since the previous document; null without one. */
  readonly changes: string | null;
  readonly sections: readonly SectionedPage[];
}

/**
 * Filename of an uploaded document.
 *
 * Gap: the parser assigns no name, but the contract's type requires one.
 */
const UPLOADED_NAME = 'openapi';
/** Maximum length of each stored text. */
const MAX_TEXT_LENGTH = 16 * 1024 * 1024;
/** Maximum length of an error message about a document. */
const MAX_MESSAGE_LENGTH = 300;

/**
 * Parses a text as a document.
 * @throws BAD_USER_INPUT where it is neither JSON nor YAML, or not an object
 */
function documentOf(text: string): JsonObject {
  let document: unknown;
  try {
    document = normalize(text);
  } catch (error) {
    throw badInput(`This is neither JSON nor YAML. ${truncated(error)}`);
  }
  if (!isObject(document as Json)) throw badInput('The document is not an object in JSON or YAML.');
  // JSON and YAML yield such values; values that only YAML has become JSON when they are serialized
  return document as JsonObject;
}

const truncated = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, MAX_MESSAGE_LENGTH);

/**
 * Returns the references of a text to other documents.
 * @throws BAD_USER_INPUT
 */
export const readReferences = (text: string): SpecReferences => referencesIn(documentOf(text));

/**
 * Parses a spec and computes everything that is stored of it.
 * @throws BAD_USER_INPUT where it is not a valid OpenAPI or Swagger document, or too large
 */
export async function readSpec({ files, previous }: SpecFiles): Promise<ParsedSpec> {
  const [first, ...others] = files.map(parsed);
  if (!first) throw new Error('A spec has a file.');
  const filesystem = serialized([first, ...others].map(({ entry }) => entry));
  const bundle = bundled([first.shared, ...others.map(({ shared }) => shared)]);
  await requireValid(bundle);
  const document = upgraded(bundle);
  const text = serialized(document);
  const pages = pagesOf(JSON.parse(text));
  return {
    hash: createHash('sha256')
      .update(canonical(JSON.parse(serialized([first, ...others].map(({ identity }) => identity)))))
      .digest('hex'),
    filesystem,
    document: text,
    pages: serialized(pages),
    changes: previous === null ? null : serialized(diffOf(JSON.parse(previous), JSON.parse(text))),
    sections: sectionedPages(pages),
  };
}

/**
 * Returns the entry of a file for the contract's filesystem, the form in which it is bundled, and
 * the part that identifies it. The URL is not part of the latter, so that a spec may move.
 */
function parsed({ filename, url, text, references, warnings }: SpecFile): {
  readonly entry: SpecFileEntry;
  readonly shared: SharedSchemaFile;
  readonly identity: object;
} {
  const specification = documentOf(text);
  const entry = {
    dir: './',
    isEntrypoint: filename === null,
    references: Object.keys(references),
    filename: filename ?? (url || UPLOADED_NAME),
    specification,
    warnings,
  };
  return {
    entry,
    identity: { filename, specification },
    shared: { name: url, document: specification, references: new Map(Object.entries(references)) },
  };
}

/**
 * Returns a value as JSON.
 * @throws BAD_USER_INPUT where it is too large
 */
function serialized(value: unknown): string {
  const text = JSON.stringify(value);
  if (text.length > MAX_TEXT_LENGTH)
    throw badInput('The document is too large: at most 16 MiB as JSON, with all referenced files.');
  return text;
}

async function requireValid(document: JsonObject): Promise<void> {
  const { valid, errors } = await new Validator().validate(
    JSON.parse(serialized(withReferencesAlone(document))),
  );
  if (valid) return;
  const [first] = Array.isArray(errors) ? errors : [];
  const verdict = first ? `${first.instancePath} ${first.message ?? ''}`.trim() : String(errors);
  throw badInput(
    `This is not a valid OpenAPI document. ${verdict.slice(0, MAX_MESSAGE_LENGTH).replace(/\.$/, '')}.`,
  );
}

/** Returns a document upgraded to OpenAPI 3.1. */
function upgraded(document: JsonObject): JsonObject {
  try {
    const { specification } = upgrade({ ...withNullAlternatives(document) });
    return specification as unknown as JsonObject; // upgrading JSON yields JSON
  } catch (error) {
    throw badInput(`This document cannot be upgraded to OpenAPI 3.1. ${truncated(error)}`);
  }
}
