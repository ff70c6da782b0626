/** Applies changes to files, variables and reusable contents. */
import type { Change } from './change.ts';
import type { Entry } from '../content.ts';
import { badInput } from '../errors.ts';
import { entriesOf } from '../list.ts';
import type { ChangeDraft } from './draft.ts';

/** Maximum number of files in a space. */
const MAX_FILE_COUNT = 10_000;
/** Maximum number of reusable contents in a space. */
const MAX_REUSABLE_CONTENT_COUNT = 1000;
/** Maximum number of variables in a space. */
const MAX_VARIABLE_COUNT = 500;
/** Format of a variable name, which texts use in `{{ … }}`. */
const VARIABLE = /^[A-Za-z_][A-Za-z0-9_.-]{0,63}$/;

/** Applies a change to anything but a page. */
export function applyEntryChange(draft: ChangeDraft, change: Change, field: string): void {
  if (change.kind === 'insertFile') insertFile(draft, change, field);
  if (change.kind === 'deleteFile') deleteFile(draft, change.file, `${field}.fileId`);
  if (change.kind === 'setVariables') setVariables(draft, change.variables, `${field}.variables`);
  if (change.kind === 'insertReusableContent') insertReusableContent(draft, change, field);
  if (change.kind === 'updateReusableContent') updateReusableContent(draft, change, field);
  if (change.kind === 'deleteReusableContent')
    draft.reusableContents.remove(reusableContentOf(draft, change.id, `${field}.id`).id);
}

function insertFile(
  draft: ChangeDraft,
  { ref, file }: Extract<Change, { kind: 'insertFile' }>,
  field: string,
): void {
  if (draft.files.get(file.id))
    throw badInput('The revision has this file already.', `${field}.fileId`);
  draft.files.put({ id: file.id, rank: '', fields: file.fields });
  draft.name(ref, file.id, field);
  if ((draft.files.before?.count ?? 0) >= MAX_FILE_COUNT)
    throw badInput(`A space has at most ${MAX_FILE_COUNT.toLocaleString('en')} files.`, field);
}

function deleteFile(draft: ChangeDraft, given: string, field: string): void {
  const file = draft.files.get(draft.idOf(given));
  if (!file) throw badInput('There is no such file here.', field);
  draft.files.remove(file.id);
}

function setVariables(
  draft: ChangeDraft,
  variables: Readonly<Record<string, string | null>>,
  field: string,
): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === null) draft.variables.remove(name);
    else draft.variables.put({ id: variableName(name, field), rank: '', fields: { value } });
  }
  if (entriesOf(draft.variables.commit()).length > MAX_VARIABLE_COUNT)
    throw badInput(`A space has at most ${MAX_VARIABLE_COUNT} variables.`, field);
}

/** Returns whether the name is valid in `{{ … }}`. */
export const isVariableName = (name: string): boolean => VARIABLE.test(name);

/**
 * Returns the name if it is valid in `{{ … }}`.
 * @throws BAD_USER_INPUT if it is not
 */
export function variableName(name: string, field: string): string {
  if (!isVariableName(name))
    throw badInput(
      'The name of a variable begins with a letter and has 1 to 64 letters, digits, dots, hyphens and underscores.',
      field,
    );
  return name;
}

function reusableContentOf(draft: ChangeDraft, given: string, field: string): Entry {
  const entry = draft.reusableContents.get(draft.idOf(given));
  if (!entry) throw badInput('There is no such reusable content here.', field);
  return entry;
}

function insertReusableContent(
  draft: ChangeDraft,
  { ref, title, markdown }: Extract<Change, { kind: 'insertReusableContent' }>,
  field: string,
): void {
  if ((draft.reusableContents.before?.count ?? 0) >= MAX_REUSABLE_CONTENT_COUNT)
    throw badInput(
      `A space has at most ${MAX_REUSABLE_CONTENT_COUNT.toLocaleString('en')} reusable contents.`,
      field,
    );
  const id = draft.world.newId('ReusableContent');
  draft.reusableContents.put({ id, rank: '', fields: { title } });
  draft.reusableTexts.set(id, { markdown, field: `${field}.markdown` });
  draft.name(ref, id, field);
}

function updateReusableContent(
  draft: ChangeDraft,
  { id, title, markdown }: Extract<Change, { kind: 'updateReusableContent' }>,
  field: string,
): void {
  const entry = reusableContentOf(draft, id, `${field}.id`);
  if (title !== undefined)
    draft.reusableContents.put({ ...entry, fields: { ...entry.fields, title } });
  if (markdown !== undefined)
    draft.reusableTexts.set(entry.id, { markdown, field: `${field}.markdown` });
}
