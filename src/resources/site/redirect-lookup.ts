/** Resolves redirects for paths of a site at which no page exists. */
import type { Context } from '../../context.ts';
import type { FoundRedirect, SiteSpaceRow } from '../../data/rows.ts';
import { readablePaths } from '../../domain/page-paths.ts';
import {
  type AddressedParts,
  destinationOf,
  normalPath,
  pathOfSegments,
  prefixesOf,
  sectionPrefixesOf,
} from '../../domain/site-address.ts';
import {
  type RedirectTarget,
  type RedirectSource,
  redirectTargetOf,
  pathBelow,
  sourcesOf,
  wildcardsOf,
} from '../../domain/site-redirect.ts';
import { revisionContentOfSpace } from '../revision/computed.ts';
import { contentOfSpace } from '../revision/content.ts';
import { partsNotInTrash } from './find.ts';
import { pageAt, sitePageIn, type VisibleSite } from './page-at.ts';
import { column, statement } from '../../data/statement.ts';

const MATCHES = statement<RedirectSource & { readonly siteSectionId: string | null }>(
  'redirects.met',
  `SELECT source, destination, capture_wildcard AS "captureWildcard", site_section_id AS "siteSectionId", site_space_id AS "siteSpaceId", page_id AS "pageId"
  FROM site_redirects WHERE site_id = $1 AND organization_id = $2 AND source = ANY($3) AND NOT draft`,
  {
    source: column.text,
    destination: column.nullable(column.text),
    captureWildcard: column.boolean,
    siteSectionId: column.nullable(column.text),
    siteSpaceId: column.nullable(column.text),
    pageId: column.nullable(column.text),
  },
);

// A page that moved before or after its site space has a redirect below another prefix than the one
// that matches.
const FORMER_PAGES = statement(
  'redirects.moved',
  `SELECT DISTINCT ON (b.site_space, b.rest) b.site_space AS "siteSpaceId", b.rest, r.page_id AS "pageId"
    FROM unnest($3::text[], $4::text[], $5::text[]) AS b(site_space, rest, now)
  JOIN site_redirects r ON r.site_id = $1 AND r.organization_id = $2 AND r.site_space_id = b.site_space
    AND r.page_id IS NOT NULL AND r.destination IS NULL AND r.source IN (
    SELECT b.now UNION ALL SELECT CASE p.source WHEN '/' THEN '' ELSE p.source END || b.rest FROM site_redirects p
    WHERE p.site_id = $1 AND p.organization_id = $2 AND p.site_space_id = b.site_space AND p.page_id IS NULL AND p.destination IS NULL)
  ORDER BY b.site_space, b.rest, r.created_at DESC, r.id DESC`,
  {
    siteSpaceId: column.text,
    rest: column.text,
    pageId: column.present(column.text, 'Redirects without a page are left out.'),
  },
);

/** The lookup of one path. */
class RedirectLookup {
  private readonly ctx: Context;
  private readonly visibleSite: VisibleSite;
  private readonly prefixes: ReadonlyMap<string, readonly string[]>;
  private readonly sections: ReadonlyMap<string, readonly string[]>;
  private readonly visible: ReadonlyMap<string, SiteSpaceRow>;

  constructor(ctx: Context, visibleSite: VisibleSite, parts: AddressedParts) {
    this.ctx = ctx;
    this.visibleSite = visibleSite;
    this.prefixes = prefixesOf(parts);
    this.sections = sectionPrefixesOf(parts);
    this.visible = new Map(
      visibleSite.parts.siteSpaces.map((siteSpace) => [siteSpace.id, siteSpace]),
    );
  }

  /** Returns the redirect for a path. Manual redirects are followed only once. */
  async from(source: string, path: string, allowsManual: boolean): Promise<FoundRedirect | null> {
    const { ctx, visible } = this;
    const { site } = this.visibleSite;
    const rows = await ctx.query(MATCHES, [
      ...[site.id, site.organizationId],
      [...sourcesOf(path), ...wildcardsOf(path)],
    ]);
    const usable = rows
      .filter(({ destination }) => allowsManual || destination === null)
      .map(({ siteSectionId, ...row }) => {
        const prefix = siteSectionId === null ? undefined : this.sections.get(siteSectionId);
        return prefix ? { ...row, destination: pathOfSegments(prefix) } : row;
      });
    const targets = redirectTargetOf(path, usable, new Set(visible.keys()));
    const moved = await this.formerPages(targets);
    const found = await Promise.all(
      targets.map((candidate) => this.follow(source, candidate, moved)),
    );
    return found.find((one) => one !== null) ?? null;
  }

