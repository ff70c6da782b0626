// Installs what a clone lacks before a command runs: its packages and Prisma's client.
//
// With `--client` it also writes the generated files of packages/client, and with `--app` it builds
// the front end, unless the variable APP is off. It uses Node alone, in plain JavaScript.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MIN_NODE_VERSION = [20, 19];

const root = fileURLToPath(new URL('..', import.meta.url));
const inRoot = (...names) => path.join(root, ...names);

const LOCKFILE = inRoot('package-lock.json');
const NPM_RECORD = inRoot('node_modules', '.package-lock.json'); // npm writes it last
const STAMP = inRoot('node_modules', '.lectern-install');
const TABLES = inRoot('prisma', 'schema.prisma');
const CLIENT = inRoot('src', 'generated', 'prisma');
/** The hash of the files that the client was generated from. */
const CLIENT_STAMP = path.join(CLIENT, '.hash');
/** The generated files of packages/client, which checks and tests read, but no server. */
const FRONT_END = inRoot('packages', 'client', 'src', 'generated');
const FRONT_END_STAMP = path.join(FRONT_END, '.hash');
const WRITE_FRONT_END = inRoot('scripts', 'write-client.ts');
const wantsFrontEnd = process.argv.includes('--client');
/** The front end that the server shows at /app. */
const APP = inRoot('examples', 'front-end');
/** The sources of its build, with those of the workspace's package that it imports. */
const APP_SOURCES = ['index.html', 'vite.config.ts', 'tsconfig.json', 'package-lock.json', 'src']
  .map((name) => path.join(APP, name))
  .concat(inRoot('packages', 'client', 'package.json'), inRoot('packages', 'client', 'src'));
/** The hash of the lockfile that its packages were installed from. */
const APP_PACKAGES_STAMP = path.join(APP, 'node_modules', '.lectern-install');
/** The hash of the sources that it was built from. */
const APP_STAMP = path.join(APP, 'dist', '.hash');
const wantsApp = process.argv.includes('--app') && process.env.APP !== 'off' && existsSync(APP);
/** Outside node_modules, which `npm ci` deletes. */
const LOCK = inRoot('.install-lock');

/** Prints to standard error, as standard output belongs to the command that follows. */
const print = (text) => process.stderr.write(`${text}\n`);

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (
    major > MIN_NODE_VERSION[0] ||
    (major === MIN_NODE_VERSION[0] && minor >= MIN_NODE_VERSION[1])
  )
    return;
  print(
    `Lectern needs Node ${MIN_NODE_VERSION.join('.')} or later; this is Node ${process.versions.node}. See https://nodejs.org, or use nvm.`,
  );
  process.exit(1);
}

const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const hashOf = (...files) =>
  files.reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256')).digest('hex');

const lockfileHash = () => hashOf(LOCKFILE);

/**
 * Returns true if the packages are those of the lockfile: according to our stamp, or because npm
 * installed them after both changed.
 */
function hasPackages() {
  const stampedHash = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  if (stampedHash === lockfileHash()) return existsSync(NPM_RECORD);
  const installedByHand = changedAt(NPM_RECORD) > Math.max(changedAt(LOCKFILE), changedAt(STAMP));
  if (installedByHand) stamp();
  return installedByHand;
}

function stamp() {
  try {
    writeFileSync(STAMP, lockfileHash());
  } catch {
    // A read-only installation is checked again next time.
  }
}

/** Returns the hash; another version of Prisma generates another client. */
const clientHash = () => hashOf(TABLES, inRoot('node_modules', 'prisma', 'package.json'));

function hasClient() {
  if (!existsSync(TABLES)) return true;
  return isStamped(CLIENT_STAMP, clientHash());
}

const isStamped = (file, hash) => existsSync(file) && readFileSync(file, 'utf8') === hash;

/** Returns the hash of what the files of packages/client are generated from, and with. */
const frontEndHash = () =>
  hashOf(
    LOCKFILE,
    inRoot('schema.graphql'),
    inRoot('scripts', 'client-sources.ts'),
    inRoot('scripts', 'document-types.ts'),
    ...filesOf(inRoot('src', 'domain', 'document-json')),
    inRoot('packages', 'client', 'src', 'scalars.ts'),
    inRoot('src', 'domain', 'errors.ts'),
  );

const hasFrontEnd = () => isStamped(FRONT_END_STAMP, frontEndHash());

/** Returns the files of a folder, or the file itself, always in the same order. */
function filesOf(at) {
  if (!statSync(at).isDirectory()) return [at];
  return readdirSync(at)
    .sort()
    .flatMap((name) => filesOf(path.join(at, name)));
}

const appLockHash = () => hashOf(path.join(APP, 'package-lock.json'));

const appHash = () => hashOf(...APP_SOURCES.flatMap(filesOf));

const hasAppPackages = () => isStamped(APP_PACKAGES_STAMP, appLockHash());

const hasApp = () => hasFrontEnd() && hasAppPackages() && isStamped(APP_STAMP, appHash());

const isComplete = () =>
  hasPackages() && hasClient() && (!wantsFrontEnd || hasFrontEnd()) && (!wantsApp || hasApp());

// NODE_ENV=production must not leave out what the tests and checks need.
const CI_OPTIONS = ['--include=dev', '--no-progress', '--loglevel=error'];

