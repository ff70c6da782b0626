/** Derives a page tree from the folders of an archive without a summary. */
import { removeUnstorable } from '../import.ts';
import type { SummaryEntry } from './summary.ts';
import { folderOf, isFolderPage, isMarkdown, nameOf, stemOf } from './paths.ts';

const byName = new Intl.Collator('en', { numeric: true });

interface SourceFolder {
  readonly path: string;
  readonly pages: string[];
  readonly folders: Map<string, SourceFolder>;
}

/** The place of a page or a folder among the others, as its files state it. */
export interface StatedPlace {
  /** Smaller positions are first; those without one are last, by name. */
  readonly position?: number | undefined;
  /** The title in tables of contents. */
  readonly label?: string | undefined;
}

/** Returns the place that a `_category_.json` of Docusaurus states. */
export function placeOfCategory(text: string | undefined): StatedPlace {
  if (text === undefined) return {};
  try {
    const { position, label } = Object(JSON.parse(text));
    return {
      position: typeof position === 'number' ? position : undefined,
      label: typeof label === 'string' && label !== '' ? removeUnstorable(label) : undefined,
    };
  } catch {
    return {}; // The file is not JSON.
  }
}

/** Returns what the files state about a page, or about a folder whose path ends with a slash. */
export type ReadPlace = (path: string) => StatedPlace;

/**
 * Returns the markdown files below `base` as summary entries, sorted by their stated positions, and
 * then by name with numeric order.
 *
 * The page of a folder is its `README.md` or `index.md`, or the file of the same name next to it. A
 * folder without one is a group at the root, else a page with the name of the folder.
 */
export function summaryOfFolders(
  paths: readonly string[],
  base: string,
  placeOf: ReadPlace = () => ({}),
): SummaryEntry[] {
  const root: SourceFolder = { path: base, pages: [], folders: new Map() };
  for (const path of paths) {
    if (isMarkdown(path) && path.startsWith(base) && !isHidden(path.slice(base.length)))
      folderIn(root, folderOf(path).slice(base.length)).pages.push(path);
  }
  return [
    ...root.pages.filter((path) => isFolderPage(path)).map((path) => entryOf(path)),
    ...new FolderEntries(placeOf).of(root, true),
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

/** An entry with the place that its files state. */
interface PlacedEntry {
  readonly position: number;
  readonly entry: SummaryEntry;
}

/** Makes the entries of folders. */
class FolderEntries {
  private readonly placeOf: ReadPlace;

  constructor(placeOf: ReadPlace) {
    this.placeOf = placeOf;
  }

  of(folder: SourceFolder, isRoot: boolean): SummaryEntry[] {
    const pages = new Map<string, string[]>();
    for (const path of folder.pages.filter((one) => !isFolderPage(one))) {
      const known = pages.get(stemOf(path));
      if (known) known.push(path);
      else pages.set(stemOf(path), [path]);
    }
    const names = new Set([...pages.keys(), ...folder.folders.keys()]);
    return [...names]
      .sort(byName.compare)
      .flatMap((name) => this.named(name, pages.get(name) ?? [], folder.folders.get(name), isRoot))
      .sort((one, other) =>
        one.position < other.position ? -1 : one.position > other.position ? 1 : 0,
      )
      .map(({ entry }) => entry);
  }

  /** Returns the entries of the files and the folder with a name. */
  private named(
    name: string,
    [sameNamed, ...others]: readonly string[],
    inner: SourceFolder | undefined,
    isRoot: boolean,
  ): PlacedEntry[] {
    const further = others.map((path) => this.page(path, []));
    if (!inner) return sameNamed === undefined ? further : [this.page(sameNamed, []), ...further];
    const indexPages = inner.pages
      .filter((path) => isFolderPage(path))
      .sort(byName.compare)
      .toReversed();
    const [page = sameNamed, ...rest] = [
      ...indexPages,
      ...(sameNamed !== undefined && indexPages.length > 0 ? [sameNamed] : []),
    ];
    const children = [...rest.map((path) => entryOf(path)), ...this.of(inner, false)];
    return [this.folder(name, inner, page, { isRoot, children }), ...further];
  }

  private page(path: string, children: SummaryEntry[]): PlacedEntry {
    const { position = Infinity, label } = this.placeOf(path);
    return { position, entry: labelled(entryOf(path, children), label) };
  }

  /** Returns the entry of a folder: its page, or the folder itself. */
  private folder(
    name: string,
    { path }: SourceFolder,
    page: string | undefined,
    { isRoot, children }: { readonly isRoot: boolean; readonly children: SummaryEntry[] },
  ): PlacedEntry {
    const stated = this.placeOf(path);
    if (page !== undefined) {
      const own = this.page(page, children);
      return stated.position === undefined ? own : { ...own, position: stated.position };
    }
    const entry: SummaryEntry = {
      ...{ isGroup: isRoot, title: stated.label ?? titleOfName(name), href: undefined },
      ...{ metadata: { slug: name }, children },
    };
    return { position: stated.position ?? Infinity, entry };
  }
}

const labelled = (entry: SummaryEntry, label: string | undefined): SummaryEntry =>
  label === undefined ? entry : { ...entry, metadata: { linkTitle: label } };

/** Returns the title for a file name, without a leading number that only sorts it. */
export const titleOfName = (name: string): string => {
  const words = nameOf(name)
    .replace(/^\d+[-_. ]+(?=\S)/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
