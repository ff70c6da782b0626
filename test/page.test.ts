/** Tests pages: their bodies in each format, their tree, and their paths. */
import { describe, expect, it } from 'vitest';
import { samplesPage } from '../prisma/seed/samples/page.ts';
import { newId } from '../src/data/new-id.ts';
import { bad, badAt, errorsOf, notFound, notFoundAt } from './content/expected.ts';
import { storeSiblings, storeNested } from './content-store/plant.ts';
import { edit, editIn, idOf, makeRequest, makeTestSpace, page, pageBody } from './edit/support.ts';
import { statementsOf } from './statements.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld();

const guide = ids.space('guide');
const at = '2026-01-07T09:00:00.000Z';
const shown = (n: number, rest: Omit<Parameters<typeof pageBody>[2], 'id' | 'at'>) =>
  pageBody(world, guide, { id: ids.page('guide', n), at, ...rest } as Parameters<
    typeof pageBody
  >[2]); // the rest has a title

const installText =
  '# Install\n\n1. Download it.\n2. Run the installer.\n\n## On Linux\n\n```sh\ncurl -sSf get.acme.test | sh\n```\n\n## On a phone\n\nThere is an app.\n';
const imported = () =>
  shown(5, {
    title: 'Import',
    path: 'getting-started/install/import',
    text: '## Bring your texts\n\nMarkdown is read as it is.\n',
  });
const install = () =>
  shown(3, {
    title: 'Install',
    path: 'getting-started/install',
    text: installText,
    pages: [imported()],
  });
const firstSpace = () =>
  shown(4, {
    title: 'First space',
    path: 'getting-started/first-space',
    text: `# Your first space\n\nA space holds pages. When something goes wrong, see [Troubleshooting](/pages/${ids.page('guide', 6)}).\n`,
  });
const welcomeText = `# Welcome to {{ product }}\n\nThis guide is about version {{ version }}. Begin with [installing it](/pages/${ids.page('guide', 3)}).\n`;

/** Returns the guide's pages as `/v1` serializes them. */
const guidePages = () => [
  shown(1, {
    title: 'Welcome',
    path: 'welcome',
    emoji: '👋',
    description: 'What this guide is about',
    text: welcomeText,
  }),
  shown(2, {
    title: 'Getting started',
    path: 'getting-started',
    type: 'group',
    pages: [install(), firstSpace()],
  }),
  shown(6, {
    title: 'Troubleshooting',
    path: 'troubleshooting',
    icon: 'wrench',
    variables: { tone: 'calm' },
    text: '# Troubleshooting\n\n| Symptom | Cure |\n| --- | --- |\n| Nothing happens | Wait |\n| Still nothing | Ask |\n',
  }),
  shown(7, {
    title: 'Status',
    type: 'link',
    target: { kind: 'url', url: 'https://status.acme.test/' },
    href: 'https://status.acme.test/',
  }),
  shown(8, { title: 'Blocks', path: 'blocks', text: `# Blocks\n\n${samplesPage()}\n` }),
];

const get = (path: string) => world.as('ana').get(path);
const pageUrl = (n: number) => `/v1/spaces/${guide}/content/page/${ids.page('guide', n)}`;

