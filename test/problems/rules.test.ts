/**
 * Tests each rule of inputs: its problems are reported together with an invalid form, and also by
 * the resolver when the form is valid.
 */
import { getNullableType, isInputObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { scopes } from '../../src/domain/scopes.ts';
import { problemsOfPartial } from '../../src/graphql/checks.ts';
import { inputRules } from '../../src/graphql/input-rules.ts';
import { schemaOfProcess } from '../../src/graphql/schema.ts';
import { answerOf, mutationOf, refusedPayload } from '../graphql/refusals.ts';
import { useWorld } from '../support.ts';
import { casesOfContent } from './rules/content.ts';
import { casesOfPeople } from './rules/people.ts';
import type { Found } from './rules/rule-case.ts';
import { casesOfSites } from './rules/sites.ts';

const world = useWorld();
const cases = [...casesOfPeople(world), ...casesOfContent(world), ...casesOfSites(world)];

/** Returns the errors of a payload with these problems. */
const errorsOf = (problems: readonly Found[]) =>
  problems.map(([path, message, code = 'BAD_USER_INPUT']) => ({
    code,
    message,
    path: path.split('.'),
  }));

const ERRORS = 'clientMutationId errors { code message path }';
/** A value that is too long in the input of each mutation. */
const clientMutationId = 'x'.repeat(256);
const tooLong: Found = [
  'clientMutationId',
  'clientMutationId must have at most 255 characters, and has 256.',
];

describe('each rule of inputs', () => {
  it('is in this file', () => {
    expect(cases.flatMap(([rules]) => rules).sort()).toEqual(
      inputRules.map(({ type, fields }) => [type, ...fields].join(' ')).sort(),
    );
  });

  it.each(cases)('%s is checked together with the form', async (_, mutation, make) => {
    const { input, problems } = await make();
    expect(
      await answerOf(world.as('ana'), mutationOf(mutation, ERRORS), {
        input: { ...input, clientMutationId },
      }),
    ).toEqual(refusedPayload(mutation, errorsOf([tooLong, ...problems]), { clientMutationId }));
  });

  it.each(cases)('%s is checked if the form is valid', async (_, mutation, make) => {
    const { input, problems } = await make();
    const { status, data } = await world.as('ana').query(mutationOf(mutation, ERRORS), { input });
    const sorted = (errors: readonly { readonly path: readonly string[] }[]) =>
      [...errors].sort((one, other) => one.path.join().localeCompare(other.path.join()));
    expect([status, sorted(data?.[mutation]?.errors)]).toEqual([200, sorted(errorsOf(problems))]);
  });
});

/** Returns copies of a value, in each of which one part is undefined, as one that was not read. */
function* withoutParts(value: unknown): Generator {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value))
    for (const part of [undefined, ...withoutParts(inner)])
      yield Array.isArray(value) ? value.with(Number(name), part) : { ...value, [name]: part };
}

describe('the rules', () => {
  it.each(cases)('about %s never fail for a part of an input', async (_, mutation, make) => {
    const type = schemaOfProcess().getMutationType()?.getFields()[mutation]?.args[0]?.type;
    const named = type && getNullableType(type);
    if (!isInputObjectType(named)) throw new Error(`${mutation} has no input.`);
    const { input } = await make();
    for (const part of withoutParts(input))
      expect(problemsOfPartial(named, part, new Date())).toEqual(expect.any(Array));
  });
});

it('is not checked for a value of an invalid form', async () => {
  expect(
    await answerOf(world.as('ana'), mutationOf('createToken', ERRORS), {
      input: {
        label: '',
        scopes: ['space:fly', 'x'.repeat(65)],
        organizationIds: [newId('User')],
        expiresAt: '2020-01-01T00:00:00.000Z',
      },
    }),
  ).toEqual(
    refusedPayload(
      'createToken',
      errorsOf([
        ['label', 'label must have 1 to 100 characters, and has 0.'],
        ['scopes.1', 'scopes.1 must have at most 64 characters, and has 65.'],
        [
          'organizationIds.0',
          'organizationIds.0 must be the id of an organization, such as org_….',
        ],
        ['scopes.0', `There is no such scope. Scopes are: ${Object.keys(scopes).join(', ')}.`],
        ['expiresAt', 'This time is in the past. Choose a future time, or none.'],
      ]),
    ),
  );
});
