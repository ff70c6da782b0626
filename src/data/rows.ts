/** Rows as loaders and connections read them: Prisma's models, with timestamps as the text that PostgreSQL gives. */
import type * as Model from '../generated/prisma/client.ts';
import type { BlockChange } from '../domain/blocks.ts';
import type { Source } from '../domain/level.ts';
import type { Content, Entry, Json, Page, ReusableContent } from '../domain/content.ts';
import type { LinkTarget } from '../domain/links.ts';
import type { DocumentLink } from '../domain/markdown/facts.ts';
import type { Connection } from './connection.ts';
import type { FoundSection } from './search.ts';

/** A model as the port reads it: moments stay text until the scalar formats them. */
export type Stored<T> = { readonly [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K] };

export type UserRow = Stored<Model.User>;
export type OrganizationRow = Stored<Model.Organization>;
export type SubdomainRow = Stored<Model.Subdomain>;
export type MemberRow = Stored<Model.Member>;
export type TeamRow = Stored<Model.Team>;
export type TeamMemberRow = Stored<Model.TeamMember>;
export type InviteRow = Stored<Model.Invite>;
export type LinkInviteRow = Stored<Model.LinkInvite>;
export type ApiTokenRow = Stored<Model.ApiToken>;
export type ServiceAccountRow = Stored<Model.ServiceAccount>;
export type AuditEventRow = Stored<Model.AuditEvent>;

export type CollectionRow = Stored<Model.Collection>;
export type SpaceRow = Stored<Model.Space> & Shown & Keyed;
/** Where a space is read by visitors. */
interface Shown {
  /** Ids of the published sites that show it, the one that has shown it longest first. */
  readonly publishedOn: readonly string[];
}
export type GrantRow = Stored<Model.Grant>;
export type RevisionRow = Stored<Model.Revision> & Visited & Computed;
/** How computed pages are read. */
interface Computed {
  /** As what they are made from, and not worked out. */
  readonly isSource?: boolean | undefined;
}
export type ChangeRequestRow = Stored<Model.ChangeRequest>;
export type ReviewRow = Stored<Model.Review>;
export type RequestedReviewerRow = Stored<Model.RequestedReviewer>;
export type FileRow = Stored<Model.File>;
export type SiteRow = Stored<Model.Site> & Keyed;
export type SiteSectionGroupRow = Stored<Model.SiteSectionGroup> & Keyed;
export type SiteSectionRow = Stored<Model.SiteSection> & Keyed;
export type SiteSpaceRow = Stored<Model.SiteSpace> & Keyed;
/** What a visitor reads, or somebody as one. What he sees is in the visit; the row itself holds nothing that is not for him. */
interface Visited {
  readonly visit?: Visit | undefined;
}
/** What is shown with a key of a share link: its addresses carry it. */
interface Keyed extends Visited {
  readonly shareKey?: string | null | undefined;
}
/** The reading of a site by a visitor, or as one. */
export interface Visit {
  /** The site, as it is stored. */
  readonly site: SiteRow;
  /** What of it he sees. */
  readonly parts: SiteParts;
  /** His claims, as far as the site declares them. */
  readonly claims: object;
  /** The key that his addresses carry. */
  readonly shareKey: string | null;
}
export type ShareLinkRow = Stored<Model.ShareLink>;
export type SiteRedirectRow = Stored<Model.SiteRedirect>;
export type SAMLProviderRow = Stored<Model.SAMLProvider>;
export type SAMLRequestRow = Stored<Model.SAMLRequest>;
export type SignInCodeRow = Stored<Model.SignInCode>;
/** Where a path of a site leads, as the viewer finds it. */
export interface FoundRedirect {
  readonly source: string;
  /** A path of the site, or an absolute address. */
  readonly destination: string;
  readonly siteSpace?: SiteSpaceRow;
  readonly pageId?: string;
}
/** The same as it is shown, with its site. */
export interface ShownRedirect extends FoundRedirect {
  readonly site: SiteRow;
}
/** JSON as it is written. */
export type JsonInput = Model.Prisma.InputJsonValue;
export type IntegrationFileRow = Stored<Model.IntegrationFile>;
export type IntegrationRow = Stored<Model.Integration> & {
  /** Its icon and its previews, in their order. */
  readonly files: readonly Pick<IntegrationFileRow, 'kind' | 'blob' | 'contentType' | 'size'>[];
};
export type InstallationRow = Stored<Model.IntegrationInstallation> & {
  /** Id of the organization that publishes the integration. */
  readonly ownerId: string;
};
/** A space or a site that was chosen for an installation. */
export interface ChosenRow {
  readonly id: string;
  readonly configuration: object;
}
export type ImportRow = Stored<Model.Import>;
export type OpenAPISpecRow = Stored<Model.OpenAPISpec>;
export type OpenAPISpecVersionRow = Stored<Model.OpenAPISpecVersion>;
export type CommentRow = Stored<Model.Comment>;
export type CommentReplyRow = Stored<Model.CommentReply>;
export type ReactionRow = Stored<Model.Reaction>;

