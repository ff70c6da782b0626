/**
 * A toy API for the tests of the REST engine: a schema of a garden, its route table, and functions
 * that call it.
 */
import { readFileSync } from 'node:fs';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { execute, type GraphQLSchema, parse } from 'graphql';
import type { Context } from '../../src/context.ts';
import { ResponseBudget } from '../../src/graphql/budget.ts';
import { badInput, AppError } from '../../src/domain/errors.ts';
import { makeId } from '../../src/domain/ids.ts';
import { scalars } from '../../src/graphql/scalars.ts';
import {
  createRest,
  type RestOptions,
  type RestRequest,
  type StagedUpload,
} from '../../src/rest/handler.ts';
import {
  family,
  list,
  type ListOptions,
  type Route,
  route,
  routeThen,
} from '../../src/rest/route.ts';
import type { Spellings } from '../../src/rest/spelling.ts';

/** Ids of two plants, which have the type Team, and of something else. */
export const [rose, fern, user] = [
  makeId('Team', 1, new Uint8Array(10)),
  makeId('Team', 2, new Uint8Array(10)),
  makeId('User', 1, new Uint8Array(10)),
];

/** The directives and scalars of the SDL, with a subscription that the routes do not use. */
export const base = `${readFileSync(new URL('../../schema/base.graphql', import.meta.url), 'utf8')}
extend type Subscription { nothing: String }`;

const sdl = `${base}
"Where a plant stands."
enum Place { FULL_SUN HALF_SHADE }
enum Soil { HEAVY_CLAY SAND }
"A plant."
type APIPlant {
  id: ID!
  "What it is called."
  name: String!
  place: Place
  soils: [Soil!]!
  nickname: String
  height: Float
  planted: DateTime
  neighbours(first: Int, after: String, place: Place = FULL_SUN): Plants!
  old: Boolean! @deprecated(reason: "Nobody asks.")
}
type Plants { nodes: [APIPlant!]! pageInfo: PageInfo! totalCount: Int! "How much shade there is." shade: Shade! }
"Shade, all of it and the deep."
type Shade { total: Int! deep: Int }
type Seedling { plant: APIPlant! grownAt: DateTime picture: String! }
extend type Query {
  "A plant by its id."
  plant(id: ID! @id(of: "Team|Space")): APIPlant @access(action: "team.read", scope: "organization:members:read")
  "A plant when it has grown."
  grown(id: ID! @id(of: "Team")): Seedling @access(action: "team.read", scope: "organization:members:read")
  "What anybody may see."
  sign(text: String! @limit(max: 20), loud: Boolean, numbers: [Int!], at: DateTime): Sign @access(action: "signIn.read")
}
type Sign { text: String! loud: Boolean numbers: [Int!] at: DateTime }
input Water { day: String! litres: Int = 1 }
input PlantInput {
  name: String! @limit(min: 1, max: 8)
  place: Place @nullable
  soils: [Soil!] @limit(items: 2)
  planted: DateTime
  height: Float
  likedPlantId: ID
  pot: Pot
  watering: [Water!]
}
"A pot, in which there may be another."
input Pot { size: Int! inner: Pot }
type PlantPayload { plant: APIPlant! }
type UprootPayload { uprootedId: ID }
extend type Mutation {
  setPlant(input: PlantInput!): PlantPayload! @access(action: "team.create")
  uproot(id: ID! @id(of: "Team")): UprootPayload! @access(action: "team.delete")
}
`;

interface Plant {
  readonly id: string;
  readonly name: string;
  readonly place?: string;
  readonly soils: readonly string[];
  readonly nickname?: string;
  readonly input?: unknown;
}

const plants: readonly Plant[] = [
  { id: rose, name: 'Rose', place: 'FULL_SUN', soils: ['HEAVY_CLAY', 'SAND'] },
  { id: fern, name: 'Fern', soils: [], nickname: 'Ferdi' },
];

/** The inputs of all mutations, the latest last. */
export const given: unknown[] = [];

function neighbours(_: unknown, { first = 50 }: { first?: number }) {
  if (first > 1000) throw badInput('first must be 1 to 1000.', 'first');
  return {
    nodes: plants.slice(0, first),
    totalCount: 2,
    shade: { total: 7 },
    pageInfo: { hasNextPage: first < 2, hasPreviousPage: false, endCursor: 'there' },
  };
}

