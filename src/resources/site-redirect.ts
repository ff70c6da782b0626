/**
 * Creates, updates, deletes and resolves the redirects of sites, both manual and automatic ones.
 */
import { type InputFields, nothingToDelete, parentsOf } from '../data/parents.ts';
import type { Context } from '../context.ts';
import { authorize, can } from '../data/authorize.ts';
import { forMember } from '../data/reader.ts';
import type { SiteRedirectRow, SiteRow } from '../data/rows.ts';
import { column, statement } from '../data/statement.ts';
import { write, type WriteContext } from '../data/write.ts';
import { AppError, badInput, notFound } from '../domain/errors.ts';
import { destinationOf } from '../domain/site-address.ts';
import { checkAllAsync } from '../domain/problems.ts';
import type {
  CreateSiteRedirectInput,
  Resolvers,
  SiteRedirectChangeInput,
  SiteRedirectResult,
  UpdateSiteRedirectInput,
} from '../generated/resolvers.ts';
import { publishedPathUrl } from './site/addresses.ts';
import { findSite, visiblePartsOf } from './site/find.ts';
import {
  currentDestinationOf,
  destinationGiven,
  targetOfRedirect,
} from './site/redirect-destination.ts';
import {
  writeRedirect,
  visibleRedirect,
  redirectsOfSite,
  normalizeSource,
} from './site/redirect.ts';
import { redirectOf } from './site/redirect-lookup.ts';

/** Creates a redirect in a write, and returns its id. */
async function createIn(
  ctx: Context,
  tx: WriteContext,
  site: SiteRow,
  {
    source,
    draft,
    permanent,
    captureWildcard,
    ...input
  }: InputFields<CreateSiteRedirectInput, 'siteId'>,
): Promise<string> {
  const [from, to] = await checkAllAsync(
    () => normalizeSource(source),
    () => destinationGiven({ viewer: ctx.viewer, load: tx.load }, site, input),
  );
  const id = await writeRedirect(ctx, tx, site, {
    source: from,
    ...to,
    draft: draft ?? false,
    permanent: permanent ?? false,
    captureWildcard: captureWildcard ?? false,
  });
  tx.record({ fields: ['redirects'], related: [id] });
  return id;
}

/**
 * Creates a redirect and returns its id.
 * @throws ALREADY_EXISTS if the source is taken, BAD_USER_INPUT for a redirect cycle, CONFLICT if
 * the site has too many redirects.
 */
export const createSiteRedirect = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  input: InputFields<CreateSiteRedirectInput, 'siteId'>,
): Promise<string> =>
  write(
    ctx,
    { action: 'redirect.create', on: (load, tx) => findSite(load, organizationId, siteId, tx) },
    (tx, site) => createIn(ctx, tx, site, input),
  );

/** The flags of a redirect. */
type Flags = Pick<SiteRedirectRow, 'draft' | 'permanent' | 'captureWildcard'>;

/** Returns the flags that an input states. */
const givenFlags = (
  flags: {
    readonly [Name in keyof Flags]: boolean | null | undefined;
  },
): Partial<Flags> => Object.fromEntries(Object.entries(flags).filter(([, value]) => value != null));

/** Updates the given fields of a redirect in a write, and returns its id. */
async function updateIn(
  ctx: Context,
  tx: WriteContext,
  site: SiteRow,
  { id, source, ...input }: UpdateSiteRedirectInput,
): Promise<string> {
  const access = { viewer: ctx.viewer, load: tx.load };
  const row = await visibleRedirect(access, site, id);
  if (!row) throw notFound();
  const isDestinationGiven = input.destination != null || input.target != null;
  const flags = givenFlags({
    draft: input.draft,
    permanent: input.permanent,
    captureWildcard: input.captureWildcard,
  });
  const fields = [
    ...(source == null ? [] : ['source']),
    ...(isDestinationGiven ? ['destination'] : []),
    ...Object.keys(flags),
  ];
  const [newSource, newDestination] = await checkAllAsync(
    () => (source == null ? undefined : normalizeSource(source)),
    () => (isDestinationGiven ? destinationGiven(access, site, input) : undefined),
  );
  if (fields.length === 0) {
    tx.skipEvent();
    return id;
  }
  const { siteSectionId, siteSpaceId, pageId, draft, permanent, captureWildcard } = row;
  const redirect = {
    ...{ siteSectionId, siteSpaceId, pageId, draft, permanent, captureWildcard },
    source: newSource ?? row.source,
    destination: await currentDestinationOf(access, row),
    ...newDestination,
    ...flags,
  };
  await writeRedirect(ctx, tx, site, redirect, row);
  tx.record({ fields, related: [id] });
  return id;
}

