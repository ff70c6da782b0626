/** The tools by which agents of members read content, with the scopes of the token. */
import { z } from 'zod';
import { notFound } from '../domain/errors.ts';
import { isIdOf } from '../domain/ids.ts';
import type { TokenScope } from '../domain/scopes.ts';
import {
  ListMcpPagesDocument,
  ListMcpSpacesDocument,
  ListMcpSpacesOfOrganizationDocument,
  type McpDocumentFragment,
  type McpMatchesFragment,
  ReadMcpPageAtPathDocument,
  ReadMcpPageDocument,
  SearchMcpDocument,
  SearchMcpOrganizationDocument,
} from '../generated/operations.ts';
import type { Execute } from '../graphql/execute.ts';
import { type McpTool, toolOf } from './exchange.ts';
import { correctedText, noMatchText } from './no-match.ts';
import { proposeTool } from './propose.ts';

/** A tool with the scopes of its operations. */
export interface ScopedTool {
  readonly scopes: readonly TokenScope[];
  readonly tool: McpTool;
}

/** Pages in one result of `listPages`. */
const LISTED_PAGE_COUNT = 500;
/** Pages in one result of `search`. */
const MAX_MATCH_COUNT = 20;

const organization = z
  .string()
  .max(64)
  .optional()
  .describe('Id of an organization (org_…), for its content alone.');
const space = z.string().max(64).describe('Id of the space (spc_…), as listSpaces returns it.');

/** Returns all tools; a token may have the scopes of some. */
export const memberTools = (execute: Execute): readonly ScopedTool[] => [
  { scopes: ['organization:read', 'space:read'], tool: searchTool(execute) },
  { scopes: ['organization:read', 'space:read'], tool: listSpacesTool(execute) },
  { scopes: ['space:read'], tool: listPagesTool(execute) },
  { scopes: ['space:read'], tool: readPageTool(execute) },
  { scopes: ['space:read', 'space:write'], tool: proposeTool(execute) },
];

const searchTool = (execute: Execute): McpTool =>
  toolOf({
    name: 'search',
    title: 'Search pages',
    description:
      'Searches the spaces that you can read, in all organizations or in one, and returns the pages that match best, each with its ids and the matching passage. Words match in any inflected form, and the last may be a prefix. Matches of all words come first.',
    input: z.object({
      query: z
        .string()
        .min(1)
        .max(512)
        .describe('Words, "phrases", and -words to exclude, for example: install -windows'),
      organization,
    }),
    isReadOnly: true,
    async run({ query, organization: organizationId }) {
      const all = (await searchIn(execute, query, organizationId)).flatMap((one) => one ?? []);
      const exact = all.filter(({ searchedFor, nodes }) => !searchedFor && nodes.length > 0);
      const found = exact.length > 0 ? exact : all; // corrected queries only where nothing matches
      const matches = found
        .flatMap(({ nodes }) => nodes)
        .flatMap(({ spaceId, title: spaceTitle, pages }) =>
          pages.map((page) => ({ spaceId, spaceTitle, ...page })),
        )
        .slice(0, MAX_MATCH_COUNT);
      if (matches.length === 0) return [noMatchText(found)];
      const corrected = found.flatMap(({ searchedFor, nodes }) =>
        nodes.length > 0 ? (searchedFor ?? []) : [],
      );
      const texts = matches.map(({ spaceId, spaceTitle, pageId, title, path, urls, sections }) => {
        const [section] = sections;
        const lines = [
          `Title: ${title}`,
          `Space: ${spaceTitle} (${spaceId})`,
          `Page: ${path} (${pageId})`,
          `Link: ${urls.app}`,
        ];
        if (section && section.title !== title) lines.push(`Section: ${section.title}`);
        if (section && section.body !== '') lines.push(`Content: ${section.body}`);
        return lines.join('\n');
      });
      return corrected.length > 0 ? [correctedText(query, corrected), ...texts] : texts;
    },
  });

async function searchIn(
  execute: Execute,
  query: string,
  organizationId: string | undefined,
): Promise<readonly (McpMatchesFragment | null)[]> {
  if (organizationId === undefined) {
    const { organizations } = await execute(SearchMcpDocument, { query });
    return (organizations?.nodes ?? []).map(({ search }) => search);
  }
  const found = await execute(SearchMcpOrganizationDocument, { organizationId, query });
  if (!found.organization) throw notFound();
  return [found.organization.search];
}

