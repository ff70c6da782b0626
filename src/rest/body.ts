/** Parses request bodies as JSON. */
import { badInput, AppError } from '../domain/errors.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Returns whether a content type is JSON in UTF-8. */
function isJson(contentType: string | undefined): boolean {
  const [type = '', ...parameters] = (contentType ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '');
  return (
    /^application\/([\w.+-]+\+)?json$/.test(type) &&
    (charset === undefined || charset === 'utf-8' || charset === 'utf8')
  );
}

/** Returns whether a content type is a multipart form. */
export const isForm = (contentType: string | undefined): boolean =>
  /^multipart\/form-data\s*(;|$)/i.test(contentType ?? '');

/**
 * Returns the parsed body, `{}` for an empty one. `orForm` adds the form to the error message.
 * @throws UNSUPPORTED_MEDIA_TYPE, BAD_USER_INPUT
 */
export function parseBody(bytes: Buffer, contentType: string | undefined, orForm = false): unknown {
  if (bytes.length === 0) return {};
  if (!isJson(contentType))
    throw new AppError(
      'UNSUPPORTED_MEDIA_TYPE',
      `The body must be JSON${orForm ? ' or a form' : ''}: send the header "Content-Type: application/json"${orForm ? ' or "multipart/form-data"' : ''}.`,
    );
  const text = decode(bytes);
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw badInput('The body is not valid JSON.');
  }
}

/** Returns the text of a body without its byte order mark. */
function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw badInput('The body is not valid UTF-8.');
  }
}
