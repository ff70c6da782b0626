/** What a revision holds, and the things in it as rows. */
import type { Context } from '../../context.ts';
import { type Loaders, place } from '../../data/loaders.ts';
import type { DocumentRow } from '../../data/content-store/read.ts';
import type { PageRow, RevisionRow, Shelf, ShownFile } from '../../data/rows.ts';
import type { Content, FileEntry, Page } from '../../domain/content.ts';
import { entriesOf, type List } from '../../domain/list.ts';
import { wayAlong, wayTo } from '../../domain/tree.ts';

/** What a revision holds. */
export const shelfOf = async ({ load }: Pick<Context, 'load'>, revision: RevisionRow): Promise<Shelf> => ({ revision, content: await load.content.load(revision) });

/** What the revision with this id holds. */
export const contentOf = async (load: Loaders, revisionId: string): Promise<Content> => load.content.load(await load.revision.must(revisionId));

/** The pages of a list as rows. */
export const pagesIn = ({ revision, content, made }: Shelf, pages: List<Page>, above: readonly Page[]): PageRow[] => entriesOf(pages).map((page) => ({ revision, content, made, page, above }));

/** The pages of a list with all below them as rows, each before those below it. */
export function allPagesIn(shelf: Shelf, pages: List<Page>, above: readonly Page[]): PageRow[] {
  const rows: PageRow[] = [];
  const visit = (list: List<Page>, way: readonly Page[]): void => {
    for (const row of pagesIn(shelf, list, way)) {
      rows.push(row);
      if (row.page.pages) visit(row.page.pages, [...way, row.page]);
    }
  };
  visit(pages, above);
  return rows;
}

const rowOfWay = ({ revision, content, made }: Shelf, way: readonly Page[] | undefined): PageRow | null => {
  const page = way?.at(-1);
  return page && way ? { revision, content, made, page, above: way.slice(0, -1) } : null;
};

/** The page with this id. */
export const pageIn = (shelf: Shelf, id: string): PageRow | null => rowOfWay(shelf, wayTo(shelf.content.pages, id));

/** The page at a path, with or without slashes at its ends. */
export const pageAt = (shelf: Shelf, path: string): PageRow | null => rowOfWay(shelf, wayAlong(shelf.content.pages, path.replace(/^\/+|\/+$/g, '')));

/** A file of a revision, as it is shown. */
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

/** The files of a revision by name. */
export const filesIn = ({ content }: Shelf): ShownFile[] =>
  entriesOf(content.files)
    .map(fileOf)
    .sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : one.id < other.id ? -1 : 1));

/** The document with this hash in the organization of a revision. */
export const documentIn = (load: Loaders, { organizationId }: Pick<RevisionRow, 'organizationId'>, hash: string): Promise<DocumentRow> => load.document.must(place(organizationId, hash));
