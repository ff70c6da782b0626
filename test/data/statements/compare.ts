// Compares the declared columns of a statement with those that PostgreSQL describes.
import type { AnyStatement, Column } from '../../../src/data/statement.ts';
import type { DescribedColumn } from './describe.ts';
import { enumerations, fieldOf, isList } from './schema.ts';

/** Returns the tables of a statement that an outer join may replace by nulls. */
const outerTablesOf = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/\b(?:LEFT|FULL)(?: OUTER)? JOIN (?:LATERAL )?(\w+)/gi)].map(
      ([, table = '']) => table,
    ),
  );

function typesOf({ types, field, enumeration }: Column<unknown>): readonly string[] {
  if (field) return [fieldOf(field.model, field.name).type];
  return enumeration === undefined ? types : [enumerations.get(enumeration) ?? enumeration];
}

/** Returns what is wrong with the nullability of a column. */
function* nullabilityErrors(
  declared: Column<unknown>,
  { source }: DescribedColumn,
  outerTables: ReadonlySet<string>,
): Generator<string> {
  if (!source) return; // PostgreSQL knows only the columns of tables
  const { field, reason } = declared;
  const expected = field && fieldOf(field.model, field.name);
  if (expected && (expected.table !== source.table || expected.column !== source.column))
    yield `comes from ${source.table}.${source.column}, not from ${expected.table}.${expected.column}`;
  const isNullable = expected?.isNullable ?? declared.isNullable;
  const mayBeNull =
    (!source.isNotNull && !isList(source.table, source.column)) || outerTables.has(source.table);
  if (!isNullable && mayBeNull && reason === undefined)
    yield `is declared not null, and ${source.table}.${source.column} may be null`;
  if (isNullable && !mayBeNull)
    yield `is declared nullable, and ${source.table}.${source.column} is never null`;
  if (!mayBeNull && reason !== undefined) yield 'needs no reason for being present';
}

/** Returns the differences between the declared and the described columns, in words. */
export function differencesOf(
  { name, text, columns }: AnyStatement,
  described: readonly DescribedColumn[],
): string[] {
  const outerTables = outerTablesOf(text);
  const found = new Map(described.map((column) => [column.name, column]));
  const errors: [string, string][] = [];
  for (const [key, declared] of Object.entries(columns)) {
    const column = found.get(key);
    if (!column) {
      errors.push([key, 'is declared, and not selected']);
      continue;
    }
    const types = typesOf(declared);
    if (!types.includes(column.type))
      errors.push([key, `is declared ${types.join(' or ')}, and is ${column.type}`]);
    for (const error of nullabilityErrors(declared, column, outerTables)) errors.push([key, error]);
  }
  for (const { name: selected } of described)
    if (!(selected in columns)) errors.push([selected, 'is selected, and not declared']);
  return errors.map(([key, error]) => `${name ?? text.slice(0, 60)}: ${key} ${error}.`);
}
