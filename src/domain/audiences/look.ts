/** What conditions ask about each claim: as much as decides which of its values they tell apart. */
import type { Claim, ClaimObject } from '../adaptive-schema.ts';
import type { Condition } from '../condition.ts';
import type { Comparison, Node } from '../condition/node.ts';

type Scalar = string | number | boolean;
type Order = Exclude<Comparison, 'in'>;

/** Something that is asked of a value, and has a yes or a no. */
export type Question = { readonly ask: 'truth' } | { readonly ask: 'compare'; readonly operator: Order; readonly value: Scalar } | { readonly ask: 'startsWith' | 'endsWith'; readonly value: string };

/** Something else: what it turns on is not known. The hints stand beside it. */
interface Opaque {
  readonly ask: 'opaque';
  readonly hints: readonly (string | number)[];
}
type Use = Question | Opaque;

/** How conditions look at a claim that is no object. */
export interface Look {
  readonly claim: Exclude<Claim, ClaimObject>;
  readonly questions: Map<string, Question>;
  /** Whether it decides in a way that no question tells of. */
  isOpaque: boolean;
  readonly hints: Set<string | number>;
  /** The claims that it is compared with. */
  readonly beside: Set<Look>;
  /** How they look at the items of a list, whichever, and at how many there are. */
  readonly within: { readonly items: Look; readonly length: Look } | undefined;
}

/** How they look at an object of claims: the parts of it that they look at. */
export interface LookObject {
  readonly claim: ClaimObject;
  readonly parts: Map<string, Look | LookObject>;
}

/** All that conditions look at. */
export interface Looked {
  readonly root: LookObject;
  /** Whether they look at claims by names alone that stand in them; else they may look at any claim. */
  readonly isNamed: boolean;
}

/** What a parameter stands for: the items of a list, one of some literals, or what is not known. */
type Names = ReadonlyMap<string, Look | readonly Literal[] | undefined>;
type Literal = Scalar | null;
type Quantified = Extract<Node, { readonly parameter: string }>;

/** What these conditions look at of the claims that a site declares. */
export function lookedAt(conditions: readonly Condition[], schema: ClaimObject): Looked {
  const reader = new Reader(schema);
  for (const { root } of conditions) reader.visit(root, [TRUTH], new Map());
  return { root: reader.root, isNamed: reader.isNamed };
}

/** Whether what is looked at is an object of claims. */
export const isObject = (look: Look | LookObject): look is LookObject => look.claim.type === 'object';

