/** Statements as values: each declares its name, its text, and the columns of its rows. */
import type * as Enums from '../generated/prisma/enums.ts';

/** A column of a statement, as it is declared. A test compares it with the database. */
export interface Column<Value> {
  /** The types in PostgreSQL, of which the column has one. */
  readonly types: readonly string[];
  readonly isNullable: boolean;
  /** The enumeration of `schema.prisma` that declares the type instead. */
  readonly enumeration?: string;
  /** The field of a model in `schema.prisma` that declares the type and the nullability instead. */
  readonly field?: { readonly model: string; readonly name: string };
  /** Why the column is never null, where the database alone does not ensure that. */
  readonly reason?: string;
  /** Carries the type in TypeScript; it has no value. */
  readonly value?: Value;
}

/** The columns of a row type, by their names. */
export type Columns<Row> = { readonly [Name in keyof Row]: Column<Row[Name]> };

/** A statement for the query function, with the type of its rows. */
class DeclaredStatement<Row> {
  /** Carries the type; it has no value. */
  declare readonly row: Row;
  /**
   * Makes it a prepared statement, and always goes with the same text. Undefined where PostgreSQL
   * plans the statement for its values each time.
   */
  readonly name: string | undefined;
  readonly text: string;
  readonly columns: Columns<Row>;

  constructor(name: string | undefined, text: string, columns: Columns<Row>) {
    this.name = name;
    this.text = text;
    this.columns = columns;
  }
}

export type { DeclaredStatement as Statement };

/** A statement with any rows. */
export type AnyStatement = Pick<DeclaredStatement<unknown>, 'name' | 'text'> & {
  readonly columns: Readonly<Record<string, Column<unknown>>>;
};

/** Functions that return the declared statements, and examples of the composed ones. */
const registered: (() => readonly AnyStatement[])[] = [];

/** Declares a statement. It is called when its module is loaded, and never for a request. */
export function statement<Row>(
  name: string | undefined,
  text: string,
  columns: Columns<Row>,
): DeclaredStatement<Row> {
  const declared = new DeclaredStatement(name, text, columns);
  registered.push(() => [declared]);
  return declared;
}

/**
 * Returns a statement whose text depends on the request. Its module also calls `registerExamples`.
 */
export const composeStatement = <Row>(
  name: string | undefined,
  text: string,
  columns: Columns<Row>,
): DeclaredStatement<Row> => new DeclaredStatement(name, text, columns);

/** Registers a composed statement of each shape, so that a test can compare their columns. */
export function registerExamples(examples: () => readonly AnyStatement[]): void {
  registered.push(examples);
}

/** Returns all statements of the modules that are loaded. */
export const registeredStatements = (): AnyStatement[] =>
  registered.flatMap((statements) => statements());

const ofTypes = <Value>(...types: string[]): Column<Value> => ({ types, isNullable: false });

/** The kinds of columns. A column is not nullable unless `nullable` says so. */
export const column = {
  text: ofTypes<string>('text'),
  texts: ofTypes<string[]>('text[]'),
  integer: ofTypes<number>('integer'),
  float: ofTypes<number>('double precision'),
  boolean: ofTypes<boolean>('boolean'),
  bytes: ofTypes<Uint8Array>('bytea'),
  uuid: ofTypes<string>('uuid'),
  /** A timestamp, as the text that PostgreSQL returns. */
  timestamp: ofTypes<string>('timestamp with time zone'),
  /** The result of a function that returns nothing. */
  void: ofTypes<string>('void'),
  /** JSON of this shape, which only this product writes. */
  json: <Value>(): Column<Value> => ofTypes('json', 'jsonb'),
  /** A value of an enumeration of `schema.prisma`. */
  oneOf: <Name extends keyof typeof Enums>(
    enumeration: Name,
  ): Column<(typeof Enums)[Name][keyof (typeof Enums)[Name]]> => ({
    types: [],
    isNullable: false,
    enumeration,
  }),
  nullable: <Value>(of: Column<Value>): Column<Value | null> => ({ ...of, isNullable: true }),
  /** A column that the database permits to be null, and that never is, for this reason. */
  present: <Value>(of: Column<Value>, reason: string): Column<Value> => ({ ...of, reason }),
} as const;

/** Returns the columns of a model of `schema.prisma`, by the names of their fields. */
export const columnsOfModel = <Row>(model: string, fields: readonly string[]): Columns<Row> =>
  // a row of a model has its fields
  Object.fromEntries(
    fields.map((name) => [name, { types: [], isNullable: false, field: { model, name } }]),
  ) as unknown as Columns<Row>;
