/** Creates the initial spaces of a new site. */
import type { Context } from '../../context.ts';
import { authorize, can } from '../../data/authorize.ts';
import { writeDocuments, writeRevision } from '../../data/content-store/write.ts';
import { newId } from '../../data/new-id.ts';
import { indexSpace } from '../../data/search.ts';
import type { WriteContext } from '../../data/write.ts';
import { applyChanges } from '../../domain/changes.ts';
import type { Content } from '../../domain/content.ts';
import { badInput } from '../../domain/errors.ts';
import { Problems } from '../../domain/problems.ts';
import type { NewSiteSpacesInput } from '../../generated/resolvers.ts';
import { locationFor } from '../content/create.ts';
import { findSpace } from '../content/find.ts';
import { insertSpace } from '../space/insert.ts';

const emptyContent: Content = { pages: null, files: null, reusableContents: null, variables: null };
const SAMPLE = [
  {
    title: 'Welcome',
    markdown:
      'This is the first page of your site. Change it, or [read on](/getting-started).\n\n## What to do next\n\n- Write a page.\n- Publish the site.\n',
  },
  {
    title: 'Getting started',
    slug: 'getting-started',
    markdown:
      '1. Make a change request.\n2. Write.\n3. Merge it.\n\n```sh\ncurl https://example.com/\n```\n',
  },
];

/**
 * Requires that the caller may publish a space, which takes the level CREATE.
 * @throws FORBIDDEN
 * @throws BAD_USER_INPUT at `field` if the caller cannot see the space in the organization.
 */
export async function requirePublish(
  ctx: Context,
  tx: WriteContext,
  organizationId: string,
  spaceId: string,
  field: string,
): Promise<void> {
  const access = { viewer: ctx.viewer, load: tx.load };
  const space = await findSpace(tx.load, spaceId);
  if (space?.organizationId !== organizationId || !(await can(access, 'space.read', space)))
    throw badInput('There is no such space in this organization.', field);
  await authorize({ ...access, authorizationTrace: undefined }, 'space.publish', space);
}

/** Returns the ids of the initial spaces in order, and creates a new space if requested. */
export async function initialSpaces(
  ctx: Context,
  tx: WriteContext,
  organizationId: string,
  spaces: NewSiteSpacesInput | null | undefined,
  title: string,
): Promise<readonly string[]> {
  if (spaces?.spaceIds) {
    const problems = new Problems();
    for (const [i, id] of spaces.spaceIds.entries())
      await problems.checkAsync(() =>
        requirePublish(ctx, tx, organizationId, id, `input.spaces.spaceIds.${i}`),
      );
    problems.throwIfAny();
    return spaces.spaceIds;
  }
  if (spaces?.make == null) return [];
  const location = await locationFor(
    { viewer: ctx.viewer, load: tx.load },
    tx,
    'space.create',
    organizationId,
    null,
  );
  const space = await insertSpace(ctx, tx, location, { title: [...title].slice(0, 50).join('') });
  if (spaces.make === 'SAMPLE') await writeSample(ctx, tx, { ...space, organizationId });
  return [space.id];
}

async function writeSample(
  ctx: Context,
  tx: WriteContext,
  {
    id,
    organizationId,
    revisionId,
  }: { readonly id: string; readonly organizationId: string; readonly revisionId: string },
): Promise<void> {
  const changes = SAMPLE.map((page, i) => ({
    change: { kind: 'insertPage', type: 'DOCUMENT', ...page } as const,
    field: `sample.${i}`,
  }));
  const { content, documents } = applyChanges(emptyContent, changes, {
    now: ctx.now.toISOString(),
    author: ctx.viewer?.userId,
    newId,
    base: emptyContent,
    named: () => {},
  });
  await writeDocuments(tx, organizationId, ctx.now, documents);
  const nextRevisionId = await writeRevision(
    tx,
    ctx.now,
    {
      organizationId,
      spaceId: id,
      changeRequestId: null,
      parentId: revisionId,
      type: 'EDITS',
      authorId: ctx.viewer?.userId ?? null,
    },
    content,
  );
  await tx.prisma.space.update({
    where: { key: { id, organizationId } },
    data: { revisionId: nextRevisionId },
  });
  await indexSpace(tx, { id, organizationId }, emptyContent, content);
}
