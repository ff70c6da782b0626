/** Tests the typed errors of payloads, and the top-level errors of the same refusals. */
import { describe, expect, it } from 'vitest';
import {
  change,
  editSpace,
  type MadeSpace,
  makeRequest,
  makeSpace,
  page,
} from './change-request/made.ts';
import { makeTestOrganization } from './content/rows.ts';
import { makeSite } from './site/made.ts';
import { ids, useWorld } from './support.ts';
import { textValue, VALUE } from './content-change/values.ts';
import { answerOf, mutationOf, refusedPayload, topLevel } from './graphql/refusals.ts';

const world = useWorld();

const ERRORS = `errors { __typename code message path
  ... on MergeConflictError { conflicts { key kind pageId entryId title field base ${VALUE} ours ${VALUE} theirs ${VALUE} blocks { base { text } } relatedPageIds fingerprint } }
  ... on StaleRevisionError { currentRevisionId currentRevision { id } }
  ... on BlockedByRulesError { blockedBy { rule message pageIds } }
  ... on AlreadyExistsError { existing { __typename id } }
  ... on ConflictError { siteIds } }`;

/** A mutation that is refused: its payload's error, and the same as a top-level error. */
interface Refusal {
  readonly input: object;
  readonly error: { readonly code: string; readonly message: string } & Record<string, unknown>;
  readonly extensions?: object;
}

const inTheWay = async (): Promise<{ space: MadeSpace; id: string }> => {
  const space = await makeSpace(world, [page('A')]);
  const { id } = await makeRequest(world, space, [change(space.refs['A'], { title: 'Changed' })]);
  return { space, id };
};

