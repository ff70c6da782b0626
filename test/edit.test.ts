/** Tests edits: every kind of change, in both spellings, of spaces and of change requests. */
import { describe, expect, it } from 'vitest';
import {
  forbidden,
  forbiddenAt,
  errorsOf,
  madeOf,
  notFound,
  notFoundAt,
  refused,
  spaceBody,
  userBody,
} from './content/expected.ts';
import {
  contentOf,
  edit,
  editIn,
  hashOf,
  idOf,
  layoutBody,
  makeRequest,
  makeTestSpace,
  mutate,
  mutateIn,
  toRest,
  page,
  pageBody,
  pathsOf,
  post,
  postTo,
  textsOf,
} from './edit/support.ts';
import { ids, useWorld } from './support.ts';
import { sql } from './sql.ts';
import { inGraphQL } from './spelled.ts';

const world = useWorld();
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==';

describe('an edit of a space', () => {
  it('returns the space at its new revision with its content', async () => {
    const testSpace = await makeTestSpace(world);
    const { status, body } = await post(
      world.as('ana'),
      testSpace.id,
      [page('Hello', { markdown: 'Hello.' })],
      { message: 'A beginning', baseRevision: testSpace.revision },
    );
    expect([status, body]).toEqual([200, spaceBody(world, madeOf(body))]);
    const content = await contentOf(world, testSpace.id);
    expect(content).toEqual({
      object: 'revision',
      id: body.revision,
      parents: [testSpace.revision],
      variables: {},
      createdAt: body.updatedAt,
      type: 'edits',
      message: 'A beginning',
      author: userBody(world, 'ana'),
      urls: { app: `${world.url}/app/o/${ids.acme}/s/${testSpace.id}/r/${body.revision}` },
      pages: [
        pageBody(world, testSpace.id, {
          id: content.pages[0].id,
          at: body.updatedAt,
          title: 'Hello',
          path: 'hello',
          text: 'Hello.',
        }),
      ],
      files: [],
      reusableContents: [],
    });
  });

  it('returns the space, its revision and the ids of the refs in GraphQL', async () => {
    const testSpace = await makeTestSpace(world);
    const document = `mutation ($input: EditSpaceContentInput!) { editSpaceContent(input: $input) { refs space { id revision { type message parentIds author { id } pages { id: pageId title } } } } }`;
    const input = {
      baseRevision: testSpace.revision,
      message: 'A beginning',
      changes: [page('Hello'), { insertPage: { title: 'No ref' } }],
    };
    const { data } = await world.as('ana').query(document, {
      input: inGraphQL('EditSpaceContentInput', { spaceId: testSpace.id, ...input }),
    });
    const { refs, space } = data.editSpaceContent;
    expect(Object.keys(refs)).toEqual(['Hello']);
    expect(space).toEqual({
      id: testSpace.id,
      revision: {
        type: 'EDITS',
        message: 'A beginning',
        parentIds: [testSpace.revision],
        author: { id: ids.user('ana') },
        pages: [
          { id: refs.Hello, title: 'Hello' },
          { id: space.revision.pages[1].id, title: 'No ref' },
        ],
      },
    });
  });

  it('requires the level edit', async () => {
    const guide = ids.space('guide');
    const edits = [page('No')];
    expect((await post(world.as('cat'), guide, edits)).body).toEqual(forbidden('edit', 'comment'));
    expect(errorsOf(await mutate(world.as('cat'), guide, edits))).toEqual(
      forbiddenAt('editSpaceContent', 'edit', 'comment'),
    );
    expect((await post(world.as('eve'), guide, edits)).body).toEqual(notFound);
    expect(errorsOf(await mutate(world.as('eve'), guide, edits))).toEqual(
      notFoundAt('editSpaceContent'),
    );
    const mine = await makeTestSpace(world);
    expect((await post(world.as('ben'), mine.id, edits)).status).toBe(200);
  });

  it('requires a token with the scope to write', async () => {
    const testSpace = await makeTestSpace(world);
    const reader = world.with(await world.tokenOf(ids.user('ana'), { scopes: ['space:read'] }));
    const { body } = await post(reader, testSpace.id, [page('No')]);
    expect(body).toEqual(
      refused(403, 'FORBIDDEN', 'This token lacks the scope space:write.', {
        details: { needs: 'space:write', has: ['space:read'] },
      }),
    );
    expect((await post(world.nobody, testSpace.id, [page('No')])).status).toBe(401);
  });

  it('is refused in a locked space, but not in a change request of it', async () => {
    const testSpace = await makeTestSpace(world, [], { editMode: 'locked' });
    const message = 'This space can only be edited by change requests: create one and merge it.';
    expect((await post(world.as('ana'), testSpace.id, [page('No')])).body).toEqual(
      refused(409, 'SPACE_LOCKED', message),
    );
    expect(errorsOf(await mutate(world.as('ana'), testSpace.id, [page('No')]))).toEqual([
      {
        message,
        path: ['editSpaceContent'],
        extensions: { code: 'SPACE_LOCKED', requestId: 'test' },
      },
    ]);
    const request = await makeRequest(world, testSpace.id);
    await editIn(world, request, [page('Yes')]);
    expect(
      (await world.as('ana').post(`/v1/spaces/${testSpace.id}/change-requests/${request}/merge`))
        .status,
    ).toBe(200);
    expect(await pathsOf(world, testSpace.id)).toEqual(['yes']);
  });

  it('records one event with its revision', async () => {
    const testSpace = await makeTestSpace(world);
    const { revision } = await edit(world, testSpace.id, [page('One')]);
    const rows = await world.console.database.query(
      sql(
        'SELECT actor_id AS actor, space_id AS space, subject_id AS subject, fields, related FROM events WHERE action = $1 AND subject_id = $2',
        'test.edits',
      ),
      ['space.edit', testSpace.id],
    );
    expect(rows).toEqual([
      {
        actor: ids.user('ana'),
        space: testSpace.id,
        subject: testSpace.id,
        fields: ['content'],
        related: [revision],
      },
    ]);
  });
});

