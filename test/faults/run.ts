// npm run test:faults [-- <part of a name> …]: injects failures under load and counts how requests
// end. Exits with 1 when a promise is broken.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { checkInstallation } from './check-installation.ts';
import { workerKilled } from './jobs.ts';
import { workerRestarted } from './citus.ts';
import { killed } from './killed.ts';
import { diskFull } from './disk-full.ts';
import { killedJobs } from './killed-jobs.ts';
import { killedRequests } from './killed-requests.ts';
import { followedWhileKilled } from './live.ts';
import { serverKilledMerging } from './merges.ts';
import { rollingBehindHaproxy } from './haproxy.ts';
import { TestInstallation } from './installation.ts';
import { postgres } from './postgres.ts';
import { restartedBesideAnother } from './rolling.ts';
import { replica } from './replica.ts';
import { s3Stopped } from './s3.ts';
import { type Scenario, Tally } from './scenario.ts';
import { shutdown } from './shutdown.ts';
import { startedTogether } from './together.ts';

const scenarios: readonly Scenario[] = [
  ...killed,
  ...postgres,
  shutdown,
  startedTogether,
  workerKilled,
  serverKilledMerging,
  ...killedRequests,
  ...killedJobs,
  followedWhileKilled,
  restartedBesideAnother,
  rollingBehindHaproxy,
  ...replica,
  workerRestarted,
  diskFull,
  s3Stopped,
];

interface Row {
  readonly name: string;
  readonly tally: Tally;
  readonly seconds: number;
}

async function runOne({ name, run }: Scenario): Promise<Row> {
  const tally = new Tally();
  const began = performance.now();
  const installation = new TestInstallation();
  const stalls = monitorEventLoopDelay();
  stalls.enable();
  const interrupted = (): void => void installation.close().finally(() => process.exit(130));
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    await run(tally, installation).catch((error: unknown) => tally.fail(error));
    tally.isOver = true;
    // also after a failure, which the violated invariants may explain
    await checkInstallation(tally, installation);
  } catch (error) {
    tally.fail(error);
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
    await installation.close();
  }
  tally.note(`this process itself stood still for ${Math.round(stalls.max / 1e6)} ms at most`);
  return { name, tally, seconds: (performance.now() - began) / 1000 };
}

const COLUMNS = ['scenario', 'requests', '2xx', '503', '504', 'other', 'slowest ms', 'verdict'];
const WIDTHS = [34, 9, 9, 8, 8, 7, 11, 9];

const line = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell, i) =>
      i === 0 ? String(cell).padEnd(WIDTHS[i] ?? 0) : String(cell).padStart(WIDTHS[i] ?? 0),
    )
    .join('');

function print({ name, tally, seconds }: Row): void {
  const verdict = tally.broken === 0 ? 'ok' : 'FAILED';
  console.log(
    line([
      name,
      tally.requests,
      tally.of('2xx'),
      tally.of('503'),
      tally.of('504'),
      tally.of('other'),
      Math.round(tally.slowest),
      verdict,
    ]),
  );
  for (const note of tally.notes) console.log(`  ${note}`);
  console.log(`  took ${seconds.toFixed(1)} s`);
  if (tally.broken > tally.flaws.length) console.log(`  ! ${tally.broken} flaws, of which:`);
  for (const flaw of tally.flaws) console.log(`  ! ${flaw.replaceAll('\n', '\n    ')}`);
}

const wanted = process.argv.slice(2);
const chosen = scenarios.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
if (chosen.length === 0)
  throw new Error(
    `There is no scenario of this name. There are: ${scenarios.map(({ name }) => name).join(', ')}.`,
  );
console.log(line(COLUMNS));
for (const scenario of chosen) {
  const row = await runOne(scenario);
  print(row);
  if (row.tally.broken > 0) process.exitCode = 1;
}
