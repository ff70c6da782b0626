/** Creates, updates, deletes and resolves OpenAPI specs. A job creates their versions. */
import { type InputFields, nothingToDelete, parentsOf } from '../data/parents.ts';
import type { Context } from '../context.ts';
import { authorize, can, permissionsOn } from '../data/authorize.ts';
import { type ConnectionQuery, contains, declareList, where } from '../data/connection.ts';
import { changedWithin, createdWithin, given, isTrue } from '../data/connection/conditions.ts';
import { byText, byTime, declareOrders, type ListArgs } from '../data/connection/order.ts';
import type { Tx } from '../data/database.ts';
import { changedFieldsIn, hasValues, toGiven } from '../data/given.ts';
import { newId } from '../data/new-id.ts';
import type { OpenAPISpecRow, OpenAPISpecVersionRow } from '../data/rows.ts';
import { tables } from '../data/tables.ts';
import { type WriteContext, write } from '../data/write.ts';
import { badInput, AppError, notFound } from '../domain/errors.ts';
import { checkAll } from '../domain/problems.ts';
import type {
  CreateOpenApiSpecInput,
  OpenApiSpecOrderField,
  OpenApiSpecSourceInput,
  OpenApiSpecVersionOrderField,
  OpenApiSpecVersionsArgs,
  OrganizationOpenApiSpecsArgs,
  Resolvers,
  SetOpenApiSpecInput,
  UpdateOpenApiSpecInput,
} from '../generated/resolvers.ts';
import { changesOf, filesystemOf, readText } from './openapi-spec/cache.ts';
import { findSpec, visibleSpec } from './openapi-spec/find.ts';
import { publicURLOf } from './openapi-spec/public.ts';
import { column, statement } from '../data/statement.ts';

/** Specs per organization. */
const MAX_SPEC_COUNT = 1000;
const LOCK_ORGANIZATION = statement(
  'openAPISpec.lockAll',
  'SELECT id FROM organizations WHERE id = $1 FOR NO KEY UPDATE',
  { id: column.text },
);

/**
 * Locks the specs of an organization, so that slugs stay unique and the limit on their number
 * holds.
 */
const lockSpecs = ({ query }: Tx, organizationId: string) =>
  query(LOCK_ORGANIZATION, [organizationId]);

/** The stored source of a spec. */
type StoredSource = Pick<OpenAPISpecRow, 'sourceUrl' | 'sourceBlob'>;

/**
 * Rejects a URL with credentials, which everyone who can read the spec would see.
 * @throws BAD_USER_INPUT
 */
export function requireNoCredentials(url: string | null | undefined, field: string): void {
  if (url == null) return;
  const { username, password } = new URL(url);
  if (username !== '' || password !== '')
    throw badInput('A URL must not have a user name or a password.', field);
}

/** Stores the text of a source before the transaction, if the viewer may write it. */
async function storeSource(
  ctx: Context,
  organizationId: string,
  { url, text }: OpenApiSpecSourceInput,
): Promise<StoredSource> {
  if (text == null) return { sourceUrl: url ?? null, sourceBlob: null };
  if (!(await can(ctx, 'openAPISpec.create', { id: organizationId })))
    return { sourceUrl: null, sourceBlob: null }; // The write is rejected later.
  const { hash } = await ctx.blobs.store(Buffer.from(text), { name: 'openapi.txt' });
  return { sourceUrl: null, sourceBlob: hash };
}

/**
 * Inserts a spec, enqueues its processing and returns its id.
 * @throws CONFLICT if the organization has too many specs.
 */
async function insertSpec(
  ctx: Context,
  tx: WriteContext,
  { organizationId, slug }: Pick<OpenAPISpecRow, 'organizationId' | 'slug'>,
  given: StoredSource & { readonly visibility?: OpenAPISpecRow['visibility'] },
): Promise<string> {
  if ((await tx.prisma.openAPISpec.count({ where: { organizationId } })) >= MAX_SPEC_COUNT)
    throw new AppError(
      'CONFLICT',
      `An organization has at most ${MAX_SPEC_COUNT} OpenAPI specs. Delete one first.`,
    );
  const id = newId('OpenAPISpec');
  await tx.prisma.openAPISpec.create({
    data: {
      id,
      organizationId,
      slug,
      ...given,
      processingSince: ctx.now,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    },
  });
  await tx.enqueue('process-openapi', { id, round: 1 });
  return id;
}

/**
 * Creates a spec and returns its id.
 * @throws ALREADY_EXISTS if the slug is taken, CONFLICT if the organization has too many specs.
 */
