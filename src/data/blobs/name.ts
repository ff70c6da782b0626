/** The names of files. */

const LONGEST = 255;
/** Control characters, halves of characters, and what turns the direction of writing, so that `gpj.exe` looks like `exe.jpg`. */
const UNWANTED = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** A name as it may be kept: the last part of a path, 1 to 255 characters; `file` for nothing. */
export function fileName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const name = last.replace(UNWANTED, '').trim().slice(0, LONGEST).replace(UNWANTED, '').trim();
  return /^\.{0,2}$/.test(name) ? 'file' : name;
}
