/** Creates folders. */
import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Creates a folder and its missing parents. Returns the topmost folder created; undefined when all
 * existed. Node's own recursive creation never returns in a file system that allows no new entries,
 * such as /proc.
 * @throws Error with the system's code, such as EACCES or EEXIST
 */
export function makeFolder(folder: string, mode?: number): string | undefined {
  if (isFolder(folder)) return undefined;
  const created = makeFolder(path.dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (!isFolder(folder)) throw error; // another process may have been faster
  }
  return created ?? folder;
}

function isFolder(folder: string): boolean {
  if (folder === path.dirname(folder)) return true;
  try {
    return statSync(folder).isDirectory();
  } catch {
    return false; // creating it reports the reason
  }
}
