/** Determines the path of each item of content in an export. */
import { type Content, type Page, slugOf } from '../content.ts';
import { type EntryList, entriesOf } from '../list.ts';
import { slugify, slugOfTitle } from '../slug.ts';
import { FolderNames } from './names.ts';

/** The folders that documentation tools use in repositories of markdown. */
const FILES_FOLDER = '.gitbook/assets/';
const REUSABLE_FOLDER = '.gitbook/includes/';

/** The location of a page in an export. */
interface ExportedPageLocation {
  /** The path of its file; undefined for a group or a link. */
  readonly path: string | undefined;
  /** The slug that an import derives from the location or the title; undefined for none. */
  readonly slug: string | undefined;
  /** Its anchor in the summary. */
  readonly anchor: string;
}

/** The location of each item, by id. */
export interface Plan {
  readonly pages: ReadonlyMap<string, ExportedPageLocation>;
  readonly files: ReadonlyMap<string, string>;
  readonly reusableContents: ReadonlyMap<string, string>;
}

/** Returns the paths of all items of content, which are the same for the same content. */
export function planOf(content: Content): Plan {
  const pages = new Map<string, ExportedPageLocation>();
  addPages(content.pages, '', new FolderNames(['readme', 'index', 'summary']), pages);
  const [files, reusable] = [new FolderNames(), new FolderNames()];
  return {
    pages,
    files: new Map(
      entriesOf(content.files).map(({ id, fields }) => [
        id,
        `${FILES_FOLDER}${files.fileName(String(fields['name'] ?? ''))}`,
      ]),
    ),
    reusableContents: new Map(
      entriesOf(content.reusableContents).map(({ id, fields }) => [
        id,
        `${REUSABLE_FOLDER}${reusable.name(slugify(String(fields['title'] ?? '')), '.md')}`,
      ]),
    ),
  };
}

function addPages(
  list: EntryList<Page>,
  folder: string,
  names: FolderNames,
  locations: Map<string, ExportedPageLocation>,
): void {
  for (const page of entriesOf(list)) {
    const anchor = `entry-${locations.size + 1}`;
    if (page.type === 'LINK') {
      locations.set(page.id, { path: undefined, slug: undefined, anchor });
      continue;
    }
    const isHome = locations.size === 0 && page.type !== 'GROUP';
    const name = names.name(slugOf(page) ?? '');
    const path =
      page.type === 'GROUP'
        ? undefined
        : isHome
          ? 'README.md'
          : page.pages
            ? `${folder}${name}/README.md`
            : `${folder}${name}.md`;
    locations.set(page.id, {
      path,
      slug:
        page.type === 'GROUP'
          ? slugify(String(page.fields['title'] ?? ''))
          : isHome
            ? slugOfTitle(String(page.fields['title'] ?? ''))
            : name,
      anchor,
    });
    if (page.pages)
      addPages(page.pages, `${folder}${name}/`, new FolderNames(['readme', 'index']), locations);
  }
}
