/** Implements `lectern doctor`: checks an installation and says what to do. */
import type { Command } from 'commander';
import { checkStore, type Console, openConsole } from '../application.ts';
import { type Config, loadConfig } from '../config.ts';
import type { Query } from '../data/database.ts';
import { migrationsFolder, missingProtections, pendingMigrations } from '../data/migrate.ts';
import { openRedisCounts } from '../data/limit-counts/redis.ts';
import { examineCluster } from '../data/migrate/distribute.ts';
import { queues } from '../data/queue.ts';
import { readDepths } from '../data/queue/depths.ts';
import { examineReplica } from '../data/replica/examine.ts';
import { countKeys } from '../data/rotate-keys.ts';
import { column, statement } from '../data/statement.ts';
import { demoId } from '../../prisma/seed/ids.ts';
import { version } from '../release.ts';
import { messageOf, reasonOf } from '../server/startup-errors.ts';
import {
  type CommandDatabase,
  commandLine,
  openCommandDatabase,
  shortListOf,
} from './command-database.ts';
import { allSealedColumns } from './keys.ts';
import { counted } from './counted.ts';
import type { CommandIO } from './with-database.ts';

/** The result of a check: what was found, and whether somebody must act. */
interface Finding {
  readonly state: 'ok' | 'warning' | 'failed';
  readonly text: string;
}

const ok = (text: string): Finding => ({ state: 'ok', text });
const warning = (text: string): Finding => ({ state: 'warning', text });
const failed = (text: string): Finding => ({ state: 'failed', text });

/** The installation that the checks read. */
interface Patient {
  readonly database: CommandDatabase;
  readonly console: Console;
  readonly query: Query;
  /** The address of the replica; undefined without one. */
  readonly replicaUrl: string | undefined;
  /** The address of Redis; undefined without one. */
  readonly redisUrl: string | undefined;
  /** The bucket of the files; undefined on a disk. */
  readonly s3: Config['s3'];
  /** True if the database is reached through a pooler of transactions. */
  readonly isPooled: boolean;
}

/** The oldest release of Node.js that is fast; older supported ones only run. */
const FAST_NODE = 24;
/** Seconds by which the clocks of this machine and of the database may differ. */
const MAX_CLOCK_SECONDS = 2;
/** Bytes by which a replica may be behind while the primary writes. */
const MAX_MISSING_BYTES = 16 * 1_048_576;
/** Seconds that a job may wait. */
const MAX_WAIT_SECONDS = 600;
/** Number of files whose bytes are looked up in the store. */
const SAMPLE_COUNT = 50;

const SERVER = statement<{
  readonly version: string;
  readonly hasJit: boolean;
  readonly at: string;
}>(
  undefined,
  `SELECT current_setting('server_version') AS version, pg_jit_available() AS "hasJit", clock_timestamp() AS at`,
  { version: column.text, hasJit: column.boolean, at: column.timestamp },
);

const FILES = statement<{ readonly hash: string; readonly size: number }>(
  undefined,
  `SELECT b.hash, b.size FROM blobs b WHERE EXISTS (SELECT FROM files f WHERE f.blob = b.hash) ORDER BY b.touched_at DESC LIMIT ${SAMPLE_COUNT}`,
  { hash: column.text, size: column.integer },
);

/** Numbers of rows that contradict others. All are zero in a sound database. */
const CONTRADICTIONS = statement<{
  readonly heads: number;
  readonly counts: number;
  readonly versions: number;
  readonly positions: number;
}>(
  undefined,
  `SELECT
    (SELECT count(*)::int FROM spaces s WHERE NOT EXISTS (SELECT FROM revisions r WHERE r.id = s.revision_id AND r.organization_id = s.organization_id)) AS heads,
    (SELECT count(*)::int FROM
      (SELECT organization_id, count(*) AS n FROM spaces WHERE deleted_at IS NULL GROUP BY organization_id) s
      FULL JOIN (SELECT organization_id, sum(count) AS n FROM space_counts GROUP BY organization_id) c USING (organization_id)
      WHERE s.n IS DISTINCT FROM c.n) AS counts,
    (SELECT count(*)::int FROM organizations o WHERE NOT EXISTS (SELECT FROM published_versions v WHERE v.id = o.id)) AS versions,
    (SELECT count(*)::int FROM unsequenced_events u WHERE NOT EXISTS (SELECT FROM events e WHERE e.id = u.id AND e.organization_id = u.organization_id)) AS positions`,
  {
    heads: column.integer,
    counts: column.integer,
    versions: column.integer,
    positions: column.integer,
  },
);

