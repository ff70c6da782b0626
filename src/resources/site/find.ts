/** Sites by their ids, and what of each the viewer sees. */
import { type Asking, can, readableSpacesOf } from '../../data/authorize.ts';
import type { Tx } from '../../data/database.ts';
import type { Loaders } from '../../data/loaders.ts';
import type { SiteParts, SiteRow } from '../../data/rows.ts';
import { seenParts } from '../../domain/site-structure.ts';

/** A site of an organization; null where there is none. In a transaction it is locked until that ends: whoever changes its structure waits. */
export async function findSite(load: Loaders, organizationId: string, id: string, tx?: Tx): Promise<SiteRow | null> {
  const isInside = (await load.memberships()).has(organizationId); // nobody holds what lies in an organization that he does not belong to
  if (tx && isInside) await tx.query('site.lock', 'SELECT id FROM sites WHERE id = $1 AND organization_id = $2 FOR NO KEY UPDATE', [id, organizationId]);
  const row = isInside ? await load.site.load(id) : null;
  return row?.organizationId === organizationId ? row : null;
}

/** Works something out of loaded parts once: each field of each of them asks, and they are loaded once in a request. */
function oncePerParts<Site extends Pick<SiteRow, 'id'>>(work: (asking: Asking, parts: SiteParts, site: Site) => Promise<SiteParts>): (asking: Asking, site: Site) => Promise<SiteParts> {
  const known = new WeakMap<SiteParts, Promise<SiteParts>>();
  return async (asking, site) => {
    const parts = await asking.load.siteParts.load(site.id);
    const answer = known.get(parts) ?? work(asking, parts, site);
    known.set(parts, answer);
    return answer;
  };
}

/** The parts of a site whose space is not in the trash, whoever may read it. */
export const livingParts = oncePerParts(async ({ load }, parts) => {
  const spaces = await Promise.all(parts.siteSpaces.map(({ spaceId }) => load.space.load(spaceId)));
  return { ...parts, siteSpaces: parts.siteSpaces.filter((_, i) => spaces[i]?.deletedAt === null) };
});

/** The parts of a site that the viewer sees: site spaces whose space lives and he may read, and what holds them. Admins see empty sections and groups too. */
export const partsSeen = oncePerParts(async (asking, parts, site: SiteRow) => {
  const readable = await readableSpacesOf(asking, site.id);
  const isSeen = ({ spaceId }: { readonly spaceId: string }) => readable.has(spaceId);
  return (await can(asking, 'site.readEmpty', site)) ? { ...parts, siteSpaces: parts.siteSpaces.filter(isSeen) } : seenParts(parts, isSeen);
});

/** The same, and for admins, who see what is in the trash, site spaces whose space lies there. */
export const partsWithTrash = async (asking: Asking, site: SiteRow): Promise<SiteParts> =>
  (await can(asking, 'site.readEmpty', site)) ? asking.load.siteParts.load(site.id) : partsSeen(asking, site);
