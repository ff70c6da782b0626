// Creates a published site in which each word of a string has a number that identifies the visitors
// who may read it, in an organization full of hidden resources.
import { marksIn } from '../leak/stage.ts';
import { jwtFor, SCHEMA } from '../published-site/made.ts';
import { done, type MadeSite } from '../site-structure/made.ts';
import { ids, type Visitor, type World } from '../support.ts';
import { makeTestOrganization } from '../content/rows.ts';
import { conditionalParts, makeSpecs, type Specs } from './specs.ts';

/** The readers: anonymous visitors, and two audiences that are identified by their claims. */
export const readers = ['anybody', 'partner', 'staff'] as const;
export type Reader = (typeof readers)[number];
type Readers = readonly Reader[];

/** The visitor claims of each reader. */
const claimsOf: Readonly<Record<Reader, object>> = {
  anybody: {},
  partner: { partner: true },
  staff: { staff: true },
};

/** Ids and paths of resources, by the names of the parameters of `/v1`. */
export type ResourceIds = Readonly<Record<string, readonly string[]>>;

/** A space with everything in it. */
export interface SpaceContents {
  readonly readers: Readers;
  readonly ids: ResourceIds;
  /** The words and ids that a preview of its change request shows, and no visitor sees. */
  readonly draft: readonly string[];
}

/** A string and its readers. */
interface Marked {
  readonly readers: Readers;
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
const NONE: Readers = [];

const base64 = Buffer.from('A file.').toString('base64');

/** The schema of the visitor claims. */
const schema = {
  type: 'object',
  properties: { ...SCHEMA.properties, partner: { type: 'boolean' }, staff: { type: 'boolean' } },
};

/** Creates strings and resources as ana, an admin. */
export class Stage {
  readonly strings: Marked[] = [];
  readonly contents: SpaceContents[] = [];
  /** The readers who may learn by an id that a resource exists. */
  readonly idReaders = new Map<string, Readers>();
  /** Paths of the site, some of which are hidden or redirect. */
  readonly paths: string[] = [];
  private readonly world: World;
  private readonly ana: Visitor;
  private organizationId = '';
  private site: MadeSite = {
    testOrganization: { id: '', userIds: [], memberIds: [] },
    id: '',
    url: '',
    spaces: [],
  };
  private other = '';
  private begin = '';

  constructor(world: World) {
    this.world = world;
    this.ana = world.as('ana');
  }

  /** The public address of the site. */
  get address(): string {
    return this.begin;
  }

  get made(): MadeSite {
    return this.site;
  }

  /** Ids of the sites: the site under test, and a closed one. */
  get sites(): readonly string[] {
    return [this.site.id, this.other];
  }

