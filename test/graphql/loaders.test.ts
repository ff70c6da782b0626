// Checks that rows are read again after each write of a request.
import { expect, it } from 'vitest';
import { ids, useWorld } from '../support.ts';

const world = useWorld();

it('a mutation returns its own result, whatever other mutations of the request read before', async () => {
  const document = `mutation ($org: ID!, $id: ID!) {
    first: updateTeam(input: { id: $id, title: "One" }) { team { title organization { title } } }
    second: updateOrganization(input: { id: $org, title: "Two" }) { organization { title } }
    third: updateTeam(input: { id: $id, title: "Three" }) { team { title organization { title } } }
  }`;
  const { data } = await world
    .as('ana')
    .query(document, { org: ids.acme, id: ids.team('writers') });
  expect(data).toEqual({
    first: { team: { title: 'One', organization: { title: 'Acme Docs' } } },
    second: { organization: { title: 'Two' } },
    third: { team: { title: 'Three', organization: { title: 'Two' } } },
  });
});
