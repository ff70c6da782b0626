// Reads links through both APIs, expects them to agree and returns them in a short form.
import { expect } from 'vitest';
import type { Person, World } from '../support.ts';

/**
 * The requested list: a space or one of its change requests, the whole or one page, all links or
 * one status.
 */
interface LinkQuery {
  readonly space: string;
  readonly request?: string;
  readonly page?: string;
  readonly status?: 'ok' | 'broken' | 'in-app';
}

/** A link in short form. */
interface Short {
  /** Id of the page or reusable content that contains it. */
  readonly at: string;
  readonly href: string;
  readonly text: string;
  readonly status: string;
  readonly relation: string;
  /** The kind of its target; undefined when unknown. */
  readonly kind: string | undefined;
  /** Id or address of its target, if any. */
  readonly to: string | undefined;
}

/** A list of links in short form. */
interface LinkList {
  readonly links: readonly Short[];
  readonly total: number;
  readonly broken: number;
  readonly brokenHere: number;
}

export const REFERENCE = `kind url anchor organization { id } space { id } page { id: pageId } file { id: fileId } reusableContent { id: reusableContentId } versionContext { type revision { id } changeRequest { id } }`;
const LIST = `links(filter: { pageId: $page, status: $status }, first: $first, after: $after, last: $last, before: $before) {
  nodes { status relation href text target { ${REFERENCE} } locations { ${REFERENCE} } }
  edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount stats { total broken { total changeRequest } } }`;
const ARGUMENTS =
  '$page: ID, $status: LinkStatus, $first: Int, $after: String, $last: Int, $before: String';

/** Lists the links of a space in GraphQL. */
export const LINKS = `query ($space: ID!, ${ARGUMENTS}) { space(id: $space) { revision { ${LIST} } } }`;
/** Lists the links of a change request in GraphQL. */
export const LINKS_OF_REQUEST = `query ($request: ID!, ${ARGUMENTS}) { changeRequest(id: $request) { revision { ${LIST} } } }`;

/**
 * Returns the path of a list in `/v1`; undefined for that of a whole change request, which the
 * contract does not have.
 */
export function urlOf({ space, request, page }: Omit<LinkQuery, 'status'>): string | undefined {
  const top = `/v1/spaces/${space}`;
  if (page !== undefined)
    return `${top}${request === undefined ? '' : `/change-requests/${request}`}/content/page/${page}/links`;
  return request === undefined ? `${top}/links` : undefined;
}

/**
 * Enum values of GraphQL as `/v1` spells them; the contract check validates what `/v1` itself
 * sends.
 */
const spelled: Readonly<Record<string, string>> = {
  OK: 'ok',
  BROKEN: 'broken',
  IN_APP: 'in-app',
  REFERENCE: 'reference',
  DEPENDS_ON: 'dependsOn',
};
const word = (text: string): string => text.toLowerCase().replaceAll('_', '-');

// biome-ignore lint/suspicious/noExplicitAny: a reference in the response of either API
type Reference = any;

/** Returns the id of a reference's target. */
const idIn = (reference: Reference): string | undefined => {
  if (!reference) return undefined;
  if (word(reference.kind) === 'space') return reference.space.id;
  return reference.page && word(reference.kind) !== 'anchor'
    ? reference.page.id
    : (reference.file?.id ??
        reference.reusableContent?.id ??
        reference.url ??
        reference.anchor ??
        undefined);
};

const short = (
  { href, text, status, relation }: Omit<Short, 'at' | 'kind' | 'to'>,
  target: Reference,
  locations: readonly Reference[],
): Short => ({
  at: locations.map(idIn).join(' '),
  ...{ href, text, status: spelled[status] ?? status, relation: spelled[relation] ?? relation },
  kind: target ? word(target.kind) : undefined,
  to: idIn(target),
});

async function throughGraphQL(world: World, linkQuery: LinkQuery, name: Person): Promise<LinkList> {
  const status = linkQuery.status?.toUpperCase().replace('-', '_');
  const { data, errors } = await world
    .as(name)
    .query(linkQuery.request === undefined ? LINKS : LINKS_OF_REQUEST, {
      ...linkQuery,
      status,
      first: 150,
    });
  expect(errors).toBeUndefined();
  const { nodes, totalCount, stats } = (data.space ?? data.changeRequest).revision.links;
  expect(totalCount).toBe(nodes.length);
  return {
    links: nodes.map((node: Reference) => short(node, node.target, node.locations)),
    total: stats.total,
    broken: stats.broken.total,
    brokenHere: stats.broken.changeRequest,
  };
}

/** Returns the links that a person can see, by default ana. */
export async function readLinks(
  world: World,
  linkQuery: LinkQuery,
  name: Person = 'ana',
): Promise<LinkList> {
  const inGraphQL = await throughGraphQL(world, linkQuery, name);
  const url = urlOf(linkQuery);
  if (url === undefined) return inGraphQL;
  const { status, body } = await world
    .as(name)
    .get(`${url}?limit=150${linkQuery.status === undefined ? '' : `&status=${linkQuery.status}`}`);
  expect([status, body.count, body.next]).toEqual([200, body.items.length, undefined]);
  const onRest: LinkList = {
    links: body.items.map((item: Reference) =>
      short(item, item.targetReference, item.locationReferences),
    ),
    total: body.stats.total,
    broken: body.stats.broken.total,
    brokenHere: body.stats.broken.changeRequest,
  };
  expect(onRest).toEqual(inGraphQL);
  return onRest;
}

/** Returns the addresses of the broken links. */
export const brokenIn = async (world: World, linkQuery: LinkQuery): Promise<string[]> =>
  (await readLinks(world, { ...linkQuery, status: 'broken' })).links.map(({ href }) => href);