  /** Returns a new string with the given number of words. */
  text(allowed: Readers, count = 2): string {
    const n = this.strings.length;
    const words = Array.from(
      { length: count },
      (_, i) => `${WORDS[(n * 3 + i * 7) % WORDS.length]}zqx${FIRST + n}xqz`,
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

  /** Returns the hidden words and ids in a text that was shown to a reader. */
  leaksIn(text: string, name: Reader): string[] {
    const readable = this.readableBy(name);
    const words = marksIn(text).flatMap((n) =>
      readable.has(n) ? [] : [this.strings[n]?.words.join(' ') ?? `word ${n}`],
    );
    const ids = [...new Set(text.match(/\b[a-z]+_\w{22}\b/g))].filter(
      (id) => this.idReaders.get(id)?.includes(name) === false,
    );
    return [...words, ...ids];
  }

  private post = (path: string, body?: object) => done(this.ana.post(path, body));
  private patch = (path: string, body: object) => done(this.ana.patch(path, body));

  /** Creates the world, with one example of each way to hide a resource. */
  async open(): Promise<void> {
    const testOrganization = await makeTestOrganization(this.world, ['READ']);
    this.organizationId = testOrganization.id;
    await this.surround(testOrganization.userIds[1] ?? '');
    const url = `/v1/orgs/${testOrganization.id}/sites`;
    const [open, partner] = [await this.space(readers), await this.space(['partner'])];
    const linkedSpaceOf = this.linkedSpaceOf(partner);
    const both = await this.space(['partner', 'staff'], linkedSpaceOf);
    const [staff, hidden, variant, second] = [
      await this.space(['staff'], linkedSpaceOf),
      await this.space(NONE, linkedSpaceOf),
      await this.space(['partner'], linkedSpaceOf),
      await this.space(readers, linkedSpaceOf),
    ];
    const offered = await this.space(['staff'], linkedSpaceOf);
    const closed = await this.space(NONE, linkedSpaceOf);
    this.other = await this.shareLinkSite(url, open, closed);
    const { id } = await this.post(url, { title: this.text(readers) });
    this.site = { testOrganization, id, url: `${url}/${id}`, spaces: [] };
    await done(
      this.ana.put(`${this.site.url}/adaptive-schema`, {
        jsonSchema: {
          ...schema,
          properties: {
            ...schema.properties,
            isBeta: { type: 'boolean', description: this.text(NONE) },
          },
        },
      }),
    );
    await this.patch(this.site.url, {
      adaptiveContent: { enabled: true },
      basename: this.text(readers, 1),
      proxy: `${this.text(readers, 1)}.test/docs`,
    });
    await this.structure({ open, both, partner, staff, hidden, variant, second, offered });
    await this.post(`${this.site.url}/publish`);
    await this.customize();
    await this.redirects();
    await this.trash(closed);
    await this.recordParts();
  }

  /**
   * Returns the ids of a hidden space and its page, which readers of a link to that space may
   * learn.
   */
  private linkedSpaceOf(space: string): { readonly space: string; readonly page: string } {
    const page =
      this.contents.find(({ ids }) => ids['spaceId']?.[0] === space)?.ids['pageId']?.[0] ?? '';
    for (const id of [space, page]) this.idReaders.delete(id);
    return { space, page };
  }

  /** Sets the names of the organization and its members, and creates a collection. */
  private async surround(memberId: string): Promise<void> {
    const { prisma } = this.world.console.database;
    await prisma.organization.update({
      where: { id: this.organizationId },
      data: { title: this.text(NONE) },
    });
    await prisma.user.update({ where: { id: memberId }, data: { displayName: this.text(NONE) } });
    for (const id of [memberId, ids.user('ana')]) this.idReaders.set(id, NONE);
  }

  /** Creates an older site that shares a space with the site under test. */
  private async shareLinkSite(url: string, open: string, closed: string): Promise<string> {
    const { id } = await this.post(url, {
      title: this.text(NONE),
      visibility: 'share-link',
      spaces: [open],
    });
    await this.patch(`${url}/${id}`, { basename: this.text(NONE, 1) });
    const section = await this.post(`${url}/${id}/sections`, {
      spaceId: closed,
      title: this.text(NONE),
    });
    await this.post(`${url}/${id}/section-groups`, {
      title: this.text(NONE),
      sections: [section.id],
    });
    const link = await this.post(`${url}/${id}/share-links`, { name: this.text(NONE) });
    for (const one of [id, section.id, link.id]) this.idReaders.set(one, NONE);
    await this.post(`${url}/${id}/publish`);
    return id;
  }

  /**
   * Creates sections and site spaces that are hidden by their own condition, by the condition of
   * their section, or by their content, and visible ones.
   */
  private async structure(
    spaces: Readonly<
      Record<
        'open' | 'both' | 'partner' | 'staff' | 'hidden' | 'variant' | 'second' | 'offered',
        string
      >
    >,
  ): Promise<void> {
    const { url } = this.site;
    const condition = (claim: string) => `${claim} && '${this.text(NONE)}'`;
    const [partners, staff, nobody] = [
      'visitor.claims.partner',
      'visitor.claims.staff',
      'visitor.claims.isBeta',
    ];
    const section = async (
      allowed: Readers,
      spaceId: string,
      rest: object = {},
    ): Promise<string> => {
      const { id } = await this.post(`${url}/sections`, { spaceId, title: this.text(allowed) });
      await this.patch(`${url}/sections/${id}`, { description: this.text(allowed), ...rest });
      return id;
    };
    const hidden = await section(NONE, spaces.hidden, { condition: condition(nobody) });
    const open = await section(readers, spaces.open);
    const both = await section(['partner', 'staff'], spaces.both, {
      condition: condition(`(${partners} || ${staff})`),
    });
    const forPartners = await section(['partner'], spaces.partner, {
      condition: condition(partners),
    });
    const empty = await section(['staff'], spaces.staff);
    const place = async (sectionId: string, spaceId: string): Promise<string> =>
      (await this.post(`${url}/site-spaces`, { spaceId, sectionId })).id;
    const [variant, offered] = [
      await place(open, spaces.variant),
      await place(open, spaces.offered),
    ];
    await place(open, spaces.second);
    await this.patch(`${url}/site-spaces/${variant}`, { condition: condition(partners) });
    await this.patch(`${url}/site-spaces/${offered}`, { condition: condition(staff) });
    const { items } = await done(this.ana.get(`${url}/site-spaces`));
    const ofStaff = items.find(({ space }: { space: { id: string } }) => space.id === spaces.staff);
    await this.patch(`${url}/site-spaces/${ofStaff.id}`, { condition: condition(staff) });
    await this.post(`${url}/section-groups`, {
      title: this.text(['partner', 'staff']),
      sections: [forPartners, empty, both],
    });
    await this.post(`${url}/section-groups`, { title: this.text(NONE), sections: [hidden] });
    await this.post(`${url}/section-groups`, { title: this.text(NONE) });
    await this.patch(url, { defaultSiteSection: open });
    await this.post(`${url}/share-links`, { name: this.text(NONE) });
  }

  /** Returns the readers of an item of the structure, by its title. */
  private readersOf(title: string): Readers {
    return this.strings[marksIn(title)[0] ?? -1]?.readers ?? NONE;
  }

  private async partsOf(
    list: string,
  ): Promise<{ id: string; title: string; path: string; urls: { published: string } }[]> {
    return (await done(this.ana.get(`${this.site.url}/${list}?limit=1000`))).items;
  }

  /** Customizes the site and every site space. */
  private async customize(): Promise<void> {
    const { url } = this.site;
    const links = (allowed: Readers) => ({
      header: {
        links: [
          {
            title: this.text(allowed),
            to: { kind: 'url', url: `https://example.test/${this.text(allowed, 1)}` },
            links: [{ title: this.text(allowed), to: { kind: 'url', url: '/' } }],
          },
        ],
      },
    });
    await done(this.ana.put(`${url}/customization`, links(readers)));
    for (const { id, title } of await this.partsOf('site-spaces'))
      await done(
        this.ana.put(`${url}/site-spaces/${id}/customization`, links(this.readersOf(title))),
      );
    await this.patch(`${url}/publishing/auth`, {
      fallbackURL: `https://example.test/${this.text(NONE, 1)}`,
    });
  }

  /** Creates redirects to every kind of destination, and redirects by moving pages. */
  private async redirects(): Promise<void> {
    const { url } = this.site;
    this.begin = (await done(this.ana.get(url))).urls.published;
    const { begin } = this;
    const made = async (destination: string): Promise<void> => {
      const source = `/${this.text(NONE, 1)}`; // known to the caller who names it
      this.paths.push(source);
      this.idReaders.set((await this.post(`${url}/redirects`, { source, destination })).id, NONE);
    };
    for (const { urls } of await this.partsOf('site-spaces')) {
      const path = urls.published.slice(begin.length) || '/';
      this.paths.push(path);
      await made(path);
      await made(`${path}#part`);
    }
    await made(`https://example.test/${this.text(readers, 1)}`);
    for (const place of this.contents) await this.movePage(place, begin);
  }

  /** Changes the slug of the first page of a space. */
  private async movePage({ readers: allowed, ids }: SpaceContents, begin: string): Promise<void> {
    const [space = '', page = ''] = [ids['spaceId']?.[0], ids['pageId']?.[0]];
    const published: string =
      (await done(this.ana.get(`/v1/spaces/${space}`))).urls.published ?? '';
    const slug = this.text(allowed, 1);
    await this.post(`/v1/spaces/${space}/content`, {
      changes: [{ operation: 'update_page', page, slug }],
    });
    if (published.startsWith(begin))
      for (const last of [...(ids['pagePath'] ?? []), slug])
        this.paths.push(`${published.slice(begin.length)}/${last}`);
    Object.assign(ids, { pagePath: [slug, ...(ids['pagePath'] ?? [])] });
  }

  /** Moves a space of the site to the trash. */
  private async trash(spaceId: string): Promise<void> {
    await this.post(`${this.site.url}/site-spaces`, { spaceId });
    await done(this.ana.delete(`/v1/spaces/${spaceId}`));
  }

  /** Records the ids and addresses of the parts of the site. */
  private async recordParts(): Promise<void> {
    const shareLinks = (await this.partsOf('share-links')).map(({ id }) => id);
    const groups = await this.partsOf('section-groups');
    const [sections, siteSpaces] = [
      await this.partsOf('sections'),
      await this.partsOf('site-spaces'),
    ];
    for (const { id, title } of [...groups, ...sections, ...siteSpaces])
      this.idReaders.set(id, this.readersOf(title));
    for (const id of shareLinks) this.idReaders.set(id, NONE);
    const parts = {
      siteId: this.sites,
      siteSectionGroupId: groups.map(({ id }) => id),
      siteSectionId: sections.map(({ id }) => id),
      siteSpaceId: siteSpaces.map(({ id }) => id),
      shareLinkId: shareLinks,
    };
    const redirectId = (await this.partsOf('redirects')).map(({ id }) => id);
    for (const place of this.contents) Object.assign(place.ids, parts, { redirectId });
    for (const { path } of [...sections, ...siteSpaces]) this.paths.push(`/${path}`);
    this.paths.push('/~/changes/1', `/${siteSpaces[0]?.path}/~/changes/1`);
    for (const id of this.contents[0]?.ids['revisionId']?.slice(1) ?? [])
      this.paths.push(`/~/revisions/${id}`);
  }

  /** Creates a space with every kind of resource for some readers, and returns its id. */
  private async space(
    allowed: Readers,
    linkedSpaceOf?: { readonly space: string; readonly page: string },
  ): Promise<string> {
    const { id: spaceId } = await this.post(`/v1/orgs/${this.organizationId}/spaces`, {
      title: this.text(allowed),
    });
    const space = `/v1/spaces/${spaceId}`;
    const former = await this.formerHead(space);
    const specs = await makeSpecs(this.world, this.organizationId, (n) =>
      this.text([allowed, allowed.filter((name) => name === 'partner'), NONE][n] ?? NONE),
    );
    const { revision } = await this.post(`${space}/content`, {
      message: this.text(NONE),
      changes: [
        { operation: 'delete_page', page: former.page },
        ...this.changes(allowed, specs, linkedSpaceOf),
      ],
    });
    const content = await done(this.ana.get(`${space}/content`));
    const byMark =
      (text: 'name' | 'title') =>
      (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) =>
        (marksIn(one[text] ?? '')[0] ?? 0) - (marksIn(other[text] ?? '')[0] ?? 0);
    const [file, innerFile] = content.files
      .sort(byMark('name'))
      .map(({ id }: { id: string }) => id);
    const [shared, inner] = content.reusableContents
      .sort(byMark('title'))
      .map(({ id }: { id: string }) => id);
    const [first, ...others] = content.pages;
    const pages = [first, ...first.pages, ...others].map(({ id }: { id: string }) => id);
    const { ids: said, ...discussed } = await this.discussion(space, first.id);
    for (const id of [spaceId, ...pages, file, shared]) this.idReaders.set(id, allowed);
    this.idReaders.set(specs.hidden.id, NONE);
    this.idReaders.set(specs.all.id, allowed);
    for (const id of [innerFile, inner, specs.partner.id])
      this.idReaders.set(
        id,
        allowed.filter((name) => name === 'partner'),
      );
    const ids = {
      ...{
        organizationId: [this.organizationId],
        spaceId: [spaceId],
        revisionId: [revision, former.revision, ...(said['revisionId'] ?? [])],
        fileId: [file, innerFile],
        reusableContentId: [shared, inner],
        pageId: pages,
        specId: Object.values(specs).map(({ id }) => id),
        documentId: [first.documentId],
        specSlug: Object.values(specs).map(({ slug }) => slug),
      },
      ...{
        pagePath: [first.path, first.pages[0].path],
        changeRequestId: said['changeRequestId'] ?? [],
        commentId: said['commentId'] ?? [],
        commentReplyId: said['commentReplyId'] ?? [],
      },
    };
    this.contents.push({ readers: allowed, ids, draft: discussed.draft });
    return spaceId;
  }

  /** Writes a page that no reader may see, and returns it with the revision that has it. */
  private async formerHead(space: string): Promise<{ revision: string; page: string }> {
    const { revision } = await this.post(`${space}/content`, {
      changes: [
        {
          operation: 'insert_page',
          title: this.text(NONE),
          document: { markdown: `# ${this.text(NONE)}\n\n${this.text(NONE, 3)}\n` },
        },
      ],
    });
    const { pages } = await done(this.ana.get(`${space}/content/pages`));
    return { revision, page: pages[0].id };
  }

  /** Returns the changes that add each kind of resource and texts with parts for some readers. */
  private changes(
    allowed: Readers,
    specs: Specs,
    linkedSpaceOf?: { readonly space: string; readonly page: string },
  ): object[] {
    const words = (count?: number) => this.text(allowed, count);
    const only = (name: Reader) => allowed.filter((one) => one === name);
    const name = (text: string) => `${text.replaceAll(' ', '-')}.txt`;
    const partners = only('partner');
    const link = linkedSpaceOf ? `[${words()}](/spaces/${linkedSpaceOf.space})` : words();
    const target = linkedSpaceOf
      ? { kind: 'space', space: linkedSpaceOf.space }
      : { kind: 'url', url: `https://example.test/${words(1)}` };
    const halves = conditionalParts((readers, count) => this.text(readers, count), allowed, specs);
    return [
      {
        operation: 'insert_files',
        files: [
          { ref: 'file', name: name(words()), base64 },
          { ref: 'innerFile', name: name(this.text(partners)), base64 },
        ],
      },
      {
        operation: 'insert_reusable_content',
        ref: 'shared',
        title: words(),
        markdown: `${words(3)} {% if visitor.claims.staff %}${this.text(only('staff'))}{% else %}${this.text(allowed.filter((one) => one !== 'staff'))}{% endif %}`,
      },
      {
        operation: 'insert_reusable_content',
        ref: 'inner',
        title: this.text(partners),
        markdown: `${this.text(partners, 3)} {% if visitor.claims.isBeta %}${this.text(NONE)}{% endif %}`,
      },
      {
        operation: 'insert_page',
        ref: 'a',
        title: words(),
        description: words(),
        document: {
          markdown: `# ${words()}\n\n${words(4)} ![${words()}](file)\n\n${halves}\n\n## ${words()}\n\n${words()} {% include "shared" %}\n`,
        },
      },
      {
        operation: 'insert_page',
        ref: 'b',
        into: 'a',
        title: words(),
        variables: { own: words() },
        document: {
          markdown: `${words(3)} [${words()}](a) ${link}\n\n## ${words()}\n\n${words()} {{ name }}\n`,
        },
      },
      { operation: 'insert_page', ref: 'c', type: 'link', title: words(), target },
      { operation: 'insert_page', ref: 'd', type: 'group', title: words() },
      { operation: 'set_variables', variables: { name: words() } },
    ];
  }

  /**
   * Creates a change request with a text of its own, and comments on it and on the space, all
   * hidden from visitors.
   */
  private async discussion(
    space: string,
    page: string,
  ): Promise<{ readonly ids: ResourceIds; readonly draft: readonly string[] }> {
    const [subject, title, heading, text] = [1, 2, 3, 4].map(() => this.text(NONE));
    const { id } = await this.post(`${space}/change-requests`, { subject });
    const url = `${space}/change-requests/${id}`;
    const { revision } = await this.post(`${url}/content`, {
      message: this.text(NONE),
      changes: [
        {
          operation: 'insert_page',
          title,
          document: { markdown: `# ${heading}\n\n${text}\n` },
        },
      ],
    });
    await this.patch(url, { status: 'open' });
    const comment = await this.post(`${space}/comments`, {
      body: { markdown: this.text(NONE, 3) },
      page,
    });
    const reply = await this.post(`${space}/comments/${comment.id}/replies`, {
      body: { markdown: this.text(NONE, 3) },
    });
    await this.post(`${url}/comments`, { body: { markdown: this.text(NONE, 3) } });
    for (const one of [id, revision, comment.id, reply.id]) this.idReaders.set(one, NONE);
    return {
      ids: {
        changeRequestId: [id, '1'],
        commentId: [comment.id],
        commentReplyId: [reply.id],
        revisionId: [revision],
      },
      draft: [subject, title, heading, text, id, revision].filter((one) => one !== undefined),
    };
  }

  /**
   * Returns the credentials of each reader: a JWT, and a token that the public address issued for
   * it.
   */
  async comers(): Promise<
    Readonly<
      Record<
        Reader,
        { readonly jwt: string | undefined; readonly known: Visitor; readonly nobody: Visitor }
      >
    >
  > {
    const url = this.begin;
    const come = async (name: Reader) => {
      const jwt =
        name === 'anybody' ? undefined : await jwtFor(this.world, this.site, claimsOf[name]);
      const { apiToken } = await done(
        this.world.nobody.post('/v1/urls/published', {
          url,
          ...(jwt !== undefined && { visitor: { jwt_token: jwt } }),
        }),
      );
      return { jwt, known: this.world.with(apiToken), nobody: this.world.nobody };
    };
    return {
      anybody: await come('anybody'),
      partner: await come('partner'),
      staff: await come('staff'),
    };
  }
}
