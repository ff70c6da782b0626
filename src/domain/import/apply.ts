/**
 * Adds imported content to existing content, after the existing pages, in batches of changes that
 * form one revision.
 */
import { applyChanges } from '../changes.ts';
import type { Change, Changed, NewFile, LocatedChange, ChangeContext } from '../changes/change.ts';
import type { Content, Json } from '../content.ts';
import { isIdOf } from '../ids.ts';
import type { ImportedContent, ImportedPage } from '../import.ts';
import { entriesOf, listOf } from '../list.ts';
import type { ParsedText } from '../markdown/reading.ts';
import { TakenSlugs } from '../slug.ts';
import {
  directTexts,
  rewriteAll,
  type RewriteInput,
  type Texts,
  UnreadableText,
} from '../texts.ts';
import { pageBySlug } from '../tree.ts';
import { guarded, unguarded } from './matter.ts';

/** The number of changes in a batch. The cost of a change grows with the changes before it. */
const BATCH_COUNT = 50;
/** A placeholder target for link pages, until their target page exists. */
const PLACEHOLDER_TARGET: Json = { kind: 'URL', url: 'about:blank' };

/** The result of the changes of an import. */
type AppliedChanges = Omit<Changed, 'pages'>;

/** The result of an import: content, new texts by hash, and ids by ref. */
export interface AppliedImport extends AppliedChanges {
  readonly ids: ReadonlyMap<string, string>;
}

/**
 * Adds imported content to content. `files` holds the stored files by ref; files without an entry
 * are left out, and a root page whose slug is taken gets another slug.
 *
 * @throws BAD_USER_INPUT where the content would exceed a limit.
 */
