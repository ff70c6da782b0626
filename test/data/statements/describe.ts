// Describes the columns of statements as PostgreSQL does, without running them.
import pg from 'pg';

/** A column as PostgreSQL describes it. */
export interface DescribedColumn {
  readonly name: string;
  readonly type: string;
  /** The column of a table that it comes from unchanged; undefined for an expression. */
  readonly source: SourceColumn | undefined;
}

interface SourceColumn {
  readonly table: string;
  readonly column: string;
  readonly isNotNull: boolean;
}

/** Parses and describes one statement in the extended protocol. */
class Description implements pg.Submittable {
  readonly fields: Promise<readonly pg.FieldDef[]>;
  private readonly text: string;
  private readonly resolve: (fields: readonly pg.FieldDef[]) => void;
  private readonly reject: (error: Error) => void;
  private found: readonly pg.FieldDef[] = [];

  constructor(text: string) {
    this.text = text;
    const { promise, resolve, reject } = withResolvers();
    [this.fields, this.resolve, this.reject] = [promise, resolve, reject];
  }

  submit(connection: pg.Connection): void {
    connection.parse({ name: '', text: this.text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    this.found = fields;
  }

  handleError(error: Error): void {
    this.reject(error);
  }

  handleReadyForQuery(): void {
    this.resolve(this.found);
  }
}

function withResolvers() {
  let resolve: (fields: readonly pg.FieldDef[]) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<readonly pg.FieldDef[]>((onResolved, onRejected) => {
    [resolve, reject] = [onResolved, onRejected];
  });
  return { promise, resolve, reject };
}

/** Returns a function that describes the columns of a statement of a database. */
export async function openDescriber(url: string): Promise<{
  describe(text: string): Promise<DescribedColumn[]>;
  close(): Promise<void>;
}> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: types } = await client.query<{ oid: number; name: string }>(
    'SELECT oid::int, format_type(oid, NULL) AS name FROM pg_type',
  );
  const typeNames = new Map(types.map(({ oid, name }) => [oid, name]));
  const { rows: sources } = await client.query<SourceColumn & { key: string }>(
    `SELECT a.attrelid || ' ' || a.attnum AS key, c.relname AS "table", a.attname AS "column", a.attnotnull AS "isNotNull"
      FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid WHERE a.attnum > 0`,
  );
  const sourceOf = new Map(sources.map(({ key, ...source }) => [key, source]));
  return {
    async describe(text) {
      const description = new Description(text);
      client.query(description);
      return (await description.fields).map(({ name, dataTypeID, tableID, columnID }) => ({
        name,
        type: typeNames.get(dataTypeID) ?? String(dataTypeID),
        source: sourceOf.get(`${tableID} ${columnID}`),
      }));
    },
    close: () => client.end(),
  };
}
