/** Reads the texts of an archive once each, and reports those that cannot be read. */
import { isVariableName } from '../changes/entries.ts';
import { MAX_TEXT_LENGTH } from '../content.ts';
import { AppError } from '../errors.ts';
import type { ImportProblem } from '../import.ts';
import { hasUnreadMatter } from '../markdown/front-matter.ts';
import { type ImportedMatter, importedMatter } from './foreign-matter.ts';
import { mapsOfYaml, type TextWithMatter, textsOfYaml } from './matter.ts';
import type { ZipEntry } from './zip.ts';

/** The maximum size of a text with its front matter, in bytes. */
const MAX_READ_LENGTH = MAX_TEXT_LENGTH + 64 * 1024;
/** The files in which exports store variables and file metadata. */
const VARIABLES = '.gitbook/vars.yaml';
const FILE_METADATA = '.gitbook/files.yaml';
const PAGE_VARIABLES = '.gitbook/page-variables.yaml';
const TOO_LONG = 'A text may have at most 1 MiB.';

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The texts of an archive. */
export class ImportedTexts {
  readonly problems: ImportProblem[] = [];
  /** Paths of files that are not imported at all. */
  readonly skipped = new Set<string>();
  private readonly entries: ReadonlyMap<string, ZipEntry>;
  /** The folder of the pages, with a trailing slash. */
  base = '';
  private readonly read = new Map<string, string | undefined>();
  /** Messages about lost characters, by path. */
  private readonly lossMessages = new Map<string, string>();
  private pageVariables: ReturnType<typeof mapsOfYaml> | undefined;

  constructor(entries: ReadonlyMap<string, ZipEntry>) {
    this.entries = entries;
  }

  /** Reports a file that is not imported. */
  reportSkipped(path: string, message: string): void {
    this.skipped.add(path);
    this.report(path, message);
  }

  /** Reports a file that is imported incompletely. */
  report(resource: string, message: string): void {
    this.problems.push({ resource, message });
  }

  /** Returns the text of a file; undefined where it does not exist or is too long. */
  text(path: string): string | undefined {
    if (this.read.has(path)) return this.read.get(path);
    const entry = this.entries.get(path);
    const isTooLong = (entry?.size ?? 0) > MAX_READ_LENGTH;
    if (isTooLong) this.reportSkipped(path, TOO_LONG);
    const text = !entry || isTooLong ? undefined : this.decoded(path, entry.read());
    this.read.set(path, text);
    return text;
  }

  /**
   * Decodes a file. A loss of characters is reported only when the file is used as a page or a
   * reusable content.
   */
  private decoded(path: string, bytes: Uint8Array): string {
    const text = new TextDecoder().decode(bytes);
    if (text.includes('\ufffd') && !isUtf8(bytes))
      this.lossMessages.set(path, 'This is not UTF-8: some of its characters are lost.');
    else if (text.includes('\0'))
      this.lossMessages.set(path, 'The characters of value 0 in this were removed.');
    return text.replaceAll('\0', '');
  }

  /**
   * Returns the front matter and body of a file; undefined where it cannot be read. Invalid front
   * matter is reported and left out.
   */
  matter(path: string): ImportedMatter | undefined {
    const text = this.text(path);
    if (text === undefined) return undefined;
    const loss = this.lossMessages.get(path);
    if (loss !== undefined) this.report(path, loss);
    if (hasUnreadMatter(text))
      this.report(path, 'The front matter is not YAML, and was imported as text.');
    try {
      const matter = this.withVariables(importedMatter(text), path);
      if (Buffer.byteLength(matter.body) <= MAX_TEXT_LENGTH) return matter;
      this.reportSkipped(path, TOO_LONG);
      return undefined;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      this.report(path, error.message);
      return {
        title: undefined,
        slug: undefined,
        fields: {},
        body: text.replace(/^---[^\n]*\n[\s\S]*?\n---[ \t]*\r?(?:\n|$)/, ''),
      };
    }
  }

  /** Returns the front matter of a file without reporting anything. */
  peek(path: string): Pick<ImportedMatter, 'position' | 'label'> {
    try {
      return importedMatter(this.text(path) ?? '');
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return {};
    }
  }

  /** Adds the variables of a page that are not in its front matter. */
  private withVariables(matter: ImportedMatter, path: string): ImportedMatter {
    this.pageVariables ??= mapsOfYaml(this.text(this.base + PAGE_VARIABLES) ?? '');
    const further = [...(this.pageVariables.get(path.slice(this.base.length))?.texts ?? [])].map(
      ([name, value]) => [`variables.${name}`, value],
    );
    return this.withValidVariables(
      { ...matter, fields: { ...matter.fields, ...Object.fromEntries(further) } },
      path,
    );
  }

  /** Returns front matter without variables whose names are invalid. */
  withValidVariables<Matter extends TextWithMatter>(matter: Matter, path: string): Matter {
    const fields = Object.entries(matter.fields).filter(
      ([name]) =>
        !name.startsWith('variables.') || this.isVariable(name.slice('variables.'.length), path),
    );
    return { ...matter, fields: Object.fromEntries(fields) };
  }

  private isVariable(name: string, path: string): boolean {
    const isValid = isVariableName(name);
    if (!isValid)
      this.report(path, `This is not a valid name of a variable: ${name.slice(0, 100)}`);
    return isValid;
  }

  /** Returns the variables of the space by name. */
  variables(): Record<string, string> {
    const path = this.base + VARIABLES;
    return Object.fromEntries(
      [...textsOfYaml(this.text(path) ?? '')].filter(([name]) => this.isVariable(name, path)),
    );
  }

  /** Returns the metadata of files by name. */
  fileMetadata(): ReturnType<typeof mapsOfYaml> {
    return mapsOfYaml(this.text(this.base + FILE_METADATA) ?? '');
  }
}
