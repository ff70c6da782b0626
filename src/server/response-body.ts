/** Measures and joins bodies of responses, which can have several parts. */

/** The body of a response: text, bytes, or bytes in parts, which are sent without being copied. */
export type ResponseBody = string | Buffer | readonly Buffer[];

const isInParts = (body: ResponseBody): body is readonly Buffer[] => Array.isArray(body);

/** Returns the number of bytes of a body. */
export const byteLengthOf = (body: ResponseBody): number =>
  isInParts(body) ? body.reduce((sum, { length }) => sum + length, 0) : Buffer.byteLength(body);

/** Returns a body as bytes. */
export function bytesOf(body: ResponseBody): Buffer {
  if (isInParts(body)) return Buffer.concat(body);
  return typeof body === 'string' ? Buffer.from(body) : body;
}

/** Returns the parts of a body. */
export const partsOf = (body: ResponseBody): readonly (string | Buffer)[] =>
  isInParts(body) ? body : [body];
