import { describe, expect, it } from 'vitest';
import { notFound } from '../content/expected.ts';
import { visitorOf } from '../content/rows.ts';
import { edit, editIn, idOf, type Made, makeRequest, page } from '../edit/support.ts';
import {
  addSection,
  addSpace,
  done,
  grant,
  type MadeSite,
  makeSite,
  siteSpacesOf,
} from '../site-structure/made.ts';
import { emptyContent, siblingPages, replaceContent, leafPage } from '../content-store/plant.ts';
import { newId } from '../../src/data/new-id.ts';
import { listOf } from '../../src/domain/list.ts';
import { useWorld, type Visitor } from '../support.ts';
import { statementsOf } from '../statements.ts';

const world = useWorld();

const spaceOf = (site: MadeSite, n: number): string => site.spaces[n] ?? '';

/** Returns the destination of a path; undefined without one. */
const leads = async (
  site: MadeSite,
  source: string,
  visitor: Visitor = world.as('ana'),
): Promise<string | undefined> => {
  const { status, body } = await visitor.get(
    `${site.url}/redirect?source=${encodeURIComponent(source)}`,
  );
  if (status === 404) expect(body).toEqual(notFound);
  return body.destination;
};

/**
 * Returns all redirects, newest first: source, destination, and whether each was created
 * automatically.
 */
const listed = async (site: MadeSite, visitor: Visitor = world.as('ana')): Promise<unknown[]> =>
  (await done(visitor.get(`${site.url}/redirects?limit=1000`))).items.map(
    ({ source, target: destination, automatic }: Record<string, unknown>) => [
      source,
      destination,
      automatic,
    ],
  );

const slugged = (made: Made, ref: string, slug: string) => ({
  updatePage: { page: idOf(made, ref), slug },
});

/** Makes a site whose first space (its default) and second space have pages A, A/B and C. */
async function makeWritten(
  rest: { readonly roles?: readonly ('READ' | 'CREATE')[] } = {},
): Promise<{ site: MadeSite; pages: readonly [Made, Made] }> {
  const site = await makeSite(world, { shown: 2, ...rest });
  const write = (n: number) =>
    edit(world, spaceOf(site, n), [page('A'), page('B', { into: 'A' }), page('C')]);
  return { site, pages: [await write(0), await write(1)] };
}

