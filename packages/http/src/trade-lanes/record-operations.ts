import type { TradeLaneAnalytics } from '@roadstead/service';
import { BOOKING_ROW, VOYAGE_ROW } from '@roadstead/trade-lanes';
import { PAGE, PAGE_SIZE, pagingOf } from '../request/index.ts';
import { EMPTY, HttpError, json, type Operation, pageJson, route } from '../server/index.ts';
import { bookingJson, voyageJson } from './lane-json.ts';
import { CARRIER, parsed } from './lane-parameters.ts';
import { BOOKING_PAGE, VOYAGE_PAGE } from './lane-schemas.ts';

export const ADMINISTRATION = { access: 'administrators', scheme: 'token' } as const;

const LIST = {
  ...ADMINISTRATION,
  query: { vessel_operator_carrier_code: CARRIER, page: PAGE, size: PAGE_SIZE },
  problems: [422],
  isList: true,
} as const;

/** Lists and removals of what was imported. */
export function recordOperations(tradeLanes: TradeLaneAnalytics): readonly Operation[] {
  return [
    route.get('/tradelane-analytics/voyages', 'listVoyages', {
      ...LIST,
      summary: "List carriers' voyages (extension)",
      description:
        'In the form in which they are imported, with the outcome of each call. A corrected voyage is imported again by PUT.',
      replies: { 200: ['A page, by carrier code and number.', VOYAGE_PAGE] },
      async handle({ query }) {
        const paging = pagingOf(query);
        const page = await tradeLanes.listVoyages(paging, query.vessel_operator_carrier_code);
        return json(pageJson(page, paging, voyageJson));
      },
    }),
    route.get('/tradelane-analytics/bookings', 'listBookings', {
      ...LIST,
      summary: "List carriers' bookings (extension)",
      description:
        'In the form in which they are imported. A corrected booking is imported again by PUT.',
      replies: { 200: ['A page, by carrier code and number.', BOOKING_PAGE] },
      async handle({ query }) {
        const paging = pagingOf(query);
        const page = await tradeLanes.listBookings(paging, query.vessel_operator_carrier_code);
        return json(pageJson(page, paging, bookingJson));
      },
    }),
    route.delete('/tradelane-analytics/voyages/{carrier}/{number}', 'removeVoyage', {
      ...ADMINISTRATION,
      summary: "Delete a carrier's voyage (extension)",
      description: 'Its journeys are not counted any more, nor are bookings planned for it.',
      path: {
        carrier: CARRIER,
        number: parsed(VOYAGE_ROW.shape.carrier_voyage_number, 'Number of the voyage.'),
      },
      problems: [404, 422],
      replies: { 200: ['Deleted.', EMPTY] },
      async handle({ path: { carrier, number } }) {
        if (await tradeLanes.removeVoyage(carrier, number)) return json({});
        throw notFound('voyage', carrier, number);
      },
    }),
    route.delete('/tradelane-analytics/bookings/{carrier}/{number}', 'removeBooking', {
      ...ADMINISTRATION,
      summary: "Delete a carrier's booking (extension)",
      path: {
        carrier: CARRIER,
        number: parsed(BOOKING_ROW.shape.carrier_booking_number, 'Number of the booking.'),
      },
      problems: [404, 422],
      replies: { 200: ['Deleted.', EMPTY] },
      async handle({ path: { carrier, number } }) {
        if (await tradeLanes.removeBooking(carrier, number)) return json({});
        throw notFound('booking', carrier, number);
      },
    }),
  ];
}

function notFound(kind: string, carrier: string, number: string): HttpError {
  return new HttpError({
    code: 'not-found',
    detail: `The ${kind} ${number} of ${carrier} does not exist.`,
  });
}
