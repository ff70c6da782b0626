// Builds the bodies that the content tests expect, and the errors of both APIs.
import { type GraphQLResult, ids, type Person, type World } from '../support.ts';
import { levels } from './rule.ts';

/** A level as `/v1` spells it. */
export type Word = 'read' | 'comment' | 'edit' | 'review' | 'create' | 'admin';

const atLeast = (has: Word, needs: Word) =>
  levels.findIndex((level) => level?.toLowerCase() === has) >=
  levels.findIndex((level) => level?.toLowerCase() === needs);

/**
 * Returns the permissions of a level on a space that is not deleted and has no repository, with
 * invite links enabled.
 */
export const spacePermissions = (level: Word) => ({
  view: true,
  access: true,
  admin: atLeast(level, 'create'),
  viewInviteLinks: atLeast(level, 'create'),
  edit: atLeast(level, 'edit'),
  triggerGitSync: false,
  comment: atLeast(level, 'comment'),
  merge: atLeast(level, 'review'),
  review: atLeast(level, 'review'),
});

/** The permissions on a deleted space. */
export const trashPermissions = {
  view: false,
  access: false,
  admin: true,
  viewInviteLinks: false,
  edit: false,
  triggerGitSync: false,
  comment: false,
  merge: false,
  review: false,
};

/** Returns the permissions of a level on a collection, with invite links enabled. */
export const collectionPermissions = (level: Word) => ({
  view: true,
  admin: atLeast(level, 'create'),
  viewInviteLinks: atLeast(level, 'create'),
  create: atLeast(level, 'create'),
});

interface Made {
  readonly id: string;
  readonly organization?: string;
}

/**
 * Returns a space as `/v1` serializes it for a caller with every level: by default an untitled one
 * at the top. Generated fields are read from the response.
 */
export const spaceBody = (
  world: World,
  { id, organization = ids.acme, ...rest }: Made & Readonly<Record<string, unknown>>,
) => ({
  object: 'space',
  id,
  type: 'document',
  title: 'Untitled',
  emoji: '📄',
  visibility: 'private',
  editMode: 'live',
  organization,
  defaultLevel: 'inherit',
  comments: 0,
  changeRequests: 0,
  changeRequestsOpen: 0,
  changeRequestsDraft: 0,
  urls: {
    location: `${world.url}/v1/spaces/${id}`,
    app: `${world.url}/app/o/${organization}/s/${id}`,
  },
  permissions: spacePermissions('admin'),
  ...rest,
});

/** Returns the generated fields of a response. */
export const madeOf = ({
  id,
  createdAt,
  updatedAt,
  revision,
}: {
  id: string;
  createdAt: string;
  updatedAt: string;
  revision: string;
}) => ({ id, createdAt, updatedAt, revision });

/** Returns a collection as `/v1` serializes it for a caller with every level. */
export const collectionBody = (
  world: World,
  { id, organization = ids.acme, ...rest }: Made & Readonly<Record<string, unknown>>,
) => ({
  object: 'collection',
  id,
  title: 'Untitled',
  organization,
  defaultLevel: 'inherit',
  urls: {
    location: `${world.url}/v1/collections/${id}`,
    app: `${world.url}/app/o/${organization}/c/${id}`,
  },
  permissions: collectionPermissions('admin'),
  ...rest,
});

const people = {
  ana: 'Ana Alvarez',
  ben: 'Ben Brandt',
  cat: 'Cat Cooper',
  dan: 'Dan Dufour',
  eve: 'Eve Egger',
} as const;

/** Returns a person of the demo world as `/v1` serializes them. */
export const userBody = (world: Pick<World, 'url'>, name: Person) => ({
  object: 'user',
  id: ids.user(name),
  displayName: people[name],
  email: `${name}@${name === 'eve' ? 'umbrella' : 'acme'}.test`,
  urls: { location: `${world.url}/v1/users/${ids.user(name)}` },
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
export const errorsOf = ({ errors }: GraphQLResult): object[] =>
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
export const notFoundAt = (field: string) => graphQLError([field], 'NOT_FOUND', nothingHere);

/** Returns the error body for a resource that the caller can see but not use in this way. */
export const forbidden = (needs: string, has: string) =>
  refused(403, 'FORBIDDEN', messageFor(needs, has), { details: { needs, has } });
export const forbiddenAt = (field: string, needs: string, has: string) =>
  graphQLError([field], 'FORBIDDEN', messageFor(needs, has), { details: { needs, has } });

const messageFor = (needs: string, has: string): string =>
  needs === 'oneself'
    ? 'Only the author of a text may change it.'
    : `This needs ${needs}; you are ${has} here.`;

/** Returns the error body for an invalid value. */
export const bad = (field: string, message: string) =>
  refused(400, 'BAD_USER_INPUT', message, { field });
export const badAt = (root: string, field: string, message: string) =>
  graphQLError([root], 'BAD_USER_INPUT', message, { field });

/** Returns the error body for a state that does not allow the request. */
export const conflict = (message: string, rest: object = {}) =>
  refused(409, 'CONFLICT', message, rest);
export const conflictAt = (field: string, message: string, rest: object = {}) =>
  graphQLError([field], 'CONFLICT', message, rest);
