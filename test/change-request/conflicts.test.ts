// Tests merges that are refused because of conflicts, and the resolutions of conflicts.
import { describe, expect, it } from 'vitest';
import { bad, badAt, graphQLError, errorsOf, refused } from '../content/expected.ts';
import { useWorld } from '../support.ts';
import {
  change,
  drop,
  editRequest,
  editSpace,
  MERGE,
  makeRequest,
  makeSpace,
  merge,
  page,
  pathsOf,
  rowsOf,
} from './made.ts';
import { type Choice, type Scene, type Sides, scenes } from './scenes.ts';
import { sideValue, VALUE } from '../content-change/values.ts';
import { inGraphQL as spelled } from '../spelled.ts';

const world = useWorld();

const PREVIEW = `query ($id: ID!) { changeRequest(id: $id) { mergePreview { state blockedBy { rule } conflicts {
  key kind pageId title entryId field base ${VALUE} ours ${VALUE} theirs ${VALUE} blocks { base { from to text } ours { from to text } theirs { from to text } } relatedPageIds fingerprint } } } }`;

const variablesOf = ({ space, made }: Sides) => ({ space: space.id, id: made.id });
const wordOf = (kind: string) => kind.toLowerCase().replaceAll('_', '-');
const sceneOf = (kind: string): Scene => {
  const found = scenes.find((scene) => scene.kind === kind);
  if (!found) throw new Error(`There is no scene ${kind}.`);
  return found;
};

/** Returns the conflicts with which `/v1` refuses a merge. */
const conflictsAt = async (
  { made }: Pick<Sides, 'made'>,
  input?: object,
): Promise<{ id: string; fingerprint: string }[]> =>
  (await world.as('ana').post(`${made.url}/merge`, input)).body.error.details.conflicts;

/** Returns a conflict of `/v1` as GraphQL spells it. */
const inGraphQL = (shown: object, kind: string) => {
  const { id, page, entry, related, ...conflict }: Readonly<Record<string, unknown>> = { ...shown };
  return {
    ...{ ...conflict, key: id, relatedPageIds: related, kind },
    ...(page !== undefined && { pageId: page }),
    ...(entry !== undefined && { entryId: entry }),
  };
};
/** Returns the three sides of a conflict of `/v1` as GraphQL types them. */
const sidesOf = (shown: Readonly<Record<string, unknown>>) => ({
  base: sideValue(shown, shown['base']),
  ours: sideValue(shown, shown['ours']),
  theirs: sideValue(shown, shown['theirs']),
});
const toDecide = (count: number) =>
  `${count === 1 ? 'One conflict is' : `${count} conflicts are`} unresolved. Send the request again with \`resolutions\`.`;
const staleMessage = (id: string) =>
  `The resolution of ${id} is stale: its conflict has changed. Read the current conflicts.`;

