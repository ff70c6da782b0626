/** Known forms of text: an e-mail address, one emoji, a domain name, an address, a path of a site. */
import emojiRegex from 'emoji-regex';
import { z } from 'zod';

const email = z.email();
// every label 1 to 63 letters, digits and inner hyphens, at least two of them, the last not a number (that would be an address)
const domain = z
  .string()
  .max(253)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i);
// before zod trims: it takes spaces around, and `http:host`, as WHATWG's parser does
const url = z
  .string()
  .regex(/^https?:\/\/[^\s\\]+$/i)
  .pipe(z.url({ protocol: /^https?$/ }));

// no second stroke: `//host` is an address elsewhere, and so is `/\host` to a browser, which leaves out tabs and line ends too
const path = /^\/(?!\/)[^\s\\\p{Cc}]*$/u;

/** Whether a text is one emoji and nothing else. */
function isEmoji(text: string): boolean {
  const [first] = text.match(emojiRegex()) ?? [];
  return first === text;
}

/** The forms of text that `@limit` names, with what each is called in messages. */
export const formats = {
  EMAIL: { name: 'an e-mail address', holds: (text: string) => email.safeParse(text).success },
  EMOJI: { name: 'one emoji', holds: (text: string) => isEmoji(text) },
  DOMAIN: { name: 'a domain name, such as acme.test', holds: (text: string) => domain.safeParse(text).success },
  URL: { name: 'an absolute http or https address', holds: (text: string) => url.safeParse(text).success },
  LINK: { name: 'an absolute http or https address, or a path such as /guide', holds: (text: string) => path.test(text) || url.safeParse(text).success },
} as const;
