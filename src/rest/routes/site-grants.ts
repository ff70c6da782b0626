/** Lists the routes of the grants on sites. */
import * as q from '../../generated/operations.ts';
import { family, list, type Route, route } from '../route.ts';

const PERMISSIONS = '/v1/orgs/{organizationId}/sites/{siteId}/permissions';

/** The routes of the levels on a site. */
export const siteGrants: readonly Route[] = family('Site permissions', [
  route(`GET ${PERMISSIONS}/users`, q.ListSiteMemberGrantsDocument, {
    body: (data) => list(data.site.memberGrants),
    addition: true,
  }),
  route(`GET ${PERMISSIONS}/teams`, q.ListSiteTeamGrantsDocument, {
    body: (data) => list(data.site.teamGrants),
    addition: true,
  }),
  route(`GET ${PERMISSIONS}/aggregate`, q.ListSiteMemberAccessDocument, {
    body: (data) => list(data.site.memberAccess),
    addition: true,
  }),
  route(`POST ${PERMISSIONS}`, q.GrantAllOnSiteDocument, {
    body: (data) => ({ grants: data.grantAllOnSite.grants }),
    addition: true,
  }),
  route(`PATCH ${PERMISSIONS}/users/{userId}`, q.UpdateSiteMemberGrantDocument, {
    body: (data) => data.updateSiteGrant.grant,
    addition: true,
  }),
  route(`DELETE ${PERMISSIONS}/users/{userId}`, q.RemoveSiteMemberGrantDocument, {
    addition: true,
  }),
  route(`PATCH ${PERMISSIONS}/teams/{teamId}`, q.UpdateSiteTeamGrantDocument, {
    body: (data) => data.updateSiteGrant.grant,
    addition: true,
  }),
  route(`DELETE ${PERMISSIONS}/teams/{teamId}`, q.RemoveSiteTeamGrantDocument, {
    addition: true,
  }),
]);
