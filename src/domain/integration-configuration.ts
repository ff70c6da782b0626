/** Validates configuration schemas of integrations, and configurations against them. */
import { badInput } from './errors.ts';
import { checkEach, Problems } from './problems.ts';

/** The kind of resource that a configuration belongs to. */
export type ConfigurationTarget = 'account' | 'space' | 'site';

const TARGETS: readonly string[] = [
  'account',
  'space',
  'site',
] satisfies readonly ConfigurationTarget[];

type JsonObject = Readonly<Record<string, unknown>>;

/** The schema of one target. Unknown keywords are preserved. */
interface TargetSchema {
  readonly properties?: Readonly<Record<string, Property>>;
  readonly required?: readonly string[];
}

interface Property {
  readonly type?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
}

/** The schemas by target. */
export type ConfigurationSchemas = { readonly [Target in ConfigurationTarget]?: TargetSchema };

/** Maximum number of properties in a schema. */
const MAX_PROPERTY_COUNT = 100;
/** Maximum sizes of the schemas and of a configuration, in characters of JSON. */
const MAX_SCHEMAS_LENGTH = 262_144;
const MAX_VALUES_LENGTH = 65_536;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isScalar = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/**
 * Returns the schemas of an integration; unknown keywords are allowed.
 * @throws BAD_USER_INPUT for schemas that a client could not read
 */
export function configurationSchemasFor(json: unknown, field: string): ConfigurationSchemas {
  if (json == null) return {};
  if (!isObject(json))
    throw badInput('This must be an object with the keys account, space and site.', field);
  if (JSON.stringify(json).length > MAX_SCHEMAS_LENGTH)
    throw badInput('These may be at most 256 KiB as JSON.', field);
  checkEach(Object.entries(json), ([target, schema]) => {
    if (!TARGETS.includes(target))
      throw badInput(
        `There is no such target. Targets are: ${TARGETS.join(', ')}.`,
        `${field}.${target.slice(0, 64)}`,
      );
    checkSchema(schema, `${field}.${target}`);
  });
  return json; // validated above
}

function checkSchema(schema: unknown, field: string): void {
  if (!isObject(schema)) throw badInput('This must be an object with properties.', field);
  const { properties, required } = schema;
  const problems = new Problems();
  if (required !== undefined && !isTextList(required))
    problems.add('This must be a list of names of properties.', `${field}.required`);
  problems.check(() => checkProperties(properties, `${field}.properties`));
  problems.throwIfAny();
}

function checkProperties(properties: unknown, field: string): void {
  if (properties === undefined) return;
  if (!isObject(properties))
    throw badInput('This must be an object of properties by their names.', field);
  const entries = Object.entries(properties);
  if (entries.length > MAX_PROPERTY_COUNT)
    throw badInput(`There may be at most ${MAX_PROPERTY_COUNT} properties.`, field);
  const problems = new Problems();
  // `__proto__` is not an ordinary property name everywhere that the object passes through.
  if (Object.hasOwn(properties, '__proto__'))
    problems.add('This is not a valid name of a property.', `${field}.__proto__`);
  for (const [name, property] of entries)
    problems.check(() => checkProperty(property, `${field}.${name.slice(0, 64)}`));
  problems.throwIfAny();
}

function checkProperty(property: unknown, field: string): void {
  if (!isObject(property)) throw badInput('This must be an object.', field);
  const problems = new Problems();
  for (const name of ['title', 'description', 'type', 'completion_url']) {
    if (property[name] !== undefined && typeof property[name] !== 'string')
      problems.add('This must be a text.', `${field}.${name}`);
  }
  if (property['enum'] !== undefined && !Array.isArray(property['enum']))
    problems.add('This must be a list.', `${field}.enum`);
  problems.throwIfAny(); // the default is checked by the type and the values
  const error =
    property['default'] === undefined ? undefined : errorIn(property, property['default']);
  if (error !== undefined) throw badInput(error, `${field}.default`);
}

/** Returns the error in a value of a property; undefined for a valid value. */
function errorIn({ type, enum: values }: Property, value: unknown): string | undefined {
  if (type === 'string' && typeof value !== 'string') return 'This must be a text.';
  if (type === 'number' && typeof value !== 'number') return 'This must be a number.';
  if (type === 'boolean' && typeof value !== 'boolean') return 'This must be true or false.';
  // Gap: a type unknown to us, such as a button or a picker, accepts any scalar value.
  if (!isScalar(value)) return 'This must be a text, a number, true or false.';
  if (values && values.length > 0 && !values.includes(value))
    return `This must be one of ${values.map(String).join(', ').slice(0, 500)}.`;
  return undefined;
}

/**
 * Returns the names of required properties without a default. Gap: a required name that the schema
 * does not declare could never be set, and is ignored.
 */
export const requiredOf = (
  schemas: ConfigurationSchemas,
  target: ConfigurationTarget,
): string[] => {
  const { properties, required = [] } = schemas[target] ?? {};
  return required.filter(
    (name) =>
      !properties || (Object.hasOwn(properties, name) && properties[name]?.default === undefined),
  );
};

/**
 * Returns the configuration to save: the given values, with defaults for the others.
 * @throws BAD_USER_INPUT with each value that does not match the schema
 */
export function configurationFor(
  schemas: ConfigurationSchemas,
  target: ConfigurationTarget,
  json: unknown,
  field: string,
): JsonObject {
  if (!isObject(json)) throw badInput('This must be an object.', field);
  if (JSON.stringify(json).length > MAX_VALUES_LENGTH)
    throw badInput('This may be at most 64 KiB as JSON.', field);
  const { properties, required = [] } = schemas[target] ?? { properties: {} };
  // Gap: a schema without properties is configured by a component of the integration, which alone
  // can validate it.
  if (!properties) return json;
  const problems = new Problems();
  for (const [name, value] of Object.entries(json)) {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const at = `${field}.${name.slice(0, 64)}`;
    const error = property
      ? errorIn(property, value)
      : `There is no such property. Properties are: ${Object.keys(properties).join(', ').slice(0, 500) || 'none'}.`;
    if (error !== undefined) problems.add(error, at);
  }
  const merged = { ...defaultsOf(schemas, target), ...json };
  for (const name of new Set(required))
    if (Object.hasOwn(properties, name) && !Object.hasOwn(merged, name))
      problems.add('This is required.', `${field}.${name.slice(0, 64)}`);
  problems.throwIfAny();
  return merged;
}

/** Returns the default values of a target. */
export function defaultsOf(schemas: ConfigurationSchemas, target: ConfigurationTarget): JsonObject {
  const entries = Object.entries(schemas[target]?.properties ?? {}).filter(
    ([, property]) => property.default !== undefined,
  );
  return Object.fromEntries(entries.map(([name, property]) => [name, property.default]));
}
