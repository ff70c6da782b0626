import { describe, expect, it } from 'vitest';
import { graphQLError, errorsOf, notFound, notFoundAt, refused } from './member/expected.ts';
import { makeOrganization } from './member/rows.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld();

const subdomain =
  'query ($name: String!) { subdomain(subdomain: $name) { __typename subdomain target { type organization: organizationId } isActive } }';

describe('a subdomain', () => {
  it('returns its organization to anyone with a token', async () => {
    for (const name of ['ana', 'dan', 'eve'] as const) {
      const { status, body } = await world.as(name).get('/v1/subdomains/acme-docs');
      expect(status).toBe(200);
      expect(body).toEqual({
        object: 'subdomain',
        subdomain: 'acme-docs',
        target: { type: 'organization', organization: ids.acme },
        isActive: true,
      });
      const { data } = await world.as(name).query(subdomain, { name: 'acme-docs' });
      expect(data).toEqual({
        subdomain: {
          __typename: 'Subdomain',
          subdomain: 'acme-docs',
          target: { type: 'ORGANIZATION', organization: ids.acme },
          isActive: true,
        },
      });
    }
  });

  it('is the same in any case', async () => {
    expect((await world.as('ana').get('/v1/subdomains/ACME-Docs')).body.subdomain).toBe(
      'acme-docs',
    );
  });

  it('answers NOT_FOUND when nobody ever used it', async () => {
    const rest = await world.as('ana').get('/v1/subdomains/nobodys');
    expect(rest.status).toBe(404);
    expect(rest.body).toEqual(notFound);
    const graph = await world.as('ana').query(subdomain, { name: 'nobodys' });
    expect(graph.data).toEqual({ subdomain: null });
    expect(errorsOf(graph)).toEqual(notFoundAt(['subdomain']));
  });

  it('can have 255 characters, and is refused with 256', async () => {
    expect((await world.as('ana').get(`/v1/subdomains/${'a'.repeat(255)}`)).body).toEqual(notFound);
    const rest = await world.as('ana').get(`/v1/subdomains/${'a'.repeat(256)}`);
    expect(rest.body).toEqual(
      refused(400, 'BAD_USER_INPUT', 'subdomain must have at most 255 characters, and has 256.', {
        field: 'subdomain',
      }),
    );
    expect(errorsOf(await world.as('ana').query(subdomain, { name: 'a'.repeat(256) }))).toEqual(
      graphQLError(
        ['subdomain'],
        'BAD_USER_INPUT',
        'subdomain must have at most 255 characters, and has 256.',
        { field: 'subdomain' },
      ),
    );
  });

  it('stays reserved when its organization leaves it, and can be reactivated', async () => {
    const { id } = await makeOrganization(world, 1);
    const shown = async (name: string) =>
      (await world.as('ana').get(`/v1/subdomains/${name}`)).body;
    const take = (hostname: string) => world.as('ana').patch(`/v1/orgs/${id}`, { hostname });
    const target = { type: 'organization', organization: id };

    await take('first-name');
    expect(await shown('first-name')).toEqual({
      object: 'subdomain',
      subdomain: 'first-name',
      target,
      isActive: true,
    });
    await take('second-name');
    expect(await shown('first-name')).toEqual({
      object: 'subdomain',
      subdomain: 'first-name',
      target,
      isActive: false,
    });
    expect(await shown('second-name')).toEqual({
      object: 'subdomain',
      subdomain: 'second-name',
      target,
      isActive: true,
    });
    expect(
      (await world.as('eve').patch(`/v1/orgs/${ids.umbrella}`, { hostname: 'first-name' })).body,
    ).toEqual(
      refused(409, 'ALREADY_EXISTS', 'This hostname is taken. Choose another.', {
        field: 'hostname',
      }),
    );
    await take('first-name');
    expect(await shown('first-name')).toEqual({
      object: 'subdomain',
      subdomain: 'first-name',
      target,
      isActive: true,
    });
    expect(await shown('second-name')).toEqual({
      object: 'subdomain',
      subdomain: 'second-name',
      target,
      isActive: false,
    });
  });

  it('cannot be a reserved name, unless it was taken before', async () => {
    const { id } = await makeOrganization(world, 1);
    const reserved = refused(
      400,
      'BAD_USER_INPUT',
      'This hostname is reserved for the service itself. Choose another.',
      { field: 'hostname' },
    );
    for (const hostname of ['www', 'api', 'admin', 'sign-in']) {
      expect((await world.as('ana').patch(`/v1/orgs/${id}`, { hostname })).body).toEqual(reserved);
      expect((await world.as('ana').post('/v1/orgs', { title: 'Kept', hostname })).body).toEqual(
        reserved,
      );
    }
    expect((await world.as('ana').get('/v1/subdomains/www')).body).toEqual(notFound);
    await world.console.database.prisma.subdomain.create({
      data: { subdomain: 'status', organizationId: id, isActive: false },
    });
    expect(
      (await world.as('ana').patch(`/v1/orgs/${id}`, { hostname: 'status' })).body.hostname,
    ).toBe('status');
  });

  it.each(['www-', '-a-', 'a b', 'ä-b', '..', 'a/b', "x' OR true"])(
    'answers NOT_FOUND for %j, which is invalid',
    async (name) => {
      expect(
        (await world.as('ana').get(`/v1/subdomains/${encodeURIComponent(name)}`)).body,
      ).toEqual(notFound);
    },
  );

  it('belongs to one of two organizations after concurrent requests', async () => {
    const [first, second] = await Promise.all([
      makeOrganization(world, 1),
      makeOrganization(world, 1, 'eve'),
    ]);
    for (const hostname of ['race-1', 'race-2', 'race-3', 'race-4']) {
      const answers = await Promise.all([
        world.as('ana').patch(`/v1/orgs/${first.id}`, { hostname }),
        world.as('eve').patch(`/v1/orgs/${second.id}`, { hostname }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const owner = answers[0]?.status === 200 ? first.id : second.id;
      expect((await world.as('ana').get(`/v1/subdomains/${hostname}`)).body).toEqual({
        object: 'subdomain',
        subdomain: hostname,
        target: { type: 'organization', organization: owner },
        isActive: true,
      });
    }
  });

  it('is the only active one when its organization sets two concurrently', async () => {
    const { id } = await makeOrganization(world, 1);
    const both = ['twin-1', 'twin-2'];
    const answers = await Promise.all(
      both.map((hostname) => world.as('ana').patch(`/v1/orgs/${id}`, { hostname })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await world.as('ana').get(`/v1/orgs/${id}`);
    for (const name of both)
      expect((await world.as('ana').get(`/v1/subdomains/${name}`)).body).toEqual({
        object: 'subdomain',
        subdomain: name,
        target: { type: 'organization', organization: id },
        isActive: name === body.hostname,
      });
  });
});
