/** Links: what the texts of a space lead to, whether it is there, and which pages name a file. */
import { describe, expect, it } from 'vitest';
import { newId } from '../src/data/new-id.ts';
import { bad, badAt, faultsOf, notFound, notFoundAt, refused } from './content/expected.ts';
import { type Edit, edit, editIn, idOf, makeRequest, makeSpot, page, type Spot } from './edit/support.ts';
import { brokenIn, LINKS, LINKS_OF_REQUEST, REFERENCE, seen, urlOf } from './link/seen.ts';
import { walkRest } from './member/paging.ts';
import { ids, type RestResult, useWorld } from './support.ts';

const world = useWorld();
const get = async (path: string) => (await world.as('ana').get(path)).body;

const BACKLINKS = `query ($space: ID!, $file: ID!, $first: Int, $after: String, $last: Int, $before: String) { space(id: $space) { revision {
  backlinks(file: $file, first: $first, after: $after, last: $last, before: $before) { nodes { ${REFERENCE} } totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } } }`;
const BACKLINKS_OF_REQUEST = `query ($space: ID!, $request: ID!, $file: ID!) { changeRequest(spaceId: $space, id: $request) { revision { backlinks(file: $file) { nodes { ${REFERENCE} } totalCount } } } }`;

const file = (name: string): Edit => ({ insertFile: { ref: name, name, base64: Buffer.from(`This is ${name}.`).toString('base64') } });
const shared = (title: string, markdown = 'Said again.'): Edit => ({ insertReusableContent: { ref: title, title, markdown } });
const write = (id: string, markdown: string): Edit => ({ updatePage: { page: id, markdown } });

/** A space with a page, a file and a reusable content, and a page whose text is made of their ids. */
async function makeLinked(markdown: (spot: Spot) => string): Promise<Spot & { readonly from: string }> {
  const spot = await makeSpot(world, [page('To', { markdown: '# To' }), file('F'), shared('R'), page('From')]);
  const from = idOf(spot, 'From');
  return { ...spot, ...(await edit(world, spot.id, [write(from, markdown(spot))])), refs: spot.refs, from };
}

/** A thing of a page tree as a reference holds it: without what lies below it. */
const alone = ({ pages: _, ...rest }: { pages: unknown }) => rest;
/** A revision as a reference holds it. */
const bare = ({ git: _, ...revision }: { git?: unknown }) => ({ ...revision, pages: [], files: [], reusableContents: [] });

describe('a link at /v1', () => {
  it('holds whole objects: the organization, the space, the revision, the page, the file, the reusable content', async () => {
    const spot = await makeLinked((made) => `![a](/files/${idOf(made, 'F')})\n\n[b](/pages/${idOf(made, 'To')}#to)\n\n{% include "${idOf(made, 'R')}" %}\n`);
    const space = `/v1/spaces/${spot.id}`;
    const content = await get(`${space}/content`);
    const [to, from] = content.pages;
    const [{ git: _, ...shownFile }] = content.files;
    const [{ git: __, ...reusableContent }] = content.reusableContents;
    const common = { organization: await get(`/v1/orgs/${ids.acme}`), space: await get(space), versionContext: { type: 'revision', revision: bare(content) } };
    const locationReferences = [{ kind: 'page', ...common, page: alone(from) }];
    expect(await get(`${space}/links`)).toEqual({
      count: 3,
      stats: { total: 3, broken: { total: 0, changeRequest: 0 } },
      items: [
        { status: 'ok', relation: 'reference', href: `/files/${shownFile.id}`, text: 'a', targetReference: { kind: 'file', ...common, file: shownFile }, locationReferences },
        { status: 'ok', relation: 'reference', href: `/pages/${to.id}#to`, text: 'b', targetReference: { kind: 'page', ...common, page: alone(to), anchor: 'to' }, locationReferences },
        { status: 'ok', relation: 'dependsOn', href: reusableContent.id, text: '', targetReference: { kind: 'reusable-content', ...common, reusableContent }, locationReferences },
      ],
    });
    expect(await get(`${space}/content/page/${spot.from}/links`)).toEqual(await get(`${space}/links`));
    expect(await get(`${space}/content/files/${shownFile.id}/backlinks`)).toEqual({ count: 1, items: [{ kind: 'page', ...common, page: alone(from), file: shownFile }] });
  });

  it('of a change request holds that whole instead of a revision', async () => {
    const spot = await makeLinked((made) => `![a](/files/${idOf(made, 'F')})`);
    const request = await makeRequest(world, spot.id);
    await editIn(world, spot.id, request, [write(spot.from, `[a](/files/${idOf(spot, 'F')})`)]);
    const url = `/v1/spaces/${spot.id}/change-requests/${request}`;
    const content = await get(`${url}/content`);
    const [{ git: _, ...shownFile }] = content.files;
    const common = { organization: await get(`/v1/orgs/${ids.acme}`), space: await get(`/v1/spaces/${spot.id}`), versionContext: { type: 'changeRequest', changeRequest: await get(url) } };
    const from = { kind: 'page', ...common, page: alone(content.pages[1]) };
    const item = { status: 'ok', relation: 'reference', href: `/files/${shownFile.id}`, text: 'a', targetReference: { kind: 'file', ...common, file: shownFile }, locationReferences: [from] };
    const listed = { count: 1, stats: { total: 1, broken: { total: 0, changeRequest: 0 } }, items: [item] };
    for (const name of [request, '1']) {
      const address = `/v1/spaces/${spot.id}/change-requests/${name}/content`;
      expect(await get(`${address}/page/${spot.from}/links`)).toEqual(listed);
      expect(await get(`${address}/files/${shownFile.id}/backlinks`)).toEqual({ count: 1, items: [{ ...from, file: shownFile }] });
    }
  });
});

