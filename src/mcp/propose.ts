/** The tool by which agents propose changes: a change request, which people review and merge. */
import { z } from 'zod';
import { AppError } from '../domain/errors.ts';
import {
  CreateMcpChangeRequestDocument,
  EditMcpChangeRequestDocument,
  type EditInput,
  UpdateMcpChangeRequestDocument,
} from '../generated/operations.ts';
import { toAppError } from '../graphql/errors.ts';
import type { Execute } from '../graphql/execute.ts';
import { type McpTool, toolOf } from './exchange.ts';

/** Changes of one proposal, as of one revision. */
const MAX_CHANGE_COUNT = 50;
const MAX_OPERATION_COUNT = 100;

const key = z.string().min(1).max(64).describe('Key of a block, as readPage returns it.');
const markdown = z.string().min(1).describe('Markdown, which may have several blocks.');
const page = z.string().min(1).max(64).describe('Id of the page (pag_…).');
const position = z
  .union([
    z.strictObject({ after: key }),
    z.strictObject({ before: key }),
    z.strictObject({ into: key }),
  ])
  .optional()
  .describe('Default: the end of the page.');

const operation = z.union([
  z.strictObject({ insert: z.strictObject({ markdown, position }) }),
  z.strictObject({ replace: z.strictObject({ key, markdown }) }),
  z.strictObject({ move: z.strictObject({ key, position }) }),
  z.strictObject({ delete: z.strictObject({ key }) }),
]);

const fields = {
  title: z.string().min(1).max(255).optional(),
  description: z.string().max(1000).optional(),
  markdown: z.string().optional().describe('Whole document of the page.'),
};

const change = z.union([
  z
    .strictObject({
      updateBlocks: z.strictObject({
        pageId: page,
        operations: z.array(operation).min(1).max(MAX_OPERATION_COUNT),
      }),
    })
    .describe('Changes single blocks of a page, merged with what others have changed since.'),
  z
    .strictObject({ updatePage: z.strictObject({ pageId: page, ...fields }) })
    .describe('Replaces the document or fields of a page.'),
  z
    .strictObject({
      insertPage: z.strictObject({
        ...fields,
        title: z.string().min(1).max(255),
        parentId: page.optional().describe('Id of the parent page. Default: the root.'),
        at: z.int().min(0).optional().describe('Index among the pages of the parent, from 0.'),
      }),
    })
    .describe('Adds a page.'),
  z
    .strictObject({ deletePage: z.strictObject({ pageId: page }) })
    .describe('Deletes a page with its child pages.'),
]);

const input = z.object({
  space: z.string().max(64).describe('Id of the space (spc_…).'),
  subject: z.string().min(1).max(100).describe('Subject of the change request.'),
  message: z.string().max(250).optional().describe('Message of the revision.'),
  baseRevision: z
    .string()
    .max(64)
    .default('HEAD')
    .describe(
      'Id of the revision that was read (rev_…), as readPage returns it. Keys of blocks are those of this revision.',
    ),
  changes: z
    .array(change)
    .min(1)
    .max(MAX_CHANGE_COUNT)
    .describe('Applied in order, all or none, as one revision.'),
});

/** Returns the tool. */
export const proposeTool = (execute: Execute): McpTool =>
  toolOf({
    name: 'proposeChange',
    title: 'Propose a change',
    description:
      'Creates an open change request with edits of blocks or whole pages, and returns its URL. The space stays as it is until somebody merges the change request. Read a page with readPage first, with asBlocks to edit its blocks.',
    input,
    isReadOnly: false,
    run: (proposal) => propose(execute, proposal),
  });

/** Creates the change request. If its content is refused, the change request is archived. */
async function propose(
  execute: Execute,
  { space, subject, message, baseRevision, changes }: z.output<typeof input>,
): Promise<readonly string[]> {
  const created = await execute(CreateMcpChangeRequestDocument, {
    input: { spaceId: space, subject },
  });
  const { id } = created.createChangeRequest.changeRequest ?? unfinished();
  const update = (status: 'OPEN' | 'ARCHIVED') =>
    execute(UpdateMcpChangeRequestDocument, { input: { id, status } });
  try {
    await execute(EditMcpChangeRequestDocument, {
      input: {
        changeRequestId: id,
        baseRevisionId: baseRevision,
        // absent members of the schemas are never undefined after JSON
        changes: changes as EditInput[],
        message,
      },
    });
  } catch (error) {
    const { reason, message: why, field, details } = toAppError(error);
    if (reason === 'INTERNAL') throw error;
    await update('ARCHIVED');
    throw new AppError(reason, why, { field: field?.replace(/^input\./, ''), details });
  }
  const { changeRequest } = (await update('OPEN')).updateChangeRequest;
  if (!changeRequest) return unfinished();
  const { number, urls, revisionId } = changeRequest;
  return [`Change request ${number} is open: ${urls.app}\nId: ${id}\nRevision: ${revisionId}`];
}

function unfinished(): never {
  throw new Error('A mutation without errors has returned no change request.');
}