/** What content lies in: a revision, with what it holds. */
export interface Shelf {
  readonly revision: RevisionRow;
  readonly content: Content;
  /** What computed pages came to: their texts by hash, which are no rows, and a word for the versions that they were made from. */
  readonly made?: { readonly of: string; readonly texts: ReadonlyMap<string, string> } | undefined;
}

/** A page of a revision, with the pages above it from the top down. */
export interface PageRow extends Shelf {
  readonly page: Page;
  readonly above: readonly Page[];
}

/** A reusable content of a revision. */
export interface ReusableContentRow extends Shelf {
  readonly entry: ReusableContent;
}

/** A file as a revision has it, or as it was uploaded. */
export interface ShownFile {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  readonly blob: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly git: Json;
}

/** What changed of one thing between two revisions. */
export interface ContentChangeRow {
  readonly subject: 'PAGE' | 'FILE' | 'VARIABLE' | 'REUSABLE_CONTENT';
  readonly id: string;
  readonly before: Entry | undefined;
  readonly after: Entry | undefined;
  readonly pathBefore: string | undefined;
  readonly pathAfter: string | undefined;
  readonly isMoved: boolean;
  readonly organizationId: string;
  /** Texts that are no rows, by hash: of a merge that was not made. */
  readonly made: ReadonlyMap<string, string>;
}

/** What changed of one block of a text. */
export type BlockChangeRow = BlockChange;

/** A page in which something was found. */
export interface SearchResultRow {
  readonly id: string;
  readonly space: SpaceRow;
  readonly path: string;
  readonly sections: readonly FoundSection[];
}

/** A space in which something was found. */
export interface SpaceSearchResultRow {
  readonly space: SpaceRow;
  readonly pages: readonly SearchResultRow[];
}

/** A link in a text of a revision. */
export interface LinkRow {
  readonly shelf: Shelf;
  readonly space: SpaceRow;
  /** The change request whose content it is in; null in a space's own. */
  readonly changeRequest: ChangeRequestRow | null;
  /** Id of the page or the reusable content that it stands in. */
  readonly holderId: string;
  /** The slugs on the way to that page. */
  readonly from: readonly string[];
  readonly link: DocumentLink;
  readonly status: 'OK' | 'BROKEN' | 'IN_APP';
}

/** A page of links, with what is counted over all of them. */
export interface LinkPage extends Connection<LinkRow> {
  readonly total: number;
  readonly broken: number;
  /** Looked up when it is asked for: it reads the links of another revision. */
  brokenHere(): Promise<number>;
}

