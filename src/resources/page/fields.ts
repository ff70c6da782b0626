/** Converts the stored fields of pages to their GraphQL values. */
import type { Json, Page } from '../../domain/content.ts';
import { isOn, textOf } from '../../domain/fields.ts';
import type { FileReferenceRow, PageRow, PageTargetRow } from '../../data/rows.ts';
import type {
  CoverSize,
  GitPath,
  LayoutWidth,
  PageLayout,
  ResolversTypes,
} from '../../generated/resolvers.ts';

type PageCoverValue = Awaited<ResolversTypes['PageCover']>;

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
export function coverOf(from: PageRow): PageCoverValue | null {
  const cover = objectOf<{ ref?: string; refDark?: string; yPos?: number }>(
    from.page.fields['cover'],
  );
  if (!cover) return null;
  const reference = (fileId: string | undefined): FileReferenceRow | null =>
    fileId === undefined ? null : { kind: 'FILE', fileId, from };
  return { ref: reference(cover.ref), refDark: reference(cover.refDark), yPos: cover.yPos ?? null };
}

/** A target as it is stored: the fields that its kind has. */
interface StoredTarget {
  readonly kind: PageTargetRow['kind'];
  readonly url?: string | null;
  readonly page?: string | null;
  readonly file?: string | null;
  readonly space?: string | null;
  readonly anchor?: string | null;
}

/** Returns the target of a link page. */
export function targetOfPage(from: PageRow): PageTargetRow | null {
  const target = objectOf<StoredTarget>(from.page.fields['target']);
  if (!target) return null;
  const { kind, url = null, page = null, file = null, space = null, anchor = null } = target;
  return { kind, url, pageId: page, fileId: file, spaceId: space, anchor, from };
}

/** Returns the path of an entry in a Git repository. */
export const gitPathOf = (json: Json | undefined): GitPath | null => objectOf<GitPath>(json);
