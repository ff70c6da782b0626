/** A text as somebody sees it: variables and reusable contents put in, and of what is shown on a condition only what holds. */
import { badInput } from '../errors.ts';
import { bodyStart } from './front-matter.ts';
import { leavesOf } from './leaves.ts';
import { normalized, placesIn } from './lexer.ts';
import { type Tag, tagsOf } from './template.ts';

/** What a text may name. */
export interface World {
  readonly variables: Readonly<Record<string, string>>;
  /** The text of a reusable content; undefined for one that is not there. */
  readonly include: (id: string) => string | undefined;
  readonly holds: (condition: string) => boolean;
  /** Whether an `if` without `endif` holds for all that follows, and is not shown as it is written: for readers from whom it may hide something. */
  readonly isGuarded?: boolean | undefined;
}

/** Reusable contents within each other at most. */
const DEEPEST = 8;
/** Characters of the result at most. */
const LONGEST = 4 * 1024 * 1024;
/** Characters of different reusable contents at most. */
const MOST_READ = 16 * 1024 * 1024;
/** Tags that are followed at most, each as often as its text is included. */
const MOST_TAGS = 100_000;
/** Different conditions at most. */
const MOST_CONDITIONS = 1000;

/**
 * A text with its tags resolved, but for those in code, in front matter and after a backslash. Stays as it is written: a variable or
 * a reusable content that is not there, an include within itself or more than 8 deep, an `endif` without `if`, and an `if` without `endif`
 * unless the reader is guarded. `{% if %}`, `{% else %}` and the like take their line with them when they stand on it alone. More than 4 Mi characters, 100,000 tags
 * or 1,000 different conditions are a bad input.
 */
export function evaluate(markdown: string, world: World): string {
  const start = bodyStart(markdown);
  const template = templateOf(markdown.slice(start), world.isGuarded ?? false);
  if (template.tags.length === 0 && markdown.length <= LONGEST) return markdown;
  const evaluation = new Evaluation(world);
  evaluation.run(template, []);
  return markdown.slice(0, start) + evaluation.pieces.join('');
}

/** Ids of the reusable contents that a text includes, in order, as often as it does. */
export function includesOf(markdown: string): string[] {
  if (!markdown.includes('{%')) return [];
  const text = normalized(markdown.slice(bodyStart(markdown)));
  return tagsOf(text, leavesOf(text)).flatMap(({ kind, value }) => (kind === 'include' ? [value] : []));
}

/** A text and the tags in it that will be followed. */
interface Template {
  readonly text: string;
  readonly tags: readonly Tag[];
}