const refusals: readonly [type: string, mutation: string, make: () => Promise<Refusal>][] = [
  [
    'ValidationError',
    'updateSpace',
    async () => ({
      input: { id: ids.space('guide'), title: 'x'.repeat(51) },
      error: {
        code: 'BAD_USER_INPUT',
        message: 'title must have at most 50 characters, and has 51.',
        path: ['title'],
      },
      extensions: { field: 'input.title' },
    }),
  ],
  [
    'ValidationError',
    'createSiteSpace',
    async () => ({
      input: { siteId: ids.site('help'), spaceId: ids.space('secrets') },
      error: {
        code: 'BAD_USER_INPUT',
        message: 'There is no such space in this organization.',
        path: ['spaceId'],
      },
      extensions: { field: 'input.spaceId' },
    }),
  ],
  [
    'MergeConflictError',
    'mergeChangeRequest',
    async () => {
      const { space, id } = await inTheWay();
      await editSpace(world, space, [change(space.refs['A'], { title: 'Hers' })]);
      const { body } = await world
        .as('ana')
        .get(`${space.url}/change-requests/${id}/merge-preview`);
      const conflict = {
        key: `FIELD:${space.refs['A']}:title`,
        kind: 'FIELD',
        pageId: space.refs['A'],
        title: 'Hers',
        field: 'title',
        base: 'A',
        ours: 'Hers',
        theirs: 'Changed',
        blocks: [],
        relatedPageIds: [],
        fingerprint: body.conflicts[0].fingerprint,
      };
      return {
        input: { id },
        error: {
          code: 'MERGE_CONFLICT',
          message: 'One conflict is unresolved. Send the request again with `resolutions`.',
          path: null,
          conflicts: [
            {
              ...conflict,
              entryId: null,
              base: textValue('A'),
              ours: textValue('Hers'),
              theirs: textValue('Changed'),
            },
          ],
        },
        extensions: { details: { conflicts: [conflict] } },
      };
    },
  ],
  [
    'StaleRevisionError',
    'editSpaceContent',
    async () => {
      const space = await makeSpace(world, [page('A')]);
      const { revision } = await editSpace(world, space, [page('B')]);
      return {
        input: { spaceId: space.id, baseRevisionId: space.revision, changes: [page('C')] },
        error: {
          code: 'STALE_REVISION',
          message:
            'The content has changed. Read the current revision, and send the request again with its id.',
          path: ['baseRevisionId'],
          currentRevisionId: revision,
          currentRevision: { id: revision },
        },
        extensions: { field: 'input.baseRevisionId', details: { revision } },
      };
    },
  ],
  [
    'BlockedByRulesError',
    'mergeChangeRequest',
    async () => {
      const { space, id } = await inTheWay();
      await world.as('ana').query(mutationOf('setMergeRules', 'mergeRules { reviews }'), {
        input: { spaceId: space.id, reviews: 1 },
      });
      const message = 'The current revision needs an approval, and has none.';
      const blockedBy = [{ rule: 'REVIEWS', message, pageIds: [] }];
      return {
        input: { id },
        error: { code: 'CONFLICT', message, path: null, blockedBy },
        extensions: { details: { blockedBy } },
      };
    },
  ],
  [
    'AlreadyExistsError',
    'updateSite',
    async () => {
      const [site, other] = [await makeSite(world, {}), await makeSite(world, {})];
      return {
        input: { id: site.id, basename: other.basename },
        error: {
          code: 'ALREADY_EXISTS',
          message: 'Another site of the organization has this basename.',
          path: ['basename'],
          existing: { __typename: 'Site', id: other.id },
        },
        extensions: { field: 'input.basename' },
      };
    },
  ],
  [
    'AlreadyExistsError',
    'updateOrganization',
    async () => {
      await world.as('eve').patch(`/v1/orgs/${ids.umbrella}`, { emailDomains: ['umbrella.test'] });
      return {
        input: { id: ids.acme, emailDomains: ['acme.test', 'umbrella.test'] },
        error: {
          code: 'ALREADY_EXISTS',
          message: 'umbrella.test belongs to another organization.',
          path: ['emailDomains', '1'],
          existing: null, // ana cannot see it
        },
        extensions: { field: 'input.emailDomains.1' },
      };
    },
  ],
  [
    'ConflictError',
    'mergeChangeRequest',
    async () => ({
      input: { id: ids.changeRequest('lunch') },
      error: {
        code: 'INVALID_TRANSITION',
        message: 'This change request is merged and can no longer change.',
        path: null,
        siteIds: [],
      },
    }),
  ],
  [
    'ConflictError',
    'editSpaceContent',
    async () => {
      const space = await makeSpace(world, [], { editMode: 'locked' });
      return {
        input: { spaceId: space.id, baseRevisionId: 'HEAD', changes: [page('A')] },
        error: {
          code: 'SPACE_LOCKED',
          message: 'This space can only be edited by change requests: create one and merge it.',
          path: null,
          siteIds: [],
        },
      };
    },
  ],
  [
    'ConflictError',
    'transferSpace',
    async () => {
      const [from, to] = [await makeTestOrganization(world), await makeTestOrganization(world)];
      const space = await makeSpace(world, [], { organization: from.id });
      const site = await makeSite(world, { spaces: [space.id] }, from.id);
      return {
        input: { id: space.id, organizationId: to.id },
        error: {
          code: 'TRANSFER_REFUSED',
          message: 'It belongs to a site of its organization. Remove it from the site first.',
          path: null,
          siteIds: [site.id],
        },
        extensions: { details: { sites: [site.id] } },
      };
    },
  ],
];

describe.each(refusals)('a %s of %s', (type, mutation, make) => {
  it('is in the payload that selects `errors`, and otherwise a top-level error', async () => {
    const { input, error, extensions } = await make();
    const ana = world.as('ana');
    expect(
      await answerOf(ana, mutationOf(mutation, `clientMutationId ${ERRORS}`), { input }),
    ).toEqual(refusedPayload(mutation, [{ __typename: type, ...error }]));
    expect(await answerOf(ana, mutationOf(mutation, 'clientMutationId'), { input })).toEqual(
      topLevel(mutation, error.message, { code: error.code, ...extensions }),
    );
  });
});

