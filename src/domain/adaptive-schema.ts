/**
 * Reads the adaptive schema of a site, a small JSON Schema of visitor claims, and derives condition
 * templates from it.
 */
import { badInput } from './errors.ts';
import { checkAll, Problems } from './problems.ts';

/** A boolean, a string (possibly an enum) or a number. */
type Item =
  | { readonly type: 'boolean'; readonly description?: string }
  | { readonly type: 'string'; readonly description?: string; readonly enum?: readonly string[] }
  | { readonly type: 'number'; readonly description?: string };

/** A claim: a scalar, a list of scalars, or an object of claims. */
export type Claim =
  | Item
  | { readonly type: 'array'; readonly description?: string; readonly items: Item }
  | ClaimObject;

/** An object of claims. */
export interface ClaimObject {
  readonly type: 'object';
  readonly description?: string;
  readonly properties: Readonly<Record<string, Claim>>;
  readonly additionalProperties: false;
}

const NAME = /^[A-Za-z_$][\w$-]{0,63}$/;
const MAX_CLAIM_COUNT = 100;
const MAX_VALUE_COUNT = 100;
const MAX_DEPTH = 5;
const MAX_CONDITION_LENGTH = 1024;
const DRAFT = /^https?:\/\/json-schema\.org\/draft-07\/schema#?$/;
const UNSIGNED = 'Unsigned claims of the site visitor.';

/** Shortens a name from the input for an error message. */
const clip = (name: string): string => (name.length > 64 ? `${name.slice(0, 64)}…` : name);

/**
 * Returns the parsed schema.
 * @throws BAD_USER_INPUT with each invalid part
 */
export function readAdaptiveSchema(value: unknown, field: string): ClaimObject {
  const schema = new Reader().object(withoutSchemaUri(value, field), field, 0);
  const { unsigned } = schema.properties;
  if (unsigned !== undefined && unsigned.type !== 'object')
    throw badInput(
      'The unsigned claims must be an object of claims.',
      `${field}.properties.unsigned`,
    );
  if (unsigned?.type !== 'object') return schema;
  return {
    ...schema,
    properties: { ...schema.properties, unsigned: { ...unsigned, description: UNSIGNED } },
  };
}

/** Returns the schema without its `$schema`, which must be draft-07 if present. */
function withoutSchemaUri(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, '$schema')) return value;
  // checked to be an object above
  const { $schema, ...rest } = value as Readonly<Record<string, unknown>>;
  if (typeof $schema !== 'string' || !DRAFT.test($schema))
    throw badInput('The schema must be a draft-07 schema.', `${field}.$schema`);
  return rest;
}

class Reader {
  private claims = 0;

  claim(value: unknown, field: string, depth: number): Claim {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw badInput('A claim must be an object with a type.', field);
    if (++this.claims > MAX_CLAIM_COUNT)
      throw badInput(`A site has at most ${MAX_CLAIM_COUNT} claims.`, field);
    if (depth > MAX_DEPTH) throw badInput(`Claims are nested at most ${MAX_DEPTH} deep.`, field);
    // checked to be an object above
    const { type, description, ...rest } = value as Readonly<Record<string, unknown>>;
    if (type === 'object') return this.object(value, field, depth);
    if (type !== 'boolean' && type !== 'string' && type !== 'number' && type !== 'array')
      throw badInput(
        'The type of a claim must be boolean, string, number, array or object.',
        `${field}.type`,
      );
    const { items, enum: values } = rest;
    const own = type === 'string' ? 'enum' : type === 'array' ? 'items' : undefined;
    const [described, , given] = checkAll(
      () => describe(description, field),
      () => {
        const unknown = Object.keys(rest).find((name) => name !== own);
        if (unknown !== undefined)
          throw badInput(
            `A claim of this type has no "${clip(unknown)}".`,
            `${field}.${clip(unknown)}`,
          );
      },
      () => ({
        ...(type === 'array' && { items: this.item(items, `${field}.items`, depth + 1) }),
        ...(type === 'string' &&
          values !== undefined && { enum: enumValues(values, `${field}.enum`) }),
      }),
    );
    return { type, ...described, ...given } as Claim; // with the members of its type
  }