const checkNode = (): Finding => {
  const [major = 0] = process.versions.node.split('.').map(Number);
  return major >= FAST_NODE
    ? ok(process.versions.node)
    : warning(`${process.versions.node} works; ${FAST_NODE} is faster.`);
};

async function checkServer({ query, database }: Patient): Promise<Finding> {
  const [server] = await query(SERVER, []);
  const found = `${database.name}, version ${server?.version}`;
  return server?.hasJit === true
    ? warning(
        `${found}. The setting jit is on, with which edits and searches take seconds or fail: run ALTER DATABASE … SET jit = off as the owner of the database, and restart the servers.`,
      )
    : ok(found);
}

async function checkReplica({
  query,
  replicaUrl,
  isPooled,
}: Patient): Promise<Finding | undefined> {
  if (replicaUrl === undefined) return undefined;
  const state = await examineReplica(replicaUrl, query, isPooled);
  if (state.kind === 'OTHER_CLUSTER')
    return failed(
      'DATABASE_READ_URL leads to another cluster than DATABASE_URL, and is not read. Make a replica with pg_basebackup.',
    );
  if (state.kind === 'PROMOTED')
    return failed(
      'It was promoted, and is not read while the primary answers. See docs/operations/replicas.md.',
    );
  return state.missingBytes <= MAX_MISSING_BYTES
    ? ok('it follows the primary')
    : warning(
        `It is ${Math.round(state.missingBytes / 1_048_576)} MiB behind the primary, and is not read until it has caught up.`,
      );
}

async function checkCluster({ database }: Patient): Promise<Finding | undefined> {
  const cluster = await examineCluster(database.url);
  if (cluster === undefined) return undefined;
  const { nodes, lost, separated } = cluster;
  if (lost.length > 0)
    return failed(
      `The coordinator does not reach ${lost.join(', ')} with the serving role. Content of organizations there cannot be read.`,
    );
  return separated.length === 0
    ? ok(`content is distributed, and all ${nodes.length} nodes reach each other`)
    : warning(
        `Content can be read, but nodes do not reach each other with the serving role: ${separated.join(', ')}. See docs/operations/citus.md.`,
      );
}

async function checkRedis({ redisUrl }: Patient): Promise<Finding | undefined> {
  if (redisUrl === undefined) return undefined;
  const redis = openRedisCounts(redisUrl, { process: 'doctor', server: 'doctor' });
  try {
    await redis.exchange([], []);
    return ok('it exchanges the counts of limits');
  } catch (error) {
    return failed(`REDIS_URL: Limits hold for each server alone: ${messageOf(error)}`);
  } finally {
    redis.close();
  }
}

async function checkClock({ query }: Patient): Promise<Finding> {
  const before = Date.now();
  const [server] = await query(SERVER, []);
  const middle = (before + Date.now()) / 2;
  const seconds = Math.abs(new Date(server?.at ?? 0).getTime() - middle) / 1000;
  return seconds <= MAX_CLOCK_SECONDS
    ? ok('that of the database agrees')
    : warning(
        `It differs by ${Math.round(seconds)} s from that of the database: signed URLs and tokens end at other times. Synchronize both.`,
      );
}

async function checkMigrations({ database }: Patient): Promise<Finding> {
  const pending = await pendingMigrations(database.url, migrationsFolder, { queues });
  return pending.length === 0
    ? ok('all are applied')
    : failed(`Missing: ${shortListOf(pending)}. Run \`${commandLine} migrate\`.`);
}

async function checkRoles({ database }: Patient): Promise<Finding> {
  const missing = await missingProtections(database.url);
  return missing.length === 0
    ? ok('the serving role may not change events or tables')
    : warning(`${missing.join(' ')} See docs/postgresql.md.`);
}

async function checkKeys({ query, console }: Patient): Promise<Finding> {
  let [previous, unknown] = [0, 0];
  const counts = await Promise.all(
    allSealedColumns.map((sealed) => countKeys(query, console.secrets, sealed)),
  );
  for (const count of counts) {
    previous += count.previous;
    unknown += count.unknown;
  }
  if (unknown > 0)
    return failed(
      `${unknown} secrets were encrypted with a key that is neither SECRET_KEY nor in PREVIOUS_SECRET_KEYS. Find that key; without it they must be made again.`,
    );
  return previous > 0
    ? warning(
        `${previous} secrets were encrypted with a previous key. Run \`${commandLine} keys rotate\`.`,
      )
    : ok('it decrypts all secrets');
}

