// Lists the actors of the access matrix. Nothing of src is imported here.

/** The properties of an actor that decide on permissions. */
export interface ActorProfile {
  /** The token that the actor sends: none, an invalid one, or a valid one. */
  readonly token: 'none' | 'bad' | 'good';
  /** The scopes of the token, relative to the operation; `all` is a token without scopes. */
  readonly scopes: 'all' | 'every needed' | 'first missing' | 'first only';
  /** A person, not a service account. */
  readonly person: boolean;
  /** An enabled member or a service account of Acme. */
  readonly belongs: boolean;
  /** 0 guest, 1 read, 2 comment, 3 edit, 4 review, 5 create, 6 admin. */
  readonly level: number;
  /** The role in the target team. */
  readonly inTeam: 'owner' | 'member' | null;
  /**
   * True when the actor is the user that the operation is about and the owner of the target token.
   */
  readonly self: boolean;
  /** True when the token is valid only for other organizations. */
  readonly boundElsewhere: boolean;
  /** The level on the target content as a number; by default the role. */
  readonly content?: number;
  /**
   * The grants that decide the level on content. Such an actor is checked for operations on content
   * only.
   */
  readonly grants?: ContentGrants;
}

/**
 * Grants to an actor or to their teams on the collection that contains the content, and on its
 * parent.
 */
export interface ContentGrants {
  readonly direct?: number;
  readonly teams?: readonly number[];
  readonly outer?: number;
}

const nothing: ActorProfile = {
  token: 'good',
  scopes: 'all',
  person: true,
  belongs: false,
  level: 0,
  inTeam: null,
  self: false,
  boundElsewhere: false,
};
const member = (level: number): ActorProfile => ({ ...nothing, belongs: true, level });
const withGrants = (level: number, content: number, grants: ContentGrants): ActorProfile => ({
  ...member(level),
  content,
  grants,
});

export const actorProfiles = {
  'no token': { ...nothing, token: 'none' },
  'a garbage token': { ...nothing, token: 'bad' },
  'an expired token': { ...nothing, token: 'bad' },
  'a revoked token': { ...nothing, token: 'bad' },
  'an admin whose token lacks the scope': { ...member(6), scopes: 'first missing' },
  'an admin whose token has the first scope alone': { ...member(6), scopes: 'first only' },
  'an admin whose token has every scope needed': { ...member(6), scopes: 'every needed' },
  'a stranger': nothing,
  'a former member': nothing,
  'a disabled member': nothing,
  'a guest': member(0),
  // The target team and the subject have a grant of the level `read` on the content itself.
  'a guest in the team': { ...member(0), inTeam: 'member', content: 1 },
  'a guest who owns the team': { ...member(0), inTeam: 'owner', content: 1 },
  'a reader': member(1),
  'a commenter': member(2),
  'an editor': member(3),
  'a reviewer': member(4),
  'a creator': member(5),
  'an admin': member(6),
  'a reader who owns the team': { ...member(1), inTeam: 'owner' },
  'the subject': { ...member(0), inTeam: 'member', self: true, content: 1 },
  'the subject with a token bound elsewhere': {
    ...nothing,
    self: true,
    boundElsewhere: true,
  },
  'a service account': { ...member(3), person: false },
  'an admin service account': { ...member(6), person: false },
  'a guest with a grant of read': withGrants(0, 1, { direct: 1 }),
  'a guest with a grant of comment': withGrants(0, 2, { direct: 2 }),
  'a guest with a grant of edit': withGrants(0, 3, { direct: 3 }),
  'a guest with a grant of review': withGrants(0, 4, { direct: 4 }),
  'a guest with a grant of create': withGrants(0, 5, { direct: 5 }),
  'a guest with a grant of admin': withGrants(0, 6, { direct: 6 }),
  // The nearest grant decides, a member's own before those of their teams, and of these the
  // highest. No grant lowers an admin.
  'an editor with null here and admin farther off': withGrants(3, 0, { direct: 0, outer: 6 }),
  'an editor with read whose team has create': withGrants(3, 1, { direct: 1, teams: [5] }),
  'an editor whose teams have null': withGrants(3, 0, { teams: [0, 0] }),
  'an editor whose teams have null and comment': withGrants(3, 2, { teams: [0, 2] }),
  'a guest with read farther off whose team has create': withGrants(0, 5, {
    teams: [5],
    outer: 1,
  }),
  'a creator with a grant of edit': withGrants(5, 3, { direct: 3 }),
  'an admin with a grant of null': withGrants(6, 6, { direct: 0 }),
} satisfies Readonly<Record<string, ActorProfile>>;

export type Actor = keyof typeof actorProfiles;

export const actors = Object.keys(actorProfiles) as readonly Actor[];
