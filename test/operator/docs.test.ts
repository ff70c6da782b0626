// Runs each command of the pages for operators, and compares their metrics with those of the server.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openEmptyDatabase } from '../data/empty-database.ts';
import { ids, useWorld } from '../support.ts';
import { runnerOf } from './run.ts';

const world = useWorld({}, { jobs: true });
const run = runnerOf(world);
const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');

/** Returns the commands in the code blocks of a page. */
const commandsIn = (page: string): string[] =>
  [...page.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)]
    .flatMap(([, block = '']) => block.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line.startsWith('lectern '));

/** Returns the words of a command as a shell splits them. */
const wordsOf = (command: string): string[] =>
  [...command.matchAll(/'([^']*)'|(\S+)/g)]
    .map(([, quoted, word]) => quoted ?? word ?? '')
    .slice(1);

/** Runs the commands of a page one after the other, with values in place of its placeholders. */
async function follow(page: string): Promise<number> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-docs-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  let settings: Record<string, string> = {};
  let lastId = '';
  const commands = commandsIn(await read(`docs/operations/${page}`));
  for (const command of commands) {
    if (command.startsWith('lectern restore')) {
      const { appUrl, ownerUrl } = await openEmptyDatabase();
      settings = {
        DATABASE_URL: appUrl,
        DATABASE_OWNER_URL: ownerUrl,
        DATA_DIR: path.join(folder, 'restored'),
      };
    }
    const filled = command
      .replace('<organization>', ids.acme)
      .replace('<token>', lastId)
      .replace('/backups', folder);
    const { lines, hasFailed } = await run(wordsOf(filled), settings);
    expect({
      command,
      hasFailed,
      failed: lines.filter((line) => line.startsWith('failed')),
    }).toEqual({ command, hasFailed: false, failed: [] });
    lastId = lines.at(-1)?.split('\t')[0] ?? '';
  }
  return commands.length;
}

describe('each command of a page for operators works', () => {
  it.each([
    ['backup.md', 4],
    ['key-rotation.md', 1],
    ['upgrade.md', 2],
    ['monitoring.md', 2],
    ['what-to-do.md', 9],
  ])('in %s', async (page, count) => {
    expect(await follow(page)).toBe(count);
  });

  it('and no page with commands is left out', async () => {
    const withCommands: string[] = [];
    for (const page of (await readdir(path.join(root, 'docs/operations'))).sort())
      if (commandsIn(await read(`docs/operations/${page}`)).length > 0) withCommands.push(page);
    expect(withCommands).toEqual([
      'backup.md',
      'key-rotation.md',
      'monitoring.md',
      'upgrade.md',
      'what-to-do.md',
    ]);
  });
});

/** Metrics that only a server with a replica has. */
const REPLICA_METRICS = [
  'lectern_replica_up',
  'lectern_replica_lag_seconds',
  'lectern_reads_total',
];

describe('the dashboard and the alerts', () => {
  it.each(['deploy/grafana.json', 'deploy/alerts.yml'])(
    'of %s name metrics of the server',
    async (file) => {
      await world.as('ana').get('/v1/user');
      const metrics = await (await fetch(`${world.url}/metrics`)).text();
      const known = new Set([
        ...[...metrics.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name),
        ...REPLICA_METRICS,
      ]);
      const named = [
        ...(await read(file)).matchAll(/\b((?:lectern|nodejs|process)_[a-z_]+)(?=[{[) ,])/g),
      ].map(([, name = '']) => name.replace(/_(bucket|count|sum)$/, ''));
      expect(named.length).toBeGreaterThan(8);
      expect(named.filter((name) => !known.has(name))).toEqual([]);
    },
  );
});
