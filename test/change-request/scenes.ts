// Makes spaces and change requests with each kind of conflict, and lists the result of each
// resolution.
import { createHash } from 'node:crypto';
import type { World } from '../support.ts';
import {
  change,
  drop,
  type Edit,
  editRequest,
  editSpace,
  type MadeChangeRequest,
  type MadeSpace,
  makeRequest,
  makeSpace,
  merge,
  page,
  pathsOf,
  textAt,
} from './made.ts';

/** Ids of the nodes that both sides created, by their refs. */
type Refs = Readonly<Record<string, string>>;

/** A space and a change request whose changes conflict. */
export interface Sides {
  readonly space: MadeSpace;
  readonly made: MadeChangeRequest;
  readonly refs: Refs;
}

/** A resolution of a conflict; `custom` has a value. */
export type Choice = 'ours' | 'theirs' | 'base' | 'custom';

/** One kind of conflict, with its setup and the expected result of each resolution. */
export interface Scene {
  /** The kind, as GraphQL spells it. */
  readonly kind: string;
  readonly make: (world: World) => Promise<Sides>;
  /**
   * The conflict as `/v1` serializes it, without what most have in common: kind, fingerprint, no
   * blocks, no related conflicts.
   */
  readonly conflict: (refs: Refs) => object & { readonly id: string };
  readonly custom?: (refs: Refs) => unknown;
  /** Reads the state that `results` describes. */
  readonly read: (world: World, sides: Sides) => Promise<unknown>;
  /** The state after each resolution. */
  readonly results: Readonly<Partial<Record<Choice, unknown>>>;
}

/**
 * Makes a space and a change request on it, each with edits of its own. The edits of the change
 * request are made first.
 */
const sides =
  (
    begin: readonly Edit[],
    ours: (refs: Refs) => readonly Edit[],
    theirs: (refs: Refs) => readonly Edit[],
  ): Scene['make'] =>
  async (world) => {
    const space = await makeSpace(world, begin);
    const made = await makeRequest(world, space, theirs(space.refs));
    const { refs } = await editSpace(world, space, ours(space.refs));
    return { space, made, refs: { ...space.refs, ...made.refs, ...refs } };
  };

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const text = (one: string, three: string): string => `# A\n\n${one}\n\nTwo.\n\n${three}\n`;
const block = (words: string) => ({ from: 1, to: 2, text: words });
const paths: Scene['read'] = (world, { space }) => pathsOf(world, space);
const whole = (title: string, rest: object = {}) => ({
  type: 'DOCUMENT',
  parent: null,
  document: hashOf('# A\n'),
  title,
  fields: { title, slug: 'a', ...rest },
});
const file = (name: string) => (refs: Refs) => [
  { deleteFile: { file: refs['F'] } },
  { insertFile: { file: refs['F'], name } },
];
const rewrite = (title: string, markdown: string) => (refs: Refs) => [
  { updateReusableContent: { id: refs['R'], title, markdown } },
];

/**
 * Makes a page that both sides added under one id: a merge deleted it, two reverts restored it, and
 * the second revert was edited before its merge.
 */
async function makeAddedTwice(world: World): Promise<Sides> {
  const space = await makeSpace(world, [page('A')]);
  const deletion = await makeRequest(world, space, [drop(space.refs['A'])]);
  await merge(world, deletion);
  const revert = async (): Promise<MadeChangeRequest> => {
    const { id, number, revision } = (await world.as('ana').post(`${deletion.url}/revert`)).body;
    return { id, number, space, revision, refs: {}, url: `${space.url}/change-requests/${id}` };
  };
  const [first, second] = [await revert(), await revert()];
  await merge(world, first);
  await editRequest(world, second, [change(space.refs['A'], { emoji: '🦊' })], 'ana');
  return { space, made: second, refs: space.refs };
}

