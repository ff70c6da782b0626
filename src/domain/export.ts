/** Exports content as a folder of markdown from which an import restores the same content. */
import { type Content, type FieldValues, type Json, type Page, slugOf } from './content.ts';
import { type FrontMatterFields, matterOfFields, withMatter, yamlOf } from './export/matter.ts';
import { relativePath } from './export/names.ts';
import { type Plan, planOf } from './export/plan.ts';
import { asInSource } from './export/source-text.ts';
import { type SummaryLine, writeSummary } from './export/summary.ts';
import { textOf } from './fields.ts';
import { takeHeading } from './import/heading.ts';
import { readLine } from './import/summary.ts';
import { folderOf, nameOf, typeByName } from './import/paths.ts';
import { targetOf } from './links.ts';
import { entriesOf } from './list.ts';
import { bodyStart } from './markdown/front-matter.ts';
import type { ParsedText } from './markdown/reading.ts';
import { type RewriteInput, textTasks } from './texts.ts';
import { walk } from './tree.ts';

/** A file of an export: a text, or a blob identified by its hash. */
export type ExportedEntry =
  | { readonly path: string; readonly text: string }
  | { readonly path: string; readonly blob: string };

/** Reads and rewrites texts, for example in a worker thread. */
export interface ExportWork {
  read(text: string): Promise<ParsedText>;
  rewrite(input: RewriteInput): Promise<string>;
}

/** Processes texts in the thread of the caller. */
export const inCallersThread: ExportWork = {
  read: async (text) => textTasks.read(text),
  rewrite: async (input) => textTasks.rewrite(input),
};

const SUMMARY = 'SUMMARY.md';
/** The maximum length of front matter in characters, somewhat below the limit of the import. */
const MAX_MATTER_LENGTH = 30_000;

/**
 * Yields the files of an export, which are the same for the same content: pages by their slugs,
 * and `SUMMARY.md`.
 *
 * The folder `.gitbook/` has `includes` (reusable contents), `assets` (files), `vars.yaml`,
 * `page-variables.yaml` and `files.yaml`.
 *
 * Each file is created when it is requested. `texts` returns a text by its hash; it is called for
 * the pages in tree order and then for the reusable contents.
 */
export async function* exportContent(
  content: Content,
  texts: (hash: string) => Promise<string>,
  work: ExportWork = inCallersThread,
): AsyncGenerator<ExportedEntry> {
  const writer = new Writer(content, work);
  for (const { page } of walk(content.pages)) {
    const path = writer.pathOf(page);
    if (path === undefined) continue;
    const text = page.document === undefined ? '' : await texts(page.document);
    const written = await writer.page(page, path, text);
    const inSource = asInSource(written, page.fields['sourceText']);
    writer.keepAnchors(inSource);
    yield { path, text: inSource };
  }
  for (const { id, fields } of entriesOf(content.reusableContents)) {
    const { document } = fields;
    yield await writer.reusable(
      id,
      fields,
      typeof document === 'string' ? await texts(document) : '',
    );
  }
  yield* yaml(
    '.gitbook/vars.yaml',
    Object.fromEntries(
      entriesOf(content.variables).map(({ id, fields }): [string, Json] => [
        id,
        fields['value'] ?? '',
      ]),
    ),
  );
  yield* yaml('.gitbook/page-variables.yaml', Object.fromEntries(writer.pageVariables));
  // The summary comes after the texts, whose links decide which of its lines have an anchor.
  yield { path: SUMMARY, text: writeSummary(content.pages, (page) => writer.line(page)) };
  yield* writer.files();
}

/** Returns a function that writes the text of a page; undefined for a page without a file. */
export function pageTexts(
  content: Content,
  work: ExportWork,
): (page: Page, text: string) => Promise<string | undefined> {
  const writer = new Writer(content, work);
  return async (page, text) => {
    const path = writer.pathOf(page);
    return path === undefined ? undefined : writer.page(page, path, text);
  };
}

const yaml = (path: string, map: FrontMatterFields): ExportedEntry[] =>
  Object.keys(map).length === 0 ? [] : [{ path, text: yamlOf(map) }];