describe('a link in GraphQL', () => {
  it('is the same, with its revision or its change request', async () => {
    const spot = await makeLinked((made) => `[b](/pages/${idOf(made, 'To')}#to)`);
    const here = { url: null, file: null, reusableContent: null, organization: { id: ids.acme }, space: { id: spot.id } };
    const listOf = (versionContext: object, cursor: string) => ({
      nodes: [
        {
          ...{ status: 'OK', relation: 'REFERENCE', href: `/pages/${idOf(spot, 'To')}#to`, text: 'b' },
          target: { ...here, kind: 'PAGE', anchor: 'to', page: { id: idOf(spot, 'To') }, versionContext },
          locations: [{ ...here, kind: 'PAGE', anchor: null, page: { id: spot.from }, versionContext }],
        },
      ],
      ...{ edges: [{ cursor }], pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: cursor, endCursor: cursor } },
      ...{ totalCount: 1, stats: { total: 1, broken: { total: 0, changeRequest: 0 } } },
    });
    const { data } = await world.as('ana').query(LINKS, { space: spot.id });
    const [{ cursor }] = data.space.revision.links.edges;
    expect(data.space.revision.links).toEqual(listOf({ type: 'REVISION', revision: { id: spot.revision }, changeRequest: null }, cursor));
    const request = await makeRequest(world, spot.id);
    const untouched = await world.as('ana').query(LINKS_OF_REQUEST, { space: spot.id, request });
    expect(untouched.data.changeRequest.revision.links).toEqual(listOf({ type: 'REVISION', revision: { id: spot.revision }, changeRequest: null }, cursor));
    await editIn(world, spot.id, request, [page('New')]);
    const changed = await world.as('ana').query(LINKS_OF_REQUEST, { space: spot.id, request });
    const [{ cursor: another }] = changed.data.changeRequest.revision.links.edges;
    expect(changed.data.changeRequest.revision.links).toEqual(listOf({ type: 'CHANGE_REQUEST', revision: null, changeRequest: { id: request } }, another));
  });
});

