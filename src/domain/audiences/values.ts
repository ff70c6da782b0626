/** The values of a claim that conditions tell apart: one of each kind, so that no other value is seen otherwise. */
import type { Work } from '../condition/value.ts';
import type { Look, Question } from './look.ts';
import { spend } from './work.ts';

/** Values of a claim that is there. */
export interface Values {
  readonly values: readonly unknown[];
  /** Whether each other value is like one of these. */
  readonly isExact: boolean;
  /** How many there would be, where that is too many: then there are none. */
  readonly tooMany?: number;
}

/** A value that is not understood is tried with texts of at most so many characters, and lists of so many items. */
const LONGEST = 100;

/** The values of a claim. At most `most`. */
export function valuesOf(look: Look, most: number, work: Work): Values {
  if (look.within) return listsOf(look, look.within, most, work);
  const group = groupOf(look);
  const questions = [...new Map(group.flatMap((one) => [...one.questions, ...valuesAsked(one)])).values()];
  const { claim } = look;
  if (claim.type === 'boolean' || (claim.type === 'string' && claim.enum)) {
    const all: readonly (string | boolean)[] = claim.type === 'string' ? (claim.enum ?? []) : [true, false];
    return { values: look.isOpaque || group.length > 1 ? all : toldApart(all, questions, work), isExact: true };
  }
  const hints = [...new Set(group.flatMap((one) => [...one.hints]))];
  const isOpaque = group.some((one) => one.isOpaque && !isClosed(one));
  const found = claim.type === 'number' ? numbersOf(questions, hints, group.length) : textsOf(questions, isOpaque ? hints : [], group.length);
  return { values: group.length > 1 || isOpaque ? found.values : toldApart(found.values, questions, work), isExact: found.isExact && !isOpaque };
}

/** The claims that are compared with each other, this one among them: what is asked of one is asked of all. */
function groupOf(look: Look): readonly Look[] {
  const group = new Set([look]);
  for (const one of group) for (const other of one.beside) group.add(other);
  return [...group];
}

const isClosed = ({ claim }: Look): boolean => claim.type === 'boolean' || (claim.type === 'string' && claim.enum !== undefined);

/** That a claim is one of some texts is asked of those that it is compared with. */
const valuesAsked = ({ claim, beside }: Look): [string, Question][] =>
  claim.type === 'string' && beside.size > 0 ? (claim.enum ?? []).map((value) => [`value ${value}`, { ask: 'compare', operator: '===', value }]) : [];

/** The first of the values that are answered alike. */
function toldApart<Value>(values: readonly Value[], questions: readonly Question[], work: Work): Value[] {
  const named = new Set<unknown>(questions.flatMap((question) => (isSameness(question) ? [question.value] : [])));
  const others = questions.filter((question) => !isSameness(question));
  spend(work, values.length * (1 + others.length));
  const kinds = new Map<string, Value>();
  for (const value of values) {
    const answers = others.map((question) => (answer(value, question) ? '1' : '0')).join('');
    const kind = named.has(value) ? `${answers} ${value}` : answers;
    if (!kinds.has(kind)) kinds.set(kind, value);
  }
  return [...kinds.values()];
}

const isSameness = (question: Question): question is Question & { readonly ask: 'compare' } => question.ask === 'compare' && /^[=!]/.test(question.operator);

/** What a question other than whether it is the same says of a value. */
function answer(value: unknown, question: Question): boolean {
  if (question.ask === 'truth') return Boolean(value);
  if (question.ask !== 'compare') return typeof value === 'string' && value[question.ask](question.value);
  const { operator, value: other } = question;
  if (typeof value !== typeof other || typeof value === 'boolean') return false;
  // Two texts or two numbers: JavaScript's order is that of conditions.
  const [one, two] = [value as string, other as string];
  return operator === '<' ? one < two : operator === '<=' ? one <= two : operator === '>' ? one > two : one >= two;
}

const literalsOf = (questions: readonly Question[]): unknown[] => questions.flatMap((question) => (question.ask === 'truth' ? [] : [question.value]));

/** The numbers that are named, and `each` in every gap between them, below and above. */
function numbersOf(questions: readonly Question[], hints: readonly (string | number)[], each: number): Values {
  const asksTruth = questions.some(({ ask }) => ask === 'truth');
  const named = [...literalsOf(questions), ...hints, ...(asksTruth ? [0] : [])].filter((value) => typeof value === 'number' && Number.isFinite(value)) as number[]; // as was asked
  const points = [...new Set(named.map((value) => value + 0))].sort((a, b) => a - b); // + 0: there is one zero
  const gaps = [-Infinity, ...points].map((from, i) => between(from, points[i] ?? Infinity, each));
  const values = [...named, ...gaps.flatMap(({ values }) => values)];
  return { values: [...new Set(values)], isExact: gaps.every(({ isExact }) => isExact) };
}

