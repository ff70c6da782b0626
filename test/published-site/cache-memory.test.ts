/** Tests that the cache of responses of published sites takes no more memory than it may. */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { PublishedLookup } from '../../src/server/published/lookup.ts';
import { ResponseCache } from '../../src/server/published/response-cache.ts';

const ORGANIZATION = 'org_1111111111111111111111';
const SITE = { organizationId: ORGANIZATION, siteId: 'site_1111111111111111111111', view: [] };

/** Begins the lookup of a path without a token. */
function lookUp(cache: ResponseCache, path: string): PublishedLookup {
  const req = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: path });
  const deps = { cache, readVersion: async () => '1' };
  return new PublishedLookup(deps, req, { body: undefined, now: new Date(0) });
}

/** Stores the response to a path; the first request stores its organization alone. */
async function fill(cache: ResponseCache, path: string, body: Buffer | string): Promise<void> {
  for (let n = 0; n < 2; n++) {
    const lookup = lookUp(cache, path);
    await lookup.find();
    lookup.show(SITE);
    lookup.store({ status: 200, operation: 'test', headers: {}, body });
  }
}

describe('a cached response', () => {
  it.each([
    ['text', (text: string) => text],
    ['bytes', (text: string) => Buffer.from(text)],
  ] as const)('made of %s shares no memory', async (_, made) => {
    const cache = new ResponseCache(1);
    for (const length of [0, 1, 100, 5000]) {
      await fill(cache, `/${length}`, made('ä'.repeat(length)));
      const body = (await lookUp(cache, `/${length}`).find())?.response.body;
      expect(body?.toString()).toBe('ä'.repeat(length));
      expect(body?.buffer.byteLength).toBe(body?.length);
    }
  });
});
