// Tests the pages at the paths of a site, the visitor preview, and their statement counts.
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { ranksAfter } from '../../src/domain/rank.ts';
import { graphQLError, errorsOf, refused } from '../content/expected.ts';
import { makeSpaces } from '../content/rows.ts';
import { done, type MadeSite, makeSite } from '../site-structure/made.ts';
import { statementsOf } from '../statements.ts';
import { useWorld, type Visitor } from '../support.ts';
import { addressOf, jwtFor, makePublished, openSite, readerOf, write } from './made.ts';

const world = useWorld();

const PAGE = `query ($site: ID!, $path: String!) { publishedSite(id: $site) { page(path: $path) { siteSpace { title space { title } } page { title path ... on DocumentPage { markdown } } } } }`;

describe('the page at a path', () => {
  it('is rendered for its visitor, and null when no page is visible to them', async () => {
    const site = await makePublished(world);
    await write(world, site, 0, [
      {
        operation: 'insert_page',
        title: 'Start',
        markdown: 'Hello{% if visitor.claims.isBeta %}, tester{% endif %}.\n',
      },
    ]);
    await write(world, site, 1, [
      { operation: 'insert_page', title: 'Hidden', markdown: 'Hidden.\n' },
    ]);
    const read = async (visitor: Visitor, path: string) =>
      (await visitor.query(PAGE, { site: site.id, path })).data;
    const start = (markdown: string) => ({
      publishedSite: {
        page: {
          siteSpace: { title: 'Space 0', space: { title: 'Space 0' } },
          page: { title: 'Start', path: 'start', markdown },
        },
      },
    });
    for (const path of ['', '/', 'start', '/start/'])
      expect(await read(world.nobody, path)).toEqual(start('Hello.\n'));
    for (const path of ['beta', 'beta/hidden', 'nothing', '../start', '%zz'])
      expect([path, await read(world.nobody, path)]).toEqual([
        path,
        { publishedSite: { page: null } },
      ]);
    expect(await read(world.as('ana'), 'beta/hidden')).toEqual({
      publishedSite: {
        page: {
          siteSpace: { title: 'Space 1', space: { title: 'Space 1' } },
          page: { title: 'Hidden', path: 'hidden', markdown: 'Hidden.\n' },
        },
      },
    });
    expect(await read(world.as('ana'), 'start')).toEqual(
      start('Hello{% if visitor.claims.isBeta %}, tester{% endif %}.\n'),
    );
  });
});

describe('the links of a text', () => {
  it('lead a visitor to public addresses of visible pages only, and members to ids', async () => {
    const site = await makePublished(world);
    const [target = ''] = await write(world, site, 0, [
      { operation: 'insert_page', title: 'Target', markdown: '# Part\n' },
    ]);
    const [hidden = ''] = await write(world, site, 1, [
      { operation: 'insert_page', title: 'Hidden', markdown: 'x' },
    ]);
    const markdown = `[a](/pages/${target}?x=1#part) [b](/pages/${hidden}) [c](/spaces/${site.spaces[0]}) [d](/spaces/${site.spaces[3]}) [e](https://acme.test/) [f](#here) [g](/collections/${newId('Collection')})\n`;
    const pages = await write(world, site, 0, [
      { operation: 'insert_page', title: 'Links', markdown },
      {
        operation: 'insert_page',
        title: 'A link',
        type: 'link',
        target: { kind: 'page', page: target },
      },
    ]);
    const read = async (visitor: Visitor, jwt?: string) =>
      (
        await visitor.query(
          `query ($site: ID!, $jwt: String) { publishedSite(id: $site, visitorToken: $jwt) { page(path: "/links") { page { ... on DocumentPage { markdown } } } } }`,
          { site: site.id, jwt },
        )
      ).data;
    const shown = (text: string) => ({ publishedSite: { page: { page: { markdown: text } } } });
    const address = addressOf(world, site);
    expect(await read(world.nobody)).toEqual(
      shown(
        `[a](${address}/target?x=1#part) [b](#) [c](${address}) [d](#) [e](https://acme.test/) [f](#here) [g](#)\n`,
      ),
    );
    expect(await read(world.nobody, await jwtFor(world, site, { isBeta: true }))).toEqual(
      shown(
        `[a](${address}/target?x=1#part) [b](${address}/beta/hidden) [c](${address}) [d](#) [e](https://acme.test/) [f](#here) [g](#)\n`,
      ),
    );
    expect(await read(world.as('ana'))).toEqual(shown(markdown));
    const visitor = world.with(await openSite(world, site));
    expect(
      (await done(visitor.get(`/v1/spaces/${site.spaces[0]}/content/page/${pages[2]}`))).href,
    ).toBe(`${address}/target`);
  });
});

