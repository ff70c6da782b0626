/** Has the file of the demo site, whose bytes are in this module. */
import { createHash } from 'node:crypto';
import type { Blobs } from '../../src/data/blobs.ts';
import { claimBlob } from '../../src/data/content-store/garbage-collection.ts';
import type { Tx } from '../../src/data/database.ts';
import type { Change } from '../../src/domain/changes/change.ts';
import { demoId } from './ids.ts';

const COLORS = ['#2563eb', '#16a34a', '#f59e0b', '#dc2626'] as const;
const SQUARE_WIDTH = 60;

const bars = COLORS.map(
  (color, index) =>
    `<rect x="${index * SQUARE_WIDTH}" width="${SQUARE_WIDTH}" height="80" fill="${color}"/>`,
);
const width = COLORS.length * SQUARE_WIDTH;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="80">${bars.join('')}</svg>`;

/** An image of four colors. */
export const palette = {
  id: demoId('File', 'palette'),
  name: 'palette.svg',
  contentType: 'image/svg+xml',
  bytes: Buffer.from(svg),
} as const;

const hash = createHash('sha256').update(palette.bytes).digest('hex');

/** The change that adds the image to a space. */
export const insertPalette: Change = {
  kind: 'insertFile',
  file: {
    id: palette.id,
    fields: {
      name: palette.name,
      contentType: palette.contentType,
      size: palette.bytes.length,
      blob: hash,
      width,
      height: 80,
    },
  },
};

/** Claims the bytes of the file in the database, and stores them if there is a store. */
export async function seedFiles(tx: Tx, blobs: Pick<Blobs, 'store'> | undefined): Promise<void> {
  await claimBlob(tx.query, hash, palette.bytes.length);
  if (blobs) await storeDemoFiles(blobs);
}

/** Stores the bytes of the file, which are claimed in the database already. */
export async function storeDemoFiles(blobs: Pick<Blobs, 'store'>): Promise<void> {
  await blobs.store(palette.bytes, { ...palette, claim: async () => {} });
}
