/** Lists the tasks on texts that can take long, so that they can run in another thread. */
import { type BlockChange, changedBlocks } from './blocks.ts';
import { type BlockOperation, type EditedText, editBlocks } from './document/edit.ts';
import { readBlocks } from './document/read.ts';
import { documentNodesOf, documentTooLong, MAX_DOCUMENT_LENGTH } from './document-json.ts';
import { addressesToResolve } from './html/needed-addresses.ts';
import type { HtmlInput } from './html/render.ts';
import { rewriteIncludes } from './import/includes.ts';
import { blockOf } from './document/block-text.ts';
import { type RenderedPage, type RenderInput, renderFor } from './markdown/evaluate-for.ts';
import { type ParsedText, readText } from './markdown/reading.ts';
import { rewriteLinks } from './markdown/rewrite.ts';
import type { BlockChoice, ConflictBlock, TextSegment, ThreeWay } from './merge/conflict.ts';
import { mergeTexts } from './merge/text.ts';

/** A text with replacements for its addresses and names. */
export interface RewriteInput {
  readonly text: string;
  /** New addresses of links and images, by their present ones. */
  readonly links: Readonly<Record<string, string>>;
  /** New names of includes, by their present ones. */
  readonly includes: Readonly<Record<string, string>>;
}

/** The result of merging three texts. */
export interface TextMerge {
  /** The merged text; undefined if the sides conflict. */
  readonly text: string | undefined;
  readonly blocks: readonly ConflictBlock[];
  /** The text as merged so far, in order. */
  readonly segments: readonly TextSegment[];
  /** If the sides conflict: the text with the blocks of one side at each conflict. */
  readonly chosen: ThreeWay<string> | undefined;
}

/** The input and the result of each task. All of them are structured-cloneable. */
export interface TextTasks {
  /** Facts that are stored with a text. */
  readonly read: { readonly given: string; readonly result: ParsedText };
  readonly rewrite: { readonly given: RewriteInput; readonly result: string };
  /** A text after operations on its blocks. */
  readonly editBlocks: {
    readonly given: { readonly text: string; readonly operations: readonly BlockOperation[] };
    readonly result: EditedText;
  };
  readonly merge: { readonly given: ThreeWay<string>; readonly result: TextMerge };
  /** The merged text with a choice for each range in conflict. */
  readonly resolve: {
    readonly given: ThreeWay<string> & { readonly choices: readonly BlockChoice[] };
    readonly result: string;
  };
  /** The blocks that differ between two texts. */
  readonly diff: {
    readonly given: { readonly before: string; readonly after: string };
    readonly result: readonly BlockChange[];
  };
  /** The text of a block, by its id. */
  readonly block: {
    readonly given: { readonly text: string; readonly id: string };
    readonly result: string | undefined;
  };
  /** The nodes of the document of a text, as several JSON arrays. */
  readonly document: { readonly given: string; readonly result: readonly string[] };
  /** The blocks of a text, as several JSON arrays. */
  readonly blocks: { readonly given: string; readonly result: readonly string[] };
  readonly evaluate: { readonly given: RenderInput; readonly result: RenderedPage };
  /** The addresses in a text whose targets its HTML needs. */
  readonly addresses: { readonly given: string; readonly result: readonly string[] };
  /** The HTML of a text, which only worker threads compute. */
  readonly html: { readonly given: HtmlInput; readonly result: string };
}

/** The name of a task. */
export type TextTask = keyof TextTasks;

/** Maximum length of the JSON that the main thread parses in one step. */
const DOCUMENT_CHUNK_LENGTH = 64 * 1024;

type Compute<Task extends TextTask> = (
  given: TextTasks[Task]['given'],
) => TextTasks[Task]['result'];

