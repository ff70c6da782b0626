import { describe, expect, it } from 'vitest';
import { graphQLError, errorsOf, refused } from './member/expected.ts';
import { makeOrganization } from './member/rows.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld();

const signIn =
  'query ($email: String!) { signInOrganizations(email: $email) { id: organizationId title logins { id: samlProviderId label startUrl } } }';
const acme = { id: ids.acme, title: 'Acme Docs', logins: [] };

describe('the sign-in lookup', () => {
  it('returns the organization that claims an e-mail domain, without a token', async () => {
    const { status, body } = await world.nobody.get('/v1/sign-in?email=anybody@acme.test');
    expect(status).toBe(200);
    expect(body).toEqual({ organizations: [acme] });
    expect((await world.nobody.query(signIn, { email: 'anybody@acme.test' })).data).toEqual({
      signInOrganizations: [acme],
    });
  });

  it('matches a domain in any case', async () => {
    expect((await world.nobody.get('/v1/sign-in?email=Anybody@ACME.Test')).body).toEqual({
      organizations: [acme],
    });
  });

  it('returns an empty list for an unclaimed domain, a subdomain and a superdomain', async () => {
    for (const email of ['a@nobody.test', 'a@docs.acme.test', 'a@notacme.test']) {
      expect((await world.nobody.get(`/v1/sign-in?email=${email}`)).body).toEqual({
        organizations: [],
      });
      expect((await world.nobody.query(signIn, { email })).data).toEqual({
        signInOrganizations: [],
      });
    }
  });

  it('accepts a valid token, and refuses an invalid one', async () => {
    expect((await world.as('eve').get('/v1/sign-in?email=a@acme.test')).body).toEqual({
      organizations: [acme],
    });
    const rest = await world.with('lp_garbage').get('/v1/sign-in?email=a@acme.test');
    expect(rest.status).toBe(401);
    expect(rest.body).toEqual(
      refused(
        401,
        'UNAUTHENTICATED',
        'This token is unknown, expired or revoked. Create a new one.',
      ),
    );
    expect((await world.with('lp_garbage').query(signIn, { email: 'a@acme.test' })).status).toBe(
      401,
    );
  });

  it('requires an e-mail address', async () => {
    const { status, body } = await world.nobody.get('/v1/sign-in');
    expect(status).toBe(400);
    expect(body).toEqual(
      refused(400, 'BAD_USER_INPUT', 'email is required in the query.', { field: 'email' }),
    );
  });

  it.each([
    ['x', 'email must have 3 to 320 characters, and has 1.'],
    ['acme.test', 'email must be an e-mail address.'],
    ['a@b', 'email must be an e-mail address.'],
    [`${'a'.repeat(311)}@acme.test`, 'email must have 3 to 320 characters, and has 321.'],
  ])('refuses %s', async (email, message) => {
    expect((await world.nobody.get(`/v1/sign-in?email=${email}`)).body).toEqual(
      refused(400, 'BAD_USER_INPUT', message, { field: 'email' }),
    );
    expect(errorsOf(await world.nobody.query(signIn, { email }))).toEqual(
      graphQLError(['signInOrganizations'], 'BAD_USER_INPUT', message, { field: 'email' }),
    );
  });

  it('follows changes of the claimed domains', async () => {
    const { id } = await makeOrganization(world, 1);
    const organizations = async () =>
      (await world.nobody.get('/v1/sign-in?email=a@wandering.test')).body.organizations;
    await world.as('ana').patch(`/v1/orgs/${id}`, { emailDomains: ['wandering.test'] });
    expect(await organizations()).toEqual([{ id, title: 'Crowd of 1', logins: [] }]);
    await world.as('ana').patch(`/v1/orgs/${id}`, { emailDomains: [] });
    expect(await organizations()).toEqual([]);
  });
});
