// Reads the types of the fields of `schema.prisma`, and the names of its tables and enumerations.
import { readFileSync } from 'node:fs';

/** A field of a model, as the database has it. */
export interface ModelField {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isNullable: boolean;
}

const SCHEMA = readFileSync(new URL('../../../prisma/schema.prisma', import.meta.url), 'utf8');

const SCALARS: Readonly<Record<string, string>> = {
  String: 'text',
  Int: 'integer',
  Boolean: 'boolean',
  Json: 'jsonb',
  Bytes: 'bytea',
};

const NATIVE_TYPES: Readonly<Record<string, string>> = {
  Timestamptz: 'timestamp with time zone',
  Json: 'json',
};

/** Returns the blocks of a kind, such as `model`, by their names. */
function blocksOf(kind: 'model' | 'enum'): Map<string, string> {
  const blocks = SCHEMA.matchAll(new RegExp(`^${kind} (\\w+) \\{\n(.*?)\n\\}`, 'gms'));
  return new Map([...blocks].map(([, name = '', body = '']) => [name, body]));
}

const nameIn = (body: string): string => /@@map\("(\w+)"\)/.exec(body)?.[1] ?? '';

/** The names of the enumerations in the database, by their names in the schema. */
export const enumerations: ReadonlyMap<string, string> = new Map(
  [...blocksOf('enum')].map(([name, body]) => [name, nameIn(body)]),
);

const models = blocksOf('model');

/** The list columns, as `table.column`. */
const listColumns: ReadonlySet<string> = new Set(
  [...models.values()].flatMap((body) =>
    [...body.matchAll(/^ +(\w+) +(?:String|Int)\[\](.*)$/gm)].map(
      ([, name = '', rest = '']) => `${nameIn(body)}.${/@map\("(\w+)"\)/.exec(rest)?.[1] ?? name}`,
    ),
  ),
);

/**
 * Returns whether a column is a list. Prisma creates list columns without NOT NULL, and nothing
 * writes null to them.
 */
export const isList = (table: string, column: string): boolean =>
  listColumns.has(`${table}.${column}`);

/** Returns a field of a model. */
export function fieldOf(model: string, name: string): ModelField {
  const body = models.get(model) ?? '';
  const [line, type = '', suffix = ''] =
    new RegExp(`^ +${name} +(\\w+)(\\?|\\[\\])?.*$`, 'm').exec(body) ?? [];
  if (line === undefined) throw new Error(`There is no field ${name} of ${model}.`);
  const native = NATIVE_TYPES[/@db\.(\w+)/.exec(line)?.[1] ?? ''];
  const scalar = native ?? SCALARS[type] ?? enumerations.get(type) ?? type;
  return {
    table: nameIn(body),
    column: /@map\("(\w+)"\)/.exec(line)?.[1] ?? name,
    type: suffix === '[]' ? `${scalar}[]` : scalar,
    isNullable: suffix === '?',
  };
}
