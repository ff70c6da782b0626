/** Derives a page tree from the folders of an archive without a summary. */
import type { SummaryEntry } from './summary.ts';
import { folderOf, isFolderPage, isMarkdown, nameOf, stemOf } from './paths.ts';

const byName = new Intl.Collator('en', { numeric: true });

interface SourceFolder {
  readonly path: string;
  readonly pages: string[];
  readonly folders: Map<string, SourceFolder>;
}

/**
 * Returns the markdown files below `base` as summary entries, sorted by name with numeric order.
 *
 * The page of a folder is its `README.md` or `index.md`, or the file of the same name next to it. A
 * folder without one is a group at the root, else a page with the name of the folder.
 */
export function summaryOfFolders(paths: readonly string[], base: string): SummaryEntry[] {
  const root: SourceFolder = { path: base, pages: [], folders: new Map() };
  for (const path of paths) {
    if (isMarkdown(path) && path.startsWith(base) && !isHidden(path.slice(base.length)))
      folderIn(root, folderOf(path).slice(base.length)).pages.push(path);
  }
  return [
    ...root.pages.filter((path) => isFolderPage(path)).map((path) => entryOf(path)),
    ...entriesIn(root, true),
  ];
}

/** Returns whether a path belongs to a tool or is hidden. */
const isHidden = (path: string): boolean =>
  path
    .split('/')
    .some((name) => name.startsWith('.') || name === '__MACOSX' || name === 'node_modules');

function folderIn(root: SourceFolder, path: string): SourceFolder {
  let folder = root;
  for (const name of path.split('/').filter((part) => part !== '')) {
    const next = folder.folders.get(name) ?? {
      path: `${folder.path}${name}/`,
      pages: [],
      folders: new Map(),
    };
    folder.folders.set(name, next);
    folder = next;
  }
  return folder;
}

const entryOf = (path: string, children: SummaryEntry[] = []): SummaryEntry => ({
  isGroup: false,
  title: '',
  href: undefined,
  path,
  metadata: {},
  children,
});

function entriesIn(folder: SourceFolder, isRoot: boolean): SummaryEntry[] {
  const pages = new Map<string, string[]>();
  for (const path of folder.pages.filter((one) => !isFolderPage(one))) {
    const known = pages.get(stemOf(path));
    if (known) known.push(path);
    else pages.set(stemOf(path), [path]);
  }
  const names = new Set([...pages.keys(), ...folder.folders.keys()]);
  return [...names].sort(byName.compare).flatMap((name) => {
    const [sameNamed, ...others] = pages.get(name) ?? [];
    const inner = folder.folders.get(name);
    if (!inner)
      return [sameNamed, ...others].flatMap((path) => (path === undefined ? [] : [entryOf(path)]));
    const indexPages = inner.pages
      .filter((path) => isFolderPage(path))
      .sort(byName.compare)
      .toReversed();
    const [page = sameNamed, ...further] = [
      ...indexPages,
      ...(sameNamed !== undefined && indexPages.length > 0 ? [sameNamed] : []),
    ];
    const children = [...further.map((path) => entryOf(path)), ...entriesIn(inner, false)];
    const entry: SummaryEntry =
      page === undefined
        ? {
            isGroup: isRoot,
            title: titleOfName(name),
            href: undefined,
            metadata: { slug: name },
            children,
          }
        : entryOf(page, children);
    return [entry, ...others.map((path) => entryOf(path))];
  });
}

/** Returns the title for a file name, without a leading number that only sorts it. */
export const titleOfName = (name: string): string => {
  const words = nameOf(name)
    .replace(/^\d+[-_. ]+(?=\S)/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