describe('an edit of a change request', () => {
  it('returns the change request at its new revision, and leaves the space unchanged', async () => {
    const testSpace = await makeTestSpace(world, [page('One')]);
    const request = await makeRequest(world, testSpace.id);
    const { status, body } = await postTo(world.as('ben'), testSpace.id, request, [page('Two')]);
    const at = `/v1/spaces/${testSpace.id}/change-requests/${request}`;
    expect([status, body]).toEqual([
      200,
      {
        object: 'change-request',
        id: request,
        number: 1,
        status: 'draft',
        subject: 'Untitled',
        createdBy: userBody(world, 'ana'),
        createdAt: body.createdAt,
        updatedAt: body.updatedAt,
        revision: body.revision,
        revisionInitial: testSpace.revision,
        comments: 0,
        outdated: false,
        urls: {
          location: world.url + at,
          app: `${world.url}/app/o/${ids.acme}/s/${testSpace.id}/cr/${request}`,
        },
      },
    ]);
    const more = await mutateIn(world.as('ana'), request, [page('Three')], {
      baseRevision: body.revision,
    });
    const { refs, changeRequest } = more.data.editChangeRequestContent;
    const content = (await world.as('ana').get(`${at}/content`)).body;
    expect([
      content.id,
      content.parents,
      content.pages.map(({ title }: { title: string }) => title),
    ]).toEqual([changeRequest.revisionId, [body.revision], ['One', 'Two', 'Three']]);
    expect(content.pages[2].id).toBe(refs.Three);
    expect(await pathsOf(world, testSpace.id)).toEqual(['one']);
    const { data } = await world
      .as('ana')
      .query('query ($c: ID!) { changeRequest(id: $c) { contributors { id } } }', { c: request });
    expect(data.changeRequest.contributors).toEqual([
      { id: ids.user('ana') },
      { id: ids.user('ben') },
    ]);
  });

  it.each(['merged', 'archived'])('is refused when it is %s', async (status) => {
    const testSpace = await makeTestSpace(world);
    const request = await makeRequest(world, testSpace.id);
    const at = `/v1/spaces/${testSpace.id}/change-requests/${request}`;
    if (status === 'merged') await world.as('ana').post(`${at}/merge`);
    else await world.as('ana').patch(at, { status });
    const rest = await postTo(world.as('ana'), testSpace.id, request, [page('No')]);
    expect([rest.status, rest.body.error.reason]).toEqual([409, 'INVALID_TRANSITION']);
    const [flaw] = (await mutateIn(world.as('ana'), request, [page('No')])).errors;
    expect([flaw.message, flaw.extensions.code]).toEqual([
      rest.body.error.message,
      'INVALID_TRANSITION',
    ]);
  });

  it('requires the level edit, and answers NOT_FOUND in another space', async () => {
    const testSpace = await makeTestSpace(world);
    const request = await makeRequest(world, testSpace.id);
    const laptop = ids.changeRequest('laptop');
    expect(
      (await postTo(world.as('cat'), ids.space('onboarding'), laptop, [page('No')])).body,
    ).toEqual(forbidden('edit', 'comment'));
    expect(errorsOf(await mutateIn(world.as('cat'), laptop, [page('No')]))).toEqual(
      forbiddenAt('editChangeRequestContent', 'edit', 'comment'),
    );
    for (const [name, space, id] of [
      ['eve', ids.space('onboarding'), laptop],
      ['ana', testSpace.id, laptop],
      ['ana', testSpace.id, '2'],
      ['ana', ids.space('onboarding'), request],
    ] as const)
      expect((await postTo(world.as(name), space, id, [page('No')])).body).toEqual(notFound);
    expect(errorsOf(await mutateIn(world.as('eve'), laptop, [page('No')]))).toEqual(
      notFoundAt('editChangeRequestContent'),
    );
  });
});

