/** Loads an OpenAPI spec: its text, and what that refers to, through the guarded fetch and within bounds; read in a thread of its own. */
import { badInput, Fault } from '../../domain/errors.ts';
import { FetchRefused, type GuardedFetch } from '../fetch.ts';
import { type ReadingBounds, ReadingThread } from '../reading/thread.ts';
import type { ReadSpec, SpecFile } from './read.ts';

/** Bytes of all files of a spec together. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Files of a spec, and how many references may lead from its own to the last. */
const MOST_FILES = 50;
const DEEPEST = 8;
/** Milliseconds in which all of it is fetched, and in which all of it is read. */
const FETCH_MS = 40_000;
const READ_MS = 40_000;

/** Where a spec is read: at an address, or it is there already. */
export type SpecSource = { readonly url: string } | { readonly bytes: Uint8Array };

/** A file that waits for what it refers to. */
interface Loaded extends Omit<SpecFile, 'references'> {
  /** Undefined for a text that was given: it lies nowhere. */
  readonly base: string | undefined;
  readonly depth: number;
}

/** What a spec is, and what follows from it since `previous`, the document before. FetchRefused for what cannot be fetched, BAD_USER_INPUT and TIMEOUT for what cannot be read. */
export async function loadSpec(fetch: GuardedFetch, source: SpecSource, previous: string | null): Promise<ReadSpec> {
  const loading = new Loading(fetch);
  try {
    return await loading.run(source, previous);
  } finally {
    await loading.end();
  }
}

class Loading {
  private readonly fetch: GuardedFetch;
  private readonly thread = new ReadingThread();
  private readonly files = new Map<string, SpecFile>();
  private readonly bounds: ReadingBounds;
  private readonly began = performance.now();
  private bytes = 0;
  private read = 0;

  constructor(fetch: GuardedFetch) {
    this.fetch = fetch;
    this.bounds = {
      limit: () => READ_MS - this.read,
      late: new Fault('TIMEOUT', 'The document took too long to read.'),
      large: new Fault('BAD_USER_INPUT', 'The document takes too much memory to read.'),
    };
  }

  end(): Promise<void> {
    return this.thread.end();
  }

  async run(source: SpecSource, previous: string | null): Promise<ReadSpec> {
    const first = 'url' in source ? await this.fetched(source.url, null, 0) : { filename: null, url: '', base: undefined, depth: 0, text: textOf(source.bytes) };
    const waiting: Loaded[] = [first];
    const known = new Map([[first.url, first.url]]);
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const { filename, url, text, base, depth } = file;
      const references: Record<string, string> = {};
      for (const reference of await this.timed(() => this.thread.read({ kind: 'references', given: text }, this.bounds))) {
        const at = addressOf(reference, base);
        if (!known.has(at)) {
          if (depth >= DEEPEST) throw badInput(`A reference leads through more than ${DEEPEST} files: ${shortened(reference)}.`);
          if (known.size >= MOST_FILES) throw badInput(`The document refers to more than ${MOST_FILES - 1} others.`);
          const other = await this.fetched(at, reference, depth + 1);
          known.set(at, other.url).set(other.url, other.url);
          if (!this.files.has(other.url) && waiting.every((one) => one.url !== other.url) && other.url !== url) waiting.push(other);
        }
        references[reference] = known.get(at) ?? at;
      }
      this.files.set(url, { filename, url, text, references });
    }
    return this.timed(() => this.thread.read({ kind: 'spec', given: { files: [...this.files.values()], previous } }, this.bounds));
  }

  /** Counts the time that the thread takes, and not that of the network. */
  private async timed<T>(work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    try {
      return await work();
    } finally {
      this.read += performance.now() - began;
    }
  }

  private async fetched(address: string, filename: string | null, depth: number): Promise<Loaded> {
    const timeoutMs = Math.max(1, FETCH_MS - (performance.now() - this.began - this.read));
    const accept = 'application/json, application/yaml, text/yaml, */*;q=0.5';
    const { url, body } = await this.fetch(address, { maxBytes: MOST_BYTES - this.bytes, timeoutMs, accept }).catch((error: unknown) => {
      throw filename === null ? error : ofReference(filename, error);
    });
    this.bytes += body.length;
    return { filename, url, base: url, depth, text: textOf(body) };
  }
}

/** The same of a reference, which its author cannot tell from the address that he gave. */
const ofReference = (reference: string, error: unknown): unknown =>
  error instanceof FetchRefused ? new FetchRefused(error.reason, `${shortened(reference)}: ${error.message}`, { ...(error.status !== undefined && { status: error.status }), cause: error }) : error;

/** Where a reference leads, without its fragment. BAD_USER_INPUT for one that leads nowhere. */
function addressOf(reference: string, base: string | undefined): string {
  if (!URL.canParse(reference, base))
    throw badInput(`A reference leads to a file beside the document, which has no address: ${shortened(reference)}. Give absolute addresses, or one document that holds all.`);
  const url = new URL(reference, base);
  url.hash = '';
  return url.href;
}

const shortened = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);

/** Bytes as UTF-8. BAD_USER_INPUT for what is no text. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badInput('This is no text in UTF-8.');
  }
}
