// What the pages about people expect again and again: whole bodies of the demo world, and refusals at both doors.
import { type GraphQLResult, ids, type Person, type World } from '../support.ts';

const people = {
  ana: { displayName: 'Ana Alvarez', email: 'ana@acme.test', role: 'admin', joinedAt: '2026-01-05T09:00:00.000Z', spaces: 1, teams: 2 },
  ben: { displayName: 'Ben Brandt', email: 'ben@acme.test', role: 'edit', joinedAt: '2026-01-06T09:00:00.000Z', spaces: 1, teams: 2 },
  cat: { displayName: 'Cat Cooper', email: 'cat@acme.test', role: 'comment', joinedAt: '2026-01-07T09:00:00.000Z', spaces: 1, teams: 1 },
  dan: { displayName: 'Dan Dufour', email: 'dan@acme.test', role: null, joinedAt: '2026-01-08T09:00:00.000Z', spaces: 0, teams: 1 },
  eve: { displayName: 'Eve Egger', email: 'eve@umbrella.test', role: 'admin', joinedAt: '2026-01-09T09:00:00.000Z', spaces: 0, teams: 1 },
} as const;

/** A person of the demo world as `/v1` shows him. */
export function userBody(world: World, name: Person) {
  const { displayName, email } = people[name];
  return { object: 'user', id: ids.user(name), displayName, email, urls: { location: `${world.url}/v1/users/${ids.user(name)}` } };
}

/** The same person as a member. */
export function memberBody(world: World, name: Person) {
  const { role, joinedAt, spaces, teams } = people[name];
  return { object: 'member', id: ids.user(name), role, user: userBody(world, name), disabled: false, joinedAt, sso: false, spaces, teams };
}

const teams = {
  writers: { title: 'Writers', createdAt: '2026-01-05T09:00:00.000Z', spaces: 1 },
  reviewers: { title: 'Reviewers', createdAt: '2026-01-06T09:00:00.000Z', spaces: 0 },
  partners: { title: 'Partners', createdAt: '2026-01-07T09:00:00.000Z', spaces: 0 },
} as const;

/** A team of the demo world as `/v1` shows it to who may or may not manage it. */
export const teamBody = (name: keyof typeof teams, admin: boolean) => ({ object: 'team', id: ids.team(name), ...teams[name], members: 2, permissions: { admin, view: true } });

/** A refusal of `/v1`. */
export const refused = (code: number, reason: string, message: string, rest: object = {}) => ({ error: { code, message, reason, ...rest, requestId: 'test' } });

/** The same fault in GraphQL, at a root field. */
export const fault = (path: readonly (string | number)[], code: string, message: string, rest: object = {}) => [{ message, path, extensions: { code, ...rest, requestId: 'test' } }];

/** The errors of a GraphQL answer, but for where they stand in the document. */
export const faultsOf = ({ errors }: GraphQLResult): { message: string; path: (string | number)[]; extensions: object }[] =>
  (errors ?? []).map(({ message, path, extensions }: { message: string; path: (string | number)[]; extensions: object }) => ({ message, path, extensions }));

const nothingHere = 'There is nothing here, or nothing that you may see. Check the address and the ids in it.';

/** What is not there, and what one may not see. */
export const notFound = refused(404, 'NOT_FOUND', nothingHere);
export const notFoundAt = (path: readonly string[]) => fault(path, 'NOT_FOUND', nothingHere);

/** What one sees and may not do. */
export const forbidden = (needs: string, has: string) => refused(403, 'FORBIDDEN', `This needs ${needs}; you are ${has} here.`, { details: { needs, has } });
export const forbiddenAt = (path: readonly string[], needs: string, has: string) => fault(path, 'FORBIDDEN', `This needs ${needs}; you are ${has} here.`, { details: { needs, has } });

const foreignCursor = 'This cursor belongs to another list, order or filter. Begin again without it.';

/** A cursor that was not given by this list. */
export const badCursor = refused(400, 'BAD_CURSOR', foreignCursor, { field: 'page' });
export const badCursorAt = (path: readonly string[], field: 'after' | 'before') => fault(path, 'BAD_CURSOR', foreignCursor, { field });
