/** Texts of a batch become documents: what their links mean in the finished tree is written as ids, so that it survives moves. */
import { hashOf, LONGEST_TEXT, type Page, slugOf } from '../content.ts';
import { badInput } from '../errors.ts';
import { isIdOf } from '../ids.ts';
import { rewriteIncludes } from '../import/includes.ts';
import { hrefOf, pathCandidates, targetOf } from '../links.ts';
import { rewriteLinks } from '../markdown/rewrite.ts';
import type { Draft } from './draft.ts';

/** Puts each pending text where it belongs, and gives all of them by hash. */
export function resolveTexts(draft: Draft): ReadonlyMap<string, string> {
  const documents = new Map<string, string>();
  const keep = (markdown: string, field: string, from: readonly string[]): string => {
    const mustFit = (text: string) => {
      if (Buffer.byteLength(text) > LONGEST_TEXT) throw badInput('A text may have at most 1 MiB.', field);
    };
    mustFit(markdown);
    const text = rewriteIncludes(
      rewriteLinks(markdown, (href) => resolved(draft, href, from)),
      (name) => reusableOf(draft, name),
    );
    mustFit(text); // who reads it may write it again
    const hash = hashOf(text);
    documents.set(hash, text);
    return hash;
  };
  for (const [id, { markdown, field }] of draft.pageTexts) {
    const placed = draft.tree.get(id);
    if (!placed) continue;
    const document = keep(markdown, field, segmentsOf(draft, id));
    if (document !== placed.page.document) draft.tree.put({ ...placed.page, document, updatedAt: draft.world.now }, placed.parent);
  }
  for (const [id, { markdown, field }] of draft.reusableTexts) {
    const entry = draft.reusableContents.get(id);
    if (entry) draft.reusableContents.put({ ...entry, fields: { ...entry.fields, document: keep(markdown, field, []) } });
  }
  return documents;
}

/** The slugs on the way to a page, its own the last. */
const segmentsOf = (draft: Draft, id: string): string[] => [id, ...draft.tree.aboveOf(id)].toReversed().map((one) => slugOf(draft.tree.get(one)?.page ?? ({ fields: {} } as Page)) ?? ''); // a page that is gone has no slug

/** The address by id of what a link means; undefined where it stays as it was written. */
function resolved(draft: Draft, href: string, from: readonly string[]): string | undefined {
  const [before = ''] = href.split(/[?#]/, 1);
  const named = draft.refs.get(before);
  if (named !== undefined) return addressOf(named, behind(href.slice(before.length)));
  const target = targetOf(href);
  if (target.kind !== 'path') return undefined;
  for (const path of pathCandidates(target.path, from)) {
    const id = pageAt(draft, path);
    if (id !== undefined) return addressOf(id, target);
  }
  return undefined;
}

/** The reusable content that a ref of the batch names. */
function reusableOf(draft: Draft, name: string): string | undefined {
  const id = draft.refs.get(name);
  return id !== undefined && isIdOf(id, 'ReusableContent') ? id : undefined;
}

/** What stands behind a path. */
interface Behind {
  readonly query?: string;
  readonly anchor?: string;
}

function behind(rest: string): Behind {
  const target = rest === '' ? undefined : targetOf(rest);
  return target?.kind === 'anchor' ? { ...(target.query !== undefined && { query: target.query }), ...(rest.includes('#') && { anchor: target.anchor }) } : {};
}

/** The address of what an id names: a page, a file or a reusable content. */
function addressOf(id: string, { query, anchor }: Behind): string {
  if (isIdOf(id, 'File')) return hrefOf({ kind: 'file', file: id });
  if (isIdOf(id, 'ReusableContent')) return hrefOf({ kind: 'reusable-content', id });
  return hrefOf({ kind: 'page', page: id, ...(query !== undefined && { query }), ...(anchor !== undefined && { anchor }) });
}

/** The id of the page at a path; at the empty one the first page. */
function pageAt(draft: Draft, path: string): string | undefined {
  if (path === '') return draft.tree.childrenOf(null)[0]?.id;
  let id: string | null = null;
  for (const slug of path.split('/')) {
    const page: Page | undefined = draft.tree.bySlug(id, slug);
    if (!page) return undefined;
    id = page.id;
  }
  return id ?? undefined;
}
