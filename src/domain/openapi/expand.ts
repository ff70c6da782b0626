/** Computed pages as what they come to: below each, the pages of its spec, whose ids stay the same from version to version. */
import { createHash } from 'node:crypto';
import { hashOf, type Json, type Page } from '../content.ts';
import { makeId } from '../ids.ts';
import type { List } from '../list.ts';
import { Tree, walk } from '../tree.ts';
import { objectOf, textOf } from './document.ts';
import type { SpecPage } from './pages.ts';

/** The kind of computed page that is made from a spec. */
const OPENAPI = 'builtin:openapi';

/** What a page that is made from a spec keeps as its field `computed`. */
export const computedFrom = (spec: string): Json => ({ type: OPENAPI, dependencies: { spec: { ref: { kind: 'openapi', spec } } }, props: {} });

/** The id of the spec that a computed page is made from; undefined for one that is made from something else. */
export function specOf({ type, fields }: Page): string | undefined {
  const { type: kind, dependencies } = objectOf(fields['computed']);
  return type === 'COMPUTED' && kind === OPENAPI ? textOf(objectOf(objectOf(objectOf(dependencies)['spec'])['ref'])['spec']) : undefined;
}

const known = new WeakMap<object, ReadonlyMap<string, string>>();
const none: ReadonlyMap<string, string> = new Map();

/** The ids of the specs of computed pages, by the ids of those. Worked out once for each tree. */
export function specsIn(pages: List<Page>): ReadonlyMap<string, string> {
  if (!pages) return none;
  const found = known.get(pages) ?? new Map([...walk(pages)].flatMap(({ page }) => (specOf(page) === undefined ? [] : [[page.id, specOf(page) ?? '']])));
  known.set(pages, found);
  return found;
}

/** What computed pages came to. */
export interface Expanded {
  readonly pages: List<Page>;
  /** The texts of the pages below them, by hash. */
  readonly texts: ReadonlyMap<string, string>;
}

/** A version of a spec. */
export interface SpecAt {
  readonly pages: readonly SpecPage[];
  /** When it was made: ISO 8601 with milliseconds, UTC. */
  readonly at: string;
}

/** The tree with the pages of specs in it; these by the ids of the computed pages. */
export function expanded(pages: List<Page>, specs: ReadonlyMap<string, SpecAt>): Expanded {
  const [tree, texts] = [new Tree(pages), new Map<string, string>()];
  for (const { page } of walk(pages)) {
    const spec = specs.get(page.id);
    // Nothing changed before it was there.
    if (spec) put(tree, texts, page, page.id, spec.pages, Date.parse(spec.at) > Date.parse(page.createdAt) ? spec.at : page.createdAt);
  }
  return { pages: tree.commit(), texts };
}

function put(tree: Tree, texts: Map<string, string>, root: Page, parent: string, pages: readonly SpecPage[], updatedAt: string): void {
  pages.forEach(({ key, title, slug, description, markdown, pages: below }, index) => {
    const id = idOfSpecPage(root, key);
    const document = hashOf(markdown);
    texts.set(document, markdown);
    const fields = { title, slug, ...(description !== undefined && { description }) };
    tree.put({ id, type: 'DOCUMENT', rank: String(index).padStart(6, '0'), document, createdAt: root.createdAt, updatedAt, pages: null, fields }, parent);
    put(tree, texts, root, id, below, updatedAt);
  });
}

/** What is known by one key below one page has one id, whatever the version. */
export const idOfSpecPage = ({ id, createdAt }: Pick<Page, 'id' | 'createdAt'>, key: string): string => makeId('Page', Date.parse(createdAt), createHash('sha256').update(`${id} ${key}`).digest());
