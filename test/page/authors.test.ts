// Tests who created a page and who changed it last, which only GraphQL returns.
import { beforeAll, describe, expect, it } from 'vitest';
import { emptyContent, replaceContent, siblingPages } from '../content-store/plant.ts';
import { makeSpaces, makeTestOrganization, visitorOf } from '../content/rows.ts';
import { listOf } from '../../src/domain/list.ts';
import {
  type Edit,
  edit,
  editIn,
  idOf,
  makeRequest,
  makeTestSpace,
  mutateIn,
  page,
  type TestSpace,
} from '../edit/support.ts';
import { serveFiles } from '../import/made.ts';
import { postImportTo } from '../import/support.ts';
import { makePublished } from '../published-site/made.ts';
import { makeTestSpec } from '../search/specs/burrows.ts';
import { ids, useWorld, type Visitor } from '../support.ts';

const world = useWorld({ ALLOW_PRIVATE_NETWORKS: 'on' }, { jobs: true });

const AUTHORS = 'allPages { title createdBy { id } updatedBy { id } }';
const OF_SPACE = `query ($id: ID!) { space(id: $id) { revision { ${AUTHORS} } } }`;
const OF_REQUEST = `query ($id: ID!) { changeRequest(id: $id) { revision { ${AUTHORS} } } }`;

interface Authored {
  readonly title: string;
  readonly createdBy: { readonly id: string } | null;
  readonly updatedBy: { readonly id: string } | null;
}

const nameOf = (user: { readonly id: string } | null): string | null =>
  (['ana', 'ben', 'cat', 'dan'] as const).find((name) => ids.user(name) === user?.id) ??
  user?.id ??
  null;

const authorsIn = (pages: readonly Authored[]): Record<string, (string | null)[]> =>
  Object.fromEntries(
    pages.map(({ title, createdBy, updatedBy }) => [title, [nameOf(createdBy), nameOf(updatedBy)]]),
  );

/** Returns the creator and the last editor of each page of a space, by title. */
async function authorsOf(space: string, visitor: Visitor = world.as('ana')) {
  const { data, errors } = await visitor.query(OF_SPACE, { id: space });
  expect(errors).toBeUndefined();
  return authorsIn(data.space.revision.allPages);
}

/** Returns the same of the pages of a change request. */
async function authorsInRequest(id: string) {
  const { data } = await world.as('ana').query(OF_REQUEST, { id });
  return authorsIn(data.changeRequest.revision.allPages);
}

const rename = (space: TestSpace, name: string, title: string): Edit => ({
  updatePage: { page: idOf(space, name), title },
});
const rewrite = (space: TestSpace, name: string, markdown: string): Edit => ({
  updatePage: { page: idOf(space, name), markdown },
});

let space: TestSpace;
beforeAll(async () => {
  space = await makeTestSpace(world, [page('A', { markdown: 'A.' }), page('B')]);
});

const post = async (path: string, body: object = {}) => {
  const { status, body: made } = await world.as('ana').post(`/v1/spaces/${path}`, body);
  expect([200, 201]).toContain(status);
  return made;
};

