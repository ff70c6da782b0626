/** Recognizes the addresses of texts of a published site by their endings. */

/** The text at an address, with the path of its page or its site, as written. */
export type TextTarget =
  | { readonly kind: 'page'; readonly path: string }
  | {
      readonly kind: 'index' | 'full' | 'sitemap';
      readonly path: string;
      /** The number of the part, from 0; undefined for the first or the only one. */
      readonly part: number | undefined;
    }
  | { readonly kind: 'mcp'; readonly path: string };

/** Names of texts at the root of a site, with the number of a part. */
const AT_ROOT: readonly (readonly [TextTarget['kind'] & ('index' | 'full' | 'sitemap'), RegExp])[] =
  [
    ['index', /^llms\.txt$/],
    ['full', /^llms-full\.txt(?:\/(\d{1,6}))?$/],
    ['sitemap', /^sitemap(?:-(\d{1,6}))?\.xml$/],
  ];
/** Paths of the MCP endpoint; the first is that of the public renderer. */
const MCP_PATHS: readonly string[] = ['~gitbook/mcp', 'mcp'];
const PAGE = /^(.+)\.md$/;

/**
 * Returns the text that a path below that of published content names, for example
 * `acme-docs/acme-help/welcome.md`; undefined if it can only be that of a page. The first `depth`
 * segments are the path of the site.
 */
export function textTargetOf(path: string, depth = 2): TextTarget | undefined {
  const segments = path.split('/').filter((part) => part !== '');
  if (segments.length < depth) return undefined;
  const root = segments.slice(0, depth).join('/');
  const name = segments.slice(depth).join('/');
  if (MCP_PATHS.includes(name)) return { kind: 'mcp', path: root };
  for (const [kind, pattern] of AT_ROOT) {
    const found = pattern.exec(name);
    if (found)
      return { kind, path: root, part: found[1] === undefined ? undefined : Number(found[1]) };
  }
  const [, page] = PAGE.exec(segments.join('/')) ?? [];
  return page === undefined ? undefined : { kind: 'page', path: page };
}
