/** Writes `docs/reference/events.md`: the catalog of the actions that events record. */
import { existsSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import type { EventType } from '../src/domain/event-types/event-type.ts';
import { eventTypesByPart } from '../src/domain/event-types.ts';
import { type KindName, kinds } from '../src/domain/kinds.ts';

/** The page of events. */
export const EVENTS_PAGE = 'docs/reference/events.md';

const inRepository = (name: string): URL => new URL(`../${name}`, import.meta.url);

const INTRODUCTION = `# Events

Every write appends one event to the log of its organization, in the same transaction. This page lists the actions of these events. It is made from \`src/domain/event-types\` and the schema by \`npm run generate\`.

## Reading the log

Each event gets a \`position\` within a few seconds after its write was committed: 1, 2, 3 and so on without gaps, in the order of the commits. \`Organization.eventsAfter\` and \`GET /v1/orgs/{organizationId}/events\` return the events after a position. A consumer continues with the position of the last event that it has handled, and reads each event once:

\`\`\`graphql
query Follow($id: ID!, $position: Int!) {
  organization(id: $id) {
    eventsAfter(position: $position, first: 100) {
      nodes { position action actor { id } subjectId fields relatedIds createdAt }
    }
  }
}
\`\`\`

If the position of the first event is not the next one, the events between were deleted after \`EVENTS_RETENTION_DAYS\`: the consumer reads the current state of what it follows, and continues. \`Organization.auditEvents\` returns the same events by time, with filters.

An event contains ids and names, and never values: a consumer reads the subject again, with its own rights. \`fields\` are the names of what changed: those of the input, without \`Id\` at their end, and for integrations and SAML providers as \`/v1\` spells them. \`relatedIds\` are the ids of other objects. An object can change or disappear before it is read.
`;

/** Returns the query that reads an object of a kind; undefined for one that `node` does not find. */
function queryOf(schema: GraphQLSchema, kind: KindName): string | undefined {
  const type = schema.getType(kind);
  const field = Object.values(schema.getQueryType()?.getFields() ?? {}).find(
    ({ name, args, type: returned }) =>
      name !== 'node' &&
      getNamedType(returned) === type &&
      args.some((arg) => arg.name === 'id') &&
      args.filter(isRequiredArgument).length === 1,
  );
  if (field) return `{ ${field.name}(id: "${kinds[kind].prefix}_…") { id } }`;
  const isNode = isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node');
  return isNode ? `{ node(id: "${kinds[kind].prefix}_…") { ... on ${kind} { id } } }` : undefined;
}

const code = (text: string): string => `\`${text}\``;

/**
 * Returns the names in `fields`: those that are listed, and those of the input of a mutation.
 * @throws Error when the schema has no such input
 */
function fieldsOf(schema: GraphQLSchema, { fields = [], fieldsOf: name }: EventType): string {
  const own = fields.map(code).join(', ');
  if (name === undefined) return own || '–';
  if (!isInputObjectType(schema.getType(name)))
    throw new Error(`event-types.ts: the schema has no input ${name}.`);
  const given = `those given in ${code(name)}`;
  return own === '' ? given : `${given}, or ${own}`;
}

const relatedOf = ({ related = [] }: EventType): string =>
  related.map(({ kind, what }) => `${what} (${code(`${kinds[kind].prefix}_…`)})`).join('; ') || '–';

const subjectOf = ({ subject, isGone }: EventType): string =>
  `${subject.map((kind) => `${kind} (${code(`${kinds[kind].prefix}_…`)})`).join(' or ')}${isGone ? ', gone' : ''}`;

/** Returns the page of events. */
export function eventsPage(): string {
  const schema = buildSchema(readFileSync(inRepository('schema.graphql'), 'utf8'));
  const parts = Object.entries(eventTypesByPart).map(([title, part]) => {
    const rows = Object.entries<EventType>(part).map(
      ([action, type]) =>
        `| ${code(action)} | ${type.what} | ${subjectOf(type)} | ${fieldsOf(schema, type)} | ${relatedOf(type)} |`,
    );
    return `## ${title}\n\n| action | what happened | subject | \`fields\` | \`relatedIds\` |\n|---|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  const subjects = new Set(
    Object.values(eventTypesByPart).flatMap((part) =>
      Object.values<EventType>(part).flatMap(({ subject }) => subject),
    ),
  );
  const queries = [...subjects]
    .sort()
    .map((kind) => {
      const query = queryOf(schema, kind);
      return `| ${kind} | ${query === undefined ? 'no query: its event is all that there is' : code(query)} |`;
    })
    .join('\n');
  return `${INTRODUCTION}
## Reading a subject again

\`AuditEvent.subject\` returns the subject with the event, if the caller can read it. Later, these queries do.

| subject | query |
|---|---|
${queries}

${parts.join('\n')}`;
}

/** Returns '' if the page is what `npm run generate` writes. */
export const eventsErrors = async (): Promise<string> => {
  const file = inRepository(EVENTS_PAGE);
  return existsSync(file) && readFileSync(file, 'utf8') === eventsPage()
    ? ''
    : `${EVENTS_PAGE} is not what \`npm run generate\` writes.`;
};