export async function createOpenAPISpec(
  ctx: Context,
  organizationId: string,
  input: InputFields<CreateOpenApiSpecInput>,
): Promise<string> {
  const source = await storeSource(ctx, organizationId, input.source);
  return write(
    ctx,
    { action: 'openAPISpec.create', on: async () => ({ id: organizationId }) },
    async (tx) => {
      await lockSpecs(tx, organizationId);
      const existing = await findSpec(tx.load, organizationId, input.slug);
      checkAll(
        () => {
          if (existing)
            throw new AppError(
              'ALREADY_EXISTS',
              'Another OpenAPI spec of the organization has this slug.',
              { field: 'input.slug', existingId: existing.id },
            );
        },
        () => requireNoCredentials(input.source.url, 'input.source.url'),
      );
      const { slug, visibility } = input;
      const given = { ...source, ...toGiven({ visibility }) };
      const id = await insertSpec(ctx, tx, { organizationId, slug }, given);
      tx.record({ subject: id, organizationId });
      return id;
    },
  );
}

/**
 * Sets the source of a spec, or creates the spec, and returns its id.
 * @throws CONFLICT if the organization has too many specs.
 */
export async function setOpenAPISpec(
  ctx: Context,
  organizationId: string,
  slug: string,
  input: InputFields<SetOpenApiSpecInput, 'slug'>,
): Promise<string> {
  const source = await storeSource(ctx, organizationId, input.source);
  return write(
    ctx,
    { action: 'openAPISpec.set', on: async () => ({ id: organizationId }) },
    async (tx) => {
      requireNoCredentials(input.source.url, 'input.source.url');
      await lockSpecs(tx, organizationId);
      const row = await findSpec(tx.load, organizationId, slug);
      const given = { ...source, ...toGiven({ visibility: input.visibility }) };
      const id = row ? row.id : await insertSpec(ctx, tx, { organizationId, slug }, given);
      if (row) {
        const { round } = await tx.prisma.openAPISpec.update({
          where: { key: { id, organizationId } },
          data: {
            ...given,
            round: { increment: 1 },
            processingState: 'PENDING',
            processingSince: ctx.now,
            updatedAt: ctx.now,
          },
        });
        await tx.enqueue('process-openapi', { id, round });
      }
      tx.record({ subject: id, organizationId, fields: changedFieldsIn(input) });
      return id;
    },
  );
}

/** Makes a spec public or private, and returns its id. */
export const updateOpenAPISpec = (
  ctx: Context,
  organizationId: string,
  slug: string,
  input: InputFields<UpdateOpenApiSpecInput>,
): Promise<string> =>
  write(
    ctx,
    {
      action: 'openAPISpec.update',
      on: (load) => visibleSpec({ viewer: ctx.viewer, load }, organizationId, slug),
    },
    async (tx, row) => {
      const key = { id: row.id, organizationId };
      if (hasValues(row, input)) tx.skipEvent();
      else {
        await tx.prisma.openAPISpec.update({ where: { key }, data: input });
        tx.record({ fields: changedFieldsIn(input) });
      }
      return row.id;
    },
  );

/** Deletes a spec with its versions and returns its id. */
export const deleteOpenAPISpec = (
  ctx: Context,
  organizationId: string,
  slug: string,
): Promise<string | null> =>
  write(
    ctx,
    {
      action: 'openAPISpec.delete',
      on: (load) => visibleSpec({ viewer: ctx.viewer, load }, organizationId, slug),
      absent: () => nothingToDelete(ctx),
    },
    async (tx, { id }) => {
      await tx.prisma.openAPISpec.deleteMany({ where: { id, organizationId } });
      return id;
    },
  );

/**
 * Returns a spec that a member can read.
 * @throws NOT_FOUND
 */
export async function readSpec(ctx: Context, id: string): Promise<OpenAPISpecRow> {
  const { organizationId, slug } = await parentsOf(ctx, 'OpenAPISpec', id);
  const row = ctx.path
    ? await findSpec(ctx.load, organizationId, slug)
    : await ctx.load.openAPISpec.load(id);
  if (!row) throw notFound();
  await authorize(ctx, 'openAPISpec.read', row);
  return row;
}

const SPECS = declareList(
  'organization.openAPISpecs',
  tables.openAPISpec,
  'openapi_specs oa',
  'oa.organization_id',
);

const specOrders = declareOrders<OpenApiSpecOrderField>('oa.id', {
  CREATED_AT: byTime('oa.created_at'),
  UPDATED_AT: byTime('oa.updated_at'),
  SLUG: byText('oa.slug'),
});

const specsOf = ({
  filter,
  orderBy,
}: ListArgs<OrganizationOpenApiSpecsArgs>): ConnectionQuery<OpenAPISpecRow> => ({
  ...SPECS,
  where: [
    ...given(
      contains('oa.slug', filter?.slug),
      where('oa.processing_state = ?::openapi_spec_processing_state', filter?.processingState),
      isTrue('oa.error_code IS NOT NULL', filter?.failed),
    ),
    ...changedWithin('oa', filter),
  ],
  ...specOrders(orderBy),
});

const VERSIONS = declareList(
  'openAPISpec.versions',
  tables.openAPISpecVersion,
  'openapi_spec_versions ov',
  'ov.spec_id',
);

const versionOrders = declareOrders<OpenApiSpecVersionOrderField>('ov.id', {
  CREATED_AT: byTime('ov.created_at'),
});

