/** Tests the example front end: its types match the schema, and it runs. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { generate } from '@graphql-codegen/cli';
import { describe, expect, it } from 'vitest';
import config from '../examples/front-end/codegen.ts';
import { listSpaces, renameSpace } from '../examples/front-end/spaces.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld();
const root = fileURLToPath(new URL('..', import.meta.url));

describe('the example front end', () => {
  it('has the types that codegen generates (else: npm run generate)', async () => {
    const made: { filename: string; content: string }[] = await generate(
      { ...config, cwd: root, silent: true },
      false,
    );
    expect(made.map(({ filename }) => filename)).toEqual(['examples/front-end/generated.ts']);
    expect(made[0]?.content).toBe(readFileSync(`${root}examples/front-end/generated.ts`, 'utf8'));
  });

  it('passes the type check', async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [`${root}node_modules/typescript/bin/tsc`, '-p', 'examples/front-end'],
      { cwd: root },
    );
    expect(stdout).toBe('');
  }, 60_000);

  it('lists and renames spaces', async () => {
    const lectern = { url: world.url, token: world.as('ana').token ?? '' };
    expect((await listSpaces(lectern, ids.acme)).map(({ title }) => title)).toEqual([
      'Scratchpad',
      'Minutes',
      'API reference',
      'User guide',
      'Travel policy',
      'Onboarding',
    ]);
    expect((await renameSpace(lectern, ids.space('guide'), 'Guide')).title).toBe('Guide');
    await expect(listSpaces(lectern, ids.umbrella)).rejects.toThrow(
      'The object does not exist, or you cannot see it.',
    );
    await expect(renameSpace(lectern, ids.space('guide'), 'x'.repeat(51))).rejects.toThrow(
      'title must have at most 50 characters, and has 51.',
    );
  });
});
