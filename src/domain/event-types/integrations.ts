/** Describes the events of integrations and their installations. */
import { type EventTypes, ids } from './event-type.ts';

/** The events of integrations. */
export const integrations = {
  'integration.publish': {
    what: 'published, or a new version of it',
    subject: ['Integration'],
    fieldsOf: 'PublishIntegrationInput',
  },
  'integration.unpublish': {
    what: 'unpublished',
    subject: ['Integration'],
    fields: ['force'],
    isGone: true,
  },
  'integration.develop': {
    what: 'got the URL of a tunnel for its events, or lost it',
    subject: ['Integration'],
    fields: ['tunnelUrl', 'all'],
  },
  'installation.create': {
    what: 'created',
    subject: ['IntegrationInstallation'],
    related: [ids('Integration', 'the integration')],
  },
  'installation.update': {
    what: 'updated, or changed by a new version of its integration',
    subject: ['IntegrationInstallation'],
    fields: ['status'],
    fieldsOf: 'UpdateIntegrationInstallationInput',
    related: [
      ids('Integration', 'the integration, if its publisher caused the change'),
      ids('Space', 'the selected space, if only that one changed'),
      ids('Site', 'the selected site, if only that one changed'),
    ],
  },
  'installation.delete': {
    what: 'deleted, also if its integration was unpublished',
    subject: ['IntegrationInstallation'],
    related: [ids('Integration', 'the integration')],
    isGone: true,
  },
  'installation.token': {
    what: 'got a token',
    subject: ['IntegrationInstallation'],
    fields: ['tokens'],
    related: [ids('InstallationToken', 'the token')],
  },
} satisfies EventTypes;
