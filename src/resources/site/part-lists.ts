/** Sorts and filters the parts of a site, which are in memory, and pages through them. */
import type { Connection, PageArgs } from '../../data/connection.ts';
import { pageOfItems, sortedByKeys } from '../../data/items.ts';
import type { SiteSectionOrderField, SiteSpaceOrderField } from '../../generated/resolvers.ts';

/** A section, a group or a site space. */
interface Part {
  readonly id: string;
  readonly createdAt: string | Date;
}

/** The conditions that all lists of parts have. */
interface PartFilter {
  readonly title?: string | null | undefined;
  readonly createdSince?: Date | null | undefined;
  readonly createdUntil?: Date | null | undefined;
}

/** The arguments of a list of parts. */
interface PartArgs extends PageArgs {
  readonly filter?: PartFilter | null | undefined;
  readonly orderBy: {
    readonly field: SiteSectionOrderField | SiteSpaceOrderField;
    readonly direction: 'ASC' | 'DESC';
  };
}

/** The parts of a list, and what sorts them. */
export interface PartList<Row extends Part> {
  /** Name of the list with the conditions that are not those of all lists. */
  readonly name: string;
  readonly items: readonly Row[];
  /** Returns the keys of a part for its position in the structure. */
  readonly positionOf: (row: Row) => readonly string[];
  /** Returns the title; lists that neither sort nor filter by titles do not call it. */
  readonly titleOf: (row: Row) => string;
  /** Returns the path; undefined for a list without paths. */
  readonly pathOf?: (row: Row) => string;
}

const timeOf = ({ createdAt }: Part): string => new Date(createdAt).toISOString();

/** Returns whether a list sorts or filters by titles. */
export const usesTitles = ({ filter, orderBy }: Pick<PartArgs, 'filter' | 'orderBy'>): boolean =>
  orderBy.field === 'TITLE' || (filter?.title ?? '') !== '';

/** Returns a page of parts of a site that meet the conditions, in an order. */
export function pageOfParts<Row extends Part>(
  { name, items, positionOf, titleOf, pathOf }: PartList<Row>,
  { filter, orderBy, ...args }: PartArgs,
): Connection<Row> {
  const { field, direction } = orderBy;
  const text = filter?.title?.toLowerCase() ?? '';
  const [since, until] = [filter?.createdSince, filter?.createdUntil].map((time) =>
    time?.toISOString(),
  );
  const found = items.filter(
    (row) =>
      (text === '' || titleOf(row).toLowerCase().includes(text)) &&
      (since === undefined || timeOf(row) >= since) &&
      (until === undefined || timeOf(row) < until),
  );
  const keys: Readonly<Record<typeof field, (row: Row) => readonly string[]>> = {
    POSITION: positionOf,
    TITLE: (row) => [titleOf(row).toLowerCase(), row.id],
    PATH: (row) => [pathOf?.(row) ?? '', row.id],
    CREATED_AT: (row) => [timeOf(row), row.id],
  };
  const descending = direction === 'DESC';
  const criteria = [field, direction, text, since, until];
  const isWhole = text === '' && since === undefined && until === undefined;
  const isInPosition = field === 'POSITION' && !descending;
  return pageOfItems(
    {
      name: isWhole && isInPosition ? name : `${name} ${JSON.stringify(criteria)}`,
      items: isInPosition ? found : sortedByKeys(found, keys[field], descending),
      keysOf: keys[field],
      descending,
    },
    args,
  );
}
