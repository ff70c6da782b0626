// Builds the bodies that the member and team tests expect: demo world entities and errors of both
// APIs.
import { type GraphQLResult, ids, type Person, type World } from '../support.ts';

const people = {
  ana: {
    displayName: 'Ana Alvarez',
    email: 'ana@acme.test',
    role: 'admin',
    joinedAt: '2026-01-05T09:00:00.000Z',
    spaces: 1,
    teams: 2,
  },
  ben: {
    displayName: 'Ben Brandt',
    email: 'ben@acme.test',
    role: 'edit',
    joinedAt: '2026-01-06T09:00:00.000Z',
    spaces: 1,
    teams: 2,
  },
  cat: {
    displayName: 'Cat Cooper',
    email: 'cat@acme.test',
    role: 'comment',
    joinedAt: '2026-01-07T09:00:00.000Z',
    spaces: 1,
    teams: 1,
  },
  dan: {
    displayName: 'Dan Dufour',
    email: 'dan@acme.test',
    role: null,
    joinedAt: '2026-01-08T09:00:00.000Z',
    spaces: 0,
    teams: 1,
  },
  eve: {
    displayName: 'Eve Egger',
    email: 'eve@umbrella.test',
    role: 'admin',
    joinedAt: '2026-01-09T09:00:00.000Z',
    spaces: 0,
    teams: 1,
  },
} as const;

/** Returns a person of the demo world as `/v1` serializes them. */
export function userBody(world: World, name: Person) {
  const { displayName, email } = people[name];
  return {
    object: 'user',
    id: ids.user(name),
    displayName,
    email,
    urls: { location: `${world.url}/v1/users/${ids.user(name)}` },
  };
}

/** Returns the same person as a member. */
export function memberBody(world: World, name: Person) {
  const { role, joinedAt, spaces, teams } = people[name];
  return {
    object: 'member',
    id: ids.user(name),
    role,
    user: userBody(world, name),
    disabled: false,
    joinedAt,
    sso: false,
    spaces,
    teams,
  };
}

const teams = {
  writers: { title: 'Writers', createdAt: '2026-01-05T09:00:00.000Z', spaces: 1 },
  reviewers: { title: 'Reviewers', createdAt: '2026-01-06T09:00:00.000Z', spaces: 0 },
  partners: { title: 'Partners', createdAt: '2026-01-07T09:00:00.000Z', spaces: 0 },
} as const;

/** Returns a team of the demo world as `/v1` serializes it for an admin or for another member. */
export const teamBody = (name: keyof typeof teams, admin: boolean) => ({
  object: 'team',
  id: ids.team(name),
  ...teams[name],
  members: 2,
  permissions: { admin, view: true },
});

/** Returns an error body of `/v1`. */
export const refused = (code: number, reason: string, message: string, rest: object = {}) => ({
  error: { code, message, reason, ...rest, requestId: 'test' },
});

/** Returns the same error in GraphQL, at a root field. */
export const graphQLError = (
  path: readonly (string | number)[],
  code: string,
  message: string,
  rest: object = {},
) => [{ message, path, extensions: { code, ...rest, requestId: 'test' } }];

/** Returns the errors of a GraphQL response without their locations. */
export const errorsOf = ({
  errors,
}: GraphQLResult): { message: string; path: (string | number)[]; extensions: object }[] =>
  (errors ?? []).map(
    ({
      message,
      path,
      extensions,
    }: {
      message: string;
      path: (string | number)[];
      extensions: object;
    }) => ({ message, path, extensions }),
  );

const nothingHere =
  'The object does not exist, or you cannot see it. Check the URL and the ids in it.';

/** The error body for a resource that does not exist or that the caller cannot see. */
export const notFound = refused(404, 'NOT_FOUND', nothingHere);
export const notFoundAt = (path: readonly string[]) => graphQLError(path, 'NOT_FOUND', nothingHere);

/** Returns the error body for a resource that the caller can see but not use in this way. */
export const forbidden = (needs: string, has: string) =>
  refused(403, 'FORBIDDEN', `This needs ${needs}; you are ${has} here.`, {
    details: { needs, has },
  });
export const forbiddenAt = (path: readonly string[], needs: string, has: string) =>
  graphQLError(path, 'FORBIDDEN', `This needs ${needs}; you are ${has} here.`, {
    details: { needs, has },
  });

const foreignCursor =
  'This cursor belongs to another list, order or filter. Start again without a cursor.';

/** The error body for a cursor of another list. */
export const badCursor = refused(400, 'BAD_CURSOR', foreignCursor, { field: 'page' });
export const badCursorAt = (path: readonly string[], field: 'after' | 'before') =>
  graphQLError(path, 'BAD_CURSOR', foreignCursor, { field });
