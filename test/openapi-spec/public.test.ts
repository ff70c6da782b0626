/** Tests public OpenAPI specs: their visibility, and their documents at addresses for everyone. */
import { describe, expect, it } from 'vitest';
import { errorsOf, forbidden, notFound, notFoundAt, refused } from '../content/expected.ts';
import { makePublished, openSite, write } from '../published-site/made.ts';
import { done } from '../site-structure/made.ts';
import { ids, useWorld } from '../support.ts';
import { pets, putText, specIdOf, specs } from './support.ts';

const world = useWorld();
const ana = () => world.as('ana');

/** Makes a spec with a version and returns its id and its permanent URL. */
async function made(slug: string) {
  await putText(world, slug, JSON.stringify(pets()));
  const id = await specIdOf(world, slug);
  return { id, url: `${world.url}/openapi/${id}.json`, at: `${specs}/${slug}` };
}

const setVisibility = (at: string, visibility: string) => ana().patch(at, { visibility });

const eventsOf = (subjectId: string) =>
  world.console.database.prisma.auditEvent.findMany({
    where: { subjectId, action: 'openAPISpec.update' },
    orderBy: { id: 'asc' },
    select: { action: true, actorId: true, fields: true },
  });

describe('the visibility of a spec', () => {
  it('is private at first, and is changed by PATCH and in GraphQL', async () => {
    const spec = await made('changed');
    const before = (await ana().get(spec.at)).body;
    expect([before.visibility, before.urls.published]).toEqual(['private', undefined]);
    const opened = await world.as('ben').patch(spec.at, { visibility: 'public' });
    expect([opened.status, opened.body]).toEqual([
      200,
      { ...before, visibility: 'public', urls: { ...before.urls, published: spec.url } },
    ]);
    expect((await setVisibility(spec.at, 'public')).body).toEqual(opened.body);
    const update = (visibility: string) =>
      ana().query(
        'mutation ($input: UpdateOpenAPISpecInput!) { updateOpenAPISpec(input: $input) { openAPISpec { visibility urls { published } latestVersion { content { urls { public } } } } } }',
        { input: { id: spec.id, visibility } },
      );
    expect((await update('PRIVATE')).data).toEqual({
      updateOpenAPISpec: {
        openAPISpec: {
          ...{ visibility: 'PRIVATE', urls: { published: null } },
          latestVersion: { content: { urls: { public: null } } },
        },
      },
    });
    expect((await update('PUBLIC')).data).toEqual({
      updateOpenAPISpec: {
        openAPISpec: {
          ...{ visibility: 'PUBLIC', urls: { published: spec.url } },
          latestVersion: { content: { urls: { public: spec.url } } },
        },
      },
    });
    const content = (await ana().get(`${spec.at}/versions/latest/content`)).body;
    expect(content.urls).toEqual({ source: content.url, public: spec.url });
    const event = { action: 'openAPISpec.update', fields: ['visibility'] };
    expect(await eventsOf(spec.id)).toEqual([
      { ...event, actorId: ids.user('ben') },
      { ...event, actorId: ids.user('ana') },
      { ...event, actorId: ids.user('ana') },
    ]);
  });

  it('is set when a spec is created, and kept by PUT without it', async () => {
    const source = { text: JSON.stringify(pets()) };
    const { body } = await ana().post(specs, { slug: 'open', source, visibility: 'public' });
    const url = `${world.url}/openapi/${body.id}.json`;
    expect([body.visibility, body.urls.published]).toEqual(['public', url]);
    expect((await fetch(url)).status).toBe(404);
    expect((await ana().put(`${specs}/open`, { source })).body.visibility).toBe('public');
    const closed = await ana().put(`${specs}/open`, { source, visibility: 'private' });
    expect(closed.body.visibility).toBe('private');
  });

  it('is refused to readers and strangers, and for other values', async () => {
    const spec = await made('refused');
    const patch = (person: 'cat' | 'eve') =>
      world.as(person).patch(spec.at, { visibility: 'public' });
    expect((await patch('cat')).body).toEqual(forbidden('edit', 'comment'));
    expect((await patch('eve')).body).toEqual(notFound);
    expect((await ana().patch(`${specs}/absent`, { visibility: 'public' })).body).toEqual(notFound);
    expect((await ana().patch(spec.at, {})).body).toEqual(
      refused(400, 'BAD_USER_INPUT', 'visibility is required.', { field: 'visibility' }),
    );
    expect((await setVisibility(spec.at, 'secret')).status).toBe(400);
    const query =
      'mutation ($input: UpdateOpenAPISpecInput!) { updateOpenAPISpec(input: $input) { openAPISpec { id } } }';
    const input = { id: spec.id, visibility: 'PUBLIC' };
    expect(errorsOf(await world.as('eve').query(query, { input }))).toEqual(
      notFoundAt('updateOpenAPISpec'),
    );
  });
});

