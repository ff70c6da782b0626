/**
 * `npm run bench`: compares Lectern with other servers on the same data, side by side in one run.
 * CONTRIBUTING.md lists its options.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The other servers have packages of their own, which bench:plans and others must not load. */
const folder = fileURLToPath(new URL('contenders/', import.meta.url));

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    profile: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
    citus: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '30' },
  },
});

/** Installs the other servers, and builds Lectern as production runs it. */
function prepare(): void {
  const npm = (cwd: string, ...parameters: string[]) =>
    execFileSync('npm', parameters, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  const installed = `${folder}node_modules/.package-lock.json`;
  const isInstalled =
    existsSync(installed) &&
    Object.entries(packagesIn(`${folder}package-lock.json`)).every(
      ([name, version]) => name === '' || packagesIn(installed)[name] === version,
    );
  if (!isInstalled) {
    console.log('Installing the other servers (npm ci in bench/contenders/) …');
    npm(folder, 'ci', '--no-audit', '--no-fund', '--loglevel=error');
  }
  console.log('Building Lectern …');
  npm(root, 'run', '--silent', 'build');
}

function packagesIn(lockfile: string): Record<string, string | undefined> {
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as {
    packages: Record<string, { version?: string; optional?: boolean }>;
  };
  return Object.fromEntries(
    Object.entries(packages)
      .filter(([, { optional }]) => !optional)
      .map(([name, { version }]) => [name, version]),
  );
}

prepare();
const chosen = { isQuick: options.quick, only: options.only?.split(',') };
// The database reads packages and sources that `prepare` may have changed.
if (options.profile) await (await import('./profile.ts')).runProfile(chosen);
else if (options.growth)
  await (await import('./growth.ts')).runGrowth({ minutes: Number(options.minutes) });
else if (options.citus) await (await import('./citus.ts')).compareWithCitus(chosen);
else await (await import('./compare.ts')).runComparison(chosen);
