/** Lists the routes of content: of spaces, revisions and change requests. */
import * as q from '../../generated/operations.ts';
import {
  COMPAT,
  documentBody,
  editBody,
  EVALUATED,
  type ListedPage,
  pageBody,
  tree,
} from '../page-bodies.ts';
import {
  family,
  found,
  list,
  type ListOptions,
  type Route,
  route,
  routeThen,
  searchList,
} from '../route.ts';

/** Maximum size of a body with content changes or conflict resolutions (spec, Limits). */
const MAX_CONTENT_BYTES = 16 * 1024 * 1024;

/** Returns a revision with its pages as a tree. */
const contentBody = <Content extends { readonly pages: readonly ListedPage[] }>(
  revision: Content,
) => ({
  ...revision,
  pages: tree(revision.pages),
});

/** Returns a list of changes, with the form of published clients. */
const changesBody = (
  changes: ListOptions & { readonly summaries: readonly unknown[]; readonly more: number },
) => list(changes, { changes: changes.summaries, more: changes.more });

const withStatus = (status: q.ChangeRequestStatus) => ({ status: [status] });

/**
 * The parameter `status` of lists of change requests. Gap: the contract has no value for all, and its
 * default leaves out the drafts that were just made; `all` is an addition.
 */
const CHANGE_REQUEST_STATUS = {
  description:
    'Returns only change requests with this status. `all` returns them with every status, so that the list has those that were just made.',
  default: 'open',
  values: {
    draft: withStatus('DRAFT'),
    open: withStatus('OPEN'),
    archived: withStatus('ARCHIVED'),
    merged: withStatus('MERGED'),
    all: {},
  },
};

/** The parameter `dereferenced` of documents. */
const DEREFERENCED = {
  description:
    'Whether includes are replaced by the content that they name, also where the document is not rendered.',
  default: 'false',
  values: {
    false: { dereferenced: false },
    true: { dereferenced: true },
    'reusable-contents': { dereferenced: true },
  },
};

const DOCUMENT_DESCRIPTION =
  'Returns the document of a page. Its JSON Schema is at `/document.schema.json`; a page without a document is not found.';

/** The parameters of the routes of documents. */
const DOCUMENT_CHOICES = { evaluated: EVALUATED, dereferenced: DEREFERENCED };

