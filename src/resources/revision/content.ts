/** Reads the content of revisions and returns its entries as rows. */
import type { Context } from '../../context.ts';
import { type Loaders, place } from '../../data/loaders.ts';
import type { DocumentRow } from '../../data/content-store/read.ts';
import type { PageRow, RevisionRow, RevisionContent, ShownFile } from '../../data/rows.ts';
import type { Content, FileEntry, Page } from '../../domain/content.ts';
import { entriesOf, type EntryList } from '../../domain/list.ts';
import { pathAlong, pathTo } from '../../domain/tree.ts';

/** Returns a revision with its content. */
export const revisionContentOf = async (
  { load }: Pick<Context, 'load'>,
  revision: RevisionRow,
): Promise<RevisionContent> => ({ revision, content: await load.content.load(revision) });

/** Returns the content of the revision with an id. */
export const contentOf = async (load: Loaders, revisionId: string): Promise<Content> =>
  load.content.load(await load.revision.must(revisionId));

/** Returns the pages of a list as rows. */
export const pagesIn = (
  { revision, content, made }: RevisionContent,
  pages: EntryList<Page>,
  above: readonly Page[],
): PageRow[] => entriesOf(pages).map((page) => ({ revision, content, made, page, above }));

/** Returns the pages of a list and all their descendants as rows, parents first. */
export function allPagesIn(
  revisionContent: RevisionContent,
  pages: EntryList<Page>,
  above: readonly Page[],
): PageRow[] {
  const rows: PageRow[] = [];
  const collectRows = (list: EntryList<Page>, path: readonly Page[]): void => {
    for (const row of pagesIn(revisionContent, list, path)) {
      rows.push(row);
      if (row.page.pages) collectRows(row.page.pages, [...path, row.page]);
    }
  };
  collectRows(pages, above);
  return rows;
}

const rowOfPath = (
  { revision, content, made }: RevisionContent,
  path: readonly Page[] | undefined,
): PageRow | null => {
  const page = path?.at(-1);
  return page && path ? { revision, content, made, page, above: path.slice(0, -1) } : null;
};

/** Returns the page with an id, or null. */
export const pageIn = (revisionContent: RevisionContent, id: string): PageRow | null =>
  rowOfPath(revisionContent, pathTo(revisionContent.content.pages, id));

/** Returns the page at a path, with or without leading and trailing slashes, or null. */
export const pageAt = (revisionContent: RevisionContent, path: string): PageRow | null =>
  rowOfPath(
    revisionContent,
    pathAlong(revisionContent.content.pages, path.replace(/^\/+|\/+$/g, '')),
  );

/** Serializes a file of a revision. */
export function fileOf({ id, fields }: FileEntry): ShownFile {
  const number = (name: string) => (typeof fields[name] === 'number' ? fields[name] : null);
  return {
    id,
    name: String(fields['name']),
    contentType: String(fields['contentType']),
    size: number('size') ?? 0,
    blob: String(fields['blob']),
    width: number('width'),
    height: number('height'),
    git: fields['git'] ?? null,
  };
}

/** Returns the files of a revision by name. */
export const filesIn = ({ content }: RevisionContent): ShownFile[] =>
  entriesOf(content.files)
    .map(fileOf)
    .sort((one, other) =>
      one.name < other.name ? -1 : one.name > other.name ? 1 : one.id < other.id ? -1 : 1,
    );

/** Returns the document with a hash in the organization of a revision. */
export const documentIn = (
  load: Loaders,
  { organizationId }: Pick<RevisionRow, 'organizationId'>,
  hash: string,
): Promise<DocumentRow> => load.document.must(place(organizationId, hash));
