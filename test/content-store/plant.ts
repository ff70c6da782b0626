// Writes content of any size directly to the database.
import { writeDocuments, writeRevision } from '../../src/data/content-store/write.ts';
import { newId } from '../../src/data/new-id.ts';
import { type Content, hashOf, type Page } from '../../src/domain/content.ts';
import { type EntryList, listOf } from '../../src/domain/list.ts';
import { ranksAfter } from '../../src/domain/rank.ts';
import { makeTestOrganization, makeSpaces } from '../content/rows.ts';
import type { World } from '../support.ts';

/** The creation time of planted pages. */
const PLANTED = '2026-06-01T00:00:00.000Z';

/** Empty content. */
export const emptyContent: Content = {
  pages: null,
  files: null,
  reusableContents: null,
  variables: null,
};

/** Returns a page with a text that names it. */
export const leafPage = (
  id: string,
  rank: string,
  title: string,
  pages: EntryList<Page> = null,
): Page => ({
  id,
  rank,
  type: 'DOCUMENT',
  document: hashOf(textOf(title)),
  createdAt: PLANTED,
  updatedAt: PLANTED,
  fields: { title, slug: title.toLowerCase().replaceAll(' ', '-') },
  pages,
});

/** Returns the text of a planted page. */
export const textOf = (title: string): string => `# ${title}\n\nThis is ${title}.\n`;

/** Returns this many sibling pages, by default named `Page 0` and on. */
export function siblingPages(count: number, name = 'Page'): readonly Page[] {
  return ranksAfter(null, count).map((rank, i) => leafPage(newId('Page'), rank, `${name} ${i}`));
}

/**
 * Returns this many pages nested in each other, from the outermost, by default named `Page 0` and
 * on.
 */
function nestedPages(depth: number, name = 'Page'): readonly Page[] {
  const pages: Page[] = [];
  for (let i = depth - 1; i >= 0; i--)
    pages.unshift(
      leafPage(newId('Page'), 'a0', `${name} ${i}`, pages[0] ? listOf([pages[0]]) : null),
    );
  return pages;
}

/** A space that was planted. */
export interface StoredSpace {
  readonly organizationId: string;
  readonly spaceId: string;
  readonly revisionId: string;
}

/** Makes a space with this content in a new organization, where ana is admin. */
export async function storeContent(
  world: World,
  content: Content,
  titles: readonly string[],
): Promise<StoredSpace> {
  const { id: organizationId } = await makeTestOrganization(world);
  const [spaceId = ''] = await makeSpaces(world, organizationId, 1);
  const revisionId = await replaceContent(world, { organizationId, spaceId }, content, titles);
  return { organizationId, spaceId, revisionId };
}

/** Replaces a space's content and returns the id of the revision. */
export async function replaceContent(
  world: World,
  { organizationId, spaceId }: Pick<StoredSpace, 'organizationId' | 'spaceId'>,
  content: Content,
  titles: readonly string[],
): Promise<string> {
  const now = new Date(PLANTED);
  return world.console.database.transaction(
    async (tx) => {
      await writeDocuments(
        tx,
        organizationId,
        now,
        new Map(titles.map((title) => [hashOf(textOf(title)), textOf(title)])),
      );
      const space = await tx.prisma.space.findUniqueOrThrow({
        where: { key: { id: spaceId, organizationId } },
      });
      const id = await writeRevision(
        tx,
        now,
        {
          organizationId,
          spaceId,
          changeRequestId: null,
          parentId: space.revisionId,
          type: 'EDITS',
          authorId: null,
        },
        content,
      );
      await tx.prisma.space.update({
        where: { key: { id: spaceId, organizationId } },
        data: { revisionId: id },
      });
      return id;
    },
    { timeout: 20_000 },
  );
}

/** Makes a space of this many sibling pages. */
export const storeSiblings = async (
  world: World,
  count: number,
  name?: string,
): Promise<StoredSpace & { readonly pages: readonly Page[] }> => {
  const pages = siblingPages(count, name);
  return {
    ...(await storeContent(world, { ...emptyContent, pages: listOf(pages) }, titlesOf(pages))),
    pages,
  };
};

/** Makes a space of this many nested pages. */
export const storeNested = async (
  world: World,
  depth: number,
  name?: string,
): Promise<StoredSpace & { readonly pages: readonly Page[] }> => {
  const pages = nestedPages(depth, name);
  const [outermost] = pages;
  return {
    ...(await storeContent(
      world,
      { ...emptyContent, pages: outermost ? listOf([outermost]) : null },
      titlesOf(pages),
    )),
    pages,
  };
};

const titlesOf = (pages: readonly Page[]): string[] =>
  pages.map(({ fields }) => String(fields['title']));
