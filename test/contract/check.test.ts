/** Tests that the check of responses finds every kind of error. */
import { expect, it } from 'vitest';
import { type Answer, checkAnswer } from './check.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };
const team = {
  object: 'team',
  id: 'team_1',
  title: 'Writers',
  members: 1,
  spaces: 0,
  createdAt: '2026-11-01T12:00:00.000Z',
  permissions: { admin: true, view: true },
};
const get = (body: unknown, more: Partial<Answer> = {}): Answer => ({
  method: 'GET',
  path: '/v1/orgs/org_1/teams/team_1',
  status: 200,
  headers: json,
  body,
  ...more,
});
const list = (items: readonly unknown[]) =>
  get({ count: items.length, items }, { path: '/v1/orgs/org_1/teams?limit=2' });
const error = { code: 404, message: 'Nothing.', reason: 'NOT_FOUND', requestId: '1' };

it.each([
  ['a resource', get(team)],
  ['a body as text', get(JSON.stringify(team))],
  ['a list', list([team])],
  [
    'an addition',
    get(
      {
        object: 'user',
        id: 'usr_1',
        displayName: 'Ana',
        email: 'ana@acme.test',
        urls: { location: 'x' },
      },
      { path: '/v1/user' },
    ),
  ],
  ['an error', get({ error }, { status: 404 })],
  [
    'BUSY, an addition to the reasons of 503',
    get({ error: { ...error, code: 503, reason: 'BUSY' } }, { status: 503 }),
  ],
  ['an error for an unknown address', get({ error }, { status: 404, path: '/v1/x' })],
  ['304', get(undefined, { status: 304, headers: {} })],
  ['HEAD', get(undefined, { method: 'HEAD' })],
  ['a deletion', get('', { method: 'DELETE', status: 204, headers: {} })],
  [
    'a created resource',
    get(team, {
      method: 'PUT',
      path: '/v1/orgs/org_1/teams',
      status: 201,
      headers: { ...json, location: 'http://x/v1/orgs/org_1/teams/team_1' },
    }),
  ],
])('accepts %s', (_, answer) => {
  expect(() => checkAnswer(answer)).not.toThrow();
});

it.each([
  ['a missing field', get({ ...team, title: undefined }), "must have required property 'title'"],
  ['a wrong type in a list', list([{ ...team, members: '1' }]), '/items/0/members must be'],
  [
    'an invalid date',
    get({ ...team, createdAt: 'today' }),
    '/createdAt must match format "date-time"',
  ],
  ['a null that should be absent', get({ ...team, title: null }), '/title must be string'],
  ['another status', get(team, { status: 201 }), 'The status must be 200.'],
  [
    'a missing Location',
    get(team, { method: 'PUT', path: '/v1/orgs/org_1/teams', status: 201 }),
    'A 201 carries an absolute Location.',
  ],
  ['an unexpected body', get(team, { method: 'DELETE', status: 204 }), 'There must be no body.'],
  ['a missing body', get(undefined), 'A body is missing.'],
  [
    'another content type',
    get(team, { headers: { 'content-type': 'text/html' } }),
    'The content type is text/html.',
  ],
  ['an error of another status', get({ error }, { status: 403 }), 'error.code is 404.'],
  [
    'a reason with the wrong status',
    get({ error: { ...error, reason: 'CONFLICT' } }, { status: 404 }),
    'must match a schema in anyOf',
  ],
  ['success without a route', get({}, { path: '/v1/x' }), 'There is no such route.'],
  [
    'an addition that breaks OpenAPI',
    get({ object: 'user' }, { path: '/v1/user' }),
    'lectern.test/openapi',
  ],
])('refuses %s', (_, answer, message) => {
  expect(() => checkAnswer(answer)).toThrow(message);
});
