/**
 * Renders a text for a reader: replaces variables and includes, and drops conditional parts whose
 * condition is false.
 */
import { badInput } from '../errors.ts';
import { bodyStart } from './front-matter.ts';
import { leavesOf } from './leaves.ts';
import { normalized, indexMapper } from './lexer.ts';
import { type Tag, tagsOf } from './template.ts';

/**
 * The parts of a text that are rendered: `includes` alone, those that do not depend on the reader
 * (variables and includes), or all with the conditions.
 */
export type RenderedParts = 'includes' | 'deterministic' | 'all';

/** The values that tags of a text refer to. */
export interface EvaluationContext {
  readonly variables: Readonly<Record<string, string>>;
  /** Returns the text of a reusable content; undefined where it does not exist. */
  readonly include: (id: string) => string | undefined;
  readonly holds: (condition: string) => boolean;
  /**
   * True if an `if` without `endif` applies to the rest of the text instead of being left as
   * written. Set it for readers from whom the text may hide something.
   */
  readonly isGuarded?: boolean | undefined;
  /** Tags of other parts stay as written. All parts by default. */
  readonly parts?: RenderedParts | undefined;
}

/** The maximum depth of nested reusable contents. */
const MAX_DEPTH = 8;
/** The maximum length of the result in characters. */
const MAX_OUTPUT_LENGTH = 4 * 1024 * 1024;
/** The maximum total length of the included reusable contents in characters, each counted once. */
const MAX_READ_LENGTH = 16 * 1024 * 1024;
/** The maximum number of evaluated tags, counted for each inclusion of their text. */
const MAX_TAG_COUNT = 100_000;
/** The maximum number of different conditions. */
const MAX_CONDITION_COUNT = 1000;

/**
 * Returns a text with its tags resolved, except in code, in front matter and after a backslash.
 * Control tags that are alone on their line are removed with the line.
 *
 * These tags stay as written: an unknown variable or include, an include of itself or deeper than 8
 * levels, an `endif` without `if`, and an `if` without `endif` unless the reader is guarded.
 *
 * @throws BAD_USER_INPUT for more than 4 Mi characters, 100,000 tags or 1,000 different conditions.
 */
export function renderMarkdown(markdown: string, context: EvaluationContext): string {
  const start = bodyStart(markdown);
  const template = templateOf(markdown.slice(start), context);
  if (template.tags.length === 0 && markdown.length <= MAX_OUTPUT_LENGTH) return markdown;
  const evaluation = new Evaluation(context);
  evaluation.run(template, []);
  return markdown.slice(0, start) + evaluation.pieces.join('');
}

/** A text with the tags to evaluate. */
interface Template {
  readonly text: string;
  readonly tags: readonly Tag[];
}

