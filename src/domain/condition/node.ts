/** Defines the expression tree of conditions and parses it. */
import { type AnyNode, type Comment, parseExpressionAt, type Expression } from 'acorn';
import { badInput } from '../errors.ts';

/** A method that a condition may call. All of them are free of side effects. */
export type Method =
  | 'at'
  | 'startsWith'
  | 'endsWith'
  | 'includes'
  | 'toLowerCase'
  | 'toUpperCase'
  | 'trim';
/** A comparison operator. */
export type ComparisonOperator = '==' | '!=' | '===' | '!==' | '<' | '<=' | '>' | '>=' | 'in';

/** A node of a condition. */
export type ConditionNode =
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
  | { readonly kind: 'claims' }
  | { readonly kind: 'parameter'; readonly name: string }
  | { readonly kind: 'member'; readonly of: ConditionNode; readonly name: ConditionNode }
  | { readonly kind: 'not'; readonly of: ConditionNode }
  | {
      readonly kind: 'both' | 'either';
      readonly left: ConditionNode;
      readonly right: ConditionNode;
    }
  | {
      readonly kind: 'compare';
      readonly operator: ComparisonOperator;
      readonly left: ConditionNode;
      readonly right: ConditionNode;
    }
  | {
      readonly kind: 'choice';
      readonly test: ConditionNode;
      readonly yes: ConditionNode;
      readonly no: ConditionNode;
    }
  | { readonly kind: 'list'; readonly items: readonly ConditionNode[] }
  | {
      readonly kind: 'call';
      readonly method: Method;
      readonly of: ConditionNode;
      readonly argument: ConditionNode | undefined;
    }
  | {
      readonly kind: 'some' | 'every';
      readonly of: ConditionNode;
      readonly parameter: string;
      readonly body: ConditionNode;
    };

/** Maximum length of a condition in characters. */
const MAX_CONDITION_LENGTH = 1024;
/** Maximum number of nodes in a condition. */
const MAX_NODE_COUNT = 400;
/** Maximum depth of a condition. */
const MAX_DEPTH = 64;

/** The number of arguments of each method. */
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
const comparisons: ReadonlySet<string> = new Set<ComparisonOperator>([
  '==',
  '!=',
  '===',
  '!==',
  '<',
  '<=',
  '>',
  '>=',
  'in',
]);

/**
 * Returns the condition in a text.
 * @throws BAD_USER_INPUT if the text is invalid
 */
export function nodeOf(text: string): ConditionNode {
  if (text.length > MAX_CONDITION_LENGTH)
    throw badInput(
      `A condition has at most ${MAX_CONDITION_LENGTH.toLocaleString('en')} characters.`,
      'condition',
    );
  const comments: Comment[] = [];
  let expression: Expression;
  try {
    expression = parseExpressionAt(text, 0, {
      ecmaVersion: 2022,
      preserveParens: true,
      onComment: comments,
    });
  } catch (error) {
    // acorn is recursive
    if (error instanceof RangeError) throw syntaxError(text, 0, 'The condition has too many parts');
    if (!(error instanceof SyntaxError)) throw error;
    const at = 'pos' in error && typeof error.pos === 'number' ? error.pos : 0;
    throw syntaxError(text, at, error.message.replace(/ \(\d+:\d+\)$/, ''));
  }
  const [comment] = comments;
  if (comment) throw syntaxError(text, comment.start, 'A condition cannot contain comments');
  const rest = text.slice(expression.end).search(/\S/);
  if (rest >= 0) throw syntaxError(text, expression.end + rest, 'The condition must end here');
  return new Parser(text).read(expression, { depth: 0, parameters: [] });
}

function syntaxError(text: string, at: number, reason: string) {
  const lines = text.slice(0, at).split(/\r\n|[\n\r\u2028\u2029]/);
  return badInput(
    `${reason}, at line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}.`,
    'condition',
  );
}

/** The context of a node: its depth, and the parameters in scope. */
interface Scope {
  readonly depth: number;
  readonly parameters: readonly string[];
}

class Parser {
  private readonly text: string;
  private count = 0;

  constructor(text: string) {
    this.text = text;
  }

