/** Applies changes to pages: insert, update, edit blocks, move, delete, revert. */
import type { Change, PageValues } from './change.ts';
import {
  type FieldValues,
  type Json,
  MAX_TEXT_LENGTH,
  type Page,
  slugOf,
  stampedPage,
} from '../content.ts';
import { badInput, AppError } from '../errors.ts';
import { readFrontMatter } from '../markdown/front-matter.ts';
import { Problems } from '../problems.ts';
import { rankBetween } from '../rank.ts';
import { freeSlug, slugOfTitle } from '../slug.ts';
import { deletePage } from './delete.ts';
import type { ChangeDraft } from './draft.ts';
import { variableName } from './entries.ts';
import { updateBlocks } from './blocks.ts';
import { coverIn, fieldsOfMatter } from './matter.ts';
import { revertPage } from './revert.ts';

/** Applies a change to a page. Returns false if the change is about something else. */
export function applyPageChange(draft: ChangeDraft, change: Change, field: string): boolean {
  if (change.kind === 'insertPage') insertPage(draft, change, field);
  else if (change.kind === 'updatePage') updatePage(draft, change, field);
  else if (change.kind === 'updateBlocks') updateBlocks(draft, change, field);
  else if (change.kind === 'deletePage') deletePage(draft, change.page, `${field}.pageId`);
  else if (change.kind === 'revertPage') revertPage(draft, change.page, `${field}.pageId`);
  else return false;
  return true;
}

function insertPage(
  draft: ChangeDraft,
  change: Extract<Change, { kind: 'insertPage' }>,
  field: string,
): void {
  const { type, ref } = change;
  const { now, author, newId } = draft.world;
  const problems = new Problems();
  problems.check(() => assertSource(type, change, field));
  if (type === 'COMPUTED' && change.fields?.['computed'] === undefined)
    problems.add('A computed page needs an OpenAPI spec: send its id.', `${field}.computed`);
  const id = newId('Page');
  draft.pageIds.add(id);
  const { values, body } = withFrontMatter(draft, change, field, problems);
  const parent = problems.check(() => parentOf(draft, change.into ?? null, undefined, type, field));
  const title = values.title ?? 'Untitled';
  const page: Page = {
    id,
    rank: '',
    type,
    createdAt: now,
    updatedAt: now,
    ...(author !== undefined && { createdBy: author, updatedBy: author }),
    pages: null,
    fields: fieldsAfter(
      {},
      { ...values, title, fields: withIds(draft, values.fields, field, problems) },
    ),
  };
  if (type === 'LINK' && page.fields['target'] === undefined)
    problems.add('A link needs a target.', `${field}.target`);
  const slug = problems.check(() => slugFor(draft, page, parent, values.slug, field));
  problems.check(() => draft.name(ref, id, field));
  problems.check(() => setText(draft, page, type === 'DOCUMENT' ? (body ?? '') : body, field));
  problems.throwIfAny();
  draft.tree.put(
    {
      ...page,
      rank: rankAt(draft, parent ?? null, id, values.at),
      fields: { ...page.fields, ...(slug !== undefined && { slug }) },
    },
    parent ?? null,
  );
}

function updatePage(
  draft: ChangeDraft,
  change: Extract<Change, { kind: 'updatePage' }>,
  field: string,
): void {
  const location = draft.page(change.page, `${field}.pageId`);
  const problems = new Problems();
  const { values, body } = withFrontMatter(draft, change, field, problems);
  const { page } = location;
  draft.pageIds.add(page.id);
  problems.check(() => assertSource(page.type, change, field));
  const into = change.into === undefined ? location.parent : change.into;
  const parent =
    into === location.parent
      ? into
      : problems.check(() => parentOf(draft, into, page, page.type, field));
  const isMoved = parent !== location.parent || values.at !== undefined;
  const fields = fieldsAfter(page.fields, {
    ...values,
    fields: withIds(draft, values.fields, field, problems),
  });
  const moved: Page = { ...stampedPage(page, draft.world), fields };
  const slug =
    values.slug !== undefined || parent !== location.parent
      ? problems.check(() => slugFor(draft, moved, parent, values.slug, field))
      : slugOf(page);
  problems.check(() => setText(draft, page, body, field));
  problems.throwIfAny();
  const { sourcePath, ...others } = fields;
  const keepsPath = sourcePath !== undefined && slug === slugOf(page) && parent === location.parent;
  draft.tree.put(
    {
      ...moved,
      rank: isMoved ? rankAt(draft, parent ?? null, page.id, values.at) : page.rank,
      fields: {
        ...others,
        ...(slug !== undefined && { slug }),
        ...(keepsPath && { sourcePath }),
      },
    },
    parent ?? null,
  );
}

