/** Configurations of integrations: their shape as it is published, and values held to it. */
import { badInput } from './errors.ts';

/** Where something is set. */
export type ConfigurationPlace = 'account' | 'space' | 'site';

const places: readonly string[] = ['account', 'space', 'site'] satisfies readonly ConfigurationPlace[];

type JsonObject = Readonly<Record<string, unknown>>;

/** What is set at one place. Whatever else was published stays in it. */
interface Shape {
  readonly properties?: Readonly<Record<string, Property>>;
  readonly required?: readonly string[];
}

interface Property {
  readonly type?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
}

/** What is set, by place. */
export type Shapes = { readonly [Place in ConfigurationPlace]?: Shape };

/** Properties of a shape at most. */
const MOST_PROPERTIES = 100;
/** The published shapes, and a configuration, are at most so long as JSON. */
const LONGEST_SHAPES = 262_144;
const LONGEST_VALUES = 65_536;

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);
const isScalar = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Shapes as they are published, whatever further words they use. BAD_USER_INPUT for what no reader of them could read. */
export function shapesFor(json: unknown, field: string): Shapes {
  if (json == null) return {};
  if (!isObject(json)) throw badInput('This must be an object with the keys account, space and site.', field);
  if (JSON.stringify(json).length > LONGEST_SHAPES) throw badInput('These may be at most 256 KiB as JSON.', field);
  for (const [place, shape] of Object.entries(json)) {
    if (!places.includes(place)) throw badInput(`There is no such place. There is: ${places.join(', ')}.`, `${field}.${place.slice(0, 64)}`);
    checkShape(shape, `${field}.${place}`);
  }
  return json; // looked through above
}

function checkShape(shape: unknown, field: string): void {
  if (!isObject(shape)) throw badInput('This must be an object with properties.', field);
  const { properties, required } = shape;
  if (required !== undefined && !isTextList(required)) throw badInput('This must be a list of names of properties.', `${field}.required`);
  if (properties === undefined) return;
  if (!isObject(properties)) throw badInput('This must be an object of properties by their names.', `${field}.properties`);
  const entries = Object.entries(properties);
  if (entries.length > MOST_PROPERTIES) throw badInput(`There may be at most ${MOST_PROPERTIES} properties.`, `${field}.properties`);
  // an object cannot keep it as a name of its own everywhere that it passes through
  if (Object.hasOwn(properties, '__proto__')) throw badInput('A property has another name than this.', `${field}.properties.__proto__`);
  for (const [name, property] of entries) checkProperty(property, `${field}.properties.${name.slice(0, 64)}`);
}

function checkProperty(property: unknown, field: string): void {
  if (!isObject(property)) throw badInput('This must be an object.', field);
  for (const name of ['title', 'description', 'type', 'completion_url']) {
    if (property[name] !== undefined && typeof property[name] !== 'string') throw badInput('This must be a text.', `${field}.${name}`);
  }
  if (property['enum'] !== undefined && !Array.isArray(property['enum'])) throw badInput('This must be a list.', `${field}.enum`);
  const flaw = property['default'] === undefined ? undefined : flawOf(property, property['default']);
  if (flaw !== undefined) throw badInput(flaw, `${field}.default`);
}

/** What is wrong with a value of a property; undefined for nothing. */
function flawOf({ type, enum: values }: Property, value: unknown): string | undefined {
  if (type === 'string' && typeof value !== 'string') return 'This must be a text.';
  if (type === 'number' && typeof value !== 'number') return 'This must be a number.';
  if (type === 'boolean' && typeof value !== 'boolean') return 'This must be true or false.';
  // Gap: of a type that we do not know (a button, a picker) any single value is kept.
  if (!isScalar(value)) return 'This must be a text, a number, true or false.';
  if (values && values.length > 0 && !values.includes(value)) return `This must be one of ${values.map(String).join(', ').slice(0, 500)}.`;
  return undefined;
}

/** Names of what a shape requires and has no default for. Gap: a name that it does not declare could never be set, and is not waited for. */
export const requiredOf = (shapes: Shapes, place: ConfigurationPlace): string[] => {
  const { properties, required = [] } = shapes[place] ?? {};
  return required.filter((name) => !properties || (Object.hasOwn(properties, name) && properties[name]?.default === undefined));
};

/** The configuration as it is kept: as it was given, with defaults for what was not. BAD_USER_INPUT, with its path, for what does not fit the shape. */
export function configurationFor(shapes: Shapes, place: ConfigurationPlace, json: unknown, field: string): JsonObject {
  if (!isObject(json)) throw badInput('This must be an object.', field);
  if (JSON.stringify(json).length > LONGEST_VALUES) throw badInput('This may be at most 64 KiB as JSON.', field);
  const { properties, required = [] } = shapes[place] ?? { properties: {} };
  // Gap: a shape without properties is set by a component of the integration, which alone knows what fits.
  if (!properties) return json;
  for (const [name, value] of Object.entries(json)) {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const at = `${field}.${name.slice(0, 64)}`;
    if (!property) throw badInput(`There is no such property. There is: ${Object.keys(properties).join(', ').slice(0, 500) || 'none'}.`, at);
    const flaw = flawOf(property, value);
    if (flaw !== undefined) throw badInput(flaw, at);
  }
  const whole = { ...defaultsOf(shapes, place), ...json };
  const missing = required.find((name) => Object.hasOwn(properties, name) && !Object.hasOwn(whole, name));
  if (missing !== undefined) throw badInput('This is required.', `${field}.${missing.slice(0, 64)}`);
  return whole;
}

/** What is set where nothing was given. */
export function defaultsOf(shapes: Shapes, place: ConfigurationPlace): JsonObject {
  const entries = Object.entries(shapes[place]?.properties ?? {}).filter(([, property]) => property.default !== undefined);
  return Object.fromEntries(entries.map(([name, property]) => [name, property.default]));
}
