/** Holds the schema to its `@access`: scopes wherever a type is reached, and proof that each root field asked its rule. */
import {
  type ConstDirectiveNode,
  type DocumentNode,
  getNamedType,
  getOperationAST,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import type { Context, Rule } from '../context.ts';
import { stoppedAt } from '../data/authorize.ts';
import { isAction, isPublicAction, scopesTold } from '../domain/access.ts';
import { Fault, forbidden, unauthenticated } from '../domain/errors.ts';
import { isScope } from '../domain/scopes.ts';
import { compileChecks } from './checks.ts';
import { isForVisitors, notForVisitors, requireForVisitors } from './visitors.ts';

type Field = GraphQLField<unknown, Context>;
type Resolve = NonNullable<Field['resolve']>;

interface Needs {
  readonly action?: string;
  readonly scope?: string;
}

/** A field or type, for the directives that the SDL gave it. */
interface Declared {
  readonly astNode?: { readonly directives?: readonly ConstDirectiveNode[] | undefined } | null | undefined;
}

/** The argument of a root field that is asked for at an address under an organization. */
const ORGANIZATION = 'organizationId';

/** The arguments of `@access` on a field or type. */
function needsOf(node: Declared): Needs {
  const directive = node.astNode?.directives?.find(({ name }) => name.value === 'access');
  return Object.fromEntries((directive?.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]));
}

/** What a root field declares; undefined without an action that the table of access knows. */
function ruleOf(field: Declared): Rule | undefined {
  const { action, scope } = needsOf(field);
  return action !== undefined && isAction(action) ? { action, scope } : undefined;
}

/** Whether a token's scopes hold one; `*` is held by a token without scopes alone. */
function requireScope(ctx: Context, scope: string): void {
  const scopes = ctx.viewer?.scopes ?? 'all';
  if (scopes === 'all' || scopes.has(scope)) return;
  const what = scope === '*' ? 'This needs a token without scopes.' : `This token lacks the scope ${scope}.`;
  throw forbidden(what, scope, [...scopes]);
}

const rootsOf = (schema: GraphQLSchema): GraphQLObjectType[] => [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter((type) => type != null);

/** Runs `next` on a value, now or when it is there. */
const after = (value: unknown, next: (value: unknown) => unknown): unknown => (value instanceof Promise ? value.then(next) : next(value));

/** The scope of the root field that reads one by its id, for a type without one of its own: by `node` it is no less. */
function scopeOfRead(schema: GraphQLSchema, type: GraphQLObjectType): string | undefined {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const direct = fields.find((field) => getNamedType(field.type) === type && field.args.some(({ name }) => name === 'id'));
  return direct && needsOf(direct).scope;
}

/** The scope that a value of this type needs: the type's own, or that of the very object behind an interface. */
function scopeCheckOf(schema: GraphQLSchema, type: GraphQLNamedType): ((ctx: Context, value: unknown) => void) | undefined {
  if (isAbstractType(type)) {
    const scopes = new Map(schema.getPossibleTypes(type).map((possible) => [possible.name, needsOf(possible).scope ?? scopeOfRead(schema, possible)]));
    return (ctx, value) => {
      for (const item of Array.isArray(value) ? value : [value]) {
        const scope = scopes.get((item as { __typename?: string } | null)?.__typename ?? '');
        if (scope !== undefined) requireScope(ctx, scope);
      }
    };
  }
  const { scope } = isObjectType(type) ? needsOf(type) : {};
  return scope === undefined ? undefined : (ctx) => requireScope(ctx, scope);
}

/** Checks inputs and scopes around a field's resolver; the very resolver when there is nothing to check. */
function checked(schema: GraphQLSchema, field: Field, resolve: Resolve): Resolve {
  const checkInput = compileChecks(field.args);
  const type = getNamedType(field.type);
  const checkScope = scopeCheckOf(schema, type);
  if (!checkInput && !checkScope) return resolve;
  const late = isAbstractType(type); // only the value tells its type
  return (source, args, ctx, info) => {
    if (checkScope && !late) checkScope(ctx, undefined);
    checkInput?.(args);
    const value = resolve(source, args, ctx, info);
    return checkScope && late
      ? after(value, (answer) => {
          checkScope(ctx, answer);
          return answer;
        })
      : value;
  };
}

/** Refuses a mutation whose answer the token may not read, before it begins: nothing is done that cannot be told. */
function requireScopesBelow(ctx: Context, { schema, fragments, returnType, fieldNodes }: GraphQLResolveInfo): void {
  const seen = new Set<string>();
  const descend = (type: GraphQLNamedType | undefined, set: SelectionSetNode | undefined): void => {
    const { scope } = isObjectType(type) ? needsOf(type) : {};
    if (scope !== undefined) requireScope(ctx, scope);
    for (const node of set?.selections ?? []) {
      if (node.kind === Kind.FIELD) {
        const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
        if (field) descend(getNamedType(field.type), node.selectionSet);
        continue;
      }
      if (node.kind === Kind.FRAGMENT_SPREAD && (seen.has(node.name.value) || !seen.add(node.name.value))) continue; // once is enough, and more could be without end
      const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragments[node.name.value];
      descend(inner?.typeCondition ? schema.getType(inner.typeCondition.name.value) : type, inner?.selectionSet);
    }
  };
  for (const node of fieldNodes) descend(getNamedType(returnType), node.selectionSet);
}

/**
 * What is asked for at an address under an organization. Where there is nothing for a member whom its sign-in stops, he is told that it does,
 * whatever is missing; what is there for everybody, as a published site is, stays there for him.
 */
async function orStopped({ load }: Pick<Context, 'load'>, organizationId: string, resolve: () => unknown): Promise<unknown> {
  try {
    const answer = await resolve();
    if (answer != null) return answer;
  } catch (error) {
    const isMissing = error instanceof Fault && error.reason === 'NOT_FOUND';
    throw (isMissing && (await stoppedAt(load, organizationId))) || error;
  }
  const stopped = await stoppedAt(load, organizationId);
  if (stopped) throw stopped;
  return null;
}

/** A root field: who asks, the scope, and after it the proof that the declared rule was asked. */
function guarded(name: string, field: Field, rule: Rule, resolve: Resolve): Resolve {
  const isPublic = isPublicAction(rule.action);
  const isVisited = isForVisitors(field);
  const isUnderOrganization = field.args.some(({ name }) => name === ORGANIZATION);
  return (source, args, ctx, info) => {
    if (!isPublic && !ctx.viewer && !ctx.visitor) throw unauthenticated();
    if (ctx.visitor && isVisited) requireForVisitors(info);
    else if (ctx.visitor && !isPublic) throw notForVisitors();
    if (rule.scope !== undefined) requireScope(ctx, rule.scope);
    if (info.operation.operation === 'mutation' && ctx.viewer && ctx.viewer.scopes !== 'all') requireScopesBelow(ctx, info);
    const ledger = { rule, asked: isPublic, onlyForVisitors: () => requireForVisitors(info) };
    const work = () => resolve(source, args, ctx.at(ledger), info);
    return after(isUnderOrganization && ctx.viewer ? orStopped(ctx, args[ORGANIZATION], work) : work(), (value) => {
      if (!ledger.asked) throw new Fault('INTERNAL', 'Something went wrong on our side.', { cause: new Error(`${name} answered without a check of ${rule.action}.`) });
      return value;
    });
  };
}

/** Builds the guards into a schema. Throws, naming each, when a root field has no rule or resolver, or a scope is unknown. */
export function guard(schema: GraphQLSchema): GraphQLSchema {
  const faults: string[] = [];
  const roots = new Set(rootsOf(schema));
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    checkScopeName(type.name, needsOf(type).scope, faults);
    for (const field of Object.values(type.getFields()) as Field[]) {
      const name = `${type.name}.${field.name}`;
      if (roots.has(type)) guardRoot(schema, name, field, faults);
      else if (field.args.length > 0 || scopeCheckOf(schema, getNamedType(field.type))) field.resolve = checked(schema, field, field.resolve ?? ((source) => property(source, field.name)));
    }
  }
  if (faults.length > 0) throw new Error(`The schema is not guarded:\n${faults.join('\n')}`);
  return schema;
}

