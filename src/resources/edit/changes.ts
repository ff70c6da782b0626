/** Changes as they are sent, as changes that are applied. */
import type { Context } from '../../context.ts';
import { can } from '../../data/authorize.ts';
import { fileName } from '../../data/blobs/name.ts';
import type { Staged } from '../../data/blobs.ts';
import type { Writing } from '../../data/write.ts';
import type { FileRow } from '../../data/rows.ts';
import type { Change, NewFile, PageValues, Said } from '../../domain/changes/change.ts';
import type { Json } from '../../domain/content.ts';
import { badInput } from '../../domain/errors.ts';
import { computedFrom } from '../../domain/openapi/expand.ts';
import type { EditInput, InsertPageInput, PageCoverInput, PageTargetInput, UpdatePageInput } from '../../generated/resolvers.ts';
import { insertFileRow, usableFile } from '../file.ts';
import { type BroughtFiles, filesOf } from './files.ts';

/** Whose files they are to be. */
interface Owner {
  readonly organizationId: string;
  readonly spaceId: string;
  readonly authorId: string | null;
}

/** The changes of an input. Files that it brings become rows. BAD_USER_INPUT with the path of the first that is none. */
export async function changesIn(ctx: Context, tx: Writing, owner: Owner, edits: readonly EditInput[], brought: BroughtFiles): Promise<Said[]> {
  if (edits.length === 0) throw badInput('Give 1 to 50 changes.', 'input.changes');
  const said: Said[] = [];
  for (const [i, edit] of edits.entries()) {
    const field = `input.changes.${i}`;
    await mustHaveSpec(ctx, tx, owner, edit, field);
    const own = pageChange(edit, field) ?? entryChange(edit);
    if (own) said.push({ change: own.change, field: `${field}.${own.kind}` });
    for (const { file, field: at } of filesOf(edit, field)) {
      const put = await newFile(ctx, tx, owner, file.file ?? undefined, brought.get(at), at);
      said.push({ change: { kind: 'insertFile', ref: file.ref ?? undefined, file: file.name == null ? put : { ...put, fields: { ...put.fields, name: fileName(file.name) } } }, field: at });
    }
  }
  return said;
}

/** BAD_USER_INPUT for a computed page of a spec that is not the organization's, or that the writer does not see. */
async function mustHaveSpec({ viewer }: Context, { load }: Writing, { organizationId }: Owner, { insertPage, updatePage }: EditInput, field: string): Promise<void> {
  const id = (insertPage ?? updatePage)?.computed?.spec;
  if (id === undefined) return;
  const spec = await load.openAPISpec.load(id);
  if (spec?.organizationId === organizationId && (await can({ viewer, load }, 'openAPISpec.read', spec))) return;
  throw badInput('There is no such OpenAPI spec in the organization.', `${field}.${insertPage ? 'insertPage' : 'updatePage'}.computed.spec`);
}

interface Sorted {
  readonly kind: string;
  readonly change: Change;
}

function pageChange({ insertPage, updatePage, deletePage, revertPage }: EditInput, field: string): Sorted | undefined {
  if (insertPage) return { kind: 'insertPage', change: { kind: 'insertPage', ref: insertPage.ref ?? undefined, type: insertPage.type ?? 'DOCUMENT', ...valuesOf(insertPage, `${field}.insertPage`) } };
  if (updatePage) return { kind: 'updatePage', change: { kind: 'updatePage', page: updatePage.page, ...valuesOf(updatePage, `${field}.updatePage`) } };
  if (deletePage) return { kind: 'deletePage', change: { kind: 'deletePage', page: deletePage.page } };
  if (revertPage) return { kind: 'revertPage', change: { kind: 'revertPage', page: revertPage.page } };
  return undefined;
}

