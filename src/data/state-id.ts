/** Returns ids of content and sites: each names the revision and the visitor or share key, if any. */
import type {
  PageRow,
  ReadBy,
  Reader,
  RevisionContent,
  RevisionView,
  ShownFile,
  SpaceView,
} from './rows.ts';
import { idOfState, type ObjectState } from '../domain/ids.ts';
import { specsIn } from '../domain/openapi/expand.ts';

/** Returns the parts of an id that stand for the visitor of a space; none for members. */
const visitorParts = (
  reader: Reader,
  spaceId: string,
): Pick<ObjectState, 'siteSpaceId' | 'visitor'> =>
  reader.kind === 'member'
    ? {}
    : { siteSpaceId: reader.siteSpaces.get(spaceId)?.id, visitor: reader.idPart() };

/** Returns the id of a space for its reader. */
export const idOfSpace = ({ id, reader }: SpaceView): string =>
  reader.kind === 'member'
    ? idOfState({ id, shareKey: reader.idPart(id) })
    : idOfState({ id, ...visitorParts(reader, id) });

/** Returns the id of a site, or of a part of it, for its reader. */
export const idOfSitePart = ({
  id,
  siteId = id,
  reader,
}: ReadBy<{ readonly id: string; readonly siteId?: string }>): string =>
  reader.kind === 'member'
    ? idOfState({ id, shareKey: reader.idPart(siteId) })
    : idOfState({ id, visitor: reader.idPart() });

/** Returns the id of a file or reusable content of a revision, for its reader. */
export const idOfItem = (
  { revision, reader }: Pick<RevisionContent, 'revision' | 'reader'>,
  id: string,
): string => idOfState({ id, revisionId: revision.id, ...visitorParts(reader, revision.spaceId) });

/** Returns the id of a file of a revision, or of an upload. */
export const idOfFile = ({ revision, reader, id }: ShownFile): string =>
  revision ? idOfItem({ revision, reader }, id) : id;

/** Returns the id of a page of a revision. */
export const idOfPage = ({ page: { id }, ...row }: PageRow): string =>
  idOfState({
    id,
    revisionId: row.revision.id,
    isSource: showsSource(row),
    ...visitorParts(row.reader, row.revision.spaceId),
  });

/** Returns true if computed pages are shown as their source; false if there are none. */
const showsSource = ({ expandsComputed, content }: Omit<RevisionContent, 'revision'>): boolean =>
  !expandsComputed && specsIn(content.pages).size > 0;

/** Returns the id of a revision. */
export const idOfRevision = ({ id, spaceId, expandsComputed, reader }: RevisionView): string =>
  idOfState({ id, isSource: !expandsComputed, ...visitorParts(reader, spaceId) });
