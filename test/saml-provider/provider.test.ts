// Tests SAML providers: their creation, updates and deletion, the logins of members, and an
// organization that requires SAML.
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { graphQLError, errorsOf, forbidden, notFound, refused } from '../member/expected.ts';
import { type TestOrganization, makeOrganization, makeTeams } from '../member/rows.ts';
import { ids, useWorld, type Visitor } from '../support.ts';
import { statementsOf } from '../statements.ts';
import { certificates, makeProvider } from './identity-provider.ts';

const world = useWorld();
const saml = `/v1/orgs/${ids.acme}/saml`;
const set = {
  entityID: 'https://idp.test/entity',
  certificate: certificates.provider,
  ssoURL: 'https://idp.test/sso',
};

/** The same in GraphQL, and in the columns. */
const setInGraphQL = {
  entityId: set.entityID,
  certificate: set.certificate,
  ssoUrl: set.ssoURL,
};

/** Returns a provider as `/v1` serializes it for admins. */
const shown = (id: string, createdAt: string, more: object, organizationId = ids.acme) => {
  const base = `${world.url}/saml/${id}`;
  const service = {
    acsURL: `${base}/acs`,
    startURL: `${base}/start`,
    entityID: `${base}/metadata`,
  };
  return {
    object: 'saml-provider',
    id,
    createdAt,
    service,
    urls: { location: `${world.url}/v1/orgs/${organizationId}/saml/${id}` },
    ...more,
  };
};

const fields =
  '__typename id label ssoUrl entityId certificate defaultTeam { title } defaultRole createdAt status service { acsUrl startUrl entityId } organization { id } urls { location }';
const create = `mutation ($input: CreateSAMLProviderInput!) { createSAMLProvider(input: $input) { samlProvider { ${fields} } } }`;
const update = `mutation ($input: UpdateSAMLProviderInput!) { updateSAMLProvider(input: $input) { samlProvider { label status } } }`;
const remove =
  'mutation ($id: ID!) { deleteSAMLProvider(input: { id: $id }) { deletedSAMLProviderId } }';
const read = `query ($id: ID!) { samlProvider(id: $id) { ${fields} } }`;
const listed =
  'query ($org: ID!, $first: Int) { organization(id: $org) { samlProviders(first: $first) { totalCount nodes { label } } logins { id: samlProviderId label startUrl } } }';

