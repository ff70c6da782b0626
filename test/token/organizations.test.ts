// Tests that an API token bound to organizations has access only to those.
import { describe, expect, it } from 'vitest';
import { ids, useWorld, type Visitor } from '../support.ts';
import { make, nothingHere, of, refusal } from './made.ts';

const world = useWorld();

const acme = `/v1/orgs/${ids.acme}`;

describe('a token that is bound to organizations', () => {
  /** Makes a user of two organizations, with a token that is bound to the first. */
  async function boundVisitor(): Promise<{ visitor: Visitor; second: string }> {
    const second = (await world.as('ana').post('/v1/orgs', { title: 'Second' })).body.id;
    return {
      visitor: world.with((await make(world, { organizations: [ids.acme] })).secret),
      second,
    };
  }

  it('answers NOT_FOUND for any other organization', async () => {
    const { visitor, second } = await boundVisitor();
    expect((await visitor.get('/v1/orgs')).body.items.map(({ id }: { id: string }) => id)).toEqual([
      ids.acme,
    ]);
    expect((await visitor.get(acme)).status).toBe(200);
    for (const path of [
      '',
      '/members',
      '/teams',
      '/invites',
      '/link-invites',
      '/service-accounts',
      '/audit-events',
    ])
      expect(of(await visitor.get(`/v1/orgs/${second}${path}`))).toEqual({
        status: 404,
        body: nothingHere,
      });
    expect((await visitor.patch(`/v1/orgs/${second}`, { title: 'Never' })).body).toEqual(
      nothingHere,
    );
    expect(
      (await visitor.query(`{ node(id: "${second}") { id } organizations { totalCount } }`)).data,
    ).toEqual({ node: null, organizations: { totalCount: 1 } });
  });

  it('grants no organization when it names none', async () => {
    const visitor = world.with((await make(world, { organizations: [] })).secret);
    expect((await visitor.get('/v1/orgs')).body).toEqual({ count: 0, items: [] });
    expect((await visitor.get(acme)).body).toEqual(nothingHere);
    expect((await visitor.get('/v1/user')).status).toBe(200);
  });

  it('cannot create other tokens', async () => {
    const { visitor } = await boundVisitor();
    const refused = {
      status: 403,
      body: refusal(
        403,
        'FORBIDDEN',
        'This token is restricted to organizations and cannot create tokens.',
        { details: { needs: 'a token for all organizations', has: [ids.acme] } },
      ),
    };
    expect(of(await visitor.post('/v1/tokens', { label: 'Free' }))).toEqual(refused);
    expect(
      of(await visitor.post('/v1/tokens', { label: 'Bound', organizations: [ids.acme] })),
    ).toEqual(refused);
  });

  it('cannot rotate an unbound token for its secret', async () => {
    const { visitor } = await boundVisitor();
    const free = await make(world);
    expect((await visitor.post(`/v1/tokens/${free.id}/rotate`)).status).toBe(403);
    expect((await world.with(free.secret).get('/v1/user')).status).toBe(200);
  });
});
