/** What a condition comes to. Values are those of JSON, and undefined for what is absent; anything else in the claims is absent. */
import type { Comparison, Method, Node } from './node.ts';

/** Steps that a condition may take. */
export const MOST_STEPS = 10_000;
/** Characters, or things in a list, that are looked at in one step. */
const STRIDE = 64;

type Scalar = string | number | boolean | null | undefined;
type Value = Scalar | object;
type Names = ReadonlyMap<string, Value>;

/** Steps that were taken. */
export interface Work {
  steps: number;
}

/** What a condition comes to for these claims. Throws where that is nothing, and where it takes too long. Its steps are added to `work`. */
export const resultOf = (node: Node, claims: object, work: Work): Value => new Run(claims, work).value(node, new Map());

class Run {
  private readonly claims: object;
  private readonly work: Work;
  private readonly most: number;

  constructor(claims: object, work: Work) {
    this.claims = claims;
    this.work = work;
    this.most = work.steps + MOST_STEPS;
  }

  value(node: Node, names: Names): Value {
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
        return this.compare(node.operator, this.value(node.left, names), this.value(node.right, names));
      case 'choice':
        return this.value(node.test, names) ? this.value(node.yes, names) : this.value(node.no, names);
      case 'list':
        return node.items.map((item) => this.value(item, names));
      case 'call':
        return this.call(node.method, this.value(node.of, names), node.argument && this.value(node.argument, names));
      default:
        return this.quantified(node, names);
    }
  }

  private step(count: number): void {
    const steps = this.work.steps + count;
    this.work.steps = Math.min(steps, this.most); // what is too much is not done
    if (steps > this.most) throw new Error('The condition takes too many steps.');
  }

  private member(of: Value, name: Value): Value {
    if (of === undefined || of === null) throw new Error('What is absent has no properties.');
    if (typeof name !== 'string' && typeof name !== 'number') throw new Error('A property is named by a text or a number.');
    if (typeof of === 'string') return name === 'length' ? of.length : charAt(of, name);
    return typeof of === 'object' ? own(of, name) : undefined;
  }

  private compare(operator: Comparison, left: Value, right: Value): boolean {
    if (operator === 'in') {
      if ((typeof left !== 'string' && typeof left !== 'number') || typeof right !== 'object' || right === null) throw new Error('"in" asks whether an object has a property.');
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
    // To look for a text in another takes, at worst, the product of their lengths.
    this.step(method === 'includes' ? (of.length / STRIDE) * (argument.length / STRIDE) : argument.length / STRIDE);
    return method === 'includes' ? of.includes(argument) : method === 'startsWith' ? of.startsWith(argument) : of.endsWith(argument);
  }

  /** Whether a list has a value, not a number being itself; an object is only itself. */
  private includes(list: readonly unknown[], value: Value): boolean {
    for (let i = 0; i < list.length; i++) {
      const item = own(list, i);
      if (typeof item === 'string' && typeof value === 'string' && item.length === value.length) this.step(item.length / STRIDE); // only such are compared
      if (item === value || Object.is(item, value)) return true;
    }
    return false;
  }

  private quantified(node: Node & { kind: 'some' | 'every' }, names: Names): boolean {
    const list = this.value(node.of, names);
    if (!isList(list)) throw new Error(`Only a list has "${node.kind}".`);
    const wanted = node.kind === 'some';
    for (let i = 0; i < list.length; i++) {
      if (Boolean(this.value(node.body, new Map(names).set(node.parameter, own(list, i)))) === wanted) return wanted;
    }
    return !wanted;
  }
}

const isList = (value: Value): value is readonly unknown[] => Array.isArray(value);

/** An object's own property. One that is worked out by code, or is no value of JSON, is absent. */
function own(object: object, name: string | number): Value {
  const property = Object.getOwnPropertyDescriptor(object, name);
  const value: unknown = property && Object.hasOwn(property, 'value') ? property.value : undefined;
  return typeof value === 'object' || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}

/** A character of a text by its index. */
function charAt(text: string, index: string | number): string | undefined {
  const at = typeof index === 'number' ? index : /^(?:0|[1-9]\d{0,15})$/.test(index) ? Number(index) : -1;
  return Number.isInteger(at) && at >= 0 && at < text.length ? text.charAt(at) : undefined;
}

/** An index as `at` takes it: below zero it is counted from the end. */
function fromEnd(index: Value, length: number): number {
  if (typeof index !== 'number') throw new Error('"at" takes a number.');
  const whole = Math.trunc(index);
  return whole < 0 ? whole + length : whole;
}

/** `==`: as in JavaScript between scalars. An object is the same as itself alone, and is never turned into a text: that would be code of its own. */
function isSame(left: Value, right: Value): boolean {
  if (typeof left === 'object' && left !== null) return left === right;
  if (typeof right === 'object' && right !== null) return false;
  // biome-ignore lint/suspicious/noDoubleEquals: this is the operator that was written
  return left == right;
}

function scalar(value: Value): Scalar {
  if (typeof value === 'object' && value !== null) throw new Error('Objects and lists have no order.');
  return value;
}

function isOrdered(operator: Comparison, left: Scalar, right: Scalar): boolean {
  // Between scalars the order is JavaScript's: two texts by their characters, else as numbers; nothing is before or after what is absent.
  if (left === undefined || right === undefined) return false;
  const order = typeof left === 'string' && typeof right === 'string' ? orderOf(left, right) : orderOf(Number(left), Number(right));
  if (order === undefined) return false;
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  return operator === '>' ? order > 0 : order >= 0;
}

const orderOf = <T extends string | number>(left: T, right: T): number | undefined => (left < right ? -1 : left > right ? 1 : left === right ? 0 : undefined);
