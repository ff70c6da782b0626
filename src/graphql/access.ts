/**
 * Enforces the schema's `@access`: scopes wherever a type is returned, and a check that each root
 * field ran its permission check.
 */
import {
  type ConstDirectiveNode,
  type DocumentNode,
  getNamedType,
  getOperationAST,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import type { Context, FieldRule } from '../context.ts';
import { ssoRequiredError } from '../data/authorize.ts';
import { andThen } from '../data/promise-or-value.ts';
import { SPACE_OF_VISITORS } from '../data/reader.ts';
import { isAction, isPublicAction } from '../domain/access.ts';
import { AppError, forbidden, unauthenticated } from '../domain/errors.ts';
import { isIdOf } from '../domain/ids.ts';
import { isScope } from '../domain/scopes.ts';
import { compileChecks } from './checks.ts';
import {
  forMembersOnly,
  forSameReader,
  hidesFromVisitors,
  isForVisitors,
  isNullBeyondVisitors,
  isSelectionForVisitors,
  notForVisitors,
  requireForVisitors,
  returnsObjectsToVisitors,
} from './visitors.ts';

type Field = GraphQLField<unknown, Context>;
type Resolve = NonNullable<Field['resolve']>;

interface AccessArguments {
  readonly action?: string;
  readonly scope?: string;
}

/** A field or type with the directives from the SDL. */
interface SDLElement {
  readonly astNode?:
    | { readonly directives?: readonly ConstDirectiveNode[] | undefined }
    | null
    | undefined;
}

/** The name by which a request names the organization of a root field. */
const ORGANIZATION = 'organizationId';

/**
 * The fields of an input that name an object by itself. An organization next to them is not the one
 * below which the object is found, but one that receives something.
 */
const OBJECT_NAMES = ['id', 'integrationName'];

/** An interface whose objects are of a type that the token may read, whatever they represent. */
const ACTOR = 'Actor';

/**
 * Returns the organization below which a request names something: in its path, or in the input of a
 * mutation.
 */
function namedOrganization(ctx: Context, args: Record<string, unknown>): string | undefined {
  const input = Object(args['input']);
  const named = OBJECT_NAMES.some((name) => name in input) ? args : { ...args, ...input };
  const ofInput = typeof input.id === 'string' && isIdOf(input.id, 'Organization');
  const { [ORGANIZATION]: id = ofInput ? input.id : undefined } = ctx.path?.values ?? named;
  return typeof id === 'string' ? id : undefined;
}

/** Returns the arguments of `@access` on a field or type. */
function accessArgumentsOf(node: SDLElement): AccessArguments {
  const directive = node.astNode?.directives?.find(({ name }) => name.value === 'access');
  return Object.fromEntries(
    (directive?.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]),
  );
}

/** Returns the rule of a root field; undefined without an action that the access table contains. */
function ruleOf(field: SDLElement): FieldRule | undefined {
  const { action, scope } = accessArgumentsOf(field);
  return action !== undefined && isAction(action) ? { action, scope } : undefined;
}

/** Returns whether a root field needs no token. */
export function isPublicField(field: SDLElement): boolean {
  const rule = ruleOf(field);
  return rule !== undefined && isPublicAction(rule.action);
}

/** Returns whether the token has a scope; only a token without scopes has `*`. */
function hasScope({ viewer }: Context, scope: string): boolean {
  const scopes = viewer?.scopes ?? 'all';
  return scopes === 'all' || scopes.has(scope);
}

/** Throws FORBIDDEN when the token lacks a scope. */
function requireScope(ctx: Context, scope: string): void {
  if (hasScope(ctx, scope)) return;
  const scopes = ctx.viewer?.scopes ?? [];
  const message =
    scope === '*' ? 'This needs a token without scopes.' : `This token lacks the scope ${scope}.`;
  throw forbidden(message, scope, [...scopes]);
}

const rootsOf = (schema: GraphQLSchema): GraphQLObjectType[] =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (type) => type != null,
  );

/**
 * Returns the scope of the root field that reads a type by id, for a type without its own scope:
 * `node` requires no less.
 */
function scopeOfRead(schema: GraphQLSchema, type: GraphQLObjectType): string | undefined {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const direct = fields.find(
    (field) => getNamedType(field.type) === type && field.args.some(({ name }) => name === 'id'),
  );
  return direct && accessArgumentsOf(direct).scope;
}

/**
 * Returns the check of the scope that a value requires: the type's own, or that of the concrete
 * object behind an interface without a scope of its own.
 */
function scopeCheckOf(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
): ((ctx: Context, value: unknown) => void) | undefined {
  const { scope } = accessArgumentsOf(type);
  if (scope !== undefined) return (ctx) => requireScope(ctx, scope);
  if (isAbstractType(type)) {
    const scopes = new Map(
      schema
        .getPossibleTypes(type)
        .map((possible) => [
          possible.name,
          accessArgumentsOf(possible).scope ?? scopeOfRead(schema, possible),
        ]),
    );
    return (ctx, value) => {
      for (const item of Array.isArray(value) ? value : [value]) {
        const scope = scopes.get((item as { __typename?: string } | null)?.__typename ?? '');
        if (scope !== undefined) requireScope(ctx, scope);
      }
    };
  }
  return undefined;
}

