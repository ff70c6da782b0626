// Builds valid requests of /v1 from the product's OpenAPI document, and hostile variants of them.
import { perStandardResource } from '../standard.ts';
import { openapiDocument } from '../../src/rest/openapi.ts';
import { routes } from '../../src/rest/routes.ts';
import { readSchema } from '../contract/sdl.ts';
import { damageJson, damageTransport } from './damage.ts';
import type { Random } from './random.ts';
import type { Hostile } from './request.ts';
import type { Real } from './stage.ts';
import { hostileText } from './values.ts';

/** The parts of OpenAPI that matter here. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema;
  readonly items?: Schema;
  readonly format?: string;
}

interface Described {
  readonly operationId: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema: Schema;
  }[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: Schema } };
  };
}

/** A documented operation. */
export interface RestOperation extends Described {
  readonly method: string;
  readonly template: string;
}

// The product's OpenAPI document, typed only as far as it is read here.
const document = openapiDocument(readSchema()) as unknown as {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
};

/** Every operation of /v1. */
export const restOperations: readonly RestOperation[] = routes.flatMap(({ method, path }) => {
  const described = document.paths[path]?.[method.toLowerCase()];
  return !described ? [] : [{ ...described, method, template: path }];
});

/** Returns the id for a parameter of the path. */
function realOf(name: string, template: string, real: Real): string {
  const kinds: Readonly<Record<string, string>> = {
    organizationId: real.Organization,
    auditEventId: real.AuditEvent,
    reviewId: real.Review,
    userId: real.User,
    teamId: real.Team,
    ...perStandardResource(({ type, parameter }) => ({ [parameter]: real.standard[type] ?? '' })),
    collectionId: real.Collection,
    spaceId: real.Space,
    revisionId: real.Revision,
    changeRequestId: real.ChangeRequest,
    commentId: template.includes('change-requests') ? real.Comment : real.SpaceComment,
    commentReplyId: template.includes('change-requests')
      ? real.CommentReply
      : real.SpaceCommentReply,
    pageId: real.Page,
    pagePath: 'first/inner',
    documentId: 'a1b2c3',
    fileId: real.File,
    reusableContentId: real.ReusableContent,
    subdomain: 'acme-docs',
    emailDomain: 'acme.test',
    inviteId: template.includes('link-invites') ? real.LinkInvite : real.Invite,
    siteId: real.Site,
    siteSectionId: real.SiteSection,
    siteSectionGroupId: real.SiteSectionGroup,
    siteSpaceId: real.SiteSpace,
    shareLinkId: real.ShareLink,
    samlProviderId: real.SAMLProvider,
    webhookEndpointId: real.standard['WebhookEndpoint'] ?? '',
    webhookDeliveryId: real.standard['WebhookDelivery'] ?? '',
    redirectId: real.SiteRedirect,
    translationSettingsId: real.TranslationSettings,
    language: 'fr',
    specSlug: real.specSlug,
    versionId: real.OpenAPISpecVersion,
    integrationName: real.integrationName,
    installationId: real.IntegrationInstallation,
    tokenId: template.includes('service-accounts') ? real.ServiceAccountToken : real.ApiToken,
  };
  const id = kinds[name];
  if (id === undefined) throw new Error(`Nobody knows what ${name} is.`);
  return id;
}

/** Returns a valid value, chosen by its name where the type is not specific enough. */
function sample(name: string, given: Schema, real: Real, random: Random): unknown {
  const schema =
    given.$ref === undefined
      ? given
      : document.components.schemas[given.$ref.split('/').at(-1) ?? ''];
  if (schema === undefined) throw new Error(`${given.$ref} is not there.`);
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return sample(name, random.pick(choice), real, random);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'array') return [sample(name, schema.items ?? {}, real, random)];
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'integer' || type === 'number') return 1 + random.below(50);
  if (type === 'object' && schema.additionalProperties)
    return { [real.User]: sample(name, schema.additionalProperties, real, random) };
  if (type === 'object') return sampleObject(schema, real, random);
  return type === 'null' ? null : sampleText(name, schema, real, random);
}

const sampleObject = (
  { properties = {}, required = [] }: Schema,
  real: Real,
  random: Random,
): object =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, part]) =>
      required.includes(name) || random.chance(0.6)
        ? [[name, sample(name, part, real, random)]]
        : [],
    ),
  );

