// Reads content by ids that name a revision and a reader.
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { ids, type Person, useWorld, type Visitor } from '../support.ts';

const world = useWorld();

const NODES = `query ($ids: [ID!]!) { nodes(ids: $ids) {
  __typename id ... on Page { pageId title ... on DocumentPage { markdown } } ... on File { fileId } ... on Space { title } } }`;

interface Read {
  readonly __typename: string;
  readonly id: string;
  readonly title?: string;
}

const readBy = async (caller: Visitor, nodeIds: readonly string[]): Promise<(Read | null)[]> => {
  const { data, errors } = await caller.query(NODES, { ids: nodeIds });
  expect(errors).toBeUndefined();
  return data.nodes;
};

const guide = { revision: ids.revision('guide'), page: ids.page('guide', 3) };
const siteSpace = ids.siteSpace('help guide');

describe('a page of a revision', () => {
  it('is found in each of its states, which differ', async () => {
    const [page, space, request] = [
      ids.page('onboarding', 2),
      ids.space('onboarding'),
      ids.changeRequest('laptop'),
    ];
    const edit = {
      baseRevision: 'HEAD',
      changes: [{ operation: 'update_page', page, title: 'A draft' }],
    };
    const { body } = await world
      .as('ben')
      .post(`/v1/spaces/${space}/change-requests/${request}/content`, edit);
    const { data } = await world
      .as('ana')
      .query('query ($id: ID!) { node(id: $id) { ... on Space { revisionId } } }', { id: space });
    const [draft, head] = [`${page}.${body.revision}`, `${page}.${data.node.revisionId}`];
    const read = await readBy(world.as('ana'), [draft, head]);
    expect(read.map((one) => [one?.id, one?.title])).toEqual([
      [draft, 'A draft'],
      [head, 'First week'],
    ]);
    // The same as through the change request: ana, ben and cat can read the space.
    for (const [name, title] of [
      ['cat', 'A draft'],
      ['dan', undefined],
      ['eve', undefined],
    ] as const satisfies readonly (readonly [Person, string | undefined])[])
      expect((await readBy(world.as(name), [draft])).map((one) => one?.title)).toEqual([title]);
  });

  it('is not found by its stable id, or by parts that are not its state', async () => {
    const { page, revision } = guide;
    const others = [
      page,
      `${page}.${ids.revision('onboarding')}`,
      `${page}.${newId('Revision')}`,
      `${newId('Page')}.${revision}`,
      `${page}.${revision}.source`,
      `${page}.${revision}.visitor`,
      `${page}.${revision}.${siteSpace}`,
      `${page}.${revision}.${ids.siteSpace('help api')}.visitor`,
      `${page}.${revision}.${siteSpace}.visitor-digest`,
      `${page}.${revision}.${siteSpace}.visitor-${Buffer.from('{"other":1}').toString('base64url')}`,
      `${ids.space('guide')}.${siteSpace}`,
      `${ids.space('guide')}.visitor`,
      `${ids.site('help')}.${siteSpace}.visitor`,
      `${ids.team('writers')}.visitor`,
    ];
    expect(await readBy(world.as('ana'), others)).toEqual(others.map(() => null));
  });

  it('is found as a simulated visitor reads it, by those who can simulate one', async () => {
    const id = `${guide.page}.${guide.revision}.${siteSpace}.visitor`;
    expect((await readBy(world.as('ana'), [id])).map((one) => one?.id)).toEqual([id]);
    expect(await readBy(world.as('eve'), [id])).toEqual([null]);
    const withoutSites = world.with(
      await world.tokenOf(ids.user('ana'), { scopes: ['space:read'] }),
    );
    expect(await readBy(withoutSites, [id, `${guide.page}.${guide.revision}`])).toEqual([
      null,
      (await readBy(world.as('ana'), [`${guide.page}.${guide.revision}`]))[0],
    ]);
  });

  it('needs the scope of content', async () => {
    const token = await world.tokenOf(ids.user('ana'), { scopes: ['site:read'] });
    const { data, errors } = await world.with(token).query(NODES, {
      ids: [`${guide.page}.${guide.revision}`],
    });
    expect(data).toBeNull();
    expect(errors.map(({ extensions }: { extensions: object }) => extensions)).toEqual([
      {
        code: 'FORBIDDEN',
        details: { needs: 'space:read', has: ['site:read'] },
        requestId: 'test',
      },
    ]);
  });
});

describe('an uploaded file', () => {
  it('is found by its id by those who can use it', async () => {
    const { body } = await world.as('ana').post(`/v1/orgs/${ids.acme}/files`, {
      name: 'a.txt',
      base64: 'YQ==',
    });
    const file = { __typename: 'File', id: body.id, fileId: body.id };
    expect(await readBy(world.as('ana'), [body.id])).toEqual([file]);
    expect(await readBy(world.as('eve'), [body.id])).toEqual([null]);
    expect(await readBy(world.as('ana'), [`${body.id}.${guide.revision}`])).toEqual([null]);
  });
});

describe('the statements of nodes', () => {
  it('are as many for pages of four revisions as for one page', async () => {
    const pages = [1, 2, 3, 4, 5, 6, 7].map((n) => `${ids.page('guide', n)}.${guide.revision}`);
    const others = (['onboarding', 'travel', 'minutes'] as const).map(
      (space) => `${ids.page(space, 1)}.${ids.revision(space)}`,
    );
    const all = [...pages, ...others];
    const count = (some: readonly string[]) =>
      world.countStatements('ana', (caller) => readBy(caller, some));
    expect((await readBy(world.as('ana'), all)).map((one) => one?.id)).toEqual(all);
    expect(await count(all)).toBe(await count(pages.slice(0, 1)));
  });
});
