/**
 * Orders the pages of a site, and finds the page above each: by the neighbours that the pages name,
 * then by their paths and the order in which they were found.
 */
import { setImmediate } from 'node:timers/promises';
import type { Crawl } from './crawl.ts';
import type { WebsitePart } from './part.ts';

/** The pages of a crawl that are arranged. */
type Pages = Pick<Crawl, 'order' | 'pages' | 'pathOf' | 'start'>;

/** Maximum number of pages above a page; one that would be deeper is placed by its path. */
const MAX_ANCESTOR_COUNT = 100;

/** Returns the pages in the order of a reader, below the page above them; null at the top level. */
export async function childrenOf(
  crawl: Pages,
  part: WebsitePart,
): Promise<ReadonlyMap<string | null, readonly string[]>> {
  const parents = new Map<string, string | null>();
  const children = new Map<string | null, string[]>();
  for (const key of inSequence(crawl)) {
    await setImmediate(); // each path may have thousands of segments
    const parent = placesOf(key, crawl, part).find((it) => isAbove(it, key, parents)) ?? null;
    parents.set(key, parent);
    children.set(parent, [...(children.get(parent) ?? []), key]);
  }
  return children;
}

/** Returns the pages in the order of `next` and `prev`; chains begin where a page was found first. */
function inSequence(crawl: Pages): readonly string[] {
  const { order, pages, start } = crawl;
  const after = new Map<string, string>();
  const before = new Map<string, string>();
  const join = (first: string | undefined, second: string | undefined): void => {
    if (first === undefined || second === undefined || first === second || second === start) return;
    if (after.has(first) || before.has(second)) return;
    after.set(first, second);
    before.set(second, first);
  };
  const neighbour = (address: string | undefined): string | undefined =>
    address === undefined ? undefined : crawl.pathOf(address);
  for (const key of order) join(key, neighbour(pages.get(key)?.neighbours.next));
  for (const key of order) join(neighbour(pages.get(key)?.neighbours.previous), key);
  const sequence = new Set<string>();
  for (const key of order)
    if (!sequence.has(key))
      for (const one of chainOf(headOf(key, before), after)) sequence.add(one);
  return [...sequence];
}

/** Returns the first page of the chain of a page; the page itself in a circle. */
function headOf(key: string, before: ReadonlyMap<string, string>): string {
  let head = key;
  for (let at = before.get(key); at !== undefined; at = before.get(at)) {
    if (at === key) return key;
    head = at;
  }
  return head;
}

/** Returns a page and those after it, each once. */
function chainOf(head: string, after: ReadonlyMap<string, string>): Set<string> {
  const chain = new Set<string>();
  for (let at: string | undefined = head; at !== undefined && !chain.has(at); at = after.get(at))
    chain.add(at);
  return chain;
}

/** Returns the pages that a page may be placed below, the best first. The first page has no children. */
function placesOf(key: string, crawl: Pages, part: WebsitePart): (string | null)[] {
  if (key === crawl.start) return [];
  const named = crawl.pages.get(key)?.neighbours.up;
  const up = named === undefined ? undefined : crawl.pathOf(named);
  const paths = part
    .ancestorsOf(key)
    .filter((path) => path !== crawl.start && path !== key && crawl.pages.has(path));
  if (up === undefined) return paths;
  return [up === crawl.start ? null : up, ...paths];
}

/** Returns whether a page can be above another one, which is not above it. */
function isAbove(
  place: string | null,
  key: string,
  parents: ReadonlyMap<string, string | null>,
): boolean {
  let at = place;
  for (let count = 0; at !== null; count++, at = parents.get(at) ?? null)
    if (at === key || count === MAX_ANCESTOR_COUNT) return false;
  return true;
}