function setPlant(_: unknown, { input }: { input: { name: string } }) {
  given.push(input);
  if (input.name === 'weed') throw badInput('name must not be weed.', 'input.name');
  if (input.name === 'dry') throw badInput('litres must be 1 to 5.', 'input.watering.1.litres');
  if (input.name === 'night')
    throw badInput('day must have at most 3 characters.', 'input.watering.0.day');
  if (input.name === 'lonely')
    throw badInput(
      'likedPlantId must grow here, and `likedPlantId` does not.',
      'input.likedPlantId',
    );
  if (input.name === 'broken') throw new Error('secret of ours');
  if (input.name === 'fern') return { plant: plants[1] };
  if (input.name === 'nothing')
    return { plant: { ...plants[0], id: rose.replace('team_1', 'team_2') } };
  if (input.name === 'taken')
    throw new AppError('ALREADY_EXISTS', 'There is one already.', { details: { name: 'taken' } });
  return { plant: plants[0] };
}

/**
 * Returns the result of a finished job for the rose, an error for the fern, and null for others.
 */
function grown(_: unknown, { id }: { id: string }) {
  if (id === fern) throw badInput('It withered.', 'id');
  return id === rose
    ? { plant: plants[0], picture: 'https://pictures.test/rose?size=1&at=noon' }
    : null;
}

/** The schema with its resolvers. */
export const schema = makeExecutableSchema({
  typeDefs: sdl,
  resolvers: {
    DateTime: scalars.DateTime,
    Query: {
      grown,
      plant: (_: unknown, { id }: { id: string }) => plants.find((plant) => plant.id === id),
      sign: (_: unknown, args: object) => args,
    },
    Mutation: { setPlant, uproot: () => ({ uprootedId: null }) },
    APIPlant: { neighbours, old: () => false },
  },
});

/** Returns a parsed document with the type of its result. */
export const document = <Data>(text: string): TypedDocumentNode<Data, unknown> =>
  parse(text) as TypedDocumentNode<Data, unknown>;

/** The fragment of a plant in `/v1`. */
const body =
  'fragment PlantBody on APIPlant { object: __typename id title: name place soils nickname height old }';

const getPlant = document<{ plant: { id: string } | null }>(
  `query getPlant($plantId: ID!) { plant(id: $plantId) { ...PlantBody } } ${body}`,
);
const listNeighbours = document<{ plant: { neighbours: ListOptions } | null }>(`
  query listNeighbours($plantId: ID!, $limit: Int, $page: String, $place: Place) {
    plant(id: $plantId) { neighbours(first: $limit, after: $page, place: $place) { count: totalCount pageInfo { hasNextPage endCursor } items: nodes { ...PlantBody } } }
  } ${body}`);
const setPlantDocument = document<{ setPlant: { plant: object } }>(
  `mutation setPlant($body: PlantInput!) { setPlant(input: $body) { plant { ...PlantBody } } } ${body}`,
);
const uproot = document<{ uproot: object }>(
  'mutation uproot($plantId: ID!) { uproot(id: $plantId) { uprootedId } }',
);
const listInShade = document<{ plant: { neighbours: ListOptions & { shade: object } } | null }>(`
  query listInShade($plantId: ID!, $limit: Int) {
    plant(id: $plantId) { neighbours(first: $limit) { count: totalCount pageInfo { hasNextPage endCursor } shade { total deep } items: nodes { id } } }
  }`);
const sow = document<{ setPlant: { plant: { id: string } } }>(
  'mutation sow($body: PlantInput!) { setPlant(input: $body) { plant { id } } }',
);
const getGrown = document<{ grown: { plant: object } | null }>(
  `query getGrown($id: ID!) { grown(id: $id) { plant { ...PlantBody } grownAt } } ${body}`,
);
const getPicture = document<{ grown: { url: string } | null }>(
  'query getPicture($plantId: ID!) { grown(id: $plantId) { url: picture } }',
);
const readSign = document<{ sign: object | null }>(
  'query readSign($text: String!, $loud: Boolean, $numbers: [Int!], $at: DateTime) { sign(text: $text, loud: $loud, numbers: $numbers, at: $at) { text loud numbers at } }',
);

