/** Prints the tables of a run and writes bench/RESULTS.md. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { contenders } from './contenders.ts';
import { CONNECTIONS, type Measured, type Pace } from './measure.ts';
import type { Workload } from './workloads.ts';

/** The result of one workload; the first line is Lectern on Node 24. */
export interface Result {
  readonly workload: Workload;
  readonly lines: readonly Measured[];
}

const number = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);

const HEAD = [
  'server',
  'requests/s',
  'p50 ms',
  'p99 ms',
  'CPU ms: node',
  'PostgreSQL',
  'SQL',
  'RSS MB',
  'Lectern is',
];

const cellsOf = (line: Measured): string[] => [
  line.entrant.label,
  number(line.rate),
  number(line.p50),
  number(line.p99),
  number(line.nodeMs),
  number(line.postgresMs),
  line.statements.toFixed(1),
  line.memoryMb.toFixed(0),
  `${number(line.ratio)}×`,
];

/** Returns a table in Markdown, with aligned columns. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  const lines = rows.map(
    (row) =>
      `| ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`,
  );
  const rule = `|${widths.map((width, i) => (i === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

/** Returns the table of a workload with its footnotes. */
export function sectionOf({ workload, lines }: Result): string {
  const notes = Object.entries(workload.notes ?? {}).map(([way, note]) => `${way}: ${note}.`);
  for (const { entrant, failures } of lines)
    if (failures > 0)
      notes.push(`${entrant.label}: ${failures} responses failed, and are not counted.`);
  const table = tableOf([HEAD, ...lines.map(cellsOf)]);
  return [`## ${workload.name}: ${workload.title}`, table, ...notes].join('\n\n');
}

/** Returns the table of Lectern's rate divided by that of each other server. */
function ratiosOf(results: readonly Result[]): string {
  const labels = [
    ...new Set(results.flatMap(({ lines }) => lines.map(({ entrant }) => entrant.label))),
  ];
  return tableOf([
    ['Lectern, Node 24, GraphQL ÷', ...results.map(({ workload }) => workload.name)],
    ...labels.slice(1).map((label) => [
      label,
      ...results.map(({ lines }) => {
        const line = lines.find(({ entrant }) => entrant.label === label);
        return line ? number(line.ratio) : '–';
      }),
    ]),
  ]);
}

const versionIn = (name: string, folder: string): string =>
  JSON.parse(readFileSync(new URL(`../${folder}/${name}/package.json`, import.meta.url), 'utf8'))
    .version;

function versionsOf(postgres: string): string {
  const nodes = [...new Set(contenders.map(({ node }) => node))].map((node) =>
    execFileSync(node, ['--version'], { encoding: 'utf8' }).trim(),
  );
  return [
    `Node ${nodes.join(' and ')} (the other servers run on the first)`,
    `PostgreSQL ${postgres}`,
    ...['graphql-yoga', '@prisma/client', 'dataloader'].map(
      (name) => `${name} ${versionIn(name, '../node_modules')}`,
    ),
    ...['mercurius', 'postgraphile', 'fastify'].map(
      (name) => `${name} ${versionIn(name, 'contenders/node_modules')}`,
    ),
  ].join(', ');
}

/** Returns the whole report in Markdown. */
export function reportOf(
  results: readonly Result[],
  {
    pace,
    postgres,
    conditional,
  }: { pace: Pace; postgres: string; conditional: string | undefined },
): string {
  const [cpu] = os.cpus();
  const commit = execFileSync('git', ['log', '-1', '--format=%h %s'], {
    encoding: 'utf8',
    cwd: new URL('.', import.meta.url),
  }).trim();
  return [
    '# Results of `npm run bench`',
    `${new Date().toISOString().slice(0, 10)}, ${commit}. ${os.availableParallelism()} × ${cpu?.model.trim()}, ${Math.round(os.totalmem() / 2 ** 30)} GB; load average ${number(os.loadavg()[0] ?? 0)} at the end. ${versionsOf(postgres)}.`,
    `Lectern runs in production mode with access, limits, metrics and logs; the other servers have neither tokens nor access, limits or logs. ${CONNECTIONS} connections; ${pace.rounds} interleaved rounds of ${pace.roundMs / 1000} s after ${pace.warmMs / 1000} s of warming for each server; one server under load at a time. Figures are medians of the rounds; a ratio is the median of the ratios of each round. All servers use one database, and answered alike, field by field, before each workload. CPU time is per request; SQL is statements per request, in a pass of its own.`,
    '## Ratios',
    ratiosOf(results),
    ...results.map(sectionOf),
    ...(conditional
      ? ['## Published reads that did not change (`If-None-Match`)', conditional]
      : []),
    '',
  ].join('\n\n');
}

/** Writes bench/RESULTS.md. */
export const writeReport = (report: string): void =>
  writeFileSync(new URL('../RESULTS.md', import.meta.url), report.replace(/\n+$/, '\n'));
