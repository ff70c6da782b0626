/** Tests the OpenAPI document with the recommended rules of Redocly. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { openapiDocument } from '../../src/rest/openapi.ts';
import { readSchema } from '../contract/sdl.ts';

/** Rules that are switched off, each with its reason. */
const OFF: Readonly<Record<string, string>> = {
  'no-server-example.com': 'The examples are of no server; `servers` is this one.',
};

it('breaks no rule of Redocly', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: Object.fromEntries(Object.keys(OFF).map((rule) => [rule, 'off'] as const)),
  });
  const problems = await lintFromString({
    source: JSON.stringify(openapiDocument(readSchema())),
    config,
  });
  expect(
    problems.map(
      ({ ruleId, message, location: [at] }) => `${ruleId} at ${at?.pointer}: ${message}`,
    ),
  ).toEqual([]);
});