const everything = [
  { insertFile: { ref: 'dot', name: 'dot.png', base64: png } },
  { insertReusableContent: { ref: 'shared', title: 'Shared', markdown: 'Shared words.' } },
  { setVariables: { variables: { product: 'Lectern' } } },
  {
    insertPage: {
      ref: 'all',
      title: 'Everything',
      slug: 'all-of-it',
      emoji: '🦊',
      icon: 'bolt',
      description: 'All that can be said',
      markdown: 'See [the dot](dot).',
      layout: { cover: false, outline: false, metadata: false, coverSize: 'FULL', width: 'WIDE' },
      cover: { ref: { kind: 'FILE', file: 'dot' }, refDark: { file: 'dot' }, yPos: -12.5 },
      hidden: true,
      noIndex: true,
      noRobotsIndex: true,
      variables: { tone: 'calm' },
    },
  },
  { insertPage: { ref: 'group', type: 'GROUP', title: 'A group', emoji: '📁' } },
  { insertPage: { ref: 'inside', into: 'group', document: { markdown: 'Inside.' } } },
  {
    insertPage: {
      type: 'LINK',
      title: 'Outside',
      target: { kind: 'URL', url: 'https://example.test/' },
    },
  },
  {
    insertPage: {
      type: 'LINK',
      title: 'Page',
      into: 'all',
      target: { kind: 'PAGE', page: 'inside', anchor: 'top' },
    },
  },
  {
    insertPage: { type: 'LINK', title: 'File', into: 'all', target: { kind: 'FILE', file: 'dot' } },
  },
  {
    insertPage: {
      type: 'LINK',
      title: 'Space',
      into: 'all',
      target: { kind: 'SPACE', space: ids.space('guide') },
    },
  },
  {
    insertPage: {
      type: 'LINK',
      title: 'Far page',
      into: 'all',
      target: { kind: 'PAGE', page: ids.page('guide', 1), space: ids.space('guide') },
    },
  },
];

