/** Where each thing of content lies in an export. */
import type { Content, Page } from '../content.ts';
import { slugOf } from '../content.ts';
import { type List, entriesOf } from '../list.ts';
import { slugify } from '../slug.ts';
import { Folder } from './names.ts';

/** Where a page lies. */
interface PagePlace {
  /** Its file; undefined for a group or a link. */
  readonly path: string | undefined;
  /** The slug that an import would give it by its place; undefined for none. */
  readonly slug: string | undefined;
  /** Its name as an anchor of the summary. */
  readonly anchor: string;
}

/** Where everything lies, by ids. */
export interface Plan {
  readonly pages: ReadonlyMap<string, PagePlace>;
  readonly files: ReadonlyMap<string, string>;
  readonly reusableContents: ReadonlyMap<string, string>;
}

/** The places of all that content holds: the same for the same content. */
export function planOf(content: Content): Plan {
  const pages = new Map<string, PagePlace>();
  placePages(content.pages, '', new Folder(['readme', 'index', 'summary']), pages);
  const [files, reusable] = [new Folder(), new Folder()];
  return {
    pages,
    files: new Map(entriesOf(content.files).map(({ id, fields }) => [id, `.files/${fileName(String(fields['name'] ?? ''), files)}`])),
    reusableContents: new Map(entriesOf(content.reusableContents).map(({ id, fields }) => [id, `.reusable/${reusable.name(slugify(String(fields['title'] ?? '')), '.md')}`])),
  };
}

function placePages(list: List<Page>, folder: string, names: Folder, places: Map<string, PagePlace>): void {
  for (const page of entriesOf(list)) {
    const anchor = `entry-${places.size + 1}`;
    if (page.type === 'LINK') {
      places.set(page.id, { path: undefined, slug: undefined, anchor });
      continue;
    }
    const isHome = places.size === 0 && page.type !== 'GROUP';
    const name = names.name(slugOf(page) ?? '');
    const path = page.type === 'GROUP' ? undefined : isHome ? 'README.md' : page.pages ? `${folder}${name}/README.md` : `${folder}${name}.md`;
    places.set(page.id, { path, slug: page.type === 'GROUP' ? slugify(String(page.fields['title'] ?? '')) : isHome ? undefined : name, anchor });
    if (page.pages) placePages(page.pages, `${folder}${name}/`, new Folder(['readme', 'index']), places);
  }
}

/** The name of a file, with its ending where it has one. */
function fileName(name: string, folder: Folder): string {
  const [ending = ''] = /\.[A-Za-z0-9]{1,12}$/.exec(name) ?? [];
  return folder.name(name.slice(0, name.length - ending.length), ending);
}
