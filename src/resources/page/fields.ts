/** Converts the stored fields of pages to their GraphQL values. */
import type { Json, Page } from '../../domain/content.ts';
import { isOn, textOf } from '../../domain/fields.ts';
import type {
  CoverSize,
  GitPath,
  LayoutWidth,
  PageCover,
  PageLayout,
  PageTarget,
} from '../../generated/resolvers.ts';

/** Returns an object field, or null. This service wrote it, so its shape is known. */
const objectOf = <Value>(json: Json | undefined): Value | null =>
  typeof json === 'object' && json !== null ? (json as unknown as Value) : null;

const SIZES: Readonly<Record<string, CoverSize>> = {
  HERO: 'HERO',
  FULL: 'FULL',
  BACKGROUND: 'BACKGROUND',
};
const WIDTHS: Readonly<Record<string, LayoutWidth>> = { DEFAULT: 'DEFAULT', WIDE: 'WIDE' };

/** Returns which parts of a page are displayed, by default all. */
export function layoutOf({ fields }: Page): PageLayout {
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

/** Returns the cover of a page, whose images are files. */
export function coverOf({ fields }: Page): PageCover | null {
  const cover = objectOf<{ ref?: string; refDark?: string; yPos?: number }>(fields['cover']);
  if (!cover) return null;
  const reference = (file: string | undefined) =>
    file === undefined ? null : { kind: 'FILE' as const, file };
  return { ref: reference(cover.ref), refDark: reference(cover.refDark), yPos: cover.yPos ?? null };
}

/** Returns the target of a link page. */
export const targetOfPage = ({ fields }: Page): PageTarget | null =>
  objectOf<PageTarget>(fields['target']);

/** Returns the path of an entry in a Git repository. */
export const gitPathOf = (json: Json | undefined): GitPath | null => objectOf<GitPath>(json);
