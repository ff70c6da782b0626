/** Row types of loaders and connections: Prisma's models, with timestamps as PostgreSQL's text. */
import type * as Model from '../generated/prisma/client.ts';
import type { StoredKind } from '../domain/kinds.ts';
import type { LevelSource } from '../domain/level.ts';
import type { Content, Json, Page, ReusableContent } from '../domain/content.ts';
import type { LinkTarget } from '../domain/links.ts';
import type { ConflictBlock, ConflictKind } from '../domain/merge/conflict.ts';
import type { SearchPhrase } from '../domain/search.ts';
import type { DocumentLink } from '../domain/markdown/facts.ts';
import type { Connection } from './connection.ts';
import type { ReaderPreview } from './rows/preview.ts';
import type { FoundSection, ShownSections } from './search/found.ts';

/**
 * A model as returned by the query function: timestamps stay text until the scalar formats them.
 */
export type StoredRow<T> = {
  readonly [K in keyof T]: T[K] extends Date
    ? string
    : T[K] extends Date | null
      ? string | null
      : T[K];
};

/** Rows of kinds that are read with more than their own columns. */
interface AugmentedRows {
  readonly AuditEvent: AuditEventRow;
  readonly Integration: IntegrationRow;
  readonly IntegrationInstallation: InstallationRow;
}
/** The row of a kind, as its loader and connections read it. */
export type RowOf<Name extends StoredKind> = Name extends keyof AugmentedRows
  ? AugmentedRows[Name]
  : StoredRow<Model.Prisma.TypeMap['model'][Name]['payload']['scalars']>;

/** A page of a list of a kind. */
export type PageOf<Name extends StoredKind> = Connection<RowOf<Name>>;

export type UserRow = RowOf<'User'>;
export type OrganizationRow = RowOf<'Organization'>;
export type SubdomainRow = StoredRow<Model.Subdomain>;
export type MemberRow = RowOf<'Member'>;
export type TeamRow = RowOf<'Team'>;
export type TeamMemberRow = RowOf<'TeamMember'>;
export type InviteRow = RowOf<'Invite'>;
export type LinkInviteRow = RowOf<'LinkInvite'>;
export type ApiTokenRow = RowOf<'ApiToken'>;
export type ServiceAccountRow = RowOf<'ServiceAccount'>;
export type WebhookEndpointRow = RowOf<'WebhookEndpoint'>;
export type WebhookDeliveryRow = RowOf<'WebhookDelivery'>;
export type AuditEventRow = StoredRow<Model.AuditEvent> & { readonly position: number | null };
/** An actor as the viewer can see it. */
export type ActorRow = UserRow | ServiceAccountRow | InstallationRow;

export type CollectionRow = RowOf<'Collection'>;
export type SpaceRow = RowOf<'Space'>;
export type GrantRow = RowOf<'Grant'>;
export type SiteGrantRow = RowOf<'SiteGrant'>;
export type RevisionRow = StoredRow<Model.Revision>;
export type ChangeRequestRow = RowOf<'ChangeRequest'>;
export type ReviewRow = RowOf<'Review'>;
export type RequestedReviewerRow = RowOf<'RequestedReviewer'>;
export type FileRow = RowOf<'File'>;
export type SiteRow = StoredRow<Model.Site>;
export type SiteSectionGroupRow = StoredRow<Model.SiteSectionGroup>;
export type SiteSectionRow = StoredRow<Model.SiteSection>;
export type SiteSpaceRow = StoredRow<Model.SiteSpace>;
export type ShareLinkRow = RowOf<'ShareLink'>;
export type SiteRedirectRow = RowOf<'SiteRedirect'>;
export type SAMLProviderRow = RowOf<'SAMLProvider'>;
export type SAMLRequestRow = StoredRow<Model.SAMLRequest>;
export type SignInCodeRow = StoredRow<Model.SignInCode>;
/** The destination of a path of a site, as the viewer resolves it. */
export interface FoundRedirect {
  readonly source: string;
  /** A path of the site, or an absolute URL. */
  readonly destination: string;
  readonly siteSpace?: SiteSpaceRow;
  readonly pageId?: string;
}
/** A resolved redirect with its site. */
export interface ShownRedirect extends FoundRedirect {
  readonly site: SiteRow;
  readonly reader: Reader;
}
export type JsonInput = Model.Prisma.InputJsonValue;
export type IntegrationFileRow = StoredRow<Model.IntegrationFile>;
export type IntegrationRow = StoredRow<Model.Integration> & {
  /** The icon and the previews, in their order. */
  readonly files: readonly Pick<IntegrationFileRow, 'kind' | 'blob' | 'contentType' | 'size'>[];
};
export type InstallationRow = StoredRow<Model.IntegrationInstallation> & {
  /** Id of the organization that publishes the integration. */
  readonly ownerId: string;
};
/** A space or a site that is selected for an installation. */
export interface ChosenRow {
  readonly id: string;
  readonly configuration: object;
}
export type ImportRow = RowOf<'Import'>;
export type OpenAPISpecRow = RowOf<'OpenAPISpec'>;
export type OpenAPISpecVersionRow = RowOf<'OpenAPISpecVersion'>;
export type CommentRow = RowOf<'Comment'>;
export type CommentReplyRow = RowOf<'CommentReply'>;
export type ReactionRow = StoredRow<Model.Reaction>;

