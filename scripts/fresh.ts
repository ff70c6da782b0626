// npm run test:fresh [-- --only=root|user] [--skip-test]: clones HEAD and follows the README in the
// clone, as root and as another user.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  type Account,
  type Running,
  rootAccount,
  signalGroup,
  start,
  userAccount,
} from './fresh/account.ts';

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));

/** Seconds after which a step has failed. */
const LIMITS = { start: 420, answer: 20, stop: 15, test: 1800 };

interface Step {
  account: string;
  name: string;
  seconds: number;
  failure: string;
}

const steps: Step[] = [];
const started: Running[] = [];

/**
 * Runs one step and records the result. An error ends the account's run, since later steps need it.
 */
async function step<T>(account: Account, name: string, action: () => Promise<T>): Promise<T> {
  const startedAt = Date.now();
  const record = (failure: string): void => {
    const finishedStep = {
      account: account.name,
      name,
      seconds: (Date.now() - startedAt) / 1000,
      failure,
    };
    steps.push(finishedStep);
    console.log(formatStep(finishedStep));
  };
  try {
    const result = await action();
    record('');
    return result;
  } catch (error) {
    record(error instanceof Error ? error.message : String(error));
    throw error;
  }
}

const formatStep = ({ account, name, seconds, failure }: Step): string =>
  `${account.padEnd(5)} ${name.padEnd(46)} ${seconds.toFixed(1).padStart(7)} s  ${failure === '' ? 'ok' : 'FAILED'}`;

/** Runs the steps of the README in a clone, in order, as an account. */
async function runSteps(account: Account, folder: string, skipTest: boolean): Promise<void> {
  const clone = path.join(folder, 'lectern');
  await step(account, 'git clone', async () => cloneHead(account, clone));
  const [port, otherPort] = [await freePort(), await freePort()];
  const serve = (onPort: number): Running =>
    launch(account, clone, ['start'], { PORT: String(onPort) });

  // One account starts the second server next to the first, the other starts both at the same time.
  const startsTogether = account.name === 'user';
  const earlySecond = startsTogether ? serve(otherPort) : undefined;
  const first = serve(port);
  const printed = await step(
    account,
    startsTogether ? 'npm start, two concurrently: first' : 'npm start',
    () => waitForServer(first, port),
  );
  const second = earlySecond ?? serve(otherPort);
  const printedToo = await step(
    account,
    startsTogether ? 'the second' : 'PORT=… npm start, beside it',
    () => waitForServer(second, otherPort),
  );

  const line = [printed, printedToo].find((text) => text.includes('Bearer ')) ?? printed;
  const answer = await step(account, 'the printed curl command', () =>
    runCurl(account, clone, line),
  );
  await step(account, 'same response from both servers', async () => {
    for (const at of [port, otherPort])
      expectSame(
        withoutPort(answer),
        withoutPort(await runCurl(account, clone, line.replace(/:\d+\//, `:${at}/`))),
      );
  });
  await step(account, 'SIGTERM to both', () => stopAll(clone, [first, second]));

  const restarted = serve(port);
  await step(account, 'npm start, once more', () => waitForServer(restarted, port));
  await step(account, 'same response after a restart', async () =>
    expectSame(
      withoutPort(answer),
      withoutPort(await runCurl(account, clone, line.replace(/:\d+\//, `:${port}/`))),
    ),
  );
  await step(account, 'SIGTERM', () => stopAll(clone, [restarted]));
  if (!skipTest) await step(account, 'npm test', () => runTests(account, clone));
}

/** Removes the server's port from a response, which contains the server's own addresses. */
const withoutPort = (answer: string): string => answer.replace(/127\.0\.0\.1:\d+/g, '127.0.0.1');

function cloneHead(account: Account, clone: string): void {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', REPOSITORY, clone], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const { uid, gid } = account.ids;
  if (uid !== undefined && gid !== undefined) execFileSync('chown', ['-R', `${uid}:${gid}`, clone]);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('No free port.')),
      );
    });
  });
}