async function install() {
  if (!hasPackages()) await installPackages();
  if (!hasClient()) await generateClient();
  if (wantsFrontEnd && !hasFrontEnd()) await generateFrontEnd();
  if (!wantsApp || hasApp()) return;
  try {
    await buildApp();
  } catch (error) {
    print(
      `${error.message}\nEverything but /app works without it, and the next start tries again.`,
    );
  }
}

async function installPackages() {
  await run('Installing packages (npm ci)', ...npm(), 'ci', ...CI_OPTIONS);
  stamp();
}

/** Installs the packages of the front end, and builds it. */
async function buildApp() {
  if (!hasFrontEnd()) await generateFrontEnd();
  if (!hasAppPackages()) {
    await run('Installing packages of the app', ...npm(), '--prefix', APP, 'ci', ...CI_OPTIONS);
    writeFileSync(APP_PACKAGES_STAMP, appLockHash());
  }
  const hash = appHash();
  const vite = path.join(APP, 'node_modules', 'vite', 'bin', 'vite.js');
  await run('Building the app', process.execPath, vite, 'build', APP, '--logLevel', 'warn');
  writeFileSync(APP_STAMP, hash);
}

async function generateClient() {
  rmSync(CLIENT, { recursive: true, force: true }); // with files of removed tables
  await run(
    "Generating Prisma's client",
    process.execPath,
    inRoot('node_modules', 'prisma', 'build', 'index.js'),
    'generate',
  );
  writeFileSync(CLIENT_STAMP, clientHash());
}

async function generateFrontEnd() {
  await run(
    'Generating packages/client',
    process.execPath,
    '--import',
    import.meta.resolve('tsx'),
    WRITE_FRONT_END,
  );
  writeFileSync(FRONT_END_STAMP, frontEndHash());
}

/** Returns the npm that runs this script, otherwise the one in the path. */
function npm() {
  const running = process.env.npm_execpath;
  return running && /npm-cli\.c?js$/.test(running) ? [process.execPath, running] : ['npm'];
}

/**
 * Runs a command and prints its title and duration; the command's own output is printed only when
 * it fails.
 */
async function run(title, command, ...args) {
  const startedAt = Date.now();
  const seconds = () => `${Math.round((Date.now() - startedAt) / 1000)} s`;
  const clock = process.stderr.isTTY
    ? setInterval(() => process.stderr.write(`\r${title} … ${seconds()} `), 1000)
    : undefined;
  process.stderr.write(`${title} …${process.stderr.isTTY ? '' : '\n'}`);
  const { status, output } = await finished(command, args);
  clearInterval(clock);
  print(
    `${process.stderr.isTTY ? '\r' : ''}${title} … ${status === 0 ? 'done' : 'failed'} after ${seconds()}`,
  );
  if (status === 0) return;
  print(output.trim());
  throw new Error(
    `${title} failed: \`${[path.basename(command), ...args].join(' ')}\` ended with ${status}.`,
  );
}

function finished(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PRISMA_HIDE_UPDATE_MESSAGE: '1', CHECKPOINT_DISABLE: '1' },
    });
    // npm survives when this process is killed.
    if (child.pid) writeFileSync(LOCK, `${process.pid} ${child.pid}`);
    const end = () => child.kill('SIGKILL'); // npm goes on for a while after any other signal
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

/**
 * Runs the work with the lock held. A second process waits for the first one, and then has nothing
 * left to do.
 */
async function withLock(work) {
  const ownLock = `${LOCK}.${process.pid}`;
  const release = () => rmSync(LOCK, { force: true });
  // Linked into place, so that a lock never appears without its owner.
  writeFileSync(ownLock, String(process.pid));
  try {
    while (!take(ownLock)) await waitForOther();
  } finally {
    rmSync(ownLock, { force: true });
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

function take(ownLock) {
  try {
    linkSync(ownLock, LOCK);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Waits for the lock to be released. Removes it when its processes are dead, or have not touched it
 * for two minutes, as their ids may belong to others by then.
 */
async function waitForOther() {
  const owner = lockOwners()[0];
  if (lockOwners().some(isRunning))
    print(`Waiting for the installation that process ${owner} began …`);
  let heartbeatAt = changedAt(LOCK);
  let seenAt = Date.now();
  while (owner && lockOwners()[0] === owner) {
    if (!lockOwners().some(isRunning) || Date.now() - seenAt > 120_000) return removeStale(owner);
    await pause(100);
    if (changedAt(LOCK) !== heartbeatAt) {
      heartbeatAt = changedAt(LOCK);
      seenAt = Date.now();
    }
  }
}

/**
 * Returns the process that holds the lock and its npm; an empty list when the lock was released.
 */
function lockOwners() {
  try {
    return readFileSync(LOCK, 'utf8').split(' ').map(Number);
  } catch {
    return [];
  }
}

/**
 * Moves the lock away before it is removed: of two processes that find it stale, one must not
 * remove the other's new lock.
 */
function removeStale(owner) {
  const staleLock = `${LOCK}.stale-${process.pid}`;
  try {
    renameSync(LOCK, staleLock);
    if (Number.parseInt(readFileSync(staleLock, 'utf8'), 10) !== owner) linkSync(staleLock, LOCK);
  } catch {
    // Another process was faster.
  }
  rmSync(staleLock, { force: true });
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
  // This runs the exit handlers above.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  try {
    await withLock(async () => {
      if (!isComplete()) await install();
    });
  } catch (error) {
    print(error.message);
    process.exit(1);
  }
}
