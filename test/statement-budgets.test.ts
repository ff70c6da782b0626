// Tests the number of statements of the basic requests, as a member who is no admin. The statement
// that reads the token is included, and so are those that begin and end a transaction.
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/data/new-id.ts';
import { ranksAfter } from '../src/domain/rank.ts';
import { makeNestedCollections, makeSpaces, makeTestOrganization } from './content/rows.ts';
import { type GraphQLResult, ids, type Person, useWorld, type Visitor } from './support.ts';

const world = useWorld();

const FEW = 3;
const SPACES = 50;
const SITES = 20;
const CHANGE_REQUESTS = 50;

const SPACE_FIELDS = `id title emoji visibility editMode createdAt updatedAt parentId revisionId defaultLevel
  commentCount changeRequestCount openChangeRequestCount draftChangeRequestCount
  permissions { view access admin viewInviteLinks edit triggerGitSync comment merge review }`;
const GET_SPACE = `query ($id: ID!) { space(id: $id) { ${SPACE_FIELDS} } }`;
const GET_SPACE_WITH_ORGANIZATION = `query ($id: ID!) { space(id: $id) { ${SPACE_FIELDS} organization { id title } } }`;
const LIST_SPACES = `query ($id: ID!) { collection(id: $id) { spaces(first: ${SPACES}) {
  totalCount pageInfo { hasNextPage } nodes { ${SPACE_FIELDS} organization { id title } } } } }`;
const LIST_SITES = `query ($id: ID!) { organization(id: $id) { sites(first: ${SITES}) { nodes {
  id title visibility published
  sections(first: 10) { nodes { id title path siteSpaces { id path default space { id title visibility } } } } } } } }`;
const LIST_CHANGE_REQUESTS = `query ($id: ID!) { space(id: $id) { changeRequests(first: ${CHANGE_REQUESTS}) { nodes {
  id number subject status createdBy { id displayName }
  comments(first: 10) { nodes { id body { markdown } postedAt postedBy { id displayName } } } } } } }`;
const CREATE_COMMENT = `mutation ($id: ID!) { createComment(input: { subjectId: $id, body: { markdown: "Hello" } }) {
  comment { id body { markdown } postedAt postedBy { id displayName } } } }`;

/** An organization of one size. Its spaces are in the lowest collection. */
interface Sized {
  readonly organization: string;
  readonly collection: string;
  /** The space with the change requests. */
  readonly space: string;
}

/** Adds sites, each with two sections of two spaces. */
async function addSites(organizationId: string, spaces: readonly string[], count: number) {
  const { prisma } = world.console.database;
  const ranks = ranksAfter(null, 2);
  const sites = Array.from({ length: count }, (_, n) => ({
    id: newId('Site'),
    organizationId,
    title: `Site ${n}`,
    basename: `site-${n}`,
    visitorKey: new Uint8Array(8),
  }));
  const sections = sites.flatMap(({ id: siteId }) =>
    ranks.map((rank, n) => ({
      ...{ id: newId('SiteSection'), organizationId, siteId, rank },
      ...{ title: `Section ${n}`, path: `section-${n}`, isDefault: n === 0 },
    })),
  );
  const siteSpaces = sections.flatMap(({ id: sectionId, siteId }, n) =>
    ranks.map((rank, i) => ({
      ...{ id: newId('SiteSpace'), organizationId, siteId, sectionId, rank },
      spaceId: spaces[(2 * n + i) % spaces.length] ?? '',
      path: `space-${i}`,
      isDefault: i === 0,
    })),
  );
  await prisma.site.createMany({ data: sites });
  await prisma.siteSection.createMany({ data: sections });
  await prisma.siteSpace.createMany({ data: siteSpaces });
}

/** Adds change requests of a space, each with two comments of different people. */
async function addChangeRequests(organizationId: string, spaceId: string, count: number) {
  const { prisma } = world.console.database;
  const people = (['ana', 'ben', 'cat'] as const).map(ids.user);
  const { revisionId } = await prisma.space.findUniqueOrThrow({
    where: { key: { id: spaceId, organizationId } },
  });
  const changeRequests = Array.from({ length: count }, (_, n) => ({
    ...{ id: newId('ChangeRequest'), organizationId, spaceId, number: n + 1, revisionId },
    ...{ authorId: people[n % 3] ?? '', status: 'OPEN' as const, initialRevisionId: revisionId },
    subject: `Change ${n + 1}`,
  }));
  const comments = changeRequests.flatMap(({ id: changeRequestId }, n) =>
    [n, n + 1].map((author) => ({
      ...{ id: newId('Comment'), organizationId, spaceId, changeRequestId, revisionId },
      ...{ authorId: people[author % 3] ?? '', markdown: `Comment ${author}.` },
    })),
  );
  await prisma.changeRequest.createMany({ data: changeRequests });
  await prisma.comment.createMany({ data: comments });
}

/** The size of an organization. */
interface Size {
  readonly depth: number;
  readonly spaces: number;
  readonly sites: number;
  readonly changeRequests: number;
}

