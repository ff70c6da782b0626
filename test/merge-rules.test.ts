import { describe, expect, it } from 'vitest';
import {
  change,
  drop,
  type Edit,
  editRequest,
  editSpace,
  type MadeChangeRequest,
  type MadeSpace,
  MERGE,
  makeRequest,
  makeSpace,
  merge,
  page,
  pull,
  rowsOf,
} from './change-request/made.ts';
import {
  bad,
  conflict,
  conflictAt,
  errorsOf,
  forbidden,
  forbiddenAt,
  notFound,
  notFoundAt,
} from './content/expected.ts';
import { eventsOf } from './content/rows.ts';
import { pets, putText } from './openapi-spec/support.ts';
import { ids, type Person, useWorld } from './support.ts';

const world = useWorld();

const RULES = 'reviews upToDate noNewBrokenLinks';
const READ = `query ($id: ID!) { space(id: $id) { mergeRules { ${RULES} } } }`;
const SET = `mutation ($input: SetMergeRulesInput!) { setMergeRules(input: $input) { mergeRules { ${RULES} } } }`;
const PREVIEW =
  'query ($id: ID!) { changeRequest(id: $id) { mergePreview { state blockedBy { rule message pages: pageIds } conflicts { id: key } } } }';

const none = { reviews: 0, upToDate: false, noNewBrokenLinks: false };

/** A rule that blocks, as GraphQL spells it. */
interface Block {
  readonly rule: string;
  readonly message: string;
  readonly pages: readonly (string | undefined)[];
}

const word = (rule: string) => rule.toLowerCase().replaceAll('_', '-');
const reviews = (message: string): Block => ({ rule: 'REVIEWS', message, pages: [] });
const lacks = (required: number, has: number): Block =>
  reviews(
    `The current revision needs ${required === 1 ? 'an approval' : `${required} approvals`}, and has ${has === 0 ? 'none' : has}.`,
  );
const behind: Block = {
  rule: 'UP_TO_DATE',
  message: 'The change request must be up to date: update it first.',
  pages: [],
};
const links = (...pages: readonly (string | undefined)[]): Block => ({
  rule: 'NO_NEW_BROKEN_LINKS',
  message: `The merge would break links of ${pages.length === 1 ? 'a page' : `${pages.length} pages`}.`,
  pages: [...pages].sort(),
});

/**
 * Expects that exactly these rules block a change request: in the preview and in the merge, dry or
 * not, in both APIs.
 */
async function expectBlocked(
  { url, id }: MadeChangeRequest,
  ...blocks: readonly Block[]
): Promise<void> {
  const wire = blocks.map(({ rule, ...rest }) => ({ rule: word(rule), ...rest }));
  const preview = (await world.as('cat').get(`${url}/merge-preview`)).body;
  expect({ ...preview, changes: [] }).toEqual({
    state: 'blocked',
    blockedBy: wire,
    conflicts: [],
    changes: [],
  });
  expect((await world.as('cat').query(PREVIEW, { id })).data.changeRequest.mergePreview).toEqual({
    state: 'BLOCKED',
    blockedBy: blocks,
    conflicts: [],
  });
  const rows = await rowsOf(world);
  const message = blocks[0]?.message ?? '';
  for (const input of [undefined, { dryRun: true }]) {
    const { status, body } = await world.as('ana').post(`${url}/merge`, input);
    expect(status).toBe(409);
    expect(body).toEqual(conflict(message, { details: { blockedBy: wire } }));
    expect(errorsOf(await world.as('ana').query(MERGE, { input: { id, ...input } }))).toEqual(
      conflictAt('mergeChangeRequest', message, {
        details: {
          blockedBy: blocks.map(({ pages: pageIds, ...block }) => ({ ...block, pageIds })),
        },
      }),
    );
  }
  expect(await rowsOf(world)).toEqual(rows);
}

/** Expects that no rule blocks a change request, and merges it. */
async function expectMerged(
  made: MadeChangeRequest,
  state: 'clean' | 'behind' = 'clean',
): Promise<void> {
  const preview = (await world.as('cat').get(`${made.url}/merge-preview`)).body;
  expect([preview.state, preview.blockedBy]).toEqual([state, []]);
  await merge(world, made);
}