export function applyImport(
  content: Content,
  imported: ImportedContent,
  files: ReadonlyMap<string, NewFile>,
  dependencies: ImportDependencies,
): AppliedImport {
  const steps = importSteps(content, imported, files, { ...dependencies, texts: directTexts });
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The dependencies of an import. */
type ImportDependencies = Pick<ChangeContext, 'now' | 'author' | 'newId' | 'texts'>;

/** A completed step, or the error of a step that runs again after its texts are read. */
type Step = UnreadableText | undefined;

/** Runs a step that creates no ids, and runs it again after each unread text is read. */
function* retryUnread<T>(body: () => T): Generator<UnreadableText, T> {
  for (;;) {
    try {
      return body();
    } catch (error) {
      if (!(error instanceof UnreadableText)) throw error;
      yield error;
    }
  }
}

/**
 * Adds imported content as `applyImport` does, in steps of about ten milliseconds. Between two
 * steps the caller can run other work or read the texts that the next step needs.
 */
export function* importSteps(
  content: Content,
  imported: ImportedContent,
  files: ReadonlyMap<string, NewFile>,
  dependencies: ImportDependencies,
): Generator<Step, AppliedImport> {
  const ids = new Map<string, string>();
  const { texts: work = directTexts } = dependencies;
  function* apply(before: Content, changes: readonly Change[]): Generator<Step, AppliedChanges> {
    let after = before;
    const documents = new Map<string, string>();
    for (const batch of batches(changes)) {
      const head = after;
      const linked = yield* retryUnread(() => withIds(batch, ids, work));
      const located = linked.map(
        (change): LocatedChange => ({ change: resolved(change, ids), field: 'source' }),
      );
      const changed = yield* retryUnread(() =>
        applyChanges(head, located, {
          ...dependencies,
          base: before,
          named: (ref, id) => ids.set(ref, id),
        }),
      );
      after = changed.content;
      for (const [hash, text] of changed.documents) documents.set(hash, text);
      yield;
    }
    return { content: after, documents };
  }
  const inserted = yield* apply(content, insertions(imported, files, content));
  const { content: contentWithTexts, documents } = yield* apply(
    inserted.content,
    texts(imported, ids),
  );
  return { content: withGit(contentWithTexts, imported, ids), documents, ids };
}

/** Returns content with the Git location of reusable contents, which no kind of change can set. */
function withGit(
  content: Content,
  { reusableContents }: ImportedContent,
  ids: ReadonlyMap<string, string>,
): Content {
  const locations = new Map(
    reusableContents.flatMap(({ ref, git }) =>
      git === undefined ? [] : [[ids.get(ref) ?? ref, git]],
    ),
  );
  if (locations.size === 0) return content;
  const entries = entriesOf(content.reusableContents).map((entry) => {
    const git = locations.get(entry.id);
    return git === undefined ? entry : { ...entry, fields: { ...entry.fields, git } };
  });
  return { ...content, reusableContents: listOf(entries) };
}

/**
 * Returns the changes that create everything without texts, so that every text can refer to all of
 * it.
 */
function insertions(
  { pages, files, reusableContents, variables }: ImportedContent,
  stored: ReadonlyMap<string, NewFile>,
  content: Content,
): Change[] {
  const taken = new TakenSlugs(
    pages.flatMap(({ parent, slug }) => (parent === null && slug !== undefined ? [slug] : [])),
  );
  const slugOf = ({ parent, slug }: ImportedPage) =>
    parent === null && slug !== undefined && pageBySlug(content.pages, slug)
      ? freeSlug(slug, taken, content)
      : slug;
  return [
    ...files.flatMap(({ ref, git }): Change[] => {
      const file = stored.get(ref);
      return file
        ? [
            {
              kind: 'insertFile',
              ref,
              file: git === undefined ? file : { ...file, fields: { ...file.fields, git } },
            },
          ]
        : [];
    }),
    ...(Object.keys(variables).length > 0 ? [{ kind: 'setVariables', variables } as const] : []),
    ...reusableContents.map(
      ({ ref, title }): Change => ({ kind: 'insertReusableContent', ref, title, markdown: '' }),
    ),
    ...pages.map((page): Change => {
      const { ref, type, parent, title, fields = {} } = page;
      const { cover, target, ...rest } = fields;
      const storedCover = storedCoverOf(cover, stored);
      return {
        kind: 'insertPage',
        ref,
        type,
        into: parent,
        title,
        slug: slugOf(page),
        fields: {
          ...rest,
          ...(storedCover !== undefined && { cover: storedCover }),
          ...(target !== undefined && { target: PLACEHOLDER_TARGET }),
        },
      };
    }),
  ];
}

/** Returns a slug that neither an existing nor an imported page has. */
function freeSlug(slug: string, taken: TakenSlugs, content: Content): string {
  for (;;) {
    const next = taken.take(slug);
    if (!pageBySlug(content.pages, next)) return next;
  }
}

/** Returns a cover without the files that were not stored; undefined where none is left. */
function storedCoverOf(
  cover: Json | undefined,
  stored: ReadonlyMap<string, NewFile>,
): Json | undefined {
  if (typeof cover !== 'object' || cover === null) return undefined;
  const parts = Object.entries(cover).filter(
    ([, value]: [string, Json]) => typeof value !== 'string' || stored.has(value),
  );
  return parts.some(([name]) => name !== 'yPos') ? Object.fromEntries(parts) : undefined;
}

/** Returns the changes that set texts and link targets. */
const texts = (
  { pages, reusableContents }: ImportedContent,
  ids: ReadonlyMap<string, string>,
): Change[] => [
  ...reusableContents.map(
    ({ ref, markdown }): Change => ({ kind: 'updateReusableContent', id: ref, markdown }),
  ),
  ...pages.flatMap(({ ref, type, markdown, fields }): Change[] => {
    const target = fields?.['target'];
    if (type === 'DOCUMENT') return [{ kind: 'updatePage', page: ref, markdown }];
    return target === undefined
      ? []
      : [{ kind: 'updatePage', page: ref, fields: { target: targetWithIds(target, ids) } }];
  }),
];

/** Splits changes into batches. */
function* batches(changes: readonly Change[]): Generator<readonly Change[]> {
  for (let at = 0; at < changes.length; at += BATCH_COUNT)
    yield changes.slice(at, at + BATCH_COUNT);
}

const targetWithIds = (target: Json, ids: ReadonlyMap<string, string>): Json =>
  typeof target === 'object' && target !== null
    ? Object.fromEntries(
        Object.entries(target).map(([name, value]: [string, Json]) => [
          name,
          (name === 'page' || name === 'file') && typeof value === 'string'
            ? (ids.get(value) ?? value)
            : value,
        ]),
      )
    : target;

/** A change of an existing text. */
type TextChange = Extract<Change, { kind: 'updatePage' | 'updateReusableContent' }> & {
  readonly markdown: string;
};

const isTextChange = (change: Change): change is TextChange =>
  (change.kind === 'updatePage' || change.kind === 'updateReusableContent') &&
  change.markdown !== undefined;

/** Replaces refs by ids in the texts of changes. @throws UnreadableText where `work` does. */
function withIds(
  changes: readonly Change[],
  ids: ReadonlyMap<string, string>,
  work: Texts,
): Change[] {
  const textChanges = changes.filter(isTextChange);
  const sources = textChanges.map(({ kind, markdown }) =>
    kind === 'updatePage' ? unguarded(markdown) : markdown,
  );
  const reads = work.all('read', sources);
  const rewritten = rewriteAll(
    work,
    sources.map((text, i) => rewriteOf(text, reads[i], ids)),
  );
  const rewrittenChanges = new Map<Change, Change>(
    textChanges.map((change, i) => {
      const text = rewritten[i] ?? change.markdown;
      return [change, { ...change, markdown: change.kind === 'updatePage' ? guarded(text) : text }];
    }),
  );
  return changes.map((change) => rewrittenChanges.get(change) ?? change);
}

function rewriteOf(
  text: string,
  read: ParsedText | undefined,
  ids: ReadonlyMap<string, string>,
): RewriteInput {
  const links = (read?.addresses ?? []).flatMap((href): [string, string][] => {
    const [name = ''] = href.split(/[?#]/, 1);
    const id = ids.get(name);
    return id === undefined ? [] : [[href, addressOf(id) + href.slice(name.length)]];
  });
  const includes = (read?.includes ?? []).flatMap((name): [string, string][] => {
    const id = ids.get(name);
    return id === undefined ? [] : [[name, id]];
  });
  return { text, links: Object.fromEntries(links), includes: Object.fromEntries(includes) };
}

const addressOf = (id: string): string =>
  `/${isIdOf(id, 'File') ? 'files' : isIdOf(id, 'ReusableContent') ? 'reusable-contents' : 'pages'}/${id}`;

/** Replaces refs of earlier batches by ids in a change. */
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
    fields: {
      ...change.fields,
      cover: Object.fromEntries(
        Object.entries(cover).map(([name, value]: [string, Json]) => [
          name,
          typeof value === 'string' ? idOf(value) : value,
        ]),
      ),
    },
  };
}
