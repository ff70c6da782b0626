/** Describes the errors that an operation can answer, by their status and reasons. */
import { type Reason, statuses, statusOf } from '../../domain/errors.ts';
import type { SchemaObject } from '../json-schema/values.ts';

/** The properties of an operation from which its usual errors follow. */
export interface OperationFacts {
  readonly name: string;
  /** The tag of the operation. */
  readonly family: string;
  readonly isMutation: boolean;
  /** True if the path names an object by its id. */
  readonly hasPath: boolean;
  readonly hasBody: boolean;
  /** True for an operation with a cursor. */
  readonly isPaged: boolean;
  /** True if everyone may call the operation, with any token or none. */
  readonly isPublic: boolean;
}

const CONTENT: readonly Reason[] = ['STALE_REVISION', 'ALREADY_EXISTS'];

/** The tags of operations that read texts of pages and comments, which may be too large. */
const TEXTS: ReadonlySet<string> = new Set([
  ...['Space content', 'History', 'Change requests', 'Change request content', 'Comments'],
  'Visitors',
]);

/** Reasons that follow from what an operation reads, changes or renders, by its name. */
const furtherReasons: Readonly<Record<string, readonly Reason[]>> = {
  createOrganization: ['ALREADY_EXISTS'],
  updateOrganization: ['ALREADY_EXISTS'],
  inviteMembers: ['ALREADY_EXISTS'],
  acceptInvite: ['ALREADY_EXISTS'],
  joinOrganization: ['ALREADY_EXISTS'],
  transferCollection: ['TRANSFER_REFUSED'],
  transferSpace: ['TRANSFER_REFUSED'],
  editSpaceContent: ['SPACE_LOCKED', ...CONTENT],
  importIntoSpace: ['SPACE_LOCKED', 'STALE_REVISION', 'UNSUPPORTED_SOURCE'],
  rollbackSpace: ['SPACE_LOCKED', 'STALE_REVISION'],
  updateChangeRequest: ['INVALID_TRANSITION'],
  editChangeRequestContent: ['INVALID_TRANSITION', ...CONTENT],
  importIntoChangeRequest: ['INVALID_TRANSITION', 'STALE_REVISION', 'UNSUPPORTED_SOURCE'],
  mergeChangeRequest: ['INVALID_TRANSITION', 'MERGE_CONFLICT', 'STALE_REVISION'],
  pullChangeRequest: ['INVALID_TRANSITION', 'MERGE_CONFLICT', 'STALE_REVISION'],
  revertChangeRequest: ['INVALID_TRANSITION'],
  createReview: ['INVALID_TRANSITION'],
  requestReviewers: ['INVALID_TRANSITION'],
  createChangeRequestComment: ['INVALID_TRANSITION'],
  updateChangeRequestComment: ['INVALID_TRANSITION'],
  createChangeRequestCommentReply: ['INVALID_TRANSITION'],
  updateChangeRequestCommentReply: ['INVALID_TRANSITION'],
  updateSite: ['ALREADY_EXISTS'],
  validateCustomHostname: ['CONFLICT'],
  updateSiteSection: ['ALREADY_EXISTS'],
  updateSiteSpace: ['ALREADY_EXISTS'],
  createSiteRedirect: ['ALREADY_EXISTS'],
  updateSiteRedirect: ['ALREADY_EXISTS'],
  createOpenAPISpec: ['ALREADY_EXISTS'],
  publishIntegration: ['ALREADY_EXISTS'],
  installIntegration: ['ALREADY_EXISTS'],
  testWebhookEndpoint: ['INVALID_TRANSITION'],
  redeliverWebhook: ['INVALID_TRANSITION'],
  listSiteAudiences: ['QUERY_TOO_COMPLEX'],
  getContentByUrl: ['NOT_FOUND'],
  openPublishedSite: ['NOT_FOUND'],
  trackSiteEvents: ['NOT_FOUND'],
  exportSpace: ['PAYLOAD_TOO_LARGE'],
  exportRevision: ['PAYLOAD_TOO_LARGE'],
  exportChangeRequest: ['PAYLOAD_TOO_LARGE'],
  updateIntegrationInstallation: ['INVALID_TRANSITION'],
};