/** Makes a space with rules, where ben and cat can review. */
async function makeRuled(
  rules: object,
  changes: readonly Edit[] = [page('A')],
): Promise<MadeSpace> {
  const space = await makeSpace(world, changes);
  for (const name of ['ben', 'cat'] as const)
    await world
      .as('ana')
      .post(`${space.url}/permissions/users/${ids.user(name)}`, { role: 'review' });
  await world.as('ana').put(`${space.url}/merge-rules`, rules);
  return space;
}

async function say(
  made: MadeChangeRequest,
  by: Person,
  status: 'approved' | 'changes-requested',
): Promise<void> {
  expect((await world.as(by).post(`${made.url}/reviews`, { status })).status).toBe(201);
}

describe('merge rules', () => {
  it('are disabled by default; an update changes the given ones and keeps the rest', async () => {
    const space = await makeSpace(world);
    const read = async () => [
      (await world.as('cat').get(`${space.url}/merge-rules`)).body,
      (await world.as('cat').query(READ, { id: space.id })).data.space.mergeRules,
    ];
    expect(await read()).toEqual([none, none]);
    const { status, body } = await world.as('ana').put(`${space.url}/merge-rules`, { reviews: 2 });
    expect([status, body]).toEqual([200, { ...none, reviews: 2 }]);
    const { data } = await world
      .as('ana')
      .query(SET, { input: { spaceId: space.id, upToDate: true, noNewBrokenLinks: true } });
    expect(data.setMergeRules.mergeRules).toEqual({
      reviews: 2,
      upToDate: true,
      noNewBrokenLinks: true,
    });
    expect((await world.as('ana').put(`${space.url}/merge-rules`, {})).body).toEqual({
      reviews: 2,
      upToDate: true,
      noNewBrokenLinks: true,
    });
    expect(
      (
        await world
          .as('ana')
          .put(`${space.url}/merge-rules`, { reviews: 0, upToDate: false, noNewBrokenLinks: false })
      ).body,
    ).toEqual(none);
    expect(await read()).toEqual([none, none]);
    const events = (await eventsOf(world, ids.acme, 'space.setMergeRules')).filter(
      ({ subjectId }) => subjectId === space.id,
    );
    expect(events.map(({ fields }) => fields)).toEqual([
      ['reviews', 'upToDate', 'noNewBrokenLinks'],
      ['upToDate', 'noNewBrokenLinks'],
      ['reviews'],
    ]);
  });

  it.each([
    [{ reviews: -1 }, 'reviews', 'reviews must be 0 to 10.'],
    [{ reviews: 11 }, 'reviews', 'reviews must be 0 to 10.'],
    [{ reviews: null }, 'reviews', 'reviews may be absent, but not null.'],
    [{ upToDate: 'yes' }, 'upToDate', 'upToDate must be true or false.'],
    [
      { authors: 1 },
      'authors',
      'There is no field `authors` here. Fields are: `reviews`, `upToDate`, `noNewBrokenLinks`.',
    ],
  ])('are refused as %j', async (input, field, message) => {
    expect(
      (await world.as('ana').put(`/v1/spaces/${ids.space('travel')}/merge-rules`, input)).body,
    ).toEqual(bad(field, message));
  });

  it('require the level create to set, and read access to the space to read', async () => {
    const { id, url } = await makeSpace(world);
    expect((await world.as('ben').put(`${url}/merge-rules`, {})).body).toEqual(
      forbidden('create', 'edit'),
    );
    expect(errorsOf(await world.as('ben').query(SET, { input: { spaceId: id } }))).toEqual(
      forbiddenAt('setMergeRules', 'create', 'edit'),
    );
    for (const name of ['dan', 'eve'] as const) {
      expect((await world.as(name).get(`${url}/merge-rules`)).body).toEqual(notFound);
      expect((await world.as(name).put(`${url}/merge-rules`, {})).body).toEqual(notFound);
      expect(errorsOf(await world.as(name).query(SET, { input: { spaceId: id } }))).toEqual(
        notFoundAt('setMergeRules'),
      );
    }
  });

  it('are all reported together, and not at all while there are conflicts', async () => {
    const space = await makeRuled({ reviews: 1, upToDate: true, noNewBrokenLinks: true }, [
      page('A', '# A\n\nSee [B](/b).\n'),
      page('B'),
    ]);
    const made = await makeRequest(world, space, [drop(space.refs['B'])]);
    await editSpace(world, space, [page('C')]);
    await expectBlocked(made, lacks(1, 0), behind, links(space.refs['A']));
    await editSpace(world, space, [change(space.refs['B'], { emoji: '🐝' })]);
    const { data } = await world.as('cat').query(PREVIEW, { id: made.id });
    expect(data.changeRequest.mergePreview).toEqual({
      state: 'CONFLICTING',
      blockedBy: [],
      conflicts: [{ id: `DELETE_EDIT:${space.refs['B']}` }],
    });
  });

  it('apply in the locked edit mode and to a revert too', async () => {
    const space = await makeRuled({});
    const made = await makeRequest(world, space, [page('B')]);
    await merge(world, made);
    await world.as('ana').put(`${space.url}/merge-rules`, { reviews: 1 });
    await world.as('ana').patch(space.url, { editMode: 'locked' });
    const { body } = await world.as('ana').post(`${made.url}/revert`);
    const undo = { ...made, id: body.id, url: `${space.url}/change-requests/${body.id}` };
    await expectBlocked(undo, lacks(1, 0));
    await say(undo, 'ben', 'approved');
    await expectMerged(undo);
  });

  it('do not block an update of the change request', async () => {
    const space = await makeRuled({ reviews: 1, upToDate: true, noNewBrokenLinks: true });
    const made = await makeRequest(world, space, [page('B')]);
    await editSpace(world, space, [page('C')]);
    await pull(world, made);
  });
});

