/** The keys with which the tokens of a site's visitors are signed: the one of now, and for a day the one before it. */
import type { Context } from '../../context.ts';
import type { SiteRow } from '../../data/rows.ts';
import { newSecret } from '../../data/secrets.ts';

/** Gap: a key that was replaced stays good for a day, in which whoever signs with it takes the new one. */
const OVERLAP_MS = 24 * 60 * 60 * 1000;

const about = (siteId: string): string => `visitor key ${siteId}`;

/** A new key, as it is kept. */
export const newVisitorKey = ({ secrets }: Context, siteId: string): Uint8Array<ArrayBuffer> => secrets.seal(newSecret(), about(siteId));

/** The key that a site gives to who signs for it. */
export const visitorKeyOf = ({ secrets }: Pick<Context, 'secrets'>, { id, visitorKey }: Pick<SiteRow, 'id' | 'visitorKey'>): string => secrets.open(visitorKey, about(id));

/** The keys with which a visitor's token may be signed now: the new one first, then the one before it while its day lasts. */
export function visitorKeysOf(ctx: Pick<Context, 'secrets' | 'now'>, site: Pick<SiteRow, 'id' | 'visitorKey' | 'previousVisitorKey' | 'visitorKeyChangedAt'>): string[] {
  const { id, previousVisitorKey, visitorKeyChangedAt } = site;
  const isInTime = visitorKeyChangedAt !== null && new Date(visitorKeyChangedAt).getTime() + OVERLAP_MS > ctx.now.getTime();
  return [visitorKeyOf(ctx, site), ...(isInTime && previousVisitorKey ? [ctx.secrets.open(previousVisitorKey, about(id))] : [])];
}
