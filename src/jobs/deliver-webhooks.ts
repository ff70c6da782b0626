/** Every second: delivers events to webhook endpoints. Every ten minutes: deletes old deliveries. */
import { deliverWebhooks } from '../resources/webhook-endpoint/deliver.ts';
import { purgeDeliveries } from '../resources/webhook-endpoint/purge.ts';
import type { Routine } from './job.ts';

export const deliverWebhooksRoutine: Routine = {
  intervalMs: 1000,
  failure: 'Webhooks could not be delivered.',
  async run({ fetch, secrets, selectEvent, ...context }) {
    if (fetch && secrets && selectEvent)
      await deliverWebhooks({ ...context, fetch, secrets, selectEvent, random: Math.random });
  },
};

export const purgeDeliveriesRoutine: Routine = {
  intervalMs: 600_000,
  failure: 'Old deliveries of webhooks could not be deleted.',
  run: ({ database, now, isOver }) => purgeDeliveries(database.query, now(), isOver),
};
