// Tests redirects to parts of a site, and the flags of redirects, as published clients send them.
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { editSpace, page } from '../change-request/made.ts';
import { bad, badAt, errorsOf, notFound } from '../content/expected.ts';
import { eventsOf } from '../content/rows.ts';
import { addSection, done, makeSite, siteSpacesOf } from '../site-structure/made.ts';
import { useWorld } from '../support.ts';

const world = useWorld();

const CHANGE =
  'mutation ($input: ChangeSiteRedirectsInput!) { changeSiteRedirects(input: $input) { results { status source draft siteRedirectId siteRedirect { id } error } } }';
const CREATE =
  'mutation ($input: CreateSiteRedirectInput!) { createSiteRedirect(input: $input) { siteRedirect { id } } }';

describe('a redirect to a part of a site, as published clients send it', () => {
  /** Makes a site with two sections, each with a space of its own with a page. */
  const makeParts = async () => {
    const site = await makeSite(world);
    await addSection(world, site, 0, { title: 'One' });
    const section = await addSection(world, site, 1, { title: 'Two' });
    const siteSpaces = await siteSpacesOf(world, site);
    const siteSpace = siteSpaces.find((one) => one.section === section)?.id;
    const two = { section, siteSpace, space: site.spaces[1] ?? '' };
    const { refs } = await editSpace(world, { id: two.space }, [page('A'), page('B')]);
    return { site, two, refs };
  };

  it('follows the part when its path changes', async () => {
    const { site, two, refs } = await makeParts();
    const at = `${site.url}/redirects`;
    const cases = [
      [{ kind: 'site-section', siteSectionId: two.section }, '/two'],
      [{ kind: 'site-space', siteSpaceId: two.siteSpace }, '/two'],
      [{ kind: 'site-page', siteSpaceId: two.siteSpace, pageId: refs['B'] }, '/two/b'],
    ] as const;
    for (const [n, [destination, target]] of cases.entries()) {
      const { status, body } = await world
        .as('ana')
        .post(at, { source: `/to-${n}`, destination, permanent: true });
      expect([status, body]).toEqual([
        201,
        {
          object: 'site-redirect',
          id: body.id,
          source: `/to-${n}`,
          destination,
          target,
          ...{ draft: false, permanent: true, captureWildcard: false, automatic: false },
          createdAt: body.createdAt,
          urls: { location: `${world.url}${at}/${body.id}` },
        },
      ]);
    }
    await done(world.as('ana').patch(`${site.url}/sections/${two.section}`, { path: 'moved' }));
    await editSpace(world, { id: two.space }, [{ updatePage: { page: refs['B'], slug: 'bee' } }]);
    const { items } = await done(world.as('ana').get(at));
    expect(
      items
        .filter(({ automatic }: { automatic: boolean }) => !automatic)
        .map(({ destination, target }: Record<string, unknown>) => [destination, target]),
    ).toEqual([
      [cases[2][0], '/moved/bee'],
      [cases[1][0], '/moved'],
      [cases[0][0], '/moved'],
    ]);
    const leads = async (source: string) =>
      (await world.as('ana').get(`${site.url}/redirect?source=${source}`)).body.destination;
    expect([await leads('/to-0'), await leads('/to-1'), await leads('/to-2')]).toEqual([
      '/moved',
      '/moved',
      '/moved/bee',
    ]);
  });

  it('can be given as the path of a page in a space', async () => {
    const { site, two, refs } = await makeParts();
    const post = (source: string, path: string) =>
      done(
        world.as('ana').post(`${site.url}/redirects`, {
          source,
          destination: { kind: 'path', spaceId: two.space, path },
        }),
      );
    expect((await post('/a', 'a')).destination).toEqual({
      ...{ kind: 'site-page', siteSpaceId: two.siteSpace, pageId: refs['A'] },
    });
    expect((await post('/c', '/not-yet/c')).destination).toEqual({
      ...{ kind: 'path', path: '/two/not-yet/c' },
    });
  });

  it('has flags: a draft leads nowhere, and a wildcard to all below it', async () => {
    const { site, two } = await makeParts();
    const at = `${site.url}/redirects`;
    const destination = { kind: 'site-space', siteSpaceId: two.siteSpace };
    const made = await done(
      world
        .as('ana')
        .post(at, { source: '/old/*', destination, draft: true, captureWildcard: true }),
    );
    expect([made.draft, made.permanent, made.captureWildcard]).toEqual([true, false, true]);
    const leads = async () =>
      (await world.as('ana').get(`${site.url}/redirect?source=/old/b`)).body.destination;
    expect(await leads()).toBeUndefined();
    const { body } = await world.as('ana').patch(`${at}/${made.id}`, { draft: false });
    expect(body).toEqual({ ...made, draft: false });
    expect(await leads()).toBe('/two/b');
    await done(world.as('ana').patch(`${at}/${made.id}`, { captureWildcard: false }));
    expect(await leads()).toBe('/two');
    expect(
      (await eventsOf(world, site.testOrganization.id, 'redirect.update')).map(
        ({ fields }) => fields,
      ),
    ).toEqual([['captureWildcard'], ['draft']]);
  });

  it.each([
    [{}, 'destination.kind', 'Send the kind of the destination, or its address.'],
    [{ kind: 'external' }, 'destination.url', 'url is required.'],
    [{ kind: 'external', url: '/a' }, 'destination.url', 'Send an absolute http or https URL.'],
    [{ kind: 'site-page' }, 'destination.siteSpaceId', 'siteSpaceId is required.'],
    [
      { kind: 'site-section', siteSectionId: newId('SiteSection') },
      'destination.siteSectionId',
      'The site has no such section.',
    ],
    [
      { kind: 'site-space', siteSpaceId: newId('SiteSpace') },
      'destination.siteSpaceId',
      'The site has no such space.',
    ],
    [
      { kind: 'path', spaceId: newId('Space'), path: 'a' },
      'destination.spaceId',
      'The site has no such space.',
    ],
    [
      { kind: 'page' },
      'destination.kind',
      'destination.kind must be one of external, path, site-page, site-section, site-space.',
    ],
    [7, 'destination', 'destination must be a text or an object.'],
  ])('is refused with %j', async (destination, field, message) => {
    const site = await makeSite(world);
    expect(
      (await world.as('ana').post(`${site.url}/redirects`, { source: '/a', destination })).body,
    ).toEqual(bad(field, message));
  });

  it('is refused for a page of another space, and with two destinations', async () => {
    const { site, two } = await makeParts();
    const pageId = newId('Page');
    const destination = { kind: 'site-page', siteSpaceId: two.siteSpace, pageId };
    expect(
      (await world.as('ana').post(`${site.url}/redirects`, { source: '/a', destination })).body,
    ).toEqual(bad('destination.pageId', 'The space of the site space has no such page.'));
    const both = { destination: '/b', target: { address: '/c' } };
    expect(
      errorsOf(
        await world.as('ana').query(CREATE, { input: { siteId: site.id, source: '/a', ...both } }),
      ),
    ).toEqual(
      badAt('createSiteRedirect', 'input.target', 'Send either a destination or a target.'),
    );
  });
});