describe('a page', () => {
  it('is returned with its text, and with its descendants without theirs', async () => {
    const { status, body, headers } = await get(pageUrl(3));
    expect([status, body]).toEqual([200, { ...install(), markdown: installText }]);
    const again = await world
      .as('ana')
      .get(pageUrl(3), { 'if-none-match': headers.get('etag') ?? '' });
    expect([again.status, again.body]).toEqual([304, undefined]);
  });

  it('has no text when it is a group or a link', async () => {
    expect((await get(pageUrl(2))).body).toEqual(guidePages()[1]);
    expect((await get(pageUrl(7))).body).toEqual(guidePages()[3]);
    expect((await get(`${pageUrl(7)}?format=document&evaluated=true`)).body).toEqual(
      guidePages()[3],
    );
  });

  it('has the same fields in GraphQL, in every format together', async () => {
    const document = `query ($space: ID!, $id: ID!) { space(id: $space) { revision { page(id: $id) {
      id: pageId type kind title slug path emoji icon description createdAt updatedAt parentId depth hidden noIndex noRobotsIndex variables
      ... on DocumentPage { markdown headings { depth text anchor } layout { cover title coverSize width metadata } body { markdown document html } other: body(format: DOCUMENT) { markdown } }
      ... on LinkPage { target { kind } href } ... on ComputedPage { computed }
      __typename cover { yPos } git { path } urls { app } } } } }`;
    const { data } = await world
      .as('ana')
      .query(document, { space: guide, id: ids.page('guide', 3) });
    expect(data.space.revision.page).toEqual({
      __typename: 'DocumentPage',
      id: ids.page('guide', 3),
      type: 'DOCUMENT',
      kind: 'SHEET',
      title: 'Install',
      slug: 'install',
      path: 'getting-started/install',
      emoji: null,
      icon: null,
      description: null,
      createdAt: at,
      updatedAt: at,
      parentId: ids.page('guide', 2),
      depth: 1,
      hidden: false,
      noIndex: false,
      noRobotsIndex: false,
      variables: {},
      markdown: installText,
      headings: [
        { depth: 1, text: 'Install', anchor: 'install' },
        { depth: 2, text: 'On Linux', anchor: 'on-linux' },
        { depth: 2, text: 'On a phone', anchor: 'on-a-phone' },
      ],
      layout: { cover: true, title: true, coverSize: 'HERO', width: 'DEFAULT', metadata: true },
      cover: null,
      git: null,
      urls: { app: `${world.url}/app/o/${ids.acme}/s/${guide}/p/${ids.page('guide', 3)}` },
      body: { markdown: installText, document: null, html: null },
      other: { markdown: null },
    });
  });

  it('is the same tree of blocks in both APIs, without markdown', async () => {
    const { id } = await makeTestSpace(world, [
      page('A', { markdown: '# Hello\n\nSome *words*.\n' }),
    ]);
    const found = (await get(`/v1/spaces/${id}/content/path/a?format=document`)).body;
    const leaf = (text: string, ...marks: object[]) => ({ object: 'leaf', text, marks });
    const [heading, paragraph] = found.document.nodes;
    expect(found.document).toEqual({
      object: 'document',
      data: {},
      nodes: [
        {
          object: 'block',
          type: 'heading-1',
          key: heading.key,
          isVoid: false,
          data: {},
          nodes: [{ object: 'text', leaves: [leaf('Hello')] }],
          meta: { id: 'hello' },
        },
        {
          object: 'block',
          type: 'paragraph',
          key: paragraph.key,
          isVoid: false,
          data: {},
          nodes: [
            {
              object: 'text',
              leaves: [leaf('Some '), leaf('words', { object: 'mark', type: 'italic' }), leaf('.')],
            },
          ],
        },
      ],
    });
    expect([typeof heading.key, heading.key === paragraph.key, 'markdown' in found]).toEqual([
      'string',
      false,
      false,
    ]);
    const { data } = await world
      .as('ana')
      .query(
        'query ($space: ID!) { space(id: $space) { revision { pageByPath(path: "a") { ... on DocumentPage { document body(format: DOCUMENT) { document markdown } } } } } }',
        { space: id },
      );
    expect(data.space.revision.pageByPath).toEqual({
      document: found.document,
      body: { document: found.document, markdown: null },
    });
  });

  it('can be read from a change request and from an old revision', async () => {
    const testSpace = await makeTestSpace(world, [page('A', { markdown: 'First.' })]);
    const request = await makeRequest(world, testSpace.id);
    const [a, made] = [idOf(testSpace, 'A'), testSpace.revision];
    await edit(world, testSpace.id, [{ updatePage: { page: a, markdown: 'Second.', slug: 'b' } }]);
    await editIn(world, request, [{ updatePage: { page: a, markdown: 'Third.' } }]);
    const textAt = async (path: string) =>
      (await get(`/v1/spaces/${testSpace.id}/${path}`)).body.markdown;
    expect(await textAt(`content/page/${a}`)).toBe('Second.');
    expect(await textAt('content/path/b')).toBe('Second.');
    for (const id of [request, '1']) {
      expect([
        await textAt(`change-requests/${id}/content/page/${a}`),
        await textAt(`change-requests/${id}/content/path/a`),
      ]).toEqual(['Third.', 'Third.']);
    }
    expect([
      await textAt(`revisions/${made}/page/${a}`),
      await textAt(`revisions/${made}/content/path/a`),
      await textAt(`revisions/${made}/path/a`),
    ]).toEqual(['First.', 'First.', 'First.']);
    const document =
      'query ($r: ID!, $c: ID!, $p: ID!) { revision(id: $r) { page(id: $p) { ... on DocumentPage { markdown } } } changeRequest(id: $c) { revision { page(id: $p) { ... on DocumentPage { markdown } } } } }';
    const { data } = await world.as('ana').query(document, { r: made, c: request, p: a });
    expect(data).toEqual({
      revision: { page: { markdown: 'First.' } },
      changeRequest: { revision: { page: { markdown: 'Third.' } } },
    });
  });
});

