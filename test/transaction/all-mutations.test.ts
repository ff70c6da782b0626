/**
 * Sends every mutation of the schema as a dry run, through GraphQL and `/v1`, and compares the
 * database before and after, and the responses with those of the requests alone.
 */
import { Kind, parse, print, visit } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, actors } from '../access/actors.ts';
import { expectation, scopesOf } from '../access/expectation.ts';
import { inputOf } from '../access/inputs.ts';
import type { Input } from '../access/input.ts';
import {
  type Answer,
  callGraphQL,
  callRest,
  type Operation,
  operations,
} from '../access/operations.ts';
import { useStage } from '../access/stage.ts';

const stage = useStage();
const { world } = stage;

/** The reasons of the mutations that cannot be in a transaction. */
const EXCLUDED: Readonly<Record<string, string>> = {
  acceptInvite: 'it needs no token',
  completeSignIn: 'it needs no token',
  openPublishedSite: 'it needs no token',
  trackSiteEvents: 'it needs no token',
  updatePresence: 'servers keep presence in memory, where nothing is rolled back',
  leavePresence: 'servers keep presence in memory, where nothing is rolled back',
  validateCustomHostname: 'it waits for the DNS',
};

/** The operations of `/v1` that cannot be in a batch, although their mutations can be in one. */
const ALONE: Readonly<Record<string, string>> = {
  importIntoSpace: 'it waits for a job',
  importIntoChangeRequest: 'it waits for a job',
};

/**
 * Mutations that store bytes before their transaction, under their hash. A dry run leaves the bytes
 * and their row in `blobs`, until garbage collection removes them.
 */
const STORES_BYTES: readonly string[] = [
  'editSpaceContent',
  'uploadFile',
  'editChangeRequestContent',
  'createOpenAPISpec',
  'setOpenAPISpec',
];

/** The message for what is created outside of the database. */
const RENDERED = 'A transaction creates no PDF and no archive. Request it afterwards.';

const isMutation = ({ isMutation: stores, name }: Operation): boolean =>
  stores || name.startsWith('Mutation.');

/** Returns a document with `@transaction(dryRun: true)` on its mutation. */
const asDryRun = (text: string): string =>
  print(
    visit(parse(text), {
      OperationDefinition: (node) => ({
        ...node,
        directives: [
          {
            kind: Kind.DIRECTIVE,
            name: { kind: Kind.NAME, value: 'transaction' },
            arguments: [
              {
                kind: Kind.ARGUMENT,
                name: { kind: Kind.NAME, value: 'dryRun' },
                value: { kind: Kind.BOOLEAN, value: true },
              },
            ],
          },
        ],
      }),
    }),
  );

/** Replaces ids, secrets and times, which differ between two runs. */
const withoutIds = (text: string): string =>
  text
    .replaceAll(/[\w+/=-]{20,}/g, '…')
    .replaceAll(/"(lastFour|email)":"[^"]+"/g, '"$1":"…"')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '…Z');

const actorOf = (name: string): Actor | undefined =>
  actors.find((actor) => actor !== 'no token' && expectation(name, actor).is === 'allowed');

function inputFor(operation: Operation, actor: Actor): { token: string | undefined; input: Input } {
  const { fixture } = stage;
  return {
    token: fixture.tokenFor(actor, scopesOf(operation.name)),
    input: inputOf(operation.name, fixture.targets, fixture.testActor(actor)),
  };
}

/** Returns the request of a batch for an operation of `/v1`. */
function requestOf({ route }: Operation, { parameters = {}, query = {}, body }: Input): object {
  const path = (route?.path ?? '').replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? 'x'),
  );
  const search = new URLSearchParams(query).toString();
  return { id: 'one', method: route?.method, path: search ? `${path}?${search}` : path, body };
}

const inBatch = (token: string | undefined, request: object, dryRun: boolean): Promise<Answer> =>
  callRest(
    world,
    token,
    { method: 'POST', path: '/v1/batch' },
    {
      body: { requests: [request], dryRun },
    },
  );

const mutations = operations.filter(
  (operation) => isMutation(operation) && actorOf(operation.name) !== undefined,
);
const rootFieldOf = (operation: Operation, { document }: Input): string => {
  const definition = (operation.route?.document ?? parse(document ?? '')).definitions[0];
  const [field] =
    definition?.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [];
  return field?.kind === Kind.FIELD ? field.name.value : '';
};

describe('a dry run', () => {
  const changed: string[] = [];
  beforeAll(() => stage.state.changed());

  it.each(mutations.map((operation) => [operation.name, operation] as const))(
    'of %s answers and changes nothing',
    async (name, operation) => {
      const actor = actorOf(name) ?? 'an admin';
      const { token, input } = inputFor(operation, actor);
      const field = rootFieldOf(operation, input);
      const { route } = operation;
      const document = asDryRun(input.document ?? print(route?.document ?? parse('')));
      const graphQL = await callGraphQL(
        world,
        token,
        { ...operation, route: route && { ...route, document: parse(document) } },
        { ...input, ...(input.document !== undefined && { document }) },
      );
      const { data, errors, extensions } = JSON.parse(graphQL.text);
      if (EXCLUDED[field] !== undefined) {
        expect(errors[0].message).toBe(
          `${field} cannot be in a transaction, because ${EXCLUDED[field]}.`,
        );
      } else {
        expect([errors, extensions.transaction]).toEqual([
          undefined,
          { outcome: 'ROLLED_BACK', dryRun: true },
        ]);
        expect(data[field]).toBeTruthy();
      }
      if (await stage.state.changed()) changed.push(name);
    },
  );

  it('stores only bytes under their hash', () => {
    expect(changed).toEqual(STORES_BYTES);
  });
});

describe('a batch', () => {
  const routed = operations.filter(
    ({ route, name }) => route !== undefined && actorOf(name) !== undefined,
  );

  it.each(routed.map((operation) => [operation.name, operation] as const))(
    'answers %s as the request alone is answered',
    async (name, operation) => {
      const actor = actorOf(name) ?? 'an admin';
      const { token, input } = inputFor(operation, actor);
      const { route } = operation;
      if (!route) return;
      const batch = await inBatch(token, requestOf(operation, input), true);
      const reason =
        ALONE[name] ??
        (isMutation(operation) ? EXCLUDED[rootFieldOf(operation, input)] : undefined) ??
        (route.redirect === undefined ? undefined : 'it is a download');
      if (reason !== undefined || name.endsWith('PDF')) {
        const message =
          reason === undefined
            ? RENDERED
            : `This request cannot be in a batch, because ${reason}. Send it alone.`;
        expect(JSON.parse(batch.text)).toEqual({
          error: {
            code: 400,
            reason: 'BAD_USER_INPUT',
            message,
            request: 'one',
            requestId: 'test',
          },
          committed: false,
        });
        return;
      }
      if (isMutation(operation)) await stage.state.changed();
      const alone = await callRest(world, token, route, input);
      if (isMutation(operation)) await stage.state.changed();
      const [start, end] = ['{"responses":[{"id":"one","status":', '}],"committed":false}'];
      expect([batch.status, batch.text.startsWith(start), batch.text.endsWith(end)]).toEqual([
        200,
        true,
        true,
      ]);
      const [response] = JSON.parse(batch.text).responses;
      expect(response.status).toBe(alone.status);
      const bodyAt = batch.text.indexOf('"body":');
      const body = bodyAt < 0 ? '' : batch.text.slice(bodyAt + 7, -end.length);
      expect(withoutIds(body)).toBe(withoutIds(alone.text));
    },
  );
});
