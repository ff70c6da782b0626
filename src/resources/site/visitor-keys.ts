/**
 * Returns the keys that visitor tokens of a site may be signed with: the current one, and for a day
 * the previous one.
 */
import type { Context } from '../../context.ts';
import type { SiteRow } from '../../data/rows.ts';
import { openVisitorKey } from '../../data/site-keys.ts';

/** Gap: a replaced key stays valid for a day, so that signers can switch to the new one. */
const PREVIOUS_KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Returns the current key of a site for signing visitor tokens. */
export const visitorKeyOf = (
  { secrets }: Pick<Context, 'secrets'>,
  { id, visitorKey }: Pick<SiteRow, 'id' | 'visitorKey'>,
): string => openVisitorKey(secrets, id, visitorKey);

/** Returns the valid keys of a site, the current one first. */
export function visitorKeysOf(
  ctx: Pick<Context, 'secrets' | 'now'>,
  site: Pick<SiteRow, 'id' | 'visitorKey' | 'previousVisitorKey' | 'visitorKeyChangedAt'>,
): string[] {
  const { id, previousVisitorKey, visitorKeyChangedAt } = site;
  const isPreviousValid =
    visitorKeyChangedAt !== null &&
    new Date(visitorKeyChangedAt).getTime() + PREVIOUS_KEY_LIFETIME_MS > ctx.now.getTime();
  return [
    visitorKeyOf(ctx, site),
    ...(isPreviousValid && previousVisitorKey
      ? [openVisitorKey(ctx.secrets, id, previousVisitorKey)]
      : []),
  ];
}
