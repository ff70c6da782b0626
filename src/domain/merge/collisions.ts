/** Pages in one place with one slug, and what is done about them. */
import { slugOf } from '../content.ts';
import type { Placed } from '../tree.ts';
import { conflictOf, type Decision, type Trouble } from './conflict.ts';
import type { Draft } from './draft.ts';
import { freeSlug } from '../slug.ts';
import { customSlug, mapThree } from './fields.ts';

/** The pages of a draft that would have a path which another has. */
export function collisionsIn(draft: Draft): Trouble[] {
  const groups = new Map<string, { readonly path: Path; readonly ids: string[] }>();
  for (const placed of draft.changed()) {
    const path = pathOf(placed);
    if (!path) continue;
    const key = `${path.parent ?? ''}/${path.slug}`;
    const group = groups.get(key) ?? { path, ids: [draft.unchangedAt(path.parent, path.slug) ?? []].flat() };
    groups.set(key, group);
    group.ids.push(placed.page.id);
  }
  return [...groups.values()]
    .flatMap(({ path, ids }) => {
      const [first = '', ...others] = ids.sort();
      return others.map((page) => collisionOf(draft, path, page, first));
    })
    .sort((one, other) => (one.conflict.id < other.conflict.id ? -1 : 1));
}

/** Where a page is found. */
interface Path {
  readonly parent: string | null;
  readonly slug: string;
}

function pathOf(placed: Placed | undefined): Path | undefined {
  const slug = placed && slugOf(placed.page);
  return slug === undefined ? undefined : { parent: placed?.parent ?? null, slug };
}

/** A page that has the path of another, whose id comes before its own. */
function collisionOf(draft: Draft, path: Path, page: string, other: string): Trouble {
  const isAt = (placed: Placed | undefined) => {
    const at = pathOf(placed);
    return at?.parent === path.parent && at.slug === path.slug;
  };
  const holds = () => isAt(draft.get(page)) && isAt(draft.get(other));
  const slugs = mapThree(draft.on(page), (placed) => (placed && slugOf(placed.page)) ?? null);
  return {
    conflict: conflictOf('PATH_COLLISION', page, { page, field: 'slug', ...slugs, related: [other] }),
    holds,
    counts: holds,
    mend: (decision) => {
      if ('side' in decision) rename(draft, keeperOf(decision, draft, page, other, isAt) === page ? other : page);
      else rename(draft, page, freeSlugOf(decision, draft, path));
    },
    mendAgain: () => rename(draft, page),
  };
}

/** Which of two pages keeps the path: the one that the side has there; else base's; else the first. */
function keeperOf({ side }: Extract<Decision, { readonly side: unknown }>, draft: Draft, page: string, other: string, isAt: (placed: Placed | undefined) => boolean): string {
  for (const one of [side, 'base'] as const) {
    const there = [page, other].filter((id) => isAt(draft.on(id)[one]));
    if (there.length === 1 && there[0] !== undefined) return there[0];
  }
  return other;
}

function freeSlugOf(decision: Exclude<Decision, { readonly side: unknown }>, draft: Draft, { parent }: Path): string {
  const slug = customSlug(decision);
  if (!draft.isFree(parent, slug)) throw decision.refuse(`Another page there has the slug ${slug}.`);
  return slug;
}

/** Gives a page a slug; without one, its own with the first number that is free. */
function rename(draft: Draft, id: string, given?: string): void {
  const placed = draft.get(id);
  if (!placed) return;
  const own = slugOf(placed.page) ?? '';
  const slug = given ?? freeSlug(own, (one) => draft.isFree(placed.parent, one));
  draft.put({ ...placed.page, fields: { ...placed.page.fields, slug } }, placed.parent);
}
