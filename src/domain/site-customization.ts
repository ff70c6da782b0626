/** Defines the default customization of a site, and merges customizations. */
import type { Json } from './content.ts';
import { emojiOf } from './emoji.ts';
import { badInput } from './errors.ts';

const color = (light: string, dark = light) => ({ light, dark });

const EMPTY_LIST: never[] = [];

/** The customization of a site without any settings. */
export const defaultCustomization = {
  styling: {
    theme: 'CLEAN',
    primaryColor: color('#346DDB'),
    infoColor: color('#787878'),
    successColor: color('#00C950'),
    warningColor: color('#FE9A00'),
    dangerColor: color('#FB2C36'),
    corners: 'ROUNDED',
    depth: 'SUBTLE',
    links: 'DEFAULT',
    font: 'Inter',
    monospaceFont: 'FiraCode',
    background: 'PLAIN',
    icons: 'REGULAR',
    sidebar: { background: 'DEFAULT', list: 'DEFAULT' },
    search: 'PROMINENT',
    codeTheme: {
      default: { light: 'DEFAULT_LIGHT', dark: 'DEFAULT_DARK' },
      openapi: { light: 'DEFAULT_LIGHT', dark: 'DEFAULT_DARK' },
    },
  },
  internationalization: { locale: 'EN' },
  favicon: {},
  header: { preset: 'DEFAULT', links: EMPTY_LIST },
  footer: { groups: EMPTY_LIST },
  themes: { default: 'LIGHT', toggeable: true },
  pdf: { enabled: true },
  feedback: { enabled: false },
  ai: { mode: 'NONE', suggestions: EMPTY_LIST },
  advancedCustomization: { enabled: false },
  trademark: { enabled: false },
  externalLinks: { target: 'SELF' },
  pagination: { enabled: true },
  pageActions: { externalAi: false, markdown: true },
  git: { showEditLink: false },
  privacyPolicy: {},
  socialPreview: {},
  socialAccounts: EMPTY_LIST,
  insights: { trackingCookie: true },
} as const;

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns `base` with the settings merged into it, field by field. Lists are replaced as a whole,
 * and `null` clears a field.
 */
export function overlaid<Whole extends object>(base: Whole, settings: object): Whole {
  const merged = new Map<string, unknown>(Object.entries(base));
  for (const [name, value] of Object.entries(settings)) {
    const baseValue = merged.get(name);
    if (value !== undefined)
      merged.set(name, isObject(value) && isObject(baseValue) ? overlaid(baseValue, value) : value);
  }
  return Object.fromEntries(merged) as Whole; // settings were read with the same SDL
}

/** The settings that turn on actions in the menu of a page. */
interface PageActionSwitches {
  readonly pageActions: { readonly markdown: boolean; readonly externalAi: boolean };
  readonly git: { readonly showEditLink: boolean };
  readonly pdf: { readonly enabled: boolean };
}

/** Returns the actions in the menu of a page that these settings turn on, in order. */
export const pageActionsOf = ({ pageActions, git, pdf }: PageActionSwitches) =>
  [
    pageActions.markdown && ('MARKDOWN' as const),
    pageActions.externalAi && ('EXTERNAL_AI' as const),
    git.showEditLink && ('GIT' as const),
    pdf.enabled && ('PDF' as const),
  ].filter((action) => action !== false);
/**
 * Returns saved settings with changes merged into them, field by field. Lists and the favicon are
 * replaced as a whole, and `null` removes a setting.
 */
export function changedSettings(settings: Fields, changes: Fields): Fields {
  const merged = new Map<string, unknown>(Object.entries(settings));
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) merged.delete(name);
    else if (isObject(value) && name !== 'favicon')
      merged.set(name, changedSettings(fieldsOf(merged.get(name)), value));
    else if (value !== undefined) merged.set(name, value);
  }
  return Object.fromEntries(merged);
}

const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});

/** Returns settings without the nulls of fields that always have a value. */
function withoutUnset(settings: Fields, defaults: Fields): Fields {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) => {
      const { [name]: byDefault } = defaults;
      if (value === null && byDefault !== undefined) return [];
      return [
        [name, isObject(value) && isObject(byDefault) ? withoutUnset(value, byDefault) : value],
      ];
    }),
  );
}

/** Maximum size of a saved customization. */
const MAX_CUSTOMIZATION_LENGTH = 64 * 1024;

/** Settings with the emoji that is the favicon of a site. */
interface WithFavicon {
  readonly [setting: string]: unknown;
  readonly favicon?: { readonly emoji?: string | null | undefined } | null | undefined;
}

/**
 * Returns the settings as they are saved, without undefined fields.
 * @throws BAD_USER_INPUT if they are too large
 */
export function storedCustomization(
  { favicon, ...settings }: WithFavicon,
  field: string,
): Readonly<Record<string, Json>> {
  const text = JSON.stringify(
    withoutUnset(
      { ...settings, favicon: favicon && { ...favicon, emoji: emojiOf(favicon.emoji) } },
      defaultCustomization,
    ),
  );
  const size = new TextEncoder().encode(text).length;
  if (size > MAX_CUSTOMIZATION_LENGTH)
    throw badInput(
      `A customization has at most ${MAX_CUSTOMIZATION_LENGTH} bytes as JSON, and this has ${size}. Shorten its links.`,
      field,
    );
  return JSON.parse(text);
}
