/** The images of a book as files in a workspace, with what is known of them before anything is drawn. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Picture } from '../../domain/typst.ts';
import { dimensionsOf, HEAD } from '../blobs/sniff.ts';

/** An image as it was stored. */
export interface Image {
  readonly contentType: string;
  /** Its bytes, read when it has its turn; null when they are not there. */
  readonly read: () => Promise<Uint8Array | null>;
}

/** Endings by which typst knows what it draws. */
const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
  ['image/svg+xml', 'svg'],
]);
/** An image of more takes more memory, unpacked, than a book is worth. */
const MOST_PIXELS = 50_000_000;

/** Writes the images that can be shown into a folder, one after another; by their addresses. */
export async function keepImages(folder: string, images: ReadonlyMap<string, Image>): Promise<Map<string, Picture>> {
  const kept = new Map<string, Picture>();
  for (const [address, { contentType, read }] of images) {
    const ending = ENDINGS.get(contentType);
    const bytes = ending === undefined ? null : await read();
    if (ending === undefined || bytes === null) continue;
    const { width, height } = dimensionsOf(bytes.subarray(0, HEAD), contentType);
    if (width === undefined || height === undefined || (ending !== 'svg' && width * height > MOST_PIXELS)) continue;
    const picture = { path: `${kept.size}.${ending}`, width, height };
    await writeFile(path.join(folder, picture.path), bytes);
    kept.set(address, picture);
  }
  return kept;
}
