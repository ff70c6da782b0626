/** Resolves the audience of a site's parts. */
import { stored } from '../data/rows.ts';
import type { ClaimObject } from '../domain/adaptive-schema.ts';
import { audiencesOf } from '../domain/audiences.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { partsWithTrash } from './site/find.ts';

export const siteAudience: Resolvers = {
  Site: {
    audiences: async (site, _, ctx) => {
      const parts = await partsWithTrash(ctx, site);
      const spaces = await Promise.all(
        [...new Set(parts.siteSpaces.map(({ spaceId }) => spaceId))].map((id) =>
          ctx.load.space.load(id),
        ),
      );
      const spaceOf = new Map(spaces.flatMap((space) => (space ? [[space.id, space]] : [])));
      const isLiving = (spaceId: string) => spaceOf.get(spaceId)?.deletedAt === null;
      const audiences = audiencesOf(parts, {
        isLiving,
        adaptive: site.adaptive,
        schema: stored<ClaimObject>(site.adaptiveSchema),
      });
      return audiences.map(
        ({ item, inherited, audience: { sees, claims, kinds, isExact }, problems }) => ({
          ...{
            itemId: item.id,
            condition: item.condition,
            inheritedCondition: inherited,
            sees,
            claims: [...claims],
            kindCount: kinds,
            exact: isExact,
            problems: [...problems],
          },
          ...('spaceId' in item
            ? { type: 'SITE_SPACE' as const, title: spaceOf.get(item.spaceId)?.title ?? '' }
            : { type: 'SITE_SECTION' as const, title: item.title }),
        }),
      );
    },
  },
};
