/**
 * Tests the storage cost of content: row counts before and after edits of nested and of sibling
 * pages.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '../src/domain/content.ts';
import { type StoredSpace, storeSiblings, storeNested } from './content-store/plant.ts';
import {
  addedBy,
  edit,
  idOf,
  makeTestSpace,
  nothingAdded,
  page,
  pathsOf,
  post,
} from './edit/support.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld();

type Grown = StoredSpace & { readonly pages: readonly Page[] };

const idAt = ({ pages }: Grown, i: number): string => pages[i]?.id ?? '';

describe('pages 16 deep', () => {
  let nest: Grown;
  beforeAll(async () => {
    nest = await storeNested(world, 16);
  });

  it.each(Array.from({ length: 16 }, (_, depth) => [depth + 1, depth] as const))(
    'take %i nodes, one text and one revision for an edit at depth %i',
    async (nodes, depth) => {
      const work = () =>
        edit(world, nest.spaceId, [
          { updatePage: { page: idAt(nest, depth), markdown: `Depth ${depth}` } },
        ]);
      expect(await addedBy(world, work, nest.organizationId)).toEqual({
        ...nothingAdded,
        nodes,
        documents: 1,
        revisions: 1,
      });
    },
  );

  it('take no text for a title, and the nodes of both parents for a move', async () => {
    const rename = () =>
      edit(world, nest.spaceId, [{ updatePage: { page: idAt(nest, 3), title: 'Another' } }]);
    expect(await addedBy(world, rename, nest.organizationId)).toEqual({
      ...nothingAdded,
      nodes: 4,
      revisions: 1,
    });
    // The lists at depths 0 to 14, of which the last one is removed, and the list of the new
    // parent.
    const move = () =>
      edit(world, nest.spaceId, [{ updatePage: { page: idAt(nest, 15), into: idAt(nest, 0) } }]);
    expect(await addedBy(world, move, nest.organizationId)).toEqual({
      ...nothingAdded,
      nodes: 15,
      revisions: 1,
    });
  });

  it('take only the nodes above for a deletion, with any descendants', async () => {
    const remove = () => edit(world, nest.spaceId, [{ deletePage: { page: idAt(nest, 2) } }]);
    expect(await addedBy(world, remove, nest.organizationId)).toEqual({
      ...nothingAdded,
      nodes: 2,
      revisions: 1,
    });
  });
});

describe('5,000 sibling pages', () => {
  let row: Grown;
  beforeAll(async () => {
    row = await storeSiblings(world, 5000);
  });

  it.each([0, 1, 31, 2500, 4998, 4999])(
    'take at most 3 nodes for an edit of the page at %i',
    async (i) => {
      const { nodes, ...rest } = await addedBy(
        world,
        () =>
          edit(world, row.spaceId, [{ updatePage: { page: idAt(row, i), markdown: `At ${i}` } }]),
        row.organizationId,
      );
      expect([nodes <= 3, rest]).toEqual([true, { documents: 1, revisions: 1, files: 0 }]);
    },
  );

  it.each([0, 100, 2500, 4990])('take at most 5 nodes for an insertion at %i', async (at) => {
    const { nodes, ...rest } = await addedBy(
      world,
      () => edit(world, row.spaceId, [page(`New ${at}`, { at, markdown: `New at ${at}` })]),
      row.organizationId,
    );
    // The new page may split a leaf, and the nodes above it.
    expect([nodes <= 5, rest]).toEqual([true, { documents: 1, revisions: 1, files: 0 }]);
  });

  it.each([
    [10, 4000],
    [4100, 12],
    [20, 21],
    [30, 4990],
  ])('take at most 7 nodes for a move of the page from %i to %i', async (i, at) => {
    const { nodes, ...rest } = await addedBy(
      world,
      () => edit(world, row.spaceId, [{ updatePage: { page: idAt(row, i), at } }]),
      row.organizationId,
    );
    expect([nodes <= 7, rest]).toEqual([true, { documents: 0, revisions: 1, files: 0 }]);
  });

  it.each([40, 2600, 4990])('take at most 3 nodes for a deletion of the page at %i', async (i) => {
    const { nodes, ...rest } = await addedBy(
      world,
      () => edit(world, row.spaceId, [{ deletePage: { page: idAt(row, i) } }]),
      row.organizationId,
    );
    expect([nodes <= 3, rest]).toEqual([true, { documents: 0, revisions: 1, files: 0 }]);
  });

  it('keep their order after fifty changes in one batch', async () => {
    const own = await storeSiblings(world, 5000);
    const expected = own.pages.map(({ fields }) => `${fields['slug']}`);
    const edits = Array.from({ length: 50 }, (_, i) => {
      const [from, to] = [(i * 1237) % 4900, (i * 3571) % 4900];
      if (i % 3 === 0) {
        expected.splice(to, 0, `new-${i}`);
        return page(`New ${i}`, { at: to });
      }
      const [slug = ''] = expected.splice(from, 1);
      const id =
        own.pages.find(({ fields }) => fields['slug'] === slug)?.id ?? slug.replace('new-', 'New ');
      if (i % 3 === 1) return { deletePage: { page: id } };
      expected.splice(to, 0, slug);
      return { updatePage: { page: id, at: to } };
    });
    await edit(world, own.spaceId, edits);
    expect(await pathsOf(world, own.spaceId)).toEqual(expected);
  });
});

describe('stored content', () => {
  it('is not written again for a copy of a space or an edit of the copy', async () => {
    const { spaceId, organizationId, pages } = await storeSiblings(world, 200);
    let copy = '';
    const duplicate = async () => {
      copy = (await world.as('ana').post(`/v1/spaces/${spaceId}/duplicate`)).body.id;
    };
    expect(await addedBy(world, duplicate, organizationId)).toEqual({
      ...nothingAdded,
      revisions: 1,
    });
    expect(await pathsOf(world, copy)).toEqual(await pathsOf(world, spaceId));
    expect(
      await addedBy(
        world,
        () => edit(world, copy, [{ updatePage: { page: pages[7]?.id, markdown: 'Seven.' } }]),
        organizationId,
      ),
    ).toEqual({ nodes: 2, documents: 1, revisions: 1, files: 0 });
    expect(
      (await world.as('ana').get(`/v1/spaces/${spaceId}/content/page/${pages[7]?.id}`)).body
        .markdown,
    ).toBe('# Page 7\n\nThis is Page 7.\n');
  });

  it('is one text for pages, reusable contents and spaces of one organization', async () => {
    const text = 'The very same words.';
    const first = await makeTestSpace(world, [page('One', { markdown: text })]);
    const again = [
      page('Two', { markdown: text }),
      { insertReusableContent: { title: 'Three', markdown: text } },
    ];
    expect(await addedBy(world, () => edit(world, first.id, again))).toEqual({
      ...nothingAdded,
      nodes: 2,
      revisions: 1,
    });
    const second = await makeTestSpace(world);
    expect(await addedBy(world, () => edit(world, second.id, again))).toEqual({
      ...nothingAdded,
      nodes: 2,
      revisions: 1,
    });
    const foreign = (await world.as('eve').post(`/v1/orgs/${ids.umbrella}/spaces`, {})).body.id;
    expect(
      await addedBy(
        world,
        () => post(world.as('eve'), foreign, [page('One', { markdown: text })]),
        ids.umbrella,
      ),
    ).toEqual({ ...nothingAdded, nodes: 1, documents: 1, revisions: 1 });
  });

  it('is reused by a rollback, and by an edit that restores everything', async () => {
    const first = await makeTestSpace(world, [page('One', { markdown: 'One.' })]);
    const { revision } = await edit(world, first.id, [
      { updatePage: { page: idOf(first, 'One'), markdown: 'Another one.' } },
    ]);
    const rollback = (to: string) => () =>
      world.as('ana').post(`/v1/spaces/${first.id}/revisions/${to}/rollback`);
    expect(await addedBy(world, rollback(first.revision))).toEqual({
      ...nothingAdded,
      revisions: 1,
    });
    expect(await addedBy(world, rollback(revision))).toEqual({ ...nothingAdded, revisions: 1 });
    expect(
      await addedBy(world, () =>
        edit(world, first.id, [{ setVariables: { variables: { a: 'b' } } }]),
      ),
    ).toEqual({ ...nothingAdded, nodes: 1, revisions: 1 });
    expect(
      await addedBy(world, () =>
        edit(world, first.id, [{ setVariables: { variables: { a: null } } }]),
      ),
    ).toEqual({ ...nothingAdded, revisions: 1 });
    expect(
      await addedBy(world, () =>
        edit(world, first.id, [{ setVariables: { variables: { a: 'b' } } }]),
      ),
    ).toEqual({ ...nothingAdded, revisions: 1 });
  });

  it('takes one node each for files, variables and reusable contents', async () => {
    const testSpace = await makeTestSpace(world, [page('One')]);
    const batch = [
      { insertFile: { name: 'a.txt', base64: 'YQ==' } },
      { setVariables: { variables: { made: 'up' } } },
      { insertReusableContent: { title: 'T', markdown: 'Nowhere else.' } },
    ];
    expect(await addedBy(world, () => edit(world, testSpace.id, batch))).toEqual({
      nodes: 3,
      documents: 1,
      revisions: 1,
      files: 1,
    });
  });
});
