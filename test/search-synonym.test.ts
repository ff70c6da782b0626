/** Tests the synonyms of an organization: who sets them, and what searches find with them. */
import { beforeAll, describe, expect, it } from 'vitest';
import { bad, notFound } from './content/expected.ts';
import { eventsOf, makeSpaces, makeTestOrganization, visitorOf } from './content/rows.ts';
import type { TestOrganization } from './content/rows.ts';
import { edit, page } from './edit/support.ts';
import { jwtFor, makePublished, write } from './published-site/made.ts';
import { done } from './site-structure/made.ts';
import { pagesFound } from './search/support.ts';
import { statementsOf } from './statements.ts';
import { useWorld } from './support.ts';

const world = useWorld();

const pathOf = (organization: string) => `/v1/orgs/${organization}/search-synonyms`;
const SET = `mutation ($input: SetSearchSynonymsInput!) { setSearchSynonyms(input: $input) {
  organization { searchSynonyms { words } } errors { code message path } } }`;
const READ = '{ organizations(first: 50) { nodes { id searchSynonyms { words } } } }';

const group = (...words: string[]) => ({ words });

describe('the synonyms of an organization', () => {
  it('are set by an admin, read by members, and replaced as a whole, in both APIs', async () => {
    const { id, ...testOrganization } = await makeTestOrganization(world, ['READ', null]);
    const ana = world.as('ana');
    const groups = [group('k8s', 'Kubernetes'), group('SSO', 'single sign-on', 'SAML')];
    expect((await ana.get(pathOf(id))).body).toEqual({ groups: [] });
    const set = await ana.put(pathOf(id), { groups });
    expect([set.status, set.body]).toEqual([200, { groups }]);
    for (const n of [1, 2]) {
      const member = await visitorOf(world, { id, ...testOrganization }, n);
      expect((await member.get(pathOf(id))).body).toEqual({ groups });
      expect((await member.put(pathOf(id), { groups: [] })).status).toBe(403);
    }
    expect((await world.as('eve').get(pathOf(id))).body).toEqual(notFound);
    const { data } = await ana.query(SET, {
      input: { organizationId: id, groups: [group('js', 'JavaScript')] },
    });
    expect(data).toEqual({
      setSearchSynonyms: {
        organization: { searchSynonyms: [group('js', 'JavaScript')] },
        errors: [],
      },
    });
    expect(
      (await ana.query(READ)).data.organizations.nodes.find(
        (organization: { id: string }) => organization.id === id,
      ),
    ).toEqual({ id, searchSynonyms: [group('js', 'JavaScript')] });
  });

  it('make an event when they change, and none otherwise', async () => {
    const { id } = await makeTestOrganization(world);
    const ana = world.as('ana');
    for (const _ of [1, 2]) await ana.put(pathOf(id), { groups: [group('a1', 'b1')] });
    await ana.put(pathOf(id), { groups: [] });
    const event = { subjectId: id, fields: ['searchSynonyms'], related: [] };
    expect(await eventsOf(world, id, 'organization.setSearchSynonyms')).toEqual([event, event]);
  });

  it.each([
    [
      [group('one')],
      'A group of synonyms must have at least two that differ in more than case and punctuation.',
    ],
    [
      [group('Sign-In', 'sign in')],
      'A group of synonyms must have at least two that differ in more than case and punctuation.',
    ],
    [[group('one', '!?')], 'Each synonym must have 1 to 5 words, and "!?" has 0.'],
    [
      [group('one', 'a b c d e f')],
      'Each synonym must have 1 to 5 words, and "a b c d e f" has 6.',
    ],
  ])('refuses %j', async (groups, message) => {
    const { id } = await makeTestOrganization(world);
    const { status, body } = await world.as('ana').put(pathOf(id), { groups });
    expect([status, body]).toEqual([400, bad('groups.0.words', message)]);
  });

  it('are at most 200 groups of ten', async () => {
    const { id } = await makeTestOrganization(world);
    const many = (count: number, words: number) => ({
      groups: Array.from({ length: count }, (_, n) =>
        group(...Array.from({ length: words }, (__, i) => `w${n}x${i}`)),
      ),
    });
    expect((await world.as('ana').put(pathOf(id), many(200, 10))).status).toBe(200);
    expect((await world.as('ana').put(pathOf(id), many(201, 2))).status).toBe(400);
    expect((await world.as('ana').put(pathOf(id), many(1, 11))).status).toBe(400);
  });

  it('are those of one write where two are concurrent', async () => {
    const { id } = await makeTestOrganization(world);
    const groups = [0, 1, 2, 3].map((n) => [group(`x${n}`, `y${n}`), group(`z${n}`, `u${n}`)]);
    const sent = await Promise.all(
      groups.map((one) => world.as('ana').put(pathOf(id), { groups: one })),
    );
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(groups).toContainEqual((await world.as('ana').get(pathOf(id))).body.groups);
  });
});

