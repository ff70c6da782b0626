/** Calls the API through the published client, and compares the answers with the client's document. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GitBookAPI } from '@gitbook/api';
// The declarations of the package import each other without extensions, so its class has no members.
import type {
  Api,
  ChangeRequestReviewStatus,
  CustomizationCorners,
  IntegrationInstallationSiteSelection,
  IntegrationInstallationSpaceSelection,
  MemberRole,
  OpenAPISpecVisibility,
  SpaceEditMode,
  StorageUploadKind,
  TranslationLanguage,
} from '../../node_modules/@gitbook/api/dist/client.js';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { routes } from '../../src/rest/routes.ts';
import { operations } from '../contract/contract.ts';
import { checkAnswer } from '../contract/check.ts';
import type { Person, World } from '../support.ts';

/** Values of the client's enumerations, which its types require in place of texts. */
export const word = {
  admin: 'admin' as MemberRole,
  edit: 'edit' as MemberRole,
  read: 'read' as MemberRole,
  approved: 'approved' as ChangeRequestReviewStatus,
  changesRequested: 'changes-requested' as ChangeRequestReviewStatus,
  straight: 'straight' as CustomizationCorners,
  live: 'live' as SpaceEditMode,
  english: 'en' as TranslationLanguage,
  organizationFile: 'organization_file' as StorageUploadKind,
  publicSpec: 'public' as OpenAPISpecVisibility,
  allSpaces: 'all' as IntegrationInstallationSpaceSelection,
  allSites: 'all' as IntegrationInstallationSiteSelection,
};

/**
 * Schemas that are replaced by the contract's: the contract states these resources, and the world of
 * the tests validates each answer against it.
 */
const OF_THE_CONTRACT: readonly string[] = [
  ...['ChangeRequest', 'Collection', 'Comment', 'CommentReply', 'Document', 'JSONDocument'],
  ...['Organization', 'OrganizationTeam', 'RevisionFile', 'RevisionPage', 'RevisionPageComputed'],
  ...['RevisionPageDocument', 'RevisionPageGroup', 'RevisionPageLink', 'RevisionReusableContent'],
  ...['Revision', 'Site', 'SiteSection', 'SiteSectionGroup', 'SiteShareLink', 'SiteSpace', 'Space'],
  ...['Integration', 'IntegrationInstallation', 'OpenAPISpec'],
];

/** Schemas of what published front ends read, which the tests of these compare. */
const OF_FRONT_ENDS: readonly string[] = ['SiteCustomizationSettings'];

/** A JSON Schema or a part of an OpenAPI document. */
type Schema = Readonly<Record<string, unknown>>;

/**
 * Returns a schema without what no answer of any server fulfills or no server can test: branches of
 * `oneOf` overlap, so that one value fits several; ids are opaque texts; and formats of emoji and
 * icons have no definition.
 */
function relaxed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relaxed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      if (name === 'oneOf') return [['anyOf', relaxed(inner)]];
      const isWithout = name === 'format' && ['uuid', 'emoji', 'icon'].includes(String(inner));
      return isWithout ? [] : [[name, relaxed(inner)]];
    }),
  );
}

const require = createRequire(import.meta.url);
const given = JSON.parse(readFileSync(require.resolve('@gitbook/api/spec/openapi.json'), 'utf8'));
const DOCUMENT = 'https://published.test/openapi';
const document = {
  ...given,
  components: {
    ...given.components,
    schemas: {
      ...given.components.schemas,
      ...Object.fromEntries([...OF_THE_CONTRACT, ...OF_FRONT_ENDS].map((name) => [name, {}])),
    },
  },
};

const ajv = new Ajv2020({ strict: false, allErrors: true });
// The package is CommonJS: its function is the default of its default.
formats.default(ajv);
ajv.addSchema({ $id: DOCUMENT, ...Object(relaxed(document)) });
const validators = new Map<string, ValidateFunction>();

/** Returns a path template with the names of its parameters left out. */
const template = (path: string): string => path.replace(/\{\w+\}/g, '{}');

/** An operation of the client's document. */
interface PublishedOperation {
  readonly id: string;
  readonly method: string;
  /** Path template of the client, without `/v1`. */
  readonly path: string;
  readonly pattern: RegExp;
  readonly responses: Schema;
}

