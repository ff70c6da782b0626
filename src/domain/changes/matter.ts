/** Front matter as fields of a page. */
import type { Json } from '../content.ts';
import { badInput } from '../errors.ts';
import { targetOf } from '../links.ts';
import { entriesOf } from '../list.ts';
import type { FrontCover, FrontMatter } from '../markdown/front-matter.ts';
import type { Draft } from './draft.ts';

/** Characters of a text at most, as where it is said by itself. */
const LONGEST: Readonly<Record<string, number>> = { title: 255, description: 1000, icon: 50, emoji: 50 };
const LONGEST_VARIABLE = 1024;
const MOST_VARIABLES = 100;

/** What becomes of a cover that front matter names. */
type CoverOf = (cover: FrontCover) => { readonly [name: string]: Json };

/** The fields that front matter names, flat: `layout.cover`, `variables.name`. BAD_USER_INPUT at `field` for a text that is too long. */
export function fieldsOfMatter({ layout = {}, variables = {}, cover, ...rest }: FrontMatter, coverOf: CoverOf, field: string): Record<string, Json> {
  for (const [name, value] of Object.entries(rest)) if (typeof value === 'string') mustFit(name, value, LONGEST[name] ?? LONGEST_VARIABLE, field);
  for (const [name, value] of Object.entries(variables)) mustFit(`variable ${name}`, value, LONGEST_VARIABLE, field);
  if (Object.keys(variables).length > MOST_VARIABLES) throw badInput(`The front matter may have at most ${MOST_VARIABLES} variables.`, field);
  const { coverSize, width, ...flags } = layout;
  const found = cover && coverOf(cover);
  const fields: Record<string, Json> = {};
  const take = (prefix: string, values: object) => {
    for (const [name, value] of Object.entries(values))
      if (value !== undefined && (value !== '' || prefix !== '' || name === 'description')) fields[prefix + name] = value === false ? null : (value as Json); // front matter is JSON
  };
  take('', rest);
  take('variables.', variables);
  // What is shown unless said otherwise: here `false` says something.
  for (const [name, shown] of Object.entries(flags)) if (typeof shown === 'boolean') fields[`layout.${name}`] = shown;
  if (coverSize) fields['layout.coverSize'] = coverSize.toUpperCase();
  if (width) fields['layout.width'] = width.toUpperCase();
  if (found && Object.keys(found).length > 0) fields['cover'] = found;
  return fields;
}

function mustFit(what: string, value: string, longest: number, field: string): void {
  if ([...value].length > longest) throw badInput(`The ${what} in the front matter may have at most ${longest} characters.`, field);
  if (value.includes('\u0000') || /\p{Surrogate}/u.test(value)) throw badInput(`The ${what} in the front matter has characters that cannot be kept.`, field);
}

/** A cover with the ids of its files. A picture that is no file of the space is left out: front matter comes from elsewhere, too. */
export const coverIn =
  (draft: Draft): CoverOf =>
  ({ ref, refDark, yPos }) => {
    const [light, dark] = [fileIn(draft, ref), fileIn(draft, refDark)];
    return { ...(light !== undefined && { ref: light }), ...(dark !== undefined && { refDark: dark }), ...(yPos !== undefined && (light ?? dark) !== undefined && { yPos }) };
  };

/** The id of the file that an address means: a ref of the batch, an id, or a name. */
function fileIn(draft: Draft, address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const target = targetOf(address);
  const id = target.kind === 'file' ? target.file : draft.idOf(address);
  if (draft.files.get(id)) return id;
  const name = address.split('/').at(-1);
  return entriesOf(draft.files.commit()).find(({ fields }) => fields['name'] === name)?.id;
}