describe('a page that moves', () => {
  it('leaves a redirect on every site space that shows it, and so do its descendants', async () => {
    const { site, pages } = await makeWritten();
    await addSpace(world, site, 0);
    await edit(world, spaceOf(site, 0), [slugged(pages[0], 'A', 'x')]);
    expect(await leads(site, '/a')).toBe('/x');
    expect(await leads(site, '/a/b')).toBe('/x/b');
    expect(await leads(site, '/space-0-2/a/b')).toBe('/space-0-2/x/b');
    expect((await listed(site)).sort()).toEqual([
      ['/a', '/x', true],
      ['/a/b', '/x/b', true],
      ['/space-0-2/a', '/space-0-2/x', true],
      ['/space-0-2/a/b', '/space-0-2/x/b', true],
    ]);
    expect([
      await leads(site, '/c'),
      await leads(site, '/x'),
      await leads(site, '/space-1/a'),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('leaves redirects to its latest path, and none when it moves back', async () => {
    const { site, pages } = await makeWritten();
    for (const slug of ['x', 'y'])
      await edit(world, spaceOf(site, 0), [slugged(pages[0], 'C', slug)]);
    expect([await leads(site, '/c'), await leads(site, '/x')]).toEqual(['/y', '/y']);
    await edit(world, spaceOf(site, 0), [slugged(pages[0], 'C', 'c')]);
    expect([await leads(site, '/c'), await leads(site, '/x'), await leads(site, '/y')]).toEqual([
      undefined,
      '/c',
      '/c',
    ]);
    expect((await listed(site)).sort()).toEqual([
      ['/x', '/c', true],
      ['/y', '/c', true],
    ]);
  });

  it('leaves no redirect at the path of another page, current or later', async () => {
    const { site, pages } = await makeWritten();
    await edit(world, spaceOf(site, 0), [slugged(pages[0], 'C', 'x')]);
    await edit(world, spaceOf(site, 0), [slugged(pages[0], 'A', 'c')]);
    expect(await leads(site, '/c')).toBeUndefined();
    await edit(world, spaceOf(site, 0), [slugged(pages[0], 'A', 'z')]);
    expect(await leads(site, '/c')).toBe('/z');
    expect([await leads(site, '/a/b'), await leads(site, '/c/b')]).toEqual(['/z/b', '/z/b']);
  });

  it('can swap its path with another page', async () => {
    const { site, pages } = await makeWritten();
    await edit(world, spaceOf(site, 0), [slugged(pages[0], 'C', 'tmp')]);
    await edit(world, spaceOf(site, 0), [slugged(pages[0], 'A', 'c')]);
    await edit(world, spaceOf(site, 0), [slugged(pages[0], 'C', 'a')]);
    expect([
      await leads(site, '/a'),
      await leads(site, '/c'),
      await leads(site, '/a/b'),
      await leads(site, '/tmp'),
    ]).toEqual([undefined, undefined, '/c/b', '/a']);
  });

  it('never replaces a manual redirect, which takes precedence', async () => {
    const { site, pages } = await makeWritten();
    const { id } = await done(
      world
        .as('ana')
        .post(`${site.url}/redirects`, { source: '/c', destination: 'https://acme.test/' }),
    );
    expect(await leads(site, '/c')).toBeUndefined();
    await edit(world, spaceOf(site, 0), [slugged(pages[0], 'C', 'x')]);
    expect(await leads(site, '/c')).toBe('https://acme.test/');
    await done(
      world.as('ana').patch(`${site.url}/redirects/${id}`, { source: '/other', destination: '/x' }),
    );
    await edit(world, spaceOf(site, 0), [slugged(pages[0], 'C', 'y')]);
    expect(await leads(site, '/other')).toBe('/y');
  });

  it('leaves a redirect that a manual one replaces, or that an update makes manual', async () => {
    const { site, pages } = await makeWritten();
    await edit(world, spaceOf(site, 0), [slugged(pages[0], 'C', 'x'), slugged(pages[0], 'A', 'y')]);
    await done(
      world
        .as('ana')
        .post(`${site.url}/redirects`, { source: '/c', destination: 'https://acme.test/' }),
    );
    const { items } = await done(world.as('ana').get(`${site.url}/redirects`));
    const left = items.find(({ source }: { source: string }) => source === '/a');
    const { body } = await world
      .as('ana')
      .patch(`${site.url}/redirects/${left.id}`, { source: '/older' });
    expect(body).toEqual({ ...left, source: '/older', automatic: false });
    expect((await listed(site)).sort()).toEqual([
      ['/a/b', '/y/b', true],
      ['/c', 'https://acme.test/', false],
      ['/older', '/y', false],
    ]);
  });

  it('leaves a redirect in a merge and in a rollback', async () => {
    const { site, pages } = await makeWritten();
    const space = spaceOf(site, 0);
    const request = await makeRequest(world, space);
    await editIn(world, request, [slugged(pages[0], 'C', 'merged')]);
    expect(await leads(site, '/c')).toBeUndefined();
    await done(
      world
        .as('ana')
        .post(`/v1/spaces/${space}/change-requests/${request}/merge`, { dryRun: true }),
    );
    expect(await listed(site)).toEqual([]);
    await done(world.as('ana').post(`/v1/spaces/${space}/change-requests/${request}/merge`, {}));
    expect(await leads(site, '/c')).toBe('/merged');
    await done(
      world.as('ana').post(`/v1/spaces/${space}/revisions/${pages[0].revision}/rollback`, {}),
    );
    expect([await leads(site, '/c'), await leads(site, '/merged')]).toEqual([undefined, '/c']);
  });

  it('leaves no redirect when it is deleted', async () => {
    const { site, pages } = await makeWritten();
    await edit(world, spaceOf(site, 0), [slugged(pages[0], 'A', 'x'), slugged(pages[0], 'C', 'y')]);
    await edit(world, spaceOf(site, 0), [{ deletePage: { page: idOf(pages[0], 'A') } }]);
    expect([await leads(site, '/a'), await leads(site, '/a/b'), await leads(site, '/c')]).toEqual([
      undefined,
      undefined,
      '/y',
    ]);
    expect(await listed(site)).toEqual([['/c', '/y', true]]);
  });

  it('takes one statement without a site, else the same for 300 pages as for 3', async () => {
    const counts: number[] = [];
    for (const [shown, count] of [
      [0, 3],
      [1, 3],
      [1, 300],
    ] as const) {
      const site = await makeSite(world, { shown });
      const space = spaceOf(site, 0);
      const top = await edit(world, space, [page('Top')]);
      for (let from = 0; from < count; from += 50)
        await edit(
          world,
          space,
          Array.from({ length: Math.min(50, count - from) }, (_, i) =>
            page(`P${from + i}`, { into: idOf(top, 'Top') }),
          ),
        );
      const before = (
        await statementsOf(() =>
          edit(world, space, [{ updatePage: { page: idOf(top, 'Top'), title: 'Other' } }]),
        )
      ).length;
      counts.push(
        (
          await statementsOf(() =>
            edit(world, space, [
              { updatePage: { page: idOf(top, 'Top'), slug: 'moved', title: 'Another' } },
            ]),
          )
        ).length - before,
      );
      expect((await listed(site)).length).toBe(shown === 0 ? 0 : count + 1);
    }
    expect(counts).toEqual([1, 5, 5]);
  });
});

describe('thousands of pages that move together', () => {
  it('leave a redirect each on each of three site spaces, and move back', {
    timeout: 120_000,
  }, async () => {
    const site = await makeSite(world, { shown: 1 });
    await addSpace(world, site, 0);
    await addSpace(world, site, 0);
    const below = siblingPages(2000);
    const top = { ...leafPage(newId('Page'), 'a0', 'Top'), pages: listOf(below) };
    const titles = ['Top', ...below.map(({ fields }) => String(fields['title']))];
    await replaceContent(
      world,
      { organizationId: site.testOrganization.id, spaceId: spaceOf(site, 0) },
      { ...emptyContent, pages: listOf([top]) },
      titles,
    );
    const count = async () =>
      (await done(world.as('ana').get(`${site.url}/redirects?limit=1`))).count;
    for (const slug of ['moved', 'top', 'moved']) {
      await edit(world, spaceOf(site, 0), [{ updatePage: { page: top.id, slug } }]);
      expect([slug, await count()]).toEqual([slug, 6_003]);
    }
    expect(await leads(site, '/top/page-1999')).toBe('/moved/page-1999');
    expect((await done(world.as('ana').get(`${site.url}/redirects?limit=1000`))).items.length).toBe(
      1000,
    );
    await edit(world, spaceOf(site, 0), [{ deletePage: { page: top.id } }]);
    expect(await count()).toBe(0);
  });
});

describe('a site space whose path changes', () => {
  it('leaves a redirect for every page in it', async () => {
    const { site } = await makeWritten();
    const [, second] = await siteSpacesOf(world, site);
    await done(world.as('ana').patch(`${site.url}/site-spaces/${second?.id}`, { path: 'new' }));
    expect([
      await leads(site, '/space-1'),
      await leads(site, '/space-1/a/b'),
      await leads(site, '/space-1/none'),
    ]).toEqual(['/new', '/new/a/b', undefined]);
    expect(await listed(site)).toEqual([['/space-1', '/new', true]]);
    await done(world.as('ana').patch(`${site.url}/site-spaces/${second?.id}`, { path: 'space-1' }));
    expect(await listed(site)).toEqual([['/new', '/space-1', true]]);
  });

  it('leaves redirects when another site space becomes the default', async () => {
    const { site } = await makeWritten();
    const [first, second] = await siteSpacesOf(world, site);
    await edit(world, spaceOf(site, 0), [page('Only here')]);
    await done(world.as('ana').patch(site.url, { defaultSiteSpace: second?.id }));
    expect([
      await leads(site, '/only-here'),
      await leads(site, '/space-1/a'),
      await leads(site, '/a'),
    ]).toEqual(['/space-0/only-here', '/a', undefined]);
    expect((await listed(site)).sort()).toEqual([
      ['/', '/space-0', true],
      ['/space-1', '/', true],
    ]);
    await done(world.as('ana').delete(`${site.url}/site-spaces/${first?.id}`));
    expect(await leads(site, '/only-here')).toBeUndefined();
    expect(await listed(site)).toEqual([['/space-1', '/', true]]);
  });

  it('leaves redirects when sections are added, renamed, or made the default', async () => {
    const { site } = await makeWritten();
    await addSection(world, site, 2, { title: 'First' });
    expect([await leads(site, '/a'), await leads(site, '/space-1/a')]).toEqual([
      '/space-0/a',
      undefined,
    ]);
    await edit(world, spaceOf(site, 3), [page('D')]);
    const other = await addSection(world, site, 3, { title: 'Other' });
    await done(world.as('ana').patch(`${site.url}/sections/${other}`, { path: 'renamed' }));
    expect(await leads(site, '/other/d')).toBe('/renamed/d');
    await done(world.as('ana').patch(site.url, { defaultSiteSection: other }));
    expect([
      await leads(site, '/renamed/d'),
      await leads(site, '/other/d'),
      await leads(site, '/space-0/a'),
    ]).toEqual(['/d', '/d', '/first/space-0/a']);
    expect(await leads(site, '/a')).toBeUndefined(); // the destination follows the latest content of a path
  });

  it('leaves redirects when the default section or its space is deleted', async () => {
    const { site } = await makeWritten();
    await done(world.as('ana').delete(`/v1/spaces/${site.spaces[0]}`));
    expect([await leads(site, '/space-1/a'), await leads(site, '/a')]).toEqual(['/a', undefined]);
    await done(world.as('ana').post(`/v1/spaces/${site.spaces[0]}/restore`, {}));
    expect(await listed(site)).toEqual([['/', '/space-1', true]]);
    await addSection(world, site, 2, { title: 'First' });
    await edit(world, spaceOf(site, 3), [page('D')]);
    await addSection(world, site, 3, { title: 'Other' });
    const { items } = await done(world.as('ana').get(`${site.url}/sections`));
    await done(world.as('ana').delete(`${site.url}/sections/${items[0].id}`));
    expect(await leads(site, '/other/d')).toBe('/d');
  });

  it('leaves redirects when it shows another space with the pages at other paths', async () => {
    const { site, pages } = await makeWritten();
    const [first] = await siteSpacesOf(world, site);
    const copy = await done(world.as('ana').post(`/v1/spaces/${site.spaces[0]}/duplicate`, {}));
    await edit(world, copy.id, [
      slugged(pages[0], 'C', 'x'),
      { deletePage: { page: idOf(pages[0], 'B') } },
    ]);
    await edit(world, spaceOf(site, 0), [slugged(pages[0], 'B', 'y')]);
    expect(await leads(site, '/a/b')).toBe('/a/y');
    await done(world.as('ana').patch(`${site.url}/site-spaces/${first?.id}`, { spaceId: copy.id }));
    expect([await leads(site, '/c'), await leads(site, '/a/b')]).toEqual(['/x', undefined]);
    expect(await listed(site)).toEqual([['/c', '/x', true]]);
  });

  it('leaves redirects whether the page or its site space moves first', async () => {
    const { site, pages } = await makeWritten();
    const [, second] = await siteSpacesOf(world, site);
    const rename = (path: string) =>
      done(world.as('ana').patch(`${site.url}/site-spaces/${second?.id}`, { path }));
    const move = (slug: string) => edit(world, spaceOf(site, 1), [slugged(pages[1], 'C', slug)]);
    await rename('one');
    await move('c1');
    await rename('two');
    await move('c2');
    for (const source of [
      '/space-1/c',
      '/one/c',
      '/one/c1',
      '/two/c1',
      '/space-1/c1',
      '/space-1/c2',
      '/one/c2',
    ])
      expect([source, await leads(site, source)]).toEqual([source, '/two/c2']);
  });
});

describe('automatic redirects', () => {
  it('are hidden from callers who cannot see their destination', async () => {
    const { site, pages } = await makeWritten({ roles: ['CREATE', 'READ'] });
    const [creator, reader] = [
      await visitorOf(world, site.testOrganization, 1),
      await visitorOf(world, site.testOrganization, 2),
    ];
    await edit(world, spaceOf(site, 1), [slugged(pages[1], 'A', 'x')]);
    expect([await leads(site, '/space-1/a', reader), (await listed(site, creator)).length]).toEqual(
      ['/space-1/x', 2],
    );
    const { items } = await done(creator.get(`${site.url}/redirects`));
    for (const n of [1, 2])
      await grant(world, site.spaces[1], site.testOrganization.userIds[n] ?? '', null);
    expect([await leads(site, '/space-1/a', reader), await listed(site, creator)]).toEqual([
      undefined,
      [],
    ]);
    expect((await creator.get(`${site.url}/redirects/${items[0].id}`)).body).toEqual(notFound);
    expect((await creator.delete(`${site.url}/redirects/${items[0].id}`)).status).toBe(204);
    expect((await listed(site)).length).toBe(2);
    await done(
      creator.post(`${site.url}/redirects`, { source: '/mine', destination: '/space-1/a' }),
    );
    expect([await leads(site, '/mine', creator), await leads(site, '/mine')]).toEqual([
      undefined,
      '/space-1/x',
    ]);
  });

  it('are resolved in a fixed number of statements', async () => {
    const counts: number[] = [];
    for (const size of [1, 40]) {
      const { site, pages } = await makeWritten();
      for (let i = 0; i < size; i++)
        await edit(world, spaceOf(site, 1), [slugged(pages[1], 'C', `c${i}`)]);
      const [, second] = await siteSpacesOf(world, site);
      await done(world.as('ana').patch(`${site.url}/site-spaces/${second?.id}`, { path: 'new' }));
      await done(
        world
          .as('ana')
          .post(`${site.url}/redirects`, { source: '/mine', destination: '/space-1/c' }),
      );
      counts.push(
        await world.countStatements('ana', async () =>
          expect(await leads(site, '/mine')).toBe(`/new/c${size - 1}`),
        ),
      );
      counts.push(
        await world.countStatements('ana', (ana) =>
          done(ana.get(`${site.url}/redirects?limit=1000`)),
        ),
      );
    }
    expect(counts).toEqual([counts[0], counts[1], counts[0], counts[1]]);
    expect(counts.slice(0, 2)).toEqual([10, 7]);
  });
});
