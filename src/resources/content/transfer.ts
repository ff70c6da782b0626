/** Giving content to another organization, or to another collection of its own. */
import type { Context } from '../../context.ts';
import type { Loaders } from '../../data/loaders.ts';
import type { CollectionRow } from '../../data/rows.ts';
import type { Content } from '../../data/said.ts';
import { moveToOrganization, type Receiver } from '../../data/transfer.ts';
import type { Writing } from '../../data/write.ts';
import { badInput, Fault } from '../../domain/errors.ts';
import type { TransferContentInput } from '../../generated/resolvers.ts';
import { collectLater } from './collect-later.ts';
import { ancestorsIn } from './find.ts';
import { lastRank, type Making, mustMake, parentIn } from './place.ts';

/** The organization that is to receive something, when the caller belongs to it: nobody holds the order of another. */
export const receiverOf = async (load: Loaders, { organization }: TransferContentInput): Promise<string | undefined> => ((await load.memberships()).has(organization) ? organization : undefined);

/** Where a transfer leads. BAD_USER_INPUT for an organization or collection that the caller does not see, FORBIDDEN where he may not make content. */
async function collectionOf(ctx: Context, tx: Writing, { organization, parent }: TransferContentInput, making: Making): Promise<CollectionRow | null> {
  const asking = { viewer: ctx.viewer, load: tx.load };
  if (!(await tx.load.memberships()).has(organization)) throw badInput('This is no organization of yours.', 'input.organization');
  const collection = parent == null ? null : await parentIn(asking, organization, parent);
  await mustMake(asking, making, { organizationId: organization, parent: collection });
  return collection;
}

const SHOWN = `SELECT x.site_id AS id, bool_and(s.deleted_at IS NOT NULL) AS "inTrash" FROM site_spaces x JOIN spaces s ON s.id = x.space_id
  WHERE s.id = $1 OR $1 = ANY(s.ancestors) GROUP BY x.site_id ORDER BY x.site_id`;

/** TRANSFER_REFUSED while a site of its organization shows it, or a space in it (spec, States). */
async function mustNotBeShown(tx: Writing, { id }: Content): Promise<void> {
  const sites = await tx.query<{ id: string; inTrash: boolean }>('transfer.shown', SHOWN, [id]);
  if (sites.length === 0) return;
  const message = sites.every(({ inTrash }) => inTrash)
    ? 'A space in the trash would come back to a site of this organization. Restore it and take it from the site, or wait until the trash is emptied.'
    : 'A site of its organization shows it. Take it from the site first.';
  throw new Fault('TRANSFER_REFUSED', message, { details: { sites: sites.map((site) => site.id) } });
}

/**
 * Where content goes when it is transferred, and whether it left its organization: then its rows were moved already.
 * CONFLICT when nothing would change. The order of both organizations must be locked.
 */
export async function transferContent(
  ctx: Context,
  tx: Writing,
  content: Content,
  input: TransferContentInput,
  making: Making,
): Promise<{ readonly to: Receiver; readonly parent: CollectionRow | null; readonly left: boolean }> {
  const { organization } = input;
  const parent = await collectionOf(ctx, tx, input, making);
  if (parent && [parent.id, ...parent.ancestors].includes(content.id)) throw new Fault('CONFLICT', 'A collection cannot lie inside itself.', { field: 'input.parent' });
  const parentId = parent?.id ?? null;
  const left = organization !== content.organizationId;
  if (!left && content.parentId === parentId) throw new Fault('CONFLICT', 'It lies there already.');
  const to = { organizationId: organization, parentId, ancestors: ancestorsIn(parent), rank: await lastRank(tx, organization, parentId) };
  if (left) {
    await mustNotBeShown(tx, content);
    await moveToOrganization(tx, content, to);
    await collectLater(tx, content.organizationId, ctx.now);
  }
  return { to, parent, left };
}
