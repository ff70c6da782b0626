/** Defines where the event of a write is listed, by the kind of its subject. */
import type { SubjectKind } from '../domain/access.ts';
import { typeOfId } from '../domain/ids.ts';
import { type OrganizationResource, storedKinds } from '../domain/kinds.ts';
import type { OrganizationOwned, SpaceOwned, Subjects } from './subjects.ts';

/** The location of an event, as it was before the write. */
export interface EventLocation {
  /** Id of the subject; null where the subject has none, such as the location of new content. */
  readonly subjectId: string | null;
  /** Id of the organization; null for an event of the account. */
  readonly organizationId: string | null;
  /** Id of the space; a space is its own. */
  readonly spaceId: string | null;
  /** Id of the collection that contains the content or its space. */
  readonly collectionId: string | null;
}

/** A space or a collection, as far as its location depends on it. */
export interface LocatedContent extends OrganizationOwned {
  readonly parentId: string | null;
}

const inAccount = ({ id }: { readonly id: string }): EventLocation => ({
  subjectId: id,
  organizationId: null,
  spaceId: null,
  collectionId: null,
});

/** Returns the location of an object of an organization outside its content. */
export const inOrganization = ({ id, organizationId }: OrganizationOwned): EventLocation => ({
  subjectId: id,
  organizationId,
  spaceId: null,
  collectionId: null,
});

/** Returns the location of a space or a collection. */
export const ofContent = ({ id, organizationId, parentId }: LocatedContent): EventLocation => ({
  subjectId: id,
  organizationId,
  spaceId: typeOfId(id) === 'Space' ? id : null,
  collectionId: parentId,
});

const inSpace = ({ id, organizationId, space }: SpaceOwned): EventLocation => ({
  subjectId: id,
  organizationId,
  spaceId: space.id,
  collectionId: space.parentId,
});

const organizationResources = Object.fromEntries(
  storedKinds
    .filter(({ isOrganizationResource }) => isOrganizationResource)
    .map(({ loader }) => [loader, inOrganization]),
) as Readonly<Record<OrganizationResource, typeof inOrganization>>; // the same condition

const locations: {
  readonly [Kind in SubjectKind]: (subject: Subjects[Kind]) => EventLocation;
} = {
  ...organizationResources,
  viewer: () => ({ subjectId: null, organizationId: null, spaceId: null, collectionId: null }),
  user: inAccount,
  token: inAccount,
  organization: ({ id }) => inOrganization({ id, organizationId: id }),
  member: inOrganization,
  team: inOrganization,
  teamMember: inOrganization,
  collection: ofContent,
  space: ofContent,
  content: ofContent,
  contentLocation: ({ organizationId, parent }) => ({
    subjectId: null,
    organizationId,
    spaceId: null,
    collectionId: parent?.id ?? null,
  }),
  changeRequest: inSpace,
  discussion: inSpace,
  comment: inSpace,
  site: inOrganization,
  files: ({ organizationId }) => ({
    subjectId: null,
    organizationId,
    spaceId: null,
    collectionId: null,
  }),
  integration: ({ id, ownerId }) => inOrganization({ id, organizationId: ownerId }),
  installation: inOrganization,
};

/** Returns the location of the event of a write on a subject. */
export const locationOf = <Kind extends SubjectKind>(
  kind: Kind,
  subject: Subjects[Kind],
): EventLocation => locations[kind](subject);