const published: readonly PublishedOperation[] = Object.entries(
  given.paths as Readonly<Record<string, Readonly<Record<string, Schema>>>>,
).flatMap(([path, methods]) =>
  ['get', 'post', 'put', 'patch', 'delete'].flatMap((method) => {
    const operation = methods[method];
    if (!operation) return [];
    // The path of a page is the only parameter that contains slashes.
    const pattern = path.replace('{pagePath}', '(.+)').replace(/\{\w+\}/g, '([^/]+)');
    return [
      {
        id: String(operation['operationId']),
        method: method.toUpperCase(),
        path,
        pattern: new RegExp(`^/v1${pattern}$`),
        responses: Object(operation['responses']),
      },
    ];
  }),
);

const lineOf = ({ method, path }: { readonly method: string; readonly path: string }): string =>
  `${method} ${template(path)}`;
const contracted = new Set(operations.map(lineOf));

/** The client's operations at the routes that Lectern adds to the contract, by their names. */
export const sharedOperations: readonly string[] = routes.flatMap((route) => {
  if (contracted.has(lineOf(route))) return [];
  const found = published.find(
    ({ method, path }) => lineOf({ method, path: `/v1${path}` }) === lineOf(route),
  );
  return found ? [found.id] : [];
});

/** Returns the differences between a value and a schema of the client's document. */
function differences(reference: string, value: unknown): string[] {
  const validate = validators.get(reference) ?? ajv.compile({ $ref: reference });
  validators.set(reference, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath || 'The body'} ${message} ${JSON.stringify(params)}`,
  );
}

/** Returns the differences between an answer and the client's document. */
function flawsOf(operation: PublishedOperation, body: unknown): string[] {
  const success = Object.keys(operation.responses).find((status) => /^2/.test(status));
  const content = Object(Object(operation.responses[success ?? ''])['content']);
  // A body that the client does not declare is not read.
  if (content['application/json'] === undefined) return [];
  const steps = ['paths', operation.path, operation.method.toLowerCase(), 'responses', success];
  const pointer = [...steps, 'content', 'application/json', 'schema'].map((step) =>
    encodeURIComponent(String(step).replaceAll('~', '~0').replaceAll('/', '~1')),
  );
  return differences(`${DOCUMENT}#/${pointer.join('/')}`, body);
}

/** An answer to a request of a published client. */
interface GivenAnswer {
  readonly method: string;
  /** Path with `/v1`, without the query. */
  readonly pathname: string;
  readonly status: number;
  readonly body: unknown;
}

/** Returns the differences between an answer and the client's document, and the operation. */
export function compareAnswer({ method, pathname, status, body }: GivenAnswer): {
  readonly called: string | undefined;
  readonly flaws: readonly string[];
} {
  const operation = published.find(
    (one) => one.method === method && one.pattern.test(decodeURIComponent(pathname)),
  );
  if (!operation)
    return { called: undefined, flaws: [`The client has no operation ${method} ${pathname}.`] };
  const found =
    status < 300 ? flawsOf(operation, body) : [`${status} ${JSON.stringify(body).slice(0, 500)}`];
  return { called: operation.id, flaws: found.map((flaw) => `${operation.id}: ${flaw}`) };
}

/** The published client of a person, and what differs in the answers that it received. */
export interface CheckedClient {
  readonly api: Api<unknown>;
  /** The client's operations that were called. */
  readonly called: readonly string[];
  /** Differences between the answers and the client's document. */
  readonly flaws: readonly string[];
}

/** Returns the published client of a person, with each answer checked. */
export function publishedClient(world: World, person: Person): CheckedClient {
  const called: string[] = [];
  const flaws: string[] = [];
  const check = async (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
    const answer = await fetch(input, { ...init, redirect: 'manual' });
    const { pathname, search } = new URL(String(input));
    const method = init?.method ?? 'GET';
    const text = await answer.clone().text();
    const { status, headers } = answer;
    const path = `${pathname}${search}`;
    checkAnswer({ method, path, status, headers: Object.fromEntries(headers), body: text });
    const given = text === '' ? undefined : JSON.parse(text);
    const compared = compareAnswer({ method, pathname, status, body: given });
    if (compared.called !== undefined) called.push(compared.called);
    flaws.push(...compared.flaws);
    return answer;
  };
  const token = world.as(person).token;
  const client = new GitBookAPI({
    endpoint: world.url,
    ...(token !== undefined && { authToken: token }),
    serviceBinding: { fetch: check },
  });
  return { api: client as unknown as Api<unknown>, called, flaws }; // see the import
}
