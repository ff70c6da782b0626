/** What an address in a text means, as far as the text alone tells it. */
import { isIdOf } from './ids.ts';

/**
 * What an address means. A `path` may be a page's or a file's: that takes the tree of pages to know. An anchor is without its `#`,
 * decoded; the empty one is the page itself. A query is as written, with its `?`.
 */
export type LinkTarget =
  | { readonly kind: 'page'; readonly page: string; readonly query?: string; readonly anchor?: string }
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'reusable-content'; readonly id: string }
  | { readonly kind: 'anchor'; readonly query?: string; readonly anchor: string }
  | { readonly kind: 'space'; readonly space: string }
  | { readonly kind: 'collection'; readonly collection: string }
  | { readonly kind: 'user'; readonly user: string }
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'path'; readonly path: string; readonly query?: string; readonly anchor?: string };

const byId = /^\/([a-z-]+)\/(\w+)$/;
/** Path, query with its `?`, and anchor without its `#`. */
const parts = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s;
const scheme = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
/** The file that is a folder's own page. */
const folderPage = /^(?:readme|index)$/i;

/** What an address means. One with an id that is not of its folder's kind is a path. */
export function targetOf(href: string): LinkTarget {
  const address = href.trim();
  if (scheme.test(address)) return { kind: 'url', url: address };
  const [, path = '', query, written] = parts.exec(address) ?? [];
  const more = { ...(query !== undefined && { query }), ...(written !== undefined && { anchor: decodedOr(written) }) };
  if (path === '') return { kind: 'anchor', anchor: '', ...more };
  const [, folder = '', id = ''] = byId.exec(path) ?? [];
  return targetById(folder, id, more) ?? { kind: 'path', path, ...more };
}

function targetById(folder: string, id: string, more: { readonly query?: string; readonly anchor?: string }): LinkTarget | undefined {
  if (folder === 'pages' && isIdOf(id, 'Page')) return { kind: 'page', page: id, ...more };
  if (folder === 'files' && isIdOf(id, 'File')) return { kind: 'file', file: id };
  if (folder === 'reusable-contents' && isIdOf(id, 'ReusableContent')) return { kind: 'reusable-content', id };
  if (folder === 'spaces' && isIdOf(id, 'Space')) return { kind: 'space', space: id };
  if (folder === 'collections' && isIdOf(id, 'Collection')) return { kind: 'collection', collection: id };
  if (folder === 'users' && isIdOf(id, 'User')) return { kind: 'user', user: id };
  return undefined;
}

/** The one spelling of an address: `targetOf` of it is the target again. */
export function hrefOf(target: LinkTarget): string {
  switch (target.kind) {
    case 'page':
      return `/pages/${target.page}${target.query ?? ''}${mark(target.anchor)}`;
    case 'file':
      return `/files/${target.file}`;
    case 'reusable-content':
      return `/reusable-contents/${target.id}`;
    case 'anchor':
      return `${target.query ?? ''}${mark(target.anchor)}`;
    case 'space':
      return `/spaces/${target.space}`;
    case 'collection':
      return `/collections/${target.collection}`;
    case 'user':
      return `/users/${target.user}`;
    case 'url':
      return target.url;
    case 'path':
      return `${target.path}${target.query ?? ''}${mark(target.anchor)}`;
  }
}

/** An anchor as it is written: letters of any language stay, for anchors are made of headings. */
const mark = (anchor: string | undefined): string => (anchor === undefined ? '' : `#${anchor.replace(/[^\p{L}\p{M}\p{N}\-._~!$'()*+,;=:@/?&]/gu, escaped)}`);

/** A half of a pair has no bytes, and stays. */
const escaped = (character: string): string => (/\p{Surrogate}/u.test(character) ? character : encodeURIComponent(character));

/**
 * Paths of the pages that a path in a text may mean, the likeliest first: seen from the page whose slugs are `from`, as a file beside
 * it, then as a file below it (a page with pages below it is its folder's `README.md`), then from the root. `.md`, `README` and
 * `index` are left out; the empty path is the root itself. A path that leads out of the root means none.
 */
export function pathCandidates(path: string, from: readonly string[]): string[] {
  const steps = stepsOf(path);
  if (steps === undefined) return [];
  const isRelative = /^\.\.?(?:\/|$)/.test(path);
  const bases = path.startsWith('/') ? [[]] : [from.slice(0, -1), from, ...(isRelative ? [] : [[]])];
  const found = bases.flatMap((base) => walked(base, steps) ?? []);
  return [...new Set(found)];
}

/** The names in a path, decoded and without endings; undefined for one that cannot be decoded. */
function stepsOf(path: string): string[] | undefined {
  const steps = path
    .replace(/[?#].*$/s, '')
    .split('/')
    .map(decoded);
  if (steps.some((step) => step === undefined || step.includes('/'))) return undefined;
  const names = steps.filter((step) => step !== undefined);
  const last = (names.pop() ?? '').replace(/\.(?:md|markdown)$/i, '');
  return [...names, folderPage.test(last) ? '' : last];
}

function walked(base: readonly string[], steps: readonly string[]): string | undefined {
  const way = [...base];
  for (const step of steps) {
    if (step === '' || step === '.') continue;
    if (step !== '..') way.push(step);
    else if (way.pop() === undefined) return undefined;
  }
  return way.join('/');
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // a percent sign that begins no character
  }
}

const decodedOr = (text: string): string => decoded(text) ?? text;