class Writer {
  /** Variables of pages that exceed the limit of front matter, by the path of the page. */
  readonly pageVariables = new Map<string, Json>();
  private readonly content: Content;
  private readonly plan: Plan;
  private readonly work: ExportWork;
  /** Anchors of pages without a file that are the target of a link. */
  private readonly anchored = new Set<string>();

  constructor(content: Content, work: ExportWork) {
    this.content = content;
    this.work = work;
    this.plan = planOf(content);
    for (const { page } of walk(content.pages))
      if (page.type === 'LINK') this.keepAnchors(this.hrefOf(page.fields['target'], '').href);
  }

  /** Returns the path of a page's file; undefined for a page without a file. */
  pathOf(page: Page): string | undefined {
    return this.plan.pages.get(page.id)?.path;
  }

  async page(page: Page, path: string, text: string): Promise<string> {
    const body = await this.withRelativeLinks(text, folderOf(path));
    const title = String(page.fields['title'] ?? '');
    const heading = headingFor(title, body);
    const own = this.matter(page, folderOf(path));
    const matter: FrontMatterFields = heading === undefined ? { title, ...own } : own;
    const others = textOf(page.fields, 'frontMatter') ?? '';
    const write = (fields: FrontMatterFields) =>
      heading === undefined
        ? withMatter(fields, body, others)
        : withMatter(fields, `\n${heading}${body}`, others).replace(/^\n/, '');
    const fullText = write(matter);
    if (fullText.length - body.length <= MAX_MATTER_LENGTH) return fullText;
    const { variables = {}, ...rest } = matter;
    this.pageVariables.set(path, variables);
    return write(rest);
  }

  async reusable(id: string, { title, git }: FieldValues, text: string): Promise<ExportedEntry> {
    const path = this.plan.reusableContents.get(id) ?? '';
    const body = await this.withRelativeLinks(text, folderOf(path));
    this.keepAnchors(body);
    return {
      path,
      text: withMatter({ title: title ?? '', ...(git !== undefined && { git }) }, body),
    };
  }

