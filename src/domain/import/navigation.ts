/** Reads the table of contents of an archive: `SUMMARY.md`, `_sidebar.md` or `mkdocs.yml`. */
import { parseDocument } from 'yaml';
import type { ReadPlace } from './folders.ts';
import { folderOf, nameOf } from './paths.ts';
import { readSummary, type SummaryEntry } from './summary.ts';
import { withUnnamed } from './unnamed.ts';

const SUMMARY = /^summary\.md$/i;
/** The names of tables of contents, the most specific first. */
const NAMES: readonly RegExp[] = [SUMMARY, /^_sidebar\.md$/i, /^mkdocs\.ya?ml$/i];
/** Maximum size of the settings of MkDocs, in characters, and depth of their navigation. */
const MAX_SETTINGS_LENGTH = 1024 * 1024;
const MAX_DEPTH = 32;

const isHiddenPath = (path: string): boolean =>
  /(?:^|\/)(?:\.|node_modules\/|__MACOSX\/)/.test(path);

const isMkdocs = (path: string): boolean => /\.ya?ml$/i.test(path);

/** A table of contents. */
export interface Navigation {
  /** The path of its file. */
  readonly path: string;
  /** The folder to which its addresses are relative, with a trailing slash. */
  readonly base: string;
  readonly entries: readonly SummaryEntry[];
}

/** Returns the table of contents that is nearest to the root; undefined for none. */
export function navigationOf(
  paths: readonly string[],
  textOf: (path: string) => string | undefined,
  placeOf: ReadPlace,
): Navigation | undefined {
  for (const name of NAMES) {
    const found = paths
      .filter((path) => name.test(nameOf(path)) && !isHiddenPath(path))
      .sort(
        (one, other) => one.split('/').length - other.split('/').length || (one < other ? -1 : 1),
      );
    for (const path of found) {
      const navigation = isMkdocs(path)
        ? ofMkdocs(path, textOf(path) ?? '')
        : { path, base: folderOf(path), entries: readSummary(textOf(path) ?? '') };
      if (!navigation) continue;
      const { base, entries } = navigation;
      return name === SUMMARY
        ? navigation
        : { path, base, entries: withUnnamed(entries, { paths, base, placeOf }) };
    }
  }
  return undefined;
}

/** Returns the navigation of MkDocs; undefined for settings without one. */
function ofMkdocs(path: string, text: string): Navigation | undefined {
  if (text.length > MAX_SETTINGS_LENGTH) return undefined;
  const settings = settingsIn(text);
  const { nav, docs_dir: folder = 'docs' } = settings;
  if (!Array.isArray(nav) || typeof folder !== 'string') return undefined;
  const base = `${folderOf(path)}${folder.replace(/^\.\/|\/+$/g, '')}/`.replace(/^\.?\//, '');
  return { path, base, entries: entriesOf(nav, 0) };
}

/** Returns the settings, without the tags of Python that MkDocs knows. */
function settingsIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const document = parseDocument(text, {
      ...({ schema: 'core', logLevel: 'silent', prettyErrors: false } as const),
      uniqueKeys: false,
    });
    return Object(document.toJS());
  } catch {
    return {}; // The document is nested too deeply, or its references repeat too much.
  }
}

/** Returns the entries of a list: paths, or maps of a title to a path, an address or a list. */
function entriesOf(list: readonly unknown[], depth: number): SummaryEntry[] {
  if (depth > MAX_DEPTH) return [];
  return list.flatMap((item): SummaryEntry[] => {
    if (typeof item === 'string') return [entry('', item, [])];
    return Object.entries(Object(item)).flatMap(([title, value]): SummaryEntry[] => {
      if (typeof value === 'string') return [entry(title, value, [])];
      return Array.isArray(value)
        ? [{ ...entry(title, undefined, entriesOf(value, depth + 1)), isGroup: depth === 0 }]
        : [];
    });
  });
}

const entry = (
  title: string,
  href: string | undefined,
  children: SummaryEntry[],
): SummaryEntry => ({
  ...{ isGroup: false, title, href: href && encodeURI(href), metadata: {}, children },
});
