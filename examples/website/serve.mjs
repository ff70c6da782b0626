// Serves the example website on this machine, so that it can be imported:
// node examples/website/serve.mjs
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

/** The files by their paths; every other path is 404. */
const files = new Map([
  ['/', ['index.html', 'text/html']],
  ['/brewing/', ['brewing/index.html', 'text/html']],
  ['/brewing/filter.html', ['brewing/filter.html', 'text/html']],
  ['/cup.svg', ['cup.svg', 'image/svg+xml']],
]);

/**
 * Answers a request for a page of the website.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export async function website(request, response) {
  const [file, type] = files.get(request.url ?? '') ?? [];
  if (file === undefined) return void response.writeHead(404).end();
  response
    .writeHead(200, { 'content-type': type })
    .end(await readFile(new URL(file, import.meta.url)));
}

if (argv[1] === fileURLToPath(import.meta.url))
  createServer(website).listen(4100, '127.0.0.1', () => console.log('http://127.0.0.1:4100/'));
