/**
 * `npm run bench`: compares Lectern with other servers on the same data, side by side in one run.
 * CONTRIBUTING.md lists its options.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = fileURLToPath(new URL('.', import.meta.url));

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
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
    console.log('Installing the other servers (npm ci in bench/) …');
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
// These import packages of bench/node_modules or the built server.
const { runComparison } = await import('./compare.ts');
await runComparison({ isQuick: options.quick, only: options.only?.split(',') });