  read(node: AnyNode, outer: Scope): ConditionNode {
    const scope = { ...outer, depth: outer.depth + 1 };
    if (++this.count > MAX_NODE_COUNT || scope.depth > MAX_DEPTH)
      throw this.refuse(node, 'The condition has too many parts');
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
        return {
          kind: 'choice',
          test: this.read(node.test, scope),
          yes: this.read(node.consequent, scope),
          no: this.read(node.alternate, scope),
        };
      case 'ArrayExpression':
        return {
          kind: 'list',
          items: node.elements.map((item) =>
            item === null ? this.fail(node, 'A list cannot have gaps') : this.read(item, scope),
          ),
        };
      case 'CallExpression':
        return this.call(node, scope);
      default:
        throw this.refuse(
          node,
          `A condition cannot contain "${this.text.slice(node.start, node.end).slice(0, 40)}"`,
        );
    }
  }

  private literal(node: AnyNode & { type: 'Literal' }): ConditionNode {
    const { value } = node;
    if (value === null && node.raw !== 'null')
      throw this.refuse(node, 'A condition cannot contain regular expressions');
    if (
      value === null ||
      typeof value === 'string' ||
      typeof value === 'number' ||
      typeof value === 'boolean'
    )
      return { kind: 'literal', value };
    throw this.refuse(node, 'A literal must be a text, a number, true, false or null');
  }

  private name(node: AnyNode & { type: 'Identifier' }, { parameters }: Scope): ConditionNode {
    if (parameters.includes(node.name)) return { kind: 'parameter', name: node.name };
    throw this.refuse(
      node,
      node.name === 'visitor'
        ? 'The only property of a visitor is "visitor.claims"'
        : `"${node.name}" is unknown: a condition uses "visitor.claims"`,
    );
  }

  private member(node: AnyNode & { type: 'MemberExpression' }, scope: Scope): ConditionNode {
    const { object, property } = node;
    if (node.optional || object.type === 'Super' || property.type === 'PrivateIdentifier')
      throw this.refuse(node, 'A property is accessed with "." or "[ ]"');
    if (isVisitor(object)) {
      const isClaims = node.computed
        ? property.type === 'Literal' && property.value === 'claims'
        : property.type === 'Identifier' && property.name === 'claims';
      return isClaims
        ? { kind: 'claims' }
        : this.fail(property, 'The only property of a visitor is "visitor.claims"');
    }
    const name: ConditionNode =
      !node.computed && property.type === 'Identifier'
        ? { kind: 'literal', value: property.name }
        : this.read(property, scope);
    return { kind: 'member', of: this.read(object, scope), name };
  }

  /**
   * Returns the node of `!`. Gap: `-` before a number is part of the literal, so that `at(-1)`
   * works.
   */
  private unary(node: AnyNode & { type: 'UnaryExpression' }, scope: Scope): ConditionNode {
    if (node.operator === '!') return { kind: 'not', of: this.read(node.argument, scope) };
    if (
      node.operator === '-' &&
      node.argument.type === 'Literal' &&
      typeof node.argument.value === 'number'
    )
      return { kind: 'literal', value: -node.argument.value };
    throw this.refuse(node, `A condition cannot contain "${node.operator}"`);
  }

  private logical(node: AnyNode & { type: 'LogicalExpression' }, scope: Scope): ConditionNode {
    if (node.operator === '??') throw this.refuse(node, 'A condition cannot contain "??"');
    return {
      kind: node.operator === '&&' ? 'both' : 'either',
      left: this.read(node.left, scope),
      right: this.read(node.right, scope),
    };
  }

  private comparison(node: AnyNode & { type: 'BinaryExpression' }, scope: Scope): ConditionNode {
    const { operator } = node;
    if (!isComparison(operator))
      throw this.refuse(node, `A condition cannot contain "${operator}"`);
    return {
      kind: 'compare',
      operator,
      left: this.read(node.left, scope),
      right: this.read(node.right, scope),
    };
  }

  private call(node: AnyNode & { type: 'CallExpression' }, scope: Scope): ConditionNode {
    const { callee } = node;
    const name =
      callee.type === 'MemberExpression' &&
      !callee.computed &&
      !callee.optional &&
      callee.property.type === 'Identifier'
        ? callee.property.name
        : undefined;
    if (callee.type !== 'MemberExpression' || name === undefined || node.optional)
      throw this.refuse(node, 'A condition can only call methods of values by name');
    const [argument, more] = node.arguments;
    if (name === 'some' || name === 'every') {
      if (argument?.type !== 'ArrowFunctionExpression' || more)
        throw this.refuse(node, `"${name}" takes one function, such as "x => x == 1"`);
      return { kind: name, of: this.read(callee.object, scope), ...this.arrow(argument, scope) };
    }
    const signature = methods.get(name);
    if (!signature)
      throw this.refuse(callee.property, `"${name}" is not a method that a condition can call`);
    if (node.arguments.length !== signature.takes)
      throw this.refuse(
        node,
        `"${name}" takes ${signature.takes === 0 ? 'no argument' : 'one argument'}`,
      );
    return {
      kind: 'call',
      method: signature.method,
      of: this.read(callee.object, scope),
      argument: argument && this.read(argument, scope),
    };
  }

  private arrow(
    node: AnyNode & { type: 'ArrowFunctionExpression' },
    scope: Scope,
  ): { parameter: string; body: ConditionNode } {
    const [parameter, more] = node.params;
    if (parameter?.type !== 'Identifier' || more || node.async || parameter.name === 'visitor')
      throw this.refuse(
        node,
        'A function must have one plain parameter that is not called "visitor"',
      );
    if (node.body.type === 'BlockStatement')
      throw this.refuse(node.body, 'A function must be one expression without braces');
    return {
      parameter: parameter.name,
      body: this.read(node.body, { ...scope, parameters: [...scope.parameters, parameter.name] }),
    };
  }

  private refuse(node: { readonly start: number }, reason: string) {
    return syntaxError(this.text, node.start, reason);
  }

  private fail(node: { readonly start: number }, reason: string): never {
    throw this.refuse(node, reason);
  }
}

/** Returns whether a node is `visitor`, with or without parentheses. */
function isVisitor(node: AnyNode): boolean {
  return node.type === 'ParenthesizedExpression'
    ? isVisitor(node.expression)
    : node.type === 'Identifier' && node.name === 'visitor';
}

const isComparison = (operator: string): operator is ComparisonOperator =>
  comparisons.has(operator);
