/** Records what a response shows of published sites. */
import type { PublishedTrace, ShownSite } from '../../context.ts';
import type { KnownVisitor } from '../../data/visitor.ts';

/** The record of one response. */
export class SiteTrace implements PublishedTrace {
  /** The sites that the response shows, by id. */
  protected readonly sites = new Map<string, ShownSite>();
  protected isExcluded = false;

  get knownVisitor(): KnownVisitor | undefined {
    return undefined;
  }

  identify(_: KnownVisitor): void {
    this.exclude();
  }

  show(site: ShownSite): void {
    this.sites.set(site.siteId, site);
  }

  exclude(): void {
    this.isExcluded = true;
  }

  /**
   * Returns the sites of a response that is the same for everybody: it shows nothing else, and was
   * made without credentials or claims. Otherwise returns an empty list.
   */
  get publicSites(): readonly ShownSite[] {
    const sites = [...this.sites.values()];
    return !this.isExcluded && sites.every(({ isPublic }) => isPublic) ? sites : [];
  }
}