/** The function for each task that the main thread can compute too. */
export const textTasks: {
  readonly [Task in Exclude<TextTask, 'html'>]: Compute<Task>;
} = {
  read: readText,
  rewrite({ text, links, includes }) {
    const linked = rewriteLinks(text, (href) =>
      Object.hasOwn(links, href) ? links[href] : undefined,
    );
    return Object.keys(includes).length === 0
      ? linked
      : rewriteIncludes(linked, (name) =>
          Object.hasOwn(includes, name) ? includes[name] : undefined,
        );
  },
  editBlocks: ({ text, operations }) => editBlocks(text, operations),
  merge({ base, ours, theirs }) {
    const { text, blocks, segments, choose } = mergeTexts(base, ours, theirs);
    return {
      text,
      blocks,
      segments: segments(),
      chosen:
        text === undefined
          ? { base: choose('base'), ours: choose('ours'), theirs: choose('theirs') }
          : undefined,
    };
  },
  resolve: ({ base, ours, theirs, choices }) => mergeTexts(base, ours, theirs).resolve(choices),
  diff: ({ before, after }) => changedBlocks(before, after),
  block: ({ text, id }) => blockOf(text, id),
  document: (markdown) => chunksOf(documentNodesOf(markdown)),
  blocks: (markdown) => chunksOf(readBlocks(markdown)),
  evaluate: renderFor,
  addresses: addressesToResolve,
};

const tasksOfThisThread: { readonly [Task in TextTask]?: Compute<Task> } = textTasks;

/** Returns whether only worker threads compute a task: its packages take long to load. */
export const needsThread = (task: TextTask): boolean => tasksOfThisThread[task] === undefined;

/**
 * Computes a task in the current thread.
 * @throws Error for a task that only worker threads compute
 */
export function computeText<Task extends TextTask>(
  task: Task,
  given: TextTasks[Task]['given'],
): TextTasks[Task]['result'] {
  const compute = tasksOfThisThread[task];
  if (!compute) throw new Error(`The task ${task} runs in worker threads only.`);
  return compute(given);
}

/**
 * Returns blocks as JSON arrays.
 * @throws QUERY_TOO_COMPLEX for more than 8 MiB of JSON
 */
function chunksOf(blocks: Iterable<object>): string[] {
  const chunks: string[] = [];
  let nodes: string[] = [];
  let [length, total] = [0, 0];
  for (const block of blocks) {
    const json = JSON.stringify(block);
    total += json.length;
    if (total > MAX_DOCUMENT_LENGTH) throw documentTooLong();
    if (length > 0 && length + json.length > DOCUMENT_CHUNK_LENGTH) {
      chunks.push(`[${nodes.join(',')}]`);
      [nodes, length] = [[], 0];
    }
    nodes.push(json);
    length += json.length;
  }
  return [...chunks, `[${nodes.join(',')}]`];
}

/**
 * Computes tasks synchronously, in the current thread or from results that were computed before.
 */
export interface Texts {
  /**
   * Returns the result of each input, in order. `fields` are the paths of the inputs in the
   * request, for errors.
   * @throws UnreadableText if the results must be computed in another thread first
   */
  all<Task extends TextTask>(
    task: Task,
    given: readonly TextTasks[Task]['given'][],
    fields?: readonly string[],
  ): TextTasks[Task]['result'][];
}

/** Computes all tasks in the current thread. */
export const directTexts: Texts = {
  all: (task, given) => given.map((one) => computeText(task, one)),
};

/**
 * Returns rewritten texts. Texts without replacements are returned without being parsed.
 * @throws UnreadableText if `texts` does
 */
export function rewriteAll(
  texts: Texts,
  inputs: readonly RewriteInput[],
  fields: readonly string[] = [],
): string[] {
  const changed = inputs
    .map((input, i) => ({ input, field: fields[i] ?? '' }))
    .filter(
      ({ input }) => Object.keys(input.links).length + Object.keys(input.includes).length > 0,
    );
  const rewritten = texts.all(
    'rewrite',
    changed.map(({ input }) => input),
    changed.map(({ field }) => field),
  );
  const results = new Map(changed.map(({ input }, i) => [input, rewritten[i]]));
  return inputs.map((input) => results.get(input) ?? input.text);
}

/**
 * Thrown for texts that take too long for the current thread. The caller computes their results
 * elsewhere and then repeats the operation.
 */
export class UnreadableText extends Error {
  readonly task: TextTask;
  readonly given: readonly TextTasks[TextTask]['given'][];
  readonly fields: readonly string[];

  constructor(
    task: TextTask,
    given: readonly TextTasks[TextTask]['given'][],
    fields: readonly string[] = [],
  ) {
    super('Texts must be read outside of the transaction first.');
    this.task = task;
    this.given = given;
    this.fields = fields;
  }
}
