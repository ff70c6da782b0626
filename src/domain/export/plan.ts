/** Determines the path of each item of content in an export. */
import { type Content, type Page, slugOf } from '../content.ts';
import { textOf } from '../fields.ts';
import { slugsOf } from '../import/arrange.ts';
import { folderOf, isFolderPage, slugOfPath, stemOf } from '../import/paths.ts';
import { type EntryList, entriesOf } from '../list.ts';
import { slugify } from '../slug.ts';
import { walk } from '../tree.ts';
import { FolderNames, nameKey } from './names.ts';

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
  addPages(content.pages, '', new PagePaths(content.pages), pages);
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

/** The paths of pages: those of the files that they were imported from, then new ones. */
class PagePaths {
  /** The kept paths by the id of the page. */
  private readonly kept = new Map<string, string>();
  private readonly names = new Map<string, FolderNames>();
  private hasHome = false;

  constructor(pages: EntryList<Page>) {
    const taken = new Set<string>();
    for (const { page } of walk(pages)) {
      const hasFile = page.type !== 'LINK' && page.type !== 'GROUP';
      const path = hasFile ? textOf(page.fields, 'sourcePath') : null;
      if (path === null || taken.has(nameKey(path))) continue;
      taken.add(nameKey(path));
      this.kept.set(page.id, path);
      if (nameKey(path) === 'readme.md') this.hasHome = true;
      const unindexed = isFolderPage(path) ? folderOf(path).slice(0, -1) : path;
      if (unindexed !== '')
        this.namesIn(folderOf(unindexed)).reserve(slugOfPath(path) ?? stemOf(path));
    }
  }

  /** Returns the path of a page whose parent has this folder, and the folder of its children. */
  take(page: Page, parentFolder: string, isFirst: boolean): { path: string; folder: string } {
    const kept = this.kept.get(page.id);
    if (kept !== undefined) {
      const inner = isFolderPage(kept) ? folderOf(kept) : `${folderOf(kept)}${stemOf(kept)}/`;
      return { path: kept, folder: inner };
    }
    const name = this.namesIn(parentFolder).name(slugOf(page) ?? '');
    const folder = `${parentFolder}${name}/`;
    const isHome = isFirst && page.type !== 'GROUP' && !this.hasHome;
    if (isHome) return { path: 'README.md', folder };
    return { path: page.pages ? `${folder}README.md` : `${parentFolder}${name}.md`, folder };
  }

  private namesIn(folder: string): FolderNames {
    const key = nameKey(folder);
    const known = this.names.get(key);
    if (known) return known;
    const names = new FolderNames(['readme', 'index', ...(folder === '' ? ['summary'] : [])]);
    this.names.set(key, names);
    return names;
  }
}

function addPages(
  list: EntryList<Page>,
  folder: string,
  paths: PagePaths,
  locations: Map<string, ExportedPageLocation>,
): void {
  const siblings = entriesOf(list);
  const located = siblings.map((page) => {
    const isFirst = locations.size === 0;
    const anchor = `entry-${locations.size + 1}`;
    const taken = page.type === 'LINK' ? undefined : paths.take(page, folder, isFirst);
    const path = page.type === 'GROUP' ? undefined : taken?.path;
    locations.set(page.id, { path, slug: undefined, anchor });
    if (page.pages) addPages(page.pages, taken?.folder ?? folder, paths, locations);
    return { page, path, anchor };
  });
  const slugs = derivedSlugs(located);
  for (const [at, { page, path, anchor }] of located.entries())
    locations.set(page.id, { path, slug: slugs[at], anchor });
}

/**
 * Returns the slug that an import derives for each of some siblings, when those with another slug
 * have it in their front matter.
 */
function derivedSlugs(
  siblings: readonly { readonly page: Page; readonly path: string | undefined }[],
): (string | undefined)[] {
  const written = new Set<string>();
  for (;;) {
    const slugs = slugsOf(
      siblings.map(({ page, path }) => ({
        type: page.type,
        title: String(page.fields['title'] ?? ''),
        slug: written.has(page.id)
          ? slugOf(page)
          : path === undefined
            ? undefined
            : slugOfPath(path),
      })),
    );
    // A written slug can take that of a sibling, which must be written then.
    const others = siblings.filter(
      ({ page }, at) => !written.has(page.id) && slugs[at] !== slugOf(page),
    );
    if (others.length === 0)
      return slugs.map((slug, at) => {
        const page = siblings[at]?.page;
        return page && written.has(page.id) ? undefined : slug;
      });
    const isFirst = written.size === 0;
    for (const { page } of isFirst ? others : siblings) written.add(page.id);
  }
}
