import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  change,
  drop,
  type Edit,
  editRequest,
  editSpace,
  type MadeChangeRequest,
  makeRequest,
  makeSpace,
  merge,
  page,
  pull,
} from './change-request/made.ts';
import {
  bad,
  badAt,
  graphQLError,
  errorsOf,
  notFound,
  notFoundAt,
  refused,
} from './content/expected.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld();

const FIELDS =
  '__typename subject kinds id: key title pathBefore pathAfter fields { name before { json } after { json } } blocks { kind before after }';
const LIST = `query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String) { changeRequest(id: $id) { changes(first: $first, after: $after, last: $last, before: $before) {
  totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } nodes { ${FIELDS} } edges { node { id: key } } } } }`;
const SINCE = `query ($id: ID!, $since: ID) { revision(id: $id) { changes(sinceRevisionId: $since) { totalCount nodes { ${FIELDS} } } } }`;

interface Field {
  readonly name: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** A change in GraphQL's spelling, without absent fields. */
interface Expected {
  readonly subject?: string;
  readonly kinds: readonly string[];
  readonly id: string | undefined;
  readonly title: string;
  readonly pathBefore?: string;
  readonly pathAfter?: string;
  readonly fields?: readonly Field[];
  readonly blocks?: readonly {
    readonly kind: string;
    readonly before?: string;
    readonly after?: string;
  }[];
}

const word = (name: string) => name.toLowerCase().replaceAll('_', '-');

/** Returns a change as `/v1` serializes it. */
const rest = ({ subject = 'PAGE', kinds, fields = [], blocks = [], ...more }: Expected) => ({
  object: 'content-change',
  subject: word(subject),
  kinds: kinds.map(word),
  ...more,
  fields,
  blocks: blocks.map(({ kind, ...block }) => ({ kind: word(kind), ...block })),
});

/** Returns the value of a field in GraphQL, without what `values.test.ts` tests. */
const jsonOf = (json: unknown) => (json === undefined ? null : { json });

/** Returns the same change in GraphQL. */
const graph = ({ subject = 'PAGE', fields = [], blocks = [], ...more }: Expected) => ({
  __typename: 'ContentChange',
  subject,
  pathBefore: null,
  pathAfter: null,
  ...more,
  fields: fields.map(({ name, before, after }) => ({
    name,
    before: jsonOf(before),
    after: jsonOf(after),
  })),
  blocks: blocks.map((block) => ({ before: null, after: null, ...block })),
});

/** Compares the changes of a change request with the expected ones, in both APIs. */
async function expectChanges(
  { url, id }: MadeChangeRequest,
  expected: readonly Expected[],
): Promise<void> {
  const { status, body } = await world.as('cat').get(`${url}/changes`);
  const { changes: _, ...list } = body; // test/content-change/summary.test.ts compares these
  const items = expected.map(rest);
  expect([status, list]).toEqual([200, { count: items.length, items, more: 0 }]);
  const { data } = await world.as('cat').query(LIST, { id });
  expect([data.changeRequest.changes.totalCount, data.changeRequest.changes.nodes]).toEqual([
    expected.length,
    expected.map(graph),
  ]);
}

/**
 * Makes a space and a change request with an edit, and compares its changes with the expected ones.
 */
async function expectChange(
  begin: readonly Edit[],
  edit: (refs: Readonly<Record<string, string>>) => readonly Edit[],
  expected: (refs: Readonly<Record<string, string>>) => readonly Expected[],
): Promise<void> {
  const space = await makeSpace(world, begin);
  const made = await makeRequest(world, space, edit(space.refs));
  await expectChanges(made, expected({ ...space.refs, ...made.refs }));
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const insertFile = (name: string, text: string): Edit => ({
  insertFile: { ref: name, name, contentType: 'text/plain', base64: base64(text) },
});
/** Returns the fields of a text file of four bytes. */
const fileFields = (when: 'before' | 'after', name: string, text: string): Field[] => [
  { name: 'blob', [when]: hashOf(text) },
  { name: 'contentType', [when]: 'text/plain' },
  { name: 'name', [when]: name },
  { name: 'size', [when]: text.length },
];

describe('a change of a page', () => {
  it('lists a new page with its fields and its blocks', () =>
    expectChange(
      [page('A')],
      ({ A }) => [
        page('B', '# B\n\nBelow.\n', {
          into: A,
          emoji: '🦊',
          layout: { outline: false },
          variables: { tone: 'calm' },
        }),
      ],
      ({ B }) => [
        {
          kinds: ['CREATED'],
          id: B,
          title: 'B',
          pathAfter: 'a/b',
          fields: [
            { name: 'emoji', after: '🦊' },
            { name: 'layout.outline', after: false },
            { name: 'slug', after: 'b' },
            { name: 'title', after: 'B' },
            { name: 'variables.tone', after: 'calm' },
          ],
          blocks: [
            { kind: 'ADDED', after: '# B' },
            { kind: 'ADDED', after: 'Below.' },
          ],
        },
      ],
    ));

  it('lists its text, block by block, and its fields', () =>
    expectChange(
      [
        page('A', '# A\n\nStays.\n\nIs changed a bit.\n\nGoes away.\n\n- one\n- two\n\nEnds.\n', {
          emoji: '🐸',
          icon: 'frog',
        }),
      ],
      ({ A }) => [
        change(A, {
          markdown: '# A\n\nStays.\n\nIs changed a lot.\n\n- one\n- two\n\nComes in.\n\nEnds.\n',
          emoji: '🦊',
          icon: null,
          description: 'More',
        }),
      ],
      ({ A }) => [
        {
          kinds: ['EDITED'],
          id: A,
          title: 'A',
          pathBefore: 'a',
          pathAfter: 'a',
          fields: [
            { name: 'description', after: 'More' },
            { name: 'emoji', before: '🐸', after: '🦊' },
            { name: 'icon', before: 'frog' },
          ],
          blocks: [
            { kind: 'CHANGED', before: 'Is changed a bit.', after: 'Is changed a lot.' },
            { kind: 'REMOVED', before: 'Goes away.' },
            { kind: 'ADDED', after: 'Comes in.' },
          ],
        },
      ],
    ));

  it('lists a move to another parent or position, without the descendants', () =>
    expectChange(
      [page('A'), page('B'), page('C'), page('D'), page('Below', '# Below\n', { into: 'A' })],
      ({ A, B, D }) => [change(A, { into: B }), change(D, { at: 0 })],
      ({ A, D }) => [
        { kinds: ['MOVED'], id: A, title: 'A', pathBefore: 'a', pathAfter: 'b/a' },
        { kinds: ['MOVED'], id: D, title: 'D', pathBefore: 'd', pathAfter: 'd' },
      ],
    ));

  it('lists a new title or slug', () =>
    expectChange(
      [page('A'), page('B')],
      ({ A, B }) => [change(A, { title: 'Ah' }), change(B, { slug: 'bee' })],
      ({ A, B }) => [
        {
          kinds: ['RENAMED'],
          id: A,
          title: 'Ah',
          pathBefore: 'a',
          pathAfter: 'a',
          fields: [{ name: 'title', before: 'A', after: 'Ah' }],
        },
        {
          kinds: ['RENAMED'],
          id: B,
          title: 'B',
          pathBefore: 'b',
          pathAfter: 'bee',
          fields: [{ name: 'slug', before: 'b', after: 'bee' }],
        },
      ],
    ));

  it('combines all kinds', () =>
    expectChange(
      [page('A'), page('B')],
      ({ A, B }) => [
        change(A, { title: 'Ah', slug: 'ah', emoji: '🦊', into: B, markdown: '# Ah\n' }),
      ],
      ({ A }) => [
        {
          kinds: ['EDITED', 'MOVED', 'RENAMED'],
          id: A,
          title: 'Ah',
          pathBefore: 'a',
          pathAfter: 'b/ah',
          fields: [
            { name: 'emoji', after: '🦊' },
            { name: 'slug', before: 'a', after: 'ah' },
            { name: 'title', before: 'A', after: 'Ah' },
          ],
          blocks: [{ kind: 'CHANGED', before: '# A', after: '# Ah' }],
        },
      ],
    ));

  it('lists a deleted page with its descendants', () => {
    const deleted = (id: string | undefined, title: string, path: string): Expected => ({
      kinds: ['DELETED'],
      id,
      title,
      pathBefore: path,
      fields: [
        { name: 'slug', before: title.toLowerCase() },
        { name: 'title', before: title },
      ],
      blocks: [{ kind: 'REMOVED', before: `# ${title}` }],
    });
    return expectChange(
      [page('A'), page('B', '# B\n', { into: 'A' }), page('C')],
      ({ A }) => [drop(A)],
      ({ A, B }) => [deleted(A, 'A', 'a'), deleted(B, 'B', 'a/b')],
    );
  });

  it('is absent when the content stays the same', () =>
    expectChange(
      [page('A')],
      ({ A }) => [
        change(A, { emoji: '🦊' }),
        change(A, { emoji: null }),
        change(A, { markdown: '# A\n' }),
      ],
      () => [],
    ));
});

describe('a change of other content', () => {
  it('lists files: new, renamed and deleted ones', () =>
    expectChange(
      [insertFile('a.txt', 'Aaaa'), insertFile('b.txt', 'Bbbb'), insertFile('c.txt', 'Cccc')],
      (refs) => [
        { deleteFile: { file: refs['a.txt'] } },
        { deleteFile: { file: refs['b.txt'] } },
        { insertFile: { file: refs['b.txt'], name: 'bee.txt' } },
        insertFile('d.txt', 'Dddd'),
      ],
      (refs) => [
        {
          subject: 'FILE',
          kinds: ['DELETED'],
          id: refs['a.txt'],
          title: 'a.txt',
          fields: fileFields('before', 'a.txt', 'Aaaa'),
        },
        {
          subject: 'FILE',
          kinds: ['RENAMED'],
          id: refs['b.txt'],
          title: 'bee.txt',
          fields: [{ name: 'name', before: 'b.txt', after: 'bee.txt' }],
        },
        {
          subject: 'FILE',
          kinds: ['CREATED'],
          id: refs['d.txt'],
          title: 'd.txt',
          fields: fileFields('after', 'd.txt', 'Dddd'),
        },
      ],
    ));

  it('lists variables', () =>
    expectChange(
      [{ setVariables: { variables: { a: 'one', b: 'two', c: 'three' } } }],
      () => [{ setVariables: { variables: { a: null, b: 'deux', d: 'four' } } }],
      () => [
        {
          subject: 'VARIABLE',
          kinds: ['DELETED'],
          id: 'a',
          title: 'a',
          fields: [{ name: 'value', before: 'one' }],
        },
        {
          subject: 'VARIABLE',
          kinds: ['EDITED'],
          id: 'b',
          title: 'b',
          fields: [{ name: 'value', before: 'two', after: 'deux' }],
        },
        {
          subject: 'VARIABLE',
          kinds: ['CREATED'],
          id: 'd',
          title: 'd',
          fields: [{ name: 'value', after: 'four' }],
        },
      ],
    ));

  it('lists reusable contents with their blocks', () =>
    expectChange(
      [
        { insertReusableContent: { ref: 'R', title: 'R', markdown: 'One.\n\nTwo.\n' } },
        { insertReusableContent: { ref: 'S', title: 'S', markdown: 'Gone.\n' } },
      ],
      ({ R, S }) => [
        { updateReusableContent: { id: R, title: 'Ar', markdown: 'One.\n\nDeux.\n' } },
        { deleteReusableContent: { id: S } },
        { insertReusableContent: { ref: 'T', title: 'T', markdown: 'New.\n' } },
      ],
      ({ R, S, T }) => [
        {
          subject: 'REUSABLE_CONTENT',
          kinds: ['EDITED', 'RENAMED'],
          id: R,
          title: 'Ar',
          fields: [{ name: 'title', before: 'R', after: 'Ar' }],
          blocks: [{ kind: 'CHANGED', before: 'Two.', after: 'Deux.' }],
        },
        {
          subject: 'REUSABLE_CONTENT',
          kinds: ['DELETED'],
          id: S,
          title: 'S',
          fields: [{ name: 'title', before: 'S' }],
          blocks: [{ kind: 'REMOVED', before: 'Gone.' }],
        },
        {
          subject: 'REUSABLE_CONTENT',
          kinds: ['CREATED'],
          id: T,
          title: 'T',
          fields: [{ name: 'title', after: 'T' }],
          blocks: [{ kind: 'ADDED', after: 'New.' }],
        },
      ],
    ));
});

/** Returns changes of one field, in the order of their pages. */
const emojis = (pairs: readonly (readonly [id: string | undefined, title: string])[]): Expected[] =>
  pairs.map(([id, title]) => ({
    kinds: ['EDITED'],
    id,
    title,
    pathBefore: title.toLowerCase(),
    pathAfter: title.toLowerCase(),
    fields: [{ name: 'emoji', after: '🦊' }],
  }));

describe('the changes of a change request', () => {
  it('are empty at first, and combine all its edits', async () => {
    const space = await makeSpace(world, [page('A'), page('B')]);
    const made = await makeRequest(world, space);
    await expectChanges(made, []);
    for (const id of [space.refs['B'], space.refs['A']])
      await editRequest(world, made, [change(id, { emoji: '🦊' })]);
    await expectChanges(
      made,
      emojis([
        [space.refs['A'], 'A'],
        [space.refs['B'], 'B'],
      ]),
    );
  });

  it('exclude changes of the space since its last update, and stay after the merge', async () => {
    const space = await makeSpace(world, [page('A'), page('B')]);
    const made = await makeRequest(world, space, [change(space.refs['A'], { emoji: '🦊' })]);
    await editSpace(world, space, [change(space.refs['B'], { emoji: '🐸' })]);
    const expected = emojis([[space.refs['A'], 'A']]);
    await expectChanges(made, expected);
    await pull(world, made);
    await expectChanges(made, expected);
    await merge(world, made);
    await expectChanges(made, expected);
  });

  it('are paginated both ways; a cursor belongs to these two states', async () => {
    const titles = ['A', 'B', 'C', 'D', 'E'];
    const space = await makeSpace(
      world,
      titles.map((title) => page(title)),
    );
    const made = await makeRequest(world, space, [
      ...titles.map((title) => change(space.refs[title], { emoji: '🦊' })),
      { setVariables: { variables: { v: 'x' } } },
    ]);
    const all = [...titles.map((title) => space.refs[title]), 'v'];
    const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
    const first = (await world.as('cat').get(`${made.url}/changes?limit=4`)).body;
    const second = (
      await world.as('cat').get(`${made.url}/changes?limit=4&page=${first.next.page}`)
    ).body;
    expect([
      first.count,
      idsOf(first.items),
      second.count,
      idsOf(second.items),
      second.next,
    ]).toEqual([6, all.slice(0, 4), 6, all.slice(4), undefined]);
    const ask = async (args: object) =>
      (await world.as('cat').query(LIST, { id: made.id, ...args })).data.changeRequest.changes;
    const last = await ask({ last: 2 });
    expect([
      idsOf(last.nodes),
      last.edges,
      last.pageInfo.hasPreviousPage,
      last.pageInfo.hasNextPage,
    ]).toEqual([all.slice(4), [{ node: { id: all[4] } }, { node: { id: 'v' } }], true, false]);
    expect(idsOf((await ask({ last: 3, before: last.pageInfo.startCursor })).nodes)).toEqual(
      all.slice(1, 4),
    );
    await editRequest(world, made, [page('F')]);
    const message =
      'This cursor belongs to another list, order or filter. Start again without a cursor.';
    expect((await world.as('cat').get(`${made.url}/changes?page=${first.next.page}`)).body).toEqual(
      refused(400, 'BAD_CURSOR', message, { field: 'page' }),
    );
    expect(
      errorsOf(
        await world.as('cat').query(LIST, { id: made.id, first: 4, after: first.next.page }),
      ),
    ).toEqual(
      graphQLError(['changeRequest', 'changes'], 'BAD_CURSOR', message, { field: 'after' }),
    );
    expect((await world.as('cat').get(`${made.url}/changes?limit=1001`)).body).toEqual(
      bad('limit', 'limit must be 1 to 1000.'),
    );
  });

  it('require read access to the space', async () => {
    const made = await makeRequest(world, await makeSpace(world));
    for (const name of ['dan', 'eve'] as const) {
      expect((await world.as(name).get(`${made.url}/changes`)).body).toEqual(notFound);
      expect(errorsOf(await world.as(name).query(LIST, { id: made.id }))).toEqual(
        notFoundAt('changeRequest'),
      );
    }
  });
});

describe('the changes of a revision', () => {
  /**
   * Returns the changes of a revision since its first parent or another revision, from both APIs.
   */
  async function changesOf(
    spaceId: string,
    id: string,
    since?: string,
  ): Promise<[unknown, unknown]> {
    const { body } = await world
      .as('cat')
      .get(
        `/v1/spaces/${spaceId}/revisions/${id}/changes${since === undefined ? '' : `?since=${since}`}`,
      );
    const { data } = await world.as('cat').query(SINCE, { id, since });
    expect(data.revision.changes.totalCount).toBe(body.count);
    return [body.items, data.revision.changes.nodes];
  }

  const both = (expected: readonly Expected[]) => [expected.map(rest), expected.map(graph)];

  it('start at its first parent, also for a merge and for an update', async () => {
    const space = await makeSpace(world, [page('A'), page('B'), page('C')]);
    const { A, B, C } = space.refs;
    const made = await makeRequest(world, space, [change(A, { emoji: '🦊' })]);
    const { revision: edit } = await editSpace(world, space, [change(B, { emoji: '🦊' })]);
    const update = await pull(world, made);
    await editSpace(world, space, [change(C, { emoji: '🦊' })]);
    const merged = await merge(world, made);
    expect(await changesOf(space.id, edit)).toEqual(both(emojis([[B, 'B']])));
    expect(await changesOf(space.id, made.revision)).toEqual(both(emojis([[A, 'A']])));
    expect(await changesOf(space.id, update)).toEqual(both(emojis([[B, 'B']])));
    expect(await changesOf(space.id, merged)).toEqual(both(emojis([[A, 'A']])));
    expect(await changesOf(space.id, merged, space.revision)).toEqual(
      both(
        emojis([
          [A, 'A'],
          [B, 'B'],
          [C, 'C'],
        ]),
      ),
    );
    expect(await changesOf(space.id, merged, made.revision)).toEqual(
      both(
        emojis([
          [B, 'B'],
          [C, 'C'],
        ]),
      ),
    );
    expect(await changesOf(space.id, merged, merged)).toEqual([[], []]);
  });

  it('are its whole content without a parent', async () => {
    const { body } = await world
      .as('cat')
      .get(`/v1/spaces/${ids.space('travel')}/revisions/${ids.revision('travel')}/changes`);
    const trains: Expected = {
      kinds: ['CREATED'],
      id: ids.page('travel', 1),
      title: 'Trains',
      pathAfter: 'trains',
      fields: [
        { name: 'slug', after: 'trains' },
        { name: 'title', after: 'Trains' },
      ],
      blocks: [
        { kind: 'ADDED', after: '# Trains' },
        { kind: 'ADDED', after: 'Take the train where it takes less than six hours.' },
      ],
    };
    expect(body).toEqual({
      count: 1,
      items: [rest(trains)],
      changes: [
        {
          type: 'page_created',
          page: { id: trains.id, type: 'document', title: 'Trains', path: 'trains' },
        },
      ],
      more: 0,
    });
  });

  it('require revisions of one space', async () => {
    const url = `/v1/spaces/${ids.space('travel')}/revisions/${ids.revision('travel')}/changes`;
    expect((await world.as('cat').get(`${url}?since=${ids.revision('guide')}`)).body).toEqual(
      notFound,
    );
    expect((await world.as('cat').get(`${url}?since=first`)).body).toEqual(
      bad('since', 'since must be the id of a revision, such as rev_….'),
    );
    const ask = (id: string, since?: string) => world.as('cat').query(SINCE, { id, since });
    expect(errorsOf(await ask(ids.revision('travel'), ids.revision('guide')))).toEqual(
      graphQLError(
        ['revision', 'changes'],
        'NOT_FOUND',
        'The object does not exist, or you cannot see it. Check the URL and the ids in it.',
      ),
    );
    expect(errorsOf(await ask('first'))).toEqual(
      badAt('revision', 'id', 'id must be the id of a revision, such as rev_….'),
    );
  });
});
