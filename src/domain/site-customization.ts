/** How a site looks, and what it offers its visitors: what holds where nothing is said, and how what is said lies over it. */
import type { Json } from './content.ts';
import { badInput } from './errors.ts';

const hue = (light: string, dark = light) => ({ light, dark });

const none: never[] = [];

/** How a site looks of which nothing was said. */
export const plainLooks = {
  styling: {
    theme: 'CLEAN',
    primaryColor: hue('#346DDB'),
    infoColor: hue('#787878'),
    successColor: hue('#00C950'),
    warningColor: hue('#FE9A00'),
    dangerColor: hue('#FB2C36'),
    corners: 'ROUNDED',
    depth: 'SUBTLE',
    links: 'DEFAULT',
    font: 'Inter',
    monospaceFont: 'FiraCode',
    background: 'PLAIN',
    icons: 'REGULAR',
    sidebar: { background: 'DEFAULT', list: 'DEFAULT' },
    search: 'PROMINENT',
  },
  internationalization: { locale: 'EN' },
  favicon: {},
  header: { preset: 'DEFAULT', links: none },
  footer: { groups: none },
  themes: { default: 'LIGHT', toggeable: true },
  pdf: { enabled: true },
  feedback: { enabled: false },
  ai: { mode: 'NONE' },
  advancedCustomization: { enabled: false },
  trademark: { enabled: false },
  externalLinks: { target: 'SELF' },
  pagination: { enabled: true },
  pageActions: { externalAI: false, markdown: true },
  git: { showEditLink: false },
  privacyPolicy: {},
  socialPreview: {},
  insights: { trackingCookie: true },
} as const;

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is said laid over what holds without it, field by field; lists are replaced whole, and `null` takes away. */
export function laidOver<Whole extends object>(base: Whole, said: object): Whole {
  const merged = new Map<string, unknown>(Object.entries(base));
  for (const [name, value] of Object.entries(said)) {
    const below = merged.get(name);
    if (value !== undefined) merged.set(name, isObject(value) && isObject(below) ? laidOver(below, value) : value);
  }
  return Object.fromEntries(merged) as Whole; // what is said was read by the same SDL
}

/** Bytes of what is kept of one customization. */
const LARGEST = 64 * 1024;

/** What is said, as it is kept: without what was left out. BAD_USER_INPUT for what is too large. */
export function keptLooks(said: object, field: string): Readonly<Record<string, Json>> {
  const text = JSON.stringify(said);
  const size = new TextEncoder().encode(text).length;
  if (size > LARGEST) throw badInput(`A customization has at most ${LARGEST} bytes as JSON, and this has ${size}. Shorten its links.`, field);
  return JSON.parse(text);
}
