/** Content as a folder of markdown that everybody can read, and that an import makes the same content of. */
import { type Content, type Fields, type Json, type Page, slugOf } from './content.ts';
import { type Matter, matterOfFields, withMatter, yamlOf } from './export/matter.ts';
import { wayFrom } from './export/names.ts';
import { type Plan, planOf } from './export/plan.ts';
import { type SummaryLine, writeSummary } from './export/summary.ts';
import { rewriteIncludes } from './import/includes.ts';
import { readLine } from './import/summary.ts';
import { folderOf, nameOf, typeByName } from './import/paths.ts';
import { targetOf } from './links.ts';
import { entriesOf } from './list.ts';
import { rewriteLinks } from './markdown/rewrite.ts';
import { walk } from './tree.ts';

/** A file of an export: a text, or bytes that are known by their hash. */
export type ExportedEntry = { readonly path: string; readonly text: string } | { readonly path: string; readonly blob: string };

const SUMMARY = 'SUMMARY.md';
/** Characters of front matter that are read again at most, and some to spare. */
const LONGEST_MATTER = 30_000;

/**
 * The files of an export, the same for the same content: pages by their slugs, `.reusable/`, `.variables.yaml`, `SUMMARY.md`, `.files/`,
 * and in `.files.yaml` and `.page-variables.yaml` what has no other place. Each is made when it is asked for. `texts` gives a text by its
 * hash: those of the pages in the order of the tree, then those of the reusable contents.
 */
export async function* exportContent(content: Content, texts: (hash: string) => Promise<string>): AsyncGenerator<ExportedEntry> {
  const writer = new Writer(content);
  for (const { page } of walk(content.pages)) {
    const path = writer.pathOf(page);
    if (path !== undefined) yield writer.page(page, path, page.document === undefined ? '' : await texts(page.document));
  }
  for (const { id, fields } of entriesOf(content.reusableContents)) {
    const { document } = fields;
    yield writer.reusable(id, fields, typeof document === 'string' ? await texts(document) : '');
  }
  yield* yaml('.variables.yaml', Object.fromEntries(entriesOf(content.variables).map(({ id, fields }): [string, Json] => [id, fields['value'] ?? ''])));
  yield* yaml('.page-variables.yaml', Object.fromEntries(writer.pageVariables));
  // After the texts: which of its lines have a name is said by the links to them.
  yield { path: SUMMARY, text: writeSummary(content.pages, (page) => writer.line(page)) };
  yield* writer.files();
}

const yaml = (path: string, map: Matter): ExportedEntry[] => (Object.keys(map).length === 0 ? [] : [{ path, text: yamlOf(map) }]);

class Writer {
  /** Variables of pages that have too many for their front matter, by paths. */
  readonly pageVariables = new Map<string, Json>();
  private readonly content: Content;
  private readonly plan: Plan;
  /** Pages without a file that something leads to. */
  private readonly named = new Set<string>();

  constructor(content: Content) {
    this.content = content;
    this.plan = planOf(content);
    for (const { page } of walk(content.pages)) if (page.type === 'LINK') this.hrefOf(page.fields['target'], '');
  }

  /** The file of a page; undefined for a page without. */
  pathOf(page: Page): string | undefined {
    return this.plan.pages.get(page.id)?.path;
  }

  page(page: Page, path: string, text: string): ExportedEntry {
    const body = this.linked(text, folderOf(path));
    const matter: Matter = { title: String(page.fields['title'] ?? ''), ...this.matter(page, folderOf(path)) };
    const whole = withMatter(matter, body);
    if (whole.length - body.length <= LONGEST_MATTER) return { path, text: whole };
    const { variables = {}, ...rest } = matter;
    this.pageVariables.set(path, variables);
    return { path, text: withMatter(rest, body) };
  }

  reusable(id: string, { title, git }: Fields, text: string): ExportedEntry {
    const path = this.plan.reusableContents.get(id) ?? '';
    const body = this.linked(text, folderOf(path));
    return { path, text: withMatter({ title: title ?? '', ...(git !== undefined && { git }) }, body) };
  }

