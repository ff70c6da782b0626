// Checks that every mutation of the SDL appends one event.
import { describe, expect, it } from 'vitest';
import { readSchema } from '../../contract/sdl.ts';
import { ids, useWorld } from '../../support.ts';
import { changeRequestMutations } from './change-request-mutations.ts';
import { contentMutations } from './content-mutations.ts';
import type { Mutation } from './fixture.ts';
import { integrationMutations } from './integration-mutations.ts';
import { peopleMutations } from './people-mutations.ts';
import { standardMutations } from './standard-mutations.ts';
import { siteMutations } from './site-mutations.ts';
import { translationMutations } from './translation-mutations.ts';
import { webhookMutations } from './webhook-mutations.ts';
import { sql } from '../../sql.ts';

const world = useWorld();

const mutations: Readonly<Record<string, Mutation>> = {
  ...peopleMutations(world),
  ...standardMutations(world),
  ...contentMutations(world),
  ...changeRequestMutations(world),
  ...siteMutations(world),
  ...translationMutations(world),
  ...integrationMutations(world),
  ...webhookMutations(world),
};
/** Mutations without an event. */
const silent = [
  ...['openPublishedSite', 'trackSiteEvents', 'updatePresence', 'leavePresence'],
  // the state of one person
  ...['updateNotification', 'markNotificationsRead', 'updateNotificationPreferences'],
  'setFollowState',
];
/** Mutations by callers who have no token yet, which test/saml-provider checks. */
const withoutToken = ['completeSignIn'];
/** Mutations that ask the DNS, which test/custom-hostname checks. */
const withDNS = ['validateCustomHostname'];

describe('every mutation', () => {
  it('is in this table', () => {
    expect([...Object.keys(mutations), ...silent, ...withoutToken, ...withDNS].sort()).toEqual(
      Object.keys(readSchema().getMutationType()?.getFields() ?? {}).sort(),
    );
  });

  it.each(Object.entries(mutations))('%s appends one event', async (name, [action, call]) => {
    const query = `mutation { ${name} ${await call()} }`;
    const requestId = `event-of-${name}`;
    const { errors } = await world.as('ana').query(query, {}, { 'x-request-id': requestId });
    const events = await world.console.database.query(
      sql(
        'SELECT action, actor_id AS actor FROM events WHERE request_id = $1 UNION ALL SELECT action, user_id FROM account_events WHERE request_id = $1',
      ),
      [requestId],
    );
    expect({ errors, events }).toEqual({
      errors: undefined,
      events: [{ action, actor: ids.user('ana') }],
    });
  });
});
