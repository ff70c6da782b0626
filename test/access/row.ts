// Defines a row of the access matrix: its scopes, who can see its subject, and who may do it.
// Nothing of src is imported here.
import type { ActorProfile } from './actors.ts';

/** An error for a permitted actor that comes from the state of the resource or from the input. */
type StateError = 'CONFLICT' | 'BAD_USER_INPUT' | 'SPACE_LOCKED' | 'INVALID_TRANSITION';

/**
 * The outcome of a call. `nothing` is success without an effect: a DELETE whose target is invisible
 * under a visible parent.
 */
export type Outcome =
  | {
      readonly is:
        | 'allowed'
        | 'nothing'
        | 'NOT_FOUND'
        | 'UNAUTHENTICATED'
        | 'ALREADY_EXISTS'
        | StateError;
    }
  /** `has` is left out where the actor has no role to name. */
  | { readonly is: 'FORBIDDEN'; readonly needs: string; readonly has?: string };

/** Returns the actor's level on the target content. */
export const levelOn = (profile: ActorProfile): number =>
  profile.belongs ? (profile.content ?? profile.level) : 0;

/** Each target site shows the target space. */
const seesSite = (profile: ActorProfile): boolean =>
  profile.belongs && (profile.level >= 1 || levelOn(profile) >= 1);

/** The actors that can see the subject of an operation. For all others it is NOT_FOUND. */
export const visibleTo = {
  anybody: () => true,
  // Every member can see that the resources of their organization exist.
  organization: (profile: ActorProfile) => profile.belongs,
  member: (profile: ActorProfile) =>
    (profile.self && profile.belongs) ||
    (profile.belongs && (profile.level >= 1 || profile.inTeam !== null)),
  team: (profile: ActorProfile) =>
    profile.belongs && (profile.level >= 1 || profile.inTeam !== null),
  // Rule: a user's public fields are visible to users of the same organization.
  user: (profile: ActorProfile) => profile.belongs || profile.self,
  token: (profile: ActorProfile) => profile.self,
  // Rule: a notification is visible to its person, while they can read its subject. Others than
  // persons are refused, whatever the id names.
  notification: (profile: ActorProfile) =>
    !profile.person || (profile.self && levelOn(profile) >= 1),
  // Rule: content is visible with any level on it.
  content: (profile: ActorProfile) => levelOn(profile) >= 1,
  // Rule: comments and replies require the level `comment` on the content.
  comment: (profile: ActorProfile) => levelOn(profile) >= 2,
  // Rule: only GET with the level `create` returns a deleted space; for all other callers and
  // operations except restore it is 404.
  deleted: (profile: ActorProfile) => levelOn(profile) >= 5,
  // Rule: a site requires the organization role `read`, or `read` on one of its spaces.
  site: (profile: ActorProfile) => seesSite(profile),
  // Rule: members can see only the site spaces whose space they may read, and no section without
  // such site spaces.
  sitePart: (profile: ActorProfile) => seesSite(profile) && levelOn(profile) >= 1,
  // Rule: an OpenAPI spec requires the role `read`.
  openAPISpec: (profile: ActorProfile) => profile.belongs && profile.level >= 1,
  // Rule: translation settings require the role `read`.
  translationSettings: (profile: ActorProfile) => profile.belongs && profile.level >= 1,
  // The space of a language is visible with the settings and with the space.
  translation: (profile: ActorProfile) =>
    profile.belongs && profile.level >= 1 && levelOn(profile) >= 1,
  nobody: () => false,
} as const;

/** The expectation of an operation. */
export interface Row {
  /** The required scopes: the operation's own first, then those of the returned types. */
  readonly scopes: readonly string[];
  readonly about: keyof typeof visibleTo;
  readonly may: (profile: ActorProfile) => boolean;
  /** The permission that the error names, which may depend on the actor. */
  readonly needs: string | ((profile: ActorProfile) => string);
  /** The visible parent of a DELETE target: the organization, or the content of a comment. */
  readonly below?: 'organization' | 'content';
  /** The operation needs no token; an invalid token is still refused. */
  readonly isPublic?: true;
  /**
   * For operations on content: the name of the actor's permission, where that is not their level.
   */
  readonly has?: (profile: ActorProfile) => string;
  /** The body names the collection that receives something, which must be visible. */
  readonly namesParent?: true;
  /**
   * The target is a file used in content: a permitted actor may read it where that content is
   * visible.
   */
  readonly cameIntoContent?: true;
  /** The outcome for a permitted actor; `nothing` for a DELETE whose target is absent. */
  readonly result?: StateError | 'nothing';
}

export const READ = 'organization:read';
export const SPACE = 'space:read';

export const anybody = { may: () => true, needs: '' };
export const inOrganization = (rule: Pick<Row, 'may' | 'needs'>, ...scopes: string[]): Row => ({
  scopes,
  about: 'organization',
  ...rule,
});

export const levelNames = ['guest', 'read', 'comment', 'edit', 'review', 'create', 'admin'];
/** Returns the name of a level on content. */
export const levelName = (content: number): string =>
  content === 0 ? 'nothing' : (levelNames[content] ?? '');
export const levelNameOn = (profile: ActorProfile): string => levelName(levelOn(profile));

/** A rule about levels on content, with the name of the actor's permission. */
export type ContentRule = Pick<Row, 'may' | 'needs' | 'has'>;