/** Returns the reasons that follow from what an operation reads, changes or renders. */
export const furtherReasonsOf = (name: string): readonly Reason[] => furtherReasons[name] ?? [];

/** Returns the reasons of the errors below 500 that an operation can answer. */
function reasonsOf(facts: OperationFacts): Reason[] {
  const { name, family, isMutation, hasPath, hasBody, isPaged, isPublic } = facts;
  const reasons: [Reason, boolean][] = [
    ['BAD_USER_INPUT', true],
    ['BAD_CURSOR', isPaged],
    ['QUERY_TOO_COMPLEX', isPaged || TEXTS.has(family)],
    ['UNAUTHENTICATED', true],
    ['FORBIDDEN', !isPublic],
    ['NOT_FOUND', hasPath],
    // also of every write whose organization, or another object that it refers to, is deleted by
    // a concurrent request
    ['CONFLICT', isMutation],
    ['IDEMPOTENCY_MISMATCH', isMutation],
    ['PAYLOAD_TOO_LARGE', hasBody],
    ['UNSUPPORTED_MEDIA_TYPE', hasBody],
    ['RATE_LIMITED', true],
  ];
  return [
    ...new Set([
      ...reasons.flatMap(([reason, isPossible]) => (isPossible ? [reason] : [])),
      ...furtherReasonsOf(name),
    ]),
  ];
}

/** Reasons that only GraphQL answers. */
const OF_GRAPHQL = /^PERSISTED_QUERY_/;

/** The reasons of all errors below 500 that an operation of `/v1` can answer. */
export const every4xxReason: readonly Reason[] = (Object.keys(statuses) as Reason[]).filter(
  (reason) => statusOf(reason) < 500 && !OF_GRAPHQL.test(reason), // the keys of the table
);

/** The operations in the table. */
export const operationsWithFurtherReasons: readonly string[] = Object.keys(furtherReasons);

const HEADERS: Readonly<Record<number, SchemaObject>> = {
  401: { 'WWW-Authenticate': { description: '`Bearer`.', schema: { type: 'string' } } },
  429: {
    'Retry-After': {
      description: 'Seconds until a retry makes sense.',
      schema: { type: 'integer', minimum: 1 },
    },
  },
};

/** Collects the error responses of operations as components. */
export class ErrorResponses {
  /** Components by name. */
  readonly components: Record<string, SchemaObject> = {};

  /** Returns the error responses of an operation by status. */
  of(facts: OperationFacts): SchemaObject {
    return this.ofReasons(reasonsOf(facts));
  }

  /** Returns the error responses for reasons by status. */
  ofReasons(reasonsInAll: readonly Reason[]): SchemaObject {
    const byStatus = new Map<number, Reason[]>();
    for (const reason of reasonsInAll) {
      const status = statusOf(reason);
      byStatus.set(status, [...(byStatus.get(status) ?? []), reason].toSorted());
    }
    return Object.fromEntries(
      [...byStatus].map(([status, reasons]) => [status, this.#component(status, reasons)]),
    );
  }

  #component(status: number, reasons: readonly Reason[]): SchemaObject {
    const name = reasons.map(pascal).join('Or');
    this.components[name] ??= {
      description: `${reasons.map((reason) => `\`${reason}\``).join(', ')}.`,
      ...(HEADERS[status] && { headers: HEADERS[status] }),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      'x-reasons': reasons,
    };
    return { $ref: `#/components/responses/${name}` };
  }
}

/** Converts `BAD_CURSOR` to `BadCursor`. */
const pascal = (reason: string): string =>
  reason.toLowerCase().replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
