// Every operation there is, read from the SDL and the route table, and how each door is asked for it.
import { type DocumentNode, Kind, print } from 'graphql';
import { forServer } from '../../src/rest/selection.ts';
import type { Route } from '../../src/rest/route.ts';
import { routes } from '../../src/rest/routes.ts';
import { checkAnswer } from '../contract/check.ts';
import { readSchema } from '../contract/sdl.ts';
import type { World } from '../support.ts';
import type { Input } from './input.ts';

/** An operation of `/v1`, or a root field that no route uses. */
export interface Operation {
  readonly name: string;
  readonly isMutation: boolean;
  readonly route: Route | undefined;
}

const definitionOf = (document: DocumentNode) => {
  const found = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (found?.kind !== Kind.OPERATION_DEFINITION) throw new Error('A route runs an operation.');
  return found;
};

/** Names of the root fields of a document, as the SDL has them. */
const rootFieldsOf = (document: DocumentNode): string[] => {
  const { operation, selectionSet } = definitionOf(document);
  return selectionSet.selections.flatMap((selection) => (selection.kind === Kind.FIELD ? [`${operation === 'query' ? 'Query' : 'Mutation'}.${selection.name.value}`] : []));
};

/** All root fields of the SDL. */
const rootFields: readonly string[] = [readSchema().getQueryType(), readSchema().getMutationType()].flatMap((type) => Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`));

const routed = new Set(routes.flatMap(({ document }) => rootFieldsOf(document)));

export const operations: readonly Operation[] = [
  ...routes.map((route) => ({ name: definitionOf(route.document).name?.value ?? '', isMutation: definitionOf(route.document).operation === 'mutation', route })),
  ...rootFields.filter((field) => !routed.has(field)).map((name) => ({ name, isMutation: name.startsWith('Mutation.'), route: undefined })),
];

/** An operation by the name of a second way to ask it, which begins with its own. */
export function variantOf(name: string): Operation {
  const operation = operations.find((one) => one.name === name.split(' ', 1)[0]);
  if (!operation) throw new Error(`There is no operation for ${name}.`);
  return { ...operation, name };
}

/** An answer of either door, in the words that both share. */
export interface Answer {
  readonly status: number;
  /** All but those that tell the time or count requests. */
  readonly headers: Readonly<Record<string, string>>;
  /** As it came. */
  readonly text: string;
  /** The reason of the fault; undefined for success. */
  readonly reason: string | undefined;
  readonly details: unknown;
}

const volatile = new Set(['date', 'x-ratelimit-remaining', 'x-ratelimit-reset']);

/** Sends a request; a body of `/v1` is held to the contract. */
async function send(world: World, token: string | undefined, method: string, path: string, body?: object): Promise<{ status: number; headers: Record<string, string>; text: string }> {
  const headers = { 'x-request-id': 'test', ...(token !== undefined && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(`${world.url}${path}`, { method, redirect: 'manual', headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await answer.text();
  const all = Object.fromEntries(answer.headers);
  if (path.startsWith('/v1')) checkAnswer({ method, path, status: answer.status, headers: all, body: text });
  return { status: answer.status, headers: Object.fromEntries(Object.entries(all).filter(([name]) => !volatile.has(name))), text };
}

/** What every answer of GraphQL may hold. */
interface Told {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly extensions: { readonly code: string; readonly details?: unknown } }[];
}

/** The first fault of an answer of GraphQL. "What is not published, not there or closed to a visitor is null all the same": in a word, it is not found. */
export function faultIn({ data, errors }: Told): Pick<Answer, 'reason' | 'details'> {
  if (errors === undefined && data?.['publishedSite'] === null) return { reason: 'NOT_FOUND', details: undefined };
  return { reason: errors?.[0]?.extensions.code, details: errors?.[0]?.extensions.details };
}

const texts = new WeakMap<DocumentNode, string>();

/** A document of a route as GraphQL is sent it; printed once, for thousands of requests. */
function textOf(document: DocumentNode): string {
  const text = texts.get(document) ?? print(forServer(document));
  texts.set(document, text);
  return text;
}

/** Asks GraphQL for an operation. */
export async function askGraphQL(world: World, token: string | undefined, { route }: Operation, { parameters, query, variables, body, input, document }: Input): Promise<Answer> {
  const text = document ?? (route ? textOf(route.document) : '');
  const sent = await send(world, token, 'POST', '/graphql', { query: text, variables: { ...parameters, ...query, ...variables, ...(body && { body: input ?? body }) } });
  return { ...sent, ...faultIn(JSON.parse(sent.text)) };
}

/** What a deprecated route names as its successor repeats the address that was asked: there the names of parameters stand for their values. */
function withoutAsked<Sent extends { readonly headers: Readonly<Record<string, string>> }>(sent: Sent, parameters: Readonly<Record<string, string>>): Sent {
  const { link } = sent.headers;
  if (link === undefined) return sent;
  return { ...sent, headers: { ...sent.headers, link: Object.entries(parameters).reduce((text, [name, value]) => text.replace(value, `{${name}}`), link) } };
}

/** Asks `/v1` for an operation. */
export async function askRest(world: World, token: string | undefined, route: { readonly method: string; readonly path: string }, { parameters = {}, query = {}, body }: Input): Promise<Answer> {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? 'x'));
  const search = new URLSearchParams(query).toString();
  const sent = withoutAsked(await send(world, token, route.method, search === '' ? path : `${path}?${search}`, body), parameters);
  const { error } = (sent.status >= 400 ? JSON.parse(sent.text) : {}) as { error?: { reason: string; details?: unknown } }; // the form of every refusal
  return { ...sent, reason: error?.reason, details: error?.details };
}
