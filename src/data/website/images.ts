/** Images of pages, brought in as files. */
import type { ImportedFile, ImportProblem } from '../../domain/import.ts';
import { LONGEST_ADDRESS, type Reader, refusedBy } from './reader.ts';
import { FORBIDDEN, type Robots } from './robots.ts';

const LARGEST = 10 * 1024 * 1024;
const MOST = 500;

const endings: Readonly<Record<string, string>> = { 'image/png': '.png', 'image/jpeg': '.jpg', 'image/gif': '.gif', 'image/webp': '.webp', 'image/svg+xml': '.svg', 'image/avif': '.avif' };

/** What came of images. */
export interface Images {
  readonly files: readonly ImportedFile[];
  /** Refs by addresses. */
  readonly refs: ReadonlyMap<string, string>;
  readonly problems: readonly ImportProblem[];
  /** Whether all were tried. */
  readonly isWhole: boolean;
}

/** Reads the images at these addresses, the first 500. Those of the site itself only where it allows it; `told` is called after each one. */
export async function readImages(reader: Reader, addresses: readonly string[], site: { readonly origin: string; readonly robots: Robots }, told: (count: number) => void): Promise<Images> {
  const found = new Map<string, Omit<ImportedFile, 'ref'>>();
  const failed = new Map<string, string>();
  const tried = addresses.slice(0, MOST);
  const isDone = await reader.each(tried, async (address) => {
    const url = new URL(address);
    const refusal = (to: URL) => (to.origin === site.origin && !site.robots.allows(to.pathname + to.search) ? FORBIDDEN : undefined);
    const refused = address.length > LONGEST_ADDRESS ? 'This address is too long.' : refusal(url);
    if (refused !== undefined) failed.set(address, refused);
    else await readOne(reader, { address, refusal }, found, failed);
    told(found.size);
  });
  // In the order of the pages, not of the answers.
  const files = tried.flatMap((address) => found.get(address) ?? []).map((file, at): ImportedFile => ({ ref: `file-${at + 1}`, ...file }));
  const refs = new Map(tried.filter((address) => found.has(address)).map((address, at) => [address, `file-${at + 1}`]));
  const problems = tried.flatMap((resource) => (failed.has(resource) ? [{ resource, message: failed.get(resource) ?? '' }] : []));
  return { files, refs, problems, isWhole: isDone && !reader.isOver && tried.length === addresses.length };
}

async function readOne(
  reader: Reader,
  { address, refusal }: { readonly address: string; readonly refusal: (to: URL) => string | undefined },
  found: Map<string, Omit<ImportedFile, 'ref'>>,
  failed: Map<string, string>,
): Promise<void> {
  try {
    const { body, contentType = '' } = await reader.read(address, LARGEST, { accept: 'image/*', refusal });
    if (contentType.startsWith('image/')) found.set(address, { name: nameOf(address, contentType), contentType, bytes: body });
    else failed.set(address, 'This is not an image.');
  } catch (error) {
    failed.set(address, refusedBy(error).message);
  }
}

/** The last name of an address, with the ending of its type where it has none. */
function nameOf(address: string, contentType: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  let name = last;
  try {
    name = decodeURIComponent(last);
  } catch {
    // a percent sign that begins no character: the name as it is written
  }
  const safe = name.replace(/[/\\\p{Cc}\p{Surrogate}]/gu, '').slice(0, 200) || 'image';
  return /\.[a-z0-9]{2,5}$/i.test(safe) ? safe : safe + (endings[contentType] ?? '');
}
