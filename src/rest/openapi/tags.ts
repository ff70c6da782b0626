/** Describes the tags of the OpenAPI document: the families of operations. */
import type { SchemaObject } from '../json-schema/values.ts';

const descriptions: Readonly<Record<string, string>> = {
  Collections: 'Collections contain spaces and other collections, and their levels are inherited.',
  Spaces: 'Spaces contain pages. These operations create, move and delete them, and set levels.',
  'Space content': 'Pages, files and search of the published content of a space.',
  History: 'Revisions of a space, their content, their differences, and rollbacks.',
  'Change requests': 'Proposed changes of a space: their status, reviews, merges and updates.',
  'Change request content': 'Pages and files as they are in a change request.',
  Comments: 'Comments on spaces and change requests, with replies and reactions.',
  Sites: 'Published websites of an organization, and their settings for visitors.',
  Visitors: 'What the visitors of a published site may read, with or without a token.',
  'Section groups': 'Groups of sections at the root of a site.',
  Sections: 'Sections of a site; each shows one or more spaces.',
  'Site spaces': 'Spaces that a site shows, each with its path, condition and customization.',
  'Site structure': 'The order of the groups, sections and spaces of a site.',
  'Site permissions': 'Levels of members and teams on one site.',
  'Share links': 'Secret links to sites that are shared by a link.',
  'Redirects of sites': 'Redirects from old paths of a site.',
  Organizations: 'Organizations contain everything else; search and audit events are theirs.',
  Invites: 'Invites to an organization by e-mail address or by link.',
  Members: 'Members of an organization with their roles, spaces and teams.',
  Teams: 'Teams of members, to which levels on content can be granted.',
  'Service accounts': 'Accounts of programs in an organization, with their tokens.',
  Users: 'The current user, other users, and personal tokens.',
  Notifications: 'Notifications of the current user, and what they follow.',
  SSO: 'SAML providers, and sign-in through them.',
  Translations: 'Translated spaces of an organization, and the state of their pages.',
  OpenAPI: 'OpenAPI specs of an organization, and their versions.',
  Webhooks: 'URLs that receive the events of an organization, and their deliveries.',
  Integrations: 'Published integrations, and their installations.',
  Batches: 'Several requests in one transaction.',
};

/** Returns the tags with their descriptions. */
export const tagsOf = (families: Iterable<string>): SchemaObject[] =>
  [...new Set(families)].map((name) => {
    const description = descriptions[name];
    return { name, ...(description !== undefined && { description }) };
  });