function templateOf(body: string, isGuarded: boolean): Template {
  if (!/\{[{%]/.test(body)) return { text: body, tags: [] };
  const text = normalized(body);
  const placeOf = placesIn(body, text);
  const tags = tagsOf(text, leavesOf(text)).map((tag) => ({ ...tag, at: placeOf(tag.at), end: placeOf(tag.end) }));
  return { text: body, tags: balanced(tags, isGuarded).map((tag) => withLine(body, tag)) };
}

/** The tags without those that have no counterpart; where somebody is guarded, what is still open at the end ends there. */
function balanced(tags: readonly Tag[], isGuarded: boolean): Tag[] {
  const live = new Set<Tag>();
  const open: { readonly tags: Tag[]; last: boolean }[] = [];
  for (const tag of tags) {
    const inner = open.at(-1);
    if (tag.kind === 'variable' || tag.kind === 'include') live.add(tag);
    else if (tag.kind === 'if') open.push({ tags: [tag], last: false });
    else if (inner && tag.kind === 'endif') for (const each of [...(open.pop()?.tags ?? []), tag]) live.add(each);
    else if (inner && !inner.last) {
      inner.tags.push(tag);
      inner.last = tag.kind === 'else';
    }
  }
  if (isGuarded) for (const each of open.flatMap((one) => one.tags)) live.add(each);
  return tags.filter((tag) => live.has(tag));
}

/** A tag that shows nothing itself, with its whole line when it stands there alone. */
function withLine(text: string, tag: Tag): Tag {
  if (tag.kind === 'variable' || tag.kind === 'include') return tag;
  let { at, end } = tag;
  while (/[ \t]/.test(text.charAt(at - 1))) at--;
  while (/[ \t]/.test(text.charAt(end))) end++;
  const newline = text.startsWith('\r\n', end) ? 2 : 1;
  const alone = /[\n\r]/.test(text.charAt(at - 1) || '\n') && /[\n\r]/.test(text.charAt(end) || '\n');
  return alone ? { ...tag, at, end: Math.min(end + newline, text.length) } : tag;
}

class Evaluation {
  readonly pieces: string[] = [];
  private readonly world: World;
  private readonly templates = new Map<string, Template | undefined>();
  private readonly conditions = new Map<string, boolean>();
  private length = 0;
  private read = 0;
  private tags = 0;

  constructor(world: World) {
    this.world = world;
  }

  /** Writes what is seen of a text; `within` are the reusable contents that it is part of. */
  run({ text, tags }: Template, within: readonly string[]): void {
    const branches: Branch[] = [];
    let at = 0;
    for (const tag of tags) {
      if (++this.tags > MOST_TAGS) throw badInput(`This text has more than ${MOST_TAGS.toLocaleString('en')} tags to evaluate, with all that it includes.`);
      const shown = branches.at(-1)?.shown ?? true;
      if (shown) this.write(text.slice(at, tag.at));
      at = tag.end;
      if (tag.kind === 'variable' || tag.kind === 'include') {
        if (shown) this.put(tag, text, within);
      } else this.branch(tag, branches);
    }
    if (branches.at(-1)?.shown ?? true) this.write(text.slice(at));
  }

  private branch(tag: Tag, branches: Branch[]): void {
    if (tag.kind === 'endif') {
      branches.pop();
      return;
    }
    const inner = tag.kind === 'if' ? { open: branches.at(-1)?.shown ?? true, shown: false } : branches.at(-1);
    if (!inner) return;
    if (tag.kind === 'if') branches.push(inner);
    inner.shown = inner.open && (tag.kind === 'else' || this.holds(tag.value));
    if (inner.shown) inner.open = false;
  }

  private put(tag: Tag, text: string, within: readonly string[]): void {
    const written = text.slice(tag.at, tag.end);
    if (tag.kind === 'variable') {
      this.write(Object.hasOwn(this.world.variables, tag.value) ? (this.world.variables[tag.value] ?? written) : written);
      return;
    }
    const template = within.length < DEEPEST && !within.includes(tag.value) ? this.template(tag.value) : undefined;
    if (template) this.run(template, [...within, tag.value]);
    else this.write(written);
  }

  private template(id: string): Template | undefined {
    if (!this.templates.has(id)) {
      const text = this.world.include(id);
      this.read += text?.length ?? 0;
      if (this.read > MOST_READ) throw badInput('This text includes too much.');
      this.templates.set(id, text === undefined ? undefined : templateOf(text.slice(bodyStart(text)).trimEnd(), this.world.isGuarded ?? false));
    }
    return this.templates.get(id);
  }

  private holds(condition: string): boolean {
    const known = this.conditions.get(condition);
    if (known !== undefined) return known;
    if (this.conditions.size >= MOST_CONDITIONS) throw badInput(`This text has more than ${MOST_CONDITIONS.toLocaleString('en')} different conditions, with all that it includes.`);
    const holds = this.world.holds(condition);
    this.conditions.set(condition, holds);
    return holds;
  }

  private write(text: string): void {
    this.length += text.length;
    if (this.length > LONGEST) throw badInput(`This text is longer than ${LONGEST.toLocaleString('en')} characters, with all that it includes.`);
    this.pieces.push(text);
  }
}

/** A part that is shown on a condition: whether one of its branches may still be shown, and whether this one is. */
interface Branch {
  open: boolean;
  shown: boolean;
}
