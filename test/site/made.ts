// Makes sites, and builds their expected bodies in both APIs.
import { ids, type Person, type World } from '../support.ts';

/** All fields of a site in GraphQL. */
export const FIELDS = `__typename id type title icon { icon { light dark } } hostname basename proxy { origin target } visibility published siteSpaceCount defaultSpaceId createdAt
  adaptiveContent { enabled } ads { status submittable } agentsContext features { id: key plan frozen customizations } organizationId urls { location app published }`;

export const GET = `query ($id: ID!) { site(id: $id) { ${FIELDS} } }`;
export const CREATE = `mutation ($input: CreateSiteInput!) { createSite(input: $input) { site { ${FIELDS} } } }`;
export const UPDATE = `mutation ($input: UpdateSiteInput!) { updateSite(input: $input) { site { ${FIELDS} } } }`;
export const DELETE = 'mutation ($id: ID!) { deleteSite(input: { id: $id }) { deletedSiteId } }';
export const PUBLISH = `mutation ($id: ID!) { publishSite(input: { id: $id }) { site { ${FIELDS} } } }`;
export const UNPUBLISH = `mutation ($id: ID!) { unpublishSite(input: { id: $id }) { site { ${FIELDS} } } }`;

interface Shown {
  readonly id: string;
  readonly createdAt: string;
  readonly organization?: string;
  /** Its public address, while it is published. */
  readonly published?: string;
  readonly [field: string]: unknown;
}

/** Returns a site as `/v1` serializes it: by default a new one without spaces. */
export const siteBody = (
  world: World,
  { id, organization = ids.acme, published, ...rest }: Shown,
) => ({
  object: 'site',
  id,
  type: 'basic',
  title: 'Untitled',
  basename: 'untitled',
  visibility: 'public',
  published: published !== undefined,
  siteSpaces: 0,
  adaptiveContent: { enabled: false },
  agentsContext: 'included',
  urls: {
    location: `${world.url}/v1/orgs/${organization}/sites/${id}`,
    app: `${world.url}/app/o/${organization}/sites/${id}`,
    ...(published !== undefined && { published }),
  },
  ...rest,
});

const wordOf = (word: string): string => word.toUpperCase().replaceAll('-', '_');

/**
 * Returns the same site as GraphQL serializes it: enum values in capitals, null for absent fields.
 */
export function siteNode(
  body: ReturnType<typeof siteBody> & Readonly<Record<string, unknown>>,
  organization = ids.acme,
): object {
  const {
    object: _,
    siteSpaces,
    defaultSpace = null,
    type,
    visibility,
    agentsContext,
    urls,
    ...rest
  } = body;
  return {
    __typename: 'Site',
    ...{ icon: null, hostname: null, proxy: null, ads: null, features: null },
    ...rest,
    ...{ type: wordOf(type), visibility: wordOf(visibility), agentsContext: wordOf(agentsContext) },
    siteSpaceCount: siteSpaces,
    defaultSpaceId: defaultSpace,
    organizationId: organization,
    urls: { published: null, ...urls },
  };
}

/** Returns the path of an organization's sites. */
export const sitesOf = (organization: string = ids.acme): string =>
  `/v1/orgs/${organization}/sites`;

/** A site of a test and its path. */
export interface MadeSite {
  readonly id: string;
  readonly url: string;
  readonly createdAt: string;
  readonly basename: string;
  /** The variables of a GraphQL operation on it. */
  readonly at: { readonly org: string; readonly id: string };
}

/** Makes a site as ana. */
export async function makeSite(
  world: World,
  input: object = {},
  organization: string = ids.acme,
  by: Person = 'ana',
): Promise<MadeSite> {
  const { status, body } = await world.as(by).post(sitesOf(organization), input);
  if (status !== 201) throw new Error(JSON.stringify(body));
  const { id, createdAt, basename } = body;
  return {
    id,
    createdAt,
    basename,
    url: `${sitesOf(organization)}/${id}`,
    at: { org: organization, id },
  };
}

/** Makes a space of ana at the top of acme with this default level, and returns its id. */
export async function makeOwnSpace(
  world: World,
  title: string,
  defaultLevel: string | null = 'inherit',
): Promise<string> {
  const { body } = await world.as('ana').post(`/v1/orgs/${ids.acme}/spaces`, { title });
  await world.as('ana').patch(`/v1/spaces/${body.id}`, { defaultLevel });
  return body.id;
}

/** Grants dan this role on a space. */
export const grantDan = (world: World, space: string, role: string) =>
  world.as('ana').post(`/v1/spaces/${space}/permissions/users/${ids.user('dan')}`, { role });
