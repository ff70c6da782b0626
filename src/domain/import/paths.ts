/** Paths of an archive, and what an address in one of its texts means there. */

/** Whether a file is a text in markdown. */
export const isMarkdown = (path: string): boolean => /\.(?:md|markdown|mdown)$/i.test(path);

/** The folder that a path lies in, with a slash at its end; empty for the root. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** The last name of a path. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** A name without its ending. */
export const stemOf = (path: string): string => nameOf(path).replace(/\.[^.]*$/, '');

/** Whether a file is its folder's own page. */
export const isFolderPage = (path: string): boolean => /^(?:readme|index)\.(?:md|markdown|mdown)$/i.test(nameOf(path));

/** Where an address leads to from a text. */
export interface Located {
  readonly path: string;
  /** What stands behind the path: query and anchor, as written. */
  readonly behind: string;
}

/** An archive's files, as texts in it name them. */
export class Shelf {
  private readonly paths: ReadonlySet<string>;
  /** The folder that addresses with a slash at the beginning start from. */
  private readonly base: string;

  constructor(paths: Iterable<string>, base: string) {
    this.paths = new Set(paths);
    this.base = base;
  }

  /** The file that an address means in the text at `from`; undefined for an address elsewhere, or of nothing. */
  locate(href: string, from: string): Located | undefined {
    const behind = /[?#].*$/s.exec(href)?.[0] ?? '';
    const written = href.slice(0, href.length - behind.length);
    if (written === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(written)) return undefined;
    const path = joined(written.startsWith('/') ? this.base : folderOf(from), decodedPath(written));
    const found = path === undefined ? undefined : this.candidates(path).find((candidate) => this.paths.has(candidate));
    return found === undefined ? undefined : { path: found, behind };
  }

  private candidates(path: string): string[] {
    const folder = path === '' || path.endsWith('/') ? path : `${path}/`;
    const pages = [`${folder}README.md`, `${folder}readme.md`, `${folder}index.md`];
    return path === '' ? pages : [path, `${path.replace(/\/$/, '')}.md`, ...pages, path.replace(/\.html?$/i, '.md')];
  }
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return path.normalize('NFC'); // a percent sign that begins no character
  }
}

/** A path from a folder on; undefined for one that leads out of the root. */
function joined(folder: string, path: string): string | undefined {
  const way: string[] = folder.split('/').filter((name) => name !== '');
  const names = path.replaceAll('\\', '/').split('/');
  for (const name of names) {
    if (name === '..' && way.pop() === undefined) return undefined;
    if (name !== '' && name !== '.' && name !== '..') way.push(name);
  }
  return way.join('/') + (way.length > 0 && ['', '.', '..'].includes(names.at(-1) ?? '') ? '/' : '');
}

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  csv: 'text/csv',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webp: 'image/webp',
  xml: 'application/xml',
  yaml: 'application/yaml',
  yml: 'application/yaml',
  zip: 'application/zip',
};

/** The media type that a name's ending stands for. */
export function typeByName(name: string): string | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(types, ending) ? types[ending] : undefined;
}
