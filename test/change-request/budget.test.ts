// Tests that reading change requests takes the same number of statements for 50 as for 5.
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { ids, type Visitor, useWorld } from '../support.ts';
import {
  change,
  editSpace,
  type MadeChangeRequest,
  type MadeSpace,
  makeRequest,
  makeSpace,
  page,
} from './made.ts';

const world = useWorld();

const SIZES = [5, 50];

/**
 * Makes a space with this many open change requests of four authors, each with a contributor, a
 * review and a requested reviewer.
 */
async function makeMany(count: number): Promise<MadeSpace> {
  const space = await makeSpace(world, [page('A')]);
  const { prisma } = world.console.database;
  const organizationId = ids.acme;
  const authors = (['ana', 'ben', 'cat', 'dan'] as const).map(ids.user);
  const rows = Array.from({ length: count }, (_, n) => ({
    id: newId('ChangeRequest'),
    author: authors[n % 4] ?? '',
    number: n + 1,
  }));
  const at = { organizationId, revisionId: space.revision };
  await prisma.changeRequest.createMany({
    data: rows.map(({ id, author, number }) => ({
      ...at,
      id,
      number,
      authorId: author,
      spaceId: space.id,
      status: 'OPEN' as const,
      subject: `Change ${number}`,
      initialRevisionId: space.revision,
    })),
  });
  const of = rows.map(({ id, author }) => ({ organizationId, changeRequestId: id, author }));
  await prisma.contributor.createMany({
    data: of.map(({ author, ...rest }) => ({ ...rest, id: newId('Contributor'), userId: author })),
  });
  await prisma.review.createMany({
    data: of.map(({ author, ...rest }) => ({
      ...rest,
      ...at,
      id: newId('Review'),
      reviewerId: author,
      status: 'APPROVED' as const,
    })),
  });
  await prisma.requestedReviewer.createMany({
    data: of.map(({ author, ...rest }) => ({
      ...rest,
      id: newId('RequestedReviewer'),
      userId: author,
    })),
  });
  await prisma.space.update({
    where: { key: { id: space.id, organizationId } },
    data: {
      changeRequestCount: count,
      openChangeRequestCount: count,
      lastChangeRequestNumber: count,
    },
  });
  return space;
}

/**
 * Returns the statement counts of the same request at each size. `ask` returns the number of items
 * found, so that an empty result fails.
 */
async function statements<T>(
  make: (count: number) => Promise<T>,
  ask: (visitor: Visitor, made: T) => Promise<number>,
): Promise<number[]> {
  const counted: number[] = [];
  for (const size of SIZES) {
    const made = await make(size);
    counted.push(
      await world.countStatements('cat', async (visitor) =>
        expect(await ask(visitor, made)).toBe(size),
      ),
    );
  }
  return counted;
}

describe('a list of change requests', () => {
  it('takes fixed numbers of statements with authors and the counters of the space', async () => {
    const list = `query ($id: ID!) { space(id: $id) { changeRequestCount openChangeRequestCount draftChangeRequestCount changeRequests(first: 100) { totalCount nodes {
      id number status subject createdBy { displayName user { email } } commentCount outdated revisionId } } } }`;
    expect(
      await statements(
        makeMany,
        async (visitor, { url }) =>
          (await visitor.get(`${url}/change-requests?limit=100`)).body.items.length,
      ),
    ).toEqual([4, 4]);
    expect(
      await statements(
        makeMany,
        async (visitor, { id }) =>
          (await visitor.query(list, { id })).data.space.changeRequests.nodes.length,
      ),
    ).toEqual([4, 4]);
  });

  it('takes a fixed number of statements with the reviews and reviewers of each', async () => {
    const list = `query ($id: ID!) { space(id: $id) { changeRequests(first: 100) { nodes { createdBy { displayName } contributors { displayName } space { title } revision { type author { displayName } }
      reverts { id } reviews(first: 5) { totalCount nodes { outdated reviewer { displayName } } } requestedReviewers(first: 5) { nodes { done user { displayName } } } } } } }`;
    expect(
      await statements(
        makeMany,
        async (visitor, { id }) =>
          (await visitor.query(list, { id })).data.space.changeRequests.nodes.length,
      ),
    ).toEqual([10, 10]);
  });

  it('takes a fixed number of statements with the merge preview of each', async () => {
    const list =
      'query ($id: ID!) { space(id: $id) { changeRequests(first: 100) { nodes { mergePreview { state blockedBy { rule } } } } } }';
    expect(
      await statements(
        makeMany,
        async (visitor, { id }) =>
          (await visitor.query(list, { id })).data.space.changeRequests.nodes.length,
      ),
    ).toEqual([4, 4]);
    const makeRuled = async (count: number): Promise<MadeSpace> => {
      const space = await makeMany(count);
      await world
        .as('ana')
        .put(`${space.url}/merge-rules`, { reviews: 1, upToDate: true, noNewBrokenLinks: true });
      return space;
    };
    expect(
      await statements(
        makeRuled,
        async (visitor, { id }) =>
          (await visitor.query(list, { id })).data.space.changeRequests.nodes.length,
      ),
    ).toEqual([5, 5]);
  });

  it('takes fixed numbers of statements for an organization', async () => {
    const list =
      'query ($id: ID!) { organization(id: $id) { changeRequests(filter: { status: OPEN }, first: 100) { totalCount nodes { id number createdBy { displayName } outdated space { title } } } } }';
    const counted = [];
    for (const size of SIZES) {
      await makeMany(size);
      counted.push(
        await world.countStatements('cat', async (visitor) =>
          expect(
            (await visitor.get(`/v1/orgs/${ids.acme}/change-requests?limit=${size}`)).body.items,
          ).toHaveLength(size),
        ),
      );
      counted.push(
        await world.countStatements('cat', async (visitor) =>
          expect(
            (await visitor.query(list, { id: ids.acme })).data.organization.changeRequests
              .totalCount,
          ).toBeGreaterThan(size),
        ),
      );
    }
    expect(counted).toEqual([5, 5, 5, 5]);
  });
});

