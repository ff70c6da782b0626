/** Reading content: in a fixed number of statements whatever its size, from memory the second time, and rightly after what was in memory is let go. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { readContents, readDocuments } from '../../src/data/content-store/read.ts';
import { keepContent } from '../../src/data/content-store/write.ts';
import { newId } from '../../src/data/new-id.ts';
import { type Content, hashOf, type Page } from '../../src/domain/content.ts';
import { edited, entriesOf, leafOf, leavesOf, type List, listOf } from '../../src/domain/list.ts';
import { edit, page } from '../edit/support.ts';
import { statementsOf } from '../statements.ts';
import { ids, useWorld } from '../support.ts';
import { bare, flat, grow, leafPage, plant, plantFlat, plantNested, textOf } from './plant.ts';

const world = useWorld();

/** What somebody reads of a space. */
const views = [
  ['content', (space: string) => `/v1/spaces/${space}/content`, 5000],
  ['its pages', (space: string) => `/v1/spaces/${space}/content/pages`, 1000],
  ['its files', (space: string) => `/v1/spaces/${space}/content/files`, 1000],
] as const;

describe('a tree that nobody read yet', () => {
  it.each(views)('takes at most two statements more for %s than one that is in memory, whatever its size and depth', async (_, pathOf, most) => {
    const counts = async (space: string) => {
      const count = () => world.countStatements('ana', (visitor) => visitor.get(pathOf(space)));
      return [await count(), await count()];
    };
    const [none = 0] = await counts((await plant(world, bare, [])).spaceId);
    const small = await counts((await plantFlat(world, 50)).spaceId);
    const large = await counts((await plantFlat(world, most)).spaceId);
    const deep = await counts((await plantNested(world, 16)).spaceId);
    // One node is one statement; what lies below it is one more.
    expect([small, large, deep]).toEqual([
      [none + 1, none],
      [none + 2, none],
      [none + 2, none],
    ]);
  });

  it('gives what was planted', async () => {
    const { spaceId, pages } = await plantFlat(world, 5000);
    const { body } = await world.as('ana').get(`/v1/spaces/${spaceId}/content/pages`);
    expect(body.pages.map(({ id, title }: { id: string; title: string }) => [id, title])).toEqual(pages.map(({ id, fields }) => [id, fields['title']]));
  });
});

describe('a tree of which another process changed a page', () => {
  it('is read for the part that is new alone', async () => {
    const planted = await plantFlat(world, 3000);
    await world.as('ana').get(`/v1/spaces/${planted.spaceId}/content`);
    const [first] = planted.pages;
    if (!first) throw new Error('There is no page.');
    const list = listOf(planted.pages);
    const changed = edited(list, new Map([[first.id, leafPage(first.id, first.rank, 'Another')]]), () => first);
    await grow(world, planted, { ...bare, pages: changed }, ['Another']);
    const { query } = world.door.database;
    const revision = await world.door.database.prisma.revision.findFirstOrThrow({ where: { spaceId: planted.spaceId }, orderBy: { id: 'desc' } });
    const rows: number[] = [];
    const counted: typeof query = async <Row>(name: string | undefined, text: string, values: readonly unknown[]) => {
      const found = await query<Row>(name, text, values);
      rows.push(found.length);
      return found;
    };
    const [content] = await readContents(counted, planted.organizationId, [revision]);
    const [part] = changed?.kind === 'branch' ? changed.nodes : [];
    expect(rows).toEqual([1, 1 + leavesOf(part ?? null).length]); // the root; the branch that holds the page, with its leaves
    expect(entriesOf(content?.pages ?? null)[0]).toEqual({ ...first, document: hashOf(textOf('Another')), fields: { title: 'Another', slug: 'another' } });
  });
});

describe('roots', () => {
  const states = (...roots: (string | null)[]) => roots.map((pagesRoot) => ({ pagesRoot, filesRoot: null, reusableContentsRoot: null, variablesRoot: null }));

  it('that are none are no content, and cost nothing', async () => {
    const contents: Content[] = [];
    const statements = await statementsOf(async () => contents.push(...(await readContents(world.door.database.query, ids.acme, states(null, null)))));
    expect([contents, statements]).toEqual([[bare, bare], []]);
  });

  it('of several revisions are read together', async () => {
    const planted = await plantFlat(world, 300);
    const more = listOf([...planted.pages, leafPage(newId('Page'), 'z0', 'More')]);
    await grow(world, planted, { ...bare, pages: more }, ['More']);
    const revisions = await world.door.database.prisma.revision.findMany({ where: { spaceId: planted.spaceId }, orderBy: { id: 'asc' } });
    const contents: Content[] = [];
    const statements = await statementsOf(async () => contents.push(...(await readContents(world.door.database.query, planted.organizationId, revisions))));
    expect([contents.map(({ pages }) => pages?.weight ?? 0), statements.length]).toEqual([[0, 300, 301], 2]);
  });

  it('that are no rows are told by name', async () => {
    const unknown = hashOf('nothing');
    await expect(readContents(world.door.database.query, ids.acme, states(unknown))).rejects.toThrow(`The node ${unknown} of a tree is missing.`);
  });

  it('are looked for in their own organization', async () => {
    const { revisionId } = await plantFlat(world, 3);
    const { pagesRoot } = await world.door.database.prisma.revision.findFirstOrThrow({ where: { id: revisionId } });
    await expect(readContents(world.door.database.query, ids.acme, states(pagesRoot))).rejects.toThrow(`The node ${pagesRoot} of a tree is missing.`);
  });

  it('whose tree lacks a node are refused, and nothing of them is remembered as whole', async () => {
    const { revisionId, organizationId, pages } = await plantFlat(world, 300);
    const { pagesRoot } = await world.door.database.prisma.revision.findFirstOrThrow({ where: { id: revisionId } });
    const [leaf] = (listOf(pages) as { nodes?: { hash: string }[] }).nodes ?? [];
    const query = world.door.database.query;
    const taken = await query<{ entries: object; children: string[]; refers: string[] }>(undefined, 'DELETE FROM tree_nodes WHERE id = $1 RETURNING entries, children, refers', [leaf?.hash]);
    const missing = `The node ${leaf?.hash} of a tree is missing.`;
    await expect(readContents(query, organizationId, states(pagesRoot))).rejects.toThrow(missing);
    await expect(readContents(query, organizationId, states(pagesRoot))).rejects.toThrow(missing);
    const back = 'INSERT INTO tree_nodes (id, organization_id, entries, children, refers, touched_at) VALUES ($1, $2, $3, $4, $5, now())';
    await query(undefined, back, [leaf?.hash, organizationId, JSON.stringify(taken[0]?.entries), taken[0]?.children, taken[0]?.refers]);
    const [content] = await readContents(query, organizationId, states(pagesRoot));
    expect(entriesOf(content?.pages ?? null)).toEqual(pages);
  });
});

