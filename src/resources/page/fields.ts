/** Fields of pages as GraphQL shows them. */
import type { Content, Fields, Json, Page } from '../../domain/content.ts';
import { entriesOf } from '../../domain/list.ts';
import type { CoverSize, GitPath, LayoutWidth, PageCover, PageLayout, PageTarget } from '../../generated/resolvers.ts';

/** A text, or null. */
export const textOf = (fields: Fields, name: string): string | null => (typeof fields[name] === 'string' ? fields[name] : null);

const isOn = (fields: Fields, name: string, unlessSaid: boolean): boolean => (typeof fields[name] === 'boolean' ? fields[name] : unlessSaid);

/** A flag that is off unless said. */
export const flagOf = (fields: Fields, name: string): boolean => isOn(fields, name, false);

/** An object that was written by this program in this shape, or null. */
const objectOf = <Value>(json: Json | undefined): Value | null => (typeof json === 'object' && json !== null ? (json as unknown as Value) : null);

const SIZES: Readonly<Record<string, CoverSize>> = { HERO: 'HERO', FULL: 'FULL', BACKGROUND: 'BACKGROUND' };
const WIDTHS: Readonly<Record<string, LayoutWidth>> = { DEFAULT: 'DEFAULT', WIDE: 'WIDE' };

/** What is shown of a page: everything, unless said otherwise; null of one that has no body. */
export function layoutOf({ type, fields }: Page): PageLayout | null {
  if (type === 'GROUP' || type === 'LINK') return null;
  return {
    cover: isOn(fields, 'layout.cover', true),
    title: isOn(fields, 'layout.title', true),
    description: isOn(fields, 'layout.description', true),
    tableOfContents: isOn(fields, 'layout.tableOfContents', true),
    outline: isOn(fields, 'layout.outline', true),
    pagination: isOn(fields, 'layout.pagination', true),
    metadata: isOn(fields, 'layout.metadata', true),
    coverSize: SIZES[textOf(fields, 'layout.coverSize') ?? ''] ?? 'HERO',
    width: WIDTHS[textOf(fields, 'layout.width') ?? ''] ?? 'DEFAULT',
  };
}

/** The cover of a page: its field `cover` holds the ids of files. */
export function coverOf({ fields }: Page): PageCover | null {
  const cover = objectOf<{ ref?: string; refDark?: string; yPos?: number }>(fields['cover']);
  if (!cover) return null;
  const reference = (file: string | undefined) => (file === undefined ? null : { kind: 'FILE' as const, file });
  return { ref: reference(cover.ref), refDark: reference(cover.refDark), yPos: cover.yPos ?? null };
}

/** What a link leads to. */
export const targetOfPage = ({ fields }: Page): PageTarget | null => objectOf<PageTarget>(fields['target']);

/** Where something lies in a repository. */
export const gitPathOf = (json: Json | undefined): GitPath | null => objectOf<GitPath>(json);

const PREFIX = 'variables.';

/** Values that a page gives to its own text. */
export const variablesOfPage = ({ fields }: Page): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (name.startsWith(PREFIX) && typeof value === 'string' ? [[name.slice(PREFIX.length), value]] : [])));

/** Values of a revision. */
export const variablesOf = ({ variables }: Content): Record<string, string> => Object.fromEntries(entriesOf(variables).map(({ id, fields }) => [id, textOf(fields, 'value') ?? '']));