/**
 * Wraps a resolver in checks of its inputs and scopes. Returns the resolver itself when there is
 * nothing to check. Arguments of a root field can come from the path of a request to `/v1`.
 */
function checked(schema: GraphQLSchema, field: Field, resolve: Resolve, isRoot = false): Resolve {
  const checkInput = compileChecks(field.args);
  const orderByDefault = field.args.find(({ name }) => name === 'orderBy')?.defaultValue;
  const type = getNamedType(field.type);
  const checkScope = scopeCheckOf(schema, type);
  if (!checkInput && !checkScope && !isRoot) return resolve;
  // only the value determines the type of an interface without a scope of its own
  const isAbstract = isAbstractType(type) && accessArgumentsOf(type).scope === undefined;
  return (source, args, ctx, info) => {
    if (checkScope && !isAbstract) checkScope(ctx, undefined);
    const path = isRoot ? ctx.path : undefined;
    path?.check();
    checkInput?.(args, path?.ids, ctx.now);
    const value = resolve(source, withOrderBy(args, orderByDefault), ctx, info);
    return checkScope && isAbstract
      ? andThen(value, (answer) => {
          checkScope(ctx, answer);
          return answer;
        })
      : value;
  };
}

/** Returns the arguments with the default sort order in place of null, as for an absent one. */
const withOrderBy = (args: Parameters<Resolve>[1], byDefault: unknown): Parameters<Resolve>[1] =>
  args['orderBy'] === null && byDefault !== undefined ? { ...args, orderBy: byDefault } : args;

/**
 * Refuses a mutation or subscription whose payload the token may not read before it begins, so that
 * the caller can read the result of every write, and every message.
 */
export function requireScopesBelow(
  ctx: Context,
  {
    schema,
    fragments,
    returnType,
    fieldNodes,
  }: Pick<GraphQLResolveInfo, 'schema' | 'fragments' | 'fieldNodes'> & {
    readonly returnType: GraphQLOutputType | GraphQLNamedType;
  },
): void {
  const visitedFragments = new Set<string>();
  const descend = (
    type: GraphQLNamedType | undefined,
    set: SelectionSetNode | undefined,
    parent?: GraphQLNamedType,
  ): void => {
    const { scope } = type ? accessArgumentsOf(type) : {};
    // without the scope of a type, the object of an actor is of another one, so nothing is selected
    if (scope !== undefined && parent?.name === ACTOR && !hasScope(ctx, scope)) return;
    if (scope !== undefined) requireScope(ctx, scope);
    for (const node of set?.selections ?? []) {
      if (node.kind === Kind.FIELD) {
        const field =
          isObjectType(type) || isInterfaceType(type)
            ? type.getFields()[node.name.value]
            : undefined;
        if (field) descend(getNamedType(field.type), node.selectionSet);
        continue;
      }
      if (
        node.kind === Kind.FRAGMENT_SPREAD &&
        (visitedFragments.has(node.name.value) || !visitedFragments.add(node.name.value))
      )
        continue; // once is enough, and a cycle would not end
      const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragments[node.name.value];
      descend(
        inner?.typeCondition ? schema.getType(inner.typeCondition.name.value) : type,
        inner?.selectionSet,
        type,
      );
    }
  };
  for (const node of fieldNodes) descend(getNamedType(returnType), node.selectionSet);
}

/**
 * Resolves a field of an organization. When the result is missing because the organization requires
 * SSO of the member, throws that error instead; public results, such as a published site, are
 * returned.
 */
async function orSSORequired(
  { load }: Pick<Context, 'load'>,
  organizationId: string,
  resolve: () => unknown,
): Promise<unknown> {
  try {
    const answer = await resolve();
    if (answer != null) return answer;
  } catch (error) {
    const isMissing = error instanceof AppError && error.reason === 'NOT_FOUND';
    throw (isMissing && (await ssoRequiredError(load, organizationId))) || error;
  }
  const ssoRequired = await ssoRequiredError(load, organizationId);
  if (ssoRequired) throw ssoRequired;
  return null;
}

/**
 * Guards a root field: checks the caller and the scope before it, and afterwards that the resolver
 * checked the declared rule.
 */