/** Routes in the order of the contract. */
export const content: readonly Route[] = [
  ...family('Space content', [
    route('GET /v1/spaces/{spaceId}/search', q.SearchSpaceDocument, {
      body: (data) => searchList(data.space.search),
    }),
    route('GET /v1/spaces/{spaceId}/content', q.GetSpaceContentDocument, {
      body: (data) => contentBody(found(data.space.revision)),
    }),
    route('POST /v1/spaces/{spaceId}/content', q.EditSpaceContentDocument, {
      body: (data) => data.editSpaceContent.space,
      bodyLimit: MAX_CONTENT_BYTES,
      addition: true,
    }),
    routeThen(
      'POST /v1/spaces/{spaceId}/content/import',
      q.ImportIntoSpaceDocument,
      {
        document: q.GetFinishedImportDocument,
        variables: (data) => ({ id: data.importIntoSpace.import.id }),
      },
      {
        status: 201,
        body: (data) => data.finishedImport,
        description:
          'Imports a website, a text or a zip archive into a space, and waits up to one minute for the import. It ends after 50 seconds with the content that it has; then `importedResources` is less than `totalResources`. A 504 response has the id of an import that continues.',
        location: '/v1/spaces/{spaceId}/revisions/{revision}',
      },
    ),
    route('GET /v1/spaces/{spaceId}/content/pages', q.ListSpacePagesDocument, {
      body: (data) => ({ pages: tree(found(data.space.revision).allPages) }),
    }),
    route('GET /v1/spaces/{spaceId}/content/files', q.ListSpaceFilesDocument, {
      body: (data) => list(found(data.space.revision).files),
    }),
    route('GET /v1/spaces/{spaceId}/content/files/{fileId}', q.GetSpaceFileDocument, {
      body: (data) => found(data.space.revision).file,
    }),
    route(
      'GET /v1/spaces/{spaceId}/content/files/{fileId}/backlinks',
      q.ListSpaceFileBacklinksDocument,
      {
        description: 'Returns the pages that link to a file or show it.',
        body: (data) => list(found(data.space.revision).backlinks),
      },
    ),
    route('GET /v1/spaces/{spaceId}/content/page/{pageId}', q.GetSpacePageDocument, {
      body: (data) => {
        const { page } = found(data.space.revision);
        return page && pageBody(page);
      },
      choices: { evaluated: EVALUATED },
    }),
    route('GET /v1/spaces/{spaceId}/documents/{documentId}', q.GetDocumentOfSpaceDocument, {
      body: (data) => found(data.space.revision).document,
      addition: true,
    }),
    route(
      'GET /v1/spaces/{spaceId}/content/page/{pageId}/document',
      q.GetSpacePageDocumentDocument,
      {
        description: DOCUMENT_DESCRIPTION,
        body: (data) => {
          const { page } = found(data.space.revision);
          return page && documentBody(page);
        },
        choices: DOCUMENT_CHOICES,
        addition: true,
      },
    ),
    route('GET /v1/spaces/{spaceId}/content/page/{pageId}/links', q.ListSpacePageLinksDocument, {
      description:
        'Returns the links of a page, in the order of its document; `stats` counts all links, independent of filters and pagination.',
      body: (data) => {
        const { links } = found(data.space.revision);
        return list(links, { stats: links.stats });
      },
    }),
    route('GET /v1/spaces/{spaceId}/embed', q.GetEmbedInSpaceDocument, {
      body: (data) => data.space.embed,
      addition: true,
    }),
    route('GET /v1/urls/content', q.GetContentByUrlDocument, {
      body: ({ contentByUrl }) => contentByUrl,
      addition: true,
      description:
        'Returns the content that a URL of the app names: a collection, or a space with its change request and page; 404 for other URLs.',
    }),
    route('GET /v1/spaces/{spaceId}/export', q.ExportSpaceDocument, {
      body: (data) => found(data.space.revision).archive,
      description:
        'Redirects (302) to a zip archive of a space in markdown, which can be imported again. The URL is valid for one to two hours without a token.',
      redirect: 'url',
      addition: true,
    }),
    route('GET /v1/spaces/{spaceId}/pdf', q.GetSpacePdfDocument, {
      body: (data) => found(data.space.revision).pdf,
      description:
        'Returns the URL of a PDF of a space: all pages, or one page with its descendants (`page`) or without them (`only`). The URL is valid for one to two hours without a token.',
      addition: true,
    }),
    route('GET /v1/spaces/{spaceId}/content/path/{pagePath*}', q.GetSpacePageByPathDocument, {
      body: (data) => {
        const { page } = found(data.space.revision);
        return page && pageBody(page);
      },
      choices: { evaluated: EVALUATED },
      addition: true,
    }),
    route(
      'GET /v1/spaces/{spaceId}/content/reusable-contents/{reusableContentId}',
      q.GetSpaceReusableContentDocument,
      { body: (data) => found(data.space.revision).reusableContent, addition: true },
    ),
    route('POST /v1/orgs/{organizationId}/files', q.UploadFileDocument, {
      status: 201,
      body: (data) => data.uploadFile.file,
      location: '/v1/orgs/{organizationId}/files/{id}',
      upload: 'file',
      bodyLimit: MAX_CONTENT_BYTES,
      addition: true,
    }),
    route('POST /v1/orgs/{organizationId}/storage/upload', q.CreateFileUploadUrlDocument, {
      body: (data) => data.fileUploadUrl,
      addition: true,
    }),
    route('GET /v1/orgs/{organizationId}/files/{fileId}', q.GetFileDocument, {
      body: (data) => data.file,
      addition: true,
    }),
  ]),

  ...family('History', [
    route('GET /v1/spaces/{spaceId}/revisions', q.ListSpaceRevisionsDocument, {
      body: (data) => list(data.space.revisions),
      addition: true,
    }),
    route('GET /v1/spaces/{spaceId}/revisions/{revisionId}', q.GetRevisionDocument, {
      body: (data) => contentBody(data.revision),
      addition: true,
    }),
    route('GET /v1/spaces/{spaceId}/revisions/{revisionId}/pages', q.ListRevisionPagesDocument, {
      body: (data) => ({ pages: tree(data.revision.allPages) }),
      addition: true,
    }),
    route('GET /v1/spaces/{spaceId}/revisions/{revisionId}/files', q.ListRevisionFilesDocument, {
      body: (data) => list(data.revision.files),
      addition: true,
    }),
    route(
      'GET /v1/spaces/{spaceId}/revisions/{revisionId}/files/{fileId}',
      q.GetRevisionFileDocument,
      { body: (data) => data.revision.file, addition: true },
    ),
    route(
      'GET /v1/spaces/{spaceId}/revisions/{revisionId}/page/{pageId}',
      q.GetRevisionPageDocument,
      {
        body: (data) => data.revision.page && pageBody(data.revision.page),
        choices: { evaluated: EVALUATED },
        addition: true,
      },
    ),
    route(
      'GET /v1/spaces/{spaceId}/revisions/{revisionId}/page/{pageId}/document',
      q.GetRevisionPageDocumentDocument,
      {
        description: DOCUMENT_DESCRIPTION,
        body: (data) => data.revision.page && documentBody(data.revision.page),
        choices: DOCUMENT_CHOICES,
        addition: true,
      },
    ),
    route(
      'GET /v1/spaces/{spaceId}/revisions/{revisionId}/content/path/{pagePath*}',
      q.GetRevisionPageByPathDocument,
      {
        body: (data) => data.revision.page && pageBody(data.revision.page),
        choices: { evaluated: EVALUATED },
        addition: true,
      },
    ),
    route(
      'GET /v1/spaces/{spaceId}/revisions/{revisionId}/content/reusable-contents/{reusableContentId}',
      q.GetRevisionReusableContentDocument,
      {
        body: (data) => data.revision.reusableContent,
        addition: true,
      },
    ),
    route(
      'GET /v1/spaces/{spaceId}/revisions/{revisionId}/page/{pageId}/meta-links',
      q.ListRevisionPageMetaLinksDocument,
      { body: (data) => data.revision.pageMetaLinks, addition: true },
    ),
    // the addresses of published clients
    route(
      'GET /v1/spaces/{spaceId}/revisions/{revisionId}/path/{pagePath*}',
      q.GetPageInRevisionByPathDocument,
      {
        body: (data) => data.revision.page && pageBody(data.revision.page),
        choices: { evaluated: EVALUATED },
        addition: true,
      },
    ),
    route(
      'GET /v1/spaces/{spaceId}/revisions/{revisionId}/reusable-contents/{reusableContentId}',
      q.GetReusableContentInRevisionDocument,
      { body: (data) => data.revision.reusableContent, addition: true },
    ),
    route(
      'GET /v1/spaces/{spaceId}/revisions/{revisionId}/reusable-contents/{reusableContentId}/document',
      q.GetReusableContentDocumentInRevisionDocument,
      {
        description:
          'Returns the document of a reusable content, rendered for visitors of a site. Its JSON Schema is at `/document.schema.json`.',
        body: (data) => data.revision.reusableContent?.document,
        addition: true,
      },
    ),
    route('GET /v1/spaces/{spaceId}/revisions/{revisionId}/export', q.ExportRevisionDocument, {
      body: (data) => data.revision.archive,
      description:
        'Redirects (302) to a zip archive of a revision in markdown, which can be imported again. The URL is valid for one to two hours without a token.',
      redirect: 'url',
      addition: true,
    }),
    route(
      'GET /v1/spaces/{spaceId}/revisions/{revisionId}/changes',
      q.ListRevisionChangesDocument,
      { body: (data) => changesBody(data.revision.changes), addition: true },
    ),
    route('POST /v1/spaces/{spaceId}/revisions/{revisionId}/rollback', q.RollbackSpaceDocument, {
      body: (data) => data.rollbackSpace.space,
      addition: true,
    }),
  ]),

  ...family('Change requests', [
    route('GET /v1/spaces/{spaceId}/change-requests', q.ListChangeRequestsDocument, {
      body: (data) => list(data.space.changeRequests),
      choices: { status: CHANGE_REQUEST_STATUS },
    }),
    route('POST /v1/spaces/{spaceId}/change-requests', q.CreateChangeRequestDocument, {
      status: 201,
      body: (data) => data.createChangeRequest.changeRequest,
      location: '/v1/spaces/{spaceId}/change-requests/{id}',
    }),
    route(
      'GET /v1/spaces/{spaceId}/change-requests/{changeRequestId}',
      q.GetChangeRequestDocument,
      { body: (data) => data.changeRequest },
    ),
    route(
      'PATCH /v1/spaces/{spaceId}/change-requests/{changeRequestId}',
      q.UpdateChangeRequestDocument,
      { body: (data) => data.updateChangeRequest.changeRequest },
    ),
    route(
      'POST /v1/spaces/{spaceId}/change-requests/{changeRequestId}/merge',
      q.MergeChangeRequestDocument,
      { body: (data) => data.mergeChangeRequest, bodyLimit: MAX_CONTENT_BYTES },
    ),
    route(
      'POST /v1/spaces/{spaceId}/change-requests/{changeRequestId}/update',
      q.PullChangeRequestDocument,
      { body: (data) => data.pullChangeRequest, bodyLimit: MAX_CONTENT_BYTES },
    ),
    route(
      'GET /v1/spaces/{spaceId}/change-requests/{changeRequestId}/pdf',
      q.GetChangeRequestPdfDocument,
      {
        description:
          'Returns the URL of a PDF of a change request: all pages, or one page with its descendants (`page`) or without them (`only`). The URL is valid for one to two hours without a token.',
        body: (data) => data.changeRequest.revision.pdf,
      },
    ),
    route(
      'GET /v1/spaces/{spaceId}/change-requests/{changeRequestId}/export',
      q.ExportChangeRequestDocument,
      {
        body: (data) => data.changeRequest.revision.archive,
        description:
          'Redirects (302) to a zip archive of a change request in markdown, which can be imported again. The URL is valid for one to two hours without a token.',
        redirect: 'url',
        addition: true,
      },
    ),
    route(
      'GET /v1/spaces/{spaceId}/change-requests/{changeRequestId}/changes',
      q.ListChangeRequestChangesDocument,
      { body: (data) => changesBody(data.changeRequest.changes), addition: true },
    ),
    route(
      'GET /v1/spaces/{spaceId}/change-requests/{changeRequestId}/contributors',
      q.ListContributorsDocument,
      { body: (data) => ({ items: data.changeRequest.contributions }), addition: true },
    ),
    route(
      'GET /v1/spaces/{spaceId}/change-requests/{changeRequestId}/merge-preview',
      q.GetMergePreviewDocument,
      { body: (data) => data.changeRequest.mergePreview, addition: true },
    ),
    route(
      'POST /v1/spaces/{spaceId}/change-requests/{changeRequestId}/revert',
      q.RevertChangeRequestDocument,
      {
        status: 201,
        body: (data) => data.revertChangeRequest.changeRequest,
        location: '/v1/spaces/{spaceId}/change-requests/{id}',
        addition: true,
      },
    ),
    route(
      'GET /v1/spaces/{spaceId}/change-requests/{changeRequestId}/reviews',
      q.ListReviewsDocument,
      { body: (data) => list(data.changeRequest.reviews), addition: true },
    ),
    route(
      'GET /v1/spaces/{spaceId}/change-requests/{changeRequestId}/reviews/{reviewId}',
      q.GetReviewDocument,
      { body: (data) => data.changeRequest.review, addition: true },
    ),
    route(
      'POST /v1/spaces/{spaceId}/change-requests/{changeRequestId}/reviews',
      q.CreateReviewDocument,
      {
        status: 201,
        body: (data) => data.createReview.review,
        location: '/v1/spaces/{spaceId}/change-requests/{changeRequestId}/reviews/{id}',
        addition: true,
      },
    ),
    route(
      'GET /v1/spaces/{spaceId}/change-requests/{changeRequestId}/requested-reviewers',
      q.ListRequestedReviewersDocument,
      {
        body: (data) => list(data.changeRequest.requestedReviewers),
        addition: true,
      },
    ),
    route(
      'POST /v1/spaces/{spaceId}/change-requests/{changeRequestId}/requested-reviewers',
      q.RequestReviewersDocument,
      {
        ignoredFields: ['subject', 'description'],
        // Published clients read `users`.
        body: ({ requestReviewers: { requestedReviewers } }) => ({
          requestedReviewers,
          users: requestedReviewers,
        }),
        addition: true,
      },
    ),
    route(
      'DELETE /v1/spaces/{spaceId}/change-requests/{changeRequestId}/requested-reviewers/{userId}',
      q.RemoveRequestedReviewerDocument,
      { addition: true },
    ),
    route('GET /v1/spaces/{spaceId}/merge-rules', q.GetMergeRulesDocument, {
      body: (data) => data.space.mergeRules,
      addition: true,
    }),
    route('PUT /v1/spaces/{spaceId}/merge-rules', q.SetMergeRulesDocument, {
      body: (data) => data.setMergeRules.mergeRules,
      addition: true,
    }),
    route(
      'GET /v1/orgs/{organizationId}/change-requests',
      q.ListOrganizationChangeRequestsDocument,
      {
        body: (data) => list(data.organization.changeRequests),
        choices: { status: CHANGE_REQUEST_STATUS },
        addition: true,
      },
    ),
  ]),

  ...family('Change request content', [
    route(
      'GET /v1/spaces/{spaceId}/change-requests/{changeRequestId}/content',
      q.GetChangeRequestContentDocument,
      { body: (data) => contentBody(data.changeRequest.revision) },
    ),
    route(
      'POST /v1/spaces/{spaceId}/change-requests/{changeRequestId}/content',
      q.EditChangeRequestContentDocument,
      {
        body: ({ editChangeRequestContent: { changeRequest, changes, insertedFiles } }) =>
          editBody(changeRequest, changes, insertedFiles),
        choices: { compat: COMPAT },
        bodyLimit: MAX_CONTENT_BYTES,
        addition: true,
      },
    ),
    routeThen(
      'POST /v1/spaces/{spaceId}/change-requests/{changeRequestId}/content/import',
      q.ImportIntoChangeRequestDocument,
      {
        document: q.GetFinishedImportDocument,
        variables: (data) => ({ id: data.importIntoChangeRequest.import.id }),
      },
      {
        status: 201,
        body: (data) => data.finishedImport,
        description:
          'Imports a website, a text or a zip archive into a change request, and waits up to one minute for the import. It ends after 50 seconds with the content that it has; then `importedResources` is less than `totalResources`. A 504 response has the id of an import that continues.',
        location: '/v1/spaces/{spaceId}/revisions/{revision}',
      },
    ),
    route(
      'GET /v1/spaces/{spaceId}/change-requests/{changeRequestId}/content/pages',
      q.ListChangeRequestPagesDocument,
      {
        body: (data) => ({ pages: tree(data.changeRequest.revision.allPages) }),
      },
    ),
    route(
      'GET /v1/spaces/{spaceId}/change-requests/{changeRequestId}/content/files',
      q.ListChangeRequestFilesDocument,
      { body: (data) => list(data.changeRequest.revision.files) },
    ),
    route(
      'GET /v1/spaces/{spaceId}/change-requests/{changeRequestId}/content/files/{fileId}',
      q.GetChangeRequestFileDocument,
      { body: (data) => data.changeRequest.revision.file },
    ),
    route(
      'GET /v1/spaces/{spaceId}/change-requests/{changeRequestId}/content/files/{fileId}/backlinks',
      q.ListChangeRequestFileBacklinksDocument,
      {
        body: (data) => list(data.changeRequest.revision.backlinks),
      },
    ),
    route(
      'GET /v1/spaces/{spaceId}/change-requests/{changeRequestId}/content/page/{pageId}',
      q.GetChangeRequestPageDocument,
      {
        body: (data) =>
          data.changeRequest.revision.page && pageBody(data.changeRequest.revision.page),
        choices: { evaluated: EVALUATED },
      },
    ),
    route(
      'GET /v1/spaces/{spaceId}/change-requests/{changeRequestId}/content/page/{pageId}/document',
      q.GetChangeRequestPageDocumentDocument,
      {
        description: DOCUMENT_DESCRIPTION,
        body: (data) =>
          data.changeRequest.revision.page && documentBody(data.changeRequest.revision.page),
        choices: DOCUMENT_CHOICES,
        addition: true,
      },
    ),
    route(
      'GET /v1/spaces/{spaceId}/change-requests/{changeRequestId}/content/page/{pageId}/links',
      q.ListChangeRequestPageLinksDocument,
      {
        body: (data) =>
          list(data.changeRequest.revision.links, {
            stats: data.changeRequest.revision.links.stats,
          }),
      },
    ),
    route(
      'GET /v1/spaces/{spaceId}/change-requests/{changeRequestId}/content/path/{pagePath*}',
      q.GetChangeRequestPageByPathDocument,
      {
        body: (data) =>
          data.changeRequest.revision.page && pageBody(data.changeRequest.revision.page),
        choices: { evaluated: EVALUATED },
        addition: true,
      },
    ),
    route(
      'GET /v1/spaces/{spaceId}/change-requests/{changeRequestId}/content/reusable-contents/{reusableContentId}',
      q.GetChangeRequestReusableContentDocument,
      {
        body: (data) => data.changeRequest.revision.reusableContent,
        addition: true,
      },
    ),
  ]),
];
