/** Imports a zip archive of markdown, whose summary or folders define the page tree. */
import type { Json } from '../content.ts';
import { badInput, AppError } from '../errors.ts';
import { isIdOf } from '../ids.ts';
import {
  type ImportedContent,
  type ImportedFile,
  type ImportedReusable,
  removeUnstorable,
} from '../import.ts';
import { rewriteLinks } from '../markdown/rewrite.ts';
import { arrangePages, type SourcePage, withTitle } from './arrange.ts';
import { placeOfCategory, type StatedPlace, summaryOfFolders, titleOfName } from './folders.ts';
import { takeHeading } from './heading.ts';
import { rewriteIncludes } from './includes.ts';
import { fieldsOfSource } from './fields-of-source.ts';
import { guarded, type TextWithMatter, matterOfObject } from './matter.ts';
import {
  folderOf,
  isFolderPage,
  isMarkdown,
  type ResolvedPath,
  nameOf,
  slugOfPath,
  ArchiveFiles,
  stemOf,
  typeByName,
  commonFolder,
} from './paths.ts';
import { type Navigation, navigationOf } from './navigation.ts';
import type { SummaryEntry } from './summary.ts';
import { ImportedTexts } from './texts.ts';
import { entriesOfZip, type ZipEntry } from './zip.ts';

/** The folders in which exports store files and reusable contents. */
const FILES_FOLDER = '.gitbook/assets/';
const REUSABLE_FOLDER = '.gitbook/includes/';

/**
 * Imports a zip archive of markdown. `SUMMARY.md` defines the page tree and pages that it does not
 * list are left out; without a summary the folders define the tree. Files in other folders are
 * imported when a text refers to them.
 *
 * @throws BAD_USER_INPUT for an invalid, damaged, encrypted or too large archive, for a path
 * outside of it, or for an archive without a summary or a page.
 */
export function importArchive(bytes: Uint8Array): ImportedContent {
  return new Archive(entriesOfZip(bytes)).imported();
}

/** A page whose links are not resolved yet. */
interface PageDraft {
  readonly entry: SummaryEntry;
  readonly ref: string;
  readonly type: SourcePage['type'];
  readonly title: string;
  readonly slug: string | undefined;
  readonly matter: TextWithMatter | undefined;
  /** Path of the file of the page; undefined for a page without a file. */
  readonly path: string | undefined;
  readonly children: readonly PageDraft[];
}

class Archive {
  private readonly entries: ReadonlyMap<string, ZipEntry>;
  private readonly navigation: Navigation | undefined;
  /** The path of the table of contents. */
  private readonly summary: string | undefined;
  private readonly base: string;
  private readonly archiveFiles: ArchiveFiles;
  private readonly texts: ImportedTexts;
  /** Refs by path, for pages, files and reusable contents. */
  private readonly refs = new Map<string, string>();
  /** Refs of pages without a file, by their anchors in the summary. */
  private readonly anchors = new Map<string, string>();
  private readonly files: string[] = [];
  private pages = 0;
  private refInfix = '';

  constructor(entries: readonly ZipEntry[]) {
    this.entries = new Map(entries.map((entry) => [entry.path, entry]));
    const paths = [...this.entries.keys()];
    this.texts = new ImportedTexts(this.entries);
    const placeOf = (path: string) => this.placeOf(path);
    this.navigation = navigationOf(paths, (path) => this.texts.text(path), placeOf);
    this.summary = this.navigation?.path;
    this.base = this.navigation?.base ?? commonFolder(paths);
    this.texts.base = this.base;
    this.archiveFiles = new ArchiveFiles(paths, this.base);
  }

  imported(): ImportedContent {
    const paths = [...this.entries.keys()];
    this.chooseRefInfix(paths);
    const reusable = paths.filter((path) => isMarkdown(path) && this.isIn(path, REUSABLE_FOLDER));
    for (const [at, path] of reusable.entries())
      this.refs.set(path, this.refOf('reusable', at + 1));
    for (const path of paths) if (this.isIn(path, FILES_FOLDER)) this.fileRef(path);
    const drafts = this.draftsOf(
      this.navigation?.entries ?? summaryOfFolders(paths, this.base, (path) => this.placeOf(path)),
    );
    const pages = arrangePages(drafts.map((draft) => this.pageOf(draft)));
    const reusableContents = reusable.flatMap((path) => this.reusable(path));
    if (pages.length === 0 && this.summary === undefined)
      throw badInput('This archive contains no markdown page.');
    this.reportUnlistedPages(paths);
    const files = this.importedFiles();
    const { skipped, problems } = this.texts;
    return {
      pages,
      files,
      reusableContents,
      variables: this.texts.variables(),
      found: pages.length + files.length + reusableContents.length + skipped.size,
      problems,
    };
  }

