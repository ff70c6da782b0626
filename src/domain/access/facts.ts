/** What the rules of access look at: roles, and what is known of who asks. */

/** Roles and levels from least to most; none and guest lie below. */
const roles = ['READ', 'COMMENT', 'EDIT', 'REVIEW', 'CREATE', 'ADMIN'] as const;

/** What somebody may do in an organization, or on content. */
export type Role = (typeof roles)[number];

/** What somebody is in a team. */
export type TeamRole = 'OWNER' | 'MEMBER';

/** What is known of who asks and what he asks about. Facts that a rule does not look at may be anything. */
export interface Facts {
  /** A person asks, not a service account. */
  readonly person: boolean;
  /** He belongs to the organization of the subject, and is not disabled. */
  readonly member: boolean;
  /** His role there; null: guest. */
  readonly role: Role | null;
  /** The subject is himself, or his own. */
  readonly self: boolean;
  /** Of a user: they share an organization. Of a member: they share a team. */
  readonly fellow: boolean;
  /** What he is in the team that is meant; null: not in it. */
  readonly teamRole: TeamRole | null;
  /** He owns a team of the organization. */
  readonly ownsTeam: boolean;
  /** His level on the content that is meant, or where new content is put; null: none. */
  readonly level: Role | null;
  /** The content is in the trash. */
  readonly inTrash: boolean;
  /** The organization has invite links on. */
  readonly inviteLinks: boolean;
  /** The space is kept in step with a repository. */
  readonly gitSync: boolean;
  /** The change request that it is about is his. */
  readonly ownsRequest: boolean;
  /** Of a site: he may read one of its spaces. */
  readonly readsPart: boolean;
  /** Of an integration: everybody may see it. */
  readonly isOpen: boolean;
  /** Of an integration: he is admin of an organization that it may be installed in. */
  readonly installs: boolean;
  /** Of an installation: he is admin of the organization that publishes the integration. */
  readonly publishes: boolean;
  /** He has the level edit or more somewhere in the organization. */
  readonly editsAnywhere: boolean;
}

/** A role or level as a number: 0 for none, 6 for admin. */
export const levelOf = (role: Role | null): number => (role === null ? 0 : roles.indexOf(role) + 1);
/** The role of a level as a number; null for 0. */
export const roleOf = (level: number): Role | null => roles[level - 1] ?? null;

/** Whether a member passes by the sign-in that his organization asks for: else a provider that fails, or is set up wrong, would shut everybody out who could mend it. */
export const passesSSO = (role: Role | null): boolean => role === 'ADMIN';
