/**
 * Derives what the tests state of each standard resource (a kind with `access`), from its entry,
 * its routes and its input types. A resource with particulars states them by hand instead.
 */
import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
  isNonNullType,
  isRequiredInputField,
  isScalarType,
} from 'graphql';
import { storedKinds } from '../src/domain/kinds.ts';
import { routes } from '../src/rest/routes.ts';
import { operationOf } from '../src/rest/selection.ts';
import { readSchema } from './contract/sdl.ts';

const schema = readSchema();

/** Standard resources whose tests are written by hand: they have secrets or a state of their own. */
const BY_HAND: readonly string[] = ['LinkInvite', 'SAMLProvider', 'WebhookEndpoint'];

/** Valid values by the names of their types. */
const VALUES: Readonly<Record<string, unknown>> = { String: 'Example', Int: 1, Boolean: true };
/** Other valid values: an update with equal ones changes nothing. */
const CHANGED_VALUES: typeof VALUES = { String: 'Changed', Int: 2, Boolean: false };

/** A standard resource, as the tests see it. */
export interface StandardResource {
  /** Name of its type, for example `ServiceAccount`. */
  readonly type: string;
  /** Name in actions and in fields, for example `serviceAccount`. */
  readonly name: string;
  readonly table: string;
  readonly access: { readonly read: string; readonly write: string };
  /** Path of its list in `/v1`, and the parameter that its own path adds. */
  readonly path: string;
  readonly parameter: string;
  /** Field of `Organization` with the list, for example `serviceAccounts`. */
  readonly list: string;
  /** Name of the operation of `/v1` that lists it, for example `listServiceAccounts`. */
  readonly operations: { readonly list: string };
  /** Scopes to read and to write it. */
  readonly scopes: { readonly read: string; readonly write: string };
  /** Bodies that create one and that update it. */
  readonly create: object;
  readonly update: object;
}

/** The standard resources whose tests are derived. */
export const standardResources: readonly StandardResource[] = storedKinds.flatMap(
  ({ name: type, loader: name, table, access }) =>
    access && !BY_HAND.includes(type) ? [describeResource({ type, name, table, access })] : [],
);

/** Returns an entry for each resource, by a name of its own. */
export const perStandardResource = <T>(
  entries: (resource: StandardResource) => Readonly<Record<string, T>>,
): Readonly<Record<string, T>> => Object.assign({}, ...standardResources.map(entries));

function describeResource(
  resource: Pick<StandardResource, 'type' | 'name' | 'table' | 'access'>,
): StandardResource {
  const { type, name } = resource;
  const path = pathOf(`create${type}`);
  const parameter = pathOf(`get${type}`)
    .slice(path.length)
    .replace(/^\/\{|\}$/g, '');
  return {
    ...resource,
    path,
    parameter,
    list:
      path
        .split('/')
        .at(-1)
        ?.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()) ?? '',
    operations: { list: listOf(path) },
    scopes: { read: scopeOf('Query', name), write: scopeOf('Mutation', `create${type}`) },
    create: exampleOf(`Create${type}Input`, isRequiredInputField),
    update: exampleOf(
      `Update${type}Input`,
      (field) => field.name in exampleOf(`Create${type}Input`, isRequiredInputField),
      CHANGED_VALUES,
    ),
  };
}

/** Returns the path of an operation of `/v1`. */
function pathOf(operation: string): string {
  const route = routes.find(({ document }) => operationOf(document).name.value === operation);
  if (!route) throw new Error(`No route runs the operation ${operation}.`);
  return route.path;
}

/** Returns the name of the operation that lists the resources of a path. */
function listOf(path: string): string {
  const route = routes.find((it) => it.method === 'GET' && it.path === path);
  if (!route) throw new Error(`No route lists ${path}.`);
  return operationOf(route.document).name.value;
}

/** Returns the scope of a root field. */
function scopeOf(root: 'Query' | 'Mutation', field: string): string {
  const node = schema.getType(root);
  const found = node && 'getFields' in node ? node.getFields()[field] : undefined;
  const access = found?.astNode?.directives?.find(({ name }) => name.value === 'access');
  const scope = access?.arguments?.find(({ name }) => name.value === 'scope')?.value;
  if (scope?.kind !== 'StringValue') throw new Error(`${root}.${field} has no scope.`);
  return scope.value;
}

type InputField = ReturnType<GraphQLInputObjectType['getFields']>[string];

/** Returns an example of an input with the fields that are chosen. */
function exampleOf(
  type: string,
  isChosen: (field: InputField) => boolean,
  values = VALUES,
): object {
  const input = schema.getType(type);
  if (!isInputObjectType(input)) throw new Error(`There is no input type ${type}.`);
  const fields = Object.values(input.getFields()).filter(
    (field) => isChosen(field) && getNamedType(field.type).name !== 'ID', // a path has the ids
  );
  return Object.fromEntries(fields.map((field) => [field.name, exampleValue(field.type, values)]));
}

/** Returns a valid value of a type. */
function exampleValue(given: GraphQLInputType, values: typeof VALUES): unknown {
  const type = isNonNullType(given) ? given.ofType : given;
  if (!isScalarType(type) || !(type.name in values))
    throw new Error(`There is no example of ${type}: write the tests of this resource by hand.`);
  return values[type.name];
}
