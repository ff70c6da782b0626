// What the pages about content expect again and again: whole bodies, and refusals at both doors.
import { type GraphQLResult, ids, type Person, type World } from '../support.ts';
import { levels } from './rule.ts';

/** A level as `/v1` spells it. */
export type Word = 'read' | 'comment' | 'edit' | 'review' | 'create' | 'admin';

const atLeast = (has: Word, needs: Word) => levels.findIndex((level) => level?.toLowerCase() === has) >= levels.findIndex((level) => level?.toLowerCase() === needs);

/** What somebody with a level may do with a living space that has no repository, where invite links are on. */
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

/** What is left of that in the trash. */
export const trashPermissions = { view: false, access: false, admin: true, viewInviteLinks: false, edit: false, triggerGitSync: false, comment: false, merge: false, review: false };

/** What somebody with a level may do with a collection, where invite links are on. */
export const collectionPermissions = (level: Word) => ({ view: true, admin: atLeast(level, 'create'), viewInviteLinks: atLeast(level, 'create'), create: atLeast(level, 'create') });

interface Made {
  readonly id: string;
  readonly organization?: string;
}

/** A space as `/v1` shows it to who has every level: an untitled one at the top unless said. What is made with the request is read from the answer. */
export const spaceBody = (world: World, { id, organization = ids.acme, ...rest }: Made & Readonly<Record<string, unknown>>) => ({
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
  urls: { location: `${world.url}/v1/spaces/${id}`, app: `${world.url}/app/o/${organization}/s/${id}` },
  permissions: spacePermissions('admin'),
  ...rest,
});

/** The fields of an answer that only the server knows beforehand. */
export const madeOf = ({ id, createdAt, updatedAt, revision }: { id: string; createdAt: string; updatedAt: string; revision: string }) => ({ id, createdAt, updatedAt, revision });

/** A collection as `/v1` shows it to who has every level. */
export const collectionBody = (world: World, { id, organization = ids.acme, ...rest }: Made & Readonly<Record<string, unknown>>) => ({
  object: 'collection',
  id,
  title: 'Untitled',
  organization,
  defaultLevel: 'inherit',
  urls: { location: `${world.url}/v1/collections/${id}`, app: `${world.url}/app/o/${organization}/c/${id}` },
  permissions: collectionPermissions('admin'),
  ...rest,
});

const people = { ana: 'Ana Alvarez', ben: 'Ben Brandt', cat: 'Cat Cooper', dan: 'Dan Dufour', eve: 'Eve Egger' } as const;

/** A person of the demo world as `/v1` shows him. */
export const userBody = (world: World, name: Person) => ({
  object: 'user',
  id: ids.user(name),
  displayName: people[name],
  email: `${name}@${name === 'eve' ? 'umbrella' : 'acme'}.test`,
  urls: { location: `${world.url}/v1/users/${ids.user(name)}` },
});

/** A refusal of `/v1`. */
export const refused = (code: number, reason: string, message: string, rest: object = {}) => ({ error: { code, message, reason, ...rest, requestId: 'test' } });

/** The same fault in GraphQL, at a root field. */
export const fault = (path: readonly (string | number)[], code: string, message: string, rest: object = {}) => [{ message, path, extensions: { code, ...rest, requestId: 'test' } }];

/** The errors of a GraphQL answer, but for where they stand in the document. */
export const faultsOf = ({ errors }: GraphQLResult): object[] =>
  (errors ?? []).map(({ message, path, extensions }: { message: string; path: (string | number)[]; extensions: object }) => ({ message, path, extensions }));

const nothingHere = 'There is nothing here, or nothing that you may see. Check the address and the ids in it.';

/** What is not there, and what one may not see. */
export const notFound = refused(404, 'NOT_FOUND', nothingHere);
export const notFoundAt = (field: string) => fault([field], 'NOT_FOUND', nothingHere);

/** What one sees and may not do. */
export const forbidden = (needs: string, has: string) => refused(403, 'FORBIDDEN', `This needs ${needs}; you are ${has} here.`, { details: { needs, has } });
export const forbiddenAt = (field: string, needs: string, has: string) => fault([field], 'FORBIDDEN', `This needs ${needs}; you are ${has} here.`, { details: { needs, has } });

/** A value that does not fit. */
export const bad = (field: string, message: string) => refused(400, 'BAD_USER_INPUT', message, { field });
export const badAt = (root: string, field: string, message: string) => fault([root], 'BAD_USER_INPUT', message, { field });

/** A state that does not allow it. */
export const conflict = (message: string, rest: object = {}) => refused(409, 'CONFLICT', message, rest);
export const conflictAt = (field: string, message: string, rest: object = {}) => fault([field], 'CONFLICT', message, rest);
