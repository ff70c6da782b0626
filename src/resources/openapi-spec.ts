/** OpenAPI specs: made, set and deleted; read with their versions, which a job makes. */
import type { Context } from '../context.ts';
import { type Asking, authorize, can, factsOf, mustBelong, told } from '../data/authorize.ts';
import type { List } from '../data/connection.ts';
import type { Tx } from '../data/database.ts';
import { type Loaders, place } from '../data/loaders.ts';
import { newId } from '../data/new-id.ts';
import type { OpenAPISpecRow, OpenAPISpecVersionRow } from '../data/rows.ts';
import { tables } from '../data/tables.ts';
import { type Writing, write } from '../data/write.ts';
import { badInput, Fault, notFound } from '../domain/errors.ts';
import type { CreateOpenApiSpecInput, OpenApiSpecSourceInput, Resolvers, SetOpenApiSpecInput } from '../generated/resolvers.ts';
import { changesOf, filesystemOf } from './openapi-spec/kept.ts';

/** Specs of an organization at most. */
const MOST = 1000;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A spec of an organization by its slug; null where there is none. */
async function findSpec(load: Loaders, organizationId: string, slug: string): Promise<OpenAPISpecRow | null> {
  const isInside = (await load.memberships()).has(organizationId); // asked first: it costs a stranger no statement
  return isInside && slug.length <= 100 && SLUG.test(slug) ? load.openAPISpecBySlug.load(place(organizationId, slug)) : null;
}

/** Specs of an organization are made one after the other, so that a slug is taken once and none is one too many. */
const lockSpecs = ({ query }: Tx, organizationId: string) => query('openAPISpec.lockAll', 'SELECT id FROM organizations WHERE id = $1 FOR NO KEY UPDATE', [organizationId]);

/** Where a spec is read, as it is kept. */
type Source = Pick<OpenAPISpecRow, 'sourceUrl' | 'sourceBlob'>;

/** Refuses an address with a password: the fetch would, and until then whoever reads the spec would see it. */
function mustHoldNoSecret(url: string): void {
  const { username, password } = new URL(url);
  if (username !== '' || password !== '') throw badInput('A web address with a user name or a password is not read.', 'input.source.url');
}

/** A source whose text, if it is one, is kept before the transaction; who may not write leaves nothing there. BAD_USER_INPUT for an address that holds a secret. */
async function keptSource(ctx: Context, organizationId: string, { url, text }: OpenApiSpecSourceInput): Promise<Source> {
  if (url != null) mustHoldNoSecret(url);
  if (text == null) return { sourceUrl: url ?? null, sourceBlob: null };
  if (!(await can(ctx, 'openAPISpec.create', { id: organizationId }))) return { sourceUrl: null, sourceBlob: null }; // the write refuses it
  const { hash } = await ctx.blobs.store(Buffer.from(text), { name: 'openapi.txt' });
  return { sourceUrl: null, sourceBlob: hash };
}

/** Makes a spec, and sends the job that processes it; its id. CONFLICT for one too many. */
async function insertSpec(ctx: Context, tx: Writing, organizationId: string, slug: string, source: Source): Promise<string> {
  const [found] = await tx.query<{ count: number }>('openAPISpec.count', 'SELECT count(*)::int AS count FROM openapi_specs WHERE organization_id = $1', [organizationId]);
  if ((found?.count ?? 0) >= MOST) throw new Fault('CONFLICT', `An organization has at most ${MOST} OpenAPI specs. Delete one first.`);
  const id = newId('OpenAPISpec');
  await tx.prisma.openAPISpec.create({ data: { id, organizationId, slug, ...source, processingSince: ctx.now, createdAt: ctx.now, updatedAt: ctx.now } });
  await tx.enqueue('process-openapi', { id, round: 1 });
  return id;
}

/** Makes a spec, and gives its id. ALREADY_EXISTS for a slug that is taken, CONFLICT for one too many. */
export async function createOpenAPISpec(ctx: Context, organizationId: string, input: CreateOpenApiSpecInput): Promise<string> {
  const source = await keptSource(ctx, organizationId, input.source);
  return write(ctx, { action: 'openAPISpec.create', on: async () => ({ id: organizationId }) }, async (tx) => {
    await lockSpecs(tx, organizationId);
    if (await findSpec(tx.load, organizationId, input.slug)) throw new Fault('ALREADY_EXISTS', 'Another OpenAPI spec of the organization has this slug.', { field: 'input.slug' });
    const id = await insertSpec(ctx, tx, organizationId, input.slug, source);
    tx.record({ subject: id, organizationId });
    return id;
  });
}

/** Sets where a spec is read, or makes it where there is none; its id. CONFLICT for one too many. */
export async function setOpenAPISpec(ctx: Context, organizationId: string, slug: string, input: SetOpenApiSpecInput): Promise<string> {
  const source = await keptSource(ctx, organizationId, input.source);
  return write(ctx, { action: 'openAPISpec.set', on: async () => ({ id: organizationId }) }, async (tx) => {
    await lockSpecs(tx, organizationId);
    const row = await findSpec(tx.load, organizationId, slug);
    const id = row ? row.id : await insertSpec(ctx, tx, organizationId, slug, source);
    if (row) {
      const { round } = await tx.prisma.openAPISpec.update({
        where: { key: { id, organizationId } },
        data: { ...source, round: { increment: 1 }, processingState: 'PENDING', processingSince: ctx.now, updatedAt: ctx.now },
      });
      await tx.enqueue('process-openapi', { id, round });
    }
    tx.record({ subject: id, organizationId, fields: ['source'] });
    return id;
  });
}