const versionsOf = ({
  filter,
  orderBy,
}: ListArgs<OpenApiSpecVersionsArgs>): ConnectionQuery<OpenAPISpecVersionRow> => ({
  ...VERSIONS,
  where: createdWithin('ov.created_at', filter),
  ...versionOrders(orderBy),
});

const locationOf = ({ settings }: Context, { organizationId, slug }: OpenAPISpecRow): string =>
  `${settings.baseUrl}/v1/orgs/${organizationId}/openapi/${slug}`;

/** Returns the download URL of the document of a version. */
async function urlOf(
  ctx: Context,
  { specId, document, documentSize }: OpenAPISpecVersionRow,
): Promise<string> {
  const { slug } = await ctx.load.openAPISpec.must(specId);
  return ctx.blobs.downloadURL(
    { hash: document, name: `${slug}.json`, contentType: 'application/json', size: documentSize },
    ctx.now,
  );
}

export const openAPISpec: Resolvers = {
  OpenAPISpec: {
    latestVersionId: async ({ id }, _, ctx) =>
      (await ctx.load.latestOpenAPISpecVersion.load(id))?.id ?? null,
    latestVersion: ({ id }, _, ctx) => ctx.load.latestOpenAPISpecVersion.load(id),
    lastProcessErrorCode: ({ errorCode }) => errorCode,
    lastProcessErrorMessage: ({ errorMessage }) => errorMessage,
    version: async ({ id: specId }, { id }, ctx) => {
      const row = await ctx.load.openAPISpecVersion.load(id);
      return row?.specId === specId ? row : null;
    },
    versions: ({ id }, page, ctx) =>
      ctx.load.page<OpenAPISpecVersionRow>(versionsOf(page), id, page),
    organization: ({ organizationId }, _, ctx) => ctx.load.organization.must(organizationId),
    permissions: async (row, _, ctx) => {
      const may = await permissionsOn(ctx, 'openAPISpec', row);
      return {
        view: may('openAPISpec.read'),
        edit: may('openAPISpec.edit'),
        delete: may('openAPISpec.delete'),
      };
    },
    urls: (row, _, ctx) => ({
      location: locationOf(ctx, row),
      app: `${ctx.settings.appUrl}/o/${row.organizationId}/openapi/${row.slug}`,
      published: publicURLOf(ctx, row),
    }),
  },
  OpenAPISpecVersion: {
    url: (row, _, ctx) => urlOf(ctx, row),
    content: (row) => row,
    diffFromPrevious: ({ changes }, _, ctx) => (changes === null ? null : changesOf(ctx, changes)),
    spec: ({ specId }, _, ctx) => ctx.load.openAPISpec.must(specId),
    urls: async ({ id, specId }, _, ctx) => ({
      location: `${locationOf(ctx, await ctx.load.openAPISpec.must(specId))}/versions/${id}`,
    }),
  },
  OpenAPISpecVersionContent: {
    filesystem: async ({ filesystem }, _, ctx) => (await filesystemOf(ctx, filesystem)).files,
    warnings: async ({ filesystem }, _, ctx) => (await filesystemOf(ctx, filesystem)).warnings,
    text: ({ document }, _, ctx) => readText(ctx, document),
    format: () => 'JSON',
    url: (row, _, ctx) => urlOf(ctx, row),
    urls: async (row, _, ctx) => ({
      source: await urlOf(ctx, row),
      public: publicURLOf(ctx, await ctx.load.openAPISpec.must(row.specId)),
    }),
  },
  Organization: {
    openAPISpec: async ({ id }, { slug }, ctx) => {
      await authorize(ctx, 'openAPISpec.list', { id });
      return findSpec(ctx.load, id, slug);
    },
    openAPISpecs: async ({ id }, page, ctx) => {
      await authorize(ctx, 'openAPISpec.list', { id });
      return ctx.load.page<OpenAPISpecRow>(specsOf(page), id, page);
    },
  },
  Mutation: {
    createOpenAPISpec: async (_, { input: { organizationId, ...input } }, ctx) => ({
      openAPISpec: await ctx.load.openAPISpec.must(
        await createOpenAPISpec(ctx, organizationId, input),
      ),
    }),
    setOpenAPISpec: async (_, { input: { organizationId, slug, ...input } }, ctx) => ({
      openAPISpec: await ctx.load.openAPISpec.must(
        await setOpenAPISpec(ctx, organizationId, slug, input),
      ),
    }),
    updateOpenAPISpec: async (_, { input: { id, visibility } }, ctx) => {
      const { organizationId, slug } = await parentsOf(ctx, 'OpenAPISpec', id);
      const updated = await updateOpenAPISpec(ctx, organizationId, slug, { visibility });
      return { openAPISpec: await ctx.load.openAPISpec.must(updated) };
    },
    deleteOpenAPISpec: async (_, { input: { id } }, ctx) => {
      const { organizationId, slug } = await parentsOf(ctx, 'OpenAPISpec', id);
      return {
        deletedOpenAPISpecId: await deleteOpenAPISpec(ctx, organizationId, slug),
      };
    },
  },
};