describe('changes of redirects by their sources', () => {
  it('each have a result, and a refused one has no effect on the others', async () => {
    const site = await makeSite(world);
    const at = `${site.url}/redirects`;
    const put = (redirects: readonly object[]) => world.as('ana').put(at, { redirects });
    const { status, body } = await put([
      { source: '/a', destination: '/b' },
      { source: '/draft/', destination: '/c', intent: 'draft', permanent: true },
      { source: '/a', destination: '/a' },
      { source: 'bad', destination: '/b' },
      { source: '/none', intent: 'publish' },
    ]);
    const cycle =
      'This redirect forms a cycle. Choose another destination, or delete the redirect of that path.';
    const noPath = 'Send a path of the site with a leading slash, without query and fragment.';
    const missing =
      'The object does not exist, or you cannot see it. Check the URL and the ids in it.';
    const [first, draft] = body.results;
    const refused = (source: string, error: string) => ({
      ...{ status: 'error', source, draft: false, error },
    });
    expect([status, body]).toEqual([
      200,
      {
        results: [
          { status: 'created', source: '/a', draft: false, id: first.id },
          { status: 'created', source: '/draft/', draft: true, id: draft.id },
          refused('/a', cycle),
          refused('bad', noPath),
          refused('/none', missing),
        ],
      },
    ]);
    const later = await put([
      { source: '/a', destination: { kind: 'external', url: 'https://acme.test/' } },
      { source: '/draft', intent: 'publish' },
      { source: '/a', destination: null },
      { source: '/a', destination: null },
    ]);
    expect(later.body).toEqual({
      results: [
        { status: 'updated', source: '/a', draft: false, id: first.id },
        { status: 'published', source: '/draft', draft: false, id: draft.id },
        { status: 'deleted', source: '/a', draft: false },
        refused('/a', missing),
      ],
    });
    const { items } = await done(world.as('ana').get(at));
    expect(
      items.map(({ id, source, target, permanent }: Record<string, unknown>) => [
        id,
        source,
        target,
        permanent,
      ]),
    ).toEqual([[draft.id, '/draft', '/c', true]]);
    const { data } = await world.as('ana').query(CHANGE, {
      input: {
        siteId: site.id,
        redirects: [
          { source: '/g', target: { address: '/h' } },
          { source: '/i', target: null },
        ],
      },
    });
    const [made, failed] = data.changeSiteRedirects.results;
    expect([made, failed]).toEqual([
      {
        ...{ status: 'CREATED', source: '/g', draft: false, error: null },
        siteRedirectId: made.siteRedirectId,
        siteRedirect: { id: made.siteRedirectId },
      },
      {
        ...{ status: 'ERROR', source: '/i', draft: false, error: missing },
        siteRedirectId: null,
        siteRedirect: null,
      },
    ]);
  });

  it('are refused as a whole without a redirect, and to callers who may not change any', async () => {
    const site = await makeSite(world);
    const at = `${site.url}/redirects`;
    expect((await world.as('ana').put(at, { redirects: [] })).body).toEqual(
      bad('redirects', 'Send 1 to 100 redirects.'),
    );
    const redirects = [{ source: '/a', destination: '/b' }];
    expect((await world.as('eve').put(at, { redirects })).body).toEqual(notFound);
  });
});
