/** Encodes a request as JSON, or as a multipart request if a variable is a file. */

/** A request: its document or the id of a trusted one, and the variables. */
export interface GraphQLRequest {
  readonly query?: string;
  readonly documentId?: string;
  readonly variables: object;
}

/** The body of a request, with its headers. */
interface EncodedBody {
  readonly body: string | FormData;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Returns the body of a request. A file in the variables is sent by the specification of multipart
 * requests.
 * @throws TypeError for several files, as an upload has one
 */
export function encodeBody({ variables, ...document }: GraphQLRequest): EncodedBody {
  const files: [path: string, file: Blob][] = [];
  const plain = JSON.stringify({
    ...document,
    variables: withoutFiles(variables, 'variables', files),
  });
  const [found, ...others] = files;
  if (!found) return { body: plain, headers: { 'content-type': 'application/json' } };
  if (others.length > 0) throw new TypeError('A request has one file. Send each in its own.');
  const [path, file] = found;
  const form = new FormData();
  form.append('operations', plain);
  form.append('map', JSON.stringify({ file: [path] }));
  form.append('file', file);
  return { body: form, headers: { 'graphql-require-preflight': 'true' } };
}

/** Returns a value with null for each file, which it adds to `files` with its path. */
function withoutFiles(value: unknown, path: string, files: [string, Blob][]): unknown {
  if (value instanceof Blob) {
    files.push([path, value]);
    return null;
  }
  if (Array.isArray(value))
    return value.map((item, i) => withoutFiles(item, `${path}.${i}`, files));
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      withoutFiles(item, `${path}.${name}`, files),
    ]),
  );
}
