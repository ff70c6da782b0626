/** Changes to files, variables and reusable contents. */
import type { Change } from './change.ts';
import type { Entry } from '../content.ts';
import { badInput } from '../errors.ts';
import { entriesOf } from '../list.ts';
import type { Draft } from './draft.ts';

/** Files of a space at most. */
const MOST_FILES = 10_000;
/** Reusable contents of a space at most. */
const MOST_REUSABLE = 1000;
/** Variables of a space at most. */
const MOST_VARIABLES = 500;
/** What a name that texts use in `{{ … }}` looks like. */
const VARIABLE = /^[A-Za-z_][A-Za-z0-9_.-]{0,63}$/;

/** Applies a change that is not about pages. */
export function applyEntryChange(draft: Draft, change: Change, field: string): void {
  if (change.kind === 'insertFile') insertFile(draft, change, field);
  if (change.kind === 'deleteFile') deleteFile(draft, change.file, `${field}.file`);
  if (change.kind === 'setVariables') setVariables(draft, change.variables, `${field}.variables`);
  if (change.kind === 'insertReusableContent') insertReusableContent(draft, change, field);
  if (change.kind === 'updateReusableContent') updateReusableContent(draft, change, field);
  if (change.kind === 'deleteReusableContent') draft.reusableContents.remove(reusableContentOf(draft, change.id, `${field}.id`).id);
}

function insertFile(draft: Draft, { ref, file }: Extract<Change, { kind: 'insertFile' }>, field: string): void {
  if (draft.files.get(file.id)) throw badInput('This file is here already.', `${field}.file`);
  draft.files.put({ id: file.id, rank: '', fields: file.fields });
  draft.name(ref, file.id, field);
  if ((draft.files.before?.count ?? 0) >= MOST_FILES) throw badInput(`A space holds at most ${MOST_FILES.toLocaleString('en')} files.`, field);
}

function deleteFile(draft: Draft, given: string, field: string): void {
  const file = draft.files.get(draft.idOf(given));
  if (!file) throw badInput('There is no such file here.', field);
  draft.files.remove(file.id);
}

function setVariables(draft: Draft, variables: Readonly<Record<string, string | null>>, field: string): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === null) draft.variables.remove(name);
    else draft.variables.put({ id: variableName(name, field), rank: '', fields: { value } });
  }
  if (entriesOf(draft.variables.commit()).length > MOST_VARIABLES) throw badInput(`A space has at most ${MOST_VARIABLES} variables.`, field);
}

/** Whether a name may stand in `{{ … }}`. */
export const isVariableName = (name: string): boolean => VARIABLE.test(name);

/** A name that may stand in `{{ … }}`. BAD_USER_INPUT for another. */
export function variableName(name: string, field: string): string {
  if (!isVariableName(name)) throw badInput('The name of a variable begins with a letter and has 1 to 64 letters, digits, dots, hyphens and underscores.', field);
  return name;
}

function reusableContentOf(draft: Draft, given: string, field: string): Entry {
  const entry = draft.reusableContents.get(draft.idOf(given));
  if (!entry) throw badInput('There is no such reusable content here.', field);
  return entry;
}

function insertReusableContent(draft: Draft, { ref, title, markdown }: Extract<Change, { kind: 'insertReusableContent' }>, field: string): void {
  if ((draft.reusableContents.before?.count ?? 0) >= MOST_REUSABLE) throw badInput(`A space holds at most ${MOST_REUSABLE.toLocaleString('en')} reusable contents.`, field);
  const id = draft.world.newId('ReusableContent');
  draft.reusableContents.put({ id, rank: '', fields: { title } });
  draft.reusableTexts.set(id, { markdown, field: `${field}.markdown` });
  draft.name(ref, id, field);
}

function updateReusableContent(draft: Draft, { id, title, markdown }: Extract<Change, { kind: 'updateReusableContent' }>, field: string): void {
  const entry = reusableContentOf(draft, id, `${field}.id`);
  if (title !== undefined) draft.reusableContents.put({ ...entry, fields: { ...entry.fields, title } });
  if (markdown !== undefined) draft.reusableTexts.set(entry.id, { markdown, field: `${field}.markdown` });
}
