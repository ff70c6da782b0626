/** The subjects that actions are authorized on, and the row type of each kind. */
import type {
  UserRow,
  MemberRow,
  TeamRow,
  TeamMemberRow,
  ApiTokenRow,
  ServiceAccountRow,
  CollectionRow,
  SpaceRow,
  SiteRow,
  IntegrationRow,
  InstallationRow,
  ChangeRequestRow,
  CommentRow,
  CommentReplyRow,
} from './rows.ts';
import type { OrganizationResource } from '../domain/kinds.ts';
import type { ContentRow } from './grants.ts';

/** An object that belongs to an organization. */
export interface OrganizationOwned {
  readonly id: string;
  readonly organizationId: string;
}

/** An object that belongs to a space. */
export interface SpaceOwned extends OrganizationOwned {
  readonly space: SpaceRow;
}

/** Resources of an organization without facts of their own. */
type OrganizationSubjects = { readonly [Kind in OrganizationResource]: OrganizationOwned };

/** The subjects of actions, by their kinds. */
export interface Subjects extends OrganizationSubjects {
  readonly viewer: null;
  readonly user: UserRow;
  readonly organization: { readonly id: string };
  readonly member: MemberRow;
  readonly team: TeamRow;
  readonly teamMember: TeamMemberRow;
  readonly serviceAccount: ServiceAccountRow;
  readonly token: ApiTokenRow;
  readonly collection: CollectionRow;
  readonly space: SpaceRow;
  /** A space or a collection. */
  readonly content: ContentRow;
  /** The location of new content: a collection, or the top level of an organization. */
  readonly contentLocation: ContentLocation;
  readonly changeRequest: ChangeRequestSubject;
  readonly discussion: CommentThread;
  readonly comment: CommentSubject;
  readonly site: SiteRow;
  /** The files of an organization. */
  readonly files: { readonly organizationId: string };
  readonly integration: IntegrationRow;
  readonly installation: InstallationRow;
}

/** The discussion of a change request, or of the space itself. */
export interface CommentThread extends SpaceOwned {
  readonly changeRequest: ChangeRequestRow | null;
}

/** A comment or a reply to it, with its discussion. */
export interface CommentSubject extends CommentThread {
  readonly comment: CommentRow;
  readonly reply: CommentReplyRow | null;
}

/** A change request with its space. */
export interface ChangeRequestSubject extends SpaceOwned {
  readonly row: ChangeRequestRow;
}

/** A location for content; `parent` is null at the top level of the organization. */
export interface ContentLocation {
  readonly organizationId: string;
  readonly parent: CollectionRow | null;
}
