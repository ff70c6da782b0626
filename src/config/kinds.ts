/** Defines the kinds of settings: how each value is parsed, and how each setting is described. */
import path from 'node:path';
import { z } from 'zod';

/** The description of a setting. */
interface SettingDocs {
  /** Completes the sentence "NAME must be …". */
  readonly expected: string;
  /** The default, in Markdown. */
  readonly defaultText: string;
  readonly text: string;
}

export const docs = z.registry<SettingDocs>();

export const choice = <const T extends readonly [string, ...string[]]>(
  words: T,
  fallback: T[number],
  text: string,
) =>
  z
    .enum(words)
    .default(fallback)
    .register(docs, {
      expected: `one of ${words.join(', ')}`,
      defaultText: `\`${fallback}\``,
      text,
    });

export const wholeNumber = (min: number, max: number, fallback: number, text: string) =>
  z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .default(fallback)
    .register(docs, {
      expected: `a whole number from ${min} to ${max}`,
      defaultText: `\`${fallback}\``,
      text,
    });

export const address = (defaultText: string, text: string) =>
  z
    .url({ protocol: /^https?$/ })
    .regex(/^https?:\/\/[^\s?#]+$/i)
    .transform((text) => text.replace(/\/+$/, ''))
    .optional()
    .register(docs, {
      expected: 'an http or https address without a query',
      defaultText,
      text,
    });

export const database = (defaultText: string, text: string) =>
  z
    .string()
    .regex(/^postgres(ql)?:\/\/./)
    .optional()
    .register(docs, {
      expected: 'a connection string that begins with postgres://',
      defaultText,
      text,
    });

export const bareText = (defaultText: string, text: string) =>
  z
    .string()
    .regex(/^\S+$/)
    .optional()
    .register(docs, { expected: 'a text without spaces', defaultText, text });

export const isOrigin = (text: string): boolean =>
  text === '*' || (URL.canParse(text) && new URL(text).origin === text);
export const isPlainAddress = (text: string): boolean =>
  /^https?:\/\/[^\s?#@\\]+$/i.test(text) && URL.canParse(text);
const items = z.string().transform((text) => text.split(',').map((item) => item.trim()));
export const listOf = (holds: (item: string) => boolean) =>
  items.pipe(z.array(z.string().refine(holds)));

const absolute = (folder: string): string => path.resolve(folder);
export const folder = z.string().min(1).transform(absolute);

export const onOff = z.enum(['on', 'off']).transform((word) => word === 'on');
