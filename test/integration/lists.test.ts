/** Tests the visibility of integrations: by name, in lists, and with filters. */
import { describe, expect, it } from 'vitest';
import { statementsOf } from '../statements.ts';
import { ids, type Person, useWorld } from '../support.ts';
import { errorsOf, graphQLError, refused } from '../content/expected.ts';
import { install, least, publish } from './support.ts';
import { sql } from '../sql.ts';

const world = useWorld();
const PUBLISH =
  'mutation ($input: PublishIntegrationInput!) { publishIntegration(input: $input) { integration { version } } }';
const namesFor = async (person: Person, query = ''): Promise<string[]> =>
  (await world.as(person).get(`/v1/integrations?${query}`)).body.items.map(
    ({ name }: { name: string }) => name,
  );

describe('an integration', () => {
  it("that is public is visible with any token, with its owner's public fields", async () => {
    const name = await publish(world, { summary: 'For all.' });
    const { status, body } = await world.as('eve').get(`/v1/integrations/${name}`);
    const { body: acme } = await world.as('ana').get(`/v1/orgs/${ids.acme}`);
    expect(status).toBe(200);
    expect(body.permissions).toEqual({ admin: false, install: true });
    expect(body.owner).toEqual({
      ...{
        object: 'organization',
        id: ids.acme,
        title: acme.title,
        createdAt: acme.createdAt,
        emailDomains: [],
        type: acme.type,
        sso: acme.sso,
        inviteLinks: acme.inviteLinks,
        plan: acme.plan,
      },
      urls: acme.urls,
      permissions: Object.fromEntries(Object.keys(acme.permissions).map((key) => [key, false])),
    });
    expect((await world.nobody.get(`/v1/integrations/${name}`)).status).toBe(401);
  });

  it('that is unlisted is visible by name, and listed only for its organization', async () => {
    const name = await publish(world, { visibility: 'unlisted' });
    expect((await world.as('eve').get(`/v1/integrations/${name}`)).status).toBe(200);
    expect([
      (await namesFor('eve')).includes(name),
      (await namesFor('dan')).includes(name),
    ]).toEqual([false, true]);
  });

  it('that is private is visible only to members of its organization', async () => {
    const name = await publish(world, { visibility: 'private' });
    const missing = await world.as('eve').get('/v1/integrations/no-such-one');
    expect((await world.as('eve').get(`/v1/integrations/${name}`)).body).toEqual(missing.body);
    expect([
      (await namesFor('eve')).includes(name),
      (await namesFor('dan')).includes(name),
      (await world.as('dan').get(`/v1/integrations/${name}`)).status,
    ]).toEqual([false, true, 200]);
    expect((await world.as('ana').get(`/v1/integrations/${name}`)).body.permissions).toEqual({
      admin: true,
      install: true,
    });
    expect((await world.as('ben').get(`/v1/integrations/${name}`)).body.permissions).toEqual({
      admin: false,
      install: false,
    });
  });

  it("has its owner's public fields for a token without the scope for organizations", async () => {
    const name = await publish(world);
    const scoped = world.with(
      await world.tokenOf(ids.user('ana'), { scopes: ['integration:read'] }),
    );
    const { body } = await scoped.get(`/v1/integrations/${name}`);
    expect([body.owner.id, 'billing' in body.owner, body.owner.permissions.view]).toEqual([
      ids.acme,
      false,
      false,
    ]);
    const { status, body: refused } = await world
      .with(await world.tokenOf(ids.user('ana'), { scopes: ['user:read'] }))
      .get(`/v1/integrations/${name}`);
    expect([status, refused.error.details]).toEqual([
      403,
      { needs: 'integration:read', has: ['user:read'] },
    ]);
  });

  it('is found by its id in GraphQL', async () => {
    const name = await publish(world);
    const { data } = await world
      .as('eve')
      .query('query ($name: String!) { integration(name: $name) { id } }', { name });
    expect(
      (
        await world
          .as('eve')
          .query(
            'query ($id: ID!) { node(id: $id) { ... on Integration { name owner { ... on PublicOrganization { id: organizationId } } } } }',
            { id: data.integration.id },
          )
      ).data,
    ).toEqual({
      node: { name, owner: { id: ids.acme } },
    });
  });
});

