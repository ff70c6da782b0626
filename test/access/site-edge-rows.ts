// Reads the rows at the end of each edge of sites, OpenAPI specs and translations.
import { type EdgeRows, rowsOf, type Prisma, oneRow, theOrganization } from './edge-row-sources.ts';
import type { TestActor, Targets } from './fixture.ts';
import { contentRows } from './content.ts';
import type { Row } from './edge-expectation.ts';

/**
 * Returns rows of sites or of their parts with the actor's highest level on the live spaces that
 * they show. Each item comes with its site spaces.
 */
async function shownBy<
  Item extends {
    readonly id: string;
    readonly siteSpaces: readonly { readonly spaceId: string }[];
  },
>(prisma: Prisma, targets: Targets, testActor: TestActor, items: readonly Item[]): Promise<Row[]> {
  const spaces = new Map(
    (
      await contentRows(
        prisma,
        targets,
        testActor,
        ({ deletedAt, isSpace }) => isSpace && deletedAt === null,
      )
    ).map(({ id, level }) => [id, level]),
  );
  return items.map(({ id, siteSpaces }) => ({
    id,
    own: false,
    inCallersTeam: false,
    level: Math.max(0, ...siteSpaces.map(({ spaceId }) => spaces.get(spaceId) ?? 0)),
  }));
}

/** Returns sections of the target site: all, those in a group, or one. */
const theSections =
  (where: (targets: Targets) => { readonly id?: string; readonly groupId?: string }): EdgeRows =>
  async (prisma, targets, testActor) =>
    shownBy(
      prisma,
      targets,
      testActor,
      await prisma.siteSection.findMany({
        where: { siteId: targets.siteId, ...where(targets) },
        include: { siteSpaces: true },
      }),
    );

/** Returns the groups of the target site, with the site spaces of all their sections. */
const theGroups: EdgeRows = async (prisma, targets, testActor) => {
  const groups = await prisma.siteSectionGroup.findMany({
    where: { siteId: targets.siteId },
    include: { sections: { include: { siteSpaces: true } } },
  });
  const items = groups.map(({ id, sections }) => ({
    id,
    siteSpaces: sections.flatMap(({ siteSpaces }) => siteSpaces),
  }));
  return shownBy(prisma, targets, testActor, items);
};

/** Returns site spaces of the target site: all, those in a section, or one. */
const theSiteSpaces =
  (where: (targets: Targets) => { readonly id?: string; readonly sectionId?: string }): EdgeRows =>
  async (prisma, targets, testActor) => {
    const found = await prisma.siteSpace.findMany({
      where: { siteId: targets.siteId, ...where(targets) },
    });
    return shownBy(
      prisma,
      targets,
      testActor,
      found.map(({ id, spaceId }) => ({ id, siteSpaces: [{ spaceId }] })),
    );
  };

/**
 * Returns the redirects of the target site. One created by a change of address has the actor's
 * level on the space that it leads to; one created by hand is visible with any part of the site.
 */
const theRedirects: EdgeRows = async (prisma, targets, testActor) => {
  const found = await prisma.siteRedirect.findMany({
    where: { siteId: targets.siteId },
    include: { siteSpace: true },
  });
  const left = found.flatMap(({ id, siteSpace }) =>
    siteSpace ? [{ id, siteSpaces: [siteSpace] }] : [],
  );
  const byHand = found
    .filter(({ siteSpace }) => !siteSpace)
    .map(({ id }) => ({ id, own: false, inCallersTeam: false, level: 1 }));
  return [...byHand, ...(await shownBy(prisma, targets, testActor, left))];
};

/** The default site space of the default section, where the site starts. */
const theBeginning = theSiteSpaces(({ besideSiteSpaceId: id }) => ({ id }));

const theSite: EdgeRows = async (_, { siteId }) => oneRow(siteId);

