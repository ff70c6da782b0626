/** What a condition may be made of, and how it is read. */
import { type AnyNode, type Comment, parseExpressionAt, type Expression } from 'acorn';
import { badInput } from '../errors.ts';

/** A method that a condition may call: it only tells something of the value that it is called on. */
export type Method = 'at' | 'startsWith' | 'endsWith' | 'includes' | 'toLowerCase' | 'toUpperCase' | 'trim';
/** An operator that compares two values. */
export type Comparison = '==' | '!=' | '===' | '!==' | '<' | '<=' | '>' | '>=' | 'in';

/** A part of a condition. */
export type Node =
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
  | { readonly kind: 'claims' }
  | { readonly kind: 'parameter'; readonly name: string }
  | { readonly kind: 'member'; readonly of: Node; readonly name: Node }
  | { readonly kind: 'not'; readonly of: Node }
  | { readonly kind: 'both' | 'either'; readonly left: Node; readonly right: Node }
  | { readonly kind: 'compare'; readonly operator: Comparison; readonly left: Node; readonly right: Node }
  | { readonly kind: 'choice'; readonly test: Node; readonly yes: Node; readonly no: Node }
  | { readonly kind: 'list'; readonly items: readonly Node[] }
  | { readonly kind: 'call'; readonly method: Method; readonly of: Node; readonly argument: Node | undefined }
  | { readonly kind: 'some' | 'every'; readonly of: Node; readonly parameter: string; readonly body: Node };

/** Characters of a condition at most. */
const LONGEST = 1024;
/** Parts of a condition at most. */
const MOST_NODES = 400;
/** Parts within each other at most. */
const DEEPEST = 64;

/** How many arguments each method takes. */
const methods: ReadonlyMap<string, { readonly method: Method; readonly takes: 0 | 1 }> = new Map(
  [
    { method: 'at', takes: 1 } as const,
    { method: 'startsWith', takes: 1 } as const,
    { method: 'endsWith', takes: 1 } as const,
    { method: 'includes', takes: 1 } as const,
    { method: 'toLowerCase', takes: 0 } as const,
    { method: 'toUpperCase', takes: 0 } as const,
    { method: 'trim', takes: 0 } as const,
  ].map((entry) => [entry.method, entry]),
);
const comparisons: ReadonlySet<string> = new Set<Comparison>(['==', '!=', '===', '!==', '<', '<=', '>', '>=', 'in']);

/** The condition in a text. BAD_USER_INPUT for what is none. */
export function nodeOf(text: string): Node {
  if (text.length > LONGEST) throw badInput(`A condition has at most ${LONGEST.toLocaleString('en')} characters.`, 'condition');
  const comments: Comment[] = [];
  let expression: Expression;
  try {
    expression = parseExpressionAt(text, 0, { ecmaVersion: 2022, preserveParens: true, onComment: comments });
  } catch (error) {
    if (error instanceof RangeError) throw refused(text, 0, 'The condition has too many parts'); // acorn goes down by recursion
    if (!(error instanceof SyntaxError)) throw error;
    const at = 'pos' in error && typeof error.pos === 'number' ? error.pos : 0;
    throw refused(text, at, error.message.replace(/ \(\d+:\d+\)$/, ''));
  }
  const [comment] = comments;
  if (comment) throw refused(text, comment.start, 'A condition has no comments');
  const rest = text.slice(expression.end).search(/\S/);
  if (rest >= 0) throw refused(text, expression.end + rest, 'The condition has ended here');
  return new Reader(text).read(expression, { depth: 0, parameters: [] });
}

function refused(text: string, at: number, reason: string) {
  const lines = text.slice(0, at).split(/\r\n|[\n\r\u2028\u2029]/);
  return badInput(`${reason}, at line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}.`, 'condition');
}

/** Where a part stands: how deep, and the parameters that it may name. */
interface Scope {
  readonly depth: number;
  readonly parameters: readonly string[];
}

class Reader {
  private readonly text: string;
  private count = 0;

  constructor(text: string) {
    this.text = text;
  }

  read(node: AnyNode, outer: Scope): Node {
    const scope = { ...outer, depth: outer.depth + 1 };
    if (++this.count > MOST_NODES || scope.depth > DEEPEST) throw this.refuse(node, 'The condition has too many parts');
    switch (node.type) {
      case 'ParenthesizedExpression':
        return this.read(node.expression, scope);
      case 'Literal':
        return this.literal(node);
      case 'Identifier':
        return this.name(node, scope);
      case 'MemberExpression':
        return this.member(node, scope);
      case 'UnaryExpression':
        return this.unary(node, scope);
      case 'LogicalExpression':
        return this.logical(node, scope);
      case 'BinaryExpression':
        return this.comparison(node, scope);
      case 'ConditionalExpression':
        return { kind: 'choice', test: this.read(node.test, scope), yes: this.read(node.consequent, scope), no: this.read(node.alternate, scope) };
      case 'ArrayExpression':
        return { kind: 'list', items: node.elements.map((item) => (item === null ? this.fail(node, 'A list has no gaps') : this.read(item, scope))) };
      case 'CallExpression':
        return this.call(node, scope);
      default:
        throw this.refuse(node, `A condition has nothing such as "${this.text.slice(node.start, node.end).slice(0, 40)}"`);
    }
  }

