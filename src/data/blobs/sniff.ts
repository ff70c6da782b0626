/**
 * Detects the media type of bytes from their content; the sender's declared type is used only for
 * texts.
 */
import { fileTypeFromBuffer } from 'file-type';
import { disableTypes, imageSize } from 'image-size';

/** Number of bytes at the beginning that are examined. */
export const HEAD_BYTES = 1_048_576;
/** Number of bytes in which the root element of markup is searched. */
const MARKUP_HEAD_BYTES = 4096;
/** Limit for HEIF images, whose parser takes quadratic time. */
const HEIF_HEAD_BYTES = 65_536;

// Formats that browsers do not display.
disableTypes([
  'cur',
  'dds',
  'icns',
  'j2c',
  'jp2',
  'jxl',
  'jxl-stream',
  'ktx',
  'pnm',
  'psd',
  'tga',
  'tiff',
]);

/** The examined part of a file. */
export interface ByteSample {
  /** The first bytes, at most `HEAD_BYTES`. */
  readonly head: Uint8Array;
  /** True when the whole file, not only its head, is UTF-8 without control characters. */
  readonly isText: boolean;
}

const UNKNOWN = 'application/octet-stream';
/**
 * Text formats that can be detected by their first bytes. For other texts the first bytes are
 * ambiguous: "BMW" begins like a bitmap.
 */
const MAY_BE_TEXT = /^text\/|^application\/(pdf|postscript|rtf|xml|x-mie)$|\+xml$/;

/**
 * Returns the media type, in lower case and without parameters. Never throws. `declared` is the
 * type that the sender declared.
 */
export async function typeOf(
  { head, isText }: ByteSample,
  declared: string | undefined,
): Promise<string> {
  const found = await typeByMagicNumber(head);
  if (!isText) return found ?? UNKNOWN;
  if (found !== undefined && found !== 'application/xml' && MAY_BE_TEXT.test(found)) return found;
  return (
    typeByRootElement(Buffer.from(head.subarray(0, MARKUP_HEAD_BYTES)).toString()) ??
    declaredTextType(declared) ??
    (found === 'application/xml' ? found : 'text/plain')
  );
}

async function typeByMagicNumber(head: Uint8Array): Promise<string | undefined> {
  try {
    const found = await fileTypeFromBuffer(head);
    return found && /^[^;\s]+/.exec(found.mime.toLowerCase())?.[0];
  } catch {
    return undefined; // the head ends in the middle of a structure
  }
}

/**
 * Returns the type of markup that may contain scripts, which is decided by its content, whatever
 * the declared type.
 */
function typeByRootElement(text: string): string | undefined {
  let rest = text.replace(/^\ufeff/, '').trimStart();
  for (;;) {
    const [skipped] =
      /^(?:<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!doctype\s+svg\b[^>[]*(?:\[[^\]]*\]\s*)?>)\s*/i.exec(
        rest,
      ) ?? [];
    if (skipped === undefined) break;
    rest = rest.slice(skipped.length);
  }
  if (/^<(!doctype\s+html|html|head|body|script|style|title|iframe)\b/i.test(rest))
    return 'text/html';
  return /^<(\w+:)?svg\b/i.test(rest) ? 'image/svg+xml' : undefined;
}

/** Returns the declared type if it is a specific text format. */
function declaredTextType(declared: string | undefined): string | undefined {
  const type = declared?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return /^(text\/[\w.+-]{1,80}|application\/(json|xml|javascript|yaml|x-yaml|toml|sql|graphql|x-sh|x-ndjson|[\w.-]{1,80}\+(json|xml|yaml)))$/.test(
    type,
  )
    ? type
    : undefined;
}

/**
 * Returns the width and height of an image in pixels, as displayed; empty where the head does not
 * contain them. Never throws.
 */
export function dimensionsOf(
  head: Uint8Array,
  contentType: string,
): { width?: number; height?: number } {
  if (!/^image\/(png|apng|jpeg|gif|webp|avif|heic|heif|bmp|x-icon|svg\+xml)$/.test(contentType))
    return {};
  try {
    const examined = /avif|hei[cf]/.test(contentType) ? head.subarray(0, HEIF_HEAD_BYTES) : head;
    // The copy is required: the parser reads past the end of a view into the rest of a shared
    // buffer.
    const { width, height, orientation = 1 } = imageSize(new Uint8Array(examined));
    if (![width, height].every((length) => Number.isInteger(length) && length > 0 && length < 1e6))
      return {};
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return {};
  }
}
