/** Finds OpenAPI specs by their slug. */
import { type AccessContext, can, requireMembership } from '../../data/authorize.ts';
import { compositeKey, type Loaders } from '../../data/loaders.ts';
import type { OpenAPISpecRow } from '../../data/rows.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns whether a spec can have this slug. */
export const isSpecSlug = (slug: string | undefined): slug is string =>
  slug !== undefined && slug.length <= 100 && SLUG.test(slug);

/** Returns a spec of an organization by its slug, or null. */
export async function findSpec(
  load: Loaders,
  organizationId: string,
  slug: string,
): Promise<OpenAPISpecRow | null> {
  // Checking the membership first avoids further statements for callers outside the organization.
  const isMember = (await load.memberships()).has(organizationId);
  return isMember && isSpecSlug(slug)
    ? load.openAPISpecBySlug.load(compositeKey(organizationId, slug))
    : null;
}

/**
 * Returns a spec that the viewer can read, or null.
 * @throws NOT_FOUND if the viewer does not belong to the organization.
 */
export async function visibleSpec(
  access: AccessContext,
  organizationId: string,
  slug: string,
): Promise<OpenAPISpecRow | null> {
  await requireMembership(access.load, organizationId);
  const row = await findSpec(access.load, organizationId, slug);
  return row && (await can(access, 'openAPISpec.read', row)) ? row : null;
}
