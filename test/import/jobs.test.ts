// Tests the jobs of imports: after a crash, and with many in progress.
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { runImport } from '../../src/resources/import/run.ts';
import { cleanUpImports } from '../../src/resources/import/clean-up.ts';
import { refused } from '../content/expected.ts';
import { contentOf, makeTestSpace, pathsOf } from '../edit/support.ts';
import { ids, useWorld } from '../support.ts';
import { serveFiles } from './made.ts';
import {
  begin,
  finishedImport,
  heldSite,
  importById,
  intoRequest,
  postImport,
  postImportTo,
} from './support.ts';
import { sql } from '../sql.ts';

const world = useWorld({ ALLOW_PRIVATE_NETWORKS: 'on' }, { jobs: true });

describe('an import whose process died', () => {
  it('is resumed, and done once', async () => {
    const url = await serveFiles({ '/a.md': ['text/markdown', '# A\n'] });
    const testSpace = await makeTestSpace(world);
    const { body } = await postImport(world.as('ana'), testSpace.id, {
      url: `${url}/a.md`,
      source: 'markdown',
    });
    const { query, transaction } = world.console.database;
    const [{ id } = { id: '' }] = await query(
      sql<{ id: string }>('SELECT id FROM imports WHERE space_id = $1'),
      [testSpace.id],
    );
    const again = () =>
      runImport(
        {
          database: { query, transaction },
          as: world.console.as,
          now: new Date(),
          requestId: 'test',
          isOver: () => false,
        },
        { id },
      );
    await again();
    expect((await contentOf(world, testSpace.id)).id).toBe(body.revision);
    await query(
      sql(
        `UPDATE imports SET status = 'RUNNING', revision_id = NULL, finished_at = NULL WHERE id = $1`,
      ),
      [id],
    );
    await Promise.all([again(), again()]);
    expect(await pathsOf(world, testSpace.id)).toEqual(['a', 'a-2']);
  });

  it('is retried when the process ends early, and fails after the last try', async () => {
    const testSpace = await makeTestSpace(world);
    const { query, transaction } = world.console.database;
    const held = await heldSite();
    const id = await begin(world, testSpace.id, { source: 'WEBSITE', url: held.url });
    await held.requested;
    const context = {
      database: { query, transaction },
      as: world.console.as,
      now: new Date(),
      requestId: 'test',
    };
    await expect(
      runImport({ ...context, isOver: () => true, isLast: false }, { id }),
    ).rejects.toThrow('The process ends before the website was read.');
    expect((await importById(world.as('ana'), id)).data.import.status).toBe('RUNNING');
    held.go();
    expect((await finishedImport(world.as('ana'), id)).data.finishedImport.status).toBe('DONE');
    expect(await pathsOf(world, testSpace.id)).toEqual(['first', 'second']);
  });

  it('fails after an hour without a retry; later the query of its address is deleted', async () => {
    const testSpace = await makeTestSpace(world);
    const { query, transaction, prisma } = world.console.database;
    const created = new Date(Date.now() - 26 * 3_600_000);
    const rows = (['RUNNING', 'DONE'] as const).map((status) => ({
      id: newId('Import'),
      organizationId: ids.acme,
      spaceId: testSpace.id,
      authorId: ids.user('ana'),
      source: 'ZIP' as const,
      url: 'https://docs.test/a.zip?key=secret',
      status,
      seconds: 50,
      createdAt: created,
    }));
    const [running, done] = rows.map(({ id }) => id);
    await prisma.import.createMany({
      data: rows.map((row) => ({ ...row, finishedAt: row.status === 'DONE' ? created : null })),
    });
    await cleanUpImports({
      database: { query, transaction },
      now: new Date(),
      requestId: 'test',
      isOver: () => false,
    });
    const shown = async (id: string | undefined) => {
      const { status, url, error } = (await importById(world.as('ana'), id ?? '')).data.import;
      return { status, url, error };
    };
    expect(await shown(running)).toEqual({
      status: 'FAILED',
      url: 'https://docs.test/a.zip?key=secret',
      error: { code: 'INTERNAL', message: 'The server had an internal error. Try again.' },
    });
    expect(await shown(done)).toEqual({
      status: 'DONE',
      url: 'https://docs.test/a.zip',
      error: null,
    });
  });
});

describe('many imports', () => {
  it('of one person leave a worker slot to others', async () => {
    const [one, two, three] = [await heldSite(), await heldSite(), await heldSite()];
    const testSpace = await makeTestSpace(world);
    const importIds = [];
    for (const held of [one, two, three])
      importIds.push(await begin(world, testSpace.id, { source: 'WEBSITE', url: held.url }));
    await Promise.all([one.requested, two.requested]);
    const url = await serveFiles({ '/a.md': ['text/markdown', '# A\n'] });
    const { data } = await intoRequest(world.as('ben'), ids.changeRequest('laptop'), {
      source: 'MARKDOWN',
      url: `${url}/a.md`,
    });
    expect(
      (await finishedImport(world.as('ben'), data.importIntoChangeRequest.import.id)).data
        .finishedImport.status,
    ).toBe('DONE');
    for (const held of [one, two, three]) held.go();
    for (const id of importIds)
      expect((await finishedImport(world.as('ana'), id)).data.finishedImport.status).toBe('DONE');
  }, 240_000);

  it('of one person are refused when twenty are in progress', async () => {
    const testSpace = await makeTestSpace(world);
    const { prisma } = world.console.database;
    const waiting = Array.from({ length: 20 }, () => ({
      id: newId('Import'),
      organizationId: ids.acme,
      spaceId: testSpace.id,
      authorId: ids.user('ben'),
      source: 'ZIP' as const,
      url: 'https://docs.test/',
      seconds: 50,
    }));
    await prisma.import.createMany({ data: waiting });
    const input = { source: 'markdown', url: 'http://127.0.0.1:9/' };
    const { body, headers } = await postImportTo(
      world.as('ben'),
      ids.space('onboarding'),
      '2',
      input,
    );
    expect(body).toEqual(
      refused(429, 'RATE_LIMITED', '20 of your imports are running. Wait for one of them to end.'),
    );
    expect(headers.get('retry-after')).toBe('30');
    await prisma.import.deleteMany({ where: { id: { in: waiting.map(({ id }) => id) } } });
  });
});
