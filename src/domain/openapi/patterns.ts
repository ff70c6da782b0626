/**
 * Compares the patterns of texts: whether each text that one regular expression allows is allowed by
 * another.
 */
import {
  CharSet,
  type Concatenation,
  DFA,
  type Element,
  type Expression,
  isDisjointWith,
  JS,
  NFA,
  type NoParent,
  type Quantifier,
} from 'refa';
import type { JsonObject } from './document.ts';

/** Maximum length of a pattern that is compared, in characters. */
const MAX_PATTERN_LENGTH = 500;
/** Maximum number of states of a deterministic automaton; patterns that need more are not compared. */
const MAX_STATE_COUNT = 500;
/** Maximum number of nodes that are created for the automaton of a pattern. */
const MAX_NODE_COUNT = 2000;
/** Maximum number of pairs of patterns that are compared for two documents. */
const MAX_PAIR_COUNT = 30;

/** A regular expression of JavaScript, which matches anywhere, with the limits of its texts. */
interface LimitedPattern {
  readonly pattern: string;
  readonly minLength: number;
  readonly maxLength: number | undefined;
}

/** Returns a limit; undefined for none and for one that needs too many states. */
const limitOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < MAX_STATE_COUNT
    ? value
    : undefined;

/** Compares the patterns of two documents, up to a number of pairs. */
export class PatternComparison {
  private readonly known = new Map<string, boolean>();

  /**
   * Returns whether a schema allows each text of another schema, as far as its pattern decides.
   *
   * Also returns false if this cannot be determined: for lookaheads, back-references, word boundaries
   * and very large patterns.
   */
  allows(old: JsonObject, now: JsonObject): boolean {
    const [pattern = '', other] = [old['pattern'], now['pattern']];
    if (other === undefined) return true;
    if (typeof pattern !== 'string' || typeof other !== 'string') return false;
    const one: LimitedPattern = {
      pattern,
      minLength: limitOf(old['minLength']) ?? 0,
      maxLength: limitOf(old['maxLength']),
    };
    const key = JSON.stringify([one, other]);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.known.size >= MAX_PAIR_COUNT) return false;
    const isIncludedNow = ['u', ''].some((flags) => isIncluded(one, other, flags));
    this.known.set(key, isIncludedNow);
    return isIncludedNow;
  }
}

const comparisons = new WeakMap<JsonObject, PatternComparison>();

/** Returns the comparison of the patterns of a document, which all of its schemas share. */
export function patternComparisonOf(document: JsonObject): PatternComparison {
  const comparison = comparisons.get(document) ?? new PatternComparison();
  comparisons.set(document, comparison);
  return comparison;
}

/** Returns whether a pattern is included in another one, with flags; false if this is unknown. */
function isIncluded(one: LimitedPattern, other: string, flags: string): boolean {
  try {
    const allowed = DFA.fromFA(
      automatonOf(other, flags),
      new DFA.LimitedNodeFactory(MAX_STATE_COUNT),
    );
    allowed.complement(new DFA.LimitedNodeFactory(MAX_STATE_COUNT));
    const found = DFA.fromFA(limitedOf(one, flags), new DFA.LimitedNodeFactory(MAX_STATE_COUNT));
    return isDisjointWith(found, allowed, MAX_NODE_COUNT);
  } catch {
    return false; // of refa: an invalid or unsupported pattern, or too many states
  }
}

/** Returns the automaton of a pattern whose texts have a limited length. */
function limitedOf({ pattern, minLength, maxLength }: LimitedPattern, flags: string): NFA {
  const found = automatonOf(pattern, flags);
  if (minLength === 0 && maxLength === undefined) return found;
  const length = automatonOf(`^[^]{${minLength},${maxLength ?? ''}}$`, flags);
  return NFA.fromIntersection(found, length, new NFA.LimitedNodeFactory(MAX_NODE_COUNT));
}

/**
 * Returns the automaton of all texts that a pattern matches anywhere.
 * @throws Error for anchors that are not at the start or the end, and for more states than allowed
 */
function automatonOf(pattern: string, flags: string): NFA {
  if (pattern.length > MAX_PATTERN_LENGTH) throw new Error('The pattern is too long.');
  const parser = JS.Parser.fromLiteral({ source: pattern, flags });
  const { expression, maxCharacter } = parser.parse({
    ...{ backreferences: 'throw', assertions: 'parse', maxNodes: MAX_NODE_COUNT },
  });
  const anywhere: NoParent<Expression> = {
    type: 'Expression',
    alternatives: expression.alternatives.map((one) => unanchored(one, maxCharacter)),
  };
  const states = new NFA.LimitedNodeFactory(MAX_NODE_COUNT);
  return NFA.fromRegex(anywhere, { maxCharacter }, { assertions: 'throw' }, states);
}

/** Returns an alternative with any text in place of a missing anchor, and without its anchors. */
function unanchored(
  { elements }: NoParent<Concatenation>,
  maxCharacter: number,
): NoParent<Concatenation> {
  const hasStart = isAnchor(elements[0], 'behind');
  const hasEnd = isAnchor(elements.at(-1), 'ahead');
  const any: NoParent<Quantifier> = {
    ...{ type: 'Quantifier', min: 0, max: Number.POSITIVE_INFINITY, lazy: false },
    alternatives: [
      {
        type: 'Concatenation',
        elements: [{ type: 'CharacterClass', characters: CharSet.all(maxCharacter) }],
      },
    ],
  };
  const between = elements.slice(hasStart ? 1 : 0, hasEnd ? -1 : undefined);
  return {
    type: 'Concatenation',
    elements: [...(hasStart ? [] : [any]), ...between, ...(hasEnd ? [] : [any])],
  };
}

/** Returns whether an element is `^` or `$`: an assertion that no character is next to it. */
function isAnchor(element: NoParent<Element> | undefined, kind: 'ahead' | 'behind'): boolean {
  if (element?.type !== 'Assertion' || element.kind !== kind || !element.negate) return false;
  const [only, ...others] = element.alternatives;
  const [first, ...rest] = only?.elements ?? [];
  return (
    others.length === 0 &&
    rest.length === 0 &&
    first?.type === 'CharacterClass' &&
    first.characters.isAll
  );
}
