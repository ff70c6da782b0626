// The inputs of the operations on OpenAPI specs.
import { and, type Make, organization, withBody } from './input.ts';

const spec = and(organization, ({ specSlug }) => ({ specSlug }));
const version = and(spec, ({ specVersionId: versionId }) => ({ versionId }));
const source = { source: { text: '{"openapi":"3.1.0"}' } };

/** Specs and their versions. */
export const openAPIInputs: Readonly<Record<string, Make>> = {
  listOpenAPISpecs: organization,
  createOpenAPISpec: withBody(organization, { slug: 'made-in-the-matrix', ...source }),
  getOpenAPISpec: spec,
  setOpenAPISpec: withBody(spec, source),
  deleteOpenAPISpec: spec,
  listOpenAPISpecVersions: spec,
  getLatestOpenAPISpecVersion: spec,
  getLatestOpenAPISpecContent: spec,
  getOpenAPISpecVersion: version,
  getOpenAPISpecVersionContent: version,
  getOpenAPISpecVersionDiff: version,
};
