// Runs invariants, each of which is a statement that selects the violating rows.

/** Runs a statement and returns its rows. */
export type Query = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

/**
 * Statements by the name of their invariant. Each returns one row with a text column `what` for
 * each violation; `$1` is the start of the first server.
 */
export type Statements = Readonly<Record<string, string>>;

/** A violation of an invariant. */
export interface Violation {
  readonly invariant: string;
  /** The row, file or revision that violates the invariant. */
  readonly what: string;
}

/** The number of reported violations of one invariant. */
const MAX_REPORTED_COUNT = 5;

/** Runs the statements and returns their violations, at most five for each. */
export async function run(query: Query, statements: Statements, since: Date): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const [invariant, statement] of Object.entries(statements)) {
    const rows = await query<{ what: string }>(
      `SELECT what FROM (${statement}) violations CROSS JOIN (SELECT $1::timestamptz) started (since) ORDER BY what LIMIT ${MAX_REPORTED_COUNT}`,
      [since],
    );
    found.push(...rows.map(({ what }) => ({ invariant, what })));
  }
  return found;
}