describe.each(scenes)(
  'a conflict of the kind $kind',
  ({ kind, make, conflict, custom, read, results }) => {
    it('refuses the merge in both APIs, dry or not, and is in the preview', async () => {
      const both = await make(world);
      const state = async () => [
        (await world.as('ana').get(both.made.url)).body,
        (await world.as('ana').get(both.space.url)).body,
        await rowsOf(world),
      ];
      const before = await state();
      const { status, body } = await world.as('ana').post(`${both.made.url}/merge`);
      expect(status).toBe(409);
      const { fingerprint } = body.error.details.conflicts[0];
      expect(fingerprint).toMatch(/^[0-9a-f]{32}$/);
      const shown = {
        kind: wordOf(kind),
        blocks: [],
        related: [],
        fingerprint,
        ...conflict(both.refs),
      };
      expect(body).toEqual(
        refused(409, 'MERGE_CONFLICT', toDecide(1), { details: { conflicts: [shown] } }),
      );
      expect((await world.as('ana').post(`${both.made.url}/merge`, { dryRun: true })).body).toEqual(
        body,
      );
      const preview = (await world.as('cat').get(`${both.made.url}/merge-preview`)).body;
      expect({ ...preview, changes: [] }).toEqual({
        state: 'conflicting',
        blockedBy: [],
        conflicts: [shown],
        changes: [],
      });
      const graph = inGraphQL(shown, kind);
      for (const input of [undefined, { dryRun: true }])
        expect(
          errorsOf(await world.as('ana').query(MERGE, { input: { id: both.made.id, ...input } })),
        ).toEqual(
          graphQLError(['mergeChangeRequest'], 'MERGE_CONFLICT', toDecide(1), {
            details: { conflicts: [graph] },
          }),
        );
      const nothing = {
        pageId: null,
        entryId: null,
        field: null,
      };
      expect(
        (await world.as('cat').query(PREVIEW, variablesOf(both))).data.changeRequest.mergePreview,
      ).toEqual({
        state: 'CONFLICTING',
        blockedBy: [],
        conflicts: [{ ...nothing, ...graph, ...sidesOf(shown) }],
      });
      expect(await state()).toEqual(before);
    });

    it.each(Object.keys(results) as Choice[])('is resolved: %s', async (choice) => {
      const both = await make(world);
      const [{ id = '', fingerprint = '' } = {}] = await conflictsAt(both);
      const value = choice === 'custom' && custom ? { value: custom(both.refs) } : {};
      const dry = await world.as('ana').post(`${both.made.url}/merge`, {
        dryRun: true,
        resolutions: [{ conflict: id, fingerprint, choice, ...value }],
      });
      expect([dry.status, dry.body.result]).toEqual([200, 'merge']);
      await merge(world, both.made, {
        resolutions: [{ conflict: id, fingerprint, choice, ...value }],
      });
      expect(await read(world, both)).toEqual(results[choice]);
    });
  },
);

