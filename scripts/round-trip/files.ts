/** Reads the files of a folder, or of the HEAD of a git clone. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** The maximum size of a file that is read, in bytes. */
const MAX_FILE_BYTES = 1024 * 1024;
const MAX_OUTPUT_BYTES = 1024 * 1024 * 1024;

/** The bytes of files by their paths. Files that are larger, or absent from the clone, are empty. */
export type SourceFiles = ReadonlyMap<string, Buffer>;

/** Returns the files of a folder; of a bare git directory, those of its HEAD. */
export function filesOf(folder: string): SourceFiles {
  return existsSync(path.join(folder, 'HEAD')) && existsSync(path.join(folder, 'objects'))
    ? filesOfHead(folder)
    : filesBelow(realpathSync(folder));
}

function filesBelow(root: string): SourceFiles {
  const files = new Map<string, Buffer>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.parentPath.split(path.sep).includes('.git')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const isRead = statSync(file).size <= MAX_FILE_BYTES;
    files.set(path.relative(root, file), isRead ? readFileSync(file) : Buffer.alloc(0));
  }
  return files;
}

function filesOfHead(clone: string): SourceFiles {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', clone, ...args], {
      maxBuffer: MAX_OUTPUT_BYTES,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const files = new Map<string, Buffer>();
  for (const line of git('ls-tree', '-r', '-z', 'HEAD').toString().split('\0')) {
    const [, hash, file] = /^\d+ blob (\w+)\t(.*)$/s.exec(line) ?? [];
    if (hash === undefined || file === undefined) continue;
    try {
      files.set(
        file,
        /\.(?:md|yaml)$/i.test(file) ? git('cat-file', 'blob', hash) : Buffer.alloc(0),
      );
    } catch {
      files.set(file, Buffer.alloc(0)); // A partial clone does not have every file.
    }
  }
  return files;
}
