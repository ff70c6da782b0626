/**
 * Tests the additions of `/v1` at the addresses of the published API client: each is called through
 * the client, and its answer is compared with the client's document.
 */
import { describe, expect, it } from 'vitest';
import { makeRequest, makeSpace } from '../change-request/made.ts';
import { install, publish } from '../integration/support.ts';
import { pets } from '../openapi-spec/support.ts';
import { ids, useWorld } from '../support.ts';
import {
  changed,
  commented,
  commentedRequest,
  guide,
  installed,
  newSpace,
  onContent,
  site,
} from './published-material.ts';
import { publishedClient, sharedOperations, word } from './published-api.ts';
import {
  type Call,
  type Client,
  readsOfOrganization,
  writesToOrganization,
} from './published-calls.ts';

const world = useWorld({}, { jobs: true });

/** A tunnel that is refused, because it is in the network of the server. */
const TUNNEL = { tunnelUrl: 'http://127.0.0.1:9/' };

/** Operations that are not called, with the reasons. */
const notCalled: Readonly<Record<string, string>> = {
  joinOrganizationWithInvite: 'An invite has a secret, which the client cannot send.',
  resolvePublishedContentByUrl: 'Visitors of published sites: test/published-site.',
  searchSiteContent: 'Visitors of published sites: test/published-site.',
  getDocumentById: 'Documents by their ids: test/published-site/document.test.ts.',
  trackEventsInSiteById: 'Events of visitors: test/site-event.test.ts.',
  aggregateSiteEvents: 'Events of visitors: test/site-event.test.ts.',
  getSiteRedirectBySource: 'Visitors of published sites: test/site-redirect.test.ts.',
  dnsRevalidateCustomHostname: 'It asks the DNS: test/custom-hostname.',
  joinOrganization: 'No person of the demo can join by their e-mail domain: test/organization.',
};

/** Returns a call on an installation, by the name of its integration and its id. */
const withInstallation =
  (make: () => Promise<{ readonly name: string; readonly id: string }>) =>
  (call: (api: Client, name: string, id: string) => Promise<unknown>): Call =>
  async (api) => {
    const { name, id } = await make();
    return call(api, name, id);
  };
const onInstallation = withInstallation(() => installed(world));
const onInstalledContent = withInstallation(() => onContent(world));

const revision = ids.revision('guide');
const onboarding = ids.space('onboarding');
const laptop = ids.changeRequest('laptop');
const { handbook } = { handbook: ids.collection('handbook') };

const redirect = (api: Client, source: string) =>
  api.orgs.createSiteRedirect(ids.acme, site, {
    source,
    destination: { kind: 'external', url: 'https://example.com/' },
  });

