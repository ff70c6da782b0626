// Tests that the author of a change request is notified once when it begins to conflict.
import { beforeAll, expect, it } from 'vitest';
import { ids, useWorld } from '../support.ts';
import { received, send, useNotifier } from './support.ts';

const world = useWorld();
const notifier = useNotifier(world);
const spaceId = ids.space('onboarding');
const pageId = ids.page('onboarding', 3);
let changeRequestId: string;

const setText = (markdown: string) => [{ updatePage: { pageId, document: { markdown } } }];

/** Replaces the text of the page in the primary content. */
const editSpace = (markdown: string) =>
  send(
    world,
    'ana',
    'editSpaceContent',
    { spaceId, baseRevisionId: 'HEAD', changes: setText(markdown) },
    '__typename',
  );

/** Replaces the text of the page in the change request. */
const editRequest = (markdown: string) =>
  send(
    world,
    'ben',
    'editChangeRequestContent',
    { changeRequestId, baseRevisionId: 'HEAD', changes: setText(markdown) },
    '__typename',
  );

beforeAll(async () => {
  const created = await send(
    world,
    'ben',
    'createChangeRequest',
    { spaceId, subject: 'Mine' },
    'changeRequest { id }',
  );
  changeRequestId = created.changeRequest.id;
  await editRequest('Text of ben');
});

it('is notified of the first conflict, and again after an update', async () => {
  await editSpace('Text of ana');
  await notifier.runWithChecks();
  const one = ['MERGE_CONFLICT', ids.user('ana'), changeRequestId];
  expect(await received(world, 'ben')).toEqual([one]);
  expect(await received(world, 'ana')).toEqual([]);
  await editSpace('Another text of ana');
  await notifier.runWithChecks();
  expect(await received(world, 'ben')).toEqual([one]);
  const pull = (resolutions: object[]) =>
    world
      .as('ben')
      .query(
        'mutation ($input: PullChangeRequestInput!) { pullChangeRequest(input: $input) { __typename } }',
        { input: { id: changeRequestId, resolutions } },
      );
  const { conflicts } = (await pull([])).errors[0].extensions.details;
  const { errors } = await pull(
    conflicts.map(({ key, fingerprint }: Readonly<Record<string, string>>) => ({
      ...{ key, fingerprint },
      choice: 'OURS',
    })),
  );
  expect(errors).toBe(undefined);
  await notifier.runWithChecks();
  expect(await received(world, 'ben')).toEqual([one]);
  await editSpace('A third text of ana');
  await notifier.runWithChecks();
  expect(await received(world, 'ben')).toEqual([one, one]);
});
