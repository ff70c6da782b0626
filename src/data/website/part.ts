/** The part of a site that is imported: all that lies at one address, or below it. */

/** Endings of what is no page. */
const files =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|tiff?|css|m?js|json|xml|txt|md|pdf|zip|gz|tgz|bz2|xz|7z|rar|tar|exe|dmg|pkg|deb|rpm|jar|mp[34]|webm|mov|avi|wav|ogg|woff2?|ttf|otf|eot|rss|atom|docx?|xlsx?|pptx?|csv|ya?ml|wasm)$/i;

/** A part of a site. Pages are known by the paths of their addresses. */
export class Part {
  readonly origin: string;
  private readonly prefix: string;

  /** The part that begins at an address: the folder of a page such as `a/index.html`, else what lies below it. */
  constructor(start: URL) {
    this.origin = start.origin;
    const key = keyOf(start);
    this.prefix = /\.(?:x?html?|php|aspx?|jsp|md)$/i.test(key) ? key.slice(0, key.lastIndexOf('/')) : key;
  }

  /** The path by which a page is known; undefined for what lies elsewhere, or is no page. */
  keyOf(address: string): string | undefined {
    if (!URL.canParse(address)) return undefined;
    const url = new URL(address);
    const key = keyOf(url);
    if (url.origin !== this.origin || url.username !== '' || files.test(key)) return undefined;
    return key === this.prefix || key.startsWith(`${this.prefix}/`) ? key : undefined;
  }

  /** The names on the way to a page, from this part on. */
  stepsTo(key: string): string[] {
    return key
      .slice(this.prefix.length)
      .split('/')
      .filter((name) => name !== '')
      .map(decoded);
  }

  /** The paths above a page, the nearest first, each as a folder and as a file. */
  above(key: string): string[] {
    const names = key.slice(this.prefix.length).split('/').slice(0, -1);
    return names.flatMap((_, at) => {
      const path = this.prefix + names.slice(0, names.length - at).join('/');
      return [path, `${path}.html`];
    });
  }
}

/** One path for the spellings of a folder's page; a query is left out. */
const keyOf = ({ pathname }: URL): string =>
  pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.(?:html?|php)$/i, '/')
    .replace(/\/+$/, '');

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name; // a percent sign that begins no character
  }
}
