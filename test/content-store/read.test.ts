/**
 * Tests reading content: in a fixed number of statements at any size, from the cache the second
 * time, and correctly after an eviction.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { readContents, readDocuments } from '../../src/data/content-store/read.ts';
import { keepContent } from '../../src/data/content-store/write.ts';
import type { Query } from '../../src/data/database.ts';
import { newId } from '../../src/data/new-id.ts';
import { type Content, hashOf, type Page } from '../../src/domain/content.ts';
import {
  editedList,
  entriesOf,
  leafOf,
  leavesOf,
  type EntryList,
  listOf,
} from '../../src/domain/list.ts';
import { edit, page } from '../edit/support.ts';
import { statementsOf } from '../statements.ts';
import { ids, useWorld } from '../support.ts';
import {
  emptyContent,
  siblingPages,
  replaceContent,
  leafPage,
  storeContent,
  storeSiblings,
  storeNested,
  textOf,
} from './plant.ts';
import { sql } from '../sql.ts';

const world = useWorld();

/** The paths of content reads of a space, each with its page count. */
const views = [
  ['content', (space: string) => `/v1/spaces/${space}/content`, 5000],
  ['its pages', (space: string) => `/v1/spaces/${space}/content/pages`, 1000],
  ['its files', (space: string) => `/v1/spaces/${space}/content/files`, 1000],
] as const;

describe('a tree that is not cached', () => {
  it.each(views)(
    'takes at most two statements more for %s than a cached one, at any size and depth',
    async (_, pathOf, most) => {
      const counts = async (space: string) => {
        const count = () => world.countStatements('ana', (visitor) => visitor.get(pathOf(space)));
        return [await count(), await count()];
      };
      const [none = 0] = await counts((await storeContent(world, emptyContent, [])).spaceId);
      const small = await counts((await storeSiblings(world, 50)).spaceId);
      const large = await counts((await storeSiblings(world, most)).spaceId);
      const deep = await counts((await storeNested(world, 16)).spaceId);
      // One node takes one statement; its descendants take one more.
      expect([small, large, deep]).toEqual([
        [none + 1, none],
        [none + 2, none],
        [none + 2, none],
      ]);
    },
  );

  it('returns what was written', async () => {
    const { spaceId, pages } = await storeSiblings(world, 5000);
    const { body } = await world.as('ana').get(`/v1/spaces/${spaceId}/content/pages`);
    expect(body.pages.map(({ id, title }: { id: string; title: string }) => [id, title])).toEqual(
      pages.map(({ id, fields }) => [id, fields['title']]),
    );
  });
});

describe('a tree of which another process changed a page', () => {
  it('is read only for the changed part', async () => {
    const planted = await storeSiblings(world, 3000);
    await world.as('ana').get(`/v1/spaces/${planted.spaceId}/content`);
    const [first] = planted.pages;
    if (!first) throw new Error('There is no page.');
    const list = listOf(planted.pages);
    const changed = editedList(
      list,
      new Map([[first.id, leafPage(first.id, first.rank, 'Another')]]),
      () => first,
    );
    await replaceContent(world, planted, { ...emptyContent, pages: changed }, ['Another']);
    const { query } = world.console.database;
    const revision = await world.console.database.prisma.revision.findFirstOrThrow({
      where: { spaceId: planted.spaceId },
      orderBy: { id: 'desc' },
    });
    const rows: number[] = [];
    const counted: Query = async (statement, values) => {
      const found = await query(statement, values);
      rows.push(found.length);
      return found;
    };
    const [content] = await readContents(counted, planted.organizationId, [revision]);
    const [part] = changed?.kind === 'branch' ? changed.nodes : [];
    // the root; the branch that holds the page, with its leaves
    expect(rows).toEqual([1, 1 + leavesOf(part ?? null).length]);
    expect(entriesOf(content?.pages ?? null)[0]).toEqual({
      ...first,
      document: hashOf(textOf('Another')),
      fields: { title: 'Another', slug: 'another' },
    });
  });
});

