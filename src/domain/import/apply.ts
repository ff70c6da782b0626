/** What an import brings, put into content: behind the pages that are there, as changes of many batches and of one revision. */
import { applyChanges } from '../changes.ts';
import type { Change, Changed, NewFile, Said, World } from '../changes/change.ts';
import type { Content, Json } from '../content.ts';
import { isIdOf } from '../ids.ts';
import type { Imported, ImportedPage } from '../import.ts';
import { entriesOf, listOf } from '../list.ts';
import { rewriteLinks } from '../markdown/rewrite.ts';
import { TakenSlugs } from '../slug.ts';
import { pageBySlug } from '../tree.ts';
import { rewriteIncludes } from './includes.ts';
import { guarded, unguarded } from './matter.ts';

/** Changes of a batch: what each looks at grows with the changes before it. */
const BATCH = 50;
/** Stands in a link until the page that it leads to is there. */
const NOWHERE: Json = { kind: 'URL', url: 'about:blank' };

/** What came of an import: content, its texts by hash, and ids by refs. */
export interface Applied extends Changed {
  readonly ids: ReadonlyMap<string, string>;
}

/**
 * The content with what was imported. `files` are the imported files as they were stored, by their refs; one that is not among them is
 * left out. A page at the root whose slug is taken gets another. BAD_USER_INPUT where content would hold too much.
 */
