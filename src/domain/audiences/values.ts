/** Chooses values of a claim so that every other value has the same test results as one of them. */
import type { StepCounter } from '../condition/value.ts';
import type { ClaimUse, ValueTest } from './claim-use.ts';
import { spend } from './work.ts';

/** The values to try for a claim that is present. */
export interface ClaimValueSets {
  readonly values: readonly unknown[];
  /** True if every other value has the same results as one of these. */
  readonly isExact: boolean;
  /** The number of values if it exceeds the limit; `values` is empty then. */
  readonly tooMany?: number;
}

/** Maximum length of strings and lists that are tried for opaque uses. */
const MAX_VALUE_COUNT = 100;

/** Returns the values to try for a claim, up to `most`. */
export function valuesOf(use: ClaimUse, most: number, work: StepCounter): ClaimValueSets {
  if (use.listUse) return listsOf(use, use.listUse, most, work);
  const group = groupOf(use);
  const tests = [...new Map(group.flatMap((one) => [...one.tests, ...enumTests(one)])).values()];
  const { claim } = use;
  if (claim.type === 'boolean' || (claim.type === 'string' && claim.enum)) {
    const all: readonly (string | boolean)[] =
      claim.type === 'string' ? (claim.enum ?? []) : [true, false];
    return {
      values: use.isOpaque || group.length > 1 ? all : distinguishable(all, tests, work),
      isExact: true,
    };
  }
  const hints = [...new Set(group.flatMap((one) => [...one.hints]))];
  const isOpaque = group.some((one) => one.isOpaque && !isClosed(one));
  const found =
    claim.type === 'number'
      ? numbersOf(tests, hints, group.length)
      : textsOf(tests, isOpaque ? hints : [], group.length);
  return {
    values:
      group.length > 1 || isOpaque ? found.values : distinguishable(found.values, tests, work),
    isExact: found.isExact && !isOpaque,
  };
}

/**
 * Returns the claims that are compared with each other, including this one. A test on one of them
 * applies to all.
 */
function groupOf(use: ClaimUse): readonly ClaimUse[] {
  const group = new Set([use]);
  for (const one of group) for (const other of one.comparedWith) group.add(other);
  return [...group];
}

const isClosed = ({ claim }: ClaimUse): boolean =>
  claim.type === 'boolean' || (claim.type === 'string' && claim.enum !== undefined);

/** Returns a test for each enum value of a claim that is compared with other claims. */
const enumTests = ({ claim, comparedWith }: ClaimUse): [string, ValueTest][] =>
  claim.type === 'string' && comparedWith.size > 0
    ? (claim.enum ?? []).map((value) => [
        `value ${value}`,
        { kind: 'compare', operator: '===', value },
      ])
    : [];

/** Returns the first of the values that have the same results. */
function distinguishable<Value>(
  values: readonly Value[],
  tests: readonly ValueTest[],
  work: StepCounter,
): Value[] {
  const named = new Set<unknown>(tests.flatMap((test) => (isEquality(test) ? [test.value] : [])));
  const otherTests = tests.filter((test) => !isEquality(test));
  spend(work, values.length * (1 + otherTests.length));
  const firstByResults = new Map<string, Value>();
  for (const value of values) {
    const otherResults = otherTests.map((test) => (resultOf(value, test) ? '1' : '0')).join('');
    const results = named.has(value) ? `${otherResults} ${value}` : otherResults;
    if (!firstByResults.has(results)) firstByResults.set(results, value);
  }
  return [...firstByResults.values()];
}

const isEquality = (test: ValueTest): test is ValueTest & { readonly kind: 'compare' } =>
  test.kind === 'compare' && /^[=!]/.test(test.operator);

/** Returns the result of a test other than equality. */
function resultOf(value: unknown, test: ValueTest): boolean {
  if (test.kind === 'truth') return Boolean(value);
  if (test.kind !== 'compare') return typeof value === 'string' && value[test.kind](test.value);
  const { operator, value: other } = test;
  if (typeof value !== typeof other || typeof value === 'boolean') return false;
  // Two strings or two numbers: JavaScript orders them as conditions do.
  const [one, two] = [value as string, other as string];
  return operator === '<'
    ? one < two
    : operator === '<='
      ? one <= two
      : operator === '>'
        ? one > two
        : one >= two;
}

const literalsOf = (tests: readonly ValueTest[]): unknown[] =>
  tests.flatMap((test) => (test.kind === 'truth' ? [] : [test.value]));

/**
 * Returns the literal numbers of the tests, and `each` values in every gap around and between them.
 */
function numbersOf(
  tests: readonly ValueTest[],
  hints: readonly (string | number)[],
  each: number,
): ClaimValueSets {
  const testsTruth = tests.some(({ kind }) => kind === 'truth');
  const named = [...literalsOf(tests), ...hints, ...(testsTruth ? [0] : [])].filter(
    (value) => typeof value === 'number' && Number.isFinite(value),
  ) as number[]; // filtered above
  // `+ 0` turns -0 into 0
  const points = [...new Set(named.map((value) => value + 0))].sort((a, b) => a - b);
  const gaps = [-Infinity, ...points].map((from, i) => between(from, points[i] ?? Infinity, each));
  const values = [...named, ...gaps.flatMap(({ values }) => values)];
  return { values: [...new Set(values)], isExact: gaps.every(({ isExact }) => isExact) };
}

/**
 * Returns up to `count` numbers strictly between two. Exact if there are that many, or none at all.
 */