function guarded(name: string, field: Field, rule: FieldRule, resolve: Resolve): Resolve {
  const isPublic = isPublicAction(rule.action);
  const isVisitorField = isForVisitors(field);
  const hidesAll = hidesFromVisitors(field); // null, as an object that does not exist
  const isNullBeyond = isNullBeyondVisitors(field);
  return (source, args, ctx, info) => {
    if (!isPublic && !ctx.viewer && !ctx.visitor) throw unauthenticated();
    if (!isVisitorField || hidesAll) ctx.published?.exclude();
    if (ctx.visitor && (hidesAll || (isNullBeyond && !isSelectionForVisitors(info)))) return null;
    if (ctx.visitor && isVisitorField) requireForVisitors(info);
    else if (ctx.visitor && !isPublic) throw notForVisitors();
    if (rule.scope !== undefined) requireScope(ctx, rule.scope);
    if (info.operation.operation !== 'query' && ctx.viewer && ctx.viewer.scopes !== 'all')
      requireScopesBelow(ctx, info);
    const trace = {
      rule,
      key: String(info.path.key),
      checked: isPublic,
      onlyForVisitors: () => requireForVisitors(info),
    };
    const run = () => resolve(source, args, ctx.forField(trace), info);
    const organizationId = ctx.viewer ? namedOrganization(ctx, args) : undefined;
    return andThen(
      organizationId === undefined ? run() : orSSORequired(ctx, organizationId, run),
      (value) => {
        if (!trace.checked)
          throw new AppError('INTERNAL', 'The server had an internal error.', {
            cause: new Error(`${name} answered without a check of ${rule.action}.`),
          });
        return value;
      },
    );
  };
}

/**
 * Wraps the resolvers of a schema in guards. Throws an error that lists every root field without a
 * rule or resolver, and every unknown scope.
 */
export function guard(schema: GraphQLSchema): GraphQLSchema {
  const problems: string[] = [];
  const roots = new Set(rootsOf(schema));
  for (const type of Object.values(schema.getTypeMap())) {
    checkScopeName(type.name, accessArgumentsOf(type).scope, problems);
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields()) as Field[]) {
      const name = `${type.name}.${field.name}`;
      if (roots.has(type)) {
        guardRoot(schema, name, field, problems);
        continue;
      }
      if (hidesFromVisitors(field) && !isHiddenByView(type.name, field))
        field.resolve = forMembersOnly(field, resolverOf(field));
      if (field.resolve && returnsObjectsToVisitors(type, field))
        field.resolve = forSameReader(field, field.resolve);
      if (field.args.length > 0 || scopeCheckOf(schema, getNamedType(field.type)))
        field.resolve = checked(schema, field, resolverOf(field));
    }
  }
  if (problems.length > 0) throw new Error(`The schema is not guarded:\n${problems.join('\n')}`);
  return schema;
}

/** Returns whether views for visitors have the empty value of a field without a resolver. */
const isHiddenByView = (type: string, field: Field): boolean =>
  type === 'Space' && !field.resolve && Object.hasOwn(SPACE_OF_VISITORS, field.name);

/** Returns the resolver of a field; by default it reads the property of a row. */
const resolverOf = (field: Field): Resolve =>
  field.resolve ?? ((source) => (source as Record<string, unknown>)[field.name]);

function guardRoot(schema: GraphQLSchema, name: string, field: Field, problems: string[]): void {
  const rule = ruleOf(field);
  if (!rule) problems.push(`${name} has no @access with a known action.`);
  if (!field.resolve) problems.push(`${name} has no resolver.`);
  checkScopeName(name, rule?.scope, problems);
  if (rule && field.resolve)
    field.resolve = guarded(name, field, rule, checked(schema, field, field.resolve, true));
  // A subscription is checked when it begins, and by its resolver for each message.
  if (rule && field.subscribe)
    field.subscribe = guarded(name, field, rule, checked(schema, field, field.subscribe, true));
}

function checkScopeName(name: string, scope: string | undefined, problems: string[]): void {
  if (scope !== undefined && scope !== '*' && !isScope(scope))
    problems.push(`${name} names the scope ${scope}, which does not exist.`);
}

/**
 * Returns true if an operation needs no token: each of its root fields is public. `introspection`
 * states whether `__schema` is.
 */
export function isPublic(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName?: string | null,
  introspection = false,
): boolean {
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) return false;
  const fieldIsPublic = (name: string): boolean => {
    if (name.startsWith('__')) return introspection || name === '__typename';
    const field = root.getFields()[name];
    return field !== undefined && isPublicField(field);
  };
  return rootFieldsOf(document, operation.selectionSet).every(fieldIsPublic);
}

/** Returns the names of the fields of a selection, through fragments. */
function rootFieldsOf(
  document: DocumentNode,
  { selections }: SelectionSetNode,
  visitedFragments = new Set<string>(),
): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return rootFieldsOf(document, selection.selectionSet, visitedFragments);
    const name = selection.name.value;
    const fragment = document.definitions.find(
      (definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
    );
    if (fragment?.kind !== Kind.FRAGMENT_DEFINITION || visitedFragments.has(name)) return [];
    return rootFieldsOf(document, fragment.selectionSet, visitedFragments.add(name));
  });
}