describe('a SAML provider', () => {
  it('is created with only a label, and is pending until it is complete', async () => {
    const { status, headers, body } = await world.as('ana').post(saml, { label: 'Staff' });
    expect([status, headers.get('location')]).toEqual([201, `${world.url}${saml}/${body.id}`]);
    const { defaultRole } = (await world.as('ana').get(`/v1/orgs/${ids.acme}`)).body;
    expect(body).toEqual(
      shown(body.id, body.createdAt, { label: 'Staff', status: 'pending', defaultRole }),
    );
    expect(
      (
        await world
          .as('ana')
          .patch(`${saml}/${body.id}`, { entityID: set.entityID, certificate: set.certificate })
      ).body.status,
    ).toBe('pending');
    const active = shown(body.id, body.createdAt, {
      label: 'Staff',
      status: 'active',
      defaultRole,
      ...set,
    });
    expect(
      (await world.as('ana').patch(`${saml}/${body.id}`, { ssoURL: set.ssoURL })).body,
    ).toEqual(active);
    expect((await world.as('ana').get(`${saml}/${body.id}`)).body).toEqual(active);
    expect((await world.as('ana').patch(`${saml}/${body.id}`, { certificate: '' })).body).toEqual(
      shown(body.id, body.createdAt, {
        label: 'Staff',
        status: 'pending',
        defaultRole,
        entityID: set.entityID,
        ssoURL: set.ssoURL,
      }),
    );
    expect((await world.as('ana').delete(`${saml}/${body.id}`)).status).toBe(204);
    expect((await world.as('ana').delete(`${saml}/${body.id}`)).status).toBe(204);
    expect((await world.as('ana').get(`${saml}/${body.id}`)).body).toEqual(notFound);
  });

  it('is created, read, updated and deleted through GraphQL', async () => {
    const variables = {
      input: {
        organizationId: ids.acme,
        label: 'Staff',
        ...setInGraphQL,
        defaultTeamId: ids.team('writers'),
        defaultRole: null,
      },
    };
    const { samlProvider } = (await world.as('ana').query(create, variables)).data
      .createSAMLProvider;
    const { id, createdAt } = samlProvider;
    const { object: _, service, ...rest } = shown(id, createdAt, {});
    const { acsURL: acsUrl, startURL: startUrl, entityID: entityId } = service;
    expect(samlProvider).toEqual({
      ...rest,
      __typename: 'SAMLProvider',
      service: { acsUrl, startUrl, entityId },
      label: 'Staff',
      ...setInGraphQL,
      defaultTeam: { title: 'Writers' },
      defaultRole: null,
      status: 'ACTIVE',
      organization: { id: ids.acme },
    });
    expect((await world.as('ana').query(read, { id })).data).toEqual({
      samlProvider,
    });
    expect(
      (
        await world
          .as('ana')
          .query('query ($id: ID!) { node(id: $id) { id ... on SAMLProvider { label } } }', { id })
      ).data,
    ).toEqual({ node: { id, label: 'Staff' } });
    expect((await world.as('ana').query(update, { input: { id, label: 'People' } })).data).toEqual({
      updateSAMLProvider: { samlProvider: { label: 'People', status: 'ACTIVE' } },
    });
    expect((await world.as('ana').query(remove, { id })).data).toEqual({
      deleteSAMLProvider: { deletedSAMLProviderId: id },
    });
    expect((await world.as('ana').query(remove, { id })).errors[0].extensions.code).toBe(
      'NOT_FOUND',
    );
  });

  it('keeps its team until the team is deleted, and returns it like any team', async () => {
    const [team = ''] = await makeTeams(world, ids.acme, ['Newcomers']);
    const { body } = await world
      .as('ana')
      .post(saml, { label: 'With a team', defaultTeam: team, defaultRole: 'read' });
    expect(body.defaultTeam).toEqual(
      (await world.as('ana').get(`/v1/orgs/${ids.acme}/teams/${team}`)).body,
    );
    await world.as('ana').delete(`/v1/orgs/${ids.acme}/teams/${team}`);
    const { defaultTeam: __, ...without } = body;
    expect((await world.as('ana').get(`${saml}/${body.id}`)).body).toEqual(without);
    await world.as('ana').delete(`${saml}/${body.id}`);
  });

  it('accepts a certificate as bare base64 and returns it as PEM', async () => {
    const bare = certificates.provider.replace(/-----[A-Z ]+-----|\s/g, '');
    const { body } = await world.as('ana').post(saml, { label: 'Bare', certificate: bare });
    expect(body.certificate).toBe(certificates.provider);
    await world.as('ana').delete(`${saml}/${body.id}`);
  });

  const PEM =
    'This is not a certificate: send X.509 in PEM, from -----BEGIN CERTIFICATE----- on, or only its base64.';
  const READ =
    'This is not a certificate: the content between its first and last line is not X.509.';
  /** A certificate whose key has an unknown algorithm: the object identifier of RSA is replaced. */
  const unknownKind = Buffer.from(
    certificates.provider.replace(/-----[A-Z ]+-----|\s/g, ''),
    'base64',
  )
    .toString('hex')
    .replace('06092a864886f70d010101', '06092a864886f70d010163');
  const strange = Buffer.from(unknownKind, 'hex').toString('base64');
  it.each([
    [{}, 'label', 'label is required.'],
    [{ label: '' }, 'label', 'label must have 1 to 30 characters, and has 0.'],
    [{ label: 'x'.repeat(31) }, 'label', 'label must have 1 to 30 characters, and has 31.'],
    [
      { label: 'x', entityID: 'x'.repeat(1025) },
      'entityID',
      'entityID must have at most 1024 characters, and has 1025.',
    ],
    [
      { label: 'x', ssoURL: 'javascript:alert(1)' },
      'ssoURL',
      'ssoURL must be an absolute http or https address.',
    ],
    [
      { label: 'x', certificate: 'x'.repeat(10_001) },
      'certificate',
      'certificate must have at most 10000 characters, and has 10001.',
    ],
    [{ label: 'x', certificate: 'nonsense' }, 'certificate', READ],
    [
      { label: 'x', certificate: '-----BEGIN CERTIFICATE-----\nYQ==\n-----END CERTIFICATE-----' },
      'certificate',
      READ,
    ],
    [
      { label: 'x', certificate: '-----BEGIN PRIVATE KEY-----\nYQ==\n-----END PRIVATE KEY-----' },
      'certificate',
      PEM,
    ],
    [{ label: 'x', certificate: `${certificates.provider}and more` }, 'certificate', PEM],
    [
      { label: 'x', certificate: certificates.provider.repeat(3) },
      'certificate',
      'Send one certificate, or two during a key rotation.',
    ],
    [
      { label: 'x', certificate: certificates.small },
      'certificate',
      'The certificate must contain an RSA key of 2048 bits or more.',
    ],
    [
      { label: 'x', certificate: certificates.curve },
      'certificate',
      'The certificate must contain an RSA key of 2048 bits or more.',
    ],
    [{ label: 'x', certificate: strange }, 'certificate', READ],
    [
      { label: 'x', defaultTeam: ids.team('umbrella') },
      'defaultTeam',
      'This is not a team of the organization.',
    ],
    [
      { label: 'x', defaultTeam: ids.acme },
      'defaultTeam',
      'defaultTeam must be the id of a team, such as team_….',
    ],
    [{ label: 'x', entityID: null }, 'entityID', 'entityID may be absent, but not null.'],
    [
      { label: 'x', defaultRole: 'owner' },
      'defaultRole',
      'defaultRole must be one of admin, create, review, edit, comment, read, or null.',
    ],
  ])('is refused with %j', async (input, field, message) => {
    expect((await world.as('ana').post(saml, input)).body).toEqual(
      refused(400, 'BAD_USER_INPUT', message, { field }),
    );
  });

  it('is refused with a certificate of an unknown key type in GraphQL too', async () => {
    const answer = await world
      .as('ana')
      .query(
        'mutation ($input: CreateSAMLProviderInput!) { createSAMLProvider(input: $input) { samlProvider { id } } }',
        { input: { organizationId: ids.acme, label: 'x', certificate: strange } },
      );
    expect(errorsOf(answer)).toEqual(
      graphQLError(['createSAMLProvider'], 'BAD_USER_INPUT', READ, { field: 'input.certificate' }),
    );
  });

  it('requires the role admin: otherwise forbidden for members, NOT_FOUND for others', async () => {
    const { id } = await makeProvider(world);
    for (const ask of [
      (who: Visitor) => who.get(saml),
      (who: Visitor) => who.get(`${saml}/${id}`),
      (who: Visitor) => who.post(saml, { label: 'x' }),
      (who: Visitor) => who.patch(`${saml}/${id}`, { label: 'x' }),
      (who: Visitor) => who.delete(`${saml}/${id}`),
    ]) {
      expect((await ask(world.as('ben'))).body).toEqual(forbidden('admin', 'edit'));
      expect((await ask(world.as('eve'))).body).toEqual(notFound);
    }
    expect(
      (await world.as('eve').patch(`/v1/orgs/${ids.umbrella}/saml/${id}`, { label: 'Mine' })).body,
    ).toEqual(notFound);
    expect((await world.as('eve').delete(`/v1/orgs/${ids.umbrella}/saml/${id}`)).status).toBe(204);
    expect((await world.as('ana').delete(`${saml}/${id}`)).status).toBe(204);
  });
});

