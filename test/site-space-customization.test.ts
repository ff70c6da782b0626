import { describe, expect, it } from 'vitest';
import { newId } from '../src/data/new-id.ts';
import {
  bad,
  badAt,
  errorsOf,
  forbidden,
  forbiddenAt,
  notFound,
  notFoundAt,
} from './content/expected.ts';
import { eventsOf } from './content/rows.ts';
import { plain, SOME, someOfPlain } from './site/customizations.ts';
import { grantDan, makeOwnSpace, makeSite, type MadeSite } from './site/made.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld();

const PART = `{ siteSpace { hasAdvancedCustomizationFeature customization ${SOME} } }`;
const GET_PART = `query ($part: ID!) { siteSpace(id: $part) { hasAdvancedCustomizationFeature customization ${SOME} } }`;
const SET_PART = `mutation ($part: ID!, $input: SiteCustomizationInput!) { setSiteSpaceCustomization(input: { siteSpaceId: $part, customization: $input }) ${PART} }`;
const UPDATE_PART = `mutation ($part: ID!, $input: SiteCustomizationInput!) { updateSiteSpaceCustomization(input: { siteSpaceId: $part, customization: $input }) ${PART} }`;
const DELETE_PART = `mutation ($part: ID!) { deleteSiteSpaceCustomization(input: { siteSpaceId: $part }) ${PART} }`;

const looksOf = ({ url }: Pick<MadeSite, 'url'>) => `${url}/customization`;
const eventsAbout = async (site: MadeSite) =>
  (await eventsOf(world, ids.acme, 'site.customize')).filter(
    ({ subjectId }) => subjectId === site.id,
  );

/** Makes a site with one site space. */
async function makeShown(): Promise<{ site: MadeSite; part: string; url: string; space: string }> {
  const space = await makeOwnSpace(world, 'Shown');
  const site = await makeSite(world, { spaces: [space] });
  const part: string = (await world.as('ana').get(`${site.url}/site-spaces`)).body.items[0].id;
  return { site, part, space, url: `${site.url}/site-spaces/${part}/customization` };
}