/** A member of the organization. An installation reads as a member does. */
export interface MemberReader {
  readonly kind: 'member';
  /** The key of a share link that URLs of published content contain; null for none. */
  readonly shareKey: string | null;
  /** Returns the part of ids that names the share key, for a site or a space; undefined for none. */
  idPart(subjectId: string): string | undefined;
}

/** A visitor of a site, or a member who previews the site as one. */
export interface VisitorReader {
  readonly kind: 'visitor';
  /** The key of the share link that the visitor opened; null for none. */
  readonly shareKey: string | null;
  /** True if URLs have the key as a segment of their path, as the one that the visitor opened. */
  readonly isKeyInPath: boolean;
  /** The site, as stored. */
  readonly site: SiteRow;
  /** The parts of the site that the visitor can see. */
  readonly parts: SiteParts;
  /** The site space of each space that the visitor can see, by the id of the space. */
  readonly siteSpaces: ReadonlyMap<string, SiteSpaceRow>;
  /** The visitor's claims, limited to those that the site declares. */
  readonly claims: object;
  /** The preview with which the visitor came; null for a visitor of the published site. */
  readonly preview: ReaderPreview | null;
  /** Returns the key that ids of texts are signed with. */
  documentKey(): string;
  /** Returns the part of ids that names the visitor; undefined for one without claims or keys. */
  idPart(): string | undefined;
  /**
   * Returns the URL of a space on the site, or of a page in it; null if the visitor cannot see the
   * space.
   */
  urlOf(spaceId: string, pagePath?: string): Promise<string | null>;
}

/** Reads content: decides which parts of it are visible, and which URLs lead to it. */
export type Reader = MemberReader | VisitorReader;

/** A value with the reader that it was read for; everything below it is read for the same reader. */
export type ReadBy<Value> = Value & { readonly reader: Reader };

/** The row of a kind, for its reader. */
export type ViewOf<Name extends StoredKind> = ReadBy<RowOf<Name>>;

/** A page of a list of a kind, for its reader. */
export type PageOfViews<Name extends StoredKind> = Connection<ViewOf<Name>>;

export type SpaceView = ViewOf<'Space'>;
/** A space, or a collection, which only members read. */
export type ContentView = SpaceView | CollectionRow;
export type SiteView = ViewOf<'Site'>;

/** A revision for its reader. */
export type RevisionView = ViewOf<'Revision'> & {
  /** False to read computed pages as their source, not as the pages that are generated from it. */
  readonly expandsComputed: boolean;
};

/** The URLs of a space. */
export interface SpaceUrlsRow {
  readonly space: SpaceView;
  readonly location: string;
  readonly app: string;
}

/** The URLs of a revision. */
export interface RevisionUrlsRow {
  readonly revision: RevisionView;
  readonly app: string;
}

/** A revision with its content. */
export interface RevisionContent {
  readonly revision: RevisionRow;
  readonly reader: Reader;
  readonly content: Content;
  /** False if computed pages are their source. */
  readonly expandsComputed: boolean;
  /**
   * The texts of computed pages by hash, which are not stored as rows, and a fingerprint of the
   * versions that they were computed from.
   */
  readonly generated?:
    | { readonly fingerprint: string; readonly texts: ReadonlyMap<string, string> }
    | undefined;
}

/** A page of a revision, with its ancestors from the top down. */
export interface PageRow extends RevisionContent {
  readonly page: Page;
  readonly ancestors: readonly Page[];
}

/** A file that a field of a page names. */
export interface FileReferenceRow {
  readonly kind: 'FILE';
  readonly fileId: string;
  /** The page with the reference. */
  readonly from: PageRow;
}

/** The target of a link page. */
export interface PageTargetRow {
  readonly kind: 'URL' | 'PAGE' | 'FILE' | 'SPACE' | 'ANCHOR';
  readonly url: string | null;
  readonly pageId: string | null;
  readonly fileId: string | null;
  readonly spaceId: string | null;
  readonly anchor: string | null;
  /** The link page. */
  readonly from: PageRow;
}

/** A reusable content of a revision. */
export interface ReusableContentRow extends RevisionContent {
  readonly entry: ReusableContent;
}

/** A file of a revision, or as it was uploaded. */
export interface ShownFile {
  readonly reader: Reader;
  /** The revision; null for an uploaded file. */
  readonly revision: RevisionRow | null;
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  readonly blob: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly git: Json;
}

/** A page with search results. */
export interface SearchResultRow {
  readonly id: string;
  readonly space: SpaceView;
  /** Id of the revision of the space that was searched. */
  readonly revisionId: string;
  /** The section that the place of the page among the results follows from. */
  readonly best: FoundSection;
  readonly sections: readonly FoundSection[];
  /** All sections of the page of results. */
  readonly shown: ShownSections;
  /** The phrases that were searched for. */
  readonly phrases: readonly SearchPhrase[];
}

