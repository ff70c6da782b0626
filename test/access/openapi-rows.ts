// Who may do what with OpenAPI specs, from the rules' text: "openapi-spec: view ≥ read, edit ≥ edit", "OpenAPI writes: edit". Nothing of src is imported here.
import { inOrganization, READ, type Row } from './row.ts';
import type { Standing } from './standings.ts';

const SPEC = 'openapi:read';
const CHANGE_SPEC = 'openapi:write';

const reader = { may: (who: Standing) => who.level >= 1, needs: 'read' };
const editor = { may: (who: Standing) => who.level >= 3, needs: 'edit' };
const onSpec = (rule: Pick<Row, 'may' | 'needs'>, ...scopes: string[]): Row => ({ scopes, about: 'openAPISpec', ...rule });

/** Specs and their versions. */
export const openAPIRows: Readonly<Record<string, Row>> = {
  listOpenAPISpecs: inOrganization(reader, READ, SPEC),
  createOpenAPISpec: inOrganization(editor, CHANGE_SPEC, SPEC),
  getOpenAPISpec: onSpec(reader, SPEC),
  // It makes a spec too, so it is asked of the organization, which is there for who belongs to it.
  setOpenAPISpec: inOrganization(editor, CHANGE_SPEC, SPEC),
  deleteOpenAPISpec: { ...onSpec(editor, CHANGE_SPEC), below: 'organization' },
  listOpenAPISpecVersions: onSpec(reader, SPEC),
  getLatestOpenAPISpecVersion: onSpec(reader, SPEC),
  getLatestOpenAPISpecContent: onSpec(reader, SPEC),
  getOpenAPISpecVersion: onSpec(reader, SPEC),
  getOpenAPISpecVersionContent: onSpec(reader, SPEC),
  getOpenAPISpecVersionDiff: onSpec(reader, SPEC),
};
