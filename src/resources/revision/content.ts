/** Reads the content of revisions and returns its entries as rows. */
import type { Context } from '../../context.ts';
import { type Loaders, compositeKey } from '../../data/loaders.ts';
import type { DocumentRow } from '../../data/content-store/read.ts';
import { PageList } from '../../data/page-list.ts';
import type { PageRow, Reader, RevisionContent, RevisionRow, ShownFile } from '../../data/rows.ts';
import type { Content, FileEntry, Page } from '../../domain/content.ts';
import { entriesOf, type EntryList } from '../../domain/list.ts';
import { pathAlong, pathTo } from '../../domain/tree.ts';

/** Returns a revision with its content, for its reader. */
export const revisionContentOf = async (
  { load }: Pick<Context, 'load'>,
  reader: Reader,
  revision: RevisionRow,
): Promise<RevisionContent> => ({
  revision,
  reader,
  content: await load.content.load(revision),
  expandsComputed: false,
});

/** Returns the content of the revision with an id. */
export const contentOf = async (load: Loaders, revisionId: string): Promise<Content> =>
  load.content.load(await load.revision.must(revisionId));

/** Returns the current content of a space, with computed pages as their source. */
export async function contentOfSpace(load: Loaders, spaceId: string): Promise<Content> {
  const { revisionId } = await load.space.must(spaceId);
  return contentOf(load, revisionId);
}

/** Returns the pages of a list as rows. */
export const pagesIn = (
  { revision, reader, content, expandsComputed, generated }: RevisionContent,
  pages: EntryList<Page>,
  ancestors: readonly Page[],
): PageRow[] =>
  entriesOf(pages).map((page) => ({
    revision,
    reader,
    content,
    expandsComputed,
    generated,
    page,
    ancestors,
  }));

/** Returns the pages of a list and all their descendants as rows, parents first. */
export function allPagesIn(
  revisionContent: RevisionContent,
  pages: EntryList<Page>,
  ancestors: readonly Page[],
): PageRow[] {
  const rows: PageRow[] = [];
  const collectRows = (list: EntryList<Page>, path: readonly Page[]): void => {
    for (const row of pagesIn(revisionContent, list, path)) {
      rows.push(row);
      if (row.page.pages) collectRows(row.page.pages, [...path, row.page]);
    }
  };
  collectRows(pages, ancestors);
  return rows;
}

/** Returns the pages at the root of a revision. */
export const rootPagesOf = (revisionContent: RevisionContent): PageRow[] => {
  const { pages } = revisionContent.content;
  return asRows(
    new PageList(revisionContent, pages?.count ?? 0, () => pagesIn(revisionContent, pages, [])),
  );
};

/** Returns the first pages of a revision, parents first; all of them without a limit. */
export function pagesOfRevision(
  revisionContent: RevisionContent,
  limit: number | null | undefined,
): PageRow[] {
  const { pages } = revisionContent.content;
  const count = pages?.weight ?? 0;
  return asRows(
    new PageList(revisionContent, Math.min(count, limit ?? count), () => {
      const rows = allPagesIn(revisionContent, pages, []);
      return limit == null ? rows : rows.slice(0, limit);
    }),
  );
}

/** Returns the first pages of a revision that have these ids, parents first. */
export function pagesWithIds(
  revisionContent: RevisionContent,
  ids: readonly string[],
  limit: number | null | undefined,
): PageRow[] {
  const wanted = new Set(ids);
  const rows = allPagesIn(revisionContent, revisionContent.content.pages, []);
  return rows.filter(({ page }) => wanted.has(page.id)).slice(0, limit ?? undefined);
}

/** Returns a list for a resolver. The executors accept any iterable; the generated types do not. */
const asRows = (list: Iterable<PageRow>): PageRow[] => list as PageRow[];

const rowOfPath = (
  { revision, reader, content, expandsComputed, generated }: RevisionContent,
  path: readonly Page[] | undefined,
): PageRow | null => {
  const page = path?.at(-1);
  return page && path
    ? {
        ...{ revision, reader, content, expandsComputed, generated },
        page,
        ancestors: path.slice(0, -1),
      }
    : null;
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
export function fileOf(
  { reader, revision }: Pick<RevisionContent, 'reader' | 'revision'>,
  { id, fields }: FileEntry,
): ShownFile {
  const number = (name: string) => (typeof fields[name] === 'number' ? fields[name] : null);
  return {
    reader,
    revision,
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
export const filesIn = (revisionContent: RevisionContent): ShownFile[] =>
  entriesOf(revisionContent.content.files)
    .map((entry) => fileOf(revisionContent, entry))
    .sort((one, other) =>
      one.name < other.name ? -1 : one.name > other.name ? 1 : one.id < other.id ? -1 : 1,
    );

/** Returns the document with a hash in the organization of a revision. */
export const documentIn = async (
  load: Loaders,
  { organizationId }: Pick<RevisionRow, 'organizationId'>,
  hash: string,
): Promise<DocumentRow> => load.document.must(compositeKey(organizationId, hash));