/**
 * Makes a change request that changes the texts of this many pages; the space changed another part
 * of each.
 */
async function makeWide(count: number): Promise<MadeChangeRequest> {
  const key = newId('Space'); // unique texts: those of another test would be cached
  const text = (n: number, one: string, two: string) => `# ${n} ${key}\n\n${one}\n\n${two}\n`;
  const numbers = Array.from({ length: count }, (_, n) => n);
  const space = await makeSpace(
    world,
    numbers.map((n) => page(`P${n}`, text(n, 'One.', 'Two.'))),
  );
  const made = await makeRequest(
    world,
    space,
    numbers.map((n) => change(space.refs[`P${n}`], { markdown: text(n, 'One.', 'Two of his.') })),
  );
  await editSpace(
    world,
    space,
    numbers.map((n) => change(space.refs[`P${n}`], { markdown: text(n, 'One of hers.', 'Two.') })),
  );
  return made;
}

describe('a diff', () => {
  it('takes fixed numbers of statements for any number of changed pages', async () => {
    const list =
      'query ($id: ID!) { changeRequest(id: $id) { changes(first: 100) { totalCount nodes { title kinds fields { name } blocks { kind before after } } } } }';
    expect(
      await statements(
        makeWide,
        async (visitor, { url }) =>
          (await visitor.get(`${url}/changes?limit=100`)).body.items.length,
      ),
    ).toEqual([6, 6]);
    expect(
      await statements(
        makeWide,
        async (visitor, { id }) =>
          (await visitor.query(list, { id })).data.changeRequest.changes.nodes.length,
      ),
    ).toEqual([6, 6]);
  });
});

describe('the preview of a merge', () => {
  it('takes fixed numbers of statements for any number of merged texts', async () => {
    const preview =
      'query ($id: ID!) { changeRequest(id: $id) { mergePreview { state conflicts { id: key } blockedBy { rule } changes { title blocks { before after } } } } }';
    expect(
      await statements(
        makeWide,
        async (visitor, { url }) => (await visitor.get(`${url}/merge-preview`)).body.changes.length,
      ),
    ).toEqual([5, 5]);
    expect(
      await statements(
        makeWide,
        async (visitor, { id }) =>
          (await visitor.query(preview, { id })).data.changeRequest.mergePreview.changes.length,
      ),
    ).toEqual([5, 5]);
  });
});

describe('a merge', () => {
  it('takes a fixed number of statements for any number of merged texts', async () => {
    const counted: number[] = [];
    for (const size of [5, 40, 50]) {
      const { url } = await makeWide(size);
      counted.push(
        await world.countStatements('ana', async (visitor) =>
          expect((await visitor.post(`${url}/merge`)).status).toBe(200),
        ),
      );
    }
    // texts of more than 4 KiB in total are read in a worker thread, after which the merge restarts
    // once
    expect(counted).toEqual([17, 29, 29]);
  });
});
