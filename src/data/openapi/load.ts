/**
 * Loads an OpenAPI spec: fetches its text and the files that it references within limits, and
 * parses them in a worker thread.
 */
import { badInput, AppError } from '../../domain/errors.ts';
import type { ExampleFile, SpecReferences } from '../../domain/openapi/references.ts';
import { FetchRefused, type GuardedFetch } from '../fetch.ts';
import type { Threads } from '../threads.ts';
import type { TaskBounds } from '../threads/lane.ts';
import type { ParsedSpec, SpecFile, SpecWarning } from './read.ts';

/** Maximum bytes of all files of a spec together. */
const MAX_TOTAL_BYTES = 16 * 1024 * 1024;
/**
 * Maximum number of files of a spec, and maximum length of a chain of references from its main
 * file.
 */
const MAX_FILE_COUNT = 50;
const MAX_REFERENCE_DEPTH = 8;
/** Maximum number of warnings about a file. */
const MAX_WARNING_COUNT = 50;
/** Maximum milliseconds for fetching all files, and for parsing all files. */
const MAX_FETCH_MS = 40_000;
const MAX_READ_MS = 40_000;

/** The source of a spec: a URL, or the bytes themselves. */
export type SpecSource = { readonly url: string } | { readonly bytes: Uint8Array };

/** A fetched file whose references are not resolved yet. */
interface FetchedSpecFile extends Omit<SpecFile, 'references' | 'warnings'> {
  /** The base URL of its references; undefined for uploaded bytes, which have none. */
  readonly base: string | undefined;
  readonly depth: number;
}

/** A file of a spec whose references are being resolved. */
interface OpenSpecFile extends SpecFile {
  readonly references: Record<string, string>;
  readonly warnings: SpecWarning[];
}

/**
 * Loads a spec, with the changes since `previous`, the document of the version before.
 * @throws FetchRefused where a file cannot be fetched
 * @throws BAD_USER_INPUT and TIMEOUT where a file cannot be parsed
 */
export const loadSpec = (
  deps: SpecLoaderDependencies,
  source: SpecSource,
  previous: string | null,
): Promise<ParsedSpec> => new SpecLoader(deps).run(source, previous);

/** The fetch, and the threads that parse files. */
interface SpecLoaderDependencies {
  readonly fetch: GuardedFetch;
  readonly threads: Pick<Threads, 'read'>;
}

class SpecLoader {
  private readonly fetch: GuardedFetch;
  private readonly threads: SpecLoaderDependencies['threads'];
  private readonly files = new Map<string, SpecFile>();
  /** The URLs of files by the URLs that lead to them. */
  private readonly known = new Map<string, string>();
  private readonly examples: (ExampleFile & {
    readonly of: FetchedSpecFile;
    readonly entry: OpenSpecFile;
  })[] = [];
  private readonly bounds: TaskBounds;
  private readonly startedAt = performance.now();
  private bytes = 0;
  private parseMs = 0;

  constructor({ fetch, threads }: SpecLoaderDependencies) {
    this.fetch = fetch;
    this.threads = threads;
    this.bounds = {
      limit: () => MAX_READ_MS - this.parseMs,
      late: new AppError('TIMEOUT', 'The document took too long to read.'),
      large: new AppError('BAD_USER_INPUT', 'The document needs too much memory to read.'),
    };
  }

  async run(source: SpecSource, previous: string | null): Promise<ParsedSpec> {
    const first =
      'url' in source
        ? await this.fetchFile(source.url, null, 0)
        : { filename: null, url: '', base: undefined, depth: 0, text: textOf(source.bytes) };
    this.known.set(first.url, first.url);
    await this.readFrom([first]);
    await this.readExamples();
    return this.countingTime(() =>
      this.threads.read('spec', { files: [...this.files.values()], previous }, this.bounds),
    );
  }