/**
 * Rejects a spec as the source of a page that is not computed.
 * @throws BAD_USER_INPUT
 */
function assertSource(type: Page['type'], { fields }: PageValues, field: string): void {
  if (type !== 'COMPUTED' && fields?.['computed'] !== undefined)
    throw badInput(
      `Only a computed page has a spec, and this is a ${type.toLowerCase()}: create a page of the type computed.`,
      `${field}.computed`,
    );
}

function setText(
  draft: ChangeDraft,
  { id, type }: Page,
  markdown: string | undefined,
  field: string,
): void {
  if (markdown === undefined) return;
  if (type !== 'DOCUMENT')
    throw badInput(`A page of the type ${type.toLowerCase()} has no text.`, `${field}.markdown`);
  draft.pageTexts.set(id, { markdown, field: `${field}.markdown` });
}

/**
 * Returns the values of a change, completed by those in its front matter; without them if the front
 * matter has problems.
 */
function withFrontMatter<Values extends PageValues>(
  draft: ChangeDraft,
  values: Values,
  field: string,
  problems: Problems,
): { readonly values: Values; readonly body: string | undefined } {
  const read = problems.check(() => frontMatterIn(draft, values.markdown, `${field}.markdown`));
  if (read === undefined) return { values, body: values.markdown };
  const { title, ...fields } = read.fields;
  const own = Object.fromEntries(
    Object.entries(values.fields ?? {}).filter(([, value]) => value !== undefined),
  );
  return {
    values: {
      ...values,
      title: values.title ?? (typeof title === 'string' ? title : undefined),
      fields: { ...fields, ...own },
    },
    body: read.body,
  };
}

/** Returns the fields in the front matter of a text, and the text below it. */
function frontMatterIn(
  draft: ChangeDraft,
  markdown: string | undefined,
  field: string,
): { readonly fields: Record<string, Json>; readonly body: string } | undefined {
  if (markdown === undefined) return undefined;
  if (Buffer.byteLength(markdown) > MAX_TEXT_LENGTH)
    throw badInput('A text may have at most 1 MiB.', field);
  const { matter, body } = readFrontMatter(markdown, field);
  return { fields: fieldsOfMatter(matter, coverIn(draft), field), body };
}

/**
 * Returns the fields with refs replaced by ids. A cover or a target that names something that does
 * not exist is a problem, and a name of a variable that is not valid.
 */
function withIds(
  draft: ChangeDraft,
  fields: PageValues['fields'] = {},
  field: string,
  problems: Problems,
): NonNullable<PageValues['fields']> {
  const at = (name: 'cover' | 'target') => {
    const value = fields[name];
    if (typeof value !== 'object' || value === null) return {};
    const ids = Object.entries(value).map(([part, id]: [string, Json]) => [
      part,
      ['ref', 'refDark', 'file'].includes(part)
        ? fileIdOf(draft, id, `${field}.${name}`)
        : part === 'page'
          ? pageIdOf(draft, id, value, `${field}.${name}`)
          : id,
    ]);
    return { [name]: Object.fromEntries(ids) as Json }; // the same object with other strings
  };
  problems.check(() => {
    for (const name of Object.keys(fields))
      if (name.startsWith('variables.'))
        variableName(name.slice('variables.'.length), `${field}.variables`);
  });
  return {
    ...fields,
    ...problems.check(() => at('cover')),
    ...problems.check(() => at('target')),
  };
}

