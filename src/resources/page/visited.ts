/** What of a page its reader sees, where that is a visitor of a site. */
import type { Context } from '../../context.ts';
import type { PageRow, RevisionRow, Visit } from '../../data/rows.ts';
import { veiled } from '../../data/secrets.ts';
import type { PageTarget } from '../../generated/resolvers.ts';
import { visitorKeyOf } from '../site/visitor-keys.ts';

/** Whether a link leads to something that its reader sees: a visitor sees the spaces that his site shows him, and what is in them. */
export function isShownTo({ revision }: PageRow, { kind, space }: PageTarget): boolean {
  const { visit, spaceId } = revision;
  if (!visit || kind === 'URL' || kind === 'ANCHOR' || kind === 'FILE') return true;
  const led = space ?? (kind === 'PAGE' ? spaceId : null);
  return visit.parts.siteSpaces.some((siteSpace) => siteSpace.spaceId === led);
}

const keys = new WeakMap<Visit, string>();

/**
 * What a text is known by. Its hash would let a visitor try what stands in the parts that a condition hides from him: he is given another
 * name for it, which who has other claims is not given.
 */
export function documentIdFor(ctx: Pick<Context, 'secrets'>, { visit }: Pick<RevisionRow, 'visit'>, hash: string): string {
  if (!visit) return hash;
  const key = keys.get(visit) ?? visitorKeyOf(ctx, visit.site);
  keys.set(visit, key);
  return veiled(key, `document ${hash} ${JSON.stringify(visit.claims)}`);
}
