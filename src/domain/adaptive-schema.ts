/** What a site knows of its visitors: a small JSON Schema of claims, checked, and the conditions that it suggests. */
import { badInput } from './errors.ts';

/** A truth, a text, perhaps one of some, or a number. */
type Item =
  | { readonly type: 'boolean'; readonly description?: string }
  | { readonly type: 'string'; readonly description?: string; readonly enum?: readonly string[] }
  | { readonly type: 'number'; readonly description?: string };

/** A claim: one of these, a list of them, or an object of claims. */
export type Claim = Item | { readonly type: 'array'; readonly description?: string; readonly items: Item } | ClaimObject;

/** An object of claims. */
export interface ClaimObject {
  readonly type: 'object';
  readonly description?: string;
  readonly properties: Readonly<Record<string, Claim>>;
  readonly additionalProperties: false;
}

const NAME = /^[A-Za-z_$][\w$-]{0,63}$/;
const MOST_CLAIMS = 100;
const MOST_VALUES = 100;
const DEEPEST = 5;
const LONGEST_CONDITION = 1024;
const DRAFT = /^https?:\/\/json-schema\.org\/draft-07\/schema#?$/;
const UNSIGNED = 'Unsigned claims of the site visitor.';

/** A name that somebody else wrote, short enough to be said again. */
const clip = (name: string): string => (name.length > 64 ? `${name.slice(0, 64)}…` : name);

/** Reads a schema. BAD_USER_INPUT with the path of what is none. */
export function readAdaptiveSchema(value: unknown, field: string): ClaimObject {
  const schema = new Reader().object(withoutDialect(value, field), field, 0);
  const { unsigned } = schema.properties;
  if (unsigned !== undefined && unsigned.type !== 'object') throw badInput('What is unsigned is an object of claims.', `${field}.properties.unsigned`);
  if (unsigned?.type !== 'object') return schema;
  return { ...schema, properties: { ...schema.properties, unsigned: { ...unsigned, description: UNSIGNED } } };
}

/** The schema without its `$schema`, which may say draft-07. */
function withoutDialect(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, '$schema')) return value;
  const { $schema, ...rest } = value as Readonly<Record<string, unknown>>; // an object, as was asked
  if (typeof $schema !== 'string' || !DRAFT.test($schema)) throw badInput('The schema is one of draft-07.', `${field}.$schema`);
  return rest;
}

class Reader {
  private claims = 0;

  claim(value: unknown, field: string, depth: number): Claim {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badInput('A claim is an object with a type.', field);
    if (++this.claims > MOST_CLAIMS) throw badInput(`A site knows at most ${MOST_CLAIMS} claims.`, field);
    if (depth > DEEPEST) throw badInput(`Claims lie at most ${DEEPEST} deep.`, field);
    const { type, description, ...rest } = value as Readonly<Record<string, unknown>>; // an object, as was asked
    if (type === 'object') return this.object(value, field, depth);
    if (type !== 'boolean' && type !== 'string' && type !== 'number' && type !== 'array') throw badInput('The type of a claim is boolean, string, number, array or object.', `${field}.type`);
    const said = describe(description, field);
    const { items, enum: values } = rest;
    const own = type === 'string' ? 'enum' : type === 'array' ? 'items' : undefined;
    const unknown = Object.keys(rest).find((name) => name !== own);
    if (unknown !== undefined) throw badInput(`A claim of this type has no "${clip(unknown)}".`, `${field}.${clip(unknown)}`);
    if (type === 'array') return { type, ...said, items: this.item(items, `${field}.items`, depth + 1) };
    if (type === 'boolean' || type === 'number') return { type, ...said };
    return { type, ...said, ...(values !== undefined && { enum: texts(values, `${field}.enum`) }) };
  }

  /** What a list is of (spec, Visitors: arrays of booleans, texts and numbers). */
  item(value: unknown, field: string, depth: number): Item {
    const item = this.claim(value, field, depth);
    if (item.type === 'array' || item.type === 'object') throw badInput('The items of a list are boolean, string or number.', `${field}.type`);
    return item;
  }

  object(value: unknown, field: string, depth: number): ClaimObject {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badInput('This is no JSON Schema of an object.', field);
    const { type, description, properties = {}, additionalProperties, ...rest } = value as Readonly<Record<string, unknown>>; // an object, as was asked
    if (type !== 'object') throw badInput('The type here is object.', `${field}.type`);
    if (additionalProperties !== undefined && additionalProperties !== false) throw badInput('Further properties are not allowed: additionalProperties is false.', `${field}.additionalProperties`);
    const [unknown] = Object.keys(rest);
    if (unknown !== undefined) throw badInput(`This schema has no "${clip(unknown)}".`, `${field}.${clip(unknown)}`);
    if (typeof properties !== 'object' || properties === null || Array.isArray(properties)) throw badInput('The properties are an object.', `${field}.properties`);
    const claims = Object.entries(properties).map(([name, claim]: [string, unknown]): [string, Claim] => {
      if (!NAME.test(name) || name === '__proto__') throw badInput('A claim is called by letters, digits, _, $ and -, at most 64 of them.', `${field}.properties.${clip(name)}`);
      return [name, this.claim(claim, `${field}.properties.${name}`, depth + 1)];
    });
    return { type: 'object', ...describe(description, field), properties: Object.fromEntries(claims), additionalProperties: false };
  }
}

function describe(description: unknown, field: string): { readonly description?: string } {
  if (description === undefined) return {};
  if (typeof description !== 'string' || description.length > 256) throw badInput('A description is a text of at most 256 characters.', `${field}.description`);
  return { description };
}

function texts(values: unknown, field: string): string[] {
  const isSound = Array.isArray(values) && values.length > 0 && values.length <= MOST_VALUES && values.every((value) => typeof value === 'string' && value.length <= 256);
  if (!isSound) throw badInput(`The values of a text are 1 to ${MOST_VALUES} texts.`, field);
  return values as string[]; // as was asked
}

/** A condition that a claim suggests. */
export interface Template {
  readonly description: string;
  readonly condition: string;
}

/** Conditions for each claim that is true or false, or one of some texts; none that is too long to be written. */
export const templatesOf = (schema: ClaimObject): Template[] => templatesBelow(schema, 'visitor.claims').filter(({ condition }) => condition.length <= LONGEST_CONDITION);

function templatesBelow(schema: ClaimObject, way: string): Template[] {
  return Object.entries(schema.properties).flatMap(([name, claim]): Template[] => {
    const at = /^[A-Za-z_$][\w$]*$/.test(name) ? `${way}.${name}` : `${way}[${JSON.stringify(name)}]`;
    const what = claim.description ?? name;
    if (claim.type === 'boolean')
      return [
        { description: what, condition: at },
        { description: `Not: ${what}`, condition: `!${at}` },
      ];
    if (claim.type === 'string') return (claim.enum ?? []).map((value) => ({ description: `${what}: ${value}`, condition: `${at} == ${JSON.stringify(value)}` }));
    return claim.type === 'object' ? templatesBelow(claim, at) : [];
  });
}
