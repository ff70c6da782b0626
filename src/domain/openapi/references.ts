/** Finds references to other documents, and bundles all documents into one. */
import type { Json } from '../content.ts';
import { AppError } from '../errors.ts';
import { escaped, isObject, type JsonObject, objectOf } from './document.ts';

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
 * The meaning of a value in a document. The fields of a definition are keywords; those of a map are
 * names, so that `$ref` is no reference there; and in data of the described API nothing is one.
 *
 * An example is a definition without which the document is complete.
 */
type Meaning = 'definition' | 'example' | 'names' | 'examples' | 'data';

const isDefinition = (meaning: Meaning): boolean =>
  meaning === 'definition' || meaning === 'example';

/** The keywords whose values are data of the described API. */
const DATA: ReadonlySet<string> = new Set(['example', 'default', 'enum', 'const', 'value']);

/** The keywords whose values map names to definitions. */
const NAMES: ReadonlySet<string> = new Set([
  ...['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions', 'schemas'],
  ...['responses', 'parameters', 'requestBodies', 'headers', 'securitySchemes'],
  ...['securityDefinitions', 'links', 'callbacks', 'pathItems', 'paths', 'webhooks', 'content'],
  ...['encoding', 'variables'],
]);

/** Returns the meaning of the value of a field in an object with a meaning. */
function meaningOf(outer: Meaning, key: string, value: Json): Meaning {
  if (outer === 'examples') return 'example';
  if (!isDefinition(outer)) return outer === 'names' ? 'definition' : 'data';
  if (DATA.has(key) || (key === 'examples' && Array.isArray(value))) return 'data';
  if (key === 'examples' && isObject(value)) return 'examples';
  return NAMES.has(key) && isObject(value) ? 'names' : 'definition';
}

/**
 * Calls a function for each definition in a document.
 *
 * @throws BAD_USER_INPUT for a document that is too deep or too large, which can result from YAML
 * aliases.
 */
function eachDefinition(
  document: Json,
  inspect: (definition: JsonObject, isExample: boolean, path: Path) => void,
): void {
  let remaining = MAX_VALUE_COUNT;
  const visit = (json: Json, meaning: Meaning, path: Path): void => {
    if (--remaining < 0) throw tooMany();
    if (typeof json !== 'object' || json === null) return;
    if (path.depth > MAX_DEPTH) throw tooDeep();
    if (isObject(json) && isDefinition(meaning)) inspect(json, meaning === 'example', path);
    for (const [name, inner] of Object.entries(json) as [string, Json][]) // an object or a list
      visit(inner, isObject(json) ? meaningOf(meaning, name, inner) : meaning, {
        ...{ outer: path, name, depth: path.depth + 1 },
      });
  };
  visit(document, 'definition', { outer: undefined, name: '', depth: 0 });
}

/** The path to a value, from the inside out. */
interface Path {
  readonly outer: Path | undefined;
  readonly name: string;
  readonly depth: number;
}

/** Returns a path as a JSON pointer. */
const pointerOf = ({ outer, name }: Path): string =>
  outer === undefined ? '#' : `${pointerOf(outer)}/${escaped(name)}`;

/** Returns the document of a reference; undefined for a reference within the same document. */
const documentIn = (reference: Json | undefined): string | undefined =>
  typeof reference === 'string' && !reference.startsWith('#')
    ? (reference.split('#', 1)[0] ?? '')
    : undefined;

/** A file to which an example refers. */
export interface ExampleFile {
  readonly reference: string;
  /** A JSON pointer to the example. */
  readonly path: string;
  /** True for the value of the example as a file of any format: `externalValue`. */
  readonly isValue: boolean;
}

/** Maximum number of references of examples in a document; the files of others are not read. */
const MAX_EXAMPLE_COUNT = 1000;

/** The references of a document to others. */
export interface SpecReferences {
  /** The distinct documents without which the document is not complete, without fragments. */
  readonly documents: readonly string[];
  readonly examples: readonly ExampleFile[];
}

/**
 * Returns the references of a document to others.
 *
 * @throws BAD_USER_INPUT for a document that is too deep or too large.
 */
export function referencesIn(document: Json): SpecReferences {
  const documents = new Set<string>();
  const examples: ExampleFile[] = [];
  eachDefinition(document, ({ $ref, externalValue }, isExample, path) => {
    const reference = documentIn($ref);
    if (reference !== undefined && !isExample) documents.add(reference);
    if (examples.length >= MAX_EXAMPLE_COUNT) return;
    if (reference !== undefined && isExample)
      examples.push({ reference, path: pointerOf(path), isValue: false });
    if (isExample && typeof externalValue === 'string')
      examples.push({ reference: externalValue, path: pointerOf(path), isValue: true });
  });
  return { documents: [...documents], examples };
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
  return mapped(document, 'definition', (meaning, key, value) => [
    key,
    isReference(meaning, key, value) ? bundledReference(value) : value,
  ]);
}

const isReference = (meaning: Meaning, key: string, value: Json): value is string =>
  isDefinition(meaning) && key === '$ref' && typeof value === 'string';

/** Returns a copy of a value with the keys and values of all fields as a function returns them. */
function mapped(
  json: Json,
  meaning: Meaning,
  field: (meaning: Meaning, key: string, value: Json) => readonly [string, Json],
): Json {
  if (typeof json !== 'object' || json === null) return json;
  if (!isObject(json)) return (json as readonly Json[]).map((item) => mapped(item, meaning, field)); // only a list remains
  return Object.fromEntries(
    Object.entries(json).map(([key, inner]) => {
      const [name, value] = field(meaning, key, inner);
      return [name, mapped(value, meaningOf(meaning, key, inner), field)];
    }),
  );
}

/** Returns a copy of a document with each definition as a function returns it, inner ones first. */
export function withDefinitions(
  document: JsonObject,
  change: (definition: JsonObject) => JsonObject,
): JsonObject {
  const copy = (json: Json, meaning: Meaning): Json => {
    if (typeof json !== 'object' || json === null) return json;
    if (!isObject(json)) return (json as readonly Json[]).map((item) => copy(item, meaning)); // only a list remains
    const object: JsonObject = Object.fromEntries(
      Object.entries(json).map(([key, inner]) => [
        key,
        copy(inner, meaningOf(meaning, key, inner)),
      ]),
    );
    return isDefinition(meaning) ? change(object) : object;
  };
  return objectOf(copy(document, 'definition'));
}

/**
 * Returns a copy of a bundle in which every `$ref` is a reference into it: properties with this
 * name, those of data, and those of examples whose file is missing have another name. Validators
 * take them for references.
 */
export const withReferencesAlone = (document: JsonObject): JsonObject =>
  objectOf(
    mapped(document, 'definition', (meaning, key, value) => {
      if (key !== '$ref') return [key, value];
      if (meaning === 'example' && documentIn(value) !== undefined) return ['x-missing', value];
      return [isReference(meaning, key, value) ? key : '$ref of the API', value];
    }),
  );
