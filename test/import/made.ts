// Serves files to import, for the tests in this folder.
import { serve } from '../fixtures/site.ts';

/** Serves these bytes at each path and returns the address of the server. */
export const serveFiles = (
  files: Readonly<Record<string, readonly [type: string, body: string | Uint8Array]>>,
): Promise<string> =>
  serve((req, res) => {
    const [type, body] = files[req.url?.split('?')[0] ?? ''] ?? [];
    if (type === undefined) res.writeHead(404).end();
    else res.writeHead(200, { 'content-type': type }).end(body);
  });