describe('a link', () => {
  const [gone, goneFile, goneShared] = [newId('Page'), newId('File'), newId('ReusableContent')];

  const nothing = () => undefined;
  const cases: readonly (readonly [string, (spot: Spot) => string, string, string | undefined, (spot: Spot) => string | undefined])[] = [
    ['to a page', (s) => `/pages/${idOf(s, 'To')}`, 'ok', 'page', (s) => idOf(s, 'To')],
    ['to a heading of another page, which is not looked for', (s) => `/pages/${idOf(s, 'To')}#nowhere`, 'ok', 'page', (s) => idOf(s, 'To')],
    ['to no page', () => `/pages/${gone}`, 'broken', 'page', nothing],
    ['to a page of another space', () => `/pages/${ids.page('guide', 1)}`, 'broken', 'page', nothing],
    ['to a path that means nothing', () => 'not/there.md', 'broken', undefined, nothing],
    ['to a heading of its page', () => '#from', 'ok', 'anchor', () => 'from'],
    ['to a heading that its page does not have', () => '#to', 'broken', 'anchor', () => 'to'],
    ['to a file', (s) => `/files/${idOf(s, 'F')}`, 'ok', 'file', (s) => idOf(s, 'F')],
    ['to no file', () => `/files/${goneFile}`, 'broken', 'file', nothing],
    ['to a reusable content', (s) => `/reusable-contents/${idOf(s, 'R')}`, 'ok', 'reusable-content', (s) => idOf(s, 'R')],
    ['to no reusable content', () => `/reusable-contents/${goneShared}`, 'broken', 'reusable-content', nothing],
    ['to an address', () => 'https://example.test/a', 'ok', 'url', () => 'https://example.test/a'],
    ['to somebody', () => 'mailto:a@example.test', 'ok', 'url', () => 'mailto:a@example.test'],
    ['to the app', () => `${world.url}/app/o/${ids.acme}`, 'in-app', 'url', () => `${world.url}/app/o/${ids.acme}`],
    ['to the app itself', () => `${world.url}/app`, 'in-app', 'url', () => `${world.url}/app`],
    ['to the app, in capitals', () => `HTTP${world.url.slice(4)}/app?a=b`, 'in-app', 'url', () => `HTTP${world.url.slice(4)}/app?a=b`],
    ['to what only begins like the app', () => `${world.url}/apple`, 'ok', 'url', () => `${world.url}/apple`],
    ['to an address that is none', () => 'https://[', 'ok', 'url', () => 'https://['],
    ['to its space', (s) => `/spaces/${s.id}`, 'ok', 'space', (s) => s.id],
    ['to another space', () => `/spaces/${ids.space('guide')}`, 'ok', 'space', () => ids.space('guide')],
    ['to a collection', () => `/collections/${ids.collection('handbook')}`, 'ok', 'collection', nothing],
    ['to a user', () => `/users/${ids.user('ben')}`, 'ok', 'user', nothing],
  ];

  it.each(cases)('%s', async (_, hrefIn, status, kind, to) => {
    const spot = await makeLinked((made) => `# From\n\n[the words](<${hrefIn(made)}>)`);
    const link = { at: spot.from, href: hrefIn(spot), text: 'the words', status, relation: 'reference', kind, to: to(spot) };
    const all = { links: [link], total: 1, broken: status === 'broken' ? 1 : 0, brokenHere: 0 };
    expect(await seen(world, { space: spot.id })).toEqual(all);
    expect(await seen(world, { space: spot.id, page: spot.from })).toEqual(all);
  });

  it('that includes what is not there is broken, whatever it says', async () => {
    const spot = await makeLinked((made) =>
      ['R', 'To', 'F']
        .map((ref) => `{% include "${idOf(made, ref)}" %}\n\n`)
        .join('')
        .concat(`{% include "${goneShared}" %}\n`),
    );
    const { links } = await seen(world, { space: spot.id });
    expect(links.map(({ href, status, relation, kind, to }) => [href, status, relation, kind, to])).toEqual([
      [idOf(spot, 'R'), 'ok', 'dependsOn', 'reusable-content', idOf(spot, 'R')],
      ...[idOf(spot, 'To'), idOf(spot, 'F'), goneShared].map((id) => [id, 'broken', 'dependsOn', 'reusable-content', undefined]),
    ]);
  });

  it('to a heading holds the page that it is in', async () => {
    const spot = await makeLinked(() => '# Words\n\n[x](#words)');
    const [{ targetReference }] = (await get(`/v1/spaces/${spot.id}/links`)).items;
    expect([targetReference.kind, targetReference.anchor, targetReference.page.id]).toEqual(['anchor', 'words', spot.from]);
  });

  it('to another space holds that space, at its own revision', async () => {
    const spot = await makeLinked(() => `[x](/spaces/${ids.space('travel')})`);
    const [{ targetReference }] = (await get(`/v1/spaces/${spot.id}/links`)).items;
    const travel = `/v1/spaces/${ids.space('travel')}`;
    const versionContext = { type: 'revision', revision: bare(await get(`${travel}/content`)) };
    expect(targetReference).toEqual({ kind: 'space', organization: await get(`/v1/orgs/${ids.acme}`), space: await get(travel), versionContext });
  });

  it('to a space that the caller may not read, that is in the trash or not there, shows nothing of it', async () => {
    const deleted = await makeSpot(world, [], { title: 'In the trash' });
    await world.as('ana').delete(`/v1/spaces/${deleted.id}`);
    const hidden = [ids.space('minutes'), ids.space('secrets'), deleted.id, newId('Space')];
    const spot = await makeLinked(() => hidden.map((id) => `[x](/spaces/${id})`).join(' '));
    const { status, body } = await world.as('ben').get(`/v1/spaces/${spot.id}/links`);
    const shown = body.items.map(({ locationReferences: _, ...item }: Record<string, unknown>) => item);
    expect([status, shown]).toEqual([200, hidden.map((id) => ({ status: 'ok', relation: 'reference', href: `/spaces/${id}`, text: 'x' }))]);
    expect((await seen(world, { space: spot.id }, 'ben')).links.map(({ kind }) => kind)).toEqual([undefined, undefined, undefined, undefined]);
    expect((await seen(world, { space: spot.id }, 'ana')).links.map(({ kind }) => kind)).toEqual(['space', undefined, undefined, undefined]);
  });
});