const reads: Readonly<Record<string, Call>> = {
  ...readsOfOrganization,
  getContentByUrl: async (api, { url }) => {
    await api.urls.getContentByUrl({ url: `${url}/app/o/${ids.acme}/c/${handbook}` });
    await api.urls.getContentByUrl({ url: `${url}/app/o/${ids.acme}/s/${guide}` });
  },
  getLatestOpenAPISpecVersionContentRaw: async (api) => {
    const path = `/v1/orgs/${ids.acme}/openapi/raw`;
    await world.as('ana').put(path, { source: { text: JSON.stringify(pets()) } });
    const read = async () => (await world.as('ana').get(path)).body.processingState;
    await expect.poll(read, { timeout: 60_000, interval: 100 }).toBe('complete');
    return api.orgs.getLatestOpenApiSpecVersionContentRaw(ids.acme, 'raw');
  },
  getAuthenticatedUser: (api) => api.user.getAuthenticatedUser(),
  getUserById: (api) => api.users.getUserById(ids.user('ben')),
  listSpacesInOrganizationById: (api) => api.orgs.listSpacesInOrganizationById(ids.acme),
  getSubdomain: (api) => api.subdomains.getSubdomain('acme-docs'),
  listOrganizationAuditEvents: async (api) => {
    await newSpace(world);
    // An event of a deleted actor has no actor, which the client does not expect.
    return api.orgs.listOrganizationAuditEvents(ids.acme, { actor: ids.user('ana') });
  },
  getOrganizationAuditEvent: async (api) => {
    await newSpace(world);
    const { data } = await api.orgs.listOrganizationAuditEvents(ids.acme, { limit: 1 });
    return api.orgs.getOrganizationAuditEvent(ids.acme, data.items[0]?.id ?? '');
  },
  listChangeRequestsForOrganization: (api) => api.orgs.listChangeRequestsForOrganization(ids.acme),
  listOrganizationInviteLinks: async (api) => {
    await api.orgs.createOrganizationInvite(ids.acme, { role: word.read });
    return api.orgs.listOrganizationInviteLinks(ids.acme);
  },
  getOrganizationInviteLink: async (api) => {
    const { data } = await api.orgs.createOrganizationInvite(ids.acme, { role: word.read });
    return api.orgs.getOrganizationInviteLink(ids.acme, data.id);
  },
  getPageByPath: (api) => api.spaces.getPageByPath(onboarding, 'first-day'),
  getReusableContentById: (api) => api.spaces.getReusableContentById(guide, ids.reusableContent),
  getRevisionById: (api) => api.spaces.getRevisionById(guide, revision),
  listPagesInRevisionById: (api) => api.spaces.listPagesInRevisionById(guide, revision),
  listFilesInRevisionById: (api) => api.spaces.listFilesInRevisionById(guide, revision),
  getFileInRevisionById: async (api) => {
    const { data } = await api.spaces.listFilesInRevisionById(guide, revision);
    return api.spaces.getFileInRevisionById(guide, revision, data.items[0]?.id ?? '');
  },
  getPageInRevisionById: (api) =>
    api.spaces.getPageInRevisionById(guide, revision, ids.page('guide', 1)),
  getPageInRevisionByPath: (api) =>
    api.spaces.getPageInRevisionByPath(onboarding, ids.revision('onboarding'), 'first-day'),
  getReusableContentInRevisionById: (api) =>
    api.spaces.getReusableContentInRevisionById(guide, revision, ids.reusableContent),
  getReusableContentDocumentInRevisionById: (api) =>
    api.spaces.getReusableContentDocumentInRevisionById(guide, revision, ids.reusableContent),
  listRevisionPageMetaLinks: (api) =>
    api.spaces.listRevisionPageMetaLinks(guide, revision, ids.page('guide', 1)),
  getEmbedByUrlInSpace: (api) =>
    api.spaces.getEmbedByUrlInSpace(guide, { url: 'https://acme.test/' }),
  getPageDocumentInRevisionById: (api) =>
    api.spaces.getPageDocumentInRevisionById(guide, revision, ids.page('guide', 1)),
  getRevisionSemanticChanges: async (api) => {
    const { request } = await changed(world);
    return api.spaces.getRevisionSemanticChanges(request.space.id, request.revision, { limit: 3 });
  },
  getChangeRequestChanges: async (api) => {
    const { request } = await changed(world);
    return api.spaces.getChangeRequestChanges(request.space.id, request.id);
  },
  getReviewsByChangeRequestId: async (api) => {
    await world.as('ana').post(`/v1/spaces/${onboarding}/change-requests/${laptop}/reviews`, {
      status: word.approved,
    });
    return api.spaces.getReviewsByChangeRequestId(onboarding, laptop);
  },
  getChangeRequestReviewById: async (api) => {
    const { space, id } = await makeRequest(world, await newSpace(world));
    const { data } = await api.spaces.submitChangeRequestReview(space.id, id, {
      status: word.approved,
      comment: { markdown: 'Good.' },
    });
    return api.spaces.getChangeRequestReviewById(space.id, id, data.id);
  },
  getRequestedReviewersByChangeRequestId: async (api) => {
    await api.spaces.requestReviewersForChangeRequest(onboarding, laptop, {
      users: [ids.user('ana')],
    });
    return api.spaces.getRequestedReviewersByChangeRequestId(onboarding, laptop);
  },
  getPageInChangeRequestByPath: (api) =>
    api.spaces.getPageInChangeRequestByPath(onboarding, laptop, 'first-day'),
  getReusableContentInChangeRequestById: async (api) => {
    const space = await makeSpace(world, [
      { insertReusableContent: { ref: 'R', title: 'Note', markdown: 'Note.' } },
    ]);
    const request = await makeRequest(world, space);
    return api.spaces.getReusableContentInChangeRequestById(
      space.id,
      request.id,
      space.refs['R'] ?? '',
    );
  },
  getSpacePDF: (api) => api.spaces.getSpacePdf(onboarding),
  getContributorsByChangeRequestId: (api) =>
    api.spaces.getContributorsByChangeRequestId(onboarding, laptop),
  getSiteCustomizationById: (api) => api.orgs.getSiteCustomizationById(ids.acme, site),
  getSitePublishingAuthById: (api) => api.orgs.getSitePublishingAuthById(ids.acme, site),
  generateStorageUploadURL: (api) =>
    api.orgs.generateStorageUploadUrl(ids.acme, {
      file: { name: 'logo.png', type: 'image/png', size: 5120 },
      kind: word.organizationFile,
    }),
  getSitePublishingPreviewById: (api) =>
    api.orgs.getSitePublishingPreviewById(ids.acme, site, { claims: '(plan:pro)' }),
  getSiteSpaceCustomizationById: async (api) => {
    await api.orgs.overrideSiteSpaceCustomizationById(ids.acme, site, ids.siteSpace('help api'), {
      styling: { corners: word.straight },
    });
    return api.orgs.getSiteSpaceCustomizationById(ids.acme, site, ids.siteSpace('help api'));
  },
  getSiteStructure: (api) => api.orgs.getSiteStructure(ids.acme, site),
  listSiteRedirects: async (api) => {
    await redirect(api, '/list-of-redirects');
    return api.orgs.listSiteRedirects(ids.acme, site);
  },
  listUserPermissionsInCollection: async (api) => {
    await api.collections.inviteToCollection(handbook, {
      role: word.edit,
      users: [ids.user('cat')],
    });
    return api.collections.listUserPermissionsInCollection(handbook);
  },
  listTeamPermissionsInCollection: async (api) => {
    const teams = [ids.team('writers')];
    await api.collections.inviteToCollection(handbook, { role: word.edit, teams });
    return api.collections.listTeamPermissionsInCollection(handbook);
  },
  listPermissionsAggregateInCollection: (api) =>
    api.collections.listPermissionsAggregateInCollection(handbook, { role: word.admin }),
  listUserPermissionsInSpace: async (api) => {
    await api.spaces.inviteToSpace(guide, { role: word.edit, users: [ids.user('cat')] });
    return api.spaces.listUserPermissionsInSpace(guide);
  },
  listTeamPermissionsInSpace: async (api) => {
    await api.spaces.inviteToSpace(guide, { role: word.edit, teams: [ids.team('writers')] });
    return api.spaces.listTeamPermissionsInSpace(guide);
  },
  listPermissionsAggregateInSpace: (api) => api.spaces.listPermissionsAggregateInSpace(guide),
  listUserPermissionsInSite: async (api) => {
    await api.orgs.inviteToSite(ids.acme, site, { role: word.edit, users: [ids.user('cat')] });
    return api.orgs.listUserPermissionsInSite(ids.acme, site);
  },
  listTeamPermissionsInSite: async (api) => {
    await api.orgs.inviteToSite(ids.acme, site, { role: null, teams: [ids.team('writers')] });
    return api.orgs.listTeamPermissionsInSite(ids.acme, site);
  },
  listPermissionsAggregateInSite: async (api) => {
    const teams = [ids.team('writers')];
    await api.orgs.inviteToSite(ids.acme, site, { role: word.edit, teams });
    return api.orgs.listPermissionsAggregateInSite(ids.acme, site, { sort: 'name', order: 'asc' });
  },
  listCommentsInSpace: async (api) =>
    api.spaces.listCommentsInSpace((await commented(world)).space, { status: 'all' }),
  getCommentInSpace: async (api) => {
    const { space, id } = await commented(world);
    return api.spaces.getCommentInSpace(space, id);
  },
  listCommentRepliesInSpace: async (api) => {
    const { space, id } = await commented(world);
    return api.spaces.listCommentRepliesInSpace(space, id);
  },
  getCommentReplyInSpace: async (api) => {
    const { space, id, replyId } = await commented(world);
    return api.spaces.getCommentReplyInSpace(space, id, replyId);
  },
  listSpaceIntegrations: (api) => api.spaces.listSpaceIntegrations(guide, { search: 'e' }),
  listSiteIntegrations: async (api) => {
    await onContent(world);
    return api.orgs.listSiteIntegrations(ids.acme, site);
  },
  listIntegrationSpaceInstallations: async (api) =>
    api.integrations.listIntegrationSpaceInstallations((await onContent(world)).name, {
      extended: false,
    }),
  listIntegrationSiteInstallations: async (api) =>
    api.integrations.listIntegrationSiteInstallations((await onContent(world)).name),
  listIntegrationInstallationSpaces: onInstalledContent((api, ...at) =>
    api.integrations.listIntegrationInstallationSpaces(...at),
  ),
  listIntegrationInstallationSites: onInstalledContent((api, ...at) =>
    api.integrations.listIntegrationInstallationSites(...at),
  ),
  getIntegrationSpaceInstallation: onInstalledContent((api, ...at) =>
    api.integrations.getIntegrationSpaceInstallation(...at, guide),
  ),
  getIntegrationSiteInstallation: onInstalledContent((api, ...at) =>
    api.integrations.getIntegrationSiteInstallation(...at, site),
  ),
  getIntegrationInstallationById: onInstallation((api, ...at) =>
    api.integrations.getIntegrationInstallationById(...at),
  ),
  listIntegrationEvents: async (api) => {
    const name = await publish(world);
    await api.integrations.setIntegrationDevelopmentMode(name, TUNNEL);
    await install(world, name);
    const read = () => api.integrations.listIntegrationEvents(name);
    await expect
      .poll(async () => (await read()).data.items.map(({ status }) => status), { timeout: 30_000 })
      .toEqual(['failed']);
    return read();
  },
};