const TRUTH: Question = { ask: 'truth' };
const UNKNOWN: Opaque = { ask: 'opaque', hints: [] };
const MOST_HINTS = 12;
const turned: Readonly<Record<Order, Order>> = { '==': '==', '!=': '!=', '===': '===', '!==': '!==', '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

function newLook(claim: Exclude<Claim, ClaimObject>): Look {
  const within = claim.type === 'array' ? { items: newLook(claim.items), length: newLook({ type: 'number' }) } : undefined;
  return { claim, questions: new Map(), isOpaque: false, hints: new Set(), beside: new Set(), within };
}

/** What stands beside a value, for one that the rest cannot be told of. */
const hintsOf = (uses: readonly Use[]): (string | number)[] => uses.flatMap((use) => (use.ask === 'opaque' ? use.hints : use.ask === 'truth' || typeof use.value === 'boolean' ? [] : [use.value]));

const opaque = (...hints: readonly (Literal | undefined)[]): Opaque => ({ ask: 'opaque', hints: hints.filter((hint) => typeof hint === 'string' || typeof hint === 'number') });

/** What is asked of a value that is compared with a literal. Being null is being absent, which is gone through anyway. */
function compared(operator: Order, literal: Literal): Use[] {
  if (literal !== null) return [{ ask: 'compare', operator, value: literal }];
  return operator.startsWith('<') || operator.startsWith('>') ? [{ ask: 'compare', operator, value: 0 }] : [];
}

const comparedEach = (operator: Order, literals: readonly Literal[]): Use[] => literals.flatMap((literal) => compared(operator, literal));

class Reader {
  readonly root: LookObject;
  isNamed = true;

  constructor(schema: ClaimObject) {
    this.root = { claim: schema, parts: new Map() };
  }

  /** Notes what a part of a condition asks, where `uses` is what its value is taken for. */
  visit(node: Node, uses: readonly Use[], names: Names): void {
    if (node.kind === 'claims' || node.kind === 'parameter' || node.kind === 'member') this.value(node, uses, names);
    else if ('parameter' in node) this.quantified(node, names);
    else if (node.kind === 'not') this.visit(node.of, [TRUTH], names);
    else if (node.kind === 'both' || node.kind === 'either') {
      this.visit(node.left, [...uses, TRUTH], names);
      this.visit(node.right, uses, names);
    } else if (node.kind === 'choice') {
      this.visit(node.test, [TRUTH], names);
      this.visit(node.yes, uses, names);
      this.visit(node.no, uses, names);
    } else if (node.kind === 'compare') {
      if (node.operator === 'in') this.membership(node.left, node.right, names);
      else this.comparison(node.operator, node.left, node.right, names);
    } else if (node.kind === 'list') this.unknown(node.items, names);
    else if (node.kind === 'call') this.call(node, uses, names);
  }

  private unknown(nodes: readonly Node[], names: Names): void {
    for (const node of nodes) this.visit(node, [UNKNOWN], names);
  }

  /** What a node stands for of the claims; undefined where that is not known, and for what is not declared. */
  private found(node: Node, names: Names): Look | LookObject | undefined {
    if (node.kind === 'claims') return this.root;
    if (node.kind === 'parameter') {
      const named = names.get(node.name);
      return named && 'claim' in named ? named : undefined;
    }
    if (node.kind !== 'member' || node.name.kind !== 'literal') return undefined;
    const [of, name] = [this.found(node.of, names), String(node.name.value)];
    if (!of) return undefined;
    if (isObject(of)) return partOf(of, name);
    return name === 'length' ? of.within?.length : undefined;
  }

  private value(node: Node, uses: readonly Use[], names: Names): void {
    const found = this.found(node, names);
    if (found && isObject(found)) {
      if (uses.some(({ ask }) => ask === 'opaque')) this.isNamed = false;
    } else if (found) ask(found, uses);
    else if (node.kind === 'member') this.unknownMember(node, uses, names);
  }

  /** A property that is named by what is worked out, or is no claim. One of an object that is not declared is absent for all. */
  private unknownMember({ of, name }: Node & { readonly kind: 'member' }, uses: readonly Use[], names: Names): void {
    const holder = this.found(of, names);
    if (holder && isObject(holder) && name.kind === 'literal') return;
    this.visit(of, [opaque(...hintsOf(uses))], names);
    this.visit(name, [UNKNOWN], names);
  }

  private comparison(operator: Order, left: Node, right: Node, names: Names): void {
    const [before, after] = [literalsIn(left, names), literalsIn(right, names)];
    const [one, other] = [this.found(left, names), this.found(right, names)];
    const areClaims = this.isClaim(left) && this.isClaim(right);
    if (after) this.visit(left, comparedEach(operator, after), names);
    else if (before) this.visit(right, comparedEach(turned[operator], before), names);
    else if (areClaims && one && other && !isObject(one) && !isObject(other) && canLink(one, other, operator)) {
      one.beside.add(other);
      other.beside.add(one);
    } else this.unknown([left, right], names);
  }

  /** Whether a node is a claim by its name, and neither an item of a list nor a length. */
  private isClaim(node: Node): boolean {
    const of = node.kind === 'member' ? this.found(node.of, new Map()) : undefined;
    return of !== undefined && isObject(of);
  }

  /** `in`: whether an object has a claim, or a list an index. */
  private membership(left: Node, right: Node, names: Names): void {
    const [before, holder] = [literalsIn(left, names), this.found(right, names)];
    if (before && holder && isObject(holder)) {
      for (const literal of before) partOf(holder, String(literal));
    } else if (right.kind === 'list') {
      const indices = [...right.items.keys()];
      this.visit(left, comparedEach('===', [...indices, ...indices.map(String), 'length']), names);
      this.unknown(right.items, names);
    } else this.unknown([left, right], names);
  }

  private call({ method, of, argument }: Node & { readonly kind: 'call' }, uses: readonly Use[], names: Names): void {
    const literals = argument && literalsIn(argument, names);
    const list = this.found(of, names);
    const items = listIn(of, names);
    const texts = literals?.filter((literal) => typeof literal === 'string') ?? [];
    if (method === 'includes' && items && argument) this.visit(argument, comparedEach('===', items), names);
    else if (method === 'includes' && literals && list && !isObject(list) && list.within) ask(list.within.items, comparedEach('===', literals));
    else if ((method === 'startsWith' || method === 'endsWith') && literals && texts.length === literals.length) {
      const uses = texts.map((value): Use => ({ ask: method, value }));
      this.visit(of, uses, names);
    } else {
      this.visit(of, [opaque(...hintsOf(uses), ...(literals ?? []))], names);
      if (argument) this.unknown([argument], names);
    }
  }

  private quantified({ of, parameter, body }: Quantified, names: Names): void {
    const list = this.found(of, names);
    const items = listIn(of, names) ?? (list && !isObject(list) ? list.within?.items : undefined);
    if (!items) this.visit(of, [UNKNOWN], names);
    this.visit(body, [TRUTH], new Map([...names, [parameter, items]]));
  }
}

/** The literals that a node may be; undefined where it is anything else. */
function literalsIn(node: Node, names: Names): readonly Literal[] | undefined {
  if (node.kind === 'literal') return [node.value];
  const named = node.kind === 'parameter' ? names.get(node.name) : undefined;
  return named && !('claim' in named) ? named : undefined;
}

/** The literals in a list of nothing else. */
function listIn(node: Node, names: Names): readonly Literal[] | undefined {
  if (node.kind !== 'list') return undefined;
  const items = node.items.map((item) => literalsIn(item, names));
  return items.every((item) => item !== undefined) ? items.flat() : undefined;
}

/** A claim in an object, which is looked at from now on; undefined for one that is not declared. */
function partOf({ claim: { properties }, parts }: LookObject, name: string): Look | LookObject | undefined {
  const claim = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (!claim) return undefined;
  const part = parts.get(name) ?? (claim.type === 'object' ? { claim, parts: new Map() } : newLook(claim));
  parts.set(name, part);
  return part;
}

/** Whether the values of two claims that are compared can be chosen together: numbers in any order, texts where they are the same or not. */
const canLink = (one: Look, other: Look, operator: Order): boolean =>
  one.claim.type === other.claim.type && (one.claim.type === 'number' || (one.claim.type === 'string' && !operator.startsWith('<') && !operator.startsWith('>')));

/** Notes what is asked of a claim. */
function ask(look: Look, uses: readonly Use[]): void {
  for (const use of uses) {
    if (use.ask === 'opaque' || isMixed(look, use)) {
      note(look, hintsOf([use]));
      if (look.within) for (const part of [look.within.items, look.within.length]) note(part, hintsOf([use]));
    } else if (fits(look, use)) look.questions.set(JSON.stringify(use), use);
  }
}

function note(look: Look, hints: readonly (string | number)[]): void {
  look.isOpaque = true;
  for (const hint of hints) if (look.hints.size < MOST_HINTS) look.hints.add(hint);
}

/** Whether a question turns a value of a claim into one of another type. */
const isMixed = (look: Look, use: Question): boolean => look.within === undefined && use.ask === 'compare' && !use.operator.endsWith('===') && use.operator !== '!==' && !fits(look, use);

/** Whether a question tells values of a claim apart. For what is of another type, and for a list as a whole, it fails, or is the same for all. */
function fits({ claim: { type } }: Look, use: Question): boolean {
  if (use.ask === 'truth') return type !== 'array';
  return type === (use.ask === 'compare' ? typeof use.value : 'string');
}
