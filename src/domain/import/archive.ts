/** An archive of markdown as what an import brings: its summary, or its folders, are the tree of pages. */
import type { Json } from '../content.ts';
import { badInput, Fault } from '../errors.ts';
import { isIdOf } from '../ids.ts';
import { type Imported, type ImportedFile, type ImportedReusable, keepable } from '../import.ts';
import { rewriteLinks } from '../markdown/rewrite.ts';
import { arranged, type FoundPage, titled } from './arrange.ts';
import { summaryOfFolders, wordsOf } from './folders.ts';
import { takeHeading } from './heading.ts';
import { rewriteIncludes } from './includes.ts';
import { guarded, type Matter, matterOfObject } from './matter.ts';
import { folderOf, isFolderPage, isMarkdown, type Located, nameOf, Shelf, stemOf, typeByName } from './paths.ts';
import { readSummary, type SummaryEntry } from './summary.ts';
import { Texts } from './texts.ts';
import { entriesOfZip, type ZipEntry } from './zip.ts';

/** Where an export, or GitBook, puts what is no page. */
const FILES = ['.files/', '.gitbook/assets/'];
const REUSABLE = ['.reusable/', '.gitbook/includes/'];

/**
 * What a zip of markdown brings. `SUMMARY.md` orders its pages (those that it does not name are left out), else its folders do; files
 * are those that texts name. BAD_USER_INPUT for what is no zip, is damaged, encrypted or too large, names what lies outside of it, or
 * holds neither a summary nor a page.
 */
export function importArchive(bytes: Uint8Array): Imported {
  return new Archive(entriesOfZip(bytes)).imported();
}

/** A page before links are resolved: what its text says, and where it stands. */
interface Draft {
  readonly entry: SummaryEntry;
  readonly ref: string;
  readonly type: FoundPage['type'];
  /** The file that it was read from, or the summary. */
  readonly from: string;
  readonly title: string;
  readonly slug: string | undefined;
  readonly matter: Matter | undefined;
  readonly children: readonly Draft[];
}

class Archive {
  private readonly entries: ReadonlyMap<string, ZipEntry>;
  private readonly summary: string | undefined;
  private readonly base: string;
  private readonly shelf: Shelf;
  private readonly texts: Texts;
  /** Refs by paths: of pages, and of files and reusable contents. */
  private readonly refs = new Map<string, string>();
  /** Refs of pages that have no file, by the anchors that the summary gives them. */
  private readonly anchors = new Map<string, string>();
  private readonly files: string[] = [];
  private pages = 0;
  private mark = '';

  constructor(entries: readonly ZipEntry[]) {
    this.entries = new Map(entries.map((entry) => [entry.path, entry]));
    const paths = [...this.entries.keys()];
    const summaries = paths.filter((path) => /^summary\.md$/i.test(nameOf(path)) && !/(?:^|\/)(?:\.|node_modules\/|__MACOSX\/)/.test(path));
    this.summary = summaries.sort((one, other) => one.split('/').length - other.split('/').length || (one < other ? -1 : 1))[0];
    this.base = this.summary === undefined ? commonFolder(paths) : folderOf(this.summary);
    this.shelf = new Shelf(paths, this.base);
    this.texts = new Texts(this.entries, this.base);
  }

  imported(): Imported {
    const paths = [...this.entries.keys()];
    this.chooseMark(paths);
    const reusable = paths.filter((path) => isMarkdown(path) && this.liesIn(path, REUSABLE));
    for (const [at, path] of reusable.entries()) this.refs.set(path, this.refOf('reusable', at + 1));
    for (const path of paths) if (this.liesIn(path, FILES)) this.fileRef(path);
    const drafts = this.draftsOf(this.summary === undefined ? summaryOfFolders(paths, this.base) : readSummary(this.texts.text(this.summary) ?? ''));
    const pages = arranged(drafts.map((draft) => this.found(draft)));
    const reusableContents = reusable.flatMap((path) => this.reusable(path));
    if (pages.length === 0 && this.summary === undefined) throw badInput('This archive holds no page of markdown.');
    this.tellOfTheRest(paths);
    const files = this.filesBrought();
    const { lost, problems } = this.texts;
    return { pages, files, reusableContents, variables: this.texts.variables(), found: pages.length + files.length + reusableContents.length + lost.size, problems };
  }

