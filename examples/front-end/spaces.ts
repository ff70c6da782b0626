// Lists the spaces of an organization page by page, and renames one. A misspelled field does not
// compile.
import {
  ListSpacesDocument,
  type ListSpacesQuery,
  RenameSpaceDocument,
  type SpaceCardFragment,
} from './generated.ts';
import { type Connection, run } from './lectern.ts';

/** Returns all spaces that the caller may see. */
export async function listSpaces(
  lectern: Connection,
  organization: string,
): Promise<SpaceCardFragment[]> {
  const found: SpaceCardFragment[] = [];
  for (let after: string | null = null; ; ) {
    const data: ListSpacesQuery = await run(lectern, ListSpacesDocument, { organization, after });
    if (!data.organization) throw new Error(`There is no organization ${organization}.`);
    const { nodes, pageInfo } = data.organization.spaces;
    found.push(...nodes);
    if (!pageInfo.hasNextPage) return found;
    after = pageInfo.endCursor;
  }
}

/** Renames a space and returns it. Throws the reasons if the title is refused. */
export async function renameSpace(
  lectern: Connection,
  id: string,
  title: string,
): Promise<SpaceCardFragment> {
  const data = await run(lectern, RenameSpaceDocument, { input: { id, title } });
  const { space, errors } = data.updateSpace;
  if (!space) throw new Error(errors.map(({ message }) => message).join(' '));
  return space;
}
