/**
 * Adds the pages that a table of contents of MkDocs or docsify does not name: those tools show them
 * at their addresses, so they are pages too.
 */
import { type ReadPlace, summaryOfFolders } from './folders.ts';
import { ArchiveFiles, isFolderPage, isMarkdown } from './paths.ts';
import type { SummaryEntry } from './summary.ts';

/** The files of an archive, and where its table of contents looks for pages. */
interface Source {
  readonly paths: readonly string[];
  readonly base: string;
  readonly placeOf: ReadPlace;
}

/**
 * Returns the entries of a table of contents with all pages: those of a folder below its entry, the
 * first page of the archive at the start, and the others at the end.
 *
 * Files whose names or folders begin with an underscore are parts of other pages.
 */
export function withUnnamed(
  entries: readonly SummaryEntry[],
  { paths, base, placeOf }: Source,
): readonly SummaryEntry[] {
  const files = new ArchiveFiles(paths, base);
  const unnamed = new Set(
    paths.filter(
      (path) =>
        isMarkdown(path) && path.startsWith(base) && !/(?:^|\/)[._]/.test(path.slice(base.length)),
    ),
  );
  const remove = ({ path, href, children }: SummaryEntry): void => {
    const named = path ?? (href === undefined ? undefined : files.locate(href, base)?.path);
    if (named !== undefined) unnamed.delete(named);
    for (const child of children) remove(child);
  };
  for (const entry of entries) remove(entry);

  /** Returns the unnamed pages of a folder as entries, which names them. */
  const take = (folder: string): SummaryEntry[] => {
    const found = summaryOfFolders([...unnamed], folder, placeOf);
    for (const entry of found) remove(entry);
    return found;
  };
  const complete = (entry: SummaryEntry): SummaryEntry => {
    const children = entry.children.map(complete);
    const { href } = entry;
    if (href === undefined || !/^[^:?#]+\/$/.test(href)) return { ...entry, children };
    const below = take(`${base}${decodeURI(href).replace(/^\.?\/+/, '')}`);
    const isPage = files.locate(href, base) !== undefined;
    return {
      ...entry,
      ...(!isPage && below.length > 0 && { href: undefined }),
      children: [...children, ...below],
    };
  };
  const completed = entries.map(complete);
  const rest = take(base);
  const isFirst = ({ path = '' }: SummaryEntry): boolean =>
    isFolderPage(path) && !path.slice(base.length).includes('/');
  return [
    ...rest.filter((entry) => isFirst(entry)),
    ...completed,
    ...rest.filter((entry) => !isFirst(entry)),
  ];
}