function entryChange({ deleteFile, setVariables, insertReusableContent, updateReusableContent, deleteReusableContent }: EditInput): Sorted | undefined {
  if (deleteFile) return { kind: 'deleteFile', change: { kind: 'deleteFile', file: deleteFile.file } };
  if (setVariables) return { kind: 'setVariables', change: { kind: 'setVariables', variables: setVariables.variables } };
  if (insertReusableContent) {
    const { ref, title, markdown } = insertReusableContent;
    return { kind: 'insertReusableContent', change: { kind: 'insertReusableContent', ref: ref ?? undefined, title, markdown } };
  }
  if (updateReusableContent) {
    const { id, title, markdown } = updateReusableContent;
    return { kind: 'updateReusableContent', change: { kind: 'updateReusableContent', id, title: title ?? undefined, markdown: markdown ?? undefined } };
  }
  if (deleteReusableContent) return { kind: 'deleteReusableContent', change: { kind: 'deleteReusableContent', id: deleteReusableContent.id } };
  return undefined;
}

/** What is said of a page: absent stays, null takes away. */
function valuesOf(input: Omit<InsertPageInput, 'type'> | UpdatePageInput, field: string): PageValues {
  const { title, slug, markdown, document, into, at, emoji, icon, description, hidden, noIndex, noRobotsIndex, layout, cover, variables, target, computed } = input;
  if (markdown != null && document != null) throw badInput('Give markdown or document, not both.', `${field}.document`);
  return {
    title: title ?? undefined,
    slug: slug ?? undefined,
    markdown: markdown ?? document?.markdown,
    into,
    at: at ?? undefined,
    fields: {
      ...{ emoji, icon, description, hidden: onlyTrue(hidden), noIndex: onlyTrue(noIndex), noRobotsIndex: onlyTrue(noRobotsIndex) },
      ...prefixed('layout.', layout ?? {}),
      ...prefixed('variables.', variables ?? {}),
      ...(cover !== undefined && { cover: cover && coverOf(cover) }),
      ...(computed != null && { computed: computedFrom(computed.spec) }),
      ...(target != null && { target: targetOf(target, `${field}.target`) }),
    },
  };
}

/** A flag that is off is absent. */
const onlyTrue = (flag: boolean | null | undefined): true | null | undefined => (flag == null ? undefined : flag || null);

const prefixed = (prefix: string, values: object): Record<string, Json | undefined> =>
  Object.fromEntries(Object.entries(values).map(([name, value]: [string, Json | undefined]) => [prefix + name, value]));

function coverOf({ ref, refDark, yPos }: PageCoverInput): Json {
  return { ...(ref && { ref: ref.file }), ...(refDark && { refDark: refDark.file }), ...(yPos != null && { yPos }) };
}

/** Which field a kind of target needs. */
const needed = { URL: 'url', PAGE: 'page', FILE: 'file', SPACE: 'space' } as const;

function targetOf(target: PageTargetInput, at: string): Json {
  const { kind, url, page, file, space, anchor } = target;
  const field = kind in needed ? needed[kind as keyof typeof needed] : undefined; // it is one of its own keys
  if (!field) throw badInput('A link leads to a URL, PAGE, FILE or SPACE.', `${at}.kind`);
  if (target[field] == null) throw badInput(`A target of this kind needs ${field}.`, `${at}.${field}`);
  return { kind, ...(url != null && { url }), ...(page != null && { page }), ...(file != null && { file }), ...(space != null && { space }), ...(anchor != null && { anchor }) };
}

/** A row as the fields of a file of content. */
export const fieldsOf = ({ name, contentType, size, blob, width, height }: FileRow): NewFile['fields'] => ({
  name,
  contentType,
  size,
  blob,
  ...(width !== null && { width }),
  ...(height !== null && { height }),
});

/** The file that an id names, or that was brought. BAD_USER_INPUT for one that is not of the organization. */
async function newFile(ctx: Context, tx: Writing, { organizationId, spaceId, authorId }: Owner, id: string | undefined, staged: Staged | undefined, field: string): Promise<NewFile> {
  const row = id === undefined ? null : await usableFile({ viewer: ctx.viewer, load: tx.load }, organizationId, id);
  if (row) return { id: row.id, fields: fieldsOf(row) };
  if (!staged) throw badInput('No such file was uploaded to this organization.', `${field}.file`);
  const made = await insertFileRow(tx, ctx.now, { organizationId, spaceId, uploadedById: authorId }, staged);
  return { id: made.id, fields: fieldsOf(made) };
}
