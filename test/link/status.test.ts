// Tests the status of a link while its target changes.
import { describe, expect, it } from 'vitest';
import {
  edit,
  type Edit,
  editIn,
  idOf,
  makeRequest,
  makeTestSpace,
  page,
  type TestSpace,
} from '../edit/support.ts';
import { useWorld } from '../support.ts';
import { get, makeLinked, shared, write } from './made.ts';
import { brokenIn, readLinks } from './read-links.ts';

const world = useWorld();

describe('the status of a link', () => {
  const text = ({ refs }: Pick<TestSpace, 'refs'>) =>
    `# Here\n\n[p](/pages/${refs['To']}) [q](#here) [f](/files/${refs['F']}) {% include "${refs['R']}" %}`;
  const breaks: readonly (readonly [
    string,
    (testSpace: TestSpace & { from: string }) => readonly Edit[],
    readonly ('p' | 'q' | 'f' | 'r')[],
  ])[] = [
    [
      'a rename of its page',
      (s) => [{ updatePage: { page: idOf(s, 'To'), title: 'Elsewhere', slug: 'elsewhere' } }],
      [],
    ],
    ['a move of its page', (s) => [{ updatePage: { page: idOf(s, 'To'), into: s.from } }], []],
    [
      "a move of its page's parent",
      (s) => [{ updatePage: { page: s.from, into: idOf(s, 'To') } }],
      [],
    ],
    [
      'another page at the old path',
      (s) => [{ updatePage: { page: idOf(s, 'To'), slug: 'old' } }, page('To')],
      [],
    ],
    ['the deletion of its page', (s) => [{ deletePage: { page: idOf(s, 'To') } }], ['p']],
    [
      "the deletion of its page's parent",
      (s) => [
        page('Around'),
        { updatePage: { page: idOf(s, 'To'), into: 'Around' } },
        { deletePage: { page: 'Around' } },
      ],
      ['p'],
    ],
    ['a new text of its page', (s) => [write(idOf(s, 'To'), 'Another text.')], []],
    [
      'the deletion of its heading',
      (s) => [write(s.from, text(s).replace('# Here', '# There'))],
      ['q'],
    ],
    ['the deletion of its file', (s) => [{ deleteFile: { file: idOf(s, 'F') } }], ['f']],
    [
      'an update of its reusable content',
      (s) => [{ updateReusableContent: { id: idOf(s, 'R'), title: 'S', markdown: 'Another.' } }],
      [],
    ],
    [
      'the deletion of its reusable content',
      (s) => [{ deleteReusableContent: { id: idOf(s, 'R') } }],
      ['r'],
    ],
    [
      'the deletion of all targets',
      (s) => [
        { deletePage: { page: idOf(s, 'To') } },
        { deleteFile: { file: idOf(s, 'F') } },
        { deleteReusableContent: { id: idOf(s, 'R') } },
      ],
      ['p', 'f', 'r'],
    ],
  ];
  const hrefsOf = (testSpace: TestSpace, which: readonly ('p' | 'q' | 'f' | 'r')[]) =>
    which.map(
      (one) =>
        ({
          p: `/pages/${idOf(testSpace, 'To')}`,
          q: '#here',
          f: `/files/${idOf(testSpace, 'F')}`,
          r: idOf(testSpace, 'R'),
        })[one],
    );

  it.each(breaks)(
    'is updated after %s: at once in the change request, with the merge in the space',
    async (_, edits, which) => {
      const testSpace = await makeLinked(world, text);
      const request = await makeRequest(world, testSpace.id);
      await editIn(world, request, edits(testSpace));
      const broken = hrefsOf(testSpace, which);
      expect(await brokenIn(world, { space: testSpace.id })).toEqual([]);
      expect(await brokenIn(world, { space: testSpace.id, request })).toEqual(broken);
      for (const linkQuery of [
        { space: testSpace.id, request },
        { space: testSpace.id, request, page: testSpace.from },
      ]) {
        const { links: __, ...stats } = await readLinks(world, linkQuery);
        expect(stats).toEqual({ total: 4, broken: broken.length, brokenHere: broken.length });
      }
      await world.as('ana').post(`/v1/spaces/${testSpace.id}/change-requests/${request}/merge`);
      expect(await brokenIn(world, { space: testSpace.id })).toEqual(broken);
      expect(await brokenIn(world, { space: testSpace.id, page: testSpace.from })).toEqual(broken);
      const { links: __, ...stats } = await readLinks(world, { space: testSpace.id });
      expect(stats).toEqual({ total: 4, broken: broken.length, brokenHere: 0 });
    },
  );

  it.each(breaks)(
    'blocks a merge under the rule in the same cases: %s',
    async (_, edits, which) => {
      const testSpace = await makeLinked(world, text);
      await world
        .as('ana')
        .put(`/v1/spaces/${testSpace.id}/merge-rules`, { noNewBrokenLinks: true });
      const request = await makeRequest(world, testSpace.id);
      await editIn(world, request, edits(testSpace));
      const { blockedBy } = await get(
        world,
        `/v1/spaces/${testSpace.id}/change-requests/${request}/merge-preview`,
      );
      const { brokenHere, links } = await readLinks(world, { space: testSpace.id, request });
      const pages = [
        ...new Set(links.filter(({ status }) => status === 'broken').map(({ at }) => at)),
      ];
      expect([brokenHere, blockedBy.map((rule: { pages: string[] }) => rule.pages)]).toEqual([
        which.length,
        which.length === 0 ? [] : [pages],
      ]);
    },
  );

  it('is correct after a rollback, and in an older revision', async () => {
    const testSpace = await makeLinked(world, text);
    await edit(world, testSpace.id, [{ deletePage: { page: idOf(testSpace, 'To') } }]);
    expect(await brokenIn(world, { space: testSpace.id })).toEqual([
      `/pages/${idOf(testSpace, 'To')}`,
    ]);
    const older =
      'query ($r: ID!) { revision(id: $r) { links { stats { total broken { total changeRequest } } } } }';
    expect(
      (await world.as('ana').query(older, { r: testSpace.revision })).data.revision.links.stats,
    ).toEqual({ total: 4, broken: { total: 0, changeRequest: 0 } });
    await world
      .as('ana')
      .post(`/v1/spaces/${testSpace.id}/revisions/${testSpace.revision}/rollback`);
    expect(await brokenIn(world, { space: testSpace.id })).toEqual([]);
  });

  it('counts as newly broken in a change request unless its base is broken', async () => {
    const testSpace = await makeLinked(world, (made) => `${text(made)}\n\n[old](#nowhere)`);
    const request = await makeRequest(world, testSpace.id);
    expect(await readLinks(world, { space: testSpace.id, request, page: testSpace.from })).toEqual(
      await readLinks(world, { space: testSpace.id, page: testSpace.from }),
    );
    await editIn(world, request, [
      { deleteFile: { file: idOf(testSpace, 'F') } },
      page('New', { markdown: '[old](#nowhere)' }),
    ]);
    const counts = async () => {
      const { total, broken, brokenHere } = await readLinks(world, {
        space: testSpace.id,
        request,
      });
      return [total, broken, brokenHere];
    };
    expect(await counts()).toEqual([6, 3, 2]);
    await edit(world, testSpace.id, [{ deletePage: { page: idOf(testSpace, 'To') } }]);
    expect(await counts()).toEqual([6, 3, 2]);
    expect(
      (await world.as('ana').post(`/v1/spaces/${testSpace.id}/change-requests/${request}/update`))
        .body.result,
    ).toBe('update');
    expect(await counts()).toEqual([6, 4, 2]);
  });

  it('covers reusable contents, and blocks a merge under the rule', async () => {
    const testSpace = await makeTestSpace(world, [page('To'), shared('R', '[x](To)')]);
    await world.as('ana').put(`/v1/spaces/${testSpace.id}/merge-rules`, { noNewBrokenLinks: true });
    const request = await makeRequest(world, testSpace.id);
    await editIn(world, request, [{ deletePage: { page: idOf(testSpace, 'To') } }]);
    expect(await readLinks(world, { space: testSpace.id, request })).toEqual({
      links: [
        {
          at: idOf(testSpace, 'R'),
          href: `/pages/${idOf(testSpace, 'To')}`,
          text: 'x',
          status: 'broken',
          relation: 'reference',
          kind: 'page',
          to: undefined,
        },
      ],
      ...{ total: 1, broken: 1, brokenHere: 1 },
    });
    const { blockedBy } = await get(
      world,
      `/v1/spaces/${testSpace.id}/change-requests/${request}/merge-preview`,
    );
    expect(blockedBy.map(({ pages }: { pages: string[] }) => pages)).toEqual([
      [idOf(testSpace, 'R')],
    ]);
  });
});
