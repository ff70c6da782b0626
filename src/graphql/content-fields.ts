/**
 * Lists the fields of pages whose values depend on nothing but the content of a revision, so that
 * the data of a selection of them is the same for every request.
 */
import {
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  TypeNameMetaFieldDef,
} from 'graphql';
import type { PageList } from '../data/page-list.ts';
import { type FieldNodes, fieldsIn, type SelectionSource } from './collect-fields.ts';

/** The lists of pages of a revision, which its content and their arguments determine. */
export const CONTENT_LISTS: ReadonlySet<string> = new Set(['Revision.pages', 'Revision.allPages']);

/** The fields whose values depend on the pages of the revision, and on nothing else. */
export const PAGE_FIELDS: ReadonlySet<string> = new Set([
  ...['pageId', 'type', 'kind', 'title', 'slug', 'path', 'emoji', 'icon', 'description'],
  ...['createdAt', 'updatedAt', 'parentId', 'depth', 'parent', 'pages', 'allPages'],
  ...['variables', 'hidden', 'noIndex', 'noRobotsIndex', 'git', 'linkTitle'],
  ...['frontMatter', 'layout', 'computed'],
]);

/**
 * The fields whose values depend also on the ids of the revision and on those that a visitor reads
 * it by: its space, its organization and the visitor's part of ids.
 */
export const IDENTITY_FIELDS: ReadonlySet<string> = new Set(['id']);

/**
 * The fields whose values for a member depend also on the space, its organization and the address
 * of the app. For a visitor they depend on what the visitor can see.
 */
export const MEMBER_FIELDS: ReadonlySet<string> = new Set([
  ...['cover', 'documentId', 'target', 'href', 'urls'],
]);

/** The types of pages. */
export const PAGE_TYPES: ReadonlySet<string> = new Set([
  'DocumentPage',
  'GroupPage',
  'LinkPage',
  'ComputedPage',
]);

/** The types below pages whose fields are properties of stored values. */
export const VALUE_TYPES: ReadonlySet<string> = new Set(['PageLayout', 'GitPath']);

/** The types below the fields for members, with their fields that read no other object. */
const MEMBER_VALUE_FIELDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['PageCover', new Set(['ref', 'refDark', 'yPos'])],
  ['FileReference', new Set(['kind', 'fileId'])],
  ['PageTarget', new Set(['kind', 'url', 'pageId', 'fileId', 'spaceId', 'anchor'])],
  ['PageUrls', new Set(['app'])],
]);

/** The properties of a revision that a selection depends on. */
export interface ContentSelection {
  /** Distinguishes this selection from all others of this process. */
  readonly id: number;
  /** True if the selection has ids that name the revision and its visitor. */
  readonly hasIds: boolean;
  /** True if the selection has fields whose values for visitors depend on what they can see. */
  readonly isForMembers: boolean;
}

let selectionCount = 0;

/**
 * Returns the selection of a list of pages whose data depends on nothing but the content of the
 * revision; undefined for every other field.
 */
export function contentSelectionOf(
  source: SelectionSource,
  parentName: string,
  field: GraphQLField<unknown, unknown>,
  nodes: FieldNodes,
): ContentSelection | undefined {
  if (!CONTENT_LISTS.has(`${parentName}.${field.name}`)) return undefined;
  const found: FoundFields = { hasIds: false, isForMembers: false };
  return isOfContent(source, getNamedType(field.type), nodes, found)
    ? { id: ++selectionCount, ...found }
    : undefined;
}

/** The kinds of fields in a selection. */
interface FoundFields {
  hasIds: boolean;
  isForMembers: boolean;
}

/** Returns whether all fields below a field are of the content; sets which kinds there are. */
function isOfContent(
  source: SelectionSource,
  type: GraphQLNamedType,
  nodes: FieldNodes,
  found: FoundFields,
): boolean {
  const types = isAbstractType(type) ? source.schema.getPossibleTypes(type) : [type];
  return types.every((one) => {
    if (!isObjectType(one)) return false;
    const selected = fieldsIn(
      source,
      one,
      nodes.map(({ selectionSet }) => selectionSet),
    );
    return [...selected.values()].every((below) => {
      const name = below[0].name.value;
      if (name === TypeNameMetaFieldDef.name) return true;
      const field = one.getFields()[name];
      if (!field || field.args.length > 0 || !isField(one.name, name)) return false;
      if (PAGE_TYPES.has(one.name)) {
        found.hasIds ||= IDENTITY_FIELDS.has(name);
        found.isForMembers ||= MEMBER_FIELDS.has(name);
      }
      const named = getNamedType(field.type);
      return isLeafType(named) || isOfContent(source, named, below, found);
    });
  });
}

const isField = (type: string, name: string): boolean =>
  PAGE_TYPES.has(type)
    ? PAGE_FIELDS.has(name) || IDENTITY_FIELDS.has(name) || MEMBER_FIELDS.has(name)
    : VALUE_TYPES.has(type) || (MEMBER_VALUE_FIELDS.get(type)?.has(name) ?? false);

/**
 * Returns a text that differs for pages for which the data of the selection differs; undefined if
 * the data for the reader is not that of others. `appUrl` is the address of the app.
 */
export function stateOf(
  { hasIds, isForMembers }: ContentSelection,
  { of }: PageList,
  appUrl: string,
): string | undefined {
  const { revision, reader, expandsComputed, generated } = of;
  const pages = [revision.pagesRoot, expandsComputed, generated?.fingerprint ?? null];
  if (isForMembers) {
    if (reader.kind === 'visitor') return undefined;
    const { id, organizationId, spaceId } = revision;
    return JSON.stringify([...pages, hasIds ? id : null, organizationId, spaceId, appUrl]);
  }
  if (!hasIds) return JSON.stringify(pages);
  const visitor =
    reader.kind === 'visitor'
      ? [reader.siteSpaces.get(revision.spaceId)?.id, reader.idPart()]
      : null;
  return JSON.stringify([...pages, revision.id, visitor]);
}
