/** Lists spaces and collections together, in the order that moves set. */
import type { Context } from '../context.ts';
import { authorize } from '../data/authorize.ts';
import type { PageArgs } from '../data/connection.ts';
import { resolvePage } from '../data/page.ts';
import { forMember } from '../data/reader.ts';
import { typeOfId } from '../domain/ids.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { childrenOfCollection, childrenOfOrganization } from './content/lists.ts';

const isSpace = (id: string): boolean => typeOfId(id) === 'Space';

/** Returns a space or collection for a member, or null. */
async function contentOf({ load }: Context, id: string) {
  if (!isSpace(id)) return load.collection.load(id);
  const space = await load.space.load(id);
  return space && forMember(space);
}

type Children = ReturnType<typeof childrenOfCollection>;

const pageOf = async (ctx: Context, children: Children, parent: string, args: PageArgs) =>
  resolvePage(await ctx.load.page(await children, parent, args), (id) => contentOf(ctx, id));

export const content: Resolvers = {
  Content: {
    __resolveType: ({ id }) => (isSpace(id) ? 'Space' : 'Collection'),
  },
  Collection: {
    children: async (row, args, ctx) => {
      await authorize(ctx, 'collection.read', row);
      return pageOf(ctx, childrenOfCollection(ctx, args), row.id, args);
    },
  },
  Organization: {
    children: async ({ id }, args, ctx) => {
      await authorize(ctx, 'collection.list', { id });
      return pageOf(ctx, childrenOfOrganization(ctx, args), id, args);
    },
  },
};
