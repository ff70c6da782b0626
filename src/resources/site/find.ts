/** Finds sites and the parts of them that the viewer can see. */
import { type AccessContext, can } from '../../data/authorize.ts';
import type { Tx } from '../../data/database.ts';
import { readableSpacesOf } from '../../data/facts.ts';
import type { Loaders } from '../../data/loaders.ts';
import { andThen, type PromiseOrValue } from '../../data/promise-or-value.ts';
import type { SiteParts, SiteRow } from '../../data/rows.ts';
import { visibleStructure } from '../../domain/site-structure.ts';
import { column, statement } from '../../data/statement.ts';

const LOCK = statement(
  'site.lock',
  'SELECT id FROM sites WHERE id = $1 AND organization_id = $2 FOR NO KEY UPDATE',
  { id: column.text },
);

/**
 * Returns a site of an organization, or null. In a transaction, the row stays locked until the
 * transaction ends, so that changes of its structure run one after the other.
 */
export async function findSite(
  load: Loaders,
  organizationId: string,
  id: string,
  tx?: Tx,
): Promise<SiteRow | null> {
  // Only rows in the caller's own organizations are locked.
  const isMember = (await load.memberships()).has(organizationId);
  if (tx && isMember) await tx.query(LOCK, [id, organizationId]);
  const row = isMember ? await load.site.load(id) : null;
  return row?.organizationId === organizationId ? row : null;
}

/** The name of the parts that the viewer can see. */
const VISIBLE = 'visible';

/** Returns a computation on the loaded parts of a site, whose result many fields need. */
const oncePerParts =
  <Site extends Pick<SiteRow, 'id'>>(
    name: string,
    compute: (access: AccessContext, parts: SiteParts, site: Site) => PromiseOrValue<SiteParts>,
  ): ((access: AccessContext, site: Site) => PromiseOrValue<SiteParts>) =>
  (access, site) =>
    andThen(access.load.siteParts.must(site.id), (parts) =>
      access.load.computed.eventually(parts, name, () => compute(access, parts, site)),
    );

/**
 * Returns the parts of a site without the spaces in the trash, whether or not the viewer can read
 * them.
 */
export const partsNotInTrash = oncePerParts('notInTrash', (_, parts) => ({
  ...parts,
  siteSpaces: parts.siteSpaces.filter(({ inTrash }) => !inTrash),
}));

/**
 * Returns the parts of a site that the viewer can see: the site spaces with a readable space, and
 * their sections and groups. Admins also see empty sections and groups.
 */
export const visiblePartsOf = oncePerParts(VISIBLE, async (access, parts, site: SiteRow) => {
  const readable = await readableSpacesOf(access, site.id);
  const isVisible = ({ spaceId }: { readonly spaceId: string }) => readable.has(spaceId);
  return (await can(access, 'site.readEmpty', site))
    ? { ...parts, siteSpaces: parts.siteSpaces.filter(isVisible) }
    : visibleStructure(parts, isVisible);
});

/** Returns the parts as `visiblePartsOf` does, if it was called for the site; else undefined. */
export function knownVisibleParts(
  { siteParts, computed }: Loaders,
  siteId: string,
): PromiseOrValue<SiteParts> | undefined {
  const parts = siteParts.peek(siteId);
  // only `visiblePartsOf` computes it
  return parts && (computed.peek(parts, VISIBLE) as PromiseOrValue<SiteParts> | undefined);
}

/**
 * Returns the visible parts of a site. For admins, they include the site spaces whose space is in
 * the trash.
 */
export const partsWithTrash = async (access: AccessContext, site: SiteRow): Promise<SiteParts> =>
  (await can(access, 'site.readEmpty', site))
    ? access.load.siteParts.must(site.id)
    : visiblePartsOf(access, site);
