// Counts the rows that a statement touches, with EXPLAIN (ANALYZE).
import pg from 'pg';
import type { SentStatement } from './listen.ts';

/** Rows touched, by the kind of plan. */
export interface Touched {
  /** With the plan for these values, as in the first executions. */
  readonly fresh: number;
  /** With the plan that PostgreSQL chooses after ten executions of the prepared statement. */
  readonly kept: number;
  /** With the generic plan. */
  readonly generic: number;
  /**
   * Pages of tables and indexes that the fresh or the kept plan read, whichever is more. Many are
   * read when an index does not begin with the filtered columns.
   */
  readonly blocks: number;
}

/** The execution of a statement. */
export interface Described {
  /** Milliseconds, including planning. */
  readonly time: number;
  /** The scans with their indexes and the rows that each returned. */
  readonly scans: readonly string[];
  /** True if a whole table was read. */
  readonly isSequential: boolean;
  /** Rows that sequential scans read. */
  readonly sequential: number;
  /** Rows touched. */
  readonly touched: number;
  /** Rows returned. */
  readonly returned: number;
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly Plan[];
}

interface Explained {
  readonly Plan: Plan;
  readonly 'Planning Time': number;
  readonly 'Execution Time': number;
}

/** The SQLSTATE of a statement that exceeded its timeout. */
const QUERY_CANCELED = '57014';
const NO_TABLE = ['CTE Scan', 'Subquery Scan', 'Function Scan', 'Values Scan'];

/** Returns true if a plan node reads a table or an index. */
const isScan = ({ 'Node Type': node }: Plan): boolean =>
  node.includes('Scan') && !NO_TABLE.includes(node);

/** Returns the rows that one scan read, including those it discarded. */
const rowsRead = (plan: Plan): number =>
  Math.round(
    (plan['Actual Rows'] +
      (plan['Rows Removed by Filter'] ?? 0) +
      (plan['Rows Removed by Index Recheck'] ?? 0)) *
      plan['Actual Loops'],
  );

/**
 * Returns the rows that the scans of a plan read, including discarded ones. A bitmap scan counts as
 * the larger of the rows of its indexes and of the table.
 */
function touchedBy(plan: Plan): number {
  const inner = (plan.Plans ?? []).reduce((sum, part) => sum + touchedBy(part), 0);
  if (!isScan(plan)) return inner;
  const rows = rowsRead(plan);
  return plan['Node Type'] === 'Bitmap Heap Scan' ? Math.max(rows, inner) : rows + inner;
}

/** Returns a plan node with all nodes below it. */
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Explains statements on one connection. */
export class Explainer {
  private readonly client: pg.Client;

  constructor(client: pg.Client) {
    this.client = client;
  }

  /**
   * Describes how a statement reads its tables with a custom plan. With `tables`, only these count,
   * with the indexes whose names begin with theirs.
   */
  async describe({ text, values }: SentStatement, tables?: readonly string[]): Promise<Described> {
    await this.client.query('SET plan_cache_mode = force_custom_plan');
    await this.client.query(`PREPARE it AS ${text}`);
    try {
      const call = `EXECUTE it${values.length === 0 ? '' : `(${values.map(literal).join(', ')})`}`;
      const { rows } = await this.client.query<{ 'QUERY PLAN': readonly [Explained] }>(
        `EXPLAIN (ANALYZE, FORMAT JSON) ${call}`,
      );
      const [row] = rows;
      if (!row) throw new Error('EXPLAIN said nothing.');
      const [explained] = row['QUERY PLAN'];
      const isIncluded = (node: Plan): boolean =>
        tables === undefined ||
        tables.some(
          (table) => node['Relation Name'] === table || node['Index Name']?.startsWith(table),
        );
      const read = nodesOf(explained.Plan).filter((node) => isScan(node) && isIncluded(node));
      const sequentialScans = read.filter((node) => node['Node Type'] === 'Seq Scan');
      return {
        time: explained['Planning Time'] + explained['Execution Time'],
        scans: read.map(
          (node) =>
            `${node['Node Type']} ${node['Index Name'] ?? node['Relation Name'] ?? ''} (${Math.round(node['Actual Rows'] * node['Actual Loops'])})`,
        ),
        isSequential: sequentialScans.length > 0,
        sequential: sequentialScans.reduce((sum, node) => sum + rowsRead(node), 0),
        touched: touchedBy(explained.Plan),
        returned: Math.round(explained.Plan['Actual Rows']),
      };
    } finally {
      await this.client.query('DEALLOCATE it');
    }
  }

  /** As `describe`; undefined for a statement that was canceled because it took too long. */
  describeOrTimeout(
    statement: SentStatement,
    tables?: readonly string[],
  ): Promise<Described | undefined> {
    return this.describe(statement, tables).catch((error: unknown) => {
      if (error instanceof pg.DatabaseError && error.code === QUERY_CANCELED) return undefined;
      throw error;
    });
  }

  async explain({ name, text, values }: SentStatement): Promise<Touched> {
    const call = `EXECUTE it${values.length === 0 ? '' : `(${values.map(literal).join(', ')})`}`;
    const fresh = await this.touched(text, call, 'auto', 0);
    if (name === undefined)
      // It is planned each time.
      return { fresh: fresh.rows, kept: fresh.rows, generic: fresh.rows, blocks: fresh.blocks };
    const [kept, generic] = [
      await this.touched(text, call, 'auto', 10),
      await this.touched(text, call, 'force_generic_plan', 0),
    ];
    return {
      fresh: fresh.rows,
      kept: kept.rows,
      generic: generic.rows,
      blocks: Math.max(fresh.blocks, kept.blocks),
    };
  }

  private async touched(
    text: string,
    call: string,
    mode: string,
    warmUpCount: number,
  ): Promise<{ readonly rows: number; readonly blocks: number }> {
    await this.client.query(`SET plan_cache_mode = ${mode}`);
    await this.client.query(`PREPARE it AS ${text}`);
    try {
      for (let n = 0; n < warmUpCount; n++) await this.client.query(call);
      const { rows } = await this.client.query<{ 'QUERY PLAN': readonly [{ Plan: Plan }] }>(
        `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${call}`,
      );
      const [row] = rows;
      if (!row) throw new Error('EXPLAIN said nothing.');
      const { Plan: plan } = row['QUERY PLAN'][0];
      return {
        rows: touchedBy(plan),
        blocks: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0),
      };
    } finally {
      await this.client.query('DEALLOCATE it');
    }
  }
}

/** Formats a value as an SQL literal. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value))
    return pg.escapeLiteral(
      `{${value.map((one) => (one === null ? 'NULL' : JSON.stringify(String(one)))).join(',')}}`,
    );
  return pg.escapeLiteral(String(value));
}
