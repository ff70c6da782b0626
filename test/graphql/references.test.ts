/**
 * Tests the naming of references in the schema: an input names an object by its id, and an output
 * returns the object, or the id next to the object.
 */
import {
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildLecternSchema } from '../../src/graphql/schema.ts';

const types = Object.values(buildLecternSchema().getTypeMap()).filter(
  ({ name }) => !name.startsWith('__'),
);

const ANOTHER_STATE = 'the stable id of the object itself, whose `id` names a state';
const ITSELF = 'the object with this id is the one that the type describes';
const BLOCK = 'a block is a part of a document, and no object of its own';
const PUBLIC = 'anyone reads it, with or without a token, and the object needs a right';
const VISITOR = 'visitors get it, and open the object through the site';
const TEXT = 'a text is known by its hash, and is no object of its own';
const CONFLICT = 'each side of a conflict has the page in a revision of its own';
const VALUE = 'a value of a field is what was written, and its object may be in another revision';
const PLACE = 'a part of the site, which has the object in its structure';
const LISTED = 'the site has it in its lists of grants, and the list belongs to the site';
const MANY = 'the objects are of any type and number, and some are deleted: `nodes` reads them';

const FOREIGN =
  'the publisher of an integration cannot read the installations of other organizations';
const EVENT =
  'only admins read the event in the audit log, and the message has its object in a field';
const SENT = 'the payload has the event and its object as they were sent';
const DELETED = 'the page was deleted, and is in no revision after the edit';
const NEW = 'the file exists once it is uploaded';
const UNINSTALLED = 'the mutation removed the installation there';
const OF_SPACE = 'a list would read the content of each of its spaces, and the space has the page';
const SHOWN = 'a client shows the sessions of pages that it shows, which it has read';

/** Ids without an object next to them, with the reason. */
const WITHOUT_OBJECT: Readonly<Record<string, string>> = {
  'AuditEvent.relatedIds': MANY,
  'CommentNode.blockId': BLOCK,
  'ComputedValue.specId': VALUE,
  'CoverValue.darkFileId': VALUE,
  'CoverValue.fileId': VALUE,
  'CustomizedSiteSpace.siteSpaceId': VISITOR,
  'EventSummary.eventId': EVENT,
  'EventSummary.subjectId': EVENT,
  'File.fileId': ANOTHER_STATE,
  'FileUploadUrl.fileId': NEW,
  'IntegrationEvent.deliveryId': FOREIGN,
  'IntegrationEvent.installationId': FOREIGN,
  'IntegrationEvent.integrationId': FOREIGN,
  'MergeBlock.pageIds': CONFLICT,
  'MergeConflict.entryId': CONFLICT,
  'MergeConflict.pageId': CONFLICT,
  'MergeConflict.relatedPageIds': CONFLICT,
  'OpenPublishedSitePayload.organizationId': VISITOR,
  'OpenPublishedSitePayload.siteId': VISITOR,
  'OpenPublishedSitePayload.siteSectionId': VISITOR,
  'OpenPublishedSitePayload.siteSpaceId': VISITOR,
  'OpenPublishedSitePayload.spaceId': VISITOR,
  'ComputedPage.pageId': ANOTHER_STATE,
  'DeletedPage.pageId': DELETED,
  'DocumentPage.documentId': TEXT,
  'DocumentPage.pageId': ANOTHER_STATE,
  'GroupPage.pageId': ANOTHER_STATE,
  'LinkPage.pageId': ANOTHER_STATE,
  'Notification.pageId': OF_SPACE,
  'Page.pageId': ANOTHER_STATE,
  'PresenceSession.pageId': SHOWN,
  'PageMetaLink.pageId': VISITOR,
  'PageMetaLink.spaceId': VISITOR,
  'PageParent.pageId': VALUE,
  'PageParent.parentId': VALUE,
  'PageValue.documentId': VALUE,
  'PageValue.parentId': VALUE,
  'ParentValue.parentPageId': VALUE,
  'PublicOrganization.organizationId': ITSELF,
  'PublicUrl.organizationId': VISITOR,
  'PublicUrl.siteId': VISITOR,
  'PublicUrlContent.changeRequestId': VISITOR,
  'PublicUrlContent.revisionId': VISITOR,
  'PublicUrlContent.siteSectionId': VISITOR,
  'PublicUrlContent.siteSpaceId': VISITOR,
  'PublicUrlContent.spaceId': VISITOR,
  'PublishedPreview.changeRequestId': VISITOR,
  'PublishedPreview.revisionId': VISITOR,
  'ReusableContent.reusableContentId': ANOTHER_STATE,
  'ReusableContent.documentId': TEXT,
  'Revision.revisionId': ANOTHER_STATE,
  'SSOLogin.samlProviderId': PUBLIC,
  'SignInOrganization.organizationId': ITSELF,
  'Site.siteId': ANOTHER_STATE,
  'SiteSection.siteSectionId': ANOTHER_STATE,
  'SiteSectionGroup.siteSectionGroupId': ANOTHER_STATE,
  'SiteSpace.siteSpaceId': ANOTHER_STATE,
  'SiteAccessOrigin.organizationId': LISTED,
  'SiteAccessOrigin.siteId': LISTED,
  'SiteAccessOrigin.teamId': LISTED,
  'SiteRedirectTarget.pageId': PLACE,
  'SiteRedirectTarget.siteSectionId': PLACE,
  'SiteRedirectTarget.siteSpaceId': PLACE,
  'SiteSearchSpace.spaceId': VISITOR,
  'Space.spaceId': ANOTHER_STATE,
  'TrackSiteEventsPayload.siteId': VISITOR,
  'UninstallFromContentPayload.contentId': UNINSTALLED,
  'WebhookDelivery.eventId': SENT,
  'WebhookDelivery.subjectId': SENT,
  'TargetValue.fileId': VALUE,
  'TargetValue.pageId': VALUE,
  'TargetValue.spaceId': VALUE,
};

