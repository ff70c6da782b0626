/** Makes the parts of a JSON Schema. */

/** A JSON Schema, with the keywords that the schema of documents uses. */
export interface Schema {
  readonly description?: string;
  readonly $ref?: string;
  readonly const?: string | boolean;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'array' | 'object';
  readonly items?: Schema;
  readonly minItems?: number;
  readonly properties?: Members;
  readonly required?: readonly string[];
  readonly additionalProperties?: false | Schema;
}

/** The members of an object by their names. */
export interface Members {
  readonly [name: string]: Schema;
}

export const TEXT: Schema = { type: 'string' };
export const NUMBER: Schema = { type: 'number' };
export const INTEGER: Schema = { type: 'integer' };
export const BOOLEAN: Schema = { type: 'boolean' };

/** Returns a reference to a definition of the same schema. */
export const to = (definition: string): Schema => ({ $ref: `#/$defs/${definition}` });

/** Returns the schema of one value. */
export const constant = (value: string | boolean): Schema => ({ const: value });

/** Returns the schema of several texts. */
export const choice = (...values: readonly string[]): Schema => ({ enum: values });

/** Returns the schema of values of several forms. */
export const oneOf = (...schemas: readonly Schema[]): Schema => ({ anyOf: schemas });

/** Returns the schema of a list. */
export const listOf = (items: Schema): Schema => ({ type: 'array', items });

/** Returns the schema of an object with any names. */
export const recordOf = (values: Schema): Schema => ({
  type: 'object',
  additionalProperties: values,
});

/** Returns the schema of an object with these members and no others. */
export const objectOf = (required: Members, optional: Members = {}): Schema => ({
  type: 'object',
  required: Object.keys(required),
  properties: { ...required, ...optional },
  additionalProperties: false,
});
