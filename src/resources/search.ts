/** Search: in a space, and in all spaces of an organization that the caller may read. */
import type { Context } from '../context.ts';
import { authorize } from '../data/authorize.ts';
import { pageOfItems } from '../data/items.ts';
import type { SearchResultRow, SpaceSearchResultRow } from '../data/rows.ts';
import { type Field, type FoundSection, searchTitles, searchWords } from '../data/search.ts';
import { readQuestion } from '../domain/search.ts';
import { pathOf, wayTo } from '../domain/tree.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { readableSpaces } from './content/lists.ts';
import { contentOf } from './revision/shelf.ts';

const MOST_SECTIONS = 10;
const MOST_PAGES = 50;

/** The sections that are found, the best first. Near misses only where there is nothing else. */
async function find(ctx: Context, field: Field, text: string): Promise<FoundSection[]> {
  const question = readQuestion(text);
  if (!question) return [];
  const found = await searchWords(ctx.query, field, question);
  return found.length > 0 ? found : searchTitles(ctx.query, field, question);
}

/** Sections by what they have in common, in the order of the first of each. */
function grouped<Key extends 'pageId' | 'spaceId'>(sections: readonly FoundSection[], key: Key): Map<string, FoundSection[]> {
  const groups = new Map<string, FoundSection[]>();
  for (const section of sections) {
    const group = groups.get(section[key]) ?? [];
    groups.set(section[key], group);
    group.push(section);
  }
  return groups;
}

/** The pages of a space in which something was found. A page that is gone by now is left out. */
async function pagesOf({ load }: Context, spaceId: string, sections: readonly FoundSection[]): Promise<SearchResultRow[]> {
  const space = await load.space.must(spaceId);
  const { pages } = await contentOf(load, space.revisionId);
  return [...grouped(sections, 'pageId')].flatMap(([id, found]) => {
    const path = pathOf(wayTo(pages, id) ?? []);
    return path ? [{ id, space, path, sections: found.slice(0, MOST_SECTIONS) }] : [];
  });
}

const addressOf = ({ settings }: Context, { space, id }: SearchResultRow, anchor: string | null): string =>
  `${settings.appUrl}/o/${space.organizationId}/s/${space.id}/p/${id}${anchor === null ? '' : `#${anchor}`}`;

/** Keys that keep the order in which things were found. */
const place = (n: number): string => String(n).padStart(6, '0');

export const search: Resolvers = {
  SearchResult: {
    title: ({ sections }) => sections[0]?.pageTitle ?? '',
    urls: (row, _, ctx) => ({ app: addressOf(ctx, row, null) }),
    sections: (row, _, ctx) =>
      row.sections.map(({ id, title, pageTitle, anchor, excerpt }) => ({
        id,
        title: title ?? pageTitle,
        path: anchor === null ? row.path : `${row.path}#${anchor}`,
        body: excerpt,
        urls: { app: addressOf(ctx, row, anchor) },
      })),
  },
  SearchResultConnection: { totalCount: (page) => page.count() },
  SpaceSearchResult: {
    id: ({ space }) => space.id,
    title: ({ space }) => space.title,
    pages: ({ pages }) => pages.slice(0, MOST_PAGES),
  },
  SpaceSearchResultConnection: { totalCount: (page) => page.count() },
  Space: {
    search: async (space, { query, ...args }, ctx) => {
      await authorize(ctx, 'revision.read', space);
      const pages = await pagesOf(ctx, space.id, await find(ctx, { column: 'space_id', id: space.id }, query));
      const order = new Map(pages.map(({ id }, i) => [id, place(i)]));
      return pageOfItems({ name: `search ${space.id} ${query}`, items: pages, keysOf: ({ id }) => [order.get(id) ?? '', id] }, args);
    },
  },
  Organization: {
    search: async ({ id }, { query, ...args }, ctx) => {
      await authorize(ctx, 'space.list', { id });
      const sections = await find(ctx, { column: 'organization_id', id, seen: await readableSpaces(ctx) }, query);
      const spaces = await Promise.all(
        [...grouped(sections, 'spaceId')].map(async ([spaceId, found]): Promise<SpaceSearchResultRow> => ({ space: await ctx.load.space.must(spaceId), pages: await pagesOf(ctx, spaceId, found) })),
      );
      const order = new Map(spaces.map(({ space }, i) => [space.id, place(i)]));
      return pageOfItems({ name: `search ${id} ${query}`, items: spaces.filter(({ pages }) => pages.length > 0), keysOf: ({ space }) => [order.get(space.id) ?? '', space.id] }, args);
    },
  },
};