describe('the payload of a mutation', () => {
  const space = () => ids.space('guide');
  const tooLong = { title: 'x'.repeat(51) };
  const message = 'title must have at most 50 characters, and has 51.';
  const error = { code: 'BAD_USER_INPUT', path: ['title'], message };

  it('has no errors after a success', async () => {
    expect(
      await answerOf(
        world.as('ana'),
        mutationOf('updateSpace', `clientMutationId space { id emoji } ${ERRORS}`),
        { input: { id: space(), emoji: '👍', clientMutationId: 'mine' } },
      ),
    ).toEqual({
      status: 200,
      data: {
        updateSpace: {
          clientMutationId: 'mine',
          space: { id: space(), emoji: '👍' },
          errors: [],
        },
      },
      errors: undefined,
      extensions: {},
    });
  });

  it('returns `clientMutationId`, and null for all other fields', async () => {
    expect(
      await answerOf(
        world.as('ana'),
        mutationOf('createToken', 'clientMutationId token { id } secret errors { path }'),
        { input: { label: '', clientMutationId: 'mine' } },
      ),
    ).toEqual(
      refusedPayload('createToken', [{ path: ['label'] }], {
        clientMutationId: 'mine',
        token: null,
        secret: null,
      }),
    );
  });

  it.each([
    ['an inline fragment', '... { errors { message path code } }', {}],
    ['a typed inline fragment', '... on UpdateSpacePayload { errors { message path code } }', {}],
    ['an alias', 'errors: errors { message path code }', {}],
    ['@include with a variable', 'errors @include(if: $on) { message path code }', { on: true }],
    ['@skip with a variable', 'errors @skip(if: $on) { message path code }', { on: false }],
    [
      'a fragment with @include',
      '... @include(if: $on) { errors { message path code } }',
      { on: true },
    ],
  ])('has errors that are selected by %s', async (_, fields, variables) => {
    const document = `mutation ($input: UpdateSpaceInput!, $on: Boolean = true) { updateSpace(input: $input) { clientMutationId ${fields} space @include(if: $on) { title } } }`;
    const rest = (variables as { on?: boolean }).on === false ? {} : { space: null };
    const input = { id: space(), ...tooLong };
    expect(await answerOf(world.as('ana'), document, { input, ...variables })).toEqual(
      refusedPayload('updateSpace', [error], rest),
    );
  });

  it('has errors that are selected by a fragment spread', async () => {
    const document = `mutation ($input: UpdateSpaceInput!) { updateSpace(input: $input) { ...Outer } }
      fragment Outer on UpdateSpacePayload { clientMutationId ...Inner }
      fragment Inner on UpdateSpacePayload { errors { ...Error } }
      fragment Error on UserError { message path code }`;
    expect(
      await answerOf(world.as('ana'), document, { input: { id: space(), ...tooLong } }),
    ).toEqual(refusedPayload('updateSpace', [error]));
  });

  it.each([
    ['@include(if: false)', 'errors @include(if: false) { code }', {}],
    ['@skip with a variable', 'errors @skip(if: $off) { code }', { off: true }],
    ['a fragment with @include', '... @include(if: $on) { errors { code } }', { on: false }],
  ])('has no errors that are left out by %s', async (_, fields, variables) => {
    const document = `mutation ($input: UpdateSpaceInput!, $on: Boolean = true, $off: Boolean = false) { updateSpace(input: $input) { space @skip(if: $off) { id @include(if: $on) title } ${fields} } }`;
    const input = { id: space(), ...tooLong };
    expect(await answerOf(world.as('ana'), document, { input, ...variables })).toEqual({
      ...topLevel('updateSpace', message, { code: 'BAD_USER_INPUT', field: 'input.title' }),
      errors: [
        {
          message,
          locations: [{ line: 1, column: document.indexOf('updateSpace(') + 1 }],
          path: ['updateSpace'],
          extensions: { code: 'BAD_USER_INPUT', field: 'input.title', requestId: 'test' },
        },
      ],
    });
  });

  it.each([
    [
      'NOT_FOUND',
      'ana',
      'secrets',
      'The object does not exist, or you cannot see it. Check the URL and the ids in it.',
      {},
    ],
    [
      'FORBIDDEN',
      'cat',
      'guide',
      'This needs create; you are comment here.',
      { details: { needs: 'create', has: 'comment' } },
    ],
  ] as const)('has no %s, which is a top-level error', async (code, person, name, text, rest) => {
    const input = { id: ids.space(name), title: 'Mine' };
    expect(await answerOf(world.as(person), mutationOf('updateSpace', ERRORS), { input })).toEqual(
      topLevel('updateSpace', text, { code, ...rest }),
    );
  });

  it('has no UNAUTHENTICATED, which is a top-level error with its status', async () => {
    const { status, errors, data } = await world.nobody.query(mutationOf('updateSpace', ERRORS), {
      input: { id: space(), title: 'Mine' },
    });
    expect([status, data, errors[0].extensions.code]).toEqual([401, undefined, 'UNAUTHENTICATED']);
  });
});