async function checkFiles({ query, console, s3 }: Patient): Promise<Finding> {
  const { blobs } = console.as(demoId('User', 'ana'));
  await checkStore(blobs, { s3 });
  const files = await query(FILES, []);
  const missing: string[] = [];
  for (const { hash, size } of files)
    if ((await blobs.backend.size(hash)) !== size) missing.push(hash);
  return missing.length === 0
    ? ok(`it stores bytes, and lacks none of the last ${counted(files.length, 'file')}`)
    : failed(
        `It lacks ${missing.length} of the last ${files.length} files: ${missing.join(', ')}. Restore them from a backup.`,
      );
}

async function checkQueue({ query }: Patient): Promise<Finding> {
  const depths = await readDepths(query)();
  const late = depths.filter(({ oldestSeconds }) => oldestSeconds > MAX_WAIT_SECONDS);
  if (late.length > 0)
    return warning(
      `Jobs have waited for more than ${MAX_WAIT_SECONDS / 60} minutes: ${late.map(({ job, waiting }) => `${job} (${waiting})`).join(', ')}. Is a server without --no-jobs or \`${commandLine} work\` running?`,
    );
  const given = depths.filter((depth) => depth.failed > 0);
  return given.length > 0
    ? warning(
        `Jobs have failed for good: ${given.map((depth) => `${depth.job} (${depth.failed})`).join(', ')}. The log says why.`,
      )
    : ok('no job waits long');
}

async function checkRows({ query }: Patient): Promise<Finding> {
  const [found] = await query(CONTRADICTIONS, []);
  const wrong = Object.entries(found ?? {}).filter(([, count]) => count > 0);
  return wrong.length === 0
    ? ok('counts, heads and positions agree')
    : failed(
        `Rows contradict each other: ${wrong.map(([name, count]) => `${name} (${count})`).join(', ')}. Restore a backup, or report this.`,
      );
}

/**
 * The checks, in the order of the output. Those after a failed one are also made, except without a
 * database; one without a finding does not concern the installation.
 */
const CHECKS: readonly (readonly [
  string,
  (patient: Patient) => Finding | Promise<Finding | undefined>,
])[] = [
  ['node', checkNode],
  ['database', checkServer],
  ['replica', checkReplica],
  ['citus', checkCluster],
  ['redis', checkRedis],
  ['migrations', checkMigrations],
  ['roles', checkRoles],
  ['clock', checkClock],
  ['secret key', checkKeys],
  ['files', checkFiles],
  ['jobs', checkQueue],
  ['rows', checkRows],
];

/** Checks an installation, prints a line for each check, and returns whether none has failed. */
async function examine(patient: Patient, print: CommandIO['print']): Promise<boolean> {
  let isSound = true;
  for (const [name, check] of CHECKS) {
    const finding = await Promise.resolve(patient)
      .then(check)
      .catch((error: unknown) => failed(reasonOf(error)));
    if (!finding) continue;
    print(`${finding.state.padEnd(8)} ${name}: ${finding.text}`);
    isSound &&= finding.state !== 'failed';
    if (finding.state === 'failed' && name === 'database') {
      print('The other checks need the database, and were not made.');
      break;
    }
  }
  return isSound;
}

async function doctor({ env, print, fail }: CommandIO): Promise<void> {
  const config = loadConfig(env);
  print(`${'ok'.padEnd(8)} settings: Lectern ${version}, NODE_ENV=${config.environment}`);
  const database = await openCommandDatabase(config);
  const console = openConsole({ config, databaseUrl: database.url });
  try {
    const { query } = console.database;
    const { databaseReadUrl: replicaUrl, databaseDirectUrl, redisUrl, s3 } = config;
    const isPooled = ![undefined, database.url].includes(databaseDirectUrl);
    const patient = { database, console, query, replicaUrl, redisUrl, s3, isPooled };
    if (!(await examine(patient, print))) fail();
  } finally {
    await console.close();
    await database.release();
  }
}

/** Adds the command to the program. */
export function addDoctorCommand(program: Command, io: CommandIO): void {
  program
    .command('doctor')
    .description(
      'check the settings, the database, the secret key, the files, the jobs and the rows; prints a line for each, and exits with 1 when one has failed',
    )
    .action(() => doctor(io));
}
