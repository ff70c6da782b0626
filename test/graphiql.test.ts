/** The examples that GraphiQL opens with, without a browser. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { examples, readTabs } from '../src/server/graphiql/tabs.ts';
import { useWorld } from './support.ts';

const world = useWorld();

describe("GraphiQL's examples", () => {
  it('answer without errors, and again', async () => {
    for (const { query, variables } of [...readTabs(), ...readTabs()]) {
      const { status, errors } = await world.as('ana').query(query, variables === null ? {} : JSON.parse(variables));
      expect([query, status, errors]).toEqual([query, 200, undefined]);
    }
  });

  it('are all the files of their folder', () => {
    expect(readTabs().length).toBe(readdirSync(examples).length);
  });

  it('have lines that fit beside an answer', () => {
    const lines = readTabs().flatMap(({ query }) => query.split('\n'));
    expect(lines.filter((line) => line.length > 62)).toEqual([]);
  });
});