/** Updates the given fields of a redirect. An automatic redirect becomes a manual one. */
export const updateSiteRedirect = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  input: UpdateSiteRedirectInput,
): Promise<string> =>
  write(
    ctx,
    { action: 'redirect.update', on: (load, tx) => findSite(load, organizationId, siteId, tx) },
    (tx, site) => updateIn(ctx, tx, site, input),
  );

/** Deletes a redirect in a write, and returns its id; null if there is none. */
async function deleteIn(
  ctx: Context,
  tx: WriteContext,
  site: SiteRow,
  id: string,
): Promise<string | null> {
  const { organizationId } = site;
  const row = await visibleRedirect({ viewer: ctx.viewer, load: tx.load }, site, id);
  if (!row) return null;
  await tx.prisma.siteRedirect.delete({ where: { key: { id, organizationId } } });
  tx.record({ fields: ['redirects'], related: [id] });
  return id;
}

/** Deletes a redirect and returns its id. */
export const deleteSiteRedirect = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  id: string,
): Promise<string | null> =>
  write(
    ctx,
    { action: 'redirect.delete', on: (load, tx) => findSite(load, organizationId, siteId, tx) },
    async (tx, site) => {
      const deleted = await deleteIn(ctx, tx, site, id);
      if (deleted !== null) return deleted;
      tx.skipEvent();
      return nothingToDelete(ctx);
    },
  );

/** The result of a change of a redirect. */
type ChangeResult = Omit<SiteRedirectResult, 'siteRedirect'>;

/**
 * Changes the redirect with a source in a write.
 * @throws NOT_FOUND for the publication or the deletion of one that does not exist
 */
async function changeIn(
  ctx: Context,
  tx: WriteContext,
  site: SiteRow,
  { source, intent, target, permanent, captureWildcard }: SiteRedirectChangeInput,
): Promise<ChangeResult> {
  const normal = normalizeSource(source);
  const [row] = await tx.query(BY_SOURCE, [site.id, site.organizationId, normal]);
  const result = { source, draft: intent === 'DRAFT', error: null };
  if (intent === 'PUBLISH') {
    if (!row) throw notFound();
    const siteRedirectId = await updateIn(ctx, tx, site, { id: row.id, draft: false });
    return { ...result, status: 'PUBLISHED', siteRedirectId };
  }
  if (target === null) {
    if (!row || (await deleteIn(ctx, tx, site, row.id)) === null) throw notFound();
    return { ...result, status: 'DELETED', siteRedirectId: null };
  }
  const input = {
    source,
    ...(target && { target }),
    ...givenFlags({ draft: intent === 'DRAFT', permanent, captureWildcard }),
  };
  if (!row?.isManual) {
    const siteRedirectId = await createIn(ctx, tx, site, input);
    return { ...result, status: 'CREATED', siteRedirectId };
  }
  const siteRedirectId = await updateIn(ctx, tx, site, { id: row.id, ...input });
  return { ...result, status: 'UPDATED', siteRedirectId };
}

const BY_SOURCE = statement(
  'redirect.bySource',
  'SELECT id, destination IS NOT NULL AS "isManual" FROM site_redirects WHERE site_id = $1 AND organization_id = $2 AND source = $3',
  { id: column.text, isManual: column.boolean },
);

/**
 * Changes redirects one after the other, each in a transaction of its own, and returns the results. A
 * change that is refused has no effect on the others.
 */
async function changeSiteRedirects(
  ctx: Context,
  organizationId: string,
  siteId: string,
  changes: readonly SiteRedirectChangeInput[],
): Promise<ChangeResult[]> {
  const site = await findSite(ctx.load, organizationId, siteId);
  if (!site) throw notFound();
  await authorize(ctx, 'redirect.update', site);
  requireRedirects(changes);
  const results: ChangeResult[] = [];
  for (const change of changes)
    results.push(
      await write(
        ctx,
        { action: 'redirect.update', on: (load, tx) => findSite(load, organizationId, siteId, tx) },
        (tx, current) => changeIn(ctx, tx, current, change),
      ).catch((error: unknown): ChangeResult => {
        if (!(error instanceof AppError) || error.status >= 500) throw error;
        const { source, intent } = change;
        const draft = intent === 'DRAFT';
        return { status: 'ERROR', source, draft, siteRedirectId: null, error: error.message };
      }),
    );
  return results;
}

