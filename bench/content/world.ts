/**
 * Creates the data of the content benchmark: spaces of 50 and 5,000 pages, flat and nested, and
 * with 10 and 2,000 revisions.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepContent, writeDocuments, writeRevision } from '../../src/data/content-store/write.ts';
import { type Database, openDatabase } from '../../src/data/database.ts';
import { startEmbedded } from '../../src/data/embedded.ts';
import { migrate } from '../../src/data/migrate.ts';
import { newId } from '../../src/data/new-id.ts';
import { applyChanges } from '../../src/domain/changes.ts';
import { type Content, hashOf, type Page } from '../../src/domain/content.ts';
import { type EntryList, listOf } from '../../src/domain/list.ts';
import { rankBetween, ranksAfter } from '../../src/domain/rank.ts';
import { issueToken } from '../../src/resources/token.ts';
import { composeStatement } from '../../src/data/statement.ts';

/** Levels of a nested space of any size: only the size is compared. */
const LEVELS = 4;
/** Texts that are written in one statement, far from its deadline. */
const BATCH = 250;

/** A space to measure. */
export interface BenchSpace {
  readonly id: string;
  /** Ids of all its pages; the n-th has the n-th text. */
  readonly pages: readonly string[];
}

/** A pair of spaces: an operation on the second must cost the same as on the first. */
interface Pair {
  readonly name: string;
  readonly spaces: readonly [BenchSpace, BenchSpace];
}

/** The running database with its spaces. */
export interface ContentWorld {
  readonly databaseUrl: string;
  /** The token of an admin. */
  readonly token: string;
  readonly pairs: readonly Pair[];
  close(): Promise<void>;
}

/** Returns the text of the n-th page, of twelve blocks; `edit` describes the last edit. */
export const textOf = (n: number, edit: string): string =>
  [
    `# Page ${n}`,
    ...Array.from(
      { length: 10 },
      (_, i) =>
        `Paragraph ${i} of page ${n} says what there is to say about it, in a line or two of plain words.`,
    ),
    `Edited: ${edit}.`,
  ].join('\n\n');

/**
 * Builds a tree of `count` pages with at most `width` pages per level below a page. Returns the ids
 * in the order of the texts.
 */
function treeOf(
  count: number,
  width: number,
  now: string,
): { readonly pages: EntryList<Page>; readonly ids: string[] } {
  const ids: string[] = [];
  const level = (depth: number, share: number): EntryList<Page> => {
    const here = Math.min(width, share);
    const below = Math.floor((share - here) / Math.max(here, 1));
    let spare = share - here - below * here;
    const pages = ranksAfter(null, here).map((rank): Page => {
      const n = ids.length;
      const id = newId('Page');
      ids.push(id);
      const own = below + (spare-- > 0 ? 1 : 0);
      return {
        id,
        rank,
        type: 'DOCUMENT',
        createdAt: now,
        updatedAt: now,
        document: hashOf(textOf(n, 'never')),
        fields: { title: `Page ${n}`, slug: `page-${n}` },
        pages: depth < LEVELS ? level(depth + 1, own) : null,
      };
    });
    return listOf(pages);
  };
  const pages = level(width === count ? LEVELS : 1, count);
  if (ids.length !== count) throw new Error(`${ids.length} pages were made, not ${count}.`);
  return { pages, ids };
}

/** Returns the width at which four levels hold `count` pages. */
function widthFor(count: number): number {
  for (let width = 2; ; width++)
    if (width + width ** 2 + width ** 3 + width ** 4 >= count) return width;
}

/** Creates spaces in one organization. */
export class SpaceFactory {
  private readonly database: Database;
  private readonly now = new Date();
  private readonly organizationId = newId('Organization');
  private readonly userId = newId('User');
  private rank: string | null = null;

  constructor(database: Database) {
    this.database = database;
  }

