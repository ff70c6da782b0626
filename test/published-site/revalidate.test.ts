// Tests the requests that notify a front end of changes of published content.
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { done } from '../site-structure/made.ts';
import { useWorld } from '../support.ts';
import { makePublished, openSite, write } from './made.ts';

/** A request that the front end received. */
interface Received {
  readonly signature: unknown;
  readonly body: string;
}

const received: Received[] = [];
/** The status of the next responses; 200 when there is none. */
const statuses: number[] = [];
const frontEnd = createServer((req, res) => {
  const chunks: Buffer[] = [];
  req.on('data', (chunk: Buffer) => chunks.push(chunk));
  req.on('end', () => {
    const body = Buffer.concat(chunks).toString();
    received.push({ signature: req.headers['x-gitbook-signature'], body });
    res.writeHead(statuses.shift() ?? 200, { 'content-type': 'application/json' }).end('{}');
  });
});
await new Promise<void>((resolve) => frontEnd.listen(0, '127.0.0.1', resolve));
const { port } = frontEnd.address() as AddressInfo; // of a listening server
afterAll(() => void frontEnd.close());

const SECRET = 'a secret of both';
const world = useWorld(
  {
    ALLOW_PRIVATE_NETWORKS: 'on',
    REVALIDATE_URL: `http://127.0.0.1:${port}/~gitbook/revalidate`,
    REVALIDATE_SECRET: SECRET,
  },
  { jobs: true },
);
const POLL = { timeout: 20_000, interval: 50 };

const tagsOf = ({ body }: Received): string[] => JSON.parse(body).tags;
/** Waits for a request with exactly these names. */
const notified = (tags: readonly string[]) =>
  expect.poll(() => received.map(tagsOf), POLL).toContainEqual([...tags].sort());

describe('a front end', { timeout: 60_000 }, () => {
  it('is notified of changes of sites and of the spaces that they show, with a signature', async () => {
    const site = await makePublished(world);
    await write(world, site, 0, [{ operation: 'insert_page', title: 'Start', markdown: 'Begin.' }]);
    await notified([`site:${site.id}`, `space:${site.spaces[0]}`]);
    await notified([`site:${site.id}`]);
    for (const { body, signature } of received)
      expect(signature).toBe(createHmac('sha256', SECRET).update(body).digest('hex'));
  });

  it('is notified again until it answers', async () => {
    const site = await makePublished(world);
    await notified([`site:${site.id}`]);
    statuses.push(500);
    received.length = 0;
    await done(world.as('ana').post(`${site.url}/unpublish`));
    await expect
      .poll(() => received.filter((one) => tagsOf(one).includes(`site:${site.id}`)).length, POLL)
      .toBeGreaterThan(1);
  });

  it('is not notified of comments, nor of a space that no site shows', async () => {
    const site = await makePublished(world);
    await notified([`site:${site.id}`]);
    const { testOrganization } = site;
    const hidden = await done(
      world.as('ana').post(`/v1/orgs/${testOrganization.id}/spaces`, { title: 'Own' }),
    );
    received.length = 0;
    const ana = world.as('ana');
    await done(ana.post(`/v1/spaces/${site.spaces[0]}/comments`, { body: { markdown: 'Hm.' } }));
    await done(ana.patch(`/v1/spaces/${hidden.id}`, { title: 'Mine' }));
    await done(ana.patch(`/v1/spaces/${site.spaces[1]}`, { title: 'Other' }));
    await notified([`site:${site.id}`, `space:${site.spaces[1]}`]);
    expect(received.flatMap(tagsOf).filter((tag) => tag.includes(hidden.id))).toEqual([]);
    expect(received.flatMap(tagsOf)).not.toContain(`space:${site.spaces[0]}`);
  });

  it('is notified of a changed change request, which previews show, and not of its site', async () => {
    const site = await makePublished(world);
    await notified([`site:${site.id}`]);
    const ana = world.as('ana');
    const [space] = site.spaces;
    const { testOrganization } = site;
    const hidden = await done(ana.post(`/v1/orgs/${testOrganization.id}/spaces`, { title: 'Own' }));
    const make = async (of: string) =>
      (await done(ana.post(`/v1/spaces/${of}/change-requests`, { subject: 'One' }))).id;
    const [shown, unshown] = [await make(space ?? ''), await make(hidden.id)];
    received.length = 0;
    const changes = [{ operation: 'insert_page', title: 'New', markdown: 'New.' }];
    for (const [of, id] of [
      [hidden.id, unshown],
      [space, shown],
    ]) {
      await done(ana.post(`/v1/spaces/${of}/change-requests/${id}/content`, { changes }));
      await done(ana.patch(`/v1/spaces/${of}/change-requests/${id}`, { subject: 'Two' }));
    }
    const name = `space:${space}:change-request:${shown}`;
    const ofRequests = () =>
      received.map(tagsOf).filter((tags) => tags.some((tag) => tag.includes(':change-request:')));
    await expect.poll(ofRequests, POLL).toEqual([[name], [name]]);
    await done(ana.post(`/v1/spaces/${space}/change-requests/${shown}/merge`, {}));
    await notified([name, `site:${site.id}`, `space:${space}`]);
  });

  it('finds the same names in the responses to its visitors', async () => {
    const site = await makePublished(world);
    const visitor = world.with(await openSite(world, site));
    const namesOf = async (path: string) =>
      (await visitor.get(path)).headers.get('x-gitbook-cache-tag');
    const [space] = site.spaces;
    expect([
      await namesOf(`/v1/spaces/${space}`),
      await namesOf(`/v1/spaces/${space}/content`),
      await namesOf(`${site.url}/published`),
    ]).toEqual([
      `site:${site.id},space:${space}`,
      `site:${site.id},space:${space}`,
      `site:${site.id}`,
    ]);
    expect(
      (await world.as('ana').get(`/v1/spaces/${space}`)).headers.get('x-gitbook-cache-tag'),
    ).toBe(null);
  });
});
