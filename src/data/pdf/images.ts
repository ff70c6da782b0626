/**
 * Writes the images of a book into a workspace, and reads their dimensions before anything is
 * drawn.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Picture } from '../../domain/typst.ts';
import { dimensionsOf, HEAD_BYTES } from '../blobs/sniff.ts';

/** A stored image. */
export interface Image {
  readonly contentType: string;
  /** Reads the bytes; null when they do not exist. */
  readonly read: () => Promise<Uint8Array | null>;
}

/** File extensions by which typst detects the format. */
const EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
  ['image/svg+xml', 'svg'],
]);
/** Maximum number of pixels of an image; decoding a larger one would take too much memory. */
const MAX_PIXEL_COUNT = 50_000_000;

/** Writes the drawable images into a folder, one at a time, and returns them by their URLs. */
export async function writeImages(
  folder: string,
  images: ReadonlyMap<string, Image>,
): Promise<Map<string, Picture>> {
  const written = new Map<string, Picture>();
  for (const [address, { contentType, read }] of images) {
    const extension = EXTENSIONS.get(contentType);
    const bytes = extension === undefined ? null : await read();
    if (extension === undefined || bytes === null) continue;
    const { width, height } = dimensionsOf(bytes.subarray(0, HEAD_BYTES), contentType);
    if (
      width === undefined ||
      height === undefined ||
      (extension !== 'svg' && width * height > MAX_PIXEL_COUNT)
    )
      continue;
    const picture = { path: `${written.size}.${extension}`, width, height };
    await writeFile(path.join(folder, picture.path), bytes);
    written.set(address, picture);
  }
  return written;
}
