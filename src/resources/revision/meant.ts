/** What of a revision its visitor is shown beside its pages: files and reusable contents, but for those that are only in what a condition hides from him. */
import type { Context } from '../../context.ts';
import { readLinkedTexts } from '../../data/links.ts';
import type { Shelf, Visit } from '../../data/rows.ts';
import { conditionalTexts } from '../../data/search.ts';
import { entriesOf } from '../../domain/list.ts';
import { includesOf } from '../../domain/markdown/evaluate.ts';
import { textOf, variablesOfPage } from '../page/fields.ts';
import { workedOut } from '../page/text.ts';
import { allPagesIn, documentIn } from './shelf.ts';

type Asking = Pick<Context, 'load' | 'query'>;

/** A text of a revision, and the values that go before those of the revision. */
interface Text {
  readonly id: string;
  readonly hash: string;
  readonly variables: Readonly<Record<string, string>>;
}

const known = new WeakMap<Visit, Map<string, Promise<ReadonlySet<string>>>>();

/**
 * Ids of the files and reusable contents that a revision's visitor is not shown: all that names them is hidden from him. What nothing
 * names is shown. Empty for members. Worked out once in a request.
 */
export function hiddenIn(asking: Asking, shelf: Shelf): Promise<ReadonlySet<string>> {
  const { visit, id } = shelf.revision;
  if (!visit) return Promise.resolve(new Set());
  const ofVisit = known.get(visit) ?? new Map<string, Promise<ReadonlySet<string>>>();
  const hidden = ofVisit.get(id) ?? hiddenFrom(asking, shelf);
  known.set(visit, ofVisit.set(id, hidden));
  return hidden;
}

const idsIn = (text: string): string[] => text.match(/\b(?:fil|reu)_\w{22}\b/g) ?? [];

async function hiddenFrom(asking: Asking, shelf: Shelf): Promise<ReadonlySet<string>> {
  const { organizationId } = shelf.revision;
  const rows = allPagesIn(shelf, shelf.content.pages, []);
  const pages = rows.flatMap(({ page }) => textsOf(page.id, page.document, variablesOfPage(page)));
  const shared = entriesOf(shelf.content.reusableContents).flatMap(({ id, fields }) => textsOf(id, textOf(fields, 'document'), {}));
  const conditional = await conditionalTexts(
    asking.query,
    organizationId,
    [...pages, ...shared].map(({ hash }) => hash),
  );
  if (conditional.size === 0) return new Set();
  const mixed = [...pages.filter(({ hash }) => conditional.has(hash)), ...shared];
  const raw = await Promise.all(mixed.map(({ hash }) => documentIn(asking.load, shelf.revision, hash)));
  const named = new Set(raw.flatMap(({ markdown }) => idsIn(markdown)));
  for (const { page } of rows) for (const id of idsIn(JSON.stringify(page.fields))) named.delete(id); // covers and targets have no conditions
  const plain = pages.filter(({ hash }) => !conditional.has(hash));
  const roots = rootsOf(mixed, raw);
  if (named.size > 0) await takeLinked(asking, organizationId, plain, named);
  for (const { markdown, variables } of roots) {
    if (named.size === 0) break;
    const put = new Set<string>();
    const shown = await workedOut(asking, shelf, markdown, variables, put);
    for (const id of [...put, ...idsIn(shown)]) named.delete(id);
  }
  return named;
}

const textsOf = (id: string, hash: string | null | undefined, variables: Text['variables']): Text[] => (hash == null || hash === '' ? [] : [{ id, hash, variables }]);

/** Those of some texts that no other of them includes, with what is written in them. */
function rootsOf(texts: readonly Text[], raw: readonly { readonly markdown: string }[]): (Text & { readonly markdown: string })[] {
  const included = new Set(raw.flatMap(({ markdown }) => includesOf(markdown)));
  return texts.map((text, i) => ({ ...text, markdown: raw[i]?.markdown ?? '' })).filter(({ id }) => !included.has(id));
}

/** Takes out of some ids those that texts without conditions link to. */
async function takeLinked({ query }: Asking, organizationId: string, texts: readonly Text[], ids: Set<string>): Promise<void> {
  const linked = await readLinkedTexts(
    query,
    organizationId,
    texts.map(({ hash }) => hash),
  );
  for (const { links } of linked.values()) for (const { href } of links) for (const id of idsIn(href)) ids.delete(id);
}
