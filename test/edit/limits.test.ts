/** Tests the size limits of edits and content: the maximum is accepted, and one more is refused. */
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { ranksAfter } from '../../src/domain/rank.ts';
import { listOf } from '../../src/domain/list.ts';
import { bad, badAt, errorsOf } from '../content/expected.ts';
import { emptyContent, replaceContent, leafPage } from '../content-store/plant.ts';
import { ids, useWorld } from '../support.ts';
import {
  addedBy,
  type Edit,
  edit,
  expectRefusal,
  idOf,
  makeTestSpace,
  mutate,
  nothingAdded,
  page,
  pathsOf,
  post,
  type Refusal,
  textsOf,
} from './support.ts';

const world = useWorld();

const MiB = 1024 * 1024;
const refusal = (at: string, message: string): Refusal => ({
  status: 400,
  reason: 'BAD_USER_INPUT',
  at,
  message,
});
const tooLong = 'A text may have at most 1 MiB.';

describe('a text', () => {
  it('is accepted with 1 MiB', async () => {
    const testSpace = await makeTestSpace(world);
    const text = `${'word '.repeat(MiB / 5)}\n`.slice(0, MiB);
    await post(world.as('ana'), testSpace.id, [page('A', { markdown: text })]);
    expect((await textsOf(world, testSpace.id))['A']).toBe(text);
  });

  it.each<[string, (markdown: string) => Edit, string]>([
    ['of a new page', (markdown) => page('A', { markdown }), '0.insertPage.markdown'],
    [
      'of a new reusable content',
      (markdown) => ({ insertReusableContent: { title: 'R', markdown } }),
      '0.insertReusableContent.markdown',
    ],
  ])('%s is refused above 1 MiB, counted in bytes', async (_, change, at) => {
    const testSpace = await makeTestSpace(world);
    await expectRefusal(world, testSpace.id, [change('x'.repeat(MiB + 1))], refusal(at, tooLong));
    await expectRefusal(
      world,
      testSpace.id,
      [change('ü'.repeat(MiB / 2 + 1))],
      refusal(at, tooLong),
    );
  });

  it('of an existing page is refused above 1 MiB, also after resolving links', async () => {
    const testSpace = await makeTestSpace(world, [page('A')]);
    await expectRefusal(
      world,
      testSpace.id,
      [{ updatePage: { page: idOf(testSpace, 'A'), markdown: 'x'.repeat(MiB + 1) } }],
      refusal('0.updatePage.markdown', tooLong),
    );
    const grows = `${'x'.repeat(MiB - 5)}[](a)`;
    await expectRefusal(
      world,
      testSpace.id,
      [{ updatePage: { page: idOf(testSpace, 'A'), markdown: grows } }],
      refusal('0.updatePage.markdown', tooLong),
    );
  });
});

