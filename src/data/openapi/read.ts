/** Reads the files of an OpenAPI spec, in the thread that is there for what others wrote: one document, its verdict, and what follows from it. */
import { createHash } from 'node:crypto';
import { normalize, upgrade } from '@scalar/openapi-parser';
import { Validator } from '@seriousme/openapi-schema-validator';
import { canonical, type Json } from '../../domain/content.ts';
import { badInput } from '../../domain/errors.ts';
import { isObject, type JsonObject } from '../../domain/openapi/document.ts';
import { diffOf } from '../../domain/openapi/diff.ts';
import { pagesOf } from '../../domain/openapi/pages.ts';
import { type BesideOthers, bundled, referencesIn } from '../../domain/openapi/references.ts';
import { type SectionedPage, sectionedPages } from '../../domain/openapi/sections.ts';

/** A file of a spec. */
export interface SpecFile {
  /** As the reference calls it that first led to it; null of the spec's own. */
  readonly filename: string | null;
  /** Where it was read: files are known by this. */
  readonly url: string;
  readonly text: string;
  /** Where the files are that it refers to, by what it calls them. */
  readonly references: Readonly<Record<string, string>>;
}

/** The files of a spec, its own first, and the document of the version before. */
export interface SpecFiles {
  readonly files: readonly SpecFile[];
  readonly previous: string | null;
}

/** What a version is kept as: JSON texts, and the parts of its pages for search. */
export interface ReadSpec {
  /** Of all that was read, in hex: equal where nothing changed but how it is written. */
  readonly hash: string;
  readonly filesystem: string;
  readonly document: string;
  readonly pages: string;
  /** Since the document before; null without one. */
  readonly changes: string | null;
  readonly sections: readonly SectionedPage[];
}

/** What a document is called that was given as a text. Gap: the parser gives it no name, and the contract's shape has one. */
const GIVEN = 'openapi';
/** Characters of each text that is kept. */
const LONGEST = 16 * 1024 * 1024;
/** Characters of what is said of a document. */
const LONGEST_VERDICT = 300;

/** A text as the document that it is. BAD_USER_INPUT for one that is none. */
function documentOf(text: string): JsonObject {
  let document: unknown;
  try {
    document = normalize(text);
  } catch (error) {
    throw badInput(`This is neither JSON nor YAML. ${shortened(error)}`);
  }
  if (!isObject(document as Json)) throw badInput('This is no document in JSON or YAML that is an object.');
  return document as JsonObject; // what JSON and YAML give; what YAML has beyond JSON becomes JSON when it is written
}

const shortened = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_VERDICT);

/** The other documents that a text refers to. BAD_USER_INPUT. */
export const readReferences = (text: string): string[] => referencesIn(documentOf(text));

/** Everything of a spec. BAD_USER_INPUT for what is no valid OpenAPI or Swagger document, and for what is too large. */
export async function readSpec({ files, previous }: SpecFiles): Promise<ReadSpec> {
  const [first, ...others] = files.map(parsed);
  if (!first) throw new Error('A spec has a file.');
  const filesystem = written([first, ...others].map(({ entry }) => entry));
  const whole = bundled([first.beside, ...others.map(({ beside }) => beside)]);
  await mustBeValid(whole);
  const document = raised(whole);
  const text = written(document);
  const pages = pagesOf(JSON.parse(text));
  return {
    hash: createHash('sha256')
      .update(canonical(JSON.parse(written([first, ...others].map(({ known }) => known)))))
      .digest('hex'),
    filesystem,
    document: text,
    pages: written(pages),
    changes: previous === null ? null : written(diffOf(JSON.parse(previous), JSON.parse(text))),
    sections: sectionedPages(pages),
  };
}

/** A file as it is shown, as it stands beside the others, and what it is known by: a spec that moves elsewhere stays what it is. */
function parsed({ filename, url, text, references }: SpecFile): { readonly entry: object; readonly beside: BesideOthers; readonly known: object } {
  const specification = documentOf(text);
  const entry = { dir: './', isEntrypoint: filename === null, references: referencesIn(specification), filename: filename ?? (url || GIVEN), specification };
  return { entry, known: { filename, specification }, beside: { name: url, document: specification, references: new Map(Object.entries(references)) } };
}

/** A value as the JSON that is kept. BAD_USER_INPUT for too much of it. */
function written(value: unknown): string {
  const text = JSON.stringify(value);
  if (text.length > LONGEST) throw badInput('The document is too large: 16 MiB as JSON, with all that it refers to.');
  return text;
}

async function mustBeValid(document: JsonObject): Promise<void> {
  const { valid, errors } = await new Validator().validate(JSON.parse(written(document)));
  if (valid) return;
  const [first] = Array.isArray(errors) ? errors : [];
  const verdict = first ? `${first.instancePath} ${first.message ?? ''}`.trim() : String(errors);
  throw badInput(`This is no valid OpenAPI document. ${verdict.slice(0, LONGEST_VERDICT).replace(/\.$/, '')}.`);
}

/** A document as OpenAPI 3.1 says it. */
function raised(document: JsonObject): JsonObject {
  try {
    const { specification } = upgrade(document as Record<string, unknown>);
    return specification as unknown as JsonObject; // of JSON comes JSON
  } catch (error) {
    throw badInput(`This document cannot be brought up to OpenAPI 3.1. ${shortened(error)}`);
  }
}
