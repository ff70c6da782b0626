/**
 * Checks the selections of webhook endpoints, which shape the payload of events, and executes them
 * with the rights of the member who set them.
 */
import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
  specifiedRules,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { Context } from '../context.ts';
import type { SelectEvent } from '../data/selected-event.ts';
import { viewerOfPerson } from '../data/viewer.ts';
import { AppError, badInput, type Reason } from '../domain/errors.ts';
import { requireScopesBelow } from './access.ts';
import { MEMBER_BUDGET, ResponseBudget } from './budget.ts';
import { createContext, type ProcessDependencies } from './context.ts';
import { checkSource } from './document-limits.ts';
import { checkShape } from './document-shape.ts';
import { toAppError } from './errors.ts';
import { checkLimits, measureCost } from './limits.ts';
import { createRun } from './run.ts';
import { schemaOfProcess } from './schema.ts';
import { transactionRule } from './transaction/rule.ts';

const RULES = [...specifiedRules, transactionRule];

/** The type on which selections are. */
const TYPE = 'AuditEvent';
const MAX_SOURCE = { bytes: 4096, tokens: 1000 };
/** Nodes that one payload may have. */
const MAX_NODES_COUNT = 500;
/** Bytes of the selected data as JSON. */
const MAX_DATA_BYTES = 262_144;
/** Milliseconds in which the data is read. */
const MAX_READ_MS = 10_000;

const FORM = 'Send one selection set in braces, for example `{ position subject { id } }`.';

const WRAPPER = parse(
  'query WebhookPayload($organizationId: ID!, $id: ID!) { organization(id: $organizationId) { auditEvent(id: $id) { id } } }',
);

/** The errors of a result that another attempt may avoid. */
const TEMPORARY: ReadonlySet<Reason> = new Set(['BUSY', 'UNAVAILABLE', 'TIMEOUT', 'INTERNAL']);

/** Returns the document that reads a selection of one event. */
const documentOf = (selectionSet: SelectionSetNode): DocumentNode =>
  visit(WRAPPER, {
    Field: (node) => (node.name.value === 'auditEvent' ? { ...node, selectionSet } : undefined),
  });

/** Returns an error with the position in the selection. */
function positioned({ message, locations }: GraphQLError, field: string): AppError {
  const [at] = locations ?? [];
  const details = at && { line: at.line, column: at.column };
  const text = at ? `Line ${at.line}, column ${at.column}: ${message}` : message;
  return new AppError('BAD_USER_INPUT', text, { field, details });
}

/** Parses a selection set. */
function parseSelection(text: string, field: string): SelectionSetNode {
  let document: DocumentNode;
  try {
    checkSource(text, MAX_SOURCE);
    document = parse(text);
    checkShape(document);
  } catch (error) {
    if (error instanceof GraphQLError) throw positioned(error, field);
    if (error instanceof AppError) throw badInput(error.message, field);
    throw error;
  }
  const [operation, ...others] = document.definitions;
  if (
    others.length > 0 ||
    operation?.kind !== Kind.OPERATION_DEFINITION ||
    operation.operation !== OperationTypeNode.QUERY ||
    operation.name ||
    (operation.directives ?? []).length + (operation.variableDefinitions ?? []).length > 0
  )
    throw badInput(FORM, field);
  return operation.selectionSet;
}

const isSecret = (directives: readonly DirectiveNode[] = []): boolean =>
  directives.some(({ name }) => name.value === 'secret');

/** Refuses fields with secrets: payloads are in the log of deliveries. */
function requireNoSecrets(document: DocumentNode, field: string): void {
  const types = new TypeInfo(schemaOfProcess());
  visit(
    document,
    visitWithTypeInfo(types, {
      Field(node: FieldNode) {
        if (!isSecret(types.getFieldDef()?.astNode?.directives)) return;
        const message = `The field "${node.name.value}" is a secret, which no payload has.`;
        throw positioned(new GraphQLError(message, { nodes: node }), field);
      },
    }),
  );
}

/** Returns the document of a valid selection. */
function validDocument(text: string, field: string): DocumentNode {
  const schema = schemaOfProcess();
  const document = documentOf(parseSelection(text, field));
  // a variable of the document is not one of the selection
  visit(parse(text), {
    Variable(node) {
      throw positioned(new GraphQLError('A selection has no variables.', { nodes: node }), field);
    },
  });
  const [invalid] = validate(schema, document, RULES, { maxErrors: 1 });
  if (invalid) throw positioned(invalid, field);
  requireNoSecrets(document, field);
  const cost = measureCost(schema, document, null, {});
  try {
    checkLimits(cost);
  } catch (error) {
    throw error instanceof AppError ? badInput(error.message, field) : error;
  }
  if (cost.nodes > MAX_NODES_COUNT)
    throw badInput(
      `This selection has ${cost.nodes} nodes. At most ${MAX_NODES_COUNT} are allowed.`,
      field,
    );
  return document;
}

/**
 * Checks a selection that the viewer sets.
 * @throws BAD_USER_INPUT with the position of a problem
 * @throws FORBIDDEN without the scopes of what is selected
 */
export function checkEventSelection(ctx: Context, text: string, field: string): void {
  const document = validDocument(text, field);
  const schema = schemaOfProcess();
  const returnType = schema.getType(TYPE);
  const fieldNodes: FieldNode[] = [];
  visit(document, {
    Field(node) {
      if (node.name.value === 'auditEvent') fieldNodes.push(node);
    },
  });
  if (returnType) requireScopesBelow(ctx, { schema, fragments: {}, returnType, fieldNodes });
}

/** Creates the function that executes selections, on the connections of jobs. */
export function createSelectEvent(dependencies: ProcessDependencies): SelectEvent {
  const run = createRun(schemaOfProcess());
  return async ({ selection, userId, scopes, organizationId, eventId, now, requestId }) => {
    let document: DocumentNode;
    try {
      document = validDocument(selection, 'selection');
    } catch (error) {
      return { problem: toAppError(error).message };
    }
    const endsAt = performance.now() + MAX_READ_MS;
    const timeLeft = (): number => endsAt - performance.now();
    const context = createContext(dependencies, {
      viewer: {
        ...viewerOfPerson(userId),
        person: false, // it may be a service account, and nothing is selected that only people read
        scopes: scopes ?? 'all',
        organizations: new Set([organizationId]),
      },
      ...{ requestId, now, timeLeft, budget: new ResponseBudget(MEMBER_BUDGET, timeLeft) },
    });
    const { data, errors = [] } = await run(document, { organizationId, id: eventId }, context);
    const failures = errors.map((error) => ({ error, appError: toAppError(error) }));
    const temporary = failures.find(({ appError }) => TEMPORARY.has(appError.reason));
    if (temporary) return { problem: temporary.appError.message };
    const organization = data?.['organization'] as { auditEvent?: object | null } | null;
    const selected = organization?.auditEvent;
    if (selected == null)
      return { problem: failures[0]?.appError.message ?? 'The event is not in the log anymore.' };
    const bytes = Buffer.byteLength(JSON.stringify(selected));
    if (bytes > MAX_DATA_BYTES)
      return { problem: `The data has ${bytes} bytes. At most ${MAX_DATA_BYTES} are sent.` };
    return {
      data: selected,
      errors: failures.map(({ error, appError }) => ({
        code: appError.reason,
        message: appError.message,
        path: (error.path ?? []).slice(2), // below the event
      })),
    };
  };
}
