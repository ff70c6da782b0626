/**
 * Checks that every operation of `/v1` on a change request accepts its number in the path, where it
 * accepts its id.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../src/rest/routes.ts';
import { notFound } from '../content/expected.ts';
import { serveFiles } from '../import/made.ts';
import { ids, useWorld } from '../support.ts';
import { change, makeRequest, makeSpace, merge, page } from './made.ts';

const world = useWorld({ ALLOW_PRIVATE_NETWORKS: 'on' }, { jobs: true });

const PARAMETER = '{changeRequestId}';
const onRequests = routes.filter((route) => route.path.includes(PARAMETER));
/** A number that no change request of the spaces here has. */
const UNUSED_NUMBER = '99';

let importedUrl: string;
beforeAll(async () => {
  importedUrl = await serveFiles({ '/a.md': ['text/markdown', '# A\n'] });
});

/** The values of the parameters of a path. */
type Parameters = Readonly<Record<string, string>>;

/** Makes a change request with a comment, a reply and a requested reviewer, and returns their ids. */
async function makeParameters(): Promise<
  Parameters & { readonly id: string; readonly number: string }
> {
  const space = await makeSpace(world, [
    page('A'),
    { insertFile: { ref: 'file', name: 'a.txt', base64: Buffer.from('A').toString('base64') } },
    { insertReusableContent: { ref: 'reusable', title: 'R', markdown: 'Again.\n' } },
  ]);
  const made = await makeRequest(world, space, [change(space.refs['A'], { emoji: '🦊' })]);
  const ana = world.as('ana');
  const comments = `${made.url}/comments`;
  const { id: commentId } = (await ana.post(comments, { body: { markdown: 'One.' } })).body;
  const { id: commentReplyId } = (
    await ana.post(`${comments}/${commentId}/replies`, { body: { markdown: 'Two.' } })
  ).body;
  const userId = ids.user('ana');
  await world.as('ben').post(`${made.url}/requested-reviewers`, { users: [userId] });
  const { id: reviewId } = (await ana.post(`${made.url}/reviews`, { status: 'approved' })).body;
  return {
    number: String(made.number),
    spaceId: space.id,
    id: made.id,
    pageId: space.refs['A'] ?? '',
    pagePath: 'a',
    fileId: space.refs['file'] ?? '',
    reusableContentId: space.refs['reusable'] ?? '',
    commentId,
    commentReplyId,
    reviewId,
    userId,
  };
}

const filled = (path: string, parameters: Parameters): string =>
  path.replace(/\{(\w+)\*?\}/g, (_, name: string) => parameters[name] ?? '');

/** An operation that changes something: its body, and the status of its success. */
interface Change {
  readonly status: number;
  readonly body?: () => object;
  /** True if it needs a merged change request. */
  readonly isAfterMerge?: true;
}

const text = () => ({ body: { markdown: 'Three.' } });

const changes: Readonly<Record<string, Change>> = {
  'PATCH ': { status: 200, body: () => ({ subject: 'Other' }) },
  'POST /merge': { status: 200 },
  'POST /update': { status: 200 },
  'POST /revert': { status: 201, isAfterMerge: true },
  'POST /reviews': { status: 201, body: () => ({ status: 'approved' }) },
  'POST /requested-reviewers': { status: 200, body: () => ({ users: [ids.user('ana')] }) },
  'DELETE /requested-reviewers/{userId}': { status: 204 },
  'PUT /follow': { status: 200, body: () => ({ state: 'muted' }) },
  'POST /content': {
    status: 200,
    body: () => ({ changes: [{ operation: 'insert_page', title: 'B' }] }),
  },
  'POST /content/import': {
    status: 201,
    body: () => ({ source: 'markdown', url: `${importedUrl}/a.md` }),
  },
  'POST /comments': { status: 200, body: text },
  'PUT /comments/{commentId}': { status: 200, body: text },
  'DELETE /comments/{commentId}': { status: 205 },
  'POST /comments/{commentId}/replies': { status: 200, body: text },
  'PUT /comments/{commentId}/replies/{commentReplyId}': { status: 200, body: text },
  'DELETE /comments/{commentId}/replies/{commentReplyId}': { status: 205 },
};

/** Returns the method of an operation and its path below the change request. */
const nameOf = ({ method, path }: (typeof routes)[number]): string =>
  `${method} ${path.slice(path.indexOf(PARAMETER) + PARAMETER.length)}`;

const isRead = ({ method }: (typeof routes)[number]): boolean => method === 'GET';

describe('the number of a change request', () => {
  it('has an expectation for each operation that changes something', () => {
    expect(
      onRequests
        .filter((route) => !isRead(route))
        .map(nameOf)
        .sort(),
    ).toEqual(Object.keys(changes).sort());
  });

  describe('in the path of an operation that reads', () => {
    let parameters: Awaited<ReturnType<typeof makeParameters>>;
    beforeAll(async () => {
      parameters = await makeParameters();
    });

    it.each(onRequests.filter(isRead).map(({ path }) => path))(
      'has the response of the id: %s',
      async (path) => {
        const send = (changeRequestId: string) =>
          world.as('ana').get(filled(path, { ...parameters, changeRequestId }));
        const byId = await send(parameters.id);
        const byNumber = await send(parameters.number);
        const status = path.endsWith('/export') ? 302 : 200;
        expect([byId.status, byNumber.status]).toEqual([status, status]);
        expect(byNumber.body).toEqual(byId.body);
        expect(byNumber.headers.get('location')).toBe(byId.headers.get('location'));
        expect((await send(UNUSED_NUMBER)).body).toEqual(notFound);
      },
    );
  });

  it.each(
    onRequests.filter((route) => !isRead(route)).map((route) => [nameOf(route), route] as const),
  )('in the path of an operation that writes names the change request: %s', async (name, route) => {
    const { status, body, isAfterMerge } = changes[name] ?? { status: 0 };
    const parameters = await makeParameters();
    const pathOf = (changeRequestId: string) =>
      filled(route.path, { ...parameters, changeRequestId });
    if (isAfterMerge) await merge(world, { url: pathOf(parameters.id).replace(/\/revert$/, '') });
    const send = (number: string) => world.as('ana').send(route.method, pathOf(number), body?.());
    expect((await send(UNUSED_NUMBER)).body).toEqual(notFound);
    expect((await send(parameters.number)).status).toBe(status);
    if (route.method === 'DELETE') {
      const list = pathOf(parameters.id).replace(/\/[^/]+$/, '');
      expect((await world.as('ana').get(list)).body).toEqual({ count: 0, items: [] });
    }
  });
});