  /** Creates the organization, its admin, and the texts of all pages; returns a token. */
  async begin(texts: number): Promise<string> {
    const { organizationId, userId } = this;
    await this.database.prisma.user.create({
      data: { id: userId, email: 'bench@bench.test', displayName: 'Bench' },
    });
    await this.database.prisma.organization.create({
      data: { id: organizationId, title: 'Bench' },
    });
    await this.database.prisma.member.create({
      data: { id: newId('Member'), organizationId, userId, role: 'ADMIN' },
    });
    for (let at = 0; at < texts; at += BATCH) {
      const batch = Array.from({ length: Math.min(BATCH, texts - at) }, (_, i) =>
        textOf(at + i, 'never'),
      );
      await this.database.transaction((tx) =>
        writeDocuments(
          tx,
          organizationId,
          this.now,
          new Map(batch.map((text) => [hashOf(text), text])),
        ),
      );
    }
    const { secret } = await this.database.transaction((tx) =>
      issueToken(tx, this.now, { userId }, { label: 'Bench' }),
    );
    return secret;
  }

  /**
   * Creates a space with a number of pages and revisions, each but the first an edit of one page.
   */
  async space({
    count,
    nested = false,
    revisions = 1,
  }: {
    count: number;
    nested?: boolean;
    revisions?: number;
  }): Promise<BenchSpace> {
    const { organizationId } = this;
    const { pages, ids } = treeOf(count, nested ? widthFor(count) : count, this.now.toISOString());
    const id = newId('Space');
    this.rank = rankBetween(this.rank, null);
    let content: Content = { pages, files: null, reusableContents: null, variables: null };
    let parentId = newId('Revision');
    await this.database.prisma.space.create({
      data: {
        id,
        organizationId,
        rank: this.rank,
        title: `${count} pages`,
        visibility: 'PRIVATE',
        revisionId: parentId,
      },
    });
    await this.revise(id, content, null, parentId);
    for (let n = 1; n < revisions; n++) {
      const page = n % count;
      const change = {
        kind: 'updatePage',
        page: ids[page] ?? '',
        markdown: textOf(page, `in revision ${n}`),
      } as const;
      const { content: next, documents } = applyChanges(content, [{ change, field: '' }], {
        now: this.now.toISOString(),
        newId,
        base: content,
      });
      parentId = await this.revise(id, next, parentId, newId('Revision'), documents);
      content = next;
    }
    await this.database.prisma.space.update({
      where: { key: { id, organizationId } },
      data: { revisionId: parentId },
    });
    return { id, pages: ids };
  }

  private async revise(
    spaceId: string,
    content: Content,
    parentId: string | null,
    id: string,
    documents: ReadonlyMap<string, string> = new Map(),
  ): Promise<string> {
    const { organizationId, userId, now } = this;
    await this.database.transaction(async (tx) => {
      await writeDocuments(tx, organizationId, now, documents);
      await writeRevision(
        tx,
        now,
        {
          id,
          organizationId,
          spaceId,
          changeRequestId: null,
          parentId,
          type: 'EDITS',
          authorId: userId,
        },
        content,
      );
    });
    keepContent(content);
    return id;
  }
}

/** Creates the data. The pairs compare few and many pages and revisions. */
export async function openContentWorld({
  pages,
  revisions,
}: {
  pages: readonly [number, number];
  revisions: readonly [number, number];
}): Promise<ContentWorld> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'lectern-bench-content-'));
  chmodSync(home, 0o711);
  const server = await startEmbedded({ home, database: 'bench' });
  await migrate(
    server.url('owner'),
    fileURLToPath(new URL('../../prisma/migrations', import.meta.url)),
    { grantTo: 'lectern_app' },
  );
  const database = openDatabase({ url: server.url('app') });
  const factory = new SpaceFactory(database);
  const token = await factory.begin(pages[1]);
  const pair = async (
    name: string,
    few: Parameters<SpaceFactory['space']>[0],
    many: Parameters<SpaceFactory['space']>[0],
  ): Promise<Pair> => ({ name, spaces: [await factory.space(few), await factory.space(many)] });
  const pairs = [
    await pair(`${pages.join(' and ')} pages, flat`, { count: pages[0] }, { count: pages[1] }),
    await pair(
      `${pages.join(' and ')} pages, nested`,
      { count: pages[0], nested: true },
      { count: pages[1], nested: true },
    ),
    await pair(
      `${revisions.join(' and ')} revisions`,
      { count: pages[0], revisions: revisions[0] },
      { count: pages[0], revisions: revisions[1] },
    ),
  ];
  await database.close();
  const owner = openDatabase({ url: server.url('owner') });
  await owner.query(composeStatement(undefined, 'VACUUM ANALYZE', {}), []);
  await owner.close();
  return {
    databaseUrl: server.url('app'),
    token,
    pairs,
    close: async () => {
      await server.stop();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