describe('the rule of reviews', () => {
  const refusal = reviews('A reviewer requested changes.');

  it('requires an approval by someone other than the author', async () => {
    const space = await makeRuled({ reviews: 1 });
    const made = await makeRequest(world, space, [page('B')]);
    await expectBlocked(made, lacks(1, 0));
    await say(made, 'ben', 'approved');
    await expectBlocked(made, lacks(1, 0));
    await say(made, 'cat', 'approved');
    await expectMerged(made);
  });

  it('requires as many reviewers as it states, and ignores reviews by the author', async () => {
    const space = await makeRuled({ reviews: 2 });
    const made = await makeRequest(world, space, [page('B')]);
    for (let time = 0; time < 2; time++) await say(made, 'cat', 'approved');
    await say(made, 'ben', 'changes-requested');
    await expectBlocked(made, lacks(2, 1));
    await say(made, 'ana', 'approved');
    await expectMerged(made);
  });

  it('requires approvals of the current revision: an edit or an update outdates them', async () => {
    const space = await makeRuled({ reviews: 1 });
    const made = await makeRequest(world, space, [page('B')]);
    await say(made, 'cat', 'approved');
    await editRequest(world, made, [page('C')]);
    await expectBlocked(made, lacks(1, 0));
    await say(made, 'cat', 'approved');
    await editSpace(world, space, [page('D')]);
    expect((await world.as('cat').get(`${made.url}/merge-preview`)).body.state).toBe('behind');
    await pull(world, made);
    await expectBlocked(made, lacks(1, 0));
    await say(made, 'cat', 'approved');
    await expectMerged(made);
  });

  it('counts the latest review of each, and blocks while changes are requested', async () => {
    const space = await makeRuled({ reviews: 1 });
    const made = await makeRequest(world, space, [page('B')]);
    await say(made, 'cat', 'approved');
    await say(made, 'cat', 'changes-requested');
    await expectBlocked(made, refusal);
    await say(made, 'ana', 'approved');
    await expectBlocked(made, refusal);
    await editRequest(world, made, [page('C')]);
    await say(made, 'ana', 'changes-requested');
    await expectBlocked(made, reviews('2 reviewers requested changes.'));
    await say(made, 'ana', 'approved');
    await expectBlocked(made, refusal);
    await say(made, 'cat', 'approved');
    await expectMerged(made);
  });

  it('allows a merge without reviews at 0, also when changes are requested', async () => {
    const space = await makeRuled({ reviews: 0 });
    const made = await makeRequest(world, space, [page('B')]);
    await say(made, 'cat', 'changes-requested');
    await expectMerged(made);
  });
});

