// npm run test:fresh [-- --only=root|user] [--skip-test]: clones HEAD elsewhere and does there what the README says, as root and as another user.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Account, type Running, rootAccount, signalGroup, start, userAccount } from './fresh/account.ts';

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));

/** Seconds after which a step has failed. */
const LIMITS = { start: 420, answer: 20, stop: 15, test: 1800 };

interface Step {
  account: string;
  name: string;
  seconds: number;
  fault: string;
}

const steps: Step[] = [];
const started: Running[] = [];

/** Does one step and notes how it went; a fault ends the account's run, since what follows needs it. */
async function step<T>(account: Account, name: string, work: () => Promise<T>): Promise<T> {
  const began = Date.now();
  const note = (fault: string): void => {
    const done = { account: account.name, name, seconds: (Date.now() - began) / 1000, fault };
    steps.push(done);
    console.log(formatStep(done));
  };
  try {
    const result = await work();
    note('');
    return result;
  } catch (error) {
    note(error instanceof Error ? error.message : String(error));
    throw error;
  }
}

const formatStep = ({ account, name, seconds, fault }: Step): string => `${account.padEnd(5)} ${name.padEnd(46)} ${seconds.toFixed(1).padStart(7)} s  ${fault === '' ? 'ok' : 'FAILED'}`;

