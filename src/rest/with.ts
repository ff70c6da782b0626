/**
 * Reads the directive `@with` of the documents of `/v1`: the ids and names of a path, which locate
 * the object of a root field and fill fields of its input. Callers cannot send the directive.
 */
import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  getNamedType,
  type GraphQLArgument,
  GraphQLID,
  type GraphQLInputField,
  type GraphQLInputFieldMap,
  type GraphQLSchema,
  GraphQLString,
  isInputObjectType,
  Kind,
  parse,
  type ValueNode,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import type { RequestPath } from '../context.ts';
import { compileChecks } from '../graphql/checks.ts';
import { directiveOf } from './directive.ts';
import { operationOf } from './selection.ts';
import type { Data } from './shape.ts';

/** The directive, which the schema of the server does not have. */
export const WITH_DIRECTIVE = /* GraphQL */ `
  directive @with(
    "Id of the organization (\`org_…\`)."
    organizationId: ID @id(of: "Organization")
    "Id of the site (\`site_…\`)."
    siteId: ID @id(of: "Site")
    "Id of the space (\`spc_…\`)."
    spaceId: ID @id(of: "Space")
    "Id of the change request, or its number in the space, for example \`12\`."
    changeRequestId: ID @id(of: "ChangeRequest", orNumber: true)
    "Id of the comment (\`com_…\`)."
    commentId: ID @id(of: "Comment")
    "Id of the space, collection or site."
    contentId: ID @id(of: "Space|Collection|Site")
    "Id of the installation."
    installationId: ID @id(of: "IntegrationInstallation")
    "Id of the user (\`usr_…\`)."
    userId: ID @id(of: "User")
    "Id of the team (\`team_…\`)."
    teamId: ID @id(of: "Team")
    "Id of the user or team with a grant."
    holderId: ID @id(of: "User|Team")
    "Id of the service account (\`sva_…\`)."
    serviceAccountId: ID @id(of: "ServiceAccount")
    "Id of the webhook endpoint (\`whe_…\`)."
    webhookEndpointId: ID @id(of: "WebhookEndpoint")
    "Name of the integration."
    integrationName: String @limit(max: 100)
    "Slug of the OpenAPI spec, for example \`petstore\`."
    slug: ID
    id: ID
    subjectId: ID
    revisionId: ID
    siteSectionGroupId: ID
    translationSettingsId: ID
    language: Language
    name: String
    seconds: Int
  ) on FIELD
`;

/** A value that a path states for a root field. */
export interface PathValue {
  /** The name of the argument of `@with`. */
  readonly name: string;
  /** True if the value fills the field of the input with this name. */
  readonly isFilled: boolean;
  /** The field of the input, or the argument of `@with`. */
  readonly definition: GraphQLArgument | GraphQLInputField;
  /** The variable with the value; undefined for a constant. */
  readonly variable: string | undefined;
  readonly constant: unknown;
}

/** The arguments of `@with`. Those that are not ids of a type are any text. */
const definitions: ReadonlyMap<string, GraphQLArgument> = new Map(
  parse(WITH_DIRECTIVE, { noLocation: true }).definitions.flatMap((definition) =>
    definition.kind === Kind.DIRECTIVE_DEFINITION
      ? (definition.arguments ?? []).map((astNode): [string, GraphQLArgument] => [
          astNode.name.value,
          {
            name: astNode.name.value,
            description: astNode.description?.value,
            type: astNode.directives?.some(({ name }) => name.value === 'id')
              ? GraphQLID
              : GraphQLString,
            defaultValue: undefined,
            deprecationReason: undefined,
            extensions: {},
            astNode,
          },
        ])
      : [],
  ),
);

const isWith = ({ name }: DirectiveNode): boolean => name.value === 'with';

/** Returns the root field with the directive; undefined if the document has none. */
const fieldWith = (document: DocumentNode): FieldNode | undefined =>
  operationOf(document).selectionSet.selections.find(
    (selection): selection is FieldNode =>
      selection.kind === Kind.FIELD && selection.directives?.some(isWith) === true,
  );

/** Returns the fields of the input of a mutation; none for a document that is not one. */
function fieldsOfInput(schema: GraphQLSchema, document: DocumentNode): GraphQLInputFieldMap {
  const { operation, selectionSet } = operationOf(document);
  const [root] = selectionSet.selections;
  const name = root?.kind === Kind.FIELD ? root.name.value : '';
  const input = schema
    .getRootType(operation)
    ?.getFields()
    [name]?.args.find((argument) => argument.name === 'input');
  const type = input && getNamedType(input.type);
  return isInputObjectType(type) ? type.getFields() : {};
}