describe('a path', () => {
  it.each([
    'getting-started/install',
    'getting-started%2Finstall',
    'getting-started/install/',
    '%67etting-started/install',
  ])('finds its page: %s', async (path) => {
    expect((await get(`/v1/spaces/${guide}/content/path/${path}`)).body).toEqual({
      ...install(),
      markdown: installText,
    });
  });

  it.each([
    'install',
    'getting-started/nowhere',
    'getting-started/install/import/more',
    'status',
    'Getting-Started',
    'getting-started//install',
  ])('answers NOT_FOUND without a page: %s', async (path) => {
    expect((await get(`/v1/spaces/${guide}/content/path/${path}`)).body).toEqual(notFound);
    const { data } = await world
      .as('ana')
      .query(
        'query ($space: ID!, $path: String!) { space(id: $space) { revision { pageByPath(path: $path) { id: pageId } } } }',
        { space: guide, path },
      );
    expect(data.space.revision.pageByPath).toBe(null);
  });

  it('can contain any letters, and can lead to a group', async () => {
    const { id } = await makeTestSpace(world, [
      page('日本 語', { type: 'GROUP' }),
      page('a+b & c', { into: '日本 語', slug: 'a+b&c;=@' }),
    ]);
    for (const path of ['日本-語/a+b&c;=@', encodeURIComponent('日本-語/a+b&c;=@')])
      expect((await get(`/v1/spaces/${id}/content/path/${path}`)).body.title).toBe('a+b & c');
    expect(
      (await get(`/v1/spaces/${id}/content/path/${encodeURIComponent('日本-語')}`)).body.type,
    ).toBe('group');
  });
});

describe('the tree of pages', () => {
  it('is returned whole, without texts', async () => {
    expect((await get(`/v1/spaces/${guide}/content/pages`)).body).toEqual({ pages: guidePages() });
    expect(
      (await get(`/v1/spaces/${guide}/revisions/${ids.revision('guide')}/pages`)).body,
    ).toEqual({ pages: guidePages() });
  });

  it('is nested and flat in GraphQL', async () => {
    const document = `query ($space: ID!) { space(id: $space) { revision { pageCount
      pages { title pages { title pages { title pages { title } } } } allPages { title depth parentId path }
      pageByPath(path: "/getting-started/") { allPages { title depth } pages { title } } } } }`;
    const { data } = await world.as('ana').query(document, { space: guide });
    const [start, installing] = [ids.page('guide', 2), ids.page('guide', 3)];
    expect(data.space.revision).toEqual({
      pageCount: 8,
      pages: [
        { title: 'Welcome', pages: [] },
        {
          title: 'Getting started',
          pages: [
            { title: 'Install', pages: [{ title: 'Import', pages: [] }] },
            { title: 'First space', pages: [] },
          ],
        },
        { title: 'Troubleshooting', pages: [] },
        { title: 'Status', pages: [] },
        { title: 'Blocks', pages: [] },
      ],
      allPages: [
        { title: 'Welcome', depth: 0, parentId: null, path: 'welcome' },
        { title: 'Getting started', depth: 0, parentId: null, path: 'getting-started' },
        { title: 'Install', depth: 1, parentId: start, path: 'getting-started/install' },
        { title: 'Import', depth: 2, parentId: installing, path: 'getting-started/install/import' },
        { title: 'First space', depth: 1, parentId: start, path: 'getting-started/first-space' },
        { title: 'Troubleshooting', depth: 0, parentId: null, path: 'troubleshooting' },
        { title: 'Status', depth: 0, parentId: null, path: null },
        { title: 'Blocks', depth: 0, parentId: null, path: 'blocks' },
      ],
      pageByPath: {
        allPages: [
          { title: 'Install', depth: 1 },
          { title: 'Import', depth: 2 },
          { title: 'First space', depth: 1 },
        ],
        pages: [{ title: 'Install' }, { title: 'First space' }],
      },
    });
  });
});

