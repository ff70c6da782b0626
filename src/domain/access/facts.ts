/** Defines roles, levels and the facts that access rules read, by the kind of subject. */
import type { OrganizationResource } from '../kinds.ts';

/** Levels from lowest to highest; no level is below them. */
const levels = ['READ', 'COMMENT', 'EDIT', 'REVIEW', 'CREATE', 'ADMIN'] as const;

/** A level of access to content, or to an organization as a whole, where it is called a role. */
export type AccessLevel = (typeof levels)[number];

/** The level of a member in the organization as a whole. */
export type OrganizationRole = AccessLevel;

/** A role in a team. */
export type TeamRole = 'OWNER' | 'MEMBER';

/** A fact about the caller alone. */
export interface CallerFacts {
  /** The caller is a person, not a service account. */
  readonly person: boolean;
}

/** Facts about the caller in the subject's organization. */
export interface MembershipFacts {
  /** The caller is a member of the organization and is not disabled. */
  readonly member: boolean;
  /** The caller's role in the organization; null for a guest. */
  readonly role: OrganizationRole | null;
}

/** A fact about an organization and the caller's teams. */
export interface TeamOwnerFacts {
  /** The caller owns a team of the organization. */
  readonly ownsTeam: boolean;
}

/** A fact about a subject that can be the caller's own. */
export interface SelfFacts {
  /** The subject is the caller, or belongs to the caller. */
  readonly self: boolean;
}

/** A fact about a user or a member. */
export interface FellowFacts {
  /** A user shares an organization with the caller; a member shares a team. */
  readonly fellow: boolean;
}

/** A fact about a team. */
export interface TeamFacts {
  /** The caller's role in the team; null for callers who are not in it. */
  readonly teamRole: TeamRole | null;
}

/** A fact about content, or about the location of new content. */
export interface LevelFacts {
  /** The caller's level on the content, or on the parent of new content; null for none. */
  readonly level: AccessLevel | null;
}

/** Facts about content. */
export interface ContentFacts extends LevelFacts {
  /** The content is in the trash. */
  readonly inTrash: boolean;
}

/** A fact about a collection or a space. */
export interface InviteLinkFacts {
  /** The organization has invite links enabled. */
  readonly inviteLinks: boolean;
}

/** A fact about a space. */
export interface GitSyncFacts {
  /** The space is synchronized with a Git repository. */
  readonly gitSync: boolean;
}

/** A fact about a comment on a change request. */
export interface RequestAuthorFacts {
  /** The caller is the author of the change request. */
  readonly ownsRequest: boolean;
}

/** Facts about a site. */
export interface SiteFacts {
  /** The caller's level on the site, by a grant on it or by their role; null for none. */
  readonly siteLevel: AccessLevel | null;
  /** The caller is a guest without a grant on the site who may read one of its spaces. */
  readonly readsPart: boolean;
}

/** A fact about the content of an organization. */
export interface EditorFacts {
  /** The caller has the level `EDIT` or higher on some content of the organization. */
  readonly editsAnywhere: boolean;
}

/** Facts about an integration. */
export interface IntegrationFacts {
  /** Everybody can see the integration. */
  readonly isOpen: boolean;
  /** The caller is an admin of an organization that can install the integration. */
  readonly installs: boolean;
}

/** A fact about an installation. */
export interface PublisherFacts {
  /** The caller is an admin of the organization that publishes the integration. */
  readonly publishes: boolean;
}

/** Facts about the resources of an organization that have none of their own. */
type OrganizationResourceFacts = { readonly [Kind in OrganizationResource]: MembershipFacts };

/** The facts about each kind of subject. */
export interface FactsByKind extends OrganizationResourceFacts {
  readonly viewer: CallerFacts;
  readonly user: SelfFacts & FellowFacts;
  readonly organization: CallerFacts & MembershipFacts & TeamOwnerFacts;
  readonly member: MembershipFacts & SelfFacts & FellowFacts;
  readonly team: MembershipFacts & TeamFacts;
  readonly teamMember: MembershipFacts & TeamFacts & SelfFacts;
  readonly token: SelfFacts;
  readonly collection: ContentFacts & InviteLinkFacts;
  readonly space: ContentFacts & InviteLinkFacts & GitSyncFacts;
  /** A space or a collection. */
  readonly content: ContentFacts;
  /** The location of new content. */
  readonly contentLocation: LevelFacts;
  readonly changeRequest: ContentFacts & SelfFacts;
  readonly discussion: ContentFacts & CallerFacts;
  readonly comment: ContentFacts & SelfFacts & RequestAuthorFacts;
  readonly site: MembershipFacts & SelfFacts & SiteFacts;
  /** The files of an organization. */
  readonly files: MembershipFacts & EditorFacts;
  readonly integration: MembershipFacts & IntegrationFacts;
  readonly installation: MembershipFacts & PublisherFacts;
}

/** The kinds of subjects that actions have. */
export type SubjectKind = keyof FactsByKind;

/** Returns a level, or a role, as a number: 0 for none, 6 for `ADMIN`. */
export const levelToNumber = (level: AccessLevel | null): number =>
  level === null ? 0 : levels.indexOf(level) + 1;
/** Returns the level for a number; null for 0. */
export const levelFromNumber = (level: number): AccessLevel | null => levels[level - 1] ?? null;

/**
 * Returns whether a member may sign in without the organization's SSO. Admins may: otherwise a SAML
 * provider that fails or is misconfigured would lock out everybody who could repair it.
 */
export const isExemptFromSSO = (role: OrganizationRole | null): boolean => role === 'ADMIN';
