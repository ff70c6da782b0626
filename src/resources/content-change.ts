/** Computes the changes between two revisions: pages, files, variables and reusable contents. */
import type { Context } from '../context.ts';
import { compositeKey } from '../data/loaders.ts';
import type { Connection, PageArgs } from '../data/connection.ts';
import { pageOfItems } from '../data/items.ts';
import type { RevisionRow } from '../data/rows.ts';
import type { ChangedPage, ContentChangeRow } from '../data/rows/content-change.ts';
import {
  type Content,
  type Entry,
  type Json,
  type Page,
  sameValue,
  SOURCE_FIELDS,
} from '../domain/content.ts';
import { diffContent, type EntryDifference, type PageDifference } from '../domain/diff.ts';
import { pathOf, pathTo } from '../domain/tree.ts';
import type { ContentChangeKind, Resolvers } from '../generated/resolvers.ts';
import { notFound } from '../domain/errors.ts';
import { textOf } from '../domain/fields.ts';
import { summariesOf } from './content-change/summary.ts';
import { fieldValueOf } from './content-change/values.ts';
import { contentOf } from './revision/content.ts';

const emptyContent: Content = { pages: null, files: null, reusableContents: null, variables: null };

const noTexts: ReadonlyMap<string, string> = new Map();

/**
 * Returns the changes between two contents in a fixed order. `unstoredTexts` has the
 * texts of `after` that
 * are not stored yet, by hash.
 */
export function changesOf(
  organizationId: string,
  before: Content,
  after: Content,
  unstoredTexts: ReadonlyMap<string, string> = noTexts,
): ContentChangeRow[] {
  const difference = diffContent(before, after);
  const sorted = <Value>(map: ReadonlyMap<string, Value>): [string, Value][] =>
    [...map].sort(([one], [other]) => (one < other ? -1 : 1));
  const rest = { organizationId, unstoredTexts };
  const placeIn = (content: Content, id: string) => placeOf(pathTo(content.pages, id) ?? []);
  const ofPage = ([id, { before: was, after: is }]: [string, PageDifference]): Listed => {
    const [pageBefore, pageAfter] = [was && placeIn(before, id), is && placeIn(after, id)];
    const isMoved =
      was !== undefined &&
      is !== undefined &&
      (was.parent !== is.parent || was.page.rank !== is.page.rank);
    return {
      subject: 'PAGE',
      id,
      before: was?.page,
      after: is?.page,
      pathBefore: pageBefore?.path,
      pathAfter: pageAfter?.path,
      pageBefore,
      pageAfter,
      isMoved,
      parents: isMoved ? { before: parentIn(before, id), after: parentIn(after, id) } : undefined,
      ...rest,
    };
  };
  const ofEntry =
    (subject: ContentChangeRow['subject']) =>
    ([id, { before: was, after: is }]: [string, EntryDifference]): Listed => ({
      subject,
      id,
      before: was,
      after: is,
      pathBefore: undefined,
      pathAfter: undefined,
      isMoved: false,
      ...rest,
    });
  const all = [
    ...sorted(difference.pages).map(ofPage),
    ...sorted(difference.files).map(ofEntry('FILE')),
    ...sorted(difference.variables).map(ofEntry('VARIABLE')),
    ...sorted(difference.reusableContents).map(ofEntry('REUSABLE_CONTENT')),
  ];
  return all.map((row, index) => ({ ...row, laterCount: all.length - index - 1 }));
}

/** A change without its place in the list. */
type Listed = Omit<ContentChangeRow, 'laterCount'>;

/** Returns the last page of a path with its path; undefined for an empty path. */
function placeOf(pages: readonly Page[]): ChangedPage | undefined {
  const page = pages.at(-1);
  return page && { page, path: pathOf(pages) || undefined };
}

/** Returns the parent of a page; undefined at the root. */
const parentIn = (content: Content, id: string): ChangedPage | undefined =>
  placeOf((pathTo(content.pages, id) ?? []).slice(0, -1));

/**
 * Returns the changes from one revision to another. If `since` is null, the changes start from
 * empty content.
 */
export async function changesBetween(
  { load }: Pick<Context, 'load'>,
  since: string | null,
  id: string,
): Promise<ContentChangeRow[]> {
  const revision = await load.revision.must(id);
  const [before, after] = await Promise.all([
    since === null ? emptyContent : contentOf(load, since),
    load.content.load(revision),
  ]);
  return changesOf(revision.organizationId, before, after);
}

