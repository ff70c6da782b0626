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

/** Things beside each other, in order. */
export const inOrder = <Item extends Placed>(items: readonly Item[]): Item[] => [...items].sort(byRank);

/** Groups, and the sections in none, in order: among these each of them has its rank. */
export const topOf = <G extends Placed, S extends PlacedSection>({ groups, sections }: Pick<Parts<G, S, PlacedSiteSpace>, 'groups' | 'sections'>): (G | S)[] =>
  [...groups, ...sections.filter(({ groupId }) => groupId === null)].sort(byRank);

/** What stands at the root, in order: groups and sections, or site spaces where there is no section. Groups alone hold nothing, and would hide what stands there. */
export const rootOf = <G extends Placed, S extends PlacedSection, P extends PlacedSiteSpace>(parts: Parts<G, S, P>): (G | S)[] | P[] =>
  parts.sections.length > 0 ? topOf(parts) : inOrder(parts.siteSpaces.filter(({ sectionId }) => sectionId === null));

/** All sections in the order in which a reader meets them: those of a group where the group stands. */
export function sectionsInOrder<G extends Placed, S extends PlacedSection>({ groups, sections }: Pick<Parts<G, S, PlacedSiteSpace>, 'groups' | 'sections'>): S[] {
  const within = new Map(groups.map(({ id }) => [id, sections.filter(({ groupId }) => groupId === id).sort(byRank)]));
  return topOf({ groups, sections }).flatMap((item): S[] => within.get(item.id) ?? sections.filter(({ id }) => id === item.id));
}

/** All site spaces in that order. */
export function siteSpacesInOrder<G extends Placed, S extends PlacedSection, P extends PlacedSiteSpace>(parts: Parts<G, S, P>): P[] {
  const at = (sectionId: string | null): P[] => parts.siteSpaces.filter((one) => one.sectionId === sectionId).sort(byRank);
  return [...at(null), ...sectionsInOrder(parts).flatMap(({ id }) => at(id))];
}

/**
 * The keys of a section in the order of all of them, for a list: its own place and that of its group, so that it is found again
 * when others come and go.
 */
export function sectionKeys({ groups }: Pick<AnyParts, 'groups'>): (section: PlacedSection) => readonly string[] {
  const ranks = new Map(groups.map(({ id, rank }) => [id, rank]));
  return ({ id, rank, groupId }) => (groupId === null ? [rank, id, '', id] : [ranks.get(groupId) ?? rank, groupId, rank, id]);
}

/** The keys of a site space in the order of all of them: those of its section, and its own. */
export function siteSpaceKeys(parts: AnyParts): (siteSpace: PlacedSiteSpace) => readonly string[] {
  const keysOf = sectionKeys(parts);
  const above = new Map(parts.sections.map((section) => [section.id, keysOf(section)]));
  return ({ id, rank, sectionId }) => [...(above.get(sectionId ?? '') ?? ['', '', '', '']), rank, id];
}

/**
 * The parts of which something is seen: a section whose site spaces are all unseen is not, nor is a group whose sections all are.
 * One that holds nothing hides nothing: who made it sees it.
 */
export function seenParts<G extends Placed, S extends PlacedSection, P extends PlacedSiteSpace>(parts: Parts<G, S, P>, isSeen: (siteSpace: P) => boolean): Parts<G, S, P> {
  const siteSpaces = parts.siteSpaces.filter(isSeen);
  const sections = parts.sections.filter(isShown(parts.siteSpaces, siteSpaces, ({ sectionId }) => sectionId));
  const groups = parts.groups.filter(isShown(parts.sections, sections, ({ groupId }) => groupId));
  return { groups, sections, siteSpaces };
}

/** Whether a holder holds one of `seen`, or nothing of `all`. */
function isShown<Item>(all: readonly Item[], seen: readonly Item[], holderOf: (item: Item) => string | null): (holder: Placed) => boolean {
  const [holding, showing] = [new Set(all.map(holderOf)), new Set(seen.map(holderOf))];
  return ({ id }) => showing.has(id) || !holding.has(id);
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
