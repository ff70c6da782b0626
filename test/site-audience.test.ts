import { describe, expect, it } from 'vitest';
import { faultsOf, notFound, notFoundAt, refused } from './content/expected.ts';
import { makeSpaces, visitorOf } from './content/rows.ts';
import { addGroup, addSection, addSpace, done, grant, type MadeSite, makeSite, siteSpacesOf, whereOf } from './site-structure/made.ts';
import { newId } from '../src/data/new-id.ts';
import { ranksAfter } from '../src/domain/rank.ts';
import { useWorld, type Visitor } from './support.ts';

const world = useWorld();

const AUDIENCES =
  'query ($organization: ID!, $site: ID!) { site(organizationId: $organization, id: $site) { audiences { __typename id type title condition inheritedCondition sees claims kindCount exact problems { __typename type message } } } }';

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
const OFF = { type: 'adaptive-content-off', message: 'Adaptive content is off, so what has a condition is hidden from every visitor. Turn it on, or remove the condition.' };
const UNSEEN = { type: 'section-never-seen', message: 'No visitor sees its section.' };
const NOTHING = { type: 'nothing-seen', message: 'No visitor sees any of its site spaces, so the section is hidden.' };
const CONTRADICTION = { type: 'contradiction', message: 'This condition and that of the section never hold for the same visitor.' };
const TRASH = { type: 'in-trash', message: 'The space is in the trash. Restore it, or take it from the site.' };

const set = (site: MadeSite, path: string, condition: string | null) => done(world.as('ana').patch(`${site.url}/${path}`, { condition }));
const declare = (site: MadeSite, schema: object = jsonSchema) => done(world.as('ana').put(`${site.url}/adaptive-schema`, { jsonSchema: schema }));
const turn = (site: MadeSite, enabled: boolean) => done(world.as('ana').patch(site.url, { adaptiveContent: { enabled } }));

interface Shown {
  readonly id: string;
  readonly [field: string]: unknown;
}
/** A site space that all see. */
const everybody = (id: string, n: number, rest: object = {}): Shown => ({ id, type: 'site-space', title: `Space ${n}`, sees: 'always', claims: [], kindCount: 0, exact: true, problems: [], ...rest });
const some = (claims: readonly object[], rest: object = {}) => ({ sees: 'sometimes', claims, kindCount: claims.length, ...rest });
const nobody = (...problems: readonly object[]) => ({ sees: 'never', problems });

const capitals = (word: string): string => word.toUpperCase().replaceAll('-', '_');
/** The same in GraphQL. */
const inGraph = ({ type, sees, problems, ...rest }: Shown) => ({
  ...{ __typename: 'SiteAudience', condition: null, inheritedCondition: null, ...rest, type: capitals(String(type)), sees: capitals(String(sees)) },
  problems: (problems as { type: string; message: string }[]).map((one) => ({ __typename: 'SiteAudienceProblem', ...one, type: capitals(one.type) })),
});

/** Holds what somebody is told at both doors against what is expected. */
async function expectTold(visitor: Visitor, site: MadeSite, items: readonly Shown[]): Promise<void> {
  const { status, body } = await visitor.get(`${site.url}/audiences`);
  expect([status, body]).toEqual([200, { items }]);
  expect((await visitor.query(AUDIENCES, whereOf(site))).data).toEqual({ site: { audiences: items.map(inGraph) } });
}

