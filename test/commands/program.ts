// Runs the product as a process that a test starts, observes and ends.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach } from 'vitest';
import { SECRET_KEY } from '../secret-key.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** A process of the product. */
export interface Program {
  readonly child: ChildProcess;
  /** The exit code, or the signal that ended the process. */
  readonly ended: Promise<number | string>;
  output(): string;
  errors(): string;
  /** Returns the address in the output; undefined before the process listens. */
  url(): string | undefined;
}

const programs: Program[] = [];
const folders: string[] = [];

/**
 * Starts a command without the environment of this process. A process that still runs after the
 * test is killed.
 */
export const start = (
  command: readonly string[],
  settings: Readonly<Record<string, string>>,
): Program => startNode([MAIN, ...command], settings);

/** Starts a module of its own, which may await at its top. */
export const startScript = (text: string): Program =>
  startNode(['--input-type=module', '--eval', text], {});

function startNode(
  parameters: readonly string[],
  settings: Readonly<Record<string, string>>,
): Program {
  const folder = newFolder();
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    PORT: '0',
    SECRET_KEY,
    DATA_DIR: folder,
    ...settings,
  };
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), ...parameters], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors]: [string[], string[]] = [[], []];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const ended = once(child, 'close').then(
    ([code, signal]: (number | string | null)[]) => code ?? signal ?? 'unknown',
  );
  const written = () => output.join('');
  const program = {
    child,
    ended,
    output: written,
    errors: () => errors.join(''),
    url: () => /REST +(http\S+)\/v1/.exec(written())?.[1],
  };
  programs.push(program);
  return program;
}

/** Returns a folder that is removed after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-program-'));
  folders.push(folder);
  return folder;
}

/** Ends the processes and removes the folders of each test. */
export function usePrograms(): void {
  afterEach(async () => {
    const left = programs.splice(0);
    for (const { child } of left)
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await Promise.all(left.map(({ ended }) => ended));
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
}
