/** Translates the changes of an edit input to the changes that the domain applies. */
import type { Context } from '../../context.ts';
import { can } from '../../data/authorize.ts';
import { sanitizeFileName } from '../../data/blobs/name.ts';
import type { Staged } from '../../data/blobs.ts';
import type { WriteContext } from '../../data/write.ts';
import type { FileRow } from '../../data/rows.ts';
import type {
  Change,
  NewFile,
  PageValues,
  LocatedChange,
  RefusedChange,
} from '../../domain/changes/change.ts';
import type { Content, Json } from '../../domain/content.ts';
import { emojiOf } from '../../domain/emoji.ts';
import { badInput } from '../../domain/errors.ts';
import { computedFrom } from '../../domain/openapi/expand.ts';
import { BatchProblems } from '../../domain/changes/problems.ts';
import { checkAll } from '../../domain/problems.ts';
import type {
  EditInput,
  InsertFileInput,
  InsertPageInput,
  PageCoverInput,
  PageTargetInput,
  UpdatePageInput,
} from '../../generated/resolvers.ts';
import { blocksChange } from './blocks.ts';
import { fileRow, insertFileRow, usableFile } from '../file.ts';
import { type AddedFiles, filesOf } from './files.ts';

/** The owner of files that an edit adds, and the content that it is based on. */
interface Owner {
  readonly organizationId: string;
  readonly spaceId: string;
  readonly authorId: string | null;
  readonly headId: string;
  readonly head: Content;
  /** The content in which the caller read the blocks that the edit changes. */
  readonly base: Content;
}

/** The changes of an input in their order, and the problems of those that are refused. */
interface EditChanges {
  readonly changes: readonly (LocatedChange | RefusedChange)[];
  readonly problems: BatchProblems;
}

/**
 * Requires at least one change.
 * @throws BAD_USER_INPUT
 */
export function requireChanges(edits: readonly EditInput[] | undefined): void {
  if (edits?.length === 0) throw badInput('Give 1 to 50 changes.', 'input.changes');
}

/**
 * Returns the changes of an input, each with its path, and inserts the rows of its new files.
 * @throws BAD_USER_INPUT for an input without changes
 */
export async function changesIn(
  ctx: Context,
  tx: WriteContext,
  owner: Owner,
  edits: readonly EditInput[],
  stagedFiles: AddedFiles,
): Promise<EditChanges> {
  requireChanges(edits);
  const changes: (LocatedChange | RefusedChange)[] = [];
  const problems = new BatchProblems();
  for (const [i, edit] of edits.entries()) {
    const field = `input.changes.${i}`;
    await problems.checkAsync(() => requireSpec(ctx, tx, owner, edit, field));
    const { updateBlocks } = edit;
    if (updateBlocks) {
      const path = `${field}.updateBlocks`;
      const refused = { defines: [], changesTree: false };
      const change = await problems.checkAsync(() =>
        blocksChange(tx.load, owner, updateBlocks, path),
      );
      changes.push(change ? { change, field: path } : refused);
      continue;
    }
    const single = problems.check(() => [pageChange(edit, field) ?? entryChange(edit)]);
    if (single?.[0])
      changes.push({ change: single[0].change, field: `${field}.${single[0].kind}` });
    if (!single)
      changes.push({ defines: [edit.insertPage?.ref], changesTree: edit.updatePage != null });
    for (const { file, field: path } of filesOf(edit, field)) {
      const given = { id: file.fileId, staged: stagedFiles.get(path), field: path };
      const insert = problems.isEmpty ? insertFileRow : rowWithoutInsert;
      const added = await problems.checkAsync(() => newFile(ctx, tx, owner, given, insert));
      if (added) changes.push({ change: insertFileChange(file, added), field: path });
      else changes.push({ defines: [file.ref, file.fileId], changesTree: false });
    }
  }
  return { changes, problems };
}

const insertFileChange = ({ ref, name }: InsertFileInput, file: NewFile): Change => ({
  kind: 'insertFile',
  ref: ref ?? undefined,
  file: name == null ? file : { ...file, fields: { ...file.fields, name: sanitizeFileName(name) } },
});

