// Defines the accounts that a fresh clone is tested with, and runs programs as one of them.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** The account that runs the commands, and its environment. */
export interface Account {
  readonly name: 'root' | 'user';
  readonly ids: { uid?: number; gid?: number };
  readonly env: NodeJS.ProcessEnv;
}

/** A program that was started, with its output and its exit. */
export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<number | string>;
  output(): string;
}

/** Returns root's account, with its own home. */
export const rootAccount = (): Account => ({ name: 'root', ids: {}, env: cleanEnvironment() });

/**
 * Returns an unprivileged account with its own home; when this process is not root, the account of
 * this process.
 */
export function userAccount(home: string): Account {
  const env = {
    ...cleanEnvironment(),
    HOME: home,
    XDG_CACHE_HOME: `${home}/.cache`,
    TMPDIR: '/tmp',
    npm_config_registry: registry(),
  };
  return { name: 'user', ids: process.getuid?.() === 0 ? unprivilegedIds() : {}, env };
}

/**
 * Returns this run's environment as a person has it who has just cloned: without the variables of
 * npm and the settings of Lectern.
 */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const ours =
    /^(npm_|DATABASE_|TEST_DATABASE_|INIT_CWD$|NODE_ENV$|NODE_OPTIONS$|PORT$|HOST$|DATA_DIR$|SECRET_KEY$|(BASE|APP|PUBLIC)_URL$|VITEST)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
}

/** Returns the registry of the account that runs this, without its credentials. */
const registry = (): string =>
  execFileSync('npm', ['config', 'get', 'registry'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

function unprivilegedIds(): { uid: number; gid: number } {
  const nobody = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('nobody:'))
    ?.split(':');
  return { uid: Number(nobody?.[2] ?? 65534), gid: Number(nobody?.[3] ?? 65534) };
}

/**
 * Starts a program in its own process group, so that the whole group can be ended, as a terminal
 * does.
 */
export function start(
  account: Account,
  cwd: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Running {
  const child = spawn(command, args, {
    ...account.ids,
    cwd,
    env: { ...account.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<number | string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  return { child, ended, output: () => stripVTControlCharacters(output) };
}

/** Signals the whole group. Returns false when it has ended already. */
export function signalGroup({ child }: Running, signal: NodeJS.Signals): boolean {
  try {
    return child.pid !== undefined && process.kill(-child.pid, signal);
  } catch {
    return false;
  }
}
