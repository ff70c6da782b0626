/** Tests the examples in the descriptions of fields: requests that clients can send. */
import {
  type DocumentNode,
  type GraphQLField,
  getArgumentValues,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { compileChecks } from '../../src/graphql/checks.ts';
import { examplesIn, withoutExamples } from '../../src/graphql/examples.ts';
import { buildLecternSchema } from '../../src/graphql/schema.ts';
import { useWorld } from '../support.ts';

const schema = buildLecternSchema();

/** An example in the description of a field. */
interface Example {
  /** The field, such as `Query.team`. */
  readonly field: string;
  readonly request: string;
}

const examples: readonly Example[] = Object.values(schema.getTypeMap()).flatMap((type) =>
  (isObjectType(type) || isInterfaceType(type)) && !isIntrospectionType(type)
    ? Object.values(type.getFields()).flatMap(({ name, description }) =>
        examplesIn(description ?? '').map((request) => ({ field: `${type}.${name}`, request })),
      )
    : [],
);

const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
const rootFields = roots.flatMap((type) =>
  Object.keys(type?.getFields() ?? {}).map((name) => `${type}.${name}`),
);

/** Calls a function for each selected field, with the values of its arguments. */
function visitFields(
  document: DocumentNode,
  see: (
    path: string,
    field: GraphQLField<unknown, unknown>,
    values: Readonly<Record<string, unknown>>,
  ) => void,
): void {
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: (node) => {
        const field = types.getFieldDef();
        if (field)
          see(`${types.getParentType()}.${field.name}`, field, getArgumentValues(field, node));
      },
    }),
  );
}

describe('an example', () => {
  it('is in the description of every query, mutation and subscription', () => {
    const shown = new Set(examples.map(({ field }) => field));
    expect(rootFields.filter((field) => !shown.has(field))).toEqual([]);
  });

  it.each(examples)('of $field is a valid request', ({ request }) => {
    expect(validate(schema, parse(request))).toEqual([]);
  });

  it.each(examples)('of $field selects the field, with values in its limits', (example) => {
    const fields: string[] = [];
    visitFields(parse(example.request), (path, field, values) => {
      fields.push(path);
      compileChecks(field.args)?.(values);
    });
    expect(fields).toContain(example.field);
  });

  it('of a mutation selects the errors with their codes and messages', () => {
    const silent = examples
      .filter(({ field }) => field.startsWith('Mutation.'))
      .filter(({ request }) => !/\berrors \{\s*code\s+message\b/.test(request));
    expect(silent).toEqual([]);
  });

  it('is short: at most 96 characters in a line, and 25 lines', () => {
    const large = examples.filter(({ request }) => {
      const lines = request.split('\n');
      return lines.length > 25 || lines.some((line) => line.length > 96);
    });
    expect(large).toEqual([]);
  });
});

describe('the requests in a description', () => {
  const description = [
    'Returns a team.',
    '',
    '```graphql',
    '{ team(id: "team_1") { id } }',
    '```',
    '',
    'Otherwise null.',
  ].join('\n');

  it('are found and removed', () => {
    expect([examplesIn(description), withoutExamples(description)]).toEqual([
      ['{ team(id: "team_1") { id } }'],
      'Returns a team.\n\nOtherwise null.',
    ]);
  });

  it('are not blocks in another language', () => {
    const other = 'Returns a script.\n\n```js\nrun()\n```';
    expect([examplesIn(other), withoutExamples(other)]).toEqual([[], other]);
  });
});

/** Mutations that are sent after all others of the same objects, in this order. */
const LAST = [
  /\.(?:add|pull)/,
  /\.(?:remove|revoke|uninstall)/,
  /\.(?:delete|unpublish)/,
  /\.restore/,
];

/** Returns when an example is sent: queries and most mutations first. */
const stepOf = ({ field }: Example): number => LAST.findIndex((verb) => verb.test(field)) + 1;

const idsIn = (request: string): string[] =>
  request.match(/(?<=")[a-z]{2,5}_[1-9A-Za-z]{22}(?=")/g) ?? [];
const allIds = [...new Set(examples.flatMap(({ request }) => idsIn(request)))];

/** Examples that the demo organizations refuse, apart from those that name other objects. */
const refused: Readonly<Record<string, string>> = {
  'Query.contentByUrl': 'NOT_FOUND',
  'Query.customHostname': 'NOT_FOUND', // no site of the demo has a hostname
  'Mutation.completeSignIn': 'BAD_USER_INPUT', // there is no such code
  'Mutation.installIntegration': 'ALREADY_EXISTS', // it is installed
  'Mutation.mergeChangeRequest': 'MERGE_CONFLICT', // there is no such conflict
  'Mutation.openPublishedSite': 'NOT_FOUND', // the server has another address
  'Mutation.removeCustomHostname': 'NOT_FOUND',
  'Mutation.transferCollection': 'BAD_USER_INPUT', // ana is in one organization
  'Mutation.transferSpace': 'BAD_USER_INPUT',
  'Mutation.updateCommentReply': 'FORBIDDEN', // the reply is by ben
  'Mutation.updateUser': 'FORBIDDEN', // the example has the id of another user
  'Mutation.validateCustomHostname': 'NOT_FOUND',
};

describe('in the demo organizations', () => {
  const world = useWorld();

  it('the examples succeed, but for those that name other objects', async () => {
    const ana = world.as('ana');
    const unknown: string[] = [];
    for (const id of allIds) {
      const { data } = await ana.query('query ($id: ID!) { node(id: $id) { id } }', { id });
      if (data.node === null) unknown.push(id);
    }
    const codes: Record<string, string> = {};
    // test/subscription sends subscriptions, which are not answered as JSON
    const sent = examples.filter(({ field }) => !field.startsWith('Subscription.'));
    for (const { field, request } of sent.toSorted((a, b) => stepOf(a) - stepOf(b))) {
      const { data, errors } = await ana.query(request);
      const [error] = errors ?? [];
      const [userError] = field.startsWith('Mutation.')
        ? (data?.[field.slice(9)]?.errors ?? [])
        : [];
      const code = error?.extensions.code ?? userError?.code;
      const isUnknown = code === 'NOT_FOUND' && idsIn(request).some((id) => unknown.includes(id));
      if (code !== undefined && !isUnknown) codes[field] = code;
    }
    expect(codes).toEqual(refused);
  });
});