  private async follow(
    source: string,
    candidate: RedirectTarget,
    moved: ReadonlyMap<string, string>,
  ): Promise<FoundRedirect | null> {
    if (candidate.kind === 'destination') return this.toDestination(source, candidate.destination);
    const siteSpace = this.visible.get(candidate.siteSpaceId);
    if (!siteSpace) return null;
    if (candidate.kind === 'page') return this.toPage(source, siteSpace, candidate.pageId);
    if (candidate.pagePath.length === 0)
      return { source, destination: pathOfSegments(this.prefixOf(siteSpace)), siteSpace };
    const current = sitePageIn(
      siteSpace,
      await revisionContentOfSpace(this.ctx, this.visibleSite.reader, siteSpace.spaceId),
      candidate.pagePath,
    );
    return this.toPage(source, siteSpace, current?.page?.page.id ?? moved.get(keyOf(candidate)));
  }

  private async toDestination(source: string, destination: string): Promise<FoundRedirect | null> {
    const target = destinationOf(destination);
    if ('address' in target) return { source, destination };
    const sitePage = await pageAt(this.ctx, this.visibleSite, target.path);
    if (sitePage)
      return {
        source,
        destination,
        siteSpace: sitePage.siteSpace,
        ...(sitePage.page && { pageId: sitePage.page.page.id }),
      };
    const next = await this.from(source, target.path, false);
    return next && { ...next, destination: next.destination + target.behind };
  }

  private async toPage(
    source: string,
    siteSpace: SiteSpaceRow,
    pageId: string | undefined,
  ): Promise<FoundRedirect | null> {
    const path =
      pageId === undefined
        ? undefined
        : readablePaths((await contentOfSpace(this.ctx.load, siteSpace.spaceId)).pages).get(pageId);
    return pageId === undefined || path === undefined
      ? null
      : {
          source,
          destination: pathOfSegments([...this.prefixOf(siteSpace), path]),
          siteSpace,
          pageId,
        };
  }

  private prefixOf = ({ id }: SiteSpaceRow): readonly string[] => this.prefixes.get(id) ?? [];

  /** Returns the ids of the pages that formerly had the target paths, by site space and path. */
  private async formerPages(
    targets: readonly RedirectTarget[],
  ): Promise<ReadonlyMap<string, string>> {
    const below = targets
      .filter((candidate) => candidate.kind === 'below')
      .filter(({ pagePath }) => pagePath.length > 0);
    if (below.length === 0) return new Map();
    const relativePaths = below.map(({ pagePath }) => pathOfSegments(pagePath));
    const current = below.map(({ siteSpaceId, pagePath }) =>
      pathBelow(pathOfSegments(this.prefixes.get(siteSpaceId) ?? []), pagePath),
    );
    const values = [
      this.visibleSite.site.id,
      this.visibleSite.site.organizationId,
      below.map(({ siteSpaceId }) => siteSpaceId),
      relativePaths,
      current,
    ];
    const rows = await this.ctx.query(FORMER_PAGES, values);
    return new Map(rows.map(({ siteSpaceId, rest, pageId }) => [`${siteSpaceId} ${rest}`, pageId]));
  }
}

const keyOf = ({
  siteSpaceId,
  pagePath,
}: {
  readonly siteSpaceId: string;
  readonly pagePath: readonly string[];
}): string => `${siteSpaceId} ${pathOfSegments(pagePath)}`;

/**
 * Returns the redirect for a path, either to content that the reader can see or to an absolute URL.
 * Returns null if there is none, or if a page exists at the path.
 */
export async function redirectOf(
  ctx: Context,
  visibleSite: VisibleSite,
  source: string,
): Promise<FoundRedirect | null> {
  const [sourcePath = ''] = source.split(/[?#]/, 1);
  const path = normalPath(sourcePath);
  if (path === undefined || (await pageAt(ctx, visibleSite, sourcePath))) return null;
  const parts = await partsNotInTrash(ctx, visibleSite.site);
  return new RedirectLookup(ctx, visibleSite, parts).from(path, path, true);
}
