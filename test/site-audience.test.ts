import { describe, expect, it } from 'vitest';
import { errorsOf, notFound, notFoundAt, refused } from './content/expected.ts';
import { makeSpaces, visitorOf } from './content/rows.ts';
import {
  addGroup,
  addSection,
  addSpace,
  done,
  grant,
  type MadeSite,
  makeSite,
  siteSpacesOf,
  variablesOf,
} from './site-structure/made.ts';
import { newId } from '../src/data/new-id.ts';
import { ranksAfter } from '../src/domain/rank.ts';
import { useWorld, type Visitor } from './support.ts';

const world = useWorld();

const AUDIENCES =
  'query ($site: ID!) { site(id: $site) { audiences { __typename id: itemId type title condition inheritedCondition sees claims kindCount exact problems { __typename type message } } } }';

const jsonSchema = {
  type: 'object',
  properties: {
    beta: { type: 'boolean' },
    plan: { type: 'string', enum: ['free', 'pro'] },
    name: { type: 'string' },
    ...Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`flag${i}`, { type: 'boolean' }])),
  },
};
const BETA = 'visitor.claims.beta';
const PRO = 'visitor.claims.plan == "pro"';
const OFF = {
  type: 'adaptive-content-off',
  message:
    'Adaptive content is disabled, so items with a condition are hidden from every visitor. Enable it, or remove the condition.',
};
const NEVER_VISIBLE = {
  type: 'section-never-seen',
  message: 'The section is visible to no visitor.',
};
const NOTHING = {
  type: 'nothing-seen',
  message: 'No site space of the section is visible to any visitor, so the section is hidden.',
};
const CONTRADICTION = {
  type: 'contradiction',
  message: 'This condition and that of the section are never true for the same visitor.',
};
const TRASH = {
  type: 'in-trash',
  message: 'The space is in the trash. Restore it, or remove it from the site.',
};

const set = (site: MadeSite, path: string, condition: string | null) =>
  done(world.as('ana').patch(`${site.url}/${path}`, { condition }));
const declare = (site: MadeSite, schema: object = jsonSchema) =>
  done(world.as('ana').put(`${site.url}/adaptive-schema`, { jsonSchema: schema }));
const turn = (site: MadeSite, enabled: boolean) =>
  done(world.as('ana').patch(site.url, { adaptiveContent: { enabled } }));

interface Shown {
  readonly id: string;
  readonly [field: string]: unknown;
}
/** Returns a site space that every visitor can see. */
const always = (id: string, n: number, rest: object = {}): Shown => ({
  id,
  type: 'site-space',
  title: `Space ${n}`,
  sees: 'always',
  claims: [],
  kindCount: 0,
  exact: true,
  problems: [],
  ...rest,
});
const some = (claims: readonly object[], rest: object = {}) => ({
  sees: 'sometimes',
  claims,
  kindCount: claims.length,
  ...rest,
});
const never = (...problems: readonly object[]) => ({ sees: 'never', problems });

const capitals = (word: string): string => word.toUpperCase().replaceAll('-', '_');
/** Returns the same audience in GraphQL. */
const inGraph = ({ type, sees, problems, ...rest }: Shown) => ({
  ...{
    __typename: 'SiteAudience',
    condition: null,
    inheritedCondition: null,
    ...rest,
    type: capitals(String(type)),
    sees: capitals(String(sees)),
  },
  problems: (problems as { type: string; message: string }[]).map((one) => ({
    __typename: 'SiteAudienceProblem',
    ...one,
    type: capitals(one.type),
  })),
});

/** Compares the audiences that a caller reads in both APIs with the expected ones. */
async function expectAudiences(
  visitor: Visitor,
  site: MadeSite,
  items: readonly Shown[],
): Promise<void> {
  const { status, body } = await visitor.get(`${site.url}/audiences`);
  expect([status, body]).toEqual([200, { items }]);
  expect((await visitor.query(AUDIENCES, variablesOf(site))).data).toEqual({
    site: { audiences: items.map(inGraph) },
  });
}

