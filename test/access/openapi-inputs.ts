// The inputs of the operations on OpenAPI specs.
import { and, type Make, organization, withBody } from './input.ts';

const spec: Make = ({ organizationId, specSlug, specId }) => ({
  parameters: { organizationId, specSlug },
  variables: { specSlug: specId },
});
const bySlug = and(organization, ({ specSlug }) => ({ specSlug }));
const version: Make = ({ organizationId, specSlug, specId, specVersionId: versionId }) => ({
  parameters: { organizationId, specSlug, versionId },
  variables: { specSlug: specId },
});
const source = { source: { text: '{"openapi":"3.1.0"}' } };

/** Specs and their versions. */
export const openAPIInputs: Readonly<Record<string, Make>> = {
  listOpenAPISpecs: organization,
  createOpenAPISpec: withBody(organization, { slug: 'made-in-the-matrix', ...source }),
  getOpenAPISpec: spec,
  setOpenAPISpec: withBody(bySlug, source),
  updateOpenAPISpec: withBody(spec, { visibility: 'public' }, { visibility: 'PUBLIC' }),
  deleteOpenAPISpec: spec,
  listOpenAPISpecVersions: spec,
  getLatestOpenAPISpecVersion: spec,
  getLatestOpenAPISpecContent: spec,
  getLatestOpenAPISpecText: spec,
  getOpenAPISpecVersion: version,
  getOpenAPISpecVersionContent: version,
  getOpenAPISpecVersionDiff: version,
};
