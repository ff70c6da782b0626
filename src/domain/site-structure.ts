/** The structure of a site: what stands at its root and in what order, what it opens with, and where things go. */

/** Whatever has a place in an order. */
interface Placed {
  readonly id: string;
  readonly rank: string;
}

/** A section, as far as its place goes. */
export interface PlacedSection extends Placed {
  readonly groupId: string | null;
  readonly isDefault: boolean;
}

/** A site space, as far as its place goes. */
export interface PlacedSiteSpace extends Placed {
  readonly sectionId: string | null;
  readonly spaceId: string;
  readonly isDefault: boolean;
}

/** The parts of a site, each list by rank. */
export interface Parts<Group extends Placed, Section extends PlacedSection, SiteSpace extends PlacedSiteSpace> {
  readonly groups: readonly Group[];
  readonly sections: readonly Section[];
  readonly siteSpaces: readonly SiteSpace[];
}

type AnyParts = Parts<Placed, PlacedSection, PlacedSiteSpace>;

const byRank = (one: Placed, other: Placed): number => (one.rank < other.rank ? -1 : one.rank > other.rank ? 1 : one.id < other.id ? -1 : 1);

/** What stands at the root, in order: groups and sections, or site spaces where there is neither. */
export function rootOf<G extends Placed, S extends PlacedSection, P extends PlacedSiteSpace>({ groups, sections, siteSpaces }: Parts<G, S, P>): (G | S)[] | P[] {
  if (groups.length === 0 && sections.length === 0) return siteSpaces.filter(({ sectionId }) => sectionId === null);
  return [...groups, ...sections.filter(({ groupId }) => groupId === null)].sort(byRank);
}

/** All sections in the order in which a reader meets them: those of a group where the group stands. */
export function sectionsInOrder<G extends Placed, S extends PlacedSection>({ groups, sections }: Pick<Parts<G, S, PlacedSiteSpace>, 'groups' | 'sections'>): S[] {
  const within = new Map(groups.map(({ id }) => [id, sections.filter(({ groupId }) => groupId === id).sort(byRank)]));
  const own = sections.filter(({ groupId }) => groupId === null);
  return [...groups, ...own].sort(byRank).flatMap((item): S[] => within.get(item.id) ?? own.filter(({ id }) => id === item.id));
}

/** All site spaces in that order. */
export function siteSpacesInOrder<G extends Placed, S extends PlacedSection, P extends PlacedSiteSpace>(parts: Parts<G, S, P>): P[] {
  const at = (sectionId: string | null): P[] => parts.siteSpaces.filter((one) => one.sectionId === sectionId).sort(byRank);
  return [...at(null), ...sectionsInOrder(parts).flatMap(({ id }) => at(id))];
}

/** The parts of which something is seen: a section without a site space that is seen is not, nor is a group without such a section. */
export function seenParts<G extends Placed, S extends PlacedSection, P extends PlacedSiteSpace>(parts: Parts<G, S, P>, isSeen: (siteSpace: P) => boolean): Parts<G, S, P> {
  const siteSpaces = parts.siteSpaces.filter(isSeen);
  const filled = new Set(siteSpaces.map(({ sectionId }) => sectionId));
  const sections = parts.sections.filter(({ id }) => filled.has(id));
  const used = new Set(sections.map(({ groupId }) => groupId));
  return { groups: parts.groups.filter(({ id }) => used.has(id)), sections, siteSpaces };
}

/** The default of those beside each other: the one that is marked, else the first. */
export const defaultOf = <Item extends { readonly isDefault: boolean }>(inOrder: readonly Item[]): Item | undefined => inOrder.find(({ isDefault }) => isDefault) ?? inOrder[0];

/** What a site opens with: the default site space of its default section, or of its root; the first where the default is not seen. */
export function openingOf(parts: AnyParts): PlacedSiteSpace | undefined {
  const section = defaultOf(sectionsInOrder(parts));
  return defaultOf(siteSpacesInOrder(parts).filter(({ sectionId }) => sectionId === (section?.id ?? null)));
}

/** A part of an address out of a title, which none of `taken` has. */
export function freePath(title: string, taken: ReadonlySet<string>): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 90)
    .replace(/-+$/, '');
  const first = plain || 'docs';
  for (let i = 1; ; i++) {
    const path = i === 1 ? first : `${first}-${i}`;
    if (!taken.has(path)) return path;
  }
}
