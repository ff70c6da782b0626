/** The spaces that a new site begins with. */
import type { Context } from '../../context.ts';
import { authorize, can } from '../../data/authorize.ts';
import { writeDocuments, writeRevision } from '../../data/content-store/write.ts';
import { newId } from '../../data/new-id.ts';
import { indexSpace } from '../../data/search.ts';
import type { Writing } from '../../data/write.ts';
import { applyChanges } from '../../domain/changes.ts';
import type { Content } from '../../domain/content.ts';
import { badInput } from '../../domain/errors.ts';
import type { NewSiteSpacesInput } from '../../generated/resolvers.ts';
import { placeFor } from '../content/create.ts';
import { livingSpace } from '../content/find.ts';
import { insertSpace } from '../space/insert.ts';

const nothing: Content = { pages: null, files: null, reusableContents: null, variables: null };
const SAMPLE = [
  { title: 'Welcome', markdown: 'This is the first page of your site. Change it, or [read on](/getting-started).\n\n## What to do next\n\n- Write a page.\n- Publish the site.\n' },
  { title: 'Getting started', slug: 'getting-started', markdown: '1. Make a change request.\n2. Write.\n3. Merge it.\n\n```sh\ncurl https://example.com/\n```\n' },
];

/** Passes for who may show a space: level create on it, else FORBIDDEN. BAD_USER_INPUT at `field` for one that he does not see in the organization. */
export async function mustPublish(ctx: Context, tx: Writing, organizationId: string, spaceId: string, field: string): Promise<void> {
  const asking = { viewer: ctx.viewer, load: tx.load };
  const space = await livingSpace(tx.load, spaceId);
  if (space?.organizationId !== organizationId || !(await can(asking, 'space.read', space))) throw badInput('There is no such space in this organization.', field);
  await authorize({ ...asking, ledger: undefined }, 'space.publish', space);
}

/** Ids of these spaces, in order; new ones are made. */
export async function spacesToBegin(ctx: Context, tx: Writing, organizationId: string, spaces: NewSiteSpacesInput | null | undefined, title: string): Promise<readonly string[]> {
  if (spaces?.ids) {
    for (const [i, id] of spaces.ids.entries()) await mustPublish(ctx, tx, organizationId, id, `input.spaces.ids.${i}`);
    return spaces.ids;
  }
  if (spaces?.make == null) return [];
  const place = await placeFor({ viewer: ctx.viewer, load: tx.load }, tx, 'space.create', organizationId, null);
  const space = await insertSpace(ctx, tx, place, { title: [...title].slice(0, 50).join('') });
  if (spaces.make === 'SAMPLE') await writeSample(ctx, tx, { ...space, organizationId });
  return [space.id];
}

async function writeSample(ctx: Context, tx: Writing, { id, organizationId, revisionId }: { readonly id: string; readonly organizationId: string; readonly revisionId: string }): Promise<void> {
  const said = SAMPLE.map((page, i) => ({ change: { kind: 'insertPage', type: 'DOCUMENT', ...page } as const, field: `sample.${i}` }));
  const { content, documents } = applyChanges(nothing, said, { now: ctx.now.toISOString(), newId, base: nothing, named: () => {} });
  await writeDocuments(tx, organizationId, ctx.now, documents);
  const next = await writeRevision(tx, ctx.now, { organizationId, spaceId: id, changeRequestId: null, parentId: revisionId, type: 'EDITS', authorId: ctx.viewer?.userId ?? null }, content);
  await tx.prisma.space.update({ where: { key: { id, organizationId } }, data: { revisionId: next } });
  await indexSpace(tx, { id, organizationId }, nothing, content);
}
