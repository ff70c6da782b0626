// Makes OpenAPI specs and the pages that show them, for the tests in this folder.
import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { makeTestSpace, page, type TestSpace } from '../../edit/support.ts';
import { putText } from '../../openapi-spec/support.ts';
import type { World } from '../../support.ts';

let made = 0;

/** A word that no other test uses, the spec with that name, and a space that shows it. */
interface TestSpec {
  readonly word: string;
  readonly spec: string;
  readonly testSpace: TestSpace;
}

/** Makes a spec with unique words, and a space that shows it. */
export async function makeTestSpec(world: World): Promise<TestSpec> {
  // no two are similar, and each has a vowel, without which a final s is not a plural
  const word = `qa${createHash('md5').update(String(made++)).digest('hex').slice(0, 9)}`;
  const spec = (await putText(world, word, documentWith(word))).id;
  const testSpace = await makeTestSpace(
    world,
    [page('Guide', { markdown: 'Read this first.\n' }), apiPage(spec)],
    { title: `Space ${word}` },
  );
  return { word, spec, testSpace };
}

/** Returns an API description with unique words. */
export const documentWith = (word: string, more: object = {}) => ({
  openapi: '3.1.0',
  info: { title: 'Burrows', version: '1' },
  tags: [{ name: `Holes of ${word}`, description: `Where a ${word} sleeps.` }],
  paths: {
    [`/${word}s/{id}`]: {
      get: {
        tags: [`Holes of ${word}`],
        summary: 'Look into a burrow',
        description: 'Quietly opens the door.',
        parameters: [
          {
            name: 'lantern',
            in: 'query',
            description: 'How bright it is.',
            schema: { type: 'integer' },
          },
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        ],
        responses: { 200: { description: 'Two eyes.' } },
      },
    },
  },
  ...more,
});

/** Minimal responses for any operation. */
export const answer = { 200: { description: '' } };

export const apiPage = (id: string, fields: object = {}) => ({
  insertPage: { title: 'API', type: 'COMPUTED', computed: { spec: id }, ref: 'api', ...fields },
});

export const apiOf = ({ refs }: TestSpace): string => refs['api'] ?? '';

export const post = async (world: World, path: string, body?: object) => {
  const answer = await world.as('ana').post(`/v1/spaces/${path}`, body);
  expect([200, 201]).toContain(answer.status);
  return answer.body;
};
