/** Changes to pages: made, changed, moved, deleted, taken back. */
import type { Change, PageValues } from './change.ts';
import { type Fields, type Json, LONGEST_TEXT, type Page, sameFields, slugOf } from '../content.ts';
import { badInput, Fault } from '../errors.ts';
import { readFrontMatter } from '../markdown/front-matter.ts';
import { rankBetween } from '../rank.ts';
import { freeSlug, slugOfTitle } from '../slug.ts';
import { type Placed, wayTo } from '../tree.ts';
import type { Draft } from './draft.ts';
import { variableName } from './entries.ts';
import { coverIn, fieldsOfMatter } from './matter.ts';

/** Applies a change to a page; false where it is about something else. */
export function applyPageChange(draft: Draft, change: Change, field: string): boolean {
  if (change.kind === 'insertPage') insertPage(draft, change, field);
  else if (change.kind === 'updatePage') updatePage(draft, change, field);
  else if (change.kind === 'deletePage') deletePage(draft, change.page, `${field}.page`);
  else if (change.kind === 'revertPage') revertPage(draft, change.page, `${field}.page`);
  else return false;
  return true;
}

function insertPage(draft: Draft, change: Extract<Change, { kind: 'insertPage' }>, field: string): void {
  const { type, ref } = change;
  const { now, newId } = draft.world;
  mustFitSource(type, change, field);
  if (type === 'COMPUTED' && change.fields?.['computed'] === undefined) throw badInput('A computed page is made from an OpenAPI spec: say which.', `${field}.computed`);
  const id = newId('Page');
  const { values, body } = withMatter(draft, change, field);
  const parent = parentOf(draft, change.into ?? null, undefined, type, field);
  const title = values.title ?? 'Untitled';
  const page: Page = { id, rank: '', type, createdAt: now, updatedAt: now, pages: null, fields: fieldsAfter({}, { ...values, title, fields: named(draft, values.fields, field) }) };
  if (type === 'LINK' && page.fields['target'] === undefined) throw badInput('A link needs a target.', `${field}.target`);
  const slug = slugFor(draft, page, parent, values.slug, field);
  draft.tree.put({ ...page, rank: rankAt(draft, parent, id, values.at), fields: { ...page.fields, ...(slug !== undefined && { slug }) } }, parent);
  draft.name(ref, id, field);
  setText(draft, page, type === 'DOCUMENT' ? (body ?? '') : body, field);
}

function updatePage(draft: Draft, change: Extract<Change, { kind: 'updatePage' }>, field: string): void {
  const placed = draft.page(change.page, `${field}.page`);
  const { values, body } = withMatter(draft, change, field);
  const { page } = placed;
  mustFitSource(page.type, change, field);
  const into = change.into === undefined ? placed.parent : change.into;
  const parent = into === placed.parent ? into : parentOf(draft, into, page, page.type, field);
  const isMoved = parent !== placed.parent || values.at !== undefined;
  const fields = fieldsAfter(page.fields, { ...values, fields: named(draft, values.fields, field) });
  const moved: Page = { ...page, fields, updatedAt: draft.world.now, rank: isMoved ? rankAt(draft, parent, page.id, values.at) : page.rank };
  const slug = values.slug !== undefined || parent !== placed.parent ? slugFor(draft, moved, parent, values.slug, field) : slugOf(page);
  draft.tree.put({ ...moved, fields: slug === undefined ? fields : { ...fields, slug } }, parent);
  setText(draft, page, body, field);
}

/** BAD_USER_INPUT for a source of a page that is made from none. */
function mustFitSource(type: Page['type'], { fields }: PageValues, field: string): void {
  if (type !== 'COMPUTED' && fields?.['computed'] !== undefined)
    throw badInput(`Only a computed page is made from a spec, and this is a ${type.toLowerCase()}: make a page of the type computed.`, `${field}.computed`);
}

