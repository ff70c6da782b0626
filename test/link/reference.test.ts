// Tests a link and its target through both APIs.
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { editIn, idOf, makeRequest, makeTestSpace, page, type TestSpace } from '../edit/support.ts';
import { ids, useWorld } from '../support.ts';
import { get, makeLinked, write } from './made.ts';
import { LINKS, LINKS_OF_REQUEST, readLinks } from './read-links.ts';

const world = useWorld();

/** Returns a node of a page tree as a reference contains it: without its children. */
const alone = ({ pages: _, ...rest }: { pages: unknown }) => rest;
/** Returns a revision as a reference contains it. */
const bare = ({ git: _, ...revision }: { git?: unknown }) => ({
  ...revision,
  pages: [],
  files: [],
  reusableContents: [],
});

describe('a link in /v1', () => {
  it('contains whole objects: organization, space, revision, page, file, content', async () => {
    const testSpace = await makeLinked(
      world,
      (made) =>
        `![a](/files/${idOf(made, 'F')})\n\n[b](/pages/${idOf(made, 'To')}#to)\n\n{% include "${idOf(made, 'R')}" %}\n`,
    );
    const space = `/v1/spaces/${testSpace.id}`;
    const content = await get(world, `${space}/content`);
    const [to, from] = content.pages;
    const [{ git: _, ...shownFile }] = content.files;
    const [{ git: __, ...reusableContent }] = content.reusableContents;
    const common = {
      organization: await get(world, `/v1/orgs/${ids.acme}`),
      space: await get(world, space),
      versionContext: { type: 'revision', revision: bare(content) },
    };
    const locationReferences = [{ kind: 'page', ...common, page: alone(from) }];
    expect(await get(world, `${space}/links`)).toEqual({
      count: 3,
      stats: { total: 3, broken: { total: 0, changeRequest: 0 } },
      items: [
        {
          status: 'ok',
          relation: 'reference',
          href: `/files/${shownFile.id}`,
          text: 'a',
          targetReference: { kind: 'file', ...common, file: shownFile },
          locationReferences,
        },
        {
          status: 'ok',
          relation: 'reference',
          href: `/pages/${to.id}#to`,
          text: 'b',
          targetReference: { kind: 'page', ...common, page: alone(to), anchor: 'to' },
          locationReferences,
        },
        {
          status: 'ok',
          relation: 'dependsOn',
          href: reusableContent.id,
          text: '',
          targetReference: { kind: 'reusable-content', ...common, reusableContent },
          locationReferences,
        },
      ],
    });
    expect(await get(world, `${space}/content/page/${testSpace.from}/links`)).toEqual(
      await get(world, `${space}/links`),
    );
    expect(await get(world, `${space}/content/files/${shownFile.id}/backlinks`)).toEqual({
      count: 1,
      items: [{ kind: 'page', ...common, page: alone(from), file: shownFile }],
    });
  });

  it('of a change request contains the change request instead of a revision', async () => {
    const testSpace = await makeLinked(world, (made) => `![a](/files/${idOf(made, 'F')})`);
    const request = await makeRequest(world, testSpace.id);
    await editIn(world, request, [write(testSpace.from, `[a](/files/${idOf(testSpace, 'F')})`)]);
    const url = `/v1/spaces/${testSpace.id}/change-requests/${request}`;
    const content = await get(world, `${url}/content`);
    const [{ git: _, ...shownFile }] = content.files;
    const common = {
      organization: await get(world, `/v1/orgs/${ids.acme}`),
      space: await get(world, `/v1/spaces/${testSpace.id}`),
      versionContext: { type: 'changeRequest', changeRequest: await get(world, url) },
    };
    const from = { kind: 'page', ...common, page: alone(content.pages[1]) };
    const item = {
      status: 'ok',
      relation: 'reference',
      href: `/files/${shownFile.id}`,
      text: 'a',
      targetReference: { kind: 'file', ...common, file: shownFile },
      locationReferences: [from],
    };
    const listed = {
      count: 1,
      stats: { total: 1, broken: { total: 0, changeRequest: 0 } },
      items: [item],
    };
    for (const name of [request, '1']) {
      const address = `/v1/spaces/${testSpace.id}/change-requests/${name}/content`;
      expect(await get(world, `${address}/page/${testSpace.from}/links`)).toEqual(listed);
      expect(await get(world, `${address}/files/${shownFile.id}/backlinks`)).toEqual({
        count: 1,
        items: [{ ...from, file: shownFile }],
      });
    }
  });
});

