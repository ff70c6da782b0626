/** Builds and merges small contents for the tests of the merge. */
import { createHash } from 'node:crypto';
import {
  canonical,
  type Content,
  type Entry,
  type FieldValues,
  hashOf,
  type Json,
  type Page,
} from '../../../src/domain/content.ts';
import { entriesOf, type EntryList, listOf } from '../../../src/domain/list.ts';
import {
  type Conflict,
  mergeContent,
  type MergeResult,
  type Resolution,
} from '../../../src/domain/merge.ts';

const texts = new Map<string, string>();

/** Returns the hash of a text, which the merges can then read. */
export function text(markdown: string): string {
  texts.set(hashOf(markdown), markdown);
  return hashOf(markdown);
}

/** Returns a page whose title and slug are its id; a `slug` of null is none. */
export function page(
  id: string,
  {
    rank = 'a0',
    markdown,
    at = '2026-01-01',
    by,
    createdBy,
    ...fields
  }: {
    rank?: string;
    markdown?: string;
    at?: string;
    by?: string;
    createdBy?: string;
    [field: string]: Json | undefined;
  } = {},
  ...below: Page[]
): Page {
  const { slug, ...rest } = { title: id, slug: id as Json | undefined, ...fields };
  const known = Object.fromEntries(
    Object.entries({ ...rest, ...(slug !== null && { slug }) }).filter(
      ([, value]) => value !== undefined,
    ),
  ) as FieldValues; // undefined values were left out
  return {
    id,
    rank,
    type: slug === null ? 'LINK' : 'DOCUMENT',
    ...(markdown !== undefined && { document: text(markdown) }),
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: `${at}T00:00:00.000Z`,
    ...(createdBy !== undefined && { createdBy }),
    ...(by !== undefined && { updatedBy: by }),
    fields: known,
    pages: listOf(below),
  };
}

/** Returns a file, a reusable content or a variable. */
export const entry = (id: string, fields: FieldValues, rank = ''): Entry => ({ id, rank, fields });

/** Returns the content with these pages. */
export const content = (
  pages: readonly Page[],
  rest: {
    files?: readonly Entry[];
    reusableContents?: readonly Entry[];
    variables?: readonly Entry[];
  } = {},
): Content => ({
  pages: listOf(pages),
  files: listOf(rest.files ?? []),
  reusableContents: listOf(rest.reusableContents ?? []),
  variables: listOf(rest.variables ?? []),
});

/** Merges with resolutions: the id of each conflict with a choice or a value. */
export function merge(
  base: Content,
  ours: Content,
  theirs: Content,
  decisions: Readonly<Record<string, 'OURS' | 'THEIRS' | 'BASE' | { readonly value: Json }>> = {},
): MergeResult {
  const read = (hash: string) => texts.get(hash) ?? '';
  let resolutions: Resolution[] = [];
  // Each conflict is resolved when it is reported, as a user would.
  for (;;) {
    const result = mergeContent(base, ours, theirs, { texts: read, resolutions });
    const more = result.conflicts.flatMap(({ id, fingerprint }): Resolution[] => {
      const decision = decisions[id];
      if (decision === undefined) return [];
      return [
        {
          conflict: id,
          fingerprint,
          ...(typeof decision === 'string'
            ? { choice: decision }
            : { choice: 'CUSTOM', value: decision.value }),
        },
      ];
    });
    if (more.length === 0) return result;
    resolutions = [...resolutions, ...more];
  }
}

/** Returns an expected conflict with its fingerprint. */
export function conflict(expected: Omit<Conflict, 'fingerprint'>): Conflict {
  const {
    kind,
    page: pageId = null,
    entry: entryId = null,
    field = null,
    base,
    ours,
    theirs,
  } = expected;
  const fingerprint = createHash('sha256')
    .update(canonical([base, ours, theirs, kind, pageId, entryId, field]))
    .digest('hex')
    .slice(0, 32);
  return { ...expected, fingerprint };
}

/**
 * Returns the pages of merged content, indented by level: `id`, then the fields that differ from
 * those of `page`, then the text.
 */
export function outline({ content: merged, documents }: MergeResult): string[] | undefined {
  const lines = (pages: EntryList<Page>, indent: string): string[] =>
    entriesOf(pages).flatMap(({ id, fields, document, pages: below }) => {
      const own = Object.entries(fields).filter(
        ([name, value]) => !((name === 'title' || name === 'slug') && value === id),
      );
      const said = [
        id,
        ...own
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, value]) => `${name}=${canonical(value)}`),
        ...(document === undefined
          ? []
          : [JSON.stringify(documents.get(document) ?? texts.get(document))]),
      ];
      return [indent + said.join(' '), ...lines(below, `${indent}  `)];
    });
  return merged && lines(merged.pages, '');
}

/** Returns the ids and fields of the entries of a list of merged content. */
export const fieldsIn = (entries: EntryList<Entry> | undefined): [string, FieldValues][] =>
  entriesOf(entries ?? null).map(({ id, fields }) => [id, fields]);
