// Tests what visitors of a site read of revisions: the head of a space that they can see.
import { describe, expect, it } from 'vitest';
import { errorsOf, graphQLError, notFound } from '../content/expected.ts';
import { done } from '../site-structure/made.ts';
import { useWorld, type Visitor } from '../support.ts';
import { jwtFor, makePublished, openSite, type Published, write } from './made.ts';

const world = useWorld();
const ana = () => world.as('ana');

const headOf = async ({ spaces }: Published, n: number): Promise<string> =>
  (await done(ana().get(`/v1/spaces/${spaces[n]}`))).revision;

const TITLES = 'query ($id: ID!) { revision(id: $id) { revisionId allPages { title } } }';

const makeVisited = async () => {
  const site = await makePublished(world);
  const markdown = '# One\n\nAll.\n\n{% if visitor.claims.isBeta %}\nFor beta.\n{% endif %}\n';
  const [page = ''] = await write(world, site, 0, [
    { operation: 'insert_page', title: 'Start', markdown },
    { operation: 'insert_reusable_content', title: 'Shared', markdown: 'Shared {{ word }}.' },
  ]);
  const visitor = world.with(await openSite(world, site));
  return { site, page, visitor, revision: await headOf(site, 0) };
};

const bodyOf = async (visitor: Visitor, path: string): Promise<unknown> =>
  (await visitor.get(path)).body;

describe('a visitor', () => {
  it('reads the head of a space as its content', async () => {
    const { site, page, visitor, revision } = await makeVisited();
    const space = `/v1/spaces/${site.spaces[0]}`;
    const at = `${space}/revisions/${revision}`;
    const content = await done(visitor.get(`${space}/content`));
    expect(content.id).toBe(revision);
    expect(await done(visitor.get(at))).toEqual(content);
    for (const path of ['/pages', '/files', `/page/${page}`, `/page/${page}/document`])
      expect(await done(visitor.get(`${at}${path}`))).toEqual(
        await done(visitor.get(`${space}/content${path}`)),
      );
    const query = '?evaluated=deterministic-only&dereferenced=reusable-contents';
    const document = await done(visitor.get(`${at}/page/${page}/document${query}`));
    expect(JSON.stringify(document)).not.toContain('For beta.');
    const atPath = await done(visitor.get(`${space}/content/path/start`));
    for (const path of ['path/start', 'content/path/start'])
      expect(await done(visitor.get(`${at}/${path}`))).toEqual(atPath);
    const [{ id: shared }] = content.reusableContents;
    const included = await done(visitor.get(`${space}/content/reusable-contents/${shared}`));
    expect(await done(visitor.get(`${at}/reusable-contents/${shared}`))).toEqual(included);
    const ofShared = await done(
      visitor.get(`${at}/reusable-contents/${shared}/document?evaluated=deterministic-only`),
    );
    expect([ofShared.object, JSON.stringify(ofShared).includes('Shared')]).toEqual([
      'document',
      true,
    ]);
  });

  it('reads the current head for the id of a former one, and never what was there before', async () => {
    const { site, page, visitor, revision } = await makeVisited();
    await write(world, site, 0, [
      { operation: 'update_page', page, title: 'Begin', document: { markdown: 'New.' } },
    ]);
    const head = await headOf(site, 0);
    expect(head).not.toBe(revision);
    const at = (id: string) => `/v1/spaces/${site.spaces[0]}/revisions/${id}`;
    expect(await done(visitor.get(at(revision)))).toEqual(await done(visitor.get(at(head))));
    expect((await done(visitor.get(`${at(revision)}/page/${page}`))).markdown).toBe('New.');
    const { data } = await visitor.query(TITLES, { id: revision });
    expect(data).toEqual({ revision: { revisionId: head, allPages: [{ title: 'Begin' }] } });
    // members read each state
    const [first] = (await ana().query(TITLES, { id: revision })).data?.revision.allPages ?? [];
    expect(first).toEqual({ title: 'Start' });
  });

  it('reads no revision of a change request, and none of another or a hidden space', async () => {
    const { site, visitor, revision } = await makeVisited();
    const [space, hidden] = site.spaces;
    const draft = await done(
      ana().post(`/v1/spaces/${space}/change-requests`, { subject: 'Idea' }),
    );
    await done(
      ana().post(`/v1/spaces/${space}/change-requests/${draft.id}/content`, {
        changes: [{ operation: 'insert_page', title: 'Idea', markdown: 'Idea.' }],
      }),
    );
    const idea = (await done(ana().get(`/v1/spaces/${space}/change-requests/${draft.id}`)))
      .revision;
    const ofHidden = await headOf(site, 1);
    for (const path of [
      `${space}/revisions/${idea}`,
      `${hidden}/revisions/${ofHidden}`,
      `${space}/revisions/${ofHidden}`,
      `${hidden}/revisions/${revision}`,
      `${space}/revisions/rev_1111111111111111111111`,
    ])
      expect([path, await bodyOf(visitor, `/v1/spaces/${path}`)]).toEqual([path, notFound]);
    for (const id of [idea, ofHidden])
      expect(errorsOf(await visitor.query(TITLES, { id }))).toEqual(
        graphQLError(['revision'], 'NOT_FOUND', notFound.error.message),
      );
    const beta = world.with(
      await openSite(world, site, { jwtToken: await jwtFor(world, site, { isBeta: true }) }),
    );
    expect((await beta.get(`/v1/spaces/${hidden}/revisions/${ofHidden}`)).status).toBe(200);
  });

  it('reads nothing once the site is unpublished, and no history', async () => {
    const { site, visitor, revision } = await makeVisited();
    const at = `/v1/spaces/${site.spaces[0]}/revisions/${revision}`;
    expect((await visitor.get(`${at}/changes`)).status).toBe(403);
    expect((await visitor.get(`/v1/spaces/${site.spaces[0]}/revisions`)).status).toBe(403);
    await done(ana().post(`${site.url}/unpublish`));
    expect(await bodyOf(visitor, at)).toEqual(notFound);
  });

  it('finds no users and no OpenAPI specs, whether they exist or not', async () => {
    const { site, visitor } = await makeVisited();
    const { id: user } = await done(ana().get('/v1/user'));
    const specs = `/v1/orgs/${site.testOrganization.id}/openapi`;
    await done(
      ana().post(specs, {
        slug: 'petstore',
        source: { text: '{"openapi":"3.1.0","info":{"title":"Pets","version":"1"},"paths":{}}' },
      }),
    );
    for (const path of [
      `/v1/users/${user}`,
      '/v1/users/usr_1111111111111111111111',
      `${specs}/petstore`,
      `${specs}/petstore/versions/latest/content`,
      `${specs}/nothing/versions/latest/content`,
    ])
      expect([path, await bodyOf(visitor, path)]).toEqual([path, notFound]);
    const { data, errors } = await visitor.query(
      'query ($id: ID!) { user(id: $id) { displayName } }',
      {
        id: user,
      },
    );
    expect([data, errors]).toEqual([{ user: null }, undefined]);
  });
});
