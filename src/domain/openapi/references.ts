/** Finds references to other documents, and bundles all documents into one. */
import type { Json } from '../content.ts';
import { AppError } from '../errors.ts';
import { escaped, isObject, type JsonObject } from './document.ts';

/** The maximum depth of a document, and the maximum number of values in it. */
const MAX_DEPTH = 200;
const MAX_VALUE_COUNT = 2_000_000;

const tooDeep = (): AppError =>
  new AppError(
    'BAD_USER_INPUT',
    `The document is more than ${MAX_DEPTH} levels deep, or contains itself.`,
  );
const tooMany = (): AppError =>
  new AppError('BAD_USER_INPUT', 'The document contains too many values.');

/**
 * Calls a function for each object of a document.
 *
 * @throws BAD_USER_INPUT for a document that is too deep or too large, which can result from YAML
 * aliases.
 */
function eachObject(document: Json, inspect: (object: JsonObject) => void): void {
  let remaining = MAX_VALUE_COUNT;
  const visit = (json: Json, depth: number): void => {
    if (--remaining < 0) throw tooMany();
    if (typeof json !== 'object' || json === null) return;
    if (depth > MAX_DEPTH) throw tooDeep();
    if (isObject(json)) inspect(json);
    for (const inner of Object.values(json)) visit(inner, depth + 1);
  };
  visit(document, 0);
}

/**
 * Returns the distinct documents to which a document refers, without fragments.
 *
 * @throws BAD_USER_INPUT for a document that is too deep or too large.
 */
export function referencesIn(document: Json): string[] {
  const found = new Set<string>();
  eachObject(document, ({ $ref: reference }) => {
    if (typeof reference === 'string' && !reference.startsWith('#'))
      found.add(reference.split('#', 1)[0] ?? '');
  });
  return [...found];
}

/** A document of a bundle. */
export interface SharedSchemaFile {
  /** The name of the document in the bundle. */
  readonly name: string;
  readonly document: JsonObject;
  /** The names of the referenced documents, by the references as written. */
  readonly references: ReadonlyMap<string, string>;
}

/** The extension field of the bundle that contains the other documents. */
const BUNDLE_FIELD = 'x-ext';

/**
 * Returns the first document with the others in it, and with references that point into it. Each
 * document is added once, so circular references end.
 */
export function bundled(files: readonly [SharedSchemaFile, ...SharedSchemaFile[]]): JsonObject {
  const [first, ...others] = files;
  const keys = new Map(others.map(({ name }, index) => [name, String(index + 1)]));
  const bundle = withBundledReferences(first, first.name, keys);
  if (!isObject(bundle) || others.length === 0) return first.document;
  const inside = Object.fromEntries(
    others.map((file) => [
      keys.get(file.name) ?? '',
      withBundledReferences(file, first.name, keys),
    ]),
  );
  return { ...bundle, [BUNDLE_FIELD]: inside };
}

/** Returns a document whose references point into the bundle. */
function withBundledReferences(
  { name, document, references }: SharedSchemaFile,
  first: string,
  keys: ReadonlyMap<string, string>,
): Json {
  const pointerOf = (file: string): string =>
    file === first ? '' : `/${BUNDLE_FIELD}/${escaped(keys.get(file) ?? '')}`;
  const bundledReference = (reference: string): string => {
    const [other = '', fragment = ''] = reference.split('#', 2);
    const file = other === '' ? name : references.get(other);
    return file === undefined ? reference : `#${pointerOf(file)}${fragment}`;
  };
  const visit = (json: Json): Json => {
    if (typeof json !== 'object' || json === null) return json;
    if (!isObject(json)) return (json as readonly Json[]).map(visit); // Only a list remains.
    return Object.fromEntries(
      Object.entries(json).map(([key, value]) => [
        key,
        key === '$ref' && typeof value === 'string' ? bundledReference(value) : visit(value),
      ]),
    );
  };
  return visit(document);
}
