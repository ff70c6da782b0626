/** Serves the style sheet of the reader at a path with the hash of its content. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Answer } from '../server/send.ts';

/** A style sheet, and its name, which is another one for another content. */
export interface StyleSheet {
  readonly name: string;
  readonly answer: Answer;
}

/** The name of the style sheet in the folder of this module, in the build that production runs. */
export const BUILT_STYLE = 'style.css';

/** Returns the text of the style sheet: that of documents, and that of the pages around them. */
export const makeStyle = (): Buffer =>
  Buffer.concat(
    ['../../docs/reference/document.css', 'reader.css'].map((file) =>
      readFileSync(new URL(file, import.meta.url)),
    ),
  );

/** Reads the style sheet of the build, or else makes it. */
export function readStyleSheet(): StyleSheet {
  const built = new URL(BUILT_STYLE, import.meta.url);
  const body = existsSync(built) ? readFileSync(built) : makeStyle();
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  return {
    name: `style-${hash}.css`,
    answer: {
      status: 200,
      headers: {
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'same-origin',
      },
      body,
      isStatic: true,
    },
  };
}
