import { PEOPLE_MEANS } from '@roadstead/alerts';
import { z } from 'zod';
import { pageSchema, responseObject } from '../server/index.ts';
import { DELIVERY_FIELDS } from './webhook-schemas.ts';

/** A delivery to a person in a response. */
export const PEOPLE_DELIVERY = responseObject('PeopleDelivery', {
  ...DELIVERY_FIELDS,
  id: z.string(),
  kind: z.string().describe('The kind of the change, or `confirmation`.'),
  means: z.enum(PEOPLE_MEANS),
  address: z.string().describe('As the configuration lists it.'),
  in_digest: z
    .boolean()
    .describe('Whether it is part of a digest, whose state and attempts it has.'),
});

export const PEOPLE_DELIVERIES = pageSchema('PeopleDeliveries', PEOPLE_DELIVERY);
