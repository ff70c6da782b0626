// Tests updates of an organization: each field, its limits, and the required role.
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import {
  graphQLError,
  errorsOf,
  forbidden,
  forbiddenAt,
  notFound,
  notFoundAt,
  refused,
} from '../member/expected.ts';
import { makeOrganization } from '../member/rows.ts';
import { ids, useWorld } from '../support.ts';
import { acme, plain, update } from './made.ts';

const world = useWorld({ APP_URL: 'https://app.lectern.test' });

describe('updating an organization', () => {
  const change = async (input: object) => {
    const { id } = await makeOrganization(world, 1);
    return { id, ...(await world.as('ana').patch(`/v1/orgs/${id}`, input)) };
  };

  it('changes the given fields and keeps absent ones', async () => {
    const { id } = await makeOrganization(world, 1);
    const before = plain(world, id, 'Crowd of 1', '2026-02-01T00:00:00.000Z');
    const all = {
      title: 'Renamed',
      emailDomains: ['renamed.test'],
      hostname: 'renamed',
      defaultRole: 'comment',
      ai: false,
      inviteLinks: false,
      sso: false,
    };
    const { status, body } = await world
      .as('ana')
      .patch(`/v1/orgs/${id}`, { ...all, logo: 'https://pictures.test/logo.png' });
    expect(status).toBe(200);
    const after = {
      ...before,
      ...all,
      urls: { ...before.urls, logo: 'https://pictures.test/logo.png' },
    };
    expect(body).toEqual(after);
    expect((await world.as('ana').patch(`/v1/orgs/${id}`, {})).body).toEqual(after);
    expect((await world.as('ana').patch(`/v1/orgs/${id}`, { title: 'Again' })).body).toEqual({
      ...after,
      title: 'Again',
    });
    const { data } = await world
      .as('ana')
      .query(update, { input: { id, ai: true, defaultRole: null, logo: null } });
    expect(data).toEqual({
      updateOrganization: {
        organization: {
          id,
          title: 'Again',
          emailDomains: ['renamed.test'],
          hostname: 'renamed',
          defaultRole: null,
          sso: false,
          ai: true,
          inviteLinks: false,
          urls: { logo: null },
        },
      },
    });
    expect((await world.as('ana').get(`/v1/orgs/${id}`)).body).toEqual({
      ...after,
      title: 'Again',
      ai: true,
      defaultRole: null,
      urls: before.urls,
    });
  });

  it.each(['admin', 'create', 'review', 'edit', 'comment', 'read', null])(
    'accepts %s as the default role of new members',
    async (defaultRole) => {
      expect((await change({ defaultRole })).body.defaultRole).toBe(defaultRole);
    },
  );

  it.each([
    [{ title: 'ab' }],
    [{ title: 'a'.repeat(255) }],
    [{ hostname: 'abc' }],
    [{ hostname: `${'b'.repeat(31)}9` }],
    [{ defaultContent: null }],
    [{ emailDomains: [] }],
    [{ emailDomains: Array.from({ length: 50 }, (_, i) => `d${i}.fifty.test`) }],
    [{ emailDomains: [`${`${'a'.repeat(59)}.`.repeat(4)}edge-domai.co`] }],
  ])('accepts %j', async (input) => {
    const { status } = await change(input);
    expect(status).toBe(200);
  });

  it('accepts a logo address of 2048 characters', async () => {
    const logo = `https://pictures.test/${'l'.repeat(2026)}`;
    expect((await change({ logo })).body.urls.logo).toBe(logo);
  });

  it.each<[object, string, string]>([
    [{ title: 'a' }, 'title', 'title must have 2 to 255 characters, and has 1.'],
    [{ title: 'a'.repeat(256) }, 'title', 'title must have 2 to 255 characters, and has 256.'],
    [{ hostname: 'ab' }, 'hostname', 'hostname must have 3 to 32 characters, and has 2.'],
    [
      { hostname: 'a'.repeat(33) },
      'hostname',
      'hostname must have 3 to 32 characters, and has 33.',
    ],
    [{ hostname: 'ends-' }, 'hostname', 'hostname must match ^[a-z0-9][a-z0-9-]{1,30}[a-z0-9]$.'],
    [{ hostname: 'abc\n' }, 'hostname', 'hostname must match ^[a-z0-9][a-z0-9-]{1,30}[a-z0-9]$.'],
    [
      { emailDomains: ['ok.test', 'no domain'] },
      'emailDomains.1',
      'emailDomains.1 must be a domain name, such as acme.test.',
    ],
    [
      { emailDomains: ['localhost'] },
      'emailDomains.0',
      'emailDomains.0 must be a domain name, such as acme.test.',
    ],
    [
      { emailDomains: [`${`${'a'.repeat(59)}.`.repeat(4)}edge-domain.co`] },
      'emailDomains.0',
      'emailDomains.0 must be a domain name, such as acme.test.',
    ],
    [
      { emailDomains: Array.from({ length: 51 }, (_, i) => `d${i}.test`) },
      'emailDomains',
      'emailDomains must have at most 50 items, and has 51.',
    ],
    [
      { logo: `https://pictures.test/${'l'.repeat(2027)}` },
      'logo',
      'logo must have at most 2048 characters, and has 2049.',
    ],
    [{ logo: 'javascript:alert(1)' }, 'logo', 'logo must be an absolute http or https address.'],
    [{ logo: '/logo.png' }, 'logo', 'logo must be an absolute http or https address.'],
    ...['title', 'emailDomains', 'hostname', 'sso', 'ai', 'inviteLinks'].map(
      (field): [object, string, string] => [
        { [field]: null },
        field,
        `${field} may be absent, but not null.`,
      ],
    ),
  ])('refuses %j', async (input, field, message) => {
    const rest = await world.as('ana').patch(`/v1/orgs/${ids.acme}`, input);
    expect(rest.status).toBe(400);
    expect(rest.body).toEqual(refused(400, 'BAD_USER_INPUT', message, { field }));
    expect(
      errorsOf(await world.as('ana').query(update, { input: { id: ids.acme, ...input } })),
    ).toEqual(
      graphQLError(['updateOrganization'], 'BAD_USER_INPUT', message, { field: `input.${field}` }),
    );
  });

  it.each([
    [
      { defaultRole: 'guest' },
      'defaultRole',
      'defaultRole must be one of admin, create, review, edit, comment, read, or null.',
    ],
    [
      { defaultRole: 'ADMIN' },
      'defaultRole',
      'defaultRole must be one of admin, create, review, edit, comment, read, or null.',
    ],
    [{ ai: 'true' }, 'ai', 'ai must be true or false.'],
    [{ emailDomains: 'acme.test' }, 'emailDomains', 'emailDomains must be a list.'],
    [
      { plan: 'pro' },
      'plan',
      'There is no field `plan` here. Fields are: `title`, `emailDomains`, `hostname`, `defaultRole`, `defaultContent`, `logo`, `sso`, `ai`, `inviteLinks`.',
    ],
    [[], undefined, 'The body must be a JSON object.'],
    ['{', undefined, 'The body is not valid JSON.'],
  ])('refuses a value of another type: %j', async (input, field, message) => {
    const { status, body } = await world.as('ana').patch(`/v1/orgs/${ids.acme}`, input);
    expect(status).toBe(400);
    expect(body).toEqual(
      refused(400, 'BAD_USER_INPUT', message, field === undefined ? {} : { field }),
    );
  });

  it('refuses default content without sites, and SAML without a provider', async () => {
    const rest = await world
      .as('ana')
      .patch(`/v1/orgs/${ids.acme}`, { defaultContent: { type: 'site', site: newId('Site') } });
    expect(rest.body).toEqual(
      refused(400, 'BAD_USER_INPUT', 'This is not a site of the organization.', {
        field: 'defaultContent.site',
      }),
    );
    const graph = await world.as('ana').query(update, {
      input: { id: ids.acme, defaultContent: { type: 'SITE', siteId: newId('Site') } },
    });
    expect(errorsOf(graph)).toEqual(
      graphQLError(
        ['updateOrganization'],
        'BAD_USER_INPUT',
        'This is not a site of the organization.',
        {
          field: 'input.defaultContent.siteId',
        },
      ),
    );
    const sso = await world
      .as('ana')
      .patch(`/v1/orgs/${ids.acme}`, { title: 'Not renamed', sso: true });
    expect(sso.body).toEqual(
      refused(
        409,
        'CONFLICT',
        'There is no active SAML provider to sign in through. Add one first.',
        { field: 'sso' },
      ),
    );
    expect(
      errorsOf(await world.as('ana').query(update, { input: { id: ids.acme, sso: true } })),
    ).toEqual(
      graphQLError(
        ['updateOrganization'],
        'CONFLICT',
        'There is no active SAML provider to sign in through. Add one first.',
        { field: 'input.sso' },
      ),
    );
    expect((await world.as('ana').get(`/v1/orgs/${ids.acme}`)).body).toEqual(acme(world, 'ana'));
  });

  it('requires an admin, and answers NOT_FOUND for strangers', async () => {
    for (const [name, has] of [
      ['ben', 'edit'],
      ['cat', 'comment'],
      ['dan', 'guest'],
    ] as const) {
      const { status, body } = await world
        .as(name)
        .patch(`/v1/orgs/${ids.acme}`, { title: 'Mine' });
      expect(status).toBe(403);
      expect(body).toEqual(forbidden('admin', has));
      expect(
        errorsOf(await world.as(name).query(update, { input: { id: ids.acme, title: 'Mine' } })),
      ).toEqual(forbiddenAt(['updateOrganization'], 'admin', has));
    }
    expect((await world.as('eve').patch(`/v1/orgs/${ids.acme}`, { title: 'Mine' })).body).toEqual(
      notFound,
    );
    expect(
      errorsOf(await world.as('eve').query(update, { input: { id: ids.acme, title: 'Mine' } })),
    ).toEqual(notFoundAt(['updateOrganization']));
  });
});