describe('the rule of being up to date', () => {
  it('requires an update after changes of the space, also without conflicts', async () => {
    const space = await makeRuled({ upToDate: true });
    const made = await makeRequest(world, space, [page('B')]);
    await editSpace(world, space, [page('C')]);
    await expectBlocked(made, behind);
    await pull(world, made);
    await expectMerged(made);
  });

  it('does not block a change request that is up to date', async () => {
    const space = await makeRuled({ upToDate: true });
    await expectMerged(await makeRequest(world, space, [page('B')]));
  });
});

describe('the rule of links', () => {
  const linking = (title: string, href: string, rest: object = {}) =>
    page(title, `# ${title}\n\nSee [there](${href}).\n`, rest);

  it('lists the pages with links to a deleted page or its descendants', async () => {
    const space = await makeRuled({ noNewBrokenLinks: true }, [
      page('Gone'),
      page('Below', '# Below\n', { into: 'Gone' }),
      linking('A', '/gone'),
      linking('B', '/gone/below'),
      linking('C', '/a'),
    ]);
    const { Gone, A, B } = space.refs;
    const made = await makeRequest(world, space, [drop(Gone)]);
    await expectBlocked(made, links(A, B));
    await editRequest(world, made, [change(A, { markdown: '# A\n' }), drop(B)]);
    await expectMerged(made);
  });

  it('allows moves, and deletions together with the linking pages', async () => {
    const space = await makeRuled({ noNewBrokenLinks: true }, [
      page('Gone'),
      linking('A', '/gone'),
      page('Moved'),
      linking('B', '/moved'),
    ]);
    const { Gone, A, B, Moved } = space.refs;
    await expectMerged(
      await makeRequest(world, space, [
        drop(Gone),
        drop(A),
        change(Moved, { slug: 'elsewhere', title: 'Elsewhere', into: B }),
      ]),
    );
  });

  it('lists pages with new broken links, and ignores existing ones', async () => {
    const space = await makeRuled({ noNewBrokenLinks: true }, [
      linking('Old', '/nowhere'),
      page('A'),
      page('B'),
    ]);
    const { Old, A } = space.refs;
    const made = await makeRequest(world, space, [
      linking('New', '/not-there'),
      change(A, { markdown: '# A\n\nSee [there](/not-there-either).\n' }),
    ]);
    await expectBlocked(made, links(made.refs['New'], A));
    await editRequest(world, made, [
      drop(made.refs['New']),
      change(A, { markdown: '# A\n\nSee [B](/b) and [elsewhere](https://example.test/).\n' }),
    ]);
    await editRequest(world, made, [
      change(Old, { markdown: '# Old\n\nStill see [there](/nowhere).\n', emoji: '🦊' }),
    ]);
    await expectMerged(made);
  });

  it('covers links that the space has added to a page that is deleted here', async () => {
    const space = await makeRuled({ noNewBrokenLinks: true }, [page('Gone'), page('A')]);
    const { Gone, A } = space.refs;
    const made = await makeRequest(world, space, [drop(Gone)]);
    const { refs } = await editSpace(world, space, [
      linking('Late', '/gone'),
      change(A, { markdown: '# A\n\nAnd [this](/gone).\n' }),
    ]);
    await expectBlocked(made, links(refs['Late'], A));
  });

  it('covers texts that the merge combines', async () => {
    const text = (one: string, two: string) => `# A\n\n${one}\n\n${two}\n`;
    const space = await makeRuled({ noNewBrokenLinks: true }, [
      page('A', text('One.', 'Two.')),
      page('B'),
    ]);
    const { A } = space.refs;
    const made = await makeRequest(world, space, [
      change(A, { markdown: text('One, see [there](/nowhere).', 'Two.') }),
    ]);
    await editSpace(world, space, [change(A, { markdown: text('One.', 'Two, see [B](/b).') })]);
    await expectBlocked(made, links(A));
  });

  it('covers files, anchors and reusable contents', async () => {
    const space = await makeRuled({ noNewBrokenLinks: true }, [
      {
        insertFile: {
          ref: 'F',
          name: 'f.txt',
          contentType: 'text/plain',
          base64: Buffer.from('F').toString('base64'),
        },
      },
      { insertReusableContent: { ref: 'R', title: 'R', markdown: 'Reused.' } },
    ]);
    const { F, R } = space.refs;
    const { refs } = await editSpace(world, space, [
      linking('ToFile', `/files/${F}`),
      page('Including', `# Including\n\n{% include "${R}" %}\n`),
      linking('ToReused', `/reusable-contents/${R}`),
      page('Anchored', '# Anchored\n\n## Here\n\nSee [above](#here).\n'),
      page('Other'),
    ]);
    const made = await makeRequest(world, space, [
      { deleteFile: { file: F } },
      { deleteReusableContent: { id: R } },
      change(refs['Anchored'], { markdown: '# Anchored\n\nSee [above](#here).\n' }),
    ]);
    await expectBlocked(
      made,
      links(refs['ToFile'], refs['Including'], refs['ToReused'], refs['Anchored']),
    );
    await editRequest(world, made, [
      change(refs['ToFile'], { markdown: '# No file\n' }),
      drop(refs['Including']),
      drop(refs['ToReused']),
      change(refs['Anchored'], { markdown: '# Anchored\n' }),
    ]);
    await expectMerged(made);
  });

  it('covers the texts of reusable contents too', async () => {
    const space = await makeRuled({ noNewBrokenLinks: true }, [
      page('Gone'),
      { insertReusableContent: { ref: 'R', title: 'R', markdown: 'See [there](/gone).\n' } },
    ]);
    const { Gone, R } = space.refs;
    const made = await makeRequest(world, space, [drop(Gone)]);
    await expectBlocked(made, links(R));
    await editRequest(world, made, [
      { updateReusableContent: { id: R, markdown: 'See [elsewhere](/nowhere).\n' } },
    ]);
    await expectBlocked(made, links(R));
    await editRequest(world, made, [
      { updateReusableContent: { id: R, markdown: 'See nothing.\n' } },
    ]);
    await expectMerged(made);
  });

  it('covers paths to spec pages from a page that moves with its parent', async () => {
    const { id: spec } = await putText(world, 'ruled-from', pets());
    const space = await makeRuled({ noNewBrokenLinks: true }, [
      page('Guide'),
      page('Elsewhere'),
      { insertPage: { title: 'API', type: 'COMPUTED', computed: { spec }, into: 'Guide' } },
      page('Above', '# Above\n', { into: 'Guide' }),
      page('Below', '# Below\n\nSee [them](../api/pets).\n', { into: 'Above' }),
    ]);
    const { Above, Below, Elsewhere } = space.refs;
    await expectBlocked(
      await makeRequest(world, space, [change(Above, { into: Elsewhere })]),
      links(Below),
    );
    await expectMerged(await makeRequest(world, space, [change(Above, { slug: 'elsewhere' })]));
  });

  it('covers spec pages, by id and by path, in the latest version of each spec', async () => {
    const { id: spec } = await putText(world, 'ruled', pets());
    const { id: other } = await putText(world, 'ruled-other', pets({ paths: {} }));
    const space = await makeRuled({ noNewBrokenLinks: true }, [
      { insertPage: { ref: 'API', title: 'API', type: 'COMPUTED', computed: { spec } } },
      page('A'),
      linking('P', 'api/pets'),
    ]);
    const { API, A, P } = space.refs;
    const { id: operation } = (
      await world.as('ana').get(`${space.url}/content/path/api/pets/list-pets`)
    ).body;
    await expectMerged(
      await makeRequest(world, space, [
        change(A, {
          markdown: `# A\n\nSee [one](/pages/${operation}), [the other](/api/operations/addpet) and [the tag](api/pets).\n`,
        }),
      ]),
    );
    const late = await makeRequest(world, space, [
      linking('New', '/api/pets/nothing'),
      linking('Good', '/api/pets/list-pets'),
    ]);
    await expectBlocked(late, links(late.refs['New']));
    // The page that shows the spec is deleted, shows another, or moves: links by path break each
    // time, and those by id in the first two cases.
    await expectBlocked(await makeRequest(world, space, [drop(API)]), links(A, P));
    await expectBlocked(
      await makeRequest(world, space, [change(API, { computed: { spec: other } })]),
      links(A, P),
    );
    const moved = await makeRequest(world, space, [
      change(API, { slug: 'reference' }),
      change(A, { markdown: `# A\n\nSee [one](/pages/${operation}).\n` }),
    ]);
    await expectBlocked(moved, links(P));
    // A spec that loses an operation is another change: later merges break no new links.
    await putText(
      world,
      'ruled',
      pets({ paths: { '/pets': { post: pets().paths['/pets'].post } } }),
    );
    await expectMerged(await makeRequest(world, space, [page('B')]));
  });
});