/**
 * Requires that the spec of a computed page belongs to the organization and is visible to the
 * viewer.
 * @throws BAD_USER_INPUT
 */
async function requireSpec(
  { viewer }: Context,
  { load }: WriteContext,
  { organizationId }: Owner,
  { insertPage, updatePage }: EditInput,
  field: string,
): Promise<void> {
  const id = (insertPage ?? updatePage)?.computed?.specId;
  if (id === undefined) return;
  const spec = await load.openAPISpec.load(id);
  if (
    spec?.organizationId === organizationId &&
    (await can({ viewer, load }, 'openAPISpec.read', spec))
  )
    return;
  throw badInput(
    'There is no such OpenAPI spec in the organization.',
    `${field}.${insertPage ? 'insertPage' : 'updatePage'}.computed.specId`,
  );
}

interface NamedChange {
  readonly kind: string;
  readonly change: Change;
}

function pageChange(
  { insertPage, updatePage, deletePage, revertPage }: EditInput,
  field: string,
): NamedChange | undefined {
  if (insertPage)
    return {
      kind: 'insertPage',
      change: {
        kind: 'insertPage',
        ref: insertPage.ref ?? undefined,
        type: insertPage.type ?? 'DOCUMENT',
        ...valuesOf(insertPage, `${field}.insertPage`),
      },
    };
  if (updatePage)
    return {
      kind: 'updatePage',
      change: {
        kind: 'updatePage',
        page: updatePage.pageId,
        ...valuesOf(updatePage, `${field}.updatePage`),
      },
    };
  if (deletePage)
    return { kind: 'deletePage', change: { kind: 'deletePage', page: deletePage.pageId } };
  if (revertPage)
    return { kind: 'revertPage', change: { kind: 'revertPage', page: revertPage.pageId } };
  return undefined;
}

function entryChange({
  deleteFile,
  setVariables,
  insertReusableContent,
  updateReusableContent,
  deleteReusableContent,
}: EditInput): NamedChange | undefined {
  if (deleteFile)
    return { kind: 'deleteFile', change: { kind: 'deleteFile', file: deleteFile.fileId } };
  if (setVariables)
    return {
      kind: 'setVariables',
      change: { kind: 'setVariables', variables: setVariables.variables },
    };
  if (insertReusableContent) {
    const { ref, title, markdown } = insertReusableContent;
    return {
      kind: 'insertReusableContent',
      change: { kind: 'insertReusableContent', ref: ref ?? undefined, title, markdown },
    };
  }
  if (updateReusableContent) {
    const { reusableContentId: id, title, markdown } = updateReusableContent;
    return {
      kind: 'updateReusableContent',
      change: {
        kind: 'updateReusableContent',
        id,
        title: title ?? undefined,
        markdown: markdown ?? undefined,
      },
    };
  }
  if (deleteReusableContent)
    return {
      kind: 'deleteReusableContent',
      change: { kind: 'deleteReusableContent', id: deleteReusableContent.reusableContentId },
    };
  return undefined;
}

/**
 * Returns the values that an input sets on a page. An absent value keeps the current one, null
 * removes it.
 */
function valuesOf(
  input: Omit<InsertPageInput, 'type'> | UpdatePageInput,
  field: string,
): PageValues {
  const {
    title,
    slug,
    markdown,
    document,
    parentId: into,
    at: path,
    emoji,
    icon,
    description,
    linkTitle,
    hidden,
    noIndex,
    noRobotsIndex,
    layout,
    cover,
    variables,
    target,
    computed,
  } = input;
  const [text, link] = checkAll(
    () => pageTextOf(markdown, document, `${field}.document`),
    () => (target == null ? undefined : pageTargetOf(target, `${field}.target`)),
  );
  return {
    title: title ?? undefined,
    slug: slug ?? undefined,
    markdown: text,
    into,
    at: path ?? undefined,
    fields: {
      ...{
        emoji: emojiOf(emoji),
        icon,
        description,
        linkTitle,
        hidden: onlyTrue(hidden),
        noIndex: onlyTrue(noIndex),
        noRobotsIndex: onlyTrue(noRobotsIndex),
      },
      ...prefixed('layout.', layout ?? {}),
      ...prefixed('variables.', variables ?? {}),
      ...(cover !== undefined && { cover: cover && coverOf(cover) }),
      ...(computed != null && { computed: computedFrom(computed.specId) }),
      ...(link !== undefined && { target: link }),
    },
  };
}

