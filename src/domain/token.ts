/** The form of a token: its kind, 34 random characters and six that check them, so that a typo is refused without a look-up. */

/** Kinds of token, by what they begin with. */
const tokenKinds = { lp: 'PERSONAL', ls: 'SERVICE_ACCOUNT', li: 'INSTALLATION', lv: 'VISITOR' } as const;

/** What a token begins with. */
export type TokenPrefix = keyof typeof tokenKinds;

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM = 34;
const CHECK = 6;
const FORM = /^(lp|ls|li|lv)_([0-9A-Za-z]{34})([0-9A-Za-z]{6})$/;

/** A token of a kind, from at least 34 random bytes below 248 (others are passed over, so that every character is equally likely). */
export function makeToken(prefix: TokenPrefix, random: Uint8Array): string {
  const body = [...random]
    .filter((byte) => byte < 248)
    .slice(0, RANDOM)
    .map((byte) => DIGITS.charAt(byte % 62))
    .join('');
  if (body.length < RANDOM) throw new Error('Too few random bytes for a token.');
  return `${prefix}_${body}${checkOf(`${prefix}_${body}`)}`;
}

/** Whether a text is a whole token: its form and its check characters. */
export function isToken(text: string): boolean {
  const [, prefix, body, check] = FORM.exec(text) ?? [];
  return prefix !== undefined && checkOf(`${prefix}_${body}`) === check;
}

/** Whether a text begins as a visitor's token does. */
export const isVisitorToken = (text: string): boolean => text.startsWith('lv_');

/** Whether a text begins as an installation's token does. */
export const isInstallationToken = (text: string): boolean => text.startsWith('li_');

/** CRC-32 of the text, in base 62. */
function checkOf(text: string): string {
  let crc = 0xffffffff;
  for (const char of text) {
    crc ^= char.charCodeAt(0);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  let value = (crc ^ 0xffffffff) >>> 0;
  let check = '';
  for (let i = 0; i < CHECK; i++, value = Math.floor(value / 62)) check = DIGITS.charAt(value % 62) + check;
  return check;
}
