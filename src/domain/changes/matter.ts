/** Converts front matter to fields of a page. */
import type { Json } from '../content.ts';
import { emojiOf } from '../emoji.ts';
import { targetOf } from '../links.ts';
import { entriesOf } from '../list.ts';
import type { FrontCover, FrontMatter } from '../markdown/front-matter.ts';
import { Problems } from '../problems.ts';
import type { ChangeDraft } from './draft.ts';

/** Maximum lengths in characters, the same as for fields that are set directly. */
const MAX_LENGTHS: Readonly<Record<string, number>> = {
  title: 255,
  description: 1000,
  icon: 50,
  emoji: 50,
};
const MAX_VARIABLE_LENGTH = 1024;
const MAX_VARIABLE_COUNT = 100;
/** Maximum length of the keys that no field has. An export writes them next to the fields. */
const MAX_OTHERS_LENGTH = 20_000;

/** A function that converts the cover of front matter to a field. */
type CoverOf = (cover: FrontCover) => { readonly [name: string]: Json };

/**
 * Returns the fields in front matter, flat: `layout.cover`, `variables.name`.
 * @throws BAD_USER_INPUT at `field` for a text that is too long
 */
export function fieldsOfMatter(
  { layout = {}, variables = {}, cover, others, ...rest }: FrontMatter,
  coverOf: CoverOf,
  field: string,
): Record<string, Json> {
  const problems = new Problems();
  const check = (label: string, value: string, maxLength: number) => {
    const problem = problemWith(label, value, maxLength);
    if (problem !== undefined) problems.add(problem, field);
  };
  for (const [name, value] of Object.entries(rest))
    if (typeof value === 'string')
      check(`The ${name}`, value, MAX_LENGTHS[name] ?? MAX_VARIABLE_LENGTH);
  check('Other keys', others ?? '', MAX_OTHERS_LENGTH);
  for (const [name, value] of Object.entries(variables))
    check(`The variable ${name}`, value, MAX_VARIABLE_LENGTH);
  if (Object.keys(variables).length > MAX_VARIABLE_COUNT)
    problems.add(`The front matter may have at most ${MAX_VARIABLE_COUNT} variables.`, field);
  problems.throwIfAny();
  const { coverSize, width, ...flags } = layout;
  const coverField = cover && coverOf(cover);
  const fields: Record<string, Json> = {};
  const copy = (prefix: string, values: object) => {
    for (const [name, value] of Object.entries(values))
      if (value !== undefined && (value !== '' || prefix !== '' || name === 'description'))
        fields[prefix + name] = value === false ? null : (value as Json); // front matter is JSON
  };
  copy('', { ...rest, ...(rest.emoji !== undefined && { emoji: emojiOf(rest.emoji) }) });
  copy('variables.', variables);
  // These parts are visible by default, so `false` is stored.
  for (const [name, shown] of Object.entries(flags))
    if (typeof shown === 'boolean') fields[`layout.${name}`] = shown;
  if (others !== undefined) fields['frontMatter'] = others;
  if (coverSize) fields['layout.coverSize'] = coverSize.toUpperCase();
  if (width) fields['layout.width'] = width.toUpperCase();
  if (coverField && Object.keys(coverField).length > 0) fields['cover'] = coverField;
  return fields;
}

function problemWith(label: string, value: string, maxLength: number): string | undefined {
  if ([...value].length > maxLength)
    return `${label} in the front matter may have at most ${maxLength} characters.`;
  if (value.includes('\u0000') || /\p{Surrogate}/u.test(value))
    return `${label} in the front matter has characters that cannot be stored.`;
  return undefined;
}

/**
 * Returns a converter of covers to file ids. A picture that is not a file of the space is left out,
 * because front matter may come from another system.
 */
export const coverIn =
  (draft: ChangeDraft): CoverOf =>
  ({ ref, refDark, yPos }) => {
    const [light, dark] = [fileIn(draft, ref), fileIn(draft, refDark)];
    return {
      ...(light !== undefined && { ref: light }),
      ...(dark !== undefined && { refDark: dark }),
      ...(yPos !== undefined && (light ?? dark) !== undefined && { yPos }),
    };
  };

/** Returns the id of the file at an address: a ref of the batch, an id, or a file name. */
function fileIn(draft: ChangeDraft, address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const target = targetOf(address);
  const id = target.kind === 'file' ? target.file : draft.idOf(address);
  if (draft.files.get(id)) return id;
  const name = address.split('/').at(-1);
  return entriesOf(draft.files.commit()).find(({ fields }) => fields['name'] === name)?.id;
}
