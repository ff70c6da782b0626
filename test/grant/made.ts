// Makes the organization of the tests of grants.
import { makeNestedCollections, makeSpaces, makeTestOrganization } from '../content/rows.ts';
import type { World } from '../support.ts';

/**
 * Makes an organization with a collection and a space in it; its people are ana, an editor, a
 * reader and a guest, and a team of the last two.
 */
export async function build(w: World) {
  const organization = await makeTestOrganization(w, ['EDIT', 'READ', null]);
  const [collection = ''] = await makeNestedCollections(w, organization.id, 1);
  const [space = ''] = await makeSpaces(w, organization.id, 1, { id: collection, ancestors: [] });
  const { body: team } = await w.as('ana').put(`/v1/orgs/${organization.id}/teams`, {
    title: 'Team',
    members: [organization.userIds[2], organization.userIds[3]],
  });
  const users = await Promise.all(
    organization.userIds.map(async (id) => (await w.as('ana').get(`/v1/users/${id}`)).body),
  );
  return { organization, collection, space, team, users, people: organization.userIds };
}
