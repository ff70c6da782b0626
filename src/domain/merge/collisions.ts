/** Finds sibling pages with the same slug, and repairs them. */
import { slugOf } from '../content.ts';
import type { PageLocation } from '../tree.ts';
import { conflictOf, type Decision, type TreeConflict } from './conflict.ts';
import type { MergeDraft } from './draft.ts';
import { freeSlug } from '../slug.ts';
import { customSlug, mapThree } from './fields.ts';

/** Returns a conflict for each page whose path another page has. */
export function collisionsIn(draft: MergeDraft): TreeConflict[] {
  const groups = new Map<string, { readonly path: Path; readonly ids: string[] }>();
  for (const location of draft.changed()) {
    const path = pathOf(location);
    if (!path) continue;
    const key = `${path.parent ?? ''}/${path.slug}`;
    const group = groups.get(key) ?? {
      path,
      ids: [draft.unchangedAt(path.parent, path.slug) ?? []].flat(),
    };
    groups.set(key, group);
    group.ids.push(location.page.id);
  }
  return [...groups.values()]
    .flatMap(({ path, ids }) => {
      const [first = '', ...others] = ids.sort();
      return others.map((page) => collisionOf(draft, path, page, first));
    })
    .sort((one, other) => (one.conflict.id < other.conflict.id ? -1 : 1));
}

/** The path of a page: its parent and its slug. */
interface Path {
  readonly parent: string | null;
  readonly slug: string;
}

function pathOf(location: PageLocation | undefined): Path | undefined {
  const slug = location && slugOf(location.page);
  return slug === undefined ? undefined : { parent: location?.parent ?? null, slug };
}

/** Returns the conflict of a page whose path another page has; `other` has the lower id. */
function collisionOf(draft: MergeDraft, path: Path, page: string, other: string): TreeConflict {
  const isAtPath = (location: PageLocation | undefined) => {
    const current = pathOf(location);
    return current?.parent === path.parent && current.slug === path.slug;
  };
  const isPresent = () => isAtPath(draft.get(page)) && isAtPath(draft.get(other));
  const slugs = mapThree(draft.on(page), (location) => (location && slugOf(location.page)) ?? null);
  return {
    conflict: conflictOf('PATH_COLLISION', page, {
      page,
      field: 'slug',
      ...slugs,
      related: [other],
    }),
    isPresent,
    isApplicable: isPresent,
    repair: (decision) => {
      if ('side' in decision)
        rename(draft, pathOwnerOf(decision, draft, page, other, isAtPath) === page ? other : page);
      else rename(draft, page, freeSlugOf(decision, draft, path));
    },
    repairAgain: () => rename(draft, page),
  };
}

/**
 * Returns which of two pages keeps the path: the one at it on the chosen side, else the one at it
 * in base, else the one with the lower id.
 */
function pathOwnerOf(
  { side }: Extract<Decision, { readonly side: unknown }>,
  draft: MergeDraft,
  page: string,
  other: string,
  isAtPath: (location: PageLocation | undefined) => boolean,
): string {
  for (const one of [side, 'base'] as const) {
    const atPath = [page, other].filter((id) => isAtPath(draft.on(id)[one]));
    if (atPath.length === 1 && atPath[0] !== undefined) return atPath[0];
  }
  return other;
}

function freeSlugOf(
  decision: Exclude<Decision, { readonly side: unknown }>,
  draft: MergeDraft,
  { parent }: Path,
): string {
  const slug = customSlug(decision);
  if (!draft.isFree(parent, slug))
    throw decision.refuse(`Another page of this parent has the slug ${slug}.`);
  return slug;
}

/** Sets the slug of a page; without one, appends the first free number to its own slug. */
function rename(draft: MergeDraft, id: string, given?: string): void {
  const location = draft.get(id);
  if (!location) return;
  const own = slugOf(location.page) ?? '';
  const slug = given ?? freeSlug(own, (one) => draft.isFree(location.parent, one));
  draft.put({ ...location.page, fields: { ...location.page.fields, slug } }, location.parent);
}
