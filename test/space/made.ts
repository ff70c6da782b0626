// Builds the fields of a space as both APIs serialize them, for the tests in this folder.
import { ids, type World } from '../support.ts';

export const { acme } = ids;

export const all = `/v1/orgs/${acme}/spaces`;

export const guide = `/v1/spaces/${ids.space('guide')}`;

export const fields =
  '__typename id type title emoji visibility deletedAt editMode organizationId parentId gitSync { repoName } visitorAuth { backend } defaultLevel commentCount changeRequestCount openChangeRequestCount draftChangeRequestCount urls { location app published public icon }';

/** Returns a space as GraphQL serializes it: by default an untitled one of ana at the top. */
export const node = (world: World, id: string, rest: object) => ({
  __typename: 'Space',
  id,
  type: 'DOCUMENT',
  title: 'Untitled',
  emoji: '📄',
  visibility: 'PRIVATE',
  deletedAt: null,
  editMode: 'LIVE',
  organizationId: acme,
  parentId: null,
  gitSync: null,
  visitorAuth: null,
  defaultLevel: 'INHERIT',
  commentCount: 0,
  changeRequestCount: 0,
  openChangeRequestCount: 0,
  draftChangeRequestCount: 0,
  urls: {
    location: `${world.url}/v1/spaces/${id}`,
    app: `${world.url}/app/o/${acme}/s/${id}`,
    published: null,
    public: null,
    icon: null,
  },
  ...rest,
});

export const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title);