/** Returns the content that `everything` creates, as `/v1` serializes it. */
function everythingBody(
  space: string,
  at: string,
  refs: Readonly<Record<string, string>>,
  found: { pages: { id: string; pages: { id: string }[] }[] },
) {
  const app = `${world.url}/app/o/${ids.acme}/s`;
  const [all, group, outside] = found.pages;
  const link = (id: string | undefined, title: string, target: object, href: string) =>
    pageBody(world, space, { id: id ?? '', at, title, type: 'link', target, href });
  return [
    pageBody(world, space, {
      id: refs['all'] ?? '',
      at,
      title: 'Everything',
      path: 'all-of-it',
      text: `See [the dot](/files/${refs['dot']}).`,
      emoji: '🦊',
      icon: 'bolt',
      description: 'All that can be said',
      layout: layoutBody({
        cover: false,
        outline: false,
        metadata: false,
        coverSize: 'full',
        width: 'wide',
      }),
      cover: {
        ref: { kind: 'file', file: refs['dot'] },
        refDark: { kind: 'file', file: refs['dot'] },
        yPos: -12.5,
      },
      hidden: true,
      noIndex: true,
      noRobotsIndex: true,
      variables: { tone: 'calm' },
      pages: [
        link(
          all?.pages[0]?.id,
          'Page',
          { kind: 'page', page: refs['inside'], anchor: 'top' },
          `${app}/${space}/p/${refs['inside']}#top`,
        ),
        link(
          all?.pages[1]?.id,
          'File',
          { kind: 'file', file: refs['dot'] },
          `${app}/${space}/f/${refs['dot']}`,
        ),
        link(
          all?.pages[2]?.id,
          'Space',
          { kind: 'space', space: ids.space('guide') },
          `${app}/${ids.space('guide')}`,
        ),
        link(
          all?.pages[3]?.id,
          'Far page',
          { kind: 'page', page: ids.page('guide', 1), space: ids.space('guide') },
          `${app}/${ids.space('guide')}/p/${ids.page('guide', 1)}`,
        ),
      ],
    }),
    pageBody(world, space, {
      id: group?.id ?? '',
      at,
      title: 'A group',
      path: 'a-group',
      type: 'group',
      emoji: '📁',
      pages: [
        pageBody(world, space, {
          id: refs['inside'] ?? '',
          at,
          title: 'Untitled',
          path: 'a-group/untitled',
          text: 'Inside.',
        }),
      ],
    }),
    link(
      outside?.id,
      'Outside',
      { kind: 'url', url: 'https://example.test/' },
      'https://example.test/',
    ),
  ];
}