describe('roots', () => {
  const states = (...roots: (string | null)[]) =>
    roots.map((pagesRoot) => ({
      pagesRoot,
      filesRoot: null,
      reusableContentsRoot: null,
      variablesRoot: null,
    }));

  it('that are null are empty content without statements', async () => {
    const contents: Content[] = [];
    const statements = await statementsOf(async () =>
      contents.push(
        ...(await readContents(world.console.database.query, ids.acme, states(null, null))),
      ),
    );
    expect([contents, statements]).toEqual([[emptyContent, emptyContent], []]);
  });

  it('of several revisions are read together', async () => {
    const planted = await storeSiblings(world, 300);
    const more = listOf([...planted.pages, leafPage(newId('Page'), 'z0', 'More')]);
    await replaceContent(world, planted, { ...emptyContent, pages: more }, ['More']);
    const revisions = await world.console.database.prisma.revision.findMany({
      where: { spaceId: planted.spaceId },
      orderBy: { id: 'asc' },
    });
    const contents: Content[] = [];
    const statements = await statementsOf(async () =>
      contents.push(
        ...(await readContents(world.console.database.query, planted.organizationId, revisions)),
      ),
    );
    expect([contents.map(({ pages }) => pages?.weight ?? 0), statements.length]).toEqual([
      [0, 300, 301],
      2,
    ]);
  });

  it('that are missing rows are reported by hash', async () => {
    const unknown = hashOf('nothing');
    await expect(
      readContents(world.console.database.query, ids.acme, states(unknown)),
    ).rejects.toThrow(`The node ${unknown} of a tree is missing.`);
  });

  it('are read from their own organization only', async () => {
    const { revisionId } = await storeSiblings(world, 3);
    const { pagesRoot } = await world.console.database.prisma.revision.findFirstOrThrow({
      where: { id: revisionId },
    });
    await expect(
      readContents(world.console.database.query, ids.acme, states(pagesRoot)),
    ).rejects.toThrow(`The node ${pagesRoot} of a tree is missing.`);
  });

  it('whose tree lacks a node are refused and not cached as complete', async () => {
    const { revisionId, organizationId, pages } = await storeSiblings(world, 300);
    const { pagesRoot } = await world.console.database.prisma.revision.findFirstOrThrow({
      where: { id: revisionId },
    });
    const [leaf] = (listOf(pages) as { nodes?: { hash: string }[] }).nodes ?? [];
    const query = world.console.database.query;
    const taken = await query(
      sql<{ entries: object; children: string[]; refers: string[] }>(
        'DELETE FROM tree_nodes WHERE id = $1 RETURNING entries, children, refers',
      ),
      [leaf?.hash],
    );
    const missing = `The node ${leaf?.hash} of a tree is missing.`;
    await expect(readContents(query, organizationId, states(pagesRoot))).rejects.toThrow(missing);
    await expect(readContents(query, organizationId, states(pagesRoot))).rejects.toThrow(missing);
    const back =
      'INSERT INTO tree_nodes (id, organization_id, entries, children, refers, touched_at) VALUES ($1, $2, $3, $4, $5, now())';
    await query(sql(back), [
      leaf?.hash,
      organizationId,
      JSON.stringify(taken[0]?.entries),
      taken[0]?.children,
      taken[0]?.refers,
    ]);
    const [content] = await readContents(query, organizationId, states(pagesRoot));
    expect(entriesOf(content?.pages ?? null)).toEqual(pages);
  });
});

describe('texts', () => {
  it('are read in one statement, then from the cache; missing ones are absent', async () => {
    // unique texts
    const { organizationId, pages } = await storeSiblings(world, 40, 'Read twice');
    const hashes = pages.map(({ document = '' }) => document);
    const found: unknown[] = [];
    const read = (wanted: readonly string[]) => async () => {
      const documents = await readDocuments(world.console.database.query, organizationId, wanted);
      found.push([...documents.values()].map(({ markdown }) => markdown).toSorted());
    };
    const unknown = hashOf('never written');
    expect([
      (await statementsOf(read([...hashes, ...hashes]))).length,
      (await statementsOf(read(hashes))).length,
      (await statementsOf(read([unknown]))).length,
    ]).toEqual([1, 0, 1]);
    const texts = pages.map(({ fields }) => textOf(String(fields['title']))).toSorted();
    expect(found).toEqual([texts, texts, []]);
  });
});

/**
 * Returns a tree that counts as 270,000 pages and has three nodes of 64 entries. Its ids occur more
 * than once, which the store accepts.
 */
function heavy(mark: string): EntryList<Page> {
  const level = (pages: EntryList<Page>, name: string) =>
    leafOf(
      Array.from({ length: 64 }, (_, i) =>
        leafPage(`pag_${mark}${name}${i}`, `a${String(i).padStart(2, '0')}`, `${name}${i}`, pages),
      ),
    );
  return level(level(level(null, 'c'), 'b'), 'a');
}

/** Collects everything that nothing references. */
async function forgetUnheld(): Promise<void> {
  setFlagsFromString('--expose-gc');
  // pending requests hold their results until the turn ends
  await new Promise((resolve) => setImmediate(resolve));
  runInNewContext('gc')();
}

describe('a full cache', () => {
  const planted: { organizationId: string; revisionId: string; hash: string }[] = [];
  const read = async (i: number): Promise<[statements: number, same: boolean]> => {
    const { organizationId = '', revisionId = '', hash } = planted[i] ?? {};
    const revision = await world.console.database.prisma.revision.findFirstOrThrow({
      where: { id: revisionId },
    });
    let found: Content | undefined;
    const statements = await statementsOf(async () => {
      [found] = await readContents(world.console.database.query, organizationId, [revision]);
    });
    const [first] = entriesOf(found?.pages ?? null);
    return [
      statements.length,
      found?.pages?.hash === hash &&
        entriesOf(found?.pages ?? null).length === 64 &&
        entriesOf(first?.pages ?? null).length === 64,
    ];
  };

  beforeAll(async () => {
    for (const mark of ['one', 'two', 'three', 'four']) {
      const pages = heavy(mark);
      planted.push({
        ...(await storeContent(world, { ...emptyContent, pages }, [])),
        hash: pages?.hash ?? '',
      });
    }
  });

  it('evicts the least recently used content, and reads it again correctly', async () => {
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

  it('returns whole content to each of many concurrent readers', async () => {
    for (let round = 0; round < 3; round++) {
      const all = await Promise.all([0, 1, 2, 3, 1, 0, 3, 2].map(read));
      expect(all.map(([, same]) => same)).toEqual(Array(8).fill(true));
      await forgetUnheld();
    }
  });

  it('holds no part of a tree that was not cached whole', async () => {
    const pages = siblingPages(300);
    const content = { ...emptyContent, pages: listOf(pages) };
    const space = await storeContent(world, content, []);
    keepContent(content);
    for (const i of [1, 2, 3]) await read(i);
    await forgetUnheld();
    await edit(world, space.spaceId, [page('Afterwards')]);
    expect(
      (await world.as('ana').get(`/v1/spaces/${space.spaceId}/content/pages`)).body.pages.length,
    ).toBe(301);
  });
});
