// Tests a service account as the caller: its role and its restrictions.
import { describe, expect, it } from 'vitest';
import { ids, useWorld } from '../support.ts';
import {
  forbidden,
  forPersonsOnly,
  makeServiceAccount,
  newOrganization,
  nothingHere,
  of,
} from './made.ts';
import { sql } from '../sql.ts';

const world = useWorld();

describe('a service account as the caller', () => {
  it('is not a member: no list of members contains it', async () => {
    const { userId, visitor } = await makeServiceAccount(world, 'edit');
    const members = (await world.as('ana').get(`/v1/orgs/${ids.acme}/members?limit=1000`)).body;
    expect(members.items.map(({ id }: { id: string }) => id)).not.toContain(userId);
    expect((await world.as('ana').get(`/v1/orgs/${ids.acme}/members/${userId}`)).body).toEqual(
      nothingHere,
    );
    expect((await visitor.get('/v1/orgs')).body.items.map(({ id }: { id: string }) => id)).toEqual([
      ids.acme,
    ]);
  });

  it('has its current role', async () => {
    const organizationId = await newOrganization(world, 'Acting');
    const path = `/v1/orgs/${organizationId}`;
    const { own, visitor } = await makeServiceAccount(world, 'read', organizationId);
    expect(of(await visitor.patch(path, { title: 'Renamed' }))).toEqual(forbidden('admin', 'read'));
    await world.as('ana').patch(own, { role: 'admin' });
    expect((await visitor.patch(path, { title: 'Renamed' })).body.title).toBe('Renamed');
    await world.as('ana').patch(own, { role: null });
    expect(of(await visitor.get(`${path}/members`))).toEqual(forbidden('read', 'guest'));
    expect((await visitor.get(path)).body.permissions).toEqual({
      admin: false,
      createContent: false,
      createOpenAPISpec: false,
      ingestConversations: false,
      listIntegrations: false,
      listMembers: false,
      listTeams: false,
      ownTeam: false,
      view: true,
      viewBilling: false,
    });
  });

  it('has access only to its own organization', async () => {
    const { visitor } = await makeServiceAccount(
      world,
      'admin',
      await newOrganization(world, 'Alone'),
    );
    expect((await visitor.get(`/v1/orgs/${ids.acme}`)).body).toEqual(nothingHere);
    expect((await visitor.get(`/v1/orgs/${ids.umbrella}`)).body).toEqual(nothingHere);
  });

  it('cannot create organizations or personal tokens, or ping, even as admin', async () => {
    const { visitor } = await makeServiceAccount(world, 'admin');
    expect(of(await visitor.post('/v1/orgs', { title: 'Its own' }))).toEqual(
      forPersonsOnly('a person', 'guest'),
    );
    expect(of(await visitor.post('/v1/tokens', { label: 'Its own' }))).toEqual(
      forPersonsOnly('a person', 'guest'),
    );
    expect(of(await visitor.get('/v1/tokens'))).toEqual(forPersonsOnly('a person', 'guest'));
    expect(of(await visitor.post(`/v1/orgs/${ids.acme}/ping`))).toEqual(
      forPersonsOnly('a member', 'admin'),
    );
  });

  it('is the actor of its events', async () => {
    const organizationId = await newOrganization(world, 'Events');
    const { userId, tokenId, visitor } = await makeServiceAccount(world, 'admin', organizationId);
    const team = (
      await visitor.put(`/v1/orgs/${organizationId}/teams`, { title: 'Made by a program' })
    ).body;
    const rows = await world.console.database.query(
      sql('SELECT action, actor_id, token_id FROM events WHERE subject_id = $1', 'test.events'),
      [team.id],
    );
    expect(rows).toEqual([{ action: 'team.create', actor_id: userId, token_id: tokenId }]);
  });
});