describe('the customization of a site space', () => {
  it('is NOT_FOUND until it is set, and then overrides that of the site', async () => {
    const { site, part, url } = await makeShown();
    expect((await world.as('ana').get(url)).body).toEqual(notFound);
    await world.as('ana').put(looksOf(site), {
      styling: { theme: 'bold', corners: 'circular' },
      header: { links: [{ title: 'Home', to: { kind: 'url', url: '/' } }] },
    });
    const input = { styling: { theme: 'muted', sidebar: { list: 'line' } }, header: { links: [] } };
    const expected = {
      ...plain,
      styling: {
        ...plain.styling,
        theme: 'muted',
        corners: 'circular',
        sidebar: { background: 'default', list: 'line' },
      },
    };
    const { status, body } = await world.as('ana').put(url, input);
    expect([status, body]).toEqual([200, expected]);
    await world
      .as('ana')
      .put(looksOf(site), { styling: { theme: 'bold' }, pdf: { enabled: false } });
    const later = {
      ...expected,
      styling: { ...expected.styling, corners: 'rounded' },
      pdf: { enabled: false },
      pageActions: { ...plain.pageActions, items: ['markdown'] },
    };
    expect((await world.as('cat').get(url)).body).toEqual(later);
    expect(
      (await world.as('cat').get(`${site.url}/site-spaces/${part}`)).body
        .hasAdvancedCustomizationFeature,
    ).toBe(true);
    for (const status of [205, 204]) {
      const deletion = await world.as('ana').delete(url);
      expect([deletion.status, deletion.body]).toEqual([status, undefined]);
    }
    expect((await world.as('ana').get(url)).body).toEqual(notFound);
    expect(
      (await world.as('cat').get(`${site.url}/site-spaces/${part}`)).body
        .hasAdvancedCustomizationFeature,
    ).toBe(false);
    expect((await eventsAbout(site)).map(({ fields, related }) => [fields, related])).toEqual([
      [['customization'], [part]],
      [['customization'], []],
      [['customization'], [part]],
      [['customization'], []],
    ]);
  });

  it('is set and deleted in GraphQL', async () => {
    const { part } = await makeShown();
    const variables = { part };
    const shown = {
      hasAdvancedCustomizationFeature: true,
      customization: { ...someOfPlain, favicon: { emoji: '🦊' } },
    };
    expect(
      (await world.as('ana').query(SET_PART, { ...variables, input: { favicon: { emoji: '🦊' } } }))
        .data,
    ).toEqual({ setSiteSpaceCustomization: { siteSpace: shown } });
    expect((await world.as('cat').query(GET_PART, variables)).data).toEqual({ siteSpace: shown });
    const none = { hasAdvancedCustomizationFeature: false, customization: null };
    expect((await world.as('ana').query(DELETE_PART, variables)).data).toEqual({
      deleteSiteSpaceCustomization: { siteSpace: none },
    });
  });

  it('is changed in part, as published clients ask, and null takes back a value', async () => {
    const { site, part, url } = await makeShown();
    await world.as('ana').put(looksOf(site), { styling: { theme: 'bold' } });
    const { status, body } = await world.as('ana').patch(url, {
      styling: { theme: 'muted', sidebar: { list: 'line' } },
      favicon: { icon: { light: 'https://acme.test/a.png', dark: 'https://acme.test/b.png' } },
      header: { logo: { light: 'https://acme.test/c.png', dark: 'https://acme.test/d.png' } },
    });
    expect([status, body]).toEqual([
      200,
      {
        ...plain,
        styling: {
          ...plain.styling,
          theme: 'muted',
          sidebar: { background: 'default', list: 'line' },
        },
        favicon: { icon: { light: 'https://acme.test/a.png', dark: 'https://acme.test/b.png' } },
        header: {
          ...plain.header,
          logo: { light: 'https://acme.test/c.png', dark: 'https://acme.test/d.png' },
        },
      },
    ]);
    const changed = await world.as('ana').patch(url, {
      styling: { theme: null, corners: 'straight' },
      favicon: { emoji: '1f98a' },
      header: { logo: null },
    });
    expect(changed.body).toEqual({
      ...plain,
      styling: {
        ...plain.styling,
        theme: 'bold',
        corners: 'straight',
        sidebar: { background: 'default', list: 'line' },
      },
      favicon: { emoji: '🦊' },
    });
    expect((await world.as('ana').patch(url, {})).body).toEqual(changed.body);
    const { data } = await world.as('ana').query(UPDATE_PART, {
      part,
      input: { styling: { corners: null, sidebar: { list: null } }, favicon: null },
    });
    expect(data).toEqual({
      updateSiteSpaceCustomization: {
        siteSpace: {
          hasAdvancedCustomizationFeature: true,
          customization: {
            ...someOfPlain,
            styling: { ...someOfPlain.styling, theme: 'BOLD' },
          },
        },
      },
    });
  });

  it('is the default where a replaced value is null', async () => {
    const { url } = await makeShown();
    const { status, body } = await world.as('ana').put(url, {
      styling: { theme: null, sidebar: { list: null } },
      favicon: null,
      themes: { default: 'dark', toggeable: null },
    });
    expect([status, body]).toEqual([
      200,
      { ...plain, themes: { ...plain.themes, default: 'dark' } },
    ]);
  });

  it('is validated like that of a site', async () => {
    const { part, url } = await makeShown();
    expect((await world.as('ana').put(url, { styling: { depth: 'deep' } })).body).toEqual(
      bad('styling.depth', 'styling.depth must be one of flat, subtle, or null.'),
    );
    const graph = await world
      .as('ana')
      .query(SET_PART, { part, input: { privacyPolicy: { url: 'x' } } });
    expect(errorsOf(graph)).toEqual(
      badAt(
        'setSiteSpaceCustomization',
        'input.customization.privacyPolicy.url',
        'url must be an absolute http or https address.',
      ),
    );
  });

  it('requires access to the site space to read, and the role create to change', async () => {
    const { site, part, url, space } = await makeShown();
    await world.as('ana').put(url, { styling: { theme: 'bold' } });
    await grantDan(world, space, 'read');
    expect((await world.as('dan').get(url)).status).toBe(200);
    for (const [name, has] of [
      ['ben', 'edit'],
      ['dan', 'guest'],
    ] as const) {
      expect((await world.as(name).put(url, {})).body).toEqual(forbidden('create', has));
      expect((await world.as(name).delete(url)).body).toEqual(forbidden('create', has));
      expect(errorsOf(await world.as(name).query(DELETE_PART, { part }))).toEqual(
        forbiddenAt('deleteSiteSpaceCustomization', 'create', has),
      );
    }
    await world.as('ana').patch(`/v1/spaces/${space}`, { defaultLevel: null });
    expect((await world.as('ben').get(url)).body).toEqual(notFound);
    const eve = world.as('eve');
    for (const address of [url, `${site.url}/site-spaces/${newId('SiteSpace')}/customization`]) {
      for (const answer of [
        await eve.get(address),
        await eve.put(address, {}),
        await eve.delete(address),
      ])
        expect(answer.body).toEqual(notFound);
    }
    const other = await makeSite(world);
    for (const address of [
      `${site.url}/site-spaces/${newId('SiteSpace')}/customization`,
      `${other.url}/site-spaces/${part}/customization`,
    ]) {
      for (const answer of [
        await world.as('ana').get(address),
        await world.as('ana').put(address, {}),
        await world.as('ana').delete(address),
      ])
        expect(answer.body).toEqual(notFound);
    }
    expect(errorsOf(await eve.query(SET_PART, { part, input: {} }))).toEqual(
      notFoundAt('setSiteSpaceCustomization'),
    );
    expect((await world.as('ana').get(url)).status).toBe(200);
  });
});
