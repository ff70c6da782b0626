/** That the check of answers finds what is wrong with one. */
import { expect, it } from 'vitest';
import { type Answer, checkAnswer } from './check.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };
const team = { object: 'team', id: 'team_1', title: 'Writers', members: 1, spaces: 0, createdAt: '2026-11-01T12:00:00.000Z', permissions: { admin: true, view: true } };
const get = (body: unknown, more: Partial<Answer> = {}): Answer => ({ method: 'GET', path: '/v1/orgs/org_1/teams/team_1', status: 200, headers: json, body, ...more });
const list = (items: readonly unknown[]) => get({ count: items.length, items }, { path: '/v1/orgs/org_1/teams?limit=2' });
const error = { code: 404, message: 'Nothing.', reason: 'NOT_FOUND', requestId: '1' };

it.each([
  ['a resource', get(team)],
  ['a body as text', get(JSON.stringify(team))],
  ['a list', list([team])],
  ['an addition', get({ object: 'user', id: 'usr_1', displayName: 'Ana', email: 'ana@acme.test', urls: { location: 'x' } }, { path: '/v1/user' })],
  ['a refusal', get({ error }, { status: 404 })],
  ['a refusal of an address that is not there', get({ error }, { status: 404, path: '/v1/x' })],
  ['304', get(undefined, { status: 304, headers: {} })],
  ['HEAD', get(undefined, { method: 'HEAD' })],
  ['a deletion', get('', { method: 'DELETE', status: 204, headers: {} })],
  ['what was made', get(team, { method: 'PUT', path: '/v1/orgs/org_1/teams', status: 201, headers: { ...json, location: 'http://x/v1/orgs/org_1/teams/team_1' } })],
])('lets %s pass', (_, answer) => {
  expect(() => checkAnswer(answer)).not.toThrow();
});

it.each([
  ['a field that is missing', get({ ...team, title: undefined }), "must have required property 'title'"],
  ['a wrong type in a list', list([{ ...team, members: '1' }]), '/items/0/members must be'],
  ['a date that is none', get({ ...team, createdAt: 'today' }), '/createdAt must match format "date-time"'],
  ['a null that should be absent', get({ ...team, title: null }), '/title must be string'],
  ['another status', get(team, { status: 201 }), 'The status must be 200.'],
  ['a Location that is missing', get(team, { method: 'PUT', path: '/v1/orgs/org_1/teams', status: 201 }), 'A 201 carries an absolute Location.'],
  ['a body where there is none', get(team, { method: 'DELETE', status: 204 }), 'There must be no body.'],
  ['a body that is missing', get(undefined), 'A body is missing.'],
  ['another content type', get(team, { headers: { 'content-type': 'text/html' } }), 'The content type is text/html.'],
  ['an error of another status', get({ error }, { status: 403 }), 'error.code is 404.'],
  ['a reason that its status does not have', get({ error: { ...error, reason: 'CONFLICT' } }, { status: 404 }), 'must match a schema in anyOf'],
  ['success where there is no route', get({}, { path: '/v1/x' }), 'There is no such route.'],
  ['an addition that breaks OpenAPI', get({ object: 'user' }, { path: '/v1/user' }), 'lectern.test/openapi'],
])('refuses %s', (_, answer, message) => {
  expect(() => checkAnswer(answer)).toThrow(message);
});
