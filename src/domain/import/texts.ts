/** The texts of an archive as they are read: each once, and told of where that cannot be. */
import { isVariableName } from '../changes/entries.ts';
import { LONGEST_TEXT } from '../content.ts';
import { Fault } from '../errors.ts';
import type { ImportProblem } from '../import.ts';
import { mapsOfYaml, type Matter, matterOf, textsOfYaml } from './matter.ts';
import type { ZipEntry } from './zip.ts';

/** Bytes of a text with its front matter. */
const LONGEST_READ = LONGEST_TEXT + 64 * 1024;
/** Where an export, or GitBook, puts what is no page. */
const VARIABLES = ['.variables.yaml', '.gitbook/vars.yaml'];
const DESCRIBED = '.files.yaml';
const PAGE_VARIABLES = '.page-variables.yaml';
const TOO_LONG = 'A text may have at most 1 MiB.';

function isUTF8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The texts of an archive whose pages begin at `base`. */
export class Texts {
  readonly problems: ImportProblem[] = [];
  /** Paths of what is not brought at all. */
  readonly lost = new Set<string>();
  private readonly entries: ReadonlyMap<string, ZipEntry>;
  private readonly base: string;
  private readonly read = new Map<string, string | undefined>();
  /** What of a text is lost, by paths. */
  private readonly lossy = new Map<string, string>();
  private ofPages: ReturnType<typeof mapsOfYaml> | undefined;

  constructor(entries: ReadonlyMap<string, ZipEntry>, base: string) {
    this.entries = entries;
    this.base = base;
  }

  /** Tells of what is not brought. */
  lose(path: string, message: string): void {
    this.lost.add(path);
    this.tell(path, message);
  }

  /** Tells of what is not brought whole. */
  tell(resource: string, message: string): void {
    this.problems.push({ resource, message });
  }

  /** The text of a file; undefined where there is none that can be read. */
  text(path: string): string | undefined {
    if (this.read.has(path)) return this.read.get(path);
    const entry = this.entries.get(path);
    const isTooLong = (entry?.size ?? 0) > LONGEST_READ;
    if (isTooLong) this.lose(path, TOO_LONG);
    const text = !entry || isTooLong ? undefined : this.decoded(path, entry.read());
    this.read.set(path, text);
    return text;
  }

  /** The characters of a file. That some are lost is told of where it is a page's, or a reusable content's. */
  private decoded(path: string, bytes: Uint8Array): string {
    const text = new TextDecoder().decode(bytes);
    if (text.includes('\ufffd') && !isUTF8(bytes)) this.lossy.set(path, 'This is not UTF-8: some of its characters are lost.');
    else if (text.includes('\0')) this.lossy.set(path, 'The characters of value 0 in this are left out.');
    return text.replaceAll('\0', '');
  }

  /** What a file says of its page; undefined where it cannot be read. Front matter that cannot be read is left out. */
  matter(path: string): Matter | undefined {
    const text = this.text(path);
    if (text === undefined) return undefined;
    const lost = this.lossy.get(path);
    if (lost !== undefined) this.tell(path, lost);
    try {
      const matter = this.withVariables(matterOf(text), path);
      if (Buffer.byteLength(matter.body) <= LONGEST_TEXT) return matter;
      this.lose(path, TOO_LONG);
      return undefined;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.tell(path, error.message);
      return { title: undefined, slug: undefined, fields: {}, body: text.replace(/^---[^\n]*\n[\s\S]*?\n---[ \t]*\r?(?:\n|$)/, '') };
    }
  }

  /** A page with variables that are not in its front matter. */
  private withVariables(matter: Matter, path: string): Matter {
    this.ofPages ??= mapsOfYaml(this.text(this.base + PAGE_VARIABLES) ?? '');
    const further = [...(this.ofPages.get(path.slice(this.base.length))?.texts ?? [])].map(([name, value]) => [`variables.${name}`, value]);
    return this.sound({ ...matter, fields: { ...matter.fields, ...Object.fromEntries(further) } }, path);
  }

  /** What is said of a page, without variables whose names cannot be. */
  sound(matter: Matter, path: string): Matter {
    const fields = Object.entries(matter.fields).filter(([name]) => !name.startsWith('variables.') || this.isVariable(name.slice('variables.'.length), path));
    return { ...matter, fields: Object.fromEntries(fields) };
  }

  private isVariable(name: string, path: string): boolean {
    const isOne = isVariableName(name);
    if (!isOne) this.tell(path, `This is no name of a variable: ${name.slice(0, 100)}`);
    return isOne;
  }

  /** The variables of all pages. */
  variables(): Record<string, string> {
    const path = VARIABLES.map((name) => this.base + name).find((name) => this.entries.has(name)) ?? '';
    return Object.fromEntries([...textsOfYaml(this.text(path) ?? '')].filter(([name]) => this.isVariable(name, path)));
  }

  /** What is said of files, by their names. */
  described(): ReturnType<typeof mapsOfYaml> {
    return mapsOfYaml(this.text(this.base + DESCRIBED) ?? '');
  }
}