/** Makes an organization of this size, of which ben is a member with the role edit. */
async function makeSized({ depth, spaces, sites, changeRequests }: Size): Promise<Sized> {
  const { prisma } = world.console.database;
  const { id } = await makeTestOrganization(world);
  await prisma.member.create({
    data: { id: newId('Member'), organizationId: id, userId: ids.user('ben'), role: 'EDIT' },
  });
  const collections = await makeNestedCollections(world, id, depth);
  const collection = collections.at(-1) ?? '';
  const spaceIds = await makeSpaces(world, id, spaces, {
    id: collection,
    ancestors: collections.slice(0, -1),
  });
  const [space = ''] = spaceIds;
  await addSites(id, spaceIds, sites);
  await addChangeRequests(id, space, changeRequests);
  return { organization: id, collection, space };
}

let small: Sized;
let large: Sized;
beforeAll(async () => {
  small = await makeSized({ depth: 1, spaces: FEW, sites: FEW, changeRequests: FEW });
  large = await makeSized({
    depth: 4,
    spaces: SPACES,
    sites: SITES,
    changeRequests: CHANGE_REQUESTS,
  });
});

const READER: Person = 'ben';

/**
 * Returns the statement counts of a request at both sizes. `ask` returns the number of items that
 * it found.
 */
async function counted(
  ask: (visitor: Visitor, sized: Sized) => Promise<number>,
  found: readonly [number, number],
): Promise<number[]> {
  const counts: number[] = [];
  for (const [i, sized] of [small, large].entries())
    counts.push(
      await world.countStatements(READER, async (visitor) =>
        expect(await ask(visitor, sized)).toBe(found[i]),
      ),
    );
  return counts;
}

/** A connection in a response. */
interface Nodes {
  readonly nodes: readonly unknown[];
}

describe('GraphQL', () => {
  /** Returns a request of a document about the node `id`, which returns the number of its items. */
  const asking =
    (
      document: string,
      id: (sized: Sized) => string,
      itemsIn: (data: GraphQLResult['data']) => readonly unknown[],
    ) =>
    async (visitor: Visitor, sized: Sized) => {
      const { data, errors } = await visitor.query(document, { id: id(sized) });
      expect(errors).toBeUndefined();
      return itemsIn(data).length;
    };

  it('reads a space', async () => {
    const ask = (document: string) =>
      asking(
        document,
        ({ space }) => space,
        ({ space }) => [space.permissions.edit].filter(Boolean),
      );
    expect(await counted(ask(GET_SPACE), [1, 1])).toEqual([2, 2]);
    expect(await counted(ask(GET_SPACE_WITH_ORGANIZATION), [1, 1])).toEqual([3, 3]);
  });

  it('lists the spaces of a collection', async () => {
    const ask = asking(
      LIST_SPACES,
      ({ collection }) => collection,
      ({ collection }) => collection.spaces.nodes,
    );
    expect(await counted(ask, [FEW, SPACES])).toEqual([5, 5]);
  });

  it('lists sites with their sections, site spaces and spaces', async () => {
    const ask = asking(
      LIST_SITES,
      ({ organization }) => organization,
      ({ organization }) =>
        organization.sites.nodes.flatMap((site: { sections: Nodes }) => site.sections.nodes),
    );
    expect(await counted(ask, [2 * FEW, 2 * SITES])).toEqual([6, 6]);
  });

  it('lists change requests with their comments', async () => {
    const ask = asking(
      LIST_CHANGE_REQUESTS,
      ({ space }) => space,
      ({ space }) =>
        space.changeRequests.nodes.flatMap((one: { comments: Nodes }) => one.comments.nodes),
    );
    expect(await counted(ask, [2 * FEW, 2 * CHANGE_REQUESTS])).toEqual([5, 5]);
  });

  it('creates a comment', async () => {
    const ask = asking(
      CREATE_COMMENT,
      ({ space }) => space,
      ({ createComment }) => [createComment.comment.id],
    );
    expect(await counted(ask, [1, 1])).toEqual([5, 5]);
  });
});

describe('/v1', () => {
  it('reads a space', async () => {
    const ask = async (visitor: Visitor, { space }: Sized) =>
      [(await visitor.get(`/v1/spaces/${space}`)).body].filter(({ id }) => id === space).length;
    expect(await counted(ask, [1, 1])).toEqual([3, 3]);
  });

  it('lists the spaces of a collection', async () => {
    const ask = async (visitor: Visitor, { collection }: Sized) =>
      (await visitor.get(`/v1/collections/${collection}/spaces?limit=${SPACES}`)).body.items.length;
    expect(await counted(ask, [FEW, SPACES])).toEqual([5, 5]);
  });

  it('creates a comment', async () => {
    const ask = async (visitor: Visitor, { space }: Sized) => {
      const body = { body: { markdown: 'Hello' } };
      const answer = await visitor.post(`/v1/spaces/${space}/comments`, body);
      return [answer.body].filter(({ object }) => object === 'comment').length;
    };
    expect(await counted(ask, [1, 1])).toEqual([6, 6]);
  });
});
