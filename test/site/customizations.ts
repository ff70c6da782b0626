// Lists the default and a full customization as `/v1` serializes them, for the customization tests.

const hue = (color: string) => ({ light: color, dark: color });

/** The default customization. */
export const plain = {
  styling: {
    theme: 'clean',
    primaryColor: hue('#346DDB'),
    infoColor: hue('#787878'),
    successColor: hue('#00C950'),
    warningColor: hue('#FE9A00'),
    dangerColor: hue('#FB2C36'),
    corners: 'rounded',
    depth: 'subtle',
    links: 'default',
    font: 'Inter',
    monospaceFont: 'FiraCode',
    background: 'plain',
    icons: 'regular',
    sidebar: { background: 'default', list: 'default' },
    search: 'prominent',
    codeTheme: {
      default: { light: 'default-light', dark: 'default-dark' },
      openapi: { light: 'default-light', dark: 'default-dark' },
    },
  },
  internationalization: { locale: 'en' },
  favicon: {},
  header: { preset: 'default', links: [] },
  footer: { groups: [] },
  themes: { default: 'light', toggeable: true },
  pdf: { enabled: true },
  feedback: { enabled: false },
  ai: { mode: 'none', suggestions: [] },
  advancedCustomization: { enabled: false },
  trademark: { enabled: false },
  externalLinks: { target: 'self' },
  pagination: { enabled: true },
  pageActions: { externalAI: false, markdown: true, items: ['markdown', 'pdf'] },
  git: { showEditLink: false },
  privacyPolicy: {},
  socialPreview: {},
  socialAccounts: [],
  insights: { trackingCookie: true },
};

/** Some fields of a customization in GraphQL. */
export const SOME =
  '{ styling { theme sidebar { list } } header { preset logo { light } links { title to { kind url } links { title } } } internationalization { locale } favicon { emoji } }';

/** These fields of the default customization. */
export const someOfPlain = {
  styling: { theme: 'CLEAN', sidebar: { list: 'DEFAULT' } },
  header: { preset: 'DEFAULT', logo: null, links: [] },
  internationalization: { locale: 'EN' },
  favicon: { emoji: null },
};

const picture = { light: 'https://acme.example/light.svg', dark: 'https://acme.example/dark.svg' };
const to = (url: string) => ({ kind: 'url', url });

/** A customization that changes every default. */
export const rich = {
  styling: {
    theme: 'gradient',
    primaryColor: { light: '#000000', dark: '#ffffff' },
    infoColor: { light: '#010101', dark: '#FEFEFE' },
    successColor: { light: '#020202', dark: '#FDFDFD' },
    warningColor: { light: '#030303', dark: '#FCFCFC' },
    dangerColor: { light: '#040404', dark: '#FBFBFB' },
    corners: 'straight',
    depth: 'flat',
    links: 'accent',
    font: 'IBM Plex Sans',
    monospaceFont: 'JetBrains-Mono',
    background: 'match',
    icons: 'duotone',
    sidebar: { background: 'filled', list: 'line' },
    search: 'subtle',
    codeTheme: {
      default: { light: 'github-light', dark: 'synthwave-84' },
      openapi: { light: 'monochrome-light', dark: 'aurora-x' },
    },
  },
  internationalization: { locale: 'pt-br' },
  favicon: { icon: picture, emoji: '🦊' },
  header: {
    preset: 'custom',
    logo: picture,
    backgroundColor: { light: '#111111', dark: '#222222' },
    linkColor: { light: '#333333', dark: '#444444' },
    links: [
      { title: 'Home', to: to('/') },
      { title: 'More', links: [{ title: 'Guide', to: to('/guide/install?x=1#first') }] },
      { title: 'Shop', to: to('https://shop.acme.example/'), links: [] },
    ],
  },
  footer: {
    logo: picture,
    groups: [
      { title: 'Company', links: [{ title: 'About', to: to('http://acme.example/about') }] },
    ],
    copyright: '© Acme',
  },
  themes: { default: 'system', toggeable: false },
  pdf: { enabled: false },
  feedback: { enabled: true },
  ai: { mode: 'assistant', greeting: 'How can I help?', suggestions: ['How do I install it?'] },
  advancedCustomization: { enabled: true },
  trademark: { enabled: true },
  externalLinks: { target: 'blank' },
  pagination: { enabled: false },
  pageActions: { externalAI: true, markdown: false, items: ['git', 'external-ai', 'mcp'] },
  git: { showEditLink: true },
  privacyPolicy: { url: 'https://acme.example/privacy' },
  socialPreview: { url: 'https://acme.example/preview.png' },
  socialAccounts: [
    { platform: 'github', handle: 'acme', display: { footer: true, header: false } },
    { platform: 'linkedin', handle: 'acme-inc', display: { footer: false, header: true } },
  ],
  announcement: {
    enabled: true,
    message: 'Version 2 is here.',
    link: { title: 'Read more', to: to('/news') },
    style: 'info',
  },
  insights: { trackingCookie: false },
};