describe('git', () => {
  it('is included by default, and omitted on request', async () => {
    const api = ids.space('api');
    const git = { oid: '3f786850e387550fdab836ed7e6dc881de23001b', path: 'docs/overview.md' };
    const url = `/v1/spaces/${api}/content/page/${ids.page('api', 1)}`;
    const { body } = await get(url);
    const { git: found, ...rest } = body;
    expect(found).toEqual(git);
    expect((await get(`${url}?metadata=true&computed=false`)).body).toEqual(body);
    expect((await get(`${url}?metadata=false`)).body).toEqual(rest);
    expect((await get(`/v1/spaces/${api}/content/path/overview?metadata=false`)).body).toEqual(
      rest,
    );
    const pages = (await get(`/v1/spaces/${api}/content/pages`)).body.pages;
    expect(pages.map((one: object) => ('git' in one ? one.git : undefined))).toEqual([
      git,
      { oid: '89e6c98d92887913cadf06b2adb97f26cde4849b', path: 'docs/errors.md' },
    ]);
    expect((await get(`/v1/spaces/${api}/content/pages?metadata=false`)).body.pages).toEqual(
      pages.map(({ git: _, ...one }: { git: object }) => one),
    );
  });
});

describe('a rendered text', () => {
  it('has the variables of its page, else of the revision; as markdown and as blocks', async () => {
    const { body } = await get(`${pageUrl(1)}?evaluated=true`);
    expect(body).toEqual({
      ...guidePages()[0],
      markdown: `# Welcome to Acme Docs\n\nThis guide is about version 2.1. Begin with [installing it](/pages/${ids.page('guide', 3)}).\n`,
    });
    expect((await get(`${pageUrl(1)}?evaluated=false`)).body.markdown).toBe(welcomeText);
    const blocks = (await get(`${pageUrl(1)}?evaluated=true&format=document`)).body.document;
    expect(blocks.nodes[0].nodes).toEqual([
      { object: 'text', leaves: [{ object: 'leaf', text: 'Welcome to Acme Docs', marks: [] }] },
    ]);
    const { data } = await world
      .as('ana')
      .query(
        'query ($s: ID!, $p: ID!) { space(id: $s) { revision { page(id: $p) { ... on DocumentPage { markdown(evaluated: true) document(evaluated: true) } } } } }',
        {
          s: guide,
          p: ids.page('guide', 1),
        },
      );
    expect(data.space.revision.page).toEqual({ markdown: body.markdown, document: blocks });
  });

  it.each([
    ['{{ a }} {{ b }} {{ c }}', 'page space {{ c }}'],
    ['`{{ a }}` {{a}}', '`{{ a }}` page'],
    ['{% include "R1" %}', 'R1 says page and R2.'],
    ['{% include "R9" %}', '{% include "R9" %}'],
    ['{% if true %}yes{% else %}no{% endif %}', 'yes'],
    ['{% if visitor.claims.beta %}beta{% else %}all{% endif %}', 'all'],
    ['{% if !visitor.claims.beta %}all{% endif %}', 'all'],
    ['{% if this is none %}x{% endif %}.', '.'],
  ])('renders %s as %s', async (markdown, expected) => {
    const testSpace = await makeTestSpace(world, [
      { setVariables: { variables: { a: 'space', b: 'space' } } },
      { insertReusableContent: { ref: 'R2', title: 'R2', markdown: 'R2' } },
      page('A', { variables: { a: 'page' } }),
    ]);
    const { refs } = await edit(world, testSpace.id, [
      {
        insertReusableContent: {
          ref: 'R1',
          title: 'R1',
          markdown: `R1 says {{ a }} and {% include "${idOf(testSpace, 'R2')}" %}.`,
        },
      },
    ]);
    await edit(world, testSpace.id, [
      {
        updatePage: {
          page: idOf(testSpace, 'A'),
          markdown: markdown.replace('R1', refs['R1'] ?? ''),
        },
      },
    ]);
    expect(
      (await get(`/v1/spaces/${testSpace.id}/content/page/${idOf(testSpace, 'A')}?evaluated=true`))
        .body.markdown,
    ).toBe(expected);
  });

  it('omits reusable content within itself, and content of another revision', async () => {
    const testSpace = await makeTestSpace(world, [
      { insertReusableContent: { ref: 'R', title: 'R', markdown: 'R.' } },
      page('A'),
    ]);
    const [r, a] = [idOf(testSpace, 'R'), idOf(testSpace, 'A')];
    const include = `{% include "${r}" %}`;
    await edit(world, testSpace.id, [
      { updateReusableContent: { id: r, markdown: `R, ${include}` } },
      { updatePage: { page: a, markdown: include } },
    ]);
    const shownText = async () =>
      (await get(`/v1/spaces/${testSpace.id}/content/page/${a}?evaluated=true`)).body.markdown;
    expect(await shownText()).toBe(`R, ${include}`);
    await edit(world, testSpace.id, [{ deleteReusableContent: { id: r } }]);
    expect(await shownText()).toBe(include);
  });
});

