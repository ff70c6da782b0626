// Tests the names of ids in inputs and arguments: `id` is the object that a mutation is about or that
// a field returns, and all other ids are named by the type of their object, after a role where needed.
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLInputField,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildLecternSchema } from '../../src/graphql/schema.ts';

const schema = buildLecternSchema();
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const objects = types.filter((type) => isObjectType(type) || isInterfaceType(type));

const ROLE = 'outputs have the object under this name';
const INSTALLED = 'only integrations have installations';
const EITHER = 'the object is of one of several types';
const PART = 'it identifies a part of a document or of a response, and no object';

/** Names that do not end with the type of the object, with the reason. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  actorId: ROLE,
  authorId: ROLE,
  authorIds: ROLE,
  contributorId: ROLE,
  createdById: ROLE,
  ownerId: ROLE,
  parentId: ROLE,
  requestedReviewerId: ROLE,
  reviewerId: ROLE,
  specId: ROLE,
  installationId: INSTALLED,
  contentId: EITHER,
  holderId: EITHER,
  itemId: EITHER,
  subjectId: EITHER,
  key: PART,
};

/** Mutations and fields whose `id` has another type than their name states, with the reason. */
const OTHER_TYPES: Readonly<Record<string, string>> = {
  'Mutation.redeliverWebhook': 'it sends a delivery again',
  'Mutation.replayWebhookEvents': 'it sends events to an endpoint again',
  'Mutation.rotateWebhookSecret': 'the secret is that of an endpoint',
  'Mutation.revokeServiceAccountToken': 'the token of a service account is an ApiToken',
  'Mutation.rotateServiceAccountToken': 'the token of a service account is an ApiToken',
  'Mutation.setMemberDisabled': 'it sets a property of the member',
  'Mutation.setMemberSSO': 'it sets a property of the member',
  'Mutation.uninstallIntegration': 'it ends an installation',
  'Query.node': 'the object is of any type',
  'Query.nodes': 'the objects are of any type',
  'Query.publishedSite': 'it is the site, as its visitors read it',
};

/** An id in an input or argument. */
interface NamedId {
  readonly path: string;
  readonly name: string;
  /** The names of the types of its object, as in names of ids: `token` for ApiToken. */
  readonly of: readonly string[];
}

const inNames = (type: string): string => type.replace(/^Api/, '').toLowerCase();

/** Returns the types that `@id(of:)` states. */
function typesOf({ astNode }: GraphQLArgument | GraphQLInputField): readonly string[] {
  const directive = astNode?.directives?.find(({ name }) => name.value === 'id');
  const of = directive?.arguments?.find(({ name }) => name.value === 'of')?.value;
  return of?.kind === Kind.STRING ? of.value.split('|').map(inNames) : [];
}

const idsIn = (
  values: readonly (GraphQLArgument | GraphQLInputField)[],
  pathOf: (name: string) => string,
): NamedId[] =>
  values
    .filter(({ type }) => getNamedType(type).name === 'ID')
    .map((value) => ({ path: pathOf(value.name), name: value.name, of: typesOf(value) }));

/** The ids that are of any type in the SDL. */
const typeNames = objects.map(({ name }) => inNames(name));

const isNamedById = ({ name }: NamedId): boolean => /^ids?$/.test(name);

/** Returns whether a name ends with a type of its object and `Id` or `Ids`. */
const isNamedByType = ({ name, of }: NamedId): boolean =>
  /Ids?$/.test(name) &&
  (of.length > 0 ? of : typeNames).some((type) =>
    name.replace(/Ids?$/, '').toLowerCase().endsWith(type),
  );

/** The mutation of each input type. */
const mutations = new Map(
  Object.values(schema.getMutationType()?.getFields() ?? {}).map(({ name, args: [input] }) => [
    input && getNamedType(input.type).name,
    name,
  ]),
);

/** The ids in inputs; `isOwn` is true for the object that the mutation is about. */
const inputIds = types.filter(isInputObjectType).flatMap((input) => {
  const mutation = mutations.get(input.name) ?? '';
  const about = inNames(mutation.replace(/^[a-z]+/, ''));
  const isOther = OTHER_TYPES[`Mutation.${mutation}`] !== undefined;
  return idsIn(Object.values(input.getFields()), (name) => `${input.name}.${name}`).map((one) => ({
    ...one,
    isOwn:
      !mutation.startsWith('create') &&
      OTHER_NAMES[one.name] === undefined &&
      (one.of.includes(about) || (isOther && isNamedById(one))),
  }));
});

/** The ids in arguments; `isOwn` is true for the object that the field returns. */
const argumentIds = objects.flatMap((type) =>
  Object.values(type.getFields()).flatMap((field) =>
    idsIn(field.args, (name) => `${type.name}.${field.name}(${name}:)`).map((one) => ({
      ...one,
      isOwn:
        OTHER_TYPES[`${type.name}.${field.name}`] !== undefined ||
        one.of.includes(inNames(getNamedType(field.type).name)),
    })),
  ),
);

describe('the name of an id in an input or argument', () => {
  const all = [...inputIds, ...argumentIds];

  it('is `id` for the object that the mutation is about or the field returns, and only for it', () => {
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter((one) => isNamedById(one) !== one.isOwn).map(({ path }) => path)).toEqual([]);
  });

  it('ends with the type of the object otherwise, except where the list states a reason', () => {
    expect(
      all
        .filter((one) => !one.isOwn && !isNamedByType(one))
        .filter(({ name }) => OTHER_NAMES[name] === undefined)
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('has no exception that is not needed', () => {
    const names = all.filter((one) => !one.isOwn && !isNamedByType(one)).map(({ name }) => name);
    expect(Object.keys(OTHER_NAMES).filter((name) => !names.includes(name))).toEqual([]);
    const paths = Object.keys(OTHER_TYPES).map((path) => path.replace(/^Mutation\./, ''));
    const known = [
      ...inputIds.filter(({ isOwn }) => isOwn).map(({ path }) => path),
      ...argumentIds.map(({ path }) => path),
    ];
    const isKnown = (path: string) =>
      known.some(
        (one) =>
          one.startsWith(`${path}(`) ||
          one.startsWith(`${path.charAt(0).toUpperCase()}${path.slice(1)}Input.`),
      );
    expect(paths.filter((path) => !isKnown(path))).toEqual([]);
  });
});
