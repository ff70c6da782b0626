/**
 * Creates and validates tokens: a kind, 34 random characters and a checksum of six, so that a typo
 * is rejected without a database query.
 */

/** The kinds of tokens by prefix. */
const tokenKinds = {
  lp: 'PERSONAL',
  ls: 'SERVICE_ACCOUNT',
  li: 'INSTALLATION',
} as const;

/** The prefix of a token. */
export type TokenPrefix = keyof typeof tokenKinds;

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM = 34;
const CHECK = 6;
const FORM = /^(lp|ls|li)_([0-9A-Za-z]{34})([0-9A-Za-z]{6})$/;

/**
 * Returns a token from random bytes. Bytes from 248 are skipped, so that all characters are equally
 * likely; at least 34 others are needed.
 */
export function makeToken(prefix: TokenPrefix, random: Uint8Array): string {
  const body = [...random]
    .filter((byte) => byte < 248)
    .slice(0, RANDOM)
    .map((byte) => DIGITS.charAt(byte % 62))
    .join('');
  if (body.length < RANDOM) throw new Error('Too few random bytes for a token.');
  return `${prefix}_${body}${checkOf(`${prefix}_${body}`)}`;
}

/** Returns whether a text has the format and the checksum of a token. */
export function isToken(text: string): boolean {
  const [, prefix, body, check] = FORM.exec(text) ?? [];
  return prefix !== undefined && checkOf(`${prefix}_${body}`) === check;
}

/** Returns whether a text has the form of a visitor token, which is a JWT. */
export const isVisitorToken = (text: string): boolean => text.startsWith('eyJ');

/** Returns whether a text has the prefix of an installation token. */
export const isInstallationToken = (text: string): boolean => text.startsWith('li_');

/** Returns the CRC-32 of the text in base 62. */
function checkOf(text: string): string {
  let crc = 0xffffffff;
  for (const char of text) {
    crc ^= char.charCodeAt(0);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  let value = (crc ^ 0xffffffff) >>> 0;
  let check = '';
  for (let i = 0; i < CHECK; i++, value = Math.floor(value / 62))
    check = DIGITS.charAt(value % 62) + check;
  return check;
}
