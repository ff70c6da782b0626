/** stand-in */
import type { ClaimObject } from './adaptive-schema.ts';
import { holds, parseCondition } from './condition.ts';
import type { Parts, PlacedSection, PlacedSiteSpace } from './site-structure.ts';
interface P {
  readonly id: string;
  readonly rank: string;
}
type C = { readonly condition: string | null };
export function visibleParts<G extends P, S extends PlacedSection & C, X extends PlacedSiteSpace & C>(
  parts: Parts<G, S, X>,
  o: { readonly isLiving: (id: string) => boolean; readonly adaptive: boolean; readonly schema: ClaimObject | null; readonly claims: object },
): Parts<G, S, X> {
  const ok = ({ condition }: C) => condition === null || (o.adaptive && holds(parseCondition(condition), { claims: o.claims }));
  const okSections = new Set(parts.sections.filter(ok).map(({ id }) => id));
  const siteSpaces = parts.siteSpaces.filter((one) => o.isLiving(one.spaceId) && ok(one) && (one.sectionId === null || okSections.has(one.sectionId)));
  const sections = parts.sections.filter(({ id }) => siteSpaces.some(({ sectionId }) => sectionId === id));
  const groups = parts.groups.filter(({ id }) => sections.some(({ groupId }) => groupId === id));
  return { groups, sections, siteSpaces };
}