/** The route table. */
export const routes: readonly Route[] = family('Plants', [
  route('GET /v1/plants/{plantId}', getPlant, { body: (data) => data.plant }),
  route('GET /v1/plants/{plantId}/neighbours', listNeighbours, {
    body: (data) => list(data.plant.neighbours),
  }),
  route('POST /v1/plants', setPlantDocument, {
    status: 201,
    body: (data) => data.setPlant.plant,
    location: '/v1/plants/{id}',
    bodyLimit: 400,
  }),
  route('PATCH /v1/plants', setPlantDocument, {
    body: (data) => ({ plant: data.setPlant.plant }),
    deprecated: { since: '2026-11-01', successor: '/v1/plants' },
  }),
  route('GET /v1/plants/{plantId}/shade', listInShade, {
    body: (data) => list(data.plant.neighbours, { shade: data.plant.neighbours.shade }),
  }),
  route('GET /v1/plants/{plantId}/picture', getPicture, {
    body: (data) => data.grown,
    redirect: 'url',
  }),
  routeThen(
    'POST /v1/seeds',
    sow,
    { document: getGrown, variables: (data) => ({ id: data.setPlant.plant.id }) },
    { status: 201, body: (data) => data.grown.plant, location: '/v1/plants/{id}' },
  ),
  route('DELETE /v1/plants/{plantId}', uproot),
  route('DELETE /v1/plants/{plantId}/pot', uproot, {
    status: 205,
    deprecated: { since: '2026-11-01', successor: '/v1/plants/{plantId}' },
  }),
  route('GET /v1/sign', readSign, { body: (data) => data.sign }),
]);

/** The table of spellings. */
export const spellings: Spellings = {
  objects: { APIPlant: 'plant' },
  enums: { Place: 'camel' },
  nullFields: ['APIPlant.place'],
  inputNames: { 'PlantInput.likedPlantId': 'likes' },
  keyed: { 'PlantInput.watering': 'day' },
};

/** A request as a test writes it. */
interface Sent {
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
  /** False to omit the token. */
  readonly token?: boolean;
  /** The file of a form; without it no files are accepted. */
  readonly upload?: StagedUpload;
}

/** An error of `/v1`, without its constant parts. */
interface Refusal {
  readonly status: number;
  readonly reason?: string;
  readonly field?: string;
  readonly message?: string;
}

/**
 * Returns functions that call a toy API, its log, and the body limits that it requested, the latest
 * last.
 */
export function createAsk(
  world: GraphQLSchema,
  { routes, spellings }: Required<Pick<RestOptions, 'routes' | 'spellings'>>,
) {
  const run: RestOptions['run'] = async (operation, variableValues, contextValue) =>
    execute({ schema: world, document: operation, variableValues, contextValue });
  const log: object[] = [];
  const limits: number[] = [];
  const rest = createRest({
    schema: world,
    routes,
    spellings,
    run,
    log: { error: (about) => void log.push(about) },
  });

  /** Sends a request and returns the response with its parsed body. */
  async function send(
    line: string,
    { headers = {}, body: sent = '', token = true, upload }: Sent = {},
  ) {
    const [method = '', url = ''] = line.split(' ');
    // `/v1` reads these fields of the context; the resolvers read the rest.
    const context = {
      viewer: token ? {} : null,
      budget: new ResponseBudget(),
      settings: { baseUrl: 'https://toy.test' },
    } as unknown as Context;
    const request: RestRequest = {
      method,
      url,
      headers: { 'content-type': 'application/json', ...headers },
      requestId: 'request-1',
      body: async (limit) => {
        limits.push(limit);
        if (sent.length > limit) throw new AppError('PAYLOAD_TOO_LARGE', 'The body is too large.');
        return Buffer.from(sent);
      },
      ...(upload && {
        upload: async (limit) => {
          limits.push(limit);
          return upload;
        },
      }),
      context: async () => context,
      spend: async () => {},
    };
    const { status, headers: answered, body: text, operation } = await rest(request);
    return {
      status,
      headers: answered,
      operation,
      body: text === undefined ? undefined : (JSON.parse(String(text)) as unknown),
    };
  }

  async function refused(line: string, sent: Sent = {}): Promise<Refusal> {
    const answer = await send(line, sent);
    const { error } = answer.body as { error: { reason: string; field?: string; message: string } };
    return {
      status: answer.status,
      reason: error.reason,
      message: error.message,
      ...(error.field !== undefined && { field: error.field }),
    };
  }

  return { ask: send, refusal: refused, logged: log, limits };
}

/** Functions that call the toy API. */
export const { ask, refusal, logged } = createAsk(schema, { routes, spellings });