describe('the providers of an organization', () => {
  let crowd: TestOrganization;

  beforeAll(async () => {
    crowd = await makeOrganization(world, 2);
    for (const label of ['beta', 'Alpha', 'Gamma']) await makeProvider(world, { label }, crowd.id);
    await world.as('ana').post(`/v1/orgs/${crowd.id}/saml`, { label: 'Delta' });
  });

  it('are listed by label and paginated', async () => {
    const path = `/v1/orgs/${crowd.id}/saml`;
    const labels = ({ items }: { items: { label: string }[] }) => items.map(({ label }) => label);
    const { body } = await world.as('ana').get(`${path}?limit=3`);
    expect([body.count, labels(body)]).toEqual([4, ['Alpha', 'beta', 'Delta']]);
    expect(
      labels((await world.as('ana').get(`${path}?limit=3&page=${body.next.page}`)).body),
    ).toEqual(['Gamma']);
    expect(
      (await world.as('ana').query(listed, { org: crowd.id, first: 1 })).data.organization
        .samlProviders,
    ).toEqual({ totalCount: 4, nodes: [{ label: 'Alpha' }] });
  });

  it('are the logins of its members once they are active, without further details', async () => {
    const reader = world.with(await world.tokenOf(crowd.userIds[1] ?? ''));
    const { body } = await reader.get(`/v1/orgs/${crowd.id}/sso`);
    const items = body.items.map(({ id, ...rest }: { id: string }) => ({
      ...rest,
      isItsOwn: JSON.stringify(rest).includes(`/saml/${id}/start"`),
    }));
    expect(
      items.map(({ label, isItsOwn }: { label: string; isItsOwn: boolean }) => [label, isItsOwn]),
    ).toEqual([
      ['Alpha', true],
      ['beta', true],
      ['Gamma', true],
    ]);
    expect(Object.keys(body.items[0])).toEqual(['id', 'label', 'startURL']);
    expect(
      (
        await reader.query(
          'query ($org: ID!) { organization(id: $org) { logins { id: samlProviderId label startUrl } } }',
          { org: crowd.id },
        )
      ).data.organization.logins,
    ).toEqual(
      body.items.map(({ startURL: startUrl, ...rest }: { startURL: string }) => ({
        ...rest,
        startUrl,
      })),
    );
    expect((await world.as('eve').get(`/v1/orgs/${crowd.id}/sso`)).body).toEqual(notFound);
    await world.as('ana').patch(`/v1/orgs/${crowd.id}`, { emailDomains: ['crowd.test'] });
    expect((await world.nobody.get('/v1/sign-in?email=a@crowd.test')).body).toEqual({
      organizations: [{ id: crowd.id, title: 'Crowd of 2', logins: body.items }],
    });
  });

  it('take the same number of statements as one', async () => {
    const [few, many] = [await makeOrganization(world, 1), await makeOrganization(world, 1)];
    const [first, second] = [
      await makeTeams(world, few.id, ['One']),
      await makeTeams(world, many.id, ['One', 'Two', 'Three', 'Four']),
    ];
    for (const [organization, teams] of [
      [few, first],
      [many, second],
    ] as const)
      for (const [i, team] of teams.entries())
        await makeProvider(world, { label: `P ${i}`, defaultTeam: team }, organization.id);
    const count = async ({ id }: TestOrganization) =>
      (await statementsOf(() => world.as('ana').get(`/v1/orgs/${id}/saml`))).length;
    expect([await count(many), await count(few)]).toEqual([await count(few), await count(few)]);
    const signIns = async ({ id }: TestOrganization) =>
      (await statementsOf(() => world.as('ana').get(`/v1/orgs/${id}/sso`))).length;
    expect(await signIns(many)).toBe(await signIns(few));
  });

  it('are limited to 50', async () => {
    const full = await makeOrganization(world, 1);
    const rows = Array.from({ length: 50 }, (_, i) => ({
      id: `saml_full${i}`,
      organizationId: full.id,
      label: `P ${i}`,
    }));
    await world.console.database.prisma.sAMLProvider.createMany({ data: rows });
    const message = 'An organization has at most 50 SAML providers. Delete an unused one.';
    expect(
      (await world.as('ana').post(`/v1/orgs/${full.id}/saml`, { label: 'One more' })).body,
    ).toEqual(refused(409, 'CONFLICT', message));
  });
});

