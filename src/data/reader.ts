/** Attaches readers to rows: each value that visitors of a site can reach has the reader of it. */
import { typeOfId } from '../domain/ids.ts';
import type { Connection } from './connection.ts';
import type { MemberReader, ReadBy, Reader, RevisionRow, RevisionView } from './rows.ts';

/** A member, with URLs without a share key. */
export const member: MemberReader = { kind: 'member', shareKey: null };

/** Returns a member whose URLs of published content contain the key of a share link. */
export const memberWith = (shareKey: string | null | undefined): MemberReader =>
  shareKey == null ? member : { kind: 'member', shareKey };

/** Returns a visitor as they are, and a member without a share key. */
export const withoutShareKey = (reader: Reader): Reader =>
  reader.kind === 'member' ? member : reader;

/**
 * The values of a space that visitors read in place of those for members. `graphql/access.ts` relies
 * on them: these fields need no resolver, which lists of spaces would call for each of them.
 */
export const SPACE_OF_VISITORS: Readonly<Record<string, null | 0>> = {
  parentId: null,
  defaultLevel: null,
  commentCount: 0,
  changeRequestCount: 0,
  openChangeRequestCount: 0,
  draftChangeRequestCount: 0,
};

/** Returns a row for its reader. */
export const readBy = <Row extends object>(reader: Reader, row: Row): ReadBy<Row> =>
  reader.kind === 'visitor' && isSpace(row)
    ? { ...row, ...SPACE_OF_VISITORS, reader }
    : { ...row, reader };

const isSpace = (row: object): boolean =>
  'id' in row && typeof row.id === 'string' && typeOfId(row.id) === 'Space';

/** Returns a row for a member. */
export const forMember = <Row extends object>(row: Row): ReadBy<Row> => readBy(member, row);

/** Returns a page of a list with each of its rows as a view. */
export function mapPage<Row, View>(
  { nodes: _, edges, ...page }: Connection<Row>,
  viewOf: (row: Row) => View,
): Connection<View> {
  const viewEdges = edges.map(({ cursor, node }) => ({ cursor, node: viewOf(node) }));
  return { ...page, nodes: viewEdges.map(({ node }) => node), edges: viewEdges };
}

/**
 * Returns a revision for its reader. Its computed pages are expanded, or read as their source if
 * `computed` is false.
 */
export const revisionFor = (
  reader: Reader,
  row: RevisionRow,
  computed?: boolean | null,
): RevisionView => ({ ...row, reader, expandsComputed: computed !== false });

/** Returns a revision for a member. */
export const revisionForMember = (row: RevisionRow): RevisionView => revisionFor(member, row);
