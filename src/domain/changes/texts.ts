/**
 * Turns the texts of a batch into documents. Links are resolved in the finished tree and saved as
 * ids, so that they survive moves.
 */
import { hashOf, MAX_TEXT_LENGTH, type Page, slugOf, stampedPage } from '../content.ts';
import { badInput } from '../errors.ts';
import { isIdOf } from '../ids.ts';
import { fileNameIn, hrefOf, pathCandidates, targetOf } from '../links.ts';
import { entriesOf } from '../list.ts';
import type { ParsedText } from '../markdown/reading.ts';
import { checkEach } from '../problems.ts';
import { directTexts, rewriteAll, type RewriteInput } from '../texts.ts';
import type { ChangeDraft, Pending } from './draft.ts';

/** A pending text with the function that saves its document. */
interface Placement extends Pending {
  /** The slugs from the root to its page. */
  readonly from: readonly string[];
  put(document: string): void;
}

/**
 * Saves each pending text and returns all documents by hash.
 * @throws UnreadableText if `world.texts` does; nothing is saved then
 */
export function resolveTexts(draft: ChangeDraft): ReadonlyMap<string, string> {
  const { texts = directTexts } = draft.world;
  const placements = placementsIn(draft);
  checkEach(placements, ({ markdown, field }) => assertLength(markdown, field));
  const parsed = texts.all(
    'read',
    placements.map(({ markdown }) => markdown),
    placements.map(({ field }) => field),
  );
  const files = new FilesByName(draft);
  const inputs = placements.map(({ markdown, from }, i) =>
    rewriteOf({ draft, files, from }, markdown, parsed[i]),
  );
  const rewritten = rewriteAll(
    texts,
    inputs,
    placements.map(({ field }) => field),
  );
  const documents = new Map<string, string>();
  checkEach(placements, ({ markdown, field, put }, i) => {
    const text = rewritten[i] ?? markdown;
    assertLength(text, field); // a rewritten text must be valid input again
    const hash = hashOf(text);
    documents.set(hash, text);
    put(hash);
  });
  return documents;
}

/** The files of the edited content by their names, which are read for the first path to a file. */
class FilesByName {
  readonly #draft: ChangeDraft;
  #ids: ReadonlyMap<string, string | null> | undefined;

  constructor(draft: ChangeDraft) {
    this.#draft = draft;
  }

  /** Returns the id of the only file with a name; undefined for none and for several. */
  idOf(name: string): string | undefined {
    this.#ids ??= this.#read();
    return this.#ids.get(name) ?? undefined;
  }

  #read(): ReadonlyMap<string, string | null> {
    const found = new Map<string, string | null>();
    for (const { id, fields } of entriesOf(this.#draft.files.commit())) {
      const name = String(fields['name']);
      found.set(name, found.has(name) ? null : id);
    }
    return found;
  }
}

/** The location of a text in edited content. */
interface TextLocation {
  readonly draft: ChangeDraft;
  readonly files: FilesByName;
  /** The slugs from the root to its page. */
  readonly from: readonly string[];
}

function assertLength(text: string, field: string): void {
  if (Buffer.byteLength(text) > MAX_TEXT_LENGTH)
    throw badInput('A text may have at most 1 MiB.', field);
}

function placementsIn(draft: ChangeDraft): Placement[] {
  const ofPages = [...draft.pageTexts].flatMap(([id, text]): Placement[] => {
    const location = draft.tree.get(id);
    if (!location) return [];
    const put = (document: string): void => {
      if (document !== location.page.document)
        draft.tree.put({ ...stampedPage(location.page, draft.world), document }, location.parent);
    };
    return [{ ...text, from: segmentsOf(draft, id), put }];
  });
  const ofReusableContents = [...draft.reusableTexts].flatMap(([id, text]): Placement[] => {
    const entry = draft.reusableContents.get(id);
    return entry
      ? [
          {
            ...text,
            from: [],
            put: (document) =>
              draft.reusableContents.put({ ...entry, fields: { ...entry.fields, document } }),
          },
        ]
      : [];
  });
  return [...ofPages, ...ofReusableContents];
}

/** Returns a text with the ids for its links and includes. */
function rewriteOf(
  location: TextLocation,
  text: string,
  parsedText: ParsedText | undefined,
): RewriteInput {
  const links = (parsedText?.addresses ?? []).flatMap((href): [string, string][] => {
    const next = resolved(location, href);
    return next === undefined || next === href ? [] : [[href, next]];
  });
  const includes = (parsedText?.includes ?? []).flatMap((name): [string, string][] => {
    const id = reusableOf(location.draft, name);
    return id === undefined ? [] : [[name, id]];
  });
  return { text, links: Object.fromEntries(links), includes: Object.fromEntries(includes) };
}

/** Returns the slugs from the root to a page, including its own. */
const segmentsOf = (draft: ChangeDraft, id: string): string[] =>
  [id, ...draft.tree.ancestorsOf(id)]
    .toReversed()
    // a deleted page has no slug
    .map((one) => slugOf(draft.tree.get(one)?.page ?? ({ fields: {} } as Page)) ?? '');

/**
 * Returns the address by id for a link; undefined if the link stays as it is. A path that leads to no
 * page leads to the only file with its name, whatever its folder: content has no folders of files.
 */
function resolved({ draft, files, from }: TextLocation, href: string): string | undefined {
  const [before = ''] = href.split(/[?#]/, 1);
  const refId = draft.refs.get(before);
  if (refId !== undefined) return addressOf(refId, suffixOf(href.slice(before.length)));
  const target = targetOf(href);
  if (target.kind !== 'path') return undefined;
  for (const path of pathCandidates(target.path, from)) {
    const id = pageAt(draft, path);
    if (id !== undefined) return addressOf(id, target);
  }
  const name = fileNameIn(target.path);
  const file = name === undefined ? undefined : files.idOf(name);
  return file === undefined ? undefined : addressOf(file, {});
}

/** Returns the id of the reusable content that a ref stands for. */
function reusableOf(draft: ChangeDraft, name: string): string | undefined {
  const id = draft.refs.get(name);
  return id !== undefined && isIdOf(id, 'ReusableContent') ? id : undefined;
}

/** The query and anchor of an address. */
interface AddressSuffix {
  readonly query?: string;
  readonly anchor?: string;
}

function suffixOf(rest: string): AddressSuffix {
  const target = rest === '' ? undefined : targetOf(rest);
  return target?.kind === 'anchor'
    ? {
        ...(target.query !== undefined && { query: target.query }),
        ...(rest.includes('#') && { anchor: target.anchor }),
      }
    : {};
}

/** Returns the address of a page, a file or a reusable content. */
function addressOf(id: string, { query, anchor }: AddressSuffix): string {
  if (isIdOf(id, 'File')) return hrefOf({ kind: 'file', file: id });
  if (isIdOf(id, 'ReusableContent')) return hrefOf({ kind: 'reusable-content', id });
  return hrefOf({
    kind: 'page',
    page: id,
    ...(query !== undefined && { query }),
    ...(anchor !== undefined && { anchor }),
  });
}

/** Returns the id of the page at a path; for the empty path, of the first page. */
function pageAt(draft: ChangeDraft, path: string): string | undefined {
  if (path === '') return draft.tree.childrenOf(null)[0]?.id;
  let id: string | null = null;
  for (const slug of path.split('/')) {
    const page: Page | undefined = draft.tree.bySlug(id, slug);
    if (!page) return undefined;
    id = page.id;
  }
  return id ?? undefined;
}