const listSpacesTool = (execute: Execute): McpTool =>
  toolOf({
    name: 'listSpaces',
    title: 'List spaces',
    description:
      'Lists the spaces that you can read, with their ids: the first 100 of each organization by title.',
    input: z.object({
      organization,
      title: z.string().max(255).optional().describe('A part of the titles of the spaces.'),
    }),
    isReadOnly: true,
    async run({ organization: organizationId, title }) {
      const found =
        organizationId === undefined
          ? ((await execute(ListMcpSpacesDocument, { title })).organizations?.nodes ?? [])
          : [
              (await execute(ListMcpSpacesOfOrganizationDocument, { organizationId, title }))
                .organization ?? missing(),
            ];
      const lines = found.flatMap(({ id, title: name, spaces }) => [
        `${name} (${id})`,
        ...(spaces?.nodes ?? []).map((one) => `- ${one.title} (${one.spaceId}): ${one.urls.app}`),
        ...(spaces?.pageInfo.hasNextPage ? ['- More spaces: filter them by title.'] : []),
      ]);
      return [lines.join('\n')];
    },
  });

const listPagesTool = (execute: Execute): McpTool =>
  toolOf({
    name: 'listPages',
    title: 'List the pages of a space',
    description: `Lists the tree of pages of a space with their ids and paths, ${LISTED_PAGE_COUNT} at a time, and the id of its revision.`,
    input: z.object({
      space,
      part: z.int().min(1).default(1).describe('Number of the part of the list, from 1.'),
    }),
    isReadOnly: true,
    async run({ space: spaceId, part }) {
      const found = (await execute(ListMcpPagesDocument, { spaceId })).space ?? missing();
      const pages = found.revision?.allPages ?? [];
      const parts = Math.max(1, Math.ceil(pages.length / LISTED_PAGE_COUNT));
      const shown = pages.slice((part - 1) * LISTED_PAGE_COUNT, part * LISTED_PAGE_COUNT);
      const lines = shown.map(({ depth, title, type, pageId, path, hidden }) => {
        const notes = [
          pageId,
          type,
          ...(path === null ? [] : [path]),
          ...(hidden ? ['hidden'] : []),
        ];
        return `${'  '.repeat(depth)}- ${title} (${notes.join(', ')})`;
      });
      const head = `${found.title}, revision ${found.revision?.revisionId ?? 'none'}, ${pages.length} pages, part ${part} of ${parts}`;
      return [[head, ...lines].join('\n')];
    },
  });

const readPageTool = (execute: Execute): McpTool =>
  toolOf({
    name: 'readPage',
    title: 'Read a page',
    description:
      'Returns the current markdown of a page as it was written, with the id of the revision. With asBlocks it returns the blocks with their keys, which proposeChange takes.',
    input: z.object({
      space,
      page: z
        .string()
        .min(1)
        .max(2000)
        .describe('Id (pag_…) or path of the page, for example guide/setup.'),
      asBlocks: z.boolean().default(false).describe('True for blocks with their keys.'),
    }),
    isReadOnly: true,
    async run({ space: spaceId, page, asBlocks }) {
      const found = isIdOf(page, 'Page')
        ? await execute(ReadMcpPageDocument, { spaceId, pageId: page, asBlocks })
        : await execute(ReadMcpPageAtPathDocument, { spaceId, path: page, asBlocks });
      const { revision } = found.space ?? missing();
      return documentParts(revision?.page ?? missing(), revision?.revisionId ?? '');
    },
  });

/** Returns what a page is, followed by its text or its blocks. */
function documentParts(page: McpDocumentFragment, revisionId: string): string[] {
  const head = [
    `Title: ${page.title}`,
    `Page: ${page.path ?? ''} (${page.pageId}, ${page.type})`,
    `Revision: ${revisionId}`,
    `Link: ${page.urls.app}`,
    ...(page.description === null ? [] : [`Description: ${page.description}`]),
  ].join('\n');
  if ('blocks' in page && page.blocks)
    return [head, ...page.blocks.map(({ key, markdown }) => `Block ${key}:\n${markdown}`)];
  return 'markdown' in page && page.markdown !== undefined ? [head, page.markdown] : [head];
}

function missing(): never {
  throw notFound();
}
