/** Validates `@transaction` and `@export`, as a rule next to those of graphql-js. */
import {
  type ASTNode,
  type ASTVisitor,
  type DirectiveNode,
  getNamedType,
  GraphQLError,
  isEnumType,
  isLeafType,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
  type ValidationContext,
  type ValidationRule,
  type VariableDefinitionNode,
  visit,
} from 'graphql';
import { AppError } from '../../domain/errors.ts';
import { exclusionOf } from './excluded.ts';
import { EXPORT, type Export, type RootField, Selections } from './selection.ts';

/** The directive that makes the root fields of a mutation one transaction. */
export const TRANSACTION = 'transaction';

/** Maximum number of root fields, or of requests of a batch. */
export const MAX_PART_COUNT = 25;
/** Maximum number of exports of a transaction. */
const MAX_EXPORT_COUNT = 100;

/** The scalars whose values can be exported; enum values can be, too. */
const EXPORTABLE: ReadonlySet<string> = new Set(['ID', 'String', 'DateTime']);
/** Scalars with the same values. */
const TEXTS: ReadonlySet<string> = new Set(['ID', 'String']);

/** Returns `@transaction` of an operation. */
export const transactionOf = ({
  operation,
  directives = [],
}: OperationDefinitionNode): DirectiveNode | undefined =>
  operation === 'mutation' ? directives.find(({ name }) => name.value === TRANSACTION) : undefined;

/** Returns the error for more parts than a transaction may have. */
export const tooManyParts = (of: 'mutations' | 'requests', has: number): AppError =>
  new AppError(
    'QUERY_TOO_COMPLEX',
    `This transaction has ${has} ${of}. At most ${MAX_PART_COUNT} are allowed.`,
    { details: { of, limit: MAX_PART_COUNT, has } },
  );

/** Checks the transactions of a document, and its exports outside of them. */
export const transactionRule: ValidationRule = (context) => {
  let isConcerned = false;
  return {
    Directive({ name }) {
      isConcerned ||= name.value === TRANSACTION || name.value === EXPORT;
    },
    Document: {
      leave(document) {
        if (!isConcerned) return;
        const selections = new Selections(context.getSchema(), document);
        for (const node of document.definitions) {
          if (node.kind !== Kind.OPERATION_DEFINITION) continue;
          if (transactionOf(node)) new TransactionCheck(context, selections, node).run();
          else if (selections.isExporting(node.selectionSet))
            context.reportError(
              new GraphQLError('@export needs @transaction on its mutation.', { nodes: node }),
            );
        }
      },
    },
  } satisfies ASTVisitor;
};

/** The check of one transaction. */
class TransactionCheck {
  readonly #context: ValidationContext;
  readonly #selections: Selections;
  readonly #operation: OperationDefinitionNode;
  readonly #definitions: ReadonlyMap<string, VariableDefinitionNode>;
  /** The fields that export, by their variables. */
  readonly #exported = new Map<string, { readonly path: string; readonly root: number }>();

  constructor(
    context: ValidationContext,
    selections: Selections,
    operation: OperationDefinitionNode,
  ) {
    this.#context = context;
    this.#selections = selections;
    this.#operation = operation;
    this.#definitions = new Map(
      (operation.variableDefinitions ?? []).map((node) => [node.variable.name.value, node]),
    );
  }

  run(): void {
    const roots = this.#selections.rootFieldsOf(this.#operation);
    if (roots.length > MAX_PART_COUNT) {
      const originalError = tooManyParts('mutations', roots.length);
      this.#report(originalError.message, this.#operation, originalError);
      return;
    }
    for (const root of roots) this.#checkMutation(root);
    for (const [index, root] of roots.entries()) this.#checkExports(root, index);
    for (const [index, root] of roots.entries()) this.#checkUses(root, index);
    if (this.#exported.size > 0) this.#checkConditions();
  }

  #checkMutation({ nodes: [node] }: RootField): void {
    const name = node.name.value;
    const exclusion = exclusionOf(this.#context.getSchema(), name);
    if (exclusion !== undefined)
      this.#report(`${name} cannot be in a transaction, because ${exclusion}.`, node);
  }

  #checkExports(root: RootField, index: number): void {
    const mutation = this.#context.getSchema().getMutationType() ?? undefined;
    const found = this.#selections.exportsOf(root, mutation, MAX_EXPORT_COUNT + 1);
    if (found.length > MAX_EXPORT_COUNT) {
      this.#report(`"${root.key}" has more than ${MAX_EXPORT_COUNT} exports.`, root.nodes[0]);
      return;
    }
    for (const one of found) {
      const { variable, directive, path } = one;
      const at = path.join('.');
      const problem = this.#problemOf(one, at);
      if (problem !== undefined) {
        this.#report(problem, directive);
        return;
      }
      if (variable !== undefined) this.#exported.set(variable, { path: at, root: index });
    }
  }

  /** Returns what is wrong with an export. */
  #problemOf({ variable, type, list }: Export, at: string): string | undefined {
    if (variable === undefined) return '@export(as:) must be a name in quotes.';
    const definition = this.#definitions.get(variable);
    if (!definition)
      return `@export(as: "${variable}") needs the variable $${variable} in its operation.`;
    const other = this.#exported.get(variable);
    if (other) return `$${variable} is exported twice: by "${other.path}" and by "${at}".`;
    if (list !== undefined)
      return `"${at}" cannot be exported: it has no single value, because "${list}" is a list.`;
    if (!type) return undefined; // another rule reports the field
    const named = getNamedType(type);
    if (!isLeafType(named) || !(isEnumType(named) || EXPORTABLE.has(named.name)))
      return `"${at}" cannot be exported: only an ID, a String, a DateTime or an enum value can be.`;
    const declared = typeFromAST(this.#context.getSchema(), definition.type);
    const expected = declared && getNamedType(declared).name;
    if (
      expected === undefined ||
      expected === named.name ||
      (TEXTS.has(expected) && TEXTS.has(named.name))
    )
      return undefined;
    return `"${at}" has the type ${named.name}, and $${variable} the type ${expected}.`;
  }

  /** Checks that a root field uses only variables that were exported before it. */
  #checkUses({ key, nodes }: RootField, index: number): void {
    for (const name of this.#selections.variablesIn(nodes)) {
      const exported = this.#exported.get(name);
      if (exported && exported.root >= index)
        this.#report(
          `"${key}" uses $${name}, which "${exported.path}" exports. Use it in a later field.`,
          nodes[0],
        );
    }
  }

  /** Checks that no condition depends on an export: it is evaluated before the first field. */
  #checkConditions(): void {
    const check = (directive: DirectiveNode): void => {
      if (!CONDITIONS.has(directive.name.value)) return;
      for (const { value } of directive.arguments ?? [])
        if (value.kind === Kind.VARIABLE && this.#exported.has(value.name.value))
          this.#report(
            `@${directive.name.value} cannot use $${value.name.value}, which is exported.`,
            directive,
          );
    };
    visit(this.#operation, { Directive: check });
    for (const fragment of this.#context.getRecursivelyReferencedFragments(this.#operation))
      visit(fragment, { Directive: check });
  }

  #report(message: string, nodes: ASTNode, originalError?: AppError): void {
    this.#context.reportError(
      new GraphQLError(message, { nodes, ...(originalError && { originalError }) }),
    );
  }
}

/** The directives whose arguments are evaluated before the first field. */
const CONDITIONS: ReadonlySet<string> = new Set(['skip', 'include', TRANSACTION]);
