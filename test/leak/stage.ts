// Creates a world in which each word of a string has a number that identifies the readers of the
// string: spaces that are open, partly open and closed to dan, cat and eve.
import { expect } from 'vitest';
import { runJob } from '../openapi-spec/support.ts';
import { ids, type Visitor, type World } from '../support.ts';

/**
 * The readers: dan is a guest with two spaces, cat a member without access to some spaces, eve a
 * member of another organization.
 */
export const readers = ['dan', 'cat', 'eve'] as const;
export type Reader = (typeof readers)[number];

/** Ids of the resources in a space, by the names of the parameters of `/v1`. */
type ResourceIds = Readonly<Record<string, readonly string[]>>;

/** A space with everything in it. */
export interface SpaceContents {
  readonly readers: readonly Reader[];
  readonly ids: ResourceIds;
  /** The resources of its change request. */
  readonly changeRequestIds: ResourceIds;
}

/** A string and its readers. */
interface Marked {
  readonly readers: readonly Reader[];
  readonly words: readonly string[];
}

const WORDS = [
  'forest',
  'harbour',
  'lantern',
  'meadow',
  'thunder',
  'velvet',
  'copper',
  'orchid',
  'pebble',
  'glacier',
];
const FIRST = 100;

/**
 * Returns the mark at the end of each word of the n-th string. It is too long to occur in an id or
 * a signature by chance.
 */
const markOf = (n: number): string => `zqx${FIRST + n}xqz`;

/** Returns the numbers of the strings whose words occur in a text. */
export const marksIn = (text: string): number[] => [
  ...new Set([...text.matchAll(/zqx(\d{3})xqz/gi)].map(([, n]) => Number(n) - FIRST)),
];

/** The content of a file, which is never shown here. */
const base64 = Buffer.from('A file.').toString('base64');

interface Plan {
  readonly readers: readonly Reader[];
  /** The readers with the level `comment` or higher, who may read comments. */
  readonly commenters: readonly Reader[];
  readonly grants?: readonly object[];
  /** True when the space is closed to anyone without a grant. */
  readonly closed?: boolean;
  readonly parent?: string;
  readonly trashed?: boolean;
}

/** Creates strings and spaces as a permitted user. */
export class Stage {
  readonly strings: Marked[] = [];
  readonly contents: SpaceContents[] = [];
  private readonly world: World;

  constructor(world: World) {
    this.world = world;
  }

  /** Returns a new string with the given number of words. */
  text(allowed: readonly Reader[], count = 2): string {
    const n = this.strings.length;
    const words = Array.from(
      { length: count },
      (_, i) => `${WORDS[(n * 3 + i * 7) % WORDS.length]}${markOf(n)}`,
    );
    this.strings.push({ readers: allowed, words });
    return words.join(' ');
  }

  /** Returns the numbers of the strings that a reader may read. */
  readableBy(name: Reader): ReadonlySet<number> {
    return new Set(
      this.strings.flatMap(({ readers: allowed }, n) => (allowed.includes(name) ? [n] : [])),
    );
  }

