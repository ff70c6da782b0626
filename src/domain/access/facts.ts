/** Defines roles, levels and the facts about a caller and a subject that access rules read. */

/** Roles and levels from lowest to highest; no level and guest are below them. */
const roles = ['READ', 'COMMENT', 'EDIT', 'REVIEW', 'CREATE', 'ADMIN'] as const;

/** A role in an organization, or a level on content. */
export type AccessRole = (typeof roles)[number];

/** A role in a team. */
export type TeamRole = 'OWNER' | 'MEMBER';

/** Facts about a caller and a subject. A fact that the rule does not read may have any value. */
export interface AccessFacts {
  /** The caller is a person, not a service account. */
  readonly person: boolean;
  /** The caller is a member of the subject's organization and is not disabled. */
  readonly member: boolean;
  /** The caller's role in the organization; null for a guest. */
  readonly role: AccessRole | null;
  /** The subject is the caller, or belongs to the caller. */
  readonly self: boolean;
  /** For a user: shares an organization with the caller. For a member: shares a team. */
  readonly fellow: boolean;
  /** The caller's role in the team; null for callers who are not in it. */
  readonly teamRole: TeamRole | null;
  /** The caller owns a team of the organization. */
  readonly ownsTeam: boolean;
  /** The caller's level on the content, or on the parent of new content; null for none. */
  readonly level: AccessRole | null;
  /** The content is in the trash. */
  readonly inTrash: boolean;
  /** The organization has invite links enabled. */
  readonly inviteLinks: boolean;
  /** The space is synchronized with a Git repository. */
  readonly gitSync: boolean;
  /** The caller is the author of the change request. */
  readonly ownsRequest: boolean;
  /** For a site: the caller may read one of its spaces. */
  readonly readsPart: boolean;
  /** For an integration: everybody can see it. */
  readonly isOpen: boolean;
  /** For an integration: the caller is an admin of an organization that can install it. */
  readonly installs: boolean;
  /**
   * For an installation: the caller is an admin of the organization that publishes the integration.
   */
  readonly publishes: boolean;
  /** The caller has the level `EDIT` or higher on some content of the organization. */
  readonly editsAnywhere: boolean;
}

/** Returns a role or level as a number: 0 for none, 6 for `ADMIN`. */
export const levelOf = (role: AccessRole | null): number =>
  role === null ? 0 : roles.indexOf(role) + 1;
/** Returns the role for a number; null for 0. */
export const roleOf = (level: number): AccessRole | null => roles[level - 1] ?? null;

/**
 * Returns whether a member may sign in without the organization's SSO. Admins may: otherwise a SAML
 * provider that fails or is misconfigured would lock out everybody who could repair it.
 */
export const passesSSO = (role: AccessRole | null): boolean => role === 'ADMIN';
