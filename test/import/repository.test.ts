/** Tests that a repository is exported as it was imported, and the titles of its summary. */
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { idOf, makeTestSpace, mutate, page, post } from '../edit/support.ts';
import { ids, useWorld } from '../support.ts';
import { postImport } from './support.ts';

const world = useWorld({}, { jobs: true });

/** Returns the texts of the export of a space, by their paths. */
async function exportOf(space: string): Promise<Record<string, string>> {
  const { body } = await world.as('ana').get(`/v1/spaces/${space}/export`);
  const zip = new Uint8Array(await (await fetch(body.url)).arrayBuffer());
  return Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, strFromU8(bytes)]),
  );
}

/** A repository in no spelling of ours, whose summary shortens a title. */
const repository = {
  'SUMMARY.md': '# Table of contents\n\n* [Start](intro.md)\n* [SQL](db/sql-server.md)\n',
  'intro.md': '# Start\nSee [SQL](db/sql-server).\n',
  'db/sql-server.md': '# SQL Server persistence\nText.\n',
};

/** Imports the repository into a new space, and returns the id of the space. */
async function importedRepository(): Promise<string> {
  const files = Object.entries(repository).map(([path, text]) => [path, Buffer.from(text)]);
  const zip = Buffer.from(zipSync(Object.fromEntries(files)));
  const { body: file } = await world
    .as('ana')
    .post(`/v1/orgs/${ids.acme}/files`, { name: 'docs.zip', base64: zip.toString('base64') });
  const { id } = await makeTestSpace(world);
  const { status } = await postImport(world.as('ana'), id, { file: file.id, source: 'zip' });
  expect(status).toBe(201);
  return id;
}

describe('an imported repository', () => {
  it('is exported as it was', async () => {
    expect(await exportOf(await importedRepository())).toEqual(repository);
  });

  it('has the titles of its summary, which both APIs read and change', async () => {
    const space = await importedRepository();
    const pages = `/v1/spaces/${space}/content/pages`;
    const listed = (await world.as('ana').get(pages)).body.pages;
    const titlesOf = (list: typeof listed) =>
      list.map(({ title, linkTitle }: Record<string, unknown>) => [title, linkTitle]);
    expect(titlesOf(listed)).toEqual([
      ['Start', undefined],
      ['SQL Server persistence', 'SQL'],
    ]);
    const [start, sql] = listed.map(({ id }: { id: string }) => id);

    const { data } = await mutate(world.as('ana'), space, [
      { updatePage: { page: sql, linkTitle: null } },
      { updatePage: { page: start, linkTitle: 'Home' } },
    ]);
    expect(data.editSpaceContent).not.toBe(null);
    const query =
      'query ($id: ID!) { space(id: $id) { revision { allPages { title linkTitle } } } }';
    const read = await world.as('ana').query(query, { id: space });
    expect(read.data).toEqual({
      space: {
        revision: {
          allPages: [
            { title: 'Start', linkTitle: 'Home' },
            { title: 'SQL Server persistence', linkTitle: null },
          ],
        },
      },
    });
    const { status } = await post(world.as('ana'), space, [
      { updatePage: { page: start, linkTitle: 'Begin' } },
    ]);
    expect(status).toBe(200);
    expect(titlesOf((await world.as('ana').get(pages)).body.pages)).toEqual([
      ['Start', 'Begin'],
      ['SQL Server persistence', undefined],
    ]);
    expect(await exportOf(space)).toEqual({
      ...repository,
      'SUMMARY.md':
        '# Table of contents\n\n* [Begin](intro.md)\n* [SQL Server persistence](db/sql-server.md)\n',
    });
  });

  it.each(['', 'x'.repeat(101)])('refuses the title %j', async (linkTitle) => {
    const testSpace = await makeTestSpace(world, [page('Start')]);
    const { status, body } = await post(world.as('ana'), testSpace.id, [
      { updatePage: { page: idOf(testSpace, 'Start'), linkTitle } },
    ]);
    expect([status, body.error]).toEqual([
      400,
      {
        ...{ code: 400, reason: 'BAD_USER_INPUT', requestId: 'test' },
        field: 'changes.0.linkTitle',
        message: `linkTitle must have 1 to 100 characters, and has ${linkTitle.length}.`,
      },
    ]);
  });
});