  /** Creates a space with every kind of resource. */
  async place(
    by: Visitor,
    organization: string,
    { readers: allowed, commenters, grants = [], closed = false, parent, trashed = false }: Plan,
  ): Promise<void> {
    const visibleTo = trashed ? [] : allowed;
    const commentsVisibleTo = trashed ? [] : commenters;
    const post = async (path: string, body: object, status = 201) => {
      const answer = await by.post(path, body);
      expect([path, answer.status]).toEqual([path, status]);
      return answer.body;
    };
    const { id: spaceId } = await post(`/v1/orgs/${organization}/spaces`, {
      title: this.text(visibleTo),
      ...(parent !== undefined && { parent }),
    });
    const space = `/v1/spaces/${spaceId}`;
    if (closed) await by.patch(space, { defaultLevel: null });
    if (grants.length > 0) await post(`${space}/permissions`, { users: grants }, 200);
    const words = (count?: number) => this.text(visibleTo, count);
    const spec = await this.spec(by, organization, visibleTo);
    const { revision } = await post(
      `${space}/content`,
      {
        changes: [
          {
            operation: 'insert_files',
            files: [{ ref: 'file', name: `${words().replaceAll(' ', '-')}.txt`, base64 }],
          },
          {
            operation: 'insert_reusable_content',
            ref: 'shared',
            title: words(),
            markdown: `${words(3)} [${words()}](nowhere)`,
          },
          {
            operation: 'insert_page',
            ref: 'a',
            title: words(),
            description: words(),
            document: {
              markdown: `# ${words()}\n\n${words(4)} ![${words()}](file)\n\n{% include "shared" %}\n`,
            },
          },
          {
            operation: 'insert_page',
            ref: 'b',
            into: 'a',
            title: words(),
            document: {
              markdown: `${words(3)} [${words()}](a) ${this.linksElsewhere()}\n\n## ${words()}\n\n${words()}\n`,
            },
          },
          { operation: 'insert_page', title: words(), type: 'computed', computed: { spec } },
          { operation: 'set_variables', variables: { name: words() } },
        ],
      },
      200,
    );
    const content = (await by.get(`${space}/content`)).body;
    const [page] = content.pages;
    const request = await this.request(by, space, page.id, visibleTo, commentsVisibleTo);
    const commentIds = await this.discussion(by, space, commentsVisibleTo, page.id);
    if (trashed) await by.delete(space);
    const common = {
      ...{
        organizationId: [organization],
        spaceId: [spaceId],
        revisionId: [revision],
        fileId: [content.files[0].id],
        reusableContentId: [content.reusableContents[0].id],
      },
      ...{ pageId: [page.id, page.pages[0].id], pagePath: [page.path, page.pages[0].path] },
      documentId: [page.documentId, page.pages[0].documentId],
      collectionId: parent === undefined ? [] : [parent],
    };
    this.contents.push({
      readers: visibleTo,
      ids: { ...common, ...commentIds },
      changeRequestIds: {
        ...common,
        ...request,
        revisionId: [revision, ...(request['revisionId'] ?? [])],
        pageId: [...common.pageId, ...(request['pageId'] ?? [])],
      },
    });
  }

  /** Creates a spec that only one space's page shows. No requested route returns its text. */
  private async spec(
    by: Visitor,
    organization: string,
    visibleTo: readonly Reader[],
  ): Promise<string> {
    const [slug, title, summary] = [
      `spec-${this.contents.length}`,
      this.text(visibleTo),
      this.text(visibleTo),
    ];
    const operation = { tags: [title], summary, responses: { 200: { description: '' } } };
    const text = JSON.stringify({
      openapi: '3.1.0',
      info: { title: '', version: '' },
      paths: { '/x': { get: operation } },
    });
    const { body } = await by.put(`/v1/orgs/${organization}/openapi/${slug}`, { source: { text } });
    await runJob(this.world, slug, undefined, organization);
    return body.id;
  }

  /** Returns links to every existing space, regardless of its readers. */
  private linksElsewhere(): string {
    return this.contents
      .map(({ ids }) => `[x](/spaces/${ids['spaceId']?.[0]}) [x](/pages/${ids['pageId']?.[0]})`)
      .join(' ');
  }