describe('an organization that requires SAML sign-in', () => {
  const makeRequiring = async (size = 3) => {
    const crowd = await makeOrganization(world, size);
    const provider = await makeProvider(world, {}, crowd.id);
    const { status, body } = await world.as('ana').patch(`/v1/orgs/${crowd.id}`, { sso: true });
    expect([status, body.sso]).toEqual([200, true]);
    return { crowd, provider };
  };
  const needed = refused(
    403,
    'FORBIDDEN',
    'This organization accepts only tokens from a sign-in through SAML. Start a sign-in at a URL from GET /v1/sign-in.',
    {
      details: { needs: 'a sign-in through SAML', has: 'another token' },
    },
  );

  it('must have an active provider, and keeps its last one', async () => {
    const crowd = await makeOrganization(world, 1);
    const path = `/v1/orgs/${crowd.id}`;
    await world.as('ana').post(`${path}/saml`, { label: 'Pending' });
    expect((await world.as('ana').patch(path, { sso: true })).body).toEqual(
      refused(
        409,
        'CONFLICT',
        'There is no active SAML provider to sign in through. Add one first.',
        { field: 'sso' },
      ),
    );
    const [one, other] = [
      await makeProvider(world, {}, crowd.id),
      await makeProvider(world, { label: 'Other' }, crowd.id),
    ];
    expect((await world.as('ana').patch(path, { sso: true })).status).toBe(200);
    expect((await world.as('ana').delete(`${path}/saml/${one.id}`)).status).toBe(204);
    const last = refused(
      409,
      'CONFLICT',
      'Members must sign in through SAML, and this is the last active provider. Disable `sso` first, or add another provider.',
    );
    expect((await world.as('ana').delete(`${path}/saml/${other.id}`)).body).toEqual(last);
    expect(
      (await world.as('ana').patch(`${path}/saml/${other.id}`, { certificate: '' })).body,
    ).toEqual(last);
    expect(errorsOf(await world.as('ana').query(remove, { id: other.id }))).toEqual(
      graphQLError(['deleteSAMLProvider'], 'CONFLICT', last.error.message),
    );
    expect((await world.as('ana').patch(path, { sso: false })).status).toBe(200);
    expect((await world.as('ana').delete(`${path}/saml/${other.id}`)).status).toBe(204);
  });

  it.each(['entityId', 'certificate', 'ssoUrl'])(
    'counts no provider without its %s as active',
    async (missing) => {
      const { crowd, provider } = await makeRequiring(1);
      const path = `/v1/orgs/${crowd.id}`;
      const half = {
        id: newId('SAMLProvider'),
        organizationId: crowd.id,
        label: 'Half',
        ...setInGraphQL,
        [missing]: null,
      };
      await world.console.database.prisma.sAMLProvider.create({ data: half });
      expect((await world.as('ana').get(`${path}/saml/${half.id}`)).body.status).toBe('pending');
      expect(
        (await world.as('ana').get(`${path}/sso`)).body.items.map(({ id }: { id: string }) => id),
      ).toEqual([provider.id]);
      expect((await world.nobody.get(`/saml/${half.id}/start`)).status).toBe(409);
      expect((await world.as('ana').delete(`${path}/saml/${provider.id}`)).status).toBe(409);
      await world.as('ana').patch(path, { sso: false });
      expect((await world.as('ana').delete(`${path}/saml/${provider.id}`)).status).toBe(204);
      expect((await world.as('ana').patch(path, { sso: true })).status).toBe(409);
    },
  );

  it('refuses other tokens of its members, which stay valid elsewhere', async () => {
    const { crowd } = await makeRequiring();
    const userId = crowd.userIds[1] ?? '';
    const otherCrowd = await makeOrganization(world, 1);
    await world.console.database.prisma.member.create({
      data: { id: `mbr_${userId}`, organizationId: otherCrowd.id, userId, role: 'READ' },
    });
    const token = world.with(await world.tokenOf(userId));
    for (const path of [
      '',
      '/members',
      '/teams',
      '/sso',
      `/members/${userId}`,
      '/spaces',
      '/collections',
      '/audit-events',
      '/saml',
    ])
      expect((await token.get(`/v1/orgs/${crowd.id}${path}`)).body).toEqual(needed);
    expect((await token.post(`/v1/orgs/${crowd.id}/spaces`, { title: 'x' })).body).toEqual(needed);
    expect((await token.post(`/v1/orgs/${crowd.id}/ping`)).body).toEqual(needed);
    const space = (await world.as('ana').post(`/v1/orgs/${crowd.id}/spaces`, { title: 'Inside' }))
      .body;
    expect((await token.get(`/v1/spaces/${space.id}`)).body).toEqual(notFound);
    expect((await token.get('/v1/orgs')).body.items.map(({ id }: { id: string }) => id)).toEqual([
      otherCrowd.id,
    ]);
    expect((await token.get(`/v1/orgs/${otherCrowd.id}`)).status).toBe(200);
    expect((await token.get('/v1/user')).body.id).toBe(userId);
    const stranger = world.with(await world.tokenOf(ids.user('eve')));
    expect((await stranger.get(`/v1/orgs/${crowd.id}`)).body).toEqual(notFound);
  });

  it('accepts a session of its own, and service accounts as before', async () => {
    const { crowd, provider } = await makeRequiring();
    const userId = crowd.userIds[1] ?? '';
    await world.as('ana').post(`/v1/orgs/${crowd.id}/members/${userId}/sso`);
    const { email } = await world.console.database.prisma.user.findUniqueOrThrow({
      where: { id: userId },
    });
    const session = world.with(await provider.session({ nameID: email }));
    expect((await session.get(`/v1/orgs/${crowd.id}`)).body.id).toBe(crowd.id);
    const account = (
      await world
        .as('ana')
        .post(`/v1/orgs/${crowd.id}/service-accounts`, { name: 'Robot', role: 'read' })
    ).body;
    const { secret } = (
      await world
        .as('ana')
        .post(`/v1/orgs/${crowd.id}/service-accounts/${account.id}/tokens`, { label: 'Robot' })
    ).body;
    expect((await world.with(secret).get(`/v1/orgs/${crowd.id}`)).status).toBe(200);
    await world.as('ana').patch(`/v1/orgs/${crowd.id}`, { sso: false });
    expect((await world.with(await world.tokenOf(userId)).get(`/v1/orgs/${crowd.id}`)).status).toBe(
      200,
    );
  });

  it('lets its admins pass, and records it once a day for each token', async () => {
    const { crowd } = await makeRequiring();
    const token = await world.tokenOf(ids.user('ana'));
    const { prisma } = world.console.database;
    const passes = () =>
      prisma.auditEvent.findMany({
        where: { organizationId: crowd.id, action: 'member.passSSO', tokenId: { not: null } },
        select: { actorId: true, subjectId: true, related: true, tokenId: true },
      });
    const mine = await prisma.apiToken.findFirstOrThrow({
      where: { userId: ids.user('ana') },
      orderBy: { id: 'desc' },
    });
    const count = async () => (await passes()).filter(({ tokenId }) => tokenId === mine.id);
    expect((await world.with(token).get(`/v1/orgs/${crowd.id}`)).status).toBe(200);
    expect(await count()).toEqual([
      {
        actorId: ids.user('ana'),
        subjectId: crowd.memberIds[0],
        related: [ids.user('ana')],
        tokenId: mine.id,
      },
    ]);
    await prisma.apiToken.update({
      where: { id: mine.id },
      data: { lastUsedAt: new Date(Date.now() - 6 * 60_000) },
    });
    expect((await world.with(token).get(`/v1/orgs/${crowd.id}`)).status).toBe(200);
    expect((await count()).length).toBe(1);
    const { items } = (
      await world.with(token).get(`/v1/orgs/${crowd.id}/audit-events?action=member.passSSO`)
    ).body;
    expect(items.length).toBeGreaterThan(0);
  });

  it('records the pass of concurrent requests once', async () => {
    const { crowd } = await makeRequiring();
    const askOften = (visitor: Visitor) =>
      Promise.all(Array.from({ length: 40 }, () => visitor.get('/v1/user')));
    await askOften(world.as('ben')); // opens connections
    const token = await world.tokenOf(ids.user('ana'));
    const sent = await statementsOf(() => askOften(world.with(token)));
    const countSent = (text: string) => sent.filter((one) => one.includes(text)).length;
    expect(countSent('UPDATE api_tokens')).toBeLessThanOrEqual(
      countSent('FROM api_tokens k WHERE'),
    );
    const { prisma } = world.console.database;
    expect(
      await prisma.auditEvent.count({
        where: { organizationId: crowd.id, action: 'member.passSSO' },
      }),
    ).toBe(1);
  });

  it('records the pass of an admin in several organizations with one statement', async () => {
    const { prisma } = world.console.database;
    const passed = async (size: number) => {
      const userId = newId('User');
      await prisma.user.create({
        data: {
          id: userId,
          email: `${userId.toLowerCase()}@crowd.test`,
          displayName: 'Admin of many',
        },
      });
      const crowds = [];
      for (let i = 0; i < size; i += 1) {
        const place = { id: newId('Member'), organizationId: (await makeRequiring(1)).crowd.id };
        await prisma.member.create({ data: { ...place, userId, role: 'ADMIN' } });
        crowds.push({ organizationId: place.organizationId, subjectId: place.id });
      }
      const token = await world.tokenOf(userId);
      const sent = await statementsOf(() => world.with(token).get('/v1/user'));
      const noted = await prisma.auditEvent.findMany({
        where: { actorId: userId, action: 'member.passSSO' },
        select: { organizationId: true, subjectId: true },
        orderBy: { subjectId: 'asc' },
      });
      expect(noted).toEqual(crowds);
      await prisma.apiToken.updateMany({ where: { userId }, data: { lastUsedAt: null } });
      await world.with(token).get('/v1/user');
      expect(await prisma.auditEvent.count({ where: { actorId: userId } })).toBe(size);
      return sent.length;
    };
    expect([await passed(1), await passed(5)]).toEqual([4, 4]);
  });

  it('adds no statement to a request', async () => {
    const { crowd } = await makeRequiring(4);
    const plain = await makeOrganization(world, 4);
    const statements = (path: string) =>
      world.countStatements('ana', (visitor) => visitor.get(path));
    expect(await statements(`/v1/orgs/${crowd.id}/members`)).toBe(
      await statements(`/v1/orgs/${plain.id}/members`),
    );
  });
});
