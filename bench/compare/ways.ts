/**
 * Builds the requests of each way to ask a server, and reads the comparable part of its answers.
 */
import { idOf } from './ids.ts';
import type { HttpRequest } from './load.ts';

/** The ways to ask a server. `GraphQL as /v1` selects the fields of the answer of `/v1`. */
export type Way = 'GraphQL' | 'GraphQL as /v1' | '/v1' | 'PostGraphile' | 'statement';

/** Returns whether answers of a way are those of `/v1`. */
export const answersAsV1 = (way: Way): boolean => way === '/v1' || way === 'GraphQL as /v1';

/** The row that one request is about, with the token of an EDIT member of its organization. */
export interface Subject {
  readonly n: number;
  readonly id: string;
  readonly organizationId: string;
  /** The owner of the token. */
  readonly userId: string;
  readonly token: string;
}

export interface Asked {
  request(subject: Subject): HttpRequest;
  /** Returns the comparable part of an answer. */
  pick(answer: Answer, subject: Subject): unknown;
}

/** An answer, which is compared as a whole. */
// biome-ignore lint/suspicious/noExplicitAny: the answers of the servers have no common type
export type Answer = any;

/** Returns subjects of the first organizations. */
export function subjectsOf(
  tokens: readonly string[],
  organizations: number,
  idsIn: (organization: number) => readonly string[],
): Subject[] {
  const perOrganization = tokens.slice(0, organizations).map((token, o) =>
    idsIn(o).map((id, i) => ({
      n: o * 1000 + i,
      id,
      organizationId: idOf('org', o),
      userId: idOf('usr', o * 100 + 1),
      token,
    })),
  );
  // One of each organization after another, so that tokens alternate.
  const most = Math.max(...perOrganization.map((list) => list.length));
  return Array.from({ length: most }, (_, i) =>
    perOrganization.flatMap((list) => list[i] ?? []),
  ).flat();
}

const graphql = (document: string, subject: Subject, variables: object = { id: subject.id }) =>
  ({
    method: 'POST',
    path: '/graphql',
    token: subject.token,
    headers: { 'x-user': subject.userId }, // the author, for servers without tokens
    body: { query: document, variables },
  }) as const;

export const viaGraphql = (
  document: string,
  pick: (answer: Answer) => unknown,
  variablesOf?: (subject: Subject) => object,
): Asked => ({
  request: (subject) => graphql(document, subject, variablesOf?.(subject)),
  pick: ({ data }) => pick(data),
});

export const withoutToken = ({ request, pick }: Asked): Asked => ({
  request: (subject) => {
    const { token: _, ...rest } = request(subject);
    return rest;
  },
  pick,
});

/** PostGraphile has no tokens; it needs the organization for its lookups by primary key. */
export const viaPostgraphile = (
  document: string,
  pick: (answer: Answer) => unknown,
  variablesOf: (subject: Subject) => object = ({ id, organizationId }) => ({
    id,
    organization: organizationId,
  }),
): Asked => ({
  request: (subject) => {
    const { token: _, ...request } = graphql(document, subject, variablesOf(subject));
    return request;
  },
  pick: ({ data }) => pick(withMilliseconds(data)),
});

export const viaStatement = (
  name: string,
  pick: (answer: Answer) => unknown = (answer) => answer,
  valuesOf: (subject: Subject) => unknown[] = ({ id }) => [id],
): Asked => ({
  request: (subject) => ({ method: 'POST', path: `/${name}`, body: valuesOf(subject) }),
  pick,
});

/** Rewrites PostGraphile's timestamps, which have microseconds and an offset. */
const withMilliseconds = (answer: Answer): Answer =>
  JSON.parse(JSON.stringify(answer), (_, value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/.test(value)
      ? new Date(value).toISOString()
      : value,
  );