const ORDER: Readonly<Record<ContentChangeRow['subject'], string>> = {
  PAGE: '0',
  FILE: '1',
  VARIABLE: '2',
  REUSABLE_CONTENT: '3',
};

/** Returns a page of changes. `name` identifies the two revisions in cursors. */
export const pageOfChanges = (
  name: string,
  items: readonly ContentChangeRow[],
  args: PageArgs,
): Connection<ContentChangeRow> =>
  pageOfItems({ name, items, keysOf: ({ subject, id }) => [ORDER[subject], id] }, args);

const documentOf = (entry: Entry | undefined): string | undefined => {
  // Pages have the document hash next to their fields, reusable contents have it in their fields.
  const document = (entry as Page | undefined)?.document ?? entry?.fields['document'];
  return typeof document === 'string' ? document : undefined;
};

const titleOf = ({ before, after, id, subject }: ContentChangeRow): string => {
  const fields = (after ?? before)?.fields ?? {};
  return subject === 'VARIABLE'
    ? id
    : (textOf(fields, subject === 'FILE' ? 'name' : 'title') ?? 'Untitled');
};

/** A field with its values; undefined for an absent one. */
interface FieldDifference {
  readonly name: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** Returns the fields that differ, except for the text. */
function fieldsThatDiffer({ before, after }: ContentChangeRow): readonly FieldDifference[] {
  const [was, is] = [before?.fields ?? {}, after?.fields ?? {}];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter(
      (name) => name !== 'document' && !SOURCE_FIELDS.has(name) && !sameValue(was[name], is[name]),
    )
    .sort();
  return names.map((name) => ({ name, before: was[name], after: is[name] }));
}

const NAMES = new Set(['title', 'slug', 'name']);

function kindsOf(row: ContentChangeRow): ContentChangeKind[] {
  if (!row.before) return ['CREATED'];
  if (!row.after) return ['DELETED'];
  const fields = fieldsThatDiffer(row);
  const isEdited =
    documentOf(row.before) !== documentOf(row.after) || fields.some(({ name }) => !NAMES.has(name));
  return [
    ...(isEdited ? (['EDITED'] as const) : []),
    ...(row.isMoved ? (['MOVED'] as const) : []),
    ...(fields.some(({ name }) => NAMES.has(name)) ? (['RENAMED'] as const) : []),
  ];
}

async function storedTextOf(
  { load }: Context,
  { organizationId, unstoredTexts }: ContentChangeRow,
  entry: Entry | undefined,
): Promise<string> {
  const hash = documentOf(entry);
  if (hash === undefined) return '';
  return (
    unstoredTexts.get(hash) ??
    (await load.document.must(compositeKey(organizationId, hash))).markdown
  );
}

/**
 * Returns another revision of the same space.
 * @throws NOT_FOUND
 */
async function siblingOf(ctx: Context, { spaceId }: RevisionRow, id: string): Promise<RevisionRow> {
  const found = await ctx.load.revision.load(id);
  if (found?.spaceId !== spaceId) throw notFound();
  return found;
}

export const contentChange: Resolvers = {
  Revision: {
    changes: async (row, args, ctx) => {
      const { sinceRevisionId: given } = args;
      const since = given == null ? row.parentId : (await siblingOf(ctx, row, given)).id;
      return pageOfChanges(
        `changes ${row.id} ${since}`,
        await changesBetween(ctx, since, row.id),
        args,
      );
    },
  },
  ContentChangeConnection: {
    summaries: ({ nodes }, _, ctx) => summariesOf(ctx, nodes),
    laterCount: ({ nodes }) => nodes.at(-1)?.laterCount ?? 0,
  },
  ContentChange: {
    key: ({ id }) => id,
    title: titleOf,
    kinds: kindsOf,
    pathBefore: ({ pathBefore }) => pathBefore ?? null,
    pathAfter: ({ pathAfter }) => pathAfter ?? null,
    fields: (row) =>
      fieldsThatDiffer(row).map(({ name, before, after }) => ({
        name,
        before: fieldValueOf(name, before),
        after: fieldValueOf(name, after),
      })),
    blocks: async (row, _, ctx) => {
      const [before, after] = [documentOf(row.before), documentOf(row.after)];
      if (before === after) return [];
      const [was, is] = await Promise.all([
        storedTextOf(ctx, row, row.before),
        storedTextOf(ctx, row, row.after),
      ]);
      return [...(await ctx.texts.one('diff', { before: was, after: is }))];
    },
  },
  BlockChange: {
    indexBefore: ({ was }) => was,
    indexAfter: ({ at }) => at,
  },
};
