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
    (await post('openapi', { slug, source: { text: '{}' } })).slug;
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
    createCollection: ['collection.create', () => `(${acme}, input: {}) { collection { id } }`],
    updateCollection: [
      'collection.update',
      async () =>
        `(id: "${await newCollection()}", input: { title: "Evented" }) { collection { id } }`,
    ],
    deleteCollection: [
      'collection.delete',
      async () => `(id: "${await newCollection()}") { deletedCollectionId }`,
    ],
    restoreCollection: [
      'collection.restore',
      async () => `(id: "${await deleted('collections', newCollection())}") { collection { id } }`,
    ],
    moveCollection: [
      'collection.move',
      async () =>
        `(id: "${await newCollection()}", input: { parent: "${await newCollection()}" }) { collection { id } }`,
    ],
    transferCollection: [
      'collection.transfer',
      async () =>
        `(id: "${await newCollection()}", input: { organization: "${ids.acme}", parent: "${await newCollection()}" }) { collection { id } }`,
    ],
    createSpace: ['space.create', () => `(${acme}, input: {}) { space { id } }`],
    updateSpace: [
      'space.update',
      async () => `(id: "${await newSpace()}", input: { title: "Evented" }) { space { id } }`,
    ],
    deleteSpace: ['space.delete', async () => `(id: "${await newSpace()}") { deletedSpaceId }`],
    restoreSpace: [
      'space.restore',
      async () => `(id: "${await deleted('spaces', newSpace())}") { space { id } }`,
    ],
    duplicateSpace: ['space.duplicate', async () => `(id: "${await newSpace()}") { space { id } }`],
    moveSpace: [
      'space.move',
      async () =>
        `(id: "${await newSpace()}", input: { parent: "${await newCollection()}" }) { space { id } }`,
    ],
    transferSpace: [
      'space.transfer',
      async () =>
        `(id: "${await newSpace()}", input: { organization: "${ids.acme}", parent: "${await newCollection()}" }) { space { id } }`,
    ],
    setMemberGrant: [
      'grant.set',
      async () =>
        `(contentId: "${await newSpace()}", ${ben}, input: { role: EDIT }) { grant { id } }`,
    ],
    setTeamGrant: [
      'grant.set',
      async () =>
        `(contentId: "${await newCollection()}", ${writers}, input: { role: null }) { grant { id } }`,
    ],
    updateMemberGrant: [
      'grant.set',
      async () =>
        `(contentId: "${await grantedToBen()}", ${ben}, input: { role: READ }) { grant { id } }`,
    ],
    updateTeamGrant: [
      'grant.set',
      async () =>
        `(contentId: "${await grantedToWriters()}", ${writers}, input: { role: READ }) { grant { id } }`,
    ],
    grantAll: [
      'grant.set',
      async () =>
        `(contentId: "${await newSpace()}", input: { users: [{ id: "${ids.user('ben')}", role: EDIT }], teams: [{ id: "${ids.team('writers')}", role: READ }] }) { grants { id } }`,
    ],
    removeMemberGrant: [
      'grant.set',
      async () => `(contentId: "${await grantedToBen()}", ${ben}) { removedGrantId }`,
    ],
    removeTeamGrant: [
      'grant.set',
      async () => `(contentId: "${await grantedToWriters()}", ${writers}) { removedGrantId }`,
    ],
    editSpaceContent: [
      'space.edit',
      async () => `(spaceId: "${await newSpace()}", ${edits}) { refs }`,
    ],
    rollbackSpace: [
      'space.rollback',
      async () => {
        const { id, revision } = await post('spaces', { title: 'Fixture' });
        await world.as('ana').post(`/v1/spaces/${id}/content`, {
          changes: [{ operation: 'insert_page', title: 'Later' }],
        });
        return `(spaceId: "${id}", revisionId: "${revision}") { revision { id } }`;
      },
    ],
    setMergeRules: [
      'space.setMergeRules',
      async () =>
        `(spaceId: "${await newSpace()}", input: { upToDate: true }) { mergeRules { upToDate } }`,
    ],
    uploadFile: [
      'file.upload',
      () => `(${acme}, input: { name: "a.txt", base64: "YQ==" }) { file { id } }`,
    ],
    importIntoSpace: [
      'space.import',
      async () => `(spaceId: "${await newSpace()}", ${importing}) { import { id } }`,
    ],
    createOpenAPISpec: [
      'openAPISpec.create',
      () => `(${acme}, input: { slug: "evented", source: { text: "{}" } }) { openAPISpec { id } }`,
    ],
    setOpenAPISpec: [
      'openAPISpec.set',
      async () =>
        `(${acme}, slug: "${await newSpec('set')}", input: { source: { url: "https://docs.test/" } }) { openAPISpec { id } }`,
    ],
    deleteOpenAPISpec: [
      'openAPISpec.delete',
      async () => `(${acme}, slug: "${await newSpec('deleted')}") { deletedOpenAPISpecId }`,
    ],
  };
}
