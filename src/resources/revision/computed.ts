/**
 * Expands the computed pages of a revision from the latest valid versions of their OpenAPI specs.
 */
import type { Context } from '../../context.ts';
import { headFor } from '../../data/reader.ts';
import type { Reader, RevisionContent, RevisionRow, RevisionView } from '../../data/rows.ts';
import type { Content } from '../../domain/content.ts';
import {
  type ExpandedPages,
  expandPages,
  type SpecVersionRef,
  specsIn,
} from '../../domain/openapi/expand.ts';
import { pagesOfVersion } from '../openapi-spec/cache.ts';
import { revisionContentOf } from './content.ts';

type SpecContext = Pick<Context, 'load' | 'blobs'>;

/**
 * The expanded pages per content and state of its specs. Content is immutable and shared by all
 * requests, so each is expanded once.
 */
const expansions = new WeakMap<
  Content,
  { readonly fingerprint: string; readonly expanded: Promise<ExpandedPages> }
>();

/** Returns a revision with its computed pages expanded, which takes two more statements. */
export async function expandedRevisionContentOf(
  context: SpecContext,
  reader: Reader,
  revision: RevisionRow,
): Promise<RevisionContent> {
  const revisionContent = await revisionContentOf(context, reader, revision);
  return {
    ...revisionContent,
    ...(await expandedContentOf(context, revision.organizationId, revisionContent.content)),
    expandsComputed: true,
  };
}

/** Returns a revision with its content, and its computed pages as the view has them. */
export const contentOfView = (
  context: SpecContext,
  view: RevisionView,
): Promise<RevisionContent> =>
  view.expandsComputed
    ? expandedRevisionContentOf(context, view.reader, view)
    : revisionContentOf(context, view.reader, view);

/** Returns the current content of a space with computed pages expanded. */
export async function revisionContentOfSpace(
  context: SpecContext,
  reader: Reader,
  spaceId: string,
): Promise<RevisionContent> {
  const revisionId = headFor(reader, await context.load.space.must(spaceId));
  return expandedRevisionContentOf(context, reader, await context.load.revision.must(revisionId));
}

/** Returns content of an organization with its computed pages expanded. */
export async function expandedContentOf(
  context: SpecContext,
  organizationId: string,
  content: Content,
): Promise<Pick<RevisionContent, 'content' | 'generated'>> {
  const specs = [...specsIn(content.pages)];
  if (specs.length === 0) return { content };
  const versions = await Promise.all(
    specs.map(([, spec]) => versionOf(context, organizationId, spec)),
  );
  const fingerprint = versions.map((version) => version?.id ?? '').join(' ');
  const cached = expansions.get(content);
  const expanded = cached?.fingerprint === fingerprint ? cached.expanded : expand();
  async function expand(): Promise<ExpandedPages> {
    const versionsByPage = new Map<string, SpecVersionRef>();
    for (const [i, [pageId]] of specs.entries()) {
      const version = versions[i];
      if (version)
        versionsByPage.set(pageId, {
          pages: await pagesOfVersion(context, version.pages),
          at: new Date(version.createdAt).toISOString(),
        });
    }
    return expandPages(content.pages, versionsByPage);
  }
  expansions.set(content, { fingerprint, expanded });
  expanded.catch(() => expansions.delete(content)); // A failed expansion is not cached.
  const { pages, texts } = await expanded;
  return { content: { ...content, pages }, generated: { fingerprint, texts } };
}

/**
 * Returns the latest valid version of a spec, or null if the spec belongs to another organization.
 * A transferred space loses access to its former specs.
 */
async function versionOf({ load }: SpecContext, organizationId: string, specId: string) {
  const [spec, version] = await Promise.all([
    load.openAPISpec.load(specId),
    load.latestOpenAPISpecVersion.load(specId),
  ]);
  return spec?.organizationId === organizationId ? version : null;
}
