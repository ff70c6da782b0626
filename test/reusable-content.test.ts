/** Tests reusable contents: texts of a revision that its pages include. */
import { describe, expect, it } from 'vitest';
import { newId } from '../src/data/new-id.ts';
import { notFound } from './content/expected.ts';
import {
  contentOf,
  edit,
  editIn,
  hashOf,
  idOf,
  makeRequest,
  makeTestSpace,
  post,
} from './edit/support.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld();

const support = {
  object: 'reusable-content',
  id: ids.reusableContent,
  title: 'Support',
  document: hashOf('Write to **support@acme.test**. We answer within a day.'),
};
const guide = `/v1/spaces/${ids.space('guide')}`;

describe('a reusable content', () => {
  it('is returned with its text, and listed in its revision without', async () => {
    const body = {
      ...support,
      markdown: 'Write to **support@acme.test**. We answer within a day.',
    };
    expect(
      (await world.as('ana').get(`${guide}/content/reusable-contents/${ids.reusableContent}`)).body,
    ).toEqual(body);
    const revision = `${guide}/revisions/${ids.revision('guide')}`;
    for (const parent of [`${revision}/content`, revision]) {
      const path = `${parent}/reusable-contents/${ids.reusableContent}?metadata=false`;
      expect((await world.as('dan').get(path)).body).toEqual(body);
    }
    expect((await contentOf(world, ids.space('guide'))).reusableContents).toEqual([support]);
  });

  it('has the same fields in GraphQL, with its text as blocks', async () => {
    const document = `query ($s: ID!, $id: ID!) { space(id: $s) { revision {
      reusableContents { id: reusableContentId title } reusableContent(id: $id) { id: reusableContentId title documentId markdown document git { path } } } } }`;
    const { data } = await world
      .as('ana')
      .query(document, { s: ids.space('guide'), id: ids.reusableContent });
    const { document: blocks, ...rest } = data.space.revision.reusableContent;
    expect(data.space.revision.reusableContents).toEqual([
      { id: ids.reusableContent, title: 'Support' },
    ]);
    expect(rest).toEqual({
      id: ids.reusableContent,
      title: 'Support',
      documentId: support.document,
      markdown: 'Write to **support@acme.test**. We answer within a day.',
      git: null,
    });
    expect([blocks.object, blocks.nodes.map(({ type }: { type: string }) => type)]).toEqual([
      'document',
      ['paragraph'],
    ]);
  });

  it('is included by its ref in the batch', async () => {
    const text = '{% include "r" %}\n\n`{% include "r" %}` {% include "other" %}\n';
    const testSpace = await makeTestSpace(world, [
      { insertReusableContent: { ref: 'r', title: 'R', markdown: 'First.' } },
      { insertPage: { ref: 'p', title: 'P', markdown: text } },
    ]);
    const { body } = await world
      .as('ana')
      .get(`/v1/spaces/${testSpace.id}/content/page/${idOf(testSpace, 'p')}`);
    expect(body.markdown).toBe(
      `{% include "${idOf(testSpace, 'r')}" %}\n\n\`{% include "r" %}\` {% include "other" %}\n`,
    );
  });

  it('differs between a change request, the space and an old revision', async () => {
    const testSpace = await makeTestSpace(world, [
      { insertReusableContent: { ref: 'r', title: 'R', markdown: 'First.' } },
    ]);
    const request = await makeRequest(world, testSpace.id);
    const r = idOf(testSpace, 'r');
    await post(world.as('ana'), testSpace.id, [
      { updateReusableContent: { id: r, markdown: 'Second.' } },
    ]);
    await editIn(world, request, [
      { updateReusableContent: { id: r, title: 'Renamed', markdown: 'Third.' } },
    ]);
    const at = async (path: string) =>
      (
        await world
          .as('ana')
          .get(`/v1/spaces/${testSpace.id}/${path}content/reusable-contents/${r}`)
      ).body;
    const body = (title: string, markdown: string) => ({
      object: 'reusable-content',
      id: r,
      title,
      document: hashOf(markdown),
      markdown,
    });
    expect(await at('')).toEqual(body('R', 'Second.'));
    expect(await at(`change-requests/${request}/`)).toEqual(body('Renamed', 'Third.'));
    expect(await at(`revisions/${testSpace.revision}/`)).toEqual(body('R', 'First.'));
    await edit(world, testSpace.id, [{ deleteReusableContent: { id: r } }]);
    expect(await at('')).toEqual(notFound);
  });

  it('answers NOT_FOUND when unknown, and null in GraphQL', async () => {
    for (const id of [newId('ReusableContent'), ids.page('guide', 1), 'x'])
      expect((await world.as('ana').get(`${guide}/content/reusable-contents/${id}`)).body).toEqual(
        notFound,
      );
    expect(
      (await world.as('eve').get(`${guide}/content/reusable-contents/${ids.reusableContent}`)).body,
    ).toEqual(notFound);
    expect(
      (
        await world
          .as('ana')
          .get(`/v1/spaces/${ids.space('api')}/content/reusable-contents/${ids.reusableContent}`)
      ).body,
    ).toEqual(notFound);
    const { data } = await world
      .as('ana')
      .query(
        'query ($s: ID!, $id: ID!) { space(id: $s) { revision { reusableContent(id: $id) { id: reusableContentId } } } }',
        { s: ids.space('guide'), id: newId('ReusableContent') },
      );
    expect(data.space.revision.reusableContent).toBe(null);
  });

  it('is listed oldest first, with the same number of statements for many as for one', async () => {
    const make = (count: number) =>
      makeTestSpace(
        world,
        Array.from({ length: count }, (_, i) => ({
          insertReusableContent: { title: `R${i}`, markdown: `${count} ${i}` },
        })),
      );
    const [few, many] = [await make(2), await make(50)];
    const titles = (await contentOf(world, many.id)).reusableContents.map(
      ({ title }: { title: string }) => title,
    );
    expect(titles).toEqual(Array.from({ length: 50 }, (_, i) => `R${i}`));
    const count = (space: string) =>
      world.countStatements('ana', (visitor) =>
        visitor.query(
          'query ($s: ID!) { space(id: $s) { revision { reusableContents { markdown } } } }',
          { s: space },
        ),
      );
    expect(await count(many.id)).toBe(await count(few.id));
  });
});