describe('the audiences of a site', () => {
  it('are none of an empty site', async () => {
    await expectTold(world.as('ana'), await makeSite(world), []);
  });

  it('are of its site spaces while there is no section', async () => {
    const site = await makeSite(world, { shown: 2 });
    const [a = '', b = ''] = (await siteSpacesOf(world, site)).map(({ id }) => id);
    await declare(site);
    await turn(site, true);
    await set(site, `site-spaces/${b}`, BETA);
    await expectTold(world.as('ana'), site, [everybody(a, 0), everybody(b, 1, { condition: BETA, ...some([{ beta: true }]) })]);
  });

  it('are of its sections and what is in each, in the order of the structure', async () => {
    const site = await makeSite(world);
    const [a, b] = [await addSection(world, site, 0), await addSection(world, site, 1)];
    await addGroup(world, site, 'G', [a]);
    const more = await addSpace(world, site, 2, a);
    const spaces = await siteSpacesOf(world, site);
    const inside = (section: string) => spaces.find((one) => one.section === section && one.id !== more)?.id ?? '';
    await declare(site);
    await turn(site, true);
    await set(site, `sections/${a}`, BETA);
    await set(site, `site-spaces/${more}`, PRO);
    await set(site, `site-spaces/${inside(b)}`, 'visitor.claims.name.length > 2');
    const long = { condition: 'visitor.claims.name.length > 2', ...some([{ name: 'another' }, { name: 'x'.repeat(3) }], { exact: false }) };
    await expectTold(world.as('ana'), site, [
      everybody(b, 1, { type: 'site-section', ...some([{ name: 'another' }, { name: 'x'.repeat(3) }], { exact: false }) }),
      everybody(inside(b), 1, long),
      everybody(a, 0, { type: 'site-section', condition: BETA, ...some([{ beta: true }]) }),
      everybody(inside(a), 0, { inheritedCondition: BETA, ...some([{ beta: true }]) }),
      everybody(more, 2, { condition: PRO, inheritedCondition: BETA, ...some([{ beta: true, plan: 'pro' }]) }),
    ]);
  });

  it('say what hides something: off, misfits, contradictions, nothing inside, the trash', async () => {
    const site = await makeSite(world);
    const [a, b] = [await addSection(world, site, 0), await addSection(world, site, 1)];
    const [first = '', second = ''] = (await siteSpacesOf(world, site)).map(({ id }) => id);
    await declare(site);
    await set(site, `sections/${a}`, BETA);
    await set(site, `site-spaces/${first}`, `!${BETA}`);
    const [conditionA, conditionFirst] = [{ condition: BETA }, { condition: `!${BETA}`, inheritedCondition: BETA }];
    const sectionA = (rest: object) => everybody(a, 0, { type: 'site-section', ...conditionA, ...rest });
    const whole = [everybody(b, 1, { type: 'site-section' }), everybody(second, 1)];
    await expectTold(world.as('ana'), site, [sectionA(nobody(OFF)), everybody(first, 0, { ...conditionFirst, ...nobody(OFF, UNSEEN) }), ...whole]);
    await turn(site, true);
    await expectTold(world.as('ana'), site, [sectionA(nobody(NOTHING)), everybody(first, 0, { ...conditionFirst, ...nobody(CONTRADICTION) }), ...whole]);
    await declare(site, { type: 'object', properties: { plan: { type: 'string' } } });
    const misfit = { type: 'misfit', message: 'There is no claim "beta" here: the claims of this site are "plan".' };
    await expectTold(world.as('ana'), site, [sectionA(nobody(misfit)), everybody(first, 0, { ...conditionFirst, ...nobody(misfit, UNSEEN) }), ...whole]);
    await done(world.as('ana').delete(`/v1/spaces/${site.spaces[1]}`));
    const gone = [everybody(b, 1, { type: 'site-section', ...nobody(NOTHING) }), everybody(second, 1, nobody(TRASH))];
    await expectTold(world.as('ana'), site, [sectionA(nobody(misfit)), everybody(first, 0, { ...conditionFirst, ...nobody(misfit, UNSEEN) }), ...gone]);
  });

  it('go by no claims before any are declared', async () => {
    const site = await makeSite(world, { shown: 2 });
    const [a = '', b = ''] = (await siteSpacesOf(world, site)).map(({ id }) => id);
    await turn(site, true);
    await set(site, `site-spaces/${a}`, BETA);
    await set(site, `site-spaces/${b}`, `!${BETA}`);
    const problems = [{ type: 'no-schema', message: 'The site declares no claims, so no visitor brings any. Set its adaptive schema.' }];
    await expectTold(world.as('ana'), site, [everybody(a, 0, { condition: BETA, sees: 'never', problems }), everybody(b, 1, { condition: `!${BETA}`, problems })]);
  });

  it('are refused, with the limit and the item, where there are too many kinds of visitors', async () => {
    const site = await makeSite(world, { shown: 1 });
    const [a = ''] = (await siteSpacesOf(world, site)).map(({ id }) => id);
    await declare(site);
    await turn(site, true);
    await set(site, `site-spaces/${a}`, Array.from({ length: 10 }, (_, i) => `visitor.claims.flag${i}`).join(' && '));
    const message = 'The claims that these conditions look at tell more than 10000 kinds of visitors apart. Let a condition look at fewer of them.';
    const details = { limit: 10_000, has: 59_049, item: a };
    const { status, body } = await world.as('ana').get(`${site.url}/audiences`);
    expect([status, body]).toEqual([400, refused(400, 'QUERY_TOO_COMPLEX', message, { details })]);
    const graph = await world.as('ana').query(AUDIENCES, whereOf(site));
    expect(faultsOf(graph)).toEqual([{ message, path: ['site', 'audiences'], extensions: { code: 'QUERY_TOO_COMPLEX', details, requestId: 'test' } }]);
  });

  it('are told to who reads the site, of what he sees; a stranger finds nothing', async () => {
    const site = await makeSite(world, { roles: ['READ', null], spaces: 3 });
    const [a, b] = [await addSection(world, site, 0), await addSection(world, site, 1)];
    const hidden = await addSpace(world, site, 2, a);
    const [first = '', , second = ''] = (await siteSpacesOf(world, site)).map(({ id }) => id);
    await declare(site);
    await turn(site, true);
    await set(site, `site-spaces/${first}`, BETA);
    const userId = site.house.userIds[1] ?? '';
    await grant(world, site.spaces[2], userId, null);
    const [reader, guest] = [await visitorOf(world, site.house, 1), await visitorOf(world, site.house, 2)];
    const wholeB = [everybody(b, 1, { type: 'site-section' }), everybody(second, 1)];
    const ofFirst = everybody(first, 0, { condition: BETA, ...some([{ beta: true }]) });
    await expectTold(world.as('ana'), site, [everybody(a, 0, { type: 'site-section' }), ofFirst, everybody(hidden, 2), ...wholeB]);
    // The space that he does not see counts as if it were not there.
    await expectTold(reader, site, [everybody(a, 0, { type: 'site-section', ...some([{ beta: true }]) }), ofFirst, ...wholeB]);
    await done(world.as('ana').delete(`/v1/spaces/${site.spaces[1]}`));
    await expectTold(reader, site, [everybody(a, 0, { type: 'site-section', ...some([{ beta: true }]) }), ofFirst]);
    for (const visitor of [guest, world.as('eve')]) {
      expect((await visitor.get(`${site.url}/audiences`)).body).toEqual(notFound);
      expect(faultsOf(await visitor.query(AUDIENCES, whereOf(site)))).toEqual(notFoundAt('site'));
    }
    const made = `/v1/orgs/${site.house.id}/sites/${newId('Site')}/audiences`;
    for (const visitor of [world.as('ana'), world.as('eve')]) expect((await visitor.get(made)).body).toEqual(notFound);
  });

  it('take as few statements for 100 site spaces as for 10', async () => {
    const counts = [];
    for (const size of [10, 100]) {
      const site = await makeSite(world, { spaces: 1 });
      await fill(site, size);
      counts.push(await world.countStatements('ana', (ana) => done(ana.get(`${site.url}/audiences`))));
    }
    expect(counts).toEqual([counts[0], counts[0]]);
    expect(counts[0]).toBeLessThanOrEqual(8);
  });

  it('are asked of a few sites at a time', async () => {
    const { house } = await makeSite(world);
    const { errors } = await world.as('ana').query('query ($id: ID!) { organization(id: $id) { sites(first: 50) { nodes { audiences { id } } } } }', { id: house.id });
    expect(errors?.[0]?.extensions.code).toBe('QUERY_TOO_COMPLEX');
  });
});

/** Puts so many spaces on a site, ten in each section, every one with a condition. */
async function fill({ house, id }: MadeSite, size: number): Promise<void> {
  const { prisma } = world.door.database;
  const at = { organizationId: house.id, siteId: id };
  const spaces = await makeSpaces(world, house.id, size);
  const ranks = ranksAfter(null, size);
  const sections = Array.from({ length: size / 10 }, (_, i) => ({ ...at, id: newId('SiteSection'), title: `S${i}`, path: `s${i}`, rank: ranks[i] ?? '', isDefault: i === 0, condition: BETA }));
  await prisma.siteSection.createMany({ data: sections });
  await prisma.siteSpace.createMany({
    data: spaces.map((spaceId, i) => ({
      ...{ ...at, id: newId('SiteSpace'), sectionId: sections[Math.floor(i / 10)]?.id ?? null, spaceId, path: `p${i}` },
      ...{ rank: ranks[i] ?? '', isDefault: i % 10 === 0, condition: PRO },
    })),
  });
}
