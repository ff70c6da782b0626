/** Reading a zip: what its directory names, unpacked one by one, with a bound on all of it that is counted while it is unpacked. */
import { Inflate } from 'fflate';
import { badInput, Fault } from '../errors.ts';

/** A file of an archive. */
export interface ZipEntry {
  /** Its path, with `/` between the names, in composed characters. */
  readonly path: string;
  /** Bytes of it, as the archive says. */
  readonly size: number;
  /** Its bytes. BAD_USER_INPUT where they are damaged, or more than was said, or all that was read is too much. */
  read(): Uint8Array;
}

const MOST_ENTRIES = 20_000;
/** Bytes of all files of an archive, unpacked. */
const MOST_BYTES = 200 * 1024 * 1024;
/** Bytes that are unpacked at once: a thousand times as many may come of them. */
const STEP = 16 * 1024;

const END = 0x06054b50;
const DIRECTORY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const ENCRYPTED = 1 | (1 << 6) | (1 << 13);
const SYMLINK = 0o120000;
const KINDS = 0o170000;

/**
 * The files of a zip, in the order of its directory, without folders and symbolic links. BAD_USER_INPUT for what is no zip or damaged,
 * is encrypted, has more than 20,000 entries, more than 200 MiB unpacked, or a name that leads out of it.
 */
export function entriesOfZip(bytes: Uint8Array): ZipEntry[] {
  const archive = new Archive(bytes);
  return archive.entries();
}

const damaged = (what: string) => badInput(`This archive is damaged: ${what}.`);

class Archive {
  private readonly bytes: Uint8Array;
  private readonly view: DataView;
  private left = MOST_BYTES;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  entries(): ZipEntry[] {
    const end = this.endOfDirectory();
    const [count, size, offset] = [this.view.getUint16(end + 10, true), this.view.getUint32(end + 12, true), this.view.getUint32(end + 16, true)];
    if (count === 0xffff || size === 0xffffffff || offset === 0xffffffff) throw badInput('This is a zip of more than 4 GiB or 65,534 files.');
    if (count > MOST_ENTRIES) throw badInput(`This archive has more than ${MOST_ENTRIES.toLocaleString('en')} files.`);
    // Something may stand before the archive, as in one that unpacks itself: then all places are that much later.
    const before = end - size - offset;
    if (before < 0) throw damaged('its directory is cut');
    const entries: ZipEntry[] = [];
    let total = 0;
    for (let n = 0, at = before + offset; n < count; n++) {
      const { entry, next } = this.entryAt(at, end, before);
      if (entry) entries.push(entry);
      total += entry?.size ?? 0;
      at = next;
    }
    if (total > MOST_BYTES) throw tooMuch();
    return entries;
  }

  private endOfDirectory(): number {
    const last = this.bytes.length - END_LENGTH;
    for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--) {
      if (this.view.getUint32(at, true) === END && at + END_LENGTH + this.view.getUint16(at + 20, true) <= this.bytes.length) return at;
    }
    throw badInput('This is not a zip.');
  }

  private entryAt(at: number, end: number, before: number): { entry: ZipEntry | undefined; next: number } {
    if (at + 46 > end || this.view.getUint32(at, true) !== DIRECTORY) throw damaged('its directory is cut');
    const [flags, method] = [this.view.getUint16(at + 8, true), this.view.getUint16(at + 10, true)];
    const [packed, size] = [this.view.getUint32(at + 20, true), this.view.getUint32(at + 24, true)];
    const [nameLength, extra, comment] = [this.view.getUint16(at + 28, true), this.view.getUint16(at + 30, true), this.view.getUint16(at + 32, true)];
    const mode = this.view.getUint16(at + 40, true);
    const place = before + this.view.getUint32(at + 42, true);
    const next = at + 46 + nameLength + extra + comment;
    if (next > end) throw damaged('its directory is cut');
    const path = pathOf(this.bytes.subarray(at + 46, at + 46 + nameLength));
    if (path.endsWith('/') || (mode & KINDS) === SYMLINK) return { entry: undefined, next };
    if (flags & ENCRYPTED) throw badInput('This archive is encrypted.');
    return { entry: { path, size, read: () => this.read(path, place, packed, size, method) }, next };
  }

  private read(path: string, place: number, packed: number, size: number, method: number): Uint8Array {
    if (place + 30 > this.bytes.length || this.view.getUint32(place, true) !== LOCAL) throw damaged(path);
    const start = place + 30 + this.view.getUint16(place + 26, true) + this.view.getUint16(place + 28, true);
    if (start + packed > this.bytes.length) throw damaged(path);
    const bytes = this.bytes.subarray(start, start + packed);
    if (method !== 0 && method !== 8) throw badInput(`This archive is packed in a way that is not read: ${path}.`);
    const unpacked = method === 0 ? bytes : this.unpacked(bytes, size, path);
    if (unpacked.length !== size) throw damaged(path);
    this.left -= unpacked.length;
    if (this.left < 0) throw tooMuch();
    return unpacked;
  }

  private unpacked(packed: Uint8Array, size: number, path: string): Uint8Array {
    const whole = new Uint8Array(Math.min(size, this.left));
    let length = 0;
    const inflate = new Inflate((chunk) => {
      if (length + chunk.length > size) throw damaged(path);
      if (length + chunk.length > whole.length) throw tooMuch();
      whole.set(chunk, length);
      length += chunk.length;
    });
    try {
      for (let at = 0; at === 0 || at < packed.length; at += STEP) inflate.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
    } catch (error) {
      if (error instanceof Fault) throw error;
      throw damaged(path);
    }
    return whole.subarray(0, length);
  }
}

const tooMuch = () => badInput('This archive has more than 200 MiB when it is unpacked.');

/** A path, in composed characters. Names that are not UTF-8 are read byte by byte. */
function pathOf(bytes: Uint8Array): string {
  let name: string;
  try {
    name = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    name = new TextDecoder('latin1').decode(bytes);
  }
  const path = name.replaceAll('\\', '/').normalize('NFC');
  if (path.startsWith('/') || /^[a-z]:/i.test(path) || path.split('/').includes('..') || path.includes('\0'))
    throw badInput(`This archive has a name that leads out of it: ${JSON.stringify(path.slice(0, 100))}.`);
  return path.replace(/\/{2,}/g, '/').replace(/^(?:\.\/)+/, '');
}