const text = { body: { markdown: 'A word.' } };

const writes: Readonly<Record<string, Call>> = {
  ...writesToOrganization,
  updateUserById: (api) =>
    api.users.updateUserById(ids.user('ana'), {
      displayName: 'Ana Alvarez',
      photoURL: 'https://acme.test/ana.png',
    }),
  createOrganization: (api) =>
    api.orgs.createOrganization({
      title: 'Another',
      emailDomains: [],
      onboardingPreferences: { source: null, audience: null, interests: [] },
    }),
  createSpace: (api) =>
    api.orgs.createSpace(ids.acme, {
      title: 'With an emoji',
      emoji: '1f680',
      language: word.english,
      editMode: word.live,
      empty: true,
    }),
  inviteUsersToOrganization: async (api) => {
    await api.orgs.inviteUsersToOrganization(ids.acme, { emails: ['one@new.test'], sso: false });
    return api.orgs.inviteUsersToOrganization(ids.acme, {
      emails: ['two@new.test', { email: 'three@new.test', role: null }],
      role: word.read,
    });
  },
  createOrganizationInvite: async (api) => {
    await api.orgs.createOrganizationInvite(ids.acme, { role: null });
    await api.orgs.createOrganizationInvite(ids.acme, { level: word.edit, space: guide });
    return api.orgs.createOrganizationInvite(ids.acme, { level: word.read, collection: handbook });
  },
  updateOrganizationInviteById: async (api) => {
    const { data } = await api.orgs.createOrganizationInvite(ids.acme, { role: word.read });
    await api.orgs.updateOrganizationInviteById(ids.acme, data.id, { role: word.edit });
    const { data: ofSpace } = await api.orgs.createOrganizationInvite(ids.acme, {
      ...{ level: word.edit, space: guide },
    });
    return api.orgs.updateOrganizationInviteById(ids.acme, ofSpace.id, { level: word.read });
  },
  inviteToSpace: async (api) => {
    const { id } = await newSpace(world);
    await api.spaces.inviteToSpace(id, { role: word.edit, users: [ids.user('dan')] });
    await api.spaces.inviteToSpace(id, { role: null, teams: [ids.team('writers')] });
    const users = [ids.user('cat')];
    return api.spaces.inviteToSpace(id, { role: word.read, users, teams: [ids.team('reviewers')] });
  },
  updateUserPermissionInSpace: async (api) => {
    const { id } = await newSpace(world);
    await api.spaces.inviteToSpace(id, { role: word.edit, users: [ids.user('dan')] });
    return api.spaces.updateUserPermissionInSpace(id, ids.user('dan'), { role: word.read });
  },
  removeUserFromSpace: async (api) => {
    const { id } = await newSpace(world);
    await api.spaces.inviteToSpace(id, { role: word.edit, users: [ids.user('dan')] });
    return api.spaces.removeUserFromSpace(id, ids.user('dan'));
  },
  updateTeamPermissionInSpace: async (api) => {
    const { id } = await newSpace(world);
    await api.spaces.inviteToSpace(id, { role: word.edit, teams: [ids.team('writers')] });
    return api.spaces.updateTeamPermissionInSpace(id, ids.team('writers'), { role: null });
  },
  removeTeamFromSpace: async (api) => {
    const { id } = await newSpace(world);
    await api.spaces.inviteToSpace(id, { role: word.edit, teams: [ids.team('writers')] });
    return api.spaces.removeTeamFromSpace(id, ids.team('writers'));
  },
  inviteToCollection: (api) =>
    api.collections.inviteToCollection(handbook, { role: word.read, users: [ids.user('dan')] }),
  updateUserPermissionInCollection: async (api) => {
    await api.collections.inviteToCollection(handbook, {
      role: word.edit,
      users: [ids.user('dan')],
    });
    return api.collections.updateUserPermissionInCollection(handbook, ids.user('dan'), {
      role: word.read,
    });
  },
  removeUserFromCollection: (api) =>
    api.collections.removeUserFromCollection(handbook, ids.user('dan')),
  updateTeamPermissionInCollection: async (api) => {
    const teams = [ids.team('writers')];
    await api.collections.inviteToCollection(handbook, { role: word.edit, teams });
    return api.collections.updateTeamPermissionInCollection(handbook, ids.team('writers'), {
      role: word.read,
    });
  },
  removeTeamFromCollection: (api) =>
    api.collections.removeTeamFromCollection(handbook, ids.team('writers')),
  submitChangeRequestReview: async (api) => {
    const { space, id } = await makeRequest(world, await newSpace(world));
    await api.spaces.submitChangeRequestReview(space.id, id, { status: word.approved });
    return api.spaces.submitChangeRequestReview(space.id, id, {
      status: word.changesRequested,
      comment: { markdown: 'Shorter, please.' },
    });
  },
  requestReviewersForChangeRequest: async (api) => {
    const { space, id } = await makeRequest(world, await newSpace(world));
    const users = [ids.user('ana')];
    return api.spaces.requestReviewersForChangeRequest(space.id, id, { users });
  },
  removeRequestedReviewerFromChangeRequest: async (api) => {
    const { space, id } = await makeRequest(world, await newSpace(world));
    const users = [ids.user('ana')];
    await api.spaces.requestReviewersForChangeRequest(space.id, id, { users });
    return api.spaces.removeRequestedReviewerFromChangeRequest(space.id, id, ids.user('ana'));
  },
  updateChangeRequestContent: async (api) => {
    const { space, id } = await makeRequest(world, await newSpace(world));
    const changes = [
      { operation: 'update_page' as const, page: space.refs['Start'] ?? '', title: 'Begin' },
      {
        ...{ operation: 'insert_page' as const, title: 'New', ref: 'new', emoji: '1f680' },
        document: { markdown: 'Hello.' },
      },
    ];
    await api.spaces.updateChangeRequestContent(space.id, id, { changes });
    return api.spaces.updateChangeRequestContent(
      space.id,
      id,
      { changes: [{ operation: 'delete_page' as const, page: space.refs['Start'] ?? '' }] },
      { compat: false },
    );
  },
  updateCommentReplyInChangeRequest: async (api) => {
    const { space, request, id, replyId } = await commentedRequest(world);
    return api.spaces.updateCommentReplyInChangeRequest(space, request, id, replyId, {
      addedReactions: ['1f44d'],
    });
  },
  deleteCommentReplyInChangeRequest: async (api) => {
    const { space, request, id, replyId } = await commentedRequest(world);
    return api.spaces.deleteCommentReplyInChangeRequest(space, request, id, replyId);
  },
  postCommentInSpace: async (api) =>
    api.spaces.postCommentInSpace((await newSpace(world)).id, {
      ...text,
      tableCell: { record: '1', definition: '2' },
    }),
  updateCommentInSpace: async (api) => {
    const { space, id } = await commented(world);
    return api.spaces.updateCommentInSpace(space, id, { resolved: true });
  },
  deleteCommentInSpace: async (api) => {
    const { space, id } = await commented(world);
    return api.spaces.deleteCommentInSpace(space, id);
  },
  postCommentReplyInSpace: async (api) => {
    const { space, id } = await commented(world);
    return api.spaces.postCommentReplyInSpace(space, id, text);
  },
  updateCommentReplyInSpace: async (api) => {
    const { space, id, replyId } = await commented(world);
    return api.spaces.updateCommentReplyInSpace(space, id, replyId, { addedReactions: ['1f44d'] });
  },
  deleteCommentReplyInSpace: async (api) => {
    const { space, id, replyId } = await commented(world);
    return api.spaces.deleteCommentReplyInSpace(space, id, replyId);
  },
  inviteToSite: (api) =>
    api.orgs.inviteToSite(ids.acme, site, {
      ...{ role: word.read, users: [ids.user('cat')] },
      teams: [ids.team('reviewers')],
    }),
  updateUserPermissionInSite: async (api) => {
    await api.orgs.inviteToSite(ids.acme, site, { role: word.edit, users: [ids.user('dan')] });
    return api.orgs.updateUserPermissionInSite(ids.acme, site, ids.user('dan'), {
      role: word.read,
    });
  },
  removeUserFromSite: (api) => api.orgs.removeUserFromSite(ids.acme, site, ids.user('dan')),
  updateTeamPermissionInSite: async (api) => {
    await api.orgs.inviteToSite(ids.acme, site, { role: word.edit, teams: [ids.team('writers')] });
    return api.orgs.updateTeamPermissionInSite(ids.acme, site, ids.team('writers'), {
      role: word.read,
    });
  },
  removeTeamFromSite: (api) => api.orgs.removeTeamFromSite(ids.acme, site, ids.team('writers')),
  publishSite: (api) => api.orgs.publishSite(ids.acme, site),
  unpublishSite: (api) => api.orgs.unpublishSite(ids.acme, ids.site('board')),
  updateSiteCustomizationById: async (api) => {
    const { data } = await api.orgs.getSiteCustomizationById(ids.acme, site);
    return api.orgs.updateSiteCustomizationById(ids.acme, site, data);
  },
  overrideSiteSpaceCustomizationById: (api) =>
    api.orgs.overrideSiteSpaceCustomizationById(ids.acme, site, ids.siteSpace('help guide'), {
      styling: { corners: word.straight },
    }),
  deleteSiteSpaceCustomizationById: (api) =>
    api.orgs.deleteSiteSpaceCustomizationById(ids.acme, site, ids.siteSpace('help guide')),
  updateSitePublishingAuthById: (api) =>
    api.orgs.updateSitePublishingAuthById(ids.acme, site, {
      backend: 'custom',
      fallbackURL: 'https://acme.test/login',
      logoutURL: null,
    }),
  regenerateSitePublishingAuthById: (api) =>
    api.orgs.regenerateSitePublishingAuthById(ids.acme, site),
  sortSiteStructure: (api) =>
    api.orgs.sortSiteStructure(ids.acme, site, {
      item: { type: 'site-section', id: ids.siteSection('company') },
      position: { before: { type: 'site-section-group', id: ids.siteSectionGroup } },
    }),
  createSiteRedirect: async (api) => {
    const destinations = [
      { kind: 'site-section', siteSectionId: ids.siteSection('company') },
      { kind: 'site-space', siteSpaceId: ids.siteSpace('help api') },
      { kind: 'site-page', siteSpaceId: ids.siteSpace('help guide'), pageId: ids.page('guide', 3) },
      { kind: 'path', spaceId: guide, path: 'getting-started/install' },
      { kind: 'external', url: 'https://example.com/there' },
    ] as const;
    for (const [i, destination] of destinations.entries())
      await api.orgs.createSiteRedirect(ids.acme, site, {
        source: `/redirect-${i}`,
        destination,
      });
  },
  bulkUpsertSiteRedirects: async (api) => {
    await redirect(api, '/in-bulk');
    const destination = { kind: 'external' as const, url: 'https://example.com/bulk' };
    return api.orgs.bulkUpsertSiteRedirects(ids.acme, site, {
      redirects: [
        { source: '/bulk-draft', intent: 'draft', destination },
        { source: '/bulk-draft', intent: 'publish' },
        { source: '/in-bulk', destination, permanent: true },
        { source: '/in-bulk', destination: null },
        { source: '/in-bulk', destination: null },
      ],
    });
  },
  updateSiteRedirectById: async (api) => {
    const { data } = await redirect(api, '/to-update');
    return api.orgs.updateSiteRedirectById(ids.acme, site, data.id, {
      source: '/updated',
      destination: { kind: 'site-space', siteSpaceId: ids.siteSpace('help api') },
    });
  },
  deleteSiteRedirectById: async (api) => {
    const { data } = await redirect(api, '/to-delete');
    return api.orgs.deleteSiteRedirectById(ids.acme, site, data.id);
  },
  installIntegration: async (api) =>
    api.integrations.installIntegration(await publish(world), { organization: ids.acme }),
  installIntegrationOnSpace: onInstallation((api, ...at) =>
    api.integrations.installIntegrationOnSpace(...at, { space: guide }),
  ),
  installIntegrationOnSite: onInstallation((api, ...at) =>
    api.integrations.installIntegrationOnSite(...at, { siteId: site }),
  ),
  updateIntegrationSpaceInstallation: async (api) => {
    const { name, id } = await onContent(world);
    return api.integrations.updateIntegrationSpaceInstallation(name, id, guide, {
      externalIds: ['one'],
    });
  },
  updateIntegrationSiteInstallation: async (api) => {
    const { name, id } = await onContent(world);
    return api.integrations.updateIntegrationSiteInstallation(name, id, site, {
      configuration: {},
    });
  },
  uninstallIntegrationFromSpace: onInstalledContent((api, ...at) =>
    api.integrations.uninstallIntegrationFromSpace(...at, guide),
  ),
  uninstallIntegrationFromSite: onInstalledContent((api, ...at) =>
    api.integrations.uninstallIntegrationFromSite(...at, site),
  ),
  updateIntegrationInstallation: async (api) => {
    const { name, id } = await installed(world);
    return api.integrations.updateIntegrationInstallation(name, id, {
      space_selection: word.allSpaces,
      site_selection: word.allSites,
    });
  },
  uninstallIntegration: onInstallation((api, ...at) =>
    api.integrations.uninstallIntegration(...at),
  ),
  createIntegrationInstallationToken: onInstallation((api, ...at) =>
    api.integrations.createIntegrationInstallationToken(...at),
  ),
  setIntegrationDevelopmentMode: async (api) =>
    api.integrations.setIntegrationDevelopmentMode(await publish(world), TUNNEL),
  disableIntegrationDevelopmentMode: async (api) =>
    api.integrations.disableIntegrationDevelopmentMode(await publish(world)),
};

/** Returns what differs when an operation is called, or the error of the call. */
async function flawsOf(operation: string, call: Call): Promise<readonly string[]> {
  const { api, called, flaws } = publishedClient(world, 'ana');
  await call(api, world).catch((error: unknown) => {
    if (flaws.length === 0) throw error;
  });
  return called.includes(operation) ? flaws : [...flaws, `${operation} was not called.`];
}

describe('the published API client', () => {
  it.each(Object.entries(reads))('reads with %s', async (operation, call) => {
    expect(await flawsOf(operation, call)).toEqual([]);
  });

  it.each(Object.entries(writes))('writes with %s', async (operation, call) => {
    expect(await flawsOf(operation, call)).toEqual([]);
  });

  it('calls each addition that it has, but for those with a reason', () => {
    const known = [...Object.keys(reads), ...Object.keys(writes), ...Object.keys(notCalled)];
    expect([...sharedOperations].sort()).toEqual(known.sort());
  });
});
