/** Where each kind of row lies in the database, and the columns that are read of it. */
import { Prisma } from '../generated/prisma/client.ts';

/** The column of a field: every model of schema.prisma maps camel case to snake case. */
const columnOf = (field: string): string => field.replace(/([A-Z]+)/g, '_$1').toLowerCase();

/** The columns of a model. */
export const columnNames = (fields: Readonly<Record<string, string>>): string[] => Object.values(fields).map(columnOf);

/** A select list of a model's columns under their field names, such as `m."joined_at" AS "joinedAt"`. */
const columnsOf = (fields: Readonly<Record<string, string>>, alias: string): string =>
  Object.values(fields)
    .map((field) => `${alias}."${columnOf(field)}" AS "${field}"`)
    .join(', ');

/** Read along with each space, so that those that no published site shows cost no statement more. */
const PUBLISHED_ON = `ARRAY(SELECT sp.site_id FROM site_spaces sp JOIN sites si ON si.id = sp.site_id AND si.organization_id = sp.organization_id AND si.published
  WHERE sp.space_id = s.id AND sp.organization_id = s.organization_id ORDER BY sp.created_at, sp.id) AS "publishedOn"`;

/** Read along with each integration. Its script is for nobody. */
const FILES = `(SELECT coalesce(json_agg(json_build_object('kind', x.kind, 'blob', x.blob, 'contentType', x.content_type, 'size', x.size) ORDER BY x.kind, x.position), '[]')
  FROM integration_files x WHERE x.integration_id = ig.id AND x.kind <> 'SCRIPT') AS files`;

/** Read along with each installation: how many living spaces it reaches, and which organization publishes the integration. What was chosen is counted by itself: of all spaces it may be few. */
const REACHED_SPACES = `CASE WHEN (SELECT ig.target FROM integrations ig WHERE ig.id = n.integration_id) = 'SITE' THEN 0
  WHEN n.space_selection = 'ALL' THEN (SELECT count(*)::int FROM spaces s WHERE s.organization_id = n.organization_id AND s.deleted_at IS NULL)
  ELSE (SELECT count(*)::int FROM installation_spaces x JOIN spaces s ON s.id = x.space_id AND s.organization_id = x.organization_id AND s.deleted_at IS NULL
    WHERE x.installation_id = n.id AND x.organization_id = n.organization_id) END AS spaces,
  (SELECT ig.owner_id FROM integrations ig WHERE ig.id = n.integration_id) AS "ownerId"`;