function templateOf(
  body: string,
  { isGuarded = false, parts = 'all' }: EvaluationContext,
): Template {
  if (!/\{[{%]/.test(body)) return { text: body, tags: [] };
  const text = normalized(body);
  const originalIndex = indexMapper(body, text);
  const tags = tagsOf(text, leavesOf(text))
    .filter(({ kind }) => isRendered(kind, parts))
    .map((tag) => ({ ...tag, at: originalIndex(tag.at), end: originalIndex(tag.end) }));
  return { text: body, tags: balanced(tags, isGuarded).map((tag) => withLine(body, tag)) };
}

const isRendered = (kind: Tag['kind'], parts: RenderedParts): boolean =>
  kind === 'include' || parts === 'all' || (kind === 'variable' && parts === 'deterministic');

/**
 * Returns the tags without unmatched control tags. For a guarded reader an unclosed `if` ends at
 * the end of the text.
 */
function balanced(tags: readonly Tag[], isGuarded: boolean): Tag[] {
  const matched = new Set<Tag>();
  const open: { readonly tags: Tag[]; last: boolean }[] = [];
  for (const tag of tags) {
    const inner = open.at(-1);
    if (tag.kind === 'variable' || tag.kind === 'include') matched.add(tag);
    else if (tag.kind === 'if') open.push({ tags: [tag], last: false });
    else if (inner && tag.kind === 'endif')
      for (const each of [...(open.pop()?.tags ?? []), tag]) matched.add(each);
    else if (inner && !inner.last) {
      inner.tags.push(tag);
      inner.last = tag.kind === 'else';
    }
  }
  if (isGuarded) for (const each of open.flatMap((one) => one.tags)) matched.add(each);
  return tags.filter((tag) => matched.has(tag));
}

/** Extends a control tag to its whole line when it is alone on it. */
function withLine(text: string, tag: Tag): Tag {
  if (tag.kind === 'variable' || tag.kind === 'include') return tag;
  let { at, end } = tag;
  while (/[ \t]/.test(text.charAt(at - 1))) at--;
  while (/[ \t]/.test(text.charAt(end))) end++;
  const newline = text.startsWith('\r\n', end) ? 2 : 1;
  const isAlone =
    /[\n\r]/.test(text.charAt(at - 1) || '\n') && /[\n\r]/.test(text.charAt(end) || '\n');
  return isAlone ? { ...tag, at, end: Math.min(end + newline, text.length) } : tag;
}

class Evaluation {
  readonly pieces: string[] = [];
  private readonly context: EvaluationContext;
  private readonly templates = new Map<string, Template | undefined>();
  private readonly conditions = new Map<string, boolean>();
  private outputLength = 0;
  private readLength = 0;
  private tagCount = 0;

  constructor(context: EvaluationContext) {
    this.context = context;
  }

  /** Writes the visible part of a text. `within` lists the reusable contents that contain it. */
  run({ text, tags }: Template, includeStack: readonly string[]): void {
    const branches: Branch[] = [];
    let at = 0;
    for (const tag of tags) {
      if (++this.tagCount > MAX_TAG_COUNT)
        throw badInput(
          `This text has more than ${MAX_TAG_COUNT.toLocaleString('en')} tags to render, with its includes.`,
        );
      const isShown = branches.at(-1)?.isShown ?? true;
      if (isShown) this.write(text.slice(at, tag.at));
      at = tag.end;
      if (tag.kind === 'variable' || tag.kind === 'include') {
        if (isShown) this.writeTag(tag, text, includeStack);
      } else this.branch(tag, branches);
    }
    if (branches.at(-1)?.isShown ?? true) this.write(text.slice(at));
  }

  private branch(tag: Tag, branches: Branch[]): void {
    if (tag.kind === 'endif') {
      branches.pop();
      return;
    }
    const inner =
      tag.kind === 'if'
        ? { isPending: branches.at(-1)?.isShown ?? true, isShown: false }
        : branches.at(-1);
    if (!inner) return;
    if (tag.kind === 'if') branches.push(inner);
    inner.isShown = inner.isPending && (tag.kind === 'else' || this.holds(tag.value));
    if (inner.isShown) inner.isPending = false;
  }

  private writeTag(tag: Tag, text: string, includeStack: readonly string[]): void {
    const source = text.slice(tag.at, tag.end);
    if (tag.kind === 'variable') {
      this.write(
        Object.hasOwn(this.context.variables, tag.value)
          ? (this.context.variables[tag.value] ?? source)
          : source,
      );
      return;
    }
    const template =
      includeStack.length < MAX_DEPTH && !includeStack.includes(tag.value)
        ? this.template(tag.value)
        : undefined;
    if (template) this.run(template, [...includeStack, tag.value]);
    else this.write(source);
  }

  private template(id: string): Template | undefined {
    if (!this.templates.has(id)) {
      const text = this.context.include(id);
      this.readLength += text?.length ?? 0;
      if (this.readLength > MAX_READ_LENGTH) throw badInput('This text includes too much.');
      this.templates.set(
        id,
        text === undefined
          ? undefined
          : templateOf(text.slice(bodyStart(text)).trimEnd(), this.context),
      );
    }
    return this.templates.get(id);
  }

  private holds(condition: string): boolean {
    const known = this.conditions.get(condition);
    if (known !== undefined) return known;
    if (this.conditions.size >= MAX_CONDITION_COUNT)
      throw badInput(
        `This text has more than ${MAX_CONDITION_COUNT.toLocaleString('en')} different conditions, with its includes.`,
      );
    const holds = this.context.holds(condition);
    this.conditions.set(condition, holds);
    return holds;
  }

  private write(text: string): void {
    this.outputLength += text.length;
    if (this.outputLength > MAX_OUTPUT_LENGTH)
      throw badInput(
        `This text is longer than ${MAX_OUTPUT_LENGTH.toLocaleString('en')} characters, with its includes.`,
      );
    this.pieces.push(text);
  }
}

/**
 * A conditional part. `isPending` is true while a later branch may still be shown; `isShown` is
 * true while the current branch is shown.
 */
interface Branch {
  isPending: boolean;
  isShown: boolean;
}