describe('the list of integrations', () => {
  it('can be filtered by each parameter of the contract', async () => {
    const blocks = [
      { id: 'card', urlUnfurl: ['https://*.cards.test/view', 'https://www.figures.test'] },
    ];
    const one = await publish(world, {
      title: 'Card Index',
      blocks,
      categories: ['content'],
      scopes: ['space:git:sync'],
      target: 'space',
    });
    const two = await publish(
      world,
      {
        title: 'Two',
        contentSources: [{ id: 'issues' }],
        categories: ['analytics', 'marketing'],
        scopes: ['site:views:read'],
        target: 'site',
      },
      'ana',
    );
    const three = await publish(world, { title: 'Three', organization: ids.umbrella }, 'eve');
    const among = async (query: string) =>
      (await namesFor('eve', query)).filter((name) => [one, two, three].includes(name));
    expect(await among('limit=1000')).toEqual([three, two, one]);
    expect(await among('search=INDEX')).toEqual([one]);
    expect(await among(`search=${three}`)).toEqual([three]);
    expect(await among('category=marketing')).toEqual([two]);
    expect(await among('blockDomain=cards.test')).toEqual([one]);
    expect(await among('blockDomain=WWW.figures.test')).toEqual([one]);
    expect(await among('blockDomain=other.test')).toEqual([]);
    expect(await among('blocks=true')).toEqual([one]);
    expect(await among('blocks=false')).toEqual([three, two]);
    expect(await among('contentSources=true')).toEqual([two]);
    expect(await among('contentSources=false')).toEqual([three, one]);
    expect(await among(`owner=${ids.umbrella}`)).toEqual([three]);
    expect(await among('scope=space:git:sync')).toEqual([one]);
    expect(await among('target=site')).toEqual([two]);
    expect(await among('target=all&blocks=false')).toEqual([three]);
  });

  it.each([
    ['category=games', 'category'],
    ['scope=everything', 'scope'],
    ['target=moon', 'target'],
    ['blocks=perhaps', 'blocks'],
    ['owner=usr_1111111111111111111111', 'owner'],
    ['blockDomain=a%20b', 'blockDomain'],
    [`blockDomain=${'a'.repeat(101)}`, 'blockDomain'],
    ['limit=0', 'limit'],
  ])('refuses %s', async (query, field) => {
    const { status, body } = await world.as('ana').get(`/v1/integrations?${query}`);
    expect([status, body.error.reason, body.error.field]).toEqual([400, 'BAD_USER_INPUT', field]);
  });

  it('is paginated, newest first, and counts what the caller can see', async () => {
    const names = [
      await publish(world, { title: 'Paged' }),
      await publish(world, { title: 'Paged' }),
      await publish(world, { title: 'Paged', visibility: 'private' }),
    ].reverse();
    const page = async (cursor = '') =>
      (await world.as('ana').get(`/v1/integrations?search=paged&limit=2${cursor}`)).body;
    const first = await page();
    const second = await page(`&page=${first.next.page}`);
    expect([
      first.count,
      [...first.items, ...second.items].map(({ name }: { name: string }) => name),
      second.next,
    ]).toEqual([3, names, undefined]);
    expect((await world.as('eve').get('/v1/integrations?search=paged&limit=1')).body.count).toBe(2);
    const { body } = await world
      .as('ana')
      .get(`/v1/integrations?search=other&page=${first.next.page}`);
    expect(body.error.reason).toBe('BAD_CURSOR');
  });

  it('takes the same number of statements for many as for one', async () => {
    for (let i = 0; i < 4; i++)
      await install(
        world,
        await publish(world, { title: 'Counted', icon: undefined, scopes: ['space:content:read'] }),
      ); // so that each can read spaces, which are counted
    await world.as('eve').get('/v1/user');
    const document =
      'query ($n: Int) { integrations(first: $n) { nodes { name owner { __typename } installations { totalCount nodes { id spaces selectedSpaces { spaceId } apiScopes urls { location } } } } } }';
    for (const person of ['ana', 'eve'] as const) {
      const [few, many] = [
        await statementsOf(() => world.as(person).get('/v1/integrations?limit=1')),
        await statementsOf(() => world.as(person).get('/v1/integrations?limit=100')),
      ];
      expect(many.length).toBe(few.length);
    }
    const [few, many] = [
      await statementsOf(() => world.as('ana').query(document, { n: 1 })),
      await statementsOf(() => world.as('ana').query(document, { n: 20 })),
    ];
    expect(many.length).toBe(few.length);
  });
});

