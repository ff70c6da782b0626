/** Returns the OpenAPI specs that a visitor can read: those that the pages of their site name. */
import type { Context } from '../../context.ts';
import { traceAuthorization } from '../../data/authorize.ts';
import { compositeKey } from '../../data/loaders.ts';
import type { OpenAPISpecRow, PageRow, RevisionContent, VisitorReader } from '../../data/rows.ts';
import { column, statement } from '../../data/statement.ts';
import { notFound } from '../../domain/errors.ts';
import { textOf } from '../../domain/fields.ts';
import { entriesOf } from '../../domain/list.ts';
import { specsIn } from '../../domain/openapi/expand.ts';
import { isSpecSlug } from '../openapi-spec/find.ts';
import { markdownOf } from '../page/text.ts';
import { allPagesIn, revisionContentOf } from '../revision/content.ts';

/** Pages that are rendered first: one of them usually names the spec. */
const FIRST_PAGES_COUNT = 5;
/** Pages that are rendered to find out whether one of them names a spec. */
const MAX_PAGES_COUNT = 500;

const TAG = String.raw`\{%-?\s*(openapi|swagger)`;

// The texts with a tag that may name the spec, and the texts that include such a text. The value of
// a variable may be the name.
const NAMING = statement(
  'openAPISpec.namingTexts',
  `WITH RECURSIVE naming (id) AS (
    SELECT d.id FROM documents d WHERE d.organization_id = $1 AND d.id = ANY($2)
      AND d.markdown ~ '${TAG}' AND (strpos(d.markdown, $3) > 0 OR d.markdown ~ '${TAG}[^%]*\\{\\{')
    UNION SELECT d.id FROM naming n JOIN unnest($4::text[], $5::text[]) r (id, document) ON r.document = n.id
      JOIN documents d ON d.organization_id = $1 AND d.id = ANY($2) AND d.targets @> ARRAY[r.id]
  ) SELECT id FROM naming`,
  { id: column.text },
);

/** Returns the current contents of the spaces that a visitor can see, and what they preview. */
async function contentsFor(ctx: Context, reader: VisitorReader): Promise<RevisionContent[]> {
  const spaces = await ctx.load.space.mustAll([...reader.siteSpaces.keys()]);
  const previewed = reader.preview?.content?.revisionId;
  const revisions = await ctx.load.revision.mustAll([
    ...spaces.map(({ revisionId }) => revisionId),
    ...(previewed === undefined ? [] : [previewed]),
  ]);
  return Promise.all(revisions.map((revision) => revisionContentOf(ctx, reader, revision)));
}

/** Returns the pages whose texts may name a spec, as written or with what they include. */
async function candidatesIn(
  ctx: Context,
  contents: readonly RevisionContent[],
  { organizationId, slug }: OpenAPISpecRow,
): Promise<PageRow[]> {
  const pages = contents.flatMap((one) => allPagesIn(one, one.content.pages, []));
  const reusable = contents.flatMap(({ content }) => entriesOf(content.reusableContents));
  const texts = reusable.map(({ fields }) => textOf(fields, 'document') ?? '');
  const hashes = [...new Set([...pages.flatMap(({ page }) => page.document ?? []), ...texts])];
  const naming = await ctx.query(NAMING, [
    ...[organizationId, hashes, slug],
    ...[reusable.map(({ id }) => id), texts],
  ]);
  const named = new Set(naming.map(({ id }) => id));
  return pages.filter(({ page }) => named.has(page.document ?? '')).slice(0, MAX_PAGES_COUNT);
}

/** Returns whether a page, as its visitor reads it, has a block of a spec. */
async function hasBlockOf(ctx: Context, row: PageRow, slug: string): Promise<boolean> {
  const text = await markdownOf(ctx, row, 'all');
  if (text === null || !text.includes(slug)) return false;
  const blocks = await ctx.texts.one('blocks', text);
  // In the text of a block, the quotes would be escaped.
  return blocks.some((json) => json.includes(`"spec":${JSON.stringify(slug)}`));
}

/** Returns whether a page that the visitor can see shows a spec. */
async function isShown(ctx: Context, reader: VisitorReader, spec: OpenAPISpecRow) {
  const contents = await contentsFor(ctx, reader);
  if (contents.some(({ content }) => [...specsIn(content.pages).values()].includes(spec.id)))
    return true;
  const candidates = await candidatesIn(ctx, contents, spec);
  const parts = [candidates.slice(0, FIRST_PAGES_COUNT), candidates.slice(FIRST_PAGES_COUNT)];
  for (const rows of parts) {
    const found = await Promise.all(rows.map((row) => hasBlockOf(ctx, row, spec.slug)));
    if (found.includes(true)) return true;
  }
  return false;
}

/** Returns the spec with an id, or in `/v1` the one at the path. */
async function findSpec({ load, path }: Context, id: string): Promise<OpenAPISpecRow | null> {
  if (!path) return load.openAPISpec.load(id);
  const [organizationId, slug] = [path.values['organizationId'], path.values['slug']].map(String);
  return organizationId !== undefined && isSpecSlug(slug)
    ? load.openAPISpecBySlug.load(compositeKey(organizationId, slug))
    : null;
}

/**
 * Returns an OpenAPI spec that pages of a visitor's site show to them: with a block that names it, or
 * with pages that are generated from it.
 * @throws NOT_FOUND
 */
export async function specForVisitor(ctx: Context, id: string): Promise<OpenAPISpecRow> {
  traceAuthorization(ctx, 'openAPISpec.read'); // the pages of the site decide
  const [reader, spec] = await Promise.all([ctx.visitorReader(), findSpec(ctx, id)]);
  if (!reader || spec?.organizationId !== reader.site.organizationId) throw notFound();
  if (!(await isShown(ctx, reader, spec))) throw notFound();
  return spec;
}
