/**
 * Reads zip archives: lists the files of the central directory and unpacks each on demand, with a
 * limit on the total size that is checked during unpacking.
 */
import { Inflate } from 'fflate';
import { badInput, AppError } from '../errors.ts';

/** A file of an archive. */
export interface ZipEntry {
  /** The path in Unicode NFC, with `/` as separator. */
  readonly path: string;
  /** The name of the file as it is written in the archive. */
  readonly name: string;
  /** The unpacked size in bytes, as the archive declares it. */
  readonly size: number;
  /**
   * Unpacks the file. @throws BAD_USER_INPUT where it is damaged, is larger than declared, or
   * exceeds the total limit.
   */
  read(): Uint8Array;
}

const MAX_ENTRY_COUNT = 20_000;
/** The maximum unpacked size of all files together. */
const MAX_TOTAL_BYTES = 200 * 1024 * 1024;
/** The number of bytes that are unpacked in one step, which can expand about a thousandfold. */
const STEP_BYTES = 16 * 1024;

const END = 0x06054b50;
const DIRECTORY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const MAX_COMMENT_BYTES = 0xffff;
const ENCRYPTED_FLAGS = 1 | (1 << 6) | (1 << 13);
const SYMLINK = 0o120000;
const FILE_TYPE_MASK = 0o170000;

/**
 * Returns the files of a zip in the order of its directory, without folders and symbolic links.
 *
 * @throws BAD_USER_INPUT for an invalid, damaged or encrypted archive, more than 20,000 entries,
 * more than 200 MiB unpacked, or a path outside of the archive.
 */
export function entriesOfZip(bytes: Uint8Array): ZipEntry[] {
  const archive = new ZipArchive(bytes);
  return archive.entries();
}

const damagedError = (what: string) => badInput(`This archive is damaged: ${what}.`);

class ZipArchive {
  private readonly bytes: Uint8Array;
  private readonly view: DataView;
  private remaining = MAX_TOTAL_BYTES;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  entries(): ZipEntry[] {
    const end = this.endOfDirectory();
    const [count, size, offset] = [
      this.view.getUint16(end + 10, true),
      this.view.getUint32(end + 12, true),
      this.view.getUint32(end + 16, true),
    ];
    if (count === 0xffff || size === 0xffffffff || offset === 0xffffffff)
      throw badInput('This is a zip of more than 4 GiB or 65,534 files.');
    if (count > MAX_ENTRY_COUNT)
      throw badInput(`This archive has more than ${MAX_ENTRY_COUNT.toLocaleString('en')} files.`);
    // Data may precede the archive, as in a self-extracting one; all offsets are shifted by its
    // length.
    const prefixLength = end - size - offset;
    if (prefixLength < 0) throw damagedError('its directory is cut');
    const entries: ZipEntry[] = [];
    let total = 0;
    for (let n = 0, at = prefixLength + offset; n < count; n++) {
      const { entry, next } = this.entryAt(at, end, prefixLength);
      if (entry) entries.push(entry);
      total += entry?.size ?? 0;
      at = next;
    }
    if (total > MAX_TOTAL_BYTES) throw tooLargeError();
    return entries;
  }

  private endOfDirectory(): number {
    const last = this.bytes.length - END_LENGTH;
    for (let at = last; at >= Math.max(0, last - MAX_COMMENT_BYTES); at--) {
      if (
        this.view.getUint32(at, true) === END &&
        at + END_LENGTH + this.view.getUint16(at + 20, true) <= this.bytes.length
      )
        return at;
    }
    throw badInput('This is not a zip.');
  }

  private entryAt(
    at: number,
    end: number,
    prefixLength: number,
  ): { entry: ZipEntry | undefined; next: number } {
    if (at + 46 > end || this.view.getUint32(at, true) !== DIRECTORY)
      throw damagedError('its directory is cut');
    const [flags, method] = [this.view.getUint16(at + 8, true), this.view.getUint16(at + 10, true)];
    const [packed, size] = [this.view.getUint32(at + 20, true), this.view.getUint32(at + 24, true)];
    const [nameLength, extra, comment] = [
      this.view.getUint16(at + 28, true),
      this.view.getUint16(at + 30, true),
      this.view.getUint16(at + 32, true),
    ];
    const mode = this.view.getUint16(at + 40, true);
    const headerOffset = prefixLength + this.view.getUint32(at + 42, true);
    const next = at + 46 + nameLength + extra + comment;
    if (next > end) throw damagedError('its directory is cut');
    const written = textIn(this.bytes.subarray(at + 46, at + 46 + nameLength));
    const path = pathOf(written);
    if (path.endsWith('/') || (mode & FILE_TYPE_MASK) === SYMLINK)
      return { entry: undefined, next };
    if (flags & ENCRYPTED_FLAGS) throw badInput('This archive is encrypted.');
    return {
      entry: {
        path,
        name: written.replace(/.*[\\/]/s, ''),
        size,
        read: () => this.read(path, headerOffset, packed, size, method),
      },
      next,
    };
  }

  private read(
    path: string,
    headerOffset: number,
    packed: number,
    size: number,
    method: number,
  ): Uint8Array {
    if (headerOffset + 30 > this.bytes.length || this.view.getUint32(headerOffset, true) !== LOCAL)
      throw damagedError(path);
    const start =
      headerOffset +
      30 +
      this.view.getUint16(headerOffset + 26, true) +
      this.view.getUint16(headerOffset + 28, true);
    if (start + packed > this.bytes.length) throw damagedError(path);
    const bytes = this.bytes.subarray(start, start + packed);
    if (method !== 0 && method !== 8)
      throw badInput(`This archive uses an unsupported compression method: ${path}.`);
    const unpacked = method === 0 ? bytes : this.unpacked(bytes, size, path);
    if (unpacked.length !== size) throw damagedError(path);
    this.remaining -= unpacked.length;
    if (this.remaining < 0) throw tooLargeError();
    return unpacked;
  }

  private unpacked(packed: Uint8Array, size: number, path: string): Uint8Array {
    const output = new Uint8Array(Math.min(size, this.remaining));
    let length = 0;
    const inflate = new Inflate((chunk) => {
      if (length + chunk.length > size) throw damagedError(path);
      if (length + chunk.length > output.length) throw tooLargeError();
      output.set(chunk, length);
      length += chunk.length;
    });
    try {
      for (let at = 0; at === 0 || at < packed.length; at += STEP_BYTES)
        inflate.push(packed.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= packed.length);
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw damagedError(path);
    }
    return output.subarray(0, length);
  }
}

const tooLargeError = () => badInput('This archive has more than 200 MiB when it is unpacked.');

/** Returns the text of a name. Names that are not UTF-8 are read as Latin-1. */
function textIn(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

/** Returns a path in Unicode NFC. */
function pathOf(name: string): string {
  const path = name.replaceAll('\\', '/').normalize('NFC');
  if (
    path.startsWith('/') ||
    /^[a-z]:/i.test(path) ||
    path.split('/').includes('..') ||
    path.includes('\0')
  )
    throw badInput(
      `This archive has a path that leads out of it: ${JSON.stringify(path.slice(0, 100))}.`,
    );
  return path.replace(/\/{2,}/g, '/').replace(/^(?:\.\/)+/, '');
}
