/** Orders the structure of a site and selects its default parts. */

/** An item with a rank among its siblings. */
interface Placed {
  readonly id: string;
  readonly rank: string;
}

/** A section with its group. */
export interface PlacedSection extends Placed {
  readonly groupId: string | null;
  readonly isDefault: boolean;
}

/** A site space with its section. */
export interface PlacedSiteSpace extends Placed {
  readonly sectionId: string | null;
  readonly spaceId: string;
  readonly isDefault: boolean;
}

/** The parts of a site, each list sorted by rank. */
export interface SiteStructureParts<
  Group extends Placed,
  Section extends PlacedSection,
  SiteSpace extends PlacedSiteSpace,
> {
  readonly groups: readonly Group[];
  readonly sections: readonly Section[];
  readonly siteSpaces: readonly SiteSpace[];
}

type AnyParts = SiteStructureParts<Placed, PlacedSection, PlacedSiteSpace>;

const byRank = (one: Placed, other: Placed): number =>
  one.rank < other.rank ? -1 : one.rank > other.rank ? 1 : one.id < other.id ? -1 : 1;

/** Returns siblings in order. */
export const inOrder = <Item extends Placed>(items: readonly Item[]): Item[] =>
  [...items].sort(byRank);

/** Returns the groups, and the sections without a group, in their common order. */
export const topOf = <G extends Placed, S extends PlacedSection>({
  groups,
  sections,
}: Pick<SiteStructureParts<G, S, PlacedSiteSpace>, 'groups' | 'sections'>): (G | S)[] =>
  [...groups, ...sections.filter(({ groupId }) => groupId === null)].sort(byRank);

/**
 * Returns the items at the root, in order: groups and sections, or site spaces if there are no
 * sections. Groups alone would hide the site spaces, because they are empty.
 */
export const rootOf = <G extends Placed, S extends PlacedSection, P extends PlacedSiteSpace>(
  parts: SiteStructureParts<G, S, P>,
): (G | S)[] | P[] =>
  parts.sections.length > 0
    ? topOf(parts)
    : inOrder(parts.siteSpaces.filter(({ sectionId }) => sectionId === null));

/** Returns all sections in reading order, the sections of a group at the position of the group. */
export function sectionsInOrder<G extends Placed, S extends PlacedSection>({
  groups,
  sections,
}: Pick<SiteStructureParts<G, S, PlacedSiteSpace>, 'groups' | 'sections'>): S[] {
  const within = new Map<string, S[]>(groups.map(({ id }) => [id, []]));
  for (const section of sections)
    if (section.groupId === null) within.set(section.id, [section]);
    else within.get(section.groupId)?.push(section);
  return topOf({ groups, sections }).flatMap(({ id }) => (within.get(id) ?? []).sort(byRank));
}

/** Returns all site spaces in reading order. */
export function siteSpacesInOrder<
  G extends Placed,
  S extends PlacedSection,
  P extends PlacedSiteSpace,
>(parts: SiteStructureParts<G, S, P>): P[] {
  const siteSpacesIn = (sectionId: string | null): P[] =>
    parts.siteSpaces.filter((one) => one.sectionId === sectionId).sort(byRank);
  return [...siteSpacesIn(null), ...sectionsInOrder(parts).flatMap(({ id }) => siteSpacesIn(id))];
}

/**
 * Returns a function that returns the sort keys of a section. They include those of its group, so
 * that a cursor stays valid while other sections are added and removed.
 */
export function sectionKeys({
  groups,
}: Pick<AnyParts, 'groups'>): (section: PlacedSection) => readonly string[] {
  const ranks = new Map(groups.map(({ id, rank }) => [id, rank]));
  return ({ id, rank, groupId }) =>
    groupId === null ? [rank, id, '', id] : [ranks.get(groupId) ?? rank, groupId, rank, id];
}

/**
 * Returns a function that returns the sort keys of a site space: those of its section, and its own.
 */
