// Tests documents by their ids, which pages and reusable contents name, for members and visitors.
import { describe, expect, it } from 'vitest';
import { notFound as gone } from '../content/expected.ts';
import { publishedClient } from '../clients/published-api.ts';
import { done } from '../site-structure/made.ts';
import { useWorld } from '../support.ts';
import { jwtFor, makePublished, openSite, write } from './made.ts';

const world = useWorld();
const ana = () => world.as('ana');

describe('the document with an id', () => {
  it('is that of its page or reusable content, as its reader sees it', async () => {
    const site = await makePublished(world);
    const secret = '{% if visitor.claims.isBeta %}Secret{% endif %}';
    const [page = ''] = await write(world, site, 0, [
      { operation: 'insert_page', title: 'A', markdown: `Open ${secret}` },
      { operation: 'insert_reusable_content', title: 'R', markdown: `Shared ${secret}` },
    ]);
    const space = `/v1/spaces/${site.spaces[0]}`;
    const jwt_token = await jwtFor(world, site, { isBeta: true });
    const readers = {
      member: ana(),
      anybody: world.with(await openSite(world, site)),
      beta: world.with(await openSite(world, site, { jwt_token })),
    };
    const ids: string[] = [];
    for (const [name, reader] of Object.entries(readers)) {
      const content = await done(reader.get(`${space}/content`));
      const [{ documentId }, shared] = [content.pages[0], content.reusableContents[0].document];
      ids.push(documentId, shared);
      const document = await done(reader.get(`${space}/documents/${documentId}`));
      const plain = await done(reader.get(`${space}/content/page/${page}?format=document`));
      expect(document).toEqual(plain.document);
      const sharedDocument = await done(reader.get(`${space}/documents/${shared}`));
      for (const [start, one] of [
        ['Open', document],
        ['Shared', sharedDocument],
      ] as const)
        expect([
          name,
          JSON.stringify(one).includes(start),
          JSON.stringify(one).includes('Secret'),
        ]).toEqual([name, true, name !== 'anybody']);
    }
    expect(new Set(ids).size).toBe(6);
    const [ofMember = '', , ofAnybody = '', , ofBeta = ''] = ids;
    for (const [reader, id] of [
      [readers.member, ofAnybody],
      [readers.anybody, ofMember],
      [readers.anybody, ofBeta],
      [readers.beta, ofAnybody],
      [readers.anybody, 'x'],
    ] as const)
      expect((await reader.get(`${space}/documents/${id}`)).body).toEqual(gone);
    expect(
      (await readers.anybody.get(`/v1/spaces/${site.spaces[1]}/documents/${ofAnybody}`)).body,
    ).toEqual(gone);
    const { api, flaws } = publishedClient(world, 'ana');
    await api.spaces.getDocumentById(site.spaces[0] ?? '', ofMember);
    expect(flaws).toEqual([]);
  });

  it('is kept for an hour by front ends, because of the signed URLs of files', async () => {
    const site = await makePublished(world);
    const visitor = world.with(await openSite(world, site));
    const { headers } = await visitor.get(`/v1/spaces/${site.spaces[0]}/content`);
    expect(headers.get('x-gitbook-cache-control')).toBe('max-age=3600');
  });
});
