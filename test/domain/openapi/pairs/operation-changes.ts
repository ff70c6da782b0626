// Pairs of operations that take or return something else, with whether that breaks a client.
import { documentOf, type LabelledPair, operation, parameters, paths } from './build.ts';

const text = { type: 'string' };
const whole = { type: 'integer' };
const answer = (status: number | string, more: object = {}) => ({
  responses: { [status]: { description: 'OK', ...more } },
});
const secured = (security: unknown, schemes: object = {}) => ({
  ...documentOf(
    { '/pets': { get: { responses: {}, security: security as [] } } },
    {
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: 'X-Key' },
        bearer: { type: 'http', scheme: 'bearer' },
        ...schemes,
      },
    },
  ),
}); // JSON
const credentials = (
  label: 'breaks' | 'safe',
  name: string,
  before: unknown,
  after: unknown,
  reason: string,
  schemes: object = {},
): LabelledPair => ({
  name,
  reason,
  breaking: label === 'breaks',
  before: secured(before, schemes),
  after: secured(after, schemes),
});

/** Pairs of changes of operations. */
export const OPERATION_CHANGES: readonly LabelledPair[] = [
  parameters(
    'breaks',
    'a removed parameter',
    [{ name: 'a', in: 'query', schema: text }],
    [],
    'clients may send it',
  ),
  parameters(
    'safe',
    'an added optional parameter',
    [],
    [{ name: 'a', in: 'query', schema: text }],
    'clients need not send it',
  ),
  parameters(
    'breaks',
    'an added required parameter',
    [],
    [{ name: 'a', in: 'query', required: true, schema: text }],
    'clients do not send it',
  ),
  parameters(
    'breaks',
    'a parameter that became required',
    [{ name: 'a', in: 'query', schema: text }],
    [{ name: 'a', in: 'query', required: true, schema: text }],
    'clients may leave it out',
  ),
  parameters(
    'safe',
    'a parameter that became optional',
    [{ name: 'a', in: 'query', required: true, schema: text }],
    [{ name: 'a', in: 'query', schema: text }],
    'clients still send it',
  ),
  parameters(
    'breaks',
    'a parameter in another place',
    [{ name: 'a', in: 'query', schema: text }],
    [{ name: 'a', in: 'header', schema: text }],
    'clients send it in the query',
  ),
  parameters(
    'breaks',
    'fewer values of a parameter',
    [{ name: 'a', in: 'query', schema: { enum: ['x', 'y'] } }],
    [{ name: 'a', in: 'query', schema: { enum: ['x'] } }],
    'clients may send the other',
  ),
  parameters(
    'safe',
    'more values of a parameter',
    [{ name: 'a', in: 'query', schema: { enum: ['x'] } }],
    [{ name: 'a', in: 'query', schema: { enum: ['x', 'y'] } }],
    'clients need not send them',
  ),
  parameters(
    'safe',
    'a deprecated parameter',
    [{ name: 'a', in: 'query', schema: text }],
    [{ name: 'a', in: 'query', schema: text, deprecated: true }],
    'it still works',
  ),
  paths(
    'breaks',
    'a removed path',
    { '/pets': { get: { responses: {} } } },
    {},
    'clients request it',
  ),
  paths(
    'safe',
    'an added path',
    {},
    { '/pets': { get: { responses: {} } } },
    'clients do not request it',
  ),
  paths(
    'breaks',
    'a removed method',
    { '/pets': { get: { responses: {} }, post: { responses: {} } } },
    { '/pets': { get: { responses: {} } } },
    'clients request it',
  ),
  paths(
    'breaks',
    'another path',
    { '/pets': { get: { responses: {} } } },
    { '/animals': { get: { responses: {} } } },
    'clients request the old one',
  ),
  operation('breaks', 'a removed success', answer(200), answer(204), 'clients expect 200'),
  operation(
    'safe',
    'an added error',
    answer(200),
    { responses: { ...answer(200).responses, ...answer(404).responses } },
    'clients handle errors',
  ),
  operation(
    'safe',
    'a removed error',
    { responses: { ...answer(200).responses, ...answer(404).responses } },
    answer(200),
    'clients get less',
  ),
  operation(
    'breaks',
    'a removed media type of a response',
    answer(200, { content: { 'application/json': {}, 'text/csv': {} } }),
    answer(200, { content: { 'application/json': {} } }),
    'clients may ask for it',
  ),
  operation(
    'safe',
    'an added media type of a response',
    answer(200, { content: { 'application/json': {} } }),
    answer(200, { content: { 'application/json': {}, 'text/csv': {} } }),
    'clients get what they ask for',
  ),
  operation(
    'breaks',
    'a removed header',
    answer(200, { headers: { 'X-Page': { schema: whole } } }),
    answer(200),
    'clients may read it',
  ),
  operation(
    'safe',
    'an added header',
    answer(200),
    answer(200, { headers: { 'X-Page': { schema: whole } } }),
    'clients ignore it',
  ),
  operation(
    'safe',
    'a deprecated operation',
    answer(200),
    { ...answer(200), deprecated: true },
    'it still works',
  ),
  operation(
    'breaks',
    'a body that became required',
    { requestBody: { content: { 'application/json': {} } }, responses: {} },
    { requestBody: { required: true, content: { 'application/json': {} } }, responses: {} },
    'clients may send none',
  ),
  operation(
    'safe',
    'an optional body',
    { responses: {} },
    { requestBody: { content: { 'application/json': {} } }, responses: {} },
    'clients need not send it',
  ),
  operation(
    'breaks',
    'a removed media type of a request',
    { requestBody: { content: { 'application/json': {}, 'text/csv': {} } }, responses: {} },
    { requestBody: { content: { 'application/json': {} } }, responses: {} },
    'clients may send it',
  ),
  credentials(
    'breaks',
    'credentials where none were needed',
    [],
    [{ key: [] }],
    'clients send none',
  ),
  credentials('safe', 'no credentials any more', [{ key: [] }], [], 'clients may still send them'),
  credentials(
    'safe',
    'another kind of credentials next to the first',
    [{ key: [] }],
    [{ key: [] }, { bearer: [] }],
    'clients still have the first',
  ),
  credentials(
    'breaks',
    'another kind of credentials',
    [{ key: [] }],
    [{ bearer: [] }],
    'clients have none of that kind',
  ),
  credentials(
    'breaks',
    'a second kind of credentials together with the first',
    [{ key: [] }],
    [{ key: [], bearer: [] }],
    'clients have one of them',
  ),
  credentials(
    'breaks',
    'a further scope',
    [{ bearer: ['read'] }],
    [{ bearer: ['read', 'write'] }],
    'tokens of clients may lack it',
  ),
  credentials(
    'safe',
    'the same credentials under another name',
    [{ key: [] }],
    [{ apiKey: [] }],
    'clients send the same header',
    { apiKey: { type: 'apiKey', in: 'header', name: 'X-Key', description: 'The key.' } },
  ),
];
