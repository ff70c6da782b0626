/** Serves the build of the front end below `/app`, from memory: no path of a request opens a file. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { notFound } from '../domain/errors.ts';
import { etagOf, isFresh } from '../rest/etag.ts';
import type { Answer } from './send.ts';

/**
 * Returns the page at a path, which is `/app` or below it. Unknown paths are screens of the app, so
 * they are answered with its page.
 * @throws NOT_FOUND for an asset that the build does not have
 */
export type AppPages = (path: string, ifNoneMatch: string | undefined) => Promise<Answer>;

/** The folder of the build. */
const BUILD = fileURLToPath(
  new URL(
    `${import.meta.url.includes('/dist/') ? '../' : ''}../../examples/front-end/dist/`,
    import.meta.url,
  ),
);

const ASSETS = '/app/assets/';
const INDEX = '/app/index.html';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

// The build has no inline scripts and styles. Pages can show images of other sites.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: https:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const NOT_BUILT = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Lectern</title>
<h1>The app is not built</h1>
<p>Run <code>node scripts/install.mjs --app</code> in the folder of Lectern, which installs its packages and builds it, and reload this page. The setting <code>APP=off</code> turns the app off.</p>
</html>
`;

/** The files of a build, by their paths in addresses. */
type Build = ReadonlyMap<string, Answer & { readonly body: Buffer }>;

/** Returns the pages of a build, which is read at the first request after it was made. */
export function createAppPages(folder: string = BUILD): AppPages {
  let reading: Promise<Build> | undefined;
  return async (at, ifNoneMatch) => {
    reading ??= readBuild(folder);
    const build = await reading;
    const index = build.get(INDEX);
    if (!index) {
      reading = undefined;
      return notBuilt();
    }
    const found = build.get(at) ?? (at.startsWith(ASSETS) ? undefined : index);
    if (!found) throw notFound();
    const { headers } = found;
    return isFresh(ifNoneMatch, String(headers['etag']))
      ? {
          status: 304,
          headers: { etag: headers['etag'], 'cache-control': headers['cache-control'] },
        }
      : found;
  };
}

const notBuilt = (): Answer => ({
  status: 503,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  },
  body: NOT_BUILT,
});

/** Reads all files of a build; an empty map if there is none. */
async function readBuild(folder: string): Promise<Build> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && path.extname(entry.name) in TYPES);
  return new Map(
    await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        const at = `/app/${path.relative(folder, file).split(path.sep).join('/')}`;
        return [at, answerOf(at, await readFile(file))] as const;
      }),
    ),
  );
}

function answerOf(at: string, body: Buffer): Answer & { readonly body: Buffer } {
  const isAsset = at.startsWith(ASSETS); // with a hash of its content in its name
  const headers = {
    'content-type': TYPES[path.extname(at)],
    'cache-control': isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: etagOf(body),
    'content-security-policy': POLICY,
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  };
  return { status: 200, headers, body, isStatic: true };
}