/** So many numbers strictly between two; fewer where there are no more, or none that were found. */
function between(from: number, to: number, count: number): { readonly values: readonly number[]; readonly isExact: boolean } {
  if (from === -Infinity && to === Infinity) return { values: Array.from({ length: count }, (_, i) => i), isExact: true };
  const [low, high] = [from === -Infinity ? Math.max(-Number.MAX_VALUE, to - 1 - Math.abs(to)) : from, to === Infinity ? Math.min(Number.MAX_VALUE, from + 1 + Math.abs(from)) : to];
  const whole = from === -Infinity ? to - 1 : Math.floor(from) + 1;
  const spread = Array.from({ length: count }, (_, i) => low + (high / (count + 1) - low / (count + 1)) * (i + 1));
  const values = [...new Set([...(count === 1 ? [whole] : []), ...spread, low, high])].filter((value) => value > from && value < to).slice(0, count);
  return { values, isExact: values.length === count || values.length === 0 };
}

/**
 * The texts that are named, and `each` in every gap between them. In the order of their characters what begins with a text lies
 * together, behind that text and before the next that does not; read backwards, so does what ends with it.
 */
function textsOf(questions: readonly Question[], hints: readonly (string | number)[], each: number): Values {
  const ends = questions.some(({ ask }) => ask === 'endsWith');
  const begins = questions.some((question) => question.ask === 'startsWith' || (question.ask === 'compare' && /^[<>]/.test(question.operator)));
  const named = literalsOf(questions).filter((value) => typeof value === 'string');
  const found = [...(begins || !ends ? inGaps(named, each) : []), ...(ends ? inGaps(named.map(reversed), each).map(reversed) : [])];
  return { values: [...new Set([...named, ...found, ...tries(hints, named)])], isExact: !(begins && ends) };
}

const reversed = (text: string): string => text.split('').reverse().join('');

/** Of texts that are named: themselves, the empty one, the first behind all that begin with each, and some in every gap, words where they can be. */
function inGaps(named: readonly string[], each: number): string[] {
  const points = [...new Set(['', ...named, ...named.flatMap(behindPrefix)])].sort(); // by their characters, as texts are compared
  const gaps = points.flatMap((from, i) => {
    const to = points[i + 1];
    const words = Array.from({ length: each }, (_, n) => (n === 0 ? 'another' : `another ${n + 1}`));
    const tried = [...words, ...words.map((word) => from + word), ...words.map((_, n) => from + '\0'.repeat(n + 1))];
    return [...new Set(tried)].filter((text) => text > from && (to === undefined || text < to)).slice(0, each);
  });
  const plain = (text: string) => (text.includes('\0') ? 1 : 0);
  return [...gaps.sort((a, b) => plain(a) - plain(b)), ...points];
}

/** The first text behind all that begin with one, if there is any. */
function behindPrefix(prefix: string): string[] {
  const kept = prefix.replace(/\uffff+$/, '');
  return kept === '' ? [] : [kept.slice(0, -1) + String.fromCharCode(kept.charCodeAt(kept.length - 1) + 1)];
}

/** Texts that may be told apart by what stands beside them, in a way that is not understood. */
function tries(hints: readonly (string | number)[], named: readonly string[]): string[] {
  if (hints.length === 0) return [];
  const texts = hints.filter((hint) => typeof hint === 'string');
  const lengths = hints.filter((hint) => typeof hint === 'number').flatMap((length) => [length - 1, length, length + 1].filter((count) => count > 0 && count <= LONGEST));
  const around = named.slice(0, hints.length).flatMap((text) => texts.flatMap((hint) => [text + hint, hint + text]));
  const cased = texts.flatMap((text) => [text, text.toLowerCase(), text.toUpperCase(), `another${text}`, `${text}another`]);
  return [...cased, ...around, ...lengths.map((length) => 'x'.repeat(length))];
}

/** Lists of every choice of items that are told apart, and of every length that is. */
function listsOf({ isOpaque }: Look, { items, length }: NonNullable<Look['within']>, most: number, work: Work): Values {
  const inside = valuesOf(items, most, work);
  const count = 2 ** inside.values.length;
  if (count > most) return { values: [], isExact: false, tooMany: count };
  const asked = [...length.questions.values()];
  const points = [...literalsOf(asked), ...length.hints, 0].filter((value) => typeof value === 'number');
  const lengths = [...new Set(points.flatMap((point) => [Math.ceil(point) - 1, Math.floor(point), Math.floor(point) + 1]))].filter((one) => one > 0 && one <= LONGEST + 1);
  spend(work, count);
  const lists: unknown[][] = [];
  for (let choice = 0; choice < count; choice++) {
    const chosen = inside.values.filter((_, i) => (choice >> i) & 1);
    const sizes = [chosen.length, ...(chosen.length > 0 && asked.length + length.hints.size > 0 ? lengths.filter((one) => one > chosen.length) : [])];
    for (const size of length.isOpaque ? sizes : toldApart(sizes, asked, work)) lists.push([...chosen, ...Array.from({ length: size - chosen.length }, () => chosen.at(-1))]);
    if (lists.length > most) return { values: [], isExact: false, tooMany: count * sizes.length };
  }
  return { values: lists, isExact: inside.isExact && !isOpaque && !length.isOpaque && points.every((point) => point <= LONGEST) };
}
