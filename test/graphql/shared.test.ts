/** Tests that the selections of shared objects are executed once for each request of `/v1`. */
import { buildSchema, type DocumentNode, execute, type GraphQLSchema, parse } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../../src/context.ts';
import { ComputedValues } from '../../src/data/loaders/computed.ts';
import { ResponseBudget } from '../../src/graphql/budget.ts';
import { createCompiled } from '../../src/graphql/compiled.ts';
import { selectsShared, withSharedFields } from '../../src/graphql/shared.ts';

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

  it.each([
    ['it fails', '{ references { organization { id fails } } }', {}],
    [
      'it has a variable',
      'query ($upper: Boolean) { references { organization { title(upper: $upper) } } }',
      { upper: true },
    ],
  ])('is left to graphql-js if %s', async (_, text, variables) => {
    const { compiled } = await both(builtIn(text), variables);
    expect(compiled).toBeUndefined();
  });
});

describe('a shared field', () => {
  it.each([
    ['{ references { page { id } } }', true],
    ['{ ...A } fragment A on Query { references { x: space { id } } }', true],
    ['{ references { other { id } } }', false],
    ['{ references { __typename } }', false],
  ])('is found in %s: %s', (text, expected) => {
    expect(selectsShared(schema, parse(text))).toBe(expected);
  });

  it.each([
    ['does not exist', SDL.replace('page: Thing', '')],
    ['has arguments', SDL.replace('page: Thing', 'page(n: Int): Thing')],
    ['is a list', SDL.replace('page: Thing', 'page: [Thing]')],
    ['is a leaf', SDL.replace('page: Thing', 'page: String')],
  ])('is refused at start if it %s', (_, sdl) => {
    expect(() => withSharedFields(buildSchema(sdl))).toThrow(
      'ContentReference.page cannot be shared: it is not a field with an object and without arguments.',
    );
  });

  it('leaves the schema itself as it is', () => {
    expect(String(schema.getType('Thing'))).toBe('Thing');
    withSharedFields(schema);
    const reference = schema.getType('ContentReference');
    if (!reference || !('getFields' in reference)) throw new Error('The toy lacks a type.');
    expect(String(reference.getFields()['page']?.type)).toBe('Thing');
  });
});