  /** Reads files with all files that they need. */
  private async readFrom(queue: FetchedSpecFile[]): Promise<void> {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      const { filename, url, text, base, depth } = file;
      const references: Record<string, string> = {};
      const { documents, examples } = await this.referencesOf(text);
      const entry = { filename, url, text, references, warnings: [] };
      this.files.set(url, entry);
      for (const reference of documents) {
        const address = addressOf(reference, base);
        if (!this.known.has(address)) {
          this.requireFree(reference, depth);
          const other = await this.fetchFile(address, reference, depth + 1);
          this.known.set(address, other.url).set(other.url, other.url);
          if (!this.files.has(other.url) && queue.every((queued) => queued.url !== other.url))
            queue.push(other);
        }
        references[reference] = this.known.get(address) ?? address;
      }
      this.examples.push(...examples.map((example) => ({ ...example, of: file, entry })));
    }
  }

  /**
   * Reads the files of examples after all others, so that they take no other file's room. An
   * example whose file cannot be read is a warning.
   */
  private async readExamples(): Promise<void> {
    const failures = new Map<string, string>();
    for (const { reference, path, isValue, of, entry } of this.examples) {
      const key = `${of.url} ${reference}`;
      // failed files count too, which are not known
      const message =
        failures.get(key) ??
        (failures.size < MAX_FILE_COUNT
          ? await this.failureOf(reference, isValue, of, entry.references)
          : `The examples refer to more than ${MAX_FILE_COUNT} files.`);
      if (failures.size < MAX_FILE_COUNT) failures.set(key, message);
      if (message !== '' && entry.warnings.length < MAX_WARNING_COUNT)
        entry.warnings.push({ path, message });
    }
  }

  /** Reads a file of an example, and returns why that is not possible; '' if it is. */
  private async failureOf(
    reference: string,
    isValue: boolean,
    of: FetchedSpecFile,
    references: Record<string, string>,
  ): Promise<string> {
    try {
      const address = addressOf(reference, of.base);
      if (!this.known.has(address)) {
        this.requireFree(reference, of.depth);
        const file = await this.fetchFile(address, reference, of.depth + 1);
        this.known.set(isValue ? `value of an example: ${address}` : address, file.url);
        if (isValue) return '';
        await this.referencesOf(file.text);
        const { filename, url, text } = file;
        this.files.set(url, { filename, url, text, references: {}, warnings: [] });
      }
      if (!isValue) references[reference] = this.known.get(address) ?? address;
      return '';
    } catch (error) {
      if (error instanceof FetchRefused && error.reason === 'TOO_LARGE' && isValue) return '';
      if (
        error instanceof FetchRefused ||
        (error instanceof AppError && error.reason === 'BAD_USER_INPUT')
      )
        return `The file of the example was not read. ${error.message}`;
      throw error;
    }
  }

  private requireFree(reference: string, depth: number): void {
    if (depth >= MAX_REFERENCE_DEPTH)
      throw badInput(
        `A reference leads through more than ${MAX_REFERENCE_DEPTH} files: ${truncated(reference)}.`,
      );
    if (this.known.size >= MAX_FILE_COUNT)
      throw badInput(`The document refers to more than ${MAX_FILE_COUNT - 1} other files.`);
  }

  private referencesOf(text: string): Promise<SpecReferences> {
    return this.countingTime(() => this.threads.read('references', text, this.bounds));
  }

  /** Counts the time of the thread, without the time of the network. */
  private async countingTime<T>(work: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      this.parseMs += performance.now() - startedAt;
    }
  }

  private async fetchFile(
    address: string,
    filename: string | null,
    depth: number,
  ): Promise<FetchedSpecFile> {
    const timeoutMs = Math.max(
      1,
      MAX_FETCH_MS - (performance.now() - this.startedAt - this.parseMs),
    );
    const accept = 'application/json, application/yaml, text/yaml, */*;q=0.5';
    const { url, body } = await this.fetch(address, {
      maxBytes: MAX_TOTAL_BYTES - this.bytes,
      timeoutMs,
      accept,
    }).catch((error: unknown) => {
      throw filename === null ? error : referenceErrorOf(filename, error);
    });
    this.bytes += body.length;
    return { filename, url, base: url, depth, text: textOf(body) };
  }
}

/** Adds the reference to an error, because the author only knows the URL of the main file. */
const referenceErrorOf = (reference: string, error: unknown): unknown =>
  error instanceof FetchRefused
    ? new FetchRefused(error.reason, `${truncated(reference)}: ${error.message}`, {
        ...(error.status !== undefined && { status: error.status }),
        cause: error,
      })
    : error;

/**
 * Returns the URL of a reference, without its fragment.
 * @throws BAD_USER_INPUT where it is not a URL
 */
function addressOf(reference: string, base: string | undefined): string {
  if (!URL.canParse(reference, base))
    throw badInput(
      `A relative reference cannot be resolved, because the document has no URL: ${truncated(reference)}. Use absolute URLs, or one document that contains everything.`,
    );
  const url = new URL(reference, base);
  url.hash = '';
  return url.href;
}

const truncated = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);

/**
 * Returns bytes as UTF-8.
 * @throws BAD_USER_INPUT where they are not text
 */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badInput('This is not UTF-8 text.');
  }
}
