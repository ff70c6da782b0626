// Generates random schemas of claims, conditions and visitors.
import fc from 'fast-check';
import { type ClaimObject, readAdaptiveSchema } from '../../../src/domain/adaptive-schema.ts';

const text = { type: 'string' };
const number = { type: 'number' };
const flag = { type: 'boolean' };
const object = (properties: object) => ({ type: 'object', properties });

/** Claims of every type. */
const declared: Readonly<Record<string, object>> = {
  beta: flag,
  staff: flag,
  plan: { type: 'string', enum: ['a', 'b', 'ab'] },
  tier: { type: 'string', enum: ['b', 'c'] },
  name: text,
  nick: text,
  age: number,
  seats: number,
  teams: { type: 'array', items: text },
  sizes: { type: 'array', items: number },
  tiers: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
  flags: { type: 'array', items: flag },
  company: object({ size: number, open: flag, home: object({ city: text }) }),
  unsigned: object({ dark: flag, lang: text }),
};

/** A random subset of the claims as a site's schema. */
export const schemas: fc.Arbitrary<ClaimObject> = fc
  .subarray(Object.keys(declared), { minLength: 2 })
  .map((names) =>
    readAdaptiveSchema(
      object(Object.fromEntries(names.map((name) => [name, declared[name]]))),
      'schema',
    ),
  );

const TEXTS = ['', 'a', 'ab', 'abc', 'b', 'B', 'ba', 'c', 'another', 'a\0', '\uffff', '\ud83d'];
const NUMBERS = [0, 1, 2, 3, 1.5, -1, 1e308, -1e308, 5e-324, 2 ** 53];

const texts = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...TEXTS) },
  fc.string({ maxLength: 3 }),
);
const numbers = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...NUMBERS) },
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const few = <T>(items: fc.Arbitrary<T>) => fc.array(items, { maxLength: 4 });

/** Random claims of visitors, some of an undeclared type. */
export const visitors = fc.record(
  {
    ...{
      beta: fc.oneof(fc.boolean(), texts),
      staff: fc.boolean(),
      plan: texts,
      tier: fc.constantFrom('b', 'c'),
      name: texts,
      nick: texts,
      age: numbers,
      seats: numbers,
    },
    ...{
      teams: few(texts),
      sizes: few(numbers),
      tiers: few(fc.constantFrom('a', 'b')),
      flags: few(fc.boolean()),
    },
    company: fc.record(
      { size: numbers, open: fc.boolean(), home: fc.record({ city: texts }, { requiredKeys: [] }) },
      { requiredKeys: [] },
    ),
    unsigned: fc.record({ dark: fc.boolean(), lang: texts }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);

const at = (name: string) => `visitor.claims.${name}`;
const quoted = texts.map((value) => JSON.stringify(value));
const numeral = fc.constantFrom('0', '1', '2', '3', '1.5', '-1', '1e308', '5e-324', '1e999');
const orders = fc.constantFrom('==', '!=', '===', '!==', '<', '<=', '>', '>=');
const sames = fc.constantFrom('==', '!=', '===', '!==');
const joined = (...parts: readonly fc.Arbitrary<string>[]) =>
  fc.tuple(...parts).map((each) => each.join(' '));

/** Conditions over claims of every type; they match some schemas, and others not. */
export const conditions: fc.Arbitrary<string> = fc
  .letrec<Record<'truth' | 'text' | 'number' | 'atom', string>>((tie) => {
    const nameds = fc.constantFrom(
      ...['name', 'nick', 'plan', 'tier', 'unsigned.lang', 'company.home.city'].map(at),
    );
    const counts = fc.constantFrom(...['age', 'seats', 'company.size'].map(at));
    const list = fc.constantFrom(...['teams', 'tiers'].map(at));
    const item = fc.oneof(
      joined(fc.constant('x'), orders, quoted),
      quoted.map((value) => `x.startsWith(${value})`),
      fc.constantFrom('x', `x == ${at('name')}`, `x == ${at('tier')}`, at('beta')),
    );
    return {
      text: fc.oneof(
        { weight: 6, arbitrary: nameds },
        fc
          .tuple(nameds, fc.constantFrom('toLowerCase()', 'trim()', 'at(0)'))
          .map(([of, call]) => `${of}.${call}`),
        fc
          .tuple(tie('atom'), nameds, quoted)
          .map(([test, yes, no]) => `(${test} ? ${yes} : ${no})`),
        fc.tuple(nameds, nameds).map(([one, other]) => `(${one} || ${other})`),
        fc.constant(`${at('teams')}[0]`),
      ),
      number: fc.oneof(
        { weight: 4, arbitrary: counts },
        list.map((of) => `${of}.length`),
        nameds.map((of) => `${of}.length`),
      ),
      atom: fc.oneof(
        fc.constantFrom(
          ...[
            'beta',
            'staff',
            'unsigned.dark',
            'company.open',
            'company',
            'company.home',
            'teams',
            'name',
            'age',
          ].map(at),
        ),
        fc.constantFrom(
          '"name" in visitor.claims',
          '"size" in visitor.claims.company',
          `${at('plan')} in ["a", "b"]`,
          `${at('age')} in ["a", "b"]`,
          `${at('beta')} == ${at('staff')}`,
          'true',
        ),
        fc.constantFrom(
          `${at('company')} == null`,
          `${at('company')}.size == null`,
          `${at('name')} != null`,
          `visitor.claims[${at('plan')}]`,
        ),
        { weight: 4, arbitrary: joined(tie('text'), sames, quoted) },
        joined(tie('text'), orders, quoted),
        joined(nameds, sames, nameds),
        joined(nameds, orders, nameds),
        { weight: 3, arbitrary: joined(tie('number'), orders, numeral) },
        joined(numeral, orders, counts),
        joined(counts, orders, counts),
        fc
          .tuple(
            tie('text'),
            fc.constantFrom('startsWith', 'endsWith', 'startsWith', 'includes'),
            quoted,
          )
          .map(([of, method, value]) => `${of}.${method}(${value})`),
        fc
          .tuple(fc.array(quoted, { maxLength: 3 }), tie('text'))
          .map(([values, of]) => `[${values}].includes(${of})`),
        fc
          .tuple(fc.array(quoted, { maxLength: 3 }), nameds)
          .map(([values, of]) => `[${values}].some(p => ${of}.startsWith(p))`),
        fc.tuple(list, fc.oneof(quoted, nameds)).map(([of, value]) => `${of}.includes(${value})`),
        {
          weight: 2,
          arbitrary: fc
            .tuple(list, fc.constantFrom('some', 'every'), item)
            .map(([of, method, body]) => `${of}.${method}(x => ${body})`),
        },
        fc
          .tuple(fc.constantFrom('some', 'every'), orders, numeral)
          .map(
            ([method, operator, value]) => `${at('sizes')}.${method}(x => x ${operator} ${value})`,
          ),
        fc.constantFrom('some', 'every').map((method) => `${at('flags')}.${method}(x => x)`),
      ),
      truth: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        tie('atom'),
        tie('truth').map((of) => `!(${of})`),
        fc
          .tuple(tie('truth'), fc.constantFrom('&&', '||', '=='), tie('truth'))
          .map(([left, operator, right]) => `(${left}) ${operator} (${right})`),
        fc
          .tuple(tie('truth'), tie('truth'), tie('truth'))
          .map(([test, yes, no]) => `(${test}) ? (${yes}) : (${no})`),
      ),
    };
  })
  .truth.filter((condition) => condition.length <= 1024);
