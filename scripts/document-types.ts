/** Writes the types of the JSON of documents in TypeScript, from its JSON Schema. */
import type { Schema } from '../src/domain/document-json/parts.ts';

/** Returns the declarations of the definitions of a schema, each under its name. */
export function declarationsOf(definitions: Readonly<Record<string, Schema>>): string {
  return Object.entries(definitions)
    .map(([name, schema]) => {
      const comment = commentOf(schema) ?? '';
      return schema.type === 'object' && schema.properties
        ? `${comment}export interface ${name} ${typeOf(schema)}\n`
        : `${comment}export type ${name} = ${typeOf(schema)};\n`;
    })
    .join('\n');
}

const commentOf = ({ description }: Schema): string | undefined =>
  description === undefined ? undefined : `/** ${description} */\n`;

function typeOf(schema: Schema): string {
  const { $ref, const: value, enum: values, anyOf, type, items, properties } = schema;
  if ($ref !== undefined) return $ref.replace('#/$defs/', '');
  if (value !== undefined) return JSON.stringify(value);
  if (values) return values.map((one) => JSON.stringify(one)).join(' | ');
  if (anyOf) return anyOf.map(typeOf).join(' | ');
  if (type === 'array' && items) return `readonly (${typeOf(items)})[]`;
  if (type === 'integer') return 'number';
  if (type !== 'object') return type ?? 'unknown';
  if (!properties) return `{ readonly [name: string]: ${recordTypeOf(schema)} }`;
  if (Object.keys(properties).length === 0) return 'Readonly<Record<string, never>>';
  const members = Object.entries(properties).map(([name, member]) => {
    const mark = schema.required?.includes(name) ? '' : '?';
    return `${commentOf(member) ?? ''}readonly ${name}${mark}: ${typeOf(member)};\n`;
  });
  return `{\n${members.join('')}}`;
}

const recordTypeOf = ({ additionalProperties: values }: Schema): string =>
  values === undefined || values === false ? 'never' : typeOf(values);
