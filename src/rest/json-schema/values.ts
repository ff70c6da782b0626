/** Defines JSON Schemas of scalars and limits. */

/** A JSON Schema, or any other object of an OpenAPI document. */
export type SchemaObject = Readonly<Record<string, unknown>>;

/** The schemas of GraphQL's scalars in responses. */
export const scalars: Readonly<Record<string, SchemaObject>> = {
  String: { type: 'string' },
  ID: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
  StringMap: { type: 'object', additionalProperties: { type: 'string' } },
  JSON: {},
};

/** Schemas of scalars that differ between input and output. */
export const inputs: Readonly<Record<string, SchemaObject>> = {
  StringMap: {
    type: 'object',
    additionalProperties: { type: ['string', 'null'], maxLength: 1024 },
    propertyNames: { minLength: 1, maxLength: 64 },
    maxProperties: 100,
  },
};
const formats: Readonly<Record<string, SchemaObject>> = {
  EMAIL: { format: 'email' },
  DOMAIN: { format: 'hostname' },
  URL: { format: 'uri' },
  LINK: { format: 'uri-reference' },
  EMOJI: {},
};

/** Descriptions of the arguments that every connection has. */
export const paging: Readonly<Record<string, SchemaObject>> = {
  first: { minimum: 1, maximum: 1000, default: 50, description: 'Maximum number of items.' },
  after: { description: 'Value of `next.page` of the previous page.' },
};
/** The schema of a parameter of a path that is an organization, by its id or hostname. */
export const organizationInPath: SchemaObject = {
  type: 'string',
  description:
    'Id of the organization (`org_…`), or its hostname, for example `acme-docs`. A former hostname names it too.',
  pattern: '^(org_[1-9A-HJ-NP-Za-km-z]{22}|[A-Za-z0-9][A-Za-z0-9-]{1,30}[A-Za-z0-9])$',
};

/** Returns the schema of a value that may be null; one that allows everything allows null too. */
export const orNull = ({ description, ...schema }: SchemaObject): SchemaObject => ({
  ...(Object.keys(schema).length > 0 && { anyOf: [schema, { type: 'null' }] }),
  ...(description !== undefined && { description }),
});
/** Returns the schema of an object with these properties. */
export const objectOf = (
  properties: readonly (readonly [string, SchemaObject])[],
  required: readonly string[],
): SchemaObject => ({
  type: 'object',
  properties: Object.fromEntries(properties),
  ...(required.length > 0 && { required }),
});

/** Returns an object schema with the tag that distinguishes it from others. */
export const withTag = (
  { properties, required = [], ...schema }: SchemaObject,
  by: string,
  tag: string,
): SchemaObject => ({
  ...schema,
  properties: { [by]: { type: 'string', const: tag }, ...Object(properties) },
  required: [by, ...(required as readonly string[])], // the shape of objectOf
});

/** Returns the keywords for a `@limit` directive. */
export function bounds(
  { min, max, pattern, format }: SchemaObject,
  isNumber: boolean,
): SchemaObject {
  return {
    ...(min != null && { [isNumber ? 'minimum' : 'minLength']: min }),
    ...(max != null && { [isNumber ? 'maximum' : 'maxLength']: max }),
    ...(typeof pattern === 'string' && {
      pattern: /^\^.*\$$/.test(pattern) ? pattern : `^(?:${pattern})$`,
    }),
    ...(typeof format === 'string' && formats[format]),
  };
}
