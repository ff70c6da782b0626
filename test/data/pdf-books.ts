// Makes books for the tests of PDF.
import { deflateSync } from 'node:zlib';
import { type Book, makePdf } from '../../src/data/pdf.ts';
import { readPdf } from './pdf-reader.ts';

/** The limits of the process in tests: a minute. */
export const bounds = { timeoutMs: 60_000 };
/** Returns a page of a book. */
export const page = (
  title: string,
  markdown: string,
  depth = 1,
  id = title,
): Book['pages'][number] => ({
  id,
  title,
  depth,
  markdown,
});
/** Returns a book of pages. */
export const bookOf = (pages: Book['pages'], images: Book['images'] = new Map()): Book => ({
  title: 'Handbook',
  date: '2026-11-21',
  pages,
  images,
  titles: new Map(),
});
/** Makes a PDF and reads it. */
export const read = async (book: Book) => readPdf((await makePdf(book, bounds)).bytes);

/** Returns an image of a book. */
export const image = (contentType: string, bytes: Buffer | null) => ({
  contentType,
  read: async () => bytes,
});

/** Returns a grey PNG image, or one with other bytes in place of its compressed pixels. */
export function png(
  width: number,
  height: number,
  pixels = deflateSync(Buffer.alloc((width + 1) * height, 0)),
): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), body]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(body.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