  line(page: Page): SummaryLine {
    const { path, anchor = '' } = this.plan.pages.get(page.id) ?? {};
    if (path !== undefined) return { href: path, hasFile: true, more: {} };
    const named = this.named.has(page.id) ? { anchor } : {};
    if (page.type === 'GROUP') return { href: undefined, hasFile: false, more: { ...named, ...this.matter(page, '') } };
    const { target } = page.fields;
    const { href, said } = this.hrefOf(target, '');
    return { href, hasFile: false, more: { ...named, ...this.matter(page, ''), ...(said !== undefined && { target: said }) } };
  }

  files(): ExportedEntry[] {
    const said: [string, Json][] = [];
    const entries = entriesOf(this.content.files).map(({ id, fields }): ExportedEntry => {
      const path = this.plan.files.get(id) ?? '';
      const name = String(fields['name'] ?? '');
      const { contentType, git, blob } = fields;
      const more = { ...(name !== nameOf(path) && { name }), ...(contentType !== undefined && contentType !== typeByName(name) && { contentType }), ...(git !== undefined && { git }) };
      if (Object.keys(more).length > 0) said.push([nameOf(path), more]);
      return { path, blob: String(blob) };
    });
    return [...yaml('.files.yaml', Object.fromEntries(said)), ...entries];
  }

  /** What is said of a page beside its title; its slug where its place does not say it. */
  private matter(page: Page, folder: string): Matter {
    const slug = slugOf(page);
    const place = this.plan.pages.get(page.id);
    return matterOfFields(page.fields, slug === place?.slug ? undefined : slug, (file) => this.fileFrom(folder, file));
  }

  private fileFrom(folder: string, file: string): string {
    const path = this.plan.files.get(file);
    return path === undefined ? `/files/${file}` : wayFrom(folder, path);
  }

  /** The way from a folder to a page; undefined for a page that is not here. */
  private pageFrom(folder: string, id: string, anchor: string): string | undefined {
    const place = this.plan.pages.get(id);
    if (place?.path !== undefined) return wayFrom(folder, place.path) + anchor;
    if (!place || anchor !== '') return undefined; // the summary's anchor is the page itself
    this.named.add(id);
    return `${wayFrom(folder, SUMMARY)}#${place.anchor}`;
  }

  /** A text with ways to files for ids. */
  private linked(text: string, folder: string): string {
    const withWays = rewriteLinks(text, (href) => {
      const target = targetOf(href);
      const behind = /[?#].*$/s.exec(href)?.[0] ?? '';
      if (target.kind === 'page') return this.pageFrom(folder, target.page, behind);
      const path = target.kind === 'file' ? this.plan.files.get(target.file) : target.kind === 'reusable-content' ? this.plan.reusableContents.get(target.id) : undefined;
      return path === undefined ? undefined : wayFrom(folder, path) + behind;
    });
    return rewriteIncludes(withWays, (id) => {
      const path = this.plan.reusableContents.get(id);
      return path === undefined ? undefined : wayFrom(folder, path);
    });
  }

  /** Where a link page leads, as an address and, where that does not say all, as an object. */
  private hrefOf(target: Json | undefined, folder: string): { href: string; said: Json | undefined } {
    const { kind, url, page, file, space, anchor } = textsIn(target);
    if (space !== undefined) return { href: `/spaces/${space}`, said: target };
    const way = page !== undefined ? this.pageFrom(folder, page, '') : file !== undefined ? this.plan.files.get(file) : undefined;
    if (way !== undefined) return { href: way, said: { ...(kind !== undefined && { kind }), ...(anchor !== undefined && { anchor }) } };
    const isPlain = url !== undefined && anchor === undefined && /^(?:https?|mailto):/i.test(url) && readLine(`[x](${url})`).href === url;
    return isPlain ? { href: url, said: undefined } : { href: '#', said: target };
  }
}

const textsIn = (value: Json | undefined): Partial<Record<'kind' | 'url' | 'page' | 'file' | 'space' | 'anchor', string>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string')) : {};
