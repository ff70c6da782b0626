// Tests joining an organization with an e-mail address in a domain that it claims.
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { conflict, notFound, notFoundAt, errorsOf, refused } from '../content/expected.ts';
import { done } from '../site-structure/made.ts';
import { ids, useWorld, type Visitor } from '../support.ts';

const world = useWorld();

const JOIN =
  'mutation ($id: ID!) { joinOrganization(input: { id: $id }) { member { userId role disabled sso organization { id } } } }';

let count = 0;

/** Makes an organization of ana that claims a domain. */
async function makeClaiming(
  input: object = {},
): Promise<{ id: string; domain: string; url: string }> {
  count++;
  const [id, domain] = [newId('Organization'), `claimed-${count}.test`];
  await world.console.database.prisma.organization.create({
    data: {
      id,
      title: 'Claiming',
      members: { create: { id: newId('Member'), userId: ids.user('ana'), role: 'ADMIN' } },
    },
  });
  await done(world.as('ana').patch(`/v1/orgs/${id}`, { emailDomains: [domain], ...input }));
  return { id, domain, url: `/v1/orgs/${id}/join` };
}

/** Makes a user with an address in a domain, by default confirmed. */
async function makeVisitor(
  domain: string,
  emailConfirmedAt: Date | null = new Date('2026-06-01T00:00:00Z'),
): Promise<{ visitor: Visitor; userId: string }> {
  const userId = newId('User');
  await world.console.database.prisma.user.create({
    data: {
      id: userId,
      email: `${userId.toLowerCase()}@${domain}`,
      displayName: 'Newcomer',
      emailConfirmedAt,
    },
  });
  return { visitor: world.with(await world.tokenOf(userId)), userId };
}

const MEMBER = refused(409, 'ALREADY_EXISTS', 'You are a member already.');

describe('joining an organization by e-mail domain', () => {
  it('makes a member with the default role, in both APIs', async () => {
    const { id, domain, url } = await makeClaiming({ defaultRole: 'comment' });
    const [one, other] = [await makeVisitor(domain), await makeVisitor(domain)];
    expect((await one.visitor.get(`/v1/orgs/${id}`)).body).toEqual(notFound);
    const { status, headers, body } = await one.visitor.post(url);
    expect([status, body.id, body.role]).toEqual([201, one.userId, 'comment']);
    expect(headers.get('location')).toBe(`${world.url}/v1/orgs/${id}/members/${one.userId}`);
    expect((await one.visitor.get(`/v1/orgs/${id}/members/${one.userId}`)).body).toEqual(body);
    expect((await one.visitor.post(url)).body).toEqual(MEMBER);
    const { data } = await other.visitor.query(JOIN, { id });
    expect(data.joinOrganization.member).toEqual({
      userId: other.userId,
      role: 'COMMENT',
      disabled: false,
      sso: false,
      organization: { id },
    });
    const { items } = await done(
      world.as('ana').get(`/v1/orgs/${id}/audit-events?action=organization.join`),
    );
    expect(
      items.map(({ actor, related }: { actor: { id: string }; related: string[] }) => [
        actor.id,
        related,
      ]),
    ).toEqual([
      [other.userId, [other.userId]],
      [one.userId, [one.userId]],
    ]);
  });

  it('makes a guest without a default role', async () => {
    const { domain, url } = await makeClaiming();
    const { visitor } = await makeVisitor(domain);
    expect((await done(visitor.post(url))).role).toBe(null);
  });

  it('answers everyone else as for an unknown organization', async () => {
    const { id, domain, url } = await makeClaiming();
    const strangers = [
      await makeVisitor('elsewhere.test'),
      await makeVisitor(`sub.${domain}`),
      await makeVisitor(domain, null),
    ];
    for (const { visitor } of strangers) {
      expect((await visitor.post(url)).body).toEqual(notFound);
      expect(errorsOf(await visitor.query(JOIN, { id }))).toEqual(notFoundAt('joinOrganization'));
      expect((await visitor.post(`/v1/orgs/${newId('Organization')}/join`)).body).toEqual(notFound);
    }
    const { visitor } = await makeVisitor(domain);
    await done(world.as('ana').patch(`/v1/orgs/${id}`, { emailDomains: [] }));
    expect((await visitor.post(url)).body).toEqual(notFound);
  });

  it('refuses an address that its user never confirmed, such as one from an invite', async () => {
    const { domain, url } = await makeClaiming({ defaultRole: 'admin' });
    const { id: lure } = await done(world.as('eve').post('/v1/orgs', { title: 'A lure' }));
    const { invites } = await done(
      world.as('eve').post(`/v1/orgs/${lure}/invites`, { emails: [`boss@${domain}`] }),
    );
    const secret = new URL(invites[0].urls.join).searchParams.get('secret');
    const { token } = await done(
      world.nobody.post(`/v1/orgs/${lure}/invites/${invites[0].id}`, { secret }),
    );
    const boss = world.with(token);
    expect((await boss.get(`/v1/email-domains/${domain}/orgs`)).body).toEqual({
      organizations: [],
    });
    expect((await boss.post(url)).body).toEqual(notFound);
  });

  it('is refused under SAML, for service accounts, and for a bound token', async () => {
    const { id, domain, url } = await makeClaiming();
    const { visitor, userId } = await makeVisitor(domain);
    const bound = world.with(await world.tokenOf(userId, { organizations: [ids.acme] }));
    expect((await bound.post(url)).body).toEqual(
      refused(403, 'FORBIDDEN', 'This token is restricted to organizations and cannot join one.', {
        details: { needs: 'a token for all organizations', has: [ids.acme] },
      }),
    );
    const { id: account } = await done(
      world.as('ana').post(`/v1/orgs/${id}/service-accounts`, { name: 'Robot' }),
    );
    const { secret } = await done(
      world.as('ana').post(`/v1/orgs/${id}/service-accounts/${account}/tokens`, { label: 'Robot' }),
    );
    expect((await world.with(secret).post(url)).body.error.details).toEqual({
      needs: 'a person',
      has: 'guest',
    });
    const narrow = world.with(await world.tokenOf(userId, { scopes: ['organization:read'] }));
    expect((await narrow.post(url)).body.error.details.needs).toBe('organization:members:write');
    await world.console.database.prisma.organization.update({ where: { id }, data: { sso: true } });
    expect((await visitor.post(url)).body).toEqual(
      conflict('Members of this organization sign in through SAML: sign in to join.'),
    );
  });

  it('does not enable a disabled member again', async () => {
    const { id, domain, url } = await makeClaiming();
    const { visitor, userId } = await makeVisitor(domain);
    await done(visitor.post(url));
    await world.console.database.prisma.member.updateMany({
      where: { organizationId: id, userId },
      data: { disabled: true },
    });
    expect((await visitor.post(url)).body).toEqual(MEMBER);
    await done(world.as('ana').delete(`/v1/orgs/${id}/members/${userId}`));
    expect((await visitor.post(url)).status).toBe(201);
  });

  it('makes one member under concurrent requests', async () => {
    const { id, domain, url } = await makeClaiming();
    const { visitor, userId } = await makeVisitor(domain);
    const answers = await Promise.all([1, 2, 3].map(() => visitor.post(url)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(
      await world.console.database.prisma.member.count({ where: { organizationId: id, userId } }),
    ).toBe(1);
  });
});
