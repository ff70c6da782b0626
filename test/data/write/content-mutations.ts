// Lists the mutations of spaces, collections, grants, files and OpenAPI specs, each with the action
// of its event and its call.
import { ids, type World } from '../../support.ts';
import { acme, edits, importing, makeSpace, type Mutation, postToAcme } from './fixture.ts';

/** Returns the event and the call of each of these mutations. */
export function contentMutations(world: World): Readonly<Record<string, Mutation>> {
  const post = (path: string, body?: object) => postToAcme(world, path, body);
  const newSpace = () => makeSpace(world);
  const newCollection = async (): Promise<string> =>
    (await post('collections', { title: 'Fixture' })).id;
  const newSpec = async (slug: string): Promise<string> =>
    (await post('openapi', { slug, source: { text: '{}' } })).id;
  /** Moves a created space or collection to the trash. */
  const deleted = async (
    kind: 'spaces' | 'collections',
    made: Promise<string>,
  ): Promise<string> => {
    const id = await made;
    await world.as('ana').delete(`/v1/${kind}/${id}`);
    return id;
  };
  const ben = `userId: "${ids.user('ben')}"`;
  const writers = `teamId: "${ids.team('writers')}"`;
  /** Creates a space with a grant. */
  const granted = async (to: string): Promise<string> => {
    const id = await newSpace();
    await world.as('ana').post(`/v1/spaces/${id}/permissions/${to}`, { role: 'edit' });
    return id;
  };
  const grantedToBen = () => granted(`users/${ids.user('ben')}`);
  const grantedToWriters = () => granted(`teams/${ids.team('writers')}`);

  return {
    createCollection: ['collection.create', () => `(input: { ${acme} }) { collection { id } }`],
    updateCollection: [
      'collection.update',
      async () =>
        `(input: { id: "${await newCollection()}", title: "Evented" }) { collection { id } }`,
    ],
    deleteCollection: [
      'collection.delete',
      async () => `(input: { id: "${await newCollection()}" }) { deletedCollectionId }`,
    ],
    restoreCollection: [
      'collection.restore',
      async () =>
        `(input: { id: "${await deleted('collections', newCollection())}" }) { collection { id } }`,
    ],
    moveCollection: [
      'collection.move',
      async () =>
        `(input: { id: "${await newCollection()}", parentId: "${await newCollection()}" }) { collection { id } }`,
    ],
    transferCollection: [
      'collection.transfer',
      async () =>
        `(input: { id: "${await newCollection()}", organizationId: "${ids.acme}", parentId: "${await newCollection()}" }) { collection { id } }`,
    ],
    createSpace: ['space.create', () => `(input: { ${acme} }) { space { id } }`],
    updateSpace: [
      'space.update',
      async () => `(input: { id: "${await newSpace()}", title: "Evented" }) { space { id } }`,
    ],
    deleteSpace: [
      'space.delete',
      async () => `(input: { id: "${await newSpace()}" }) { deletedSpaceId }`,
    ],
    restoreSpace: [
      'space.restore',
      async () => `(input: { id: "${await deleted('spaces', newSpace())}" }) { space { id } }`,
    ],
    duplicateSpace: [
      'space.duplicate',
      async () => `(input: { id: "${await newSpace()}" }) { space { id } }`,
    ],
    moveSpace: [
      'space.move',
      async () =>
        `(input: { id: "${await newSpace()}", parentId: "${await newCollection()}" }) { space { id } }`,
    ],
    transferSpace: [
      'space.transfer',
      async () =>
        `(input: { id: "${await newSpace()}", organizationId: "${ids.acme}", parentId: "${await newCollection()}" }) { space { id } }`,
    ],
    setMemberGrant: [
      'grant.set',
      async () =>
        `(input: { contentId: "${await newSpace()}", ${ben}, role: EDIT }) { grant { id } }`,
    ],
    setTeamGrant: [
      'grant.set',
      async () =>
        `(input: { contentId: "${await newCollection()}", ${writers}, role: null }) { grant { id } }`,
    ],
    updateMemberGrant: [
      'grant.set',
      async () =>
        `(input: { contentId: "${await grantedToBen()}", ${ben}, role: READ }) { grant { id } }`,
    ],
    updateTeamGrant: [
      'grant.set',
      async () =>
        `(input: { contentId: "${await grantedToWriters()}", ${writers}, role: READ }) { grant { id } }`,
    ],
    grantAll: [
      'grant.set',
      async () =>
        `(input: { contentId: "${await newSpace()}", users: [{ userId: "${ids.user('ben')}", role: EDIT }], teams: [{ teamId: "${ids.team('writers')}", role: READ }] }) { grants { id } }`,
    ],
    removeMemberGrant: [
      'grant.set',
      async () => `(input: { contentId: "${await grantedToBen()}", ${ben} }) { removedGrantId }`,
    ],
    removeTeamGrant: [
      'grant.set',
      async () =>
        `(input: { contentId: "${await grantedToWriters()}", ${writers} }) { removedGrantId }`,
    ],
    editSpaceContent: [
      'space.edit',
      async () => `(input: { spaceId: "${await newSpace()}", ${edits} }) { refs }`,
    ],
    rollbackSpace: [
      'space.rollback',
      async () => {
        const { id, revision } = await post('spaces', { title: 'Fixture' });
        await world.as('ana').post(`/v1/spaces/${id}/content`, {
          changes: [{ operation: 'insert_page', title: 'Later' }],
        });
        return `(input: { id: "${id}", revisionId: "${revision}" }) { revision { id } }`;
      },
    ],
    setMergeRules: [
      'space.setMergeRules',
      async () =>
        `(input: { spaceId: "${await newSpace()}", upToDate: true }) { mergeRules { upToDate } }`,
    ],
    uploadFile: [
      'file.upload',
      () => `(input: { ${acme}, name: "a.txt", base64: "YQ==" }) { file { id } }`,
    ],
    importIntoSpace: [
      'space.import',
      async () => `(input: { spaceId: "${await newSpace()}", ${importing} }) { import { id } }`,
    ],
    createOpenAPISpec: [
      'openAPISpec.create',
      () => `(input: { ${acme}, slug: "evented", source: { text: "{}" } }) { openAPISpec { id } }`,
    ],
    updateOpenAPISpec: [
      'openAPISpec.update',
      async () =>
        `(input: { id: "${await newSpec('evented-public')}", visibility: PUBLIC }) { __typename }`,
    ],
    setOpenAPISpec: [
      'openAPISpec.set',
      async () =>
        `(input: { ${acme}, slug: "set", source: { url: "https://docs.test/" } }) { openAPISpec { id } }`,
    ],
    deleteOpenAPISpec: [
      'openAPISpec.delete',
      async () => `(input: { id: "${await newSpec('deleted')}" }) { deletedOpenAPISpecId }`,
    ],
  };
}
