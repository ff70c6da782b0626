// Accounts that the fresh clone is tried as, and programs run as one of them.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Who runs the commands, and with which environment. */
export interface Account {
  readonly name: 'root' | 'user';
  readonly ids: { uid?: number; gid?: number };
  readonly env: NodeJS.ProcessEnv;
}

/** A program that was started, all that it has said, and its end. */
export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<number | string>;
  said(): string;
}

/** Root itself, with its own home. */
export const rootAccount = (): Account => ({ name: 'root', ids: {}, env: cleanEnvironment() });

/** An unprivileged account with a home of its own; where this process is not root, the account of this process. */
export function userAccount(home: string): Account {
  const env = { ...cleanEnvironment(), HOME: home, XDG_CACHE_HOME: `${home}/.cache`, TMPDIR: '/tmp', npm_config_registry: registry() };
  return { name: 'user', ids: process.getuid?.() === 0 ? unprivilegedIds() : {}, env };
}

/** Of this run's environment what a person has who has just cloned: nothing of the npm that runs us, no settings of Lectern. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const ours = /^(npm_|DATABASE_|TEST_DATABASE_|INIT_CWD$|NODE_ENV$|NODE_OPTIONS$|PORT$|HOST$|DATA_DIR$|SECRET_KEY$|(BASE|APP|PUBLIC)_URL$|VITEST)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
}

/** The registry may be set in the configuration of the account that runs this; its credentials stay there. */
const registry = (): string => execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

function unprivilegedIds(): { uid: number; gid: number } {
  const nobody = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('nobody:'))
    ?.split(':');
  return { uid: Number(nobody?.[2] ?? 65534), gid: Number(nobody?.[3] ?? 65534) };
}

/** Starts a program in a process group of its own, so that it can be ended as a terminal does: the whole group, and nothing else. */
export function start(account: Account, cwd: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Running {
  const child = spawn(command, args, { ...account.ids, cwd, env: { ...account.env, ...env }, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
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
  return { child, ended, said: () => stripVTControlCharacters(output) };
}

/** Signals the whole group; false where it is gone already. */
export function signalGroup({ child }: Running, signal: NodeJS.Signals): boolean {
  try {
    return child.pid !== undefined && process.kill(-child.pid, signal);
  } catch {
    return false;
  }
}
