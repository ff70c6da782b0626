/** Tests that the selections of shared objects are executed once for each request of `/v1`. */
import {
  buildSchema,
  type DocumentNode,
  execute,
  getNullableType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  parse,
} from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../../src/context.ts';
import { ComputedValues } from '../../src/data/loaders/computed.ts';
import { ResponseBudget } from '../../src/graphql/budget.ts';
import { createCompiled } from '../../src/graphql/compiled.ts';
import { SHARED_FIELDS } from '../../src/graphql/shared.ts';
import { buildLecternSchema } from '../../src/graphql/schema.ts';

const SDL = `
  type Query { references: [ContentReference!]! }
  type ContentReference {
    organization: Thing! space: Thing versionContext: Thing! page: Thing file: Thing reusableContent: Thing
    other: Thing!
  }
  type Thing { id: ID! title(upper: Boolean): String! parent: Thing fails: String! }
`;

interface Thing {
  readonly id: string;
  readonly parent?: Thing;
}

const [one, two]: readonly [Thing, Thing] = [{ id: 'one', parent: { id: 'root' } }, { id: 'two' }];

/** The titles that were resolved since the test began. */
let resolved: string[] = [];
beforeEach(() => {
  resolved = [];
});

/** Returns a schema whose references, 100 in number, have two things as all of their fields. */
function toySchema(): GraphQLSchema {
  const schema = buildSchema(SDL);
  const fieldsOf = (name: string) => {
    const type = schema.getType(name);
    if (!type || !('getFields' in type)) throw new Error(`The toy lacks ${name}.`);
    return Object.values(type.getFields()).map(
      (field) => field as { resolve?: unknown; name: string },
    );
  };
  const resolvers: Readonly<Record<string, unknown>> = {
    references: () => Array.from({ length: 100 }, (_, n) => (n % 2 === 0 ? one : two)),
    title: ({ id }: Thing, { upper }: { upper?: boolean }) => {
      resolved.push(id);
      return upper ? id.toUpperCase() : Promise.resolve(id);
    },
    space: (thing: Thing) => Promise.resolve(thing === one ? null : thing),
    page: () => null,
    fails: () => Promise.reject(new Error('It failed.')),
    id: ({ id }: Thing) => id,
    parent: ({ parent }: Thing) => parent ?? null,
  };
  for (const name of ['Query', 'ContentReference', 'Thing'])
    for (const field of fieldsOf(name))
      field.resolve = resolvers[field.name] ?? ((thing: Thing) => thing);
  return schema;
}

/** Returns a document like those of `/v1`, which were not parsed from a text of a caller. */
const builtIn = (text: string): DocumentNode => parse(text, { noLocation: true });

// the executor needs no more of a context
const newContext = () =>
  ({
    load: { computed: new ComputedValues() },
    budget: new ResponseBudget(),
  }) as unknown as Context;

const schema = toySchema();

/** Returns the references of the compiled query and of graphql-js. */
async function both(document: DocumentNode, variables: Readonly<Record<string, unknown>> = {}) {
  const compiled = await createCompiled(schema)(document, variables, newContext(), undefined);
  const titles = resolved;
  resolved = [];
  const plain = await execute({
    schema,
    document,
    variableValues: variables,
    contextValue: newContext(),
  });
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it selects
  const references: any = compiled?.data?.['references'];
  return { compiled, plain, references, titles };
}

describe('the selection of a shared object', () => {
  it('is executed once, and its data is one object in all items', async () => {
    const document = builtIn('{ references { organization { id title parent { id } } } }');
    const { compiled, plain, references, titles } = await both(document);
    expect(JSON.stringify(compiled)).toBe(JSON.stringify(plain));
    expect(titles).toEqual(['one', 'two']);
    for (const [n, { organization }] of references.entries())
      expect(organization).toBe(references[n % 2].organization);
  });

  it('is executed once for each alias, field and argument', async () => {
    const document = builtIn(
      '{ references { a: organization { title } b: organization { title(upper: true) id } versionContext { id } } }',
    );
    const { compiled, plain, references, titles } = await both(document);
    expect(JSON.stringify(compiled)).toBe(JSON.stringify(plain));
    expect(references[0]).toEqual({
      a: { title: 'one' },
      b: { title: 'ONE', id: 'one' },
      versionContext: { id: 'one' },
    });
    expect(titles.toSorted()).toEqual(['one', 'one', 'two', 'two']);
  });

  it('is merged when fragments select the field again', async () => {
    const { compiled, plain } = await both(
      builtIn(
        'fragment A on ContentReference { organization { ...B } } fragment B on Thing { title } { references { organization { id } ...A } }',
      ),
    );
    expect(JSON.stringify(compiled)).toBe(JSON.stringify(plain));
  });

  it('is not executed for null', async () => {
    const { compiled, plain, titles } = await both(
      builtIn('{ references { page { title } space { title } } }'),
    );
    expect(JSON.stringify(compiled)).toBe(JSON.stringify(plain));
    expect(titles).toEqual(['two']);
  });

  it('is executed again in another request', async () => {
    const document = builtIn('{ references { organization { title } } }');
    const compiled = createCompiled(schema);
    for (const expected of [2, 4]) {
      await compiled(document, {}, newContext(), undefined);
      expect(resolved.length).toBe(expected);
    }
  });

  it('is executed for each item of a field that is not shared', async () => {
    const { titles } = await both(builtIn('{ references { other { title } } }'));
    expect(titles.length).toBe(100);
  });

  it('is executed for each item in a document of a caller', async () => {
    const compiled = createCompiled(schema);
    const document = parse('{ references { organization { title } } }');
    for (let use = 1; use <= 4; use++) await compiled(document, {}, newContext(), undefined);
    expect(resolved.length).toBe(100); // the fourth use is the first that is compiled
  });

  it('is executed once with variables, which are those of the request', async () => {
    const document = builtIn(
      'query ($upper: Boolean) { references { organization { title(upper: $upper) } } }',
    );
    const { compiled, plain, titles } = await both(document, { upper: true });
    expect(JSON.stringify(compiled)).toBe(JSON.stringify(plain));
    expect(titles).toEqual(['one', 'two']);
  });

  it('is left to graphql-js if it fails', async () => {
    const { compiled } = await both(builtIn('{ references { organization { id fails } } }'));
    expect(compiled).toBeUndefined();
  });
});

describe('a shared field', () => {
  it.each([...SHARED_FIELDS])('is a field with an object and without arguments: %s', (path) => {
    const [typeName = '', fieldName = ''] = path.split('.');
    const type = buildLecternSchema().getType(typeName);
    const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
    expect(field?.args).toEqual([]);
    const object = field && getNullableType(field.type);
    expect(isObjectType(object) || isInterfaceType(object)).toBe(true);
  });
});
