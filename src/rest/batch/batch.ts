/** Answers `POST /v1/batch`: several requests of `/v1` in one transaction. */
import type { Context } from '../../context.ts';
import { AppError, badInput, unauthenticated } from '../../domain/errors.ts';
import { transact } from '../../graphql/transact.ts';
import { notForVisitors } from '../../graphql/visitors.ts';
import { JSON_TYPE, type RestResponse } from '../answer.ts';
import { parseBody } from '../body.ts';
import type { RestRequest } from '../handler.ts';
import { type Batch, type BatchRequest, MAX_BATCH_BYTES, readBatch } from './input.ts';
import { References } from './references.ts';

/** The path of batches. */
export const BATCH_PATH = '/v1/batch';
/** The operation of batches, for logs and metrics. */
export const BATCH_OPERATION = 'runBatch';

/** The headers of a response that a batch repeats. */
const HEADERS = ['location', 'etag', 'deprecation', 'link'] as const;

/**
 * Answers one request inside a batch.
 * @throws AppError for a refused request, and for one that cannot be in a batch
 */
export type AnswerPart = (request: RestRequest) => Promise<RestResponse>;

/** The progress of a batch. */
export interface BatchProgress {
  /** The id of the request that is being answered, or that failed. */
  current: string | undefined;
}

/**
 * Answers a batch.
 * @throws AppError for a refused batch, and for a refused request in it, which is then the current
 * one
 */
export async function answerBatch(
  request: RestRequest,
  answer: AnswerPart,
  progress: BatchProgress,
): Promise<RestResponse> {
  const context = await request.context();
  if (!context.viewer) throw context.visitor ? notForVisitors() : unauthenticated();
  const body = parseBody(await request.body(MAX_BATCH_BYTES), request.headers['content-type']);
  const batch = readBatch(body);
  await request.spend(batch.requests.length - 1);
  return {
    status: 200,
    headers: { 'content-type': JSON_TYPE },
    body: await run(request, context, batch, { answer, progress }),
    operation: BATCH_OPERATION,
  };
}

/** Runs the requests of a batch in one transaction, and returns the body of its response. */
async function run(
  request: RestRequest,
  context: Context,
  { requests, dryRun }: Batch,
  { answer, progress }: { readonly answer: AnswerPart; readonly progress: BatchProgress },
): Promise<string> {
  const part = context.inParts(requests.length);
  const options = {
    dryRun,
    // access to what was read before would not be checked for a replay
    request: requests.every(({ method }) => method === 'GET')
      ? undefined
      : ['POST', BATCH_PATH, requests],
    partCount: requests.length,
  };
  const responses = await transact(part, options, async () => {
    progress.current = undefined;
    const references = new References(MAX_BATCH_BYTES);
    const texts: string[] = [];
    for (const [index, one] of requests.entries()) {
      progress.current = one.id;
      part.budget.beginPart();
      const response = await answer(partOf(request, part, references, { one, index }));
      references.add(one.id, String(response.body ?? ''));
      texts.push(textOf(one.id, response));
    }
    progress.current = undefined;
    return texts;
  });
  return `{"responses":[${responses.join()}],"committed":${!dryRun}}`;
}

/** Returns a request of a batch as the server would receive it alone. */
function partOf(
  { requestId }: RestRequest,
  context: Context,
  references: References,
  { one, index }: { readonly one: BatchRequest; readonly index: number },
): RestRequest {
  const { method, path, body } = one;
  const at = `requests.${index}`;
  return {
    method,
    url: references.inPath(path, `${at}.path`),
    headers: { 'content-type': 'application/json' },
    requestId,
    async body(limitBytes) {
      if (body === undefined) return Buffer.alloc(0);
      const bytes = Buffer.from(JSON.stringify(references.inBody(body, `${at}.body`)));
      if (bytes.length <= limitBytes) return bytes;
      throw new AppError(
        'PAYLOAD_TOO_LARGE',
        `The body of this request must have at most ${limitBytes} bytes.`,
      );
    },
    context: async () => context,
    // the batch has paid for all of its requests
    spend: async () => {},
  };
}

/** Returns a response as JSON, with the bytes of its body. */
function textOf(id: string, { status, headers, body }: RestResponse): string {
  const kept = HEADERS.flatMap((name) => {
    const { [name]: value } = headers;
    return value === undefined ? [] : [[name, value] as const];
  });
  const about = JSON.stringify({
    id,
    status,
    ...(kept.length > 0 && { headers: Object.fromEntries(kept) }),
  });
  return body === undefined ? about : `${about.slice(0, -1)},"body":${String(body)}}`;
}

/** Returns the error for a route that no batch can have. */
export const notInBatch = (reason: string): AppError =>
  badInput(`This request cannot be in a batch, because ${reason}. Send it alone.`);
