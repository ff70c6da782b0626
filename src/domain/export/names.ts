/** Names of files that every system can unpack, and that no other file of a folder has. */

/** Characters of a name at most; a system counts bytes, up to 255, of which a character has up to four. */
const LONGEST = 60;
/** Names that some systems keep for devices. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** The names of a folder that are taken, whatever their case. */
export class Folder {
  private readonly taken: Set<string>;
  /** The number that is tried next for a name: those before it are taken. */
  private readonly next = new Map<string, number>();

  constructor(reserved: readonly string[] = []) {
    this.taken = new Set(reserved);
  }

  /** A name like the given one that is free in this folder; then it is taken. `ending` comes behind it, with its dot. */
  name(given: string, ending = ''): string {
    const stem = safe(given);
    const name = this.taken.has(key(stem + ending)) ? this.numbered(stem, ending) : stem + ending;
    this.taken.add(key(name));
    return name;
  }

  private numbered(stem: string, ending: string): string {
    const named = key(`${stem}/${ending}`); // neither has a slash
    let n = this.next.get(named) ?? 2;
    while (this.taken.has(key(`${stem}-${n}${ending}`))) n++;
    this.next.set(named, n); // it is asked for once more if it is taken now
    return `${stem}-${n}${ending}`;
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