describe('a link in GraphQL', () => {
  it('has the same fields, with its revision or its change request', async () => {
    const testSpace = await makeLinked(world, (made) => `[b](/pages/${idOf(made, 'To')}#to)`);
    const here = {
      url: null,
      file: null,
      reusableContent: null,
      organization: { id: ids.acme },
      space: { id: testSpace.id },
    };
    const listOf = (versionContext: object, cursor: string) => ({
      nodes: [
        {
          ...{
            status: 'OK',
            relation: 'REFERENCE',
            href: `/pages/${idOf(testSpace, 'To')}#to`,
            text: 'b',
          },
          target: {
            ...here,
            kind: 'PAGE',
            anchor: 'to',
            page: { id: idOf(testSpace, 'To') },
            versionContext,
          },
          locations: [
            { ...here, kind: 'PAGE', anchor: null, page: { id: testSpace.from }, versionContext },
          ],
        },
      ],
      ...{
        edges: [{ cursor }],
        pageInfo: {
          hasNextPage: false,
          hasPreviousPage: false,
          startCursor: cursor,
          endCursor: cursor,
        },
      },
      ...{ totalCount: 1, stats: { total: 1, broken: { total: 0, changeRequest: 0 } } },
    });
    const { data } = await world.as('ana').query(LINKS, { space: testSpace.id });
    const [{ cursor }] = data.space.revision.links.edges;
    expect(data.space.revision.links).toEqual(
      listOf(
        { type: 'REVISION', revision: { id: testSpace.revision }, changeRequest: null },
        cursor,
      ),
    );
    const request = await makeRequest(world, testSpace.id);
    const untouched = await world
      .as('ana')
      .query(LINKS_OF_REQUEST, { space: testSpace.id, request });
    expect(untouched.data.changeRequest.revision.links).toEqual(
      listOf(
        { type: 'REVISION', revision: { id: testSpace.revision }, changeRequest: null },
        cursor,
      ),
    );
    await editIn(world, request, [page('New')]);
    const changed = await world.as('ana').query(LINKS_OF_REQUEST, { space: testSpace.id, request });
    const [{ cursor: another }] = changed.data.changeRequest.revision.links.edges;
    expect(changed.data.changeRequest.revision.links).toEqual(
      listOf({ type: 'CHANGE_REQUEST', revision: null, changeRequest: { id: request } }, another),
    );
  });
});