describe('the visitor preview of a site', () => {
  const AS = `query ($site: ID!, $claims: JSON!) { site(id: $site) { asVisitor(visitor: { claims: $claims }) {
    site { siteSpaceCount } structure { items { ... on SiteSection { title condition } ... on SiteSectionGroup { title sections { title } } } } search(input: { query: "word" }) { totalCount } page(path: "beta") { page { title } } } } }`;

  it('returns structure, search and pages for a visitor, published or not', async () => {
    const site = await makePublished(world, { visibility: 'visitor-auth' });
    await done(world.as('ana').post(`${site.url}/unpublish`));
    for (const n of [0, 1])
      await write(world, site, n, [
        { operation: 'insert_page', title: `Word ${n}`, markdown: 'word' },
      ]);
    const shown = async (claims: object) =>
      (await world.as('ana').query(AS, { site: site.id, claims })).data?.['site'];
    expect(await shown({})).toEqual({
      asVisitor: {
        site: { siteSpaceCount: 1 },
        structure: { items: [{ title: 'Open', condition: null }] },
        search: { totalCount: 1 },
        page: null,
      },
    });
    expect(await shown({ isBeta: true })).toEqual({
      asVisitor: {
        site: { siteSpaceCount: 2 },
        structure: {
          items: [
            { title: 'Open', condition: null },
            { title: 'For some', sections: [{ title: 'Beta' }] },
          ],
        },
        search: { totalCount: 2 },
        page: { page: { title: 'Word 1' } },
      },
    });
    const { status, body } = await world
      .as('ana')
      .post(`${site.url}/visitor-preview`, { claims: { isBeta: true } });
    expect([
      status,
      body.object,
      body.site.siteSpaces,
      body.structure.structure.map(({ title }: { title: string }) => title),
    ]).toEqual([200, 'published-content-site', 2, ['Open', 'For some']]);
  });

  it('omits a space that the caller cannot read', async () => {
    const site = await makePublished(world);
    await done(world.as('ana').patch(`/v1/spaces/${site.spaces[1]}`, { defaultLevel: null }));
    const { body } = await (await readerOf(world, site)).post(`${site.url}/visitor-preview`, {
      claims: { isBeta: true },
    });
    expect(body.structure.structure.map(({ title }: { title: string }) => title)).toEqual(['Open']);
  });

  it('is for members only, and refuses claims that are not an object', async () => {
    const site = await makePublished(world);
    expect((await world.nobody.post(`${site.url}/visitor-preview`, { claims: {} })).status).toBe(
      401,
    );
    expect((await world.as('eve').post(`${site.url}/visitor-preview`, { claims: {} })).status).toBe(
      404,
    );
    const { body } = await world.as('ana').post(`${site.url}/visitor-preview`, { claims: [] });
    expect(body).toEqual(
      refused(400, 'BAD_USER_INPUT', 'Claims must be an object.', { field: 'claims' }),
    );
    expect(errorsOf(await world.as('ana').query(AS, { site: site.id, claims: 'x' }))).toEqual(
      graphQLError(['site', 'asVisitor'], 'BAD_USER_INPUT', 'Claims must be an object.', {
        field: 'visitor.claims',
      }),
    );
  });
});

/**
 * Makes a published site with this many sections, each with this many site spaces, half of them in
 * a group.
 */
async function makeLarge(sections: number, siteSpaces: number): Promise<MadeSite> {
  const site = await makeSite(world, { spaces: 0 });
  const { prisma } = world.console.database;
  const [organizationId, siteId] = [site.testOrganization.id, site.id];
  const spaces = await makeSpaces(world, organizationId, siteSpaces);
  const group = {
    id: newId('SiteSectionGroup'),
    organizationId,
    siteId,
    rank: 'zz',
    title: 'Group',
  };
  await prisma.siteSectionGroup.create({ data: group });
  const ranks = ranksAfter(null, siteSpaces);
  const rows = Array.from({ length: sections }, (_, n) => ({
    id: newId('SiteSection'),
    organizationId,
    siteId,
    rank: ranks[n] ?? '',
    title: `Section ${n}`,
    path: `section-${n}`,
    groupId: n % 2 ? group.id : null,
    isDefault: n === 0,
  }));
  await prisma.siteSection.createMany({ data: rows });
  await prisma.siteSpace.createMany({
    data: spaces.map((spaceId, n) => ({
      id: newId('SiteSpace'),
      organizationId,
      siteId,
      spaceId,
      sectionId: rows[n % sections]?.id ?? null,
      rank: ranks[n] ?? '',
      path: `space-${n}`,
      isDefault: n < sections,
      condition: n % 3 === 1 ? 'visitor.claims.isBeta' : null,
    })),
  });
  await done(world.as('ana').post(`${site.url}/publish`));
  return site;
}

describe('statements', () => {
  const sites: MadeSite[] = [];
  beforeAll(async () => {
    for (const [sections, siteSpaces] of [
      [2, 6],
      [50, 500],
    ] as const)
      sites.push(await makeLarge(sections, siteSpaces));
  });

  const counts = async (path: string) => {
    const all: number[] = [];
    for (const { url } of sites)
      all.push((await statementsOf(() => world.nobody.get(`${url}/${path}`))).length);
    return all;
  };

  it('of a published site are 5 for a visitor, with 6 site spaces and with 500', async () => {
    expect(await counts('published')).toEqual([5, 5]);
  });

  it('of its lists and of its structure are 5 too', async () => {
    expect(await counts('sections?limit=1000')).toEqual([5, 5]);
    expect(await counts('site-spaces?limit=1000')).toEqual([5, 5]);
    expect(await counts('structure')).toEqual([5, 5]);
  });
});
