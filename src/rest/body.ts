/** Reads the bytes of a body as JSON. */
import { badInput, Fault } from '../domain/errors.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Whether a content type says JSON in UTF-8. */
function isJson(contentType: string | undefined): boolean {
  const [type = '', ...parameters] = (contentType ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '');
  return /^application\/([\w.+-]+\+)?json$/.test(type) && (charset === undefined || charset === 'utf-8' || charset === 'utf8');
}

/** Whether a content type says a form with files. */
export const isForm = (contentType: string | undefined): boolean => /^multipart\/form-data\s*(;|$)/i.test(contentType ?? '');

/** The value of a body; `{}` for none. `orForm` says whether it could have been a form. Throws UNSUPPORTED_MEDIA_TYPE and BAD_USER_INPUT. */
export function parseBody(bytes: Buffer, contentType: string | undefined, orForm = false): unknown {
  if (bytes.length === 0) return {};
  if (!isJson(contentType))
    throw new Fault('UNSUPPORTED_MEDIA_TYPE', `The body must be JSON${orForm ? ' or a form' : ''}: send the header "Content-Type: application/json"${orForm ? ' or "multipart/form-data"' : ''}.`);
  const text = decode(bytes);
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw badInput('The body is not valid JSON.');
  }
}

/** The text of a body, without a byte order mark. */
function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw badInput('The body is not valid UTF-8.');
  }
}
