/** Lists the routes of OpenAPI specs. */
import * as q from '../../generated/operations.ts';
import { family, list, type Route, route } from '../route.ts';

/** Options of routes whose bodies contain whole documents. */
const LARGE_BODY = { bodyLimit: 16 * 1024 * 1024 };

/** Routes in the order of the contract. */
export const openapi: readonly Route[] = family('OpenAPI', [
  route('GET /v1/orgs/{organizationId}/openapi', q.ListOpenApiSpecsDocument, {
    body: (data) => list(data.organization.openAPISpecs),
  }),
  route('POST /v1/orgs/{organizationId}/openapi', q.CreateOpenApiSpecDocument, {
    status: 201,
    body: (data) => data.createOpenAPISpec.openAPISpec,
    location: '/v1/orgs/{organizationId}/openapi/{slug}',
    ...LARGE_BODY,
  }),
  route('GET /v1/orgs/{organizationId}/openapi/{specSlug}', q.GetOpenApiSpecDocument, {
    body: (data) => data.openAPISpec,
  }),
  route('PUT /v1/orgs/{organizationId}/openapi/{specSlug}', q.SetOpenApiSpecDocument, {
    body: (data) => data.setOpenAPISpec.openAPISpec,
    ...LARGE_BODY,
  }),
  route('PATCH /v1/orgs/{organizationId}/openapi/{specSlug}', q.UpdateOpenApiSpecDocument, {
    body: (data) => data.updateOpenAPISpec.openAPISpec,
    addition: true,
  }),
  route('DELETE /v1/orgs/{organizationId}/openapi/{specSlug}', q.DeleteOpenApiSpecDocument, {
    status: 205,
    deleted: (data) => data.deleteOpenAPISpec.deletedOpenAPISpecId,
  }),
  route(
    'GET /v1/orgs/{organizationId}/openapi/{specSlug}/versions',
    q.ListOpenApiSpecVersionsDocument,
    { body: (data) => list(data.openAPISpec.versions) },
  ),
  route(
    'GET /v1/orgs/{organizationId}/openapi/{specSlug}/versions/latest',
    q.GetLatestOpenApiSpecVersionDocument,
    { body: (data) => data.openAPISpec.latestVersion },
  ),
  route(
    'GET /v1/orgs/{organizationId}/openapi/{specSlug}/versions/latest/content',
    q.GetLatestOpenApiSpecContentDocument,
    { body: (data) => data.openAPISpec.latestVersion?.content },
  ),
  route(
    'GET /v1/orgs/{organizationId}/openapi/{specSlug}/versions/latest/content/raw',
    q.GetLatestOpenApiSpecTextDocument,
    {
      description:
        'Returns the document of the latest version as a text: upgraded to OpenAPI 3.1, with all referenced files bundled.',
      body: (data) => data.openAPISpec.latestVersion?.content,
      addition: true,
    },
  ),
  route(
    'GET /v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}',
    q.GetOpenApiSpecVersionDocument,
    { body: (data) => data.openAPISpec.version },
  ),
  route(
    'GET /v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/content',
    q.GetOpenApiSpecVersionContentDocument,
    { body: (data) => data.openAPISpec.version?.content },
  ),
  route(
    'GET /v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/diff',
    q.GetOpenApiSpecVersionDiffDocument,
    {
      body: (data) => data.openAPISpec.version?.diffFromPrevious,
      addition: true,
    },
  ),
]);
