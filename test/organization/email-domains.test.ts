// Tests the e-mail domains of an organization, and the organizations of an e-mail domain.
import { describe, expect, it } from 'vitest';
import { graphQLError, errorsOf, refused } from '../member/expected.ts';
import { makeOrganization } from '../member/rows.ts';
import { statementsOf } from '../statements.ts';
import { ids, useWorld } from '../support.ts';
import { acme, allowed, makeNewUser, permissions, update, urlsOf } from './made.ts';

const world = useWorld({ APP_URL: 'https://app.lectern.test' });

describe('e-mail domains', () => {
  it('are stored in order, in lower case, once each, and an update replaces them', async () => {
    const { id } = await makeOrganization(world, 1);
    const put = async (emailDomains: string[]) =>
      (await world.as('ana').patch(`/v1/orgs/${id}`, { emailDomains })).body.emailDomains;
    expect(await put(['zulu.test', 'Alpha.Test', 'mike.test', 'ALPHA.test'])).toEqual([
      'zulu.test',
      'alpha.test',
      'mike.test',
    ]);
    expect(await put(['mike.test', 'zulu.test'])).toEqual(['mike.test', 'zulu.test']);
    const other = await makeOrganization(world, 1, 'eve');
    expect(
      (await world.as('eve').patch(`/v1/orgs/${other.id}`, { emailDomains: ['alpha.test'] })).body
        .emailDomains,
    ).toEqual(['alpha.test']);
  });

  it.each(['gmail.com', 'GMail.com', 'outlook.com', 'proton.me', 'web.de'])(
    'cannot be %s, a domain of a public mail provider',
    async (domain) => {
      const message = `${domain.toLowerCase()} belongs to a public mail provider, so no organization can claim it.`;
      expect(
        (
          await world
            .as('ana')
            .patch(`/v1/orgs/${ids.acme}`, { emailDomains: ['new.test', domain] })
        ).body,
      ).toEqual(refused(400, 'BAD_USER_INPUT', message, { field: 'emailDomains.1' }));
      expect(
        errorsOf(
          await world.as('ana').query(update, { input: { id: ids.acme, emailDomains: [domain] } }),
        ),
      ).toEqual(
        graphQLError(['updateOrganization'], 'BAD_USER_INPUT', message, {
          field: 'input.emailDomains.0',
        }),
      );
    },
  );

  it('cannot belong to another organization, and a refusal changes nothing', async () => {
    const { status, body } = await world
      .as('ana')
      .patch(`/v1/orgs/${ids.acme}`, { emailDomains: ['new.test', 'Umbrella.Test'] });
    expect(status).toBe(409);
    expect(body).toEqual(
      refused(409, 'ALREADY_EXISTS', 'umbrella.test belongs to another organization.', {
        field: 'emailDomains.1',
      }),
    );
    expect((await world.as('ana').get(`/v1/orgs/${ids.acme}`)).body).toEqual(acme(world, 'ana'));
  });

  it('belong to one of two organizations after concurrent claims', async () => {
    const [first, second] = [
      await makeOrganization(world, 1),
      await makeOrganization(world, 1, 'eve'),
    ];
    for (const emailDomains of [['race-1.test'], ['race-2.test'], ['race-3.test']]) {
      const answers = await Promise.all([
        world.as('ana').patch(`/v1/orgs/${first.id}`, { emailDomains }),
        world.as('eve').patch(`/v1/orgs/${second.id}`, { emailDomains }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });
});

describe('e-mail domains under concurrent updates', () => {
  it("are those of one update, and the other's are released", async () => {
    const { id } = await makeOrganization(world, 1);
    for (const round of [1, 2, 3]) {
      const both = [`left-${round}.test`, `right-${round}.test`];
      await Promise.all(
        both.map((domain) => world.as('ana').patch(`/v1/orgs/${id}`, { emailDomains: [domain] })),
      );
      const { emailDomains } = (await world.as('ana').get(`/v1/orgs/${id}`)).body;
      const claimed = await world.console.database.prisma.emailDomain.findMany({
        where: { organizationId: id },
      });
      expect(claimed.map(({ domain }) => domain)).toEqual(emailDomains);
    }
  });
});

describe('the organizations of an e-mail domain', () => {
  const ofDomain = `query ($domain: String!) { emailDomainOrganizations(emailDomain: $domain) { __typename id: organizationId title createdAt emailDomains type sso inviteLinks plan urls { location app logo } permissions { ${allowed.join(' ')} } } }`;

  it('are returned with public fields to any user with an address in it', async () => {
    await world
      .as('ana')
      .patch(`/v1/orgs/${ids.acme}`, { emailDomains: ['acme.test', 'newcomer.test'] });
    const visitor = await makeNewUser(world);
    const { status, body } = await visitor.get('/v1/email-domains/Newcomer.test/orgs');
    expect(status).toBe(200);
    const shown = {
      id: ids.acme,
      title: 'Acme Docs',
      createdAt: '2026-01-05T09:00:00.000Z',
      emailDomains: ['newcomer.test'],
      sso: false,
      inviteLinks: true,
      permissions: permissions(),
    };
    expect(body).toEqual({
      organizations: [
        {
          object: 'organization',
          ...shown,
          type: 'business',
          plan: 'pro_2024',
          urls: urlsOf(world, ids.acme),
        },
      ],
    });
    const { data } = await visitor.query(ofDomain, { domain: 'newcomer.test' });
    expect(data).toEqual({
      emailDomainOrganizations: [
        {
          __typename: 'PublicOrganization',
          ...shown,
          type: 'BUSINESS',
          plan: 'PRO_2024',
          urls: { ...urlsOf(world, ids.acme), logo: null },
        },
      ],
    });
    expect((await visitor.get('/v1/email-domains/acme.test/orgs')).body).toEqual({
      organizations: [],
    });
    await world.as('ana').patch(`/v1/orgs/${ids.acme}`, { emailDomains: ['acme.test'] });
    expect((await visitor.get('/v1/email-domains/newcomer.test/orgs')).body).toEqual({
      organizations: [],
    });
  });

  it('take the same number of statements for one as for none', async () => {
    const counted = async () => {
      const visitor = await makeNewUser(world);
      await visitor.get('/v1/user');
      const sent = [
        await statementsOf(() => visitor.get('/v1/email-domains/newcomer.test/orgs')),
        await statementsOf(() => visitor.query(ofDomain, { domain: 'newcomer.test' })),
      ];
      return sent.map((statements) => statements.length);
    };
    expect(await counted()).toEqual([3, 3]);
    await world
      .as('ana')
      .patch(`/v1/orgs/${ids.acme}`, { emailDomains: ['acme.test', 'newcomer.test'] });
    expect(await counted()).toEqual([3, 3]);
    await world.as('ana').patch(`/v1/orgs/${ids.acme}`, { emailDomains: ['acme.test'] });
  });

  it('require a domain of at most 255 characters', async () => {
    expect((await world.as('ana').get(`/v1/email-domains/${'a'.repeat(255)}/orgs`)).body).toEqual({
      organizations: [],
    });
    const message = 'emailDomain must have at most 255 characters, and has 256.';
    expect((await world.as('ana').get(`/v1/email-domains/${'a'.repeat(256)}/orgs`)).body).toEqual(
      refused(400, 'BAD_USER_INPUT', message, { field: 'emailDomain' }),
    );
    expect(errorsOf(await world.as('ana').query(ofDomain, { domain: 'a'.repeat(256) }))).toEqual(
      graphQLError(['emailDomainOrganizations'], 'BAD_USER_INPUT', message, {
        field: 'emailDomain',
      }),
    );
  });

  it('are empty for any other domain', async () => {
    expect((await world.as('ana').get('/v1/email-domains/umbrella.test/orgs')).body).toEqual({
      organizations: [],
    });
    expect((await world.as('ana').query(ofDomain, { domain: 'umbrella.test' })).data).toEqual({
      emailDomainOrganizations: [],
    });
  });
});