  /**
   * Chooses a part of refs that makes them unique: otherwise an existing text that looks like a ref
   * would become a link.
   */
  private chooseRefInfix(paths: readonly string[]): void {
    const texts = paths.flatMap((path) =>
      isMarkdown(path) && !/(?:^|\/)(?:node_modules|__MACOSX|\.git)\//.test(path)
        ? (this.texts.text(path) ?? [])
        : [],
    );
    const isTaken = () =>
      texts.some((text) =>
        new RegExp(`(?<![\\w/-])(?:page|file|reusable)-${this.refInfix}\\d`).test(text),
      );
    while (isTaken()) this.refInfix += 'x';
  }

  private refOf(kind: string, count: number): string {
    return `${kind}-${this.refInfix}${count}`;
  }

  private isIn(path: string, folder: string): boolean {
    return path.startsWith(this.base + folder);
  }

  /** Returns whether a file is a page or a reusable content. */
  private isText(path: string): boolean {
    return isMarkdown(path) && !this.isIn(path, FILES_FOLDER);
  }

  /** Returns what the files state about the place of a page or a folder. */
  private placeOf(path: string): StatedPlace {
    return path.endsWith('/')
      ? placeOfCategory(this.texts.text(`${path}_category_.json`))
      : this.texts.peek(path);
  }

  private draftsOf(entries: readonly SummaryEntry[]): PageDraft[] {
    return entries.flatMap((entry): PageDraft[] => {
      const ref = this.refOf('page', ++this.pages);
      const { href, metadata } = entry;
      const located =
        entry.path !== undefined
          ? { path: entry.path, suffix: '' }
          : href === undefined || typeof metadata['target'] === 'object'
            ? undefined
            : this.archiveFiles.locate(href, this.base);
      if (typeof metadata['anchor'] === 'string') this.anchors.set(metadata['anchor'], ref);
      const isPage = located && this.isText(located.path) && !this.refs.has(located.path);
      if (isPage) this.refs.set(located.path, ref);
      const matter = isPage ? this.texts.matter(located.path) : undefined;
      const children = this.draftsOf(entry.children);
      if (isPage && !matter) return children;
      const isLink = !isPage && href !== undefined && !entry.isGroup;
      return [
        this.draft({
          entry,
          ref,
          type: entry.isGroup ? 'GROUP' : isLink ? 'LINK' : 'DOCUMENT',
          path: isPage ? located.path : undefined,
          matter,
          children,
        }),
      ];
    });
  }

  private draft({
    entry,
    ref,
    type,
    path,
    matter,
    children,
  }: Pick<PageDraft, 'entry' | 'ref' | 'type' | 'matter' | 'children'> & {
    path: string | undefined;
  }): PageDraft {
    const page = matter ?? this.metadataOf(entry);
    const heading =
      path !== undefined && page.title === undefined ? takeHeading(page.body) : undefined;
    const title =
      page.title ??
      heading?.title ??
      (entry.title ||
        (path === undefined
          ? ''
          : titleOfName(isFolderPage(path) ? folderOf(path).slice(0, -1) : stemOf(path))));
    const slug =
      page.slug ?? (path === undefined ? undefined : slugOfPath(path.slice(this.base.length)));
    return {
      entry,
      ref,
      type,
      path,
      title,
      slug,
      matter: heading ? { ...page, body: heading.body } : page,
      children,
    };
  }

  /** Returns the metadata of a summary line. */
  private metadataOf({ metadata }: SummaryEntry): TextWithMatter {
    const { target: _, anchor: __, linkTitle: ___, ...written } = metadata;
    const emptyMatter: TextWithMatter = { title: undefined, slug: undefined, fields: {}, body: '' };
    if (Object.keys(written).length === 0) return emptyMatter;
    try {
      return this.texts.withValidVariables(
        { ...matterOfObject(written), body: '' },
        this.summary ?? '',
      );
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      this.texts.report(this.summary ?? '', error.message);
      return emptyMatter;
    }
  }

  private pageOf(draft: PageDraft): SourcePage {
    const { ref, title, slug, path, entry } = draft;
    const from = path ?? this.summary ?? '';
    const children = draft.children.map((child) => this.pageOf(child));
    const target = draft.type === 'LINK' ? this.targetOf(draft.entry) : undefined;
    if (draft.type === 'LINK' && target === undefined)
      this.texts.report(from, `This link is broken: ${draft.entry.href}`);
    const fields = {
      ...this.withFileRefs(draft.matter?.fields ?? {}, from),
      ...(target !== undefined && { target }),
      ...fieldsOfSource(path?.slice(this.base.length), entry, title),
    };
    const markdown =
      draft.type === 'DOCUMENT' ? guarded(this.withRefs(draft.matter?.body ?? '', from)) : '';
    return {
      ref,
      type: draft.type === 'LINK' && target === undefined ? 'DOCUMENT' : draft.type,
      title,
      slug,
      markdown,
      fields,
      ...(path !== undefined && { source: this.texts.text(path) }),
      children,
    };
  }

