// Tests signing in through a SAML provider: from the start to a session token, and the allowed
// users.
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { graphQLError, errorsOf, forbidden, notFound, refused } from '../member/expected.ts';
import { makeOrganization } from '../member/rows.ts';
import { ids, type RestResult, useWorld } from '../support.ts';
import { cleanUpSignIns } from '../../src/resources/sign-in/clean-up.ts';
import { certificates, makeProvider, type Provider } from './identity-provider.ts';

const world = useWorld({
  SIGN_IN_REDIRECTS: 'https://app.acme.test/done,https://other.acme.test/done',
});
let provider: Provider;

beforeAll(async () => {
  provider = await makeProvider(world, { defaultRole: 'edit', defaultTeam: ids.team('writers') });
});

const addressOf = ({ headers }: RestResult): URL => new URL(headers.get('location') ?? '');
const codeOf = (result: RestResult): string | null => addressOf(result).searchParams.get('code');
const exchange = (code: string | null, more: object = {}) =>
  world.nobody.post('/v1/sign-in/token', { code, ...more });
const badCode = refused(
  400,
  'BAD_USER_INPUT',
  'This code is unknown, was used, or has expired. Sign in again.',
  { field: 'code' },
);
const complete =
  'mutation ($input: CompleteSignInInput!) { completeSignIn(input: $input) { token { label organizations: organizationIds kind } secret } }';

describe('a sign-in', () => {
  it("creates a member with the provider's role and team, and returns a token", async () => {
    const back = await provider.signIn(
      { attributes: { givenName: 'Nina', sn: 'Novak' } },
      '?state=a%20b',
    );
    const address = addressOf(back);
    expect([
      back.status,
      address.origin + address.pathname,
      [...address.searchParams.keys()],
      address.searchParams.get('state'),
    ]).toEqual([303, 'https://app.acme.test/done', ['code', 'state'], 'a b']);
    expect([back.headers.get('cache-control'), back.headers.get('referrer-policy')]).toEqual([
      'no-store',
      'no-referrer',
    ]);
    const { status, headers, body } = await exchange(codeOf(back));
    const { id, secret, createdAt, lastFour } = body;
    const expiresAt = new Date(Date.parse(createdAt) + 12 * 60 * 60 * 1000).toISOString();
    const urls = { location: `${world.url}/v1/tokens/${id}` };
    expect([status, headers.get('location')]).toEqual([201, urls.location]);
    expect(body).toEqual({
      object: 'api-token',
      id,
      kind: 'personal',
      label: 'Signed in through Staff',
      lastFour,
      organizations: [ids.acme],
      createdAt,
      expiresAt,
      urls,
      secret,
    });
    const nina = (await world.with(secret).get('/v1/user')).body;
    expect(nina).toEqual({
      object: 'user',
      id: nina.id,
      displayName: 'Nina Novak',
      email: 'nina@acme.test',
      urls: { location: `${world.url}/v1/users/${nina.id}` },
    });
    const member = (await world.with(secret).get(`/v1/orgs/${ids.acme}/members/${nina.id}`)).body;
    expect(member).toEqual({
      object: 'member',
      id: nina.id,
      role: 'edit',
      user: nina,
      disabled: false,
      joinedAt: member.joinedAt,
      sso: true,
      spaces: member.spaces,
      teams: 1,
    });
    const teams = (await world.with(secret).get(`/v1/orgs/${ids.acme}/members/${nina.id}/teams`))
      .body;
    expect(
      teams.items.map(({ team, member: place }: { team: { title: string }; member: object }) => [
        team.title,
        place,
      ]),
    ).toEqual([['Writers', { role: 'member' }]]);
  });

  it('finds the same person again and creates no second user', async () => {
    const [first, second] = [
      await provider.session({ nameID: 'Again@ACME.test' }),
      await provider.session({ nameID: 'again@acme.test' }),
    ];
    const [one, other] = [
      await world.with(first).get('/v1/user'),
      await world.with(second).get('/v1/user'),
    ];
    expect(one.body).toEqual(other.body);
    expect(one.body.displayName).toBe('again');
    expect(
      await world.console.database.prisma.member.count({ where: { userId: one.body.id } }),
    ).toBe(1);
  });

  it('creates one user under concurrent sign-ins', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(async () =>
        provider.answer(await provider.begin(), { nameID: 'rush@acme.test' }),
      ),
    );
    const results = await Promise.all(answers.map((xml) => provider.bring(xml)));
    expect(results.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(
      await world.console.database.prisma.member.count({
        where: { user: { email: 'rush@acme.test' } },
      }),
    ).toBe(1);
  });

  it('accepts a response signed as a whole, with the address in an attribute', async () => {
    const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
    const secret = await provider.session({
      signed: 'response',
      nameID: '7f3a',
      nameFormat: persistent,
      attributes: { email: 'attribute@acme.test', displayName: '  Att   Ribute ' },
    });
    const { body } = await world.with(secret).get('/v1/user');
    expect([body.email, body.displayName]).toEqual(['attribute@acme.test', 'Att Ribute']);
  });

  it('accepts either of two certificates during a key rotation', async () => {
    const changing = await makeProvider(world, {
      label: 'Changing',
      certificate: `${certificates.other}\n${certificates.provider}`,
    });
    expect((await changing.signIn({ nameID: 'changing@acme.test' })).status).toBe(303);
    expect((await changing.signIn({ nameID: 'changing@acme.test', key: 'other' })).status).toBe(
      303,
    );
  });

  it('ends at the time that the provider sets, and with the provider', async () => {
    const passing = await makeProvider(world, { label: 'Passing' });
    const end = new Date(Math.floor(Date.now() / 1000) * 1000 + 60_000);
    const { body } = await exchange(
      codeOf(await passing.signIn({ nameID: 'short@acme.test', sessionEnd: end })),
    );
    expect(body.expiresAt).toBe(end.toISOString());
    expect((await world.with(body.secret).get('/v1/user')).status).toBe(200);
    expect((await world.as('ana').delete(`/v1/orgs/${ids.acme}/saml/${passing.id}`)).status).toBe(
      204,
    );
    expect((await world.with(body.secret).get('/v1/user')).status).toBe(401);
  });

  it('is recorded as an event of the organization by the user', async () => {
    await provider.session({ nameID: 'seen@acme.test' });
    const { items } = (await world.as('ana').get(`/v1/orgs/${ids.acme}/audit-events?limit=2`)).body;
    const user = await world.console.database.prisma.user.findUniqueOrThrow({
      where: { email: 'seen@acme.test' },
      include: { members: true, tokens: true },
    });
    const shownEvents = items.map(
      ({
        action,
        actor,
        subject,
        fields,
        related,
      }: {
        action: string;
        actor: { id: string };
        subject: string;
        fields: string[];
        related: string[];
      }) => ({
        action,
        actor: actor.id,
        subject,
        fields,
        related,
      }),
    );
    expect(shownEvents).toEqual([
      {
        action: 'signIn.complete',
        actor: user.id,
        subject: user.tokens[0]?.id,
        fields: [],
        related: [provider.id, user.id],
      },
      {
        action: 'signIn.receive',
        actor: user.id,
        subject: user.members[0]?.id,
        fields: ['joinedAt'],
        related: [provider.id, user.id],
      },
    ]);
  });
});

