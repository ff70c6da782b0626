/**
 * Checks a response of `/v1` against the contract's bodies and our own OpenAPI; the test client
 * calls it for each response.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { BATCH_PATH } from '../../src/rest/batch/batch.ts';
import { openapiDocument } from '../../src/rest/openapi.ts';
import { createRouter } from '../../src/rest/router.ts';
import type { Route } from '../../src/rest/route.ts';
import { routes } from '../../src/rest/routes.ts';
import { operations, resources } from './contract.ts';
import { readSchema } from './sdl.ts';

/** A response as a client receives it. */
export interface Answer {
  readonly method: string;
  /** Path, with or without the query. */
  readonly path: string;
  readonly status: number;
  /** Headers by their lower-case names. */
  readonly headers: Readonly<Record<string, string | readonly string[] | number | undefined>>;
  /** The body as JSON, as text, or undefined. */
  readonly body?: unknown;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
// The package is CommonJS: its function is the default of its default.
formats.default(ajv);
ajv.addSchema(resources);
const openapi = openapiDocument(readSchema());
ajv.addSchema({ $id: 'https://lectern.test/openapi', ...openapi });

const find = createRouter(routes);
const contracted = new Map(
  operations.map((operation) => [`${operation.method} ${operation.path}`, operation]),
);
const validators = new Map<string, ValidateFunction>();

/**
 * Throws an error that lists the differences when a response breaks the contract or the OpenAPI.
 */
export function checkAnswer(answer: Answer): void {
  const flaws = answer.status >= 400 ? refusalFlaws(answer) : successFlaws(answer);
  if (flaws.length === 0) return;
  const what = `${answer.method} ${answer.path} answered ${answer.status}, and that breaks the contract:`;
  throw new Error(
    [what, ...flaws.map((flaw) => `  ${flaw}`), JSON.stringify(answer.body)?.slice(0, 2000)].join(
      '\n',
    ),
  );
}

function refusalFlaws(answer: Answer): string[] {
  if (answer.method === 'HEAD') return bodyFlaws(answer, false);
  const body = parsed(answer.body);
  const flaws = [
    ...bodyFlaws(answer, true),
    ...against(`${resources.$id}#/$defs/Error`, body),
    ...against('https://lectern.test/openapi#/components/schemas/Error', body),
  ];
  const { code, reason } = Object(Object(body)['error']);
  if (code !== answer.status) flaws.push(`error.code is ${String(code)}.`);
  return [...flaws, ...undeclaredFlaws(answer, String(reason))];
}

/** Returns a flaw if the OpenAPI document does not declare that an operation answers an error. */
function undeclaredFlaws({ method, path, status }: Answer, reason: string): string[] {
  const match = status < 500 ? find(method, path.split('?')[0] ?? '') : undefined;
  if (!match || 'allow' in match) return [];
  const { target } = match;
  const responses = Object(openapi['paths'])[target.path][target.method.toLowerCase()].responses;
  const declared =
    String(responses[status]?.$ref ?? '')
      .split('/')
      .at(-1) ?? '';
  const { [declared]: response } = Object(openapi['components']).responses;
  return response?.['x-reasons']?.includes(reason)
    ? []
    : [`OpenAPI does not declare ${status} ${reason} for ${target.method} ${target.path}.`];
}

function successFlaws(answer: Answer): string[] {
  const [path = ''] = answer.path.split('?');
  if (path === BATCH_PATH) return batchFlaws(answer);
  const match = find(answer.method, path);
  if (!match || 'allow' in match) return ['There is no such route.'];
  if (answer.status === 304) return bodyFlaws(answer, false);
  const { target } = match;
  const expected = contracted.get(`${target.method} ${target.path}`)?.status ?? target.status;
  // 204 says that there was nothing to delete
  const isExpected =
    answer.status === expected || (target.method === 'DELETE' && answer.status === 204);
  const flaws = isExpected ? [] : [`The status must be ${expected}.`];
  const sends = target.body !== undefined && answer.method !== 'HEAD';
  if (
    (expected === 201 || expected === 302) &&
    !/^https?:\/\//.test(String(answer.headers['location']))
  )
    flaws.push(`A ${expected} carries an absolute Location.`);
  flaws.push(...bodyFlaws(answer, sends));
  return sends && flaws.length === 0 ? shapeFlaws(target, answer) : flaws;
}

/** Checks a batch. Its tests compare the responses in it with those of single requests. */
function batchFlaws(answer: Answer): string[] {
  const pointer = 'paths/~1v1~1batch/post/responses/200/content/application~1json/schema';
  return [
    ...bodyFlaws(answer, true),
    ...against(`https://lectern.test/openapi#/${pointer}`, parsed(answer.body)),
  ];
}

function shapeFlaws(route: Route, answer: Answer): string[] {
  const body = parsed(answer.body);
  const returns = contracted.get(`${route.method} ${route.path}`)?.returns;
  const pointer = `paths/${route.path.replaceAll('/', '~1')}/${route.method.toLowerCase()}/responses/${answer.status}/content/application~1json/schema`;
  return [
    ...(returns === undefined ? [] : against(`${resources.$id}#/$defs/${returns}`, body)),
    ...against(`https://lectern.test/openapi#/${encodeURI(pointer)}`, body),
  ];
}

function bodyFlaws(answer: Answer, wanted: boolean): string[] {
  const there = answer.body !== undefined && answer.body !== '' && answer.body !== null;
  if (there !== wanted) return [wanted ? 'A body is missing.' : 'There must be no body.'];
  const type = String(answer.headers['content-type']);
  return wanted && type !== 'application/json; charset=utf-8'
    ? [`The content type is ${type}.`]
    : [];
}

const parsed = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : body);

function against(reference: string, value: unknown): string[] {
  const validate = validators.get(reference) ?? ajv.compile({ $ref: reference });
  validators.set(reference, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath || 'The body'} ${message} ${JSON.stringify(params)} (${decodeURI(reference)})`,
  );
}