export const siteEdges: Readonly<Record<string, EdgeRows>> = {
  'Organization.sites': async (prisma, targets, testActor) =>
    shownBy(
      prisma,
      targets,
      testActor,
      await prisma.site.findMany({
        where: { organizationId: targets.organizationId },
        include: { siteSpaces: true },
      }),
    ),
  'Site.organization': theOrganization,
  'Site.sections': theSections(() => ({})),
  'Site.sectionGroups': theGroups,
  'Site.siteSpaces': theSiteSpaces(() => ({})),
  'Site.shareLinks': async (prisma, { siteId }) =>
    rowsOf(await prisma.shareLink.findMany({ where: { siteId } })),
  'Site.memberGrants': async (prisma, { siteId }) =>
    rowsOf(await prisma.siteGrant.findMany({ where: { siteId, memberId: { not: null } } })),
  'Site.teamGrants': async (prisma, { siteId }) =>
    rowsOf(await prisma.siteGrant.findMany({ where: { siteId, teamId: { not: null } } })),
  'Site.memberAccess': async (prisma, { organizationId, siteId }) =>
    rowsOf(
      (
        await prisma.member.findMany({
          where: {
            organizationId,
            disabled: false,
            OR: [
              { role: { not: null } },
              { siteGrants: { some: { siteId, role: { not: null } } } },
            ],
          },
        })
      ).map(({ userId: id }) => ({ id })),
    ),
  'SiteGrant.user': async (_, { siteGrantUserId }) => oneRow(siteGrantUserId),
  'SiteGrant.team': async (_, { siteGrantTeamId: id }) => rowsOf([{ id }]),
  'SiteGrant.site': theSite,
  'Site.defaultSpace': (prisma, targets, testActor) =>
    contentRows(prisma, targets, testActor, ({ id }) => id === targets.spaceId),
  'SiteSectionGroup.sections': theSections(({ siteSectionGroupId: groupId }) => ({ groupId })),
  'SiteSectionGroup.site': theSite,
  'SiteSection.sectionGroup': theGroups,
  'SiteSection.siteSpaces': theSiteSpaces(({ groupedSectionId: sectionId }) => ({ sectionId })),
  'SiteSection.site': theSite,
  'SiteSpace.section': theSections(({ siteSectionId: id }) => ({ id })),
  'SiteSpace.space': (prisma, targets, testActor) =>
    contentRows(prisma, targets, testActor, ({ id }) => id === targets.spaceId),
  'SiteSpace.site': theSite,
  'ShareLink.site': theSite,
  'Site.redirects': theRedirects,
  'SiteRedirect.site': theSite,
  'Site.publishingAuth': async (prisma, { siteId: id }) =>
    oneRow((await prisma.site.findFirstOrThrow({ where: { id } })).authBackend),
  'Site.asVisitor': theSite,
  'Organization.openAPISpec': async (_, { specId }) => oneRow(specId),
  'Organization.openAPISpecs': async (prisma, { organizationId }) =>
    rowsOf(await prisma.openAPISpec.findMany({ where: { organizationId } })),
  'OpenAPISpec.latestVersion': async (_, { specVersionId }) => oneRow(specVersionId),
  'OpenAPISpec.version': async (_, { specVersionId }) => oneRow(specVersionId),
  'OpenAPISpec.versions': async (prisma, { specId }) =>
    rowsOf(await prisma.openAPISpecVersion.findMany({ where: { specId } })),
  'OpenAPISpec.organization': theOrganization,
  'OpenAPISpecVersion.spec': async (_, { specId }) => oneRow(specId),
  'PublishedSite.site': theSite,
  'PublishedSite.sections': theSections(() => ({})),
  'PublishedSite.siteSpaces': theSiteSpaces(() => ({})),
  // The site shows only the target space, in which one page has the word.
  'PublishedSite.search': async (prisma, targets, testActor) =>
    (await contentRows(prisma, targets, testActor, ({ id }) => id === targets.spaceId)).map(
      (row) => ({
        ...row,
        id: targets.pageId,
      }),
    ),
  'PublishedSite.page': theBeginning,
  'PublishedPage.siteSpace': theBeginning,
  'PublishedPage.page': async (prisma, targets, testActor) => {
    const { revisionId } = await prisma.space.findFirstOrThrow({ where: { id: targets.spaceId } });
    return (await contentRows(prisma, targets, testActor, ({ id }) => id === targets.spaceId)).map(
      (row) => ({ ...row, id: `${targets.pageId}.${revisionId}` }),
    );
  },
};

export const translationEdges: Readonly<Record<string, EdgeRows>> = {
  'Organization.translationSettings': async (prisma, { organizationId }) =>
    rowsOf(await prisma.translationSettings.findMany({ where: { organizationId } })),
  'TranslationSettings.organization': theOrganization,
  'TranslationSettings.translations': async (prisma, { translationSettingsId: id }) =>
    rowsOf(
      (await prisma.translationSettings.findFirstOrThrow({ where: { id } })).languages.map(
        (language) => ({ id: language }),
      ),
    ),
};
