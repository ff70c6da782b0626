/** Search: in a space, and in all spaces of an organization that the caller may read. */
import type { Context } from '../context.ts';
import { authorize } from '../data/authorize.ts';
import type { Connection, PageArgs } from '../data/connection.ts';
import { pageOfItems } from '../data/items.ts';
import type { SearchResultRow, SpaceSearchResultRow } from '../data/rows.ts';
import { type Field, type FoundSection, searchTitles, searchWords } from '../data/search.ts';
import type { Page } from '../domain/content.ts';
import { type Question, readQuestion } from '../domain/search.ts';
import { pathOf, wayTo } from '../domain/tree.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { readableSpaces } from './content/lists.ts';
import { contentOf } from './revision/shelf.ts';

/** Parts of a page that are told at most. */
export const MOST_SECTIONS = 10;
const MOST_PAGES = 50;

/** Whether a text holds a phrase: who says which words stand in a row does not mean others. */
export const isQuoted = (text: string): boolean => /["“”„‟]/.test(text);

/** The sections that are found, the best first. Near misses only where there is nothing else, and no phrase was asked for. */
async function find(ctx: Context, field: Field, text: string): Promise<FoundSection[]> {
  const question = readQuestion(text);
  return question ? findBy(ctx, field, question, text) : [];
}

/** The same for a question that was read. */
export async function findBy(ctx: Context, field: Field, question: Question, text: string): Promise<FoundSection[]> {
  const found = await searchWords(ctx.query, field, question);
  return found.length > 0 || isQuoted(text) ? found : searchTitles(ctx.query, field, question);
}

/** Sections that have something in common, the best first. */
export interface Group {
  /** What they have in common. */
  readonly id: string;
  readonly best: FoundSection;
  readonly sections: readonly FoundSection[];
}

/** Sections by what they have in common, the group with the best one first. */
export function grouped(sections: readonly FoundSection[], commonOf: (section: FoundSection) => string): Group[] {
  const groups = new Map<string, FoundSection[]>();
  for (const section of sections) {
    const group = groups.get(commonOf(section)) ?? [];
    groups.set(commonOf(section), group);
    group.push(section);
  }
  return [...groups].flatMap(([id, found]) => (found[0] ? [{ id, best: found[0], sections: found }] : [])).sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** Those of one space by their pages: a copy of a space has pages of the same ids. */
const byPage = ({ pageId }: FoundSection): string => pageId;

const keyOf = ({ id, best }: Group): string => `${best.order} ${id}`;

/** A page of what was found. What is shown of it is looked up for that page alone. */
export async function pageOf<Row>(name: string, items: readonly Group[], args: PageArgs, rowOf: (group: Group) => Promise<Row>): Promise<Connection<Row>> {
  const { edges, pageInfo, count } = pageOfItems({ name, items, keysOf: (group) => [keyOf(group)] }, args);
  const shown = await Promise.all(edges.map(async ({ cursor, node }) => ({ cursor, node: await rowOf(node) })));
  return { nodes: shown.map(({ node }) => node), edges: shown, pageInfo, count };
}

/** A page in which something was found. It is looked up in the revision that the words are of, whoever edits meanwhile. */
async function pageFound({ load }: Context, { id, best, sections }: Group): Promise<SearchResultRow> {
  const [space, { pages }] = await Promise.all([load.space.must(best.spaceId), contentOf(load, best.revisionId)]);
  return { id, space, path: pathFound(best, wayTo(pages, placeOf(best)) ?? []), sections: sections.slice(0, MOST_SECTIONS) };
}

/** The page of a space's own content that holds what was found: of a spec, the one that shows it. */
export const placeOf = ({ pageId, made }: FoundSection): string => made?.pageId ?? pageId;

/** The path of the page that was found, by the way to that page. */
export const pathFound = ({ made }: FoundSection, way: readonly Page[]): string => [pathOf(way) ?? '', ...(made ? [made.path] : [])].join('/');

/** A space in which something was found. */
async function spaceFound(ctx: Context, { id, sections }: Group): Promise<SpaceSearchResultRow> {
  const pages = grouped(sections, byPage).slice(0, MOST_PAGES);
  return { space: await ctx.load.space.must(id), pages: await Promise.all(pages.map((page) => pageFound(ctx, page))) };
}

const addressOf = ({ settings }: Context, { space, id }: SearchResultRow, anchor: string | null): string =>
  `${settings.appUrl}/o/${space.organizationId}/s/${space.id}/p/${id}${anchor === null ? '' : `#${anchor}`}`;

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
    pages: ({ pages }) => [...pages],
  },
  SpaceSearchResultConnection: { totalCount: (page) => page.count() },
  Space: {
    search: async (space, { query, ...args }, ctx) => {
      await authorize(ctx, 'revision.read', space);
      const sections = await find(ctx, { organizationId: space.organizationId, spaceId: space.id }, query);
      return pageOf(`search ${space.id} ${query}`, grouped(sections, byPage), args, (group) => pageFound(ctx, group));
    },
  },
  Organization: {
    search: async ({ id }, { query, ...args }, ctx) => {
      await authorize(ctx, 'space.list', { id });
      const sections = await find(ctx, { organizationId: id, seen: await readableSpaces(ctx) }, query);
      return pageOf(
        `search ${id} ${query}`,
        grouped(sections, ({ spaceId }) => spaceId),
        args,
        (group) => spaceFound(ctx, group),
      );
    },
  },
};
