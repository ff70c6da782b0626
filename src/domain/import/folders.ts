/** The pages of a folder of markdown that has no summary: its folders are the tree. */
import type { SummaryEntry } from './summary.ts';
import { folderOf, isFolderPage, isMarkdown, nameOf, stemOf } from './paths.ts';

const byName = new Intl.Collator('en', { numeric: true });

interface Folder {
  readonly path: string;
  readonly pages: string[];
  readonly folders: Map<string, Folder>;
}

/**
 * The files of markdown below `base` as the entries of a summary, by name, numbers as numbers. A folder's page is its `README.md` or
 * `index.md`, or the file beside it that is called as it is; without one it is a group at the root, else a page of its name.
 */
export function summaryOfFolders(paths: readonly string[], base: string): SummaryEntry[] {
  const root: Folder = { path: base, pages: [], folders: new Map() };
  for (const path of paths) {
    if (isMarkdown(path) && path.startsWith(base) && !isHidden(path.slice(base.length))) folderIn(root, folderOf(path).slice(base.length)).pages.push(path);
  }
  return [...root.pages.filter((path) => isFolderPage(path)).map((path) => leaf(path)), ...below(root, true)];
}

/** Whether a path is one of what tools keep for themselves. */
const isHidden = (path: string): boolean => path.split('/').some((name) => name.startsWith('.') || name === '__MACOSX' || name === 'node_modules');

function folderIn(root: Folder, path: string): Folder {
  let folder = root;
  for (const name of path.split('/').filter((part) => part !== '')) {
    const next = folder.folders.get(name) ?? { path: `${folder.path}${name}/`, pages: [], folders: new Map() };
    folder.folders.set(name, next);
    folder = next;
  }
  return folder;
}

const leaf = (path: string, children: SummaryEntry[] = []): SummaryEntry => ({ isGroup: false, title: '', href: undefined, path, more: {}, children });

function below(folder: Folder, isRoot: boolean): SummaryEntry[] {
  const pages = new Map<string, string[]>();
  for (const path of folder.pages.filter((one) => !isFolderPage(one))) {
    const same = pages.get(stemOf(path));
    if (same) same.push(path);
    else pages.set(stemOf(path), [path]);
  }
  const names = new Set([...pages.keys(), ...folder.folders.keys()]);
  return [...names].sort(byName.compare).flatMap((name) => {
    const [beside, ...others] = pages.get(name) ?? [];
    const inner = folder.folders.get(name);
    if (!inner) return [beside, ...others].flatMap((path) => (path === undefined ? [] : [leaf(path)]));
    const own = inner.pages
      .filter((path) => isFolderPage(path))
      .sort(byName.compare)
      .toReversed();
    const [page = beside, ...further] = [...own, ...(beside !== undefined && own.length > 0 ? [beside] : [])];
    const children = [...further.map((path) => leaf(path)), ...below(inner, false)];
    const entry: SummaryEntry = page === undefined ? { isGroup: isRoot, title: wordsOf(name), href: undefined, more: { slug: name }, children } : leaf(page, children);
    return [entry, ...others.map((path) => leaf(path))];
  });
}

/** The words of a name: without the number by which it was put in its place. */
export const wordsOf = (name: string): string => {
  const words = nameOf(name)
    .replace(/^\d+[-_. ]+(?=\S)/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
