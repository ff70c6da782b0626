/** Sanitizes file names. */

const MAX_NAME_LENGTH = 255;
/**
 * Control characters, unpaired surrogates, and characters that change the direction of text, which
 * make `gpj.exe` look like `exe.jpg`.
 */
const UNWANTED = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Returns a name that may be stored: the last segment of a path, 1 to 255 characters; `file` where
 * nothing is left.
 */
export function sanitizeFileName(raw: string): string {
  const last = raw.split(/[/\\]/).at(-1) ?? '';
  const name = last
    .replace(UNWANTED, '')
    .trim()
    .slice(0, MAX_NAME_LENGTH)
    .replace(UNWANTED, '')
    .trim();
  return /^\.{0,2}$/.test(name) ? 'file' : name;
}
