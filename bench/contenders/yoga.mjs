/** Runs the server that a good team writes in a week: yoga, Prisma and DataLoader. */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { PrismaPg } from '@prisma/adapter-pg';
import DataLoader from 'dataloader';
import { createYoga } from 'graphql-yoga';
import { PrismaClient } from '../../dist/src/generated/prisma/client.js';
import { PAGE_AT, PAGE_COLUMNS, typeDefs } from './schema.mjs';

const prisma = new PrismaClient({
  adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL, max: 10 }),
});
const byRank = [{ rank: 'asc' }, { id: 'asc' }];
const newest = [{ createdAt: 'desc' }, { id: 'desc' }];

/** Returns a loader of rows by their id. */
const rowsBy = (model) =>
  new DataLoader(async (ids) => {
    const rows = await model.findMany({ where: { id: { in: [...ids] } } });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });
/** Returns a loader of the rows below each parent. */
const rowsBelow = (model, key) =>
  new DataLoader(async (ids) => {
    const rows = await model.findMany({ where: { [key]: { in: [...ids] } }, orderBy: byRank });
    const groups = Map.groupBy(rows, (row) => row[key]);
    return ids.map((id) => groups.get(id) ?? []);
  });
const createContext = ({ request }) => ({
  userId: request.headers.get('x-user'),
  user: rowsBy(prisma.user),
  space: rowsBy(prisma.space),
  sections: rowsBelow(prisma.siteSection, 'siteId'),
  siteSpaces: rowsBelow(prisma.siteSpace, 'sectionId'),
  /** Prisma limits the rows of a relation for each parent. */
  comments: new DataLoader(async (ids) => {
    const rows = await prisma.changeRequest.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, comments: { orderBy: newest, take: 5 } },
    });
    const byId = new Map(rows.map(({ id, comments }) => [id, comments]));
    return ids.map((id) => byId.get(id) ?? []);
  }),
});

const times = (...names) =>
  Object.fromEntries(names.map((name) => [name, (row) => row[name].toISOString()]));
const isDefault = { default: (row) => row.isDefault };

const resolvers = {
  Query: {
    space: (_, { id }) => prisma.space.findFirst({ where: { id, deletedAt: null } }),
    collection: (_, { id }) => prisma.collection.findFirst({ where: { id, deletedAt: null } }),
    organization: (_, { id }) => prisma.organization.findUnique({ where: { id } }),
    publishedSite: (_, { id }) => prisma.site.findFirst({ where: { id, published: true } }),
  },
  Mutation: {
    async createComment(_, { input }, { userId }) {
      const spaceId = input.subjectId;
      const space = await prisma.space.findFirstOrThrow({
        where: { id: spaceId, deletedAt: null },
      });
      const { organizationId, revisionId } = space;
      const [comment] = await prisma.$transaction([
        prisma.comment.create({
          data: {
            id: `com_B${randomBytes(16).toString('hex').replaceAll('0', 'g').slice(0, 21)}`,
            ...{ organizationId, spaceId, revisionId, authorId: userId },
            markdown: input.body.markdown,
          },
        }),
        prisma.space.update({
          where: { key: { id: spaceId, organizationId } },
          data: { commentCount: { increment: 1 } },
        }),
      ]);
      return { comment };
    },
  },
  Collection: {
    spaces: async ({ id }, { first }) => {
      const where = { parentId: id, deletedAt: null };
      const [nodes, totalCount] = await Promise.all([
        prisma.space.findMany({ where, orderBy: byRank, take: first }),
        prisma.space.count({ where }),
      ]);
      return { nodes, totalCount };
    },
  },
  Organization: {
    sites: async ({ id }, { first }) => ({
      nodes: await prisma.site.findMany({
        where: { organizationId: id },
        orderBy: newest,
        take: first,
      }),
    }),
  },
  Site: {
    ...times('createdAt'),
    sections: async ({ id }, _, { sections }) => ({ nodes: await sections.load(id) }),
  },
  SiteSection: { ...isDefault, siteSpaces: ({ id }, _, { siteSpaces }) => siteSpaces.load(id) },
  SiteSpace: { ...isDefault, space: ({ spaceId }, _, { space }) => space.load(spaceId) },
  Space: {
    spaceId: ({ id }) => id,
    ...times('createdAt', 'updatedAt'),
    changeRequests: async ({ id }, { first }) => ({
      nodes: await prisma.changeRequest.findMany({
        where: { spaceId: id },
        orderBy: newest,
        take: first,
      }),
    }),
    search: async ({ id }, { query }) => ({
      nodes: await prisma.$queryRawUnsafe(
        'SELECT id AS "pageId", title FROM bench.find_pages($1, $2)',
        id,
        query,
      ),
    }),
    revision: ({ id }) => ({ spaceId: id }),
  },
  Revision: {
    allPages: ({ spaceId }) =>
      prisma.$queryRawUnsafe(
        `SELECT ${PAGE_COLUMNS} FROM bench.pages p WHERE p.space_id = $1 ORDER BY p.position`,
        spaceId,
      ),
  },
  DocumentPage: times('createdAt', 'updatedAt'),
  ChangeRequest: {
    ...times('createdAt', 'updatedAt'),
    createdBy: ({ authorId }, _, { user }) => user.load(authorId),
    comments: async ({ id }, _, { comments }) => ({ nodes: await comments.load(id) }),
  },
  Comment: {
    postedAt: ({ createdAt }) => createdAt.toISOString(),
    body: ({ markdown }) => ({ markdown }),
    postedBy: ({ authorId }, _, { user }) => user.load(authorId),
  },
  PublishedSite: {
    site: (site) => site,
    structure: async ({ id }, _, { sections }) => ({ items: await sections.load(id) }),
    page: async ({ id }, { path }) => ({
      page: (await prisma.$queryRawUnsafe(PAGE_AT, id, path))[0],
    }),
  },
  SiteStructureItem: { __resolveType: () => 'SiteSection' },
};

const yoga = createYoga({
  schema: makeExecutableSchema({ typeDefs, resolvers }),
  graphiql: false,
  logging: false,
  context: createContext,
});
const server = createServer(yoga);
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('disconnect', () => process.exit(0));
