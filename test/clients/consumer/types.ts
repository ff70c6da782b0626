// Checked by tsc in test/clients/package.test.ts, against the types in the tarball of the package.
import {
  type Block,
  createClient,
  type Document,
  type Inline,
  type LecternClient,
  type Text,
} from '@lectern/client';
import { createCache, typePolicies } from '@lectern/client/apollo';
import type { HintBlock, Reference } from '@lectern/client/document';
import { graphql } from '@lectern/client/documents';
import { type ErrorCode, isErrorCode, isUserError, type UserError } from '@lectern/client/errors';
import { graphcache } from '@lectern/client/graphcache';
import { possibleTypes } from '@lectern/client/possible-types';
import { getDataID } from '@lectern/client/relay';
import type { CreateTeamInput, Space } from '@lectern/client/types';

/** Compiles only if both types are the same. */
type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : never;

export const client: LecternClient = createClient({ url: '/graphql', token: async () => 'token' });
// @ts-expect-error: a client needs an address
createClient({});

const TITLE = graphql<{ readonly space: Pick<Space, 'title'> | null }, { id: string }>(
  'query ($id: ID!) { space(id: $id) { title } }',
);
const title = client.request(TITLE, { id: 'spc_1' }).then(({ space }) => space?.title);
export const titleIsString: Same<typeof title, Promise<string | undefined>> = true;
// @ts-expect-error: the operation has a variable
void client.request(TITLE);
// @ts-expect-error: the variable is a string
void client.request(TITLE, { id: 1 });
void client.request(graphql<{ readonly viewer: null }>('{ viewer { id } }'));

// @ts-expect-error: a team has a title
export const input: CreateTeamInput = { organizationId: 'org_1' };
export const typename: Same<Space['__typename'], 'Space'> = true;

/** Narrows an error of a payload to the fields of its type. */
export function existingOf(error: UserError): string | undefined {
  // @ts-expect-error: only some errors have it
  void error.existing;
  // @ts-expect-error: no error has this type
  isUserError(error, 'NoError');
  return isUserError(error, 'AlreadyExistsError') ? error.existing?.id : undefined;
}

/** Narrows the code of a top-level error. */
export const codeOf = (code: unknown): ErrorCode | undefined =>
  isErrorCode(code) ? code : undefined;

createCache({ typePolicies: { Space: typePolicies['Space'] ?? {} }, possibleTypes });
// @ts-expect-error: the types of an interface are a list
createCache({ possibleTypes: { Node: 'Space' } });
export const keyed: readonly string[] = Object.keys(graphcache.keys ?? {});
export const dataId: unknown = getDataID({ id: 'spc_1' }, 'Space');

/** Walks all blocks of a document, and returns the targets of their links. */
export const targetsIn = ({ nodes }: Document): readonly Reference[] => nodes.flatMap(targetsOf);

function targetsOf(block: Block): readonly Reference[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading-1':
    case 'heading-2':
    case 'heading-3':
      return block.nodes.flatMap(targetsInLine);
    case 'table':
      // @ts-expect-error: a table has fragments and no nodes
      void block.nodes;
      return block.fragments.flatMap((cell) => cell.nodes.flatMap(targetsOf));
    case 'image':
    case 'file':
    case 'embed':
    case 'expandable':
      return block.fragments.flatMap((fragment) => fragment.nodes.flatMap(targetsOf));
    case 'content-ref':
      return [block.data.ref];
    case 'code':
    case 'code-line':
    case 'divider':
    case 'drawing':
    case 'math':
    case 'reusable-content':
    case 'swagger':
    case 'openapi-operation':
    case 'openapi-schemas':
    case 'openapi-webhook':
      return [];
    default:
      return block.nodes.flatMap(targetsOf);
  }
}

function targetsInLine(node: Text | Inline): readonly Reference[] {
  if (node.object === 'text') return [];
  switch (node.type) {
    case 'link':
      return [node.data.ref, ...node.nodes.flatMap(targetsInLine)];
    case 'mention':
      return [node.data.ref];
    case 'button':
      return node.data.ref ? [node.data.ref] : [];
    case 'annotation':
      return node.fragments.flatMap((note) => note.nodes.flatMap(targetsOf));
    default:
      return [];
  }
}

type HintStyle = Extract<Block, { readonly type: 'hint' }>['data']['style'];
export const hintStyle: Same<HintStyle, 'info' | 'success' | 'warning' | 'danger'> = true;
export const hintIsBlock: Same<HintBlock, Extract<Block, { readonly type: 'hint' }>> = true;
// @ts-expect-error: no block has this type
export const unknownType: Block['type'] = 'quote';
