// Tests that the published client of graphql-sse reads subscriptions.
import { createClient } from 'graphql-sse';
import { expect, it } from 'vitest';
import { ids, useWorld } from '../support.ts';

const world = useWorld({}, { jobs: true });

it('the client of graphql-sse gets each event once, in order, after a position', async () => {
  const changeRequestId = ids.changeRequest('laptop');
  const client = createClient({
    url: `${world.url}/graphql`,
    headers: { authorization: `Bearer ${world.as('ana').token}` },
    retryAttempts: 0,
  });
  const query = `subscription ($id: ID!, $after: Int) {
    changeRequestUpdated(changeRequestId: $id, after: $after) { event { action } changeRequest { subject } }
  }`;
  const messages = (after: number) =>
    client.iterate<Record<string, unknown>, { position: number }>({
      query,
      variables: { id: changeRequestId, after },
    });
  const events = messages(0);
  for (const subject of ['One', 'Two'])
    await world
      .as('ana')
      .query(
        'mutation ($input: UpdateChangeRequestInput!) { updateChangeRequest(input: $input) { changeRequest { id } } }',
        { input: { id: changeRequestId, subject } },
      );
  const positions: number[] = [];
  for await (const { data, extensions } of events) {
    positions.push(extensions?.position ?? 0);
    expect(Object.keys(data ?? {})).toEqual(['changeRequestUpdated']);
    if (positions.length === 2) break;
  }
  expect(positions).toEqual([...new Set(positions)].sort((one, other) => one - other));
  const [first, second] = positions;
  for await (const { extensions } of messages(first ?? 0)) {
    expect(extensions?.position).toBe(second);
    break;
  }
  client.dispose();
});