/** What an account does in its clone, in the order of the README. */
async function tryAs(account: Account, folder: string, skipTest: boolean): Promise<void> {
  const clone = path.join(folder, 'lectern');
  await step(account, 'git clone', async () => cloneHead(account, clone));
  const [port, otherPort] = [await freePort(), await freePort()];
  const serve = (onPort: number): Running => launch(account, clone, ['start'], { PORT: String(onPort) });

  // One account starts the second server beside the first, the other starts both at the same moment.
  const together = account.name === 'user';
  const early = together ? serve(otherPort) : undefined;
  const first = serve(port);
  const printed = await step(account, together ? 'npm start, two at the same moment: the first' : 'npm start', () => answering(first, port));
  const second = early ?? serve(otherPort);
  const printedToo = await step(account, together ? 'the second' : 'PORT=… npm start, beside it', () => answering(second, otherPort));

  const line = [printed, printedToo].find((text) => text.includes('Bearer ')) ?? printed;
  const answer = await step(account, 'the printed curl line', () => runCurl(account, clone, line));
  await step(account, 'the same at both: one database', async () => {
    for (const at of [port, otherPort]) expectSame(portless(answer), portless(await runCurl(account, clone, line.replace(/:\d+\//, `:${at}/`))));
  });
  await step(account, 'SIGTERM to both', () => stopAll(clone, [first, second]));

  const again = serve(port);
  await step(account, 'npm start, once more', () => answering(again, port));
  await step(account, 'the first curl line: the data was kept', async () => expectSame(portless(answer), portless(await runCurl(account, clone, line.replace(/:\d+\//, `:${port}/`)))));
  await step(account, 'SIGTERM', () => stopAll(clone, [again]));
  if (!skipTest) await step(account, 'npm test', () => runTests(account, clone));
}

/** An answer without the port of the server that gave it: its own addresses stand in it. */
const portless = (answer: string): string => answer.replace(/127\.0\.0\.1:\d+/g, '127.0.0.1');

function cloneHead(account: Account, clone: string): void {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', REPOSITORY, clone], { stdio: ['ignore', 'ignore', 'pipe'] });
  const { uid, gid } = account.ids;
  if (uid !== undefined && gid !== undefined) execFileSync('chown', ['-R', `${uid}:${gid}`, clone]);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port.'))));
    });
  });
}

function launch(account: Account, clone: string, args: string[], env: NodeJS.ProcessEnv = {}): Running {
  const running = start(account, clone, 'npm', args, env);
  started.push(running);
  return running;
}

/** Waits until the server says that it lives and has printed its curl line, which is given back. */
async function answering(running: Running, port: number): Promise<string> {
  let end: number | string | undefined;
  void running.ended.then((status) => {
    end = status;
  });
  const deadline = Date.now() + LIMITS.start * 1000;
  while (Date.now() < deadline && end === undefined) {
    const line = /^\s*(curl .*)$/m.exec(running.said())?.[1];
    if (line !== undefined && (await lives(port))) return line;
    await pause(100);
  }
  throw new Error(`${end === undefined ? `no answer within ${LIMITS.start} s` : `ended with ${end}`}; it said:\n${running.said().slice(-3000)}`);
}

async function lives(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/livez`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

/** Runs the line as a person would paste it; the answer must be JSON without errors. */
async function runCurl(account: Account, clone: string, line: string): Promise<string> {
  const running = start(account, clone, 'sh', ['-c', `${line} --silent --show-error`]);
  started.push(running);
  const status = await within(LIMITS.answer, running.ended);
  const answer = running.said().trim();
  if (status !== 0) throw new Error(`\`${line}\` ended with ${status}: ${answer}`);
  const body: unknown = JSON.parse(answer);
  if (typeof body !== 'object' || body === null || 'errors' in body || 'error' in body) throw new Error(`\`${line}\` answered ${answer}`);
  return answer;
}

function expectSame(wanted: string, got: string): void {
  if (wanted !== got) throw new Error(`expected ${wanted}\ngot      ${got}`);
}

/** Ends servers as a terminal would, and sees that the database ends with the last. */
async function stopAll(clone: string, running: Running[]): Promise<void> {
  for (const one of running) signalGroup(one, 'SIGTERM');
  await within(LIMITS.stop, Promise.all(running.map(({ ended }) => ended)));
  const pidFile = path.join(movedData(clone) ?? path.join(clone, '.data'), 'pgdata', 'postmaster.pid');
  const deadline = Date.now() + LIMITS.stop * 1000;
  while (existsSync(pidFile)) {
    if (Date.now() > deadline) throw new Error(`the database still runs: ${pidFile}`);
    await pause(100);
  }
}

/** Where root's database is whose clone PostgreSQL's account cannot reach. */
function movedData(clone: string): string | undefined {
  const link = path.join(clone, '.data', 'postgresql');
  return existsSync(link) ? readlinkSync(link) : undefined;
}

async function runTests(account: Account, clone: string): Promise<void> {
  const running = launch(account, clone, ['test']);
  const status = await within(LIMITS.test, running.ended);
  if (status !== 0) throw new Error(`ended with ${status}:\n${running.said().slice(-6000)}`);
}

async function within<T>(seconds: number, work: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const late = pause(seconds * 1000, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`not done within ${seconds} s`);
  });
  late.catch(() => {}); // also when it is called off
  try {
    return await Promise.race([work, late]);
  } finally {
    timer.abort();
  }
}

/** One account's run in a folder that is removed afterwards, whatever happens. */
async function run(name: 'root' | 'user', skipTest: boolean): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), `lectern-fresh-${name}-`)); // made with mode 700
  const home = path.join(folder, 'home');
  mkdirSync(home);
  const account = name === 'root' ? rootAccount() : userAccount(home);
  const { uid, gid } = account.ids;
  if (uid !== undefined && gid !== undefined) execFileSync('chown', ['-R', `${uid}:${gid}`, folder]);
  try {
    await tryAs(account, folder, skipTest);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  } finally {
    for (const running of started.splice(0)) signalGroup(running, 'SIGKILL');
    const moved = movedData(path.join(folder, 'lectern'));
    await pause(1000); // the database sees that its processes are gone
    for (const left of moved ? [moved, folder] : [folder]) rmSync(left, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { only: { type: 'string' }, 'skip-test': { type: 'boolean', default: false } } });
  const changes = execFileSync('git', ['status', '--porcelain'], { cwd: REPOSITORY, encoding: 'utf8' }).trim();
  if (changes) console.log('Note: HEAD is tried, without the changes that are not committed.');
  const root = process.getuid?.() === 0;
  if (!root) console.log('Note: this is not root, so that only the run as this user is possible.');
  if (root && values.only !== 'user') await run('root', values['skip-test']);
  if (values.only !== 'root') await run('user', values['skip-test']);
  console.log(`\n${steps.map(formatStep).join('\n')}`);
  return steps.length > 0 && steps.every(({ fault }) => fault === '') ? 0 : 1;
}

process.on('exit', () => {
  for (const running of started) signalGroup(running, 'SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
process.exitCode = await main();
