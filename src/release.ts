/** The release of this program. */
import { readFileSync } from 'node:fs';

/** The version in package.json, such as `0.1.0`. */
export const { version } = JSON.parse(
  readFileSync(
    new URL(
      import.meta.url.includes('/dist/') ? '../../package.json' : '../package.json',
      import.meta.url,
    ),
    'utf8',
  ),
) as { readonly version: string }; // the form that npm requires
