/** Lists the resolvers of all resources for the schema. Written by `npm run generate`. */
import type { Resolvers } from '../generated/resolvers.ts';
import { actor } from './actor.ts';
import { adaptiveSchema } from './adaptive-schema.ts';
import { auditEvent } from './audit-event.ts';
import { block } from './block.ts';
import { changeRequest } from './change-request.ts';
import { collection } from './collection.ts';
import { comment } from './comment.ts';
import { contentChange } from './content-change.ts';
import { contentInstallation } from './content-installation.ts';
import { content } from './content.ts';
import { customHostname } from './custom-hostname.ts';
import { edit } from './edit.ts';
import { embed } from './embed.ts';
import { exportResource } from './export.ts';
import { fileUploadUrl } from './file-upload-url.ts';
import { file } from './file.ts';
import { follow } from './follow.ts';
import { grant } from './grant.ts';
import { importResource } from './import.ts';
import { inline } from './inline.ts';
import { installedIntegration } from './installed-integration.ts';
import { integrationInstallation } from './integration-installation.ts';
import { integration } from './integration.ts';
import { invite } from './invite.ts';
import { linkInvite } from './link-invite.ts';
import { link } from './link.ts';
import { member } from './member.ts';
import { node } from './node.ts';
import { notification } from './notification.ts';
import { openAPISpec } from './openapi-spec.ts';
import { organization } from './organization.ts';
import { page } from './page.ts';
import { pdf } from './pdf.ts';
import { presence } from './presence.ts';
import { publishedSite } from './published-site.ts';
import { publishingAuth } from './publishing-auth.ts';
import { reusableContent } from './reusable-content.ts';
import { review } from './review.ts';
import { revision } from './revision.ts';
import { samlProvider } from './saml-provider.ts';
import { searchSynonym } from './search-synonym.ts';
import { search } from './search.ts';
import { serviceAccount } from './service-account.ts';
import { shareLink } from './share-link.ts';
import { signIn } from './sign-in.ts';
import { siteAudience } from './site-audience.ts';
import { siteCustomization } from './site-customization.ts';
import { siteEvent } from './site-event.ts';
import { siteGrant } from './site-grant.ts';
import { sitePreview } from './site-preview.ts';
import { siteRedirect } from './site-redirect.ts';
import { siteSectionGroup } from './site-section-group.ts';
import { siteSection } from './site-section.ts';
import { siteSpaceCustomization } from './site-space-customization.ts';
import { siteSpace } from './site-space.ts';
import { siteStructure } from './site-structure.ts';
import { site } from './site.ts';
import { space } from './space.ts';
import { subdomain } from './subdomain.ts';
import { subscription } from './subscription.ts';
import { team } from './team.ts';
import { token } from './token.ts';
import { translation } from './translation.ts';
import { urlContent } from './url-content.ts';
import { userError } from './user-error.ts';
import { user } from './user.ts';
import { viewer } from './viewer.ts';
import { webhookDelivery } from './webhook-delivery.ts';
import { webhookEndpoint } from './webhook-endpoint.ts';

export const resources: readonly Resolvers[] = [
  actor,
  adaptiveSchema,
  auditEvent,
  block,
  changeRequest,
  collection,
  comment,
  contentChange,
  contentInstallation,
  content,
  customHostname,
  edit,
  embed,
  exportResource,
  fileUploadUrl,
  file,
  follow,
  grant,
  importResource,
  inline,
  installedIntegration,
  integrationInstallation,
  integration,
  invite,
  linkInvite,
  link,
  member,
  node,
  notification,
  openAPISpec,
  organization,
  page,
  pdf,
  presence,
  publishedSite,
  publishingAuth,
  reusableContent,
  review,
  revision,
  samlProvider,
  searchSynonym,
  search,
  serviceAccount,
  shareLink,
  signIn,
  siteAudience,
  siteCustomization,
  siteEvent,
  siteGrant,
  sitePreview,
  siteRedirect,
  siteSectionGroup,
  siteSection,
  siteSpaceCustomization,
  siteSpace,
  siteStructure,
  site,
  space,
  subdomain,
  subscription,
  team,
  token,
  translation,
  urlContent,
  userError,
  user,
  viewer,
  webhookDelivery,
  webhookEndpoint,
];
