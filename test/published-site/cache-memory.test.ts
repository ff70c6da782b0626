/** Tests that the cache of responses of published sites takes no more memory than it may. */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { PublishedLookup } from '../../src/server/published/lookup.ts';
import { ResponseCache } from '../../src/server/published/response-cache.ts';

const MIB = 1_048_576;
const ORGANIZATION = 'org_1111111111111111111111';
const SITE = {
  organizationId: ORGANIZATION,
  siteId: 'site_1111111111111111111111',
  view: [],
  isPublic: true,
};

/** Begins the lookup of a path, with a visitor token if given. */
function lookUp(cache: ResponseCache, path: string, token?: string): PublishedLookup {
  const req = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: path });
  if (token !== undefined) req.headers.authorization = `Bearer ${token}`;
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

describe('visitor tokens', () => {
  it('take memory for their claims, and the least recently used are forgotten', async () => {
    const cache = new ResponseCache(1);
    const claims = { unsigned: { nested: Array.from({ length: 1000 }, () => []) } };
    const knownTo = async (token: string) => {
      const lookup = lookUp(cache, '/', token);
      await lookup.find();
      return lookup.knownVisitor;
    };
    const visitors = Array.from({ length: 500 }, (_, n) => ({
      tokenId: `vtk_${n}`,
      ...{
        organizationId: ORGANIZATION,
        siteId: SITE.siteId,
        shareLinkId: null,
        signed: false,
        isKeyInPath: false,
      },
      ...{ claims, preview: null, expiresAt: '2100-01-01T00:00:00Z', version: '1' },
    }));
    for (const visitor of visitors) {
      const lookup = lookUp(cache, '/', `eyJ_${visitor.tokenId}`);
      await lookup.find();
      lookup.identify(visitor);
      lookup.show(SITE);
      lookup.store({ status: 200, operation: 'test', headers: {}, body: '{}' });
    }
    expect(await knownTo('eyJ_vtk_0')).toBe(undefined);
    expect(await knownTo('eyJ_vtk_499')).toEqual(visitors[499]);
    expect(cache.stats().bytes).toBeGreaterThan(MIB / 5);
    expect(cache.stats().bytes).toBeLessThanOrEqual(MIB);
  });
});