describe('the authors of a page', () => {
  it('are those of its insertion and of its last change', async () => {
    expect(await authorsOf(space.id)).toEqual({ A: ['ana', 'ana'], B: ['ana', 'ana'] });
    await edit(world, space.id, [rewrite(space, 'A', 'A of ben.'), page('C')], 'ben');
    expect(await authorsOf(space.id)).toEqual({
      A: ['ana', 'ben'],
      B: ['ana', 'ana'],
      C: ['ben', 'ben'],
    });
    await edit(world, space.id, [rename(space, 'A', 'A2')]);
    await edit(world, space.id, [{ updatePage: { page: idOf(space, 'B'), at: 0 } }], 'ben');
    expect(await authorsOf(space.id)).toEqual({
      B: ['ana', 'ben'],
      A2: ['ana', 'ana'],
      C: ['ben', 'ben'],
    });
  });

  it('stay with a change request until its merge, and are not the user who merges', async () => {
    const own = await makeTestSpace(world, [page('A', { markdown: 'A.' }), page('B')]);
    const request = await makeRequest(world, own.id);
    await mutateIn(world.as('ben'), request, [rewrite(own, 'A', 'A of ben.'), page('C')]);
    await editIn(world, request, [rename(own, 'B', 'B2')]);
    const changed = { A: ['ana', 'ben'], B2: ['ana', 'ana'], C: ['ben', 'ben'] };
    expect([await authorsInRequest(request), await authorsOf(own.id)]).toEqual([
      changed,
      { A: ['ana', 'ana'], B: ['ana', 'ana'] },
    ]);
    await edit(world, own.id, [page('D')]);
    await post(`${own.id}/change-requests/${request}/merge`);
    expect(await authorsOf(own.id)).toEqual({ ...changed, D: ['ana', 'ana'] });
  });

  it('are those of the later of two changes that a merge combines', async () => {
    const own = await makeTestSpace(world, [page('A', { markdown: 'A.' })]);
    const request = await makeRequest(world, own.id);
    await editIn(world, request, [rename(own, 'A', 'A2')]);
    await edit(world, own.id, [rewrite(own, 'A', 'A of ben.')], 'ben');
    await post(`${own.id}/change-requests/${request}/merge`);
    expect(await authorsOf(own.id)).toEqual({ A2: ['ana', 'ben'] });
  });

  it('are copied by a duplication, and restored by a rollback', async () => {
    const own = await makeTestSpace(world, [page('A', { markdown: 'A.' })]);
    await edit(world, own.id, [rewrite(own, 'A', 'A of ben.')], 'ben');
    const copy = await post(`${own.id}/duplicate`);
    expect(await authorsOf(copy.id)).toEqual({ A: ['ana', 'ben'] });
    await post(`${own.id}/revisions/${own.revision}/rollback`);
    expect(await authorsOf(own.id)).toEqual({ A: ['ana', 'ana'] });
  });

  it('are the user who reverts a page', async () => {
    const own = await makeTestSpace(world, [page('A', { markdown: 'A.' })]);
    const request = await makeRequest(world, own.id);
    await editIn(world, request, [rewrite(own, 'A', 'Another A.')]);
    await mutateIn(world.as('ben'), request, [{ revertPage: { page: idOf(own, 'A') } }]);
    expect(await authorsInRequest(request)).toEqual({ A: ['ana', 'ben'] });
  });

  it('are the user who imports', async () => {
    const url = await serveFiles({ '/a.md': ['text/markdown', '# A\n'] });
    const own = await makeTestSpace(world);
    const request = await makeRequest(world, own.id);
    const { status } = await postImportTo(world.as('ben'), own.id, request, {
      url: `${url}/a.md`,
      source: 'markdown',
    });
    expect(status).toBe(201);
    expect(await authorsInRequest(request)).toEqual({ A: ['ben', 'ben'] });
  });

  it('are null for deleted users, and in content from before authors were stored', async () => {
    const organization = await makeTestOrganization(world, ['EDIT']);
    const [spaceId = ''] = await makeSpaces(world, organization.id, 1);
    const pages = siblingPages(1, 'Old');
    await replaceContent(
      world,
      { organizationId: organization.id, spaceId },
      { ...emptyContent, pages: listOf(pages) },
      pages.map(({ fields }) => String(fields['title'])),
    );
    const [title = ''] = pages.map(({ fields }) => String(fields['title']));
    expect(await authorsOf(spaceId)).toEqual({ [title]: [null, null] });
    const editor = await visitorOf(world, organization, 1);
    const userId = organization.userIds[1] ?? '';
    const { status } = await editor.post(`/v1/spaces/${spaceId}/content`, {
      changes: [
        { operation: 'update_page', page: pages[0]?.id, title },
        { operation: 'insert_page', title: 'New' },
      ],
    });
    expect(status).toBe(200);
    expect(await authorsOf(spaceId)).toEqual({ [title]: [null, userId], New: [userId, userId] });
    await world.console.database.prisma.user.delete({ where: { id: userId } });
    expect(await authorsOf(spaceId)).toEqual({ [title]: [null, null], New: [null, null] });
  });

  it('are null for pages that are generated from an OpenAPI spec', async () => {
    const { testSpace } = await makeTestSpec(world);
    const { data } = await world
      .as('ana')
      .query(
        `query ($id: ID!) { space(id: $id) { revision { allPages { type depth createdBy { id } updatedBy { id } } } } }`,
        { id: testSpace.id },
      );
    const generated = data.space.revision.allPages.filter(
      ({ depth }: { depth: number }) => depth > 0,
    );
    expect(generated.length).toBeGreaterThan(0);
    for (const one of generated) expect(one).toEqual({ ...one, createdBy: null, updatedBy: null });
  });

  it('are not for visitors of a published site', async () => {
    const site = await makePublished(world);
    const ask = async (field: string) =>
      (
        await world.nobody.query(
          `query ($id: ID!) { publishedSite(id: $id) { page(path: "") { page { ${field} } } } }`,
          { id: site.id },
        )
      ).errors?.[0].extensions.code;
    expect([
      await ask('title'),
      await ask('updatedBy { id }'),
      await ask('createdBy { id }'),
    ]).toEqual([undefined, 'FORBIDDEN', 'FORBIDDEN']);
  });
});
