// Lists the spaces of an organization, page after page, and renames one. What is misspelled here does not compile.
import { ListSpacesDocument, type ListSpacesQuery, RenameSpaceDocument, type SpaceCardFragment } from './generated.ts';
import { type Connection, run } from './lectern.ts';

/** All spaces that the caller may see. */
export async function listSpaces(lectern: Connection, organization: string): Promise<SpaceCardFragment[]> {
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

/** The space under its new name. */
export async function renameSpace(lectern: Connection, id: string, title: string): Promise<SpaceCardFragment> {
  const data = await run(lectern, RenameSpaceDocument, { id, input: { title } });
  return data.updateSpace.space;
}