function between(
  from: number,
  to: number,
  count: number,
): { readonly values: readonly number[]; readonly isExact: boolean } {
  if (from === -Infinity && to === Infinity)
    return { values: Array.from({ length: count }, (_, i) => i), isExact: true };
  const [low, high] = [
    from === -Infinity ? Math.max(-Number.MAX_VALUE, to - 1 - Math.abs(to)) : from,
    to === Infinity ? Math.min(Number.MAX_VALUE, from + 1 + Math.abs(from)) : to,
  ];
  const whole = from === -Infinity ? to - 1 : Math.floor(from) + 1;
  const spread = Array.from(
    { length: count },
    (_, i) => low + (high / (count + 1) - low / (count + 1)) * (i + 1),
  );
  const values = [...new Set([...(count === 1 ? [whole] : []), ...spread, low, high])]
    .filter((value) => value > from && value < to)
    .slice(0, count);
  return { values, isExact: values.length === count || values.length === 0 };
}

/**
 * Returns the literal strings of the tests, and `each` values in every gap between them. In the
 * order of UTF-16 code units, all strings with a certain prefix are adjacent; for suffixes the
 * strings are reversed.
 */
function textsOf(
  tests: readonly ValueTest[],
  hints: readonly (string | number)[],
  each: number,
): ClaimValueSets {
  const ends = tests.some(({ kind }) => kind === 'endsWith');
  const begins = tests.some(
    (test) =>
      test.kind === 'startsWith' || (test.kind === 'compare' && /^[<>]/.test(test.operator)),
  );
  const named = literalsOf(tests).filter((value) => typeof value === 'string');
  const found = [
    ...(begins || !ends ? inGaps(named, each) : []),
    ...(ends ? inGaps(named.map(reversed), each).map(reversed) : []),
  ];
  return {
    values: [...new Set([...named, ...found, ...stringsNear(hints, named)])],
    isExact: !(begins && ends),
  };
}

const reversed = (text: string): string => text.split('').reverse().join('');

/**
 * Returns the literals, the empty string, the first string after each prefix, and `each` strings in
 * every gap, readable words where possible.
 */
function inGaps(named: readonly string[], each: number): string[] {
  // sorted by code units, the order in which conditions compare strings
  const points = [...new Set(['', ...named, ...named.flatMap(afterPrefix)])].sort();
  const gaps = points.flatMap((from, i) => {
    const to = points[i + 1];
    const words = Array.from({ length: each }, (_, n) =>
      n === 0 ? 'another' : `another ${n + 1}`,
    );
    const candidates = [
      ...words,
      ...words.map((word) => from + word),
      ...words.map((_, n) => from + '\0'.repeat(n + 1)),
    ];
    return [...new Set(candidates)]
      .filter((text) => text > from && (to === undefined || text < to))
      .slice(0, each);
  });
  const plain = (text: string) => (text.includes('\0') ? 1 : 0);
  return [...gaps.sort((a, b) => plain(a) - plain(b)), ...points];
}

/** Returns the first string after all that begin with the prefix, if there is one. */
function afterPrefix(prefix: string): string[] {
  const stem = prefix.replace(/\uffff+$/, '');
  return stem === ''
    ? []
    : [stem.slice(0, -1) + String.fromCharCode(stem.charCodeAt(stem.length - 1) + 1)];
}

/** Returns strings near the hints of an opaque use, which they may distinguish. */
function stringsNear(hints: readonly (string | number)[], named: readonly string[]): string[] {
  if (hints.length === 0) return [];
  const strings = hints.filter((hint) => typeof hint === 'string');
  const lengths = hints
    .filter((hint) => typeof hint === 'number')
    .flatMap((length) =>
      [length - 1, length, length + 1].filter((count) => count > 0 && count <= MAX_VALUE_COUNT),
    );
  const around = named
    .slice(0, hints.length)
    .flatMap((text) => strings.flatMap((hint) => [text + hint, hint + text]));
  const cased = strings.flatMap((text) => [
    text,
    text.toLowerCase(),
    text.toUpperCase(),
    `another${text}`,
    `${text}another`,
  ]);
  return [...cased, ...around, ...lengths.map((length) => 'x'.repeat(length))];
}

/** Returns lists with each combination of distinguishable items and each distinguishable length. */
function listsOf(
  { isOpaque }: ClaimUse,
  { items, length }: NonNullable<ClaimUse['listUse']>,
  most: number,
  work: StepCounter,
): ClaimValueSets {
  const inside = valuesOf(items, most, work);
  const count = 2 ** inside.values.length;
  if (count > most) return { values: [], isExact: false, tooMany: count };
  const lengthTests = [...length.tests.values()];
  const points = [...literalsOf(lengthTests), ...length.hints, 0].filter(
    (value) => typeof value === 'number',
  );
  const lengths = [
    ...new Set(
      points.flatMap((point) => [Math.ceil(point) - 1, Math.floor(point), Math.floor(point) + 1]),
    ),
  ].filter((one) => one > 0 && one <= MAX_VALUE_COUNT + 1);
  spend(work, count);
  const lists: unknown[][] = [];
  for (let choice = 0; choice < count; choice++) {
    const chosen = inside.values.filter((_, i) => (choice >> i) & 1);
    const sizes = [
      chosen.length,
      ...(chosen.length > 0 && lengthTests.length + length.hints.size > 0
        ? lengths.filter((one) => one > chosen.length)
        : []),
    ];
    for (const size of length.isOpaque ? sizes : distinguishable(sizes, lengthTests, work))
      lists.push([...chosen, ...Array.from({ length: size - chosen.length }, () => chosen.at(-1))]);
    if (lists.length > most) return { values: [], isExact: false, tooMany: count * sizes.length };
  }
  return {
    values: lists,
    isExact:
      inside.isExact &&
      !isOpaque &&
      !length.isOpaque &&
      points.every((point) => point <= MAX_VALUE_COUNT),
  };
}
