/** Computes the parts of a site that a visitor can see. */
import type { ClaimObject } from './adaptive-schema.ts';
import { holds } from './condition.ts';
import { cachedCondition } from './condition/cache.ts';
import type { SiteStructureParts, PlacedSection, PlacedSiteSpace } from './site-structure.ts';
import { declaredClaims } from './visitor-claims.ts';

/** A part of a site that may have a condition. */
export interface ConditionalPart {
  readonly condition: string | null;
}

/** The state that decides what a visitor can see. */
export interface VisibilityContext {
  /** Returns whether a space exists and is not in the trash. */
  readonly isLiving: (spaceId: string) => boolean;
  /** True if adaptive content is on. While it is off, parts with a condition are hidden. */
  readonly adaptive: boolean;
  /**
   * The claims that the site declares. Null for a site that declares none: then conditions read no
   * claims.
   */
  readonly schema: ClaimObject | null;
  /** The visitor's claims, not yet validated. */
  readonly claims: unknown;
}

/**
 * Returns the parts of a site that a visitor can see. A site space is visible if its space is not
 * in the trash and both its own condition and its section's hold; a section needs a visible site
 * space, a group a visible section.
 *
 * A condition that cannot be parsed, or that does not match the declared claims, holds for nobody.
 */
export function visibleParts<
  G extends { readonly id: string; readonly rank: string },
  S extends PlacedSection & ConditionalPart,
  P extends PlacedSiteSpace & ConditionalPart,
>(
  { groups, sections, siteSpaces }: SiteStructureParts<G, S, P>,
  { isLiving, adaptive, schema, claims }: VisibilityContext,
): SiteStructureParts<G, S, P> {
  const declared = declaredClaims(schema, claims);
  const results = new Map<string, boolean>();
  const isVisible = ({ condition }: ConditionalPart): boolean => {
    if (condition === null) return true;
    if (!adaptive) return false;
    const result = results.get(condition) ?? evaluate(condition, schema, declared);
    results.set(condition, result);
    return result;
  };
  const visibleSectionIds = new Set<string | null>(
    sections.filter(isVisible).map(({ id }) => id),
  ).add(null);
  const visibleSpaces = siteSpaces.filter(
    (siteSpace) =>
      visibleSectionIds.has(siteSpace.sectionId) &&
      isLiving(siteSpace.spaceId) &&
      isVisible(siteSpace),
  );
  const usedSectionIds = new Set(visibleSpaces.map(({ sectionId }) => sectionId));
  const visibleSections = sections.filter(({ id }) => usedSectionIds.has(id));
  const usedGroupIds = new Set(visibleSections.map(({ groupId }) => groupId));
  return {
    groups: groups.filter(({ id }) => usedGroupIds.has(id)),
    sections: visibleSections,
    siteSpaces: visibleSpaces,
  };
}

function evaluate(text: string, schema: ClaimObject | null, claims: object): boolean {
  const { condition } = cachedCondition(text, schema);
  return condition !== undefined && holds(condition, { claims });
}
