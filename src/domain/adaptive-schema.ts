/** What a site knows of its visitors: a small JSON Schema of claims, checked, and the conditions that it suggests. */
import { badInput } from './errors.ts';

/** A claim: a truth, a text, perhaps one of some, a number, a list, or an object of claims. */
export type Claim =
  | { readonly type: 'boolean'; readonly description?: string }
  | { readonly type: 'string'; readonly description?: string; readonly enum?: readonly string[] }
  | { readonly type: 'number'; readonly description?: string }
  | { readonly type: 'array'; readonly description?: string; readonly items: Claim }
  | ClaimObject;

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

/** Reads a schema. BAD_USER_INPUT with the path of what is none. */
export function readAdaptiveSchema(value: unknown, field: string): ClaimObject {
  const reader = new Reader();
  const schema = reader.object(value, field, 0);
  const { unsigned } = schema.properties;
  if (unsigned !== undefined && unsigned.type !== 'object') throw badInput('What is unsigned is an object of claims.', `${field}.properties.unsigned`);
  if (unsigned?.type !== 'object') return schema;
  return { ...schema, properties: { ...schema.properties, unsigned: { ...unsigned, description: 'Unsigned claims of the site visitor.' } } };
}

class Reader {
  private claims = 0;

  claim(value: unknown, field: string, depth: number): Claim {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badInput('A claim is an object with a type.', field);
    if (++this.claims > MOST_CLAIMS) throw badInput(`A site knows at most ${MOST_CLAIMS} claims.`, field);
    if (depth > DEEPEST) throw badInput(`Claims lie at most ${DEEPEST} deep.`, field);
    const { type, description, enum: values, items, ...rest } = value as Readonly<Record<string, unknown>>; // an object, as was asked
    const said = describe(description, field);
    if (type === 'object') return this.object(value, field, depth);
    const [unknown] = Object.keys(rest);
    if (unknown !== undefined) throw badInput(`A claim has no "${unknown}".`, `${field}.${unknown}`);
    if (type === 'array') return { type, ...said, items: this.claim(items, `${field}.items`, depth + 1) };
    if (type === 'boolean' || type === 'number') return { type, ...said };
    if (type !== 'string') throw badInput('The type of a claim is boolean, string, number, array or object.', `${field}.type`);
    return { type, ...said, ...(values !== undefined && { enum: texts(values, `${field}.enum`) }) };
  }

  object(value: unknown, field: string, depth: number): ClaimObject {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badInput('This is no JSON Schema of an object.', field);
    const { type, description, properties = {}, additionalProperties, $schema: _, ...rest } = value as Readonly<Record<string, unknown>>; // an object, as was asked
    if (type !== 'object') throw badInput('The type here is object.', `${field}.type`);
    if (additionalProperties !== undefined && additionalProperties !== false) throw badInput('Further properties are not allowed: additionalProperties is false.', `${field}.additionalProperties`);
    const [unknown] = Object.keys(rest);
    if (unknown !== undefined) throw badInput(`This schema has no "${unknown}".`, `${field}.${unknown}`);
    if (typeof properties !== 'object' || properties === null || Array.isArray(properties)) throw badInput('The properties are an object.', `${field}.properties`);
    const claims = Object.entries(properties).map(([name, claim]: [string, unknown]): [string, Claim] => {
      if (!NAME.test(name) || name === '__proto__') throw badInput('A claim is called by letters, digits, _, $ and -.', `${field}.properties.${name}`);
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

/** Conditions for each claim that is true or false, or one of some texts. */
export function templatesOf(schema: ClaimObject, way = 'visitor.claims'): Template[] {
  return Object.entries(schema.properties).flatMap(([name, claim]): Template[] => {
    const at = /^[A-Za-z_$][\w$]*$/.test(name) ? `${way}.${name}` : `${way}[${JSON.stringify(name)}]`;
    const what = claim.description ?? name;
    if (claim.type === 'boolean')
      return [
        { description: what, condition: at },
        { description: `Not: ${what}`, condition: `!${at}` },
      ];
    if (claim.type === 'string') return (claim.enum ?? []).map((value) => ({ description: `${what}: ${value}`, condition: `${at} == ${JSON.stringify(value)}` }));
    return claim.type === 'object' ? templatesOf(claim, at) : [];
  });
}
