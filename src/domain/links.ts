/** Resolves addresses in texts to link targets, as far as possible without the tree of pages. */
import { isIdOf } from './ids.ts';

/**
 * The target of an address. A `path` may lead to a page or a file, which only the tree of pages can
 * decide.
 *
 * An anchor is decoded and without its `#`; the empty anchor is the page itself. A query is as
 * written, with its `?`.
 */
export type LinkTarget =
  | {
      readonly kind: 'page';
      readonly page: string;
      readonly query?: string;
      readonly anchor?: string;
    }
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'reusable-content'; readonly id: string }
  | { readonly kind: 'anchor'; readonly query?: string; readonly anchor: string }
  | { readonly kind: 'space'; readonly space: string }
  | { readonly kind: 'collection'; readonly collection: string }
  | { readonly kind: 'user'; readonly user: string }
  | { readonly kind: 'url'; readonly url: string }
  | {
      readonly kind: 'path';
      readonly path: string;
      readonly query?: string;
      readonly anchor?: string;
    };

const BY_ID = /^\/([a-z-]+)\/(\w+)$/;
/** Path, query with its `?`, and anchor without its `#`. */
const PARTS = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s;
const SCHEME = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
/** The name of the file that is a folder's own page. */
const FOLDER_PAGE = /^(?:readme|index)$/i;

/** Returns the target of an address. An id of another type than its path segment is a path. */
export function targetOf(href: string): LinkTarget {
  const address = href.trim();
  if (SCHEME.test(address)) return { kind: 'url', url: address };
  const [, path = '', query, written] = PARTS.exec(address) ?? [];
  const suffix = {
    ...(query !== undefined && { query }),
    ...(written !== undefined && { anchor: decodedOr(written) }),
  };
  if (path === '') return { kind: 'anchor', anchor: '', ...suffix };
  const [, folder = '', id = ''] = BY_ID.exec(path) ?? [];
  return targetById(folder, id, suffix) ?? { kind: 'path', path, ...suffix };
}

function targetById(
  folder: string,
  id: string,
  suffix: { readonly query?: string; readonly anchor?: string },
): LinkTarget | undefined {
  if (folder === 'pages' && isIdOf(id, 'Page')) return { kind: 'page', page: id, ...suffix };
  if (folder === 'files' && isIdOf(id, 'File')) return { kind: 'file', file: id };
  if (folder === 'reusable-contents' && isIdOf(id, 'ReusableContent'))
    return { kind: 'reusable-content', id };
  if (folder === 'spaces' && isIdOf(id, 'Space')) return { kind: 'space', space: id };
  if (folder === 'collections' && isIdOf(id, 'Collection'))
    return { kind: 'collection', collection: id };
  if (folder === 'users' && isIdOf(id, 'User')) return { kind: 'user', user: id };
  return undefined;
}

/** Returns the canonical address of a target: `targetOf` of it is the target again. */
export function hrefOf(target: LinkTarget): string {
  switch (target.kind) {
    case 'page':
      return `/pages/${target.page}${target.query ?? ''}${anchorSuffix(target.anchor)}`;
    case 'file':
      return `/files/${target.file}`;
    case 'reusable-content':
      return `/reusable-contents/${target.id}`;
    case 'anchor':
      return `${target.query ?? ''}${anchorSuffix(target.anchor)}`;
    case 'space':
      return `/spaces/${target.space}`;
    case 'collection':
      return `/collections/${target.collection}`;
    case 'user':
      return `/users/${target.user}`;
    case 'url':
      return target.url;
    case 'path':
      return `${target.path}${target.query ?? ''}${anchorSuffix(target.anchor)}`;
  }
}

/**
 * Returns an anchor with its `#`. Letters of all languages stay unescaped, because anchors are made
 * from headings.
 */
const anchorSuffix = (anchor: string | undefined): string =>
  anchor === undefined
    ? ''
    : `#${anchor.replace(/[^\p{L}\p{M}\p{N}\-._~!$'()*+,;=:@/?&]/gu, escaped)}`;

/** Returns the percent-encoding of a character. A lone surrogate has none and stays as it is. */
const escaped = (character: string): string =>
  /\p{Surrogate}/u.test(character) ? character : encodeURIComponent(character);

/**
 * Returns the paths of the pages that a path in a text may lead to, the most likely first:
 * - relative to the page with the slugs `from` as a file, so that siblings come first,
 * - relative to that page as a folder, whose own file is `README.md`,
 * - relative to the root.
 *
 * `.md`, `README` and `index` are removed; the empty path is the root. A path that leaves the root
 * has no candidates.
 */
export function pathCandidates(path: string, from: readonly string[]): string[] {
  const segments = segmentsOf(path);
  if (segments === undefined) return [];
  const isRelative = /^\.\.?(?:\/|$)/.test(path);
  const bases = path.startsWith('/')
    ? [[]]
    : [from.slice(0, -1), from, ...(isRelative ? [] : [[]])];
  const found = bases.flatMap((base) => joined(base, segments) ?? []);
  return [...new Set(found)];
}

/** The ending of the name of a file. */
const FILE_ENDING = /.\.[a-z0-9]{1,10}$/i;

/** Returns the decoded last segment of a path; undefined if it has no ending as names of files have. */
export function fileNameIn(path: string): string | undefined {
  const name = decoded(path.slice(path.lastIndexOf('/') + 1));
  return name !== undefined && FILE_ENDING.test(name) ? name : undefined;
}

/** Returns the decoded segments of a path without its ending; undefined if decoding fails. */
function segmentsOf(path: string): string[] | undefined {
  const segments = path
    .replace(/[?#].*$/s, '')
    .split('/')
    .map(decoded);
  if (segments.some((segment) => segment === undefined || segment.includes('/'))) return undefined;
  const names = segments.filter((segment) => segment !== undefined);
  const last = (names.pop() ?? '').replace(/\.(?:md|markdown)$/i, '');
  return [...names, FOLDER_PAGE.test(last) ? '' : last];
}

function joined(base: readonly string[], segments: readonly string[]): string | undefined {
  const joinedSegments = [...base];
  for (const segment of segments) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') joinedSegments.push(segment);
    else if (joinedSegments.pop() === undefined) return undefined;
  }
  return joinedSegments.join('/');
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // an invalid percent escape
  }
}

const decodedOr = (text: string): string => decoded(text) ?? text;
