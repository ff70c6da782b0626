/**
 * Sends the requests of a scene and keeps them with their answers: each operation with its usual
 * errors, and then as it succeeds.
 */
import { demoId } from '../../../prisma/seed/ids.ts';
import type { AccessFixture } from '../../access/fixture.ts';
import { operations } from '../../contract/contract.ts';
import { ids } from '../../support.ts';
import { type Installation, prepare, send } from './installation.ts';
import type { Caller, Exchange, Step } from './recording.ts';

/** A sequence of requests on a new demo world. */
export type Scene = (script: Script) => Promise<void>;

/** The parts of a request other than its line. */
interface Sent {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer, with its body parsed. */
interface Parsed {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: each scene knows the form of the body that it reads
  readonly body: any;
}

/** How an operation is sent. */
interface Sending {
  readonly query?: string;
  readonly body?: object;
  /** The caller who succeeds, ana by default. */
  readonly by?: Caller;
  /** A caller with a lower role, dan by default. */
  readonly lower?: Caller;
  /** Invalid bodies in addition to the usual ones. */
  readonly invalid?: readonly object[];
  /** True for an operation whose second success would change more than its answer. */
  readonly onceOnly?: boolean;
}

/** Parents of the demo world that exist, and under which the usual objects are not. */
const OTHER_PARENTS: Readonly<Record<string, string>> = {
  organizationId: ids.umbrella,
  spaceId: ids.space('travel'),
  changeRequestId: ids.changeRequest('lunch'),
  siteId: ids.site('board'),
  teamId: ids.team('partners'),
};

/** Well-formed ids of objects that do not exist. */
const UNKNOWN: Readonly<Record<string, string>> = {
  organizationId: demoId('Organization', 'unknown'),
  spaceId: demoId('Space', 'unknown'),
  collectionId: demoId('Collection', 'unknown'),
  changeRequestId: '99',
  commentId: demoId('Comment', 'unknown'),
  commentReplyId: demoId('CommentReply', 'unknown'),
  fileId: demoId('File', 'unknown'),
  pageId: demoId('Page', 'unknown'),
  siteId: demoId('Site', 'unknown'),
  siteSectionId: demoId('SiteSection', 'unknown'),
  siteSectionGroupId: demoId('SiteSectionGroup', 'unknown'),
  siteSpaceId: demoId('SiteSpace', 'unknown'),
  shareLinkId: demoId('ShareLink', 'unknown'),
  inviteId: demoId('LinkInvite', 'unknown'),
  userId: demoId('User', 'unknown'),
  teamId: demoId('Team', 'unknown'),
  samlProviderId: demoId('SAMLProvider', 'unknown'),
  translationSettingsId: demoId('TranslationSettings', 'unknown'),
  versionId: demoId('OpenAPISpecVersion', 'unknown'),
  specSlug: 'unknown',
  integrationName: 'unknown',
  emailDomain: 'unknown.test',
};

/** Fields of bodies that take any text. */
const TEXTS: readonly string[] = ['title', 'label', 'name', 'subject'];

const withQuery = (path: string, query: string): string =>
  query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;

/** Sends requests to an installation, and keeps them. */
export class Script {
  readonly steps: Step[] = [];
  private readonly installation: Installation;
  private keyCount = 0;

  constructor(installation: Installation) {
    this.installation = installation;
  }

  /** The resources that the preparation `access-fixture` created. */
  get fixture(): AccessFixture {
    const { fixture } = this.installation;
    if (!fixture) throw new Error('The scene has not made the preparation access-fixture.');
    return fixture;
  }

  /** The code of the preparation `sign-in`. */
  get code(): string {
    const { code } = this.installation;
    if (code === undefined) throw new Error('The scene has not made the preparation sign-in.');
    return code;
  }

  /** Address of the server that answers. */
  get url(): string {
    return this.installation.world.url;
  }

  /** Address of the server that imports and specs read from. */
  get source(): string {
    return this.installation.source;
  }

  /** Sends a request. */
  async send(caller: Caller, line: string, { body, headers = {} }: Sent = {}): Promise<Parsed> {
    const [method = '', path = ''] = line.split(' ');
    const request: Omit<Exchange, 'answer'> = {
      caller,
      method,
      path,
      headers: Object.entries(headers),
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    };
    const answer = await send(this.installation, request);
    this.steps.push({ ...request, answer });
    return {
      status: answer.status,
      headers: new Map(answer.headers),
      body: answer.body === '' ? undefined : JSON.parse(answer.body),
    };
  }

