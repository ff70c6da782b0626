// Tests the receiver of `examples/webhook` with deliveries of a server.
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { createReceiver } from '../../examples/webhook/receiver.mjs';
import { makeOrganization } from '../member/rows.ts';
import { useWorld } from '../support.ts';
import { openDeliverer } from './support.ts';

const world = useWorld();

/** Returns a port that nothing listens at: that of a receiver that was closed. */
async function freePort(): Promise<number> {
  const server = createReceiver({ secret: 'whsec_AAAA', onEvent: () => {} });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens
  await new Promise((resolve) => server.close(resolve));
  return port;
}

it('handles each event once, and refuses requests with a wrong signature', async () => {
  const { id: organizationId } = await makeOrganization(world, 1);
  const base = `/v1/orgs/${organizationId}/webhooks`;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const { body: endpoint } = await world.as('ana').post(base, { url, eventTypes: ['team.create'] });
  const events: [string, number | undefined][] = [];
  let failures = 1;
  const receiver = createReceiver({
    secret: endpoint.secret,
    onEvent: ({ type, data }) => {
      if (failures-- > 0) throw new Error('The example fails once.');
      events.push([type, data.position]);
    },
  });
  await new Promise<void>((resolve) => receiver.listen(port, '127.0.0.1', resolve));
  afterAll(() => {
    receiver.closeAllConnections();
    receiver.close();
  });
  const { deliver } = openDeliverer(world);
  await world.as('ana').put(`/v1/orgs/${organizationId}/teams`, { title: 'Example' });
  await deliver();
  expect(events).toEqual([]);
  await deliver(60);
  expect(events).toEqual([['team.create', 2]]);
  await world.as('ana').post(`${base}/${endpoint.id}/replay`, { position: 1 });
  await deliver(120);
  expect(events).toEqual([['team.create', 2]]);
  const { items } = (await world.as('ana').get(`${base}/${endpoint.id}/deliveries`)).body;
  expect(items.map(({ status }: { status: string }) => status)).toEqual(['succeeded']);
  const forged = await fetch(url, { method: 'POST', body: items[0].request.body });
  expect(forged.status).toBe(401);
});