describe('a search with synonyms', () => {
  let [testOrganization, space]: [TestOrganization | undefined, string] = [undefined, ''];
  beforeAll(async () => {
    testOrganization = await makeTestOrganization(world);
    [space = ''] = await makeSpaces(world, testOrganization.id, 1);
    await edit(world, space, [
      page('Kubernetes clusters', { markdown: 'The nodes and the pods of it are small.\n' }),
      page('K8s clusters', { markdown: 'They run.\n' }),
      page('Access', { markdown: 'Single sign-on is for the whole company.\n' }),
      page('Login', { markdown: 'With SSO you need no password.\n' }),
    ]);
    await done(
      world.as('ana').put(pathOf(testOrganization.id), {
        groups: [group('k8s', 'kubernetes'), group('SSO', 'single sign-on')],
      }),
    );
  });

  it.each([
    // The words of the query are first, and inflected forms of synonyms are found too.
    ['k8s ', ['k8s-clusters', 'kubernetes-clusters']],
    ['kubernetes', ['kubernetes-clusters', 'k8s-clusters']],
    ['kubernetes cluster nodes ', ['kubernetes-clusters']],
    ['k8s nodes ', ['kubernetes-clusters']],
    // Synonyms of several words.
    ['sso ', ['login', 'access']],
    ['single sign-on ', ['access', 'login']],
    ['Single Sign On company ', ['access']],
    ['single sign-on password', ['login']],
    // A part of a synonym, and quoted words, have none.
    ['single ', ['access']],
    ['"k8s"', ['k8s-clusters']],
    ['"single" sign-on ', ['access']],
    ['k8s -kubernetes', ['k8s-clusters']],
  ])('for %j finds %j', async (query, expected) => {
    expect(await pagesFound(world, space, query)).toEqual(expected);
  });

  it('highlights the synonyms', async () => {
    const { data } = await world
      .as('ana')
      .query(
        `query ($id: ID!) { space(id: $id) { search(query: "sso ") { nodes { title sections { body bodyHighlights { start end } } } } } }`,
        { id: space },
      );
    expect(data.space.search.nodes).toEqual([
      {
        title: 'Login',
        sections: [
          { body: 'With SSO you need no password.', bodyHighlights: [{ start: 5, end: 8 }] },
        ],
      },
      {
        title: 'Access',
        sections: [
          {
            body: 'Single sign-on is for the whole company.',
            bodyHighlights: [{ start: 0, end: 14 }],
          },
        ],
      },
    ]);
  });

  it('takes one more statement for a word with synonyms, and none for others', async () => {
    const counted = async (query: string) => {
      await world.as('ana').get('/v1/user');
      const sent = await statementsOf(() => pagesFound(world, space, query));
      return sent.length;
    };
    await counted('clusters ');
    expect((await counted('k8s ')) - (await counted('clusters '))).toBe(2); // in two APIs
  });

  it('finds them in what a visitor can see, and in nothing else', async () => {
    const site = await makePublished(world);
    await done(
      world.as('ana').put(pathOf(site.testOrganization.id), { groups: [group('emu', 'big bird')] }),
    );
    const markdown =
      'The zoo is open.\n\n{% if visitor.claims.isBeta %}\n\n## Secret\n\nThere is a big bird.\n\n{% endif %}\n';
    await write(world, site, 0, [
      { operation: 'insert_page', title: 'Zoo', markdown },
      { operation: 'insert_page', title: 'Lake', markdown: 'The big bird drinks.\n' },
    ]);
    const beta = `?jwt_token=${await jwtFor(world, site, { isBeta: true })}`;
    const titles = async (parameters = '') =>
      (await done(world.nobody.post(`${site.url}/search${parameters}`, { query: 'emu ' }))).items
        .map(({ title }: { title: string }) => title)
        .sort();
    expect([await titles(), await titles(beta)]).toEqual([['Lake'], ['Lake', 'Zoo']]);
  });
});
