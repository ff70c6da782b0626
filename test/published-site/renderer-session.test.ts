/**
 * Replays a recorded session of the public renderer of published sites on the demo site: the requests
 * that it sent for ten pages, in their order. Each answer is compared with the document of the
 * published client.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoId } from '../../prisma/seed/ids.ts';
import { compareAnswer } from '../clients/published-api.ts';
import { pets, runJob, specs } from '../openapi-spec/support.ts';
import { done } from '../site-structure/made.ts';
import { useWorld } from '../support.ts';

/** A request of the session. Ids of the demo are `{Space guide}`. */
interface RecordedRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: string;
  readonly body?: object;
  /** True if it had the token of the last opened URL. */
  readonly isVisitor: boolean;
  /** The status of the answer if it was not 200. */
  readonly status?: number;
}

const world = useWorld({ PUBLIC_URL: 'https://docs.acme.test' });

/**
 * Differences to the client's document that its own server has too: the renderer reads the files of
 * a spec as a list.
 */
const KNOWN = ['getLatestOpenAPISpecVersionContent: /filesystem must be object {"type":"object"}'];

/** Returns a text with the ids of the demo. */
const withIds = (text: string): string =>
  text.replace(/\{([A-Z]\w+) ([^}"]+)\}/g, (_, kind: string, name: string) =>
    demoId(kind as Parameters<typeof demoId>[0], name),
  );

const session: readonly RecordedRequest[] = JSON.parse(
  withIds(readFileSync(new URL('./renderer-session.json', import.meta.url), 'utf8')),
);

describe('the recorded session of the renderer', () => {
  it('is answered in the form of the published client', { timeout: 120_000 }, async () => {
    await done(world.as('ana').put(`${specs}/pets`, { source: { text: JSON.stringify(pets()) } }));
    await runJob(world, 'pets');
    let visitor = world.nobody;
    const flaws: string[] = [];
    const called = new Set<string | undefined>();
    for (const { method, path, query, body, isVisitor, status = 200 } of session) {
      const caller = isVisitor ? visitor : world.nobody;
      const address = query === undefined ? path : `${path}?${query}`;
      const answer = await (method === 'GET' ? caller.get(address) : caller.post(address, body));
      expect([method, address, answer.status]).toEqual([method, address, status]);
      if (path === '/v1/urls/published' && answer.body.apiToken !== undefined)
        visitor = world.with(answer.body.apiToken);
      if (answer.status >= 300) continue;
      const compared = compareAnswer({ method, pathname: path, ...answer });
      called.add(compared.called);
      flaws.push(...compared.flaws);
    }
    expect(flaws.filter((flaw) => !KNOWN.includes(flaw))).toEqual([]);
    expect([...called].sort()).toEqual([
      'getEmbedByUrlInSpace',
      'getLatestOpenAPISpecVersionContent',
      'getPageDocumentInRevisionById',
      'getPageInRevisionById',
      'getPublishedContentSite',
      'getRevisionById',
      'getSpaceById',
      'listRevisionPageMetaLinks',
      'resolvePublishedContentByUrl',
      'trackEventsInSiteById',
    ]);
  });
});
