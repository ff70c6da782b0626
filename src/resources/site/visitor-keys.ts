import type { Context } from '../../context.ts';
import type { SiteRow } from '../../data/rows.ts';
export const visitorKeysOf = ({ secrets }: Context, site: SiteRow): string[] => [secrets.open(site.visitorKey, `visitor key ${site.id}`)];