/** Something in content, in a state of its space. */
export interface ReferenceRow {
  readonly shelf: Shelf;
  readonly space: SpaceRow;
  readonly changeRequest: ChangeRequestRow | null;
  readonly target: LinkTarget;
  /** Id of the file that a page names, where that is asked for. */
  readonly fileId?: string;
}

/** What a merge would do. */
export interface MergePreviewRow {
  readonly changeRequest: ChangeRequestRow;
  readonly space: SpaceRow;
}

/** What a member may do with content, and why. */
export interface EffectiveAccessRow {
  readonly userId: string;
  readonly sources: readonly [Source, ...Source[]];
}

/** What anybody with an address of the domain may know of an organization. */
export type PublicOrganizationRow = OrganizationRow & { readonly askedDomain: string };

/** A space that a member may read, with his level as a number. */
export type MemberSpaceRow = SpaceRow & { readonly level: number };

export type OrganizationPage = Connection<OrganizationRow>;
export type MemberPage = Connection<MemberRow>;
export type MemberSpacePage = Connection<MemberSpaceRow>;
export type TeamPage = Connection<TeamRow>;
export type TeamMemberPage = Connection<TeamMemberRow>;
export type InvitePage = Connection<InviteRow>;
export type LinkInvitePage = Connection<LinkInviteRow>;
export type ApiTokenPage = Connection<ApiTokenRow>;
export type ServiceAccountPage = Connection<ServiceAccountRow>;
export type CollectionPage = Connection<CollectionRow>;
export type SpacePage = Connection<SpaceRow>;
export type GrantPage = Connection<GrantRow>;
export type EffectiveAccessPage = Connection<EffectiveAccessRow>;
export type RevisionPage = Connection<RevisionRow>;
export type ChangeRequestPage = Connection<ChangeRequestRow>;
export type ReviewPage = Connection<ReviewRow>;
export type RequestedReviewerPage = Connection<RequestedReviewerRow>;
export type FilePage = Connection<ShownFile>;
export type ContentChangePage = Connection<ContentChangeRow>;
export type SearchResultPage = Connection<SearchResultRow>;
export type SpaceSearchResultPage = Connection<SpaceSearchResultRow>;
export type BacklinkPage = Connection<ReferenceRow>;
export type SitePage = Connection<SiteRow>;
export type SiteSectionGroupPage = Connection<SiteSectionGroupRow>;
export type SiteSectionPage = Connection<SiteSectionRow>;
export type SiteSpacePage = Connection<SiteSpaceRow>;
export type SiteRedirectPage = Connection<SiteRedirectRow>;
export type SAMLProviderPage = Connection<SAMLProviderRow>;
export type ShareLinkPage = Connection<ShareLinkRow>;
/** The structure of a site, as the viewer sees it. */
export interface StructureRow {
  readonly site: SiteRow;
  readonly parts: SiteParts;
}
/** All parts of a site, each list by rank. */
export interface SiteParts {
  readonly groups: readonly SiteSectionGroupRow[];
  readonly sections: readonly SiteSectionRow[];
  readonly siteSpaces: readonly SiteSpaceRow[];
}
export type IntegrationPage = Connection<IntegrationRow>;
export type InstallationPage = Connection<InstallationRow>;
export type CommentPage = Connection<CommentRow>;
export type CommentReplyPage = Connection<CommentReplyRow>;
export type OpenAPISpecPage = Connection<OpenAPISpecRow>;
export type OpenAPISpecVersionPage = Connection<OpenAPISpecVersionRow>;
export type AuditEventPage = Connection<AuditEventRow>;

/** Bytes that were made, and are fetched elsewhere. */
export interface DownloadRow {
  /** SHA-256 in hex. */
  readonly hash: string;
  readonly name: string;
  readonly contentType: string;
  /** In bytes. */
  readonly size: number;
}

/** Stored JSON as the object that was stored; null for nothing. */
export const stored = <Value>(json: unknown): Value | null => (typeof json === 'object' && json !== null ? (json as Value) : null); // written by this product alone, in this shape
