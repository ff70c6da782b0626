// Counts the rows that a statement touches, as EXPLAIN (ANALYZE) tells it.
import pg from 'pg';
import type { Sent } from './listen.ts';

/** Rows touched, by how the statement was planned. */
export interface Touched {
  /** Planned for these values, as at the first executions. */
  readonly fresh: number;
  /** By what PostgreSQL chooses after ten executions of the prepared statement. */
  readonly kept: number;
  /** By the plan for any value. */
  readonly generic: number;
  /** Pages of tables and indexes that the kept one read: many where an index is gone through that does not begin with what is asked for. */
  readonly blocks: number;
}

/** How a statement was answered. */
export interface Described {
  /** Milliseconds, planning included. */
  readonly time: number;
  /** How the table was read: the kinds of scan with their indexes and the rows that each gave. */
  readonly scans: readonly string[];
  /** Whether the whole table was read. */
  readonly isSequential: boolean;
  /** Rows that sequential scans read. */
  readonly sequential: number;
  /** Rows touched. */
  readonly touched: number;
  /** Rows given. */
  readonly given: number;
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

const NO_TABLE = ['CTE Scan', 'Subquery Scan', 'Function Scan', 'Values Scan'];

/** Whether it reads a table or an index. */
const isScan = ({ 'Node Type': node }: Plan): boolean => node.includes('Scan') && !NO_TABLE.includes(node);

/** Rows that one scan read, those thrown away included. */
const rowsRead = (plan: Plan): number => Math.round((plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)) * plan['Actual Loops']);

/** Rows that the scans of a plan read, those thrown away included; for a bitmap what its indexes find or the table gives, whichever is more. */
function touchedBy(plan: Plan): number {
  const inner = (plan.Plans ?? []).reduce((sum, part) => sum + touchedBy(part), 0);
  if (!isScan(plan)) return inner;
  const rows = rowsRead(plan);
  return plan['Node Type'] === 'Bitmap Heap Scan' ? Math.max(rows, inner) : rows + inner;
}

/** A plan with all below it. */
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Explains statements on one connection. */
export class Explainer {
  private readonly client: pg.Client;

  constructor(client: pg.Client) {
    this.client = client;
  }

  /** How a statement that is planned each time reads its tables; or some of them, whose indexes begin with their names. */
  async describe({ text, values }: Sent, tables?: readonly string[]): Promise<Described> {
    await this.client.query('SET plan_cache_mode = force_custom_plan');
    await this.client.query(`PREPARE it AS ${text}`);
    try {
      const call = `EXECUTE it${values.length === 0 ? '' : `(${values.map(literal).join(', ')})`}`;
      const { rows } = await this.client.query<{ 'QUERY PLAN': readonly [Explained] }>(`EXPLAIN (ANALYZE, FORMAT JSON) ${call}`);
      const [row] = rows;
      if (!row) throw new Error('EXPLAIN said nothing.');
      const [explained] = row['QUERY PLAN'];
      const isAsked = (node: Plan): boolean => tables === undefined || tables.some((table) => node['Relation Name'] === table || node['Index Name']?.startsWith(table));
      const read = nodesOf(explained.Plan).filter((node) => isScan(node) && isAsked(node));
      const whole = read.filter((node) => node['Node Type'] === 'Seq Scan');
      return {
        time: explained['Planning Time'] + explained['Execution Time'],
        scans: read.map((node) => `${node['Node Type']} ${node['Index Name'] ?? node['Relation Name'] ?? ''} (${Math.round(node['Actual Rows'] * node['Actual Loops'])})`),
        isSequential: whole.length > 0,
        sequential: whole.reduce((sum, node) => sum + rowsRead(node), 0),
        touched: touchedBy(explained.Plan),
        given: Math.round(explained.Plan['Actual Rows']),
      };
    } finally {
      await this.client.query('DEALLOCATE it');
    }
  }

  async explain({ name, text, values }: Sent): Promise<Touched> {
    const call = `EXECUTE it${values.length === 0 ? '' : `(${values.map(literal).join(', ')})`}`;
    const fresh = await this.touched(text, call, 'auto', 0);
    if (name === undefined) return { fresh: fresh.rows, kept: fresh.rows, generic: fresh.rows, blocks: fresh.blocks }; // it is planned each time
    const [kept, generic] = [await this.touched(text, call, 'auto', 10), await this.touched(text, call, 'force_generic_plan', 0)];
    return { fresh: fresh.rows, kept: kept.rows, generic: generic.rows, blocks: Math.max(fresh.blocks, kept.blocks) };
  }

  private async touched(text: string, call: string, mode: string, warm: number): Promise<{ readonly rows: number; readonly blocks: number }> {
    await this.client.query(`SET plan_cache_mode = ${mode}`);
    await this.client.query(`PREPARE it AS ${text}`);
    try {
      for (let n = 0; n < warm; n++) await this.client.query(call);
      const { rows } = await this.client.query<{ 'QUERY PLAN': readonly [{ Plan: Plan }] }>(`EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${call}`);
      const [row] = rows;
      if (!row) throw new Error('EXPLAIN said nothing.');
      const { Plan: plan } = row['QUERY PLAN'][0];
      return { rows: touchedBy(plan), blocks: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0) };
    } finally {
      await this.client.query('DEALLOCATE it');
    }
  }
}

/** A value as pg would bind it. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((one) => (one === null ? 'NULL' : JSON.stringify(String(one)))).join(',')}}`);
  return pg.escapeLiteral(String(value));
}
