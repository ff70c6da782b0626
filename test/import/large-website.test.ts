// Tests importing a website with more pages than an import reads.
import { expect, it } from 'vitest';
import { makeTestSpace, pathsOf } from '../edit/support.ts';
import { serve } from '../fixtures/site.ts';
import { useWorld } from '../support.ts';
import { begin, finishedImport, pollUntil } from './support.ts';

const world = useWorld({ ALLOW_PRIVATE_NETWORKS: 'on' }, { jobs: true });

const CHAPTER_COUNT = 30;
const PAGES_PER_CHAPTER_COUNT = 70;
/** The default of WEBSITE_PAGES. */
const MAX_PAGE_COUNT = 2000;

/** Serves a site of 30 chapters with 69 pages each, which a sitemap lists, and of its start. */
async function largeSite(): Promise<string> {
  const paths = Array.from({ length: CHAPTER_COUNT }, (_, chapter) =>
    Array.from({ length: PAGES_PER_CHAPTER_COUNT }, (__, page) =>
      page === 0 ? `chapter-${chapter}` : `chapter-${chapter}/page-${page}`,
    ),
  ).flat();
  const known = new Set(paths.map((path) => `/docs/${path}`));
  const links = (path: string) => `<a href="/docs/${path}">${path}</a>`;
  const url: string = await serve((req, res) => {
    const address = req.url ?? '';
    if (address === '/sitemap.xml') {
      const locations = paths.map((path) => `<url><loc>${url}/docs/${path}</loc></url>`);
      return void res
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(`<urlset>${locations.join('')}</urlset>`);
    }
    if (address !== '/docs/' && !known.has(address)) return void res.writeHead(404).end();
    const title = address.slice('/docs/'.length) || 'Start';
    const at = paths.indexOf(title);
    const next = paths[at + 1] === undefined ? '' : links(paths[at + 1] ?? '');
    res
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        `<html><head><title>${title}</title></head><body><main><h1>${title}</h1><p>${`Words of ${title}. `.repeat(100)}</p>${next}</main></body></html>`,
      );
  });
  return `${url}/docs/`;
}

it('imports as many pages of a website as the setting permits, as a tree, in a job', {
  timeout: 600_000,
}, async () => {
  const [testSpace, url] = [await makeTestSpace(world), await largeSite()];
  const id = await begin(world, testSpace.id, { source: 'WEBSITE', url }, { seconds: 300 });
  const { data } = await pollUntil(
    () => finishedImport(world.as('ana'), id),
    (answer) => answer.data?.finishedImport?.status !== 'RUNNING',
  );
  const { status, importedResources, problems } = data.finishedImport;
  expect({ status, importedResources, problems }).toEqual({
    status: 'DONE',
    importedResources: MAX_PAGE_COUNT,
    problems: [{ resource: url, message: 'Only 2,000 pages were read.' }],
  });
  const paths = await pathsOf(world, testSpace.id);
  expect(paths.length).toBe(MAX_PAGE_COUNT);
  expect(paths.slice(0, 3)).toEqual(['start', 'chapter-0', 'chapter-0/page-1']);
});
