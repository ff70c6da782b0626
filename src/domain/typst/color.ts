/** Translates the colors of texts to Typst. */

/** The colors of CSS and of the editor that texts use by name. */
const NAMED: Readonly<Record<string, string>> = {
  aqua: '#00a3a3',
  black: '#000000',
  blue: '#1257b0',
  brown: '#8a4b20',
  cyan: '#00a3a3',
  danger: '#b3261e',
  gray: '#6b6b6b',
  green: '#23803f',
  grey: '#6b6b6b',
  info: '#1257b0',
  lime: '#4f9a00',
  magenta: '#b4248e',
  maroon: '#800000',
  navy: '#000080',
  olive: '#707000',
  orange: '#c35a00',
  pink: '#c2327a',
  primary: '#1257b0',
  purple: '#7a2fb0',
  red: '#c62828',
  silver: '#8f8f8f',
  success: '#23803f',
  teal: '#00737a',
  violet: '#7a2fb0',
  warning: '#a86200',
  white: '#ffffff',
  yellow: '#a88600',
};
/** The share of white in a background of a named color, in percent. */
const LIGHTER_PERCENT = 80;

/** Returns a color of text; undefined for an unknown one, which leaves the text as it is. */
export function colorOf(written: string | null): string | undefined {
  const name = nameOf(written);
  return exactColorOf(name) ?? (Object.hasOwn(NAMED, name) ? `rgb("${NAMED[name]}")` : undefined);
}

/** Returns a color of a background: a named one is light, so that the text on it is legible. */
export function backgroundOf(written: string | null): string | undefined {
  const name = nameOf(written);
  const named = colorOf(written);
  return exactColorOf(name) ?? (named && `${named}.lighten(${LIGHTER_PERCENT}%)`);
}

const nameOf = (written: string | null): string =>
  (written ?? '').trim().toLowerCase().replace(/^\$/, '');

/** Returns a color that is written as numbers, `#fa0` or `rgb(255, 170, 0)`. */
function exactColorOf(text: string): string | undefined {
  if (/^#(?:[\da-f]{3}|[\da-f]{4}|[\da-f]{6}|[\da-f]{8})$/.test(text)) return `rgb("${text}")`;
  const [, ...parts] = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(text) ?? [];
  const channels = parts.map((part) => Math.min(255, Number(part)));
  return channels.length === 3 ? `rgb(${channels.join(',')})` : undefined;
}