/**
 * Requires at least one change.
 * @throws BAD_USER_INPUT
 */
export function requireRedirects(changes: readonly object[] | undefined): void {
  if (changes?.length === 0) throw badInput('Send 1 to 100 redirects.', 'input.redirects');
}

/** Returns a redirect that the viewer can read, or null. */
export async function readableRedirect(ctx: Context, id: string): Promise<SiteRedirectRow | null> {
  const row = await ctx.load.siteRedirect.load(id);
  const site = row && (await findSite(ctx.load, row.organizationId, row.siteId));
  return site && (await can(ctx, 'redirect.read', site)) ? visibleRedirect(ctx, site, id) : null;
}

export const siteRedirect: Resolvers = {
  SiteRedirect: {
    destination: (row, _, ctx) => currentDestinationOf(ctx, row),
    target: targetOfRedirect,
    automatic: ({ destination }) => destination === null,
    site: async ({ siteId }, _, ctx) => forMember(await ctx.load.site.must(siteId)),
    urls: ({ id, siteId, organizationId }, _, { settings }) => ({
      location: `${settings.baseUrl}/v1/orgs/${organizationId}/sites/${siteId}/redirects/${id}`,
    }),
  },
  SiteRedirectResult: {
    siteRedirect: ({ siteRedirectId }, _, ctx) =>
      siteRedirectId == null ? null : ctx.load.siteRedirect.load(siteRedirectId),
  },
  ResolvedRedirect: {
    target: async ({ reader, site, destination }, _, ctx) =>
      'address' in destinationOf(destination)
        ? destination
        : publishedPathUrl(ctx, reader, site, destination),
    urls: async ({ reader, site, destination }, _, ctx) => ({
      published: await publishedPathUrl(ctx, reader, site, destination),
    }),
  },
  Site: {
    redirects: async (row, page, ctx) => {
      await authorize(ctx, 'redirect.list', row);
      return ctx.load.page<SiteRedirectRow>(await redirectsOfSite(ctx, page), row.id, page);
    },
    redirect: async (row, { source }, ctx) => {
      const { reader } = row;
      const parts = await visiblePartsOf(ctx, row);
      const found = await redirectOf(ctx, { reader, site: row, parts }, source);
      return found && { ...found, reader, site: row };
    },
  },
  Query: {
    siteRedirect: async (_, { id }, ctx) => {
      const { organizationId, siteId } = await parentsOf(ctx, 'SiteRedirect', id);
      const site = await findSite(ctx.load, organizationId, siteId);
      if (!site) throw notFound();
      await authorize(ctx, 'redirect.read', site);
      const row = await visibleRedirect(ctx, site, id);
      if (!row) throw notFound();
      return row;
    },
  },
  Mutation: {
    createSiteRedirect: async (_, { input: { siteId, ...input } }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'Site', siteId);
      return {
        siteRedirect: await ctx.load.siteRedirect.must(
          await createSiteRedirect(ctx, organizationId, siteId, input),
        ),
      };
    },
    updateSiteRedirect: async (_, { input: { id, ...input } }, ctx) => {
      const { organizationId, siteId } = await parentsOf(ctx, 'SiteRedirect', id);
      return {
        siteRedirect: await ctx.load.siteRedirect.must(
          await updateSiteRedirect(ctx, organizationId, siteId, { id, ...input }),
        ),
      };
    },
    changeSiteRedirects: async (_, { input: { siteId, redirects } }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'Site', siteId);
      return { results: await changeSiteRedirects(ctx, organizationId, siteId, redirects) };
    },
    deleteSiteRedirect: async (_, { input: { id } }, ctx) => {
      const { organizationId, siteId } = await parentsOf(ctx, 'SiteRedirect', id);
      return {
        deletedSiteRedirectId: await deleteSiteRedirect(ctx, organizationId, siteId, id),
      };
    },
  },
};