function setText(draft: Draft, { id, type }: Page, markdown: string | undefined, field: string): void {
  if (markdown === undefined) return;
  if (type !== 'DOCUMENT') throw badInput(`A page of the type ${type.toLowerCase()} has no text.`, `${field}.markdown`);
  draft.pageTexts.set(id, { markdown, field: `${field}.markdown` });
}

/** What is said, with what the front matter says where nothing else does. */
function withMatter<Values extends PageValues>(draft: Draft, values: Values, field: string): { readonly values: Values; readonly body: string | undefined } {
  if (values.markdown === undefined) return { values, body: undefined };
  if (Buffer.byteLength(values.markdown) > LONGEST_TEXT) throw badInput('A text may have at most 1 MiB.', `${field}.markdown`);
  const { matter, body } = readFrontMatter(values.markdown, `${field}.markdown`);
  const { title, ...fields } = fieldsOfMatter(matter, coverIn(draft), `${field}.markdown`);
  const said = Object.fromEntries(Object.entries(values.fields ?? {}).filter(([, value]) => value !== undefined));
  return { values: { ...values, title: values.title ?? (typeof title === 'string' ? title : undefined), fields: { ...fields, ...said } }, body };
}

/** Fields in which refs are ids. BAD_USER_INPUT where a cover or a target names what is not there. */
function named(draft: Draft, fields: PageValues['fields'] = {}, field: string): NonNullable<PageValues['fields']> {
  const at = (name: 'cover' | 'target') => {
    const value = fields[name];
    if (typeof value !== 'object' || value === null) return {};
    const ids = Object.entries(value).map(([part, id]: [string, Json]) => [
      part,
      ['ref', 'refDark', 'file'].includes(part) ? fileNamed(draft, id, `${field}.${name}`) : part === 'page' ? pageNamed(draft, id, value, `${field}.${name}`) : id,
    ]);
    return { [name]: Object.fromEntries(ids) as Json }; // the same object with other texts
  };
  for (const name of Object.keys(fields)) if (name.startsWith('variables.')) variableName(name.slice('variables.'.length), `${field}.variables`);
  return { ...fields, ...at('cover'), ...at('target') };
}

function fileNamed(draft: Draft, id: Json, field: string): string {
  const file = draft.files.get(draft.idOf(String(id)));
  if (!file) throw badInput('There is no such file here.', field);
  return file.id;
}

/** A page of another space is not looked for. */
const pageNamed = (draft: Draft, id: Json, target: object, field: string): string => ('space' in target ? String(id) : draft.page(String(id), field).page.id);

/** Fields with what is said of them: undefined stays, null goes. */
function fieldsAfter(before: Fields, { title, fields = {} }: PageValues): Fields {
  const after: Record<string, Json> = { ...before, ...(title !== undefined && { title }) };
  for (const [name, value] of Object.entries(fields)) {
    if (value === null) delete after[name];
    else if (value !== undefined) after[name] = value;
  }
  return after;
}

/** The page to lie in. BAD_USER_INPUT for one that is not there or can hold none, CONFLICT for the page itself or one below it. */
function parentOf(draft: Draft, into: string | null, page: Page | undefined, type: Page['type'], field: string): string | null {
  if (into === null) return null;
  const parent = draft.page(into, `${field}.into`).page;
  if (type === 'GROUP') throw badInput('A group stands at the root only.', `${field}.into`);
  if (parent.type === 'LINK') throw badInput('A link has no subpages.', `${field}.into`);
  if (parent.type === 'COMPUTED') throw badInput('What lies below a computed page is made for it: put the page elsewhere.', `${field}.into`);
  if (page && [parent.id, ...draft.tree.aboveOf(parent.id)].includes(page.id)) throw new Fault('CONFLICT', 'A page cannot lie inside itself.', { field: `${field}.into` });
  return parent.id;
}

