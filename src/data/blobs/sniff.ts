/** What bytes are: they tell it themselves; who sent them is believed only where they are text. */
import { fileTypeFromBuffer } from 'file-type';
import { disableTypes, imageSize } from 'image-size';

/** So many bytes at the beginning are looked at. */
export const HEAD = 1_048_576;
/** The root of a document of markup is looked for so far. */
const HEAD_OF_MARKUP = 4096;
/** The reader of this family takes time by the square of what it is given. */
const HEAD_OF_HEIF = 65_536;

// Formats that no browser shows.
disableTypes(['cur', 'dds', 'icns', 'j2c', 'jp2', 'jxl', 'jxl-stream', 'ktx', 'pnm', 'psd', 'tga', 'tiff']);

/** What is looked at. */
export interface Sample {
  /** The first bytes, at most `HEAD`. */
  readonly head: Uint8Array;
  /** Whether all of it, not only the head, is UTF-8 without control characters. */
  readonly isText: boolean;
}

const UNKNOWN = 'application/octet-stream';
/** Formats that may be told by their beginning though they are text; of others that beginning says nothing: "BMW" begins like a bitmap. */
const MAY_BE_TEXT = /^text\/|^application\/(pdf|postscript|rtf|xml|x-mie)$|\+xml$/;

/** The media type, in lower case and without parameters. `declared` is the sender's word. Never throws. */
export async function typeOf({ head, isText }: Sample, declared: string | undefined): Promise<string> {
  const found = await byBeginning(head);
  if (!isText) return found ?? UNKNOWN;
  if (found !== undefined && found !== 'application/xml' && MAY_BE_TEXT.test(found)) return found;
  return byRoot(Buffer.from(head.subarray(0, HEAD_OF_MARKUP)).toString()) ?? believed(declared) ?? (found === 'application/xml' ? found : 'text/plain');
}

async function byBeginning(head: Uint8Array): Promise<string | undefined> {
  try {
    const found = await fileTypeFromBuffer(head);
    return found && /^[^;\s]+/.exec(found.mime.toLowerCase())?.[0];
  } catch {
    return undefined; // it ended in the middle of something
  }
}

/** What has scripts is known by its content, whatever it is called. */
function byRoot(text: string): string | undefined {
  let rest = text.replace(/^\ufeff/, '').trimStart();
  for (;;) {
    const [skipped] = /^(?:<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!doctype\s+svg\b[^>[]*(?:\[[^\]]*\]\s*)?>)\s*/i.exec(rest) ?? [];
    if (skipped === undefined) break;
    rest = rest.slice(skipped.length);
  }
  if (/^<(!doctype\s+html|html|head|body|script|style|title|iframe)\b/i.test(rest)) return 'text/html';
  return /^<(\w+:)?svg\b/i.test(rest) ? 'image/svg+xml' : undefined;
}

/** A declared type that says which text it is. */
function believed(declared: string | undefined): string | undefined {
  const type = declared?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return /^(text\/[\w.+-]{1,80}|application\/(json|xml|javascript|yaml|x-yaml|toml|sql|graphql|x-sh|x-ndjson|[\w.-]{1,80}\+(json|xml|yaml)))$/.test(type) ? type : undefined;
}

/** Width and height of an image in pixels, as it is shown. Empty for what has none, or where they are not told near the beginning. Never throws. */
export function dimensionsOf(head: Uint8Array, contentType: string): { width?: number; height?: number } {
  if (!/^image\/(png|apng|jpeg|gif|webp|avif|heic|heif|bmp|x-icon|svg\+xml)$/.test(contentType)) return {};
  try {
    const looked = /avif|hei[cf]/.test(contentType) ? head.subarray(0, HEAD_OF_HEIF) : head;
    // A copy with nothing behind it: the reader passes the end of its view, into what else lies in a shared buffer.
    const { width, height, orientation = 1 } = imageSize(new Uint8Array(looked));
    if (![width, height].every((length) => Number.isInteger(length) && length > 0 && length < 1e6)) return {};
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return {};
  }
}
