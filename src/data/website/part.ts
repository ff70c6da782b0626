/** Defines the part of a site that is imported: everything at one URL or below it. */

/** File extensions of URLs that are not pages. */
const FILE_EXTENSION =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|tiff?|css|m?js|json|xml|txt|md|pdf|zip|gz|tgz|bz2|xz|7z|rar|tar|exe|dmg|pkg|deb|rpm|jar|mp[34]|webm|mov|avi|wav|ogg|woff2?|ttf|otf|eot|rss|atom|docx?|xlsx?|pptx?|csv|ya?ml|wasm)$/i;

/** Maximum length of a URL that is fetched. URLs in sitemaps have the same limit. */
export const MAX_URL_LENGTH = 4096;

/** A link to a page of the part. */
export interface PageLink {
  /** The path that identifies the page. */
  readonly key: string;
  /** The URL without its query and anchor. */
  readonly address: string;
}

/** A part of a site. Pages are identified by the paths of their URLs. */
export class WebsitePart {
  readonly origin: string;
  /** The URL at which the part begins. */
  readonly start: string;
  private readonly prefix: string;

  /**
   * Creates the part that begins at a URL: the folder of a page such as `a/index.html`, otherwise
   * everything below the URL.
   */
  constructor(start: URL) {
    this.origin = start.origin;
    this.start = start.href;
    const key = keyOf(start);
    this.prefix = /\.(?:x?html?|php|aspx?|jsp|md)$/i.test(key)
      ? key.slice(0, key.lastIndexOf('/'))
      : key;
  }

  /**
   * Returns the path that identifies a page; undefined for URLs outside this part, and for other
   * files.
   */
  keyOf(address: string): string | undefined {
    if (!URL.canParse(address)) return undefined;
    const url = new URL(address);
    const key = keyOf(url);
    if (url.origin !== this.origin || url.username !== '' || FILE_EXTENSION.test(key))
      return undefined;
    return key === this.prefix || key.startsWith(`${this.prefix}/`) ? key : undefined;
  }

  /** Returns a link to the page at a URL; undefined as for `keyOf`. */
  linkOf(address: string): PageLink | undefined {
    const key = this.keyOf(address);
    if (key === undefined) return undefined;
    const url = new URL(address);
    url.hash = '';
    url.search = '';
    return { key, address: url.href };
  }

  /** Returns the path segments of a page, from this part on. */
  segmentsOf(key: string): string[] {
    return key
      .slice(this.prefix.length)
      .split('/')
      .filter((name) => name !== '')
      .map(decoded);
  }

  /** Returns the paths above a page, the nearest first, each as a folder and as a file. */
  ancestorsOf(key: string): string[] {
    const names = key.slice(this.prefix.length).split('/').slice(0, -1);
    return names.flatMap((_, depth) => {
      const path = this.prefix + names.slice(0, names.length - depth).join('/');
      return [path, `${path}.html`];
    });
  }
}

/** Returns one path for all spellings of a folder's page; the query is left out. */
const keyOf = ({ pathname }: URL): string =>
  pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.(?:html?|php)$/i, '/')
    .replace(/\/+$/, '');

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name; // an invalid percent-encoding
  }
}
