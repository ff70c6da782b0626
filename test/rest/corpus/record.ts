/**
 * Records the requests of all scenes and their answers, `npm run record:rest`. It runs them twice,
 * each time on a database of its own, and replaces what differs by placeholders.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Merger } from './placeholders.ts';
import { readSteps, writeStep } from './recording.ts';
import { RECORDINGS } from './recordings.ts';

/** Runs all scenes, and returns the steps of each. @throws Error if a scene fails */
function run(): Map<string, string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-recording-'));
  try {
    const { status } = spawnSync('npx', ['vitest', 'run', '--config', 'vitest.record.config.ts'], {
      stdio: 'inherit',
      env: { ...process.env, RECORDING_FOLDER: folder },
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
  const steps = one.map((step, i) => merger.merge(step, other[i] ?? ''));
  const text = `${steps.join('\n\n')}\n`;
  if (one.length !== other.length) throw new Error('The second run has another number of steps.');
  // a day is the same in both runs, and another one when the recording is compared
  if (text.includes(new Date().toISOString().slice(0, 10)))
    throw new Error('The recording depends on the day.');
  if (readSteps(text).map(writeStep).join() !== steps.join())
    throw new Error('The recording cannot be read back.');
  return text;
}

const [first, second] = [run(), run()];
rmSync(RECORDINGS, { recursive: true, force: true });
mkdirSync(RECORDINGS);
for (const [name, steps] of first) {
  const text = merged(steps, second.get(name) ?? []);
  writeFileSync(new URL(`${name}.txt`, RECORDINGS), text);
  console.log(`${name}: ${steps.length} steps, ${Math.ceil(text.length / 1024)} KiB`);
}