/** Every kind of conflict. `ours` is the space's side, `theirs` the change request's. */
export const scenes: readonly Scene[] = [
  {
    kind: 'CONTENT',
    make: sides(
      [page('A', text('One.', 'Three.'))],
      ({ A }) => [change(A, { markdown: text('One of hers.', 'Three.') })],
      ({ A }) => [change(A, { markdown: text('One of his.', 'Three of his.') })],
    ),
    conflict: ({ A }) => ({
      id: `CONTENT:${A}`,
      page: A,
      title: 'A',
      field: 'document',
      base: text('One.', 'Three.'),
      ours: text('One of hers.', 'Three.'),
      theirs: text('One of his.', 'Three of his.'),
      blocks: [{ base: block('One.'), ours: block('One of hers.'), theirs: block('One of his.') }],
    }),
    custom: () => text('One of both.', 'Three of both.'),
    read: (world, { space, refs }) => textAt(world, space, refs['A']),
    results: {
      ours: text('One of hers.', 'Three of his.'),
      theirs: text('One of his.', 'Three of his.'),
      base: text('One.', 'Three of his.'),
      custom: text('One of both.', 'Three of both.'),
    },
  },
  {
    kind: 'FIELD',
    make: sides(
      [page('A')],
      ({ A }) => [change(A, { emoji: '🐸', description: 'Hers' })],
      ({ A }) => [change(A, { emoji: '🦊', icon: 'fox' })],
    ),
    conflict: ({ A }) => ({
      id: `FIELD:${A}:emoji`,
      page: A,
      title: 'A',
      field: 'emoji',
      ours: '🐸',
      theirs: '🦊',
    }),
    custom: () => '🐝',
    read: async (world, { space, refs }) => {
      const { emoji, description, icon } = (
        await world.as('ana').get(`${space.url}/content/page/${refs['A']}`)
      ).body;
      return [emoji, description, icon];
    },
    results: {
      ours: ['🐸', 'Hers', 'fox'],
      theirs: ['🦊', 'Hers', 'fox'],
      base: [undefined, 'Hers', 'fox'],
      custom: ['🐝', 'Hers', 'fox'],
    },
  },
  {
    kind: 'MOVE',
    make: sides(
      [page('A'), page('X'), page('Y'), page('Z'), page('Below', '# Below\n', { into: 'A' })],
      ({ A, X }) => [change(A, { into: X })],
      ({ A, Y }) => [change(A, { into: Y })],
    ),
    conflict: ({ A, X, Y }) => ({
      id: `MOVE:${A}`,
      page: A,
      title: 'A',
      field: 'parent',
      ours: X,
      theirs: Y,
    }),
    custom: ({ Z }) => Z,
    read: paths,
    results: {
      ours: ['x', 'x/a', 'x/a/below', 'y', 'z'],
      theirs: ['x', 'y', 'y/a', 'y/a/below', 'z'],
      base: ['a', 'a/below', 'x', 'y', 'z'],
      custom: ['x', 'y', 'z', 'z/a', 'z/a/below'],
    },
  },
  {
    kind: 'DELETE_EDIT',
    make: sides(
      [page('A'), page('B')],
      ({ A }) => [change(A, { title: 'Ah' })],
      ({ A }) => [drop(A)],
    ),
    conflict: ({ A }) => ({
      id: `DELETE_EDIT:${A}`,
      page: A,
      title: 'Ah',
      base: whole('A'),
      ours: whole('Ah'),
    }),
    read: async (world, { space }) =>
      (await world.as('ana').get(`${space.url}/content/pages`)).body.pages.map(
        ({ title }: { title: string }) => title,
      ),
    results: { ours: ['Ah', 'B'], theirs: ['B'], base: ['A', 'B'] },
  },
  {
    kind: 'ADD_ADD',
    make: makeAddedTwice,
    conflict: ({ A }) => ({
      id: `ADD_ADD:${A}`,
      page: A,
      title: 'A',
      ours: whole('A'),
      theirs: whole('A', { emoji: '🦊' }),
    }),
    read: async (world, { space }) =>
      (await world.as('ana').get(`${space.url}/content/pages`)).body.pages.map(
        ({ emoji }: { emoji?: string }) => emoji ?? null,
      ),
    results: { ours: [null], theirs: ['🦊'], base: [] },
  },
  {
    kind: 'PARENT_DELETED',
    make: sides(
      [page('P'), page('Q')],
      ({ P }) => [drop(P)],
      ({ P }) => [page('N', '# N\n', { into: P })],
    ),
    conflict: ({ N, P }) => ({
      id: `PARENT_DELETED:${N}`,
      page: N,
      title: 'N',
      field: 'parent',
      theirs: P,
      related: [P],
    }),
    custom: ({ Q }) => Q,
    read: paths,
    results: { ours: ['q'], theirs: ['p', 'p/n', 'q'], base: ['q'], custom: ['q', 'q/n'] },
  },
  {
    kind: 'MOVE_CYCLE',
    make: sides(
      [page('A'), page('B'), page('C')],
      ({ A, B }) => [change(A, { into: B })],
      ({ A, B }) => [change(B, { into: A })],
    ),
    conflict: ({ A = '', B = '' }) => ({
      id: `MOVE_CYCLE:${hashOf(`${A} ${B}`).slice(0, 32)}`,
      page: A,
      title: 'A',
      field: 'parent',
      base: { [A]: null, [B]: null },
      ours: { [A]: B, [B]: null },
      theirs: { [A]: null, [B]: A },
      related: [A, B],
    }),
    custom: ({ A = '', C }) => ({ [A]: C }),
    read: paths,
    results: {
      ours: ['b', 'b/a', 'c'],
      theirs: ['a', 'a/b', 'c'],
      base: ['a', 'b', 'c'],
      custom: ['c', 'c/a', 'c/a/b'],
    },
  },
  {
    kind: 'PATH_COLLISION',
    make: sides(
      [],
      () => [page('Hers', '# Hers\n', { slug: 'same' })],
      () => [page('His', '# His\n', { slug: 'same' })],
    ),
    conflict: ({ Hers, His }) => ({
      id: `PATH_COLLISION:${Hers}`,
      page: Hers,
      title: 'Hers',
      field: 'slug',
      ours: 'same',
      related: [His],
    }),
    custom: () => 'other',
    read: async (world, { space }) =>
      Object.fromEntries(
        (await world.as('ana').get(`${space.url}/content/pages`)).body.pages.map(
          ({ title, path }: { title: string; path: string }) => [title, path],
        ),
      ),
    results: {
      ours: { Hers: 'same', His: 'same-2' },
      theirs: { Hers: 'same-2', His: 'same' },
      base: { Hers: 'same-2', His: 'same' },
      custom: { Hers: 'other', His: 'same' },
    },
  },
  {
    kind: 'FILE',
    make: sides(
      [
        {
          insertFile: {
            ref: 'F',
            name: 'a.txt',
            contentType: 'text/plain',
            base64: Buffer.from('A file.').toString('base64'),
          },
        },
      ],
      file('hers.txt'),
      file('his.txt'),
    ),
    conflict: ({ F }) => ({
      id: `FILE:${F}:name`,
      entry: F,
      title: 'hers.txt',
      field: 'name',
      base: 'a.txt',
      ours: 'hers.txt',
      theirs: 'his.txt',
    }),
    custom: () => 'both.txt',
    read: async (world, { space }) =>
      (await world.as('ana').get(`${space.url}/content/files`)).body.items.map(
        ({ name }: { name: string }) => name,
      ),
    results: { ours: ['hers.txt'], theirs: ['his.txt'], base: ['a.txt'], custom: ['both.txt'] },
  },
  {
    kind: 'VARIABLE',
    make: sides(
      [{ setVariables: { variables: { product: 'Lectern', stays: 'yes' } } }],
      () => [{ setVariables: { variables: { product: 'Hers', more: 'hers' } } }],
      () => [{ setVariables: { variables: { product: 'His' } } }],
    ),
    conflict: () => ({
      id: 'VARIABLE:product:value',
      entry: 'product',
      title: 'product',
      field: 'value',
      base: 'Lectern',
      ours: 'Hers',
      theirs: 'His',
    }),
    custom: () => 'Both',
    read: async (world, { space }) =>
      (await world.as('ana').get(`${space.url}/content`)).body.variables,
    results: {
      ours: { product: 'Hers', stays: 'yes', more: 'hers' },
      theirs: { product: 'His', stays: 'yes', more: 'hers' },
      base: { product: 'Lectern', stays: 'yes', more: 'hers' },
      custom: { product: 'Both', stays: 'yes', more: 'hers' },
    },
  },
  {
    kind: 'REUSABLE_CONTENT',
    make: sides(
      [{ insertReusableContent: { ref: 'R', title: 'R', markdown: text('One.', 'Three.') } }],
      rewrite('R', text('One of hers.', 'Three.')),
      rewrite('Ar', text('One of his.', 'Three of his.')),
    ),
    conflict: ({ R }) => ({
      id: `REUSABLE_CONTENT:${R}:document`,
      entry: R,
      title: 'R',
      field: 'document',
      base: text('One.', 'Three.'),
      ours: text('One of hers.', 'Three.'),
      theirs: text('One of his.', 'Three of his.'),
      blocks: [{ base: block('One.'), ours: block('One of hers.'), theirs: block('One of his.') }],
    }),
    custom: () => 'Of both.',
    read: async (world, { space, refs }) => {
      const { title, markdown } = (
        await world
          .as('ana')
          .query(
            'query ($id: ID!, $r: ID!) { space(id: $id) { revision { reusableContent(id: $r) { title markdown } } } }',
            { id: space.id, r: refs['R'] },
          )
      ).data.space.revision.reusableContent;
      return [title, markdown];
    },
    results: {
      ours: ['Ar', text('One of hers.', 'Three of his.')],
      theirs: ['Ar', text('One of his.', 'Three of his.')],
      base: ['Ar', text('One.', 'Three of his.')],
      custom: ['Ar', 'Of both.'],
    },
  },
];
