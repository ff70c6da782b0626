/**
 * Defines the text formats of `@limit`: e-mail addresses, emoji, domain names, URLs, and paths of a
 * site.
 */
import { z } from 'zod';
import { parseEmoji } from '../domain/emoji.ts';

const email = z.email();
// Each label has 1 to 63 letters, digits and inner hyphens. There are at least two, and the last is
// not a number, as that would be an IP address.
const domain = z
  .string()
  .max(253)
  .regex(
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i,
  );
// Checked before zod's own parser, which accepts surrounding spaces and `http:host`, as WHATWG's
// does.
const url = z
  .string()
  .regex(/^https?:\/\/[^\s\\]+$/i)
  .pipe(z.url({ protocol: /^https?$/ }));

// A second slash is refused: `//host` is an address elsewhere, and so is `/\host` to a browser,
// which also ignores tabs and line ends.
const path = /^\/(?!\/)[^\s\\\p{Cc}]*$/u;

/** The text formats by name, with their names in messages. */
export const formats = {
  EMAIL: { name: 'an e-mail address', holds: (text: string) => email.safeParse(text).success },
  EMOJI: { name: 'one emoji', holds: (text: string) => parseEmoji(text) !== undefined },
  DOMAIN: {
    name: 'a domain name, such as acme.test',
    holds: (text: string) => domain.safeParse(text).success,
  },
  URL: {
    name: 'an absolute http or https address',
    holds: (text: string) => url.safeParse(text).success,
  },
  LINK: {
    name: 'an absolute http or https address, or a path such as /guide',
    holds: (text: string) => path.test(text) || url.safeParse(text).success,
  },
} as const;