describe('an id without a page', () => {
  it.each([
    ['a page of another space', ids.page('onboarding', 1)],
    ['an unknown page', newId('Page')],
    ['an id of another kind', ids.space('guide')],
    ['an invalid id', 'welcome'],
  ])('answers NOT_FOUND: %s', async (_, id) => {
    expect((await get(`/v1/spaces/${guide}/content/page/${id}`)).body).toEqual(notFound);
    expect(
      (await get(`/v1/spaces/${guide}/revisions/${ids.revision('guide')}/page/${id}`)).body,
    ).toEqual(notFound);
  });

  it('is null in GraphQL, and refused when it has another prefix', async () => {
    const document =
      'query ($s: ID!, $p: ID!) { space(id: $s) { revision { page(id: $p) { id: pageId } } } }';
    const { data } = await world.as('ana').query(document, { s: guide, p: newId('Page') });
    expect(data.space.revision.page).toBe(null);
    const { errors } = await world.as('ana').query(document, { s: guide, p: guide });
    expect(errorsOf({ errors } as never)).toEqual([
      {
        message: 'id must be the id of a page, such as pag_….',
        path: ['space', 'revision', 'page'],
        extensions: { code: 'BAD_USER_INPUT', field: 'id', requestId: 'test' },
      },
    ]);
  });

  it('answers NOT_FOUND to callers who cannot read the space', async () => {
    for (const path of [
      pageUrl(1),
      `/v1/spaces/${guide}/content/pages`,
      `/v1/spaces/${guide}/content/path/welcome`,
    ])
      expect((await world.as('eve').get(path)).body).toEqual(notFound);
    const { errors } = await world
      .as('eve')
      .query('query ($r: ID!) { revision(id: $r) { pages { id: pageId } } }', {
        r: ids.revision('guide'),
      });
    expect(errorsOf({ errors } as never)).toEqual(notFoundAt('revision'));
  });

  it('refuses unknown formats', async () => {
    expect((await get(`${pageUrl(1)}?format=pdf`)).body).toEqual(
      bad('format', 'format must be one of markdown, document, html.'),
    );
    expect((await get(`${pageUrl(1)}?evaluated=yes`)).body).toEqual(
      bad('evaluated', 'evaluated must be one of false, true, deterministic-only.'),
    );
    const path = 'x'.repeat(2001);
    const { errors } = await world
      .as('ana')
      .query(
        'query ($r: ID!, $path: String!) { revision(id: $r) { pageByPath(path: $path) { id: pageId } } }',
        { r: ids.revision('guide'), path },
      );
    expect(errorsOf({ errors } as never)).toEqual([
      {
        ...badAt('revision', 'path', 'path must have 1 to 2000 characters, and has 2001.')[0],
        path: ['revision', 'pageByPath'],
      },
    ]);
  });
});