/** Returns true if the whole input of a root field is the variable `$body`. */
const isBodyInput = ({ arguments: given = [] }: FieldNode): boolean =>
  given.some(
    ({ name, value }) =>
      name.value === 'input' && value.kind === Kind.VARIABLE && value.name.value === 'body',
  );

/** Returns the values that the path states for the root field of a document, in their order. */
export function pathValuesOf(schema: GraphQLSchema, document: DocumentNode): PathValue[] {
  const field = fieldWith(document);
  const fields = field && isBodyInput(field) ? fieldsOfInput(schema, document) : {};
  return (field?.directives?.find(isWith)?.arguments ?? []).map(
    ({ name: { value: name }, value }) => {
      const ofPath = definitions.get(name);
      // A path may have a number where a field of GraphQL requires an id.
      const definition =
        ofPath && directiveOf(schema, 'id', ofPath) ? ofPath : (fields[name] ?? ofPath);
      if (!definition) throw new Error(`The directive @with has no argument ${name}.`);
      return {
        name,
        isFilled: fields[name] !== undefined,
        definition,
        variable: value.kind === Kind.VARIABLE ? value.name.value : undefined,
        constant: value.kind === Kind.VARIABLE ? undefined : valueFromASTUntyped(value),
      };
    },
  );
}

/**
 * Returns the fields of an operation's body that it does not have in `/v1`: those that the path
 * fills, and the one that only GraphQL has.
 */
export const fieldsOutsideBody = (schema: GraphQLSchema, document: DocumentNode): string[] => [
  ...pathValuesOf(schema, document).flatMap(({ name, isFilled }) => (isFilled ? [name] : [])),
  'clientMutationId',
];

/** Returns a document as callers of GraphQL write it, without the directive. */
export function withoutDirective(document: DocumentNode): DocumentNode {
  if (!fieldWith(document)) return document;
  const plain = visit(document, {
    Directive: (directive) => (isWith(directive) ? null : undefined),
  });
  const used = new Set<string>();
  visit(plain, {
    VariableDefinition: () => false,
    Variable: ({ name }) => void used.add(name.value),
  });
  return visit(plain, {
    VariableDefinition: ({ variable }) => (used.has(variable.name.value) ? undefined : null),
  });
}

const valuesIn = (values: readonly PathValue[], variables: Data): Data =>
  Object.fromEntries(
    values.flatMap(({ name, variable, constant }) => {
      const value = variable === undefined ? constant : variables[variable];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Returns a function that fills the input of a body with the values of the path. */
export function inputFiller(
  schema: GraphQLSchema,
  document: DocumentNode,
): (input: unknown, variables: Data) => unknown {
  const filled = pathValuesOf(schema, document).filter(({ isFilled }) => isFilled);
  return (input, variables) =>
    filled.length === 0 ? input : { ...Object(input), ...valuesIn(filled, variables) };
}

/** Returns the paths of the arguments and fields of the input that variables of the path fill. */
function pathsOf(document: DocumentNode, inPath: readonly string[]): string[] {
  const paths: string[] = [];
  const field = fieldWith(document);
  const add = (path: string, value: ValueNode): void => {
    if (value.kind === Kind.VARIABLE && inPath.includes(value.name.value)) paths.push(path);
    if (value.kind === Kind.OBJECT)
      for (const one of value.fields) add(`${path}.${one.name.value}`, one.value);
  };
  for (const { name, value } of field?.arguments ?? []) add(name.value, value);
  return paths;
}

/** Returns a function that returns what the path states about the object, from the variables. */
export function pathReaderOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  inPath: readonly string[],
): (variables: Data) => RequestPath | undefined {
  if (!fieldWith(document)) return () => undefined;
  const all = pathValuesOf(schema, document);
  const filledIds = all.filter(
    ({ isFilled, definition }) => isFilled && directiveOf(schema, 'id', definition),
  );
  const ids = new Set([
    ...filledIds.map(({ name }) => `input.${name}`),
    ...pathsOf(document, inPath),
  ]);
  const check = compileChecks(
    all.flatMap(({ isFilled, name }) => {
      const definition = isFilled ? undefined : definitions.get(name);
      return definition && !directiveOf(schema, 'id', definition) ? [definition] : [];
    }),
  );
  return (variables) => {
    const values = valuesIn(all, variables);
    return { values, ids, check: () => check?.(values) };
  };
}
