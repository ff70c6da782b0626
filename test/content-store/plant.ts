// Content of any size, written past the doors.
import { writeDocuments, writeRevision } from '../../src/data/content-store/write.ts';
import { newId } from '../../src/data/new-id.ts';
import { type Content, hashOf, type Page } from '../../src/domain/content.ts';
import { type List, listOf } from '../../src/domain/list.ts';
import { ranksAfter } from '../../src/domain/rank.ts';
import { makeHouse, makeSpaces } from '../content/rows.ts';
import type { World } from '../support.ts';

/** When planted pages were made. */
const PLANTED = '2026-06-01T00:00:00.000Z';

/** No content. */
export const bare: Content = { pages: null, files: null, reusableContents: null, variables: null };

/** A page with a text that names it. */
export const leafPage = (id: string, rank: string, title: string, pages: List<Page> = null): Page => ({
  id,
  rank,
  type: 'DOCUMENT',
  document: hashOf(textOf(title)),
  createdAt: PLANTED,
  updatedAt: PLANTED,
  fields: { title, slug: title.toLowerCase().replaceAll(' ', '-') },
  pages,
});

/** The text of a planted page. */
export const textOf = (title: string): string => `# ${title}\n\nThis is ${title}.\n`;

/** So many pages side by side, `Page 0` and on unless they are called otherwise. */
export function flat(count: number, name = 'Page'): readonly Page[] {
  return ranksAfter(null, count).map((rank, i) => leafPage(newId('Page'), rank, `${name} ${i}`));
}

/** So many pages within each other, from the outermost: `Page 0` and on unless they are called otherwise. */
function nested(depth: number, name = 'Page'): readonly Page[] {
  const pages: Page[] = [];
  for (let i = depth - 1; i >= 0; i--) pages.unshift(leafPage(newId('Page'), 'a0', `${name} ${i}`, pages[0] ? listOf([pages[0]]) : null));
  return pages;
}

/** A space that was planted. */
export interface Planted {
  readonly organizationId: string;
  readonly spaceId: string;
  readonly revisionId: string;
}

/** Makes a space with this content in an organization of its own, where ana is admin. */
export async function plant(world: World, content: Content, titles: readonly string[]): Promise<Planted> {
  const { id: organizationId } = await makeHouse(world);
  const [spaceId = ''] = await makeSpaces(world, organizationId, 1);
  const revisionId = await grow(world, { organizationId, spaceId }, content, titles);
  return { organizationId, spaceId, revisionId };
}

/** Gives a space other content, and the id of the revision. */
export async function grow(world: World, { organizationId, spaceId }: Pick<Planted, 'organizationId' | 'spaceId'>, content: Content, titles: readonly string[]): Promise<string> {
  const now = new Date(PLANTED);
  return world.door.database.transaction(
    async (tx) => {
      await writeDocuments(tx, organizationId, now, new Map(titles.map((title) => [hashOf(textOf(title)), textOf(title)])));
      const space = await tx.prisma.space.findUniqueOrThrow({ where: { key: { id: spaceId, organizationId } } });
      const id = await writeRevision(tx, now, { organizationId, spaceId, changeRequestId: null, parentId: space.revisionId, type: 'EDITS', authorId: null }, content);
      await tx.prisma.space.update({ where: { key: { id: spaceId, organizationId } }, data: { revisionId: id } });
      return id;
    },
    { timeout: 20_000 },
  );
}

/** Makes a space of so many pages side by side. */
export const plantFlat = async (world: World, count: number, name?: string): Promise<Planted & { readonly pages: readonly Page[] }> => {
  const pages = flat(count, name);
  return { ...(await plant(world, { ...bare, pages: listOf(pages) }, titlesOf(pages))), pages };
};

/** Makes a space of so many pages within each other. */
export const plantNested = async (world: World, depth: number, name?: string): Promise<Planted & { readonly pages: readonly Page[] }> => {
  const pages = nested(depth, name);
  const [outermost] = pages;
  return { ...(await plant(world, { ...bare, pages: outermost ? listOf([outermost]) : null }, titlesOf(pages))), pages };
};

const titlesOf = (pages: readonly Page[]): string[] => pages.map(({ fields }) => String(fields['title']));