describe('the audiences of a site', () => {
  it('are empty for an empty site', async () => {
    await expectAudiences(world.as('ana'), await makeSite(world), []);
  });

  it('are those of its site spaces while there is no section', async () => {
    const site = await makeSite(world, { shown: 2 });
    const [a = '', b = ''] = (await siteSpacesOf(world, site)).map(({ id }) => id);
    await declare(site);
    await turn(site, true);
    await set(site, `site-spaces/${b}`, BETA);
    await expectAudiences(world.as('ana'), site, [
      always(a, 0),
      always(b, 1, { condition: BETA, ...some([{ beta: true }]) }),
    ]);
  });

  it('are those of its sections and their site spaces, in the order of the structure', async () => {
    const site = await makeSite(world);
    const [a, b] = [await addSection(world, site, 0), await addSection(world, site, 1)];
    await addGroup(world, site, 'G', [a]);
    const more = await addSpace(world, site, 2, a);
    const spaces = await siteSpacesOf(world, site);
    const inside = (section: string) =>
      spaces.find((one) => one.section === section && one.id !== more)?.id ?? '';
    await declare(site);
    await turn(site, true);
    await set(site, `sections/${a}`, BETA);
    await set(site, `site-spaces/${more}`, PRO);
    await set(site, `site-spaces/${inside(b)}`, 'visitor.claims.name.length > 2');
    const long = {
      condition: 'visitor.claims.name.length > 2',
      ...some([{ name: 'another' }, { name: 'x'.repeat(3) }], { exact: false }),
    };
    await expectAudiences(world.as('ana'), site, [
      always(b, 1, {
        type: 'site-section',
        ...some([{ name: 'another' }, { name: 'x'.repeat(3) }], { exact: false }),
      }),
      always(inside(b), 1, long),
      always(a, 0, { type: 'site-section', condition: BETA, ...some([{ beta: true }]) }),
      always(inside(a), 0, { inheritedCondition: BETA, ...some([{ beta: true }]) }),
      always(more, 2, {
        condition: PRO,
        inheritedCondition: BETA,
        ...some([{ beta: true, plan: 'pro' }]),
      }),
    ]);
  });

  it('report what hides a part: disabled, mismatches, contradictions, empty, deleted', async () => {
    const site = await makeSite(world);
    const [a, b] = [await addSection(world, site, 0), await addSection(world, site, 1)];
    const [first = '', second = ''] = (await siteSpacesOf(world, site)).map(({ id }) => id);
    await declare(site);
    await set(site, `sections/${a}`, BETA);
    await set(site, `site-spaces/${first}`, `!${BETA}`);
    const [conditionA, conditionFirst] = [
      { condition: BETA },
      { condition: `!${BETA}`, inheritedCondition: BETA },
    ];
    const sectionA = (rest: object) =>
      always(a, 0, { type: 'site-section', ...conditionA, ...rest });
    const whole = [always(b, 1, { type: 'site-section' }), always(second, 1)];
    await expectAudiences(world.as('ana'), site, [
      sectionA(never(OFF)),
      always(first, 0, { ...conditionFirst, ...never(OFF, NEVER_VISIBLE) }),
      ...whole,
    ]);
    await turn(site, true);
    await expectAudiences(world.as('ana'), site, [
      sectionA(never(NOTHING)),
      always(first, 0, { ...conditionFirst, ...never(CONTRADICTION) }),
      ...whole,
    ]);
    await declare(site, { type: 'object', properties: { plan: { type: 'string' } } });
    const misfit = {
      type: 'misfit',
      message: 'There is no claim "beta" here: the claims of this site are "plan".',
    };
    await expectAudiences(world.as('ana'), site, [
      sectionA(never(misfit)),
      always(first, 0, { ...conditionFirst, ...never(misfit, NEVER_VISIBLE) }),
      ...whole,
    ]);
    await done(world.as('ana').delete(`/v1/spaces/${site.spaces[1]}`));
    const without = [
      always(b, 1, { type: 'site-section', ...never(NOTHING) }),
      always(second, 1, never(TRASH)),
    ];
    await expectAudiences(world.as('ana'), site, [
      sectionA(never(misfit)),
      always(first, 0, { ...conditionFirst, ...never(misfit, NEVER_VISIBLE) }),
      ...without,
    ]);
  });

  it('use no claims before any are declared', async () => {
    const site = await makeSite(world, { shown: 2 });
    const [a = '', b = ''] = (await siteSpacesOf(world, site)).map(({ id }) => id);
    await turn(site, true);
    await set(site, `site-spaces/${a}`, BETA);
    await set(site, `site-spaces/${b}`, `!${BETA}`);
    const problems = [
      {
        type: 'no-schema',
        message:
          'The site declares no claims, so no visitor has any. Set the adaptive schema of the site.',
      },
    ];
    await expectAudiences(world.as('ana'), site, [
      always(a, 0, { condition: BETA, sees: 'never', problems }),
      always(b, 1, { condition: `!${BETA}`, problems }),
    ]);
  });

  it('are refused with the limit and the item for too many kinds of visitors', async () => {
    const site = await makeSite(world, { shown: 1 });
    const [a = ''] = (await siteSpacesOf(world, site)).map(({ id }) => id);
    await declare(site);
    await turn(site, true);
    await set(
      site,
      `site-spaces/${a}`,
      Array.from({ length: 10 }, (_, i) => `visitor.claims.flag${i}`).join(' && '),
    );
    const message =
      'These conditions distinguish more than 10000 kinds of visitors. Use fewer claims in the conditions.';
    const details = { limit: 10_000, has: 59_049, item: a };
    const { status, body } = await world.as('ana').get(`${site.url}/audiences`);
    expect([status, body]).toEqual([400, refused(400, 'QUERY_TOO_COMPLEX', message, { details })]);
    const graph = await world.as('ana').query(AUDIENCES, variablesOf(site));
    expect(errorsOf(graph)).toEqual([
      {
        message,
        path: ['site', 'audiences'],
        extensions: { code: 'QUERY_TOO_COMPLEX', details, requestId: 'test' },
      },
    ]);
  });

  it('are those of the parts that the caller can see, else NOT_FOUND', async () => {
    const site = await makeSite(world, { roles: ['READ', null], spaces: 3 });
    const [a, b] = [await addSection(world, site, 0), await addSection(world, site, 1)];
    const hidden = await addSpace(world, site, 2, a);
    const [first = '', , second = ''] = (await siteSpacesOf(world, site)).map(({ id }) => id);
    await declare(site);
    await turn(site, true);
    await set(site, `site-spaces/${first}`, BETA);
    const userId = site.testOrganization.userIds[1] ?? '';
    await grant(world, site.spaces[2], userId, null);
    const [reader, guest] = [
      await visitorOf(world, site.testOrganization, 1),
      await visitorOf(world, site.testOrganization, 2),
    ];
    const wholeB = [always(b, 1, { type: 'site-section' }), always(second, 1)];
    const ofFirst = always(first, 0, { condition: BETA, ...some([{ beta: true }]) });
    await expectAudiences(world.as('ana'), site, [
      always(a, 0, { type: 'site-section' }),
      ofFirst,
      always(hidden, 2),
      ...wholeB,
    ]);
    // The space that the reader cannot see does not count.
    await expectAudiences(reader, site, [
      always(a, 0, { type: 'site-section', ...some([{ beta: true }]) }),
      ofFirst,
      ...wholeB,
    ]);
    await done(world.as('ana').delete(`/v1/spaces/${site.spaces[1]}`));
    await expectAudiences(reader, site, [
      always(a, 0, { type: 'site-section', ...some([{ beta: true }]) }),
      ofFirst,
    ]);
    for (const visitor of [guest, world.as('eve')]) {
      expect((await visitor.get(`${site.url}/audiences`)).body).toEqual(notFound);
      expect(errorsOf(await visitor.query(AUDIENCES, variablesOf(site)))).toEqual(
        notFoundAt('site'),
      );
    }
    const made = `/v1/orgs/${site.testOrganization.id}/sites/${newId('Site')}/audiences`;
    for (const visitor of [world.as('ana'), world.as('eve')])
      expect((await visitor.get(made)).body).toEqual(notFound);
  });

  it('take the same number of statements for 100 site spaces as for 10', async () => {
    const counts = [];
    for (const size of [10, 100]) {
      const site = await makeSite(world, { spaces: 1 });
      await fill(site, size);
      counts.push(
        await world.countStatements('ana', (ana) => done(ana.get(`${site.url}/audiences`))),
      );
    }
    expect(counts).toEqual([counts[0], counts[0]]);
    expect(counts[0]).toBeLessThanOrEqual(8);
  });

  it('are limited to a few sites per request', async () => {
    const { testOrganization } = await makeSite(world);
    const { errors } = await world
      .as('ana')
      .query(
        'query ($id: ID!) { organization(id: $id) { sites(first: 50) { nodes { audiences { id: itemId } } } } }',
        { id: testOrganization.id },
      );
    expect(errors?.[0]?.extensions.code).toBe('QUERY_TOO_COMPLEX');
  });
});

/** Adds this many site spaces to a site, ten in each section, every one with a condition. */
async function fill({ testOrganization, id }: MadeSite, size: number): Promise<void> {
  const { prisma } = world.console.database;
  const at = { organizationId: testOrganization.id, siteId: id };
  const spaces = await makeSpaces(world, testOrganization.id, size);
  const ranks = ranksAfter(null, size);
  const sections = Array.from({ length: size / 10 }, (_, i) => ({
    ...at,
    id: newId('SiteSection'),
    title: `S${i}`,
    path: `s${i}`,
    rank: ranks[i] ?? '',
    isDefault: i === 0,
    condition: BETA,
  }));
  await prisma.siteSection.createMany({ data: sections });
  await prisma.siteSpace.createMany({
    data: spaces.map((spaceId, i) => ({
      ...{
        ...at,
        id: newId('SiteSpace'),
        sectionId: sections[Math.floor(i / 10)]?.id ?? null,
        spaceId,
        path: `p${i}`,
      },
      ...{ rank: ranks[i] ?? '', isDefault: i % 10 === 0, condition: PRO },
    })),
  });
}
