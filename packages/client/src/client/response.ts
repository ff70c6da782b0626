/** Reads a response of the GraphQL API. */
import { isErrorCode, LecternError, type ResponseError } from '../errors.ts';

/** The data of a response, or its error. */
export type Result =
  | { readonly data: unknown; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: LecternError };

/** Returns the data of a response, or the error that it states. */
export async function readResponse(response: Response): Promise<Result> {
  const { status } = response;
  const retryAfter = secondsOf(response.headers.get('retry-after'));
  const text = await response.text();
  const { data, errors } = parse(text);
  if (errors && errors.length > 0) {
    const [first] = errors;
    const code = first?.extensions?.['code'];
    return {
      error: new LecternError(
        isErrorCode(code) ? code : 'BAD_RESPONSE',
        first?.message ?? 'The request failed.',
        { status, errors, retryAfter, data },
      ),
    };
  }
  if (response.ok && data !== undefined && data !== null) return { data };
  return {
    error: new LecternError('BAD_RESPONSE', `The server answered ${status} without data.`, {
      status,
      retryAfter,
    }),
  };
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