  /** Refs are names that no text has, or a link that means nothing would mean one of them. */
  private chooseMark(paths: readonly string[]): void {
    const texts = paths.flatMap((path) => (isMarkdown(path) && !/(?:^|\/)(?:node_modules|__MACOSX|\.git)\//.test(path) ? (this.texts.text(path) ?? []) : []));
    const isTaken = () => texts.some((text) => new RegExp(`(?<![\\w/-])(?:page|file|reusable)-${this.mark}\\d`).test(text));
    while (isTaken()) this.mark += 'x';
  }

  private refOf(kind: string, count: number): string {
    return `${kind}-${this.mark}${count}`;
  }

  private liesIn(path: string, folders: readonly string[]): boolean {
    return folders.some((folder) => path.startsWith(this.base + folder));
  }

  /** Whether a file is a page's, or a reusable content's. */
  private isText(path: string): boolean {
    return isMarkdown(path) && !this.liesIn(path, FILES);
  }

  private draftsOf(entries: readonly SummaryEntry[]): Draft[] {
    return entries.flatMap((entry): Draft[] => {
      const ref = this.refOf('page', ++this.pages);
      const { href, more } = entry;
      const located = entry.path !== undefined ? { path: entry.path, behind: '' } : href === undefined || typeof more['target'] === 'object' ? undefined : this.shelf.locate(href, this.summary ?? '');
      if (typeof more['anchor'] === 'string') this.anchors.set(more['anchor'], ref);
      const isPage = located && this.isText(located.path) && !this.refs.has(located.path);
      if (isPage) this.refs.set(located.path, ref);
      const matter = isPage ? this.texts.matter(located.path) : undefined;
      const children = this.draftsOf(entry.children);
      if (isPage && !matter) return children;
      const isLink = !isPage && href !== undefined && !entry.isGroup;
      return [this.draft({ entry, ref, type: entry.isGroup ? 'GROUP' : isLink ? 'LINK' : 'DOCUMENT', path: isPage ? located.path : undefined, matter, children })];
    });
  }

  private draft({ entry, ref, type, path, matter, children }: Pick<Draft, 'entry' | 'ref' | 'type' | 'matter' | 'children'> & { path: string | undefined }): Draft {
    const said = matter ?? this.moreOf(entry);
    const heading = path !== undefined && said.title === undefined ? takeHeading(said.body) : undefined;
    const title = said.title ?? heading?.title ?? (entry.title || (path === undefined ? '' : wordsOf(isFolderPage(path) ? folderOf(path).slice(0, -1) : stemOf(path))));
    const slug = said.slug ?? (path === undefined ? undefined : this.slugOf(path));
    return { entry, ref, type, from: path ?? this.summary ?? '', title, slug, matter: heading ? { ...said, body: heading.body } : said, children };
  }

  /** What a line of the summary says of its page. */
  private moreOf({ more }: SummaryEntry): Matter {
    const { target: _, anchor: __, ...said } = more;
    const none: Matter = { title: undefined, slug: undefined, fields: {}, body: '' };
    if (Object.keys(said).length === 0) return none;
    try {
      return this.texts.sound({ ...matterOfObject(said), body: '' }, this.summary ?? '');
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.texts.tell(this.summary ?? '', error.message);
      return none;
    }
  }

  private slugOf(path: string): string | undefined {
    if (!isFolderPage(path)) return stemOf(path);
    const folder = folderOf(path.slice(this.base.length)).slice(0, -1);
    return folder === '' ? undefined : nameOf(folder);
  }

  private found(draft: Draft): FoundPage {
    const { ref, title, slug, from } = draft;
    const children = draft.children.map((child) => this.found(child));
    const target = draft.type === 'LINK' ? this.targetOf(draft.entry) : undefined;
    if (draft.type === 'LINK' && target === undefined) this.texts.tell(from, `This leads nowhere: ${draft.entry.href}`);
    const fields = { ...this.withFiles(draft.matter?.fields ?? {}, from), ...(target !== undefined && { target }) };
    const markdown = draft.type === 'DOCUMENT' ? guarded(this.linked(draft.matter?.body ?? '', from)) : '';
    return { ref, type: draft.type === 'LINK' && target === undefined ? 'DOCUMENT' : draft.type, title, slug, markdown, fields, children };
  }

  /** What a line of the summary leads to that is no page of its own. */
  private targetOf({ href = '', more }: SummaryEntry): Json | undefined {
    const given = more['target'];
    const said: Record<string, Json> = typeof given === 'object' && given !== null ? textsIn(given) : {};
    const { kind, url, page, space } = said;
    if (kind === 'URL' && typeof url === 'string') return isWeb(url) ? said : undefined;
    if (typeof space === 'string') return isIdOf(space, 'Space') && (page === undefined || isIdOf(String(page), 'Page')) ? said : undefined;
    if (isWeb(href)) return { ...said, kind: 'URL', url: keepable(href) };
    const located = this.shelf.locate(href, this.summary ?? '');
    const ref = located && this.meant(located);
    if (located === undefined || ref === undefined) return undefined;
    const anchor = anchorIn(located);
    const isPage = this.isText(located.path);
    return { ...said, kind: isPage ? 'PAGE' : 'FILE', [isPage ? 'page' : 'file']: ref, ...(isPage && anchor !== '' && located.path !== this.summary && { anchor }) };
  }

  /** The ref of what lies at a place; undefined for a page that is not brought. */
  private meant(located: Located): string | undefined {
    const { path } = located;
    if (path === this.summary) return this.anchors.get(anchorIn(located));
    return this.refs.get(path) ?? (this.isText(path) ? undefined : this.fileRef(path));
  }

  private fileRef(path: string): string {
    const ref = this.refs.get(path) ?? this.refOf('file', this.files.push(path));
    this.refs.set(path, ref);
    return ref;
  }

  /** A text with refs for what it names. */
  private linked(body: string, from: string): string {
    const withLinks = rewriteLinks(body, (href) => {
      const located = this.shelf.locate(href, from);
      const ref = located && this.meant(located);
      return ref === undefined || !located ? undefined : located.path === this.summary ? ref : ref + located.behind;
    });
    return rewriteIncludes(withLinks, (name) => {
      const located = this.shelf.locate(name, from) ?? this.shelf.locate(`/${name}`, from);
      return located && this.liesIn(located.path, REUSABLE) ? this.refs.get(located.path) : undefined;
    });
  }

  /** Fields with refs for the files of a cover; one that is not there is left out, and told. */
  private withFiles(fields: Matter['fields'], from: string): Record<string, Json> {
    const { cover, ...rest } = fields;
    if (typeof cover !== 'object' || cover === null) return rest;
    const found = Object.entries(cover).flatMap(([name, value]: [string, Json]): [string, Json][] => {
      if (typeof value !== 'string') return [[name, value]];
      const located = this.shelf.locate(value, from);
      if (located && !this.isText(located.path)) return [[name, this.fileRef(located.path)]];
      this.texts.tell(from, `This archive has no such cover: ${value.slice(0, 200)}`);
      return [];
    });
    return found.some(([name]) => name !== 'yPos') ? { ...rest, cover: Object.fromEntries(found) } : rest;
  }

  private reusable(path: string): ImportedReusable[] {
    const ref = this.refs.get(path);
    const matter = this.texts.matter(path);
    if (ref === undefined || !matter) return [];
    const { git } = matter.fields;
    return [{ ref, title: titled(matter.title ?? wordsOf(stemOf(path))), markdown: this.linked(matter.body, path), ...(git !== undefined && { git }) }];
  }

  private filesBrought(): ImportedFile[] {
    const described = this.texts.described();
    return this.files.map((path): ImportedFile => {
      const said = this.liesIn(path, FILES) ? described.get(nameOf(path)) : undefined;
      const name = said?.texts.get('name') ?? keepable(nameOf(path));
      const contentType = said?.texts.get('contentType') ?? typeByName(name);
      return {
        ref: this.refs.get(path) ?? '',
        name,
        ...(contentType !== undefined && { contentType }),
        bytes: this.entries.get(path)?.read() ?? new Uint8Array(),
        ...(said?.git !== undefined && { git: said.git }),
      };
    });
  }

  /** Tells of texts that the summary does not name. */
  private tellOfTheRest(paths: readonly string[]): void {
    if (this.summary === undefined) return;
    for (const path of paths) {
      const isPage = isMarkdown(path) && path.startsWith(this.base) && path !== this.summary && !/(?:^|\/)(?:\.|node_modules\/)/.test(path.slice(this.base.length));
      if (isPage && !this.refs.has(path) && !this.texts.lost.has(path)) this.texts.lose(path, 'The summary does not name this page.');
    }
  }
}

const anchorIn = ({ behind }: Located): string => /#(.*)$/s.exec(behind)?.[1] ?? '';

/** Whether an address may be a link's: no other scheme is safe to follow. */
const isWeb = (address: string): boolean => /^(?:https?|mailto):/i.test(address);

/** The texts of an object. */
const textsIn = (object: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(object).flatMap(([name, value]: [string, unknown]) => (typeof value === 'string' && /^(?:kind|url|page|file|space|anchor)$/.test(name) ? [[name, keepable(value)]] : [])),
  );

/** The one folder that everything lies in, as in an archive of a repository; empty where there is none. */
function commonFolder(paths: readonly string[]): string {
  const seen = new Set(paths.filter((path) => !path.startsWith('__MACOSX/')).map((path) => path.slice(0, path.indexOf('/') + 1)));
  const [folder = ''] = seen;
  return seen.size === 1 && !folder.startsWith('.') ? folder : '';
}
