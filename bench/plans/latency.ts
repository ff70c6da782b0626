// Measures the latency of searches over 200,000 pages: the whole operation, for many queries of each
// class, as an owner, as a guest with 300 spaces, and as a guest with three.
import os from 'node:os';
import type { RunSearch, SearchIds } from './search.ts';

/** Number of queries of each class and caller. */
const QUERY_COUNT = 24;

/** A class of queries with its goal for the 95th percentile. */
interface QueryClass {
  readonly name: string;
  readonly goalMs: number;
  /** Returns the query with a number, each different. */
  readonly queryOf: (n: number) => string;
}

/** A word as the texts of the benchmark have it: the hash of a number. */
const hexOf = (n: number): string => ((n * 2_654_435_761) >>> 0).toString(16).padStart(8, '0');
const of = <T>(values: readonly T[], n: number): T => {
  const value = values[n % values.length];
  if (value === undefined) throw new Error('There are no values.');
  return value;
};

const COMMON = [
  'everywhere',
  'quentin',
  'zanzibar',
  'troubleshooting',
  'configuring',
  'publishing',
];
const INFLECTED = ['installed', 'configured', 'published', 'reviews', 'imports', 'translated'];
const MISSPELLED = [
  ...[
    'Troubelshooting',
    'Troubleshoting',
    'Trobleshooting',
    'Publshing',
    'Publihsing',
    'Publisching',
  ],
  ...['Confguring', 'Configurign', 'Configurring', 'Instaling', 'Intsalling', 'Installling'],
  ...['Transalting', 'Translatng', 'Tranzlating', 'Reveiwing', 'Reviewng', 'Reviewwing'],
  ...['Imprting', 'Importting', 'zanzibra', 'quenitn', 'everywere', 'evrywhere'],
];

const CLASSES: readonly QueryClass[] = [
  { name: 'word', goalMs: 150, queryOf: (n) => `${of([...COMMON, ...INFLECTED], n)} ` },
  {
    name: 'two words',
    goalMs: 150,
    queryOf: (n) => `${of(COMMON, n)} ${of(COMMON, n + 1 + (n % 5))} `,
  },
  { name: 'prefix of one letter', goalMs: 150, queryOf: (n) => of([...'abcdefpqrtizegn'], n) },
  {
    name: 'prefix of two letters',
    goalMs: 150,
    queryOf: (n) => (n % 3 === 0 ? of(COMMON, n).slice(0, 2) : hexOf(n).slice(0, 2)),
  },
  {
    name: 'longer prefix',
    goalMs: 150,
    queryOf: (n) => (n % 2 === 0 ? of(COMMON, n).slice(0, 5) : hexOf(n).slice(0, 3)),
  },
  { name: 'misspelled word', goalMs: 400, queryOf: (n) => of(MISSPELLED, n) },
  {
    name: 'two misspelled words',
    goalMs: 400,
    queryOf: (n) => `${of(MISSPELLED, n)} ${of(MISSPELLED, n + 7)} `,
  },
];

/** The callers of searches, by their names. */
export type SearchCallers = Readonly<Record<string, string>>;

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0;

/** Runs a search twice and returns the shorter time in milliseconds: the cache is warm then. */
async function timeOf(search: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (const _ of [1, 2]) {
    const startedAt = performance.now();
    await search();
    times.push(performance.now() - startedAt);
  }
  return Math.min(...times);
}

/** Prints the latency of each class and caller, and returns whether all keep to their goals. */
export async function latencyIsGood(
  runSearch: RunSearch,
  document: string,
  { organization }: SearchIds,
  callers: SearchCallers,
): Promise<boolean> {
  let misses = 0;
  console.log(
    `\n${'latency of a search, in ms'.padEnd(46)}${['p50', 'p95', 'goal'].map((one) => one.padStart(8)).join('')}`,
  );
  for (const [caller, as] of Object.entries(callers))
    for (const { name, goalMs, queryOf } of CLASSES) {
      const times: number[] = [];
      for (let n = 0; n < QUERY_COUNT; n++)
        times.push(
          await timeOf(() => runSearch(document, { id: organization, query: queryOf(n) }, as)),
        );
      const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
      if (p95 > goalMs) misses++;
      console.log(
        `${`${caller}: ${name}`.padEnd(46)}${[p50.toFixed(1), p95.toFixed(1), String(goalMs)].map((one) => one.padStart(8)).join('')}${p95 > goalMs ? '  OVER' : ''}`,
      );
    }
  console.log(
    `\nEach class has ${QUERY_COUNT} queries, each run twice; the load of the machine is ${os.loadavg()[0]?.toFixed(1)}. ${misses} classes miss their goals.`,
  );
  return misses === 0;
}
