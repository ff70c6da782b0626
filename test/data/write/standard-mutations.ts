// Derives the mutations of the standard resources, each with the action of its event and its call.
import { perStandardResource } from '../../standard.ts';
import { ids, type World } from '../../support.ts';
import type { Mutation } from './fixture.ts';

/** Returns an object as a literal of GraphQL. */
const literalOf = (value: object): string =>
  `{ ${Object.entries(value)
    .map(([name, inner]) => `${name}: ${JSON.stringify(inner)}`)
    .join(', ')} }`;

/** Returns the event and the call of each of these mutations. */
export const standardMutations = (world: World): Readonly<Record<string, Mutation>> =>
  perStandardResource<Mutation>(({ type, name, path, create, update }) => {
    const newId = async (): Promise<string> =>
      (await world.as('ana').post(path.replace('{organizationId}', ids.acme), create)).body.id;
    return {
      [`create${type}`]: [
        `${name}.create`,
        () => `(input: ${literalOf({ organizationId: ids.acme, ...create })}) { ${name} { id } }`,
      ],
      [`update${type}`]: [
        `${name}.update`,
        async () => `(input: ${literalOf({ id: await newId(), ...update })}) { ${name} { id } }`,
      ],
      [`delete${type}`]: [
        `${name}.delete`,
        async () => `(input: { id: "${await newId()}" }) { deleted${type}Id }`,
      ],
    };
  });
