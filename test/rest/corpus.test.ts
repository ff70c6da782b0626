/**
 * Tests that `/v1` answers recorded requests byte for byte as it did when they were recorded, except
 * for the members that `corpus/additions.ts` names.
 * `npm run record:rest` records them again after an intended change.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRouter } from '../../src/rest/router.ts';
import { operations } from '../contract/contract.ts';
import { World } from '../support.ts';
import { ANSWERS_WITH_ERRORS, withoutErrors } from './corpus/additions.ts';
import { setClockAhead } from './corpus/clock.ts';
import {
  type Installation,
  knownValues,
  prepare,
  SETTINGS,
  send,
  serveSource,
} from './corpus/installation.ts';
import { Values } from './corpus/placeholders.ts';
import { type Exchange, readSteps, type Step, writeStep } from './corpus/recording.ts';
import { RECORDINGS } from './corpus/recordings.ts';
import { scenes } from './corpus/scenes.ts';

const recordings = readdirSync(RECORDINGS).map((file) => ({
  name: file.replace('.txt', ''),
  steps: readSteps(readFileSync(new URL(file, RECORDINGS), 'utf8')),
}));

/** Returns a request with the values of this run. */
const filled = ({ path, headers, body, ...rest }: Exchange, values: Values): Exchange => ({
  ...rest,
  path: values.fill(path),
  headers: headers.map(([name, value]) => [name, values.fill(value)]),
  body: body === undefined ? undefined : values.fill(body),
});

/**
 * Makes a step, and returns it with its answer in the terms of the recording. Adds an answer that
 * lists several problems to `additions`.
 */
async function replay(
  step: Step,
  installation: Installation,
  values: Values,
  additions: string[],
): Promise<string> {
  const recorded = writeStep(step);
  if ('prepare' in step) {
    await prepare(installation, step);
    values.know(knownValues(installation));
    return recorded;
  }
  const request = filled(step, values);
  const { answer, message } = withoutErrors(await send(installation, request));
  if (message !== undefined) additions.push(`${request.method} ${answer.status} ${message}`);
  const actual = writeStep({ ...request, answer });
  return values.translate(recorded, actual);
}

describe.each(recordings)('the requests of $name', ({ name, steps }) => {
  const world = new World();
  let setBack = (): void => {};
  beforeAll(() => {
    setBack = setClockAhead();
    return world.open(SETTINGS, { jobs: scenes[name]?.jobs ?? false });
  });
  afterAll(async () => {
    setBack();
    await world.close();
  });

  it('are answered as recorded', async () => {
    const installation: Installation = { world, source: await serveSource() };
    const values = new Values();
    values.know(knownValues(installation));
    const different: { readonly recorded: string; readonly actual: string }[] = [];
    const additions: string[] = [];
    for (const step of steps) {
      const recorded = writeStep(step);
      const actual = await replay(step, installation, values, additions);
      if (actual !== recorded) different.push({ recorded, actual });
    }
    expect(different.map(({ actual }) => actual)).toEqual(
      different.map(({ recorded }) => recorded),
    );
    expect(additions).toEqual(ANSWERS_WITH_ERRORS[name] ?? []);
  });
});

describe('the recordings', () => {
  const find = createRouter(operations);
  const statuses = new Map<string, Set<number>>();
  for (const step of recordings.flatMap(({ steps }) => steps)) {
    if ('prepare' in step || step.method === 'HEAD') continue;
    const match = find(step.method, step.path.split('?')[0] ?? '');
    if (!match || 'allow' in match) continue;
    const line = `${match.target.method} ${match.target.path}`;
    statuses.set(line, (statuses.get(line) ?? new Set()).add(step.answer.status));
  }
  const without = (isFound: (found: ReadonlySet<number>, expected: number) => boolean) =>
    operations
      .map(({ method, path, status }) => ({ line: `${method} ${path}`, status }))
      .filter(({ line, status }) => !isFound(statuses.get(line) ?? new Set(), status))
      .map(({ line }) => line);

  it('have a success of every operation of the contract', () => {
    expect(without((found, expected) => found.has(expected))).toEqual([]);
  });

  it('have an error of every operation of the contract', () => {
    expect(without((found) => [...found].some((status) => status >= 400))).toEqual([]);
  });

  it('are one for each scene', () => {
    expect(recordings.map(({ name }) => name).toSorted()).toEqual(Object.keys(scenes).toSorted());
  });
});
