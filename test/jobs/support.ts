// Opens a demo world whose database has the job queues, and starts workers on it.
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { type Database, openDatabase } from '../../src/data/database.ts';
import { migrate } from '../../src/data/migrate.ts';
import { openQueue, type Queue, type QueueName, queues } from '../../src/data/queue.ts';
import type { JobContext } from '../../src/data/write.ts';
import type { Job } from '../../src/jobs/job.ts';
import { createWorker, type Worker } from '../../src/jobs/worker.ts';
import { type TestDatabase, openTestDatabase, TEST_DEADLINES } from '../database.ts';

export const MIGRATIONS = fileURLToPath(new URL('../../prisma/migrations', import.meta.url));

/** A log record. */
interface LogRecord {
  readonly level: number;
  readonly msg: string;
  readonly queue?: string;
}

/** A job as the queue stores it. */
export interface JobRow {
  readonly name: string;
  readonly state: string;
  readonly data: object;
  readonly output: object | null;
}

/** A database with the demo world and the queues. */
export class JobDatabase {
  connections!: TestDatabase; // opened before the first test
  database!: Database;
  queue!: Queue;
  readonly lines: LogRecord[] = [];
  private readonly others: Database[] = [];
  private admin!: pg.Client;

  async open(): Promise<void> {
    this.connections = await openTestDatabase();
    await migrate(this.connections.ownerUrl, MIGRATIONS, {
      grantTo: new URL(this.connections.appUrl).username,
      queues,
    });
    this.database = openDatabase({ ...this.connections.pool, deadlines: TEST_DEADLINES });
    this.queue = openQueue(this.database, this.connections.directUrl);
    this.admin = new pg.Client({ connectionString: this.connections.superuserUrl });
    await this.admin.connect();
  }

  async close(): Promise<void> {
    for (const database of [this.database, ...this.others]) await database?.close();
    await this.admin?.end();
    await this.connections?.drop();
  }

  /** Runs a statement directly on the database. */
  async sql<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.admin.query<Row>(text, values)).rows;
  }

  async count(from: string, values: unknown[] = []): Promise<number> {
    const [row] = await this.sql<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${from}`,
      values,
    );
    return row?.count ?? 0;
  }

  /** Returns the jobs of a queue, in the order in which they were sent. */
  jobsOf(queue: QueueName): Promise<JobRow[]> {
    return this.sql<JobRow>(
      'SELECT name, state::text, data, output FROM pgboss.job WHERE name = $1 ORDER BY created_on, id',
      [queue],
    );
  }

  /** Advances the clock of all jobs by this many seconds. */
  async letPass(seconds: number): Promise<void> {
    await this.sql(
      `UPDATE pgboss.job SET start_after = start_after - $1 * interval '1 second', started_on = started_on - $1 * interval '1 second', completed_on = completed_on - $1 * interval '1 second'`,
      [seconds],
    );
  }

  /** Returns a worker with its own pool, as in another process. */
  worker(jobs: readonly Job[], now?: () => Date): Worker {
    const database = openDatabase({ ...this.connections.pool, deadlines: TEST_DEADLINES });
    this.others.push(database);
    const log = pino(
      { base: null },
      { write: (line: string) => void this.lines.push(JSON.parse(line)) },
    );
    return createWorker({
      database,
      queue: openQueue(database, this.connections.directUrl),
      log,
      jobs,
      leaseRenewalMs: 100,
      ...(now && { now }),
    });
  }

  /** Returns a job context at a time. */
  contextAt(now: Date, isOver = () => false): JobContext {
    return { database: this.database, now, requestId: 'test', isOver };
  }
}

/** Opens a job database for a test file, and closes it at the end. */
export function useJobDatabase(): JobDatabase {
  const jobDatabase = new JobDatabase();
  beforeAll(() => jobDatabase.open());
  afterAll(() => jobDatabase.close());
  return jobDatabase;
}