describe('the links of a space', () => {
  it('are those of its pages in their order, then those of its reusable contents', async () => {
    const spot = await makeSpot(world, [
      ...[
        page('A', { markdown: '[1](#a) ![2](#b)' }),
        page('B', { markdown: '[5](#c)' }),
        page('Inner', { into: 'A', markdown: '[3](#d)' }),
        page('Innermost', { into: 'Inner', markdown: '[4](#e)' }),
      ],
      ...[shared('R', '[7](#f)'), page('First', { at: 0, markdown: '[0](#g)' }), page('Silent'), page('Last', { markdown: '<a href="#h">6</a>' }), { insertPage: { type: 'GROUP', title: 'G' } }],
    ]);
    const { links } = await seen(world, { space: spot.id });
    expect(links.map(({ text }) => text)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
    expect(links.map(({ at }) => at)).toEqual(['First', 'A', 'A', 'Inner', 'Innermost', 'B', 'Last', 'R'].map((ref) => idOf(spot, ref)));
    const [one] = (await get(`/v1/spaces/${spot.id}/links?status=broken&limit=1`)).items;
    expect(one.text).toBe('0');
    expect(await seen(world, { space: spot.id, page: idOf(spot, 'Silent') })).toEqual({ links: [], total: 0, broken: 0, brokenHere: 0 });
  });

  it('are filtered by status; the stats count all that the address covers, whatever status and page', async () => {
    const markdown = `[a](#no) [b](https://example.test) [c](${world.url}/app/x) [d](#no) [e](nowhere.md)`;
    const spot = await makeSpot(world, [page('A', { markdown }), page('B', { markdown: '[f](#no) [g](https://example.test)' })]);
    for (const [status, texts] of [
      ['ok', ['b', 'g']],
      ['broken', ['a', 'd', 'e', 'f']],
      ['in-app', ['c']],
    ] as const) {
      const { links, ...stats } = await seen(world, { space: spot.id, status });
      expect([links.map(({ text }) => text), stats]).toEqual([texts, { total: 7, broken: 4, brokenHere: 0 }]);
      const ofB = await seen(world, { space: spot.id, page: idOf(spot, 'B'), status });
      expect([ofB.links.map(({ text }) => text), ofB.total, ofB.broken]).toEqual([texts.filter((text) => text > 'e'), 2, 1]);
    }
    expect((await get(`/v1/spaces/${spot.id}/links?limit=1`)).stats).toEqual({ total: 7, broken: { total: 4, changeRequest: 0 } });
  });

  it('are walked page by page, and their cursors stay where they are while pages come, go and move', async () => {
    const titles = ['A', 'B', 'C', 'D', 'E'];
    const spot = await makeSpot(
      world,
      titles.map((title) => page(title, { markdown: `[${title}1](#x) [${title}2](#y)` })),
    );
    const url = `/v1/spaces/${spot.id}/links`;
    const { pages, counts } = await walkRest(world.as('ana'), url, 3);
    expect([pages.map((items) => items.map(({ text }) => text)), counts]).toEqual([
      [['A1', 'A2', 'B1'], ['B2', 'C1', 'C2'], ['D1', 'D2', 'E1'], ['E2']],
      [10, 10, 10, 10],
    ]);
    const ask = async (args: object) => (await world.as('ana').query(LINKS, { space: spot.id, ...args })).data.space.revision.links;
    const first = await ask({ first: 3 });
    expect([first.pageInfo.hasNextPage, first.pageInfo.hasPreviousPage]).toEqual([true, false]);
    expect((await ask({ last: 3, before: first.pageInfo.endCursor })).nodes.map(({ text }: { text: string }) => text)).toEqual(['A1', 'A2']);
    expect((await ask({ last: 2 })).nodes.map(({ text }: { text: string }) => text)).toEqual(['E1', 'E2']);
    await edit(world, spot.id, [page('0', { at: 0, markdown: '[01](#x)' }), { deletePage: { page: idOf(spot, 'B') } }, { deletePage: { page: idOf(spot, 'D') } }, page('F', { markdown: '[F1](#x)' })]);
    const rest = await ask({ first: 10, after: first.pageInfo.endCursor });
    expect([rest.nodes.map(({ text }: { text: string }) => text), rest.totalCount]).toEqual([['C1', 'C2', 'E1', 'E2', 'F1'], 8]);
  });

  it('have cursors of their own: another filter, page, space or change request takes none of them', async () => {
    const spot = await makeLinked(() => '[a](#a) [b](#b)');
    const request = await makeRequest(world, spot.id);
    await editIn(world, spot.id, request, [page('New')]);
    const url = `/v1/spaces/${spot.id}/links`;
    const cursor = (await get(`${url}?limit=1`)).next.page;
    const message = 'This cursor belongs to another list, order or filter. Begin again without it.';
    for (const other of [`${url}?status=ok&`, `${urlOf({ space: spot.id, page: spot.from })}?`, `/v1/spaces/${ids.space('guide')}/links?`, `${urlOf({ space: spot.id, request, page: spot.from })}?`]) {
      expect(await get(`${other}page=${cursor}`)).toEqual(refused(400, 'BAD_CURSOR', message, { field: 'page' }));
    }
    expect((await get(`${url}?page=${cursor}&limit=7`)).items.map(({ text }: { text: string }) => text)).toEqual(['b']);
    expect((await get(`${url}?page=nonsense`)).error.reason).toBe('BAD_CURSOR');
  });
});

describe('the status of a link', () => {
  const text = ({ refs }: Pick<Spot, 'refs'>) => `# Here\n\n[p](/pages/${refs['To']}) [q](#here) [f](/files/${refs['F']}) {% include "${refs['R']}" %}`;
  const breaks: readonly (readonly [string, (spot: Spot & { from: string }) => readonly Edit[], readonly ('p' | 'q' | 'f' | 'r')[]])[] = [
    ['a rename of its page', (s) => [{ updatePage: { page: idOf(s, 'To'), title: 'Elsewhere', slug: 'elsewhere' } }], []],
    ['a move of its page', (s) => [{ updatePage: { page: idOf(s, 'To'), into: s.from } }], []],
    ['a move of the page that it is in', (s) => [{ updatePage: { page: s.from, into: idOf(s, 'To') } }], []],
    ['another page at the old path', (s) => [{ updatePage: { page: idOf(s, 'To'), slug: 'old' } }, page('To')], []],
    ['the end of its page', (s) => [{ deletePage: { page: idOf(s, 'To') } }], ['p']],
    ['the end of the page around its page', (s) => [page('Around'), { updatePage: { page: idOf(s, 'To'), into: 'Around' } }, { deletePage: { page: 'Around' } }], ['p']],
    ['another text of its page', (s) => [write(idOf(s, 'To'), 'Another text.')], []],
    ['the end of its heading', (s) => [write(s.from, text(s).replace('# Here', '# There'))], ['q']],
    ['the end of its file', (s) => [{ deleteFile: { file: idOf(s, 'F') } }], ['f']],
    ['another title and text of its reusable content', (s) => [{ updateReusableContent: { id: idOf(s, 'R'), title: 'S', markdown: 'Another.' } }], []],
    ['the end of its reusable content', (s) => [{ deleteReusableContent: { id: idOf(s, 'R') } }], ['r']],
    ['the end of all', (s) => [{ deletePage: { page: idOf(s, 'To') } }, { deleteFile: { file: idOf(s, 'F') } }, { deleteReusableContent: { id: idOf(s, 'R') } }], ['p', 'f', 'r']],
  ];
  const hrefsOf = (spot: Spot, which: readonly ('p' | 'q' | 'f' | 'r')[]) =>
    which.map((one) => ({ p: `/pages/${idOf(spot, 'To')}`, q: '#here', f: `/files/${idOf(spot, 'F')}`, r: idOf(spot, 'R') })[one]);

  it.each(breaks)('is right after %s: in the change request at once, in the space with the merge', async (_, edits, which) => {
    const spot = await makeLinked(text);
    const request = await makeRequest(world, spot.id);
    await editIn(world, spot.id, request, edits(spot));
    const broken = hrefsOf(spot, which);
    expect(await brokenIn(world, { space: spot.id })).toEqual([]);
    expect(await brokenIn(world, { space: spot.id, request })).toEqual(broken);
    for (const asked of [
      { space: spot.id, request },
      { space: spot.id, request, page: spot.from },
    ]) {
      const { links: __, ...stats } = await seen(world, asked);
      expect(stats).toEqual({ total: 4, broken: broken.length, brokenHere: broken.length });
    }
    await world.as('ana').post(`/v1/spaces/${spot.id}/change-requests/${request}/merge`);
    expect(await brokenIn(world, { space: spot.id })).toEqual(broken);
    expect(await brokenIn(world, { space: spot.id, page: spot.from })).toEqual(broken);
    const { links: __, ...stats } = await seen(world, { space: spot.id });
    expect(stats).toEqual({ total: 4, broken: broken.length, brokenHere: 0 });
  });

  it.each(breaks)('stands in the way of the merge rule in the same cases: %s', async (_, edits, which) => {
    const spot = await makeLinked(text);
    await world.as('ana').put(`/v1/spaces/${spot.id}/merge-rules`, { noNewBrokenLinks: true });
    const request = await makeRequest(world, spot.id);
    await editIn(world, spot.id, request, edits(spot));
    const { blockedBy } = await get(`/v1/spaces/${spot.id}/change-requests/${request}/merge-preview`);
    const { brokenHere, links } = await seen(world, { space: spot.id, request });
    const pages = [...new Set(links.filter(({ status }) => status === 'broken').map(({ at }) => at))];
    expect([brokenHere, blockedBy.map((rule: { pages: string[] }) => rule.pages)]).toEqual([which.length, which.length === 0 ? [] : [pages]]);
  });

  it('is right after a rollback, and in a revision of before', async () => {
    const spot = await makeLinked(text);
    await edit(world, spot.id, [{ deletePage: { page: idOf(spot, 'To') } }]);
    expect(await brokenIn(world, { space: spot.id })).toEqual([`/pages/${idOf(spot, 'To')}`]);
    const older = 'query ($s: ID!, $r: ID!) { revision(spaceId: $s, id: $r) { links { stats { total broken { total changeRequest } } } } }';
    expect((await world.as('ana').query(older, { s: spot.id, r: spot.revision })).data.revision.links.stats).toEqual({ total: 4, broken: { total: 0, changeRequest: 0 } });
    await world.as('ana').post(`/v1/spaces/${spot.id}/revisions/${spot.revision}/rollback`);
    expect(await brokenIn(world, { space: spot.id })).toEqual([]);
  });

  it('in a change request counts as broken there only what its base does not have: also after an update', async () => {
    const spot = await makeLinked((made) => `${text(made)}\n\n[old](#nowhere)`);
    const request = await makeRequest(world, spot.id);
    expect(await seen(world, { space: spot.id, request, page: spot.from })).toEqual(await seen(world, { space: spot.id, page: spot.from }));
    await editIn(world, spot.id, request, [{ deleteFile: { file: idOf(spot, 'F') } }, page('New', { markdown: '[old](#nowhere)' })]);
    const counts = async () => {
      const { total, broken, brokenHere } = await seen(world, { space: spot.id, request });
      return [total, broken, brokenHere];
    };
    expect(await counts()).toEqual([6, 3, 2]);
    await edit(world, spot.id, [{ deletePage: { page: idOf(spot, 'To') } }]);
    expect(await counts()).toEqual([6, 3, 2]);
    expect((await world.as('ana').post(`/v1/spaces/${spot.id}/change-requests/${request}/update`)).body.result).toBe('update');
    expect(await counts()).toEqual([6, 4, 2]);
  });

  it('of a reusable content is counted too, and stops a merge as the rule says', async () => {
    const spot = await makeSpot(world, [page('To'), shared('R', '[x](To)')]);
    await world.as('ana').put(`/v1/spaces/${spot.id}/merge-rules`, { noNewBrokenLinks: true });
    const request = await makeRequest(world, spot.id);
    await editIn(world, spot.id, request, [{ deletePage: { page: idOf(spot, 'To') } }]);
    expect(await seen(world, { space: spot.id, request })).toEqual({
      links: [{ at: idOf(spot, 'R'), href: `/pages/${idOf(spot, 'To')}`, text: 'x', status: 'broken', relation: 'reference', kind: 'page', to: undefined }],
      ...{ total: 1, broken: 1, brokenHere: 1 },
    });
    const { blockedBy } = await get(`/v1/spaces/${spot.id}/change-requests/${request}/merge-preview`);
    expect(blockedBy.map(({ pages }: { pages: string[] }) => pages)).toEqual([[idOf(spot, 'R')]]);
  });
});

describe('the backlinks of a file', () => {
  /** Ids of the pages that name it, at both doors. */
  async function backlinks(space: string, of: string, request?: string): Promise<string[]> {
    const top = `/v1/spaces/${space}${request === undefined ? '' : `/change-requests/${request}`}`;
    const { body } = await world.as('ana').get(`${top}/content/files/${of}/backlinks?limit=1000`);
    const { data } = await world.as('ana').query(request === undefined ? BACKLINKS : BACKLINKS_OF_REQUEST, { space, request, file: of });
    const { nodes, totalCount } = (data.space ?? data.changeRequest).revision.backlinks;
    const onRest = body.items.map((item: { page: { id: string }; file: { id: string }; kind: string }) => [item.kind, item.page.id, item.file.id]);
    expect([onRest, body.count]).toEqual([nodes.map((node: { page: { id: string }; file: { id: string } }) => ['page', node.page.id, node.file.id]), totalCount]);
    return onRest.map(([, id]: string[]) => id);
  }

  const makeNamed = () =>
    makeSpot(world, [
      ...[file('F'), file('G'), page('Linking', { markdown: '[x](F) and [x](F)' }), page('Inner', { into: 'Linking', markdown: '<img src="F">' }), page('Other', { markdown: '![x](G)' })],
      ...[page('Showing', { at: 0, markdown: '![x](F)' }), page('Silent'), page('Same', { markdown: '![x](F)' })],
    ]);

  it('are the pages that link to it or show it, each once, in their order', async () => {
    const spot = await makeNamed();
    expect(await backlinks(spot.id, idOf(spot, 'F'))).toEqual(['Showing', 'Linking', 'Inner', 'Same'].map((ref) => idOf(spot, ref)));
    expect(await backlinks(spot.id, idOf(spot, 'G'))).toEqual([idOf(spot, 'Other')]);
    await edit(world, spot.id, [write(idOf(spot, 'Other'), `{% include "${idOf(spot, 'G')}" %} \`/files/${idOf(spot, 'G')}\``)]);
    expect(await backlinks(spot.id, idOf(spot, 'G'))).toEqual([]);
  });

  it('of a change request are its own', async () => {
    const spot = await makeNamed();
    const request = await makeRequest(world, spot.id);
    const { refs } = await editIn(world, spot.id, request, [
      page('New', { markdown: `[x](/files/${idOf(spot, 'G')})` }),
      write(idOf(spot, 'Other'), 'Nothing.'),
      file('H'),
      page('Newer', { markdown: '[x](H)' }),
    ]);
    expect(await backlinks(spot.id, idOf(spot, 'G'), request)).toEqual([refs['New']]);
    expect(await backlinks(spot.id, refs['H'] ?? '', '1')).toEqual([refs['Newer']]);
    expect(await backlinks(spot.id, idOf(spot, 'G'))).toEqual([idOf(spot, 'Other')]);
    expect(await get(`/v1/spaces/${spot.id}/content/files/${refs['H']}/backlinks`)).toEqual(notFound);
  });

  it('are walked page by page', async () => {
    const spot = await makeNamed();
    const [f, order] = [idOf(spot, 'F'), ['Showing', 'Linking', 'Inner', 'Same'].map((ref) => idOf(spot, ref))];
    const { pages, counts } = await walkRest(world.as('ana'), `/v1/spaces/${spot.id}/content/files/${f}/backlinks`, 3);
    expect([pages.map((items) => items.map((item) => item.page.id)), counts]).toEqual([
      [order.slice(0, 3), order.slice(3)],
      [4, 4],
    ]);
    const last = (await world.as('ana').query(BACKLINKS, { space: spot.id, file: f, last: 1 })).data.space.revision.backlinks;
    expect([last.nodes.map((node: { page: { id: string } }) => node.page.id), last.pageInfo.hasPreviousPage]).toEqual([order.slice(3), true]);
  });

  it('are none, as not found, of a file that the revision does not have', async () => {
    const spot = await makeNamed();
    await edit(world, spot.id, [{ deleteFile: { file: idOf(spot, 'F') } }]);
    for (const id of [idOf(spot, 'F'), newId('File'), newId('Page'), 'x']) expect(await get(`/v1/spaces/${spot.id}/content/files/${id}/backlinks`)).toEqual(notFound);
    expect(faultsOf(await world.as('ana').query(BACKLINKS, { space: spot.id, file: newId('File') }))).toEqual(notFoundAt('space').map((one) => ({ ...one, path: ['space', 'revision', 'backlinks'] })));
  });
});

describe('links are refused', () => {
  it('to who does not read the space, as if there were none', async () => {
    const spot = await makeLinked((made) => `![a](/files/${idOf(made, 'F')})`);
    const request = await makeRequest(world, spot.id);
    const content = (top: string) => [`${top}/content/page/${spot.from}/links`, `${top}/content/files/${idOf(spot, 'F')}/backlinks`];
    const urls = [`/v1/spaces/${spot.id}/links`, ...content(`/v1/spaces/${spot.id}`), ...content(`/v1/spaces/${spot.id}/change-requests/${request}`)];
    for (const url of urls) {
      for (const name of ['eve', 'dan'] as const) expect((await world.as(name).get(url)).body).toEqual(notFound);
      expect((await world.nobody.get(url)).status).toBe(401);
      expect((await world.as('cat').get(url)).status).toBe(200);
    }
    for (const name of ['eve', 'dan'] as const) {
      expect(faultsOf(await world.as(name).query(LINKS, { space: spot.id }))).toEqual(notFoundAt('space'));
      expect(faultsOf(await world.as(name).query(BACKLINKS, { space: spot.id, file: idOf(spot, 'F') }))).toEqual(notFoundAt('space'));
      expect(faultsOf(await world.as(name).query(LINKS_OF_REQUEST, { space: spot.id, request }))).toEqual(notFoundAt('changeRequest'));
    }
    await world.as('ana').delete(`/v1/spaces/${spot.id}`);
    for (const url of urls) expect((await world.as('ana').get(url)).body).toEqual(notFound);
  });

  it('where there is no such page, change request or space', async () => {
    const spot = await makeLinked(() => 'No link.');
    const request = await makeRequest(world, spot.id);
    const { refs } = await editIn(world, spot.id, request, [page('New')]);
    for (const id of [newId('Page'), idOf(spot, 'F'), 'x', refs['New'], ids.page('guide', 1)]) expect(await get(`/v1/spaces/${spot.id}/content/page/${id}/links`)).toEqual(notFound);
    for (const id of [newId('ChangeRequest'), ids.changeRequest('laptop'), '2', 'x'])
      expect(await get(`/v1/spaces/${spot.id}/change-requests/${id}/content/page/${spot.from}/links`)).toEqual(notFound);
    expect(await get(`/v1/spaces/${newId('Space')}/links`)).toEqual(notFound);
    expect(faultsOf(await world.as('ana').query(LINKS, { space: spot.id, page: newId('Page') }))).toEqual(notFoundAt('space').map((one) => ({ ...one, path: ['space', 'revision', 'links'] })));
  });

  it.each([
    ['limit=0', 'limit', 'limit must be 1 to 1000.'],
    ['limit=1001', 'limit', 'limit must be 1 to 1000.'],
    ['limit=x', 'limit', 'limit must be a whole number.'],
    ['status=OK', 'status', 'status must be one of ok, broken, in-app.'],
    ['status=', 'status', 'status must be one of ok, broken, in-app.'],
  ])('with ?%s', async (query, field, message) => {
    const { body }: RestResult = await world.as('ana').get(`/v1/spaces/${ids.space('guide')}/links?${query}`);
    expect(body).toEqual(bad(field, message));
  });

  it('with an id of another kind in GraphQL', async () => {
    const faults = faultsOf(await world.as('ana').query(LINKS, { space: ids.space('guide'), page: ids.space('guide') }));
    expect(faults).toEqual(badAt('space', 'page', 'page must be the id of a page, such as pag_….').map((one) => ({ ...one, path: ['space', 'revision', 'links'] })));
  });
});
