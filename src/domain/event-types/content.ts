/** Describes the events of content: spaces, change requests, comments, specs and translations. */
import { type EventTypes, ids } from './event-type.ts';

const grants = ids('Grant', 'the grants');

/** The events of content. */
export const content = {
  'collection.create': { what: 'created', subject: ['Collection'] },
  'collection.update': {
    what: 'updated',
    subject: ['Collection'],
    fieldsOf: 'UpdateCollectionInput',
  },
  'collection.move': {
    what: 'moved',
    subject: ['Collection'],
    fields: ['parent', 'position'],
  },
  'collection.transfer': {
    what: 'transferred to another organization',
    subject: ['Collection'],
    fields: ['organization'],
    related: [ids('Organization', 'the organization that received it')],
  },
  'collection.delete': { what: 'moved to the trash', subject: ['Collection'] },
  'collection.restore': { what: 'restored from the trash', subject: ['Collection'] },
  'collection.purge': { what: 'deleted from the trash', subject: ['Collection'], isGone: true },
  'space.create': { what: 'created', subject: ['Space'] },
  'space.update': { what: 'updated', subject: ['Space'], fieldsOf: 'UpdateSpaceInput' },
  'space.move': { what: 'moved', subject: ['Space'], fields: ['parent', 'position'] },
  'space.transfer': {
    what: 'transferred to another organization',
    subject: ['Space'],
    fields: ['organization'],
    related: [ids('Organization', 'the organization that received it')],
  },
  'space.duplicate': {
    what: 'duplicated',
    subject: ['Space'],
    related: [ids('Space', 'the copy')],
  },
  'space.delete': { what: 'moved to the trash', subject: ['Space'] },
  'space.restore': { what: 'restored from the trash', subject: ['Space'] },
  'space.purge': { what: 'deleted from the trash', subject: ['Space'], isGone: true },
  'space.edit': {
    what: 'edited',
    subject: ['Space'],
    fields: ['content'],
    related: [ids('Revision', 'the new revision')],
  },
  'space.rollback': {
    what: 'rolled back',
    subject: ['Space'],
    fields: ['revision'],
    related: [ids('Revision', 'the new revision, and the earlier one with its content')],
  },
  'space.import': {
    what: 'started an import; a second event follows when its content is there',
    subject: ['Space'],
    fields: ['imports', 'content'],
    related: [
      ids('Revision', 'the new revision, in the second event'),
      ids('Import', 'the import'),
    ],
  },
  'space.setMergeRules': {
    what: 'changed the merge rules',
    subject: ['Space'],
    fieldsOf: 'SetMergeRulesInput',
  },
  'grant.set': {
    what: 'changed the levels of members and teams',
    subject: ['Space', 'Collection'],
    fields: ['grants'],
    related: [ids('User', 'the users'), ids('Team', 'the teams'), grants],
  },
  'file.upload': { what: 'uploaded', subject: ['File'] },
  'changeRequest.create': {
    what: 'created',
    subject: ['ChangeRequest'],
    related: [ids('Space', 'the space')],
  },
  'changeRequest.update': {
    what: 'updated',
    subject: ['ChangeRequest'],
    fieldsOf: 'UpdateChangeRequestInput',
  },
  'changeRequest.edit': {
    what: 'edited',
    subject: ['ChangeRequest'],
    fields: ['content'],
    related: [ids('Revision', 'the new revision')],
  },
  'changeRequest.import': {
    what: 'started an import; a second event follows when its content is there',
    subject: ['ChangeRequest'],
    fields: ['imports', 'content'],
    related: [
      ids('Revision', 'the new revision, in the second event'),
      ids('Import', 'the import'),
    ],
  },
  'import.fail': {
    what: 'failed to import; the import has the error',
    subject: ['Space', 'ChangeRequest'],
    related: [ids('Import', 'the import')],
  },
  'changeRequest.pull': {
    what: 'updated from the primary content',
    subject: ['ChangeRequest'],
    fields: ['revision'],
    related: [ids('Revision', 'the new revision')],
  },
  'changeRequest.merge': {
    what: 'merged',
    subject: ['ChangeRequest'],
    fields: ['revision'],
    related: [ids('Revision', 'the new revision of the space')],
  },
  'changeRequest.revert': {
    what: 'reverted by a new change request',
    subject: ['ChangeRequest'],
    related: [ids('ChangeRequest', 'the new change request')],
  },
  'changeRequest.review': {
    what: 'reviewed',
    subject: ['ChangeRequest'],
    fields: ['reviews'],
    related: [ids('Review', 'the review'), ids('Comment', 'its comment, if it has one')],
  },
  'changeRequest.requestReview': {
    what: 'changed its requested reviewers',
    subject: ['ChangeRequest'],
    fields: ['requestedReviewers'],
    related: [ids('User', 'the users who were requested, or no longer are')],
  },
  'comment.create': {
    what: 'created',
    subject: ['Comment'],
    related: [
      ids('ChangeRequest', 'the change request that it is on'),
      ids('Space', 'the space, if it is on no change request'),
    ],
  },
  'comment.reply': {
    what: 'answered',
    subject: ['Comment'],
    related: [ids('CommentReply', 'the reply')],
  },
  'comment.update': {
    what: 'updated',
    subject: ['Comment', 'CommentReply'],
    fieldsOf: 'UpdateCommentInput',
  },
  'comment.delete': {
    what: 'deleted',
    subject: ['Comment', 'CommentReply'],
    related: [
      ids('ChangeRequest', 'the change request that it was on'),
      ids('Space', 'the space, if it was on no change request'),
      ids('Comment', 'the comment of a deleted reply'),
    ],
    isGone: true,
  },
  'openAPISpec.create': { what: 'created', subject: ['OpenAPISpec'] },
  'openAPISpec.set': {
    what: 'created, or given a new source',
    subject: ['OpenAPISpec'],
    fields: ['source', 'visibility'],
  },
  'openAPISpec.update': {
    what: 'made public or private',
    subject: ['OpenAPISpec'],
    fields: ['visibility'],
  },
  'openAPISpec.process': { what: 'processed', subject: ['OpenAPISpec'] },
  'openAPISpec.delete': { what: 'deleted', subject: ['OpenAPISpec'], isGone: true },
  'translation.create': { what: 'created', subject: ['TranslationSettings'] },
  'translation.update': {
    what: 'updated',
    subject: ['TranslationSettings'],
    fieldsOf: 'SetTranslationSettingsInput',
  },
  'translation.mark': {
    what: 'marked pages as translated',
    subject: ['TranslationSettings'],
    fields: ['translations'],
    related: [
      ids('Space', 'the space of the translation'),
      ids('Revision', 'the revision of the source'),
    ],
  },
  'translation.delete': { what: 'deleted', subject: ['TranslationSettings'], isGone: true },
} satisfies EventTypes;
