/** The keys with which the tokens of a site's visitors are signed: the one of now, and for a day the one before it. */
import type { Context } from '../../context.ts';
import type { SiteRow } from '../../data/rows.ts';
import { openVisitorKey } from '../../data/site-keys.ts';

/** Gap: a key that was replaced stays good for a day, in which whoever signs with it takes the new one. */
const OVERLAP_MS = 24 * 60 * 60 * 1000;

/** The key that a site gives to who signs for it. */
export const visitorKeyOf = ({ secrets }: Pick<Context, 'secrets'>, { id, visitorKey }: Pick<SiteRow, 'id' | 'visitorKey'>): string => openVisitorKey(secrets, id, visitorKey);

/** The keys with which a visitor's token may be signed now: the new one first, then the one before it while its day lasts. */
export function visitorKeysOf(ctx: Pick<Context, 'secrets' | 'now'>, site: Pick<SiteRow, 'id' | 'visitorKey' | 'previousVisitorKey' | 'visitorKeyChangedAt'>): string[] {
  const { id, previousVisitorKey, visitorKeyChangedAt } = site;
  const isInTime = visitorKeyChangedAt !== null && new Date(visitorKeyChangedAt).getTime() + OVERLAP_MS > ctx.now.getTime();
  return [visitorKeyOf(ctx, site), ...(isInTime && previousVisitorKey ? [openVisitorKey(ctx.secrets, id, previousVisitorKey)] : [])];
}
