/** Describes the events of sites. */
import { type EventTypes, ids } from './event-type.ts';

/** The events of sites. */
export const sites = {
  'site.create': {
    what: 'created',
    subject: ['Site'],
    related: [ids('Space', 'its first spaces')],
  },
  'site.update': {
    what: 'updated, with its sections, groups and site spaces',
    subject: ['Site'],
    fields: ['siteSpaces', 'sections', 'sectionGroups', 'rank', 'path', 'isDefault', 'spaceId'],
    fieldsOf: 'UpdateSiteInput',
    related: [
      ids('SiteSpace', 'a site space that was created, changed or deleted'),
      ids('SiteSection', 'a section of the same'),
      ids('SiteSectionGroup', 'a group of the same'),
      ids('Space', 'the space of a new site space'),
    ],
  },
  'site.validateHostname': {
    what: 'made its custom hostname active or inactive, by the answer of the DNS',
    subject: ['Site'],
    fields: ['hostname'],
  },
  'site.removeHostname': {
    what: 'lost its custom hostname',
    subject: ['Site'],
    fields: ['hostname'],
  },
  'site.customize': {
    what: 'customized, or one of its site spaces',
    subject: ['Site'],
    fields: ['customization'],
    related: [ids('SiteSpace', 'the site space')],
  },
  'site.setAdaptiveSchema': {
    what: 'changed the schema of claims',
    subject: ['Site'],
    fields: ['adaptiveSchema'],
  },
  'site.publish': { what: 'published', subject: ['Site'], fields: ['published'] },
  'site.unpublish': { what: 'unpublished', subject: ['Site'], fields: ['published'] },
  'site.delete': { what: 'deleted', subject: ['Site'], isGone: true },
  'publishingAuth.update': {
    what: 'changed how visitors sign in',
    subject: ['Site'],
    fieldsOf: 'UpdatePublishingAuthInput',
  },
  'publishingAuth.regenerate': {
    what: 'got a new key for the tokens of visitors',
    subject: ['Site'],
    fields: ['visitorKey'],
  },
  'siteGrant.set': {
    what: 'changed who has which level on it',
    subject: ['Site'],
    fields: ['grants'],
    related: [ids('User', 'the users'), ids('Team', 'the teams')],
  },
  'shareLink.create': {
    what: 'got a share link',
    subject: ['Site'],
    fields: ['shareLinks'],
    related: [ids('ShareLink', 'the share link')],
  },
  'shareLink.update': {
    what: 'changed a share link',
    subject: ['Site'],
    fieldsOf: 'UpdateShareLinkInput',
    related: [ids('ShareLink', 'the share link')],
  },
  'shareLink.delete': {
    what: 'lost a share link',
    subject: ['Site'],
    fields: ['shareLinks'],
    related: [ids('ShareLink', 'the share link')],
  },
  'redirect.create': {
    what: 'got a redirect',
    subject: ['Site'],
    fields: ['redirects'],
    related: [ids('SiteRedirect', 'the redirect')],
  },
  'redirect.update': {
    what: 'changed a redirect',
    subject: ['Site'],
    fields: ['automatic'],
    fieldsOf: 'UpdateSiteRedirectInput',
    related: [ids('SiteRedirect', 'the redirect')],
  },
  'redirect.delete': {
    what: 'lost a redirect',
    subject: ['Site'],
    fields: ['redirects'],
    related: [ids('SiteRedirect', 'the redirect')],
  },
} satisfies EventTypes;
