/** What a visitor sees of a site. */
import type { ClaimObject } from './adaptive-schema.ts';
import { holds } from './condition.ts';
import { keptCondition } from './condition/kept.ts';
import type { Parts, PlacedSection, PlacedSiteSpace } from './site-structure.ts';
import { declaredClaims } from './visitor-claims.ts';

/** What may have a condition. */
export interface Conditional {
  readonly condition: string | null;
}

/** What decides what a visitor sees. */
export interface Visit {
  /** Whether a space is there, and not in the trash. */
  readonly isLiving: (spaceId: string) => boolean;
  /** Whether the site looks at who visits it. While it does not, what has a condition is hidden. */
  readonly adaptive: boolean;
  /** The claims that the site declares; null where it declares none: then conditions find nothing. */
  readonly schema: ClaimObject | null;
  /** What the visitor brings. */
  readonly claims: unknown;
}

/**
 * The parts that a visitor sees: site spaces whose space lives, whose own condition holds and that of their section; sections with a
 * site space that he sees, and groups with such a section. A condition that cannot be read, or does not fit the claims that are
 * declared, holds for nobody.
 */
export function visibleParts<G extends { readonly id: string; readonly rank: string }, S extends PlacedSection & Conditional, P extends PlacedSiteSpace & Conditional>(
  { groups, sections, siteSpaces }: Parts<G, S, P>,
  { isLiving, adaptive, schema, claims }: Visit,
): Parts<G, S, P> {
  const declared = declaredClaims(schema, claims);
  const known = new Map<string, boolean>();
  const isOpen = ({ condition }: Conditional): boolean => {
    if (condition === null) return true;
    if (!adaptive) return false;
    const answer = known.get(condition) ?? holdsKept(condition, schema, declared);
    known.set(condition, answer);
    return answer;
  };
  const open = new Set<string | null>(sections.filter(isOpen).map(({ id }) => id)).add(null);
  const seenSpaces = siteSpaces.filter((one) => open.has(one.sectionId) && isLiving(one.spaceId) && isOpen(one));
  const holding = new Set(seenSpaces.map(({ sectionId }) => sectionId));
  const seenSections = sections.filter(({ id }) => holding.has(id));
  const grouping = new Set(seenSections.map(({ groupId }) => groupId));
  return { groups: groups.filter(({ id }) => grouping.has(id)), sections: seenSections, siteSpaces: seenSpaces };
}

function holdsKept(text: string, schema: ClaimObject | null, claims: object): boolean {
  const { condition } = keptCondition(text, schema);
  return condition !== undefined && holds(condition, { claims });
}
