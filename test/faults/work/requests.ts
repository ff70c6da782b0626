// Uploads files and publishes sites without a pause, and checks afterwards that each request had
// one effect.
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { demoId } from '../../../prisma/seed/ids.ts';
import type { TestInstallation } from '../installation.ts';
import type { Tally } from '../scenario.ts';
import { Client, type Hits, type Request } from './client.ts';

const UPLOADER_COUNT = 4;
const DEFAULT_PUBLISHER_COUNT = 4;
const MIN_FILE_BYTES = 20_000;
const MAX_FILE_BYTES = 1_500_000;

const acme = demoId('Organization', 'acme');
const SITES = `/v1/orgs/${acme}/sites`;
const CREATE =
  'mutation ($input: CreateSiteInput!) { createSite(input: $input) { site { id title } } }';
const PUBLISH = 'mutation ($id: ID!) { publishSite(input: { id: $id }) { site { id published } } }';

/**
 * Concurrent uploads and publications. They start immediately, and each request is repeated with
 * its key until it succeeds.
 */
export class RequestWork {
  readonly uploads: Client;
  readonly publications: Client;
  private readonly tally: Tally;
  private readonly sent: string[] = [];
  private readonly people: Promise<void>[];
  private going = true;

  constructor(
    tally: Tally,
    token: string,
    url: () => string,
    { publishers = DEFAULT_PUBLISHER_COUNT } = {},
  ) {
    this.tally = tally;
    this.uploads = new Client(tally, token, url);
    this.publications = new Client(tally, token, url);
    this.people = [
      ...Array.from({ length: UPLOADER_COUNT }, (_, n) => this.upload(n)),
      ...Array.from({ length: publishers }, (_, n) => this.publish(n)),
    ];
  }

  /** The number of successful requests. */
  get done(): number {
    return this.uploads.hits.done + this.publications.hits.done;
  }

  /**
   * Waits for the running requests, and checks in the database that each request had one effect.
   */
  async finish(installation: TestInstallation): Promise<void> {
    this.going = false;
    await Promise.all(this.people);
    this.uploads.close();
    this.publications.close();
    const rows = await installation.sql<{ id: string; effects: number }>(
      'SELECT sent.id, (SELECT count(*)::int FROM events WHERE request_id = sent.id) AS effects FROM unnest($1::text[]) sent (id) WHERE (SELECT count(*) FROM events WHERE request_id = sent.id) <> 1',
      [this.sent],
    );
    for (const { id, effects } of rows)
      this.tally.addFlaw(`${id} was answered with a success and has ${effects} effects.`);
    this.noteHits('uploads', this.uploads.hits);
    if (this.publications.hits.done > 0) this.noteHits('publications', this.publications.hits);
  }

  private noteHits(what: string, { done, cut, refused }: Hits): void {
    this.tally.note(
      `${done} ${what} done; ${cut} were cut off and ${refused} refused, sent again with their keys, and had their effect once`,
    );
    if (cut + refused === 0)
      this.tally.addFlaw(`No request of the ${what} was hit by the fault: nobody noticed.`);
  }

  private async insist(
    client: Client,
    request: Request,
    id: string,
  ): Promise<Record<string, unknown> | undefined> {
    const ending = await client.insist(request, id);
    if (!ending) return undefined;
    this.sent.push(id);
    return Object(JSON.parse(ending.text));
  }

  private async upload(person: number): Promise<void> {
    for (let n = 0; this.going && !this.tally.isOver; n++) {
      const bytes = randomBytes(randomInt(MIN_FILE_BYTES, MAX_FILE_BYTES));
      const file = await this.insist(
        this.uploads,
        {
          method: 'POST',
          path: `/v1/orgs/${acme}/files`,
          file: { name: `upload-${person}-${n}.bin`, bytes },
        },
        `upload-${person}-${n}`,
      );
      const columns = {
        name: `upload-${person}-${n}.bin`,
        size: bytes.length,
        blob: createHash('sha256').update(bytes).digest('hex'),
      };
      if (file) this.tally.acknowledge({ table: 'files', id: String(file['id']), columns });
    }
  }

  /**
   * Creates a site with a sample space through one API, publishes it through the other, and
   * unpublishes every second one.
   */
  private async publish(person: number): Promise<void> {
    for (let n = 0; this.going && !this.tally.isOver; n++) {
      const id = `site-${person}-${n}`;
      const created = await this.insist(
        this.publications,
        {
          method: 'POST',
          path: '/graphql',
          body: {
            query: CREATE,
            variables: {
              input: { organizationId: acme, title: id, spaces: { make: 'SAMPLE' } },
            },
          },
        },
        id,
      );
      const site: unknown = Object(Object(Object(created)['data'])['createSite'])['site'];
      const siteId = Object(site)['id'];
      if (typeof siteId !== 'string') continue;
      const isGraph = n % 2 === 0;
      const publish = isGraph
        ? { path: '/graphql', body: { query: PUBLISH, variables: { id: siteId } } }
        : { path: `${SITES}/${siteId}/publish` };
      const published = await this.insist(
        this.publications,
        { method: 'POST', ...publish },
        `${id}-publish`,
      );
      const withdrawn =
        n % 2 === 0
          ? undefined
          : await this.insist(
              this.publications,
              { method: 'POST', path: `${SITES}/${siteId}/unpublish` },
              `${id}-unpublish`,
            );
      this.tally.acknowledge({
        table: 'sites',
        id: siteId,
        columns: {
          title: id,
          ...((published ?? withdrawn) && { published: withdrawn === undefined }),
        },
      });
    }
  }
}
