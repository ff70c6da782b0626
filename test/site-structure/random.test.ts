import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RestResult, useWorld } from '../support.ts';
import { countCases } from '../case-count.ts';
import { sql } from '../sql.ts';
import { done, type MadeSite, makeSite } from './made.ts';
import { flawsOf, Model, put, structureOf } from './model.ts';

const world = useWorld();

const ops = [
  'addSpace',
  'addSpace',
  'addSection',
  'addSection',
  'addGroup',
  'putIn',
  'takeOut',
  'dropGroup',
  'dropSection',
  'dropSpace',
  'sortTop',
  'sortTop',
  'sortInGroup',
  'sortSpace',
  'setSection',
  'setSpace',
] as const;

/** A step: an operation, and the indexes of the parts that it applies to. */
interface Step {
  readonly op: (typeof ops)[number];
  readonly n: number;
  readonly m: number;
  readonly side: 'before' | 'after';
}

const anyStep: fc.Arbitrary<Step> = fc.record({
  op: fc.constantFrom(...ops),
  n: fc.nat(20),
  m: fc.nat(20),
  side: fc.constantFrom('before', 'after'),
});
const pick = <T>(list: readonly T[], n: number): T | undefined =>
  list[n % Math.max(1, list.length)];

const typeOf = (id: string) =>
  ({ sec: 'site-section', grp: 'site-section-group' })[id.slice(0, 3)] ?? 'site-space';

/** Moves one part next to another, or to the end without another. */
async function sort(
  site: MadeSite,
  list: readonly string[],
  { n, m, side }: Step,
): Promise<string[]> {
  const item = pick(list, n);
  const sibling = pick(
    list.filter((one) => one !== item),
    m,
  );
  if (item === undefined) return [...list];
  const position = sibling === undefined ? {} : { [side]: { type: typeOf(sibling), id: sibling } };
  await done(
    world
      .as('ana')
      .patch(`${site.url}/structure/sort`, { item: { type: typeOf(item), id: item }, position }),
  );
  return put(list, item, side, sibling);
}

/** Runs the operations that create parts. */
async function make(site: MadeSite, model: Model, { op, n, m }: Step): Promise<void> {
  const ana = world.as('ana');
  const section = pick(model.order, m);
  if (op === 'addSpace') {
    const sectionId = n % 2 ? section : undefined;
    model.addSpace(
      (
        await done(
          ana.post(`${site.url}/site-spaces`, {
            spaceId: pick(site.spaces, n),
            ...(sectionId && { sectionId }),
          }),
        )
      ).id,
      sectionId,
    );
  } else if (op === 'addSection') {
    const made = await done(ana.post(`${site.url}/sections`, { spaceId: pick(site.spaces, n) }));
    model.addSection(made.id, made.siteSpaces[0].id);
  } else {
    const sections = n % 3 && section ? [section] : [];
    model.addGroup(
      (await done(ana.post(`${site.url}/section-groups`, { title: 'G', sections }))).id,
      sections,
    );
  }
}

/** Runs the operations that move a section into or out of a group, and those that delete. */
async function rearrange(site: MadeSite, model: Model, { op, n, m }: Step): Promise<void> {
  const ana = world.as('ana');
  const [group, section] = [pick([...model.groups.keys()], n), pick(model.order, m)];
  const space = pick(
    [model.root, ...model.sections.values()].flatMap(({ ids }) => ids),
    n,
  );
  if (op === 'putIn' && group && section) {
    await done(ana.post(`${site.url}/section-groups/${group}/sections`, { sectionId: section }));
    model.putIn(group, section);
  } else if (op === 'takeOut' && group && section) {
    await done(ana.delete(`${site.url}/section-groups/${group}/sections/${section}`));
    model.takeOut(group, section);
  } else if (op === 'dropGroup' && group) {
    await done(ana.delete(`${site.url}/section-groups/${group}`));
    model.dropGroup(group);
  } else if (op === 'dropSection' && section) {
    await done(ana.delete(`${site.url}/sections/${section}`));
    model.dropSection(section);
  } else if (op === 'dropSpace' && space) {
    await done(ana.delete(`${site.url}/site-spaces/${space}`));
    model.dropSpace(space);
  }
}

/** Runs the operations that reorder parts and set defaults. */
async function choose(site: MadeSite, model: Model, step: Step): Promise<void> {
  const ana = world.as('ana');
  const [group, section] = [pick([...model.groups.keys()], step.n), pick(model.order, step.m)];
  const held = model.sections.get(section ?? '') ?? model.root;
  const siteSpace = pick(held.ids, step.n);
  if (step.op === 'sortTop') model.top = await sort(site, model.top, step);
  else if (step.op === 'sortInGroup' && group)
    model.groups.set(group, await sort(site, model.groups.get(group) ?? [], step));
  else if (step.op === 'sortSpace') held.ids = await sort(site, held.ids, step);
  else if (step.op === 'setSection' && section) {
    await done(ana.patch(site.url, { defaultSiteSection: section }));
    model.defaultSection = section;
  } else if (step.op === 'setSpace' && siteSpace) {
    await done(
      section
        ? ana.patch(`${site.url}/sections/${section}`, { defaultSiteSpace: siteSpace })
        : ana.patch(site.url, { defaultSiteSpace: siteSpace }),
    );
    held.default = siteSpace;
  }
}

