import { describe, expect, it } from 'vitest';
import { newId } from '../src/data/new-id.ts';
import { customizationsOf } from '../src/resources/site/customization.ts';
import {
  bad,
  badAt,
  errorsOf,
  forbidden,
  forbiddenAt,
  notFound,
  notFoundAt,
  refused,
} from './content/expected.ts';
import { eventsOf, makeTestOrganization, makeSpaces, visitorOf } from './content/rows.ts';
import { plain, rich, SOME, someOfPlain } from './site/customizations.ts';
import { makeOwnSpace, makeSite, type MadeSite, sitesOf } from './site/made.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld();

const GET = `query ($id: ID!) { site(id: $id) { customization ${SOME} } }`;
const SET = `mutation ($id: ID!, $input: SiteCustomizationInput!) { setSiteCustomization(input: { siteId: $id, customization: $input }) { site { customization ${SOME} } } }`;

const looksOf = ({ url }: Pick<MadeSite, 'url'>) => `${url}/customization`;
const eventsAbout = async (site: MadeSite) =>
  (await eventsOf(world, ids.acme, 'site.customize')).filter(
    ({ subjectId }) => subjectId === site.id,
  );

describe('the customization of a site', () => {
  it('is the default at first', async () => {
    const site = await makeSite(world);
    const { status, body } = await world.as('cat').get(looksOf(site));
    expect([status, body]).toEqual([200, plain]);
    expect((await world.as('cat').query(GET, site.at)).data).toEqual({
      site: { customization: someOfPlain },
    });
  });

  it('is replaced as a whole', async () => {
    const site = await makeSite(world);
    const { status, body } = await world.as('ana').put(looksOf(site), rich);
    expect([status, body]).toEqual([200, rich]);
    expect((await world.as('cat').get(looksOf(site))).body).toEqual(rich);
    const some = {
      styling: { theme: 'bold', sidebar: { list: 'pill' } },
      header: { links: [{ title: 'Home', to: { kind: 'url', url: '/' } }] },
    };
    const expected = {
      ...plain,
      styling: {
        ...plain.styling,
        theme: 'bold',
        sidebar: { background: 'default', list: 'pill' },
      },
      header: { ...plain.header, links: some.header.links },
    };
    expect((await world.as('ana').put(looksOf(site), some)).body).toEqual(expected);
    expect((await world.as('ana').put(looksOf(site), {})).body).toEqual(plain);
    expect(await eventsAbout(site)).toEqual(
      [1, 2, 3].map(() => ({ subjectId: site.id, fields: ['customization'], related: [] })),
    );
  });

  it('is set in GraphQL too, where null removes optional fields', async () => {
    const site = await makeSite(world);
    const input = {
      styling: { theme: 'MUTED' },
      internationalization: { locale: 'ZH_TW' },
      favicon: { emoji: '🦊', icon: null },
      header: {
        logo: null,
        backgroundColor: null,
        links: [{ title: 'Menu', to: null, links: null }],
      },
      privacyPolicy: { url: null },
    };
    const expected = {
      styling: { theme: 'MUTED', sidebar: { list: 'DEFAULT' } },
      header: { preset: 'DEFAULT', logo: null, links: [{ title: 'Menu', to: null, links: null }] },
      internationalization: { locale: 'ZH_TW' },
      favicon: { emoji: '🦊' },
    };
    expect((await world.as('ana').query(SET, { ...site.at, input })).data).toEqual({
      setSiteCustomization: { site: { customization: expected } },
    });
    expect((await world.as('cat').query(GET, site.at)).data).toEqual({
      site: { customization: expected },
    });
    expect((await world.as('cat').get(looksOf(site))).body).toEqual({
      ...plain,
      styling: { ...plain.styling, theme: 'muted' },
      internationalization: { locale: 'zh-tw' },
      favicon: { emoji: '🦊' },
      header: { preset: 'default', links: [{ title: 'Menu' }] },
    });
  });

  const languages =
    'en, fr, de, es, it, pt, ru, ja, zh, ko, ar, hi, nl, pl, tr, sv, no, da, fi, el, cs, hu, ro, th, vi, id, ms, he, uk, sk, bg, hr, lt, lv, et, sl, pt-br, zh-tw, yue, or null';
  const themes = 'clean, muted, bold, gradient, or null';
  const link = (url: string) => ({ header: { links: [{ title: 'A', to: { kind: 'url', url } }] } });
  const noLink = 'url must be an absolute http or https address, or a path such as /guide.';
  const noAddress = 'url must be an absolute http or https address.';
  const noColor = 'must match #[0-9A-Fa-f]{6}.';
  it.each([
    [
      { colors: {} },
      'colors',
      `There is no field \`colors\` here. Fields are: ${Object.keys(rich)
        .map((name) => `\`${name}\``)
        .join(', ')}.`,
    ],
    [{ pdf: { on: true } }, 'pdf.on', 'There is no field `on` here. Fields are: `enabled`.'],
    [{ styling: { theme: 'loud' } }, 'styling.theme', `styling.theme must be one of ${themes}.`],
    [{ styling: { theme: 'CLEAN' } }, 'styling.theme', `styling.theme must be one of ${themes}.`],
    [{ styling: { font: null } }, 'styling.font', 'font may be absent, but not null.'],
    [{ styling: null }, 'styling', 'styling may be absent, but not null.'],
    [{ styling: [] }, 'styling', 'styling must be an object.'],
    [
      { styling: { corners: 'sharp' } },
      'styling.corners',
      'styling.corners must be one of straight, rounded, circular, or null.',
    ],
    [
      { styling: { primaryColor: { light: 'red', dark: '#000000' } } },
      'styling.primaryColor.light',
      `light ${noColor}`,
    ],
    [
      { styling: { primaryColor: { light: '#000000', dark: '#00000' } } },
      'styling.primaryColor.dark',
      `dark ${noColor}`,
    ],
    [
      { styling: { primaryColor: { light: '#000000' } } },
      'styling.primaryColor.dark',
      'styling.primaryColor.dark is required.',
    ],
    [{ styling: { font: 'Inter;}' } }, 'styling.font', 'font must match [\\w -]+.'],
    [
      { styling: { font: 'a'.repeat(65) } },
      'styling.font',
      'font must have 1 to 64 characters, and has 65.',
    ],
    [
      { internationalization: { locale: 'eo' } },
      'internationalization.locale',
      `internationalization.locale must be one of ${languages}.`,
    ],
    [{ favicon: { emoji: 'fox' } }, 'favicon.emoji', 'emoji must be one emoji.'],
    [
      { favicon: { icon: { light: '/icon.png', dark: 'https://acme.example/' } } },
      'favicon.icon.light',
      'light must be an absolute http or https address.',
    ],
    [
      { header: { links: Array.from({ length: 21 }, () => ({ title: 'A' })) } },
      'header.links',
      'links must have at most 20 items, and has 21.',
    ],
    [
      { header: { links: [{ title: '' }] } },
      'header.links.0.title',
      'title must have 1 to 64 characters, and has 0.',
    ],
    [
      { header: { links: [{ title: 'A', to: { kind: 'page', url: '/' } }] } },
      'header.links.0.to.kind',
      'header.links.0.to.kind must be one of url.',
    ],
    [link('javascript:alert(1)'), 'header.links.0.to.url', noLink],
    [link('//evil.example'), 'header.links.0.to.url', noLink],
    [link('/\\evil.example'), 'header.links.0.to.url', noLink],
    [link('guide'), 'header.links.0.to.url', noLink],
    [
      link(`/${'a'.repeat(2048)}`),
      'header.links.0.to.url',
      'url must have at most 2048 characters, and has 2049.',
    ],
    [
      {
        footer: {
          groups: [
            { title: 'A', links: [{ title: 'A', to: { kind: 'url', url: 'data:text/html,a' } }] },
          ],
        },
      },
      'footer.groups.0.links.0.to.url',
      noLink,
    ],
    [
      { footer: { groups: [{ title: 'A', links: [{ title: 'A' }] }] } },
      'footer.groups.0.links.0.to',
      'footer.groups.0.links.0.to is required.',
    ],
    [
      { footer: { groups: Array.from({ length: 11 }, () => ({ title: 'A', links: [] })) } },
      'footer.groups',
      'groups must have at most 10 items, and has 11.',
    ],
    [
      { footer: { copyright: 'a'.repeat(301) } },
      'footer.copyright',
      'copyright must have 1 to 300 characters, and has 301.',
    ],
    [
      { themes: { default: 'dim' } },
      'themes.default',
      'themes.default must be one of light, dark, system, or null.',
    ],
    [{ ai: { mode: 'all' } }, 'ai.mode', 'ai.mode must be one of none, search, assistant.'],
    [
      { externalLinks: { target: '_blank' } },
      'externalLinks.target',
      'externalLinks.target must be one of self, blank, or null.',
    ],
    [
      { feedback: { enabled: 'yes' } },
      'feedback.enabled',
      'feedback.enabled must be true or false, or null.',
    ],
    [{ privacyPolicy: { url: 'javascript:alert(1)' } }, 'privacyPolicy.url', noAddress],
    [{ socialPreview: { url: '/preview.png' } }, 'socialPreview.url', noAddress],
  ])('is refused: %#', async (input, field, message) => {
    const site = await makeSite(world);
    await world.as('ana').put(looksOf(site), rich);
    const { status, body } = await world.as('ana').put(looksOf(site), input);
    expect([status, body]).toEqual([400, bad(field, message)]);
    expect((await world.as('ana').get(looksOf(site))).body).toEqual(rich);
  });

  it('is limited to 64 KiB', async () => {
    const site = await makeSite(world);
    const links = Array.from({ length: 20 }, () => ({
      title: 'A',
      to: { kind: 'url', url: `/${'ü'.repeat(2000)}` },
    }));
    const large = { header: { links } };
    const says = `A customization has at most 65536 bytes as JSON, and this has ${Buffer.byteLength(JSON.stringify(large))}. Shorten its links.`;
    const { status, body } = await world.as('ana').put(looksOf(site), large);
    expect([status, body]).toEqual([400, refused(400, 'BAD_USER_INPUT', says)]);
    expect(
      (await world.as('ana').put(looksOf(site), { header: { links: links.slice(0, 15) } })).status,
    ).toBe(200);
  });

  it('reports the invalid field in GraphQL too', async () => {
    const site = await makeSite(world);
    const set = (input: object) => world.as('ana').query(SET, { ...site.at, input });
    expect(
      errorsOf(await set({ styling: { infoColor: { light: '#12345G', dark: '#123456' } } })),
    ).toEqual(
      badAt(
        'setSiteCustomization',
        'input.customization.styling.infoColor.light',
        `light ${noColor}`,
      ),
    );
  });

  it('requires the role create to set, and read access to the site to read', async () => {
    const testOrganization = await makeTestOrganization(world, ['CREATE', 'REVIEW', null, null]);
    const [maker, reviewer, guest, outside] = await Promise.all(
      [1, 2, 3, 4].map((n) => visitorOf(world, testOrganization, n)),
    );
    if (!maker || !reviewer || !guest || !outside) throw new Error('Four people were made.');
    const [space = ''] = await makeSpaces(world, testOrganization.id, 1);
    await world
      .as('ana')
      .post(`/v1/spaces/${space}/permissions/users/${testOrganization.userIds[3]}`, {
        role: 'admin',
      });
    const site = await makeSite(world, { spaces: [space] }, testOrganization.id);
    expect((await maker.put(looksOf(site), rich)).body).toEqual(rich);
    for (const [visitor, has] of [
      [reviewer, 'review'],
      [guest, 'guest'],
    ] as const) {
      expect((await visitor.get(looksOf(site))).body).toEqual(rich);
      expect((await visitor.put(looksOf(site), {})).body).toEqual(forbidden('create', has));
      expect(errorsOf(await visitor.query(SET, { ...site.at, input: {} }))).toEqual(
        forbiddenAt('setSiteCustomization', 'create', has),
      );
    }
    for (const visitor of [outside, world.as('eve')]) {
      for (const url of [
        looksOf(site),
        `${sitesOf(ids.umbrella)}/${site.id}/customization`,
        `${sitesOf(testOrganization.id)}/${newId('Site')}/customization`,
      ]) {
        expect((await visitor.get(url)).body).toEqual(notFound);
        expect((await visitor.put(url, {})).body).toEqual(notFound);
      }
      expect(errorsOf(await visitor.query(SET, { ...site.at, input: {} }))).toEqual(
        notFoundAt('setSiteCustomization'),
      );
    }
    const narrow = world.with(await world.tokenOf(ids.user('ana'), { scopes: ['site:read'] }));
    expect((await narrow.get(looksOf(site))).status).toBe(200);
    expect((await narrow.put(looksOf(site), {})).body.error.details).toEqual({
      needs: 'site:write',
      has: ['site:read'],
    });
  });

  it('takes the same number of statements in a list of ten sites as of five', async () => {
    const { id: testOrganization } = await makeTestOrganization(world);
    const list =
      'query ($org: ID!) { organization(id: $org) { sites { nodes { customization { styling { theme } } } } } }';
    const counts = [];
    for (const _ of [1, 2]) {
      for (let i = 0; i < 5; i++)
        await world.as('ana').put(looksOf(await makeSite(world, {}, testOrganization)), rich);
      counts.push(
        await world.countStatements('ana', (ana) => ana.query(list, { org: testOrganization })),
      );
    }
    expect(counts).toEqual([3, 3]);
  });
});

describe('all customizations of a site', () => {
  it('are its own, and those of the site spaces with one', async () => {
    const [one, two] = [await makeOwnSpace(world, 'One'), await makeOwnSpace(world, 'Two')];
    const site = await makeSite(world, { spaces: [one, two] });
    const [{ id: first }] = (await world.as('ana').get(`${site.url}/site-spaces`)).body.items;
    await world.as('ana').put(looksOf(site), { pdf: { enabled: false } });
    await world
      .as('ana')
      .put(`${site.url}/site-spaces/${first}/customization`, { ai: { mode: 'search' } });
    const { load } = world.console.as(ids.user('ana'));
    const { siteSpaces } = await load.siteParts.must(site.id);
    const row = await load.site.must(site.id);
    const own = [first, { enabled: false }, { mode: 'SEARCH', suggestions: [] }];
    const looksOfAll = (ofAll: boolean) =>
      [...customizationsOf(row, siteSpaces, ofAll)].map(([id, { pdf, ai }]) => [id, pdf, ai]);
    expect(looksOfAll(false)).toEqual([own]);
    const [, { id: second }] = (await world.as('ana').get(`${site.url}/site-spaces`)).body.items;
    expect(looksOfAll(true)).toEqual([
      own,
      [second, { enabled: false }, { mode: 'NONE', suggestions: [] }],
    ]);
    const { customizations } = (await world.as('ana').get(`${site.url}/published`)).body;
    expect(Object.keys(customizations.siteSpaces).sort()).toEqual([first, second].sort());
    expect(customizations.siteSpaces[second]).toEqual(customizations.site);
  });

  it('have the page actions that their other settings turn on, unless these are set', async () => {
    const [one, two] = [await makeOwnSpace(world, 'One'), await makeOwnSpace(world, 'Two')];
    const site = await makeSite(world, { spaces: [one, two] });
    const [{ id: first }] = (await world.as('ana').get(`${site.url}/site-spaces`)).body.items;
    const at = `${site.url}/site-spaces/${first}/customization`;
    const itemsOf = async (url: string) => (await world.as('ana').get(url)).body.pageActions.items;
    await world.as('ana').put(looksOf(site), { git: { showEditLink: true } });
    await world.as('ana').put(at, { pageActions: { externalAI: true }, pdf: { enabled: false } });
    expect([await itemsOf(looksOf(site)), await itemsOf(at)]).toEqual([
      ['markdown', 'git', 'pdf'],
      ['markdown', 'external-ai', 'git'],
    ]);
    await world.as('ana').put(looksOf(site), { pageActions: { items: [] } });
    expect([await itemsOf(looksOf(site)), await itemsOf(at)]).toEqual([[], []]);
  });
});