/** A matching section of a page. `Urls` are those of members or of visitors. */
interface SearchSectionRow<Urls> {
  readonly key: string;
  readonly title: string;
  readonly path: string;
  readonly anchor: string | null;
  readonly body: string;
  readonly urls: Urls;
  /** The phrases that were searched for. */
  readonly phrases: readonly SearchPhrase[];
}
export type MemberSearchSectionRow = SearchSectionRow<{ readonly app: string }>;
export type SiteSearchSectionRow = SearchSectionRow<{
  readonly app: string;
  readonly published: string | null;
}> & { readonly score: number };

/** A space with search results. */
export interface SpaceSearchResultRow {
  readonly space: SpaceView;
  readonly pages: readonly SearchResultRow[];
}

/** A state of a space, at a revision or in a change request, with its content. */
export interface SpaceState {
  readonly space: SpaceView;
  readonly revisionContent: RevisionContent;
  readonly versionContext: {
    readonly type: 'REVISION' | 'CHANGE_REQUEST';
    /** Null in a change request. */
    readonly revision: RevisionView | null;
    /** Null for the space's own content. */
    readonly changeRequest: ChangeRequestRow | null;
  };
}

/** A reference to an object in a state of a space. References share the state. */
export interface ReferenceRow {
  readonly state: SpaceState;
  readonly target: LinkTarget;
  /** Id of the page: the target, or the page of an anchor. */
  readonly pageId?: string | undefined;
  /** Id of the file: the target, or the file that a page references, where it is requested. */
  readonly fileId?: string | undefined;
}

/** A link in a text of a revision. */
export interface LinkRow {
  /** The page or the reusable content that contains the link. */
  readonly location: ReferenceRow;
  /** The slugs on the path to that page. */
  readonly from: readonly string[];
  readonly link: DocumentLink;
  readonly status: 'OK' | 'BROKEN' | 'IN_APP';
}

/** The numbers of broken links of a list, independent of its filters. */
export interface BrokenLinkNumbers {
  readonly total: number;
  /**
   * Returns the number of links that are broken in the change request and were not in the revision
   * where it began. It reads the links of that revision, so it runs only when called.
   */
  countNew(): Promise<number>;
}

/** A page of links. */
export interface LinkListPage extends Connection<LinkRow> {
  /** Returns the numbers of all links, independent of the list's filters and pages. */
  readStats(): Promise<{ readonly total: number; readonly broken: BrokenLinkNumbers }>;
}

/** A conflict as it is serialized. Errors leave values out that are null. */
export interface MergeConflictRow {
  readonly key: string;
  readonly kind: ConflictKind;
  readonly pageId: string | null;
  readonly title: string;
  readonly entryId: string | null;
  readonly field: string | null;
  readonly base?: Json | undefined;
  readonly ours?: Json | undefined;
  readonly theirs?: Json | undefined;
  readonly blocks: ConflictBlock[];
  /** Errors leave it out. */
  readonly segments?: readonly { readonly text: string | null; readonly block: number | null }[];
  readonly relatedPageIds: string[];
  readonly fingerprint: string;
}

/** The preview of a merge. */
export interface MergePreviewRow {
  readonly changeRequest: ChangeRequestRow;
  readonly space: SpaceRow;
}

/** A member's effective access to content, with the sources of their level. */
export interface EffectiveAccessRow {
  readonly userId: string;
  readonly sources: readonly [LevelSource, ...LevelSource[]];
}

/** The public fields of an organization, for anyone with an email address of its domain. */
export type PublicOrganizationRow = OrganizationRow & { readonly askedDomain: string };

/** A space that a member may read, with their level as a number. */
export type MemberSpaceRow = SpaceRow & { readonly level: number };

/** The structure of a site, as the viewer sees it. */
export interface StructureRow {
  readonly reader: Reader;
  readonly site: SiteRow;
  readonly parts: SiteParts;
}

/** A site space, and whether its space is in the trash. */
type SiteSpacePart = SiteSpaceRow & { readonly inTrash: boolean };

/** All parts of a site, each list ordered by rank. */
export interface SiteParts {
  readonly groups: readonly SiteSectionGroupRow[];
  readonly sections: readonly SiteSectionRow[];
  readonly siteSpaces: readonly SiteSpacePart[];
}

/** Generated bytes that are downloaded from another URL. */
export interface DownloadRow {
  /** SHA-256 in hex. */
  readonly hash: string;
  readonly name: string;
  readonly contentType: string;
  /** In bytes. */
  readonly size: number;
  /** Names of the scripts without a font; only of a PDF. */
  readonly missingScripts?: readonly string[];
}

/** Returns stored JSON as the object that was stored; null for nothing. */
export const stored = <Value>(json: unknown): Value | null =>
  // only this product writes it, in this shape
  typeof json === 'object' && json !== null ? (json as Value) : null;
