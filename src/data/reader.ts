/** Attaches readers to rows: each value that visitors of a site can reach has the reader of it. */
import { typeOfId } from '../domain/ids.ts';
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

/**
 * Returns a row for its reader. The row of a member is not copied: it gets its reader, and later
 * another reader gets a copy.
 */
export function readBy<Row extends object>(reader: Reader, row: Row): ReadBy<Row> {
  if (reader.kind === 'visitor' && isSpace(row)) return { ...row, ...SPACE_OF_VISITORS, reader };
  if (reader !== member) return { ...row, reader };
  const read: Row & { reader?: Reader } = row;
  read.reader ??= member;
  // it has a reader now
  return read.reader === member ? (read as ReadBy<Row>) : { ...row, reader };
}

const isSpace = (row: object): boolean =>
  'id' in row && typeof row.id === 'string' && typeOfId(row.id) === 'Space';

/** Returns a row for a member. */
export const forMember = <Row extends object>(row: Row): ReadBy<Row> => readBy(member, row);

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
