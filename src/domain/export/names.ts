/** Names of files that every system can unpack, and that no other file of a folder has. */

/** Characters of a name at most; a system counts bytes, up to 255, of which a character has up to four. */
const LONGEST = 60;
/** Names that some systems keep for devices. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** The names of a folder that are taken, whatever their case. */
export class Folder {
  private readonly taken: Set<string>;

  constructor(reserved: readonly string[] = []) {
    this.taken = new Set(reserved);
  }

  /** A name like the given one that is free in this folder; then it is taken. `ending` comes behind it, with its dot. */
  name(given: string, ending = ''): string {
    const stem = safe(given);
    let free = stem;
    for (let n = 2; this.taken.has(key(free + ending)); n++) free = `${stem}-${n}`;
    this.taken.add(key(free + ending));
    return free + ending;
  }
}

const key = (name: string): string => name.normalize('NFC').toLowerCase();

/** A name of letters, digits, dots, hyphens and underscores that begins with none of the three last. */
function safe(given: string): string {
  const name = [...given.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-')]
    .slice(0, LONGEST)
    .join('')
    .replace(/^[-._\p{M}]+|[-.]+$/gu, '');
  return name === '' ? 'page' : DEVICES.test(name) ? `${name}-` : name;
}

/** The way from a folder to a path. Folders end with a slash, the root is empty. */
export function wayFrom(folder: string, path: string): string {
  const [from, to] = [folder.split('/').slice(0, -1), path.split('/')];
  let same = 0;
  while (same < from.length && same < to.length - 1 && from[same] === to[same]) same++;
  return [...from.slice(same).map(() => '..'), ...to.slice(same)].join('/');
}
