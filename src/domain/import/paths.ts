/** Resolves paths of an archive, and the addresses in its texts. */
import { isPortable } from '../export/names.ts';
import { readLine } from './summary.ts';

/** Returns whether a path has an extension of markdown. */
export const isMarkdown = (path: string): boolean => /\.(?:md|markdown|mdown)$/i.test(path);

const MAX_PAGE_PATH_BYTES = 500;

/**
 * Returns whether the file of a page can have this path in an export: on every system, in the
 * addresses of texts and in a summary, and next to the files of the export itself.
 */
export const isPagePath = (path: string): boolean =>
  Buffer.byteLength(path) <= MAX_PAGE_PATH_BYTES &&
  isMarkdown(path) &&
  path.split('/').every(isPortable) &&
  !folderOf(path).split('/').some(isMarkdown) &&
  !/(?:^|\/)summary\.md$/i.test(path) &&
  readLine(`[x](<${path}>)`).href === path;

/** Returns the folder of a path with a trailing slash; empty for the root. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Returns the last segment of a path. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Returns a file name without its extension. */
export const stemOf = (path: string): string => nameOf(path).replace(/\.[^.]*$/, '');

/** Returns whether a file is the index page of its folder. */
export const isFolderPage = (path: string): boolean =>
  /^(?:readme|index|_index)\.(?:md|markdown|mdown)$/i.test(nameOf(path));

/**
 * Returns the slug for the path of a page: the name of its file or of its folder; undefined at the
 * top.
 */
export function slugOfPath(path: string): string | undefined {
  if (!isFolderPage(path)) return stemOf(path);
  const folder = folderOf(path).slice(0, -1);
  return folder === '' ? undefined : nameOf(folder);
}

/** The file that an address refers to. */
export interface ResolvedPath {
  readonly path: string;
  /** The query and the fragment, as written. */
  readonly suffix: string;
}

/** The files of an archive, for resolving addresses in its texts. */
export class ArchiveFiles {
  private readonly paths: ReadonlySet<string>;
  /** The folder to which addresses with a leading slash are relative. */
  private readonly base: string;

  constructor(paths: Iterable<string>, base: string) {
    this.paths = new Set(paths);
    this.base = base;
  }

  /**
   * Returns the file that an address in the text at `from` refers to; undefined for an external
   * address or a missing file.
   */
  locate(href: string, from: string): ResolvedPath | undefined {
    const suffix = /[?#].*$/s.exec(href)?.[0] ?? '';
    const written = href.slice(0, href.length - suffix.length);
    if (written === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(written)) return undefined;
    const path = joinPath(
      written.startsWith('/') ? this.base : folderOf(from),
      decodedPath(written),
    );
    const found =
      path === undefined
        ? undefined
        : this.candidates(path).find((candidate) => this.paths.has(candidate));
    return found === undefined ? undefined : { path: found, suffix };
  }

  private candidates(path: string): string[] {
    const folder = path === '' || path.endsWith('/') ? path : `${path}/`;
    const pages = [
      `${folder}README.md`,
      `${folder}readme.md`,
      `${folder}index.md`,
      `${folder}_index.md`,
    ];
    return path === ''
      ? pages
      : [path, `${path.replace(/\/$/, '')}.md`, ...pages, path.replace(/\.html?$/i, '.md')];
  }
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return path.normalize('NFC'); // The path has a percent sign that is not an escape.
  }
}

/** Joins a folder and a relative path; returns undefined for a path outside of the root. */
function joinPath(folder: string, path: string): string | undefined {
  const segments: string[] = folder.split('/').filter((name) => name !== '');
  const names = path.replaceAll('\\', '/').split('/');
  for (const name of names) {
    if (name === '..' && segments.pop() === undefined) return undefined;
    if (name !== '' && name !== '.' && name !== '..') segments.push(name);
  }
  return (
    segments.join('/') +
    (segments.length > 0 && ['', '.', '..'].includes(names.at(-1) ?? '') ? '/' : '')
  );
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

/** Returns the media type for a file extension. */
export function typeByName(name: string): string | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(types, extension) ? types[extension] : undefined;
}

/**
 * Returns the single folder that contains all files, as in an archive of a repository; empty where
 * there is none.
 */
export function commonFolder(paths: readonly string[]): string {
  const topFolders = new Set(
    paths
      .filter((path) => !path.startsWith('__MACOSX/'))
      .map((path) => path.slice(0, path.indexOf('/') + 1)),
  );
  const [folder = ''] = topFolders;
  return topFolders.size === 1 && !folder.startsWith('.') ? folder : '';
}
