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
  const specs = revision.isSource ? [] : [...specsIn(shelf.content.pages)];
  if (specs.length === 0) return shelf;
  const versions = await Promise.all(specs.map(([, spec]) => versionOf(asking, revision, spec)));
  const of = versions.map((version) => version?.id ?? '').join(' ');
  const kept = made.get(shelf.content);
  const wanted = kept?.of === of ? kept.expanded : expand();
  async function expand(): Promise<Expanded> {
    const found = new Map<string, SpecAt>();
    for (const [i, [pageId]] of specs.entries()) {
      const version = versions[i];
      if (version) found.set(pageId, { pages: await pagesOfVersion(asking, version.pages), at: new Date(version.createdAt).toISOString() });
    }
    return expanded(shelf.content.pages, found);
  }
  made.set(shelf.content, { of, expanded: wanted });
  wanted.catch(() => made.delete(shelf.content)); // the next who asks tries again
  const { pages, texts } = await wanted;
  return { ...shelf, content: { ...shelf.content, pages }, made: { of, texts } };
}

/** The latest good version of a spec of the organization that the revision is in: a space that went elsewhere left its specs behind. */
async function versionOf({ load }: Asking, { organizationId }: RevisionRow, specId: string) {
  const [spec, version] = await Promise.all([load.openAPISpec.load(specId), load.latestOpenAPISpecVersion.load(specId)]);
  return spec?.organizationId === organizationId ? version : null;
}
