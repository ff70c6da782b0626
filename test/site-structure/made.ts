// Sites of their own in houses of their own, made through the doors, and what /v1 shows of their parts.
import { expect } from 'vitest';
import { spaceBody } from '../content/expected.ts';
import { type House, makeHouse, makeSpaces } from '../content/rows.ts';
import type { Visitor, World } from '../support.ts';
import type { Level } from '../../src/domain/level.ts';

/** A site with nothing in it, and spaces to put there. Ana is admin of the house. */
export interface MadeSite {
  readonly house: House;
  readonly id: string;
  /** Its address at `/v1`. */
  readonly url: string;
  /** Ids of the house's spaces, `Space 0` and so on. */
  readonly spaces: readonly string[];
}

/** Makes a house with members of these roles, spaces, and a site, on which the first `shown` of them stand at the root. */
export async function makeSite(world: World, { spaces: count = 4, shown = 0, roles = [] as readonly Level[] } = {}): Promise<MadeSite> {
  const house = await makeHouse(world, roles);
  const spaces = await makeSpaces(world, house.id, count);
  const { status, body } = await world.as('ana').post(`/v1/orgs/${house.id}/sites`, { title: 'Docs', spaces: spaces.slice(0, shown) });
  expect(status).toBe(201);
  return { house, id: body.id, url: `/v1/orgs/${house.id}/sites/${body.id}`, spaces };
}

/** The ids that every operation on a site of GraphQL takes. */
export const whereOf = ({ house, id }: MadeSite) => ({ organization: house.id, site: id });

/** Sends what must succeed; the body. */
// biome-ignore lint/suspicious/noExplicitAny: an answer is compared whole, or read field by field by the test that knows it
export async function done(answer: ReturnType<Visitor['send']>): Promise<any> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Puts a space on a site: in a section, or where it goes. The id. */
export const addSpace = async (world: World, site: MadeSite, n: number, sectionId?: string): Promise<string> =>
  (await done(world.as('ana').post(`${site.url}/site-spaces`, { spaceId: site.spaces[n], ...(sectionId !== undefined && { sectionId }) }))).id;

/** Makes a section of a space. The id. */
export const addSection = async (world: World, site: MadeSite, n: number, rest: object = {}): Promise<string> =>
  (await done(world.as('ana').post(`${site.url}/sections`, { spaceId: site.spaces[n], ...rest }))).id;

/** Makes a group of sections. The id. */
export const addGroup = async (world: World, site: MadeSite, title: string, sections: readonly string[] = []): Promise<string> =>
  (await done(world.as('ana').post(`${site.url}/section-groups`, { title, sections }))).id;

/** The site spaces of a site as ana sees them, by id of the space. */
export const siteSpacesOf = async (world: World, site: MadeSite): Promise<{ id: string; section?: string; path: string; default: boolean }[]> =>
  (await done(world.as('ana').get(`${site.url}/site-spaces?limit=1000`))).items;

/** What a site space of the nth space looks like at `/v1`: the default at the root, to an admin, unless said. */
export const siteSpaceBody = (world: World, site: MadeSite, id: string, n: number, rest: object = {}) => ({
  object: 'site-space',
  id,
  path: `space-${n}`,
  space: shownSpace(world, site, n),
  title: `Space ${n}`,
  default: true,
  hasAdvancedCustomizationFeature: false,
  urls: { location: `${world.url}${site.url}/site-spaces/${id}` },
  ...rest,
});

/** The nth space of a house at `/v1`, to an admin. What only the server knows of it is any text. */
export const shownSpace = (world: World, { house, spaces }: MadeSite, n: number) => {
  const at = `2026-04-01T00:0${n}:00.000Z`;
  return { ...spaceBody(world, { id: spaces[n] ?? '', organization: house.id, title: `Space ${n}`, createdAt: at, updatedAt: expect.any(String), revision: expect.any(String) }) };
};

/** What a section looks like at `/v1`: the default unless said. */
export const sectionBody = (world: World, site: MadeSite, id: string, n: number, siteSpaces: readonly object[], rest: object = {}) => ({
  object: 'site-section',
  id,
  title: `Space ${n}`,
  default: true,
  path: `space-${n}`,
  siteSpaces,
  urls: { location: `${world.url}${site.url}/sections/${id}` },
  ...rest,
});

interface Item {
  readonly object: string;
  readonly title: string;
  readonly siteSpaces?: readonly Item[];
  readonly sections?: readonly Item[];
}

const outlineOf = ({ object, title, siteSpaces, sections }: Item): unknown => (object === 'site-space' ? title : [title, ...(siteSpaces ?? sections ?? []).map(outlineOf)]);

/** The titles of a structure, in order; a group or a section is a list that begins with its title. */
export const outline = async (visitor: Visitor, site: MadeSite): Promise<unknown> => {
  const { type, structure } = await done(visitor.get(`${site.url}/structure`));
  return [type, ...structure.map(outlineOf)];
};

/** Gives somebody a level on a space; null for none at all. */
export const grant = (world: World, space: string | undefined, user: string, role: string | null) => done(world.as('ana').post(`/v1/spaces/${space}/permissions/users/${user}`, { role }));
