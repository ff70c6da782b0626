/** Describes how a URL is embedded in a page, from the URL alone: nothing is fetched. */

/** An embedded URL. */
interface Embed {
  readonly type: 'LINK' | 'RICH';
  readonly title: string;
  readonly site: string;
  /** A frame of a known site; null for a link. */
  readonly html: string | null;
}

/** A site whose content has an address for frames. */
interface Provider {
  readonly name: string;
  readonly hosts: readonly string[];
  /** Returns the address for frames of a path and a query; undefined if it has none. */
  frameOf(path: string, query: URLSearchParams, url: URL): string | undefined;
}

const ID = '([\\w-]{1,64})';

/** Returns the first group of a pattern for a whole path; undefined if it does not match. */
const inPath = (pattern: string, path: string): string | undefined =>
  new RegExp(`^${pattern}/?$`).exec(path)?.[1];

const isId = (text: string | null): text is string => text !== null && /^[\w-]{1,64}$/.test(text);

const providers: readonly Provider[] = [
  {
    name: 'YouTube',
    hosts: ['youtube.com', 'm.youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    frameOf(path, query, { hostname }) {
      const named = query.get('v');
      const id =
        hostname === 'youtu.be'
          ? inPath(`/${ID}`, path)
          : path === '/watch' && isId(named)
            ? named
            : inPath(`/(?:embed|shorts|live)/${ID}`, path);
      return id && `https://www.youtube-nocookie.com/embed/${id}`;
    },
  },
  {
    name: 'Vimeo',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    frameOf(path) {
      const id = inPath('(?:/video)?/(\\d{1,20})', path);
      return id && `https://player.vimeo.com/video/${id}`;
    },
  },
  {
    name: 'Loom',
    hosts: ['loom.com'],
    frameOf(path) {
      const id = inPath(`/(?:share|embed)/${ID}`, path);
      return id && `https://www.loom.com/embed/${id}`;
    },
  },
  {
    name: 'CodePen',
    hosts: ['codepen.io'],
    frameOf(path) {
      const match = /^\/([\w-]{1,64})\/(?:pen|embed)\/([\w-]{1,64})\/?$/.exec(path);
      return match ? `https://codepen.io/${match[1]}/embed/${match[2]}` : undefined;
    },
  },
  {
    name: 'CodeSandbox',
    hosts: ['codesandbox.io'],
    frameOf(path) {
      const id = inPath(`/(?:s|embed)/${ID}`, path);
      return id && `https://codesandbox.io/embed/${id}`;
    },
  },
  {
    name: 'Figma',
    hosts: ['figma.com'],
    frameOf: (path, _, { href }) =>
      /^\/(?:file|proto|design|board)\//.test(path)
        ? `https://www.figma.com/embed?embed_host=lectern&url=${encodeURIComponent(href)}`
        : undefined,
  },
  {
    name: 'Spotify',
    hosts: ['open.spotify.com'],
    frameOf(path) {
      const match = /^\/(track|album|playlist|episode|show)\/(\w{1,64})\/?$/.exec(path);
      return match ? `https://open.spotify.com/embed/${match[1]}/${match[2]}` : undefined;
    },
  },
];

/** Returns a text as the value of an attribute. */
const attribute = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** Returns how an http or https URL is embedded; null for another text. */
export function embedOf(text: string): Embed | null {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  const host = url.hostname.replace(/^www\./, '');
  const provider = providers.find(({ hosts }) => hosts.includes(host));
  const frame = provider?.frameOf(url.pathname, url.searchParams, url);
  const title = host + (url.pathname === '/' ? '' : url.pathname);
  if (!provider || frame === undefined) return { type: 'LINK', title, site: host, html: null };
  const html = `<iframe src="${attribute(frame)}" title="${attribute(`${provider.name}: ${title}`)}" width="100%" height="420" frameborder="0" loading="lazy" allowfullscreen></iframe>`;
  return { type: 'RICH', title, site: provider.name, html };
}
