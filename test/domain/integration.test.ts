// Integrations, without a database: what their scopes come to, what is set for them, and the domains of their blocks.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { configurationFor, defaultsOf, requiredOf, shapesFor } from '../../src/domain/integration-configuration.ts';
import { blockDomainsOf, normalDomain } from '../../src/domain/integration-manifest.ts';
import { integrationScopes, isIntegrationScope, powerOf } from '../../src/domain/integration-scopes.ts';
import { isScope } from '../../src/domain/scopes.ts';

/** The enumeration of the specification. */
const specified = [
  ...[
    'space:views:read',
    'space:content:read',
    'space:content:write',
    'space:metadata:read',
    'space:metadata:write',
    'space:script:inject',
    'space:script:cookies',
    'space:git:sync',
    'space:visitor:auth',
  ],
  ...[
    'site:metadata:read',
    'site:views:read',
    'site:script:inject',
    'site:script:cookies',
    'site:visitor:auth',
    'site:adaptive:read',
    'site:adaptive:write',
    'openapi:read',
    'openapi:write',
    'conversations:ingest',
  ],
];

describe('scopes of integrations', () => {
  it('are those of the specification', () => {
    expect(Object.keys(integrationScopes)).toEqual(specified);
    expect(['space:read', 'constructor', ''].filter(isIntegrationScope)).toEqual([]);
  });

  it('come to this, and to nothing else', () => {
    const opening = specified.filter((scope) => powerOf([scope]).api.length > 0);
    expect(opening.map((scope) => [scope, powerOf([scope])])).toEqual([
      ['space:content:read', { api: ['space:read'], level: 'READ', sites: false }],
      ['space:content:write', { api: ['space:read', 'space:write'], level: 'EDIT', sites: false }],
      ['site:metadata:read', { api: ['site:read'], level: null, sites: true }],
    ]);
    expect(powerOf(specified)).toEqual({ api: ['site:read', 'space:read', 'space:write'], level: 'EDIT', sites: true });
    expect(powerOf(['everything', 'toString'])).toEqual({ api: [], level: null, sites: false });
  });

  it('stand for scopes of this API, and never for one that opens members, permissions, merging or publishing', () => {
    fc.assert(
      fc.property(fc.subarray(specified), (scopes) => {
        const { api } = powerOf(scopes);
        return api.every(isScope) && api.every((scope) => ['space:read', 'space:write', 'site:read'].includes(scope));
      }),
    );
  });

  it('come to no less together than apart', () => {
    fc.assert(fc.property(fc.subarray(specified), fc.subarray(specified), (one, other) => powerOf(one).api.every((scope) => powerOf([...one, ...other]).api.includes(scope))));
  });
});

const shapes = shapesFor({ account: { properties: { region: { type: 'string', enum: ['eu', 'us'] }, retries: { type: 'number', default: 3 } }, required: ['region', 'retries', 'undeclared'] } }, 'it');

describe('a configuration', () => {
  it('has defaults, and lacks what is required and has none', () => {
    expect([defaultsOf(shapes, 'account'), defaultsOf(shapes, 'space'), requiredOf(shapes, 'account'), requiredOf(shapes, 'site')]).toEqual([{ retries: 3 }, {}, ['region'], []]);
    expect(configurationFor(shapes, 'account', { region: 'eu' }, 'it')).toEqual({ region: 'eu', retries: 3 });
  });

  it('is refused, with its path, or is kept as it was given', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const plain = shapesFor({ space: { properties: { a: { type: 'string' }, b: {} } } }, 'it');
        try {
          const kept = configurationFor(plain, 'space', json, 'it');
          return JSON.stringify(kept) === JSON.stringify({ ...Object(json) }) && Object.keys(kept).every((name) => ['a', 'b'].includes(name));
        } catch (error) {
          return error instanceof Error && 'reason' in error && error.reason === 'BAD_USER_INPUT';
        }
      }),
    );
  });

  it('is checked against any shape that could be published, without another fault than of the input', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (shape, value) => {
        try {
          configurationFor(shapesFor({ account: shape }, 'it'), 'account', value, 'it');
          return true;
        } catch (error) {
          return error instanceof Error && 'reason' in error && error.reason === 'BAD_USER_INPUT';
        }
      }),
    );
  });
});

describe('the domains of blocks', () => {
  it('are told from addresses and their beginnings', () => {
    const of = (...urlUnfurl: string[]) => blockDomainsOf([{ urlUnfurl }]);
    expect(of('https://example.com/a', 'http://www.Example.com', '*.cards.test', 'figma.com/file', '//cdn.test:8080/x')).toEqual(['example.com', 'cards.test', 'figma.com', 'cdn.test']);
    expect(of('/path', 'localhost', '', 'not an address', 'mailto:a@b.test')).toEqual([]);
    expect(blockDomainsOf([{}, { urlUnfurl: null }])).toEqual([]);
    expect([normalDomain('WWW.Example.com'), normalDomain('wwwexample.com')]).toEqual(['example.com', 'wwwexample.com']);
  });
});