/** Deletes a spec with its versions, and gives its id; null for what is not there. */
export const deleteOpenAPISpec = (ctx: Context, organizationId: string, slug: string): Promise<string | null> =>
  write(ctx, { action: 'openAPISpec.delete', on: (load) => visibleSpec({ viewer: ctx.viewer, load }, organizationId, slug), absent: () => null }, async (tx, { id }) => {
    await tx.prisma.openAPISpec.deleteMany({ where: { id, organizationId } });
    return id;
  });

/** A spec that the caller sees; null where there is none. NOT_FOUND in an organization that he does not see. */
async function visibleSpec(asking: Asking, organizationId: string, slug: string): Promise<OpenAPISpecRow | null> {
  await mustBelong(asking.load, organizationId);
  const row = await findSpec(asking.load, organizationId, slug);
  return row && (await can(asking, 'openAPISpec.read', row)) ? row : null;
}

const byTime = (alias: string) =>
  [
    { sql: `${alias}.created_at`, type: 'timestamptz' },
    { sql: `${alias}.id`, type: 'text' },
  ] as const;
const specs: List = {
  name: 'organization.openAPISpecs',
  columns: tables.openAPISpec.columns,
  from: 'openapi_specs oa',
  parent: 'oa.organization_id',
  where: [],
  order: byTime('oa'),
  descending: true,
};
const versions: List = {
  name: 'openAPISpec.versions',
  columns: tables.openAPISpecVersion.columns,
  from: 'openapi_spec_versions ov',
  parent: 'ov.spec_id',
  where: [],
  order: byTime('ov'),
  descending: true,
};

const locationOf = ({ settings }: Context, { organizationId, slug }: OpenAPISpecRow): string => `${settings.baseUrl}/v1/orgs/${organizationId}/openapi/${slug}`;

/** The address that gives the document of a version. */
async function urlOf(ctx: Context, { specId, document, documentSize }: OpenAPISpecVersionRow): Promise<string> {
  const { slug } = await ctx.load.openAPISpec.must(specId);
  return ctx.blobs.downloadURL({ hash: document, name: `${slug}.json`, contentType: 'application/json', size: documentSize }, ctx.now);
}

export const openAPISpec: Resolvers = {
  OpenAPISpec: {
    sourceURL: ({ sourceUrl }) => sourceUrl,
    lastVersionId: async ({ id }, _, ctx) => (await ctx.load.latestOpenAPISpecVersion.load(id))?.id ?? null,
    latestVersion: ({ id }, _, ctx) => ctx.load.latestOpenAPISpecVersion.load(id),
    lastProcessErrorCode: ({ errorCode }) => errorCode,
    lastProcessErrorMessage: ({ errorMessage }) => errorMessage,
    version: async ({ id: specId }, { id }, ctx) => {
      const row = await ctx.load.openAPISpecVersion.load(id);
      return row?.specId === specId ? row : null;
    },
    versions: ({ id }, page, ctx) => ctx.load.page<OpenAPISpecVersionRow>(versions, id, page),
    organization: ({ organizationId }, _, ctx) => ctx.load.organization.must(organizationId),
    permissions: async (row, _, ctx) => {
      const may = told(ctx, await factsOf(ctx, 'openAPISpec', row));
      return { view: may('openAPISpec.read'), edit: may('openAPISpec.edit'), delete: may('openAPISpec.delete') };
    },
    urls: (row, _, ctx) => ({ location: locationOf(ctx, row), app: `${ctx.settings.appUrl}/o/${row.organizationId}/openapi/${row.slug}` }),
  },
  OpenAPISpecConnection: { totalCount: (page) => page.count() },
  OpenAPISpecVersion: {
    url: (row, _, ctx) => urlOf(ctx, row),
    content: (row) => row,
    diffFromPrevious: ({ changes }, _, ctx) => (changes === null ? null : changesOf(ctx, changes)),
    spec: ({ specId }, _, ctx) => ctx.load.openAPISpec.must(specId),
    urls: async ({ id, specId }, _, ctx) => ({ location: `${locationOf(ctx, await ctx.load.openAPISpec.must(specId))}/versions/${id}` }),
  },
  OpenAPISpecVersionContent: {
    filesystem: ({ filesystem }, _, ctx) => filesystemOf(ctx, filesystem),
    url: (row, _, ctx) => urlOf(ctx, row),
  },
  OpenAPISpecVersionConnection: { totalCount: (page) => page.count() },
  Organization: {
    openAPISpecs: async ({ id }, page, ctx) => {
      await authorize(ctx, 'openAPISpec.list', { id });
      return ctx.load.page<OpenAPISpecRow>(specs, id, page);
    },
  },
  Query: {
    openAPISpec: async (_, { organizationId, slug }, ctx) => {
      const row = await findSpec(ctx.load, organizationId, slug);
      if (!row) throw notFound();
      await authorize(ctx, 'openAPISpec.read', row);
      return row;
    },
  },
  Mutation: {
    createOpenAPISpec: async (_, { organizationId, input }, ctx) => ({ openAPISpec: await ctx.load.openAPISpec.must(await createOpenAPISpec(ctx, organizationId, input)) }),
    setOpenAPISpec: async (_, { organizationId, slug, input }, ctx) => ({ openAPISpec: await ctx.load.openAPISpec.must(await setOpenAPISpec(ctx, organizationId, slug, input)) }),
    deleteOpenAPISpec: async (_, { organizationId, slug }, ctx) => ({ deletedOpenAPISpecId: await deleteOpenAPISpec(ctx, organizationId, slug) }),
  },
};