export function applyImport(content: Content, imported: Imported, files: ReadonlyMap<string, NewFile>, world: Pick<World, 'now' | 'newId'>): Applied {
  const steps = importSteps(content, imported, files, world);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same in steps of some ten milliseconds each, between which others may have their turn. */
export function* importSteps(content: Content, imported: Imported, files: ReadonlyMap<string, NewFile>, world: Pick<World, 'now' | 'newId'>): Generator<undefined, Applied> {
  const ids = new Map<string, string>();
  function* apply(before: Content, changes: Iterable<Change>): Generator<undefined, Changed> {
    let after = before;
    const documents = new Map<string, string>();
    for (const batch of batches(changes)) {
      const said = batch.map((change): Said => ({ change: resolved(change, ids), field: 'source' }));
      const changed = applyChanges(after, said, { ...world, base: before, named: (ref, id) => ids.set(ref, id) });
      after = changed.content;
      for (const [hash, text] of changed.documents) documents.set(hash, text);
      yield;
    }
    return { content: after, documents };
  }
  const made = yield* apply(content, insertions(imported, files, content));
  const { content: whole, documents } = yield* apply(made.content, texts(imported, ids));
  return { content: withGit(whole, imported, ids), documents, ids };
}

/** Content in which reusable contents say where they lie in a repository: no change of theirs says so. */
function withGit(content: Content, { reusableContents }: Imported, ids: ReadonlyMap<string, string>): Content {
  const said = new Map(reusableContents.flatMap(({ ref, git }) => (git === undefined ? [] : [[ids.get(ref) ?? ref, git]])));
  if (said.size === 0) return content;
  const entries = entriesOf(content.reusableContents).map((entry) => {
    const git = said.get(entry.id);
    return git === undefined ? entry : { ...entry, fields: { ...entry.fields, git } };
  });
  return { ...content, reusableContents: listOf(entries) };
}

/** What is there before any text: so each text finds all that it names. */
function insertions({ pages, files, reusableContents, variables }: Imported, stored: ReadonlyMap<string, NewFile>, content: Content): Change[] {
  const taken = new TakenSlugs(pages.flatMap(({ parent, slug }) => (parent === null && slug !== undefined ? [slug] : [])));
  const slugOf = ({ parent, slug }: ImportedPage) => (parent === null && slug !== undefined && pageBySlug(content.pages, slug) ? free(slug, taken, content) : slug);
  return [
    ...files.flatMap(({ ref, git }): Change[] => {
      const file = stored.get(ref);
      return file ? [{ kind: 'insertFile', ref, file: git === undefined ? file : { ...file, fields: { ...file.fields, git } } }] : [];
    }),
    ...(Object.keys(variables).length > 0 ? [{ kind: 'setVariables', variables } as const] : []),
    ...reusableContents.map(({ ref, title }): Change => ({ kind: 'insertReusableContent', ref, title, markdown: '' })),
    ...pages.map((page): Change => {
      const { ref, type, parent, title, fields = {} } = page;
      const { cover, target, ...rest } = fields;
      const whole = coverIn(cover, stored);
      return {
        kind: 'insertPage',
        ref,
        type,
        into: parent,
        title,
        slug: slugOf(page),
        fields: { ...rest, ...(whole !== undefined && { cover: whole }), ...(target !== undefined && { target: NOWHERE }) },
      };
    }),
  ];
}

/** A slug that neither the pages there nor the imported ones have. */
function free(slug: string, taken: TakenSlugs, content: Content): string {
  for (;;) {
    const next = taken.take(slug);
    if (!pageBySlug(content.pages, next)) return next;
  }
}

/** A cover without the files that were not stored; undefined where none is left. */
function coverIn(cover: Json | undefined, stored: ReadonlyMap<string, NewFile>): Json | undefined {
  if (typeof cover !== 'object' || cover === null) return undefined;
  const parts = Object.entries(cover).filter(([, value]: [string, Json]) => typeof value !== 'string' || stored.has(value));
  return parts.some(([name]) => name !== 'yPos') ? Object.fromEntries(parts) : undefined;
}

/** The texts of all, and where links lead; each is worked out when its turn comes. */
function* texts({ pages, reusableContents }: Imported, ids: ReadonlyMap<string, string>): Generator<Change> {
  for (const { ref, markdown } of reusableContents) yield { kind: 'updateReusableContent', id: ref, markdown: withIds(markdown, ids) };
  for (const { ref, type, markdown, fields } of pages) {
    const target = fields?.['target'];
    if (type === 'DOCUMENT') yield { kind: 'updatePage', page: ref, markdown: guarded(withIds(unguarded(markdown), ids)) };
    else if (target !== undefined) yield { kind: 'updatePage', page: ref, fields: { target: targetWithIds(target, ids) } };
  }
}

/** Changes in batches. */
function* batches(changes: Iterable<Change>): Generator<Change[]> {
  let batch: Change[] = [];
  for (const change of changes) {
    batch.push(change);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const targetWithIds = (target: Json, ids: ReadonlyMap<string, string>): Json =>
  typeof target === 'object' && target !== null
    ? Object.fromEntries(Object.entries(target).map(([name, value]: [string, Json]) => [name, (name === 'page' || name === 'file') && typeof value === 'string' ? (ids.get(value) ?? value) : value]))
    : target;

/** A text with addresses by id for refs. */
function withIds(markdown: string, ids: ReadonlyMap<string, string>): string {
  const text = rewriteLinks(markdown, (href) => {
    const [name = ''] = href.split(/[?#]/, 1);
    const id = ids.get(name);
    return id === undefined ? undefined : addressOf(id) + href.slice(name.length);
  });
  return rewriteIncludes(text, (name) => ids.get(name));
}

const addressOf = (id: string): string => `/${isIdOf(id, 'File') ? 'files' : isIdOf(id, 'ReusableContent') ? 'reusable-contents' : 'pages'}/${id}`;

/** A change in which refs of earlier batches are ids. */
function resolved(change: Change, ids: ReadonlyMap<string, string>): Change {
  const idOf = (ref: string) => ids.get(ref) ?? ref;
  if (change.kind === 'updatePage') return { ...change, page: idOf(change.page) };
  if (change.kind === 'updateReusableContent') return { ...change, id: idOf(change.id) };
  if (change.kind !== 'insertPage') return change;
  const cover = change.fields?.['cover'];
  const into = change.into == null ? null : idOf(change.into);
  if (typeof cover !== 'object' || cover === null) return { ...change, into };
  return {
    ...change,
    into,
    fields: { ...change.fields, cover: Object.fromEntries(Object.entries(cover).map(([name, value]: [string, Json]) => [name, typeof value === 'string' ? idOf(value) : value])) },
  };
}