/** Where each kind of row lies, and its columns. `alias` is how its lists name it. */
export const tables = {
  user: { table: 'users', alias: 'u', columns: columnsOf(Prisma.UserScalarFieldEnum, 'u') },
  organization: { table: 'organizations', alias: 'o', columns: columnsOf(Prisma.OrganizationScalarFieldEnum, 'o') },
  member: { table: 'members', alias: 'm', columns: columnsOf(Prisma.MemberScalarFieldEnum, 'm') },
  team: { table: 'teams', alias: 't', columns: columnsOf(Prisma.TeamScalarFieldEnum, 't') },
  teamMember: { table: 'team_members', alias: 'tm', columns: columnsOf(Prisma.TeamMemberScalarFieldEnum, 'tm') },
  invite: { table: 'invites', alias: 'i', columns: columnsOf(Prisma.InviteScalarFieldEnum, 'i') },
  linkInvite: { table: 'link_invites', alias: 'l', columns: columnsOf(Prisma.LinkInviteScalarFieldEnum, 'l') },
  token: { table: 'api_tokens', alias: 'k', columns: columnsOf(Prisma.ApiTokenScalarFieldEnum, 'k') },
  serviceAccount: { table: 'service_accounts', alias: 's', columns: columnsOf(Prisma.ServiceAccountScalarFieldEnum, 's') },
  collection: { table: 'collections', alias: 'c', columns: columnsOf(Prisma.CollectionScalarFieldEnum, 'c') },
  space: { table: 'spaces', alias: 's', columns: `${columnsOf(Prisma.SpaceScalarFieldEnum, 's')}, ${PUBLISHED_ON}` },
  grant: { table: 'grants', alias: 'g', columns: columnsOf(Prisma.GrantScalarFieldEnum, 'g') },
  revision: { table: 'revisions', alias: 'r', columns: columnsOf(Prisma.RevisionScalarFieldEnum, 'r') },
  changeRequest: { table: 'change_requests', alias: 'cr', columns: columnsOf(Prisma.ChangeRequestScalarFieldEnum, 'cr') },
  review: { table: 'reviews', alias: 'v', columns: columnsOf(Prisma.ReviewScalarFieldEnum, 'v') },
  requestedReviewer: { table: 'requested_reviewers', alias: 'q', columns: columnsOf(Prisma.RequestedReviewerScalarFieldEnum, 'q') },
  file: { table: 'files', alias: 'f', columns: columnsOf(Prisma.FileScalarFieldEnum, 'f') },
  comment: { table: 'comments', alias: 'co', columns: columnsOf(Prisma.CommentScalarFieldEnum, 'co') },
  commentReply: { table: 'comment_replies', alias: 're', columns: columnsOf(Prisma.CommentReplyScalarFieldEnum, 're') },
  import: { table: 'imports', alias: 'im', columns: columnsOf(Prisma.ImportScalarFieldEnum, 'im') },
  site: { table: 'sites', alias: 'si', columns: columnsOf(Prisma.SiteScalarFieldEnum, 'si') },
  siteSectionGroup: { table: 'site_section_groups', alias: 'sg', columns: columnsOf(Prisma.SiteSectionGroupScalarFieldEnum, 'sg') },
  siteSection: { table: 'site_sections', alias: 'sc', columns: columnsOf(Prisma.SiteSectionScalarFieldEnum, 'sc') },
  siteSpace: { table: 'site_spaces', alias: 'sp', columns: columnsOf(Prisma.SiteSpaceScalarFieldEnum, 'sp') },
  shareLink: { table: 'share_links', alias: 'sl', columns: columnsOf(Prisma.ShareLinkScalarFieldEnum, 'sl') },
  siteRedirect: { table: 'site_redirects', alias: 'rd', columns: columnsOf(Prisma.SiteRedirectScalarFieldEnum, 'rd') },
  openAPISpec: { table: 'openapi_specs', alias: 'oa', columns: columnsOf(Prisma.OpenAPISpecScalarFieldEnum, 'oa') },
  openAPISpecVersion: { table: 'openapi_spec_versions', alias: 'ov', columns: columnsOf(Prisma.OpenAPISpecVersionScalarFieldEnum, 'ov') },
  translationSettings: { table: 'translation_settings', alias: 'ts', columns: columnsOf(Prisma.TranslationSettingsScalarFieldEnum, 'ts') },
  translation: { table: 'translations', alias: 'tl', columns: columnsOf(Prisma.TranslationScalarFieldEnum, 'tl') },
  translatedPage: { table: 'translated_pages', alias: 'tp', columns: columnsOf(Prisma.TranslatedPageScalarFieldEnum, 'tp') },
  samlProvider: { table: 'saml_providers', alias: 'sa', columns: columnsOf(Prisma.SAMLProviderScalarFieldEnum, 'sa') },
  integration: { table: 'integrations', alias: 'ig', columns: `${columnsOf(Prisma.IntegrationScalarFieldEnum, 'ig')}, ${FILES}` },
  installation: { table: 'integration_installations', alias: 'n', columns: `${columnsOf(Prisma.IntegrationInstallationScalarFieldEnum, 'n')}, ${REACHED_SPACES}` },
  auditEvent: { table: 'events', alias: 'e', columns: columnsOf(Prisma.AuditEventScalarFieldEnum, 'e') },
} as const;
