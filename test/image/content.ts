// Uses a new server over HTTP: creates an organization, a space with a page and a file, an export,
// a PDF and an OpenAPI spec.
import { setTimeout as pause } from 'node:timers/promises';

/** The created resources, to be read again. */
export interface Made {
  readonly space: string;
  readonly organization: string;
  readonly file: string;
}

/** The resources as they are read: files by their sizes and first bytes, texts in full. */
export interface Read {
  readonly page: string;
  readonly file: string;
  readonly zip: string;
  readonly pdf: string;
  readonly spec: string;
}

const SPEC =
  "openapi: 3.1.0\ninfo: { title: Pets, version: '1' }\npaths:\n  /pets:\n    get: { summary: List pets, responses: { '200': { description: Pets } } }\n";
const FILE = Buffer.from('A file of the test of the image.\n');
const MAX_SPEC_WAIT_MS = 60_000;

export class Client {
  private readonly url: string;
  private readonly token: string;

  constructor(url: string, token: string) {
    [this.url, this.token] = [url, token];
  }

  // biome-ignore lint/suspicious/noExplicitAny: the contract tests check the types of responses
  private async send(method: string, path: string, body?: unknown): Promise<any> {
    const isForm = body instanceof FormData;
    const headers = {
      authorization: `Bearer ${this.token}`,
      ...(!isForm && { 'content-type': 'application/json' }),
    };
    const answer = await fetch(`${this.url}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    const read = JSON.parse(text);
    if (read.errors) throw new Error(`${path} answered ${JSON.stringify(read.errors)}`);
    return read;
  }

  async make(): Promise<Made> {
    const { id: organization } = await this.send('POST', '/v1/orgs', { title: 'Image' });
    const { id: space } = await this.send('POST', `/v1/orgs/${organization}/spaces`, {
      title: 'Book',
    });
    const form = new FormData();
    form.append('file', new Blob([FILE], { type: 'text/plain' }), 'note.txt');
    const { id: file } = await this.send('POST', `/v1/orgs/${organization}/files`, form);
    await this.send('POST', `/v1/spaces/${space}/content`, {
      changes: [{ operation: 'insert_page', title: 'First', markdown: 'Some *words*.\n' }],
    });
    await this.send('PUT', `/v1/orgs/${organization}/openapi/pets`, { source: { text: SPEC } });
    return { space, organization, file };
  }

  /** Reads all resources; throws when one differs from its creation. */
  async read({ space, organization, file }: Made): Promise<Read> {
    const content = await this.send('GET', `/v1/spaces/${space}/content`);
    const { downloadURL } = await this.send('GET', `/v1/orgs/${organization}/files/${file}`);
    const query =
      'query ($space: ID!) { space(id: $space) { revision { archive { url } pdf { url } } } }';
    const { archive, pdf } = (await this.send('POST', '/graphql', { query, variables: { space } }))
      .data.space.revision;
    const read = {
      page: String(content.pages[0]?.title),
      file: (await this.bytes(downloadURL)).toString(),
      zip: begin(await this.bytes(archive.url)),
      pdf: begin(await this.bytes(pdf.url)),
      spec: await this.spec(organization),
    };
    const wanted = {
      page: 'First',
      file: FILE.toString(),
      zip: 'PK\u0003\u0004',
      pdf: '%PDF',
      spec: 'complete: Pets',
    };
    if (JSON.stringify(read) !== JSON.stringify(wanted))
      throw new Error(`Read ${JSON.stringify(read)} instead of ${JSON.stringify(wanted)}.`);
    return read;
  }

  private async bytes(url: string): Promise<Buffer> {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
    return Buffer.from(await answer.arrayBuffer());
  }

  /** Waits for the job that reads the spec, and returns the spec's state and title. */
  private async spec(organization: string): Promise<string> {
    const path = `/v1/orgs/${organization}/openapi/pets`;
    const deadline = Date.now() + MAX_SPEC_WAIT_MS;
    while (Date.now() < deadline) {
      const { processingState } = await this.send('GET', path);
      if (processingState === 'complete')
        return `complete: ${/Pets/.exec(JSON.stringify(await this.send('GET', `${path}/versions/latest/content`)))?.[0]}`;
      if (processingState !== 'pending' && processingState !== 'progress') return processingState;
      await pause(200);
    }
    return 'pending for too long';
  }
}

const begin = (bytes: Buffer): string => bytes.subarray(0, 4).toString('latin1');