describe('texts', () => {
  it('come together in one statement, and from memory the second time; what is not there is absent', async () => {
    const { organizationId, pages } = await plantFlat(world, 40, 'Read twice'); // texts that no other has
    const hashes = pages.map(({ document = '' }) => document);
    const found: unknown[] = [];
    const read = (wanted: readonly string[]) => async () => {
      const documents = await readDocuments(world.door.database.query, organizationId, wanted);
      found.push([...documents.values()].map(({ markdown }) => markdown).toSorted());
    };
    const unknown = hashOf('never written');
    expect([(await statementsOf(read([...hashes, ...hashes]))).length, (await statementsOf(read(hashes))).length, (await statementsOf(read([unknown]))).length]).toEqual([1, 0, 1]);
    const texts = pages.map(({ fields }) => textOf(String(fields['title']))).toSorted();
    expect(found).toEqual([texts, texts, []]);
  });
});

/** A tree that counts as 270,000 pages and is three nodes of 64. Its ids stand in it more than once, which the store does not mind. */
function heavy(mark: string): List<Page> {
  const level = (pages: List<Page>, name: string) => leafOf(Array.from({ length: 64 }, (_, i) => leafPage(`pag_${mark}${name}${i}`, `a${String(i).padStart(2, '0')}`, `${name}${i}`, pages)));
  return level(level(level(null, 'c'), 'b'), 'a');
}

/** What nothing holds any more is gone after this. */
async function forgetUnheld(): Promise<void> {
  setFlagsFromString('--expose-gc');
  await new Promise((resolve) => setImmediate(resolve)); // what was asked for stays until the turn ends
  runInNewContext('gc')();
}

describe('a memory that is full', () => {
  const planted: { organizationId: string; revisionId: string; hash: string }[] = [];
  const read = async (i: number): Promise<[statements: number, same: boolean]> => {
    const { organizationId = '', revisionId = '', hash } = planted[i] ?? {};
    const revision = await world.door.database.prisma.revision.findFirstOrThrow({ where: { id: revisionId } });
    let found: Content | undefined;
    const statements = await statementsOf(async () => {
      [found] = await readContents(world.door.database.query, organizationId, [revision]);
    });
    const [first] = entriesOf(found?.pages ?? null);
    return [statements.length, found?.pages?.hash === hash && entriesOf(found?.pages ?? null).length === 64 && entriesOf(first?.pages ?? null).length === 64];
  };

  beforeAll(async () => {
    for (const mark of ['one', 'two', 'three', 'four']) {
      const pages = heavy(mark);
      planted.push({ ...(await plant(world, { ...bare, pages }, [])), hash: pages?.hash ?? '' });
    }
  });

  it('lets go what was used least lately, reads it again, and gives the same', async () => {
    expect([await read(0), await read(0)]).toEqual([
      [2, true],
      [0, true],
    ]);
    for (const i of [1, 2, 3]) expect(await read(i)).toEqual([2, true]);
    await forgetUnheld();
    expect([await read(3), await read(0), await read(0)]).toEqual([
      [0, true],
      [2, true],
      [0, true],
    ]);
  });

  it('gives every reader the whole of what he reads, however many read at once', async () => {
    for (let round = 0; round < 3; round++) {
      const all = await Promise.all([0, 1, 2, 3, 1, 0, 3, 2].map(read));
      expect(all.map(([, same]) => same)).toEqual(Array(8).fill(true));
      await forgetUnheld();
    }
  });

  it('holds no part of a tree that was not kept whole', async () => {
    const pages = flat(300);
    const content = { ...bare, pages: listOf(pages) };
    const space = await plant(world, content, []);
    keepContent(content);
    for (const i of [1, 2, 3]) await read(i);
    await forgetUnheld();
    await edit(world, space.spaceId, [page('Afterwards')]);
    expect((await world.as('ana').get(`/v1/spaces/${space.spaceId}/content/pages`)).body.pages.length).toBe(301);
  });
});