/**
 * Returns the text of a page, from one of the two fields that set it.
 * @throws BAD_USER_INPUT for both
 */
export function pageTextOf(
  markdown: InsertPageInput['markdown'],
  document: InsertPageInput['document'],
  field: string,
): string | undefined {
  if (markdown != null && document != null)
    throw badInput('Send markdown or document, not both.', field);
  return markdown ?? document?.markdown;
}

/** Returns null for false, because a flag that is off is stored as absent. */
const onlyTrue = (flag: boolean | null | undefined): true | null | undefined =>
  flag == null ? undefined : flag || null;

const prefixed = (prefix: string, values: object): Record<string, Json | undefined> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, Json | undefined]) => [
      prefix + name,
      value,
    ]),
  );

function coverOf({ ref, refDark, yPos }: PageCoverInput): Json {
  return {
    ...(ref && { ref: ref.fileId }),
    ...(refDark && { refDark: refDark.fileId }),
    ...(yPos != null && { yPos }),
  };
}

/** The field that a kind of link target requires. */
const requiredFields = { URL: 'url', PAGE: 'pageId', FILE: 'fileId', SPACE: 'spaceId' } as const;

/**
 * Returns the target of a link as content has it.
 * @throws BAD_USER_INPUT for a kind that links cannot have, or without the field of its kind
 */
export function pageTargetOf(target: PageTargetInput, path: string): Json {
  const { kind, url, pageId, fileId, spaceId, anchor } = target;
  // The condition proves that `kind` is one of the keys.
  const field =
    kind in requiredFields ? requiredFields[kind as keyof typeof requiredFields] : undefined;
  if (!field)
    throw badInput('The target of a link must be a URL, PAGE, FILE or SPACE.', `${path}.kind`);
  if (target[field] == null)
    throw badInput(`A target of this kind needs ${field}.`, `${path}.${field}`);
  return {
    kind,
    ...(url != null && { url }),
    ...(pageId != null && { page: pageId }),
    ...(fileId != null && { file: fileId }),
    ...(spaceId != null && { space: spaceId }),
    ...(anchor != null && { anchor }),
  };
}

/** Returns the columns of a file row as the fields of a file in content. */
export const fieldsOf = ({
  name,
  contentType,
  size,
  blob,
  width,
  height,
}: FileRow): NewFile['fields'] => ({
  name,
  contentType,
  size,
  blob,
  ...(width !== null && { width }),
  ...(height !== null && { height }),
});

/** A file that a change adds: the id of an uploaded one, or the staged bytes. */
interface GivenFile {
  readonly id: string | null | undefined;
  readonly staged: Staged | undefined;
  readonly field: string;
}

/** Returns the row of a file of an edit that is refused, without inserting it. */
const rowWithoutInsert: typeof insertFileRow = async (_, now, owner, staged) =>
  fileRow(now, owner, staged);

/**
 * Returns the file with an id, or inserts a row for a staged one.
 * @throws BAD_USER_INPUT if the id is not a file of the organization.
 */
async function newFile(
  ctx: Context,
  tx: WriteContext,
  { organizationId, spaceId, authorId }: Owner,
  { id, staged, field }: GivenFile,
  insert: typeof insertFileRow,
): Promise<NewFile> {
  const row =
    id == null ? null : await usableFile({ viewer: ctx.viewer, load: tx.load }, organizationId, id);
  if (row) return { id: row.id, fields: fieldsOf(row) };
  if (!staged) throw badInput('No such file was uploaded to this organization.', `${field}.fileId`);
  const inserted = await insert(
    tx,
    ctx.now,
    { id: ctx.texts.newId('File'), organizationId, spaceId, uploadedById: authorId },
    staged,
  );
  return { id: inserted.id, fields: fieldsOf(inserted) };
}
