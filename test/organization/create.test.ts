// Tests the creation of an organization: its initial state, and the refusals.
import { describe, expect, it } from 'vitest';
import { graphQLError, errorsOf, refused } from '../member/expected.ts';
import { ids, useWorld } from '../support.ts';
import { allowed, fields, makeNewUser, permissions, plain, urlsOf } from './made.ts';

const world = useWorld({ APP_URL: 'https://app.lectern.test' });

const create = `mutation ($input: CreateOrganizationInput!) { createOrganization(input: $input) { organization { ${fields} } } }`;

describe('creating an organization', () => {
  it('makes its creator an admin, and returns its location', async () => {
    const visitor = await makeNewUser(world);
    const { status, headers, body } = await visitor.post('/v1/orgs', { title: 'Globex' });
    expect(status).toBe(201);
    expect(body).toEqual(plain(world, body.id, 'Globex', body.createdAt));
    expect(headers.get('location')).toBe(`${world.url}/v1/orgs/${body.id}`);
    expect((await visitor.get(new URL(headers.get('location') ?? '').pathname)).body).toEqual(body);
    const { body: user } = await visitor.get('/v1/user');
    const { body: members } = await visitor.get(`/v1/orgs/${body.id}/members`);
    expect(members).toEqual({
      count: 1,
      items: [
        {
          object: 'member',
          id: user.id,
          role: 'admin',
          user,
          disabled: false,
          joinedAt: body.createdAt,
          sso: false,
          spaces: 0,
          teams: 0,
        },
      ],
    });
  });

  it('accepts every field', async () => {
    const visitor = await makeNewUser(world);
    const { body } = await visitor.post('/v1/orgs', {
      title: 'Initech',
      hostname: 'initech',
      type: 'community',
      useCase: 'openSourceDocs',
    });
    expect(body).toEqual({
      ...plain(world, body.id, 'Initech', body.createdAt),
      hostname: 'initech',
      type: 'community',
      useCase: 'openSourceDocs',
    });
    expect((await visitor.get('/v1/subdomains/initech')).body).toEqual({
      object: 'subdomain',
      subdomain: 'initech',
      target: { type: 'organization', organization: body.id },
      isActive: true,
    });
    const { data } = await visitor.query(create, {
      input: { title: 'Hooli', hostname: 'hooli', type: 'COMMUNITY', useCase: 'NOTES' },
    });
    const made = data.createOrganization.organization;
    expect(data).toEqual({
      createOrganization: {
        organization: {
          __typename: 'Organization',
          id: made.id,
          title: 'Hooli',
          createdAt: made.createdAt,
          emailDomains: [],
          hostname: 'hooli',
          type: 'COMMUNITY',
          useCase: 'NOTES',
          communityType: null,
          defaultRole: null,
          defaultContent: null,
          sso: false,
          ai: true,
          inviteLinks: true,
          plan: 'FREE_2024',
          billing: null,
          trial: null,
          customHostname: null,
          blocked: null,
          billingMigration: null,
          isOnNewTrial: true,
          urls: { ...urlsOf(world, made.id), logo: null },
          permissions: permissions(...allowed.filter((name) => name !== 'ownTeam')),
        },
      },
    });
  });

  it.each([['business'], ['community']])('accepts the type %s', async (type) => {
    expect(
      (await (await makeNewUser(world)).post('/v1/orgs', { title: 'Typed', type })).body.type,
    ).toBe(type);
  });

  it.each([
    'internalDocs',
    'docsSite',
    'audienceControlledSite',
    'productDocs',
    'teamKnowledgeBase',
    'designSystem',
    'openSourceDocs',
    'notes',
    'other',
  ])('accepts the use case %s', async (useCase) => {
    expect(
      (await (await makeNewUser(world)).post('/v1/orgs', { title: 'Used', useCase })).body.useCase,
    ).toBe(useCase);
  });

  it.each([
    [{}, 'title', 'title is required.'],
    [{ title: null }, 'title', 'title must be a text.'],
    [{ title: 7 }, 'title', 'title must be a text.'],
    [{ title: 'a' }, 'title', 'title must have 2 to 255 characters, and has 1.'],
    [{ title: 'a'.repeat(256) }, 'title', 'title must have 2 to 255 characters, and has 256.'],
    [
      { title: 'Ok', hostname: 'ab' },
      'hostname',
      'hostname must have 3 to 32 characters, and has 2.',
    ],
    [
      { title: 'Ok', hostname: 'a'.repeat(33) },
      'hostname',
      'hostname must have 3 to 32 characters, and has 33.',
    ],
    [
      { title: 'Ok', hostname: 'Acme' },
      'hostname',
      'hostname must match ^[a-z0-9][a-z0-9-]{1,30}[a-z0-9]$.',
    ],
    [
      { title: 'Ok', hostname: '-ab' },
      'hostname',
      'hostname must match ^[a-z0-9][a-z0-9-]{1,30}[a-z0-9]$.',
    ],
    [{ title: 'Ok', hostname: null }, 'hostname', 'hostname may be absent, but not null.'],
    [{ title: 'Ok', type: 'BUSINESS' }, 'type', 'type must be one of business, community.'],
    [{ title: 'Ok', type: null }, 'type', 'type may be absent, but not null.'],
    [
      { title: 'Ok', colour: 'red' },
      'colour',
      'There is no field `colour` here. Fields are: `title`, `hostname`, `type`, `useCase`, `emailDomains`.',
    ],
  ])('refuses %j', async (input, field, message) => {
    const { status, body } = await world.as('ana').post('/v1/orgs', input);
    expect(status).toBe(400);
    expect(body).toEqual(refused(400, 'BAD_USER_INPUT', message, { field }));
  });

  it('refuses a hostname that is taken, and creates nothing', async () => {
    const visitor = await makeNewUser(world);
    expect(
      (await visitor.post('/v1/orgs', { title: 'Thief', hostname: 'acme-docs' })).body,
    ).toEqual(
      refused(409, 'ALREADY_EXISTS', 'This hostname is taken. Choose another.', {
        field: 'hostname',
      }),
    );
    expect(
      errorsOf(await visitor.query(create, { input: { title: 'Thief', hostname: 'acme-docs' } })),
    ).toEqual(
      graphQLError(
        ['createOrganization'],
        'ALREADY_EXISTS',
        'This hostname is taken. Choose another.',
        {
          field: 'input.hostname',
        },
      ),
    );
    expect((await visitor.get('/v1/orgs')).body).toEqual({ count: 0, items: [] });
  });

  it('counts characters, not code units', async () => {
    const visitor = await makeNewUser(world);
    expect((await visitor.post('/v1/orgs', { title: '😀' })).status).toBe(400);
    expect((await visitor.post('/v1/orgs', { title: '😀'.repeat(255) })).body.title).toBe(
      '😀'.repeat(255),
    );
  });

  it('requires a person with a token for all organizations', async () => {
    const { body: robot } = await world
      .as('ana')
      .post(`/v1/orgs/${ids.acme}/service-accounts/${ids.publisher}/tokens`, { label: 'Robot' });
    const bound = world.with(await world.tokenOf(ids.user('ana'), { organizations: [ids.acme] }));
    const asRobot = await world.with(robot.secret).post('/v1/orgs', { title: 'Robots' });
    expect(asRobot.body.error.code).toBe(403);
    expect(asRobot.body.error.details.needs).toBe('a person');
    const asBound = await bound.post('/v1/orgs', { title: 'Bound' });
    expect(asBound.body).toEqual(
      refused(
        403,
        'FORBIDDEN',
        'This token is restricted to organizations and cannot create one.',
        {
          details: { needs: 'a token for all organizations', has: [ids.acme] },
        },
      ),
    );
  });
});
