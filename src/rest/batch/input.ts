/** Reads the body of a batch. */
import { badInput, invalidInput, type Problem } from '../../domain/errors.ts';
import { MAX_PART_COUNT, tooManyParts } from '../../graphql/transaction/rule.ts';
import { REQUEST_ID } from './references.ts';

/** Maximum bytes of the body of a batch, as of a GraphQL request. */
export const MAX_BATCH_BYTES = 16 * 1_048_576;
/** Maximum characters of the path of a request, with its query. */
const MAX_PATH_LENGTH = 4096;

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** A request of a batch. */
export interface BatchRequest {
  readonly id: string;
  readonly method: string;
  /** The path with its query, in which values can be references. */
  readonly path: string;
  /** Absent for a request without a body. */
  readonly body?: unknown;
}

/** A batch. */
export interface Batch {
  readonly requests: readonly BatchRequest[];
  readonly dryRun: boolean;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the batch in a body.
 * @throws BAD_USER_INPUT with all problems; QUERY_TOO_COMPLEX for too many requests
 */
export function readBatch(body: unknown): Batch {
  if (!isObject(body)) throw badInput('The body must be an object.');
  const { requests, dryRun = false } = body;
  const problems = unknownFields(body, ['requests', 'dryRun'], []);
  if (typeof dryRun !== 'boolean')
    problems.push({ message: 'dryRun must be true or false.', path: ['dryRun'] });
  if (!Array.isArray(requests) || requests.length === 0)
    problems.push({ message: 'requests must be a list of requests.', path: ['requests'] });
  else if (requests.length > MAX_PART_COUNT) throw tooManyParts('requests', requests.length);
  const ids = new Set<unknown>();
  for (const [index, request] of Array.isArray(requests) ? requests.entries() : []) {
    problems.push(...problemsOf(request, ids, ['requests', index]));
    ids.add(Object(request).id);
  }
  if (problems.length > 0) throw invalidInput(problems);
  // each was checked
  return { requests: requests as readonly BatchRequest[], dryRun: dryRun === true };
}

function problemsOf(request: unknown, ids: ReadonlySet<unknown>, at: Problem['path']): Problem[] {
  if (!isObject(request)) return [{ message: 'A request must be an object.', path: at }];
  const { id, method, path } = request;
  const problems = unknownFields(request, ['id', 'method', 'path', 'body'], at);
  const report = (name: string, message: string) =>
    problems.push({ message: `${name} ${message}.`, path: [...at, name] });
  if (typeof id !== 'string' || !REQUEST_ID.test(id))
    report('id', 'must have 1 to 64 letters, digits, _ and -, and begin with a letter');
  else if (ids.has(id)) report('id', 'must be different for each request');
  if (!METHODS.some((one) => one === method)) report('method', `must be ${METHODS.join(', ')}`);
  if (typeof path !== 'string' || !path.startsWith('/v1/') || path.length > MAX_PATH_LENGTH)
    report('path', `must begin with /v1/ and have at most ${MAX_PATH_LENGTH} characters`);
  return problems;
}

const unknownFields = (
  value: Readonly<Record<string, unknown>>,
  known: readonly string[],
  at: Problem['path'],
): Problem[] =>
  Object.keys(value)
    .filter((name) => !known.includes(name))
    .slice(0, known.length)
    .map((name) => ({
      message: `${name.slice(0, 64)} is not a field here.`,
      path: [...at, name.slice(0, 64)],
    }));
