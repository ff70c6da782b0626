// A world in which every string says by a number in each of its words who may read it: spaces open, half open and closed to dan, cat and eve.
import { expect } from 'vitest';
import { runJob } from '../openapi-spec/support.ts';
import { ids, type Visitor, type World } from '../support.ts';

/** Those who look: dan is a guest with two spaces, cat a member of whom some spaces are closed, eve of another organization. */
export const readers = ['dan', 'cat', 'eve'] as const;
export type Reader = (typeof readers)[number];

/** Ids of the things in a space, by the names of the parameters of `/v1`. */
type Things = Readonly<Record<string, readonly string[]>>;

/** A space with all that is in it. */
export interface Place {
  readonly readers: readonly Reader[];
  readonly things: Things;
  /** Its change request, and what is said of that and not of the space. */
  readonly inRequest: Things;
}

/** A string that was put somewhere: who may read it. */
interface Marked {
  readonly readers: readonly Reader[];
  readonly words: readonly string[];
}

const WORDS = ['forest', 'harbour', 'lantern', 'meadow', 'thunder', 'velvet', 'copper', 'orchid', 'pebble', 'glacier'];
const FIRST = 100;

/** The mark of the n-th string, which each of its words ends with. Long enough that no id and no signature has one by chance. */
const markOf = (n: number): string => `zqx${FIRST + n}xqz`;

/** The numbers of the strings of which there are words in a text. */
export const marksIn = (text: string): number[] => [...new Set([...text.matchAll(/zqx(\d{3})xqz/gi)].map(([, n]) => Number(n) - FIRST))];

/** A file's text, which nobody is shown here. */
const base64 = Buffer.from('A file.').toString('base64');

interface Plan {
  readonly readers: readonly Reader[];
  /** Who may read what is said: level comment or more. */
  readonly hearers: readonly Reader[];
  readonly grants?: readonly object[];
  /** Closed to whom nothing was granted. */
  readonly closed?: boolean;
  readonly parent?: string;
  readonly trashed?: boolean;
}

/** Puts strings into places, as somebody who may. */
export class Stage {
  readonly strings: Marked[] = [];
  readonly places: Place[] = [];
  private readonly world: World;

  constructor(world: World) {
    this.world = world;
  }

  /** A new string, of as many words. */
  text(who: readonly Reader[], count = 2): string {
    const n = this.strings.length;
    const words = Array.from({ length: count }, (_, i) => `${WORDS[(n * 3 + i * 7) % WORDS.length]}${markOf(n)}`);
    this.strings.push({ readers: who, words });
    return words.join(' ');
  }

  /** The numbers of the strings that somebody may read. */
  readableBy(name: Reader): ReadonlySet<number> {
    return new Set(this.strings.flatMap(({ readers: who }, n) => (who.includes(name) ? [n] : [])));
  }

  /** Makes a space with all that a space can have. */
  async place(by: Visitor, organization: string, { readers: who, hearers, grants = [], closed = false, parent, trashed = false }: Plan): Promise<void> {
    const seenBy = trashed ? [] : who;
    const heardBy = trashed ? [] : hearers;
    const post = async (path: string, body: object, status = 201) => {
      const answer = await by.post(path, body);
      expect([path, answer.status]).toEqual([path, status]);
      return answer.body;
    };
    const { id: spaceId } = await post(`/v1/orgs/${organization}/spaces`, { title: this.text(seenBy), ...(parent !== undefined && { parent }) });
    const space = `/v1/spaces/${spaceId}`;
    if (closed) await by.patch(space, { defaultLevel: null });
    if (grants.length > 0) await post(`${space}/permissions`, { users: grants }, 200);
    const words = (count?: number) => this.text(seenBy, count);
    const spec = await this.spec(by, organization, seenBy);
    const { revision } = await post(
      `${space}/content`,
      {
        changes: [
          { operation: 'insert_files', files: [{ ref: 'file', name: `${words().replaceAll(' ', '-')}.txt`, base64 }] },
          { operation: 'insert_reusable_content', ref: 'shared', title: words(), markdown: `${words(3)} [${words()}](nowhere)` },
          { operation: 'insert_page', ref: 'a', title: words(), description: words(), document: { markdown: `# ${words()}\n\n${words(4)} ![${words()}](file)\n\n{% include "shared" %}\n` } },
          { operation: 'insert_page', ref: 'b', into: 'a', title: words(), document: { markdown: `${words(3)} [${words()}](a) ${this.linksElsewhere()}\n\n## ${words()}\n\n${words()}\n` } },
          { operation: 'insert_page', title: words(), type: 'computed', computed: { spec } },
          { operation: 'set_variables', variables: { name: words() } },
        ],
      },
      200,
    );
    const content = (await by.get(`${space}/content`)).body;
    const [page] = content.pages;
    const request = await this.request(by, space, page.id, seenBy, heardBy);
    const said = await this.discussion(by, space, heardBy, page.id);
    if (trashed) await by.delete(space);
    const common = {
      ...{ organizationId: [organization], spaceId: [spaceId], revisionId: [revision], fileId: [content.files[0].id], reusableContentId: [content.reusableContents[0].id] },
      ...{ pageId: [page.id, page.pages[0].id], pagePath: [page.path, page.pages[0].path] },
      collectionId: parent === undefined ? [] : [parent],
    };
    this.places.push({
      readers: seenBy,
      things: { ...common, ...said },
      inRequest: { ...common, ...request, revisionId: [revision, ...(request['revisionId'] ?? [])], pageId: [...common.pageId, ...(request['pageId'] ?? [])] },
    });
  }