  /** Returns the type of a list's items: boolean, string or number. */
  item(value: unknown, field: string, depth: number): Item {
    const item = this.claim(value, field, depth);
    if (item.type === 'array' || item.type === 'object')
      throw badInput('The items of a list must be boolean, string or number.', `${field}.type`);
    return item;
  }

  object(value: unknown, field: string, depth: number): ClaimObject {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw badInput('This is not a JSON Schema of an object.', field);
    const {
      type,
      description,
      properties = {},
      additionalProperties,
      ...rest
    } = value as Readonly<Record<string, unknown>>; // checked to be an object above
    const problems = new Problems();
    if (type !== 'object') problems.add('The type must be object here.', `${field}.type`);
    if (additionalProperties !== undefined && additionalProperties !== false)
      problems.add(
        'Additional properties are not supported: additionalProperties must be false.',
        `${field}.additionalProperties`,
      );
    const [unknown] = Object.keys(rest);
    if (unknown !== undefined)
      problems.add(`This schema has no "${clip(unknown)}".`, `${field}.${clip(unknown)}`);
    const claims = problems.check(() => this.claimsIn(properties, `${field}.properties`, depth));
    const described = problems.check(() => describe(description, field));
    problems.throwIfAny();
    return {
      type: 'object',
      ...described,
      properties: Object.fromEntries(claims ?? []),
      additionalProperties: false,
    };
  }

  private claimsIn(properties: unknown, field: string, depth: number): [string, Claim][] {
    if (typeof properties !== 'object' || properties === null || Array.isArray(properties))
      throw badInput('The properties must be an object.', field);
    const problems = new Problems();
    const claims: [string, Claim][] = [];
    for (const [name, claim] of Object.entries(properties)) {
      // one claim too many is reported once
      if (problems.isFull || this.claims > MAX_CLAIM_COUNT) break;
      problems.check(() => {
        if (!NAME.test(name) || name === '__proto__')
          throw badInput(
            'The name of a claim must have 1 to 64 letters, digits, _, $ and -.',
            `${field}.${clip(name)}`,
          );
        claims.push([name, this.claim(claim, `${field}.${name}`, depth + 1)]);
      });
    }
    problems.throwIfAny();
    return claims;
  }
}

function describe(description: unknown, field: string): { readonly description?: string } {
  if (description === undefined) return {};
  if (typeof description !== 'string' || description.length > 256)
    throw badInput(
      'A description must be a text of at most 256 characters.',
      `${field}.description`,
    );
  return { description };
}

function enumValues(values: unknown, field: string): string[] {
  const isSound =
    Array.isArray(values) &&
    values.length > 0 &&
    values.length <= MAX_VALUE_COUNT &&
    values.every((value) => typeof value === 'string' && value.length <= 256);
  if (!isSound)
    throw badInput(`The values of a text must be 1 to ${MAX_VALUE_COUNT} texts.`, field);
  return values as string[]; // checked above
}

/** A condition that a claim suggests. */
export interface Template {
  readonly description: string;
  readonly condition: string;
}

/**
 * Returns conditions for each boolean and each enum claim. Conditions over 1,024 characters are
 * left out, because they could not be saved.
 */
export const templatesOf = (schema: ClaimObject): Template[] =>
  templatesBelow(schema, 'visitor.claims').filter(
    ({ condition }) => condition.length <= MAX_CONDITION_LENGTH,
  );

function templatesBelow(schema: ClaimObject, path: string): Template[] {
  return Object.entries(schema.properties).flatMap(([name, claim]): Template[] => {
    const at = /^[A-Za-z_$][\w$]*$/.test(name)
      ? `${path}.${name}`
      : `${path}[${JSON.stringify(name)}]`;
    const label = claim.description ?? name;
    if (claim.type === 'boolean')
      return [
        { description: label, condition: at },
        { description: `Not: ${label}`, condition: `!${at}` },
      ];
    if (claim.type === 'string')
      return (claim.enum ?? []).map((value) => ({
        description: `${label}: ${value}`,
        condition: `${at} == ${JSON.stringify(value)}`,
      }));
    return claim.type === 'object' ? templatesBelow(claim, at) : [];
  });
}
