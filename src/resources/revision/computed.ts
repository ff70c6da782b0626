/** What a revision holds with its computed pages expanded, from the latest good versions of their specs. */
import type { Context } from '../../context.ts';
import type { RevisionRow, Shelf } from '../../data/rows.ts';
import type { Content } from '../../domain/content.ts';
import { type Expanded, expanded, type SpecAt, specsIn } from '../../domain/openapi/expand.ts';
import { pagesOfVersion } from '../openapi-spec/kept.ts';
import { shelfOf } from './shelf.ts';

type Asking = Pick<Context, 'load' | 'blobs'>;

/** Content is shared by all who read it: it is expanded once for each state of its specs. */
const made = new WeakMap<Content, { readonly of: string; readonly expanded: Promise<Expanded> }>();

/** A revision as who asked for it wants it: with computed pages worked out unless he said otherwise. Two statements more where there are any. */
export async function shownShelf(asking: Asking, revision: RevisionRow): Promise<Shelf> {
  const shelf = await shelfOf(asking, revision);
  return revision.isSource ? shelf : { ...shelf, ...(await shownContent(asking, revision.organizationId, shelf.content)) };
}

/** The same of content that lies in an organization. */
export async function shownContent(asking: Asking, organizationId: string, content: Content): Promise<Pick<Shelf, 'content' | 'made'>> {
  const specs = [...specsIn(content.pages)];
  if (specs.length === 0) return { content };
  const versions = await Promise.all(specs.map(([, spec]) => versionOf(asking, organizationId, spec)));
  const of = versions.map((version) => version?.id ?? '').join(' ');
  const kept = made.get(content);
  const wanted = kept?.of === of ? kept.expanded : expand();
  async function expand(): Promise<Expanded> {
    const found = new Map<string, SpecAt>();
    for (const [i, [pageId]] of specs.entries()) {
      const version = versions[i];
      if (version) found.set(pageId, { pages: await pagesOfVersion(asking, version.pages), at: new Date(version.createdAt).toISOString() });
    }
    return expanded(content.pages, found);
  }
  made.set(content, { of, expanded: wanted });
  wanted.catch(() => made.delete(content)); // the next who asks tries again
  const { pages, texts } = await wanted;
  return { content: { ...content, pages }, made: { of, texts } };
}

/** The latest good version of a spec of the organization that the content is in: a space that went elsewhere left its specs behind. */
async function versionOf({ load }: Asking, organizationId: string, specId: string) {
  const [spec, version] = await Promise.all([load.openAPISpec.load(specId), load.latestOpenAPISpecVersion.load(specId)]);
  return spec?.organizationId === organizationId ? version : null;
}
