/** Runs the comparison: starts all servers, measures the workloads and reports. */
import { conditionalReads } from './compare/conditional.ts';
import { contenders, type RunningServer, start } from './compare/contenders.ts';
import { openDatabase } from './compare/database.ts';
import { LoadGenerator } from './compare/load.ts';
import { type Entrant, measure, type Pace } from './compare/measure.ts';
import { reportOf, type Result, sectionOf, writeReport } from './compare/report.ts';
import { workloadsNamed } from './compare/workloads.ts';

const FULL: Pace = { rounds: 5, roundMs: 2000, warmMs: 3000 };
const QUICK: Pace = { rounds: 3, roundMs: 500, warmMs: 700 };

/**
 * Prints the table of each workload as soon as it is measured. A full run of all workloads writes
 * bench/RESULTS.md.
 */
export async function runComparison({
  isQuick,
  only,
}: {
  isQuick: boolean;
  only: readonly string[] | undefined;
}): Promise<void> {
  const pace = isQuick ? QUICK : FULL;
  const chosen = workloadsNamed(only);
  const database = await openDatabase();
  const servers: RunningServer[] = [];
  const generator = new LoadGenerator();
  try {
    for (const contender of contenders) servers.push(await start(contender, database.appUrl));
    const entrants = servers.flatMap((server): Entrant[] =>
      server.contender.ways.map((way) => ({
        label:
          server.contender.ways.length > 1
            ? `${server.contender.name}, ${way}`
            : server.contender.name,
        server,
        way,
      })),
    );
    const results: Result[] = [];
    for (const workload of chosen) {
      const lines = await measure(workload, entrants, { database, generator, pace });
      results.push({ workload, lines });
      console.log(`\n${sectionOf({ workload, lines })}`);
    }
    const [lectern] = servers;
    const conditional =
      lectern && !only ? await conditionalReads(lectern, { database, generator, pace }) : undefined;
    const report = reportOf(results, { conditional, pace, postgres: database.version });
    console.log(
      `\n${report.slice(report.indexOf('## Ratios'), report.indexOf(`## ${chosen[0]?.name}`))}`,
    );
    if (conditional) console.log(conditional);
    if (!isQuick && !only) writeReport(report);
  } finally {
    generator.close();
    for (const server of servers) await server.close();
    await database.close();
  }
}
