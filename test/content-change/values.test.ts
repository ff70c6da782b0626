// Tests the types of the values of fields in changes, which `/v1` returns as JSON.
import { describe, expect, it } from 'vitest';
import {
  edit,
  editIn,
  idOf,
  makeRequest,
  makeTestSpace,
  page,
  type Edit,
} from '../edit/support.ts';
import { makeTestSpec } from '../search/specs/burrows.ts';
import type { Json } from '../../src/domain/content.ts';
import { fieldValueOf, wholeValueOf } from '../../src/resources/content-change/values.ts';
import { ids, useWorld } from '../support.ts';
import { textValue, VALUE } from './values.ts';

const world = useWorld();

const CHANGES = `query ($id: ID!) { changeRequest(id: $id) { changes(first: 10) { nodes {
  fields { name before ${VALUE} after ${VALUE} } } } } }`;

interface Field {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Makes edits in a change request, and returns the changed fields in GraphQL and in `/v1`. */
async function fieldsAfter(space: string, edits: readonly Edit[]) {
  const request = await makeRequest(world, space);
  await editIn(world, request, edits);
  const { data, errors } = await world.as('cat').query(CHANGES, { id: request });
  expect(errors).toBeUndefined();
  const { body } = await world
    .as('cat')
    .get(`/v1/spaces/${space}/change-requests/${request}/changes`);
  const fields = (items: { fields: Field[] }[]) => items.flatMap((item) => item.fields);
  return { graph: fields(data.changeRequest.changes.nodes), rest: fields(body.items) };
}

const fieldNamed = (fields: readonly Field[], name: string) =>
  fields.find((field) => field.name === name);

const file: Edit = {
  insertFile: {
    ref: 'fox',
    name: 'fox.txt',
    contentType: 'text/plain',
    base64: Buffer.from('A fox').toString('base64'),
  },
};

describe('the value of a field', () => {
  it('is a text, or true or false, with null for an absent one', async () => {
    const space = await makeTestSpace(world, [page('A')]);
    const { graph, rest } = await fieldsAfter(space.id, [
      { updatePage: { page: idOf(space, 'A'), title: 'B', hidden: true } },
    ]);
    expect(graph).toEqual([
      {
        name: 'hidden',
        before: null,
        after: { __typename: 'BooleanValue', json: true, boolean: true },
      },
      { name: 'title', before: textValue('A'), after: textValue('B') },
    ]);
    expect(rest).toEqual([
      { name: 'hidden', after: true },
      { name: 'title', before: 'A', after: 'B' },
    ]);
  });

  it('is a number for the size of a file', async () => {
    const space = await makeTestSpace(world, [page('A')]);
    const { graph, rest } = await fieldsAfter(space.id, [file]);
    expect(fieldNamed(graph, 'size')).toEqual({
      name: 'size',
      before: null,
      after: { __typename: 'NumberValue', json: 5, number: 5 },
    });
    expect(fieldNamed(rest, 'size')).toEqual({ name: 'size', after: 5 });
  });

  it('is a cover with the ids of its files', async () => {
    const space = await makeTestSpace(world, [page('A'), file]);
    const fox = space.refs['fox'];
    const { graph, rest } = await fieldsAfter(space.id, [
      {
        updatePage: {
          page: idOf(space, 'A'),
          cover: { ref: { kind: 'FILE', file: fox }, yPos: 0.5 },
        },
      },
    ]);
    const json = { ref: fox, yPos: 0.5 };
    expect(graph).toEqual([
      {
        name: 'cover',
        before: null,
        after: { __typename: 'CoverValue', json, fileId: fox, darkFileId: null, yPos: 0.5 },
      },
    ]);
    expect(rest).toEqual([{ name: 'cover', after: json }]);
  });

  it('is a target with what its kind has', async () => {
    const url = 'https://foxes.example/';
    const space = await makeTestSpace(world, [
      page('A'),
      { insertPage: { type: 'LINK', title: 'L', ref: 'L', target: { kind: 'URL', url } } },
    ]);
    const [A, L] = [idOf(space, 'A'), space.refs['L']];
    const { graph, rest } = await fieldsAfter(space.id, [
      { updatePage: { page: L, target: { kind: 'PAGE', page: A, anchor: 'den' } } },
    ]);
    const none = { url: null, pageId: null, fileId: null, spaceId: null, anchor: null };
    const [was, is] = [
      { kind: 'URL', url },
      { kind: 'PAGE', page: A, anchor: 'den' },
    ];
    expect(graph).toEqual([
      {
        name: 'target',
        before: { ...none, __typename: 'TargetValue', json: was, kind: 'URL', url },
        after: {
          ...none,
          ...{ __typename: 'TargetValue', json: is, kind: 'PAGE', pageId: A, anchor: 'den' },
        },
      },
    ]);
    expect(rest).toEqual([{ name: 'target', before: was, after: is }]);
  });

  it('is the spec of a computed page', async () => {
    const { spec, testSpace } = await makeTestSpec(world);
    const { graph, rest } = await fieldsAfter(testSpace.id, [
      { deletePage: { page: testSpace.refs['api'] } },
    ]);
    const computed = fieldNamed(rest, 'computed');
    expect(fieldNamed(graph, 'computed')).toEqual({
      name: 'computed',
      before: { __typename: 'ComputedValue', json: computed?.before, specId: spec },
      after: null,
    });
  });

  it('is a location in a repository', async () => {
    const { graph, rest } = await fieldsAfter(ids.space('api'), [
      { deletePage: { page: ids.page('api', 1) } },
    ]);
    const git = { oid: '3f786850e387550fdab836ed7e6dc881de23001b', path: 'docs/overview.md' };
    expect(fieldNamed(graph, 'git')).toEqual({
      name: 'git',
      before: { __typename: 'GitValue', json: git, ...git },
      after: null,
    });
    expect(fieldNamed(rest, 'git')).toEqual({ name: 'git', before: git });
  });

  it('is only JSON if it has another form than those of its field', () => {
    const others: readonly [name: string, json: Json][] = [
      ['tags', ['fox', 'den']],
      ['burrow', { depth: 3 }],
      ['cover', ['fil_1']],
    ];
    expect(others.map(([name, json]) => fieldValueOf(name, json))).toEqual(
      others.map(([, json]) => ({ __typename: 'OtherValue', json })),
    );
    expect(wholeValueOf(false, ['fox'])).toEqual({ __typename: 'OtherValue', json: ['fox'] });
  });
});

describe('the value of a whole item in a conflict', () => {
  it('has the fields of a variable that one side removed', async () => {
    const space = await makeTestSpace(world, [
      { setVariables: { variables: { animal: 'fox', den: 'deep' } } },
    ]);
    const request = await makeRequest(world, space.id);
    await editIn(world, request, [{ setVariables: { variables: { animal: null } } }]);
    await edit(world, space.id, [{ setVariables: { variables: { animal: 'hare' } } }]);
    const { data } = await world.as('ana').query(
      `query ($id: ID!) { changeRequest(id: $id) { mergePreview { conflicts {
        kind entryId base ${VALUE} ours ${VALUE} theirs ${VALUE} } } } }`,
      { id: request },
    );
    const entryValue = (animal: string) => ({
      __typename: 'EntryValue',
      json: { value: animal },
      fields: [{ name: 'value', value: textValue(animal) }],
    });
    expect(data.changeRequest.mergePreview.conflicts).toEqual([
      {
        kind: 'VARIABLE',
        entryId: 'animal',
        base: entryValue('fox'),
        ours: entryValue('hare'),
        theirs: null,
      },
    ]);
    const { body } = await world
      .as('ana')
      .get(`/v1/spaces/${space.id}/change-requests/${request}/merge-preview`);
    const [{ base, ours, theirs }] = body.conflicts;
    expect([base, ours, theirs]).toEqual([{ value: 'fox' }, { value: 'hare' }, undefined]);
  });
});