describe('a body', () => {
  /** Returns a JSON body of exactly this many bytes, whose texts are within their limits. */
  function bodyOf(bytes: number): string {
    const filled = (lengths: number[]) =>
      JSON.stringify({
        changes: lengths.map((length) => ({
          operation: 'insert_page',
          title: 'A',
          markdown: 'x'.repeat(length),
        })),
      });
    const lengths = Array<number>(17).fill(900_000);
    const missing = bytes - filled(lengths).length;
    return filled(lengths.map((length) => length + Math.floor(missing / 17))).padEnd(bytes, ' ');
  }

  it('of 16 MiB is accepted', async () => {
    const testSpace = await makeTestSpace(world);
    const { status } = await world
      .as('ana')
      .send('POST', `/v1/spaces/${testSpace.id}/content`, bodyOf(16 * MiB));
    // all texts together exceed the size limit of a GraphQL response
    const { body } = await world.as('ana').get(`/v1/spaces/${testSpace.id}/content/pages`);
    expect([status, body.pages.length]).toEqual([200, 17]);
  });

  it('of 16 MiB and one byte is refused by both APIs', async () => {
    const testSpace = await makeTestSpace(world);
    const work = async () => {
      const { status, body } = await world
        .as('ana')
        .send('POST', `/v1/spaces/${testSpace.id}/content`, bodyOf(16 * MiB + 1));
      expect([status, body.error.reason]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
      const answer = await mutate(
        world.as('ana'),
        testSpace.id,
        Array(17).fill(page('A', { markdown: 'x'.repeat(MiB) })),
      );
      expect(answer.status).toBe(413);
    };
    expect(await addedBy(world, work)).toEqual(nothingAdded);
  });
});

describe('pages', () => {
  it('are limited to 10,000', async () => {
    const testSpace = await makeTestSpace(world);
    const pages = ranksAfter(null, 9999).map((rank, i) => leafPage(newId('Page'), rank, `P ${i}`));
    await replaceContent(
      world,
      { organizationId: ids.acme, spaceId: testSpace.id },
      { ...emptyContent, pages: listOf(pages) },
      pages.map(({ fields }) => String(fields['title'])),
    );
    const message = 'A space has at most 10,000 pages.';
    await expectRefusal(
      world,
      testSpace.id,
      [page('A'), page('B', { into: 'A' })],
      refusal('1.insertPage', message),
    );
    await edit(world, testSpace.id, [page('A'), page('B'), { deletePage: { page: pages[5]?.id } }]);
    expect((await post(world.as('ana'), testSpace.id, [page('C')])).body).toEqual(
      bad('changes.0', message),
    );
    expect(errorsOf(await mutate(world.as('ana'), testSpace.id, [page('C')]))).toEqual(
      badAt('editSpaceContent', 'input.changes.0.insertPage', message),
    );
    expect((await pathsOf(world, testSpace.id)).length).toBe(10_000);
  });

  const nest = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) =>
      page(`P${from + i}`, from + i === 0 ? {} : { into: `P${from + i - 1}` }),
    );

  it('are nested at most 16 levels deep', async () => {
    const testSpace = await makeTestSpace(world, nest(0, 16));
    expect((await pathsOf(world, testSpace.id)).at(-1)?.split('/').length).toBe(16);
    const message = 'Pages are nested at most 16 levels deep.';
    await expectRefusal(
      world,
      testSpace.id,
      [page('X', { into: idOf(testSpace, 'P15') })],
      refusal('0.insertPage', message),
    );
    await expectRefusal(
      world,
      testSpace.id,
      [page('Top'), { updatePage: { page: idOf(testSpace, 'P0'), into: 'Top' } }],
      refusal('1.updatePage', message),
    );
    await edit(world, testSpace.id, [
      page('X', { into: idOf(testSpace, 'P15') }),
      { updatePage: { page: 'X', into: idOf(testSpace, 'P14') } },
    ]);
    expect((await pathsOf(world, testSpace.id)).length).toBe(17);
  });

  it('are refused 17 levels deep in one batch', async () => {
    const testSpace = await makeTestSpace(world);
    await expectRefusal(
      world,
      testSpace.id,
      nest(0, 17),
      refusal('16.insertPage', 'Pages are nested at most 16 levels deep.'),
    );
  });
});

describe('variables', () => {
  it('are limited to 100 per change and 500 in total', async () => {
    const testSpace = await makeTestSpace(world);
    const some = (from: number, count: number) => ({
      setVariables: {
        variables: Object.fromEntries(
          Array.from({ length: count }, (_, i) => [`v${from + i}`, 'x']),
        ),
      },
    });
    await expectRefusal(
      world,
      testSpace.id,
      [some(0, 101)],
      refusal('0.setVariables.variables', 'variables must have at most 100 names, and has 101.'),
    );
    await edit(
      world,
      testSpace.id,
      [0, 100, 200, 300, 400].map((from) => some(from, 100)),
    );
    await expectRefusal(
      world,
      testSpace.id,
      [some(500, 1)],
      refusal('0.setVariables.variables', 'A space has at most 500 variables.'),
    );
    await edit(world, testSpace.id, [{ setVariables: { variables: { v0: null, more: 'x' } } }]);
  });
});

describe('fifty pages', () => {
  it('can be inserted among five thousand', async () => {
    const testSpace = await makeTestSpace(world);
    const pages = ranksAfter(null, 5000).map((rank, i) => leafPage(newId('Page'), rank, `P ${i}`));
    await replaceContent(
      world,
      { organizationId: ids.acme, spaceId: testSpace.id },
      { ...emptyContent, pages: listOf(pages) },
      [],
    );
    const { body } = await post(
      world.as('ana'),
      testSpace.id,
      Array.from({ length: 50 }, (_, i) => page(`X${i}`, { at: i * 97 })),
    );
    expect([body.object, body.error]).toEqual(['space', undefined]);
  });
});