describe('statements', () => {
  it('are the same for a page of a large tree as of a small one, and for all texts', async () => {
    const count = async (space: string, id: string | undefined) => {
      await get(`/v1/spaces/${space}/content`);
      const one = await world.countStatements('ana', (visitor) =>
        visitor.get(`/v1/spaces/${space}/content/page/${id}`),
      );
      const all = await world.countStatements('ana', (visitor) =>
        visitor.query(
          'query ($s: ID!) { space(id: $s) { revision { allPages { ... on DocumentPage { markdown headings { text } } } } } }',
          { s: space },
        ),
      );
      return [one, all];
    };
    const [small, large, deep] = [
      await storeSiblings(world, 20, 'Small'),
      await storeSiblings(world, 1000, 'Large'),
      await storeNested(world, 16, 'Deep'),
    ]; // unique texts
    const expected = await count(small.spaceId, small.pages[3]?.id);
    expect([
      await count(large.spaceId, large.pages[700]?.id),
      await count(deep.spaceId, deep.pages[15]?.id),
    ]).toEqual([expected, expected]);
    expect(expected.every((statements) => statements <= 6)).toBe(true);
  });

  it('are one for all included texts of one level', async () => {
    const count = async (includes: number) => {
      const shared = Array.from({ length: includes }, (_, i) => ({
        insertReusableContent: { ref: `r${i}`, title: 'R', markdown: `R ${i} of ${includes}` },
      }));
      const testSpace = await makeTestSpace(world, [...shared, page('A')]);
      const markdown = shared
        .map((_, i) => `{% include "${idOf(testSpace, `r${i}`)}" %}`)
        .join('\n\n');
      await edit(world, testSpace.id, [{ updatePage: { page: idOf(testSpace, 'A'), markdown } }]);
      return world.countStatements('ana', (visitor) =>
        visitor.get(
          `/v1/spaces/${testSpace.id}/content/page/${idOf(testSpace, 'A')}?evaluated=true`,
        ),
      );
    };
    expect(await count(40)).toBe(await count(2));
  });
});

describe('the number of statements of the authors of pages', () => {
  it('is one more than without them, for two pages and for twenty', async () => {
    const numbers: number[][] = [];
    await world.as('cat').get('/v1/user'); // the first use of a token is recorded
    for (const size of [2, 20]) {
      const own = await makeTestSpace(
        world,
        Array.from({ length: size }, (_, n) => page(`Page ${n}`)),
      );
      await edit(
        world,
        own.id,
        [{ updatePage: { page: idOf(own, 'Page 0'), emoji: '🦊' } }],
        'ben',
      );
      const counts: number[] = [];
      for (const fields of ['title', 'title createdBy { displayName } updatedBy { displayName }']) {
        const sent = await statementsOf(async () => {
          const { data } = await world
            .as('cat')
            .query(`query ($id: ID!) { space(id: $id) { revision { allPages { ${fields} } } } }`, {
              id: own.id,
            });
          expect(data.space.revision.allPages).toHaveLength(size);
        });
        counts.push(sent.length);
      }
      numbers.push(counts);
    }
    expect(numbers).toEqual([
      [3, 4],
      [3, 4],
    ]);
  });
});
