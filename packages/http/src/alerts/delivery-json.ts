import type { Delivery, PeopleDelivery } from '@roadstead/alerts';
import { timestampMs } from '@roadstead/model';
import type { z } from 'zod';
import type { PEOPLE_DELIVERY } from './people-schemas.ts';
import type { DELIVERY } from './webhook-schemas.ts';

/** Returns a delivery as responses have it. */
export function deliveryJson(delivery: Delivery): z.infer<typeof DELIVERY> {
  const { messageId, kind, state, createdMs, dueMs, attempts } = delivery;
  return {
    ...{ id: messageId, kind, state },
    created_at: timestampMs(createdMs),
    next_attempt_at: dueMs === null ? null : timestampMs(dueMs),
    attempts: attempts.map(({ atMs, durationMs, status, error }) => ({
      ...{ at: timestampMs(atMs), duration_ms: durationMs, status, error },
    })),
  };
}

/** Returns a delivery to a person as responses have it. */
export function peopleDeliveryJson(delivery: PeopleDelivery): z.infer<typeof PEOPLE_DELIVERY> {
  const { means, address, isInDigest } = delivery;
  return { ...deliveryJson(delivery), means, address, in_digest: isInDigest };
}