describe('resolving a conflict', () => {
  it('works in GraphQL too', async () => {
    const scene = sceneOf('MOVE_CYCLE');
    const both = await scene.make(world);
    const [{ key, fingerprint }] = (await world.as('ana').query(PREVIEW, variablesOf(both))).data
      .changeRequest.mergePreview.conflicts;
    const { data } = await world.as('ana').query(MERGE, {
      input: {
        id: both.made.id,
        resolutions: [{ key, fingerprint, choice: 'CUSTOM', value: scene.custom?.(both.refs) }],
      },
    });
    expect(data.mergeChangeRequest.result).toBe('MERGE');
    expect(await scene.read(world, both)).toEqual(scene.results.custom);
  });

  it('lists only the conflicts without a resolution', async () => {
    const space = await makeSpace(world, [page('A'), page('B'), page('C')]);
    const { A, B, C } = space.refs;
    const made = await makeRequest(world, space, [
      change(A, { emoji: '🦊' }),
      change(B, { emoji: '🦊' }),
      drop(C),
    ]);
    await editSpace(world, space, [
      change(A, { emoji: '🐸' }),
      change(B, { emoji: '🐸' }),
      change(C, { emoji: '🐸' }),
    ]);
    const all = await conflictsAt({ made });
    expect(all.map(({ id }) => id)).toEqual([
      `DELETE_EDIT:${C}`,
      `FIELD:${A}:emoji`,
      `FIELD:${B}:emoji`,
    ]);
    const rows = await rowsOf(world);
    const resolutions = all.map(({ id, fingerprint }) => ({
      conflict: id,
      fingerprint,
      choice: 'theirs',
    }));
    expect(
      (await world.as('ana').post(`${made.url}/merge`, { resolutions: resolutions.slice(1, 2) }))
        .body,
    ).toEqual(
      refused(409, 'MERGE_CONFLICT', toDecide(2), { details: { conflicts: [all[0], all[2]] } }),
    );
    expect(
      (await world.as('ana').post(`${made.url}/merge`, { resolutions: resolutions.slice(0, 2) }))
        .body,
    ).toEqual(refused(409, 'MERGE_CONFLICT', toDecide(1), { details: { conflicts: [all[2]] } }));
    expect(await rowsOf(world)).toEqual(rows);
    await merge(world, made, { resolutions });
    expect(await pathsOf(world, space)).toEqual(['a', 'b']);
  });

  it('has one resolution: two of them are refused in both APIs', async () => {
    const space = await makeSpace(world, [page('A')]);
    const { A } = space.refs;
    const made = await makeRequest(world, space, [change(A, { emoji: '🦊' })]);
    await editSpace(world, space, [change(A, { emoji: '🐸' })]);
    const [conflict] = await conflictsAt({ made });
    const rows = await rowsOf(world);
    const resolutions = ['ours', 'theirs'].map((choice) => ({
      ...{ conflict: `FIELD:${A}:emoji`, fingerprint: conflict?.fingerprint, choice },
    }));
    const message =
      'This conflict already has a resolution in this input. Send one for each conflict.';
    expect((await world.as('ana').post(`${made.url}/merge`, { resolutions })).body).toEqual(
      bad('resolutions.1', message),
    );
    const input = {
      id: made.id,
      resolutions: resolutions.map((one) => ({ ...one, choice: one.choice.toUpperCase() })),
    };
    expect(
      errorsOf(
        await world.as('ana').query(MERGE, { input: spelled('MergeChangeRequestInput', input) }),
      ),
    ).toEqual(badAt('mergeChangeRequest', 'input.resolutions.1', message));
    expect(await rowsOf(world)).toEqual(rows);
  });

  it.each(['ours', 'theirs'] as const)(
    'is refused when %s has changed since: a stale resolution is never applied',
    async (side) => {
      const space = await makeSpace(world, [page('A'), page('B')]);
      const { A, B } = space.refs;
      const made = await makeRequest(world, space, [change(A, { emoji: '🦊' })]);
      await editSpace(world, space, [change(A, { emoji: '🐸' })]);
      const [old] = await conflictsAt({ made });
      const resolution = {
        conflict: `FIELD:${A}:emoji`,
        fingerprint: old?.fingerprint,
        choice: 'ours',
      };
      const edit = (changes: object[]) =>
        side === 'ours'
          ? editSpace(world, space, changes as never)
          : editRequest(world, made, changes as never);
      await edit([change(A, { emoji: '🐝' })]);
      const rows = await rowsOf(world);
      const [now] = await conflictsAt({ made });
      expect(now).toEqual({ ...old, [side]: '🐝', fingerprint: now?.fingerprint });
      expect(now?.fingerprint).not.toBe(old?.fingerprint);
      expect(
        (await world.as('ana').post(`${made.url}/merge`, { resolutions: [resolution] })).body,
      ).toEqual(
        refused(409, 'MERGE_CONFLICT', staleMessage(`FIELD:${A}:emoji`), {
          details: { conflicts: [now] },
        }),
      );
      const input = { resolutions: [{ ...resolution, choice: 'OURS' }] };
      expect(
        errorsOf(
          await world
            .as('ana')
            .query(MERGE, { input: spelled('MergeChangeRequestInput', { id: made.id, ...input }) }),
        ),
      ).toEqual(
        graphQLError(['mergeChangeRequest'], 'MERGE_CONFLICT', staleMessage(`FIELD:${A}:emoji`), {
          details: { conflicts: [inGraphQL(now ?? {}, 'FIELD')] },
        }),
      );
      expect(await rowsOf(world)).toEqual(rows);
      // Other changes do not invalidate the resolution.
      await edit([change(B, { emoji: '🐝' })]);
      await merge(world, made, { resolutions: [{ ...resolution, fingerprint: now?.fingerprint }] });
    },
  );

  it('is refused for an unknown conflict, also when there are no conflicts', async () => {
    const space = await makeSpace(world, [page('A')]);
    const made = await makeRequest(world, space, [change(space.refs['A'], { emoji: '🦊' })]);
    const resolutions = [{ conflict: 'FIELD:nothing:emoji', fingerprint: 'x', choice: 'theirs' }];
    expect((await world.as('ana').post(`${made.url}/merge`, { resolutions })).body).toEqual(
      refused(409, 'MERGE_CONFLICT', staleMessage('FIELD:nothing:emoji'), {
        details: { conflicts: [] },
      }),
    );
    await editSpace(world, space, [change(space.refs['A'], { emoji: '🐸' })]);
    const [conflict] = await conflictsAt({ made });
    const known = { conflict: conflict?.id, fingerprint: conflict?.fingerprint, choice: 'theirs' };
    expect(
      (await world.as('ana').post(`${made.url}/merge`, { resolutions: [known, ...resolutions] }))
        .body,
    ).toEqual(
      refused(409, 'MERGE_CONFLICT', staleMessage('FIELD:nothing:emoji'), {
        details: { conflicts: [] },
      }),
    );
    await merge(world, made, { resolutions: [known] });
  });

  it.each<
    [
      string,
      (refs: Readonly<Record<string, string>>) => unknown,
      (refs: Readonly<Record<string, string>>) => string,
    ]
  >([
    ['CONTENT', () => 5, () => 'A text must be markdown of at most 1 MiB.'],
    ['CONTENT', () => 'é'.repeat(524_289), () => 'A text must be markdown of at most 1 MiB.'],
    ['FIELD', () => 5, () => 'The field emoji must be a string.'],
    ['FIELD', () => undefined, () => 'The field emoji must be a string.'],
    ['MOVE', () => 5, () => 'A parent must be the id of a page, or null for the root.'],
    ['MOVE', () => 'pag_nothing', () => 'There is no page pag_nothing in the merged content.'],
    ['MOVE', ({ Below }) => Below, () => 'A page cannot be in itself, or below itself.'],
    ['DELETE_EDIT', () => 'x', () => 'A page is merged as a whole: choose a side or the base.'],
    ['ADD_ADD', () => 'x', () => 'A page is merged as a whole: choose a side or the base.'],
    ['PARENT_DELETED', ({ P }) => P, ({ P }) => `There is no page ${P} in the merged content.`],
    [
      'MOVE_CYCLE',
      () => null,
      () =>
        'The parents of a cycle must be an object with the id of each page, and of its parent or null.',
    ],
    [
      'MOVE_CYCLE',
      ({ C = '', A }) => ({ [C]: A }),
      ({ C }) => `The page ${C} is not in this cycle.`,
    ],
    ['MOVE_CYCLE', () => ({}), () => 'With these parents the pages still form a cycle.'],
    [
      'PATH_COLLISION',
      () => 'a/b',
      () => 'A slug must have 1 to 100 characters, without blanks, slashes and `? # %`.',
    ],
    ['PATH_COLLISION', () => 'same', () => 'Another page of this parent has the slug same.'],
    ['FILE', () => null, () => 'The field name must be a string.'],
    ['VARIABLE', () => null, () => 'The field value must be a string.'],
    ['REUSABLE_CONTENT', () => null, () => 'A text must be markdown of at most 1 MiB.'],
  ])('refuses an invalid custom value for %s: row %#', async (kind, given, message) => {
    const both = await sceneOf(kind).make(world);
    const [{ id = '', fingerprint = '' } = {}] = await conflictsAt(both);
    const rows = await rowsOf(world);
    const resolution = { conflict: id, fingerprint, value: given(both.refs) };
    const { status, body } = await world
      .as('ana')
      .post(`${both.made.url}/merge`, { resolutions: [{ ...resolution, choice: 'custom' }] });
    expect(status).toBe(400);
    expect(body).toEqual(bad('resolutions.0.value', message(both.refs)));
    const answer = await world.as('ana').query(MERGE, {
      input: spelled('MergeChangeRequestInput', {
        id: both.made.id,
        resolutions: [{ ...resolution, choice: 'CUSTOM' }],
      }),
    });
    expect(errorsOf(answer)).toEqual(
      badAt('mergeChangeRequest', 'input.resolutions.0.value', message(both.refs)),
    );
    expect(await rowsOf(world)).toEqual(rows);
  });

  it.each([
    [
      { fingerprint: 'x', choice: 'ours' },
      'resolutions.0.conflict',
      'resolutions.0.conflict is required.',
    ],
    [
      { conflict: 'x', choice: 'ours' },
      'resolutions.0.fingerprint',
      'resolutions.0.fingerprint is required.',
    ],
    [
      { conflict: 'x', fingerprint: 'y' },
      'resolutions.0.choice',
      'resolutions.0.choice is required.',
    ],
    [
      { conflict: 'x', fingerprint: 'y', choice: 'OURS' },
      'resolutions.0.choice',
      'resolutions.0.choice must be one of ours, theirs, base, custom.',
    ],
  ])('refuses %j', async (resolution, field, message) => {
    const { url } = await makeRequest(world, await makeSpace(world));
    expect(
      (await world.as('ana').post(`${url}/merge`, { resolutions: [resolution] })).body,
    ).toEqual(bad(field, message));
  });
});
