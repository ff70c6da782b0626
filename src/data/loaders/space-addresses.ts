/**
 * Loads the places of spaces on published sites, with the parts of their URLs: one statement for
 * any number of spaces, which concurrent requests share.
 */
import DataLoader from 'dataloader';
import type { Query } from '../database.ts';
import {
  MAX_SHARED_KEYS,
  type ReadShared,
  shareReads,
  type SizedStatements,
  sizedStatements,
  statementFor,
} from '../shared-reads.ts';
import { column, type Columns, statement } from '../statement.ts';
import { MAX_SHARED_IDS } from './by-id.ts';
import type { LoaderSource } from './factories.ts';

/** A space on a published site. The rules are those of `domain/site-address.ts`. */
export interface PublishedPlace {
  readonly spaceId: string;
  readonly siteId: string;
  readonly organizationId: string;
  /** True for a site that everyone can read. */
  readonly isOpen: boolean;
  /** The hostname of the site; null for one below the hostname of its organization. */
  readonly hostname: string | null;
  readonly basename: string;
  readonly organizationHostname: string | null;
  /** The path segment of the site space. */
  readonly path: string;
  /** The path segment of its section; null for a site space at the root. */
  readonly sectionPath: string | null;
  /** True for the default site space among its siblings. */
  readonly isDefault: boolean;
  /** True for a site space in the default section of its site, and at the root. */
  readonly isInDefaultSection: boolean;
}

const IS_OPEN = "si.visibility IN ('PUBLIC', 'UNLISTED')";
const KEYS_OF = (section: string, group: string): string =>
  `(coalesce(${group}.rank, ${section}.rank), coalesce(${group}.id, ${section}.id), ${section}.rank, ${section}.id)`;

/**
 * Returns SQL for the places of spaces: for each, the oldest on sites that everyone can read, and
 * the oldest on other sites. A sibling in the trash does not count.
 *
 * The lateral joins make PostgreSQL look up each space by indexes, however many there are.
 */
const placesOf = (spaces: string): string =>
  `SELECT asked.id AS "spaceId", place."isOpen", place."siteId", place."organizationId",
    place.hostname, place.basename, place.path, parents."organizationHostname",
    parents."sectionPath", parents."isDefault", parents."isInDefaultSection"
  FROM ${spaces} AS asked(id)
  CROSS JOIN LATERAL (
    SELECT DISTINCT ON (${IS_OPEN}) ${IS_OPEN} AS "isOpen", si.id AS "siteId",
      si.organization_id AS "organizationId", si.hostname, si.basename,
      sp.id, sp.path, sp.section_id, sp.is_default, sp.rank, sp.created_at
    FROM site_spaces sp
    JOIN sites si ON si.id = sp.site_id AND si.organization_id = sp.organization_id AND si.published
    WHERE sp.space_id = asked.id ORDER BY ${IS_OPEN}, sp.created_at, sp.id
  ) place
  CROSS JOIN LATERAL (
    SELECT o.hostname AS "organizationHostname", c.path AS "sectionPath",
      place.is_default OR NOT EXISTS (
        SELECT 1 FROM site_spaces other
        JOIN spaces s ON s.id = other.space_id AND s.organization_id = other.organization_id
          AND s.deleted_at IS NULL
        WHERE other.site_id = place."siteId" AND other.organization_id = place."organizationId"
          AND other.section_id IS NOT DISTINCT FROM place.section_id
          AND (other.is_default OR (other.rank, other.id) < (place.rank, place.id))
      ) AS "isDefault",
      c.id IS NULL OR c.is_default OR NOT EXISTS (
        SELECT 1 FROM site_sections other
        LEFT JOIN site_section_groups og
          ON og.id = other.group_id AND og.organization_id = other.organization_id
        WHERE other.site_id = place."siteId" AND other.organization_id = place."organizationId"
          AND (other.is_default OR ${KEYS_OF('other', 'og')} < ${KEYS_OF('c', 'g')})
      ) AS "isInDefaultSection"
    FROM organizations o
    LEFT JOIN site_sections c ON c.id = place.section_id AND c.organization_id = o.id
    LEFT JOIN site_section_groups g ON g.id = c.group_id AND g.organization_id = c.organization_id
    WHERE o.id = place."organizationId" LIMIT 1
  ) parents
  ORDER BY place.created_at, place.id`;

const COLUMNS: Columns<PublishedPlace> = {
  spaceId: column.present(column.text, 'Null is the id of no space.'),
  siteId: column.text,
  organizationId: column.text,
  isOpen: column.boolean,
  hostname: column.nullable(column.text),
  basename: column.text,
  organizationHostname: column.nullable(column.text),
  path: column.text,
  sectionPath: column.nullable(column.text),
  isDefault: column.boolean,
  isInDefaultSection: column.boolean,
};
const PLACES = {
  few: sizedStatements<PublishedPlace>(
    'space.publishedPlaces',
    (size) =>
      placesOf(
        `(VALUES ${Array.from({ length: size }, (_, n) => `($${n + 1}::text)`).join(', ')})`,
      ),
    COLUMNS,
  ),
  many: statement<PublishedPlace>(
    'space.publishedPlacesOfMany',
    placesOf('unnest($1::text[])'),
    COLUMNS,
  ),
} as const;

/** The places of a space; the one that has had it longest first. */
export type PublishedPlaces = readonly PublishedPlace[];

/** Reads the places of at most `MAX_SHARED_KEYS` spaces. */
async function placesOfFew(
  query: Query,
  statements: SizedStatements<PublishedPlace>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PublishedPlaces>> {
  const { size, statement } = statementFor(statements, ids.length);
  return bySpace(
    await query(
      statement,
      Array.from({ length: size }, (_, i) => ids[i] ?? null),
    ),
  );
}

function bySpace(places: readonly PublishedPlace[]): ReadonlyMap<string, PublishedPlaces> {
  const found = new Map<string, PublishedPlace[]>();
  for (const place of places) {
    const ofSpace = found.get(place.spaceId);
    if (ofSpace) ofSpace.push(place);
    else found.set(place.spaceId, [place]);
  }
  return found;
}

/** Returns the shared read of the places of spaces by their ids. */
const sharePlaces = (
  query: Query,
  { few }: Pick<typeof PLACES, 'few'>,
): ReadShared<PublishedPlaces> =>
  shareReads((ids) => placesOfFew(query, few, ids), MAX_SHARED_KEYS);

/** Creates the loader of the places of spaces on published sites. */
export const publishedPlacesOver = ({ query, shared }: LoaderSource) =>
  new DataLoader<string, PublishedPlaces>(async (ids) => {
    const read = ids.length <= MAX_SHARED_IDS ? shared()?.of(PLACES, sharePlaces) : undefined;
    if (read) return Promise.all(ids.map(async (id) => (await read(id)) ?? []));
    const found =
      ids.length <= MAX_SHARED_KEYS
        ? await placesOfFew(query, PLACES.few, ids)
        : bySpace(await query(PLACES.many, [ids]));
    return ids.map((id) => found.get(id) ?? []);
  });
