/** Front matter as fields of a page. */
import type { Json } from '../content.ts';
import type { FrontMatter } from '../markdown/front-matter.ts';

/** The fields that front matter names, flat: `layout.cover`, `variables.name`. */
export function fieldsOfMatter({ layout = {}, variables = {}, ...rest }: FrontMatter): Record<string, Json> {
  const fields: Record<string, Json> = {};
  const take = (prefix: string, values: object) => {
    for (const [name, value] of Object.entries(values)) if (value !== undefined) fields[prefix + name] = value as Json; // front matter is JSON
  };
  take('', rest);
  take('layout.', layout);
  take('variables.', variables);
  return fields;
}
