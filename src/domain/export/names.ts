/** Creates file names that every system can unpack and that are unique in their folder. */

/**
 * The maximum length of a name in characters. File systems allow 255 bytes, and a character has up
 * to four.
 */
const MAX_NAME_LENGTH = 60;
/** The maximum length of a name that is kept as it is, in bytes of UTF-8. */
const MAX_KEPT_NAME_BYTES = 200;
/** Names that Windows reserves for devices. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** The names that are taken in a folder, compared without case. */
export class FolderNames {
  private readonly taken: Set<string>;
  /** The next number to try for a name; all lower numbers are taken. */
  private readonly next = new Map<string, number>();

  constructor(reserved: readonly string[] = []) {
    this.taken = new Set(reserved);
  }

  /** Reserves a name. */
  reserve(name: string): void {
    this.taken.add(nameKey(name));
  }

  /**
   * Reserves a free name that resembles the requested one. `ending` is the extension with its dot.
   */
  name(given: string, ending = ''): string {
    const stem = safe(given);
    const name = this.taken.has(nameKey(stem + ending))
      ? this.numbered(stem, ending)
      : stem + ending;
    this.taken.add(nameKey(name));
    return name;
  }

  /**
   * Reserves the name of a file, unchanged if every system and every address in a text can have it.
   */
  fileName(given: string): string {
    const [ending = ''] = /\.[A-Za-z0-9]{1,12}$/.exec(given) ?? [];
    if (!isPortable(given) || this.taken.has(nameKey(given)))
      return this.name(given.slice(0, given.length - ending.length), ending);
    this.taken.add(nameKey(given));
    return given;
  }

  private numbered(stem: string, ending: string): string {
    const counterKey = nameKey(`${stem}/${ending}`); // Neither part contains a slash.
    let n = this.next.get(counterKey) ?? 2;
    while (this.taken.has(nameKey(`${stem}-${n}${ending}`))) n++;
    this.next.set(counterKey, n); // The number itself is now taken, and the next call skips it.
    return `${stem}-${n}${ending}`;
  }
}

/**
 * Returns whether a name can be a file name on every system, and stand in an address as it is: it
 * has no control characters, no separators, and none of `#`, `%` and `?`.
 */
export const isPortable = (name: string): boolean =>
  /^(?![-. ~\p{M}])[^\p{C}\p{Zl}\p{Zp}"#%*/:<>?\\|`]+$/u.test(name) &&
  !/[. ]$/.test(name) &&
  Buffer.byteLength(name) <= MAX_KEPT_NAME_BYTES &&
  !DEVICES.test(name.replace(/\..*$/, ''));

/** Returns the form in which names are compared: without case. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase();

/**
 * Returns a name of letters, digits, dots, hyphens and underscores that begins with none of the
 * last three.
 */
function safe(given: string): string {
  const name = [...given.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-')]
    .slice(0, MAX_NAME_LENGTH)
    .join('')
    .replace(/^[-._\p{M}]+|[-.]+$/gu, '');
  return name === '' ? 'page' : DEVICES.test(name) ? `${name}-` : name;
}

/**
 * Returns the relative path from a folder to a path. A folder ends with a slash; the root is empty.
 */
export function relativePath(folder: string, path: string): string {
  const [from, to] = [folder.split('/').slice(0, -1), path.split('/')];
  let sharedCount = 0;
  while (
    sharedCount < from.length &&
    sharedCount < to.length - 1 &&
    from[sharedCount] === to[sharedCount]
  )
    sharedCount++;
  return [...from.slice(sharedCount).map(() => '..'), ...to.slice(sharedCount)].join('/');
}
