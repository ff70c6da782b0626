// Makes sites in new organizations through the APIs, and builds the bodies of their parts in /v1.
import { expect } from 'vitest';
import { spaceBody } from '../content/expected.ts';
import { type TestOrganization, makeTestOrganization, makeSpaces } from '../content/rows.ts';
import type { Visitor, World } from '../support.ts';
import type { Level } from '../../src/domain/level.ts';

/** An empty site, and spaces to add to it. Ana is admin of the organization. */
export interface MadeSite {
  readonly testOrganization: TestOrganization;
  readonly id: string;
  /** The site's path in `/v1`. */
  readonly url: string;
  /** Ids of the organization's spaces, `Space 0` and so on. */
  readonly spaces: readonly string[];
}

/**
 * Makes an organization with members of these roles, spaces, and a site with the first `shown` of
 * them at its root.
 */
export async function makeSite(
  world: World,
  { spaces: count = 4, shown = 0, roles = [] as readonly Level[] } = {},
): Promise<MadeSite> {
  const testOrganization = await makeTestOrganization(world, roles);
  const spaces = await makeSpaces(world, testOrganization.id, count);
  const { status, body } = await world.as('ana').post(`/v1/orgs/${testOrganization.id}/sites`, {
    title: 'Docs',
    spaces: spaces.slice(0, shown),
  });
  expect(status).toBe(201);
  return {
    testOrganization,
    id: body.id,
    url: `/v1/orgs/${testOrganization.id}/sites/${body.id}`,
    spaces,
  };
}

/** Returns the ids that every GraphQL operation on a site takes. */
export const variablesOf = ({ testOrganization, id }: MadeSite) => ({
  organization: testOrganization.id,
  site: id,
});

/** Returns the body of a request that must succeed. */
// biome-ignore lint/suspicious/noExplicitAny: each test knows the type of its body
export async function done(answer: ReturnType<Visitor['send']>): Promise<any> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Adds a space to a site, in a section or at its default location, and returns the id. */
export const addSpace = async (
  world: World,
  site: MadeSite,
  n: number,
  sectionId?: string,
): Promise<string> =>
  (
    await done(
      world.as('ana').post(`${site.url}/site-spaces`, {
        spaceId: site.spaces[n],
        ...(sectionId !== undefined && { sectionId }),
      }),
    )
  ).id;

/** Makes a section of a space and returns its id. */
export const addSection = async (
  world: World,
  site: MadeSite,
  n: number,
  rest: object = {},
): Promise<string> =>
  (await done(world.as('ana').post(`${site.url}/sections`, { spaceId: site.spaces[n], ...rest })))
    .id;

/** Makes a group of sections and returns its id. */
export const addGroup = async (
  world: World,
  site: MadeSite,
  title: string,
  sections: readonly string[] = [],
): Promise<string> =>
  (await done(world.as('ana').post(`${site.url}/section-groups`, { title, sections }))).id;

/** Returns the site spaces of a site as ana sees them, in order. */
export const siteSpacesOf = async (
  world: World,
  site: MadeSite,
): Promise<{ id: string; section?: string; path: string; default: boolean }[]> =>
  (await done(world.as('ana').get(`${site.url}/site-spaces?limit=1000`))).items;

/**
 * Returns the body of a site space of the nth space in `/v1`: by default the default one at the
 * root, for an admin.
 */
export const siteSpaceBody = (
  world: World,
  site: MadeSite,
  id: string,
  n: number,
  rest: object = {},
) => ({
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

/**
 * Returns the nth space of an organization in `/v1`, for an admin. Generated fields match any text.
 */
export const shownSpace = (world: World, { testOrganization, spaces }: MadeSite, n: number) => {
  const at = `2026-04-01T00:0${n}:00.000Z`;
  return {
    ...spaceBody(world, {
      id: spaces[n] ?? '',
      organization: testOrganization.id,
      title: `Space ${n}`,
      createdAt: at,
      updatedAt: expect.any(String),
      revision: expect.any(String),
    }),
  };
};

/** Returns the body of a section in `/v1`: by default the default one. */
export const sectionBody = (
  world: World,
  site: MadeSite,
  id: string,
  n: number,
  siteSpaces: readonly object[],
  rest: object = {},
) => ({
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

const outlineOf = ({ object, title, siteSpaces, sections }: Item): unknown =>
  object === 'site-space' ? title : [title, ...(siteSpaces ?? sections ?? []).map(outlineOf)];

/**
 * Returns the titles of a structure, in order; a group or a section is a list that begins with its
 * title.
 */
export const outline = async (visitor: Visitor, site: MadeSite): Promise<unknown> => {
  const { type, structure } = await done(visitor.get(`${site.url}/structure`));
  return [type, ...structure.map(outlineOf)];
};

/** Grants a user a level on a space; null for none. */
export const grant = (world: World, space: string | undefined, user: string, role: string | null) =>
  done(world.as('ana').post(`/v1/spaces/${space}/permissions/users/${user}`, { role }));
