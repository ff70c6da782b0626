/**
 * Composes the endpoints next to the two APIs: the addresses of published sites, with texts for
 * machines, MCP and the pages of the reader, and the MCP endpoint of members.
 */
import type { IncomingMessage } from 'node:http';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { methodNotAllowed, notFound } from './domain/errors.ts';
import { FindSiteForMachinesDocument } from './generated/operations.ts';
import type { Authenticate } from './graphql/authenticate.ts';
import { toAppError } from './graphql/errors.ts';
import { executeAs } from './graphql/execute.ts';
import type { RunOperation } from './graphql/run.ts';
import { exchange } from './mcp/exchange.ts';
import { createMemberMcp, type MemberMcp } from './mcp/member.ts';
import { siteTools } from './mcp/site-tools.ts';
import { createReader, type SiteAnswer } from './reader/reader.ts';
import { type Visit, visitOf } from './reader/visit.ts';
import { hostOf } from './server/host.ts';
import type { RequestInfo } from './server/request.ts';
import type { Answer } from './server/send.ts';
import { allowsAgents, answerText, type Executors } from './site-text/site-text.ts';
import { type TextTarget, textTargetOf } from './site-text/target.ts';

/** Such an answer, and the name of its kind in the log and in metrics. */
type NamedAnswer = SiteAnswer & { readonly operation: string };

/** The addresses below the path of published content. */
export interface PublishedAddresses {
  readonly below: string;
  /** Returns the custom hostname that a request is for; empty at the address of this server. */
  readonly hostOf: (req: IncomingMessage) => string;
  /** Returns the style sheet if it has this path. */
  readonly asset: (path: string) => Answer | undefined;
  /**
   * Returns what is at the address of a request.
   * @throws AppError for a refused request
   */
  readonly answer: (req: IncomingMessage, request: RequestInfo) => Promise<NamedAnswer>;
  /** Returns the page for an error. Throws errors that are internal, and those of texts. */
  readonly refusal: (req: IncomingMessage, error: unknown) => Answer;
}

/** Names of the kinds of texts. */
const operations: Readonly<Record<TextTarget['kind'], string>> = {
  page: 'page.md',
  index: 'llms.txt',
  full: 'llms-full.txt',
  sitemap: 'sitemap.xml',
  mcp: 'site-mcp',
};

type Settings = Pick<Config, 'reader' | 'publicUrl' | 'baseUrl' | 'hostnameTarget'>;

/** The endpoints of a server. */
interface Endpoints {
  readonly addresses: PublishedAddresses | undefined;
  /** The addresses at custom hostnames; undefined if this server shows no sites, or has none. */
  readonly hosted: PublishedAddresses | undefined;
  readonly memberMcp: MemberMcp;
}

/** Returns the endpoints. */
export const endpointsOf = (
  settings: Settings,
  run: RunOperation,
  authenticate: Authenticate,
): Endpoints => ({
  addresses: addressesOf(settings, run, authenticate),
  hosted:
    settings.hostnameTarget === undefined || !isShownHere(settings)
      ? undefined
      : addressesIn({ reader: settings.reader, below: '/', depth: 0, hostOf }, run, authenticate),
  memberMcp: createMemberMcp(run, authenticate),
});

/** Returns whether published content is at an address of this server. */
const isShownHere = ({ publicUrl, baseUrl }: Settings): boolean =>
  publicUrl.startsWith(`${baseUrl}/`);

/** Returns the addresses, unless published content is at another address. */
function addressesOf(
  settings: Settings,
  run: RunOperation,
  authenticate: Authenticate,
): PublishedAddresses | undefined {
  if (!isShownHere(settings)) return undefined;
  const { reader, publicUrl, baseUrl } = settings;
  const below = `${publicUrl.slice(baseUrl.length)}/`;
  return addressesIn({ reader, below, depth: 2, hostOf: () => '' }, run, authenticate);
}

/** The place of the addresses of sites. */
interface AddressSpace {
  readonly reader: boolean;
  /** The path of published content, with slashes around it. */
  readonly below: string;
  /** Segments of the path of a site. */
  readonly depth: number;
  /** See `PublishedAddresses.hostOf`. */
  readonly hostOf: (req: IncomingMessage) => string;
}

/**
 * Returns the addresses of sites below a path. Tokens are ignored: a browser sends none.
 */
function addressesIn(
  { reader, below, depth, hostOf: hostFor }: AddressSpace,
  run: RunOperation,
  authenticate: Authenticate,
): PublishedAddresses {
  const pages = reader ? createReader(below) : undefined;
  const targetOf = ({ url = below }: IncomingMessage) =>
    textTargetOf((url.split('?', 1)[0] ?? url).slice(below.length), depth);
  return {
    below,
    hostOf: hostFor,
    asset: (path) => pages?.asset(path),
    async answer(req, request) {
      const target = targetOf(req);
      const isRead = req.method === 'GET' || req.method === 'HEAD';
      if (!isRead && target?.kind !== 'mcp') throw methodNotAllowed('GET, HEAD', 'GET');
      await request.meter.spendForAddress();
      const callers: Context[] = [];
      const create = async (budget: 'site' | 'rest') => {
        const caller = await authenticate({ ...request, api: budget, headers: {} });
        callers.push(caller);
        return caller;
      };
      const caller = await create('site');
      const executors: Executors = {
        page: executeAs(run, caller),
        lists: async () => executeAs(run, await create('rest')),
        texts: async () => executeAs(run, await create('site')),
      };
      const host = hostFor(req);
      const publicUrl = host === '' ? caller.settings.publicUrl : `https://${host}`;
      const visit = visitOf(req.url ?? below, below, publicUrl);
      try {
        const text = target && (await answerTarget(req, executors, visit, target));
        if (target && text) return { ...text, operation: operations[target.kind] };
        if (!isRead || !pages) throw notFound();
        return { ...(await pages.answer(executors.page, visit)), operation: 'reader' };
      } finally {
        request.meter.charge(callers.reduce((sum, { budget }) => sum + budget.points, 0));
      }
    },
    refusal(req, error) {
      const appError = toAppError(error);
      if (!pages || appError.reason === 'INTERNAL' || targetOf(req)) throw appError;
      return pages.refusal(appError);
    },
  };
}

/** Returns the text or the message at an address; undefined if the visitor sees none there. */
async function answerTarget(
  req: IncomingMessage,
  executors: Executors,
  visit: Visit,
  target: TextTarget,
): Promise<SiteAnswer | undefined> {
  try {
    return target.kind === 'mcp'
      ? await answerMcp(req, executors, visit, target.path)
      : await answerText(executors, visit, target);
  } catch (error) {
    // An address that no site can have, such as one that is too long.
    if (toAppError(error).reason === 'BAD_USER_INPUT') return undefined;
    throw error;
  }
}

async function answerMcp(
  req: IncomingMessage,
  executors: Executors,
  visit: Visit,
  path: string,
): Promise<SiteAnswer | undefined> {
  const found = await executors.page(FindSiteForMachinesDocument, {
    ...{ url: visit.urlOf(path), asWritten: visit.urlOf(visit.path), jwt: visit.jwt },
  });
  if (!found.publishedLocation || found.asWritten?.page) return undefined;
  const { site } = found.publishedLocation.site;
  if (!allowsAgents(site)) return undefined;
  return exchange(req, {
    name: 'documentation',
    title: site.title,
    instructions: `Reads the documentation ${site.title}. Find pages with searchDocumentation or listPages, and read them with getPage.`,
    tools: siteTools({ executors, visit, path, site }),
  });
}