  /** Creates a change request with a new page, a review and comments. */
  private async request(
    by: Visitor,
    space: string,
    pageId: string,
    visibleTo: readonly Reader[],
    commentsVisibleTo: readonly Reader[],
  ): Promise<ResourceIds> {
    const { id } = (await by.post(`${space}/change-requests`, { subject: this.text(visibleTo) }))
      .body;
    const url = `${space}/change-requests/${id}`;
    const before = new Set([pageId]);
    const edited = await by.post(`${url}/content`, {
      changes: [
        {
          operation: 'insert_page',
          title: this.text(visibleTo),
          document: {
            markdown: `# ${this.text(visibleTo)}\n\n${this.text(visibleTo, 3)} [${this.text(visibleTo)}](/pages/${pageId})\n`,
          },
        },
      ],
    });
    expect(edited.status).toBe(200);
    await by.patch(url, { status: 'open' });
    expect(
      (
        await by.post(`${url}/reviews`, {
          status: 'approved',
          comment: this.text(commentsVisibleTo),
        })
      ).status,
    ).toBe(201);
    const { pages } = (await by.get(`${url}/content/pages`)).body;
    const fresh = pages
      .filter((one: { id: string }) => !before.has(one.id))
      .map((one: { id: string }) => one.id);
    return {
      changeRequestId: [id, '1'],
      revisionId: [edited.body.revision],
      pageId: fresh,
      ...(await this.discussion(by, url, commentsVisibleTo, pageId)),
    };
  }

  /** Creates comments with replies. A comment shows words of the block that it is about. */
  private async discussion(
    by: Visitor,
    url: string,
    commentsVisibleTo: readonly Reader[],
    page: string,
  ): Promise<ResourceIds> {
    const made = { commentId: [] as string[], commentReplyId: [] as string[] };
    for (const about of [{}, { page }]) {
      const comment = await by.post(`${url}/comments`, {
        body: { markdown: this.text(commentsVisibleTo, 3) },
        ...about,
      });
      expect(comment.status).toBeLessThan(300);
      const reply = await by.post(`${url}/comments/${comment.body.id}/replies`, {
        body: { markdown: this.text(commentsVisibleTo, 3) },
      });
      expect(reply.status).toBeLessThan(300);
      made.commentId.push(comment.body.id);
      made.commentReplyId.push(reply.body.id);
    }
    return made;
  }
}

/** Creates the world, with one example of each way to hide a resource. */
export async function stageFor(world: World): Promise<Stage> {
  const stage = new Stage(world);
  const [ana, eve] = [world.as('ana'), world.as('eve')];
  const to = (name: Reader, role: string | null) => ({ id: ids.user(name), role });
  const collection = async (allowed: readonly Reader[], defaultLevel?: null): Promise<string> => {
    const { body } = await ana.post(`/v1/orgs/${ids.acme}/collections`, {
      title: stage.text(allowed),
    });
    const changed = await ana.patch(`/v1/collections/${body.id}`, {
      description: stage.text(allowed),
      ...(defaultLevel === null && { defaultLevel }),
    });
    expect(changed.status).toBe(200);
    return body.id;
  };
  const [open, closed] = [await collection(['cat']), await collection([], null)];
  await stage.place(ana, ids.acme, {
    readers: ['dan', 'cat'],
    commenters: ['dan', 'cat'],
    grants: [to('dan', 'comment')],
    parent: open,
  });
  await stage.place(ana, ids.acme, { readers: [], commenters: [], closed: true });
  await stage.place(eve, ids.umbrella, { readers: ['eve'], commenters: ['eve'] });
  await stage.place(ana, ids.acme, {
    readers: ['dan', 'cat'],
    commenters: ['cat'],
    grants: [to('dan', 'read')],
  });
  await stage.place(ana, ids.acme, {
    readers: ['cat'],
    commenters: [],
    closed: true,
    grants: [to('cat', 'read')],
  });
  await stage.place(ana, ids.acme, {
    readers: ['dan'],
    commenters: ['dan'],
    grants: [to('cat', null), to('dan', 'comment')],
  });
  await stage.place(ana, ids.acme, { readers: [], commenters: [], parent: closed });
  await stage.place(ana, ids.acme, {
    readers: ['cat'],
    commenters: ['cat'],
    parent: closed,
    grants: [to('cat', 'comment')],
  });
  await stage.place(ana, ids.acme, {
    readers: ['dan', 'cat'],
    commenters: ['dan', 'cat'],
    grants: [to('dan', 'comment')],
    trashed: true,
  });
  await stage.place(eve, ids.umbrella, { readers: ['eve'], commenters: ['eve'], closed: true });
  return stage;
}