describe('the document of a public spec', () => {
  it('is read by everyone without a token, with an ETag and the latest version', async () => {
    const spec = await made('read');
    await setVisibility(spec.at, 'public');
    const answer = await fetch(spec.url, { headers: { origin: 'https://docs.acme.test' } });
    const etag = answer.headers.get('etag') ?? '';
    expect([answer.status, (await answer.json()).info]).toEqual([
      200,
      { title: 'Pets', version: '1' },
    ]);
    expect({
      type: answer.headers.get('content-type'),
      cache: answer.headers.get('cache-control'),
      origin: answer.headers.get('access-control-allow-origin'),
      sniff: answer.headers.get('x-content-type-options'),
    }).toEqual({
      ...{ type: 'application/json', cache: 'public, no-cache', origin: '*', sniff: 'nosniff' },
    });
    const again = await fetch(spec.url, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await fetch(spec.url, { method: 'HEAD' })).headers.get('etag')).toBe(etag);
    expect((await fetch(spec.url, { method: 'POST' })).status).toBe(405);
    await putText(world, 'read', JSON.stringify(pets({ info: { title: 'Cats', version: '2' } })));
    const newer = await fetch(spec.url, { headers: { 'if-none-match': etag } });
    expect([newer.status, (await newer.json()).info]).toEqual([
      200,
      { title: 'Cats', version: '2' },
    ]);
  });

  it('is 404 while the spec is private, after it is deleted, and elsewhere', async () => {
    const spec = await made('closed');
    const status = async (url = spec.url) => (await fetch(url)).status;
    expect(await status()).toBe(404);
    await setVisibility(spec.at, 'public');
    expect(await status()).toBe(200);
    await setVisibility(spec.at, 'private');
    expect(await status()).toBe(404);
    await setVisibility(spec.at, 'public');
    await ana().delete(spec.at);
    const { headers } = await fetch(spec.url);
    expect([await status(), headers.get('etag')]).toEqual([404, null]);
    for (const other of ['', 'closed.json', `${spec.id}`, `${ids.acme}.json`, 'a/b.json'])
      expect([other, await status(`${world.url}/openapi/${other}`)]).toEqual([other, 404]);
  });

  it('is named to visitors of a site, whose cached answers follow each change', async () => {
    const site = await makePublished(world);
    const { id: organizationId } = site.testOrganization;
    await putText(world, 'shown', JSON.stringify(pets()), organizationId);
    const at = `/v1/orgs/${organizationId}/openapi/shown`;
    await write(world, site, 0, [
      {
        ...{ operation: 'insert_page', title: 'Start' },
        markdown:
          '{% openapi-operation spec="shown" path="/pets" method="get" %}\n{% endopenapi-operation %}\n',
      },
    ]);
    const visitor = world.with(await openSite(world, site));
    const publicUrl = async () =>
      (await done(visitor.get(`${at}/versions/latest/content`))).urls.public;
    const url = `${world.url}/openapi/${(await done(ana().get(at))).id}.json`;
    expect(await publicUrl()).toBe(null);
    await setVisibility(at, 'public');
    expect([await publicUrl(), await publicUrl()]).toEqual([url, url]);
    await setVisibility(at, 'private');
    expect([await publicUrl(), await publicUrl()]).toEqual([null, null]);
  });
});
