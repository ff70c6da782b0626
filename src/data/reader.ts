/** Attaches readers to rows: each value that visitors of a site can reach has the reader of it. */
import { sealedKeyIn, shareKeyPart, typeOfId } from '../domain/ids.ts';
import type { MemberReader, ReadBy, Reader, RevisionRow, RevisionView, SpaceRow } from './rows.ts';
import type { PreviewedContent } from './rows/preview.ts';
import { hmacOf, type Secrets } from './secrets.ts';

/** A member, with URLs without a share key. */
export const member: MemberReader = { kind: 'member', shareKey: null, idPart: () => undefined };

/**
 * Returns the context that a share key in ids is encrypted for. Only those who can read this site or
 * space can read the key, so that an id in a log does not open the site.
 */
const aboutIds = (subjectId: string): string => `share key in ids ${subjectId}`;

/** Returns a member whose URLs of published content contain the key of a share link. */
export function memberWith(secrets: Secrets, shareKey: string | null | undefined): MemberReader {
  if (shareKey == null) return member;
  const parts = new Map<string, string>();
  const partFor = (subjectId: string): string => {
    const about = aboutIds(subjectId);
    const hmacKey = () => Buffer.from(secrets.derive(about)).toString('hex');
    return shareKeyPart(secrets.sealStable(shareKey, about), () => hmacOf(hmacKey(), shareKey));
  };
  const idPart = (subjectId: string): string => {
    const part = parts.get(subjectId) ?? partFor(subjectId);
    parts.set(subjectId, part);
    return part;
  };
  return { kind: 'member', shareKey, idPart };
}

/**
 * Returns the member whose ids of a site or space have this part, or null if it was not made for
 * it.
 */
export function memberOfPart(
  secrets: Secrets,
  part: string | undefined,
  subjectId: string,
): MemberReader | null {
  if (part === undefined) return member;
  try {
    return memberWith(secrets, secrets.open(sealedKeyIn(part), aboutIds(subjectId)));
  } catch {
    return null; // a part that a client has made, or the digest of a long key
  }
}

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

/** Returns the content that a reader sees in place of the head of its space; null for none. */
export const shownContentOf = (reader: Reader): PreviewedContent | null =>
  reader.kind === 'visitor' && reader.preview?.isShown === true ? reader.preview.content : null;

/** Returns the id of the revision that a reader sees as the current one of a space. */
export function headFor(
  reader: Reader,
  { id, revisionId }: Pick<SpaceRow, 'id' | 'revisionId'>,
): string {
  const shown = shownContentOf(reader);
  return shown?.spaceId === id ? shown.revisionId : revisionId;
}

/**
 * Returns a row for its reader. The row of a member is not copied: it gets its reader, and later
 * another reader gets a copy.
 */
export function readBy<Row extends object>(reader: Reader, row: Row): ReadBy<Row> {
  if (reader.kind === 'visitor' && isSpace(row))
    return { ...row, ...SPACE_OF_VISITORS, revisionId: headFor(reader, row), reader };
  if (reader !== member) return { ...row, reader };
  const read: Row & { reader?: Reader } = row;
  read.reader ??= member;
  // it has a reader now
  return read.reader === member ? (read as ReadBy<Row>) : { ...row, reader };
}

const isSpace = (row: object): row is SpaceRow =>
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
