/** Checks which route a path matches. */
import { expect, it } from 'vitest';
import { createRouter } from '../../src/rest/router.ts';

const lines = [
  'GET /v1/specs/{slug}',
  'PUT /v1/specs/{slug}',
  'GET /v1/specs/{slug}/versions/latest',
  'GET /v1/specs/{slug}/versions/latest/content',
  'GET /v1/specs/{slug}/versions/{version}',
  'GET /v1/specs/{slug}/versions/{version}/diff',
];
const placeOf = (line: string, openEnd = false) => ({
  line,
  method: line.split(' ')[0] ?? '',
  path: line.split(' ')[1] ?? '',
  openEnd,
});
const find = createRouter(lines.map((line) => placeOf(line)));

function found(method: string, path: string, by = find) {
  const match = by(method, path);
  if (!match || 'allow' in match) return match;
  return { line: match.target.line, parameters: Object.fromEntries(match.parameters) };
}

it('prefers a fixed segment to a parameter', () => {
  expect(found('GET', '/v1/specs/a/versions/latest')).toEqual({
    line: lines[2],
    parameters: { slug: 'a' },
  });
  expect(found('GET', '/v1/specs/a/versions/7')).toEqual({
    line: lines[4],
    parameters: { slug: 'a', version: '7' },
  });
});

it('matches the parameter when the fixed segment does not lead to a route', () => {
  expect(found('GET', '/v1/specs/a/versions/latest/diff')).toEqual({
    line: lines[5],
    parameters: { slug: 'a', version: 'latest' },
  });
});

it('decodes segments one by one', () => {
  expect(found('GET', '/v1/specs/a%2Fb%20c')).toEqual({
    line: lines[0],
    parameters: { slug: 'a/b c' },
  });
  expect(found('GET', '/v1/%73pecs/a')).toEqual({ line: lines[0], parameters: { slug: 'a' } });
});

it('finds nothing for unknown paths', () => {
  const nowhere = [
    '/',
    '',
    '/v1',
    '/v1/specs',
    '/v1/specs/',
    '/v1/specs//versions/latest',
    '/v1/specs/a/versions',
    '/v1/specs/%',
    '/V1/specs/a',
    '/v1/specs/a/versions/latest/content/more',
  ];
  expect(nowhere.filter((path) => found('GET', path) !== undefined)).toEqual([]);
});

it('returns the allowed methods, and finds GET for HEAD', () => {
  expect(found('DELETE', '/v1/specs/a')).toEqual({ allow: ['GET', 'HEAD', 'PUT'] });
  expect(found('HEAD', '/v1/specs/a')).toEqual({ line: lines[0], parameters: { slug: 'a' } });
});

it('refuses a table with duplicate lines', () => {
  const line = { method: 'GET', path: '/v1/a/{x}' };
  expect(() => createRouter([line, { ...line, path: '/v1/a/{y}' }])).toThrow(
    'GET /v1/a/{y} is in the table twice.',
  );
});

const findOpen = createRouter([
  placeOf('GET /v1/content/path/{pagePath}', true),
  placeOf('POST /v1/content/path/{pagePath}', true),
  placeOf('GET /v1/content/path/index'),
  placeOf('GET /v1/content/path/{page}/links'),
  placeOf('GET /v1/{kind}/path/{name}'),
]);

it.each([
  ['guide', 'guide'],
  ['guide/setup', 'guide/setup'],
  ['guide%2Fsetup', 'guide/setup'],
  ['guide%2fsetup/first%20steps/', 'guide/setup/first steps'],
  ['guide%2Fsetup%2F', 'guide/setup'],
  ['a//b', 'a//b'],
  ['index/more', 'index/more'],
  ['../..', '../..'],
  ['%C3%A9t%C3%A9', 'été'],
])('matches the rest of a path, raw or encoded: %s', (rest, pagePath) => {
  for (const method of ['GET', 'HEAD'])
    expect(found(method, `/v1/content/path/${rest}`, findOpen)).toEqual({
      line: 'GET /v1/content/path/{pagePath}',
      parameters: { pagePath },
    });
});

it('prefers everything else to the rest of a path', () => {
  expect(found('GET', '/v1/content/path/index', findOpen)).toEqual({
    line: 'GET /v1/content/path/index',
    parameters: {},
  });
  expect(found('GET', '/v1/content/path/a/links', findOpen)).toEqual({
    line: 'GET /v1/content/path/{page}/links',
    parameters: { page: 'a' },
  });
  expect(found('GET', '/v1/pages/path/a', findOpen)).toEqual({
    line: 'GET /v1/{kind}/path/{name}',
    parameters: { kind: 'pages', name: 'a' },
  });
  expect(found('DELETE', '/v1/content/path/a/b', findOpen)).toEqual({
    allow: ['GET', 'HEAD', 'POST'],
  });
});

it('finds nothing without a rest', () => {
  expect(
    [
      '/v1/content/path',
      '/v1/content/path/',
      '/v1/content/path//',
      '/v1/content/path/%',
      '/v1/pages/path/a/b',
    ].filter((path) => found('GET', path, findOpen) !== undefined),
  ).toEqual([]);
});
