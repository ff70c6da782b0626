/** Imports the images of pages as files. */
import type { ImportedFile, ImportProblem } from '../../domain/import.ts';
import { MAX_URL_LENGTH } from './part.ts';
import { type WebsiteReader, refusedBy } from './reader.ts';
import { FORBIDDEN, type Robots } from './robots.ts';

const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
const MAX_IMAGE_COUNT = 500;

const extensions: Readonly<Record<string, string>> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/gif': '.gif',
  'image/webp': '.webp',
  'image/svg+xml': '.svg',
  'image/avif': '.avif',
};

/** The result of importing images. */
export interface Images {
  readonly files: readonly ImportedFile[];
  /** References by URL. */
  readonly refs: ReadonlyMap<string, string>;
  readonly problems: readonly ImportProblem[];
  /** True when all images were tried. */
  readonly isWhole: boolean;
}

/**
 * Fetches the images at these URLs, the first 500; those of the site itself only where robots.txt
 * allows them. `onProgress` is called after each one.
 */
export async function readImages(
  reader: WebsiteReader,
  addresses: readonly string[],
  site: { readonly origin: string; readonly robots: Robots },
  onProgress: (count: number) => void,
): Promise<Images> {
  const found = new Map<string, Omit<ImportedFile, 'ref'>>();
  const failed = new Map<string, string>();
  const tried = addresses.slice(0, MAX_IMAGE_COUNT);
  const isDone = await reader.each(tried, async (address) => {
    const url = new URL(address);
    const refusal = (to: URL) =>
      to.origin === site.origin && !site.robots.allows(to.pathname + to.search)
        ? FORBIDDEN
        : undefined;
    const refused = address.length > MAX_URL_LENGTH ? 'This address is too long.' : refusal(url);
    if (refused !== undefined) failed.set(address, refused);
    else await readOne(reader, { address, refusal }, found, failed);
    onProgress(found.size);
  });
  // In the order of the pages, not of the responses.
  const files = tried
    .flatMap((address) => found.get(address) ?? [])
    .map((file, index): ImportedFile => ({ ref: `file-${index + 1}`, ...file }));
  const refs = new Map(
    tried
      .filter((address) => found.has(address))
      .map((address, index) => [address, `file-${index + 1}`]),
  );
  const problems = tried.flatMap((resource) =>
    failed.has(resource) ? [{ resource, message: failed.get(resource) ?? '' }] : [],
  );
  return {
    files,
    refs,
    problems,
    isWhole: isDone && !reader.isOver && tried.length === addresses.length,
  };
}

async function readOne(
  reader: WebsiteReader,
  {
    address,
    refusal,
  }: { readonly address: string; readonly refusal: (to: URL) => string | undefined },
  found: Map<string, Omit<ImportedFile, 'ref'>>,
  failed: Map<string, string>,
): Promise<void> {
  try {
    const { body, contentType = '' } = await reader.read(address, MAX_IMAGE_BYTES, {
      accept: 'image/*',
      refusal,
    });
    if (contentType.startsWith('image/'))
      found.set(address, { name: nameOf(address, contentType), contentType, bytes: body });
    else failed.set(address, 'This is not an image.');
  } catch (error) {
    failed.set(address, refusedBy(error).message);
  }
}

/**
 * Returns the last path segment of a URL, with the file extension of its type where it has none.
 */
function nameOf(address: string, contentType: string): string {
  const segment = new URL(address).pathname.split('/').at(-1) ?? '';
  let name = segment;
  try {
    name = decodeURIComponent(segment);
  } catch {
    // an invalid percent-encoding: the name stays as it is written
  }
  const safe = name.replace(/[/\\\p{Cc}\p{Surrogate}]/gu, '').slice(0, 200) || 'image';
  return /\.[a-z0-9]{2,5}$/i.test(safe) ? safe : safe + (extensions[contentType] ?? '');
}