function fileIdOf(draft: ChangeDraft, id: Json, field: string): string {
  const file = draft.files.get(draft.idOf(String(id)));
  if (!file) throw badInput('There is no such file here.', field);
  return file.id;
}

/** Returns the id of a target page. Pages of another space are not checked. */
const pageIdOf = (draft: ChangeDraft, id: Json, target: object, field: string): string =>
  'space' in target ? String(id) : draft.page(String(id), field).page.id;

/** Returns the fields after a change: undefined keeps a value, null removes it. */
function fieldsAfter(before: FieldValues, { title, fields = {} }: PageValues): FieldValues {
  const after: Record<string, Json> = { ...before, ...(title !== undefined && { title }) };
  for (const [name, value] of Object.entries(fields)) {
    if (value === null) delete after[name];
    else if (value !== undefined) after[name] = value;
  }
  return after;
}

/**
 * Returns the id of the parent page.
 * @throws BAD_USER_INPUT if the parent does not exist or cannot have this page, CONFLICT if it is
 * the page itself or one of its descendants
 */
function parentOf(
  draft: ChangeDraft,
  into: string | null,
  page: Page | undefined,
  type: Page['type'],
  field: string,
): string | null {
  if (into === null) return null;
  const parent = draft.page(into, `${field}.parentId`).page;
  if (type === 'GROUP') throw badInput('A group must be at the root.', `${field}.parentId`);
  if (parent.type === 'LINK')
    throw badInput('A link cannot have child pages.', `${field}.parentId`);
  if (parent.type === 'COMPUTED')
    throw badInput(
      'The pages below a computed page are rendered from its spec: choose another parent.',
      `${field}.parentId`,
    );
  if (page && [parent.id, ...draft.tree.ancestorsOf(parent.id)].includes(page.id))
    throw new AppError('CONFLICT', 'A page cannot be inside itself.', {
      field: `${field}.parentId`,
    });
  return parent.id;
}

/**
 * Returns the slug of a page: the given one, its present one, or a unique one from its title; none
 * below an unknown parent.
 * @throws ALREADY_EXISTS if a sibling has the given slug
 */
function slugFor(
  draft: ChangeDraft,
  page: Page,
  parent: string | null | undefined,
  given: string | undefined,
  field: string,
): string | undefined {
  if (page.type === 'LINK') {
    if (given !== undefined) throw badInput('A link has no slug.', `${field}.slug`);
    return undefined;
  }
  if (parent === undefined) return undefined;
  const isFree = (slug: string) => (draft.tree.bySlug(parent, slug)?.id ?? page.id) === page.id;
  if (given !== undefined) {
    if (!isFree(given))
      throw new AppError('ALREADY_EXISTS', `Another page of this parent has the slug ${given}.`, {
        field: `${field}.slug`,
      });
    return given;
  }
  return freeSlug(slugOf(page) ?? slugOfTitle(String(page.fields['title'] ?? '')), isFree);
}

/**
 * Returns a rank at an index among the pages of a parent. If two neighbors have the same rank, the
 * later one gets a new rank first.
 */
function rankAt(
  draft: ChangeDraft,
  parent: string | null,
  id: string,
  at: number | undefined,
): string {
  if (at === undefined) {
    const last = draft.tree.lastOf(parent);
    if (last?.id === id) return last.rank || rankBetween(null, null);
    return rankBetween(last?.rank ?? null, null);
  }
  const others = draft.tree.childrenOf(parent).filter((page) => page.id !== id);
  const before = others[Math.min(at, others.length) - 1];
  const after = others[at];
  if (before && after && before.rank === after.rank) {
    const next = others.slice(at).find(({ rank }) => rank > before.rank);
    const rank = rankBetween(before.rank, next?.rank ?? null);
    draft.tree.put({ ...after, rank }, parent);
    return rankBetween(before.rank, rank);
  }
  return rankBetween(before?.rank ?? null, after?.rank ?? null);
}
