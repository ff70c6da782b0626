// Sends requests without decompressing the responses, and returns them as they are on the wire.
import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A request; by default a GET without a body. */
export interface WireRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** A response with its bytes, compressed or not. */
export interface WireResponse {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  /** The decompressed body. */
  readonly text: string;
}

/** Sends a request to an address. */
export function sendWire(
  url: string,
  { method = 'GET', headers = {}, body }: WireRequest = {},
): Promise<WireResponse> {
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    request(url, { method, headers: { ...headers, ...length }, agent: false }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = decoded(bytes, res.headers['content-encoding']);
        resolve({ status: res.statusCode, headers: res.headers, bytes, text });
      });
    })
      .on('error', reject)
      .end(body);
  });
}

function decoded(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}