/** The slug of a page: as given, or as it has it, or made from its title and unique. ALREADY_EXISTS for a given one that another page there has. */
function slugFor(draft: Draft, page: Page, parent: string | null, given: string | undefined, field: string): string | undefined {
  if (page.type === 'LINK') {
    if (given !== undefined) throw badInput('A link has no slug.', `${field}.slug`);
    return undefined;
  }
  const isFree = (slug: string) => (draft.tree.bySlug(parent, slug)?.id ?? page.id) === page.id;
  if (given !== undefined) {
    if (!isFree(given)) throw new Fault('ALREADY_EXISTS', `Another page there has the slug ${given}.`, { field: `${field}.slug` });
    return given;
  }
  return freeSlug(slugOf(page) ?? slugOfTitle(String(page.fields['title'] ?? '')), isFree);
}

/** A rank at a place among the pages of a parent. Where two of them have one rank, the later gets a new one first. */
function rankAt(draft: Draft, parent: string | null, id: string, at: number | undefined): string {
  if (at === undefined) {
    const last = draft.tree.lastOf(parent);
    if (last?.id === id) return last.rank || rankBetween(null, null);
    return rankBetween(last?.rank ?? null, null);
  }
  const others = draft.tree.childrenOf(parent).filter((page) => page.id !== id);
  const before = others[Math.min(at, others.length) - 1];
  const after = others[at];
  if (before && after && before.rank === after.rank) {
    const next = others.slice(at).find(({ rank }) => rank > before.rank);
    const rank = rankBetween(before.rank, next?.rank ?? null);
    draft.tree.put({ ...after, rank }, parent);
    return rankBetween(before.rank, rank);
  }
  return rankBetween(before?.rank ?? null, after?.rank ?? null);
}

function deletePage(draft: Draft, given: string, field: string): void {
  const { page } = draft.page(given, field);
  draft.tree.remove(page.id);
  draft.pageTexts.delete(page.id);
}

/** Back to what the base has: one that it does not have goes, one that was deleted comes back with what lay below it. */
function revertPage(draft: Draft, given: string, field: string): void {
  const id = draft.idOf(given);
  const way = wayTo(draft.world.base.pages, id);
  const base = way?.at(-1);
  if (!base) {
    deletePage(draft, id, field);
    return;
  }
  const wasGone = !draft.tree.get(id);
  putBack(draft, { page: base, parent: way?.at(-2)?.id ?? null }, field);
  if (!wasGone) return;
  const below = (page: Page): void => {
    for (const child of entriesBelow(page)) {
      if (!draft.tree.get(child.id)) putBack(draft, { page: child, parent: page.id }, field);
      below(child);
    }
  };
  below(base);
}

const entriesBelow = ({ pages }: Page): readonly Page[] => (pages === null ? [] : pages.kind === 'leaf' ? pages.entries : pages.nodes.flatMap((node) => entriesBelow({ pages: node } as Page))); // of a page its list alone is read

function putBack(draft: Draft, { page, parent }: Placed, field: string): void {
  if (parent !== null && !draft.tree.get(parent)) throw new Fault('CONFLICT', 'The page that it lay in is gone: take that back first.', { field });
  if (parent !== null && [parent, ...draft.tree.aboveOf(parent)].includes(page.id)) throw new Fault('CONFLICT', 'The page that it lay in lies below it now: move that first.', { field });
  const isFree = (slug: string) => (draft.tree.bySlug(parent, slug)?.id ?? page.id) === page.id;
  const slug = slugOf(page);
  const free = slug === undefined ? undefined : freeSlug(slug, isFree);
  const now = draft.tree.get(page.id);
  const isSame = now && now.parent === parent && now.page.document === page.document && now.page.rank === page.rank && sameFields(now.page.fields, page.fields);
  if (!isSame) draft.tree.put({ ...page, updatedAt: draft.world.now, fields: free === undefined ? page.fields : { ...page.fields, slug: free } }, parent);
  draft.pageTexts.delete(page.id);
}
