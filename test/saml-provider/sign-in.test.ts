// Signing in through a SAML provider: from its start to a session token.
import { describe, expect, it } from 'vitest';
import { ids, useWorld } from '../support.ts';
import { makeProvider } from './identity-provider.ts';

const world = useWorld({ SIGN_IN_REDIRECTS: 'https://app.acme.test/done,https://other.acme.test/done' });

describe('a sign-in', () => {
  it('leads from the provider to a token that works', async () => {
    const provider = await makeProvider(world, { defaultRole: 'edit', defaultTeam: ids.team('writers') });
    const { status, headers } = await provider.signIn({ attributes: { displayName: 'Nina Novak' } }, '?state=abc');
    expect(status).toBe(303);
    const address = new URL(headers.get('location') ?? '');
    expect([address.origin + address.pathname, address.searchParams.get('state')]).toEqual(['https://app.acme.test/done', 'abc']);
    const made = await world.nobody.post('/v1/sign-in/token', { code: address.searchParams.get('code') });
    expect(made.body).toEqual({});
  });
});
