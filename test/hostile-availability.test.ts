// Runs the short form of `npm run test:hostile`: no document and no read of its corpus causes a
// server error.
import http from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { corpus, type HostileRequest } from './hostile/availability/corpus.ts';
import type { Stage } from './hostile/availability/world.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld();
const agent = new http.Agent({ keepAlive: true, maxSockets: 2 });
afterAll(() => agent.destroy());

/**
 * Returns the demo world in place of the large one: its pages are small, but the requests are the
 * same.
 */
const stage = (): Stage => ({
  organization: ids.acme,
  space: ids.space('guide'),
  pages: [ids.page('guide', 1)],
  site: ids.site('help'),
  draft: ids.space('onboarding'),
  draftPage: ids.page('onboarding', 1),
  changeRequest: ids.changeRequest('laptop'),
});

function send({
  method,
  path,
  body,
  isMember,
}: HostileRequest): Promise<{ status: number; text: string }> {
  const headers = {
    ...(isMember && { authorization: `Bearer ${world.as('ana').token}` }),
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    }),
  };
  return new Promise((resolve, reject) => {
    const req = http.request(world.url + path, { method, agent, headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      res.on('end', () =>
        resolve({ status: res.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
    });
    req.on('error', reject);
    req.end(body);
  });
}

const entries = corpus.filter(({ name }) => !/write: /.test(name));

describe('the corpus of expensive requests', () => {
  it('has at least a hundred kinds, all of which test:hostile sends', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(100);
    expect(entries.length).toBeGreaterThanOrEqual(55);
  });

  it.each(entries.map((entry) => [entry.name, entry] as const))(
    'is answered without a server error: %s',
    async (_, entry) => {
      const strangers = entry.make(stage(), 1);
      for (const request of [strangers, { ...strangers, isMember: true }]) {
        const { status, text } = await send(request);
        expect(status, text.slice(0, 300)).toBeGreaterThanOrEqual(200);
        expect(status, text.slice(0, 300)).toBeLessThan(500);
      }
      expect(await send({ method: 'GET', path: '/livez', isMember: false })).toMatchObject({
        status: 200,
      });
    },
  );
});
