/** Records the body of a response that another module writes. */
import type { ServerResponse } from 'node:http';

/**
 * Calls `onEnd` with the whole body when the response ends, before its last bytes are sent. A
 * longer body than `maxBytes` is not recorded.
 */
export function captureBody(
  res: ServerResponse,
  maxBytes: number,
  onEnd: (body: Buffer) => void,
): void {
  const chunks: Buffer[] = [];
  let size = 0;
  const { write, end } = res;
  const add = (chunk: unknown): void => {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return;
    const bytes = Buffer.from(chunk); // copied, because its writer may use the memory again
    size += bytes.length;
    if (size <= maxBytes) chunks.push(bytes);
    else chunks.length = 0;
  };
  // The overloads of node have no common form; each call is passed on as it is.
  res.write = ((...parameters: unknown[]) => {
    add(parameters[0]);
    return Reflect.apply(write, res, parameters);
  }) as typeof write;
  res.end = ((...parameters: unknown[]) => {
    res.write = write;
    res.end = end;
    add(parameters[0]);
    if (size <= maxBytes) onEnd(Buffer.concat(chunks, size));
    return Reflect.apply(end, res, parameters);
  }) as typeof end;
}
