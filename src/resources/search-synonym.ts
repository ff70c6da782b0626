/** Sets and returns the synonyms that the searches of an organization know. */
import type { Context } from '../context.ts';
import { newId } from '../data/new-id.ts';
import type { InputFields } from '../data/parents.ts';
import { column, statement } from '../data/statement.ts';
import { write } from '../data/write.ts';
import { badInput } from '../domain/errors.ts';
import { checkEach } from '../domain/problems.ts';
import { comparableTitle } from '../domain/search.ts';
import { problemOfSynonyms } from '../domain/search/synonyms.ts';
import type {
  Resolvers,
  SearchSynonymGroupInput,
  SetSearchSynonymsInput,
} from '../generated/resolvers.ts';

/**
 * Requires at least two different synonyms in each group.
 * @throws BAD_USER_INPUT
 */
export function requireSynonyms(groups: readonly SearchSynonymGroupInput[] = []): void {
  checkEach(groups, ({ words }, i) => {
    const problem = problemOfSynonyms(words);
    if (problem !== undefined) throw badInput(problem, `input.groups.${i}.words`);
  });
}

// The lock keeps concurrent writes from adding their groups to each other's.
const LOCK = statement(
  'searchSynonym.lock',
  'SELECT id FROM organizations WHERE id = $1 FOR NO KEY UPDATE',
  { id: column.text },
);
const DELETE = statement(
  'searchSynonym.delete',
  'DELETE FROM search_synonyms WHERE organization_id = $1',
  {},
);

/** Replaces the groups of synonyms of an organization, and returns its id. */
export const setSearchSynonyms = (
  ctx: Context,
  organizationId: string,
  { groups }: InputFields<SetSearchSynonymsInput, 'organizationId'>,
): Promise<string> => {
  requireSynonyms(groups);
  return write(
    ctx,
    { action: 'organization.setSearchSynonyms', on: async () => ({ id: organizationId }) },
    async (tx) => {
      await tx.query(LOCK, [organizationId]);
      const before = await tx.load.searchSynonymsOfOrganization.load(organizationId);
      if (JSON.stringify(before) === JSON.stringify(groups.map(({ words }) => words))) {
        tx.skipEvent();
        return organizationId;
      }
      await tx.query(DELETE, [organizationId]);
      await tx.prisma.searchSynonymGroup.createMany({
        data: groups.map(({ words }, position) => ({
          id: newId('SearchSynonymGroup'),
          organizationId,
          position,
          words: [...words],
          terms: [...new Set(words.map(comparableTitle))],
        })),
      });
      tx.record({ fields: ['searchSynonyms'] });
      return organizationId;
    },
  );
};

export const searchSynonym: Resolvers = {
  Organization: {
    searchSynonyms: async ({ id }, _, ctx) =>
      (await ctx.load.searchSynonymsOfOrganization.load(id)).map((words) => ({
        words: [...words],
      })),
  },
  Mutation: {
    setSearchSynonyms: async (_, { input: { organizationId, ...input } }, ctx) => ({
      organization: await ctx.load.organization.must(
        await setSearchSynonyms(ctx, organizationId, input),
      ),
    }),
  },
};
