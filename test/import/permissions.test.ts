// Tests the required levels of imports, and their events.
import { describe, expect, it } from 'vitest';
import {
  errorsOf,
  forbidden,
  forbiddenAt,
  notFound,
  notFoundAt,
  refused,
} from '../content/expected.ts';
import { makeRequest, makeTestSpace } from '../edit/support.ts';
import { install, publish } from '../integration/support.ts';
import { ids, useWorld } from '../support.ts';
import { serveFiles } from './made.ts';
import {
  finishedImport,
  heldSite,
  importById,
  intoRequest,
  intoSpace,
  postImport,
  postImportTo,
} from './support.ts';
import { sql } from '../sql.ts';

const world = useWorld({ ALLOW_PRIVATE_NETWORKS: 'on' }, { jobs: true });

describe('an import', () => {
  it('requires the level create for a space, and edit for a change request', async () => {
    const input = { source: 'zip', url: 'http://127.0.0.1:9/' };
    const guide = ids.space('onboarding');
    expect((await postImport(world.as('ben'), guide, input)).body).toEqual(
      forbidden('create', 'edit'),
    );
    expect(errorsOf(await intoSpace(world.as('ben'), guide, { ...input, source: 'ZIP' }))).toEqual(
      forbiddenAt('importIntoSpace', 'create', 'edit'),
    );
    expect((await postImport(world.as('eve'), guide, input)).body).toEqual(notFound);
    const [onboarding, laptop] = [ids.space('onboarding'), ids.changeRequest('laptop')];
    expect((await postImportTo(world.as('cat'), onboarding, laptop, input)).body).toEqual(
      forbidden('edit', 'comment'),
    );
    expect((await postImportTo(world.as('eve'), onboarding, laptop, input)).body).toEqual(notFound);
    expect(
      errorsOf(await intoRequest(world.as('eve'), laptop, { ...input, source: 'ZIP' })),
    ).toEqual(notFoundAt('importIntoChangeRequest'));
  });

  it('can be run by an installation that may edit, until it loses the access', async () => {
    const url = await serveFiles({ '/a.md': ['text/markdown', '# A\n'] });
    const testSpace = await makeTestSpace(world);
    const request = await makeRequest(world, testSpace.id);
    const name = await publish(world, { scopes: ['space:content:write'] });
    const { id } = (await install(world, name, { selected_spaces: [{ space: testSpace.id }] }))
      .body;
    const installation = `/v1/integrations/${name}/installations/${id}`;
    const as = world.with((await world.as('ana').post(`${installation}/tokens`)).body.token);
    const { status, body } = await postImportTo(as, testSpace.id, request, {
      url: `${url}/a.md`,
      source: 'markdown',
    });
    expect([status, body]).toEqual([
      201,
      { revision: body.revision, importedResources: 1, totalResources: 1, problems: [] },
    ]);

    const ask =
      'mutation ($input: ImportIntoChangeRequestInput!) { importIntoChangeRequest(input: $input) { import { id } } }';
    const { data } = await as.query(ask, {
      input: { changeRequestId: request, source: 'MARKDOWN', url: `${url}/a.md` },
    });
    const { data: end } = await finishedImport(
      world.as('ana'),
      data.importIntoChangeRequest.import.id,
    );
    expect([end.finishedImport.status, end.finishedImport.error]).toEqual(['DONE', null]);

    const held = await heldSite();
    const { data: late } = await as.query(ask, {
      input: { changeRequestId: request, source: 'WEBSITE', url: held.url },
    });
    await held.requested;
    await world.as('ana').patch(installation, { status: 'paused' });
    held.go();
    expect(
      errorsOf(await finishedImport(world.as('ana'), late.importIntoChangeRequest.import.id)),
    ).toEqual(notFoundAt('finishedImport'));
  });

  it('is refused for a locked space and a merged change request', async () => {
    const input = { source: 'zip', url: 'http://127.0.0.1:9/' };
    const testSpace = await makeTestSpace(world, [], { editMode: 'locked' });
    expect((await postImport(world.as('ana'), testSpace.id, input)).body).toEqual(
      refused(
        409,
        'SPACE_LOCKED',
        'This space can only be edited by change requests: create one and merge it.',
      ),
    );
    expect((await postImportTo(world.as('ana'), ids.space('onboarding'), '1', input)).body).toEqual(
      refused(409, 'INVALID_TRANSITION', 'This change request is merged and can no longer change.'),
    );
  });

  it('is visible to anyone who may edit its destination', async () => {
    const url = await serveFiles({ '/a.md': ['text/markdown', '# A\n'] });
    const { data } = await intoRequest(world.as('ben'), ids.changeRequest('laptop'), {
      source: 'MARKDOWN',
      url: `${url}/a.md`,
    });
    const { id } = data.importIntoChangeRequest.import;
    const { data: end } = await finishedImport(world.as('ana'), id);
    expect([end.finishedImport.status, end.finishedImport.createdBy]).toEqual([
      'DONE',
      { id: ids.user('ben') },
    ]);
    expect(errorsOf(await importById(world.as('cat'), id))).toEqual(
      forbiddenAt('import', 'edit', 'comment'),
    );
    expect(errorsOf(await importById(world.as('eve'), id))).toEqual(notFoundAt('import'));
    expect(errorsOf(await finishedImport(world.as('eve'), id))).toEqual(
      notFoundAt('finishedImport'),
    );
  });
});

describe('the events of an import', () => {
  it('record its request and its completion', async () => {
    const url = await serveFiles({ '/a.md': ['text/markdown', '# A\n'] });
    const testSpace = await makeTestSpace(world);
    const { body } = await postImport(world.as('ana'), testSpace.id, {
      url: `${url}/a.md`,
      source: 'markdown',
    });
    const [{ id } = { id: '' }] = await world.console.database.query(
      sql<{ id: string }>('SELECT id FROM imports WHERE space_id = $1'),
      [testSpace.id],
    );
    const events = await world.console.database.query(
      sql<{
        action: string;
        actor_id: string;
        fields: string[];
        related: string[];
      }>(
        `SELECT action, actor_id, fields, related FROM events WHERE subject_id = $1 AND action = 'space.import' ORDER BY id`,
      ),
      [testSpace.id],
    );
    expect(events).toEqual([
      { action: 'space.import', actor_id: ids.user('ana'), fields: ['imports'], related: [id] },
      {
        action: 'space.import',
        actor_id: ids.user('ana'),
        fields: ['content'],
        related: [body.revision, id],
      },
    ]);
  });
});
