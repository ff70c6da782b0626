// Makes tokens and builds errors for the tests in this folder.
import { scopes as allScopes } from '../../src/domain/scopes.ts';
import type { RestResult, World } from '../support.ts';

/** Returns an error body of `/v1`. */
export const refusal = (code: number, reason: string, message: string, rest: object = {}) => ({
  error: { code, message, reason, ...rest, requestId: 'test' },
});

export const nothingHere = refusal(
  404,
  'NOT_FOUND',
  'The object does not exist, or you cannot see it. Check the URL and the ids in it.',
);

export const of = ({ status, body }: RestResult) => ({ status, body });

export const every = Object.keys(allScopes);

/** Makes a token of ana and returns it with its secret. */
export const make = async (world: World, input: object = {}) =>
  (await world.as('ana').post('/v1/tokens', { label: 'Made', ...input })).body;