  /** A spec that the page of one space alone shows; its text is of no route that is asked. */
  private async spec(by: Visitor, organization: string, seenBy: readonly Reader[]): Promise<string> {
    const [slug, title, summary] = [`spec-${this.places.length}`, this.text(seenBy), this.text(seenBy)];
    const operation = { tags: [title], summary, responses: { 200: { description: '' } } };
    const text = JSON.stringify({ openapi: '3.1.0', info: { title: '', version: '' }, paths: { '/x': { get: operation } } });
    const { body } = await by.put(`/v1/orgs/${organization}/openapi/${slug}`, { source: { text } });
    await runJob(this.world, slug, undefined, organization);
    return body.id;
  }

  /** Links to every space that there is already, whoever may read it. */
  private linksElsewhere(): string {
    return this.places.map(({ things }) => `[x](/spaces/${things['spaceId']?.[0]}) [x](/pages/${things['pageId']?.[0]})`).join(' ');
  }

  /** A change request with a new page, a review, and what is said of it. */
  private async request(by: Visitor, space: string, pageId: string, seenBy: readonly Reader[], heardBy: readonly Reader[]): Promise<Things> {
    const { id } = (await by.post(`${space}/change-requests`, { subject: this.text(seenBy) })).body;
    const url = `${space}/change-requests/${id}`;
    const before = new Set([pageId]);
    const edited = await by.post(`${url}/content`, {
      changes: [{ operation: 'insert_page', title: this.text(seenBy), document: { markdown: `# ${this.text(seenBy)}\n\n${this.text(seenBy, 3)} [${this.text(seenBy)}](/pages/${pageId})\n` } }],
    });
    expect(edited.status).toBe(200);
    await by.patch(url, { status: 'open' });
    expect((await by.post(`${url}/reviews`, { status: 'approved', comment: this.text(seenBy) })).status).toBe(201);
    const { pages } = (await by.get(`${url}/content/pages`)).body;
    const fresh = pages.filter((one: { id: string }) => !before.has(one.id)).map((one: { id: string }) => one.id);
    return { changeRequestId: [id, '1'], revisionId: [edited.body.revision], pageId: fresh, ...(await this.discussion(by, url, heardBy, pageId)) };
  }

  /** Comments with replies. A comment shows words of the block that it is about. */
  private async discussion(by: Visitor, url: string, heardBy: readonly Reader[], page: string): Promise<Things> {
    const made = { commentId: [] as string[], commentReplyId: [] as string[] };
    for (const about of [{}, { page }]) {
      const comment = await by.post(`${url}/comments`, { body: { markdown: this.text(heardBy, 3) }, ...about });
      expect(comment.status).toBeLessThan(300);
      const reply = await by.post(`${url}/comments/${comment.body.id}/replies`, { body: { markdown: this.text(heardBy, 3) } });
      expect(reply.status).toBeLessThan(300);
      made.commentId.push(comment.body.id);
      made.commentReplyId.push(reply.body.id);
    }
    return made;
  }
}

/** Makes the world: of each way in which something may be hidden there is one. */
export async function stageFor(world: World): Promise<Stage> {
  const stage = new Stage(world);
  const [ana, eve] = [world.as('ana'), world.as('eve')];
  const to = (name: Reader, role: string | null) => ({ id: ids.user(name), role });
  const collection = async (who: readonly Reader[], defaultLevel?: null): Promise<string> => {
    const { body } = await ana.post(`/v1/orgs/${ids.acme}/collections`, { title: stage.text(who) });
    const changed = await ana.patch(`/v1/collections/${body.id}`, { description: stage.text(who), ...(defaultLevel === null && { defaultLevel }) });
    expect(changed.status).toBe(200);
    return body.id;
  };
  const [open, closed] = [await collection(['cat']), await collection([], null)];
  await stage.place(ana, ids.acme, { readers: ['dan', 'cat'], hearers: ['dan', 'cat'], grants: [to('dan', 'comment')], parent: open });
  await stage.place(ana, ids.acme, { readers: [], hearers: [], closed: true });
  await stage.place(eve, ids.umbrella, { readers: ['eve'], hearers: ['eve'] });
  await stage.place(ana, ids.acme, { readers: ['dan', 'cat'], hearers: ['cat'], grants: [to('dan', 'read')] });
  await stage.place(ana, ids.acme, { readers: ['cat'], hearers: [], closed: true, grants: [to('cat', 'read')] });
  await stage.place(ana, ids.acme, { readers: ['dan'], hearers: ['dan'], grants: [to('cat', null), to('dan', 'comment')] });
  await stage.place(ana, ids.acme, { readers: [], hearers: [], parent: closed });
  await stage.place(ana, ids.acme, { readers: ['cat'], hearers: ['cat'], parent: closed, grants: [to('cat', 'comment')] });
  await stage.place(ana, ids.acme, { readers: ['dan', 'cat'], hearers: ['dan', 'cat'], grants: [to('dan', 'comment')], trashed: true });
  await stage.place(eve, ids.umbrella, { readers: ['eve'], hearers: ['eve'], closed: true });
  return stage;
}