describe('a document with two mutations', () => {
  const titleOf = async (name: 'guide' | 'api') =>
    (await world.as('ana').get(`/v1/spaces/${ids.space(name)}`)).body.title;
  const twoOf = (fields: string) =>
    `mutation ($a: UpdateSpaceInput!, $b: UpdateSpaceInput!) { first: updateSpace(input: $a) { space { title } ${fields} } second: updateSpace(input: $b) { space { title } ${fields} } }`;
  const inputs = (title: string) => ({
    a: { id: ids.space('guide'), title },
    b: { id: ids.space('api'), title: 'x'.repeat(51) },
  });
  const message = 'title must have at most 50 characters, and has 51.';
  const secondError = (document: string) => ({
    message,
    locations: [{ line: 1, column: document.indexOf('second:') + 1 }],
    path: ['second'],
    extensions: { code: 'BAD_USER_INPUT', field: 'input.title', requestId: 'test' },
  });

  it('has the payload of the first, which is committed, and the errors of the second', async () => {
    const before = await titleOf('api');
    expect(await answerOf(world.as('ana'), twoOf('errors { message }'), inputs('One'))).toEqual({
      status: 200,
      data: {
        first: { space: { title: 'One' }, errors: [] },
        second: { space: null, errors: [{ message }] },
      },
      errors: undefined,
      extensions: {},
    });
    expect([await titleOf('guide'), await titleOf('api')]).toEqual(['One', before]);
  });

  it('has no data without `errors`, and names the first as committed', async () => {
    const document = twoOf('');
    expect(await answerOf(world.as('ana'), document, inputs('Two'))).toEqual({
      status: 200,
      data: null,
      errors: [secondError(document)],
      extensions: { committed: ['first'] },
    });
    expect(await titleOf('guide')).toBe('Two');
  });

  it('is refused as a whole under an Idempotency-Key, with a top-level error', async () => {
    const document = twoOf('errors { message }');
    expect(
      await answerOf(world.as('ana'), document, inputs('Three'), { 'idempotency-key': 'two' }),
    ).toEqual({
      status: 200,
      data: null,
      errors: [secondError(document)],
      extensions: {},
    });
    expect(await titleOf('guide')).toBe('Two');
  });
});

describe('a refused mutation under an Idempotency-Key', () => {
  const document = mutationOf('updateSite', `clientMutationId site { id basename } ${ERRORS}`);

  it('is refused again by the same request, until the state changes', async () => {
    const [site, other] = [await makeSite(world, {}), await makeSite(world, {})];
    const { basename } = other;
    const input = { id: site.id, basename };
    const headers = { 'idempotency-key': 'taken' };
    const send = () => answerOf(world.as('ana'), document, { input }, headers);
    const refused = refusedPayload(
      'updateSite',
      [
        {
          __typename: 'AlreadyExistsError',
          code: 'ALREADY_EXISTS',
          message: 'Another site of the organization has this basename.',
          path: ['basename'],
          existing: { __typename: 'Site', id: other.id },
        },
      ],
      { site: null },
    );
    expect([await send(), await send()]).toEqual([refused, refused]);
    await world.as('ana').patch(other.url, { basename: `${basename}-2` });
    const done = refusedPayload('updateSite', [], { site: { id: site.id, basename } });
    expect([await send(), await send()]).toEqual([done, done]);
    const again = await world.as('ana').query(document, { input }, headers);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect((await world.as('ana').get(site.url)).body.basename).toBe(basename);
  });
});

describe('the metrics', () => {
  it('count a refusal by its reason, in whichever place it is stated', async () => {
    const countOf = async (): Promise<number> => {
      const text = await (await fetch(`${world.url}/metrics`)).text();
      const line = /lectern_errors_total\{api="graphql",reason="INVALID_TRANSITION"\} (\d+)/;
      return Number(line.exec(text)?.[1] ?? 0);
    };
    const before = await countOf();
    for (const fields of ['result', 'errors { code }'])
      await world.as('ana').query(mutationOf('mergeChangeRequest', fields), {
        input: { id: ids.changeRequest('lunch') },
      });
    expect((await countOf()) - before).toBe(2);
  });
});
