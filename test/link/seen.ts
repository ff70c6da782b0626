// Links as both doors show them, made short for comparison: the doors must agree before a test is told.
import { expect } from 'vitest';
import type { Person, World } from '../support.ts';

/** What is asked for: a space or one of its change requests, the whole or a page of it, any status or one. */
interface Asked {
  readonly space: string;
  readonly request?: string;
  readonly page?: string;
  readonly status?: 'ok' | 'broken' | 'in-app';
}

/** A link in short. */
interface Short {
  /** Id of the page or reusable content that it stands in. */
  readonly at: string;
  readonly href: string;
  readonly text: string;
  readonly status: string;
  readonly relation: string;
  /** Which kind of thing it leads to; undefined where that is not known. */
  readonly kind: string | undefined;
  /** Id or address of the thing, where there is one. */
  readonly to: string | undefined;
}

/** A list of links in short. */
interface Seen {
  readonly links: readonly Short[];
  readonly total: number;
  readonly broken: number;
  readonly brokenHere: number;
}

export const REFERENCE = `kind url anchor organization { id } space { id } page { id } file { id } reusableContent { id } versionContext { type revision { id } changeRequest { id } }`;
const LIST = `links(page: $page, status: $status, first: $first, after: $after, last: $last, before: $before) {
  nodes { status relation href text target { ${REFERENCE} } locations { ${REFERENCE} } }
  edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount stats { total broken { total changeRequest } } }`;
const ARGUMENTS = '$space: ID!, $page: ID, $status: LinkStatus, $first: Int, $after: String, $last: Int, $before: String';

/** The links of a space in GraphQL. */
export const LINKS = `query (${ARGUMENTS}) { space(id: $space) { revision { ${LIST} } } }`;
/** Those of a change request. */
export const LINKS_OF_REQUEST = `query ($request: ID!, ${ARGUMENTS}) { changeRequest(spaceId: $space, id: $request) { revision { ${LIST} } } }`;

/** The address of a list at `/v1`; undefined for that of a whole change request, which the contract does not have. */
export function urlOf({ space, request, page }: Omit<Asked, 'status'>): string | undefined {
  const top = `/v1/spaces/${space}`;
  if (page !== undefined) return `${top}${request === undefined ? '' : `/change-requests/${request}`}/content/page/${page}/links`;
  return request === undefined ? `${top}/links` : undefined;
}

/** Words of GraphQL as `/v1` spells them; the contract's check looks at what `/v1` itself sends. */
const spelled: Readonly<Record<string, string>> = { OK: 'ok', BROKEN: 'broken', IN_APP: 'in-app', REFERENCE: 'reference', DEPENDS_ON: 'dependsOn' };
const word = (text: string): string => text.toLowerCase().replaceAll('_', '-');

// biome-ignore lint/suspicious/noExplicitAny: a reference as a door shows it
type Reference = any;

/** Tells what a reference is to. */
const idIn = (reference: Reference): string | undefined => {
  if (!reference) return undefined;
  if (word(reference.kind) === 'space') return reference.space.id;
  return reference.page && word(reference.kind) !== 'anchor' ? reference.page.id : (reference.file?.id ?? reference.reusableContent?.id ?? reference.url ?? reference.anchor ?? undefined);
};

const short = ({ href, text, status, relation }: Omit<Short, 'at' | 'kind' | 'to'>, target: Reference, locations: readonly Reference[]): Short => ({
  at: locations.map(idIn).join(' '),
  ...{ href, text, status: spelled[status] ?? status, relation: spelled[relation] ?? relation },
  kind: target ? word(target.kind) : undefined,
  to: idIn(target),
});

async function throughGraphQL(world: World, asked: Asked, name: Person): Promise<Seen> {
  const status = asked.status?.toUpperCase().replace('-', '_');
  const { data, errors } = await world.as(name).query(asked.request === undefined ? LINKS : LINKS_OF_REQUEST, { ...asked, status, first: 150 });
  expect(errors).toBeUndefined();
  const { nodes, totalCount, stats } = (data.space ?? data.changeRequest).revision.links;
  expect(totalCount).toBe(nodes.length);
  return { links: nodes.map((node: Reference) => short(node, node.target, node.locations)), total: stats.total, broken: stats.broken.total, brokenHere: stats.broken.changeRequest };
}

/** The links that somebody sees, who is ana unless said. */
export async function seen(world: World, asked: Asked, name: Person = 'ana'): Promise<Seen> {
  const inGraphQL = await throughGraphQL(world, asked, name);
  const url = urlOf(asked);
  if (url === undefined) return inGraphQL;
  const { status, body } = await world.as(name).get(`${url}?limit=150${asked.status === undefined ? '' : `&status=${asked.status}`}`);
  expect([status, body.count, body.next]).toEqual([200, body.items.length, undefined]);
  const onRest: Seen = {
    links: body.items.map((item: Reference) => short(item, item.targetReference, item.locationReferences)),
    total: body.stats.total,
    broken: body.stats.broken.total,
    brokenHere: body.stats.broken.changeRequest,
  };
  expect(onRest).toEqual(inGraphQL);
  return onRest;
}

/** The addresses of the links that are broken. */
export const brokenIn = async (world: World, asked: Asked): Promise<string[]> => (await seen(world, { ...asked, status: 'broken' })).links.map(({ href }) => href);
