// Gets what a fresh clone lacks before a command runs: its packages, and Prisma's client. Plain JavaScript of Node alone.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = [20, 19];

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (...names) => path.join(root, ...names);

const LOCKFILE = at('package-lock.json');
const NPM_RECORD = at('node_modules', '.package-lock.json'); // npm writes it last
const STAMP = at('node_modules', '.lectern-install');
const GENERATED_CLIENT = at('src', 'generated', 'prisma', 'client.ts');
/** Beside node_modules, which `npm ci` deletes. */
const LOCK = at('.install-lock');

/** Standard output belongs to the command that follows. */
const say = (text) => process.stderr.write(`${text}\n`);

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  say(`Lectern needs Node ${OLDEST_NODE.join('.')} or later; this is Node ${process.versions.node}. See https://nodejs.org, or use nvm.`);
  process.exit(1);
}

const changed = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const lockfileHash = () => createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex');

/** Whether the packages are those of the lockfile: our stamp says so, or npm installed them after both had changed last. */
function hasPackages() {
  const stamped = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  if (stamped === lockfileHash()) return existsSync(NPM_RECORD);
  const installedByHand = changed(NPM_RECORD) > Math.max(changed(LOCKFILE), changed(STAMP));
  if (installedByHand) stamp();
  return installedByHand;
}

function stamp() {
  try {
    writeFileSync(STAMP, lockfileHash());
  } catch {
    // A read-only installation is asked again next time.
  }
}

const hasClient = () => existsSync(GENERATED_CLIENT) || !existsSync(at('prisma', 'schema.prisma'));

const isComplete = () => hasPackages() && hasClient();

async function install() {
  if (!hasPackages()) {
    // NODE_ENV=production must not leave out what the tests and checks need.
    await run('Installing packages (npm ci)', ...npm(), 'ci', '--include=dev', '--no-progress', '--loglevel=error');
    stamp();
  }
  if (!hasClient()) await run("Generating Prisma's client", process.execPath, at('node_modules', 'prisma', 'build', 'index.js'), 'generate');
}

/** The npm that runs us, else the one in the path. */
function npm() {
  const running = process.env.npm_execpath;
  return running && /npm-cli\.c?js$/.test(running) ? [process.execPath, running] : ['npm'];
}

/** Runs a command, saying what it is and how long it takes; what the command itself says is shown only where it fails. */
async function run(title, command, ...args) {
  const began = Date.now();
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`;
  const clock = process.stderr.isTTY ? setInterval(() => process.stderr.write(`\r${title} … ${seconds()} `), 1000) : undefined;
  process.stderr.write(`${title} …${process.stderr.isTTY ? '' : '\n'}`);
  const { status, output } = await finished(command, args);
  clearInterval(clock);
  say(`${process.stderr.isTTY ? '\r' : ''}${title} … ${status === 0 ? 'done' : 'failed'} after ${seconds()}`);
  if (status === 0) return;
  say(output.trim());
  throw new Error(`${title} failed: \`${[path.basename(command), ...args].join(' ')}\` ended with ${status}.`);
}

function finished(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, PRISMA_HIDE_UPDATE_MESSAGE: '1', CHECKPOINT_DISABLE: '1' } });
    if (child.pid) writeFileSync(LOCK, `${process.pid} ${child.pid}`); // npm outlives us where we are killed
    const end = () => child.kill('SIGKILL'); // npm goes on for a while after any other
    process.once('exit', end);
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ status: error.message, output }));
    child.on('close', (code, signal) => {
      process.removeListener('exit', end);
      resolve({ status: code ?? signal, output });
    });
  });
}

/** Does the work with the lock held; a second process waits for the first one's work and then has none of its own. */
async function withLock(work) {
  const mine = `${LOCK}.${process.pid}`;
  const release = () => rmSync(LOCK, { force: true });
  writeFileSync(mine, String(process.pid)); // linked into place, so that a lock is never seen without its owner
  try {
    while (!take(mine)) await waitForOther();
  } finally {
    rmSync(mine, { force: true });
  }
  process.once('exit', release);
  const heartbeat = setInterval(() => utimesSync(LOCK, new Date(), new Date()), 1000);
  try {
    await work();
  } finally {
    clearInterval(heartbeat);
    process.removeListener('exit', release);
    release();
  }
}

function take(mine) {
  try {
    linkSync(mine, LOCK);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/** Waits for the lock to go; removes it where its processes are dead, or have not touched it for two minutes (their ids may be others' now). */
async function waitForOther() {
  const owner = lockOwners()[0];
  if (lockOwners().some(isRunning)) say(`Waiting for the installation that process ${owner} began …`);
  let beat = changed(LOCK);
  let seen = Date.now();
  while (owner && lockOwners()[0] === owner) {
    if (!lockOwners().some(isRunning) || Date.now() - seen > 120_000) return removeStale(owner);
    await pause(100);
    if (changed(LOCK) !== beat) {
      beat = changed(LOCK);
      seen = Date.now();
    }
  }
}

/** The process that holds the lock and the one that works for it; none where it was released. */
function lockOwners() {
  try {
    return readFileSync(LOCK, 'utf8').split(' ').map(Number);
  } catch {
    return [];
  }
}

/** Moves the lock away before it is removed: of two who find it stale, one must not remove the other's new lock. */
function removeStale(owner) {
  const aside = `${LOCK}.stale-${process.pid}`;
  try {
    renameSync(LOCK, aside);
    if (Number.parseInt(readFileSync(aside, 'utf8'), 10) !== owner) linkSync(aside, LOCK);
  } catch {
    // Somebody else was first.
  }
  rmSync(aside, { force: true });
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

refuseOldNode();
if (!isComplete()) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1)); // runs the exit handlers above
  try {
    await withLock(async () => {
      if (!isComplete()) await install();
    });
  } catch (error) {
    say(error.message);
    process.exit(1);
  }
}
