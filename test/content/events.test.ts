import { describe, expect, it } from 'vitest';
import { ids, useWorld } from '../support.ts';

const world = useWorld();

const ListEvents = `query ($id: ID!, $subject: ID) { organization(id: $id) { auditEvents(filter: { subjectId: $subject }) { nodes { action path { space: spaceId collection: collectionId } } } } }`;
const eventsOf = async (subject: string) =>
  (await world.as('ana').query(ListEvents, { id: ids.acme, subject })).data.organization.auditEvents
    .nodes;

describe('the events of content', () => {
  it('record the location of a space at the time of a change', async () => {
    const { body: made } = await world.as('ana').post(`/v1/orgs/${ids.acme}/spaces`, {
      title: 'Travelling',
      parent: ids.collection('handbook'),
    });
    await world.as('ana').patch(`/v1/spaces/${made.id}`, { title: 'On the road' });
    await world.as('ana').post(`/v1/spaces/${made.id}/move`, { parent: ids.collection('product') });
    await world.as('ana').delete(`/v1/spaces/${made.id}`);
    const [handbook, product] = [ids.collection('handbook'), ids.collection('product')];
    expect(await eventsOf(made.id)).toEqual([
      { action: 'space.delete', path: { space: made.id, collection: product } },
      { action: 'space.move', path: { space: made.id, collection: handbook } },
      { action: 'space.update', path: { space: made.id, collection: handbook } },
      { action: 'space.create', path: { space: null, collection: handbook } },
    ]);
  });

  it('record the parent of a collection, and null at the top', async () => {
    await world
      .as('ana')
      .patch(`/v1/collections/${ids.collection('policies')}`, { title: 'Rules' });
    await world.as('ana').patch(`/v1/collections/${ids.collection('handbook')}`, { title: 'Book' });
    expect(await eventsOf(ids.collection('policies'))).toEqual([
      {
        action: 'collection.update',
        path: { space: null, collection: ids.collection('handbook') },
      },
    ]);
    expect(await eventsOf(ids.collection('handbook'))).toEqual([
      { action: 'collection.update', path: null },
    ]);
  });
});
