/**
 * Evaluates conditions. Values are those of JSON, and undefined for absent claims; anything else in
 * the claims is absent.
 */
import type { ComparisonOperator, Method, ConditionNode } from './node.ts';

/** Maximum number of steps of a condition. */
export const MAX_STEP_COUNT = 10_000;
/** Characters or list items that count as one step. */
const STRIDE = 64;

type Scalar = string | number | boolean | null | undefined;
type Value = Scalar | object;
type Names = ReadonlyMap<string, Value>;

/** A counter of evaluation steps. */
export interface StepCounter {
  steps: number;
}

/**
 * Returns the result of a condition for these claims. The steps are added to `work`.
 * @throws Error if the evaluation fails or takes too many steps
 */
export const resultOf = (node: ConditionNode, claims: object, work: StepCounter): Value =>
  new Evaluation(claims, work).value(node, new Map());

class Evaluation {
  private readonly claims: object;
  private readonly work: StepCounter;
  private readonly maxSteps: number;

  constructor(claims: object, work: StepCounter) {
    this.claims = claims;
    this.work = work;
    this.maxSteps = work.steps + MAX_STEP_COUNT;
  }

  value(node: ConditionNode, names: Names): Value {
    this.step(1);
    switch (node.kind) {
      case 'literal':
        return node.value;
      case 'claims':
        return this.claims;
      case 'parameter':
        return names.get(node.name);
      case 'member':
        return this.member(this.value(node.of, names), this.value(node.name, names));
      case 'not':
        return !this.value(node.of, names);
      case 'both':
        return this.value(node.left, names) && this.value(node.right, names);
      case 'either':
        return this.value(node.left, names) || this.value(node.right, names);
      case 'compare':
        return this.compare(
          node.operator,
          this.value(node.left, names),
          this.value(node.right, names),
        );
      case 'choice':
        return this.value(node.test, names)
          ? this.value(node.yes, names)
          : this.value(node.no, names);
      case 'list':
        return node.items.map((item) => this.value(item, names));
      case 'call':
        return this.call(
          node.method,
          this.value(node.of, names),
          node.argument && this.value(node.argument, names),
        );
      default:
        return this.quantified(node, names);
    }
  }

  private step(count: number): void {
    const steps = this.work.steps + count;
    this.work.steps = Math.min(steps, this.maxSteps); // a step over the limit is not counted
    if (steps > this.maxSteps) throw new Error('The condition takes too many steps.');
  }

  private member(of: Value, name: Value): Value {
    if (of === undefined || of === null) throw new Error('An absent value has no properties.');
    if (typeof name !== 'string' && typeof name !== 'number')
      throw new Error('The name of a property must be a text or a number.');
    if (typeof of === 'string') return name === 'length' ? of.length : charAt(of, name);
    return typeof of === 'object' ? own(of, name) : undefined;
  }

  private compare(operator: ComparisonOperator, left: Value, right: Value): boolean {
    if (operator === 'in') {
      if (
        (typeof left !== 'string' && typeof left !== 'number') ||
        typeof right !== 'object' ||
        right === null
      )
        throw new Error('"in" needs an object.');
      return Object.hasOwn(right, left);
    }
    for (const side of [left, right]) if (typeof side === 'string') this.step(side.length / STRIDE);
    if (operator === '===') return left === right;
    if (operator === '!==') return left !== right;
    if (operator === '==') return isSame(left, right);
    if (operator === '!=') return !isSame(left, right);
    return isOrdered(operator, scalar(left), scalar(right));
  }