  /** Makes a preparation. */
  async prepare(name: string, argument: string): Promise<void> {
    const step = { prepare: [name, argument] as const };
    await prepare(this.installation, step);
    this.steps.push(step);
  }

  /** Sends an operation of the contract with its usual errors, and returns its success. */
  async operation(
    line: string,
    values: Readonly<Record<string, string>> = {},
    sending: Sending = {},
  ): Promise<Parsed['body']> {
    const [method = '', template = ''] = line.split(' ');
    const { query = '', body, by = 'ana', onceOnly = false } = sending;
    const path = (changed: Readonly<Record<string, string>> = {}) =>
      withQuery(
        template.replace(
          /\{(\w+)\}/g,
          (_, name: string) => ({ ...values, ...changed })[name] ?? '',
        ),
        query,
      );
    await this.refusals(method, template, path, sending);
    if (method === 'GET') return this.reads(by, template, path());
    if (method === 'DELETE') {
      await this.send(by, `DELETE ${path()}`);
      await this.send(by, `DELETE ${path()}`);
      return undefined;
    }
    return this.writes(by, `${method} ${path()}`, body, onceOnly);
  }

  private async refusals(
    method: string,
    template: string,
    path: (changed?: Readonly<Record<string, string>>) => string,
    { body, by = 'ana', lower = 'dan', invalid = [] }: Sending,
  ): Promise<void> {
    await this.send('nobody', `${method} ${path()}`, { body });
    for (const caller of [lower, 'eve'] as const)
      if (caller !== by) await this.send(caller, `${method} ${path()}`, { body });
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
    const last = names.at(-1);
    for (const name of names.slice(0, -1)) {
      const other = OTHER_PARENTS[name];
      if (other !== undefined)
        await this.send(by, `${method} ${path({ [name]: other })}`, { body });
    }
    if (last !== undefined) {
      await this.send(by, `${method} ${path({ [last]: UNKNOWN[last] ?? 'unknown' })}`, { body });
      await this.send(by, `${method} ${path({ [last]: 'malformed!' })}`, { body });
    }
    const contract = operations.find((one) => one.method === method && one.path === template);
    const fields = Object.entries(contract?.body ?? {});
    if (fields.length > 0) {
      const [[first = ''] = [], long] = [fields[0], fields.find(([, { max }]) => max)];
      const bodies = [
        { ...body, unknown: 1 },
        [],
        { ...body, [first]: 12_345 },
        ...(long ? [{ ...body, [long[0]]: 'x'.repeat((long[1].max ?? 0) + 1) }] : []),
        ...(fields.some(([, { req }]) => req) ? [{}] : []),
        ...invalid,
      ];
      for (const refused of bodies) await this.send(by, `${method} ${path()}`, { body: refused });
    }
  }

  /** Reads an object or a list, and pages through the list. */
  private async reads(by: Caller, template: string, path: string): Promise<Parsed['body']> {
    const contract = operations.find((one) => one.method === 'GET' && one.path === template);
    const { body, headers } = await this.send(by, `GET ${path}`);
    const etag = headers.get('etag');
    if (etag !== undefined)
      await this.send(by, `GET ${path}`, { headers: { 'if-none-match': etag } });
    const isList = contract?.list === true;
    await this.send(by, `GET ${withQuery(path, isList ? 'limit=1&unknown=1' : 'unknown=1')}`);
    if (!isList) return body;
    for (const query of ['limit=0', 'limit=1001', 'limit=one', 'page=malformed'])
      await this.send(by, `GET ${withQuery(path, query)}`);
    const first = await this.send(by, `GET ${withQuery(path, 'limit=1')}`);
    const next: unknown = first.body?.next?.page;
    if (typeof next === 'string')
      await this.send(by, `GET ${withQuery(path, `limit=1&page=${encodeURIComponent(next)}`)}`);
    return body;
  }

  /** Sends a write with a key, and again with the same key and the same or another body. */
  private async writes(
    by: Caller,
    line: string,
    body: object | undefined,
    onceOnly: boolean,
  ): Promise<Parsed['body']> {
    if (onceOnly) return (await this.send(by, line, { body })).body;
    this.keyCount += 1;
    const headers = { 'idempotency-key': `key-${this.keyCount}` };
    const first = await this.send(by, line, { body, headers });
    await this.send(by, line, { body, headers });
    const text = Object.keys(body ?? {}).find((name) => TEXTS.includes(name));
    if (text !== undefined)
      await this.send(by, line, { body: { ...body, [text]: 'Another' }, headers });
    return first.body;
  }
}
