// Checks integrations without a database: the access of their scopes, their configuration, and the
// domains of their blocks.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  configurationFor,
  defaultsOf,
  requiredOf,
  configurationSchemasFor,
} from '../../src/domain/integration-configuration.ts';
import { blockDomainsOf, normalDomain } from '../../src/domain/integration-manifest.ts';
import {
  integrationScopes,
  isIntegrationScope,
  grantedAccessOf,
} from '../../src/domain/integration-scopes.ts';
import { isScope } from '../../src/domain/scopes.ts';

/** The scopes of the specification. */
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
    'page:feedback:read',
  ],
  ...[
    'site:metadata:read',
    'site:views:read',
    'site:script:inject',
    'site:script:cookies',
    'site:visitor:auth',
    'site:visitor:claims',
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

  it('grant this access and no other', () => {
    const opening = specified.filter((scope) => grantedAccessOf([scope]).api.length > 0);
    expect(opening.map((scope) => [scope, grantedAccessOf([scope])])).toEqual([
      ['space:content:read', { api: ['space:read'], level: 'READ', sites: false }],
      ['space:content:write', { api: ['space:read', 'space:write'], level: 'EDIT', sites: false }],
      ['site:metadata:read', { api: ['site:read'], level: null, sites: true }],
    ]);
    expect(grantedAccessOf(specified)).toEqual({
      api: ['site:read', 'space:read', 'space:write'],
      level: 'EDIT',
      sites: true,
    });
    expect(grantedAccessOf(['everything', 'toString'])).toEqual({
      api: [],
      level: null,
      sites: false,
    });
  });

  it('grant scopes of this API, but never those for members, permissions, merging or publishing', () => {
    fc.assert(
      fc.property(fc.subarray(specified), (scopes) => {
        const { api } = grantedAccessOf(scopes);
        return (
          api.every(isScope) &&
          api.every((scope) => ['space:read', 'space:write', 'site:read'].includes(scope))
        );
      }),
    );
  });

  it('grant together no less than each of them', () => {
    fc.assert(
      fc.property(fc.subarray(specified), fc.subarray(specified), (one, other) =>
        grantedAccessOf(one).api.every((scope) =>
          grantedAccessOf([...one, ...other]).api.includes(scope),
        ),
      ),
    );
  });
});

const shapes = configurationSchemasFor(
  {
    account: {
      properties: {
        region: { type: 'string', enum: ['eu', 'us'] },
        retries: { type: 'number', default: 3 },
      },
      required: ['region', 'retries', 'undeclared'],
    },
  },
  'it',
);

describe('a configuration', () => {
  it('has defaults, and lacks required values without a default', () => {
    expect([
      defaultsOf(shapes, 'account'),
      defaultsOf(shapes, 'space'),
      requiredOf(shapes, 'account'),
      requiredOf(shapes, 'site'),
    ]).toEqual([{ retries: 3 }, {}, ['region'], []]);
    expect(configurationFor(shapes, 'account', { region: 'eu' }, 'it')).toEqual({
      region: 'eu',
      retries: 3,
    });
  });

  it('is rejected with its path, or is stored unchanged', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const plain = configurationSchemasFor(
          { space: { properties: { a: { type: 'string' }, b: {} } } },
          'it',
        );
        try {
          const kept = configurationFor(plain, 'space', json, 'it');
          return (
            JSON.stringify(kept) === JSON.stringify({ ...Object(json) }) &&
            Object.keys(kept).every((name) => ['a', 'b'].includes(name))
          );
        } catch (error) {
          return error instanceof Error && 'reason' in error && error.reason === 'BAD_USER_INPUT';
        }
      }),
    );
  });

  it('is checked against any publishable shape, with no error except for bad input', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (shape, value) => {
        try {
          configurationFor(
            configurationSchemasFor({ account: shape }, 'it'),
            'account',
            value,
            'it',
          );
          return true;
        } catch (error) {
          return error instanceof Error && 'reason' in error && error.reason === 'BAD_USER_INPUT';
        }
      }),
    );
  });
});

describe('the domains of blocks', () => {
  it('are derived from URLs and URL prefixes', () => {
    const of = (...urlUnfurl: string[]) => blockDomainsOf([{ urlUnfurl }]);
    expect(
      of(
        'https://example.com/a',
        'http://www.Example.com',
        '*.cards.test',
        'figma.com/file',
        '//cdn.test:8080/x',
      ),
    ).toEqual(['example.com', 'cards.test', 'figma.com', 'cdn.test']);
    expect(of('/path', 'localhost', '', 'not an address', 'mailto:a@b.test')).toEqual([]);
    expect(blockDomainsOf([{}, { urlUnfurl: null }])).toEqual([]);
    expect([normalDomain('WWW.Example.com'), normalDomain('wwwexample.com')]).toEqual([
      'example.com',
      'wwwexample.com',
    ]);
  });
});