/** Returns a valid text for fields that accept only certain texts. */
export function sampleText(
  name: string,
  { format }: Pick<Schema, 'format'>,
  real: Real,
  random: Random,
): string {
  if (format === 'date-time' || /At$|^from$|^to$/.test(name))
    return `20${random.below(60) + 27}-01-0${1 + random.below(9)}T00:00:00.000Z`;
  const known: Readonly<Record<string, string>> = {
    cursor: real.cursor,
    integrationName: real.integrationName,
    page: real.Page,
    into: real.Page,
    file: real.File,
    pageId: real.Page,
    parentId: real.Page,
    fileId: real.File,
    users: real.User,
    contributor: real.User,
    authors: real.User,
    targetPage: real.Page,
    addedReactions: '👍',
    removedReactions: '👍',
    since: real.FirstRevision,
    baseRevision: random.pick(['HEAD', real.Revision]),
    baseRevisionId: random.pick(['HEAD', real.Revision]),
    expectedRevision: real.Revision,
    expectedPrimaryRevision: real.Revision,
    base64: 'YWJj',
    url: 'http://127.0.0.1:9/nothing.txt', // refused before any request is sent
    tunnelUrl: 'http://127.0.0.1:9/',
    eventTypes: 'team.create',
    owner: real.User,
    actor: real.User,
    subject: real.Team,
    team: real.Team,
    add: real.User,
    remove: real.User,
    members: real.User,
    organizations: real.Organization,
    scopes: 'organization:read',
    secret: real.secret,
    email: `${random.word()}@acme.test`,
    emails: `${random.word()}@acme.test`,
    emailDomains: `${random.word()}.test`,
    logo: 'https://acme.test/logo.png',
    action: 'team.create',
    search: 'an',
    title: 'Title',
    parent: real.Collection,
    organization: real.Organization,
    space: real.Space,
    collection: real.Collection,
    emoji: '🧪',
    id: real.User,
    spaceId: real.Space,
    spaces: real.Space,
    sectionId: real.SiteSection,
    spec: real.OpenAPISpec,
    text: '{"openapi":"3.1.0","info":{"title":"A","version":"1"},"paths":{}}',
    sections: real.SiteSection,
    siteSection: real.SiteSection,
    siteSpace: real.SiteSpace,
    defaultSiteSection: real.SiteSection,
    defaultSiteSpace: real.SiteSpace,
    basename: `docs-${random.below(1000)}`,
    path: `part-${random.below(1000)}`,
    proxy: 'acme.test/docs',
    condition: random.pick(['visitor.claims.isBeta', 'visitor.claims.unsigned.plan == "pro"']),
  };
  return Object.hasOwn(known, name) ? (known[name] ?? '') : random.word();
}

/**
 * Returns a valid request with one defect: a value of the path, query or body, or of the transport.
 */
export function hostileRest(
  operation: RestOperation,
  real: Real,
  random: Random,
  foreign: readonly string[],
): Omit<Hostile, 'headers'> & { headers: Record<string, string> } {
  const { method, template, operationId, parameters = [], requestBody } = operation;
  const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  const inQuery = parameters.filter((one) => one.in === 'query');
  const schema = requestBody?.content['application/json'].schema;
  const places = [
    ...inPath,
    ...inQuery.map(({ name }) => name),
    ...(schema ? ['the body', 'the body', 'the body'] : []),
  ];
  const wrong = places.length === 0 ? undefined : random.pick(places);
  const value = (name: string, right: () => string): string =>
    name === wrong ? hostileText(random, foreign) : encodeURIComponent(right());
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    value(name, () => realOf(name, template, real)),
  );
  const search = inQuery
    .filter(({ name }) => name === wrong || random.chance(0.5))
    .map(
      ({ name, schema: of }) =>
        `${name}=${value(name, () => String(sample(name === 'page' ? 'cursor' : name, of, real, random)))}`,
    );
  const right = schema && sample('', schema, real, random);
  const body =
    wrong === 'the body' ? damageJson(right, random, foreign) : schema && JSON.stringify(right);
  return {
    about: operationId,
    method,
    path: [path, search.join('&')].filter((part) => part !== '').join('?'),
    body,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
  };
}

/** Returns a valid request with a defect of the transport only. */
export function hostileTransport(operation: RestOperation, real: Real, random: Random): Hostile {
  const { method, template, operationId, requestBody } = operation;
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(realOf(name, template, real)),
  );
  const body =
    requestBody &&
    JSON.stringify(sample('', requestBody.content['application/json'].schema, real, random));
  return damageTransport(
    {
      about: operationId,
      method,
      path,
      body,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
    },
    random,
  );
}
