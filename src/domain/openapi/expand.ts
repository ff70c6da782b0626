/**
 * Expands computed pages: adds the pages of each page's spec below it, with ids that stay the same
 * across versions of the spec.
 */
import { createHash } from 'node:crypto';
import { hashOf, type Json, type Page } from '../content.ts';
import { makeId } from '../ids.ts';
import type { EntryList } from '../list.ts';
import { EditableTree, walk } from '../tree.ts';
import { objectOf, textOf } from './document.ts';
import type { SpecPage } from './pages.ts';
import { withSchemaLinks } from './schema-text.ts';

/** The type of computed pages that are generated from a spec. */
const OPENAPI = 'builtin:openapi';

/** Returns the `computed` field of a page that is generated from a spec. */
export const computedFrom = (spec: string): Json => ({
  type: OPENAPI,
  dependencies: { spec: { ref: { kind: 'openapi', spec } } },
  props: {},
});

/** Returns the id of the spec in a `computed` field; undefined for another source. */
export function specOfField(computed: Json | undefined): string | undefined {
  const { type, dependencies } = objectOf(computed);
  return type === OPENAPI
    ? textOf(objectOf(objectOf(objectOf(dependencies)['spec'])['ref'])['spec'])
    : undefined;
}

/** Returns the id of the spec of a computed page; undefined for other computed pages. */
export const specOf = ({ type, fields }: Page): string | undefined =>
  type === 'COMPUTED' ? specOfField(fields['computed']) : undefined;

/** The cached specs. Page trees are immutable and shared by all requests. */
const specsByTree = new WeakMap<object, ReadonlyMap<string, string>>();
const noSpecs: ReadonlyMap<string, string> = new Map();

/**
 * Returns the ids of specs by the ids of their computed pages. The result is cached for each tree.
 */
export function specsIn(pages: EntryList<Page>): ReadonlyMap<string, string> {
  if (!pages) return noSpecs;
  const found =
    specsByTree.get(pages) ??
    new Map(
      [...walk(pages)].flatMap(({ page }) =>
        specOf(page) === undefined ? [] : [[page.id, specOf(page) ?? '']],
      ),
    );
  specsByTree.set(pages, found);
  return found;
}

/** The result of expanding computed pages. */
export interface ExpandedPages {
  readonly pages: EntryList<Page>;
  /** The texts of the added pages, by hash. */
  readonly texts: ReadonlyMap<string, string>;
}

/** A version of a spec. */
export interface SpecVersionRef {
  readonly pages: readonly SpecPage[];
  /** Creation time: ISO 8601 with milliseconds, UTC. */
  readonly at: string;
}

/** Returns the tree with the pages of specs, which are given by the ids of their computed pages. */
export function expandPages(
  pages: EntryList<Page>,
  specs: ReadonlyMap<string, SpecVersionRef>,
): ExpandedPages {
  const [tree, texts] = [new EditableTree(pages), new Map<string, string>()];
  for (const { page } of walk(pages)) {
    const spec = specs.get(page.id);
    // The pages cannot have changed before the computed page was created.
    if (spec)
      addPages(
        tree,
        texts,
        page,
        page.id,
        spec.pages,
        Date.parse(spec.at) > Date.parse(page.createdAt) ? spec.at : page.createdAt,
      );
  }
  return { pages: tree.commit(), texts };
}

function addPages(
  tree: EditableTree,
  texts: Map<string, string>,
  root: Page,
  parent: string,
  pages: readonly SpecPage[],
  updatedAt: string,
): void {
  pages.forEach(({ key, title, slug, description, pages: below, ...page }, index) => {
    const id = idOfSpecPage(root, key);
    const markdown = page.hasLinks
      ? withSchemaLinks(page.markdown, (schema) => `/pages/${idOfSpecPage(root, schema)}`)
      : page.markdown;
    const document = hashOf(markdown);
    texts.set(document, markdown);
    const fields = { title, slug, ...(description !== undefined && { description }) };
    tree.put(
      {
        id,
        type: 'DOCUMENT',
        rank: String(index).padStart(6, '0'),
        document,
        createdAt: root.createdAt,
        updatedAt,
        pages: null,
        fields,
      },
      parent,
    );
    addPages(tree, texts, root, id, below, updatedAt);
  });
}

/** Returns the id of a spec page, which depends only on its root page and its key. */
export const idOfSpecPage = (
  { id, createdAt }: Pick<Page, 'id' | 'createdAt'>,
  key: string,
): string =>
  makeId('Page', Date.parse(createdAt), createHash('sha256').update(`${id} ${key}`).digest());
