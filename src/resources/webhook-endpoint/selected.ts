/** Shapes the payload of a delivery by the selection of its endpoint. */
import type { SelectEvent } from '../../data/selected-event.ts';
import type { Lease, ServedEndpoint } from './lease.ts';
import type { DueDelivery } from './read.ts';
import { ALL_SCOPES } from './write.ts';

const NOBODY = 'The member who set it was deleted. Remove the selection and set it again.';

/**
 * Returns a delivery with the data that the endpoint selects, as it is now, or the problem for which
 * there is none. Tests have no event, and are not shaped.
 */
export async function selectedDelivery(
  { selectEvent, now }: { readonly selectEvent: SelectEvent; readonly now: () => Date },
  { organizationId, leaseId: requestId }: Lease,
  { selection, selectionById: userId, selectionScopes }: ServedEndpoint,
  delivery: DueDelivery,
): Promise<{ readonly delivery: DueDelivery; readonly problem?: string }> {
  const { eventId } = delivery;
  if (selection === null || eventId === null) return { delivery };
  const isLimited = !selectionScopes.includes(ALL_SCOPES);
  const selected =
    userId === null
      ? { problem: NOBODY }
      : await selectEvent({
          ...{ selection, userId, organizationId, eventId, requestId, now: now() },
          scopes: isLimited ? new Set(selectionScopes) : undefined,
        });
  if ('problem' in selected)
    return { delivery, problem: `The selection has no data. ${selected.problem}` };
  const { type, timestamp } = JSON.parse(delivery.body);
  const { data, errors } = selected;
  const body = JSON.stringify({ type, timestamp, data, ...(errors.length > 0 && { errors }) });
  return { delivery: { ...delivery, body } };
}