  private call(method: Method, of: Value, argument: Value): Value {
    if (isList(of)) {
      this.step(of.length / STRIDE);
      if (method === 'includes') return this.includes(of, argument);
      if (method === 'at') return own(of, fromEnd(argument, of.length));
      throw new Error(`A list has no "${method}".`);
    }
    if (typeof of !== 'string') throw new Error(`Only a text or a list has "${method}".`);
    this.step(of.length / STRIDE);
    if (method === 'toLowerCase') return of.toLowerCase();
    if (method === 'toUpperCase') return of.toUpperCase();
    if (method === 'trim') return of.trim();
    if (method === 'at') return charAt(of, fromEnd(argument, of.length));
    if (typeof argument !== 'string') throw new Error(`"${method}" takes a text.`);
    // Finding a string in another takes, in the worst case, the product of their lengths.
    this.step(
      method === 'includes'
        ? (of.length / STRIDE) * (argument.length / STRIDE)
        : argument.length / STRIDE,
    );
    return method === 'includes'
      ? of.includes(argument)
      : method === 'startsWith'
        ? of.startsWith(argument)
        : of.endsWith(argument);
  }

  /**
   * Returns whether a list includes a value. NaN equals itself; objects are compared by identity.
   */
  private includes(list: readonly unknown[], value: Value): boolean {
    for (let i = 0; i < list.length; i++) {
      const item = own(list, i);
      if (typeof item === 'string' && typeof value === 'string' && item.length === value.length)
        this.step(item.length / STRIDE); // other strings are not compared
      if (item === value || Object.is(item, value)) return true;
    }
    return false;
  }

  private quantified(node: ConditionNode & { kind: 'some' | 'every' }, names: Names): boolean {
    const list = this.value(node.of, names);
    if (!isList(list)) throw new Error(`Only a list has "${node.kind}".`);
    const stopAt = node.kind === 'some';
    for (let i = 0; i < list.length; i++) {
      if (
        Boolean(this.value(node.body, new Map(names).set(node.parameter, own(list, i)))) === stopAt
      )
        return stopAt;
    }
    return !stopAt;
  }
}

const isList = (value: Value): value is readonly unknown[] => Array.isArray(value);

/** Returns an object's own property. Getters, and values outside JSON, are absent. */
function own(object: object, name: string | number): Value {
  const property = Object.getOwnPropertyDescriptor(object, name);
  const value: unknown = property && Object.hasOwn(property, 'value') ? property.value : undefined;
  return typeof value === 'object' ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean'
    ? value
    : undefined;
}

/** Returns the character of a string at an index. */
function charAt(text: string, index: string | number): string | undefined {
  const at =
    typeof index === 'number' ? index : /^(?:0|[1-9]\d{0,15})$/.test(index) ? Number(index) : -1;
  return Number.isInteger(at) && at >= 0 && at < text.length ? text.charAt(at) : undefined;
}

/** Returns an index as `at` interprets it: a negative one counts from the end. */
function fromEnd(index: Value, length: number): number {
  if (typeof index !== 'number') throw new Error('"at" takes a number.');
  const whole = Math.trunc(index);
  return whole < 0 ? whole + length : whole;
}

/**
 * Returns the result of `==`, as in JavaScript between scalars. Objects are compared by identity
 * and never converted to strings, which could run code of their own.
 */
function isSame(left: Value, right: Value): boolean {
  if (typeof left === 'object' && left !== null) return left === right;
  if (typeof right === 'object' && right !== null) return false;
  // biome-ignore lint/suspicious/noDoubleEquals: implements the operator `==` of conditions
  return left == right;
}

function scalar(value: Value): Scalar {
  if (typeof value === 'object' && value !== null)
    throw new Error('Objects and lists have no order.');
  return value;
}

function isOrdered(operator: ComparisonOperator, left: Scalar, right: Scalar): boolean {
  // Scalars are ordered as in JavaScript: two strings by code units, otherwise as numbers. A
  // comparison with an absent value is false.
  if (left === undefined || right === undefined) return false;
  const order =
    typeof left === 'string' && typeof right === 'string'
      ? orderOf(left, right)
      : orderOf(Number(left), Number(right));
  if (order === undefined) return false;
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  return operator === '>' ? order > 0 : order >= 0;
}

const orderOf = <T extends string | number>(left: T, right: T): number | undefined =>
  left < right ? -1 : left > right ? 1 : left === right ? 0 : undefined;
