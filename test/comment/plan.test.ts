/**
 * Tests that a list of comments reads only its own rows, however many other comments the space has.
 */
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { ids, useWorld } from '../support.ts';
import { makeCommentParent, onSpace, createComment } from './made.ts';

const world = useWorld();

interface Plan {
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Actual Loops': number;
  readonly 'Parent Relationship'?: string;
  readonly Plans?: readonly Plan[];
}

/**
 * Counts the rows that a plan read and removed by a filter. The count of all comments is a plan of
 * its own in the statement of the page, and not part of it.
 */
const removedIn = (plan: Plan): number =>
  plan['Parent Relationship'] === 'InitPlan'
    ? 0
    : (plan['Rows Removed by Filter'] ?? 0) * plan['Actual Loops'] +
      (plan.Plans ?? []).reduce((sum, one) => sum + removedIn(one), 0);

it('the list of a space reads no comments of its change requests or of other spaces', async () => {
  const [parent, otherSpace] = [
    await makeCommentParent(world),
    await makeCommentParent(world, 'a space'),
  ];
  const { database } = world.console;
  // In its change requests, and on another space itself: an index on either alone matches all of
  // these.
  const many = [parent, otherSpace].flatMap(({ space, request, target }) =>
    Array.from({ length: 3000 }, (_, n) => ({
      id: newId('Comment'),
      organizationId: ids.acme,
      spaceId: space.id,
      changeRequestId: request?.id ?? null,
      revisionId: target.revision,
      markdown: `Comment ${n}.`,
    })),
  );
  await database.prisma.comment.createMany({ data: many });
  await createComment(world, onSpace(parent.space));
  const owner = new pg.Client({ connectionString: world.connections.ownerUrl });
  await owner.connect();
  await owner.query('ANALYZE comments');
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  expect((await world.as('ana').get(onSpace(parent.space).url)).body.items).toHaveLength(1);
  const statements = sent.mock.calls.map(
    ([config]) => config as unknown as { readonly text: string; readonly values: unknown[] },
  );
  sent.mockRestore();
  const lists = statements.filter(({ text }) =>
    /FROM.* comments co\b.*change_request_id IS NULL.*ORDER BY/s.test(text),
  );
  const plans = await Promise.all(
    lists.map(
      async ({ text, values }) =>
        (await owner.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values)).rows[0][
          'QUERY PLAN'
        ][0].Plan as Plan,
    ),
  );
  await owner.end();
  expect(plans.map(removedIn)).toEqual([0]);
});