export function siteSpaceKeys(parts: AnyParts): (siteSpace: PlacedSiteSpace) => readonly string[] {
  const keysOf = sectionKeys(parts);
  const keysBySection = new Map(parts.sections.map((section) => [section.id, keysOf(section)]));
  return ({ id, rank, sectionId }) => [
    ...(keysBySection.get(sectionId ?? '') ?? ['', '', '', '']),
    rank,
    id,
  ];
}

/**
 * Returns the visible parts. A section is hidden if all of its site spaces are hidden, and a group
 * if all of its sections are; an empty section or group stays visible for its editors.
 */
export function visibleStructure<
  G extends Placed,
  S extends PlacedSection,
  P extends PlacedSiteSpace,
>(
  parts: SiteStructureParts<G, S, P>,
  isSeen: (siteSpace: P) => boolean,
): SiteStructureParts<G, S, P> {
  const siteSpaces = parts.siteSpaces.filter(isSeen);
  const sections = parts.sections.filter(
    isVisible(parts.siteSpaces, siteSpaces, ({ sectionId }) => sectionId),
  );
  const groups = parts.groups.filter(isVisible(parts.sections, sections, ({ groupId }) => groupId));
  return { groups, sections, siteSpaces };
}

/** Returns whether a parent has a visible child, or no children at all. */
function isVisible<Item>(
  all: readonly Item[],
  visible: readonly Item[],
  parentOf: (item: Item) => string | null,
): (parent: Placed) => boolean {
  const [nonEmpty, withVisible] = [new Set(all.map(parentOf)), new Set(visible.map(parentOf))];
  return ({ id }) => withVisible.has(id) || !nonEmpty.has(id);
}

/** Returns the default of siblings: the one with `isDefault`, otherwise the first. */
export const defaultOf = <Item extends { readonly isDefault: boolean }>(
  inOrder: readonly Item[],
): Item | undefined => inOrder.find(({ isDefault }) => isDefault) ?? inOrder[0];

/** The parts of a site among their siblings. */
export interface SiteSiblings<SiteSpace> {
  /** The site spaces of each section, in order; those without a section by null. */
  readonly siteSpaces: ReadonlyMap<string | null, readonly SiteSpace[]>;
  /** Ids of the default section, and of the default site space of each section. */
  readonly defaultIds: ReadonlySet<string>;
}

/** Returns the parts of a site among their siblings. */
export function siblingsIn<G extends Placed, S extends PlacedSection, P extends PlacedSiteSpace>(
  parts: SiteStructureParts<G, S, P>,
): SiteSiblings<P> {
  const siteSpaces = new Map<string | null, P[]>();
  for (const one of inOrder(parts.siteSpaces)) {
    const siblings = siteSpaces.get(one.sectionId);
    if (siblings) siblings.push(one);
    else siteSpaces.set(one.sectionId, [one]);
  }
  const defaults = [defaultOf(sectionsInOrder(parts)), ...[...siteSpaces.values()].map(defaultOf)];
  return { siteSpaces, defaultIds: new Set(defaults.flatMap((one) => (one ? [one.id] : []))) };
}

/**
 * Returns the site space that a site opens with: the default site space of its default section, or
 * of its root.
 */
export function openingOf(parts: AnyParts): PlacedSiteSpace | undefined {
  const section = defaultOf(sectionsInOrder(parts));
  return defaultOf(
    siteSpacesInOrder(parts).filter(({ sectionId }) => sectionId === (section?.id ?? null)),
  );
}

/** Returns a path segment from a title that is not in `taken`. */
export function freePath(title: string, taken: ReadonlySet<string>): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 90)
    .replace(/-+$/, '');
  const base = slug || 'docs';
  for (let i = 1; ; i++) {
    const path = i === 1 ? base : `${base}-${i}`;
    if (!taken.has(path)) return path;
  }
}