describe('a link', () => {
  const [unknownPage, unknownFile, unknownContent] = [
    newId('Page'),
    newId('File'),
    newId('ReusableContent'),
  ];

  const nothing = () => undefined;
  const cases: readonly (readonly [
    string,
    (testSpace: TestSpace) => string,
    string,
    string | undefined,
    (testSpace: TestSpace) => string | undefined,
  ])[] = [
    ['to a page', (s) => `/pages/${idOf(s, 'To')}`, 'ok', 'page', (s) => idOf(s, 'To')],
    [
      'to a heading of another page, which is not checked',
      (s) => `/pages/${idOf(s, 'To')}#nowhere`,
      'ok',
      'page',
      (s) => idOf(s, 'To'),
    ],
    ['to an unknown page', () => `/pages/${unknownPage}`, 'broken', 'page', nothing],
    [
      'to a page of another space',
      () => `/pages/${ids.page('guide', 1)}`,
      'broken',
      'page',
      nothing,
    ],
    ['to an unknown path', () => 'not/there.md', 'broken', undefined, nothing],
    ['to a heading of its page', () => '#from', 'ok', 'anchor', () => 'from'],
    ['to a heading that its page does not have', () => '#to', 'broken', 'anchor', () => 'to'],
    ['to a file', (s) => `/files/${idOf(s, 'F')}`, 'ok', 'file', (s) => idOf(s, 'F')],
    ['to an unknown file', () => `/files/${unknownFile}`, 'broken', 'file', nothing],
    [
      'to a reusable content',
      (s) => `/reusable-contents/${idOf(s, 'R')}`,
      'ok',
      'reusable-content',
      (s) => idOf(s, 'R'),
    ],
    [
      'to an unknown reusable content',
      () => `/reusable-contents/${unknownContent}`,
      'broken',
      'reusable-content',
      nothing,
    ],
    [
      'to a web address',
      () => 'https://example.test/a',
      'ok',
      'url',
      () => 'https://example.test/a',
    ],
    [
      'to an e-mail address',
      () => 'mailto:a@example.test',
      'ok',
      'url',
      () => 'mailto:a@example.test',
    ],
    [
      'to the app',
      () => `${world.url}/app/o/${ids.acme}`,
      'in-app',
      'url',
      () => `${world.url}/app/o/${ids.acme}`,
    ],
    ['to the app itself', () => `${world.url}/app`, 'in-app', 'url', () => `${world.url}/app`],
    [
      'to the app, in capitals',
      () => `HTTP${world.url.slice(4)}/app?a=b`,
      'in-app',
      'url',
      () => `HTTP${world.url.slice(4)}/app?a=b`,
    ],
    [
      'to an address with the prefix of the app',
      () => `${world.url}/apple`,
      'ok',
      'url',
      () => `${world.url}/apple`,
    ],
    ['to an invalid address', () => 'https://[', 'ok', 'url', () => 'https://['],
    ['to its space', (s) => `/spaces/${s.id}`, 'ok', 'space', (s) => s.id],
    [
      'to another space',
      () => `/spaces/${ids.space('guide')}`,
      'ok',
      'space',
      () => ids.space('guide'),
    ],
    [
      'to a collection',
      () => `/collections/${ids.collection('handbook')}`,
      'ok',
      'collection',
      nothing,
    ],
    ['to a user', () => `/users/${ids.user('ben')}`, 'ok', 'user', nothing],
  ];

  it.each(cases)('%s', async (_, hrefIn, status, kind, to) => {
    const testSpace = await makeLinked(world, (made) => `# From\n\n[the words](<${hrefIn(made)}>)`);
    const link = {
      at: testSpace.from,
      href: hrefIn(testSpace),
      text: 'the words',
      status,
      relation: 'reference',
      kind,
      to: to(testSpace),
    };
    const all = { links: [link], total: 1, broken: status === 'broken' ? 1 : 0, brokenHere: 0 };
    expect(await readLinks(world, { space: testSpace.id })).toEqual(all);
    expect(await readLinks(world, { space: testSpace.id, page: testSpace.from })).toEqual(all);
  });

  it('that includes a missing reusable content is broken', async () => {
    const testSpace = await makeLinked(world, (made) =>
      ['R', 'To', 'F']
        .map((ref) => `{% include "${idOf(made, ref)}" %}\n\n`)
        .join('')
        .concat(`{% include "${unknownContent}" %}\n`),
    );
    const { links } = await readLinks(world, { space: testSpace.id });
    expect(
      links.map(({ href, status, relation, kind, to }) => [href, status, relation, kind, to]),
    ).toEqual([
      [idOf(testSpace, 'R'), 'ok', 'dependsOn', 'reusable-content', idOf(testSpace, 'R')],
      ...[idOf(testSpace, 'To'), idOf(testSpace, 'F'), unknownContent].map((id) => [
        id,
        'broken',
        'dependsOn',
        'reusable-content',
        undefined,
      ]),
    ]);
  });

  it('to a heading contains its page', async () => {
    const testSpace = await makeLinked(world, () => '# Words\n\n[x](#words)');
    const [{ targetReference }] = (await get(world, `/v1/spaces/${testSpace.id}/links`)).items;
    expect([targetReference.kind, targetReference.anchor, targetReference.page.id]).toEqual([
      'anchor',
      'words',
      testSpace.from,
    ]);
  });

  it('to another space contains that space at its current revision', async () => {
    const testSpace = await makeLinked(world, () => `[x](/spaces/${ids.space('travel')})`);
    const [{ targetReference }] = (await get(world, `/v1/spaces/${testSpace.id}/links`)).items;
    const travel = `/v1/spaces/${ids.space('travel')}`;
    const versionContext = {
      type: 'revision',
      revision: bare(await get(world, `${travel}/content`)),
    };
    expect(targetReference).toEqual({
      kind: 'space',
      organization: await get(world, `/v1/orgs/${ids.acme}`),
      space: await get(world, travel),
      versionContext,
    });
  });

  it('to an unreadable, deleted or unknown space reveals nothing of it', async () => {
    const deleted = await makeTestSpace(world, [], { title: 'In the trash' });
    await world.as('ana').delete(`/v1/spaces/${deleted.id}`);
    const hidden = [ids.space('minutes'), ids.space('secrets'), deleted.id, newId('Space')];
    const testSpace = await makeLinked(world, () =>
      hidden.map((id) => `[x](/spaces/${id})`).join(' '),
    );
    const { status, body } = await world.as('ben').get(`/v1/spaces/${testSpace.id}/links`);
    const shown = body.items.map(
      ({ locationReferences: _, ...item }: Record<string, unknown>) => item,
    );
    expect([status, shown]).toEqual([
      200,
      hidden.map((id) => ({
        status: 'ok',
        relation: 'reference',
        href: `/spaces/${id}`,
        text: 'x',
      })),
    ]);
    expect(
      (await readLinks(world, { space: testSpace.id }, 'ben')).links.map(({ kind }) => kind),
    ).toEqual([undefined, undefined, undefined, undefined]);
    expect(
      (await readLinks(world, { space: testSpace.id }, 'ana')).links.map(({ kind }) => kind),
    ).toEqual(['space', undefined, undefined, undefined]);
  });
});
