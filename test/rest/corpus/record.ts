/**
 * Records the requests of all scenes and their answers, `npm run record:rest`. It runs them twice,
 * on databases of their own and with different clocks, and replaces what differs by placeholders.
 *
 * Then it writes the examples of the OpenAPI document, which are made from the recordings.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EXAMPLES, examplesFile } from '../../../scripts/examples.ts';
import { Merger } from './placeholders.ts';
import { readSteps, writeStep } from './recording.ts';
import { RECORDINGS } from './recordings.ts';

/** The time between the clocks of the two runs: 40 days and 5.5 hours. */
const AHEAD_MS = (40 * 24 + 5.5) * 60 * 60 * 1000;

/**
 * Runs all scenes with a clock that is ahead, and returns the steps of each.
 * @throws Error if a scene fails
 */
function run(aheadMs: number): Map<string, string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-recording-'));
  try {
    const { status } = spawnSync('npx', ['vitest', 'run', '--config', 'vitest.record.config.ts'], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, RECORDING_FOLDER: folder, RECORDING_AHEAD_MS: String(aheadMs) },
    });
    if (status !== 0) throw new Error('A scene failed. See the messages above.');
    return new Map(
      readdirSync(folder).map((name) => {
        const steps: unknown = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
        return [name, steps as string[]]; // as run.ts wrote them
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the recording of a scene. @throws Error if the runs differ in anything but values */
function merged(one: readonly string[], other: readonly string[]): string {
  const merger = new Merger();
  const differences: string[] = [];
  const steps = one.map((step, i) => {
    try {
      return merger.merge(step, other[i] ?? '');
    } catch (error) {
      differences.push(String(error));
      return step;
    }
  });
  if (differences.length > 0) throw new Error(differences.join('\n\n'));
  const text = `${steps.join('\n\n')}\n`;
  if (one.length !== other.length) throw new Error('The second run has another number of steps.');
  if (readSteps(text).map(writeStep).join() !== steps.join())
    throw new Error('The recording cannot be read back.');
  return text;
}

const [first, second] = [run(0), run(AHEAD_MS)];
// Both runs are merged before anything is deleted: if they differ, the recordings remain.
const texts = [...first].map(
  ([name, steps]) => [name, steps.length, merged(steps, second.get(name) ?? [])] as const,
);
rmSync(RECORDINGS, { recursive: true, force: true });
mkdirSync(RECORDINGS);
for (const [name, count, text] of texts) {
  writeFileSync(new URL(`${name}.txt`, RECORDINGS), text);
  console.log(`${name}: ${count} steps, ${Math.ceil(text.length / 1024)} KiB`);
}
writeFileSync(EXAMPLES, examplesFile());