  private literal(node: AnyNode & { type: 'Literal' }): Node {
    const { value } = node;
    if (value === null && node.raw !== 'null') throw this.refuse(node, 'A condition has no regular expressions');
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return { kind: 'literal', value };
    throw this.refuse(node, 'A literal is a text, a number, true, false or null');
  }

  private name(node: AnyNode & { type: 'Identifier' }, { parameters }: Scope): Node {
    if (parameters.includes(node.name)) return { kind: 'parameter', name: node.name };
    throw this.refuse(node, node.name === 'visitor' ? 'Of a visitor only "visitor.claims" is known' : `"${node.name}" is not known: a condition is about "visitor.claims"`);
  }

  private member(node: AnyNode & { type: 'MemberExpression' }, scope: Scope): Node {
    const { object, property } = node;
    if (node.optional || object.type === 'Super' || property.type === 'PrivateIdentifier') throw this.refuse(node, 'A property is named by "." or "[ ]"');
    if (isVisitor(object)) {
      const isClaims = node.computed ? property.type === 'Literal' && property.value === 'claims' : property.type === 'Identifier' && property.name === 'claims';
      return isClaims ? { kind: 'claims' } : this.fail(property, 'Of a visitor only "visitor.claims" is known');
    }
    const name: Node = !node.computed && property.type === 'Identifier' ? { kind: 'literal', value: property.name } : this.read(property, scope);
    return { kind: 'member', of: this.read(object, scope), name };
  }

  /** `!`. Gap: `-` before a number is part of the number, so that `at(-1)` can be said. */
  private unary(node: AnyNode & { type: 'UnaryExpression' }, scope: Scope): Node {
    if (node.operator === '!') return { kind: 'not', of: this.read(node.argument, scope) };
    if (node.operator === '-' && node.argument.type === 'Literal' && typeof node.argument.value === 'number') return { kind: 'literal', value: -node.argument.value };
    throw this.refuse(node, `A condition has no "${node.operator}"`);
  }

  private logical(node: AnyNode & { type: 'LogicalExpression' }, scope: Scope): Node {
    if (node.operator === '??') throw this.refuse(node, 'A condition has no "??"');
    return { kind: node.operator === '&&' ? 'both' : 'either', left: this.read(node.left, scope), right: this.read(node.right, scope) };
  }

  private comparison(node: AnyNode & { type: 'BinaryExpression' }, scope: Scope): Node {
    const { operator } = node;
    if (!isComparison(operator)) throw this.refuse(node, `A condition has no "${operator}"`);
    return { kind: 'compare', operator, left: this.read(node.left, scope), right: this.read(node.right, scope) };
  }

  private call(node: AnyNode & { type: 'CallExpression' }, scope: Scope): Node {
    const { callee } = node;
    const name = callee.type === 'MemberExpression' && !callee.computed && !callee.optional && callee.property.type === 'Identifier' ? callee.property.name : undefined;
    if (callee.type !== 'MemberExpression' || name === undefined || node.optional) throw this.refuse(node, 'A condition calls only methods of values, by their names');
    const [argument, more] = node.arguments;
    if (name === 'some' || name === 'every') {
      if (argument?.type !== 'ArrowFunctionExpression' || more) throw this.refuse(node, `"${name}" takes one function, such as "x => x == 1"`);
      return { kind: name, of: this.read(callee.object, scope), ...this.arrow(argument, scope) };
    }
    const known = methods.get(name);
    if (!known) throw this.refuse(callee.property, `"${name}" is no method that a condition may call`);
    if (node.arguments.length !== known.takes) throw this.refuse(node, `"${name}" takes ${known.takes === 0 ? 'no argument' : 'one argument'}`);
    return { kind: 'call', method: known.method, of: this.read(callee.object, scope), argument: argument && this.read(argument, scope) };
  }

  private arrow(node: AnyNode & { type: 'ArrowFunctionExpression' }, scope: Scope): { parameter: string; body: Node } {
    const [parameter, more] = node.params;
    if (parameter?.type !== 'Identifier' || more || node.async || parameter.name === 'visitor') throw this.refuse(node, 'A function has one plain parameter, and it is not called "visitor"');
    if (node.body.type === 'BlockStatement') throw this.refuse(node.body, 'A function is one expression, without braces');
    return { parameter: parameter.name, body: this.read(node.body, { ...scope, parameters: [...scope.parameters, parameter.name] }) };
  }

  private refuse(node: { readonly start: number }, reason: string) {
    return refused(this.text, node.start, reason);
  }

  private fail(node: { readonly start: number }, reason: string): never {
    throw this.refuse(node, reason);
  }
}

/** `visitor`, in parentheses or not. */
function isVisitor(node: AnyNode): boolean {
  return node.type === 'ParenthesizedExpression' ? isVisitor(node.expression) : node.type === 'Identifier' && node.name === 'visitor';
}

const isComparison = (operator: string): operator is Comparison => comparisons.has(operator);
