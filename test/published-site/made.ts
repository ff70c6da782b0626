// Makes published sites, and visitors with JWTs that another library signs.
import jwt from 'jsonwebtoken';
import { type TestOrganization, visitorOf } from '../content/rows.ts';
import { addGroup, addSection, done, type MadeSite, makeSite } from '../site-structure/made.ts';
import type { Visitor, World } from '../support.ts';

/** The claims schema of the sites in these tests. */
export const SCHEMA = {
  type: 'object',
  properties: {
    isBeta: { type: 'boolean', description: 'Beta tester' },
    plan: { type: 'string', enum: ['free', 'pro'] },
    unsigned: { type: 'object', properties: { isBeta: { type: 'boolean' } } },
  },
};

/**
 * A published site that shows its first space to everybody, its second to beta testers, its third
 * to those on the plan pro.
 */
export interface Published extends MadeSite {
  readonly open: string;
  readonly beta: string;
  readonly pro: string;
  readonly group: string;
}

/** Makes a published site with three sections; the last two are in a group. */
export async function makePublished(world: World, input: object = {}): Promise<Published> {
  const site = await makeSite(world, { roles: ['READ'] });
  const ana = world.as('ana');
  const open = await addSection(world, site, 0, { title: 'Open' });
  const beta = await addSection(world, site, 1, { title: 'Beta' });
  const pro = await addSection(world, site, 2, { title: 'Pro' });
  const group = await addGroup(world, site, 'For some', [beta, pro]);
  await done(ana.put(`${site.url}/adaptive-schema`, { jsonSchema: SCHEMA }));
  await done(ana.patch(`${site.url}/sections/${beta}`, { condition: 'visitor.claims.isBeta' }));
  await done(
    ana.patch(`${site.url}/sections/${pro}`, { condition: 'visitor.claims.plan == "pro"' }),
  );
  await done(ana.patch(site.url, { adaptiveContent: { enabled: true }, ...input }));
  await done(ana.post(`${site.url}/publish`));
  return { ...site, open, beta, pro, group };
}

/** Returns the key that signs the visitor tokens of a site. */
export const keyOf = async (world: World, { url }: MadeSite): Promise<string> =>
  (await done(world.as('ana').get(`${url}/publishing/auth`))).privateKey;

/** Returns a JWT for a site, valid for an hour. */
export async function jwtFor(
  world: World,
  site: MadeSite,
  claims: object,
  options: jwt.SignOptions = {},
): Promise<string> {
  return jwt.sign(claims, await keyOf(world, site), {
    algorithm: 'HS256',
    expiresIn: '1h',
    ...options,
  });
}

/** Returns the public address of a site. */
export const addressOf = (
  world: World,
  { testOrganization }: { readonly testOrganization: TestOrganization },
  path = '',
): string => `${world.url}/public/${testOrganization.id}/docs${path}`;

/** Returns a visitor token for a site. */
export async function openSite(
  world: World,
  site: Published,
  visitor: object = {},
  query = '',
): Promise<string> {
  return (
    await done(
      world.nobody.post('/v1/urls/published', { url: addressOf(world, site) + query, visitor }),
    )
  ).apiToken;
}

/** Returns a visitor with the role read in the organization of a site. */
export const readerOf = (world: World, { testOrganization }: MadeSite): Promise<Visitor> =>
  visitorOf(world, testOrganization, 1);

/**
 * Edits the content of the nth space of a site, and returns the ids of its pages afterwards, in
 * order.
 */
export async function write(
  world: World,
  { spaces }: MadeSite,
  n: number,
  changes: readonly object[],
): Promise<string[]> {
  await done(world.as('ana').post(`/v1/spaces/${spaces[n]}/content`, { changes }));
  return (await done(world.as('ana').get(`/v1/spaces/${spaces[n]}/content/pages`))).pages.map(
    ({ id }: { id: string }) => id,
  );
}