const FIRST_SITE_SPACE = sql<{ id: string }>(
  `SELECT sp.id FROM site_spaces sp JOIN spaces s ON s.id = sp.space_id
    WHERE s.id = $1 AND s.deleted_at IS NULL ORDER BY sp.created_at, sp.id LIMIT 1`,
);

/**
 * Returns the URL of each space, and the URL of the site space that has shown it longest. They are
 * computed in SQL for spaces, and from all parts of the site for site spaces.
 */
async function addressesOf(site: MadeSite): Promise<[unknown, unknown][]> {
  const ana = world.as('ana');
  const { items: siteSpaces } = await done(ana.get(`${site.url}/site-spaces?limit=1000`));
  const published = new Map<string, string>(
    siteSpaces.map(({ id, urls }: { id: string; urls: { published: string } }) => [
      id,
      urls.published,
    ]),
  );
  const addresses: [unknown, unknown][] = [];
  for (const id of site.spaces) {
    const [oldest] = await world.console.database.query(FIRST_SITE_SPACE, [id]);
    const { urls } = await done(ana.get(`/v1/spaces/${id}`));
    addresses.push([urls.published, oldest && published.get(oldest.id)]);
  }
  return addresses;
}

describe('a structure', () => {
  it('follows the rules after any steps, with one default and unique paths', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 16 }), async (steps) => {
        const site = await makeSite(world, { spaces: 3, shown: 2 });
        const model = new Model();
        for (const { id } of (await done(world.as('ana').get(`${site.url}/structure`))).structure)
          model.addSpace(id);
        for (const step of steps) {
          if (step.op.startsWith('add')) await make(site, model, step);
          else if (step.op.startsWith('s')) await choose(site, model, step);
          else await rearrange(site, model, step);
        }
        expect(structureOf(await done(world.as('ana').get(`${site.url}/structure`)))).toEqual(
          model.outline,
        );
        expect(await flawsOf(world, site)).toEqual([]);
        await done(world.as('ana').post(`${site.url}/publish`));
        const before = await addressesOf(site);
        expect(before.map(([own]) => own)).toEqual(before.map(([, expected]) => expected));
        await done(world.as('ana').delete(`/v1/spaces/${site.spaces[steps.length % 3]}`));
        const after = await addressesOf(site);
        expect(after.map(([own]) => own)).toEqual(after.map(([, expected]) => expected));
      }),
      { numRuns: countCases({ usual: 8, all: 30 }) },
    );
  }, 240_000);
});

/**
 * Sends a request again with its key after a timeout on a busy machine, so that it applies once.
 */
async function insist(method: string, path: string, body?: object): Promise<RestResult> {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  for (let tries = 1; ; tries++) {
    const answer = await world.as('ana').send(method, path, body, headers);
    if (tries === 6 || (answer.status !== 503 && answer.status !== 504)) return answer;
  }
}

describe('concurrent changes of one structure', () => {
  it('end in the result of some order of them', async () => {
    for (let round = 0; round < 3; round++) {
      const site = await makeSite(world, { spaces: 4, shown: 4 });
      const own = (await done(world.as('ana').get(`${site.url}/structure`))).structure.map(
        ({ id }: { id: string }) => id,
      );
      const answers = await Promise.all([
        ...[0, 1, 2, 3].map((n) =>
          insist('POST', `${site.url}/sections`, { spaceId: site.spaces[n] }),
        ),
        ...[0, 1].map((n) =>
          insist('POST', `${site.url}/site-spaces`, { spaceId: site.spaces[n] }),
        ),
        ...[0, 1].map((n) => insist('DELETE', `${site.url}/site-spaces/${own[n]}`)),
        insist('PATCH', `${site.url}/structure/sort`, {
          item: { type: 'site-space', id: own[2] },
          position: {},
        }),
        // accepted or not, depending on the order
        insist('PATCH', `${site.url}/site-spaces/${own[3]}`, { path: 'space-0' }),
      ]);
      expect(
        answers
          .filter(({ status }) => ![200, 201, 205, 409].includes(status))
          .map(({ body }) => body),
      ).toEqual([]);
      expect(await flawsOf(world, site)).toEqual([]);
      const sections = (await done(world.as('ana').get(`${site.url}/sections`))).items.map(
        ({ id }: { id: string }) => id,
      );
      expect([
        sections.length,
        (await done(world.as('ana').get(`${site.url}/site-spaces`))).count,
      ]).toEqual([4, 8]);
      const more = await Promise.all([
        ...sections.slice(0, 2).map((id: string) => insist('DELETE', `${site.url}/sections/${id}`)),
        ...sections
          .slice(2)
          .map((id: string) => insist('PATCH', site.url, { defaultSiteSection: id })),
        ...sections.slice(1).map((id: string) =>
          insist('PATCH', `${site.url}/structure/sort`, {
            item: { type: 'site-section', id },
            position: {},
          }),
        ),
        insist('POST', `${site.url}/section-groups`, { title: 'G', sections: sections.slice(2) }),
      ]);
      expect(
        more.filter(({ status }) => ![200, 201, 205, 400].includes(status)).map(({ body }) => body),
      ).toEqual([]);
      expect(await flawsOf(world, site)).toEqual([]);
      expect((await done(world.as('ana').get(`${site.url}/sections`))).count).toBe(2);
    }
  });
});
