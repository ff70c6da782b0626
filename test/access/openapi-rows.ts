// States who may do what with OpenAPI specs, from the rules' text: to view one requires `read`, to
// write one `edit`. Nothing of src is imported here.
import { inOrganization, READ, type Row } from './row.ts';
import type { ActorProfile } from './actors.ts';

const SPEC = 'openapi:read';
const CHANGE_SPEC = 'openapi:write';

const reader = { may: (profile: ActorProfile) => profile.level >= 1, needs: 'read' };
const editor = { may: (profile: ActorProfile) => profile.level >= 3, needs: 'edit' };
const onSpec = (rule: Pick<Row, 'may' | 'needs'>, ...scopes: string[]): Row => ({
  scopes,
  about: 'openAPISpec',
  ...rule,
});

/** Specs and their versions. */
export const openAPIRows: Readonly<Record<string, Row>> = {
  listOpenAPISpecs: inOrganization(reader, READ, SPEC),
  createOpenAPISpec: inOrganization(editor, CHANGE_SPEC, SPEC),
  getOpenAPISpec: onSpec(reader, SPEC),
  // The operation can also create a spec, so it is decided by the organization, which every member
  // can see.
  setOpenAPISpec: inOrganization(editor, CHANGE_SPEC, SPEC),
  updateOpenAPISpec: onSpec(editor, CHANGE_SPEC, SPEC),
  deleteOpenAPISpec: { ...onSpec(editor, CHANGE_SPEC), below: 'organization' },
  listOpenAPISpecVersions: onSpec(reader, SPEC),
  getLatestOpenAPISpecVersion: onSpec(reader, SPEC),
  getLatestOpenAPISpecContent: onSpec(reader, SPEC),
  getLatestOpenAPISpecText: onSpec(reader, SPEC),
  getOpenAPISpecVersion: onSpec(reader, SPEC),
  getOpenAPISpecVersionContent: onSpec(reader, SPEC),
  getOpenAPISpecVersionDiff: onSpec(reader, SPEC),
};
