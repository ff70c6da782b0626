/** Describes changes of content as published clients read them: one object per kind of change. */
import type { Context } from '../../context.ts';
import type { ChangedPage, ContentChangeRow } from '../../data/rows/content-change.ts';
import type { Entry, FieldValues, Json, Page } from '../../domain/content.ts';
import { sameValue } from '../../domain/content.ts';
import { textOf } from '../../domain/fields.ts';

/** A JSON object; undefined members are left out when it is sent. */
type Summary = Readonly<Record<string, unknown>>;

/** The values of a field before and after a change. */
interface ValueChange {
  readonly before?: Json | undefined;
  readonly after?: Json | undefined;
}

const isObject = (json: Json | undefined): json is Readonly<Record<string, Json>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const numberOf = (fields: FieldValues, name: string): number | undefined =>
  typeof fields[name] === 'number' ? fields[name] : undefined;

/** Returns the names of the fields that differ. */
function namesOfChanged(before: FieldValues, after: FieldValues): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !sameValue(before[name], after[name])).sort();
}

/** Returns a cover with references to its files, as clients read it. */
function coverOf(cover: Json | undefined): Json | undefined {
  if (!isObject(cover)) return undefined;
  const { ref, refDark, yPos, ...rest } = cover;
  const fileOf = (file: Json): Json => ({ kind: 'file', file });
  return {
    ...rest,
    yPos: yPos ?? 0,
    ...(ref !== undefined && { ref: fileOf(ref) }),
    ...(refDark !== undefined && { refDark: fileOf(refDark) }),
  };
}

/** The prefix of the fields that hold the variables of a page. */
const VARIABLES = 'variables.';

/**
 * Returns the changed attributes of a page. Flags of the layout are left out, because clients expect
 * all of them together.
 */
function attributesOfPage(before: Page, after: Page): Readonly<Record<string, ValueChange>> {
  const attributes: Record<string, ValueChange> = {};
  const variables = { before: new Map<string, Json>(), after: new Map<string, Json>() };
  for (const name of namesOfChanged(before.fields, after.fields)) {
    const { [name]: was } = before.fields;
    const { [name]: is } = after.fields;
    const variable = name.startsWith(VARIABLES) ? name.slice(VARIABLES.length) : undefined;
    if (variable !== undefined) {
      if (was !== undefined) variables.before.set(variable, was);
      if (is !== undefined) variables.after.set(variable, is);
    } else if (name === 'cover') attributes[name] = { before: coverOf(was), after: coverOf(is) };
    else if (!name.includes('.')) attributes[name] = { before: was, after: is };
  }
  if (variables.before.size + variables.after.size > 0)
    attributes['variables'] = {
      before: Object.fromEntries(variables.before),
      after: Object.fromEntries(variables.after),
    };
  if (before.document !== after.document)
    attributes['document'] = { before: before.document, after: after.document };
  return attributes;
}

/** Returns the form of a page in a summary. */
const pageIn = ({ page, path }: ChangedPage): Summary => ({
  id: page.id,
  type: page.type.toLowerCase(),
  title: textOf(page.fields, 'title') ?? 'Untitled',
  path,
});

/** Returns true if more than the location of a page differs. */
const isEdited = (before: Page, after: Page): boolean =>
  before.document !== after.document || namesOfChanged(before.fields, after.fields).length > 0;

function summariesOfPage({ pageBefore, pageAfter, parents }: ContentChangeRow): Summary[] {
  if (!pageBefore) return pageAfter ? [{ type: 'page_created', page: pageIn(pageAfter) }] : [];
  if (!pageAfter) return [{ type: 'page_deleted', page: pageIn(pageBefore) }];
  const page = pageIn(pageAfter);
  const [was, is] = [pageBefore.page, pageAfter.page];
  return [
    ...(isEdited(was, is)
      ? [{ type: 'page_edited', page, attributes: attributesOfPage(was, is) }]
      : []),
    ...(parents
      ? [
          {
            type: 'page_moved',
            page,
            parent: {
              before: parents.before && pageIn(parents.before),
              after: parents.after && pageIn(parents.after),
            },
          },
        ]
      : []),
  ];
}

/** Returns the type of a summary: `file_created`, for example. */
const typeOf = (noun: string, { before, after }: ContentChangeRow): string =>
  `${noun}_${before ? (after ? 'edited' : 'deleted') : 'created'}`;

/** Returns the form of a file in a summary. */
function fileIn(ctx: Context, { id, fields }: Entry): Readonly<Record<string, Json | undefined>> {
  const size = numberOf(fields, 'size') ?? 0;
  const file = {
    name: textOf(fields, 'name') ?? '',
    contentType: textOf(fields, 'contentType') ?? '',
  };
  const hash = textOf(fields, 'blob') ?? '';
  const [width, height] = [numberOf(fields, 'width'), numberOf(fields, 'height')];
  return {
    id,
    ...file,
    size,
    downloadURL: ctx.blobs.downloadURL({ ...file, hash, size }, ctx.now),
    dimensions: width === undefined || height === undefined ? undefined : { width, height },
  };
}

function summaryOfFile(ctx: Context, row: ContentChangeRow): Summary {
  const [was, is] = [row.before && fileIn(ctx, row.before), row.after && fileIn(ctx, row.after)];
  const { size: _, dimensions: __, ...file } = is ?? was ?? {};
  const names = ['name', 'downloadURL', 'size', 'contentType', 'dimensions'];
  const attributes =
    was &&
    is &&
    Object.fromEntries(
      names.flatMap((name) =>
        sameValue(was[name], is[name]) ? [] : [[name, { before: was[name], after: is[name] }]],
      ),
    );
  return { type: typeOf('file', row), file, ...(attributes && { attributes }) };
}

function summaryOfReusableContent(row: ContentChangeRow): Summary {
  const { before, after, id } = row;
  const ofFields = (entry: Entry | undefined, name: string): string | undefined =>
    textOf(entry?.fields ?? {}, name) ?? undefined;
  const attributes = Object.fromEntries(
    ['title', 'document'].flatMap((name) => {
      const [was, is] = [ofFields(before, name), ofFields(after, name)];
      return was === is ? [] : [[name, { before: was, after: is }]];
    }),
  );
  return {
    type: typeOf('reusable_content', row),
    reusableContent: {
      id,
      title: ofFields(after ?? before, 'title') ?? 'Untitled',
      document: ofFields(after ?? before, 'document'),
    },
    ...(before && after && { attributes }),
  };
}

/** Returns the summary of all changed variables; none if there are none. */
function summariesOfVariables(rows: readonly ContentChangeRow[]): Summary[] {
  const variables = rows.flatMap(({ subject, id, before, after }) =>
    subject === 'VARIABLE'
      ? [[id, { before: before?.fields['value'], after: after?.fields['value'] }] as const]
      : [],
  );
  return variables.length === 0
    ? []
    : [{ type: 'variables_edited', variables: Object.fromEntries(variables) }];
}

/**
 * Returns changes as published clients read them, in the order of the changes. A page that was
 * edited and moved has two, and the variables have one together.
 */
export const summariesOf = (ctx: Context, rows: readonly ContentChangeRow[]): Summary[] => [
  ...rows.flatMap((row) => {
    if (row.subject === 'PAGE') return summariesOfPage(row);
    if (row.subject === 'FILE') return [summaryOfFile(ctx, row)];
    return row.subject === 'REUSABLE_CONTENT' ? [summaryOfReusableContent(row)] : [];
  }),
  ...summariesOfVariables(rows),
];