describe('the start', () => {
  it('sends a request to the provider in the name of this service', async () => {
    const base = `${world.url}/saml/${provider.id}`;
    const { id, ...authnRequest } = await provider.begin();
    expect(authnRequest).toEqual({ acsURL: `${base}/acs`, audience: `${base}/metadata` });
    expect(id).toMatch(/^_[0-9a-f]{40}$/);
    const { status, headers } = await world.nobody.get(`/saml/${provider.id}/start`);
    expect([status, headers.get('cache-control'), headers.get('location')?.split('?')[0]]).toEqual([
      302,
      'no-store',
      'https://idp.test/sso',
    ]);
  });

  it('redirects only to an allowed address', async () => {
    const other = await provider.signIn(
      {},
      `?redirect=${encodeURIComponent('https://other.acme.test/done')}`,
    );
    expect(addressOf(other).origin).toBe('https://other.acme.test');
    const message =
      'A sign-in cannot redirect to this URL. The setting SIGN_IN_REDIRECTS lists the allowed URLs.';
    for (const redirect of [
      'https://evil.test/done',
      'https://app.acme.test/done/',
      'https://app.acme.test/done?x=1',
      'https://app.acme.test.evil.test/done',
      '',
      '//evil.test',
      'javascript:alert(1)',
    ])
      expect(
        (
          await world.nobody.get(
            `/saml/${provider.id}/start?redirect=${encodeURIComponent(redirect)}`,
          )
        ).body,
      ).toEqual(refused(400, 'BAD_USER_INPUT', message, { field: 'redirect' }));
  });

  it('refuses a state that is too long, and an invalid challenge', async () => {
    const start = async (query: string) =>
      (await world.nobody.get(`/saml/${provider.id}/start?${query}`)).body;
    expect(await start(`state=${'s'.repeat(1025)}`)).toEqual(
      refused(400, 'BAD_USER_INPUT', 'state has at most 1024 characters.', { field: 'state' }),
    );
    expect(await start('state=%00')).toEqual(
      refused(400, 'BAD_USER_INPUT', 'state has at most 1024 characters.', { field: 'state' }),
    );
    expect(await start('challenge=short')).toEqual(
      refused(400, 'BAD_USER_INPUT', 'challenge must be a SHA-256 in base64url, 43 characters.', {
        field: 'challenge',
      }),
    );
  });

  it('reports all problems of its parameters', async () => {
    const { body } = await world.nobody.get(
      `/saml/${provider.id}/start?redirect=https://evil.test&state=%00&challenge=short`,
    );
    const errors = [
      {
        message:
          'A sign-in cannot redirect to this URL. The setting SIGN_IN_REDIRECTS lists the allowed URLs.',
        field: 'redirect',
      },
      { message: 'state has at most 1024 characters.', field: 'state' },
      {
        message: 'challenge must be a SHA-256 in base64url, 43 characters.',
        field: 'challenge',
      },
    ];
    expect(body).toEqual(
      refused(400, 'BAD_USER_INPUT', errors[0]?.message ?? '', { field: 'redirect', errors }),
    );
  });

  it('is NOT_FOUND for an unknown provider, and refused for an incomplete one', async () => {
    const pending = (await world.as('ana').post(`/v1/orgs/${ids.acme}/saml`, { label: 'Pending' }))
      .body;
    const conflict = refused(
      409,
      'CONFLICT',
      'This provider is not set up: its entity id, its certificate or its SSO URL is missing.',
    );
    expect((await world.nobody.get(`/saml/${pending.id}/start`)).body).toEqual(conflict);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(
      (await world.nobody.send('POST', `/saml/${pending.id}/acs`, 'SAMLResponse=PGEvPg==', form))
        .body,
    ).toEqual(conflict);
    for (const path of [
      'saml_1111111111111111111111/start',
      'x/start',
      `${provider.id}/other`,
      `${provider.id}`,
      `${provider.id}/start/x`,
    ])
      expect((await world.nobody.get(`/saml/${path}`)).body).toEqual(notFound);
  });

  it('accepts only GET, and the end only POST', async () => {
    const post = await world.nobody.send('POST', `/saml/${provider.id}/start`, '', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const get = await world.nobody.get(`/saml/${provider.id}/acs`);
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('shows the error as a page in a browser, with sent values escaped', async () => {
    const page = await provider.bring(
      provider.answer(await provider.begin(), { nameID: '"x"@evil.test' }),
      { accept: 'text/html' },
    );
    expect([
      page.status,
      page.headers.get('content-type'),
      page.headers.get('cache-control'),
    ]).toEqual([401, 'text/html; charset=utf-8', 'no-store']);
    const outsider = await provider.bring(
      provider.answer(await provider.begin(), {
        nameID: "o'hara&co@evil.test".replace('&', '&amp;'),
      }),
      { accept: 'text/html' },
    );
    expect(outsider.status).toBe(403);
    expect(outsider.body).toContain(
      '<p>This provider cannot sign in o&#39;hara&#38;co@evil.test: its organization',
    );
  });

  it('is described by its metadata', async () => {
    const { status, headers, body } = await world.nobody.get(`/saml/${provider.id}/metadata`);
    expect([status, headers.get('content-type')]).toEqual([
      200,
      'application/samlmetadata+xml; charset=utf-8',
    ]);
    expect(body).toContain(`entityID="${world.url}/saml/${provider.id}/metadata"`);
    expect(body).toContain(`Location="${world.url}/saml/${provider.id}/acs"`);
  });
});

describe('a code', () => {
  it('is valid once', async () => {
    const code = codeOf(await provider.signIn());
    expect((await exchange(code)).status).toBe(201);
    expect((await exchange(code)).body).toEqual(badCode);
    expect((await exchange('made-up')).body).toEqual(badCode);
    expect(errorsOf(await world.nobody.query(complete, { input: { code: 'made-up' } }))).toEqual(
      graphQLError(
        ['completeSignIn'],
        'BAD_USER_INPUT',
        'This code is unknown, was used, or has expired. Sign in again.',
        { field: 'input.code' },
      ),
    );
  });

  it('is valid once under concurrent exchanges', async () => {
    const code = codeOf(await provider.signIn());
    expect(
      (await Promise.all([1, 2, 3].map(() => exchange(code)))).map(({ status }) => status).sort(),
    ).toEqual([201, 400, 400]);
  });

  it('is exchanged for a token through GraphQL', async () => {
    const { data } = await world.nobody.query(complete, {
      input: { code: codeOf(await provider.signIn()) },
    });
    expect(data).toEqual({
      completeSignIn: {
        token: { label: 'Signed in through Staff', organizations: [ids.acme], kind: 'PERSONAL' },
        secret: data.completeSignIn.secret,
      },
    });
    expect((await world.with(data.completeSignIn.secret).get('/v1/user')).status).toBe(200);
  });

  it('expires after two minutes, and with the membership', async () => {
    const { prisma } = world.console.database;
    const late = codeOf(await provider.signIn({ nameID: 'late@acme.test' }));
    await prisma.signInCode.updateMany({ data: { expiresAt: new Date() } });
    expect((await exchange(late)).body).toEqual(badCode);
    const formerMember = codeOf(await provider.signIn({ nameID: 'late@acme.test' }));
    const { id } = await prisma.user.findUniqueOrThrow({ where: { email: 'late@acme.test' } });
    await world.as('ana').delete(`/v1/orgs/${ids.acme}/members/${id}`);
    expect((await exchange(formerMember)).body).toEqual(badCode);
  });

  it('is valid only with the verifier when the sign-in began with a challenge', async () => {
    const verifier = 'v'.repeat(43);
    const query = `?challenge=${createHash('sha256').update(verifier).digest('base64url')}`;
    const wrong = refused(
      400,
      'BAD_USER_INPUT',
      'The verifier does not match the challenge of the sign-in.',
      { field: 'verifier' },
    );
    const code = codeOf(await provider.signIn({}, query));
    expect((await exchange(code)).body).toEqual(wrong);
    expect((await exchange(code, { verifier: 'w'.repeat(43) })).body).toEqual(wrong);
    expect((await exchange(code, { verifier })).status).toBe(201);
  });

  it('is deleted with all other expired rows', async () => {
    const { prisma, query, transaction } = world.console.database;
    const secret = await provider.session({ nameID: 'over@acme.test' });
    await provider.signIn({ nameID: 'over@acme.test' });
    const later = (hours: number) =>
      cleanUpSignIns({
        database: { query, transaction },
        now: new Date(Date.now() + hours * 3_600_000),
        requestId: 'test',
        isOver: () => false,
      });
    expect(await later(0)).toBe('done');
    expect((await prisma.sAMLRequest.count()) > 0).toBe(true);
    expect((await world.with(secret).get('/v1/user')).status).toBe(200);
    expect(await later(2)).toBe('done');
    expect([await prisma.sAMLRequest.count(), await prisma.signInCode.count()]).toEqual([0, 0]);
    expect((await world.with(secret).get('/v1/user')).status).toBe(200);
    expect(await later(24 * 8)).toBe('done');
    expect(await prisma.apiToken.count({ where: { samlProviderId: { not: null } } })).toBe(0);
    expect((await world.as('ana').get('/v1/user')).status).toBe(200);
  });
});

describe('the users that a provider can sign in', () => {
  const outside = (email: string, domain: string) =>
    `This provider cannot sign in ${email}: its organization does not claim ${domain}, and has no member with this address who signs in through SAML.`;
  const forbiddenTo = (email: string, domain: string) =>
    refused(403, 'FORBIDDEN', outside(email, domain), {
      details: { needs: 'an address of the organization', has: domain },
    });

  it('exclude addresses outside the domains that its organization claims', async () => {
    const before = await world.console.database.prisma.user.count();
    for (const [email, domain] of [
      ['eve@umbrella.test', 'umbrella.test'],
      ['stranger@nobody.test', 'nobody.test'],
      ['ana@docs.acme.test', 'docs.acme.test'],
      ['ana@acme.test.evil.test', 'acme.test.evil.test'],
      ['face@service-accounts.invalid', 'service-accounts.invalid'],
    ] as const)
      expect((await provider.signIn({ nameID: email })).body).toEqual(forbiddenTo(email, domain));
    expect(await world.console.database.prisma.user.count()).toBe(before);
  });

  it('exclude service accounts, even when the organization claims their domain', async () => {
    const { id } = await makeOrganization(world, 1);
    expect(
      (
        await world
          .as('ana')
          .patch(`/v1/orgs/${id}`, { emailDomains: ['service-accounts.invalid'] })
      ).status,
    ).toBe(200);
    const hostile = await makeProvider(world, {}, id);
    const { email } = await world.console.database.prisma.user.findFirstOrThrow({
      where: { serviceAccounts: { some: {} } },
    });
    expect((await hostile.signIn({ nameID: email })).body).toEqual(
      forbiddenTo(email, 'service-accounts.invalid'),
    );
  });

  it('include a member of any domain who is enabled for SAML', async () => {
    const crowd = await makeOrganization(world, 3);
    const own = await makeProvider(world, {}, crowd.id);
    const { email } = await world.console.database.prisma.user.findUniqueOrThrow({
      where: { id: crowd.userIds[1] ?? '' },
    });
    expect((await own.signIn({ nameID: email })).body).toEqual(forbiddenTo(email, 'crowd.test'));
    await world.as('ana').post(`/v1/orgs/${crowd.id}/members/${crowd.userIds[1]}/sso`);
    const session = world.with(await own.session({ nameID: email }));
    expect((await session.get(`/v1/orgs/${crowd.id}/members/${crowd.userIds[1]}`)).body.role).toBe(
      'read',
    );
  });

  it('exclude disabled members', async () => {
    await provider.session({ nameID: 'shut@acme.test' });
    const { id } = await world.console.database.prisma.member.findFirstOrThrow({
      where: { user: { email: 'shut@acme.test' } },
    });
    const disable =
      'mutation ($id: ID!) { setMemberDisabled(input: { id: $id, disabled: true }) { member { id } } }';
    await world.as('ana').query(disable, { id });
    const details = { needs: 'a member', has: 'a disabled member' };
    expect((await provider.signIn({ nameID: 'shut@acme.test' })).body).toEqual(
      refused(403, 'FORBIDDEN', 'You are disabled in this organization. Ask one of its admins.', {
        details,
      }),
    );
  });

  it("have access only to the provider's own organization, even in a claimed domain", async () => {
    const crowd = await makeOrganization(world, 1);
    await world.as('eve').patch(`/v1/orgs/${ids.umbrella}`, { emailDomains: [] });
    expect(
      (await world.as('ana').patch(`/v1/orgs/${crowd.id}`, { emailDomains: ['umbrella.test'] }))
        .status,
    ).toBe(200);
    const hostile = await makeProvider(world, { defaultRole: 'admin' }, crowd.id);
    const own = (await world.as('eve').post('/v1/tokens', { label: 'Her own' })).body;
    const taken = world.with(await hostile.session({ nameID: 'eve@umbrella.test' }));
    expect((await taken.get('/v1/user')).body.id).toBe(ids.user('eve'));
    expect((await taken.get('/v1/orgs')).body.items.map(({ id }: { id: string }) => id)).toEqual([
      crowd.id,
    ]);
    expect((await taken.get(`/v1/orgs/${ids.umbrella}`)).body).toEqual(notFound);
    expect((await taken.get(`/v1/spaces/${ids.space('secrets')}`)).body).toEqual(notFound);
    const labels = (await taken.get('/v1/tokens')).body;
    expect([labels.count, labels.items.map(({ label }: { label: string }) => label)]).toEqual([
      1,
      ['Signed in through Staff'],
    ]);
    for (const answer of [
      await taken.get(`/v1/tokens/${own.id}`),
      await taken.delete(`/v1/tokens/${own.id}`),
      await taken.post(`/v1/tokens/${own.id}/rotate`),
    ])
      expect(answer.body).toEqual(notFound);
    expect((await taken.post('/v1/tokens', { label: 'Wider' })).status).toBe(403);
    expect((await taken.post('/v1/orgs', { title: 'Hers' })).status).toBe(403);
    const invite = (
      await world.as('ana').post(`/v1/orgs/${ids.acme}/invites`, { emails: ['eve@umbrella.test'] })
    ).body.invites[0];
    const joined = await taken.post(`/v1/orgs/${ids.acme}/invites/${invite.id}`, {
      secret: new URL(invite.urls.join).searchParams.get('secret'),
    });
    expect(joined.body).toEqual({
      error: {
        code: 403,
        message: 'A session from a sign-in through SAML cannot join another organization.',
        reason: 'FORBIDDEN',
        details: { needs: 'a token for all organizations', has: [crowd.id] },
        requestId: 'test',
      },
    });
  });

  it('cannot list providers without the role admin', async () => {
    expect((await world.as('ben').get(`/v1/orgs/${ids.acme}/saml`)).body).toEqual(
      forbidden('admin', 'edit'),
    );
  });
});