function launch(
  account: Account,
  clone: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Running {
  const running = start(account, clone, 'npm', args, env);
  started.push(running);
  return running;
}

/** Waits until the server is alive and has printed its curl line, and returns that line. */
async function waitForServer(running: Running, port: number): Promise<string> {
  let end: number | string | undefined;
  void running.ended.then((status) => {
    end = status;
  });
  const deadline = Date.now() + LIMITS.start * 1000;
  while (Date.now() < deadline && end === undefined) {
    const line = /^\s*(curl .*)$/m.exec(running.output())?.[1];
    if (line !== undefined && (await isAlive(port))) return line;
    await pause(100);
  }
  throw new Error(
    `${end === undefined ? `no answer within ${LIMITS.start} s` : `ended with ${end}`}; it said:\n${running.output().slice(-3000)}`,
  );
}

async function isAlive(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/livez`, { signal: AbortSignal.timeout(2000) }))
      .ok;
  } catch {
    return false;
  }
}

/** Runs the line as a person would paste it; the response must be JSON without errors. */
async function runCurl(account: Account, clone: string, line: string): Promise<string> {
  const running = start(account, clone, 'sh', ['-c', `${line} --silent --show-error`]);
  started.push(running);
  const status = await withTimeout(LIMITS.answer, running.ended);
  const answer = running.output().trim();
  if (status !== 0) throw new Error(`\`${line}\` ended with ${status}: ${answer}`);
  const body: unknown = JSON.parse(answer);
  if (typeof body !== 'object' || body === null || 'errors' in body || 'error' in body)
    throw new Error(`\`${line}\` answered ${answer}`);
  return answer;
}

function expectSame(expected: string, actual: string): void {
  if (expected !== actual) throw new Error(`expected ${expected}\ngot      ${actual}`);
}

/** Ends servers as a terminal would, and waits for the database to end with the last one. */
async function stopAll(clone: string, running: Running[]): Promise<void> {
  for (const one of running) signalGroup(one, 'SIGTERM');
  await withTimeout(LIMITS.stop, Promise.all(running.map(({ ended }) => ended)));
  const pidFile = path.join(
    movedDatabase(clone) ?? path.join(clone, '.data'),
    'pgdata',
    'postmaster.pid',
  );
  const deadline = Date.now() + LIMITS.stop * 1000;
  while (existsSync(pidFile)) {
    if (Date.now() > deadline) throw new Error(`the database still runs: ${pidFile}`);
    await pause(100);
  }
}

/** Returns the folder of root's database when PostgreSQL's account cannot reach the clone. */
function movedDatabase(clone: string): string | undefined {
  const link = path.join(clone, '.data', 'postgresql');
  return existsSync(link) ? readlinkSync(link) : undefined;
}

async function runTests(account: Account, clone: string): Promise<void> {
  const running = launch(account, clone, ['test']);
  const status = await withTimeout(LIMITS.test, running.ended);
  if (status !== 0) throw new Error(`ended with ${status}:\n${running.output().slice(-6000)}`);
}

async function withTimeout<T>(seconds: number, action: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const timeout = pause(seconds * 1000, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`not done within ${seconds} s`);
  });
  timeout.catch(() => {}); // also when the timer is aborted
  try {
    return await Promise.race([action, timeout]);
  } finally {
    timer.abort();
  }
}

/** Runs all steps of one account in a folder that is removed afterwards in any case. */
async function run(name: 'root' | 'user', skipTest: boolean): Promise<void> {
  // Its mode is 700.
  const folder = mkdtempSync(path.join(os.tmpdir(), `lectern-fresh-${name}-`));
  const home = path.join(folder, 'home');
  mkdirSync(home);
  const account = name === 'root' ? rootAccount() : userAccount(home);
  const { uid, gid } = account.ids;
  if (uid !== undefined && gid !== undefined)
    execFileSync('chown', ['-R', `${uid}:${gid}`, folder]);
  try {
    await runSteps(account, folder, skipTest);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  } finally {
    for (const running of started.splice(0)) signalGroup(running, 'SIGKILL');
    const moved = movedDatabase(path.join(folder, 'lectern'));
    await pause(1000); // the database notices that its processes have ended
    for (const left of moved ? [moved, folder] : [folder])
      rmSync(left, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, 'skip-test': { type: 'boolean', default: false } },
  });
  const changes = execFileSync('git', ['status', '--porcelain'], {
    cwd: REPOSITORY,
    encoding: 'utf8',
  }).trim();
  if (changes) console.log('Note: this tests HEAD, without uncommitted changes.');
  const root = process.getuid?.() === 0;
  if (!root)
    console.log('Note: not running as root, so only the run as the current user is possible.');
  if (root && values.only !== 'user') await run('root', values['skip-test']);
  if (values.only !== 'root') await run('user', values['skip-test']);
  console.log(`\n${steps.map(formatStep).join('\n')}`);
  return steps.length > 0 && steps.every(({ failure }) => failure === '') ? 0 : 1;
}

process.on('exit', () => {
  for (const running of started) signalGroup(running, 'SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
process.exitCode = await main();