  /** Returns the target of a summary line that is not a page of its own. */
  private targetOf({ href = '', metadata }: SummaryEntry): Json | undefined {
    const given = metadata['target'];
    const target: Record<string, Json> =
      typeof given === 'object' && given !== null ? targetFieldsOf(given) : {};
    const { kind, url, page, space } = target;
    if (kind === 'URL' && typeof url === 'string') return isWeb(url) ? target : undefined;
    if (typeof space === 'string')
      return isIdOf(space, 'Space') && (page === undefined || isIdOf(String(page), 'Page'))
        ? target
        : undefined;
    if (isWeb(href)) return { ...target, kind: 'URL', url: removeUnstorable(href) };
    const located = this.archiveFiles.locate(href, this.base);
    const ref = located && this.refFor(located);
    if (located === undefined || ref === undefined) return undefined;
    const anchor = anchorIn(located);
    const isPage = this.isText(located.path);
    return {
      ...target,
      kind: isPage ? 'PAGE' : 'FILE',
      [isPage ? 'page' : 'file']: ref,
      ...(isPage && anchor !== '' && located.path !== this.summary && { anchor }),
    };
  }

  /** Returns the ref of the item at a path; undefined for a page that is not imported. */
  private refFor(located: ResolvedPath): string | undefined {
    const { path } = located;
    if (path === this.summary) return this.anchors.get(anchorIn(located));
    return this.refs.get(path) ?? (this.isText(path) ? undefined : this.fileRef(path));
  }

  private fileRef(path: string): string {
    const ref = this.refs.get(path) ?? this.refOf('file', this.files.push(path));
    this.refs.set(path, ref);
    return ref;
  }

  /** Returns a text with refs in place of paths. */
  private withRefs(body: string, from: string): string {
    const withLinks = rewriteLinks(body, (href) => {
      const located = this.archiveFiles.locate(href, from);
      const ref = located && this.refFor(located);
      return ref === undefined || !located
        ? undefined
        : located.path === this.summary
          ? ref
          : ref + located.suffix;
    });
    return rewriteIncludes(withLinks, (name) => {
      const located =
        this.archiveFiles.locate(name, from) ?? this.archiveFiles.locate(`/${name}`, from);
      return located && this.isIn(located.path, REUSABLE_FOLDER)
        ? this.refs.get(located.path)
        : undefined;
    });
  }

  /** Returns fields with refs for the files of a cover. A missing file is left out and reported. */
  private withFileRefs(fields: TextWithMatter['fields'], from: string): Record<string, Json> {
    const { cover, ...rest } = fields;
    if (typeof cover !== 'object' || cover === null) return rest;
    const found = Object.entries(cover).flatMap(
      ([name, value]: [string, Json]): [string, Json][] => {
        if (typeof value !== 'string') return [[name, value]];
        const located = this.archiveFiles.locate(value, from);
        if (located && !this.isText(located.path)) return [[name, this.fileRef(located.path)]];
        this.texts.report(from, `This archive does not contain the cover: ${value.slice(0, 200)}`);
        return [];
      },
    );
    return found.some(([name]) => name !== 'yPos')
      ? { ...rest, cover: Object.fromEntries(found) }
      : rest;
  }

  private reusable(path: string): ImportedReusable[] {
    const ref = this.refs.get(path);
    const matter = this.texts.matter(path);
    if (ref === undefined || !matter) return [];
    const { git } = matter.fields;
    return [
      {
        ref,
        title: withTitle(matter.title ?? titleOfName(stemOf(path))),
        markdown: this.withRefs(matter.body, path),
        ...(git !== undefined && { git }),
      },
    ];
  }

  private importedFiles(): ImportedFile[] {
    const metadataByName = this.texts.fileMetadata();
    return this.files.map((path): ImportedFile => {
      const metadata = this.isIn(path, FILES_FOLDER) ? metadataByName.get(nameOf(path)) : undefined;
      const entry = this.entries.get(path);
      const name = metadata?.texts.get('name') ?? removeUnstorable(entry?.name ?? nameOf(path));
      const contentType = metadata?.texts.get('contentType') ?? typeByName(name);
      return {
        ref: this.refs.get(path) ?? '',
        name,
        ...(contentType !== undefined && { contentType }),
        bytes: entry?.read() ?? new Uint8Array(),
        ...(metadata?.git !== undefined && { git: metadata.git }),
      };
    });
  }

  /** Reports pages that the summary does not list. */
  private reportUnlistedPages(paths: readonly string[]): void {
    if (this.summary === undefined) return;
    for (const path of paths) {
      const isPage =
        isMarkdown(path) &&
        path.startsWith(this.base) &&
        path !== this.summary &&
        !/(?:^|\/)(?:\.|node_modules\/)/.test(path.slice(this.base.length));
      if (isPage && !this.refs.has(path) && !this.texts.skipped.has(path))
        this.texts.reportSkipped(path, 'The summary does not name this page.');
    }
  }
}

const anchorIn = ({ suffix }: ResolvedPath): string => /#(.*)$/s.exec(suffix)?.[1] ?? '';

/** Returns whether a link may have this address; other schemes are not safe. */
const isWeb = (address: string): boolean => /^(?:https?|mailto):/i.test(address);

/** Returns the target fields of an object that are texts. */
const targetFieldsOf = (object: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(object).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string' && /^(?:kind|url|page|file|space|anchor)$/.test(name)
        ? [[name, removeUnstorable(value)]]
        : [],
    ),
  );
