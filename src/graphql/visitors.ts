/** What visitors of a published site reach: the fields that the SDL marks `@visitor`, and nothing else, whatever a resolver would give. */
import {
  type ASTNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  isLeafType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { type Fault, forbidden } from '../domain/errors.ts';

/** A field or type, for the directives that the SDL gave it. */
interface Marked {
  readonly astNode?: ASTNode | null | undefined;
}

/** How far visitors reach: not at all, for nothing, or to what lies below. */
function reachOf({ astNode }: Marked): 'none' | 'nothing' | 'all' {
  const directives = astNode && 'directives' in astNode ? (astNode.directives ?? []) : [];
  const mark = directives.find(({ name }) => name.value === 'visitor');
  if (!mark) return 'none';
  const argument = mark.arguments?.find(({ name }) => name.value === 'nothing');
  return argument && valueFromASTUntyped(argument.value) === true ? 'nothing' : 'all';
}

/** Whether visitors reach a field. */
export const isForVisitors = (field: Marked): boolean => reachOf(field) !== 'none';

const refused = (message: string): Fault => forbidden(`${message} this needs the token of a member.`, 'a member', 'visitor');

/** The refusal of an operation that is not for visitors. */
export const notForVisitors = (): Fault => refused("A visitor's token reads what its site shows, and nothing else:");

const passed = new WeakMap<FieldNode, { readonly fragments: object; readonly returnType: object }>();

/** Throws FORBIDDEN where a field's selection goes beyond what visitors reach. The answer is the same whatever there is to be read. */
export function requireForVisitors({ schema, fragments, returnType, fieldNodes }: GraphQLResolveInfo): void {
  const type = getNamedType(returnType);
  for (const node of fieldNodes) {
    const known = passed.get(node); // documents are kept, and asked again and again
    if (known?.fragments === fragments && known.returnType === type) continue;
    new Walk((name) => schema.getType(name), fragments).descend(type, node.selectionSet);
    passed.set(node, { fragments, returnType: type });
  }
}

class Walk {
  private readonly typeNamed: (name: string) => GraphQLNamedType | undefined;
  private readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  private readonly seen = new Set<string>();

  constructor(typeNamed: (name: string) => GraphQLNamedType | undefined, fragments: Readonly<Record<string, FragmentDefinitionNode>>) {
    this.typeNamed = typeNamed;
    this.fragments = fragments;
  }

  descend(type: GraphQLNamedType | undefined, set: SelectionSetNode | undefined): void {
    for (const node of set?.selections ?? []) {
      if (node.kind === Kind.FIELD) {
        if (!node.name.value.startsWith('__')) this.field(type, node);
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        this.descend(node.typeCondition ? this.typeNamed(node.typeCondition.name.value) : type, node.selectionSet);
      } else this.spread(node.name.value);
    }
  }

  private spread(name: string): void {
    const fragment = this.fragments[name];
    if (!fragment || this.seen.has(name)) return; // once is enough: a fragment has one type
    this.seen.add(name);
    this.descend(this.typeNamed(fragment.typeCondition.name.value), fragment.selectionSet);
  }

  private field(type: GraphQLNamedType | undefined, { name, selectionSet }: FieldNode): void {
    const field = isObjectType(type) ? type.getFields()[name.value] : undefined; // of what is an interface nothing is reached
    const reach = isObjectType(type) && field ? reachBelow(type, field) : 'none';
    if (!field || reach === 'none') throw refused(`Visitors of a site do not reach ${type?.name ?? 'this'}.${name.value}:`);
    const below = getNamedType(field.type);
    if (reach === 'all' && !isLeafType(below)) this.descend(below, selectionSet);
  }
}

/** What a field says of visitors, else what its type says of all its fields. */
function reachBelow(type: GraphQLObjectType, field: Marked): 'none' | 'nothing' | 'all' {
  const own = reachOf(field);
  return own === 'none' ? reachOf(type) : own;
}
