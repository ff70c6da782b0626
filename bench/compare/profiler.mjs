/**
 * Preloaded into Lectern: SIGUSR2 starts a CPU profile, and a second one writes it to
 * BENCH_PROFILE.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

const session = new Session();
session.connect();
await session.post('Profiler.enable');
let isRunning = false;

process.on('SIGUSR2', async () => {
  isRunning = !isRunning;
  if (isRunning) return session.post('Profiler.start');
  const { profile } = await session.post('Profiler.stop');
  const file = process.env.BENCH_PROFILE;
  writeFileSync(`${file}.partial`, JSON.stringify(profile));
  renameSync(`${file}.partial`, file); // complete when it has its name
});
