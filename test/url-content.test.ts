// Tests what the URLs of the app name, in both APIs.
import { describe, expect, it } from 'vitest';
import { readAppAddress } from '../src/domain/app-address.ts';
import { makeRequest, makeSpace, page } from './change-request/made.ts';
import { errorsOf, notFound, notFoundAt } from './content/expected.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld();

const APP = 'https://lectern.test/base/app';
const QUERY = `query ($url: String!) { contentByUrl(url: $url) {
  collection { id } space { id } changeRequest { id } page { pageId title }
} }`;

describe('an address of the app', () => {
  it.each([
    ['/o/org_1/c/col_1', { organizationId: 'org_1', collectionId: 'col_1' }],
    ['/o/org_1/s/spc_1', { organizationId: 'org_1', spaceId: 'spc_1' }],
    ['/o/org_1/s/spc_1/?a=b#c', { organizationId: 'org_1', spaceId: 'spc_1' }],
    ['/o/org_1/s/spc_1/p/p-1', { organizationId: 'org_1', spaceId: 'spc_1', pageId: 'p-1' }],
    [
      '/o/org_1/s/spc_1/cr/cr_1/p/p-1',
      { organizationId: 'org_1', spaceId: 'spc_1', changeRequestId: 'cr_1', pageId: 'p-1' },
    ],
    [
      '/o/org_1/s/spc_1/r/rev_1',
      { organizationId: 'org_1', spaceId: 'spc_1', revisionId: 'rev_1' },
    ],
  ])('names its objects: %s', (path, expected) => {
    expect(readAppAddress(APP + path, APP)).toEqual(expected);
  });

  it.each([
    '',
    'o/org_1/s/spc_1',
    'https://other.test/base/app/o/org_1/s/spc_1',
    'http://lectern.test/base/app/o/org_1/s/spc_1',
    'https://lectern.test/base/appo/org_1/s/spc_1',
    'https://lectern.test/o/org_1/s/spc_1',
    `${APP}/o/org_1`,
    `${APP}/o/org_1/s/spc_1/f/file_1`,
    `${APP}/o/org_1/c/col_1/p/p-1`,
    `${APP}/o/org_1/s/spc_1/cr/cr_1/r/rev_1`,
    `${APP}/o/org_1/s/spc%2F1`,
  ])('is no other URL: %s', (url) => {
    expect(readAppAddress(url, APP)).toBeUndefined();
  });
});

describe('the content of a URL', () => {
  const urlOf = (path: string) => `${world.url}/app/o/${ids.acme}${path}`;
  const get = (url: string, name: 'ana' | 'eve' = 'ana') =>
    world.as(name).get(`/v1/urls/content?url=${encodeURIComponent(url)}`);
  const query = (url: string, name: 'ana' | 'eve' = 'ana') => world.as(name).query(QUERY, { url });

  it('is a collection', async () => {
    const { urls, ...collection } = (
      await world.as('ana').get(`/v1/collections/${ids.collection('handbook')}`)
    ).body;
    expect((await get(urls.app)).body).toEqual({ collection: { ...collection, urls } });
    expect((await query(urls.app)).data).toEqual({
      contentByUrl: {
        collection: { id: collection.id },
        space: null,
        changeRequest: null,
        page: null,
      },
    });
  });

  it('is a space with its change request and page', async () => {
    const space = await makeSpace(world, [page('Start', 'Hello.')]);
    const request = await makeRequest(world, space, [
      { updatePage: { page: space.refs['Start'], title: 'Beginning' } },
    ]);
    const at = urlOf(`/s/${space.id}`);
    const [{ body: ofSpace }, { body: ofRequest }] = [
      await world.as('ana').get(`/v1/spaces/${space.id}`),
      await world.as('ana').get(`/v1/spaces/${space.id}/change-requests/${request.id}`),
    ];
    const pageId = space.refs['Start'];
    const pageBody = async (of: string) => {
      const { body } = await world
        .as('ana')
        .get(`/v1/spaces/${space.id}${of}/content/page/${pageId}`);
      const { markdown: _, git: __, pages: ___, ...rest } = body;
      return rest;
    };
    expect((await get(at)).body).toEqual({ space: ofSpace });
    expect((await get(ofRequest.urls.app)).body).toEqual({
      space: ofSpace,
      changeRequest: ofRequest,
    });
    expect((await get(`${at}/p/${pageId}`)).body).toEqual({
      space: ofSpace,
      page: await pageBody(''),
    });
    expect((await get(`${at}/cr/${request.id}/p/${pageId}`)).body).toEqual({
      space: ofSpace,
      changeRequest: ofRequest,
      page: await pageBody(`/change-requests/${request.id}`),
    });
    expect((await query(`${at}/cr/${request.id}/p/${pageId}`)).data).toEqual({
      contentByUrl: {
        collection: null,
        space: { id: space.id },
        changeRequest: { id: request.id },
        page: { pageId, title: 'Beginning' },
      },
    });
    const { revisionId } = (
      await world
        .as('ana')
        .query('query ($id: ID!) { changeRequest(id: $id) { revisionId } }', { id: request.id })
    ).data.changeRequest;
    expect((await query(`${at}/r/${revisionId}/p/${pageId}`)).data.contentByUrl.page.title).toBe(
      'Beginning',
    );
  });

  it('is not found for other URLs and for content that the caller cannot see', async () => {
    const guide = ids.space('guide');
    for (const url of [
      'https://example.com/',
      urlOf(''),
      urlOf('/s/spc_1'),
      urlOf(`/s/${guide}/p/nobody`),
      urlOf(`/s/${guide}/cr/${ids.changeRequest('laptop')}`), // of another space
      urlOf(`/s/${guide}/r/${ids.revision('onboarding')}`), // of another space
      `${world.url}/app/o/${ids.umbrella}/s/${guide}`,
    ]) {
      const { status, body } = await get(url);
      expect([url, status, body]).toEqual([url, 404, notFound]);
      expect(errorsOf(await query(url))).toEqual(notFoundAt('contentByUrl'));
    }
    expect((await get(urlOf(`/s/${ids.space('guide')}`), 'eve')).body).toEqual(notFound);
    expect((await query(urlOf(`/s/${guide}`), 'eve')).data).toEqual({ contentByUrl: null });
  });
});