describe('unpublishing an integration', () => {
  it('deletes its installations and files too', async () => {
    const name = await publish(world);
    await install(world, name);
    expect((await world.as('ana').delete(`/v1/integrations/${name}`)).status).toBe(204);
    expect((await world.as('ana').get(`/v1/integrations/${name}`)).status).toBe(404);
    const left = await world.console.database.query(
      sql(
        'SELECT FROM integration_files x LEFT JOIN integrations i ON i.id = x.integration_id WHERE i.id IS NULL',
      ),
      [],
    );
    expect(left).toEqual([]);
  });

  it('is 409 while other organizations have it installed, unless it is forced', async () => {
    const name = await publish(world);
    const { body: installation } = await install(
      world,
      name,
      { organization: ids.umbrella },
      'eve',
    );
    const { data } = await world
      .as('eve')
      .query('query ($name: String!) { integration(name: $name) { id } }', { name });
    const { status, body } = await world.as('ana').delete(`/v1/integrations/${name}`);
    expect([status, body.error.reason, body.error.details]).toEqual([
      409,
      'CONFLICT',
      { installations: 1 },
    ]);
    expect((await world.as('ana').delete(`/v1/integrations/${name}?force=false`)).status).toBe(409);
    expect((await world.as('ana').delete(`/v1/integrations/${name}?force=true`)).status).toBe(204);
    expect((await world.as('eve').get(`/v1/integrations/${name}/installations`)).status).toBe(404);
    const { body: events } = await world
      .as('eve')
      .get(`/v1/orgs/${ids.umbrella}/audit-events?action=installation.delete`);
    expect(
      events.items.map(({ subject, related }: { subject: string; related: string[] }) => [
        subject,
        related,
      ]),
    ).toEqual([[installation.id, [data.integration.id]]]);
    // eve is a stranger to ana
    expect(events.items.map(({ actor }: { actor?: object }) => actor)).toEqual([undefined]);
  });

  it('reserves the name for its owner for 90 days, in any case of its letters', async () => {
    const name = await publish(world);
    await world.as('ana').delete(`/v1/integrations/${name}`);
    const asEve = (as = name) =>
      world.as('eve').post(`/v1/integrations/${as}`, { ...least, organization: ids.umbrella });
    const reserved =
      'This name was that of an integration of another organization, and stays reserved for 90 days after it was unpublished. Choose another name.';
    for (const spelling of [name, name.toUpperCase()])
      expect((await asEve(spelling)).body).toEqual(
        refused(409, 'ALREADY_EXISTS', reserved, { field: 'integrationName' }),
      );
    const input = { ...least, name, organization: ids.umbrella };
    expect(errorsOf(await world.as('eve').query(PUBLISH, { input }))).toEqual(
      graphQLError(['publishIntegration'], 'ALREADY_EXISTS', reserved, { field: 'input.name' }),
    );
    const own = await world
      .as('ana')
      .post(`/v1/integrations/${name}`, { ...least, organization: ids.acme });
    expect([own.status, own.body.version]).toEqual([200, 1]);
    await world.as('ana').delete(`/v1/integrations/${name}`);
    await world.console.database.prisma.releasedIntegrationName.update({
      where: { name: name.toLowerCase() },
      data: { releasedAt: new Date(Date.now() - 90 * 86_400_000) },
    });
    const { body } = await asEve();
    expect([body.version, body.owner.id]).toEqual([1, ids.umbrella]);
  });

  it('is refused for others: 403 when they can see it, otherwise 404', async () => {
    const name = await publish(world);
    const refusal = {
      code: 403,
      message: 'This needs admin; you are nothing here.',
      reason: 'FORBIDDEN',
      details: { needs: 'admin', has: 'nothing' },
      requestId: 'test',
    };
    expect((await world.as('eve').delete(`/v1/integrations/${name}`)).body.error).toEqual(refusal);
    expect((await world.as('ben').delete(`/v1/integrations/${name}`)).body.error.details).toEqual({
      needs: 'admin',
      has: 'edit',
    });
    const hidden = await publish(world, { visibility: 'private' });
    const missing = await world.as('eve').delete('/v1/integrations/no-such-one');
    expect([
      missing.status,
      (await world.as('eve').delete(`/v1/integrations/${hidden}`)).body,
    ]).toEqual([404, missing.body]);
  });
});
