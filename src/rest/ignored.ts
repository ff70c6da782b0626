/**
 * Lists fields that published clients send and this API does not have. They are ignored, and
 * deprecated in OpenAPI.
 */

/** The ignored fields by route. */
export const ignored: Readonly<Record<string, readonly string[]>> = {
  'POST /v1/orgs/{organizationId}/spaces': ['icon', 'template', 'computedSource', 'empty'],
  'PATCH /v1/spaces/{spaceId}': ['icon'],
  'POST /v1/spaces/{spaceId}/change-requests/{changeRequestId}/comments': ['tableCell'],
  'POST /v1/spaces/{spaceId}/comments': ['tableCell'],
  'POST /v1/orgs/{organizationId}/openapi': ['visibility'],
  'PUT /v1/orgs/{organizationId}/openapi/{specSlug}': ['visibility'],
};

/** Returns the body fields that a route ignores. */
export const ignoredFields = (method: string, path: string): ReadonlySet<string> =>
  new Set(ignored[`${method} ${path}`] ?? []);
