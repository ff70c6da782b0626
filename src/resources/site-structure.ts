/** Resolves the structure of a site and moves its items. */
import { type InputFields, parentsOf } from '../data/parents.ts';
import type { Context } from '../context.ts';
import { forMember, member, readBy } from '../data/reader.ts';
import type { SiteSectionGroupRow, SiteSectionRow, SiteSpaceRow } from '../data/rows.ts';
import { badInput } from '../domain/errors.ts';
import { checkAll } from '../domain/problems.ts';
import { typeOfId } from '../domain/ids.ts';
import { rootOf } from '../domain/site-structure.ts';
import type {
  Resolvers,
  SiteItemInput,
  SiteItemType,
  SortSiteStructureInput,
} from '../generated/resolvers.ts';
import { visiblePartsOf } from './site/find.ts';
import { updateStructure } from './site/automatic-redirects.ts';
import { moveGroup, moveSection, moveSiteSpace } from './site/move.ts';
import { currentVisibleParts } from './site/position.ts';

const kinds: Readonly<Record<SiteItemType, string>> = {
  SITE_SECTION: 'SiteSection',
  SITE_SECTION_GROUP: 'SiteSectionGroup',
  SITE_SPACE: 'SiteSpace',
};

/**
 * Returns the id of an item.
 * @throws BAD_USER_INPUT if the id has another type than stated.
 */
export function idOfItem({ type, itemId }: SiteItemInput, field: string): string {
  if (typeOfId(itemId) !== kinds[type])
    throw badInput('This id does not match the type.', `${field}.itemId`);
  return itemId;
}

/** Moves an item of the structure and returns its id. */
export const sortSiteStructure = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  { item, position }: InputFields<SortSiteStructureInput, 'siteId'>,
): Promise<string> =>
  updateStructure(ctx, organizationId, siteId, async (tx, site) => {
    const neighborIn = (side: 'before' | 'after') => {
      const neighbor = position[side];
      return neighbor ? idOfItem(neighbor, `input.position.${side}`) : undefined;
    };
    const [id, before, after] = checkAll(
      () => idOfItem(item, 'input.item'),
      () => neighborIn('before'),
      () => neighborIn('after'),
    );
    const parts = await currentVisibleParts(tx, site);
    const section = parts.sections.find((one) => one.id === id);
    const group = parts.groups.find((one) => one.id === id);
    const siteSpace = parts.siteSpaces.find((one) => one.id === id);
    const siblingPosition = { before, after };
    if (section) await moveSection(tx, site, section, siblingPosition, 'input.position');
    else if (group) await moveGroup(tx, site, group, siblingPosition, 'input.position');
    else if (siteSpace) await moveSiteSpace(tx, site, siteSpace, siblingPosition, 'input.position');
    else throw badInput('This is not an item of the site.', 'input.item.itemId');
    tx.record({ fields: ['rank'], related: [id] });
    return id;
  });

export const siteStructure: Resolvers = {
  Site: {
    structure: async (site, _, ctx) => ({
      reader: member,
      site,
      parts: await visiblePartsOf(ctx, site),
    }),
  },
  SiteStructure: {
    type: ({ parts }) => (parts.sections.length > 0 ? 'SECTIONS' : 'SITE_SPACES'),
    items: ({ reader, parts }) =>
      rootOf<SiteSectionGroupRow, SiteSectionRow, SiteSpaceRow>(parts).map((item) =>
        readBy(reader, item),
      ),
  },
  SiteStructureItem: {
    __resolveType: ({ id }) =>
      typeOfId(id) === 'SiteSection'
        ? 'SiteSection'
        : typeOfId(id) === 'SiteSpace'
          ? 'SiteSpace'
          : 'SiteSectionGroup',
  },
  Mutation: {
    sortSiteStructure: async (_, { input: { siteId, ...input } }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'Site', siteId);
      const id = await sortSiteStructure(ctx, organizationId, siteId, input);
      const { siteSection, siteSectionGroup, siteSpace } = ctx.load;
      const loader = {
        SITE_SECTION: siteSection,
        SITE_SECTION_GROUP: siteSectionGroup,
        SITE_SPACE: siteSpace,
      }[input.item.type];
      return {
        site: forMember(await ctx.load.site.must(siteId)),
        item: forMember(await loader.must(id)),
      };
    },
  },
};