describe('the changes', () => {
  it('create every kind of content in one batch, in both APIs', async () => {
    const [first, second] = [await makeTestSpace(world), await makeTestSpace(world)];
    const { refs } = await edit(world, first.id, everything);
    expect(Object.keys(refs).toSorted()).toEqual(['all', 'dot', 'group', 'inside', 'shared']);
    await post(world.as('ana'), second.id, everything);
    for (const space of [first.id, second.id]) {
      const body = await contentOf(world, space);
      const [dot] = body.files;
      const [shared] = body.reusableContents;
      const known = {
        dot: dot.id,
        shared: shared.id,
        all: body.pages[0].id,
        group: body.pages[1].id,
        inside: body.pages[1].pages[0].id,
      };
      if (space === first.id) expect(known).toEqual(refs);
      expect(body.pages).toEqual(everythingBody(space, body.createdAt, known, body));
      expect(body.variables).toEqual({ product: 'Lectern' });
      expect(body.reusableContents).toEqual([
        {
          object: 'reusable-content',
          id: known.shared,
          title: 'Shared',
          document: hashOf('Shared words.'),
        },
      ]);
      expect(body.files).toEqual([
        {
          object: 'file',
          id: known.dot,
          name: 'dot.png',
          contentType: 'image/png',
          size: dot.size,
          dimensions: { width: 2, height: 3 },
          downloadURL: dot.downloadURL,
        },
      ]);
    }
  });

  it('change every field of a page, and keep absent ones', async () => {
    const testSpace = await makeTestSpace(world, [...everything]);
    const all = idOf(testSpace, 'all');
    const shown = async () => (await contentOf(world, testSpace.id)).pages[0];
    const before = await shown();
    await edit(world, testSpace.id, [{ updatePage: { page: all, title: 'Renamed' } }]);
    const renamed = await shown();
    expect(renamed).toEqual({ ...before, title: 'Renamed', updatedAt: renamed.updatedAt });
    expect(renamed.updatedAt > before.updatedAt).toBe(true);
    await post(world.as('ana'), testSpace.id, [
      {
        updatePage: {
          page: all,
          slug: 'new',
          emoji: null,
          icon: null,
          description: null,
          cover: null,
          hidden: false,
          noIndex: false,
          noRobotsIndex: false,
          layout: { cover: true, width: 'DEFAULT' },
          variables: { tone: null, mood: 'glad' },
          markdown: 'New.',
        },
      },
    ]);
    const changed = await shown();
    const { emoji, icon, description, cover, ...rest } = renamed;
    expect([emoji, icon, description, cover.yPos]).toEqual([
      '🦊',
      'bolt',
      'All that can be said',
      -12.5,
    ]);
    expect(changed).toEqual({
      ...rest,
      slug: 'new',
      path: 'new',
      hidden: false,
      noIndex: false,
      noRobotsIndex: false,
      layout: layoutBody({ outline: false, metadata: false, coverSize: 'full' }),
      variables: { mood: 'glad' },
      documentId: hashOf('New.'),
      updatedAt: changed.updatedAt,
      pages: rest.pages,
    });
    expect((await textsOf(world, testSpace.id))['Renamed']).toBe('New.');
  });

  it('set and remove variables, and change and remove reusable contents and files', async () => {
    const testSpace = await makeTestSpace(world, [...everything]);
    await edit(world, testSpace.id, [
      { setVariables: { variables: { product: null, a: '1', b: '2', gone: null } } },
      { updateReusableContent: { id: idOf(testSpace, 'shared'), title: 'Renamed' } },
      { insertReusableContent: { ref: 'more', title: 'More', markdown: 'More.' } },
      { updateReusableContent: { id: 'more', markdown: 'Even more.' } },
      { deleteFile: { file: idOf(testSpace, 'dot') } },
      {
        insertFiles: {
          files: [
            { name: 'b.txt', base64: 'Yg==' },
            { name: 'a.txt', base64: 'YQ==' },
          ],
        },
      },
    ]);
    const body = await contentOf(world, testSpace.id);
    expect(body.variables).toEqual({ a: '1', b: '2' });
    expect(body.reusableContents.map(({ title }: { title: string }) => title)).toEqual([
      'Renamed',
      'More',
    ]);
    expect(body.files.map(({ name }: { name: string }) => name)).toEqual(['a.txt', 'b.txt']);
    const at = `/v1/spaces/${testSpace.id}/content/reusable-contents`;
    const texts = body.reusableContents.map(
      async ({ id }: { id: string }) => (await world.as('ana').get(`${at}/${id}`)).body.markdown,
    );
    expect(await Promise.all(texts)).toEqual(['Shared words.', 'Even more.']);
    await post(world.as('ana'), testSpace.id, [
      { deleteReusableContent: { id: idOf(testSpace, 'shared') } },
      { setVariables: { variables: { b: null, c: '3' } } },
    ]);
    const later = await contentOf(world, testSpace.id);
    expect([
      later.variables,
      later.reusableContents.map(({ title }: { title: string }) => title),
    ]).toEqual([{ a: '1', c: '3' }, ['More']]);
  });

  it('are spelled by /v1 as published clients send them', () => {
    expect(
      [
        page('A', { type: 'LINK', target: { kind: 'URL', url: 'x' } }),
        { insertFiles: { files: [] } },
        { revertPage: { page: 'p' } },
      ].map(toRest),
    ).toEqual([
      {
        operation: 'insert_page',
        title: 'A',
        ref: 'A',
        type: 'link',
        target: { kind: 'url', url: 'x' },
      },
      { operation: 'insert_files', files: [] },
      { operation: 'revert_page', page: 'p' },
    ]);
  });

  it('apply to the results of those before them, and can undo them', async () => {
    const testSpace = await makeTestSpace(world, [
      page('A', { markdown: 'A.' }),
      { updatePage: { page: 'A', title: 'B', into: null } },
      page('C', { into: 'A' }),
      page('D'),
      { updatePage: { page: 'C', into: 'D', slug: 'inner' } },
      page('E'),
      { deletePage: { page: 'E' } },
      { deletePage: { page: 'A' } },
    ]);
    expect(await pathsOf(world, testSpace.id)).toEqual(['d', 'd/inner']);
  });
});