  /** Remembers the anchors of the summary to which a text refers. */
  keepAnchors(text: string): void {
    for (const [, anchor = ''] of text.matchAll(/SUMMARY\.md#(entry-\d+)/g))
      this.anchored.add(anchor);
  }

  line(page: Page): SummaryLine {
    const { path, anchor = '' } = this.plan.pages.get(page.id) ?? {};
    if (path !== undefined) return { href: path, hasFile: true, metadata: {} };
    const anchored = this.anchored.has(anchor) ? { anchor } : {};
    if (page.type === 'GROUP')
      return {
        href: undefined,
        hasFile: false,
        metadata: { ...anchored, ...this.matter(page, '') },
      };
    const { target } = page.fields;
    const { href, explicitTarget } = this.hrefOf(target, '');
    return {
      href,
      hasFile: false,
      metadata: {
        ...anchored,
        ...this.matter(page, ''),
        ...(explicitTarget !== undefined && { target: explicitTarget }),
      },
    };
  }

  files(): ExportedEntry[] {
    const metadata: [string, Json][] = [];
    const entries = entriesOf(this.content.files).map(({ id, fields }): ExportedEntry => {
      const path = this.plan.files.get(id) ?? '';
      const name = String(fields['name'] ?? '');
      const { contentType, git, blob } = fields;
      const more = {
        ...(name !== nameOf(path) && { name }),
        ...(contentType !== undefined && contentType !== typeByName(name) && { contentType }),
        ...(git !== undefined && { git }),
      };
      if (Object.keys(more).length > 0) metadata.push([nameOf(path), more]);
      return { path, blob: String(blob) };
    });
    return [...yaml('.gitbook/files.yaml', Object.fromEntries(metadata)), ...entries];
  }

  /**
   * Returns the front matter of a page without its title. It has a slug only where the path of the
   * file does not determine it.
   */
  private matter(page: Page, folder: string): FrontMatterFields {
    const slug = slugOf(page);
    const location = this.plan.pages.get(page.id);
    return matterOfFields(page.fields, slug === location?.slug ? undefined : slug, (file) =>
      this.fileFrom(folder, file),
    );
  }

  private fileFrom(folder: string, file: string): string {
    const path = this.plan.files.get(file);
    return path === undefined ? `/files/${file}` : relativePath(folder, path);
  }

  /**
   * Returns the relative path from a folder to a page; undefined for a page that is not exported.
   */
  private pageFrom(folder: string, id: string, anchor: string): string | undefined {
    const location = this.plan.pages.get(id);
    if (location?.path !== undefined) return relativePath(folder, location.path) + anchor;
    // An anchor of the summary identifies the page itself.
    if (!location || anchor !== '') return undefined;
    return `${relativePath(folder, SUMMARY)}#${location.anchor}`;
  }

  /** Returns a text in which relative paths replace the ids of its links and includes. */
  private async withRelativeLinks(text: string, folder: string): Promise<string> {
    const { addresses, includes } = await this.work.read(text);
    const links = renamedPairs(addresses, (href) => this.relativeLink(href, folder));
    const names = renamedPairs(includes, (id) => {
      const path = this.plan.reusableContents.get(id);
      return path === undefined ? undefined : relativePath(folder, path);
    });
    return links.length + names.length === 0
      ? text
      : this.work.rewrite({
          text,
          links: Object.fromEntries(links),
          includes: Object.fromEntries(names),
        });
  }

  /** Returns the relative path to the target of a link; undefined where the link stays the same. */
  private relativeLink(href: string, folder: string): string | undefined {
    const target = targetOf(href);
    const suffix = /[?#].*$/s.exec(href)?.[0] ?? '';
    if (target.kind === 'page') return folderLink(this.pageFrom(folder, target.page, suffix));
    const path =
      target.kind === 'file'
        ? this.plan.files.get(target.file)
        : target.kind === 'reusable-content'
          ? this.plan.reusableContents.get(target.id)
          : undefined;
    return path === undefined ? undefined : relativePath(folder, path) + suffix;
  }

  /**
   * Returns the target of a link page as an address, and as an object where the address is not
   * sufficient.
   */
  private hrefOf(
    target: Json | undefined,
    folder: string,
  ): { href: string; explicitTarget: Json | undefined } {
    const { kind, url, page, file, space, anchor } = stringsOf(target);
    if (space !== undefined) return { href: `/spaces/${space}`, explicitTarget: target };
    const relative =
      page !== undefined
        ? this.pageFrom(folder, page, '')
        : file !== undefined
          ? this.plan.files.get(file)
          : undefined;
    if (relative !== undefined)
      return {
        href: relative,
        explicitTarget: {
          ...(kind !== undefined && { kind }),
          ...(anchor !== undefined && { anchor }),
        },
      };
    const isPlain =
      url !== undefined &&
      anchor === undefined &&
      /^(?:https?|mailto):/i.test(url) &&
      readLine(`[x](${url})`).href === url;
    return isPlain
      ? { href: url, explicitTarget: undefined }
      : { href: '#', explicitTarget: target };
  }
}

/** Returns a link to the page of a folder as a link to the folder: `a/` for `a/README.md`. */
const folderLink = (link: string | undefined): string | undefined =>
  link?.replace(/^((?:[^?#]*\/)?)README\.md(?=[?#]|$)/, (_, path: string) => path || './');

/**
 * Returns the heading of a page with the blank line after it; undefined where an import would not
 * read the title and the body from it again.
 */
function headingFor(title: string, body: string): string | undefined {
  if (bodyStart(body) > 0) return undefined;
  const escaped = title.replace(/[\\`*_[\]<>~|&!#{}]/g, '\\$&');
  return [title, escaped]
    .map((words) => `# ${words}\n\n`)
    .find((heading) => {
      const read = takeHeading(heading);
      return read?.title === title && read.body === '';
    });
}

/** Returns the names that change with their new values. */
const renamedPairs = (
  names: readonly string[],
  change: (name: string) => string | undefined,
): [string, string][] =>
  names.flatMap((name): [string, string][] => {
    const next = change(name);
    return next === undefined ? [] : [[name, next]];
  });

const stringsOf = (
  value: Json | undefined,
): Partial<Record<'kind' | 'url' | 'page' | 'file' | 'space' | 'anchor', string>> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
    : {};