const property = (source: unknown, name: string): unknown => (source as Record<string, unknown>)[name]; // a row, whose fields are plain

function guardRoot(schema: GraphQLSchema, name: string, field: Field, faults: string[]): void {
  const rule = ruleOf(field);
  if (!rule) faults.push(`${name} has no @access with a known action.`);
  if (!field.resolve) faults.push(`${name} has no resolver.`);
  checkScopeName(name, rule?.scope, faults);
  const told = rule && Object.entries(scopesTold).find(([action]) => action === rule.action);
  if (rule?.scope !== undefined && told && told[1] !== rule.scope) faults.push(`${name} names the scope ${rule.scope}, and permissions go by ${told[1]}.`);
  if (rule && field.resolve) field.resolve = guarded(name, field, rule, checked(schema, field, field.resolve));
}

function checkScopeName(name: string, scope: string | undefined, faults: string[]): void {
  if (scope !== undefined && scope !== '*' && !isScope(scope)) faults.push(`${name} names the scope ${scope}, which does not exist.`);
}

/** Whether an operation needs no token: each of its root fields is public. `introspection` says whether `__schema` is. */
export function isPublic(schema: GraphQLSchema, document: DocumentNode, operationName?: string | null, introspection = false): boolean {
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) return false;
  const fieldIsPublic = (name: string): boolean => {
    if (name.startsWith('__')) return introspection || name === '__typename';
    const field = root.getFields()[name];
    const rule = field && ruleOf(field);
    return rule !== undefined && isPublicAction(rule.action);
  };
  return rootFieldsOf(document, operation.selectionSet).every(fieldIsPublic);
}

/** Names of the fields of a selection, through fragments. */
function rootFieldsOf(document: DocumentNode, { selections }: SelectionSetNode, seen = new Set<string>()): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFieldsOf(document, selection.selectionSet, seen);
    const name = selection.name.value;
    const fragment = document.definitions.find((definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name);
    if (fragment?.kind !== Kind.FRAGMENT_DEFINITION || seen.has(name)) return [];
    return rootFieldsOf(document, fragment.selectionSet, seen.add(name));
  });
}
