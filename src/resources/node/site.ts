/** Returns sites and their parts as simulated visitors read them. */
import type { Context } from '../../context.ts';
import { hasScopeFor } from '../../data/action-scopes.ts';
import { memberOfPart, readBy } from '../../data/reader.ts';
import type { ReadBy, SiteRow, VisitorReader } from '../../data/rows.ts';
import { claimsIn, type ObjectState } from '../../domain/ids.ts';
import { visitorWithClaims } from '../site/visitor.ts';

/** Returns the visitor of a state, as `Site.asVisitor` simulates them; null for a real one. */
export async function simulatedVisitor(
  ctx: Context,
  site: SiteRow,
  { visitor = '' }: ObjectState,
): Promise<VisitorReader | null> {
  const claims = visitor === '' ? undefined : claimsIn(visitor);
  return claims && hasScopeFor(ctx.viewer, 'site.read')
    ? visitorWithClaims(ctx, site, claims)
    : null;
}

/** A site or a part of one. */
interface SitePartRow {
  readonly id: string;
  readonly siteId?: string;
}

/** Returns a site, or a part of one, that the viewer can see, for the reader of a state, or null. */
export async function sitePartFor(
  ctx: Context,
  state: ObjectState,
  row: SitePartRow,
): Promise<ReadBy<SitePartRow> | null> {
  const siteId = row.siteId ?? row.id;
  if (state.visitor === undefined) {
    const member = memberOfPart(ctx.secrets, state.shareKey, siteId);
    return member && readBy(member, row);
  }
  const reader = await simulatedVisitor(ctx, await ctx.load.site.must(siteId), state);
  if (!reader) return null;
  const { groups, sections, siteSpaces } = reader.parts;
  const part = [reader.site, ...groups, ...sections, ...siteSpaces].find(({ id }) => id === row.id);
  return part ? readBy(reader, part) : null;
}
