/**
 * Sends the requests of all scenes to new worlds, and writes them with their answers to the folder
 * of RECORDING_FOLDER. `record.ts` starts it twice, the second time with a later clock.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, it } from 'vitest';
import { World } from '../../support.ts';
import { setClockAhead } from './clock.ts';
import { type Installation, knownValues, SETTINGS, serveSource } from './installation.ts';
import { replaceKnown } from './placeholders.ts';
import { type Step, writeStep } from './recording.ts';
import { scenes } from './scenes.ts';
import { type Scene, Script } from './script.ts';

const folder = process.env['RECORDING_FOLDER'] ?? '';
setClockAhead(Number(process.env['RECORDING_AHEAD_MS'] ?? 0));
const open: World[] = [];
afterAll(() => Promise.all(open.map((world) => world.close())));

/** Returns the steps of a scene in a new world, with the addresses of the world replaced. */
async function run(scene: Scene, jobs: boolean): Promise<string[]> {
  const world = new World();
  open.push(world);
  await world.open(SETTINGS, { jobs });
  const installation: Installation = { world, source: await serveSource() };
  const script = new Script(installation);
  await scene(script);
  const known = knownValues(installation);
  return script.steps.map((step: Step) => replaceKnown(writeStep(step), known));
}

for (const [name, { scene, jobs = false }] of Object.entries(scenes))
  it(`sends the requests of ${name}`, async () => {
    writeFileSync(path.join(folder, name), JSON.stringify(await run(scene, jobs)));
  });
