/** Reads a response of the GraphQL API. */
import { isErrorCode, LecternError, type ResponseError } from '../errors.ts';

/**
 * Returns the data of a response.
 * @throws LecternError for a response with errors, and for one that is not of Lectern
 */
export async function readResponse(response: Response): Promise<unknown> {
  const { status } = response;
  const retryAfter = secondsOf(response.headers.get('retry-after'));
  const { data, errors = [] } = parse(await response.text());
  const [first] = errors;
  if (first) {
    const code = first.extensions?.['code'];
    const context = { status, errors, retryAfter, data };
    throw new LecternError(isErrorCode(code) ? code : 'BAD_RESPONSE', first.message, context);
  }
  if (response.ok && data != null) return data;
  const message = `The server answered ${status} without data.`;
  throw new LecternError('BAD_RESPONSE', message, { status, retryAfter });
}

interface Body {
  readonly data?: unknown;
  readonly errors?: readonly ResponseError[] | undefined;
}

/** Returns the members of a response; none for a text that is not GraphQL, such as a proxy's page. */
function parse(text: string): Body {
  try {
    const { data, errors }: { data?: unknown; errors?: unknown } = Object(JSON.parse(text));
    return { data, errors: Array.isArray(errors) ? errors.filter(isResponseError) : undefined };
  } catch {
    return {};
  }
}

const isResponseError = (value: unknown): value is ResponseError =>
  typeof Object(value).message === 'string';

/** Returns the seconds of `Retry-After`, which Lectern sends as a number. */
function secondsOf(header: string | null): number | undefined {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
