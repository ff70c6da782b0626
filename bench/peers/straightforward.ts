/**
 * Runs the server that a good team writes in a week: yoga, Prisma and DataLoader, with their
 * defaults.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { PrismaPg } from '@prisma/adapter-pg';
import DataLoader from 'dataloader';
import { createYoga } from 'graphql-yoga';
import {
  type Member,
  type Organization,
  PrismaClient,
  type Space,
} from '../../src/generated/prisma/client.ts';
import { answerParent } from '../child.ts';
import { sdl } from './sdl.ts';

const prisma = new PrismaClient({
  adapter: new PrismaPg({ connectionString: process.env['BENCH_DATABASE_URL'], max: 10 }),
});

interface Context {
  readonly userId: string;
  readonly organization: DataLoader<string, Organization | null>;
  readonly member: DataLoader<string, Member | null>;
}

async function createContext(authorization: string | null): Promise<Context> {
  const hash = createHash('sha256')
    .update(authorization?.replace(/^Bearer /, '') ?? '')
    .digest();
  const token = await prisma.apiToken.findUnique({ where: { hash: new Uint8Array(hash) } });
  if (!token) throw new Error('No token.');
  const { userId } = token;
  return {
    userId,
    organization: new DataLoader(async (ids) => {
      const rows = await prisma.organization.findMany({ where: { id: { in: [...ids] } } });
      return ids.map((id) => rows.find((row) => row.id === id) ?? null);
    }),
    member: new DataLoader(async (ids) => {
      const rows = await prisma.member.findMany({
        where: { userId, organizationId: { in: [...ids] } },
      });
      return ids.map((id) => rows.find((row) => row.organizationId === id) ?? null);
    }),
  };
}

const resolvers = {
  Query: {
    space: (_: unknown, { id }: { id: string }) =>
      prisma.space.findFirst({ where: { id, deletedAt: null } }),
    collection: (_: unknown, { id }: { id: string }) =>
      prisma.collection.findFirst({ where: { id, deletedAt: null } }),
  },
  Collection: {
    spaces: async ({ id }: { id: string }, { first }: { first: number }) => {
      const where = { parentId: id, deletedAt: null };
      const [rows, totalCount] = await Promise.all([
        prisma.space.findMany({
          where,
          orderBy: [{ rank: 'asc' }, { id: 'asc' }],
          take: first + 1,
        }),
        prisma.space.count({ where }),
      ]);
      return {
        totalCount,
        pageInfo: { hasNextPage: rows.length > first },
        nodes: rows.slice(0, first),
      };
    },
  },
  Space: {
    createdAt: ({ createdAt }: Space) => createdAt.toISOString(),
    updatedAt: ({ updatedAt }: Space) => updatedAt.toISOString(),
    organization: ({ organizationId }: Space, _: unknown, ctx: Context) =>
      ctx.organization.load(organizationId),
    permissions: async ({ organizationId, gitSync }: Space, _: unknown, ctx: Context) => {
      const member = await ctx.member.load(organizationId);
      const can = member?.role === 'ADMIN';
      return {
        view: can,
        access: can,
        admin: can,
        viewInviteLinks: can,
        edit: can,
        triggerGitSync: can && gitSync !== null,
        comment: can,
        merge: can,
        review: can,
      };
    },
  },
};

const yoga = createYoga({
  schema: makeExecutableSchema({ typeDefs: sdl, resolvers }),
  graphiql: false,
  logging: false,
  context: ({ request }) => createContext(request.headers.get('authorization')),
});
const server = createServer(yoga);
server.listen(0, '127.0.0.1', () => answerParent(server));
