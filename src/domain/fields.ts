/** Reads the stored fields of pages, reusable contents and variables. */
import type { Content, FieldValues, Page } from './content.ts';
import { entriesOf } from './list.ts';

/** Returns a text field, or null. */
export const textOf = (fields: FieldValues, name: string): string | null =>
  typeof fields[name] === 'string' ? fields[name] : null;

/** Returns a flag, or its default value where it is not set. */
export const isOn = (fields: FieldValues, name: string, defaultValue: boolean): boolean =>
  typeof fields[name] === 'boolean' ? fields[name] : defaultValue;

/** Returns a flag that is off by default. */
export const flagOf = (fields: FieldValues, name: string): boolean => isOn(fields, name, false);

const PREFIX = 'variables.';

/** Returns the variables of a page, which apply to its own text. */
export const variablesOfPage = ({ fields }: Page): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith(PREFIX) && typeof value === 'string'
        ? [[name.slice(PREFIX.length), value]]
        : [],
    ),
  );

/** Returns the variables of a revision. */
export const variablesOf = ({ variables }: Content): Record<string, string> =>
  Object.fromEntries(
    entriesOf(variables).map(({ id, fields }) => [id, textOf(fields, 'value') ?? '']),
  );
