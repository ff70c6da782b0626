// Tests the number of SQL statements of the workloads of `npm run bench`, with the token's: a small
// and a large organization, through GraphQL and `/v1`.
import { expect, it } from 'vitest';
import { documents, documentsOfV1 } from '../../bench/compare/documents.ts';
import { newId } from '../../src/data/new-id.ts';
import { ranksAfter } from '../../src/domain/rank.ts';
import {
  makeNestedCollections,
  makeSpaces,
  makeTestOrganization,
  visitorOf,
} from '../content/rows.ts';
import { statementsOf } from '../statements.ts';
import { useWorld, type Visitor } from '../support.ts';

const world = useWorld();

/** Items in each list. */
const SIZES = [5, 50];

/** An organization, with a member whose level is EDIT. */
interface Workspace {
  readonly reader: Visitor;
  readonly organization: string;
  readonly collection: string;
  readonly space: string;
}

async function makeWorkspace(size: number): Promise<Workspace> {
  const organization = await makeTestOrganization(world, ['EDIT', 'READ']);
  const [collection = ''] = await makeNestedCollections(world, organization.id, 1);
  const spaces = await makeSpaces(world, organization.id, size, { id: collection, ancestors: [] });
  const [space = ''] = spaces;
  await makeSites(organization.id, spaces);
  await makeChangeRequests(organization, space, size);
  const reader = await visitorOf(world, organization, 1);
  await reader.get('/v1/user');
  return { reader, organization: organization.id, collection, space };
}

/** Makes a site for every fifth space, with a section of five of the spaces. */
async function makeSites(organizationId: string, spaces: readonly string[]): Promise<void> {
  const { prisma } = world.console.database;
  const ranks = ranksAfter(null, 5);
  for (let from = 0; from < spaces.length; from += 5) {
    const { body } = await world
      .as('ana')
      .post(`/v1/orgs/${organizationId}/sites`, { title: `Site ${from}` });
    const at = { organizationId, siteId: String(body.id) };
    const section = { ...at, id: newId('SiteSection'), title: 'Section', path: 'section' };
    await prisma.siteSection.create({
      data: { ...section, rank: ranks[0] ?? '', isDefault: true },
    });
    await prisma.siteSpace.createMany({
      data: spaces.slice(from, from + 5).map((spaceId, i) => ({
        ...at,
        id: newId('SiteSpace'),
        sectionId: section.id,
        spaceId,
        path: `p${i}`,
        rank: ranks[i] ?? '',
        isDefault: i === 0,
      })),
    });
  }
}

/** Makes change requests of two members, with five comments of a third one each. */
async function makeChangeRequests(
  { id: organizationId, userIds }: { readonly id: string; readonly userIds: readonly string[] },
  spaceId: string,
  count: number,
): Promise<void> {
  const { prisma } = world.console.database;
  const { revisionId } = await prisma.space.findFirstOrThrow({
    where: { id: spaceId, organizationId },
  });
  const requests = Array.from({ length: count }, (_, n) => ({
    ...{ id: newId('ChangeRequest'), organizationId, spaceId, number: n + 1, revisionId },
    ...{ authorId: userIds[n % 2] ?? '', status: 'OPEN' as const, subject: `Change ${n}` },
    initialRevisionId: revisionId,
  }));
  await prisma.changeRequest.createMany({ data: requests });
  await prisma.comment.createMany({
    data: requests.flatMap(({ id: changeRequestId }) =>
      [0, 1, 2, 3, 4].map((n) => ({
        ...{ id: newId('Comment'), organizationId, spaceId, changeRequestId, revisionId },
        ...{ authorId: userIds[2] ?? '', markdown: `Comment ${n}.` },
      })),
    ),
  });
  await prisma.space.update({
    where: { key: { id: spaceId, organizationId } },
    data: {
      openChangeRequestCount: count,
      changeRequestCount: count,
      lastChangeRequestNumber: count,
    },
  });
}

/** Returns the numbers of statements of a request at each size. */
async function countsOf(
  workspaces: readonly Workspace[],
  ask: (workspace: Workspace) => Promise<void>,
): Promise<number[]> {
  const counts: number[] = [];
  for (const workspace of workspaces)
    counts.push((await statementsOf(() => ask(workspace))).length);
  return counts;
}

it('does not grow, and is within the budget of each workload', async () => {
  const workspaces = await Promise.all(SIZES.map(makeWorkspace));
  const graphql = async (
    document: string,
    idOf: (workspace: Workspace) => string,
    more: Readonly<Record<string, string>> = {},
  ) =>
    countsOf(workspaces, async (workspace) => {
      const { errors, data } = await workspace.reader.query(document, {
        id: idOf(workspace),
        ...more,
      });
      expect([errors, data]).toEqual([undefined, expect.anything()]);
    });
  const rest = async (
    status: number,
    ask: (workspace: Workspace) => Promise<{ readonly status: number }>,
  ) =>
    countsOf(workspaces, async (workspace) => expect((await ask(workspace)).status).toBe(status));
  const markdown = { markdown: 'A comment.' };

  expect({
    'W1 a space': await graphql(documents.W1, ({ space }) => space),
    'W2 spaces of a collection': await graphql(documents.W2, ({ collection }) => collection),
    'W3 sites with sections, site spaces and spaces': await graphql(
      documents.W3,
      ({ organization }) => organization,
    ),
    'W4 change requests with comments': await graphql(documents.W4, ({ space }) => space),
    'W5 create a comment': await graphql(documents.W5, ({ space }) => space, markdown),
  }).toEqual({
    'W1 a space': [2, 2],
    'W2 spaces of a collection': [3, 3],
    'W3 sites with sections, site spaces and spaces': [6, 6],
    'W4 change requests with comments': [6, 6],
    'W5 create a comment': [5, 5],
  });

  const asV1 = {
    W1: await graphql(documentsOfV1.W1, ({ space }) => space),
    W2: await graphql(documentsOfV1.W2, ({ collection }) => collection),
    W5: await graphql(documentsOfV1.W5, ({ space }) => space, markdown),
  };
  const v1 = {
    W1: await rest(200, ({ reader, space }) => reader.get(`/v1/spaces/${space}`)),
    W2: await rest(200, ({ reader, collection }) =>
      reader.get(`/v1/collections/${collection}/spaces?limit=50`),
    ),
    W5: await rest(200, ({ reader, space }) =>
      reader.post(`/v1/spaces/${space}/comments`, { body: markdown }),
    ),
  };
  expect(v1).toEqual(asV1);
  expect(v1).toEqual({ W1: [3, 3], W2: [5, 5], W5: [6, 6] });
});