/** Fields of payloads with the id of an object that the mutation removed. */
const isRemoved = (field: string): boolean =>
  /Payload\.(deleted|removed|revoked|uninstalled|unpublished)/.test(field);

const isId = (name: string): boolean => /^(id|ids|key)$|[a-z]Ids?$/.test(name);

/** Returns the name of the field with the object of an id: `space` for `spaceId`. */
const objectName = (name: string): string => name.replace(/Id$/, '').replace(/Ids$/, 's');

const isIdType = (type: GraphQLNamedType): boolean => type.name === 'ID';

interface NamedField {
  readonly path: string;
  readonly name: string;
  readonly isList: boolean;
  readonly type: GraphQLNamedType;
}

/** Returns the fields of objects and interfaces. */
const outputs = types
  .flatMap((type) => (isObjectType(type) || isInterfaceType(type) ? [type] : []))
  .map((type) =>
    Object.values(type.getFields()).map(
      (field): NamedField => ({
        path: `${type.name}.${field.name}`,
        name: field.name,
        isList: isListType(getNullableType(field.type)),
        type: getNamedType(field.type),
      }),
    ),
  );

/** The fields of inputs and the arguments of fields. */
const inputs = types.flatMap((type): NamedField[] => {
  const named = isInputObjectType(type)
    ? Object.values(type.getFields()).map((field) => ({
        field,
        path: `${type.name}.${field.name}`,
      }))
    : isObjectType(type) || isInterfaceType(type)
      ? Object.values(type.getFields()).flatMap(({ name, args }) =>
          // arguments of lists are criteria of their pages
          (args.some((arg) => arg.name === 'first') ? [] : args).map((field) => ({
            field,
            path: `${type.name}.${name}(${field.name}:)`,
          })),
        )
      : [];
  return named.map(({ field, path }) => ({
    path,
    name: field.name,
    isList: isListType(getNullableType(field.type)),
    type: getNamedType(field.type),
  }));
});

const isComposite = (type: GraphQLNamedType): boolean =>
  isObjectType(type) || isInterfaceType(type) || isUnionType(type);

/** Returns the fields with an id that have no object next to them. */
const withoutObject = outputs.flatMap((fields) =>
  fields
    .filter(({ type, name }) => isIdType(type) && !/^(id|key)$/.test(name))
    .filter(
      ({ name }) =>
        !fields.some((other) => other.name === objectName(name) && isComposite(other.type)),
    )
    .map(({ path }) => path)
    .filter((path) => !isRemoved(path)),
);

describe('A reference', () => {
  it('in an output is called id, key, xId or xIds where it is an id', () => {
    expect(
      outputs
        .flat()
        .filter(({ type, name }) => isIdType(type) && !isId(name))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('in an output has the object next to the id, except where the list states a reason', () => {
    expect(withoutObject.filter((path) => WITHOUT_OBJECT[path] === undefined)).toEqual([]);
  });

  it('has no exception that is not needed', () => {
    expect(Object.keys(WITHOUT_OBJECT).filter((path) => !withoutObject.includes(path))).toEqual([]);
  });

  it('in an input is called id, ids, key, xId or xIds', () => {
    expect(
      inputs.filter(({ type, name }) => isIdType(type) && !isId(name)).map(({ path }) => path),
    ).toEqual([]);
  });

  it('in an input or output is plural in a list, and only there', () => {
    expect(
      [...inputs, ...outputs.flat()]
        .filter(({ type, name }) => isIdType(type) && name !== 'key')
        .filter(({ isList, name }) => isList !== /ids$/i.test(name))
        .map(({ path }) => path),
    ).toEqual([]);
  });
});
